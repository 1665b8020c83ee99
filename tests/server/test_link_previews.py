"""What other sites show of a link: title, sentence, picture; of a game that goes on nothing."""

import re
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path
from random import Random

import httpx
import pytest

import bajarz.server.app
from bajarz.art import gif
from bajarz.server.finished.share import told
from bajarz.server.live.seats import SeatState
from bajarz.server.page_head import language_of
from bajarz.text.catalogue import catalogue
from server.driver import Client, Server, play_on, serve

pytestmark = pytest.mark.anyio
TAG = re.compile(r'<meta property="og:([a-z:_]+)" content="([^"]*)">')


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<head><title>Bajarz</title></head>", "utf-8")
    monkeypatch.setattr(bajarz.server.app, "PAGES", tmp_path)
    async with serve() as served:
        yield served


async def page(server: Server, path: str, accepted: str = "") -> str:
    transport = httpx.ASGITransport(server.app)
    headers = {"Accept-Language": accepted}
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
        return (await client.get(path, headers=headers)).text


def tags(written: str) -> dict[str, str]:
    return {name: unescape(value) for name, value in TAG.findall(written)}


async def finished(server: Server, *names: str) -> str:
    people = await server.guests(len(names))
    for person, name in zip(people, names, strict=True):
        await person.send("/me", "PATCH", name=name)
        person.name = name
    table = await server.game("fantazja", people)
    await play_on(await server.room(table), people, Random("preview"), 100_000)
    return table


async def test_a_finished_game_says_who_won(server: Server) -> None:
    table = await finished(server, 'Ola "<b>"', "Żaneta")
    result = (await Client(server.app).get(f"/replays/{table}"))["result"]
    [winner] = result["winners"]
    name = ('Ola "<b>"', "Żaneta")[winner - 1]
    scores = sorted(result["scores"].values(), reverse=True)
    for address in (f"/t/{table}", f"/r/{table}?step=3"):
        written = await page(server, address)
        found = tags(written)
        assert found["title"] == f"{name} won at Fantazja {scores[0]} : {scores[1]}"
        assert found["url"].endswith(f"/{table}")
        assert "<b>" not in written
        assert f"<title>{found['title']}</title>" == unescape(written[6:].partition("\n")[0])
    polish = tags(await page(server, f"/r/{table}?lang=pl"))
    assert polish["title"] == f"Fantazja: wygrywa {name} {scores[0]} : {scores[1]}"
    picture = polish["image"].partition("/api")[2]
    reply = await Client(server.app).call("GET", picture)
    assert gif.opened(reply.body).size == (1200, 630)


async def test_of_a_game_that_goes_on_nothing_is_told(server: Server) -> None:
    """Neither who plays nor how it stands; and there is no picture of it."""
    people = await server.guests(2)
    table = await server.game("fantazja", people)
    await play_on(await server.room(table), people, Random("goes on"), 20)
    waiting = (await people[0].post("/tables", game="fantazja", seats=["me", "open"]))["id"]
    for address, title in (
        (f"/t/{table}", "Fantazja: a game is being played"),
        (f"/r/{table}", "Fantazja: a game is being played"),
        (f"/t/{waiting}", "Fantazja: a table waits for you"),
    ):
        written = await page(server, address)
        found = tags(written)
        assert found["title"] == title
        assert found["image"].endswith("/api/card.png?lang=en")
        assert not any(person.name in written for person in people)
    for path in (f"/replays/{table}/card.png", f"/replays/{waiting}/card.png"):
        assert (await people[0].call("GET", path)).code == "playing"


async def test_other_pages_speak_of_the_site(server: Server) -> None:
    site = tags(await page(server, "/rules/fantazja", "pl-PL,pl;q=0.9,en;q=0.5"))
    assert site["title"] == "Bajarz: cztery baśniowe gry"
    assert site["locale"] == "pl_PL"
    reply = await Client(server.app).call("GET", site["image"].partition("/api")[2])
    assert gif.opened(reply.body).size == (1200, 630)
    assert tags(await page(server, "/nonsense")) == {}


def test_a_link_names_its_language_before_the_reader_does() -> None:
    assert language_of("pl", "en") == "pl"
    assert language_of("de", "de,pl;q=0.8,en;q=0.5") == "pl"
    assert language_of(None, "EN-us") == "en"
    assert language_of(None, "") == "en"


@pytest.mark.parametrize(
    ("ranks", "scores", "winners", "expected"),
    [
        ([1, 2, 3], [30, 20, 10], [1], ("won", "Ala", "30 : 20 : 10")),
        ([3, 1, 2], [-4, 9, 1], [2], ("won", "Ola", "9 : 1 : −4")),
        ([1, 1, 3], [8, 8, 2], [1, 2], ("shared", "Ala and Ola", "8 : 8 : 2")),
        ([1, 1, 1], [5, 5, 5], [1, 2, 3], ("draw", "Ala, Ola and Jan", "5 : 5 : 5")),
        ([2, 2, 2], [0, 1, 0], [], ("nobody", "Ala, Ola and Jan", "0 : 1 : 0")),
        ([1, 2], [], [1], ("won", "Ala", "")),
        ([1], [27], [1], ("alone", "Ala", "27")),
    ],
)
def test_how_a_game_ended(
    ranks: list[int], scores: list[int], winners: list[int], expected: tuple[str, str, str]
) -> None:
    names = ("Ala", "Ola", "Jan")[: len(ranks)]
    seats = [SeatState("person", name, name).row() for name in names]
    by_seat = {str(seat): score for seat, score in enumerate(scores, 1)}
    places = {str(seat): rank for seat, rank in enumerate(ranks, 1)}
    found = told(
        {"scores": by_seat, "ranks": places, "winners": winners, "reason": "", "parts": {}},
        seats,
        catalogue("en"),
    )
    assert found == expected


def test_a_record_that_breaks_off_names_its_players() -> None:
    seats = [SeatState("person", name, name).row() for name in ("Ala", "Ola")]
    assert told(None, seats, catalogue("pl")) == ("past", "Ala i Ola", "")
