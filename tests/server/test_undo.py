"""Steps are taken back as far as nothing was dealt; where something was shown, with consent."""

from random import Random

import pytest

from bajarz.server.live.room import Room
from server.driver import Client, Server, act_randomly

pytestmark = pytest.mark.anyio


async def play_until(room: Room, people: list[Client], undo: str) -> Client:
    """Random play until somebody's last step can be undone like this; who that is."""
    rng = Random(undo)
    while True:
        seat = room.table.to_move()
        assert await act_randomly(room, people, rng)
        if (
            room.table.state == "playing"
            and room.viewer(people[seat].id, "en").undo(room.hub.now()) == undo
        ):
            return people[seat]


@pytest.mark.parametrize("game", ["fantazja", "caladale", "runestones", "grajeczka"])
async def test_what_showed_nothing_is_taken_back(server: Server, game: str) -> None:
    people = await server.guests(2)
    room = await server.room(await server.game(game, people))
    me = await play_until(room, people, "yes")
    assert room.table.match is not None
    before = room.table.match.history[-1].before.full()
    undone = room.table.entries[-1].seq
    async with me.socket(room.table.id) as mine:
        play = (await mine.hear("snapshot"))["play"]
        assert play["undo"] == "yes"
        wish = {"key": "back", "seq": play["seq"]}
        assert (await mine.ask("undo", **wish))["ok"]
        assert (await mine.ask("undo", **wish))["ok"]  # the same key: once only
    assert room.table.match.state.full() == before
    assert room.table.undone == {undone}
    assert room.table.seq == play["seq"] + 1  # the log only grows
    shown = await me.get(f"/tables/{room.table.id}")
    assert shown["log"][-1]["words"] == f"{me.name} takes the last step back."


async def test_a_turn_that_ended_with_a_deal_stays(server: Server) -> None:
    people = await server.guests(2)
    room = await server.room(await server.game("fantazja", people))
    rng = Random(1)
    seat = room.table.to_move()
    while room.table.to_move() == seat:
        await act_randomly(room, people, rng)
    me, other = people[seat], people[1 - seat]
    words = {"en": "Chance has dealt", "pl": "W tym kroku"}
    for lang, begin in words.items():
        wish = {"key": "back", "seq": room.table.seq}
        answer = await me.post(f"/tables/{room.table.id}/undo?lang={lang}", **wish)
        assert (answer["ok"], answer["code"]) == (False, "no-undo")
        assert answer["message"].startswith(begin)
    answer = await other.post(f"/tables/{room.table.id}/undo", **wish)
    assert answer["message"] == "There is nothing of yours to take back."
    stale = await me.post(f"/tables/{room.table.id}/undo", key="old", seq=0)
    assert stale["code"] == "stale"


@pytest.mark.parametrize(("game", "players"), [("fantazja", 2), ("runestones", 3)])
async def test_what_others_saw_goes_back_when_all_agree(
    server: Server, game: str, players: int
) -> None:
    people = await server.guests(players)
    room = await server.room(await server.game(game, people))
    me = await play_until(room, people, "ask")
    others = [client for client in people if client is not me]
    table = room.table.id
    assert room.table.match is not None
    before = room.table.match.history[-1].before.full()
    seq = room.table.seq
    async with others[0].socket(table) as theirs, me.socket(table) as mine:
        answer = await mine.ask("undo", seq=seq)
        assert (answer["ok"], answer["code"]) == (True, "asked")
        asked = await theirs.hear("ask")
        assert (asked["seat"], asked["what"]) == (people.index(me) + 1, "undo")
        mine.say("consent", agree=True)  # one's own word does not count
        assert (await mine.hear("error"))["code"] == "no-wish"
        theirs.say("consent", agree=False)
        declined = await mine.hear("declined")
        assert declined["seat"] == people.index(others[0]) + 1
        assert room.table.seq == seq
        theirs.say("consent", agree=True)  # nobody asks any more
        assert (await theirs.hear("error"))["code"] == "no-wish"
        await mine.ask("undo", seq=seq)
        for number, other in enumerate(others):
            assert room.table.seq == seq, number
            await other.post(f"/tables/{table}/consent", agree=True)
    assert room.table.seq == seq + 1
    assert room.table.match.state.full() == before


async def test_a_wish_ends_when_the_game_goes_on(server: Server) -> None:
    people = await server.guests(2)
    room = await server.room(await server.game("fantazja", people))
    me = await play_until(room, people, "ask")
    other = people[1 - people.index(me)]
    await me.post(f"/tables/{room.table.id}/undo", key="w", seq=room.table.seq)
    assert room.undo_requests.seat is not None
    await act_randomly(room, people, Random(1))
    reply = await other.send(f"/tables/{room.table.id}/consent", agree=True)
    assert (reply.status, reply.code) == (409, "no-wish")


async def test_bots_always_agree(server: Server) -> None:
    guest = await server.guest()
    table = await server.game("runestones", [guest], seats=["me", "bot:random"], players=2)
    room = await server.room(table)
    rng = Random(3)
    async with guest.socket(table) as socket:
        play = (await socket.hear("snapshot"))["play"]
        while play["undo"] != "ask":
            if play["to_move"] == 1:
                action = rng.choice(play["legal"])
                assert (await socket.ask("act", seq=play["seq"], action=action))["ok"]
                play = next(m["play"] for m in reversed(socket.heard) if m["type"] == "update")
            else:
                play = (await socket.hear("update"))["play"]
        answer = await socket.ask("undo", seq=play["seq"])
    assert (answer["ok"], answer["code"]) == (True, "")
    assert any(entry.kind == "undo" for entry in room.table.entries)
