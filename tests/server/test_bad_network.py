"""Four people build at once over a bad network: nothing is lost, and all see the same castles."""

import asyncio
from random import Random

import pytest

from bajarz.core.verify import verify
from bajarz.games.registry import make_game
from bajarz.server.live.room import Room
from bajarz.server.live.table import ACT
from server.bad_network import Builder
from server.castles import castle_of, draft_on
from server.driver import Server, eventually

pytestmark = pytest.mark.anyio
EDITS = 20
PAUSE = 0.05  # seconds between two edits of one builder, on average
BREAK_AFTER = 8  # edits, on average


async def build(builder: Builder) -> None:
    """Edit on and on, while the line breaks now and then."""
    await eventually(lambda: builder.heard is not None)
    for _ in range(EDITS):
        builder.edit()
        await asyncio.sleep(builder.rng.uniform(0, 2 * PAUSE))
        if builder.rng.random() < 1 / BREAK_AFTER and builder.line.is_up:
            builder.line.break_off()
    await eventually(lambda: builder.line.is_up)
    builder.line.break_off()  # with the last edits under way
    await eventually(lambda: not builder.kept)


async def test_four_builders_lose_nothing_and_see_the_same(server: Server) -> None:
    people = await server.guests(4)
    room = await server.room(await server.game("caladale", people))
    await draft_on(room, people)
    seq = room.table.seq
    builders = [
        Builder(client, room.table.id, seat, Random(f"builder {seat}"))
        for seat, client in enumerate(people)
    ]
    await asyncio.gather(*(builder.connect() for builder in builders))
    listening = [asyncio.create_task(builder.listen()) for builder in builders]
    await asyncio.gather(*(build(builder) for builder in builders))
    await eventually(lambda: all(b.heard["seq"] == room.table.seq for b in builders))
    check_castles(room, builders)
    check_log(room, builders, seq)
    for builder in builders:
        builder.do("done")
    await eventually(lambda: all(b.heard["result"] is not None for b in builders))
    check_castles(room, builders)
    verify(room.table.record(), make_game("caladale"))
    for task in listening:
        task.cancel()
    await asyncio.gather(*(line.close() for builder in builders for line in builder.lines))


def check_castles(room: Room, builders: list[Builder]) -> None:
    """Everybody's own picture, what everybody heard of everybody, and the server's: all alike."""
    for builder in builders:
        assert builder.refused == []
        assert builder.shown() == castle_of(room, builder.seat)
        for other in builders:
            seen = other.heard["view"]["seats"][str(builder.seat + 1)]["castle"]
            assert seen == builder.shown()


def check_log(room: Room, builders: list[Builder], seq: int) -> None:
    """Every edit happened once, in the order in which it was made; and the lines did break."""
    entries = [entry for entry in room.table.entries[seq:] if entry.kind == ACT]
    for builder in builders:
        assert len(builder.lines) > 1
        assert [entry.key for entry in entries if entry.seat == builder.seat] == builder.made
    assert len({entry.seat for entry in entries[: len(entries) // 2]}) == len(builders)
