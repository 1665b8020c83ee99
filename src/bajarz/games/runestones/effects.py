"""What actions do. Nothing is checked here: legal.py and refusals.py say what may be done."""

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.games.runestones import actions as act
from bajarz.games.runestones.abilities import use_part
from bajarz.games.runestones.events import ChoiceMade, SeatOnly, StoneUsed
from bajarz.games.runestones.forging import finish_forge, forge, trade
from bajarz.games.runestones.gains import benefit, forgo
from bajarz.games.runestones.parts import COLOURS
from bajarz.games.runestones.playing import (
    begin_summon,
    begin_use,
    call,
    finish_abilities,
    finish_summon,
    magic_points,
    play,
    show,
)
from bajarz.games.runestones.state import (
    HELD,
    PHASE_ABILITIES,
    PHASE_CARDS,
    PHASE_SUMMON,
    PHASE_TRADE,
    Position,
)
from bajarz.games.runestones.turns import choose, end_turn, settle

Log = list[Event] | None


def apply(position: Position, action: int, dealer: Dealer, log: Log) -> None:
    """Carry out an action of the seat to move, and whatever follows from it by itself."""
    told = 0 if log is None else len(log)
    seat = position.seat
    carry_out(position, action, dealer, log)
    settle(position, dealer, log)
    if log is not None and len(log) == told:
        facts = ChoiceMade(seat=seat + 1, choice=act.verb_of(action))
        if position.phase == PHASE_SUMMON:
            facts["magic_points"] = magic_points(position)
        log.append(Event("ChoiceMade", facts))


def carry_out(position: Position, action: int, dealer: Dealer, log: Log) -> None:
    kind = act.kind_of(action)
    rest = action & act.REST
    if kind == act.KIND_PLAY:
        play(position, rest, log)
    elif kind == act.KIND_FINISH:
        finish(position, dealer, log)
    elif kind == act.KIND_CALL and position.phase == PHASE_SUMMON:
        call(position, rest, log)
    elif kind == act.KIND_ABILITY:
        use_part(position, rest >> 2, rest & 3, dealer, log)
    elif kind == act.KIND_SUMMON:
        begin_summon(position)
    elif kind == act.KIND_USE:
        begin_use(position)
    elif kind == act.KIND_FORGE:
        forge(position, action, log)
    elif kind == act.KIND_END:
        end_turn(position, dealer, log)
    elif kind == act.KIND_TRADE:
        trade(position, rest, dealer, log)
    else:
        carry_out_more(position, action, dealer, log)


def carry_out_more(position: Position, action: int, dealer: Dealer, log: Log) -> None:
    kind = act.kind_of(action)
    rest = action & act.REST
    if kind == act.KIND_BENEFIT:
        benefit(position, dealer, log)
    elif kind == act.KIND_FORGO:
        forgo(position, log)
    elif kind == act.KIND_EXCHANGE:
        exchange(position, rest >> 3, rest & 7, log)
    elif kind == act.KIND_WILD:
        place_wild(position, rest, log)
    elif kind == act.KIND_PASS:
        pass_action(position, log)
    else:
        choose(position, action, dealer, log)


def finish(position: Position, dealer: Dealer, log: Log) -> None:
    """The end of what is going on, by the player's word."""
    phase = position.phase
    if phase == PHASE_SUMMON:
        finish_summon(position, dealer, log)
    elif phase == PHASE_CARDS:
        show(position, log)
    elif phase == PHASE_ABILITIES:
        finish_abilities(position, dealer, log)
    else:
        finish_forge(position, dealer, log)


def pass_action(position: Position, log: Log) -> None:
    """R-T1: no action was possible; trading still is."""
    position.phase = PHASE_TRADE
    if log is not None:
        log.append(Event("ActionPassed", SeatOnly(seat=position.seat + 1)))


def exchange(position: Position, given: int, received: int, log: Log) -> None:
    """R-K3: one gem for one ore, or one ore for one coloured gem; once a turn."""
    at = position.seat * HELD
    position.held[at + given] -= 1
    position.supply[given] += 1
    position.supply[received] -= 1
    position.held[at + received] += 1
    position.exchanged = True
    position.changed_this_round = True
    if log is not None:
        facts: StoneUsed = {
            "seat": position.seat + 1,
            "stone": "exchange",
            "given": act.colour_name(given),
            "received": act.colour_name(received),
        }
        log.append(Event("StoneUsed", facts))


def place_wild(position: Position, colour: int, log: Log) -> None:
    """R-K4: a coloured gem from the supply stays on the stone; its colour is now a joker."""
    position.supply[colour] -= 1
    position.wild[position.seat] = colour
    position.changed_this_round = True
    if log is not None:
        facts = StoneUsed(seat=position.seat + 1, stone="wild", colour=COLOURS[colour])
        log.append(Event("StoneUsed", facts))
