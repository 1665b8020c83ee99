"""The reference of what a seat may know, checked against slower ways and by hand."""

from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations, permutations
from random import Random

import pytest

from bajarz.core.canonical import canonical
from bajarz.core.record import read_record
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.registry import make_game
from play import random_record
from reference.knowledge import KINDS
from reference.knowledge.another import another_game, looks_alike
from reference.knowledge.awkward import awkward
from reference.knowledge.fantazja import FantazjaKnowledge
from reference.knowledge.knowledge import Pool
from reference.knowledge.piles import Move, Now, Pile
from reference.knowledge.played import Facts, Played, Table, of_record, play
from reference.knowledge.runestones import RuneStonesKnowledge, Secret

PLAYERS = {"fantazja": 2, "caladale": 3, "runestones": 3, "grajeczka": 3}


# Hands and piles


NAMES = "abcde"
End = tuple[tuple[str, ...], frozenset[str], frozenset[str]]  # the variables', the hand, the pile


def random_pile(rng: Random) -> tuple[Pile, list[str]]:
    """A short story of a hand and its pile, and the variables in it."""
    pile = Pile(NAMES)
    in_pile, hand, variables = list(NAMES), [], []
    for at in range(8):
        kind = rng.choice(("draw", "draw", "hold", "leave", "hide"))
        if kind == "draw" and in_pile:
            count = rng.randint(1, min(2, len(in_pile)))
            pile.draw(count)
            rng.shuffle(in_pile)
            hand += [in_pile.pop() for _ in range(count)]
        elif hand and kind == "hold":
            pile.hold(rng.sample(hand, rng.randint(1, len(hand))))
        elif hand and kind in ("leave", "hide"):
            gone = hand.pop(rng.randrange(len(hand)))
            pile.leave(gone if kind == "leave" else f"slot {at}")
            variables += [f"slot {at}"] if kind == "hide" else []
    if not in_pile and not variables and len(hand) < len(NAMES):  # a deck is made anew (R-H1)
        pile.fill(name for name in NAMES if name not in hand)
        pile.draw(1)
    return pile, variables


def all_ends(moves: list[Move], bound: tuple[str, ...], now: Now) -> Iterator[End]:
    """However the story can have gone: every draw, and everything that can have been hidden."""
    if not moves:
        yield bound, frozenset(now.hand), frozenset(now.pile)
        return
    move, *rest = moves
    hidden = move.kind == "leave" and move.names[0].startswith("slot")
    choices = combinations(sorted(now.hand), 1) if hidden else [move.names]
    if move.kind == "draw":
        choices = combinations(sorted(now.pile), move.number)
    for chosen in choices:
        after = deepcopy(now)
        drawn = chosen if move.kind == "draw" else ()
        if after.can_do(move._replace(names=chosen), drawn):
            yield from all_ends(rest, (*bound, *chosen) if hidden else bound, after)


@pytest.mark.parametrize("seed", range(40))
def test_drawing_the_soonest_needed_finds_a_history_if_there_is_one(seed: int) -> None:
    pile, variables = random_pile(Random(seed))
    ends = set(all_ends(pile.moves, (), Now()))
    fresh = [move.names for move in pile.moves if move.kind == "fill"][-1]
    for hand in map(frozenset, combinations(NAMES, pile.hand)):
        for left in map(frozenset, combinations(fresh, pile.left)):
            for hidden in permutations(NAMES, len(variables)):
                bound = dict(zip(variables, hidden, strict=True))
                history = pile.history(bound, hand, left)
                assert (history is not None) == ((hidden, hand, left) in ends)
                assert history is None or pile.happened(history, bound, hand, left)
    assert ends


# Fantazja by hand


def told(*events: Facts) -> list[Facts]:
    return [{"seat": 2, **event} for event in events]


def shown(*tiles: str) -> Facts:
    return {"event": "HandShown", "seat": 1, "count": len(tiles), "tiles": list(tiles)}


def test_what_was_seen_later_tells_what_was_put_face_down_before(fantazja: Fantazja) -> None:
    """F-I1, F-M4: of six tiles four are shown each time; three looks give the hand away."""
    knowledge = FantazjaKnowledge(Table(fantazja, 2, {}), 0)
    knowledge.learn(
        told(
            {"event": "TilesDrawn", "count": 6},
            shown("E-R1a", "E-R1b", "E-R1c", "E-R2a"),
            {"event": "PointGained"},
            {"event": "TilesDrawn", "count": 1},
            shown("E-R1c", "E-R2a", "E-R2b", "E-R3"),
        )
    )
    assert {slot(world) for world in some_worlds(knowledge)} == {
        *("E-R1a", "E-R1b"),  # shown before
        *("E-P1a", "E-P1b", "E-P1c"),  # one of the two that were not shown
    }
    knowledge.learn([shown("E-R1a", "E-R1c", "E-R2b", "E-P1a")])
    hand = frozenset(["E-R1a", "E-R1c", "E-R2a", "E-R2b", "E-R3", "E-P1a"])
    assert {(world["hand"], slot(world)) for world in some_worlds(knowledge)} == {(hand, "E-R1b")}


def slot(world: dict[str, frozenset[str]]) -> str:
    (tile,) = world["ip 1"]
    return tile


def some_worlds(knowledge: FantazjaKnowledge) -> list[dict[str, frozenset[str]]]:
    """All possible worlds in which every other tile is in the bag."""
    few = {"E-R1a", "E-R1b", "E-R1c", "E-R2a", "E-R2b", "E-R3", "E-P1a", "E-P1b", "E-P1c"}
    pool, *rest = knowledge.pools()
    bag = pool.names - few
    sizes = {**pool.sizes, "bag": pool.sizes["bag"] - len(bag)}
    fixed = {place: each.names for each in rest for place in each.sizes}
    worlds = [
        {**dealt, **fixed, "bag": dealt["bag"] | bag}
        for dealt in Pool(frozenset(few), sizes).deals()
    ]
    return [world for world in worlds if knowledge.possible(world)]


# Rune Stones: choices that are paid for


@pytest.mark.parametrize("seed", range(30))
def test_the_strongest_cards_first_pay_for_calls_if_any_order_does(seed: int) -> None:
    rng = Random(seed)
    knowledge = RuneStonesKnowledge(Table(make_game("runestones"), 2, {}), 0)
    blue = [card for card, printed in knowledge.cards[2].items() if printed.colour in "BW"]
    display = rng.sample(sorted(knowledge.general), 6)
    secret = Secret(2, "summon", display, rng.choice((0, 2)))
    plays, calls = rng.sample(blue, rng.randint(1, 3)), rng.sample(display, rng.randint(1, 3))
    choices = ["play"] * len(plays) + ["call"] * len(calls)
    rng.shuffle(choices)
    secret.choices = [(0, choice) for choice in choices]
    paid = any(
        knowledge.is_paid(secret, list(playing), list(called))
        for playing in permutations(plays)
        for called in permutations(calls)
    )
    possible = knowledge.could_choose(secret, frozenset(plays), frozenset(calls), frozenset())
    assert possible == paid


# Other games


def other_games(name: str, steps: int) -> Iterator[tuple[Played, Played, int]]:
    table = Table(make_game(name), PLAYERS[name], {})
    for seed in range(3):
        played = play(table, awkward(name), f"other {seed}", steps)
        for seat in range(table.players):
            yield played, another_game(played, seat, Random(seed)), seat


@pytest.mark.parametrize("name", KINDS)
def test_another_game_looks_the_same_to_one_seat_and_not_to_another(name: str) -> None:
    changed = 0
    for one, other, seat in other_games(name, 60):
        assert looks_alike(one, other, seat)
        assert canonical(one.states[-1].view(seat)) == canonical(other.states[-1].view(seat))
        assert [step.seat for step in one.steps] == [step.seat for step in other.steps]
        seats = range(one.table.players)
        changed += not all(looks_alike(one, other, each) for each in seats)
    assert changed == 3 * PLAYERS[name]


@pytest.mark.parametrize("name", KINDS)
def test_a_record_is_played_again(name: str) -> None:
    game = make_game(name)
    recorder = random_record(game, f"record {name}", PLAYERS[name], 40)
    played = of_record(game, read_record(recorder.record())[0])
    assert canonical(played.states[-1].full()) == canonical(recorder.state.full())
