"""What a bot is, to whoever lets it play."""

from collections.abc import Callable
from typing import NamedTuple, Protocol, runtime_checkable

from bajarz.bots.budget import Budget
from bajarz.bots.observation import Observation
from bajarz.bots.opinion import Opinion

Stop = Callable[[], bool]  # asked often; once it says yes, a bot answers with what it has


class Spec(NamedTuple):
    """What a bot's name says: its kind, and its budget if it has one."""

    kind: str
    budget: Budget


class Bot(Protocol):
    """Decides for a seat. Its only chance is the generator it was made with."""

    def choose(self, seen: Observation) -> int:
        """A legal action; of `seen.actions`, unless the game lists less than is legal."""
        ...


@runtime_checkable
class Explains(Protocol):
    """A bot that can say what it thought when it last chose."""

    def explain(self, most: int = 5) -> list[Opinion]:
        """The best few actions of the last decision, the chosen one first."""
        ...


def explain(bot: Bot, most: int = 5) -> list[Opinion]:
    """What a bot thought when it last chose; nothing, if it does not say."""
    return bot.explain(most) if isinstance(bot, Explains) else []
