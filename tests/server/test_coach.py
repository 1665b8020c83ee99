"""The coach: the best castle of one's own tiles, by what one sees, for whoever plays alone."""

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any, cast

import pytest

from bajarz.games.caladale.view import CaladaleView
from bajarz.server.caladale.service import Coach, Found, find_castle
from bajarz.server.live.room import Room
from bajarz.server.messages import Act
from server.driver import Client, Inline, Server, act_randomly, coach_of, eventually

pytestmark = pytest.mark.anyio
ALONE = ["me", "bot:random"]


async def drafted(server: Server, guest: Client, tiles: int) -> Room:
    """A table alone with a bot, after some tiles were taken and none was laid."""
    room = await server.room(await server.game("caladale", [guest], players=2, seats=ALONE))
    for _ in range(tiles):
        await eventually(lambda: room.table.to_move() == 0)
        shown = await guest.get(f"/tables/{room.table.id}")
        await do(room, guest, f"take {shown['play']['view']['face_up'][0]}")
        await do(room, guest, "keep")
    await eventually(lambda: room.table.to_move() == 0)
    return room


async def do(room: Room, guest: Client, action: str) -> CaladaleView:
    """Do something, and what one sees after it."""
    answer = await room.act(
        guest.id, Act(key=f"do {room.table.seq}", seq=room.table.seq, action=action), "en"
    )
    assert answer.ok, answer
    return await seen(room, guest)


async def seen(room: Room, guest: Client) -> CaladaleView:
    shown = await guest.get(f"/tables/{room.table.id}")
    return cast(CaladaleView, shown["play"]["view"])


class Counting(Inline):
    """Workers that note how often they are asked, and how many answers are made at a time."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = self.running = self.most = 0

    async def run(self, task: Callable[..., Any], *given: Any) -> Any:
        self.asked += 1
        self.running += 1
        self.most = max(self.most, self.running)
        answer = await super().run(task, *given)
        self.running -= 1
        return answer


async def test_the_castle_it_names_can_be_laid_and_is_worth_what_it_says(server: Server) -> None:
    guest = await server.guest()
    room = await drafted(server, guest, 14)
    path = f"/tables/{room.table.id}/coach"
    advice = await guest.get(path)
    before = await seen(room, guest)
    assert set(advice) == {"score", "now", "proved", "layout", "tiles", "down"}
    assert advice["now"] == before["scores"][0] < advice["score"]
    after = await do(room, guest, advice["layout"])
    assert after["scores"][0] == advice["score"]
    assert after["seats"]["1"]["violations"] == []
    assert await guest.get(path) == advice | {"now": advice["score"]}


async def test_ones_own_castle_counts_if_it_is_the_best(server: Server) -> None:
    guest = await server.guest()
    room = await drafted(server, guest, 14)
    path = f"/tables/{room.table.id}/coach"
    best = await guest.get(path)

    class Weak(Inline):
        """A solver that finds nothing."""

        async def run(self, task: Callable[..., Any], *given: Any) -> Any:
            return Found(0, False, "layout 0 -")

    coach_of(server.hub).known.clear()
    coach_of(server.hub).workers = Weak(1)
    assert (await guest.get(path))["score"] < best["score"]
    await do(room, guest, best["layout"])
    told = await guest.get(path)
    assert (told["score"], told["now"]) == (best["score"], best["score"])
    await do(room, guest, "layout 0 -")
    told = await guest.get(path)
    assert told["score"] == best["score"] > told["now"]
    assert (await do(room, guest, told["layout"]))["scores"][0] == best["score"]


async def test_it_says_of_which_tiles_it_speaks(server: Server) -> None:
    """A board compares them with its own, and tells nobody an old claim."""
    guest = await server.guest()
    room = await drafted(server, guest, 2)
    path = f"/tables/{room.table.id}/coach"
    before = await guest.get(path)
    tray = (await seen(room, guest))["seats"]["1"]["tray"]
    kept = sorted(tile["tile"] for tile in tray if tile["tile"] != "scaffold")
    assert (sorted(before["tiles"]), before["down"]) == (kept, 0)
    shown = await seen(room, guest)
    await do(room, guest, f"take {shown['face_up'][0]}")
    await do(room, guest, "down")
    after = await guest.get(path)
    assert (after["tiles"], after["down"]) == (before["tiles"], 1)
    assert after["score"] == before["score"] + 1


async def test_it_says_what_one_more_tile_would_be_worth(server: Server) -> None:
    guest = await server.guest()
    room = await drafted(server, guest, 3)
    path = f"/tables/{room.table.id}/coach"
    shown = await seen(room, guest)
    [first, *_] = shown["face_up"]
    without, more = await guest.get(path), await guest.get(f"{path}?tile={first}")
    assert sorted(more["tiles"]) == sorted([*without["tiles"], first])
    assert more["score"] >= without["score"]
    await do(room, guest, f"take {first}")
    assert await guest.get(f"{path}?tile={first}") == more
    hidden = next(name for name in ("stone-top-1", "tree-top-1") if name not in shown["face_up"])
    refused = await guest.call("GET", f"{path}?tile={hidden}")
    assert (refused.status, refused.code) == (422, "no-tile")


async def test_it_is_silent_at_a_table_without_hints(server: Server) -> None:
    guest = await server.guest()
    room = await drafted(server, guest, 1)
    room.table.hints = False
    reply = await guest.call("GET", f"/tables/{room.table.id}/coach")
    assert (reply.status, reply.code) == (403, "no-coach")


async def test_the_same_tiles_are_thought_about_once_and_one_answer_at_a_time(
    server: Server,
) -> None:
    guest = await server.guest()
    rooms = [await drafted(server, guest, tiles) for tiles in (2, 5)]
    workers = Counting()
    coach_of(server.hub).workers = workers
    paths = [f"/tables/{room.table.id}/coach" for room in rooms]
    answers = await asyncio.gather(*(guest.get(path) for path in paths * 4))
    assert (workers.asked, workers.most) == (2, 1)
    assert answers[:2] * 3 == answers[2:]
    assert answers[0] != answers[1]


@pytest.mark.parametrize("solo", ["builder", "puzzle", "free"])
async def test_it_helps_in_games_alone(server: Server, solo: str) -> None:
    guest = await server.guest()
    options = {"solo": solo}
    table = await server.game("caladale", [guest], players=1, seats=["me"], options=options)
    room = await server.room(table)
    path = f"/tables/{table}/coach"
    if solo != "free":
        assert (await guest.call("GET", path)).code == "no-gate"
    for _ in range(5):
        play = (await guest.get(f"/tables/{table}"))["play"]
        building = [text for text in play["legal"] if text not in ("stop", "done")]
        if building:
            await do(room, guest, building[0])
    advice = await guest.get(path)
    assert advice["score"] >= advice["now"]


@pytest.mark.parametrize(
    ("game", "people", "status", "code"),
    [("caladale", 2, 403, "no-coach"), ("caladale", 3, 403, "no-coach"),
     ("runestones", 1, 403, "no-coach")],
)  # fmt: skip
async def test_where_it_may_not_help(
    server: Server, game: str, people: int, status: int, code: str
) -> None:
    guests = await server.guests(people)
    seats = ["me"] + ["open"] * (people - 1) + ["bot:random"]
    table = await server.game(game, guests, players=people + 1, seats=seats)
    room = await server.room(table)
    if room.table.match is None:
        await guests[0].post(f"/tables/{table}/start")
    reply = await guests[0].call("GET", f"/tables/{table}/coach")
    assert (reply.status, reply.code) == (status, code)
    stranger = await (await server.guest()).call("GET", f"/tables/{table}/coach")
    assert (stranger.status, stranger.code) == (403, "not-seated")
    nobody = await Client(server.app).call("GET", f"/tables/{table}/coach")
    assert (nobody.status, nobody.code) == (401, "no-session")


async def test_it_is_silent_when_nothing_is_played(server: Server) -> None:
    guest = await server.guest()
    table = await server.game("caladale", [guest], players=2)
    reply = await guest.call("GET", f"/tables/{table}/coach")
    assert (reply.status, reply.code) == (409, "waiting")
    playing = await drafted(server, guest, 2)
    await guest.post(f"/tables/{playing.table.id}/resign")
    reply = await guest.call("GET", f"/tables/{playing.table.id}/coach")
    assert (reply.status, reply.code) == (409, "over")


async def test_whoever_left_may_come_back_so_there_is_no_coach_yet(server: Server) -> None:
    guests = await server.guests(2)
    table = await server.game("caladale", guests)
    await guests[1].post(f"/tables/{table}/seats/2", do="leave")
    assert (await guests[0].call("GET", f"/tables/{table}/coach")).code == "no-coach"


async def test_a_table_is_not_held_up_by_its_coach(server: Server) -> None:
    guest = await server.guest()
    room = await drafted(server, guest, 3)
    thought = asyncio.Event()

    class Slow(Inline):
        async def run(self, task: Callable[..., Any], *given: Any) -> Any:
            await thought.wait()
            return await super().run(task, *given)

    coach_of(server.hub).workers = Slow(1)
    asking = asyncio.create_task(guest.get(f"/tables/{room.table.id}/coach"))
    await eventually(lambda: coach_of(server.hub).asking)
    seq = room.table.seq
    assert await act_randomly(room, [guest], Random(1))
    assert room.table.seq > seq
    assert not asking.done()
    thought.set()
    assert (await asking)["layout"].startswith("layout ")


async def test_a_process_that_dies_is_told_and_replaced(server: Server) -> None:
    guest = await server.guest()
    room = await drafted(server, guest, 3)

    class Dying(Inline):
        async def run(self, task: Callable[..., Any], *given: Any) -> Any:
            self.run = super().run  # type: ignore[method-assign] # the next is well
            raise BrokenProcessPool

    coach_of(server.hub).workers = Dying(1)
    path = f"/tables/{room.table.id}/coach"
    reply = await guest.call("GET", path)
    assert (reply.status, reply.code) == (503, "coach")
    assert (await guest.get(path))["score"] >= 0


async def test_it_thinks_in_a_process_of_its_own() -> None:
    coach = Coach(2000)
    question = ((0, 1, 2), (72,), (0,), True, (), 0, 0)
    try:
        assert await coach.ask(question) == find_castle(2000, question)
    finally:
        coach.workers.stop()
