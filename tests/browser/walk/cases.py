"""Small pages with one fault each, and the same pages mended: every measure can fail."""

from typing import NamedTuple

DESK, PHONE = (1280, 720), (390, 844)
STYLE = "<style>* { margin: 0; box-sizing: border-box } body { font: 16px/1.4 sans-serif }</style>"
TILES = '<g class="stack"><rect width="200" height="200"/></g>'


class Case(NamedTuple):
    """What is wrong with the first page and not with the second, and how that is said."""

    about: str
    said: str
    bad: str
    good: str
    game: str = ""
    touch: bool = False
    size: tuple[int, int] = DESK


def board(scale: float, place: str = "0 0", height: int = 500, more: str = "") -> str:
    """A board of Fantazja: one tile on a map, drawn at a scale, and the tray below."""
    return f"""<main style="display:block;width:800px;height:600px">
      <svg class="sheet" style="display:block" width="800" height="{height}">
        <g transform="translate({place}) scale({scale})">{TILES}</g></svg>{more}
      <div class="tray" style="position:absolute;top:500px;width:800px;height:100px"></div>
    </main>"""


def button(style: str, inside: str = "Play") -> str:
    return f'<button style="{style}">{inside}</button>'


WIDE = '<p style="width:{}px">Once upon a time</p>'
GAME = '<div class="game"><p style="height:{}px">Once upon a time</p></div>'
SCROLLED = """<main class="fantazja" style="height:300px;overflow:auto">
  <p style="height:{}px">Once upon a time</p></main>"""
CUT = '<p style="width:{};overflow:hidden;white-space:nowrap">Once upon a time</p>'
LOW = '<p style="height:{}px;width:80px;overflow:hidden">Once upon a time</p>'
SHORTENED = """<p style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis"
  >{}</p>"""
NAMED = """<p style="width:{}px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis"
  >Maximilian the Older</p>"""
NARROW = '<p style="width:60px;overflow-wrap:{}">Journeymen</p>'
LETTERS = '<p style="width:{}px">a b c d</p>'
COVERED = """<p>Once upon a time</p>
  <div style="position:absolute;top:{}px;width:300px;height:30px;background:#fff"></div>"""
UNDER = """<p style="position:{};top:0;background:#fff;width:300px">Play</p>
  <p style="position:relative;z-index:-1">Once upon a time</p><p style="height:900px"></p>"""
TOGETHER = '<p>Once upon a time</p><p style="margin-top:{}px">there was a king</p>'
BESIDE = """<div class="game" style="height:400px"><div style="height:100px">Once</div>
  <div style="height:100px;margin-top:{}px;padding-top:50px">upon</div></div>"""
STICKING = """<div style="padding:50px"><button style="width:{}px;border:1px solid;height:44px;
  white-space:nowrap">Once upon a time</button></div>"""
AWAY = (
    '<div class="game" style="height:300px;overflow:hidden"><div style="height:{}px"></div>{}</div>'
)
OVER = """<button style="height:44px">Play</button>
  <div style="position:absolute;top:0;width:{}px;height:44px"></div>"""
HALF = """<div style="overflow:hidden;width:100px;height:44px">
  <button style="width:{}px;height:44px">Play</button></div>"""
LINK = '<p>{}<a href="/rules">rules</a></p>'
DRAWN = '<svg width="100" height="100"><text y="50" font-size="{}">12</text></svg>'
USED = '<svg><symbol id="tree"><path d="M0 0H9"/></symbol><use href="#{}"/></svg>'
PICTURE = '<img alt="A tree" width="50" height="50" src="{}">'
DOT = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="
INITIAL = """<style>p::first-letter {{ float: left; font-size: 60px; line-height: 1 }}</style>
  <p style="width:{}px;overflow-wrap:anywhere">Once upon a time</p>"""
OVERVIEW = '<i class="overview" style="position:absolute;top:0;width:50px;height:50px"></i>'

CASES = [
    Case("a wide page", "page: 20 px wider", WIDE.format(1300), WIDE.format(1200)),
    Case("a high game", "page: 80 px higher", GAME.format(800), GAME.format(700)),
    Case(
        "a board to scroll",
        "page: main.fantazja is 100 px higher",
        SCROLLED.format(400),
        SCROLLED.format(300),
        "fantazja",
    ),
    Case("a lost drawing", "picture: #bush", USED.format("bush"), USED.format("tree")),
    Case("a lost picture", "picture: img", PICTURE.format("data:,"), PICTURE.format(DOT)),
    Case(
        "small letters", "text: 11.0 px small", '<p style="font-size:11px">Once</p>', "<p>Once</p>"
    ),
    Case("small letters drawn", "text: 11.0 px small", DRAWN.format(11), DRAWN.format(12)),
    Case("a line cut", "text: cut: p “Once", CUT.format("60px"), CUT.format("auto")),
    Case("lines cut", "text: cut: p “Once", LOW.format(20), LOW.format(60)),
    Case(
        "words shortened",
        "text: cut: p",
        SHORTENED.format("Your turn is over"),
        SHORTENED.format("You"),
    ),
    Case(
        "a name shortened to nothing", "text: nothing is left", NAMED.format(15), NAMED.format(60)
    ),
    Case(
        "a broken word",
        "“Journeymen” is broken",
        NARROW.format("anywhere"),
        NARROW.format("normal"),
    ),
    Case("a broken word after an initial", "is broken", INITIAL.format(30), INITIAL.format(300)),
    Case("a letter a line", "text: lines of one", LETTERS.format(10), LETTERS.format(100)),
    Case("a text covered", "“Once upon a time” is covered", COVERED.format(0), COVERED.format(30)),
    Case("a text covered for good", "is covered", UNDER.format("absolute"), UNDER.format("fixed")),
    Case("texts run together", "run together", TOGETHER.format(-20), TOGETHER.format(0)),
    Case("panels over each other", "share", BESIDE.format(-20), BESIDE.format(0)),
    Case(
        "words beside their button",
        "sticks out of button",
        STICKING.format(60),
        STICKING.format(160),
    ),
    Case(
        "a button out of sight",
        "is out of sight",
        AWAY.format(900, button("")),
        AWAY.format(100, button("")),
    ),
    Case("a button covered", "is covered by div", OVER.format(300), OVER.format(2)),
    Case("a button cut", "sticks out and is cut", HALF.format(130), HALF.format(100)),
    Case(
        "a small target",
        "target: button “Play” has 40 × 44",
        button("width:40px;height:44px;padding:0"),
        button("width:44px;height:44px;padding:0"),
        touch=True,
        size=PHONE,
    ),
    Case(
        "a link that is no part of a sentence",
        "target: a “rules”",
        LINK.format(""),
        LINK.format("Here are the "),
        touch=True,
        size=PHONE,
    ),
    Case("small tiles at a desk", "62 px, at least 64", board(0.31), board(0.32), "fantazja"),
    Case(
        "small tiles on a phone",
        "42 px, at least 44",
        board(0.21),
        board(0.22),
        "fantazja",
        size=PHONE,
    ),
    Case("a small map", "map: 800 × 300 px, 60 %", board(0.5, height=300), board(0.5), "fantazja"),
    Case(
        "tiles out of sight",
        "1 pieces are out of sight",
        board(0.5, "-80 0"),
        board(0.5, "-80 0", more=OVERVIEW),
        "fantazja",
    ),
    Case("no tile in sight", "none in sight", board(0.5, "-500 0"), board(0.5), "fantazja"),
]
