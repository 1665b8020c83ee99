"""The score, its parts and the order of equals, and the final correction (C-P1 to C-P5)."""

from bajarz.games.caladale.correction import correct
from bajarz.games.caladale.scoring import score, score_parts, tie_key
from bajarz.games.caladale.tables import cell_at
from bajarz.games.caladale.violations import is_legal
from drawn_castles import TABLES, broken, draw, removals


def test_score_of_the_rulebook() -> None:
    """22 tiles, not finished, 3 tower tops, 1 face down, 2 open edges, scaffold used: 43."""
    castle = draw(
        """
        - stone-edge-3 - - - - -
        - stonetree-bridge-2 - - - - -
        - tree-two-3 tree-two-2/2 - - tudor-top-1 tudor-top-3
        stone-edge-2/3 stone-bridge/3 stonetree-B/1 stone-edge-1/1 # treetudor-C/3 tudor-two-3/3
        - - stone-two-2 stone-two-1/2 stone-top-5 stonetree-bridge-1/2 -
        - treetudor-bridge-1/3 tudorstone-bridge-2/3 @ tudorstone-C/2 tudorstone-A-2/2 X
        """.replace("X", "tudorstone-bridge-1/1"),
        left=-2,
    )
    assert is_legal(castle)
    assert list(score_parts(castle, 1).values()) == [44, 0, 3, 1, -4, -1]
    assert score(castle, 1) == 43
    assert tie_key(score_parts(castle, 1)) == (43, 0, 3, 0)


def test_live_score_counts_the_corrected_castle() -> None:
    castle = draw(".s.s s.ss\n@ -")
    castle.place(TABLES.tile_named["tree-four-1"], cell_at(5, 5))
    assert score_parts(castle) == score_parts(correct(castle).castle)
    assert score(draw("wizard/1 ...s"), 3) == 3
    assert tie_key(score_parts(draw("wizard/1"))) == (0, 0, 0, 1)


def test_firm_stack_goes_with_a_tile() -> None:
    """C-P4: the edge tile could hang, but it stood on the tile that is taken out."""
    castle = draw(".ss. ...s\n@ ..ss", grass=-3)
    assert removals(castle) == [("C-B5", 1, 0), ("C-B5", 1, 1)]
    assert [gone.stood for gone in correct(castle).removed] == [False, True]


def test_faulty_tile_in_a_stack_is_taken_out_by_its_own_rule() -> None:
    castle = draw("- stone-top-1/1\n@ ..ss", grass=-3)
    assert removals(castle) == [("C-B5", 1, 0), ("C-B2", 1, 1)]


def test_what_does_not_rest_on_a_tile_stays() -> None:
    """C-P4: a hung tile carries nothing, so nothing goes with it."""
    castle = draw(".ss. .s.s ..ss\n s.ss t... sss.\n @ - sss.")
    assert removals(castle) == [("C-B6", 1, 1)]


def test_one_disagreeing_tile_at_a_time() -> None:
    """C-P4 (4): highest row, then greatest column, and a gate last."""
    assert removals(draw("sss. ^s\n@ s..s")) == [("C-B3", 1, 1)]
    assert removals(draw(".ss. ..ss\n@ s.s.")) == [("C-B3", 1, 0), ("C-B3", 1, 1)]
    assert removals(draw(".ss. ..ss\ns.s. @")) == [("C-B3", 0, 0), ("C-B3", 0, 1)]


def test_hole_is_opened_from_above() -> None:
    """C-P4 (5): one tile right above it, here the one farther right."""
    castle = draw(
        """
        .ss. ...s .s.. ..ss
        s.ss -    -    sss.
        @    .s.s ss.s s..s
        """
    )
    assert broken(castle) == {("C-B7", 1, 2), ("C-B7", 2, 2)}
    assert removals(castle) == [("C-B7", 2, 2)]


def test_steps_begin_again() -> None:
    """C-P4: the far pier stands beyond the grass, so what it bore is unheld in the next step."""
    castle = draw(".ss. .s.s ..ss\ns.ss - sss.\n@ - sss.", grass=-2)
    assert removals(castle) == [("C-B5", 2, 0), ("C-B8", 2, 1), ("C-B9", 2, 2)]
