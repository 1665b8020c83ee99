"""Shorter notation that is understood: a cell for the tile that lies there, a kind for a tile."""

from bajarz.core.errors import Unreadable
from bajarz.games.caladale.actions import Cell, read_cell
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.view import CaladaleView, LaidTile, SeatView, full_name


def tile_at(seat: SeatView, cell: Cell) -> LaidTile | None:
    """What lies there, or None."""
    here = [laid for laid in seat["castle"] if (laid["x"], laid["y"]) == cell]
    return here[0] if here else None


class Completer:
    """Completes what one seat types."""

    def __init__(self, game: Caladale, view: CaladaleView, seat: int) -> None:
        self.known = game.notation.canonical
        self.view = view
        self.own = view["seats"][str(seat)]

    def complete(self, line: str) -> str:
        verb, *words = line.split() or [""]
        action = verb.lower()
        if words and action in ("place", "back", "exchange"):
            words[0] = self.tile(words[0], self.own_tiles(action))
        if action in ("take", "exchange"):  # the last word is a tile of the supply
            first = 1 if action == "exchange" else 0
            words[first:] = [self.alike(word, self.view["face_up"]) for word in words[first:]]
        return " ".join([verb, *words])

    def own_tiles(self, action: str) -> list[str]:
        """One's own tiles, those first that the action is usually meant for."""
        placed = [full_name(laid) for laid in self.own["castle"]]
        if action == "back":
            return placed
        taken = [self.view["taken"]] if "taken" in self.view else []
        return [*taken, *(full_name(tile) for tile in self.own["tray"]), *placed]

    def tile(self, word: str, among: list[str]) -> str:
        try:
            laid = tile_at(self.own, read_cell(word))
        except Unreadable:
            return self.alike(word, among)
        return word if laid is None else full_name(laid)

    def alike(self, word: str, among: list[str]) -> str:
        """The first of these tiles whose name begins with the word, if it is no tile's name."""
        if word.lower() in self.known:
            return word
        return next((name for name in among if name.startswith(f"{word.lower()}-")), word)
