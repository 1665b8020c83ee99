"""The choices of Grajeczka in groups: figures and their places, turns of the tile and theirs."""

from functools import cached_property
from typing import NamedTuple, cast

from bajarz.cli.board import Choice
from bajarz.cli.choices import Chooser
from bajarz.cli.grajeczka.map import name_of
from bajarz.cli.grajeczka.panels import GROWTHS, Growth, needed, place_words, progress_words
from bajarz.cli.grajeczka.signs import GOOD
from bajarz.core.notation import Action
from bajarz.games.grajeczka import actions as act
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.grajeczka.view import GrajeczkaView


class Outlook(NamedTuple):
    """What an adventure brings at once."""

    tells: bool  # the own page can be told after it
    grown: dict[Growth, int]  # what grew, and how far


class GrajeczkaChooser(Chooser[Grajeczka, GrajeczkaView]):
    """Words the choices of one moment."""

    def menu(self) -> list[Choice]:
        """Figures, the tile, and what else is open; telling first, the end of the turn last."""
        moves = self.by_field(self.of(act.Move))
        choices = [self.figure(figure, codes) for figure, codes in moves.items()]
        if self.adds:
            choices.append(self.tile())
        for kind in (act.Tell, act.Flip, act.TurnPage, act.End):
            choices += self.leaves(kind)
        return choices

    @cached_property
    def adds(self) -> list[int]:
        return self.of(act.Add)

    # What it would bring

    @cached_property
    def outlooks(self) -> dict[int, Outlook]:
        """What each adventure would bring."""
        return {code: self.outlook(code) for code in self.of(act.Move, act.Add)}

    def outlook(self, code: int) -> Outlook:
        state, _ = self.offer.attempt(code)
        tells = state.to_move() == self.offer.seat and act.KIND_TELL in state.legal_actions()
        if not isinstance(self.actions[code], act.Add):
            return Outlook(tells, {})
        now = self.scene.view["progress"]
        then = cast(GrajeczkaView, state.view(None))["progress"]
        return Outlook(tells, {kind: then[kind] for kind in GROWTHS if then[kind] > now[kind]})

    def judged(self, text: str, code: int) -> str:
        """A text with what speaks for an adventure; nothing is added where nothing does."""
        outlook = self.outlooks[code]
        parts = [f"{GOOD} {self.words('grajeczka-tells')}"] if outlook.tells else []
        parts += [progress_words(self.words, kind, has) for kind, has in outlook.grown.items()]
        return f"{text}  {', '.join(parts)}" if parts else text

    def starred(self, text: str, codes: list[int]) -> str:
        """A text with a sign where one of these adventures fulfils the own page."""
        tells = any(self.outlooks[code].tells for code in codes)
        return f"{text}  {GOOD} {self.words('grajeczka-tells')}" if tells else text

    # Entries

    def leaf(self, code: int) -> Choice:
        if len(self.actions) == 1:  # see `usual` of the board
            return Choice(self.words("action-End-enter"), code)
        return super().leaf(code)

    def figure(self, figure: str, codes: list[int]) -> Choice:
        text = self.words("grajeczka-choose-move", figure=figure, count=len(codes))
        entries: list[Choice] = []
        for code in sorted(codes, key=self.reading):
            place = place_of(self.actions[code])
            shown = f"{name_of(place)}  {place_words(self.scene, place)}"
            entries.append(Choice(self.judged(shown, code), code))
        return Choice(self.starred(text, codes), inner=tuple(entries))

    def tile(self) -> Choice:
        """The top tile: how it is turned, then where it lies."""
        facts = {"tile": self.names[self.scene.view["top"]], "count": len(self.adds)}
        text = self.starred(self.words("grajeczka-choose-add", **facts), self.adds)
        rotations = sorted(self.by_field(self.adds, 1).items())
        if len(rotations) == 1:
            return Choice(text, inner=self.placements(self.adds))
        return Choice(text, inner=tuple(self.rotation(*each) for each in rotations))

    def rotation(self, rotation: str, codes: list[int]) -> Choice:
        text = self.words("grajeczka-choose-rotation", rotation=rotation, count=len(codes))
        best = max(codes, key=lambda code: worth(self.outlooks[code]))
        return Choice(self.judged(text, best), inner=self.placements(codes))

    def placements(self, codes: list[int]) -> tuple[Choice, ...]:
        return tuple(
            Choice(self.judged(name_of(place_of(self.actions[code])), code), code)
            for code in sorted(codes, key=self.reading)
        )

    def reading(self, code: int) -> tuple[int, int, str]:
        """Places as one reads the map: row by row."""
        q, r = place_of(self.actions[code])
        return r, q, str(self.actions[code][-1])


def place_of(action: Action) -> tuple[int, int]:
    """Where a figure goes, or a tile is added."""
    assert isinstance(action, act.Move | act.Add)
    return action.place.q, action.place.r


def worth(outlook: Outlook) -> float:
    """A page that can be told is worth more than any growth; what becomes large most of growth."""
    grown = sum(
        (3 if has == needed(kind) else 1) * (1 if has <= needed(kind) else 0.1)
        for kind, has in outlook.grown.items()
    )
    return 100.0 * outlook.tells + grown
