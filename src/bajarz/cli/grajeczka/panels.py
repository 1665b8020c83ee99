"""What stands around the map of Grajeczka: players, progress, the top tile, the end."""

from collections.abc import Mapping
from typing import Literal, get_args

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bajarz.art.grajeczka.hexes import Place
from bajarz.art.grajeczka.tile import Laid, TileArt
from bajarz.art.grajeczka.view import place_of
from bajarz.cli.board import Scene
from bajarz.cli.grajeczka import signs
from bajarz.cli.grajeczka.map import LARGE, Land, MapMarks, Pen, hexes_of, name_of
from bajarz.cli.grajeczka.pages import card, in_signs, letters
from bajarz.cli.panels import Panels
from bajarz.cli.styles import DOT, GOOD_STYLE, MAGIC_STYLE, PICK_STYLE, QUIET
from bajarz.games.grajeczka.kingdom import LARGE_AREA, LONG_RIVER
from bajarz.games.grajeczka.pages import Page
from bajarz.games.grajeczka.state import TOKENS
from bajarz.games.grajeczka.view import GrajeczkaView, PrivateView
from bajarz.text.catalogue import Catalogue
from bajarz.text.grajeczka.pages import page_words

GrajeczkaScene = Scene[GrajeczkaView]
Book = Mapping[int, Page]
Growth = Literal["river", "forest", "mountain", "plain"]  # what grows: rivers and areas
GROWTHS: tuple[Growth, ...] = get_args(Growth)
_, MAGIC_SIDE = TOKENS
TILE_COLUMNS = 17  # of a drawn tile
CARD_COLUMNS = 54  # of the page in hand, at most


def needed(kind: Growth) -> int:
    """B-V6, B-V7: when a river is long, and an area large."""
    return LONG_RIVER if kind == "river" else LARGE_AREA


def progress_words(words: Catalogue, kind: Growth, has: int) -> str:
    """`river 3 of 5`, or what has become of it."""
    need = needed(kind)
    if has >= need:
        return words(f"grajeczka-reached-{kind}", has=has)
    return words(f"grajeczka-progress-{kind}", has=has, need=need)


def tile_picture(laid: Laid, label: str = signs.HERE) -> list[Text]:
    """A tile as it would lie; the hexagon that names its place is marked."""
    pen = Pen(LARGE)
    pen.paint(Land(hexes_of([laid]), {}), MapMarks({}, named=False))
    top, left = LARGE.corner(laid.places[0])
    pen.canvas.write(top + 2, left + 3, f"{label:^3}", PICK_STYLE)
    return pen.canvas.rows()


def beside(left: list[Text], right: list[RenderableType]) -> RenderableType:
    """The tile and the page in two columns; one below the other where no tile is drawn."""
    if not right or len(left) == 1:
        return Group(*left, *right)
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(Group(*left), Group(*right))
    return grid


def place_words(scene: GrajeczkaScene, place: Place) -> str:
    """What lies at a place, and who stands there; nothing where there is no land."""
    found = [each for each in scene.view["places"] if (each["q"], each["r"]) == place]
    if not found:
        return ""
    facts = {"terrain": found[0]["terrain"], "river": found[0]["river"]}
    large = "yes" if found[0]["large"] else "no"
    text = scene.words("grajeczka-place", large=large, **facts)
    figures = scene.view["figures"].items()
    there = [scene.words(f"figure-{name}") for name, where in figures if place_of(where) == place]
    return f"{text} ({', '.join(there)})" if there else text


class GrajeczkaPanels(Panels[GrajeczkaView]):
    """Everything but the map, of one scene."""

    def __init__(self, scene: GrajeczkaScene, book: Book) -> None:
        super().__init__(scene)
        self.book = book

    # Players

    def player_lines(self, seat: int) -> list[Text]:
        """Pages left, the token, pages told; the page of somebody who is out."""
        words, data = self.words, self.view["seats"][str(seat)]
        line = self.player_line(seat, f"{signs.BACK * data['left']} ")
        lines = [line if line.cell_len <= self.scene.columns else self.player_line(seat, "")]
        if data["told"]:
            pages = ", ".join(map(str, sorted(data["told"])))
            told = words("grajeczka-told", count=len(data["told"]), pages=pages)
            lines.append(Text(f"    {told}", GOOD_STYLE))
        if data["out"] and data["page"]:
            page = f"{data['page']}: {page_words(self.book[data['page']], words)}"
            lines.append(Text(f"    {words('grajeczka-out-page', page=page)}", QUIET))
        return lines

    def player_line(self, seat: int, pages: str) -> Text:
        """Who it is and how far: the pages left also as so many signs."""
        words, data = self.words, self.view["seats"][str(seat)]
        widest = max(map(len, self.scene.names.values()))
        token, style = words(f"token-{data['token']}"), ""
        if data["token"] == MAGIC_SIDE:
            token, style = f"{signs.MAGIC} {token}", MAGIC_STYLE
        line = Text.assemble(
            (f"{self.turn_mark(seat)}{self.scene.names[seat]:<{widest}}  ", "bold"),
            (pages, QUIET),
            words("grajeczka-left", count=data["left"]),
            f"  {DOT} {words('grajeczka-token')} ",
            (token, style),
        )
        return line.append(f"  {DOT} {words('grajeczka-out')}", "bold red") if data["out"] else line

    # The kingdom

    def figure_line(self) -> Text:
        """Where the figures stand."""
        marks = letters(self.words)
        parts = [
            Text.assemble(
                (marks[figure], signs.FIGURE_STYLES[figure]),
                f" {self.words(f'figure-{figure}')} {name_of(place_of(place))}",
            )
            for figure, place in self.view["figures"].items()
        ]
        return Text(f"  {DOT}  ").join(parts)

    def progress_line(self) -> Text:
        """How far the longest river and the largest areas have come (B-V6, B-V7)."""
        parts: list[Text] = []
        for kind in GROWTHS:
            sign = (signs.LONG_RIVER, signs.LONG_STYLE)
            if kind != "river":
                sign = (signs.LARGE[kind], signs.TERRAIN_STYLES[kind])
            has = self.view["progress"][kind]
            style = GOOD_STYLE if has >= needed(kind) else ""
            parts.append(Text.assemble(sign, " ", (progress_words(self.words, kind, has), style)))
        return Text("   ").join(parts)

    # The tile and the page

    def top_lines(self, tile: TileArt | None) -> list[Text]:
        """The top tile, and how many lie under it."""
        words, view = self.words, self.view
        if tile is None:
            return [Text(words("grajeczka-stack-empty"), QUIET)]
        under = words("grajeczka-under", count=view["stack"])
        note = under if view["can_add"] else words("grajeczka-cannot-add")
        return [Text(words("grajeczka-top"), "bold"), *tile_picture(Laid(tile)), Text(note, QUIET)]

    def own_pages(self) -> PrivateView:
        """What only the person at the screen knows; a spectator has no pages."""
        nothing: PrivateView = {"page": 0, "turned": []}
        return next(iter(self.view["private"].values()), nothing)

    def hand_lines(self) -> list[RenderableType]:
        """The own page as a card, and what is known of the book."""
        words, own = self.words, self.own_pages()
        if not own["page"]:
            return []
        width = min(CARD_COLUMNS, self.scene.columns - TILE_COLUMNS - 4)
        lines = [Text(words("grajeczka-hand"), "bold"), card(self.book[own["page"]], words, width)]
        if own["turned"]:
            pages = ", ".join(map(str, own["turned"]))
            lines.append(Text(words("grajeczka-turned", pages=pages), QUIET))
        return lines

    def page_list(self, numbers: list[int]) -> list[Text]:
        """Pages one below the other, in words and signs."""
        return [
            Text.assemble(
                f"  {number:>2}  {page_words(self.book[number], self.words)}   ",
                *in_signs(self.book[number], self.words),
            )
            for number in numbers
        ]

    # The end

    def ending(self) -> RenderableType:
        """What each player has told and has left; who won, and how (B-E1, B-E3, B-E4)."""
        result, seats = self.view["result"], self.view["seats"]
        told = {seat: len(data["told"]) for seat, data in seats.items()}
        left = {seat: data["left"] for seat, data in seats.items()}
        rows = {"score-told": told, "grajeczka-pages-left": left}
        key = "shared" if len(result["winners"]) > 1 else result["reason"]
        count = left[str(result["winners"][0])] if result["winners"] else 0
        return Group(
            self.result_table(rows, "score-told"),
            Text(self.words(f"result-{key}", who=self.winner_names(), left=count), "bold"),
            Text(self.words("grajeczka-read"), QUIET),  # B-E5
        )
