"""The choices of Grajeczka in groups: figures and their places, turns of the tile and theirs."""

from functools import cached_property
from typing import NamedTuple

from bajarz.cli.board import Choice, Offer, Scene
from bajarz.cli.grajeczka.panels import NEEDS, progress_words
from bajarz.cli.grajeczka.signs import FIGURE_STYLES, signs_of
from bajarz.core.canonical import Json
from bajarz.core.notation import Action
from bajarz.games.grajeczka.actions import Add, Move
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.text.game_words import game_words


class Outlook(NamedTuple):
    """What an adventure brings at once."""

    tells: bool  # the own page can be told after it
    progress: dict[str, int]  # what grew, and how far: see `progress` of the state


class Chooser:
    """Words the choices of one moment."""

    def __init__(self, game: Grajeczka, scene: Scene, offer: Offer) -> None:
        self.game = game
        self.scene = scene
        self.words = scene.words
        self.offer = offer
        self.actions: dict[int, Action] = {code: game.action(code) for code in offer.actions}
        self.tell = game.parse("tell")

    def menu(self) -> list[Choice]:
        """Figures, the tile, and what else is open, in that order."""
        choices = [self.figure(figure) for figure in FIGURE_STYLES if self.moves(figure)]
        if self.adds:
            choices.append(self.tile())
        return choices + [self.leaf(code) for code in self.others()]

    def moves(self, figure: str) -> list[int]:
        return [
            code
            for code, action in self.actions.items()
            if isinstance(action, Move) and str(action.figure) == figure
        ]

    @cached_property
    def adds(self) -> list[int]:
        return [code for code, action in self.actions.items() if isinstance(action, Add)]

    def others(self) -> list[int]:
        """Telling comes first, the end of the turn last."""
        found = [
            code for code, action in self.actions.items() if not isinstance(action, Move | Add)
        ]
        order = ("tell", "flip", "turn", "end")
        return sorted(found, key=lambda code: order.index(self.game.text(code)))

    # Outlooks

    @cached_property
    def outlooks(self) -> dict[int, Outlook]:
        """What each adventure would bring."""
        return {code: self.outlook(code) for code in self.actions if self.is_adventure(code)}

    def is_adventure(self, code: int) -> bool:
        return isinstance(self.actions[code], Move | Add)

    def outlook(self, code: int) -> Outlook:
        state, _ = self.offer.attempt(code)
        tells = state.to_move() == self.offer.seat and self.tell in state.legal_actions()
        if not isinstance(self.actions[code], Add):
            return Outlook(tells, {})
        now, then = self.scene.view["progress"], state.view(None)["progress"]
        return Outlook(tells, {kind: then[kind] for kind in NEEDS if then[kind] > now[kind]})

    def outlook_words(self, code: int) -> str:
        """What speaks for an adventure; nothing where nothing does."""
        look = self.outlooks[code]
        parts = [progress_words(self.words, kind, has) for kind, has in look.progress.items()]
        if look.tells:
            parts.insert(0, f"{signs_of(self.scene.plain).good} {self.words('grajeczka-tells')}")
        return ", ".join(parts)

    # Entries

    def leaf(self, code: int) -> Choice:
        name = type(self.actions[code]).__name__
        only = "-enter" if len(self.actions) == 1 else ""  # see `usual` of the board
        return Choice(self.words(f"action-{name}{only}"), code)

    def figure(self, figure: str) -> Choice:
        codes = sorted(self.moves(figure), key=lambda code: reading(self.actions[code]))
        tells = self.star(codes)
        text = self.words("grajeczka-choose-move", figure=figure, count=len(codes))
        return Choice(text + tells, inner=tuple(self.move_entry(code) for code in codes))

    def star(self, codes: list[int]) -> str:
        """A sign where one of these adventures fulfils the own page."""
        if any(self.outlooks[code].tells for code in codes):
            return f"  {signs_of(self.scene.plain).good} {self.words('grajeczka-tells')}"
        return ""

    def move_entry(self, code: int) -> Choice:
        place = str(self.actions[code][-1])
        facts = place_words(self.scene, place)
        look = self.outlook_words(code)
        return Choice(f"{place}  {facts}" + (f"  {look}" if look else ""), code)

    def tile(self) -> Choice:
        """The top tile: how it is turned, then where it lies."""
        shown = game_words(self.game).display_names(self.words.language)[self.scene.view["top"]]
        facts = {"tile": shown, "count": len(self.adds)}
        text = self.words("grajeczka-choose-add", **facts) + self.star(self.adds)
        turns: dict[str, list[int]] = {}
        for code in self.adds:
            turns.setdefault(str(self.actions[code][-1]), []).append(code)
        if len(turns) == 1:
            return Choice(text, inner=self.placements(self.adds))
        inner = [self.turn_entry(turn, turns[turn]) for turn in sorted(turns)]
        return Choice(text, inner=tuple(inner))

    def turn_entry(self, turn: str, codes: list[int]) -> Choice:
        text = self.words("grajeczka-choose-turn", way=turn, count=len(codes))
        best = max(codes, key=lambda code: worth(self.outlooks[code]))
        look = self.outlook_words(best)
        return Choice(text + (f"  {look}" if look else ""), inner=self.placements(codes))

    def placements(self, codes: list[int]) -> tuple[Choice, ...]:
        codes = sorted(codes, key=lambda code: reading(self.actions[code]))
        entries: list[Choice] = []
        for code in codes:
            look = self.outlook_words(code)
            place = str(self.actions[code][0])
            entries.append(Choice(place + (f"  {look}" if look else ""), code))
        return tuple(entries)


def reading(action: Action) -> tuple[int, int, str]:
    """Places as one reads the map: row by row."""
    place = action[-1] if isinstance(action, Move) else action[0]
    q, r = str(place).split(",")
    return int(r), int(q), str(action[-1])


def worth(look: Outlook) -> float:
    """A page that can be told is worth more than any growth; what becomes large most of growth."""
    grown = sum(
        (3 if has == NEEDS[kind] else 1) * (1 if has <= NEEDS[kind] else 0.1)
        for kind, has in look.progress.items()
    )
    return 100.0 * look.tells + grown


def place_words(scene: Scene, place: str) -> str:
    """What lies at a place, and who stands there."""
    facts: Json = scene.view["places"][place].split()
    river = facts[-1] if facts[-1].endswith("river") else "none"
    text = scene.words(
        "grajeczka-place",
        terrain=facts[0],
        large="yes" if "large" in facts else "no",
        river=river,
    )
    there = [
        scene.words(f"figure-{figure}")
        for figure in FIGURE_STYLES
        if scene.view["figures"][figure] == place
    ]
    return f"{text} ({', '.join(there)})" if there else text
