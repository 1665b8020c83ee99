"""Words of Castles of Caladale that are no drawings: the story, short notation, the result."""

from collections.abc import Sequence

from bajarz.cli.board import Scene
from bajarz.cli.caladale.castle import seen, tile_at
from bajarz.core.errors import Unreadable
from bajarz.core.view import ResultData
from bajarz.games.caladale.actions import read_cell
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.view import full_name
from bajarz.text.game_words import SeenEvent

QUIET_EVENTS = ("TileRevealed", "TurnEnded", "GameStarted", "CastleCorrected")
OWN_QUIET = ("CastleChanged", "TileTaken", "TileDrawn", "GateTaken", "TileExchanged")
TIE_PARTS = ("finished", "tops", "scaffold")  # C-P5, after the points


def told_events(events: Sequence[SeenEvent], seat: int | None) -> list[SeenEvent]:
    """The story on the screen: what others did, and what one did oneself where it matters.

    What is kept or turned down was taken just before: one line is enough. Of the edits of a castle
    the last one is told.
    """
    told: list[SeenEvent] = []
    for number, event in enumerate(events):
        name = event["event"]
        own = seat is not None and event.get("seat") == seat + 1
        later = [other for other in events[number + 1 :] if other.get("seat") == event.get("seat")]
        decided = any(other["event"] in ("TileKept", "TileTurnedDown") for other in later)
        dealt = name == "TileKept" and "TileTaken" not in {other["event"] for other in events}
        again = name == "CastleChanged" and any(o["event"] == name for o in later)
        if name in QUIET_EVENTS or (own and name in OWN_QUIET):
            continue
        if (name in ("TileTaken", "TileDrawn") and decided) or again or (own and dealt):
            continue
        told.append(event)
    return told


class Completer:
    """Understands shorter notation: a cell for the tile that lies there, a kind for a tile."""

    def __init__(self, game: Caladale, scene: Scene) -> None:
        self.known = game.notation.canonical
        self.view = seen(scene)
        self.own = self.view["seats"][str(1 if scene.seat is None else scene.seat + 1)]

    def complete(self, line: str) -> str:
        words = line.split()
        if len(words) < 2:
            return line
        action = words[0].lower()
        if action in ("place", "back", "exchange"):
            words[1] = self.tile(words[1], self.placed_first(action))
        if action == "take":
            words[1] = self.alike(words[1], self.view["face_up"])
        if action == "exchange" and len(words) > 2:
            words[2] = self.alike(words[2], self.view["face_up"])
        return " ".join(words)

    def placed_first(self, action: str) -> list[str]:
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


def result_line(scene: Scene) -> str:
    """Who won and by what; alone, what the castle is worth."""
    words = scene.words
    view = seen(scene)
    result = view["result"]
    scores, winners = result["scores"], result["winners"]
    best = scores[str(winners[0])]
    if len(scores) == 1:
        own = view["seats"]["1"]
        line = words("result-solo", score=best)
        return line + " " + words("caladale-left", count=own["left"]) if "left" in own else line
    who = ", ".join(scene.names[seat] for seat in winners)
    if len(winners) > 1:
        return words("result-shared", who=who, score=best) + " " + words("caladale-tie-shared")
    line = words("result-win", who=who, score=best)
    tie = tie_breaker(result)
    return f"{line} {words(f'caladale-tie-{tie}')}" if tie else line


def tie_breaker(result: ResultData) -> str:
    """C-P5: what told the winner apart from others with as many points; empty: the points did."""
    parts, scores = result["parts"], result["scores"]
    winner = str(result["winners"][0])
    rivals = [seat for seat in scores if seat != winner and scores[seat] == scores[winner]]
    for part in TIE_PARTS:
        equal = [seat for seat in rivals if parts[seat][part] == parts[winner][part]]
        if rivals and not equal:
            return part
        rivals = equal
    return ""
