"""A card is described by its row and by nothing else; errors name the card and the fault."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from bajarz.core.dealer import FirstDealer
from bajarz.core.errors import BadComponents
from bajarz.games.registry import default_components
from bajarz.games.runestones.game import RuneStones

Change = Callable[[dict[str, Any]], None]


def with_card(number: int, changes: dict[str, object]) -> dict[str, Any]:
    """The default components with one row changed."""
    data = deepcopy(default_components("runestones"))
    kind = "creature" if number < 100 else "druid_card"
    row = next(row for row in data[kind] if row["number"] == number)
    row.update(changes)
    return dict(data)


@pytest.mark.parametrize(
    ("number", "changes", "fault"),
    [
        (16, {"ability": "W>R,Y,X"}, "creature 16: ability 'X' is none of"),
        (16, {"ability": "Q>R"}, "creature 16: ability 'Q' in 'Q>R' is no gem"),
        (27, {"ability": "gB/gR/gG"}, "creature 27: ability .* more than two parts"),
        (60, {"magic": 0}, "creature 60: magic must be a whole number from 1 to 9, but is 0"),
        (60, {"colour": "P"}, "creature 60: colour 'P' is none of BRGYW"),
        (60, {"colour": "W"}, "creature 60: 71 to 78, and no others, are white"),
        (60, {"number": 59}, "creature 59: there are 2, not 1"),
        (60, {"provenance": "guessed"}, "creature 60: provenance is none of"),
        (60, {"power": 3}, "creature 60: unknown key 'power'"),
        (107, {"ability": "gN4"}, "druid_card 107 of grey: ability 'gN4' is none of"),
        (107, {"druid": "pink"}, "druid_card 107: there is no druid 'pink'"),
        (107, {"druid": "grey"}, "brown: druid_card 107: there are 0, not 1"),
    ],
)
def test_errors_name_the_card_and_the_fault(
    number: int, changes: dict[str, object], fault: str
) -> None:
    with pytest.raises(BadComponents, match=fault):
        RuneStones(with_card(number, changes))


def remove_face(data: dict[str, Any]) -> None:
    data["face"].pop()


def change_bonus(data: dict[str, Any]) -> None:
    data["smithy"][2]["bonus"] = "luck"


def change_slot(data: dict[str, Any]) -> None:
    data["slot"][0]["cost"] = "one"


def change_game(data: dict[str, Any]) -> None:
    data["game"] = "fantazja"


def change_home(data: dict[str, Any]) -> None:
    data["druid"][0]["home"] = "W"


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (remove_face, "5 rows of 'face', not 6"),
        (change_bonus, "smithy 3: bonus 'luck' is none of"),
        (change_slot, "slot 1: cost must be a whole number from 1 to 9, but is 'one'"),
        (change_game, 'expected a file with game = "runestones"'),
        (change_home, "druid grey: home 'W' is none of"),
    ],
)
def test_errors_name_the_piece_and_the_fault(change: Change, fault: str) -> None:
    data = deepcopy(default_components("runestones"))
    change(data)
    with pytest.raises(BadComponents, match=fault):
        RuneStones(data)


@pytest.mark.parametrize(
    ("ability", "texts", "points", "gems"),
    [
        ("5pp", ["ability 11 1"], 5, "BRGYW"),
        ("B,R>W,W,2pp", ["ability 11 1", "pay BR"], 2, "GYWWW"),
        ("G>4pp/any", ["ability 11 2", "gem B"], 0, "BBRGYW"),
        ("B,B>ore+W", ["ability 11 2", "ability 11 1", "pay BW"], 0, "RGYW"),
    ],
)
def test_a_new_card_needs_no_code(ability: str, texts: list[str], points: int, gems: str) -> None:
    """R-A4: whatever a row says is carried out."""
    game = RuneStones(with_card(11, {"ability": ability}))
    mine = {"hand": [11, 107], "gems": dict.fromkeys("BRGYW", 1)}
    state = game.position(2, {}, {"seats": {"1": mine}})
    for text in ["use", "play 11", "play 107", *texts]:
        action = game.parse(text)
        assert state.refusal(0, action) is None
        state.apply(0, action, FirstDealer())
    seat = state.full()["seats"]["1"]
    assert seat["points"] == points
    assert "".join(colour * seat["gems"][colour] for colour in "BRGYW") == gems


def test_druids_have_their_colours() -> None:
    """R-C1: H, N1, N2 and N3 are put in for each druid."""
    game = RuneStones(default_components("runestones"))
    texts = [cards[4].text for cards in game.components.druid_cards]
    assert texts == ["gG/gY", "gY/gB", "gB/gR", "gR/gG"]


def test_one_druid_can_have_a_card_of_its_own() -> None:
    data = with_card(103, {"druid": "grey", "ability": "2pp"})
    for druid in ("brown", "black", "beige"):
        row = {"number": 103, "colour": "N3", "magic": 1, "ability": "gN3", "druid": druid}
        data["druid_card"].append({**row, "provenance": "invented"})
    game = RuneStones(data)
    assert [cards[3].text for cards in game.components.druid_cards] == ["2pp", "gB", "gR", "gG"]
