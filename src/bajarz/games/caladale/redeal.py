"""Worlds that a seat cannot tell apart."""

from random import Random

from bajarz.core.dealer import draw
from bajarz.games.caladale.state import NO_TILE, Position


def redeal(position: Position, seat: int, rng: Random) -> None:
    """Replace what this seat cannot know by a uniformly random possibility (C-I1).

    Hidden from it: the stack, the others' tiles that were drawn unseen and turned down, and a tile
    just drawn unseen by another. Each of them may be any of all these tiles, for none was ever
    seen. Not drawn upon: what could be guessed from how the others play.
    """
    hidden = position.stack[:]
    others = [other for other in range(position.players) if other != seat]
    for other in others:
        hidden += position.down_unseen[other]
    pending = position.taken != NO_TILE and position.unseen and position.seat != seat
    if pending:
        hidden.append(position.taken)
    hidden.sort()
    if pending:
        position.taken = draw(hidden, rng)
    for other in others:
        position.down_unseen[other] = sorted(
            [draw(hidden, rng) for _ in position.down_unseen[other]]
        )
    position.stack = hidden
