"""Bots of Castles of Caladale build beside the others, and hold up nobody by it (C-B1)."""

import pytest

from bajarz.bots.bot import BUDGETS
from bajarz.bots.budget import Budget
from bajarz.games.caladale.actions import KIND_LAYOUT, KIND_PLACE, kind_of
from bajarz.server.live.room import Room
from server.castles import castle_of
from server.driver import Server, eventually, serve

pytestmark = pytest.mark.anyio
PAUSE = 0.6


def is_building(room: Room, text: str) -> bool:
    return KIND_PLACE <= kind_of(room.table.game.parse(text)) <= KIND_LAYOUT


async def table_of(server: Server, bot: str) -> Room:
    guest = await server.guest()
    seats = [f"bot:{bot}", f"bot:{bot}"]
    return await server.room(await server.game("caladale", [guest], players=2, seats=seats))


def pauses_of(server: Server) -> list[float]:
    """What bots waited; before it, games wait a while until they begin."""
    return [each for each in server.clock.slept if each != server.hub.settings.start_after]


@pytest.fixture(autouse=True)
def quick_master(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUDGETS, "master", Budget(iterations=4))


@pytest.mark.parametrize("bot", ["greedy", "master"])
async def test_bots_pause_before_every_step_but_building(
    monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    async with serve(bot_pause=PAUSE) as server:
        monkeypatch.setattr(server.hub, "sleep", server.clock.sleep)
        room = await table_of(server, bot)
        await eventually(lambda: room.table.seq > 40)
        room.close()
        steps = [entry for entry in room.table.entries if entry.kind == "act"]
        others = [entry for entry in steps if not is_building(room, entry.text)]
        assert len(others) < len(steps)
        pauses = pauses_of(server)
        assert pauses[: len(others)] == [PAUSE] * len(others)
        assert len(pauses) <= len(others) + 1  # the step that is thought of now


async def test_thinking_is_part_of_the_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serve(bot_pause=PAUSE) as server:
        choose = server.hub.bot_pool.choose

        async def slowly(*asked: object) -> str:
            server.clock.go_on(0.5)
            return await choose(*asked)  # type: ignore[arg-type]

        monkeypatch.setattr(server.hub, "sleep", server.clock.sleep)
        monkeypatch.setattr(server.hub.bot_pool, "choose", slowly)
        room = await table_of(server, "random")
        await eventually(lambda: len(pauses_of(server)) > 5)
        room.close()
        assert pauses_of(server)[:5] == pytest.approx([0.1] * 5)


async def test_a_table_of_builders_comes_to_its_end(server: Server) -> None:
    """Every bot is made anew for each step here, so that none remembers what it has built."""
    room = await table_of(server, "master")
    await eventually(lambda: room.table.state == "over")
    assert all(len(castle_of(room, seat)) > 5 for seat in (0, 1))
    texts = [entry.text for entry in room.table.entries if entry.kind == "act"]
    assert texts.index(next(text for text in texts if is_building(room, text))) < 10
    assert len(texts) < 200
