"""What a game needs to be played in a terminal: the contract of its board."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple, TypeVar

from rich.console import RenderableType
from rich.text import Text

from bajarz.cli.styles import AsciiSigns
from bajarz.core.dealer import FirstDealer
from bajarz.core.errors import BajarzError
from bajarz.core.event import Event
from bajarz.core.game import Game
from bajarz.core.state import State
from bajarz.core.view import View
from bajarz.text.catalogue import Catalogue, DisplayNames
from bajarz.text.game_words import SeenEvent, game_words

if TYPE_CHECKING:
    from bajarz.cli.choices import Chooser

G = TypeVar("G", bound=Game)
V = TypeVar("V", bound=View)


class Misuse(BajarzError):
    """A board's command that was given something it cannot use; the text is for people."""


class Scene(NamedTuple, Generic[V]):
    """What one pair of eyes is shown: nothing in it is hidden from them."""

    view: V
    seat: int | None  # None: a spectator
    names: dict[int, str]  # by seat, from 1
    story: list[SeenEvent]  # what happened since this seat last decided
    words: Catalogue
    columns: int
    lines: int | None  # None: as many as are needed

    @property
    def own(self) -> int:
        """The seat as people count, from 1; of a spectator 0."""
        return 0 if self.seat is None else self.seat + 1

    @property
    def others(self) -> list[int]:
        """The other seats, from 1, in the order in which they play after this one."""
        seats = sorted(self.names)
        return [seat for seat in seats[self.own :] + seats[: self.own] if seat != self.own]


class Choice(NamedTuple):
    """An entry of a menu: an action, or more entries."""

    text: str
    action: int | None = None
    inner: tuple["Choice", ...] = ()
    danger: bool = False  # legal, but it destroys something

    @property
    def first(self) -> int:
        """The action of this entry, or the first one behind it."""
        return self.inner[0].first if self.action is None else self.action


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


Command = Callable[[Scene[V], str, Offer], RenderableType]  # the text is what was typed behind it


class Board(ABC, Generic[G, V]):
    """Draws one game and words its choices."""

    ascii_signs: ClassVar[AsciiSigns] = {}  # for the signs that this board draws with

    def __init__(self, game: G) -> None:
        self.game = game

    @abstractmethod
    def screen(self, scene: Scene[V]) -> RenderableType:
        """Everything on the table."""

    @abstractmethod
    def chooser(self, scene: Scene[V], offer: Offer) -> "Chooser[G, V]":
        """Words the choices of this moment."""

    @abstractmethod
    def ending(self, scene: Scene[V]) -> RenderableType:
        """The result of a finished game."""

    def choices(self, scene: Scene[V], offer: Offer) -> list[Choice]:
        """All offered actions, in groups that stay readable."""
        return self.chooser(scene, offer).menu()

    def hint(self, scene: Scene[V], offer: Offer) -> list[str]:
        """A few actions worth a look, with what speaks for them."""
        return self.chooser(scene, offer).best()

    def commands(self) -> Mapping[str, Command[V]]:
        """What else may be typed, by every word for it; a command raises Misuse."""
        return {}

    def expected(self, scene: Scene[V]) -> str:
        """What the seat to move must decide now."""
        return scene.words(f"prompt-{scene.view['phase']}")

    def picture(self, scene: Scene[V], choices: list[Choice]) -> RenderableType | None:
        """A picture for a menu whose entries have places, with their numbers from 1."""
        return None

    def legend(self, scene: Scene[V]) -> RenderableType:
        """What the signs mean."""
        return Text(scene.words(f"{self.game.name}-legend"))

    def usual(self, offer: Offer) -> int | None:
        """The action that Enter alone means; None: it shows everything again."""
        return None

    def complete(self, scene: Scene[V], line: str) -> str:
        """A typed action in full notation, where a shorter one is understood."""
        return line

    # The story

    def display_names(self, language: str) -> DisplayNames:
        """Names of the notation that people read in another form."""
        return game_words(self.game).display_names(language)

    def line(self, event: SeenEvent, names: Mapping[int, str], words: Catalogue) -> str:
        """An event in words, with the names of the seats."""
        things = self.display_names(words.language)
        return game_words(self.game).event(event, names, words, things)
