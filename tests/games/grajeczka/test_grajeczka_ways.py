"""Distances, which are found quickly, against the moves and sights of the rules, one by one."""

from random import Random

from bajarz.core.dealer import RandomDealer
from bajarz.core.game import Game
from bajarz.games.grajeczka.actions import KIND_TELL, PLACE_BITS, is_add, is_move
from bajarz.games.grajeczka.distances import FAR, UNKNOWN, distances, moves_to_tell, sights
from bajarz.games.grajeczka.kingdom import Kingdom
from bajarz.games.grajeczka.line_of_sight import sees
from bajarz.games.grajeczka.moves import moves
from bajarz.games.grajeczka.state import Position


def grown_position(game: Game, seed: int) -> Position:
    """A position with as many tiles as could be added."""
    rng = Random(seed)
    dealer = RandomDealer(rng)
    state = game.start(2, game.check_options({}), dealer)
    for _ in range(60):
        actions = state.legal_actions()
        if not actions:
            break
        adds = [action for action in actions if is_add(action)]
        state.apply(state.to_move(), rng.choice(adds or actions), dealer)
    assert isinstance(state, Position)
    return state


def followed(kingdom: Kingdom, figure: int, place: int) -> dict[int, int]:
    """How far a figure's moves lead, ring by ring."""
    found = {place: 0}
    ring = [place]
    for count in range(1, FAR):
        ends = {action & PLACE_BITS for start in ring for action in moves(kingdom, figure, start)}
        ring = [end for end in ends if end not in found]
        found.update(dict.fromkeys(ring, count))
    return found


def test_distances_are_the_fewest_moves(grajeczka: Game) -> None:
    for seed in range(4):
        kingdom = grown_position(grajeczka, seed).kingdom
        assert kingdom.tiles > 8
        for figure in range(3):
            for start in kingdom.places[:: 2 + figure]:
                found = followed(kingdom, figure, start)
                got = distances(kingdom, figure, start)
                assert {end: got[kingdom.order[end]] for end in kingdom.places} == {
                    end: found.get(end, FAR) for end in kingdom.places
                }


def test_sights_are_the_fewest_moves_into_view(grajeczka: Game) -> None:
    kingdom = grown_position(grajeczka, 5).kingdom
    for figure in range(3):
        for start in kingdom.places[::5]:
            found = followed(kingdom, figure, start)
            got = sights(kingdom, figure, start)
            for place in kingdom.places:
                fewest = min([m for end, m in found.items() if sees(kingdom, place, end)] or [FAR])
                assert got[kingdom.order[place]] == fewest


def test_a_page_that_is_one_move_away_can_be_told_after_some_move(grajeczka: Game) -> None:
    """And the other way round: after one move nothing can be told that was said to be farther."""
    away = {True: 0, False: 0}
    for seed in range(6):
        position = grown_position(grajeczka, seed)
        pages = position.tables.pages[1:]
        clear = position.to_move() >= 0 and any(map(is_move, position.legal_actions()))
        for page in pages if clear else []:
            near = moves_to_tell(position.kingdom, page, position.where()) == 1
            assert near == told_after_one_move(position, page.number), (seed, page.number)
            away[near] += 1
    assert away[True] > 5
    assert away[False] > 5


def told_after_one_move(position: Position, page: int) -> bool:
    """Whether some single move, of whatever figure, lets the seat tell this page."""
    for action in filter(is_move, position.legal_actions()):
        after = position.clone()
        assert isinstance(after, Position)
        after.page[after.seat] = page
        after.apply(after.seat, action, RandomDealer(Random(1)))
        if after.seat == position.seat and KIND_TELL in after.legal_actions():
            return True
    return False


def test_no_way_is_known_to_what_the_kingdom_lacks(grajeczka: Game) -> None:
    """The starting kingdom has no long river (B-V7)."""
    dealer = RandomDealer(Random(1))
    state = grajeczka.start(2, grajeczka.check_options({}), dealer)
    assert isinstance(state, Position)
    state.kingdom.features()
    assert state.kingdom.longest_river < 5
    page = next(
        each for each in state.tables.pages if each.conditions[0].text() == "visit long-river"
    )
    assert moves_to_tell(state.kingdom, page, state.where()) == UNKNOWN
