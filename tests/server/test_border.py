"""While one develops, whatever is sent must be as the games declare it."""

from random import Random
from typing import Any

import pytest

from bajarz.core.event import Event
from bajarz.core.state import State
from bajarz.core.view import View
from bajarz.server.live.room import Room
from bajarz.server.settings import Settings
from server.driver import Client, Server, act_randomly, play_on, serve

pytestmark = pytest.mark.anyio


def break_views(room: Room, change: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the views of a table's game say something wrong."""
    assert room.table.match is not None
    kind = type(room.table.match.state)
    original = kind.view

    def broken(state: State, seat: int | None) -> View:
        return {**original(state, seat), **change}  # type: ignore[typeddict-item]

    monkeypatch.setattr(kind, "view", broken)


async def started(server: Server) -> tuple[list[Client], Room]:
    people = await server.guests(2)
    return people, await server.room(await server.game("fantazja", people))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"first": "me"}, "fantazja: view.first is 'me', no int"),
        ({"more": 1}, "fantazja: view.more is not declared in FantazjaView"),
        ({"castle": {"x": 0}}, "fantazja: view.castle is {'x': 0}, no str"),
    ],
)
async def test_a_broken_view_is_caught(
    server: Server, change: dict[str, Any], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, room = await started(server)
    break_views(room, change, monkeypatch)
    for path in (f"/tables/{room.table.id}", f"/tables/{room.table.id}/moments/0"):
        reply = await people[0].call("GET", path)
        assert (reply.status, reply.code) == (500, "misfit")
        assert reply.json()["error"]["message"] == words


async def test_a_broken_event_is_caught(server: Server) -> None:
    people, room = await started(server)
    await act_randomly(room, people, Random(1))
    events = room.table.events_by_entry[-1]
    for event, words in (
        (Event("Nothing", {}), "fantazja: the event Nothing is not declared"),
        (Event("GameStarted", {"first": "A"}), "fantazja: GameStarted.first is 'A', no int"),
    ):
        events[:] = [event]
        reply = await people[0].call("GET", f"/tables/{room.table.id}/moments/1")
        assert reply.json()["error"]["message"] == words


async def test_a_broken_replay_is_caught(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    people, room = await started(server)
    await people[0].post(f"/tables/{room.table.id}/resign")
    break_views(room, {"buried": None}, monkeypatch)
    for perspective in ("0", "1", "all"):
        path = f"/replays/{room.table.id}/views?from=0&to=0&perspective={perspective}"
        reply = await people[0].call("GET", path)
        assert reply.json()["error"]["message"] == "fantazja: view.buried is None, no int"


async def test_in_production_nothing_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not Settings().check_messages
    async with serve(check_messages=False) as server:
        people, room = await started(server)
        break_views(room, {"first": "me"}, monkeypatch)
        shown = await people[0].get(f"/tables/{room.table.id}")
        assert shown["play"]["view"]["first"] == "me"


@pytest.mark.parametrize("game", ["fantazja", "caladale", "runestones", "grajeczka"])
async def test_the_open_view_has_what_every_seat_alone_may_know(server: Server, game: str) -> None:
    people = await server.guests(2)
    room = await server.room(await server.game(game, people))
    await play_on(room, people, Random(game), 12)
    await people[0].post(f"/tables/{room.table.id}/resign")
    path = f"/replays/{room.table.id}/views?from=12&to=12&perspective="
    views = {who: (await people[0].get(path + who))[0]["view"] for who in ("0", "1", "2", "all")}
    private = {"1": views["1"]["private"]["1"], "2": views["2"]["private"]["2"]}
    mover = str(views["0"]["to_move"])
    assert views["all"] == {**views[mover], "private": private}
    assert views["0"]["private"] == {}
