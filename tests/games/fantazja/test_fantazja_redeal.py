"""Where what was learnt binds: re-dealt worlds are exactly the possible ones, and found at once."""

from collections import Counter
from random import Random
from typing import cast

import pytest

from bajarz.core.canonical import canonical
from bajarz.core.errors import BadPosition
from bajarz.core.event import Event
from bajarz.core.state import OVER
from bajarz.games.fantazja.engine import FantazjaState
from bajarz.games.fantazja.events import SecretTiles
from bajarz.games.fantazja.game import Fantazja
from chance import CountingRandom
from games.fantazja.learnt import (
    ME,
    THEM,
    Part,
    can_be,
    possible_deals,
    small_position,
    tight_positions,
    worlds_of,
)
from worlds import check_uniform

SEEN = ["E-R1a", "E-R1b", "E-R1c", "E-P1a", "E-P1b"]
NEVER = ["E-M1a", "E-M1b", "E-M1c", "E-P2a"]
MOST_DRAWS = 60  # two for each hidden tile at most, and a few for what else is hidden


def learnt(seen: list[str], since: list[int], limits: list[int]) -> Part:
    """These tiles of seat 2 were seen in its hand, before its IP were gained."""
    return {
        "clock": 20,
        "seen": dict.fromkeys(seen, 5),
        "ip_since": [[], since],
        "ip_unseen": [[], limits],
    }


def first_position(game: Fantazja, start: str) -> FantazjaState:
    """What seat 1 knows of seat 2 before a script begins."""
    if start == "all but one seen":
        return small_position(game, [*SEEN, NEVER[0]], NEVER[1:3], [], learnt(SEEN, [], []))
    if start == "two face down":
        points, hand = [NEVER[0], SEEN[4]], [*SEEN[:3], *NEVER[1:3]]
        memory = learnt([*SEEN[:3], SEEN[4]], [7, 9], [3, 3])
        return small_position(game, hand, NEVER[3:], points, memory)
    paying: Part = {"phase": "pay", "action_taken": True}
    if start == "paying one of three":
        points, hand = [SEEN[0], NEVER[0], SEEN[1]], [SEEN[2], *NEVER[1:3]]
        memory = learnt(SEEN[:3], [7, 8, 9], [2, 2, 1])
        return small_position(game, hand, NEVER[3:], points, memory, **paying)
    points, hand = [SEEN[0], SEEN[4], NEVER[0]], [*SEEN[1:4], NEVER[1]]
    memory = learnt(SEEN[:4], [7, 0, 9], [1, 0, 1])  # the second was gained openly
    return small_position(game, hand, NEVER[2:], points, memory, **paying)


MAGIC = ["gain E-R1a", "end", "magic", "return", "gain S-R1a", "small E-R1b 0,1 r2", "end"]
SCRIPTS = {
    "a never-seen tile given away": (
        "all but one seen", ["gain E-R1a", "residential E-M1a E-M2a", "end"],
    ),
    "never-seen tiles shown": ("all but one seen", MAGIC),
    "two never-seen tiles given away": (
        "two face down",
        ["gain E-R1a", "residential E-M1b E-M2a", "residential E-M1c E-M2b", "end"],
    ),
    "the last of three paid": ("paying one of three", ["pay E-R1b", "end"]),
    "the middle of three paid": ("paying one of three", ["pay E-M1a", "end"]),
    "the first of three paid": ("paying one of three", ["pay E-R1a", "end"]),
    "a never-seen tile paid": ("paying one of two", ["pay E-M1a", "end"]),
    "a seen tile paid": ("paying one of two", ["pay E-R1a", "end"]),
    "an open tile paid": ("paying one of two", ["pay E-P1b", "end"]),
}  # fmt: skip


def shows_every_unseen_tile(log: list[Event]) -> bool:
    """So that magic tells as much as it can."""
    shown = [cast(SecretTiles, event.full()) for event in log if event.name == "HandShown"]
    return all({"E-M1a", "E-M1b"} <= set(facts["tiles"]) for facts in shown)


@pytest.mark.parametrize("script", SCRIPTS, ids=str)
def test_redeal_is_uniform_over_exactly_the_possible_worlds(
    fantazja: Fantazja, script: str
) -> None:
    """The worlds are followed by brute force from a position in which much is known."""
    start, texts = SCRIPTS[script]
    worlds = worlds_of(fantazja, first_position(fantazja, start))
    for text in texts:
        worlds.step(fantazja.parse(text), shows_every_unseen_tile)
    worlds.check_redeal(script)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_redeal_after_random_play(fantazja: Fantazja, seed: int) -> None:
    """The same worlds, after whatever the two of them do."""
    rng = Random(seed)
    worlds = worlds_of(fantazja, random_position(fantazja, rng, bag=3))
    for _ in range(10):
        kinds: dict[str, list[int]] = {}
        for action in worlds.truth.legal_actions():
            kinds.setdefault(fantazja.text(action).split()[0], []).append(action)
        worlds.step(rng.choice(kinds[rng.choice(sorted(kinds))]), lambda _: True)
        possible = worlds.possible()
        if worlds.truth.to_move() == OVER or len(possible) > 300:
            break
        assert set(worlds.redealt(f"random {seed}", 25 * len(possible))) == possible


def random_position(game: Fantazja, rng: Random, bag: int) -> FantazjaState:
    """A few tiles of seat 2, and what seat 1 may have learnt of them at some time."""
    tiles = [*SEEN, *NEVER]
    rng.shuffle(tiles)
    slots = rng.randint(1, 3)
    points, hand = tiles[:slots], tiles[slots : slots + 3]
    since = sorted(rng.sample(range(2, 12), slots))
    latest = dict(zip(points, since, strict=True))
    held = [tile for tile in [*points, *hand] if rng.random() < 0.7]
    seen = {tile: rng.randint(1, latest.get(tile, 12)) for tile in held}
    never = [tile not in seen for tile in [*points, *hand]]
    limits = [rng.randint(sum(never[: slot + 1]), sum(never)) for slot in range(slots)]
    memory = {"clock": 12, "seen": seen, "ip_since": [[], since], "ip_unseen": [[], limits]}
    return small_position(game, hand, tiles[slots + 3 : slots + 3 + bag], points, memory)


@pytest.mark.parametrize("seed", range(30))
def test_every_deal_that_fits_is_equally_likely(fantazja: Fantazja, seed: int) -> None:
    """All deals are listed by brute force, and compared with many that were dealt."""
    state = random_position(fantazja, Random(seed), bag=seed % 3)
    tile = {name: number for number, name in enumerate(fantazja.tables.name)}
    possible = {
        str(([tile[name] for name in ip], sorted(tile[name] for name in hand)))
        for ip, hand, _ in possible_deals(state.full())
    }
    rng = Random(f"deals {seed}")
    found: Counter[str] = Counter()
    for _ in range(40 * len(possible)):
        world = state.redeal(ME, rng)
        found[str((world.ip[THEM], world.hand[THEM]))] += 1
    assert set(found) == possible
    check_uniform(found)


@pytest.mark.parametrize("number", range(len(tight_positions())))
def test_the_tightest_worlds_are_found_at_once(fantazja: Fantazja, number: int) -> None:
    full = tight_positions()[number]
    state = fantazja.position(2, {}, full)
    for seat in (ME, THEM):
        for seed in range(50):
            rng = CountingRandom(seed)
            world = state.redeal(seat, rng).full()
            assert rng.drawn <= MOST_DRAWS
            other = world["seats"][str(2 - seat)]
            assert can_be(full["memory"], 1 - seat, other["ip"])
            assert all(full["memory"]["seen"].get(tile) is None for tile in other["bag"])


def test_nobody_knows_what_the_opponent_remembers(fantazja: Fantazja) -> None:
    """F-M4: which tiles were shown, only the user of the magic power knows."""
    mine = {"hand": ["S-R1a", "S-R1b", "S-R1c", "S-P1a"], "ip": ["S-R2a", "S-R2b"]}
    shown = [{"S-R1a": 4, "S-R2b": 4}, {"S-R1b": 4, "S-R1c": 4}]
    worlds = set()
    for seen, limits in zip(shown, ([3, 4], [5, 2]), strict=True):
        memory = {"clock": 9, "seen": seen, "ip_since": [[5, 7], []], "ip_unseen": [limits, []]}
        state = fantazja.position(2, {}, {"seats": {"1": mine}, "memory": memory})
        world = state.redeal(ME, Random(1))
        assert fantazja.invariant_errors(world) == []
        worlds.add(canonical(world.full()))
    assert len(worlds) == 1


@pytest.mark.parametrize(
    ("seen", "limits"),
    [
        (dict.fromkeys(["E-R1a", "E-R1b", "E-R1c"], 8), [2, 2]),  # in the hand after both
        ({"E-R1b": 3}, [0, 0]),  # two slots for one seen tile
        ({"E-R1a": 3, "E-R1b": 8}, [2, 0]),
    ],
)
def test_memory_that_no_tiles_fit_is_refused(
    fantazja: Fantazja, seen: Part, limits: list[int]
) -> None:
    memory = {"clock": 12, "seen": seen, "ip_since": [[], [6, 7]], "ip_unseen": [[], limits]}
    with pytest.raises(BadPosition, match="memory: no tiles of seat 2 fit it"):
        small_position(fantazja, ["E-R1c"], [], ["E-R1a", "E-R1b"], memory)
