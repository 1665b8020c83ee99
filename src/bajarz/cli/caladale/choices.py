"""The choices of Castles of Caladale in groups: the draft, then tiles and their places."""

from collections.abc import Iterable

from bajarz.cli.board import Choice, Offer, Scene
from bajarz.cli.caladale.castle import seen
from bajarz.cli.caladale.names import group_alike
from bajarz.cli.caladale.outlook import Outlook, Prospect
from bajarz.cli.caladale.panels import signed
from bajarz.cli.caladale.signs import signs_of
from bajarz.core.notation import Action
from bajarz.games.caladale.actions import (
    Back,
    Done,
    Down,
    Draw,
    Exchange,
    Gate,
    Grass,
    Keep,
    Place,
    Stop,
    Take,
    number_of,
    side_of,
)
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.tables import tile_of, x_of, y_of
from bajarz.games.caladale.view import castle_seen, full_name
from bajarz.text.catalogue import DisplayNames

BEST = 3  # actions that a hint names


class Chooser:
    """Words the choices of one moment."""

    def __init__(self, game: Caladale, names: DisplayNames, scene: Scene, offer: Offer) -> None:
        self.game = game
        self.names = names
        self.scene = scene
        self.words = scene.words
        self.view = seen(scene)
        self.own = self.view["seats"][str(offer.seat + 1)]
        self.tray = [full_name(tile) for tile in self.own["tray"]]
        self.taken = [self.view["taken"]] if "taken" in self.view else []
        self.score = self.view["scores"][offer.seat]
        self.actions: dict[int, Action] = {code: game.action(code) for code in offer.actions}
        self.is_builder = bool(self.of(Stop))
        castle = castle_seen(game.tables, self.view, offer.seat + 1)
        fixed = "gate" in self.own and not self.view["both_sides"]
        self.prospect = Prospect(castle, game.fits, self.own["gate"]["side"] if fixed else None)

    def of(self, *kinds: type[Action]) -> list[int]:
        return [code for code, action in self.actions.items() if isinstance(action, kinds)]

    def menu(self) -> list[Choice]:
        """The first menu of a moment."""
        choices = [self.leaf(code) for code in self.of(Gate)]
        if choices:
            return choices
        takes = {self.actions[code][0]: code for code in self.of(Take)}
        choices = [self.leaf(takes[name]) for name in self.view["face_up"] if name in takes]
        choices += [self.leaf(code) for code in self.of(Draw, Keep, Down)]
        choices += self.builder() if self.is_builder else self.edits()
        return choices + self.exchanges() + self.endings()

    def leaf(self, code: int) -> Choice:
        """An action in a whole sentence."""
        action = self.actions[code]
        facts = {"tile": self.names[action[0]]} if isinstance(action, Gate | Take) else {}
        if isinstance(action, Keep | Down):
            facts = {"tile": self.names[self.taken[0]]}
        return Choice(self.words(f"caladale-do-{type(action).__name__}", **facts), code)

    # Building

    def edits(self) -> list[Choice]:
        """C-B1: place what waits, move or turn what is placed, take it back."""
        choices = self.group("place", self.placing(self.tray))
        choices += self.group("move", self.moving())
        takings = self.prospect.takings()
        return choices + self.group("back", [self.back_choice(each) for each in takings])

    def builder(self) -> list[Choice]:
        """C-1b to C-1d: the tile just taken, the scaffold, the grass."""
        choices = self.placing(self.taken) + self.placing(self.tray)
        slides = [
            Choice(self.words("caladale-do-Grass", column=str(self.actions[code][0])), code)
            for code in self.of(Grass)
        ]
        return choices + self.group("grass", slides)

    def group(self, key: str, entries: Iterable[Choice]) -> list[Choice]:
        """One entry that opens into others, if there are any."""
        inner = tuple(entries)
        text = self.words(f"caladale-choose-{key}", count=len(inner))
        return [Choice(text, inner=inner)] if inner else []

    def placing(self, tiles: list[str]) -> list[Choice]:
        """An entry for each look among these tiles, the best places first inside."""
        found: list[tuple[int, Choice]] = []
        for group in group_alike(self.game.fits, tiles):
            outlooks = self.prospect.placements(self.tile(group[0]))
            if outlooks:
                facts = {
                    "tile": self.counted(group),
                    "count": len(outlooks),
                    "best": signed(outlooks[0].gain, self.scene.plain),
                }
                text = self.words("caladale-choose-tile", **facts)
                inner = tuple(map(self.place_choice, outlooks))
                found.append((outlooks[0].gain, Choice(text, inner=inner)))
        return [choice for _, choice in sorted(found, key=lambda each: -each[0])]

    def moving(self) -> list[Choice]:
        """An entry for each placed tile that could lie elsewhere, from the top down."""
        found: list[Choice] = []
        castle = self.prospect.castle
        for cell in sorted(castle.laid, reverse=True):
            tile = tile_of(castle.laid[cell])
            outlooks = self.prospect.moves(tile)
            if outlooks:
                text = f"{x_of(cell)},{y_of(cell)}  {self.names[self.game.tables.name[tile]]}"
                text += f"  {signed(outlooks[0].gain, self.scene.plain)}"
                found.append(Choice(text, inner=tuple(map(self.place_choice, outlooks))))
        return found

    def place_choice(self, outlook: Outlook) -> Choice:
        action = self.game.action(outlook.code)
        assert isinstance(action, Place)
        star = "*" if side_of(action.tile) else ""
        text = f"{action.cell} {action.rotation}{star}  {signed(outlook.gain, self.scene.plain)}"
        if outlook.finishes:
            text += f"  {self.words('caladale-finishes')}"
        return Choice(text, outlook.code)

    def back_choice(self, outlook: Outlook) -> Choice:
        action = self.game.action(outlook.code)
        assert isinstance(action, Back)
        cell = self.prospect.castle.where[self.tile(action.tile)]
        text = f"{x_of(cell)},{y_of(cell)}  {self.names[action.tile]}"
        text += f"  {signed(outlook.gain, self.scene.plain)}"
        if outlook.breaks:
            text += f"  {self.words('caladale-breaks')}"
        return Choice(text, outlook.code, danger=outlook.breaks)

    def exchanges(self) -> list[Choice]:
        """C-2b: the own tile, then the one of the nine."""
        groups: dict[str, list[int]] = {}
        for code in self.of(Exchange):
            groups.setdefault(self.actions[code][0], []).append(code)
        entries = [
            Choice(
                self.names[mine],
                inner=tuple(Choice(self.names[self.actions[code][1]], code) for code in codes),
            )
            for mine, codes in groups.items()
        ]
        return self.group("exchange", entries)

    def endings(self) -> list[Choice]:
        """C-E1, C-1e: what ends the game is asked twice."""
        return [
            Choice(
                self.words(f"caladale-do-{type(self.actions[code]).__name__}"),
                inner=(Choice(self.words("caladale-really", count=self.score), code),),
            )
            for code in self.of(Done, Stop)
        ]

    def tile(self, name: str) -> int:
        return number_of(self.game.tables, name)

    def counted(self, group: list[str]) -> str:
        times = signs_of(self.scene.plain).times
        count = f" {times}{len(group)}" if len(group) > 1 else ""
        return self.names[group[0]] + count

    # Hints

    def best(self) -> list[str]:
        """The placements that bring most at once; in the draft also which tile would."""
        lines: list[tuple[int, str]] = []
        self.add_best(lines, [] if self.is_builder else self.tray, "")
        phase = self.view["phase"]
        if phase == "draft":
            self.add_best(lines, self.view["face_up"], "take TILE, ")
        elif phase == "decide":
            self.add_best(lines, self.taken, "keep, ")
            lines.append((1, f"down  {signed(1, self.scene.plain)}"))
        elif phase == "place":
            self.add_best(lines, self.taken + self.tray, "")
        lines.sort(key=lambda line: -line[0])
        return [text for _, text in lines[:BEST]]

    def add_best(self, lines: list[tuple[int, str]], tiles: list[str], before: str) -> None:
        """The best place of each look, with what must be done before."""
        for group in group_alike(self.game.fits, tiles):
            for outlook in self.prospect.placements(self.tile(group[0]))[:1]:
                text = self.game.text(outlook.code)
                gain = signed(outlook.gain, self.scene.plain)
                first = before.replace("TILE", group[0])
                lines.append((outlook.gain, f"{first}{text}  {gain}"))
