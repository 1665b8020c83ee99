"""Why an action is refused: one function a rule or power, in the order in which rules are cited.

The order is: game over, pending choice, out of turn or already done, not in hand, wrong size, no
IP, barred by the military token, then the placement rules.
"""

from bajarz.core.refusal import Fact, Refusal
from bajarz.games.fantazja import actions as act
from bajarz.games.fantazja.components import TYPE_SPECIAL, TYPES
from bajarz.games.fantazja.facts import (
    around,
    at,
    count_facts,
    named,
    other_symbols,
    symbol_facts,
    upon,
)
from bajarz.games.fantazja.state import NOBODY, PHASE_MAGIC, PHASE_OVER, PHASE_PAY, Position
from bajarz.games.fantazja.tables import CASTLE, enough


def explain(position: Position, seat: int, action: int) -> list[Refusal]:
    """Every rule that forbids this action to this seat, the one to cite first."""
    if position.phase == PHASE_OVER:
        return [Refusal("F-E1")]
    kind = act.kind_of(action)
    refusals = pending(position, seat, kind) + wrong_moment(position, seat, kind)
    tile = act.tile_of(action)
    place = act.place_of(action)
    rotation = act.rotation_of(action)
    if kind == act.KIND_SMALL or kind == act.KIND_LARGE:
        refusals += build_refusals(position, seat, kind, tile, place, rotation)
    elif kind == act.KIND_GAIN:
        refusals += not_in_hand(position, seat, tile)
    elif kind == act.KIND_PAY:
        refusals += pay_refusals(position, seat, tile)
    elif kind == act.KIND_BURY or kind == act.KIND_RETURN:
        refusals += bury_refusals(position, seat, kind, tile)
    elif kind == act.KIND_RESIDENTIAL:
        refusals += exchange_refusals(position, seat, tile, place)
    elif kind == act.KIND_PRODUCTION:
        refusals += not_discarded(position, seat, tile, "F-M2")
    elif kind == act.KIND_MILITARY:
        refusals += [] if position.is_building(place) else [Refusal("F-M3", "", at(place))]
    elif kind == act.KIND_MAGIC:
        refusals += magic_refusals(position, seat)
    elif kind == act.KIND_SPECIAL:
        refusals += replace_refusals(position, seat, tile, place, rotation)
    return refusals


# The moment


def pending(position: Position, seat: int, kind: int) -> list[Refusal]:
    """F-M4, F-L1: nothing else may be done while a choice is pending; the opponent waits for it."""
    if position.phase == PHASE_MAGIC and kind not in (act.KIND_BURY, act.KIND_RETURN):
        rule = "F-M4"
    elif position.phase == PHASE_PAY and kind != act.KIND_PAY:
        rule = "F-L1"
    else:
        return []
    if seat != position.seat:
        return [Refusal(rule, "wait", {"seat": position.seat + 1}, turn=True)]
    return [Refusal(rule, "pending")]


def wrong_moment(position: Position, seat: int, kind: int) -> list[Refusal]:
    """F-T1, F-T3: whose turn it is, one action, one power."""
    if seat != position.seat:
        return [Refusal("F-T1", "turn", {"seat": position.seat + 1}, turn=True)]
    if kind in (act.KIND_SMALL, act.KIND_GAIN, act.KIND_LARGE) and position.acted:
        return [Refusal("F-T1", "acted")]
    if kind == act.KIND_END and not position.acted and position.hand[seat]:
        return [Refusal("F-T1", "owed")]
    if kind in act.POWERS:
        return wrong_power(position, seat, kind)
    return []


def wrong_power(position: Position, seat: int, kind: int) -> list[Refusal]:
    """F-T3, F-K5: a token held when the turn began, one use of one token a turn."""
    power = act.POWERS.index(kind)
    if kind == act.KIND_RESIDENTIAL and position.exchanging:
        return []
    if position.power != NOBODY:
        return [Refusal("F-T3", "used", {"type": TYPES[position.power]})]
    if position.tokens[power] != seat:
        return [Refusal("F-T3", "held", {"type": TYPES[power]})]
    return []


def not_in_hand(position: Position, seat: int, tile: int) -> list[Refusal]:
    """F-P0: what is played comes from the own hand."""
    if tile in position.hand[seat]:
        return []
    return [Refusal("F-P0", "", {"tile": position.tables.name[tile]})]


def not_discarded(position: Position, seat: int, tile: int, rule: str) -> list[Refusal]:
    """F-M1, F-M2: the tile lies in the own discard pile."""
    if tile in position.discard[seat]:
        return []
    return [Refusal(rule, "discard", {"tile": position.tables.name[tile]})]


# Building


def build_refusals(
    position: Position, seat: int, kind: int, tile: int, place: int, rotation: int
) -> list[Refusal]:
    """Everything against a small or large building here (F-P0 to F-L5)."""
    refusals = not_in_hand(position, seat, tile) + wrong_size(position, kind, tile)
    if kind == act.KIND_LARGE and not position.ip[seat]:  # F-L1
        refusals.append(Refusal("F-L1"))
    refusals += barred_refusals(position, seat, tile, place)
    if position.tables.grounded[tile]:
        return refusals + ground_refusals(position, tile, place, rotation)
    return refusals + cover_refusals(position, tile, place, rotation)


def wrong_size(position: Position, kind: int, tile: int) -> list[Refusal]:
    """F-C3: the buildings of level I are small, all others large."""
    tables = position.tables
    name = tables.name[tile]
    if kind == act.KIND_SMALL and not tables.small[tile]:
        return [Refusal("F-C3", "small", {"tile": name, "level": tables.level[tile]})]
    if kind == act.KIND_LARGE and tables.small[tile]:
        return [Refusal("F-C3", "large", {"tile": name})]
    return []


def barred_refusals(position: Position, seat: int, tile: int, place: int) -> list[Refusal]:
    """F-P5: the building covered, or one beside an empty place, is under the opponent's token."""
    if position.tables.grounded[tile]:
        barred = place not in position.top and position.beside_barred(place, seat)
    else:
        barred = position.is_building(place) and position.is_barred(place, seat)
    return [Refusal("F-P5", "", at(position.guard))] if barred else []


def ground_refusals(position: Position, tile: int, place: int, rotation: int) -> list[Refusal]:
    """F-P1 to F-P4: a tile on an empty place beside others."""
    refusals: list[Refusal] = []
    if place in position.top:
        refusals.append(Refusal("F-P1", "", at(place)))
    touches = around(position, tile * 4 + rotation, place)
    if not touches:
        refusals.append(Refusal("F-P2", "", at(place)))
    symbols = other_symbols(touches)
    if symbols:
        refusals.append(Refusal("F-P3", "", symbol_facts(symbols[0])))
    counts = [touch for touch in touches if not enough(touch[1], touch[2])]
    if counts:
        refusals.append(Refusal("F-P4", "", count_facts(counts[0])))
    return refusals


def cover_refusals(position: Position, tile: int, place: int, rotation: int) -> list[Refusal]:
    """F-L2 to F-L5: a level II or III on top of a building."""
    tables = position.tables
    laid = position.top.get(place)
    if laid is None:
        return [Refusal("F-L2", "empty", at(place))]
    if place == CASTLE:
        return [Refusal("F-L5")]
    covered = laid >> 2
    if tables.type[covered] == TYPE_SPECIAL:
        return [Refusal("F-L4", "", {"there_tile": tables.name[covered]})]
    refusals: list[Refusal] = []
    if not tables.one_level_up(tile, covered):
        facts = {**named(position, tile), **named(position, covered, "there_")}
        refusals.append(Refusal("F-L2", "", facts))
    symbols = other_symbols(upon(position, tile * 4 + rotation, laid))
    if symbols:
        facts = {"tile": tables.name[tile], **at(place), **symbol_facts(symbols[0])}
        refusals.append(Refusal("F-L3", "", facts))
    return refusals


def pay_refusals(position: Position, seat: int, tile: int) -> list[Refusal]:
    """F-L1: paid is an own Imagination Point, for a large building."""
    if position.phase != PHASE_PAY:
        return [Refusal("F-L1", "idle")]
    if tile in position.ip[seat]:
        return []
    return [Refusal("F-L1", "tile", {"tile": position.tables.name[tile]})]


# The powers


def exchange_refusals(position: Position, seat: int, given: int, taken: int) -> list[Refusal]:
    """F-M1: hand for discard, three at most, no tile twice."""
    refusals = not_in_hand(position, seat, given)
    if position.exchanging and len(position.given) == 3:
        refusals.append(Refusal("F-M1", "three"))
    twice = [given] if given in position.taken else []
    twice += [taken] if taken in position.given else []
    for tile in twice:
        refusals.append(Refusal("F-M1", "twice", {"tile": position.tables.name[tile]}))
    return refusals + not_discarded(position, seat, taken, "F-M1")


def magic_refusals(position: Position, seat: int) -> list[Refusal]:
    """F-M4: not against an empty hand, not by a player who is out of tiles."""
    refusals: list[Refusal] = []
    if not position.hand[1 - seat]:
        refusals.append(Refusal("F-M4", "empty"))
    if position.is_out(seat):
        refusals.append(Refusal("F-M4", "out"))
    return refusals


def bury_refusals(position: Position, seat: int, kind: int, tile: int) -> list[Refusal]:
    """F-M4: buried is one of the tiles shown; without any there is nothing to bury or return.

    To the opponent no tile is shown, and no answer may tell them which ones are.
    """
    if position.phase != PHASE_MAGIC:
        return [Refusal("F-M4", "idle")]
    if kind == act.KIND_RETURN or (seat == position.seat and tile in position.shown):
        return []
    return [Refusal("F-M4", "shown", {"tile": position.tables.name[tile]})]


def replace_refusals(
    position: Position, seat: int, tile: int, place: int, rotation: int
) -> list[Refusal]:
    """F-M5: an own building, not special, not barred, by a tile of its level that fits around."""
    tables = position.tables
    refusals = not_in_hand(position, seat, tile)
    if not position.is_building(place) or tables.owner[position.top[place] >> 2] != seat:
        return [*refusals, Refusal("F-M5", "own", at(place))]
    old = position.top[place] >> 2
    special = [each for each in (old, tile) if tables.type[each] == TYPE_SPECIAL]
    if special:
        refusals.append(Refusal("F-M5", "special", {"special": tables.name[special[0]]}))
    elif tables.level[tile] != tables.level[old]:
        levels: dict[str, Fact] = {"level": tables.level[tile], "there_level": tables.level[old]}
        refusals.append(Refusal("F-M5", "level", levels))
    if position.is_barred(place, seat):
        refusals.append(Refusal("F-M5", "barred", at(place)))
    symbols = other_symbols(around(position, tile * 4 + rotation, place))
    if symbols:
        refusals.append(Refusal("F-M5", "symbols", {**at(place), **symbol_facts(symbols[0])}))
    return refusals
