"""What a board marks for a seat alone: true, and known from what the seat itself sees."""

from random import Random

from bajarz.core.dealer import RandomDealer
from bajarz.core.state import OVER, State
from bajarz.games.registry import make_game
from bajarz.server.parts import hints_for

GAME = make_game("grajeczka")
TELL = GAME.parse("tell")


def telling(state: State, seat: int, legal: list[str]) -> list[str]:
    """The adventures after which the page can be told, tried in this very state."""
    found = []
    for text in legal:
        then = state.clone()
        then.apply(seat, GAME.parse(text), RandomDealer(Random(1)))
        adventure = text.startswith(("move", "add"))
        if adventure and then.to_move() == seat and TELL in then.legal_actions():
            found.append(text)
    return found


def test_hints_are_the_adventures_that_tell_and_betray_nothing() -> None:
    rng = Random(5)
    dealer = RandomDealer(rng)
    state = GAME.start(3, {}, dealer)
    marked = 0
    for _ in range(150):
        seat = state.to_move()
        if seat == OVER:
            break
        legal = [GAME.text(action) for action in state.legal_actions()]
        found = hints_for(GAME, state, seat, legal)
        assert found == telling(state, seat, legal)
        assert found == hints_for(GAME, state.redeal(seat, rng), seat, legal)
        marked += len(found)
        state.apply(seat, rng.choice(state.legal_actions()), dealer)
    assert marked > 0


def test_other_games_have_no_hints() -> None:
    game = make_game("fantazja")
    state = game.start(2, {}, RandomDealer(Random(1)))
    legal = [game.text(action) for action in state.legal_actions()]
    assert hints_for(game, state, state.to_move(), legal) == []
