"""What a game needs to be played in a terminal: the contract of its board."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType

from bajarz.core.dealer import FirstDealer
from bajarz.core.errors import BajarzError
from bajarz.core.event import Event
from bajarz.core.state import State
from bajarz.text.catalogue import Catalogue, DisplayNames
from bajarz.text.game_words import SeenEvent


class Misuse(BajarzError):
    """A board's command that was given something it cannot use; the text is for people."""


class Scene(NamedTuple):
    """What one pair of eyes is shown: nothing in it is hidden from them."""

    view: Any  # the game's own view; see `Game.view`
    seat: int | None  # None: a spectator
    names: dict[int, str]  # by seat, from 1
    story: list[SeenEvent]  # what happened since this seat last decided
    words: Catalogue
    columns: int
    lines: int | None  # None: as many as are needed
    plain: bool  # letters and signs of ASCII alone


class Choice(NamedTuple):
    """An entry of a menu: an action, or more entries."""

    text: str
    action: int | None = None
    inner: tuple["Choice", ...] = ()
    danger: bool = False  # legal, but it destroys something


class Offer(NamedTuple):
    """The actions a person may choose from, and a world to try them in.

    The world is one of those that the seat cannot tell apart from the true one.
    """

    actions: list[int]
    world: State
    seat: int

    def attempt(self, action: int) -> tuple[State, list[Event]]:
        """What would come of an action, as far as chance and hidden things do not matter."""
        state = self.world.clone()
        events: list[Event] = []
        state.apply(self.seat, action, FirstDealer(), events)
        return state, events


class Board(ABC):
    """Draws one game and words its choices."""

    commands: Mapping[str, str] = {}  # further commands: every word for one, and its name

    @abstractmethod
    def display_names(self, language: str) -> DisplayNames:
        """Names of the notation that people read in another form."""

    @abstractmethod
    def screen(self, scene: Scene) -> RenderableType:
        """Everything on the table."""

    @abstractmethod
    def expected(self, scene: Scene) -> str:
        """What the seat to move must decide now."""

    @abstractmethod
    def choices(self, scene: Scene, offer: Offer) -> list[Choice]:
        """All offered actions, in groups that stay readable."""

    @abstractmethod
    def picture(self, scene: Scene, choices: list[Choice]) -> RenderableType | None:
        """A picture for a menu whose entries have places, with their numbers from 1."""

    @abstractmethod
    def hint(self, scene: Scene, offer: Offer) -> list[str]:
        """A few actions worth a look, with what speaks for them."""

    @abstractmethod
    def command(
        self, scene: Scene, name: str, argument: str, offer: Offer | None
    ) -> RenderableType:
        """Answer one of `commands`; raises Misuse."""

    @abstractmethod
    def legend(self, scene: Scene) -> RenderableType:
        """What the signs mean."""

    @abstractmethod
    def ending(self, scene: Scene) -> RenderableType:
        """The result of a finished game."""

    def usual(self, scene: Scene, offer: Offer) -> int | None:
        """The action that Enter alone means; None: it shows everything again."""
        return None

    def complete(self, scene: Scene, line: str) -> str:
        """A typed action in full notation, where a shorter one is understood."""
        return line

    def line(self, event: SeenEvent, names: Mapping[int, str], words: Catalogue) -> str:
        """An event in words, with the names of the seats."""
        return words.event(event, names, self.display_names(words.language))

    def is_told(self, event: SeenEvent) -> bool:
        """Whether an event is worth a line of the story on the screen."""
        return True

    def told(self, events: Sequence[SeenEvent], seat: int | None) -> list[SeenEvent]:
        """The events of a story that are worth a line on the screen of this seat."""
        return [event for event in events if self.is_told(event)]
