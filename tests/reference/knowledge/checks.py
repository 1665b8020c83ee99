"""What must hold between an engine and the reference of what a seat may know."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from bajarz.core.canonical import canonical
from bajarz.core.state import OVER, State
from reference.knowledge import KINDS, known_by
from reference.knowledge.another import another_game, another_world, looks_alike, moved
from reference.knowledge.knowledge import Hidden, Knowledge
from reference.knowledge.played import Played

DRAWS = 40  # of each world, where all are counted


def follow(played: Played) -> Iterator[tuple[int, State, list[Knowledge]]]:
    """Every moment of a game but its end, with what each seat may know then."""
    table = played.table
    kind = KINDS[table.game.name]
    seats = [kind(table, seat) for seat in range(table.players)]
    for moment, state in enumerate(played.states):
        for seat, knowledge in enumerate(seats):
            knowledge.learn([event.seen_by(seat) for event in played.events[moment]])
        if state.to_move() != OVER:
            yield moment, state, seats


def check_redeal(knowledge: Knowledge, state: State, rng: Random, times: int) -> int:
    """The true world is possible, and so is every world that is dealt for the seat; whatever it may
    know is the same in them. Returns in how many something lies elsewhere."""
    seat, full = knowledge.me - 1, state.full()
    truth, public = knowledge.hidden(full), canonical(knowledge.public(full))
    assert knowledge.possible(truth), f"the true world is impossible: {truth}"
    changed = 0
    for _ in range(times):
        world = state.redeal(seat, rng).full()
        hidden = knowledge.hidden(world)
        assert knowledge.possible(hidden), f"impossible: {differences(truth, hidden)}"
        assert canonical(knowledge.public(world)) == public
        changed += hidden != truth
    return changed


def check_all_worlds(knowledge: Knowledge, state: State, rng: Random) -> int:
    """What is dealt for the seat is every possible world, each about as often; returns how many."""
    seat = knowledge.me - 1
    possible = {written(world) for world in knowledge.worlds()}
    dealt = (state.redeal(seat, rng) for _ in range(DRAWS * len(possible)))
    found = Counter(written(knowledge.hidden(world.full())) for world in dealt)
    assert set(found) == possible
    assert chi_squared(list(found.values()), DRAWS) < limit(len(possible) - 1)
    return len(possible)


def check_nothing_is_carried_over(played: Played, seat: int, rng: Random) -> int:
    """From worlds that a seat cannot tell apart, the same chance deals the same world, to the last
    byte of what anybody remembers. Returns how many things lie elsewhere in the other worlds."""
    state = played.states[-1]
    game = another_game(played, seat, rng)
    assert looks_alike(played, game, seat)
    others = [game.states[-1], another_world(played.table.game, state, seat, played, rng)]
    seed = rng.random()
    dealt = canonical(state.redeal(seat, Random(seed)).full())
    for other in others:
        assert canonical(other.view(seat)) == canonical(state.view(seat))
        if state.to_move() == seat:
            assert other.legal_actions() == state.legal_actions()
        assert canonical(other.redeal(seat, Random(seed)).full()) == dealt
    hidden = KINDS[played.table.game.name](played.table, seat).hidden
    return sum(moved(hidden(state.full()), hidden(other.full())) for other in others)


# Whole games


def check_redeals(played: Played, seed: int, every: int, times: int) -> float:
    """`check_redeal` for all seats now and then; returns in what share something lay elsewhere."""
    rng, changed = Random(seed), []
    for moment, state, seats in follow(played):
        if moment % every == seed % every:
            changed += [check_redeal(knowledge, state, rng, times) for knowledge in seats]
    return sum(changed) / len(changed) / times


def check_small_worlds(played: Played, seed: int, few: int, deals: int) -> list[int]:
    """`check_all_worlds` where there are few ways to deal what is hidden, until so many worlds were
    dealt; returns how many worlds there were each time."""
    rng = Random(seed)
    small = [
        (moment, seat)
        for moment, _, seats in follow(played)
        for seat, knowledge in enumerate(seats)
        if 1 < knowledge.ways() <= few
    ]
    sizes: list[int] = []
    for moment, seat in rng.sample(small, len(small)):
        if DRAWS * sum(sizes) < deals:
            knowledge = known_by(played, seat, moment)
            sizes.append(check_all_worlds(knowledge, played.states[moment], rng))
    return sizes


def check_nothing_is_kept(played: Played, seed: int, every: int) -> float:
    """`check_nothing_is_carried_over` for all seats now and then; returns how many things lay
    elsewhere on average in two other worlds together."""
    rng, elsewhere = Random(seed), []
    for moment, state in enumerate(played.states):
        if moment % every == seed % every and state.to_move() != OVER:
            for seat in range(played.table.players):
                elsewhere.append(check_nothing_is_carried_over(played.until(moment), seat, rng))
    return sum(elsewhere) / len(elsewhere)


# Small things


def written(hidden: Hidden) -> str:
    return canonical({place: sorted(names) for place, names in hidden.items()})


def differences(one: Hidden, other: Hidden) -> str:
    """Where two worlds differ, for a message."""
    texts = [
        f"{place}: {sorted(one.get(place, []))} is {sorted(other.get(place, []))}"
        for place in sorted({*one, *other})
        if one.get(place) != other.get(place)
    ]
    return "; ".join(texts)


def chi_squared(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def limit(freedom: int) -> float:
    """A quantile of chi-squared (Wilson and Hilferty) that chance exceeds once in a million."""
    if freedom == 0:
        return 1e-9
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 4.75 * part**0.5) ** 3)
