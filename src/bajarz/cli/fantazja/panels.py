"""Draws what lies beside the map of Fantazja: players, tokens, hands, piles, the result."""

from typing import cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bajarz.cli.board import Scene
from bajarz.cli.fantazja.signs import ELEMENT_STYLES, OWNER_STYLES, QUIET, TYPE_STYLES, signs_of
from bajarz.cli.fantazja.tiles import Laid, LargePen, Marks, beside
from bajarz.games.fantazja.components import TYPES, Tile, TypeName
from bajarz.games.fantazja.facts import SIDES
from bajarz.games.fantazja.view import FantazjaView, LaidTile
from bajarz.text.catalogue import DisplayNames


class Panels:
    """Everything but the map, of one scene."""

    def __init__(self, scene: Scene, tiles: dict[str, Tile]) -> None:
        self.scene = scene
        self.words = scene.words
        self.signs = signs_of(scene.plain)
        self.view = cast(FantazjaView, scene.view)
        self.tiles = tiles

    def turn(self) -> RenderableType:
        return Rule(Text(self.words("fantazja-turn", number=self.view["turn"])), style=QUIET)

    # Players

    def player(self, seat: int) -> RenderableType:
        """A player: faction (where there is room for it), points, and how many tiles lie where."""
        name = self.words(f"faction-{self.view['seats'][str(seat)]['faction']}")
        line = self.player_line(seat, f" {self.signs.dot} {name}")
        return line if line.cell_len <= self.scene.columns else self.player_line(seat, "")

    def player_line(self, seat: int, faction: str) -> Text:
        data = self.view["seats"][str(seat)]
        style = OWNER_STYLES[seat - 1]
        line = Text.assemble(
            (f"{self.signs.usable if self.view['to_move'] == seat else ' '} ", "bold"),
            (f"{self.signs.owners[seat - 1]} {self.scene.names[seat]}", f"bold {style}"),
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
        if self.scene.seat is None:
            return []
        rival = self.view["private"][str(self.scene.seat + 1)]["rival"]
        points = self.view["seats"][str(2 - self.scene.seat)]["ip_open"]
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
            for sign, name, style in zip(self.signs.types, TYPES, TYPE_STYLES, strict=True)
        ]
        table.add_row(*heads)
        table.add_row(*(self.token(kind) for kind in TYPES))
        return table

    def token(self, kind: TypeName) -> Text:
        """Buildings of both, then the holder; a token that can be used now is marked."""
        line = Text()
        for seat, owner in enumerate(self.signs.owners):
            visible = self.view["seats"][str(seat + 1)]["visible"][kind]
            line.append(f"{visible}{owner}", OWNER_STYLES[seat]).append(" ")
        token = self.view["tokens"][kind]
        if token["where"] == "pool":
            return line.append(self.words("fantazja-pool"), QUIET)
        holder = token["seat"] - 1
        line.append(self.signs.usable if token["usable"] else "=", "bold")
        line.append(self.signs.owners[holder], f"bold {OWNER_STYLES[holder]}")
        if token["where"] == "building":
            line.append(" " + self.words("fantazja-on-map", place=token["place"]), QUIET)
        elif token["where"] == "gone":
            line.append(" " + self.words("fantazja-gone"), QUIET)
        return line

    # Tiles

    def row(self, names: list[str]) -> RenderableType:
        """Tiles as they are printed, as many beside each other as there is room for."""
        pen = LargePen(self.signs)
        boxes = [pen.tile((Laid(self.tiles[name], 0),), Marks()) for name in names]
        most = max(1, (self.scene.columns - 1) // (pen.columns + 1))
        rows = [boxes[start : start + most] for start in range(0, len(boxes), most)]
        return Group(*(line for row in rows for line in beside(row, " ")))

    def tray(self) -> list[RenderableType]:
        """The own hand, the Imagination Points, and what the magic power shows."""
        parts: list[RenderableType] = []
        for own in self.view["private"].values():
            parts.append(Text(self.words("fantazja-your-hand"), "bold"))
            empty = Text(self.words("fantazja-empty"), QUIET)
            parts.append(self.row(own["hand"]) if own["hand"] else empty)
            if own["ip"]:
                parts.append(Text(self.words("fantazja-your-ip", tiles=", ".join(own["ip"]))))
            if own["shown"]:
                parts += [Text(self.words("fantazja-shown"), "bold"), self.row(own["shown"])]
        return parts

    def discards(self, seats: str) -> RenderableType:
        """The discard piles of these seats."""
        parts: list[RenderableType] = []
        for seat in seats:
            pile = self.view["seats"][seat]["discard"]
            facts = {"who": self.scene.names[int(seat)], "count": len(pile)}
            parts += [Text(self.words("fantazja-discard-of", **facts), "bold"), self.row(pile)]
        return Group(*parts)

    def laid(self, each: LaidTile, names: DisplayNames) -> Text:
        """All there is to know about a tile on the map."""
        laid = Laid(self.tiles[each["tile"]], each["rotation"])
        tile, dot = laid.tile, f" {self.signs.dot} "
        line = Text.assemble(
            (names[tile.name], "bold"),
            (f"{dot}{self.scene.names[tile.faction + 1]}", OWNER_STYLES[tile.faction]),
            f"{dot}{self.words(f'type-{TYPES[tile.type]}')}",
            f"{dot}{self.words('fantazja-points', count=tile.points)}",
        )
        for direction, name in enumerate(SIDES):
            element, number = laid.side(direction)
            line.append(f"{dot}{self.words(f'side-{name}')} ")
            line.append(f"{self.signs.elements[element]}{number}", ELEMENT_STYLES[element])
        if tile.dark:
            line.append(f"{dot}{self.signs.dark} {self.words('fantazja-dark')}")
        return line

    # The end

    def result(self) -> RenderableType:
        """The score of each player, part by part; who won, and by what."""
        result, seats = self.view["result"], self.view["seats"]
        table = Table(self.words("fantazja-score"), *(self.scene.names[seat] for seat in (1, 2)))
        rows = {
            f"score-{part}": {seat: result["parts"][seat][part] for seat in seats}
            for part in result["parts"]["1"]
        }
        rows["fantazja-sum"] = result["scores"]
        rows["fantazja-ip-left"] = {seat: data["ip"] for seat, data in seats.items()}
        for key, numbers in rows.items():
            table.add_row(self.words(key), *(str(numbers[seat]) for seat in ("1", "2")))
        return Group(table, Text(self.winner(), "bold"))

    def winner(self) -> str:
        scores, winners = self.view["result"]["scores"], self.view["result"]["winners"]
        if len(winners) > 1:
            return self.words("result-draw")
        return self.words(
            "result-win",
            who=self.scene.names[winners[0]],
            score=scores[str(winners[0])],
            reason="tie-ip" if scores["1"] == scores["2"] else "points",
        )
