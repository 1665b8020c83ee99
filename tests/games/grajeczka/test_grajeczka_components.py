"""A page is described by its row and by nothing else; errors name the piece and the fault."""

from copy import deepcopy
from typing import Any

import pytest

from bajarz.core.dealer import FirstDealer
from bajarz.core.errors import BadComponents
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.registry import default_components


def changed(kind: str, name: object, changes: dict[str, object]) -> dict[str, Any]:
    """The default components with one row changed."""
    data = deepcopy(default_components("grajeczka"))
    row = next(row for row in data[kind] if name in (row.get("name"), row.get("number")))
    row.update(changes)
    return dict(data)


@pytest.mark.parametrize(
    ("kind", "name", "changes", "fault"),
    [
        ("page", 4, {"asks": "visit swamp"}, "page 4: 'swamp' in 'visit swamp' is none of"),
        ("page", 4, {"asks": "wave knight"}, "page 4: 'wave knight' is no condition"),
        ("page", 4, {"asks": "see knight or"}, "page 4: 'see knight or' is no condition"),
        ("page", 4, {"asks": "see princess"}, "page 4: 'princess' in .* is no other figure"),
        ("page", 4, {"asks": "see 3 large-forest"}, "page 4: .* is not 1 to 9 places of"),
        ("page", 4, {"asks": "fly castle"}, r"page 4: .* only the dragon flies \(B-V8\)"),
        ("page", 4, {"asks": ""}, "page 4: '' is no condition"),
        ("page", 4, {"figure": "king"}, "page 4: figure 'king' is none of"),
        ("page", 4, {"number": 5}, "page 5: there are two of it"),
        ("page", 4, {"number": 37}, "page 37: number is none of 1 to 36"),
        ("page", 4, {"story": "Once"}, "page 4: unknown key 'story'"),
        ("page", 4, {"provenance": "guessed"}, "page 4: provenance is none of"),
        ("tile", "T03", {"A": "PXM a1-c0"}, "tile T03: side A 'PXM a1-c0' is not written like"),
        ("tile", "T03", {"B": "PCM a0-c0"}, r"tile T03: side B: a0 is no outer side \(B-C2\)"),
        ("tile", "T03", {"B": "PCM a1-a1"}, "tile T03: side B: both river ends are the same"),
        ("tile", "T03", {"name": "T13"}, "tile T13: name is none of T01 to T12"),
        ("start", "S1", {"river": ["0,0 w", "0,0 ne"]}, "start S1: .* is at no outer side"),
        ("start", "S1", {"river": ["0,0 w", "1,-1 e"]}, r"a river ends where two tiles touch"),
        ("start", "S1", {"river": ["0,0 w"]}, "start S1: river is a list of 2 texts"),
        (
            "start",
            "S1",
            {"places": ["0,-1 castle", "0,0 plain", "2,-1 forest"]},
            "start S1: its places do not lie around one corner",
        ),
        (
            "start",
            "S1",
            {"places": ["0,-1 castle", "0,0 plain", "1,-1 forest"]},
            "start: the princess stands on none of the tiles",
        ),
        (
            "start",
            "S1",
            {"places": ["0,-1 castle knight", "0,0 plain", "1,-1 forest"]},
            "start S2: the knight stands on two places",
        ),
    ],
)
def test_errors_name_the_piece_and_the_fault(
    kind: str, name: object, changes: dict[str, object], fault: str
) -> None:
    with pytest.raises(BadComponents, match=fault):
        Grajeczka(changed(kind, name, changes))


@pytest.mark.parametrize("kind", ["start", "tile", "page"])
def test_a_missing_row_is_named(kind: str) -> None:
    data = deepcopy(default_components("grajeczka"))
    row = data[kind].pop()
    label = row.get("name", row.get("number"))
    with pytest.raises(BadComponents, match=rf"{kind} {label}: is missing \(B-C1\)"):
        Grajeczka(data)


def test_starting_tiles_hang_together() -> None:
    """B-S1: not merely near each other."""
    places = ["3,-3 castle princess", "3,-2 plain", "2,-2 forest"]
    data = changed("start", "S1", {"places": places, "river": []})
    with pytest.raises(BadComponents, match="do not hang together"):
        Grajeczka(data)


def test_another_game_is_refused() -> None:
    with pytest.raises(BadComponents, match='expected a file with game = "grajeczka"'):
        Grajeczka(default_components("fantazja"))


@pytest.mark.parametrize(
    ("figure", "asks", "move", "rule"),
    [
        ("dragon", "visit plain and fly mountain", "move dragon 1,1", "B-O1"),
        ("dragon", "visit plain and fly forest", "move dragon 1,1", None),
        ("dragon", "fly plain and fly forest", "move dragon 1,1", None),
        ("dragon", "see 2 forest", "move knight 0,0", "B-O1"),
        ("knight", "see 2 forest", "move princess 0,0", "B-O1"),
        ("princess", "see 1 castle and visit anywhere", "move princess 0,0", None),
        ("knight", "visit plain and meet princess anywhere", "move knight 0,0", "B-O1"),
        ("knight", "see princess or dragon and visit plain", "move knight 0,0", None),
        ("knight", "see 1 forest", "move dragon 1,1", None),
        ("knight", "visit forest", "move dragon 1,1", "B-O3"),
    ],
)
def test_a_new_page_needs_no_code(figure: str, asks: str, move: str, rule: str | None) -> None:
    """Whatever a row asks is tested: B-V1 to B-V8."""
    game = Grajeczka(changed("page", 1, {"figure": figure, "asks": asks}))
    state = game.position(2, {}, {"seats": {"1": {"page": 1}}})
    state.apply(0, game.parse(move), FirstDealer())
    refusal = state.refusal(0, game.parse("tell"))
    assert (None if refusal is None else refusal.rule) == rule


def test_pages_are_written_as_they_are_read() -> None:
    data = default_components("grajeczka")
    game = Grajeczka(data)
    for row, page in zip(data["page"], game.components.pages, strict=True):
        assert row["asks"] == " and ".join(condition.text() for condition in page.conditions)
