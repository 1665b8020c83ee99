"""The end of a turn, of the draft and of the game."""

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.correction import Removal, correct
from bajarz.games.caladale.events import (
    CastleCorrected,
    GameEnded,
    RemovedTile,
    SeatOnly,
    TileRevealed,
)
from bajarz.games.caladale.legal import slid, slides
from bajarz.games.caladale.placement_index import PlacementIndex
from bajarz.games.caladale.refusals import end_rule
from bajarz.games.caladale.state import (
    MODE_BUILDER,
    MODE_PUZZLE,
    NO_TILE,
    PHASE_BUILD,
    PHASE_DRAFT,
    PHASE_GATES,
    PHASE_OVER,
    PHASE_PLACE,
    Position,
)
from bajarz.games.caladale.tables import Tables, side_of, x_of, y_of

Log = list[Event] | None


def take_dealt(position: Position, dealer: Dealer) -> int:
    """The tile that chance brings to the top of the stack."""
    return position.stack.pop(dealer.pick(position.stack))


def reveal(position: Position, place: int, dealer: Dealer, log: Log) -> None:
    """C-T1: a new face-up tile in this place, if the stack has one."""
    if position.stack:
        tile = take_dealt(position, dealer)
        position.face_up.insert(place, tile)
        if log is not None:
            name = position.tables.name[tile]
            log.append(Event("TileRevealed", TileRevealed(tile=name), reveals=True))


def next_gate(position: Position) -> None:
    """C-S1: the next seat without a gate chooses, clockwise from the first player; then it is the
    first player's turn."""
    for distance in range(position.players):
        seat = (position.first + distance) % position.players
        if position.gate[seat] == NO_TILE:
            position.seat = seat
            position.phase = PHASE_GATES
            return
    position.seat = position.first
    position.phase = PHASE_BUILD if position.mode == MODE_PUZZLE else PHASE_DRAFT


def end_turn(position: Position, log: Log) -> None:
    """C-S3: clockwise; the draft goes on as long as there are tiles (C-T4)."""
    if log is not None:
        log.append(Event("TurnEnded", SeatOnly(seat=position.seat + 1)))
    position.taken = NO_TILE
    position.unseen = False
    position.phase = PHASE_DRAFT
    position.seat = (position.seat + 1) % position.players
    position.turn += 1


def finish_step(position: Position, log: Log) -> None:
    """What follows by itself: the end of the draft (C-T4) and of the game (C-E1, C-1e)."""
    if position.phase == PHASE_DRAFT and position.is_drafted():
        if position.mode == MODE_BUILDER:
            end_game(position, log)
        else:
            position.phase = PHASE_BUILD
            if log is not None:
                log.append(Event("DraftEnded", {}))
    elif position.phase == PHASE_PLACE and not can_be_placed(position, position.taken):
        end_game(position, log)
    if position.phase == PHASE_BUILD and False not in position.done:
        end_game(position, log)


def end_game(position: Position, log: Log) -> None:
    """C-P4: the castles are counted without what is illegal; they stay as they lie."""
    if position.taken != NO_TILE:
        position.out = sorted([*position.out, position.taken])
    position.taken = NO_TILE
    position.phase = PHASE_OVER
    if log is None:
        return
    for seat in range(position.players):
        removed = correct(position.castles[seat]).removed
        if removed:
            tiles = removed_tiles(position.tables, removed)
            facts = CastleCorrected(seat=seat + 1, count=len(tiles), removed=tiles)
            log.append(Event("CastleCorrected", facts))
    log.append(Event("GameEnded", GameEnded(rule=end_rule(position.mode))))


def removed_tiles(tables: Tables, removed: list[Removal]) -> list[RemovedTile]:
    """Tiles taken out, where they lay, and why."""
    return [
        {
            "x": x_of(removal.cell),
            "y": y_of(removal.cell),
            "tile": tables.name[removal.tile],
            "side": side_of(removal.laid),
            "rule": removal.rule,
        }
        for removal in removed
    ]


# Solo 1


def can_be_placed(position: Position, tile: int) -> bool:
    """C-1e: with some position of the grass, or after placing a scaffold still at hand."""
    index = position.placement_index(0)
    if index.placements(tile) or fits_somewhere(position, position.castles[0], tile):
        return True
    scaffold = position.tables.scaffold
    if scaffold not in position.tray[0]:
        return False
    for castle in all_slid(position.castles[0]):
        for placement in PlacementIndex(castle, position.fits).placements(scaffold):
            after = castle.clone()
            after.place(scaffold, placement >> 3, placement & 3)
            if fits_somewhere(position, after, tile):
                return True
    return False


def fits_somewhere(position: Position, castle: Castle, tile: int) -> bool:
    """Whether a tile can be added with some position of the grass (C-1d)."""
    return any(PlacementIndex(each, position.fits).placements(tile) for each in all_slid(castle))


def all_slid(castle: Castle) -> list[Castle]:
    """The castle as it lies, and over every other position of the grass that is allowed."""
    return [castle, *[slid(castle, column) for column in slides(castle)]]
