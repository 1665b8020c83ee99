"""What the default board calls things comes from the game's own messages, in both languages."""

from typing import Any

import pytest

from example_game import load_wells
from server.driver import Server

pytestmark = pytest.mark.anyio


async def words(server: Server, game: str, lang: str = "en") -> Any:
    return await (await server.guest()).get(f"/words/{game}?lang={lang}")


async def test_fields_are_called_what_the_game_calls_them(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    load_wells(monkeypatch)
    polish = (await words(server, "wishing_wells", "pl"))["labels"]
    assert (polish["wells"], polish["bag"]) == ("studnie", "monety w woreczku")
    assert polish["private"] == "wiesz tylko ty"
    english = (await words(server, "wishing_wells"))["labels"]
    assert "wells" not in english  # its own name will do
    assert english["private"] == "only you know"


async def test_a_message_that_needs_facts_is_no_label(server: Server) -> None:
    """`view-turn` has a number, `view-winners` a list of names."""
    labels = (await words(server, "fantazja"))["labels"]
    assert not {"turn", "seat", "winners"} & set(labels)


async def test_other_messages_are_no_labels(server: Server) -> None:
    """Refusals, buttons and names are messages, too."""
    labels = (await words(server, "fantazja"))["labels"]
    assert "private" in labels
    assert not [
        key for key in labels if key.startswith(("F-", "event-", "action-", "help", "save"))
    ]


async def test_things_have_the_names_that_people_read(server: Server) -> None:
    english, polish = await words(server, "fantazja"), await words(server, "fantazja", "pl")
    assert english["names"]["S-R1a"] == "House I"
    assert polish["names"]["S-R1a"] != "House I"


async def test_there_are_no_words_of_a_game_that_is_not_there(server: Server) -> None:
    reply = await (await server.guest()).call("GET", "/words/chess")
    assert (reply.status, reply.code) == (404, "no-game")


async def test_the_list_of_games_has_their_titles(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    load_wells(monkeypatch)
    listed = await (await server.guest()).get("/games")
    titles = {each["name"]: each["titles"] for each in listed}
    assert titles["wishing_wells"] == {"en": "Wishing Wells", "pl": "Studnie życzeń"}
