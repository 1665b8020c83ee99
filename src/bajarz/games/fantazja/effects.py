"""What actions do. Nothing is checked here: legal.py and refusals.py say what may be done."""

from bisect import insort

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.games.fantazja import actions as act
from bajarz.games.fantazja import memory
from bajarz.games.fantazja.components import (
    TYPE_MAGIC,
    TYPE_MILITARY,
    TYPE_PRODUCTION,
    TYPE_RESIDENTIAL,
    TYPE_SPECIAL,
)
from bajarz.games.fantazja.events import (
    BuildingReplaced,
    PointPaid,
    PointRecovered,
    SeatOnly,
    SecretTile,
    SecretTiles,
    TileBuilt,
    TilesExchanged,
    TilesRemoved,
    TilesReturned,
    TokenPlaced,
)
from bajarz.games.fantazja.state import (
    AWAY,
    MOST_BURIED,
    NOWHERE,
    PHASE_MAGIC,
    PHASE_PAY,
    PHASE_TURN,
    Position,
)
from bajarz.games.fantazja.tables import CASTLE, STEP
from bajarz.games.fantazja.turns import finish_step

Log = list[Event] | None


def apply(position: Position, action: int, dealer: Dealer, log: Log) -> None:
    """Carry out an action of the seat to move, and whatever follows from it by itself."""
    position.clock += 1
    kind = act.kind_of(action)
    tile = act.tile_of(action)
    place = act.place_of(action)
    if kind != act.KIND_RESIDENTIAL:
        close_exchange(position)
    if kind == act.KIND_SMALL or kind == act.KIND_LARGE:
        build(position, tile, place, act.rotation_of(action), log)
    elif kind == act.KIND_GAIN:
        gain(position, tile, log)
    elif kind == act.KIND_PAY:
        pay(position, tile, log)
    elif kind == act.KIND_BURY:
        bury(position, tile, log)
    elif kind == act.KIND_RETURN:
        give_back(position, log)
    elif kind != act.KIND_END:
        use_power(position, action, dealer, log)
    finish_step(position, kind == act.KIND_END, dealer, log)


def build(position: Position, tile: int, place: int, rotation: int, log: Log) -> None:
    """F-P, F-L: a tile comes from the hand onto the map."""
    seat = position.seat
    tables = position.tables
    position.hand[seat].remove(tile)
    memory.leave(position, tile)
    own_below = place in position.top and tables.owner[position.top[place] >> 2] == seat
    position.lay(place, tile * 4 + rotation)
    position.acted = True
    if log is not None:
        log.append(Event("TileBuilt", laid_facts(position, tile, place, rotation), reveals=True))
    if tables.level[tile] == 3 and own_below and position.bonus_left:  # F-L6
        position.bonus[seat] += 1
        position.bonus_left -= 1
        if log is not None:
            log.append(Event("BonusEarned", SeatOnly(seat=seat + 1)))
    spread_dark_energy(position, place, log)
    if not tables.small[tile]:
        charge(position, log)


def charge(position: Position, log: Log) -> None:
    """F-L1: a single Imagination Point is paid at once; of several the player chooses."""
    points = position.ip[position.seat]
    if len(points) == 1:
        pay(position, points[0], log)
    else:
        position.phase = PHASE_PAY


def pay(position: Position, tile: int, log: Log) -> None:
    """F-L1: an Imagination Point goes face up to its owner's discard pile."""
    seat = position.seat
    slot = position.ip[seat].index(tile)
    memory.pay(position, seat, slot)
    insort(position.discard[seat], tile)
    position.phase = PHASE_TURN
    if log is not None:
        facts = PointPaid(seat=seat + 1, tile=position.tables.name[tile], slot=slot + 1)
        log.append(Event("PointPaid", facts, reveals=True))


def gain(position: Position, tile: int, log: Log) -> None:
    """F-I1: a tile from the hand becomes an Imagination Point, face down."""
    seat = position.seat
    position.hand[seat].remove(tile)
    memory.gain(position, seat, tile)
    position.acted = True
    if log is not None:
        secret = {"tile": position.tables.name[tile]}
        log.append(Event("PointGained", SecretTile(seat=seat + 1), secret, (seat,)))


# Dark Energy


def spread_dark_energy(position: Position, place: int, log: Log) -> None:
    """F-D1, F-D2: remove a placed tile and its Dark neighbours, then what is cut off."""
    dark = position.tables.dark
    if not dark[position.top[place] >> 2]:
        return
    neighbours = [place + step for step in STEP]
    doomed = [beside for beside in neighbours if beside in position.top]
    doomed = [beside for beside in doomed if dark[position.top[beside] >> 2]]
    if not doomed:
        return
    remove(position, sorted([place, *doomed]), "F-D1", log)
    joined = connected(position)
    cut_off = [beside for beside in sorted(position.top) if beside not in joined]
    if cut_off:
        remove(position, cut_off, "F-D2", log)


def connected(position: Position) -> set[int]:
    """All places with a side-to-side path to the Magic Castle (F-D2)."""
    found = {CASTLE}
    edge = [CASTLE]
    while edge:
        place = edge.pop()
        for step in STEP:
            beside = place + step
            if beside in position.top and beside not in found:
                found.add(beside)
                edge.append(beside)
    return found


def remove(position: Position, places: list[int], rule: str, log: Log) -> None:
    """F-D3: whole stacks go to the discard piles of their factions."""
    removed: list[str] = []
    for place in places:
        while place in position.top:
            tile = position.lift(place) >> 2
            insort(position.discard[position.tables.owner[tile]], tile)
            removed.append(position.tables.name[tile])
        if place == position.guard:  # F-M3: once its building has vanished it blocks nothing
            position.guard = NOWHERE
    if log is not None:
        names = [act.place_name(place) for place in places]
        facts = TilesRemoved(rule=rule, places=names, tiles=removed)
        log.append(Event("TilesRemoved", facts))


# The powers


def use_power(position: Position, action: int, dealer: Dealer, log: Log) -> None:
    """F-T3: one Power token, used once this turn."""
    kind = act.kind_of(action)
    tile = act.tile_of(action)
    place = act.place_of(action)
    position.power = act.POWERS.index(kind)
    if position.power == TYPE_RESIDENTIAL:
        exchange(position, tile, place, log)
    elif position.power == TYPE_PRODUCTION:
        recover(position, tile, log)
    elif position.power == TYPE_MILITARY:
        guard(position, place, log)
    elif position.power == TYPE_MAGIC:
        show_hand(position, dealer, log)
    elif position.power == TYPE_SPECIAL:
        replace(position, tile, place, act.rotation_of(action), log)


def exchange(position: Position, given: int, taken: int, log: Log) -> None:
    """F-M1: one exchange of the residential power."""
    seat = position.seat
    position.hand[seat].remove(given)
    memory.leave(position, given)
    position.discard[seat].remove(taken)
    insort(position.hand[seat], taken)
    insort(position.discard[seat], given)
    memory.arrive(position, taken)
    position.given.append(given)
    position.taken.append(taken)
    position.exchanging = True
    if log is not None:
        names = position.tables.name
        facts = TilesExchanged(seat=seat + 1, given=names[given], taken=names[taken])
        log.append(Event("TilesExchanged", facts, reveals=True))


def close_exchange(position: Position) -> None:
    """Any other action ends the use of the residential power."""
    if position.exchanging:
        position.exchanging = False
        position.given = []
        position.taken = []


def recover(position: Position, tile: int, log: Log) -> None:
    """F-M2: a tile of the discard pile becomes an Imagination Point; all saw which."""
    seat = position.seat
    position.discard[seat].remove(tile)
    memory.gain_openly(position, seat, tile)
    if log is not None:
        facts = PointRecovered(seat=seat + 1, tile=position.tables.name[tile])
        log.append(Event("PointRecovered", facts))


def guard(position: Position, place: int, log: Log) -> None:
    """F-M3: the military token is put on a building."""
    position.tokens[TYPE_MILITARY] = AWAY
    position.guard = place
    position.guard_of = position.seat
    if log is not None:
        facts = TokenPlaced(seat=position.seat + 1, place=act.place_name(place))
        log.append(Event("TokenPlaced", facts))


def show_hand(position: Position, dealer: Dealer, log: Log) -> None:
    """F-M4: up to four tiles of the opponent's hand, at random, are shown to the user alone."""
    seat = position.seat
    hidden = position.hand[1 - seat][:]
    shown: list[int] = []
    for _ in range(min(4, len(hidden))):
        shown.append(hidden.pop(dealer.pick(hidden)))
    shown.sort()
    position.shown = shown
    position.buried = 0
    position.phase = PHASE_MAGIC
    for tile in shown:
        memory.show(position, tile)
    memory.tighten(position, 1 - seat)
    if log is not None:
        secret = {"tiles": position.tables.names(shown)}
        public = SecretTiles(seat=seat + 1, count=len(shown))
        log.append(Event("HandShown", public, secret, (seat,), reveals=True))


def bury(position: Position, tile: int, log: Log) -> None:
    """F-M4: a shown tile goes under the opponent's draw pile."""
    seat = position.seat
    other = 1 - seat
    position.shown.remove(tile)
    position.hand[other].remove(tile)
    memory.leave(position, tile)
    position.bottom[other].append(tile)
    position.bottom_use[other].append(position.turn)
    position.buried += 1
    if log is not None:
        secret = {"tile": position.tables.name[tile]}
        public = SecretTile(seat=seat + 1)
        log.append(Event("TileBuried", public, secret, (seat, other), reveals=True))
    if position.buried == MOST_BURIED or not position.shown:
        give_back(position, log)


def give_back(position: Position, log: Log) -> None:
    """F-M4: the rest of the shown tiles return to the hand."""
    if log is not None:
        facts = TilesReturned(seat=position.seat + 1, count=len(position.shown))
        log.append(Event("TilesReturned", facts))
    position.shown = []
    position.buried = 0
    position.phase = PHASE_TURN


def replace(position: Position, tile: int, place: int, rotation: int, log: Log) -> None:
    """F-M5: an own building goes to the hand, a tile of the same level takes its place."""
    seat = position.seat
    position.hand[seat].remove(tile)
    memory.leave(position, tile)
    old = position.lift(place) >> 2
    position.lay(place, tile * 4 + rotation)
    insort(position.hand[seat], old)
    memory.arrive(position, old)
    if log is not None:
        built = laid_facts(position, tile, place, rotation)
        facts = BuildingReplaced(**built, replaced=position.tables.name[old])
        log.append(Event("BuildingReplaced", facts, reveals=True))
    spread_dark_energy(position, place, log)


def laid_facts(position: Position, tile: int, place: int, rotation: int) -> TileBuilt:
    return {
        "seat": position.seat + 1,
        "tile": position.tables.name[tile],
        "place": act.place_name(place),
        "rotation": rotation,
    }
