"""Sessions, accounts and settings."""

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from bajarz.server.http.dependencies import Anybody, Caller, TheHub, TheIdentities
from bajarz.server.identity import COOKIE, NAMED, Player, account_of, token_of
from bajarz.server.live.errors import TableError
from bajarz.server.messages import Message

router = APIRouter(tags=["people"])
YEAR = 365 * 24 * 3600


class Done(BaseModel):
    """It is done; there is nothing more to say."""


class PlayerOut(BaseModel):
    """A player, with the settings that were chosen; `is_named`: whether the name was, too."""

    id: str
    name: str
    is_guest: bool
    is_named: bool
    settings: dict[str, str]


class SessionOut(BaseModel):
    """Who one is, and the token that proves it."""

    player: PlayerOut
    token: str


class Change(Message):
    """A new name or settings; what is left out stays as it is."""

    name: str | None = None
    language: str | None = None
    theme: str | None = None
    motion: str | None = None
    sound: str | None = None
    asking: str | None = None
    hints: str | None = None
    pace: str | None = None


class Credentials(Message):
    """The name and the password of an account."""

    name: str
    password: str


def shown(player: Player) -> PlayerOut:
    chosen = {key: value for key, value in player.settings.items() if key != NAMED}
    return PlayerOut(**player._replace(settings=chosen)._asdict(), is_named=player.is_named)


def host_of(request: Request) -> str:
    return request.client.host if request.client else ""


def remember(response: Response, token: str, secure: bool) -> None:
    response.set_cookie(
        COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/"
    )


@router.post("/session")
async def make_session(
    known: Anybody, identities: TheIdentities, hub: TheHub, request: Request, response: Response
) -> SessionOut:
    """Become a guest, or hear who you are already."""
    if known is not None:
        return SessionOut(player=shown(known), token=token_of(request))
    if not hub.guests.take(host_of(request)):
        raise TableError("flood", "too many new guests from here; wait a minute", 429)
    player, token = await identities.make_guest()
    remember(response, token, hub.settings.secure_cookies)
    return SessionOut(player=shown(player), token=token)


@router.get("/me")
async def me(player: Caller) -> PlayerOut:
    """Who you are."""
    return shown(player)


@router.patch("/me")
async def change_me(change: Change, player: Caller, identities: TheIdentities) -> PlayerOut:
    """Change your name or settings."""
    settings = change.model_dump(exclude={"name"})
    return shown(await identities.change(player, change.name, settings))


@router.post("/account")
async def make_account(
    credentials: Credentials, player: Caller, identities: TheIdentities
) -> PlayerOut:
    """Make the guest an account; games and seats stay."""
    made = await identities.make_account(player, credentials.name, credentials.password)
    return shown(made)


@router.post("/login")
async def log_in(
    credentials: Credentials,
    identities: TheIdentities,
    hub: TheHub,
    request: Request,
    response: Response,
) -> SessionOut:
    """A new session of an account."""
    if not hub.logins.take(f"{host_of(request)} {account_of(credentials.name)}"):
        raise TableError("flood", "too many tries; wait a minute", 429)
    player, token = await identities.log_in(credentials.name, credentials.password)
    remember(response, token, hub.settings.secure_cookies)
    return SessionOut(player=shown(player), token=token)


@router.post("/logout")
async def log_out(request: Request, identities: TheIdentities, response: Response) -> Done:
    """End this session."""
    await identities.log_out(token_of(request))
    response.delete_cookie(COOKIE, path="/")
    return Done()
