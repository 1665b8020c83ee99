"""Tiles and castle edits of Castles of Caladale as people read them."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from bajarz.core.canonical import Json
from bajarz.games.caladale.actions import Back, Place
from bajarz.games.caladale.components import GATE, KINDS, SCAFFOLD, THEMES, Components
from bajarz.games.caladale.game import Caladale
from bajarz.text.catalogue import Catalogue, Things, catalogue, counted

LISTED = ("TileKept", "TileRevealed")  # events of which a whole list can come at once


def short_name(components: Components, words: Catalogue, name: str) -> str:
    """What a tile is, without its number: `stone tower top`."""
    bare = name.removesuffix("*")
    tiles = (*components.tiles, *components.gates, components.scaffold)
    tile = next(tile for tile in tiles if tile.name == bare)
    if tile.kind in (GATE, SCAFFOLD):
        title = tile.titles[words.language]
        return words("caladale-two-themes", gate=title) if name.endswith("*") else title
    themes = [THEMES[theme - 1] for theme in tile.themes]
    facts = {"theme": themes[0], "other": themes[-1]}
    return words(f"caladale-tile-{KINDS[tile.kind]}", **facts)


def short_names(components: Components, language: str) -> Things:
    """All tiles, and the gates also with their stars, by their short names."""
    words = catalogue(language, "caladale")
    names = [tile.name for tile in (*components.tiles, *components.gates, components.scaffold)]
    names += [f"{gate.name}*" for gate in components.gates]
    return {name: short_name(components, words, name) for name in names}


def castle_event(
    game: Caladale,
    event: Mapping[str, Json],
    names: Mapping[int, str],
    words: Catalogue,
    things: Things,
) -> str:
    """An event in words; castle edits not in the notation but as people would tell them."""
    told = dict(event)
    if event["event"] == "CastleChanged":
        return edit_words(game, str(event["action"]), names[event["seat"]], words, things)
    if event["event"] == "CastleCorrected":
        told["count"] = len(event["removed"])
        told["removed"] = counted([things[text.split()[1]] for text in event["removed"]])
    return words.event(told, names, things)


def castle_events(
    game: Caladale,
    events: Sequence[Mapping[str, Json]],
    names: Mapping[int, str],
    words: Catalogue,
    things: Things,
) -> list[str]:
    """Events in words, each run of tiles that come the same way told at once."""
    told: list[str] = []
    for (name, seat), run in groupby(events, lambda event: (event["event"], event.get("seat"))):
        same = list(run)
        if name in LISTED and len(same) > 1:
            tiles = counted([things[event["tile"]] for event in same])
            who = names.get(seat or 0, "")
            told.append(words(f"caladale-log-{name}", who=who, count=len(same), tiles=tiles))
        else:
            told += [castle_event(game, event, names, words, things) for event in same]
    return told


def edit_words(game: Caladale, text: str, who: str, words: Catalogue, things: Things) -> str:
    """What somebody did to the own castle."""
    action = game.action(game.parse(text))
    facts: dict[str, Json] = {"who": who}
    if isinstance(action, Place):
        facts |= {"cell": str(action.cell), "turn": action.turn.quarters}
    if isinstance(action, Place | Back):
        facts["tile"] = things[action.tile]
    return words(f"caladale-log-{type(action).__name__}", **facts)
