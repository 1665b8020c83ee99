"""A position of a game that draws none itself: its view in words, on a page with gilt corners."""

from bajarz.art.palette import Theme, themed, v
from bajarz.art.shared import page_frame, symbols
from bajarz.art.svg import el, label, picture, rect, use
from bajarz.core.game import Game
from bajarz.core.view import View
from bajarz.text.catalogue import catalogue
from bajarz.text.game_words import game_words
from bajarz.text.rules import rule_book
from bajarz.text.view_words import view_lines

WIDTH, MARGIN, LINE = 640.0, 56.0, 27.0
VALUES = 250.0  # where the values begin


def draw(game: Game, view: View, names: dict[int, str], theme: Theme, lang: str) -> str:
    """The seats with their scores, then everything else that the view says."""
    words = catalogue(lang, game.name)
    lines = view_lines(view, words, game_words(game).display_names(lang))
    height = 2 * MARGIN + 64 + LINE * (len(view["scores"]) + 1 + len(lines))
    title = rule_book(game.name, lang).title
    body = rect(0, 0, WIDTH, height, v("paper")) + el("defs", symbols())
    body += page_frame(22, 22, WIDTH - 44, height - 44)
    body += label(WIDTH / 2, MARGIN + 30, title, 30, v("ink"), "middle")
    y = MARGIN + 64
    for seat, score in enumerate(view["scores"], 1):
        y += LINE
        body += use(f"seat-{seat}", MARGIN, y - 16, 18, 18)
        decides = seat in view["deciders"]
        body += label(MARGIN + 28, y, names.get(seat, ""), 19, v("ink"), bold=decides)
        body += label(WIDTH - MARGIN, y, str(score), 19, v("ink"), "end")
    y += LINE
    for depth, name, value in lines:
        y += LINE
        body += label(MARGIN + 18 * depth, y, name, 17, v("ink-2"), bold=False)
        body += label(VALUES, y, value, 17, v("ink"))
    return themed(picture(WIDTH, height, body, title=title), theme)
