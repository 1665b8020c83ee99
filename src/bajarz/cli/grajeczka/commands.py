"""What a player of Grajeczka may ask for: moves, placements, a place, pages, the tales so far."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from bajarz.cli.board import Misuse, Offer, Scene
from bajarz.cli.grajeczka.choices import place_of, place_words
from bajarz.cli.grajeczka.land import Spot, name_of, seen
from bajarz.cli.grajeczka.pages import letters
from bajarz.cli.grajeczka.panels import Book, own_pages, page_list
from bajarz.cli.grajeczka.signs import FIGURE_STYLES, QUIET
from bajarz.games.grajeczka.actions import Add, Move
from bajarz.games.grajeczka.board import q_of, r_of, read_place
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.text.catalogue import LANGUAGES, Catalogue, catalogue
from bajarz.text.grajeczka.pages import tale

COMMANDS = {
    "moves": "moves", "ruchy": "moves",
    "places": "places", "miejsca": "places",
    "look": "look", "obejrzyj": "look",
    "pages": "pages", "strony": "pages",
    "tale": "tale", "baśń": "tale", "basn": "tale",
    "map": "map", "mapa": "map",
}  # fmt: skip
VERBS = {
    "rusz": "move", "dołóż": "add", "doloz": "add", "przewróć": "turn", "przewroc": "turn",
    "opisz": "tell", "odwróć": "flip", "odwroc": "flip", "koniec": "end",
}  # fmt: skip


def figure_names(words: Catalogue) -> dict[str, str]:
    """Everything a figure may be called: its name, in each language, and its letter in this one."""
    names: dict[str, str] = {}
    for language in LANGUAGES:
        book = catalogue(language, "grajeczka")
        names |= {book(f"figure-{figure}").lower(): figure for figure in FIGURE_STYLES}
    names |= {figure: figure for figure in FIGURE_STYLES}
    return names | {letter.lower(): figure for figure, letter in letters(words).items()}


def moves(scene: Scene, game: Grajeczka, argument: str, offer: Offer | None) -> dict[Spot, str]:
    """Where the figures can go now, by their letters, or one of them."""
    wanted = figure_names(scene.words).get(argument.lower(), argument) if argument else ""
    if wanted and wanted not in FIGURE_STYLES:
        raise Misuse(scene.words("grajeczka-bad-figure", text=argument))
    labels: dict[Spot, str] = {}
    for code in [] if offer is None else offer.actions:
        action = game.action(code)
        if isinstance(action, Move) and wanted in ("", action.figure):
            spot = place_of(action)
            labels[spot] = labels.get(spot, "") + letters(scene.words)[action.figure]
    if not labels:
        raise Misuse(scene.words("grajeczka-no-moves"))
    return labels


def places(scene: Scene, game: Grajeczka, offer: Offer | None) -> dict[Spot, str]:
    """Where the top tile can be added, with its rotations."""
    labels: dict[Spot, str] = {}
    for code in [] if offer is None else offer.actions:
        action = game.action(code)
        if isinstance(action, Add):
            spot = place_of(action)
            labels[spot] = labels.get(spot, "r") + str(action.rotation.number)
    if not labels:
        raise Misuse(scene.words("grajeczka-no-places"))
    return labels


def look(scene: Scene, argument: str) -> RenderableType:
    """Everything about a place."""
    place = read_place(argument)
    if place < 0:
        raise Misuse(scene.words("grajeczka-bad-place", text=argument))
    spot = q_of(place), r_of(place)
    if all((each["q"], each["r"]) != spot for each in seen(scene)["places"]):
        raise Misuse(scene.words("grajeczka-nothing-there", place=name_of(spot)))
    return Text.assemble((name_of(spot), "bold"), f"  {place_words(scene, spot)}")


def pages(scene: Scene, book: Book) -> RenderableType:
    """The own pages that are known, then what everybody has told."""
    words, own = scene.words, own_pages(scene)
    parts: list[RenderableType] = []
    if own["page"]:
        parts += [Text(words("grajeczka-hand"), "bold"), *page_list(scene, [own["page"]], book)]
    if own["turned"]:
        parts.append(Text(words("grajeczka-come-again"), "bold"))
        parts += page_list(scene, own["turned"], book)
    for seat, name in scene.names.items():
        told = seen(scene)["seats"][str(seat)]["told"]
        heading = words("grajeczka-told-by", who=name, count=len(told))
        parts += [Text(heading, "bold"), *page_list(scene, sorted(told), book)]
    return Group(*parts)


def tales(scene: Scene, book: Book) -> RenderableType:
    """What everybody has told so far, in the order of the pages (B-E5)."""
    parts: list[RenderableType] = []
    for seat, name in scene.names.items():
        told = seen(scene)["seats"][str(seat)]["told"]
        parts.append(Text(scene.words("tale-title", who=name), "bold"))
        if not told:
            parts.append(Text(scene.words("tale-empty", who=name), QUIET))
        for story in tale([book[page] for page in told], scene.words):
            parts.append(Padding(Text(f"{story.page}. {story.text}"), (0, 0, 0, 2)))
    return Group(*parts)
