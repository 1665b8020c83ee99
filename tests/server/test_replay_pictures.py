"""Moments of games that are over as pictures, and their steps as an animation."""

import asyncio
from itertools import islice, pairwise
from random import Random
from typing import Any

import pytest

from bajarz.art import gif
from bajarz.art.pictures import picture
from bajarz.core.record import read_record
from bajarz.core.replay import replay
from bajarz.games.registry import GAMES, make_game
from bajarz.server.finished.pictures import FRAMES, SIZE, WIDEST, PictureStyle, spread
from bajarz.server.finished.replay import open_view
from bajarz.server.live.errors import TableError
from play import random_record, random_states
from server.driver import Client, Server, play_on

pytestmark = pytest.mark.anyio


async def finished(server: Server, game: str = "grajeczka", steps: int = 100_000) -> str:
    people = await server.guests(2)
    table = await server.game(game, people)
    room = await server.room(table)
    await play_on(room, people, Random(game), steps)
    if room.table.state != "over":
        await people[0].post(f"/tables/{table}/resign")
    return table


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_picture_is_that_of_the_drawing(server: Server, game: str) -> None:
    table = await finished(server, game, 12)
    anybody = Client(server.app)
    record = await anybody.get(f"/tables/{table}/record")
    read = read_record(record)[0]
    names = {n: seat["name"] for n, seat in enumerate(read.header.seats, 1)}
    [state] = [each.state for each in replay(read, make_game(game)) if each.number == 12]
    done = [step.action for step in read.steps]
    for perspective, seat in (("0", None), ("2", 1)):
        path = f"/replays/{table}/picture/12.svg?perspective={perspective}&theme=night&lang=pl"
        reply = await anybody.call("GET", path)
        assert reply.headers["content-type"] == "image/svg+xml"
        drawn = picture(
            make_game(game), state.view(seat), int(perspective), names, "night", "pl", done
        )
        assert reply.body.decode() == drawn


@pytest.mark.parametrize("game", list(GAMES))
def test_open_positions_can_be_drawn(game: str) -> None:
    made = make_game(game)
    names = {n: f"Player {n}" for n in range(1, 5)}
    for state in islice(random_states(made, "open", 2), 0, 90, 30):
        assert picture(made, open_view(state), 0, names).startswith("<svg")


async def test_a_picture_of_pixels(server: Server) -> None:
    table = await finished(server, steps=3)
    reply = await Client(server.app).call("GET", f"/replays/{table}/picture/3.png?perspective=all")
    assert (reply.status, reply.headers["content-type"]) == (200, "image/png")
    assert reply.body.startswith(b"\x89PNG")


async def test_an_animation_shows_the_steps_that_stand(server: Server) -> None:
    table = await finished(server, steps=4)
    anybody = Client(server.app)
    path = f"/replays/{table}/animation.gif?perspective=1&from=1&to=3&pace=250"
    reply = await anybody.call("GET", path)
    assert (reply.status, reply.headers["content-type"]) == (200, "image/gif")
    film = gif.opened(reply.body)
    assert film.n_frames == 3
    assert film.info["duration"] == 250
    assert film.info["loop"] == 0
    assert max(film.size) == WIDEST


async def test_an_animation_is_given_up_when_nobody_waits(server: Server) -> None:
    table = await finished(server, steps=8)
    room = await server.room(table)
    replayed = await server.hub.replays.of(room.table)
    asked = 0

    async def is_gone() -> bool:
        nonlocal asked
        asked += 1
        return asked > 1

    with pytest.raises(TableError, match="nobody waits"):
        await server.hub.pictures.film(replayed, list(range(8)), PictureStyle(0), 100, is_gone)
    assert asked == 2
    assert server.hub.pictures.films == 0


async def test_only_so_many_animations_are_made_at_a_time(server: Server) -> None:
    table = await finished(server, steps=1)
    replayed = await server.hub.replays.of((await server.room(table)).table)
    going = asyncio.Event()

    async def wait() -> bool:
        return await going.wait()

    painting = server.hub.pictures
    films = [
        asyncio.create_task(painting.film(replayed, [0], PictureStyle(0), 100, wait))
        for _ in range(2)
    ]
    await asyncio.sleep(0)
    reply = await Client(server.app).call("GET", f"/replays/{table}/animation.gif")
    assert (reply.status, reply.code) == (503, "busy")
    going.set()
    for each in await asyncio.gather(*films, return_exceptions=True):
        assert isinstance(each, TableError)


def test_a_long_game_is_shown_in_even_strides() -> None:
    chosen = spread(list(range(1000)), FRAMES)
    assert len(chosen) == FRAMES
    assert (chosen[0], chosen[-1]) == (0, 999)
    strides = {after - before for before, after in pairwise(chosen)}
    assert strides <= {8, 9}
    assert spread([1, 2, 3], FRAMES) == [1, 2, 3]


def test_pictures_of_other_sizes_lie_in_the_middle() -> None:
    image: Any = gif.image_module()
    large = gif.saved(image.new("RGB", (40, 20), "red"))
    small = gif.saved(image.new("RGB", (20, 20), "blue"))
    palette = gif.make_palette(gif.saved(two_colours(image)))
    frames = [gif.reduce(each, palette) for each in (large, small)]
    film = gif.opened(gif.animate(frames, 100))
    film.seek(1)
    assert film.size == (40, 20)
    assert film.convert("RGB").getpixel((20, 10)) == (0, 0, 255)


def test_small_things_keep_their_colour_in_a_film() -> None:
    image: Any = gif.image_module()
    sky = image.linear_gradient("L").resize((400, 400))
    picture = image.merge("RGB", (sky, sky, sky.point(lambda shade: 255 - shade)))
    picture.paste("red", (200, 200, 206, 206))
    reduced = gif.reduce(gif.saved(picture), gif.make_palette(gif.saved(picture)))
    red, green, blue = gif.opened(reduced).convert("RGB").getpixel((203, 203))
    assert red > 200
    assert max(green, blue) < 60


def two_colours(image: Any) -> Any:
    both = image.new("RGB", (40, 20), "red")
    both.paste(image.new("RGB", (20, 20), "blue"), (0, 0))
    return both


CALLS = ("picture/0.svg", "picture/0.png?perspective=all", "animation.gif?from=0&to=1")


@pytest.mark.parametrize("call", CALLS)
async def test_a_game_that_goes_on_is_not_drawn(server: Server, call: str) -> None:
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    for caller in [*people, Client(server.app)]:
        reply = await caller.call("GET", f"/replays/{table}/{call}")
        assert (reply.status, reply.code) == (409, "playing")


@pytest.mark.parametrize(
    ("call", "status"),
    [
        ("picture/99.svg", 404),
        ("picture/-1.svg", 422),
        ("picture/x.png", 422),
        ("picture/0.svg?perspective=3", 422),
        ("picture/0.svg?theme=css", 422),
        ("picture/0.svg?lang=de", 422),
        ("picture/0.jpg", 404),
        ("animation.gif?from=50", 404),
        ("animation.gif?pace=1", 422),
    ],
)
async def test_bad_wishes_draw_nothing(server: Server, call: str, status: int) -> None:
    table = await finished(server, "fantazja", 1)
    assert (await Client(server.app).call("GET", f"/replays/{table}/{call}")).status == status


def test_every_drawing_tells_its_size() -> None:
    """The scale of an animation is taken from it."""
    for game in GAMES:
        state = random_record(make_game(game), "size", 2, 3).state
        drawn = picture(make_game(game), state.view(None), 0, {1: "Ola", 2: "Ala"})
        assert SIZE.match(drawn) is not None
