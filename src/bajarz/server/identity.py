"""Who is calling: guests and accounts. Tokens and passwords are stored as hashes only."""

import asyncio
import hashlib
import secrets
import unicodedata
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection

from bajarz.server.live.errors import TableError
from bajarz.server.storage.rows import PlayerRow
from bajarz.server.storage.store import Store

COOKIE = "bajarz_session"
NAMES = ("Sowa", "Borsuk", "Lis", "Bocian", "Wydra", "Ryś", "Jeż", "Żubr", "Sarna", "Kruk")
SETTINGS = {
    "language": ("", "en", "pl"),
    "theme": ("", "light", "night"),
    "motion": ("", "full", "reduced"),
    "sound": ("", "on", "off"),
    "asking": ("", "always", "final", "moment", "never"),
    "hints": ("", "off", "asked", "always"),
    "pace": ("", "slow", "usual", "fast", "none"),
}
NAMED = "named"  # noted among the settings of a guest who has chosen a name, or kept the first
HASHER = PasswordHasher()
ACCOUNT_LENGTH = 40


class Player(NamedTuple):
    """The caller, as far as the server knows them."""

    id: str
    name: str
    is_guest: bool
    settings: dict[str, str]

    @property
    def is_named(self) -> bool:
        """Whether the name was chosen: a guest's first one is only a suggestion."""
        return not self.is_guest or NAMED in self.settings


def as_player(row: PlayerRow) -> Player:
    return Player(row["id"], row["name"], row["account"] is None, dict(row["settings"]))


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(connection: HTTPConnection) -> str:
    """The caller's token: a program's header, or the browser's cookie."""
    header = connection.headers.get("authorization", "")
    if header.startswith("Bearer "):
        return header.removeprefix("Bearer ")
    return connection.cookies.get(COOKIE, "")


def clean_name(name: str) -> str:
    """A name that can be shown; raises TableError."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= 24 or not all(c.isprintable() for c in name):
        raise TableError("name", "a name has 1 to 24 printable characters", 422)
    return name


def account_of(name: str) -> str:
    """What a name is compared by: names that differ in capitals only are one account."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def name_taken() -> TableError:
    return TableError("name-taken", "there is an account of this name already")


class Identities:
    """Guests, accounts and their sessions."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, token: str | None) -> Player | None:
        if not token:
            return None
        row = await self.store.player_of_token(token_hash(token))
        return None if row is None else as_player(row)

    async def make_guest(self) -> tuple[Player, str]:
        token = secrets.token_urlsafe(32)
        player = secrets.token_hex(12)
        name = f"{secrets.choice(NAMES)} {secrets.randbelow(90) + 10}"
        await self.store.add_player(player, name, token_hash(token))
        return Player(player, name, True, {}), token

    async def change(
        self, player: Player, name: str | None, settings: dict[str, str | None]
    ) -> Player:
        new = dict(player.settings)
        if name is not None:
            new[NAMED] = "yes"
        for key, value in settings.items():
            if value is not None:
                if value not in SETTINGS[key]:
                    known = ", ".join(v for v in SETTINGS[key] if v)
                    raise TableError(key, f"{key} is one of {known}, not {value!r}", 422)
                new[key] = value
        changed = player._replace(
            name=player.name if name is None else clean_name(name), settings=new
        )
        await self.store.change_player(player.id, name=changed.name, settings=new)
        return changed

    async def make_account(self, player: Player, name: str, password: str) -> Player:
        """A guest becomes an account and keeps everything."""
        if not player.is_guest:
            raise TableError("account", "you have an account already")
        name = clean_name(name)
        if not 8 <= len(password) <= 200:
            raise TableError("password", "a password has 8 to 200 characters", 422)
        account = account_of(name)
        if len(account) > ACCOUNT_LENGTH:
            raise TableError("name", "this name is too long", 422)
        if await self.store.player_of_account(account) is not None:
            raise name_taken()
        hashed = await asyncio.to_thread(HASHER.hash, password)
        try:
            await self.store.change_player(player.id, name=name, account=account, password=hashed)
        except IntegrityError:  # somebody was faster
            raise name_taken() from None
        return player._replace(name=name, is_guest=False)

    async def log_in(self, name: str, password: str) -> tuple[Player, str]:
        account = account_of(name)
        row = await self.store.player_of_account(account) if account.isprintable() else None
        known = (row is not None and row["password"]) or DUMMY
        try:
            await asyncio.to_thread(HASHER.verify, known, password)
        except VerifyMismatchError:
            row = None
        if row is None:
            raise TableError("login", "name and password do not fit", 401)
        token = secrets.token_urlsafe(32)
        await self.store.add_session(row["id"], token_hash(token))
        return as_player(row), token

    async def log_out(self, token: str) -> None:
        await self.store.end_session(token_hash(token))


DUMMY = HASHER.hash(secrets.token_hex(16))  # so that unknown names take as long as known ones
