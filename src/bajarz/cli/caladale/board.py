"""Castles of Caladale in a terminal."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from bajarz.cli.board import Board, Choice, Command, Misuse, Offer
from bajarz.cli.caladale.castle import Picture
from bajarz.cli.caladale.choices import CaladaleChooser
from bajarz.cli.caladale.notation import Completer, tile_at
from bajarz.cli.caladale.panels import CaladalePanels, CaladaleScene, group_alike
from bajarz.cli.caladale.signs import ASCII_SIGNS
from bajarz.cli.canvas import Space, space_beside
from bajarz.cli.panels import title
from bajarz.core.errors import Unreadable
from bajarz.core.notation import Action
from bajarz.games.caladale.actions import Back, Cell, Exchange, Place, read_cell
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.view import CaladaleView, castle_seen, full_name
from bajarz.solver import solve
from bajarz.solver.ask import layout_text, problem_of_view
from bajarz.text.catalogue import DisplayNames, catalogue
from bajarz.text.game_words import game_words

HINT_SECONDS = 2.0
MENU_LINES = 16  # of a screen: points, the story, what is expected, the menu
ROW_LINES = 5  # of a row of tiles with its title


class CaladaleBoard(Board[Caladale, CaladaleView]):
    """Draws the castles and everything beside them."""

    ascii_signs = ASCII_SIGNS

    def display_names(self, language: str) -> DisplayNames:
        """Tiles by what they are: `stone tower top (stone-top-1)`."""
        return game_words(self.game).component_names(catalogue(language, self.game.name))

    def panels(self, scene: CaladaleScene) -> CaladalePanels:
        return CaladalePanels(scene, self.game)

    # The screen

    def screen(self, scene: CaladaleScene) -> RenderableType:
        phase = scene.view["phase"]
        if phase == "over":
            return self.all_castles(scene)
        panels, own = self.panels(scene), self.shown_seat(scene)
        shared = phase in ("gates", "build")
        parts = [title(scene.words(f"phase-{phase}")) if shared else panels.title()]
        others = [panels.player_line(seat) for seat in sorted(scene.names) if seat != own]
        supply, waiting = self.supply(scene), self.waiting(scene, own)
        rows = bool(supply) + bool(waiting)
        used = len(parts) + len(others) + ROW_LINES * rows + MENU_LINES
        castle = self.castle(scene, own, space_beside(scene, used))
        return Group(*parts, *others, *supply, *castle, *waiting)

    def shown_seat(self, scene: CaladaleScene) -> int:
        """Whose castle is drawn large: one's own; for a spectator, of who last did something."""
        seats = [int(str(event["seat"])) for event in scene.story if "seat" in event]
        return scene.own or (seats[0] if seats else 1)

    def picture_of(self, scene: CaladaleScene, seat: int) -> Picture:
        return Picture(castle_seen(self.game.tables, scene.view, seat))

    def castle(self, scene: CaladaleScene, seat: int, room: Space) -> list[RenderableType]:
        """A castle with its owner, its points and the rules it breaks."""
        panels = self.panels(scene)
        if "gate" not in scene.view["seats"][str(seat)]:
            return [panels.player_line(seat)]
        picture = self.picture_of(scene, seat)
        violations = panels.violation_lines(seat, picture)
        score = [panels.score_line(seat)] if scene.view["phase"] != "over" else []
        player = panels.player_line(seat, tray=False)
        return [player, picture.draw(room), *score, *violations]

    def supply(self, scene: CaladaleScene) -> list[RenderableType]:
        """The face-up tiles with the numbers of the menu, or the gates to choose from."""
        view, panels = scene.view, self.panels(scene)
        if view["phase"] == "gates":
            gates = [full_name(gate) for gate in view["gates"]]
            heading = Text(scene.words("caladale-gates"), "bold")
            return [heading, panels.numbered_row(gates)]
        if not view["face_up"]:
            return []
        key = "caladale-nine" if view["phase"] == "build" else "caladale-face-up"
        heading = Text(scene.words(key, count=view["stack"]), "bold")
        if view["phase"] == "draft":
            return [heading, panels.numbered_row(view["face_up"])]
        tiles = [(name, ("", "")) for name in view["face_up"]]
        return [heading, panels.tile_row(tiles)]

    def waiting(self, scene: CaladaleScene, seat: int) -> list[RenderableType]:
        """The tile just taken, and the tray."""
        view, words, panels = scene.view, scene.words, self.panels(scene)
        tray = [full_name(tile) for tile in view["seats"][str(seat)]["tray"]]
        heading = words("caladale-tray", count=len(tray))
        if "taken" in view and view["to_move"] == seat:
            taken = words("caladale-taken", tile=panels.names[view["taken"]])
            row = panels.tray_rows([view["taken"], *tray], 1)
            return [Text.assemble((taken, "bold"), f"  {heading}"), row]
        return [Text(heading, "bold"), panels.tray_rows(tray)] if tray else []

    def all_castles(self, scene: CaladaleScene) -> RenderableType:
        parts: list[RenderableType] = [title(scene.words("caladale-over"))]
        for seat in sorted(scene.names):
            parts += [*self.castle(scene, seat, Space(scene.columns, None)), Text("")]
        return Group(*parts)

    def ending(self, scene: CaladaleScene) -> RenderableType:
        panels = self.panels(scene)
        result = Text(panels.result_line(), "bold")
        return Group(*panels.correction_lines(), panels.score_table(), result)

    # Choosing

    def chooser(self, scene: CaladaleScene, offer: Offer) -> CaladaleChooser:
        return CaladaleChooser(self.game, scene, offer, self.panels(scene).names)

    def hint(self, scene: CaladaleScene, offer: Offer) -> list[str]:
        if scene.view["phase"] == "gates":
            return []
        return super().hint(scene, offer) + self.best_castle(scene)

    def best_castle(self, scene: CaladaleScene) -> list[str]:
        """What the solver makes of all the seat's tiles in a moment, as an action to type."""
        if scene.view["mode"] == "builder":  # C-1b: nothing moves
            return []
        problem = problem_of_view(self.game.tables, scene.view, scene.own)
        found = solve(problem, seconds=HINT_SECONDS)
        line = scene.words("caladale-best-castle", score=found.score)
        steps = [f"exchange {mine} {theirs}" for mine, theirs in found.exchanges]
        return [line, *steps, layout_text(found)]

    def picture(self, scene: CaladaleScene, choices: list[Choice]) -> RenderableType | None:
        """The castle with the menu's numbers on its cells, or the tiles with them."""
        picture = self.picture_of(scene, scene.own)
        cells: dict[Cell, str] = {}
        tiles: list[str] = []
        for number, choice in enumerate(choices, 1):
            action, is_group = self.game.action(choice.first), choice.action is None
            cell = self.meant_cell(picture, action, is_group)
            if cell is not None:
                cells[cell] = f"{cells[cell]} {number}" if cell in cells else str(number)
            elif isinstance(action, Place):
                tiles.append(action.tile)
            elif isinstance(action, Exchange):
                tiles.append(action.mine if is_group else action.theirs)
        if tiles:
            return self.panels(scene).numbered_row(tiles)
        return picture.draw(space_beside(scene, len(choices) // 2 + 4), cells) if cells else None

    def meant_cell(self, picture: Picture, action: Action, is_group: bool) -> Cell | None:
        """Where an entry points to: a place, or a tile of the castle."""
        if isinstance(action, Place) and not is_group:
            return action.cell
        return picture.cell_of(action.tile) if isinstance(action, Back | Place) else None

    def complete(self, scene: CaladaleScene, line: str) -> str:
        return Completer(self.game, scene.view, scene.own or 1).complete(line)

    # Commands

    def commands(self) -> Mapping[str, Command[CaladaleView]]:
        return {
            "castle": self.whole_castle, "zamek": self.whole_castle,
            "look": self.look, "obejrzyj": self.look,
            "tray": self.tray, "tacka": self.tray,
        }  # fmt: skip

    def whole_castle(self, scene: CaladaleScene, argument: str, offer: Offer) -> RenderableType:
        """The castle and the tray of a seat."""
        castle = self.castle(scene, self.read_seat(scene, argument), space_beside(scene, 4))
        return Group(*castle, self.tray(scene, argument, offer))

    def tray(self, scene: CaladaleScene, argument: str, offer: Offer) -> RenderableType:
        """The tray of a seat, with all names, and what lies face down as far as it is known."""
        seat = self.read_seat(scene, argument)
        data, panels = scene.view["seats"][str(seat)], self.panels(scene)
        tiles = [full_name(tile) for tile in data["tray"]]
        parts: list[RenderableType] = [Text(scene.words("caladale-tray", count=len(tiles)), "bold")]
        if tiles:
            parts.append(panels.tray_rows(tiles))
        for alike in group_alike(self.game.fits, tiles):
            parts.append(Text(f"  {panels.names[alike[0]]}: {', '.join(alike)}"))
        private = scene.view["private"]
        unseen = private[str(seat)]["down_unseen"] if str(seat) in private else []
        down = ", ".join(data["down"] + unseen)
        return Group(*parts, *([scene.words("caladale-down-are", tiles=down)] if down else []))

    def look(self, scene: CaladaleScene, argument: str, offer: Offer) -> RenderableType:
        """Everything about a tile of a castle."""
        try:
            cell = read_cell(argument)
        except Unreadable:
            raise Misuse(scene.words("unreadable-cell", text=argument)) from None
        seat, names = self.shown_seat(scene), self.panels(scene).names
        laid = tile_at(scene.view["seats"][str(seat)], cell)
        if laid is None:
            raise Misuse(scene.words("caladale-nothing-there", place=str(cell)))
        name = full_name(laid)
        refusals = self.picture_of(scene, seat).refusals()
        broken = [refusal for where, refusal in refusals if where == str(cell)]
        return Group(
            Text.assemble((f"{cell}  ", "bold"), names[name], f"  {name} r{laid['rotation']}"),
            *(Text(f"  {scene.words.refusal(refusal, names)}") for refusal in broken),
        )

    def read_seat(self, scene: CaladaleScene, argument: str) -> int:
        if argument and argument not in map(str, scene.names):
            raise Misuse(scene.words("caladale-which-seat", count=len(scene.names)))
        return int(argument) if argument else self.shown_seat(scene)


make_board = CaladaleBoard
