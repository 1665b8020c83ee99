"""Actions that make no sense, or that the rules forbid, in the games with many kinds of them."""

from random import Random
from typing import Any

import pytest

from bajarz.core.errors import Unreadable
from server.castles import draft_on
from server.driver import Client, Server, act_randomly

pytestmark = pytest.mark.anyio
HUGE = "9" * 300
MANY = ";".join(f"stone-two-1@{n},1,r0" for n in range(150))

UNREADABLE = {
    "caladale": [
        "", " ", "-", "build", "place", "place stone-two-1", "place stone-two-1 1,1",
        "place stone-two-1 1,1 r4", "place stone-two-1 1;1 r0",
        "place nothing 1,1 r0", "place wizard** 1,1 r0", f"place stone-two-1 {HUGE},1 r0",
        "place stone-two-1 １,１ r0", "layout", "layout 0", "layout 0 stone-two-1@1,1",
        "layout x -", f"layout {HUGE} -", "shift 1", "shift ,", f"shift {HUGE},0", "grass",
        "grass 1.5", "take", "take nothing", "exchange stone-two-1", "done done", "keep\x00",
    ],
    "runestones": [
        "", " ", "summons", "play", "play 0", "play 1 2", "play -1", f"play {HUGE}", "play x",
        "ability 1", "ability 1 3", "ability x 1", "pay", "pay Q", "gem", "gem Z", "call",
        "field 3 B", "field 1", "forge", "forge 9 B", "forge 1", "trade", "trade 3", "stone",
        "stone nothing", "benefit 1", "forgo\x00", "１",
    ],
}  # fmt: skip
FORBIDDEN = {  # to the seat to move, and by which rule
    "caladale": [
        ("shift 110,0", "C-C2"), ("shift 0,-1", "C-C2"), ("back scaffold", "C-B1"),
        (f"layout 0 {MANY}", "C-B1"), ("layout 0 scaffold@1,1,r0;scaffold@1,2,r0", "C-B1"),
        ("place scaffold 1,0 r0", "C-B2"), ("gate wizard", "C-S1"), ("stop", "C-1e"),
        ("done", "C-E1"), ("keep", "C-T2"), ("exchange stone-two-1 tree-two-1", "C-2b"),
    ],
    "runestones": [
        ("benefit", "R-T1"), ("forgo", "R-T1"), ("finish", "R-T1"), ("trade 1", "R-T1"),
        ("gem B", "R-T1"), ("ability 11 1", "R-T1"), ("field 1 B", "R-T1"),
    ],
}  # fmt: skip


async def table_of(server: Server, game: str, people: list[Client]) -> Any:
    room = await server.room(await server.game(game, people, options={"first": "1"}))
    if game == "caladale":
        await draft_on(room, people, 8)
    return room


@pytest.mark.parametrize("game", list(UNREADABLE))
async def test_what_is_no_action_is_refused_in_words(server: Server, game: str) -> None:
    people = await server.guests(2)
    room = await table_of(server, game, people)
    before = room.table.match.state.full()
    async with people[0].socket(room.table.id) as acting, people[0].socket(room.table.id) as trying:
        for text in UNREADABLE[game]:
            with pytest.raises(Unreadable):
                room.table.game.parse(text)
            acted = await acting.ask("act", seq=room.table.seq, action=text)
            for answer in (acted, await trying.ask("try", action=text)):
                assert (answer["ok"], answer["code"]) == (False, "refused"), text
                assert answer["refusal"]["rule"] == ""
                assert answer["message"]
    assert room.table.match.state.full() == before
    assert await act_randomly(room, people, Random(1))


@pytest.mark.parametrize("game", list(FORBIDDEN))
@pytest.mark.parametrize("lang", ["en", "pl"])
async def test_what_the_rules_forbid_is_refused_with_the_rule(
    server: Server, game: str, lang: str
) -> None:
    people = await server.guests(2)
    room = await table_of(server, game, people)
    before = room.table.match.state.full()
    path = f"/tables/{room.table.id}"
    for n, (text, rule) in enumerate(FORBIDDEN[game]):
        for client in people:
            wish = {"key": f"k{n}", "seq": room.table.seq, "action": text}
            answer = await client.post(f"{path}/act?lang={lang}", **wish)
            assert (answer["ok"], answer["code"]) == (False, "refused"), text
            refusal = answer["refusal"]
            assert refusal["rule"] == rule or client is people[1], text
            assert refusal["words"]
    assert room.table.match.state.full() == before
    assert await act_randomly(room, people, Random(1))
