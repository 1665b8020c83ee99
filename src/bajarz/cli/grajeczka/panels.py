"""What stands around the map of Grajeczka: players, progress, the top tile, the end."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bajarz.art.grajeczka.tile import Laid, TileArt
from bajarz.cli.board import Scene
from bajarz.cli.grajeczka.canvas import Canvas
from bajarz.cli.grajeczka.land import Land, hexes_of, place_name, seen
from bajarz.cli.grajeczka.map import Look, Pen, paint
from bajarz.cli.grajeczka.pages import card, in_signs, letters
from bajarz.cli.grajeczka.signs import (
    FIGURE_STYLES,
    GOOD_STYLE,
    LONG_STYLE,
    MAGIC_STYLE,
    PICK_STYLE,
    QUIET,
    TERRAIN_STYLES,
    signs_of,
)
from bajarz.games.grajeczka.kingdom import LARGE_AREA, LONG_RIVER
from bajarz.games.grajeczka.pages import Page
from bajarz.games.grajeczka.view import GrajeczkaView, PrivateView
from bajarz.text.catalogue import Catalogue
from bajarz.text.grajeczka.pages import page_words

MAGIC = "magic"  # side of a token
TILE_COLUMNS = 17  # of a drawn tile
CARD_COLUMNS = 54  # of the page in hand, at most
NEEDS = {"river": LONG_RIVER, "forest": LARGE_AREA, "mountain": LARGE_AREA, "plain": LARGE_AREA}
Book = dict[int, Page]


def title(scene: Scene) -> str:
    """The turn, and how many there are."""
    turn, limit = seen(scene)["turn"], seen(scene)["limit"]
    key = "grajeczka-turn-of" if limit else "grajeczka-turn"
    return scene.words(key, number=turn, limit=limit)


# Players


def player_lines(scene: Scene, seat: int, book: Book) -> list[Text]:
    """Pages left, the token, pages told; the page of somebody who is out."""
    words, data = scene.words, seen(scene)["seats"][str(seat)]
    line = player_line(scene, seat, signs_of(scene.plain).back * data["left"])
    if line.cell_len > scene.columns:
        line = player_line(scene, seat, "")
    lines = [line]
    if data["told"]:
        pages = ", ".join(str(page) for page in sorted(data["told"]))
        facts = {"count": len(data["told"]), "pages": pages}
        lines.append(Text(f"    {words('grajeczka-told', **facts)}", GOOD_STYLE))
    if data["out"] and data["page"]:
        page = f"{data['page']}: {page_words(book[data['page']], words)}"
        lines.append(Text(f"    {words('grajeczka-out-page', page=page)}", QUIET))
    return lines


def player_line(scene: Scene, seat: int, pages: str) -> Text:
    """Who it is and how far: the pages left also as so many signs."""
    words, signs = scene.words, signs_of(scene.plain)
    data = seen(scene)["seats"][str(seat)]
    active = seen(scene)["to_move"] == seat
    widest = max(map(len, scene.names.values()))
    line = Text.assemble(
        (f"{signs.turn} " if active else "  ", "bold"),
        (scene.names[seat].ljust(widest), "bold"),
        "  ",
        (f"{pages} " if pages else "", QUIET),
        words("grajeczka-left", count=data["left"]),
        f"  {signs.dot} {words('grajeczka-token')} ",
        token_text(scene, data["token"]),
    )
    if data["out"]:
        line.append(f"  {signs.dot} {words('grajeczka-out')}", "bold red")
    return line


def token_text(scene: Scene, token: str) -> Text:
    signs = signs_of(scene.plain)
    if token == MAGIC:
        return Text(f"{signs.magic} {scene.words('token-magic')}", MAGIC_STYLE)
    return Text(scene.words("token-plain"))


# The kingdom


def figure_line(scene: Scene) -> Text:
    """Where the figures stand."""
    dot = f"  {signs_of(scene.plain).dot}  "
    marks = letters(scene.words)
    parts = [
        Text.assemble(
            (marks[figure], FIGURE_STYLES[figure]),
            f" {scene.words(f'figure-{figure}')} {place_name(place)}",
        )
        for figure, place in seen(scene)["figures"].items()
    ]
    return Text(dot).join(parts)


def progress_line(scene: Scene) -> Text:
    """How far the longest river and the largest areas have come (B-V6, B-V7)."""
    signs = signs_of(scene.plain)
    progress = progress_of(seen(scene))
    looks = {"river": (signs.long_river, LONG_STYLE)}
    looks |= {kind: (sign, TERRAIN_STYLES[kind]) for kind, sign in signs.large.items()}
    parts = [goal_text(scene, *looks[kind], kind, progress[kind]) for kind in looks]
    return Text("   ").join(parts)


def progress_of(view: GrajeczkaView) -> dict[str, int]:
    """The longest river and the largest areas, by the names of NEEDS."""
    far = view["progress"]
    return {
        "river": far["river"],
        "forest": far["forest"],
        "mountain": far["mountain"],
        "plain": far["plain"],
    }


def goal_text(scene: Scene, sign: str, style: str, kind: str, has: int) -> Text:
    words = progress_words(scene.words, kind, has)
    return Text.assemble((sign, style), " ", (words, GOOD_STYLE if has >= NEEDS[kind] else ""))


def progress_words(words: Catalogue, kind: str, has: int) -> str:
    """`river 3 of 5`, or what has become of it."""
    need = NEEDS[kind]
    if has >= need:
        return words(f"grajeczka-reached-{kind}", has=has)
    return words(f"grajeczka-progress-{kind}", has=has, need=need)


# The tile and the page


def tile_picture(scene: Scene, laid: Laid, label: str = "") -> list[Text]:
    """A tile as it would lie; the hexagon that names its place is marked."""
    signs = signs_of(scene.plain)
    pen = Pen(signs, Canvas(signs))
    paint(pen, Land(hexes_of([laid]), {}), Look({}, named=False))
    top, left = pen.corner(laid.places[0])
    mark = label or signs.here
    pen.canvas.write(top + 2, left + 3, f"{mark:^3}", PICK_STYLE)
    columns = [pen.corner(spot)[1] for spot in laid.places]
    return pen.canvas.rows(min(columns), max(columns) + 2 * pen.half)


def top_lines(scene: Scene, tile: TileArt | None) -> list[Text]:
    """The top tile, and how many lie under it."""
    words, view = scene.words, seen(scene)
    if tile is None:
        return [Text(words("grajeczka-stack-empty"), QUIET)]
    under = words("grajeczka-under", count=view["stack"])
    note = under if view["can_add"] else words("grajeczka-cannot-add")
    heading = Text(words("grajeczka-top"), "bold")
    return [heading, *tile_picture(scene, Laid(tile)), Text(note, QUIET)]


def hand_lines(scene: Scene, book: Book, width: int) -> list[Text]:
    """The own page as a card, and what is known of the book."""
    words, own = scene.words, own_pages(scene)
    if not own["page"]:
        return []
    lines = [Text(words("grajeczka-hand"), "bold"), *card(book[own["page"]], scene, width)]
    if own["turned"]:
        pages = ", ".join(map(str, own["turned"]))
        lines.append(Text(words("grajeczka-turned", pages=pages), QUIET))
    return lines


def own_pages(scene: Scene) -> PrivateView:
    """What only the person at the screen knows; a spectator has no pages."""
    for own in seen(scene)["private"].values():
        return own
    return {"page": 0, "turned": []}


def beside(scene: Scene, left: list[Text], right: list[Text]) -> RenderableType:
    """The tile and the page in two columns; one below the other where no tile is drawn."""
    if not right or len(left) == 1:
        return Group(*left, *right)
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(Group(*left), Group(*right))
    return grid


def page_list(scene: Scene, numbers: list[int], book: Book) -> list[Text]:
    """Pages one below the other, in signs and words."""
    return [
        Text.assemble(f"  {number:>2}  ", page_words(book[number], scene.words), "   ",
                      in_signs(book[number], scene))
        for number in numbers
    ]  # fmt: skip


# The end


def result_table(scene: Scene) -> Table:
    """What each player has told and has left."""
    words, seats = scene.words, sorted(scene.names)
    table = Table("", *(scene.names[seat] for seat in seats))
    data = [seen(scene)["seats"][str(seat)] for seat in seats]
    table.add_row(words("score-told"), *(str(len(each["told"])) for each in data), style="bold")
    table.add_row(words("grajeczka-pages-left"), *(str(each["left"]) for each in data))
    return table


def result_line(scene: Scene) -> str:
    """Who won, and how (B-E1, B-E3, B-E4)."""
    result = seen(scene)["result"]
    winners = result["winners"]
    who = ", ".join(scene.names[seat] for seat in winners)
    left = seen(scene)["seats"][str(winners[0])]["left"] if winners else 0
    key = "shared" if len(winners) > 1 else result["reason"]
    return scene.words(f"result-{key}", who=who, left=left)
