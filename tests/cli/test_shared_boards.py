"""What the boards of all games share: the canvas, the story, and the board of any game."""

from bajarz.cli.canvas import Canvas
from bajarz.cli.default_board import DefaultBoard
from bajarz.cli.playing.setup import Wanted
from bajarz.games.registry import make_game
from bajarz.text.caladale.story import told_events
from bajarz.text.game_words import game_words
from typist import Keyboard, typing


def test_parts_of_a_line_are_cut_where_the_room_ends() -> None:
    canvas = Canvas()
    canvas.write_parts(0, 0, [("abc", ""), ("def", "bold"), ("ghi", "")], 5)
    assert [row.plain for row in canvas.rows()] == ["abcde"]


def test_a_frame_covers_what_was_there_and_corners_the_frame() -> None:
    canvas = Canvas()
    canvas.write(1, 1, "xxx")
    canvas.frame(0, 0, 3, 5, "1234-|", "")
    canvas.corners(0, 0, 3, 5, "abcd", "")
    assert [row.plain for row in canvas.rows()] == ["a---b", "|   |", "c---d"]


def test_of_the_edits_of_a_castle_the_last_one_is_told() -> None:
    first, last = [{"event": "CastleChanged", "seat": 2, "action": text} for text in ("a", "b")]
    other = {"event": "CastleChanged", "seat": 1, "action": "c"}
    assert told_events([first, other, last], 0) == [last]
    assert told_events([first, other, last], None) == [other, last]


def test_what_everybody_sees_on_the_table_is_not_told() -> None:
    ended, built = {"event": "TurnEnded", "seat": 1}, {"event": "TileBuilt", "seat": 1}
    revealed = {"event": "TileRevealed"}
    assert game_words(make_game("fantazja")).told([built, ended], 0) == [built]
    assert game_words(make_game("grajeczka")).told([revealed, ended], 0) == []


def test_a_hint_of_a_game_without_a_board_names_what_scores_most() -> None:
    session = Keyboard(typing([])).open(Wanted("fantazja", seed="1"))
    scene, offer = session.scene(0), session.offer(0)
    chooser = DefaultBoard(session.table.game).chooser(scene, offer)
    scores = {code: offer.attempt(code)[0].scores()[0] for code in offer.actions}
    best = [
        chooser.leaf(code).text for code, score in scores.items() if score == max(scores.values())
    ]
    assert len(best) < len(scores)
    assert chooser.best() == best[:3]
