"""What cannot be taken back: the one rule of undo, for tables, the terminal and scenarios."""

from collections.abc import Iterable

from bajarz.core.event import Event

TURN = "undo-turn"
CHANCE = "undo-chance"
SHOWN = "undo-shown"


def undo_barrier(
    turn_passed: bool, dealt: bool, events: Iterable[Event], consent: bool = False
) -> str | None:
    """Why a step cannot be taken back, as a key of the message catalogues, or None if it can.

    A player takes back own steps of the current turn, up to the last moment at which chance dealt
    something or something hidden was shown. With the consent of all who saw it, neither what was
    shown counts nor that the turn is over; what chance dealt always does.
    """
    if dealt:
        return CHANCE
    if turn_passed and not consent:
        return TURN
    if not consent and any(event.reveals for event in events):
        return SHOWN
    return None
