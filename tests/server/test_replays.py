"""Games that are over can be looked through; those that go on cannot."""

import json
import secrets
from random import Random
from typing import Any

import pytest

from bajarz.core.record import read_record
from bajarz.core.replay import replay
from bajarz.core.state import OVER, State
from bajarz.core.verify import verify
from bajarz.games.registry import GAMES, make_game
from bajarz.server.live.table import STOP
from server.driver import Client, Server, act_randomly, play_on

pytestmark = pytest.mark.anyio
KINDS = [(game, players) for game in GAMES for players in GAMES[game].players]
SOLO = [("caladale", 1, {"solo": solo}) for solo in ("builder", "puzzle", "free")]
EVERY_KIND: list[tuple[str, int, dict[str, str]]] = [
    (game, players, {}) for game, players in KINDS if players > 1
] + SOLO
ENOUGH = 120  # steps of a game in the quick tests
BLOCK = 64
JSON = {"content-type": "application/json"}


async def play(
    server: Server,
    game: str,
    players: int,
    options: dict[str, str],
    rng: Random,
    steps: int = 100_000,
) -> tuple[str, list[Client]]:
    """A random game, played by people to its end, or stopped after some steps."""
    people = await server.guests(players)
    table = await server.game(game, people, options=options)
    room = await server.room(table)
    await play_on(room, people, rng, steps)
    if room.table.state != "over":
        await server.hub.store.append(table, *stopped(room))
        server.hub.rooms.clear()
    return table, people


def stopped(room: Any) -> tuple[Any, ...]:
    """What is stored of a game that ends where it stands."""
    entry = room.table.append(room.table.make_entry(STOP, -1, "", "", "", room.hub.now()))
    seats = [seat.row() for seat in room.table.seats]
    return entry.row(), room.table.state, seats, room.table.ending()


async def shown(caller: Client, table: str, entries: int, perspective: str) -> list[Any]:
    """All views, fetched in blocks."""
    found: list[Any] = []
    for first in range(0, entries, BLOCK + 1):
        found += await caller.get(
            f"/replays/{table}/views?perspective={perspective}&from={first}&to={first + BLOCK}"
        )
    return found


def expected_view(state: State, perspective: str) -> Any:
    if perspective != "all":
        return state.view(None if perspective == "0" else int(perspective) - 1)
    mover = state.to_move()
    view: Any = state.view(None if mover == OVER else mover)
    for seat in view["seats"]:
        own: Any = state.view(int(seat) - 1)
        view["private"][seat] = own["private"][seat]
    return view


async def check_views(server: Server, table: str, perspectives: list[str]) -> None:
    """What these perspective see is what the engine shows them that steps through the record."""
    anybody = Client(server.app)
    record = await anybody.get(f"/tables/{table}/record")
    game = make_game(record["game"])
    verify(record, game)
    entries = len(record["steps"]) + 1  # nothing was taken back
    for perspective in perspectives:
        views = (await shown(anybody, table, entries, perspective))[:entries]
        assert [view["seq"] for view in views] == list(range(entries))
        for view, moment in zip(views, replay(read_record(record)[0], game), strict=True):
            mover = moment.state.to_move()
            assert view["view"] == expected_view(moment.state, perspective)
            assert view["to_move"] == mover + 1
            viewer = (
                None if perspective == "0" else int(perspective) - 1 if perspective != "all" else -1
            )
            assert view["last"] == [
                event.full() if viewer == -1 else event.seen_by(viewer) for event in moment.events
            ]


@pytest.mark.parametrize(("game", "players", "options"), EVERY_KIND)
async def test_views_are_those_of_the_engine(
    server: Server, game: str, players: int, options: dict[str, str]
) -> None:
    rng = Random(f"{game} {players} {options}")
    table, _ = await play(server, game, players, options, rng, ENOUGH)
    await check_views(server, table, ["all", *map(str, range(players + 1))])


@pytest.mark.long
@pytest.mark.parametrize(("game", "players", "options"), EVERY_KIND)
async def test_views_of_a_hundred_games_are_those_of_the_engine(
    server: Server, game: str, players: int, options: dict[str, str], monkeypatch: Any
) -> None:
    rng = Random(f"hundred {game} {players} {options}")
    monkeypatch.setattr(secrets, "token_bytes", rng.randbytes)
    monkeypatch.setattr(server.hub.store, "append", forget)
    for number in range(100):
        table, _ = await play(server, game, players, options, rng)
        await check_views(server, table, ["all", str(number % (players + 1))])


async def forget(*_: object) -> None:
    """Store nothing: quicker, and storing has tests of its own."""


async def test_a_replay_tells_the_whole_game(server: Server) -> None:
    table, people = await play(server, "grajeczka", 2, {}, Random(1))
    replayed = await people[0].get(f"/replays/{table}?lang=pl")
    seen = await people[0].get(f"/tables/{table}?lang=pl")
    watched = await Client(server.app).get(f"/tables/{table}?lang=pl")
    record = await people[0].get(f"/tables/{table}/record")
    assert replayed["table"] | {"watchers": 0} == seen["table"] | {"watchers": 0}
    assert replayed["log"] == watched["log"]
    assert replayed["result"] == record["result"]
    assert replayed["secret"] == record["dealing"]["secret"]
    assert replayed["standing"] == list(range(len(record["steps"]) + 1))
    assert (replayed["imported"], replayed["origin"]) == (False, "")


async def test_turns_begin_where_the_turn_passes_on(server: Server) -> None:
    table, _ = await play(server, "fantazja", 2, {}, Random(2))
    anybody = Client(server.app)
    replayed = await anybody.get(f"/replays/{table}")
    entries = len(replayed["log"])
    turns = [view["view"]["turn"] for view in await shown(anybody, table, entries, "0")]
    before = [turns[0], *turns[:-1]]  # the turn in which an entry happened
    assert [before[turn["seq"]] for turn in replayed["turns"]] == [
        turn["turn"] for turn in replayed["turns"]
    ]
    assert {turn["turn"] for turn in replayed["turns"]} == set(before)
    for turn in replayed["turns"]:
        assert turn["turn"] not in before[1 : turn["seq"]]


async def test_what_was_taken_back_is_shown_as_it_was_and_does_not_stand(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    room = await server.room(table)
    rng = Random(3)
    undone = await undo_something(room, people, rng)
    await play_on(room, people, rng)
    anybody = Client(server.app)
    replayed = await anybody.get(f"/replays/{table}")
    entries = len(replayed["log"])
    assert replayed["standing"] == [n for n in range(entries) if n not in (undone, undone + 1)]
    views = [view["view"] for view in await shown(anybody, table, entries, "all")]
    assert views[undone] != views[undone - 1]
    assert views[undone + 1] == views[undone - 1]


async def undo_something(room: Any, people: list[Client], rng: Random) -> int:
    """Play until a step can be taken back, and take it back; its number."""
    while await act_randomly(room, people, rng):
        player = people[room.table.entries[-1].seat]
        seq = room.table.seq
        answer = await player.post(f"/tables/{room.table.id}/undo", key=f"back {seq}", seq=seq)
        if answer["ok"] and answer["code"] == "":
            return int(seq - 1)
    raise AssertionError("nothing could be taken back")


async def test_a_game_that_was_given_up_has_a_replay(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("runestones", people)
    await play_on(await server.room(table), people, Random(4), 5)
    await people[0].post(f"/tables/{table}/resign")
    replayed = await people[1].get(f"/replays/{table}")
    assert replayed["result"]["winners"] == [2]
    views = await people[1].get(f"/replays/{table}/views?from=5&to=9")
    assert [view["to_move"] == 0 for view in views] == [False, True]
    assert views[0]["view"] == views[1]["view"]


WISH = {"seq": 0, "seat": 1, "bot": "random"}
QUERY = "perspective=all&from=0&to=1"


def calls_of(server: Server) -> list[tuple[str, str]]:
    """Every call about one past game that the server declares."""
    return [
        (method.upper(), path.removeprefix("/api"))
        for path, methods in server.app.openapi()["paths"].items()
        if path.startswith("/api/replays/{table_id}")
        for method in methods
    ]


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_game_that_goes_on_shows_nothing(server: Server, game: str) -> None:
    """To nobody, by any call that there is; nor is it in anybody's history."""
    people = await server.guests(2)
    table = await server.game(game, people)
    room = await server.room(table)
    calls = calls_of(server)
    assert len(calls) >= 6
    for _ in range(2):
        for caller in [*people, await server.guest()]:
            for method, path in calls:
                body = json.dumps(WISH).encode() if method == "POST" else b""
                address = f"{path.format(table_id=table, seq=0)}?{QUERY}"
                reply = await caller.call(method, address, body, JSON)
                assert (reply.status, reply.code) == (409, "playing")
                assert room.table.secret.hex().encode() not in reply.body
            assert await caller.get("/me/history") == []
        await play_on(room, people, Random(5), 10)
    assert room.table.state == "playing"


async def test_a_game_that_waits_has_no_replay(server: Server) -> None:
    guest = await server.guest()
    table = await server.game("fantazja", [guest], players=2)
    assert (await guest.call("GET", f"/replays/{table}")).code == "playing"
    assert (await guest.call("GET", "/replays/nosuchid")).status == 404


@pytest.mark.parametrize(
    "query",
    ["", "from=0", "from=0&to=65", "from=2&to=1", "from=-1&to=1", "from=0&to=1&perspective=9",
     "from=0&to=1&perspective=3", "from=0&to=1&perspective=two", "from=x&to=1"],
)  # fmt: skip
async def test_bad_wishes_are_refused(server: Server, query: str) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    await people[0].post(f"/tables/{table}/resign")
    assert (await people[0].call("GET", f"/replays/{table}/views?{query}")).status == 422


async def test_beyond_the_end_there_is_nothing(server: Server) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    await people[0].post(f"/tables/{table}/resign")
    assert await people[0].get(f"/replays/{table}/views?from=2&to=66") == []
