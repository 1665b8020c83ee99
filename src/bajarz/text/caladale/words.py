"""Tiles and castle edits of Castles of Caladale as people read them."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import cast

from bajarz.core.game import Game
from bajarz.games.caladale.actions import Back, Place
from bajarz.games.caladale.components import KINDS, THEMES, TYPE_GATE, TYPE_SCAFFOLD, Components
from bajarz.games.caladale.events import CastleCorrected
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.view import full_name
from bajarz.text.caladale.story import told_events
from bajarz.text.catalogue import LANGUAGES, Catalogue, DisplayNames, catalogue, counted
from bajarz.text.game_words import GameWords, SeenEvent

LISTED = ("TileKept", "TileRevealed")  # events of which a whole list can come at once
TALE = ("TileTaken", "TileDrawn", "TileKept", "TileTurnedDown")  # told in their own words


def short_name(components: Components, words: Catalogue, name: str) -> str:
    """What a tile is, without its number: `stone tower top`."""
    bare = name.removesuffix("*")
    tiles = (*components.tiles, *components.gates, components.scaffold)
    tile = next(tile for tile in tiles if tile.name == bare)
    if tile.kind in (TYPE_GATE, TYPE_SCAFFOLD):
        title = tile.titles[words.language]
        return words("caladale-two-themes", gate=title) if name.endswith("*") else title
    themes = [THEMES[theme - 1] for theme in tile.themes]
    facts = {"theme": themes[0], "other": themes[-1]}
    return words(f"caladale-tile-{KINDS[tile.kind]}", **facts)


def short_names(components: Components, language: str) -> DisplayNames:
    """All tiles, and the gates also with their stars, by their short names."""
    words = catalogue(language, "caladale")
    names = [tile.name for tile in (*components.tiles, *components.gates, components.scaffold)]
    names += [f"{gate.name}*" for gate in components.gates]
    return {name: short_name(components, words, name) for name in names}


class CaladaleWords(GameWords):
    """Tiles by what they are; castle edits as people would tell them."""

    def __init__(self, game: Caladale) -> None:
        self.game = game
        self.names = {language: short_names(game.components, language) for language in LANGUAGES}

    def display_names(self, language: str) -> DisplayNames:
        return self.names[language]

    def component_names(self, words: Catalogue) -> DisplayNames:
        """Gates and the scaffold are told apart by their names alone."""
        gates = self.game.components.gates
        alone = {"scaffold", *(gate.name for gate in gates), *(f"{gate.name}*" for gate in gates)}
        names = self.names[words.language]
        return {
            name: short if name in alone else f"{short} ({name})" for name, short in names.items()
        }

    def event(
        self,
        event: SeenEvent,
        seats: Mapping[int, str],
        words: Catalogue,
        names: DisplayNames | None = None,
    ) -> str:
        tiles = self.names_or(names, words)
        told = dict(event)
        if event["event"] == "CastleChanged":
            who = seats[int(str(event["seat"]))]
            return self.edit(str(event["action"]), who, words, tiles)
        if event["event"] == "CastleCorrected":
            removed = cast(CastleCorrected, event)["removed"]
            told["removed"] = counted([tiles[full_name(tile)] for tile in removed])
        return words.event(told, seats, tiles)

    def events(
        self, events: Sequence[SeenEvent], seats: Mapping[int, str], words: Catalogue
    ) -> list[str]:
        """A step as a tale: what belongs together in one sentence, and no turn that just ends."""
        told: list[str] = []
        runs = [
            list(run)
            for _, run in groupby(events, lambda event: (event["event"], event.get("seat")))
        ]
        for number, same in enumerate(runs):
            before = runs[number - 1][0]["event"] if number else ""
            name = same[0]["event"]
            if name == "TurnEnded" and number:
                continue
            if name == "TileRevealed" and before == "TileTaken":
                continue
            if name in LISTED and len(same) > 1:
                tiles = self.names[words.language]
                listed = counted([tiles[str(event["tile"])] for event in same])
                who = seats.get(cast(int, same[0].get("seat") or 0), "")
                told.append(words(f"caladale-log-{name}", who=who, count=len(same), tiles=listed))
            else:
                after = runs[number + 1][0] if number + 1 < len(runs) else None
                told += [self.sentence(event, after, seats, words) for event in same]
        return told

    def sentence(
        self,
        event: SeenEvent,
        after: SeenEvent | None,
        seats: Mapping[int, str],
        words: Catalogue,
    ) -> str:
        """One event as the tale has it; a tile taken together with the one that replaces it."""
        name = str(event["event"])
        if name not in TALE:
            return self.event(event, seats, words)
        tiles = self.names[words.language]
        facts: dict[str, object] = {"who": seats[int(str(event["seat"]))]}
        facts["known"] = "yes" if "tile" in event else "no"
        facts["tile"] = tiles[str(event["tile"])] if "tile" in event else ""
        if name == "TileTaken":
            replaced = after is not None and after["event"] == "TileRevealed"
            facts["new"] = tiles[str(after["tile"])] if after is not None and replaced else ""
            facts["last"] = "no" if replaced else "yes"
        return words(f"caladale-tale-{name}", **facts)

    def told(self, events: Sequence[SeenEvent], seat: int | None) -> list[SeenEvent]:
        return told_events(events, seat)

    def edit(self, text: str, who: str, words: Catalogue, tiles: DisplayNames) -> str:
        """What somebody did to the own castle."""
        action = self.game.action(self.game.parse(text))
        facts: dict[str, object] = {"who": who}
        if isinstance(action, Place):
            facts["kind"] = self.kind_of(action.tile)
        if isinstance(action, Place | Back):
            facts["tile"] = tiles[action.tile]
        return words(f"caladale-log-{type(action).__name__}", **facts)

    def kind_of(self, name: str) -> str:
        """What a tile does for a castle."""
        tables = self.game.tables
        return KINDS[tables.kind[tables.tile_named[name.removesuffix("*")]]]


def make_words(game: Game) -> GameWords:
    assert isinstance(game, Caladale)
    return CaladaleWords(game)
