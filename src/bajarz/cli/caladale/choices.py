"""The choices of Castles of Caladale in groups: the draft, then tiles and their places."""

from bajarz.cli.board import Choice, Offer
from bajarz.cli.caladale.outlook import Outlook, Prospect
from bajarz.cli.caladale.panels import CaladaleScene, group_alike
from bajarz.cli.choices import BEST, Chooser, group
from bajarz.cli.panels import signed
from bajarz.games.caladale import actions as act
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.tables import tile_of, x_of, y_of
from bajarz.games.caladale.view import CaladaleView, castle_seen, full_name
from bajarz.text.catalogue import DisplayNames, counted


class CaladaleChooser(Chooser[Caladale, CaladaleView]):
    """Words the choices of one moment."""

    def __init__(
        self, game: Caladale, scene: CaladaleScene, offer: Offer, names: DisplayNames
    ) -> None:
        super().__init__(game, scene, offer, names)
        self.view = scene.view
        own = self.view["seats"][str(offer.seat + 1)]
        self.tray = [full_name(tile) for tile in own["tray"]]
        self.taken = [self.view["taken"]] if "taken" in self.view else []
        self.is_builder = bool(self.of(act.Stop))
        castle = castle_seen(game.tables, self.view, offer.seat + 1)
        fixed = "gate" in own and not self.view["both_sides"]
        self.prospect = Prospect(castle, game.fits, own["gate"]["side"] if fixed else None)

    def menu(self) -> list[Choice]:
        """The first menu of a moment."""
        if self.of(act.Gate):
            return self.leaves(act.Gate)
        takes = {self.actions[code][0]: code for code in self.of(act.Take)}
        choices = [self.leaf(takes[name]) for name in self.view["face_up"] if name in takes]
        choices += self.leaves(act.Draw, act.Keep, act.Down)
        choices += self.builder() if self.is_builder else self.edits()
        return choices + self.exchanges() + self.endings()

    def leaf(self, code: int) -> Choice:
        """Gates and tiles of the supply by their names alone: there are many of them."""
        action = self.actions[code]
        if isinstance(action, act.Gate):
            return Choice(self.names[action.gate], code)
        if isinstance(action, act.Take):
            return Choice(self.words("caladale-do-Take", tile=self.names[action.tile]), code)
        return super().leaf(code)

    # Building

    def edits(self) -> list[Choice]:
        """C-B1: place what waits, move or turn what is placed, take it back."""
        choices = group(self.words("caladale-choose-place"), self.placing(self.tray))
        choices += group(self.words("caladale-choose-move"), self.moving())
        takings = map(self.back_choice, self.prospect.takings())
        return choices + group(self.words("caladale-choose-back"), takings)

    def builder(self) -> list[Choice]:
        """C-1b to C-1d: the tile just taken, the scaffold, the grass."""
        choices = self.placing(self.taken) + self.placing(self.tray)
        return choices + group(self.words("caladale-choose-grass"), self.leaves(act.Grass))

    def placing(self, tiles: list[str]) -> list[Choice]:
        """An entry for each look among these tiles, the best places first inside."""
        found: list[tuple[int, Choice]] = []
        for alike in group_alike(self.game.fits, tiles):
            outlooks = self.prospect.placements(self.tile(alike[0]))
            if outlooks:
                best = outlooks[0].gain
                tile = counted([self.names[name] for name in alike])
                facts = {"tile": tile, "count": len(outlooks), "best": signed(best)}
                text = self.words("caladale-choose-tile", **facts)
                found.append((best, Choice(text, inner=tuple(map(self.place_choice, outlooks)))))
        return [choice for _, choice in sorted(found, key=lambda each: -each[0])]

    def moving(self) -> list[Choice]:
        """An entry for each placed tile that could lie elsewhere, from the top down."""
        found: list[Choice] = []
        laid = self.prospect.castle.laid
        for cell in sorted(laid, reverse=True):
            tile = tile_of(laid[cell])
            outlooks = self.prospect.moves(tile)
            if outlooks:
                text = f"{self.tile_text(cell, tile)}  {signed(outlooks[0].gain)}"
                found.append(Choice(text, inner=tuple(map(self.place_choice, outlooks))))
        return found

    def place_choice(self, outlook: Outlook) -> Choice:
        tile, cell, rotation = self.game.action(outlook.code)
        star = "*" if act.side_of(tile) else ""
        text = f"{cell} {rotation}{star}  {signed(outlook.gain)}"
        if outlook.finishes:
            text += f"  {self.words('caladale-finishes')}"
        return Choice(text, outlook.code)

    def back_choice(self, outlook: Outlook) -> Choice:
        tile = self.tile(self.game.action(outlook.code)[0])
        cell = self.prospect.castle.where[tile]
        text = f"{self.tile_text(cell, tile)}  {signed(outlook.gain)}"
        if outlook.breaks:
            text += f"  {self.words('caladale-breaks')}"
        return Choice(text, outlook.code, danger=outlook.breaks)

    def exchanges(self) -> list[Choice]:
        """C-2b: the own tile, then the one of the nine."""
        entries = [
            Choice(
                self.names[mine],
                inner=tuple(Choice(self.names[self.actions[code][1]], code) for code in codes),
            )
            for mine, codes in self.by_field(self.of(act.Exchange)).items()
        ]
        return group(self.words("caladale-choose-exchange"), entries)

    def endings(self) -> list[Choice]:
        """C-E1, C-1e: what ends the game is asked twice."""
        really = self.words("caladale-really", count=self.view["scores"][self.offer.seat])
        return [
            Choice(choice.text, inner=(Choice(really, choice.action),))
            for choice in self.leaves(act.Done, act.Stop)
        ]

    def tile(self, name: str) -> int:
        return act.number_of(self.game.tables, name)

    def tile_text(self, cell: int, tile: int) -> str:
        """A tile of the castle, and where it lies."""
        return f"{x_of(cell)},{y_of(cell)}  {self.names[self.game.tables.name[tile]]}"

    # Hints

    def best(self) -> list[str]:
        """The placements that bring most at once; in the draft also which tile would."""
        lines = self.best_places([] if self.is_builder else self.tray)
        phase = self.view["phase"]
        if phase == "draft":
            lines += self.best_places(self.view["face_up"], "take TILE, ")
        elif phase == "decide":
            lines += [*self.best_places(self.taken, "keep, "), (1, f"down  {signed(1)}")]
        elif phase == "place":
            lines += self.best_places(self.taken + self.tray)
        lines.sort(key=lambda line: -line[0])
        return [text for _, text in lines[:BEST]]

    def best_places(self, tiles: list[str], before: str = "") -> list[tuple[int, str]]:
        """The best place of each look and its gain, with what must be done before."""
        lines: list[tuple[int, str]] = []
        for alike in group_alike(self.game.fits, tiles):
            for outlook in self.prospect.placements(self.tile(alike[0]))[:1]:
                text = self.game.text(outlook.code)
                first = before.replace("TILE", alike[0])
                lines.append((outlook.gain, f"{first}{text}  {signed(outlook.gain)}"))
        return lines
