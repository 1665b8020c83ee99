"""Other worlds and other games that a seat cannot tell from the true one.

They are made by the reference and by the engine's ordinary doors (`Game.position`, `Game.start`,
`State.apply`), never by `redeal`.
"""

from itertools import combinations
from random import Random

from bajarz.core.canonical import canonical
from bajarz.core.dealer import WrongDeal
from bajarz.core.game import Game
from bajarz.core.record import Step
from bajarz.core.state import State
from reference.knowledge import known_by
from reference.knowledge.knowledge import Hidden, Knowledge
from reference.knowledge.played import Facts, Played, Refused, replay

SWAPS = (96, 96, 96, 48, 48, 24, 24, 12, 12, 6, 6, 3, 3, 2, 2, 1, 1)  # fewer after each failure


def moved(one: Hidden, other: Hidden) -> int:
    """How many things lie elsewhere."""
    return sum(len(names - other[place]) for place, names in one.items())


def another_hidden(knowledge: Knowledge, truth: Hidden, rng: Random, swaps: int) -> Hidden:
    """A possible hidden state with as much as can be lying elsewhere: two things of a pool change
    places, again and again, where that is possible and no fewer things have moved then."""
    best = dict(truth)
    pools = [list(combinations(pool.sizes, 2)) for pool in knowledge.pools()]
    pairs = [pair for pool in pools for pair in pool]
    for _ in range(swaps if pairs else 0):
        one, other = rng.choice(pairs)
        if best[one] and best[other]:
            here, there = rng.choice(sorted(best[one])), rng.choice(sorted(best[other]))
            changed = dict(best)
            changed[one] = best[one] - {here} | {there}
            changed[other] = best[other] - {there} | {here}
            if moved(truth, changed) >= moved(truth, best) and knowledge.possible(changed):
                best = changed
    return best


def another_world(game: Game, state: State, seat: int, history: Played, rng: Random) -> State:
    """A state that differs from the true one in what the seat cannot know, as far as it can.

    `history` is the game up to this state. The seat's view is the same byte for byte. What cannot
    be had: a world in which the turn would have ended by itself, as `Game.position` sees to that.
    Where no other world is found, the true state is set up again.
    """
    full, table = state.full(), history.table
    knowledge = known_by(history, seat, history.last)
    truth = knowledge.hidden(full)
    for swaps in (*SWAPS, 0):
        hidden = another_hidden(knowledge, truth, rng, swaps)
        data = knowledge.edited(full, hidden)
        if "memory" in data:
            data["memory"] = knowledge.other_memory(data["memory"], rng)
        world = game.position(table.players, table.options, data)
        if canonical(world.view(seat)) == canonical(state.view(seat)):
            return world
    raise AssertionError("the position does not read back")


def another_game(played: Played, seat: int, rng: Random) -> Played:
    """Another game whose events are the same for the seat, byte for byte, up to its last moment.

    Changed are what chance dealt to others and they chose in secret, as far as the seat has not
    learnt of it by then:
    Fantazja: the tiles that the opponent drew and put face down, the order of draws, and what the
    opponent was shown of the seat's hand.
    Caladale: the tiles that others drew and turned down unseen, or have just drawn.
    Rune Stones: the cards that others drew, when they drew those that they have shown since, the
    order in which they chose cards, and what they have chosen and not shown.
    Grajeczka: the pages of others that they have neither told nor laid open.
    Not changed is what would have made a turn end by itself. Where no other game is found, the game
    is played again as it was.
    """
    knowledge = known_by(played, seat, played.last)
    truth = knowledge.hidden(played.states[-1].full())
    told = [[event.full() for event in log] for log in played.events]
    for swaps in SWAPS:
        hidden = another_hidden(knowledge, truth, rng, swaps)
        retold = split(knowledge.retold(hidden, rng), told)
        setup = knowledge.rewritten(Step(0, "", played.setup), told[0], retold[0])
        steps = [
            knowledge.rewritten(step, told[n], retold[n]) for n, step in enumerate(played.steps, 1)
        ]
        try:
            other = replay(played.table, setup.dealt, steps)
        except (Refused, WrongDeal):
            continue
        if looks_alike(played, other, seat):
            return other
    return replay(played.table, played.setup, played.steps)


def split(events: list[Facts], like: list[list[Facts]]) -> list[list[Facts]]:
    """Events one after the other, put together into steps as these are."""
    left = iter(events)
    return [[next(left) for _ in log] for log in like]


def looks_alike(one: Played, other: Played, seat: int) -> bool:
    """Whether a seat was told the same after every step, and sees the same at the end."""
    return all(
        canonical([event.seen_by(seat) for event in here])
        == canonical([event.seen_by(seat) for event in there])
        for here, there in zip(one.events, other.events, strict=True)
    )
