"""Tiles, pages and stories for the browser's kingdom."""

import asyncio

import pytest
from fastapi.encoders import jsonable_encoder

from bajarz.server.grajeczka import http
from bajarz.server.http import content
from bajarz.server.live.errors import TableError


def test_every_page_has_words_and_a_story_in_both_languages() -> None:
    english = asyncio.run(http.stories("grajeczka", "en"))
    polish = asyncio.run(http.stories("grajeczka", "pl"))
    assert [page.number for page in english] == list(range(1, 37))
    for one, other in zip(english, polish, strict=True):
        assert (one.figure, one.asks) == (other.figure, other.asks)
        assert one.words != other.words
        assert one.story
        assert other.story not in ("", one.story)


def test_the_tiles_of_a_kingdom_come_with_their_rivers() -> None:
    found = asyncio.run(http.kingdom("grajeczka"))
    names = [tile.name for tile in found.tiles]
    assert len(names) == 30
    assert {"S1", "S1-2", "T01A", "T12B"} <= set(names)
    assert (found.long, found.large) == (5, 3)


def test_the_browser_gets_the_tiles_as_data() -> None:
    """Places are pairs, a river has two ends or there is none."""
    kingdom = jsonable_encoder(asyncio.run(http.kingdom("grajeczka")))
    page = jsonable_encoder(asyncio.run(http.stories("grajeczka", "en"))[0])
    tiles = {tile["name"]: tile for tile in kingdom["tiles"]}
    assert tiles["T09B"] == {
        "name": "T09B",
        "places": [[0, 0], [1, 0], [0, 1]],
        "terrains": ["plain", "mountain", "forest"],
        "river": [[0, 1], [1, 5]],
    }
    assert tiles["T12A"]["river"] is None
    assert set(page) == {"number", "figure", "asks", "words", "story"}


def test_games_without_stories_have_none() -> None:
    with pytest.raises(TableError):
        asyncio.run(http.stories("fantazja", "en"))
    with pytest.raises(TableError):
        asyncio.run(http.kingdom("nonesuch"))


def test_the_sprite_repaints_itself_at_night() -> None:
    sprite = content.drawn("grajeczka")
    assert sprite.index("<style>") < sprite.index("<symbol")
    assert '[data-theme="night"]' in sprite
    assert "var(--g-plain" in sprite
