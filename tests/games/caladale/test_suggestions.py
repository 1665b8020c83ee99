"""What becomes of carried tiles wherever they are put: the engine against trying everything by the
slow reference."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bajarz.core.errors import Unreadable
from bajarz.games.caladale.castle import VARIETY_FREE, VARIETY_STANDARD, Castle
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.placement_index import PlacementIndex
from bajarz.games.caladale.suggestions import (
    WORK,
    Judge,
    Verdict,
    castle_of_layout,
    check_carried,
    judge_places,
)
from bajarz.games.caladale.tables import COLUMNS, ROWS, SLIDE, cell_at, x_of, y_of
from bajarz.games.caladale.violations import SIDES
from drawn_castles import TABLES
from games.caladale.random_castles import VARIETIES, as_slow, random_castles
from reference import caladale as slow

SEEDS = range(6)
PARTS = {"open": "open_edges", "down": "face_down"}  # where the reference has other names
Way = tuple[int, int, int]  # column, row and rotation of the first tile
Laid = dict[slow.Cell, slow.Piece]


class Slowly:
    """The same questions, answered by the reference."""

    def __init__(self, castle: Castle, tiles: list[int], side: int) -> None:
        self.castle = as_slow(castle)
        self.names = [TABLES.name[tile] for tile in tiles]
        where = {piece[0]: cell for cell, piece in self.castle.pieces.items()}
        self.others = self.castle.without({where[name] for name in self.names if name in where})
        self.fallen = {name for name, _ in slow.correct(self.castle)[1]}
        self.parts = slow.score_parts(self.castle)
        if len(tiles) > 1:
            self.shapes = [{where[name]: self.castle.pieces[where[name]] for name in self.names}]
            self.first = where[self.names[0]]
        else:
            upright = TABLES.upright[tiles[0]]
            self.first = (0, 0)
            self.shapes = [
                {(0, 0): (self.names[0], side + 1, turn)} for turn in range(1 if upright else 4)
            ]

    def ways(self) -> dict[Way, Laid]:
        """Every way to put the tiles down where one of them touches the castle, or a gate stands
        over the grass."""
        pieces = self.others.pieces
        columns = [x for x, _ in self.castle.pieces] + list(self.castle.grass_columns)
        rows = [y for _, y in self.castle.pieces] + [0]
        span = max(rows) + max(columns) - min(columns) + 4
        found = {}
        for x in range(min(columns) - span, max(columns) + span):
            for y in range(-span, max(rows) + span):
                for shape in self.shapes:
                    laid = {
                        (x + cx - self.first[0], y + cy - self.first[1]): piece
                        for (cx, cy), piece in shape.items()
                    }
                    free = all(cy >= 0 and (cx, cy) not in pieces for cx, cy in laid)
                    if free and self.touches(laid):
                        found[x, y, laid[x, y][2]] = laid
        return found

    def touches(self, laid: Laid) -> bool:
        grass = any(cell[1] == 0 and cell[0] in self.castle.grass_columns for cell in laid)
        gates = any(self.castle.kinds[piece[0]].kind == "gate" for piece in laid.values())
        beside = {slow.beside(cell, way) for cell in laid for way in slow.CLOCK}
        return bool(beside & set(self.others.pieces)) or (grass and gates)

    def check(self, laid: Laid, verdict: Verdict) -> str:
        """Compare everything; what kind of verdict it was."""
        after = replace(self.others, pieces={**self.others.pieces, **laid})
        clashes = {
            (cell, way)
            for cell in laid
            for way in slow.disagreements(after, cell)
            if slow.beside(cell, way) in self.others.pieces
        }
        shown = [(x_of(e >> 2), y_of(e >> 2), SIDES[e & 3]) for e in verdict.clashes]
        assert {((x, y), side) for x, y, side in shown} == clashes
        assert len(shown) == len(clashes)
        if clashes:
            assert (verdict.fits, verdict.stands, verdict.rules) == (False, False, ["C-B3"])
            return "clashes"
        gate = any(after.kind(cell) == "gate" for cell in laid)
        joined = any(
            slow.joined(after, cell, way) and slow.beside(cell, way) in self.others.pieces
            for cell in laid
            for way in slow.CLOCK
        )
        assert verdict.fits == (joined or gate)
        broken = {rule for rule, cell, _ in slow.violations(after) if cell in laid}
        if not verdict.fits:
            assert (verdict.stands, verdict.rules) == (False, ["C-B6"])
            assert "C-B6" in broken or not any(after.kind(c) == "gate" for c in after.pieces)
            return "apart"
        removed = slow.correct(after)[1]
        new = [one for one in removed if one[0] in self.names or one[0] not in self.fallen]
        assert verdict.stands == (not new)
        assert set(verdict.rules) == (broken | {rule for _, rule in new} if new else set())
        where = {piece[0]: cell for cell, piece in after.pieces.items()}
        falls = [where[name] for name, _ in new if name not in self.names]
        assert [(x_of(cell), y_of(cell)) for cell in verdict.falls] == falls
        parts = slow.score_parts(after)
        change = {part: parts[part] - self.parts[part] for part in parts}
        told = {PARTS.get(part, part): points for part, points in verdict.parts.items()}
        assert told == {part: points for part, points in change.items() if points}
        return "stands" if verdict.stands else "falls" if falls else "comes down"


def found_by_engine(castle: Castle, tiles: list[int], side: int) -> dict[Way, Verdict]:
    places = judge_places(castle, tiles, side).places
    cells = [(place.y, place.x) for place in places]
    assert cells == sorted(set(cells))
    return {
        (place.x, place.y, rotation): verdict
        for place in places
        for verdict in place.verdicts
        for rotation in verdict.rotations
    }


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("variety", VARIETIES)
def test_one_tile_is_judged_as_by_trying_everything(variety: int, seed: int) -> None:
    rng = Random(f"verdicts {variety} {seed}")
    for number, castle in enumerate(random_castles(variety, seed)):
        if number % 10 == 9:
            before = castle.laid.copy()
            for tile in [TABLES.scaffold, *rng.sample(range(TABLES.tiles), 2)]:
                side = rng.randrange(2) if TABLES.is_gate[tile] else 0
                compare(castle, [tile], side)
            assert castle.laid == before


@pytest.mark.parametrize("variety", VARIETIES)
def test_a_group_is_judged_as_by_trying_everything(variety: int) -> None:
    rng = Random(f"groups {variety}")
    for castle in [list(random_castles(variety, seed))[-1] for seed in range(4)]:
        tiles = [laid >> 3 for laid in castle.laid.values()]
        if len(tiles) > 3:
            compare(castle, rng.sample(tiles, rng.randint(2, 3)), 0)


def compare(castle: Castle, tiles: list[int], side: int) -> Counter[str]:
    """Every way and every verdict; how many there were of each kind."""
    slowly = Slowly(castle, tiles, side)
    ways, found = slowly.ways(), found_by_engine(castle, tiles, side)
    assert set(ways) == set(found)
    return Counter(slowly.check(ways[way], verdict) for way, verdict in found.items())


def test_the_tries_above_show_everything() -> None:
    """They would prove little if all verdicts were alike."""
    seen: Counter[str] = Counter()
    for castle in [list(random_castles(VARIETY_STANDARD, seed))[-1] for seed in SEEDS]:
        tiles = [TABLES.scaffold, TABLES.tile_named["tree-two-1"], castle.laid.popitem()[1] >> 3]
        castle.where[tiles[2]] = -1
        seen += sum((compare(castle, [tile], 0) for tile in tiles), Counter())
    assert set(seen) == {"clashes", "apart", "stands", "comes down", "falls"}, seen


@pytest.mark.parametrize("variety", VARIETIES)
def test_what_may_be_added_is_what_stands(caladale: Caladale, variety: int) -> None:
    """In a legal castle, where nothing else is wrong."""
    compared = 0
    for castle in [castle for seed in SEEDS for castle in random_castles(variety, seed)][::3]:
        index = PlacementIndex(castle, caladale.fits)
        tiles = [t for t in range(TABLES.tiles) if index.is_legal and not castle.has(t)]
        for tile in tiles[:: 1 + len(tiles) // 8]:
            placements = index.placements(tile)
            for side in (0, 1) if TABLES.is_gate[tile] else (0,):
                legal = {
                    (x_of(placement >> 3), y_of(placement >> 3), placement & 3)
                    for placement in placements
                    if placement >> 2 & 1 == side
                }
                verdicts = found_by_engine(castle, [tile], side)
                stands = {way for way, verdict in verdicts.items() if verdict.stands}
                assert legal <= stands
                assert {way[:2] for way in stands} == {way[:2] for way in legal}
                compared += len(legal)
    assert compared > 100


def built(caladale: Caladale, text: str, variety: int = VARIETY_STANDARD) -> Castle:
    return castle_of_layout(caladale.tables, variety, caladale.parse(text))


def verdicts_of(castle: Castle, name: str, side: int = 0) -> dict[Way, Verdict]:
    return found_by_engine(castle, [TABLES.tile_named[name]], side)


def standing(castle: Castle, name: str, side: int = 0) -> set[Way]:
    return {way for way, verdict in verdicts_of(castle, name, side).items() if verdict.stands}


@pytest.mark.parametrize(("variety", "width"), [(VARIETY_STANDARD, 4), (VARIETY_FREE, 8)])
def test_a_gate_stands_by_itself_and_other_tiles_do_not(
    caladale: Caladale, variety: int, width: int
) -> None:
    empty = built(caladale, "layout 2 -", variety)
    assert standing(empty, "wizard", 1) == {(x, 0, 0) for x in range(2, 2 + width)}
    assert judge_places(empty, [TABLES.tile_named["stone-four-1"]], 0).places == []


def test_a_tile_may_go_back_where_it_lies(caladale: Caladale) -> None:
    castle = built(caladale, "layout 0 wizard@1,0,r0;stone-top-1@1,1,r0")
    verdict = verdicts_of(castle, "stone-top-1")[1, 1, 0]
    assert (verdict.stands, verdict.parts) == (True, {})


def test_what_rests_on_a_carried_tile_falls(caladale: Caladale) -> None:
    """Green is only what leaves everything standing."""
    castle = built(caladale, "layout 0 wizard@1,0,r0;stone-bridge@1,1,r0;stone-top-1@1,2,r0")
    verdict = verdicts_of(castle, "stone-bridge")[0, 0, 1]
    assert (verdict.fits, verdict.stands) == (True, False)
    assert verdict.falls == [cell_at(1, 2)]
    assert verdict.rules == ["C-B8"]


def test_where_nothing_holds_a_tile_the_rule_is_named(caladale: Caladale) -> None:
    castle = built(caladale, "layout 0 wizard@1,0,r0;stone-four-1@1,1,r0")
    verdict = verdicts_of(castle, "stone-four-2")[2, 1, 0]
    assert verdict == Verdict([0, 1, 2, 3], True, False, ["C-B11"], [], [], {})


def test_the_score_changes_by_its_parts(caladale: Caladale) -> None:
    castle = built(caladale, "layout 0 wizard@1,0,r0")
    judgement = judge_places(castle, [TABLES.tile_named["stone-top-1"]], 0)
    assert sum(judgement.parts.values()) == -4
    [verdict] = [p.verdicts[0] for p in judgement.places if (p.x, p.y) == (1, 1)]
    assert verdict.parts == {"tiles": 2, "tops": 1, "open": 2}


def test_elsewhere_a_gate_is_off_the_grass_and_other_tiles_are_apart(caladale: Caladale) -> None:
    castle = built(caladale, "layout 0 wizard@1,0,r0")
    assert judge_places(castle, [TABLES.tile_named["wizard"]], 0).elsewhere == "C-B4"
    assert judge_places(castle, [0], 0).elsewhere == "C-B6"


def test_the_side_that_a_gate_shows_matters(caladale: Caladale) -> None:
    castle = built(caladale, "layout 0 stone-bridge@1,1,r0")
    assert verdicts_of(castle, "wizard", 0)[1, 0, 0].stands
    assert verdicts_of(castle, "wizard", 1)[1, 0, 0].clashes == [cell_at(1, 0) * 4]


def test_nothing_beyond_the_grid(caladale: Caladale) -> None:
    castle = Castle(caladale.tables)
    four = caladale.tables.tile_named["stone-four-1"]
    castle.place(four, cell_at(COLUMNS, ROWS - 1))
    found = judge_places(castle, [caladale.tables.scaffold], 0).places
    assert [(place.x, place.y) for place in found] == [
        (COLUMNS, ROWS - 2), (COLUMNS - 1, ROWS - 1),
    ]  # fmt: skip


def test_a_wild_castle_does_not_take_for_ever(caladale: Caladale) -> None:
    """All tiles strewn about, every second one carried: the last places are left out."""
    castle = Castle(caladale.tables, VARIETY_FREE)
    for tile in range(TABLES.tiles):
        castle.place(tile, cell_at(tile * 7 % 60 - 30, tile * tile % 37))
    tiles = list(range(0, TABLES.tiles, 2))
    judge = Judge(castle, tiles, 0)
    cells = judge.cells()
    judged = [(x, y) for y, x in cells if judge.work < WORK and judge.verdicts(x, y)]
    assert judge.work >= WORK
    assert [(place.x, place.y) for place in judge_places(castle, tiles, 0).places] == judged


@pytest.mark.parametrize(
    ("tiles", "words"),
    [
        ([], "nothing is carried"),
        (["wizard", "wizard"], "carried twice"),
        (["wizard", "stone-top-1"], "stone-top-1 is not in the castle"),
    ],
)
def test_only_what_is_in_the_castle_is_carried_together(
    caladale: Caladale, tiles: list[str], words: str
) -> None:
    castle = built(caladale, "layout 0 wizard@1,0,r0")
    check_carried(castle, [TABLES.tile_named["stone-top-1"]])
    with pytest.raises(Unreadable, match=words):
        check_carried(castle, [TABLES.tile_named[name] for name in tiles])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("take stone-top-1", "layout COLUMN PIECES"),
        (f"layout {SLIDE + 1} -", "grass cannot begin in column 21"),
        ("layout 0 wizard@1,0,r0;wizard*@2,0,r0", "wizard is in the castle twice"),
        ("layout 0 wizard@1,0,r0;gnomes@1,0,r0", "two tiles lie on 1,0"),
        ("layout 0 wizard@1,-1,r0", "1,-1 is beyond the grid"),
        (f"layout 0 wizard@{COLUMNS + 1},0,r0", "111,0 is beyond the grid"),
    ],
)
def test_what_is_no_castle_is_refused(caladale: Caladale, text: str, words: str) -> None:
    with pytest.raises(Unreadable, match=words):
        built(caladale, text)
