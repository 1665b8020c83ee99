"""The built pages: what a browser keeps of them, and what it asks for again."""

import asyncio
from pathlib import Path

import httpx
import pytest

import bajarz.server.app
from server.driver import serve


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "board-1a2b.js").write_text("export {}", "utf-8")
    (tmp_path / "index.html").write_text("<title>Bajarz</title>", "utf-8")
    monkeypatch.setattr(bajarz.server.app, "PAGES", tmp_path)
    return tmp_path


async def asked(path: str, method: str = "GET") -> httpx.Response:
    """What a server with one table answers; `TABLE` in the path stands for it."""
    async with serve() as server:
        table = await server.game("fantazja", [await server.guest()], players=2)
        transport = httpx.ASGITransport(server.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            return await client.request(method, path.replace("TABLE", table))


async def kept(path: str) -> str:
    answer = await asked(path)
    assert answer.status_code == 200
    return answer.headers["cache-control"]


def test_named_files_are_kept_and_the_page_is_not(pages: Path) -> None:
    assert "immutable" in asyncio.run(kept("/assets/board-1a2b.js"))
    assert asyncio.run(kept("/t/TABLE")) == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new",
        "/t/TABLE",
        "/r/TABLE?step=2",
        "/t/TABLE/",
        "/rules",
        "/rules/fantazja",
        "/guide/",
    ],
)
def test_there_is_a_page(pages: Path, path: str) -> None:
    assert asyncio.run(asked(path)).status_code == 200


@pytest.mark.parametrize(
    "path",
    ["/nonsense", "/t/", "/t/abc", "/t/aaaaaaaa", "/rules/nosuch", "/guide/nosuch", "/new/1"],
)
def test_a_wrong_address_has_the_page_that_says_so_and_its_status(pages: Path, path: str) -> None:
    answer = asyncio.run(asked(path))
    assert (answer.status_code, answer.text) == (404, "<title>Bajarz</title>")


def test_the_head_of_a_page_may_be_asked_for(pages: Path) -> None:
    answer = asyncio.run(asked("/", "HEAD"))
    assert (answer.status_code, answer.text) == (200, "")
