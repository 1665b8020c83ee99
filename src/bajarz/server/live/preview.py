"""What would come of actions, as far as a seat can know it: they are tried in many worlds that the
seat cannot tell from the true one, drawn by chance that nobody knows, so that the true one does not
shine through."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from bajarz.core.canonical import canonical
from bajarz.core.dealer import Dealer, RandomDealer, RecordingDealer
from bajarz.core.event import Event
from bajarz.core.game import Game
from bajarz.core.refusal import Refusal
from bajarz.core.state import State
from bajarz.core.undo import undo_barrier

WORLDS = 12  # in which actions are tried; what all of them share is certain


class Preview(NamedTuple):
    """What is true in all worlds; with refusals nothing else is known. `final`: in some world it
    could not be taken back; `ends`: in some world it ends the seat's turn."""

    refusals: list[Refusal]
    certain_events: list[dict[str, object]]
    legal: list[str]
    final: bool = False
    ends: bool = False


def preview(
    game: Game,
    state: State,
    seat: int,
    actions: Sequence[int],
    chance: Random,
    *,
    legal: bool = False,
) -> Preview:
    """The actions one after another; with `legal` also what the seat could do after them."""
    certain: list[dict[str, object]] = []
    could: list[str] = []
    final = ends = False
    for number in range(WORLDS):
        world = state.redeal(seat, chance)
        turn = (world.to_move(), world.turn_number())
        log: list[Event] = []
        dealer = RecordingDealer(RandomDealer(chance))
        refusals = carry_out(world, seat, actions, dealer, log)
        if refusals:
            return Preview(refusals, [], [])
        over = world.result() is not None
        final = final or over or undo_barrier(False, bool(dealer.dealt), log) is not None
        ends = ends or over or turn != (world.to_move(), world.turn_number())
        seen = [event.seen_by(seat) for event in log]
        then = next_actions(game, world, seat) if legal else []
        if number == 0:
            certain, could = seen, then
        else:
            also, again = {canonical(event) for event in seen}, set(then)
            certain = [event for event in certain if canonical(event) in also]
            could = [text for text in could if text in again]
    return Preview([], certain, could, final, ends)


def carry_out(
    world: State, seat: int, actions: Sequence[int], dealer: Dealer, log: list[Event]
) -> list[Refusal]:
    """Why one of the actions cannot be done, or nothing."""
    for action in actions:
        refusals = world.explain(seat, action)
        if refusals:
            return refusals
        world.apply(seat, action, dealer, log)
    return []


def next_actions(game: Game, world: State, seat: int) -> list[str]:
    if world.to_move() != seat:
        return []
    return [game.text(action) for action in world.legal_actions()]
