"""Nobody is sent what they may not know: every byte of whole games is checked.

At every step what each seat and a spectator were sent is compared, byte for byte, with what the
server would have sent in another world that differs in nothing but what they cannot see.
"""

import base64
import logging
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from random import Random

import pytest

from bajarz.core.errors import RefusedAction, Unreadable
from bajarz.core.game import Game
from bajarz.core.state import OVER, State
from bajarz.games.registry import GAMES
from bajarz.server.live.room import Room
from bajarz.server.live.viewer import Viewer
from bajarz.server.messages import RefusalInfo, Update
from server.driver import (
    Client,
    InlineBotPool,
    Server,
    Socket,
    act_randomly,
    coach_of,
    eventually,
)

pytestmark = pytest.mark.anyio
WHOLE = 100_000
MOMENTS = (0, 10, 20, 40, 80, 160, 320, 640)  # steps after which HTTP is asked, too
GAMES_TO_PLAY = [(game, 2, WHOLE) for game in GAMES] + [
    (game, max(GAMES[game].players), 120) for game in GAMES if max(GAMES[game].players) > 2
]


@contextmanager
def swapped(room: Room, world: State) -> Iterator[None]:
    """The table in another world."""
    assert room.table.match is not None
    recorder = room.table.match.recorder
    truth = recorder.state
    recorder.state = world
    try:
        yield
    finally:
        recorder.state = truth


def worlds(room: Room, seat: int | None, rng: Random) -> list[State]:
    """Worlds in which this seat sees the same; a spectator knows no more than any seat."""
    assert room.table.match is not None
    seats = range(len(room.table.seats)) if seat is None else [seat]
    return [room.table.match.state.redeal(each, rng) for each in seats]


def update_in(room: Room, seat: int | None, language: str) -> bytes:
    viewer = Viewer(room.table, seat, language, take_back=room.hub.settings.take_back)
    play = viewer.play(room.hub.now())
    assert play is not None
    update = Update(play=play, log=viewer.log(room.table.seq - 1))
    return update.model_dump_json().encode()


def refusal_of(viewer: Viewer, text: str) -> RefusalInfo | None:
    """Why the viewer's seat may not do what the text says, or None if it may."""
    assert viewer.table.match is not None
    assert viewer.seat is not None
    try:
        viewer.table.match.read(viewer.seat, text)
    except (Unreadable, RefusedAction) as error:
        return viewer.refusal(text, error)
    return None


def forms_of(secret: bytes) -> list[bytes]:
    """How a secret could be written."""
    return [
        secret,
        secret.hex().encode(),
        secret.hex().upper().encode(),
        base64.b64encode(secret).rstrip(b"="),
        base64.urlsafe_b64encode(secret).rstrip(b"="),
        str(int.from_bytes(secret, "big")).encode(),
        str(list(secret)).encode(),
    ]


async def forget(*_: object) -> None:
    """Store nothing: quicker, and storing has tests of its own."""


@pytest.mark.parametrize(("game", "players", "steps"), GAMES_TO_PLAY)
async def test_every_byte_is_the_same_in_another_world(
    server: Server,
    game: str,
    players: int,
    steps: int,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    caplog.set_level(logging.DEBUG)
    rng = Random(f"{game} {players}")
    people = await server.guests(players)
    table = await server.game(game, people)
    room = await server.room(table)
    monkeypatch.setattr(server.hub.store, "append", forget)
    spectator = Client(server.app)
    compared = different = 0
    async with AsyncExitStack() as stack:
        viewers: list[tuple[int | None, Socket]] = []
        for n, client in enumerate([*people, spectator]):
            socket = await stack.enter_async_context(client.socket(table, ("en", "pl")[n % 2]))
            viewers.append((n if n < players else None, socket))
            await socket.hear("snapshot")
        for number in range(steps):
            if not await act_randomly(room, people, rng) or room.table.to_move() == OVER:
                break
            for seat, socket in viewers:
                await socket.hear("update")
                for world in worlds(room, seat, rng):
                    assert room.table.match is not None
                    different += world.full() != room.table.match.state.full()
                    with swapped(room, world):
                        assert update_in(room, seat, socket.lang) == socket.received[-1]
                        compared += 1
            if number in MOMENTS:
                await same_over_http(room, [*people, spectator], rng)
        sent = [data for _, socket in viewers for data in socket.received]
    sent += [data for client in [*people, spectator] for data in client.replies]
    assert compared > 50
    assert different > 0  # the other worlds are other worlds
    for form in forms_of(room.table.secret):
        assert not any(form in data for data in sent)
        assert form.decode("latin-1") not in caplog.text


async def same_over_http(room: Room, clients: list[Client], rng: Random) -> None:
    """Snapshots, moments and tries over HTTP."""
    table = room.table.id
    for client in clients:
        seat = room.table.seat_of(client.id)
        paths = [f"/tables/{table}?lang=pl", f"/tables/{table}/moments/{room.table.seq - 1}"]
        told = [(await client.call("GET", path)).body for path in paths]
        for world in worlds(room, None if seat < 0 else seat, rng):
            with swapped(room, world):
                assert [(await client.call("GET", path)).body for path in paths] == told


@pytest.mark.parametrize("game", list(GAMES))
async def test_refusals_and_tries_are_the_same_in_another_world(server: Server, game: str) -> None:
    """Whatever a seat asks for, in turn or out of it: the answer does not tell what is hidden."""
    rng = Random(game)
    people = await server.guests(2)
    room = await server.room(await server.game(game, people))
    texts: set[str] = set()
    refused = tried = 0
    for _ in range(90):
        assert room.table.match is not None
        state = room.table.match.state
        legal = [room.table.game.text(action) for action in state.legal_actions()]
        texts.update(rng.sample(legal, min(3, len(legal))))
        for seat in range(2):
            viewer = Viewer(room.table, seat, "en")
            asked = [*rng.sample(sorted(texts), min(5, len(texts))), rng.choice(legal)]
            answers = [refusal_of(viewer, text) for text in asked]
            (world,) = worlds(room, seat, rng)
            with swapped(room, world):
                assert [refusal_of(viewer, text) for text in asked] == answers
            allowed = [text for text, no in zip(asked, answers, strict=True) if no is None]
            for text in allowed[-1:]:
                actions = [room.table.game.parse(text)]
                certain = viewer.preview(actions, Random(1)).certain_events
                with swapped(room, world):
                    assert viewer.preview(actions, Random(2)).certain_events == certain
                tried += 1
            refused += len(asked) - len(allowed)
        if not await act_randomly(room, people, rng) or room.table.to_move() == OVER:
            break
    assert refused > 50
    assert tried > 10


class Hiding(InlineBotPool):
    """A bot that draws unseen, and turns down what it drew."""

    async def choose(
        self, game: Game, options: dict[str, str], state: State, seat: int, bot: str
    ) -> str:
        legal = [game.text(action) for action in state.legal_for(seat)]
        return next((text for text in ("draw", "down", "done") if text in legal), legal[0])


async def test_the_coach_knows_no_more_than_the_seat(server: Server) -> None:
    """In Castles of Caladale, at moments of a whole draft against a bot that hides tiles."""
    server.hub.bot_pool = Hiding(1)
    rng = Random("coach")
    guest = await server.guest()
    seats = ["me", "bot:random"]
    room = await server.room(await server.game("caladale", [guest], players=2, seats=seats))
    path = f"/tables/{room.table.id}/coach"
    asked = different = 0
    while room.table.match is not None and room.table.state == "playing":
        await eventually(lambda: room.table.to_move() in (0, OVER))
        if room.table.turn() % 12 == 1 and room.table.to_move() == 0:
            told = (await guest.call("GET", path)).body
            (world,) = worlds(room, 0, rng)
            different += world.full() != room.table.match.state.full()
            coach_of(server.hub).known.clear()
            with swapped(room, world):
                assert (await guest.call("GET", path)).body == told
            asked += b"layout" in told
        await act_randomly(room, [guest], rng)
    assert min(asked, different) > 3
    for form in forms_of(room.table.secret):
        assert not any(form in data for data in guest.replies)


async def test_what_is_certain_does_not_depend_on_a_known_seed(server: Server) -> None:
    """Worlds drawn with numbers that a player can repeat would show the true one."""
    people = await server.guests(2)
    room = await server.room(await server.game("runestones", people))
    assert room.table.match is not None
    state = room.table.match.state
    seeds: list[object] = []
    original = type(state).redeal

    def noting(self: State, seat: int, rng: Random) -> State:
        seeds.append(rng.random())
        return original(self, seat, rng)

    type(state).redeal = noting  # type: ignore[method-assign]
    try:
        viewer = Viewer(room.table, state.to_move(), "en")
        actions = [state.legal_actions()[0]]
        viewer.preview(actions)
        viewer.preview(actions)
    finally:
        type(state).redeal = original  # type: ignore[method-assign]
    assert len(set(seeds)) == len(seeds) > 2


async def test_errors_of_the_database_do_not_show_the_secret(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    guest = await server.guest()
    table = await server.game("fantazja", [guest], players=2)
    room = await server.room(table)
    with pytest.raises(Exception, match="UNIQUE") as error:
        await server.hub.store.add_table(server.hub.row(room.table))
    for form in forms_of(room.table.secret):
        assert form.decode("latin-1") not in f"{error.value!r} {error.value}"
        assert form.decode("latin-1") not in caplog.text
