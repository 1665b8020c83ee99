"""Many games stepped together in one call, for training: arrays in, arrays out."""

from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bajarz.core.game import Game, Options
from bajarz.lab.env.encoding import Window
from bajarz.lab.env.errors import IllegalAction
from bajarz.lab.env.play import Play, Setting
from bajarz.lab.env.rewards import rewards


class Batch(NamedTuple):
    """What all games show after a step; row g belongs to game g.

    The arrays are the vector's own and change with its next step: copy what you keep.
    """

    seat: npt.NDArray[np.int8]  # (games,) the seat to move, from 0
    observation: npt.NDArray[np.int16]  # (games, fields) what that seat sees
    action_mask: npt.NDArray[np.int8]  # (games, ids) its legal actions
    reward: npt.NDArray[np.float32]  # (games, players) of the game that the last step ended, or 0
    terminated: npt.NDArray[np.bool_]  # (games,) the last step ended the game
    truncated: npt.NDArray[np.bool_]  # (games,) the game was broken off after `max_cycles` steps


class VectorEnv:
    """So many games side by side. A game that ends is followed by a new one at once: `reward`,
    `terminated` and `truncated` tell of the old one, everything else of the new one.

    The luck of a game depends on the seed, its row and its number in that row alone.
    """

    def __init__(
        self,
        game: Game | str,
        games: int,
        players: int | None = None,
        options: Options | None = None,
        max_cycles: int | None = None,
        window: Window | None = None,
        seed: int | str = 0,
    ) -> None:
        self.setting = Setting(game, players, options, window)
        self.max_cycles = max_cycles
        self.seed = seed
        encoding = self.setting.encoding
        self.plays = [Play(self.setting) for _ in range(games)]
        self.numbers = [0] * games  # of the game in each row, from 1
        self.shown = [np.array([], np.intp) for _ in range(games)]  # ids that are 1 in the mask
        self.batch = Batch(
            np.zeros(games, np.int8),
            np.zeros((games, encoding.layout.size), np.int16),
            np.zeros((games, encoding.size), np.int8),
            np.zeros((games, self.setting.players), np.float32),
            np.zeros(games, np.bool_),
            np.zeros(games, np.bool_),
        )
        self.reset()

    def __len__(self) -> int:
        return len(self.plays)

    def reset(self, seed: int | str | None = None) -> Batch:
        """New games everywhere, of this seed or of the one before."""
        if seed is not None:
            self.seed = seed
        self.numbers = [0] * len(self.plays)
        self.clear()
        for row in range(len(self.plays)):
            self.begin(row)
            self.show(row)
        return self.batch

    def step(self, actions: npt.ArrayLike) -> Batch:
        """One action for every game, by id; an illegal one is an error, and nothing has happened
        in any game."""
        numbers: list[int] = np.asarray(actions).tolist()
        for row, (play, number) in enumerate(zip(self.plays, numbers, strict=True)):
            if number not in play.ids:
                raise IllegalAction(f"row {row}: {play.illegal(number)}")
        self.clear()
        for row, (play, number) in enumerate(zip(self.plays, numbers, strict=True)):
            play.step(number)
            self.settle(row)
            self.show(row)
        return self.batch

    def random_actions(self, rng: Random) -> npt.NDArray[np.int64]:
        """A legal action for every game, each as likely as the other."""
        return np.array([play.ids[int(rng.random() * len(play.ids))] for play in self.plays])

    # One row

    def clear(self) -> None:
        self.batch.reward.fill(0)
        self.batch.terminated.fill(False)
        self.batch.truncated.fill(False)

    def begin(self, row: int) -> None:
        """The next game of a row."""
        self.numbers[row] += 1
        self.plays[row].start_random(Random(f"{self.seed}/{row}/{self.numbers[row]}"))

    def settle(self, row: int) -> None:
        """Count a game that is over, and begin the next."""
        play = self.plays[row]
        if play.seat < 0:
            result = play.result()
            assert result is not None
            self.batch.reward[row] = rewards(result)
            self.batch.terminated[row] = True
            self.begin(row)
        elif self.max_cycles is not None and play.steps >= self.max_cycles:
            self.batch.truncated[row] = True
            self.begin(row)

    def show(self, row: int) -> None:
        """Bring a row of all arrays up to date; of the mask only what changes is touched."""
        play = self.plays[row]
        self.batch.seat[row] = play.seat
        play.write_observation(play.seat, self.batch.observation[row])
        mask = self.batch.action_mask[row]
        mask[self.shown[row]] = 0
        self.shown[row] = np.array(play.ids, np.intp)
        mask[self.shown[row]] = 1
