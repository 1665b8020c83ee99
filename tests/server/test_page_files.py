"""The built pages: what a browser keeps of them, and what it asks for again."""

import asyncio
from pathlib import Path

import httpx
import pytest

import bajarz.server.app
from bajarz.server.app import make_app
from bajarz.server.settings import Settings


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "board-1a2b.js").write_text("export {}", "utf-8")
    (tmp_path / "index.html").write_text("<title>Bajarz</title>", "utf-8")
    monkeypatch.setattr(bajarz.server.app, "PAGES", tmp_path)
    return tmp_path


async def kept(path: str) -> str:
    transport = httpx.ASGITransport(make_app(Settings()))
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
        answer = await client.get(path)
        assert answer.status_code == 200
        return answer.headers["cache-control"]


def test_named_files_are_kept_and_the_page_is_not(pages: Path) -> None:
    assert "immutable" in asyncio.run(kept("/assets/board-1a2b.js"))
    assert asyncio.run(kept("/t/abc")) == "no-cache"
