"""Draws what lies beside the map of Fantazja: players, tokens, hands, piles, the result."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bajarz.cli.board import Scene
from bajarz.cli.canvas import Canvas, spots
from bajarz.cli.fantazja import signs
from bajarz.cli.fantazja.tiles import Laid, LargePen
from bajarz.cli.panels import Panels
from bajarz.cli.styles import DOT, QUIET, TURN
from bajarz.games.fantazja.components import TYPES, Tile, TypeName
from bajarz.games.fantazja.facts import SIDES
from bajarz.games.fantazja.view import FantazjaView, LaidTile
from bajarz.text.catalogue import DisplayNames


class FantazjaPanels(Panels[FantazjaView]):
    """Everything but the map, of one scene."""

    def __init__(self, scene: Scene[FantazjaView], tiles: Mapping[str, Tile]) -> None:
        super().__init__(scene)
        self.tiles = tiles

    # Players

    def player(self, seat: int) -> Text:
        """A player: faction (where there is room for it), points, and how many tiles lie where."""
        name = self.words(f"faction-{self.view['seats'][str(seat)]['faction']}")
        line = self.player_line(seat, f" {DOT} {name}")
        return line if line.cell_len <= self.scene.columns else self.player_line(seat, "")

    def player_line(self, seat: int, faction: str) -> Text:
        data = self.view["seats"][str(seat)]
        style = signs.OWNER_STYLES[seat - 1]
        line = Text.assemble(
            (self.turn_mark(seat), "bold"),
            (f"{signs.OWNERS[seat - 1]} {self.scene.names[seat]}", f"bold {style}"),
            (f"{faction}  ", style),
            (self.words("fantazja-points", count=self.view["scores"][seat - 1]), "bold"),
        )
        counts = {
            "hand": data["hand"], "ip": data["ip"], "pile": data["pile"],
            "discard": len(data["discard"]), "bonus": data["bonus"],
        }  # fmt: skip
        for name, number in counts.items():
            line.append(f"  {self.words(f'fantazja-{name}')} ", QUIET).append(str(number))
        return line

    def known_of_rival(self) -> list[RenderableType]:
        """What this seat has learnt of the opponent's hidden tiles."""
        if not self.scene.own:
            return []
        rival = self.view["private"][str(self.scene.own)]["rival"]
        points = self.view["seats"][str(3 - self.scene.own)]["ip_open"]
        known = {"seen": rival["seen"], "buried": rival["bottom"], "ip-open": points}
        parts = [
            self.words(f"fantazja-{key}", tiles=", ".join(names))
            for key, names in known.items()
            if names
        ]
        return [Text("    " + "  ".join(parts), QUIET)] if parts else []

    # Tokens

    def tokens(self) -> RenderableType:
        """The five powers as a tug of war: buildings of each side, and who holds the token."""
        table = Table.grid(padding=(0, 2))
        heads = [
            Text(f"{sign} {self.words(f'fantazja-power-{name}')}", style)
            for sign, name, style in zip(signs.TYPES, TYPES, signs.TYPE_STYLES, strict=True)
        ]
        table.add_row(*heads)
        table.add_row(*(self.token(kind) for kind in TYPES))
        return table

    def token(self, kind: TypeName) -> Text:
        """Buildings of both, then the holder; a token that can be used now is marked."""
        line = Text()
        for seat, owner in enumerate(signs.OWNERS):
            visible = self.view["seats"][str(seat + 1)]["visible"][kind]
            line.append(f"{visible}{owner}", signs.OWNER_STYLES[seat]).append(" ")
        token = self.view["tokens"][kind]
        if token["where"] == "pool":
            return line.append(self.words("fantazja-pool"), QUIET)
        holder = token["seat"] - 1
        line.append(TURN if token["usable"] else "=", "bold")
        line.append(signs.OWNERS[holder], f"bold {signs.OWNER_STYLES[holder]}")
        if token["where"] == "building":
            line.append(" " + self.words("fantazja-on-map", place=token["place"]), QUIET)
        elif token["where"] == "gone":
            line.append(" " + self.words("fantazja-gone"), QUIET)
        return line

    # Tiles

    def row(self, names: list[str]) -> RenderableType:
        """Tiles as they are printed, as many beside each other as there is room for."""
        if not names:
            return Text(self.words("fantazja-empty"), QUIET)
        canvas = Canvas()
        pen = LargePen(canvas)
        places = spots(len(names), pen.lines, pen.columns + 1, self.scene.columns)
        for spot, name in zip(places, names, strict=True):
            pen.tile(*spot, [Laid(self.tiles[name], 0)])
        return canvas.drawn()

    def tray(self) -> list[RenderableType]:
        """The own hand, the Imagination Points, and what the magic power shows."""
        parts: list[RenderableType] = []
        for own in self.view["private"].values():
            parts += [Text(self.words("fantazja-your-hand"), "bold"), self.row(own["hand"])]
            if own["ip"]:
                parts.append(Text(self.words("fantazja-your-ip", tiles=", ".join(own["ip"]))))
            if own["shown"]:
                parts += [Text(self.words("fantazja-shown"), "bold"), self.row(own["shown"])]
        return parts

    def discard(self, seat: int) -> list[RenderableType]:
        """A discard pile with its title."""
        pile = self.view["seats"][str(seat)]["discard"]
        facts = {"who": self.scene.names[seat], "count": len(pile)}
        heading = Text(self.words("fantazja-discard-of", **facts), "bold")
        return [heading, self.row(pile)] if pile else [heading]

    def laid(self, each: LaidTile, names: DisplayNames) -> Text:
        """All there is to know about a tile on the map."""
        laid = Laid(self.tiles[each["tile"]], each["rotation"])
        tile, dot = laid.tile, f" {DOT} "
        line = Text.assemble(
            (names[tile.name], "bold"),
            (f"{dot}{self.scene.names[tile.faction + 1]}", signs.OWNER_STYLES[tile.faction]),
            f"{dot}{self.words(f'type-{TYPES[tile.type]}')}",
            f"{dot}{self.words('fantazja-points', count=tile.points)}",
        )
        for direction, name in enumerate(SIDES):
            element, number = laid.side(direction)
            line.append(f"{dot}{self.words(f'side-{name}')} ")
            line.append(f"{signs.ELEMENTS[element]}{number}", signs.ELEMENT_STYLES[element])
        if tile.dark:
            line.append(f"{dot}{signs.DARK} {self.words('fantazja-dark')}")
        return line

    # The end

    def result(self) -> RenderableType:
        """The score of each player, part by part; who won, and by what."""
        points = {seat: data["ip"] for seat, data in self.view["seats"].items()}
        scores = {"score-sum": self.view["result"]["scores"], "fantazja-ip-left": points}
        table = self.result_table({**self.score_parts(), **scores})
        return Group(table, Text(self.winner(), "bold"))

    def winner(self) -> str:
        scores, winners = self.view["result"]["scores"], self.view["result"]["winners"]
        if len(winners) > 1:
            return self.words("result-draw")
        reason = "tie-ip" if scores["1"] == scores["2"] else "points"
        score = scores[str(winners[0])]
        return self.words("result-win", who=self.winner_names(), score=score, reason=reason)
