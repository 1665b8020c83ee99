"""What actions do. Nothing is checked here: refusals.py says what may be done."""

from bisect import insort

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.core.notation import write
from bajarz.games.caladale import actions as act
from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.events import (
    CastleChanged,
    GateTaken,
    OpenTile,
    SeatOnly,
    SecretTile,
    TileExchanged,
)
from bajarz.games.caladale.state import MODE_BUILDER, NO_TILE, PHASE_DECIDE, PHASE_PLACE, Position
from bajarz.games.caladale.tables import cell_at
from bajarz.games.caladale.turns import (
    end_game,
    end_turn,
    finish_step,
    next_gate,
    reveal,
    take_dealt,
)

Log = list[Event] | None


def apply(position: Position, seat: int, action: int, dealer: Dealer, log: Log) -> None:
    """Carry out an action of a seat, and whatever follows from it by itself."""
    kind = act.kind_of(action)
    payload = act.payload_of(action)
    if act.KIND_PLACE <= kind <= act.KIND_LAYOUT:
        edit(position, seat, action, dealer, log)
    elif kind == act.KIND_TAKE:
        take(position, payload, dealer, log)
    elif kind == act.KIND_DRAW:
        draw(position, dealer, log)
    elif kind == act.KIND_KEEP:
        keep(position, dealer, log)
    elif kind == act.KIND_DOWN:
        turn_down(position, dealer, log)
    elif kind == act.KIND_GATE:
        choose_gate(position, seat, payload, log)
    elif kind == act.KIND_EXCHANGE:
        exchange(position, seat, payload >> 7, payload & 127, log)
    elif kind == act.KIND_DONE:
        say_done(position, seat, log)
    else:
        end_game(position, log)  # C-1e: the player stops
    finish_step(position, log)


def choose_gate(position: Position, seat: int, gate: int, log: Log) -> None:
    """C-S1, C-1a, C-2b: a gate is chosen."""
    take_gate(position, seat, gate >> 1, gate & 1, log)
    next_gate(position)


def take_gate(position: Position, seat: int, gate: int, side: int, log: Log) -> None:
    """C-S1: a gate, chosen or dealt."""
    position.give_gate(seat, gate, side)
    if log is not None:
        name = act.name_of(position.tables, gate, side)
        log.append(Event("GateTaken", GateTaken(seat=seat + 1, gate=name)))


# The draft


def take(position: Position, tile: int, dealer: Dealer, log: Log) -> None:
    """C-T1: a face-up tile; its place is filled at once. C-1b: only after it is placed."""
    place = position.face_up.index(tile)
    del position.face_up[place]
    position.taken = tile
    position.unseen = False
    if log is not None:
        log.append(Event("TileTaken", tile_facts(position, position.seat, tile)))
    if position.mode == MODE_BUILDER:
        position.phase = PHASE_PLACE
    else:
        position.phase = PHASE_DECIDE
        reveal(position, place, dealer, log)


def draw(position: Position, dealer: Dealer, log: Log) -> None:
    """C-T1: the top of the stack, unseen by the others (C-I1)."""
    seat = position.seat
    position.taken = take_dealt(position, dealer)
    position.unseen = True
    position.phase = PHASE_DECIDE
    if log is not None:
        secret = {"tile": position.tables.name[position.taken]}
        log.append(Event("TileDrawn", SecretTile(seat=seat + 1), secret, (seat,), reveals=True))


def keep(position: Position, dealer: Dealer, log: Log) -> None:
    """C-T2, C-T3: the taken tile joins the tray, for all to see."""
    seat = position.seat
    position.keep(seat, position.taken)
    if log is not None:
        facts = tile_facts(position, seat, position.taken)
        log.append(Event("TileKept", facts, reveals=position.unseen))
    end_turn(position, log)


def turn_down(position: Position, dealer: Dealer, log: Log) -> None:
    """C-T2: the taken tile is turned face down for good; C-I1: one drawn unseen stays secret."""
    seat = position.seat
    tile = position.taken
    facts = tile_facts(position, seat, tile)
    if position.unseen:
        insort(position.down_unseen[seat], tile)
        secret = {"tile": facts["tile"]}
        event = Event("TileTurnedDown", SecretTile(seat=seat + 1), secret, (seat,))
    else:
        insort(position.down[seat], tile)
        event = Event("TileTurnedDown", facts)
    if log is not None:
        log.append(event)
    end_turn(position, log)


def exchange(position: Position, seat: int, mine: int, theirs: int, log: Log) -> None:
    """C-2b: the given tile takes the other's place among the nine; 1 point each time."""
    castle = position.castles[seat]
    if castle.has(mine):
        castle = castle.clone()
        castle.take_back(mine)
        position.change(seat, castle)
    else:
        position.tray[seat].remove(mine)
    position.face_up[position.face_up.index(theirs)] = mine
    position.keep(seat, theirs)
    position.exchanges[seat] += 1
    if log is not None:
        names = position.tables.name
        facts = TileExchanged(seat=seat + 1, given=names[mine], taken=names[theirs])
        log.append(Event("TileExchanged", facts))


def say_done(position: Position, seat: int, log: Log) -> None:
    """C-E1: a seat is done building, until it builds on."""
    position.done[seat] = True
    if log is not None:
        log.append(Event("SeatDone", SeatOnly(seat=seat + 1)))


# Castle edits (C-B1)


def edit(position: Position, seat: int, action: int, dealer: Dealer, log: Log) -> None:
    """C-B1: change a castle; C-E1: who builds on is not done."""
    kind = act.kind_of(action)
    before = position.castles[seat]
    castle = before.clone()
    if kind == act.KIND_PLACE:
        put(castle, act.payload_of(action))
    elif kind == act.KIND_BACK:
        castle.take_back(act.payload_of(action))
    elif kind == act.KIND_SHIFT:
        tiles = [laid >> 3 for laid in castle.laid.values()]
        castle.move_group(tiles, act.shift_x(action), act.shift_y(action))
    else:
        castle.slide(act.column_of(action))
        if kind == act.KIND_LAYOUT:
            for laid in before.laid.values():
                castle.take_back(laid >> 3)
            for piece in act.pieces_of(action):
                put(castle, piece)
    if log is not None:
        text = write(act.typed_action(position.tables, action))
        facts = CastleChanged(seat=seat + 1, action=text)
        log.append(Event("CastleChanged", facts, quiet=True))
    position.done[seat] = False
    position.change(seat, castle)
    settle_tray(position, seat, before, castle)
    if kind == act.KIND_PLACE and position.taken != NO_TILE and position.mode == MODE_BUILDER:
        if castle.has(position.taken):
            finish_building(position, dealer, log)


def put(castle: Castle, piece: int) -> None:
    """Put a tile on a cell, from wherever it is."""
    tile = act.piece_tile(piece)
    if castle.has(tile):
        castle.take_back(tile)
    cell = cell_at(act.piece_x(piece), act.piece_y(piece))
    castle.place(tile, cell, act.piece_rotation(piece), act.piece_side(piece))


def settle_tray(position: Position, seat: int, before: Castle, after: Castle) -> None:
    """What came into the castle left the tray, and the other way round; gates may have turned."""
    tray = position.tray[seat]
    for laid in before.laid.values():
        if not after.has(laid >> 3):
            insort(tray, laid >> 3)
    for laid in after.laid.values():
        tile = laid >> 3
        if not before.has(tile) and tile in tray:
            tray.remove(tile)
        if tile == position.gate[seat]:
            position.side[seat] = laid >> 2 & 1


def finish_building(position: Position, dealer: Dealer, log: Log) -> None:
    """C-1b: the refill comes after the placement."""
    reveal(position, len(position.face_up), dealer, log)
    end_turn(position, log)


def tile_facts(position: Position, seat: int, tile: int) -> OpenTile:
    return {"seat": seat + 1, "tile": position.tables.name[tile]}
