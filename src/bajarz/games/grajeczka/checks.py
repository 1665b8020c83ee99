"""For tests: every conceivable action, and what must hold inside a position."""

from collections.abc import Iterator

from bajarz.games.grajeczka import actions as act
from bajarz.games.grajeczka.board import FIGURES, STEPS
from bajarz.games.grajeczka.components import TILES
from bajarz.games.grajeczka.placements import covered
from bajarz.games.grajeczka.reachability import is_possible
from bajarz.games.grajeczka.state import NO_PAGE, PHASE_OVER, UNTESTED, Position
from bajarz.games.grajeczka.tables import NO_SIDE


def conceivable(position: Position) -> Iterator[int]:
    """Every move to a place of the kingdom or beside it, every tile that comes near it, and all
    other actions."""
    kingdom = position.kingdom
    near = set(kingdom.places) | set(kingdom.frontier)
    for figure in range(len(FIGURES)):
        for place in sorted(near):
            yield act.KIND_MOVE + (figure << 12) + place
    around = near | {place + step for place in near for step in STEPS}
    for place in sorted(around):
        for rotation in range(6):
            yield act.KIND_ADD + (place << 3) + rotation
    yield from (act.KIND_TURN_PAGE, act.KIND_TELL, act.KIND_FLIP, act.KIND_END)


def invariant_errors(position: Position) -> list[str]:
    """Everything that is wrong with a position; nothing, if the engine is right."""
    return [
        *lost_tiles(position),
        *lost_pages(position),
        *wrong_kingdom(position),
        *wrong_turn(position),
        *wrong_memory(position),
    ]


def lost_tiles(position: Position) -> list[str]:
    """B-C1: every tile lies in the kingdom, on top, or in the stack."""
    found = [tile >> 17 for tile in position.laid] + position.stack
    if position.top != NO_SIDE:
        found.append(position.top // 2)
    if sorted(found) != list(range(len(TILES))):
        return [f"{len(found)} ordinary tiles, {len(set(found))} of them different"]
    return []


def lost_pages(position: Position) -> list[str]:
    """B-C1, B-S3: every page is in one place, and the books are what is left of them."""
    found = position.unread + [page for page in position.page if page != NO_PAGE]
    for seat in range(position.players):
        found = found + position.turned[seat] + position.told[seat]
    wrong: list[str] = []
    if sorted(found) != position.tables.page_numbers:
        wrong.append(f"{len(found)} pages, {len(set(found))} of them different")
    books = {position.left(seat) + len(position.told[seat]) for seat in range(position.players)}
    if len(books) != 1:
        wrong.append("the books were not of one size (B-S3)")
    if sum(position.undrawn) > len(position.unread):
        wrong.append("more pages are undrawn than there are")
    return wrong


def wrong_kingdom(position: Position) -> list[str]:
    """The kingdom is made of the tiles laid, and the figures stand on it (B-M1)."""
    kingdom = position.kingdom
    wrong: list[str] = []
    places: list[int] = kingdom.places[:9]
    for tile in position.laid:
        side, place, rotation = tile >> 16, tile >> 3 & act.PLACE_BITS, tile & 7
        where = covered(position.tables, place, rotation)
        places += where
        if [kingdom.terrain[each] for each in where] != position.tables.terrain[side]:
            wrong.append("the terrain is not that of the tile laid there")
    if sorted(places) != sorted(kingdom.places) or len(set(places)) != len(places):
        wrong.append("the kingdom is out of step with the tiles laid")
    beside = {place + step for place in places for step in STEPS} - set(places)
    if beside != set(kingdom.frontier) or len(kingdom.frontier) != len(beside):
        wrong.append("the places beside the kingdom are out of step")
    if any(not kingdom.terrain[place] for place in position.figures):
        wrong.append("a figure stands beside the kingdom (B-M1)")
    return wrong


def wrong_turn(position: Position) -> list[str]:
    """B-T3, B-E1, B-E2: whose turn it can be, and with what."""
    wrong: list[str] = []
    if position.phase != PHASE_OVER and position.out[position.seat]:
        wrong.append("it is the turn of a player who is out (B-E2)")
    if position.phase != PHASE_OVER and NO_PAGE in position.page:
        wrong.append("somebody has no page, and the game goes on (B-E1)")
    if position.flipped and position.magic[position.seat] and position.phase != PHASE_OVER:
        wrong.append("a token that was flipped is magic (B-T3)")
    if position.flight and position.flight[-1] != position.figures[2]:
        wrong.append("the Dragon is not where his flight ended (B-M4)")
    if position.limit and position.turn > position.limit:
        wrong.append("the game goes on after the turn limit (B-E4)")
    return wrong


def wrong_memory(position: Position) -> list[str]:
    """B-E2: whoever was not put out held a page that was possible."""
    pages = position.tables.pages
    wrong: list[str] = []
    for seat in range(position.players):
        tested = [position.tested[seat], *position.turned_tested[seat]]
        held = [position.page[seat], *position.turned[seat]]
        if len(tested) != len(held):
            wrong.append("the tests are out of step with the pages")
            continue
        for where, page in zip(tested, held, strict=True):
            if where == UNTESTED or page == NO_PAGE or position.out[seat]:
                continue
            if not is_possible(position.kingdom, pages[page], where):
                wrong.append("a page passed the test that cannot have passed (B-E2)")
    return wrong
