"""The choices of Grajeczka in groups: figures and their places, turns of the tile and theirs."""

from functools import cached_property
from typing import NamedTuple

from bajarz.cli.board import Choice, Offer, Scene
from bajarz.cli.grajeczka.land import Spot, name_of, seen
from bajarz.cli.grajeczka.panels import NEEDS, progress_of, progress_words
from bajarz.cli.grajeczka.signs import FIGURE_STYLES, signs_of
from bajarz.core.notation import Action
from bajarz.games.grajeczka.actions import Add, Move
from bajarz.games.grajeczka.engine import GrajeczkaState
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
            if isinstance(action, Move) and action.figure == figure
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
        assert isinstance(state, GrajeczkaState)
        now, then = progress_of(seen(self.scene)), progress_of(state.view(None))
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
        place = place_of(self.actions[code])
        look = self.outlook_words(code)
        facts = place_words(self.scene, place)
        return Choice(f"{name_of(place)}  {facts}" + (f"  {look}" if look else ""), code)

    def tile(self) -> Choice:
        """The top tile: how it is turned, then where it lies."""
        shown = game_words(self.game).display_names(self.words.language)[seen(self.scene)["top"]]
        facts = {"tile": shown, "count": len(self.adds)}
        text = self.words("grajeczka-choose-add", **facts) + self.star(self.adds)
        rotations: dict[str, list[int]] = {}
        for code in self.adds:
            rotations.setdefault(str(self.actions[code][-1]), []).append(code)
        if len(rotations) == 1:
            return Choice(text, inner=self.placements(self.adds))
        inner = [self.rotation_entry(each, rotations[each]) for each in sorted(rotations)]
        return Choice(text, inner=tuple(inner))

    def rotation_entry(self, rotation: str, codes: list[int]) -> Choice:
        text = self.words("grajeczka-choose-rotation", rotation=rotation, count=len(codes))
        best = max(codes, key=lambda code: worth(self.outlooks[code]))
        look = self.outlook_words(best)
        return Choice(text + (f"  {look}" if look else ""), inner=self.placements(codes))

    def placements(self, codes: list[int]) -> tuple[Choice, ...]:
        codes = sorted(codes, key=lambda code: reading(self.actions[code]))
        entries: list[Choice] = []
        for code in codes:
            look = self.outlook_words(code)
            place = name_of(place_of(self.actions[code]))
            entries.append(Choice(place + (f"  {look}" if look else ""), code))
        return tuple(entries)


def place_of(action: Action) -> Spot:
    """Where a figure goes, or a tile is added."""
    assert isinstance(action, Move | Add)
    return action.place.q, action.place.r


def reading(action: Action) -> tuple[int, int, str]:
    """Places as one reads the map: row by row."""
    q, r = place_of(action)
    return r, q, str(action[-1])


def worth(look: Outlook) -> float:
    """A page that can be told is worth more than any growth; what becomes large most of growth."""
    grown = sum(
        (3 if has == NEEDS[kind] else 1) * (1 if has <= NEEDS[kind] else 0.1)
        for kind, has in look.progress.items()
    )
    return 100.0 * look.tells + grown


def place_words(scene: Scene, spot: Spot) -> str:
    """What lies at a place, and who stands there."""
    view = seen(scene)
    ground = next(each for each in view["places"] if (each["q"], each["r"]) == spot)
    text = scene.words(
        "grajeczka-place",
        terrain=ground["terrain"],
        large="yes" if ground["large"] else "no",
        river=ground["river"],
    )
    there = [
        scene.words(f"figure-{figure}")
        for figure, place in view["figures"].items()
        if (place["q"], place["r"]) == spot
    ]
    return f"{text} ({', '.join(there)})" if there else text
