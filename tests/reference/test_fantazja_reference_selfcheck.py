"""Hand-computed checks of the reference itself: the rulebook's examples and whole games."""

import random
from pathlib import Path
from typing import Any

import pytest

from .fantazja import (
    TYPES,
    VERBS,
    MissingOutcomeError,
    State,
    all_conceivable,
    broken_rules,
    dark_energy,
    load_tiles,
    placement_faults,
    play,
    scores,
    settle,
    winners,
)

COMPONENTS = Path(__file__).parents[2] / "src/bajarz/games/fantazja/components.toml"
TILES = load_tiles(COMPONENTS)
EMPTY: dict[str, Any] = {"hand": [], "ip": [], "discard": [], "bag": [], "bottom": []}


def position(board: dict[str, str], **more: Any) -> State:
    """Give seat 1 the move on a map; ``one`` and ``two`` hold lists of the seats."""
    state: State = {
        "to_move": 1,
        "first": 1,
        "turn": 1,
        "phase": "turn",
        "action_taken": False,
        "power_used": "",
        "shown": [],
        "map": {"0,0": "castle", **board},
        "tokens": dict.fromkeys(TYPES, "pool"),
        "bonus_left": 8,
        "exchange": {"given": [], "taken": []},
        "buried": 0,
        "vanished": False,
    }
    one, two = more.pop("one", {}), more.pop("two", {"hand": ["E-Well"]})
    state["tokens"].update(more.pop("tokens", {}))
    state["seats"] = {
        "1": {**EMPTY, "bonus": 0, "score": 0, **one},
        "2": {**EMPTY, "bonus": 0, "score": 0, **two},
    }
    return {**state, **more}


def discards(state: State) -> tuple[list[str], list[str]]:
    """Give both discard piles in order of names."""
    return sorted(state["seats"]["1"]["discard"]), sorted(state["seats"]["2"]["discard"])


def test_components() -> None:
    """F-C1: 27 tiles a faction and the castle; r1 turns the printed north to the east."""
    assert len(TILES) == 27 * 2 + 1
    assert TILES["S-R1a"].sides == [("E", 3), ("A", 1), ("W", 1), ("F", 2)]
    # the castle's east is A1: R1a's air side is printed east and must face west, two steps on
    fits = [t for t in range(4) if not placement_faults({"0,0": "castle"}, TILES, "S-R1a", 1, 0, t)]
    assert fits == [2]
    # south of the castle (W1) R1a must face north with its printed south: two steps as well;
    # M1b (E W A F) has water in the east, which faces north after three steps
    fits = [t for t in range(4) if not placement_faults({"0,0": "castle"}, TILES, "S-M1b", 0, 1, t)]
    assert fits == [3]


def test_example_1() -> None:
    """F-P4: B (W3) may be added to A (W2); A may not be added to B."""
    low = {"0,0": "castle", "0,-1": "S-R1b r2"}
    high = {"0,0": "castle", "0,-1": "S-R1c r2"}
    assert placement_faults(low, TILES, "E-R1c", 0, -2, 0) == []
    assert placement_faults(high, TILES, "E-R1b", 0, -2, 0) == ["F-P4"]
    assert placement_faults(low, TILES, "E-R1c", 0, -2, 1) == ["F-P3", "F-P4"]
    assert placement_faults(low, TILES, "E-R1c", 5, 5, 1) == ["F-P2"]
    assert placement_faults(low, TILES, "E-R1c", 0, 0, 0) == ["F-P1"]  # E2 on E1 would fit
    assert placement_faults(low, TILES, "E-R1c", 0, 0, 1) == ["F-P1", "F-P3"]


def test_example_2() -> None:
    """F-L2: II on I and III on II are fine, III on I is not; F-L6 pays for one's own II."""
    one = {"hand": ["S-R2a", "S-R3"], "ip": ["S-M1a"]}
    state = position({"1,0": "S-R1a r2"}, one=one)
    assert broken_rules(state, TILES, 1, "large S-R3 1,0 r2") == ["F-L2"]
    assert broken_rules(state, TILES, 1, "large S-R2a 1,0 r1") == ["F-L3"]
    assert broken_rules(state, TILES, 1, "large S-R2a 2,0 r2") == ["F-L2"]
    assert broken_rules(state, TILES, 1, "large S-R2a 0,0 r2") == ["F-L5"]
    state = play(state, TILES, "large S-R2a 1,0 r2", [])
    assert state["map"]["1,0"] == "S-R2a r2 / S-R1a r2"
    assert (state["to_move"], state["turn"], discards(state)) == (2, 2, (["S-M1a"], []))
    state = play(state, TILES, "gain E-Well", [])
    state["seats"]["1"]["ip"] = ["S-M1b", "S-M1c"]
    state = play(state, TILES, "large S-R3 1,0 r2", [])
    assert (state["phase"], state["seats"]["1"]["bonus"], state["bonus_left"]) == ("pay", 1, 7)
    assert broken_rules(state, TILES, 1, "end") == ["F-L1"]
    state = play(state, TILES, "pay S-M1c", [])
    assert (state["phase"], state["to_move"]) == ("over", 0)
    assert (scores(state, TILES), winners(state, TILES)) == ({1: 7, 2: 0}, [1])
    assert broken_rules(state, TILES, 2, "gain E-Well") == ["F-E1"]


def test_example_3() -> None:
    """F-D: B beside A, or C on F, all Dark; D and E are cut off and go too."""
    board = {"1,0": "S-R1c r2", "2,0": "S-R1a r0", "3,0": "E-R1a r0", "1,1": "S-M1b r0"}
    assert dark_energy({"0,0": "castle", **board}, TILES, "1,0") == ([], [])
    state = position(
        {**board, "0,1": "E-M1a r3"},
        one={"hand": ["S-M2b"], "ip": ["S-G1a"]},
        two={"hand": ["E-R1c", "E-Well"]},
        tokens={"military": "1,1 by seat 1"},
    )
    by_c = play(state, TILES, "large S-M2b 1,1 r0", [])
    assert by_c["map"] == {"0,0": "castle", "0,1": "E-M1a r3"}
    assert by_c["vanished"]
    assert discards(by_c) == (["S-G1a", "S-M1b", "S-M2b", "S-R1a", "S-R1c"], ["E-R1a"])
    state["to_move"] = 2
    by_b = play(state, TILES, "small E-R1c 1,-1 r0", [])
    assert list(by_b["map"]) == ["0,0", "1,1", "0,1"]
    assert discards(by_b) == (["S-R1a", "S-R1c"], ["E-R1a", "E-R1c"])
    assert by_b["tokens"]["military"] == "pool"  # F-M3: one against one


def test_scoring_example() -> None:
    """F-E2: 18 for the Sculptors, 16 for the Engineers."""
    ours = ["P3", "Well", "R1a", "M2a", "M3", "G1a", "Market"]
    theirs = ["G3", "P1a", "R1a", "R2a", "M2a", "R1b"]
    names = [f"S-{name}" for name in ours] + [f"E-{name}" for name in theirs]
    board = {f"{x},0": f"{name} r0" for x, name in enumerate(names, start=1)}
    board["1,0"] += " / E-P2a r0 / S-P1a r0"  # covered tiles count for nothing
    state = position(board, one={"bonus": 1}, two={"bonus": 1})
    assert scores(state, TILES) == {1: 18, 2: 16}
    # specials 2:0, military 2:1, residential 1:3, production 1:1, magic 1:1
    state["tokens"].update(production="seat 2", residential="seat 1")
    one = {"special": "seat 1", "military": "seat 1", "production": "pool", "magic": "pool"}
    assert settle(state, TILES, 1) == {**one, "residential": "seat 1"}
    assert settle(state, TILES, 2)["residential"] == "seat 2"
    assert settle(state, TILES, 2)["military"] == "pool"


def test_residential_power() -> None:
    """F-M1: up to three exchanges, nothing back; another action closes the use (then F-T3)."""
    one = {"hand": ["S-R1a", "S-R1b"], "discard": ["S-P1a", "S-P1b"]}
    state = position({}, one=one, tokens={"residential": "seat 1"})
    state = play(state, TILES, "residential S-R1a S-P1a", [])
    assert broken_rules(state, TILES, 1, "residential S-P1a S-P1b") == ["F-M1"]
    assert broken_rules(state, TILES, 1, "residential S-R1b S-R1a") == ["F-M1"]
    assert broken_rules(state, TILES, 1, "residential S-R1b S-P1b") == []
    state["tokens"]["production"] = "seat 1"
    assert broken_rules(state, TILES, 1, "production S-P1b") == ["F-T3"]
    closed = {**state, "exchange": {"given": [], "taken": []}}
    assert broken_rules(closed, TILES, 1, "residential S-R1b S-P1b") == ["F-T3"]
    with pytest.raises(ValueError, match="F-T1"):
        play(state, TILES, "end", [])


def test_magic_power() -> None:
    """F-M4: shown tiles go under the draw pile, each under the one before."""
    two = {"hand": ["E-R1a", "E-R1b", "E-R1c"], "bag": ["E-G1a"], "bottom": ["E-G1b"]}
    state = position({}, one={"hand": ["S-R1a"]}, two=two, tokens={"magic": "seat 1"})
    with pytest.raises(MissingOutcomeError):
        play(state, TILES, "magic", ["E-R1a"])
    state = play(state, TILES, "magic", ["E-R1c", "E-R1a", "E-R1b"])
    assert broken_rules(state, TILES, 1, "gain S-R1a") == ["F-M4"]
    state = play(state, TILES, "bury E-R1a", [])
    state = play(state, TILES, "bury E-R1c", [])
    assert (state["phase"], state["shown"]) == ("turn", [])
    assert state["seats"]["2"]["bottom"] == ["E-G1b", "E-R1a", "E-R1c"]
    state = play(state, TILES, "gain S-R1a", [])
    assert broken_rules(state, TILES, 1, "gain S-R1a") == ["F-T1", "F-P0"]
    state = play(state, TILES, "gain E-R1b", ["E-G1a"])
    # bottom drawn without chance; seat 1, out of tiles, has lost the token (F-K2: 0 against 0)
    assert sorted(state["seats"]["2"]["hand"]) == ["E-G1a", "E-G1b", "E-R1a", "E-R1c"]
    assert (state["to_move"], state["turn"], state["tokens"]["magic"]) == (2, 4, "pool")


def test_military_and_special_power() -> None:
    """F-M3: what is blocked, for whom; F-M5: what may be replaced."""
    board = {"1,0": "S-R1a r2", "-1,0": "E-R1a r2", "0,1": "E-Well r0"}  # 1:0 specials, F-K3
    two = {"hand": ["E-R2a", "E-R1c"], "ip": ["E-Market"]}
    state = position(
        board, one={"hand": ["S-R1b"]}, two=two, tokens={"military": "seat 1", "special": "seat 2"}
    )
    assert broken_rules(state, TILES, 1, "military 0,0") == ["F-M3"]
    state = play(state, TILES, "military 1,0", [])
    state = play(state, TILES, "gain S-R1b", [])
    assert state["tokens"]["military"] == "1,0 by seat 1"
    assert broken_rules(state, TILES, 2, "large E-R2a 1,0 r2") == ["F-P5"]
    assert broken_rules(state, TILES, 2, "small E-R1c 1,0 r2") == ["F-P1"]
    assert broken_rules(state, TILES, 2, "small E-R1c 2,0 r0")[0] == "F-P5"
    # -1,0 touches the castle's west side (fire): R1c's printed west fire faces east after two
    assert broken_rules(state, TILES, 2, "special E-R1c -1,0 r2") == []
    assert broken_rules(state, TILES, 2, "special E-R1c -1,0 r0") == ["F-M5"]
    assert broken_rules(state, TILES, 2, "special E-R2a -1,0 r2") == ["F-M5"]
    assert broken_rules(state, TILES, 2, "special E-R1c 1,0 r2") == ["F-M5"]
    state = play(state, TILES, "special E-R1c -1,0 r2", [])
    assert sorted(state["seats"]["2"]["hand"]) == ["E-R1a", "E-R2a"]
    assert state["map"]["-1,0"] == "E-R1c r2"


def test_token_on_a_vanished_building() -> None:
    """F-M3, F-K6: it blocks nothing, nor does a new building there; it comes off as usual."""
    board = {"1,0": "S-R1c r2", "0,1": "E-Well r0"}
    two = {"hand": ["E-R1a", "E-R1b"], "bag": ["E-G3"]}
    state = position(
        board,
        one={"hand": ["S-P1c", "S-G1a"]},
        two=two,
        tokens={"military": "seat 1", "special": "seat 2"},
    )
    state = play(state, TILES, "military 1,0", [])
    # R1c r2 shows F1 in the east; P1c (E1 A2 F3 W1) has fire in the south, west after one step
    state = play(state, TILES, "small S-P1c 2,0 r1", [])
    assert (list(state["map"]), state["to_move"]) == (["0,0", "0,1"], 2)
    assert (state["tokens"]["military"], state["vanished"]) == ("1,0 by seat 1", True)
    state = play(state, TILES, "small E-R1a 1,0 r2", [])
    assert broken_rules(state, TILES, 2, "special E-R1b 1,0 r2") == []
    assert broken_rules({**state, "vanished": False}, TILES, 2, "special E-R1b 1,0 r2") == ["F-M5"]
    state = play(state, TILES, "end", ["E-G3"])
    assert (state["tokens"]["military"], state["vanished"]) == ("pool", False)


def chance(state: State, action: str, dice: random.Random) -> State:
    """Play an action with random outcomes."""
    outcomes: list[str] = []
    while True:
        try:
            return play(state, TILES, action, outcomes)
        except MissingOutcomeError as need:
            outcomes.append(dice.choice(need.args))


@pytest.mark.parametrize("seed", range(3))
def test_whole_games(seed: int) -> None:
    """Each player takes exactly 27 actions, no tile is lost, and the game ends."""
    dice = random.Random(seed)
    names = {seat: [t for t in TILES if TILES[t].faction == f] for seat, f in ((1, "S"), (2, "E"))}
    hands = {seat: dice.sample(names[seat], 6) for seat in names}
    bags = {seat: [t for t in names[seat] if t not in hands[seat]] for seat in names}
    state = position(
        {}, one={"hand": hands[1], "bag": bags[1]}, two={"hand": hands[2], "bag": bags[2]}
    )
    actions = {1: 0, 2: 0}
    while state["phase"] != "over":
        seat = state["to_move"]
        texts = all_conceivable(state, TILES, seat)
        dice.shuffle(texts)
        verbs = dice.sample(VERBS, len(VERBS))  # each verb as likely as another
        texts.sort(key=lambda text: verbs.index(text.split()[0]))
        action = next(text for text in texts if not broken_rules(state, TILES, seat, text))
        actions[seat] += action.split()[0] in ("small", "gain", "large")
        state = chance(state, action, dice)
        placed = [layer.split()[0] for text in state["map"].values() for layer in text.split(" / ")]
        for mine in state["seats"].values():
            placed += mine["hand"] + mine["ip"] + mine["discard"] + mine["bag"] + mine["bottom"]
        assert sorted(placed) == sorted(TILES)
    assert actions == {1: 27, 2: 27}
