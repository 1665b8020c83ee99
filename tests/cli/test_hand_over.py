"""Two people at one keyboard: what one sees, the other does not."""

from typing import cast

import pytest

from bajarz.cli.playing.loop import run
from bajarz.cli.playing.setup import Wanted
from bajarz.games.fantazja.engine import FantazjaState
from bajarz.games.fantazja.events import SecretTiles
from typist import Keyboard, choosing, typing

PEOPLE = ("person", "person")


class Watcher:
    """Types numbers by chance and looks at what is on the screen between two hand-overs."""

    def __init__(self, seed: str) -> None:
        self.choose = choosing(seed)
        self.keyboard = Keyboard(self.answer)
        self.session = self.keyboard.open(Wanted("fantazja", PEOPLE, seed=seed))
        self.start = 0
        self.steps = 0
        self.hidden: set[str] = set()
        self.looks = 0

    def answer(self, prompt: str) -> str:
        if "Press Enter when only you" in prompt:  # the next player has just come
            self.check(set(), self.start)
            self.start = len(self.keyboard.printed)
            self.steps = len(self.session.table.history)
            self.hidden = self.hidden_now()
        elif "Press Enter to hide" in prompt:  # the player goes
            self.check(self.hidden, self.start)
            self.start = len(self.keyboard.printed)
        return self.choose(prompt)

    def hidden_now(self) -> set[str]:
        """Tiles of the other player that the seat to move cannot know."""
        state = self.session.table.state
        assert isinstance(state, FantazjaState)
        seat = state.to_move()
        whole = state.full()["seats"][str(2 - seat)]
        seen = state.view(seat)["private"][str(seat + 1)]["rival"]["seen"]
        tiles = {*whole["hand"], *whole["ip"], *whole["bag"]}
        return tiles - {*seen, *whole["ip_open"]}

    def check(self, hidden: set[str], start: int) -> None:
        shown = self.keyboard.printed[start:]
        allowed = self.shown_by_magic()
        self.looks += 1
        for tile in hidden - allowed:
            assert tile not in shown, f"{tile} of the other player in:\n{shown}"

    def shown_by_magic(self) -> set[str]:
        """What was shown during this turn by the magic power (F-M4)."""
        seen: set[str] = set()
        for step in self.session.table.history[self.steps :]:
            for event in step.events:
                if event.name == "HandShown":
                    seen.update(cast(SecretTiles, event.full())["tiles"])
        return seen


@pytest.mark.parametrize("seed", ["1", "2"])
def test_between_hand_overs_nothing_of_the_other_hand_is_shown(seed: str) -> None:
    watcher = Watcher(seed)
    assert run(watcher.session) == 0
    assert watcher.looks > 50


def test_a_hand_over_shows_no_tile_at_all() -> None:
    keyboard = Keyboard(typing(["", "1", "1", "", ""]))
    run(keyboard.open(Wanted("fantazja", PEOPLE, seed="1", names=("Ola", "Jan"))))
    _, _, rest = keyboard.printed.partition("Press Enter to hide everything, then call Jan.")
    between, _, _ = rest.partition("Jan, it is your turn.")
    assert "S-" not in between
    assert "E-" not in between
    assert "╭" not in between
