"""Fantazja, transcribed rule by rule from the specification. Slow on purpose.

The state is the JSON of docs/scenarios.md (State) with three more keys, all optional on input:
``exchange`` {"given": [...], "taken": [...]} of the running residential use, ``buried`` (count
in the running magic use), ``vanished`` (the building under the military token is gone, F-M3).
"""

import json
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

State = dict[str, Any]
Board = dict[str, str]  # place -> "TILE rT", a stack from its top down, or "castle"
TYPES = ("residential", "production", "military", "magic", "special")
VERBS = ("gain", "small", "large", "pay", *TYPES, "bury", "return", "end")
FROM_HAND = ("gain", "small", "large", "residential", "special")
FACTIONS = {1: "S", 2: "E"}


class MissingOutcomeError(Exception):
    """Chance must deal one of the tiles in ``args``, but no outcome is left."""


@dataclass(frozen=True)
class Tile:
    """A tile (F-C2); level 0 means none: specials and the castle. Sides go clockwise from N."""

    faction: str
    type: str
    level: int
    points: int
    sides: list[tuple[str, int]]
    dark: bool


Tiles = dict[str, Tile]
Pairs = list[tuple[tuple[str, int], tuple[str, int]]]


def load_tiles(path: str | Path) -> Tiles:
    """Read a components file: the tiles of both factions and ``castle`` (F-C1, F-C2)."""
    data = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    castle = {"id": "castle", "type": "castle", "points": 0, "sides": data["castle"], "faction": ""}
    tiles = {}
    for row in [castle, *data["tile"]]:
        sides = [(word[0], int(word[1:])) for word in row["sides"].split()]
        level, dark = row.get("level", 0), row.get("dark", False)
        for faction in [row["faction"]] if "faction" in row else ["S", "E"]:
            name = f"{faction}-{row['id']}" if faction else row["id"]
            tiles[name] = Tile(faction, row["type"], level, row["points"], sides, dark)
    return tiles


def xy(place: str) -> tuple[int, int]:
    """Read a place."""
    x, y = place.split(",")
    return int(x), int(y)


def neighbours(x: int, y: int) -> list[str]:
    """Name the four places beside a place: north, east, south, west (F-S1)."""
    return [f"{x},{y - 1}", f"{x + 1},{y}", f"{x},{y + 1}", f"{x - 1},{y}"]


def top(board: Board, tiles: Tiles, place: str) -> tuple[Tile, int]:
    """Give the visible tile of a place and its turn; the castle lies as printed (F-S1)."""
    if board[place] == "castle":
        return tiles["castle"], 0
    name, turn = board[place].split(" / ")[0].split()
    return tiles[name], int(turn[1:])


def facing(tile: Tile, turn: int, direction: int) -> tuple[str, int]:
    """Give symbol and count of the side that faces a direction (F-S1)."""
    return tile.sides[(direction - turn) % 4]


def touching(board: Board, tiles: Tiles, tile: Tile, x: int, y: int, turn: int) -> Pairs:
    """Pair each touching side of the new tile with the visible side it meets (F-P3, F-P4)."""
    pairs = []
    for direction, place in enumerate(neighbours(x, y)):
        if place in board:
            there, its_turn = top(board, tiles, place)
            side = facing(there, its_turn, (direction + 2) % 4)
            pairs.append((facing(tile, turn, direction), side))
    return pairs


def placement_faults(
    board: Board, tiles: Tiles, tile: str, x: int, y: int, turn: int, blocked: str | None = None
) -> list[str]:
    """List the rules broken: F-P5 (``blocked``: see blocked_place), then F-P1-4 or F-L2-5."""
    if tiles[tile].level in (2, 3):
        return covering_faults(board, tiles, tiles[tile], f"{x},{y}", turn, blocked)
    pairs = touching(board, tiles, tiles[tile], x, y, turn)
    taken = f"{x},{y}" in board
    checks = [
        ("F-P5", not taken and blocked in neighbours(x, y)),
        ("F-P1", taken),
        ("F-P2", not pairs),
        ("F-P3", any(mine[0] != theirs[0] for mine, theirs in pairs)),
        ("F-P4", any(mine[1] < theirs[1] for mine, theirs in pairs)),
    ]
    return [rule for rule, broken in checks if broken]


def covering_faults(
    board: Board, tiles: Tiles, new: Tile, place: str, turn: int, blocked: str | None
) -> list[str]:
    """List the rules that a level II or III breaks: F-P5, then F-L2 to F-L5."""
    if place not in board:
        return ["F-L2"]
    old, its_turn = top(board, tiles, place)
    building = old.type not in ("castle", "special")
    symbols = [(facing(new, turn, d)[0], facing(old, its_turn, d)[0]) for d in range(4)]
    checks = [
        ("F-P5", place == blocked),
        ("F-L2", building and (old.type != new.type or old.level != new.level - 1)),
        ("F-L3", building and any(mine != theirs for mine, theirs in symbols)),
        ("F-L4", old.type == "special"),
        ("F-L5", old.type == "castle"),
    ]
    return [rule for rule, broken in checks if broken]


def dark_energy(board: Board, tiles: Tiles, placed: str) -> tuple[list[str], list[str]]:
    """Name the places that explode (F-D1) and those then cut off from the castle (F-D2)."""
    near = [place for place in neighbours(*xy(placed)) if place in board]
    exploded = [placed, *(place for place in near if top(board, tiles, place)[0].dark)]
    if not top(board, tiles, placed)[0].dark or len(exploded) == 1:
        return [], []
    left = [place for place in board if place not in exploded]
    linked = ["0,0"]
    for place in linked:  # grows while it is walked
        linked += [p for p in neighbours(*xy(place)) if p in left and p not in linked]
    return exploded, [place for place in left if place not in linked]


def visible(state: State, tiles: Tiles, seat: int, kinds: tuple[str, ...]) -> list[Tile]:
    """List a player's visible buildings of some types (F-K4)."""
    tops = [top(state["map"], tiles, place)[0] for place in state["map"]]
    return [tile for tile in tops if tile.faction == FACTIONS[seat] and tile.type in kinds]


def out_of_tiles(state: State, seat: int) -> bool:
    """Say whether hand and draw pile are empty (F-M4, F-E1)."""
    mine = state["seats"][str(seat)]
    return not mine["hand"] and not mine["bag"] and not mine["bottom"]


def blocked_place(state: State, seat: int) -> str | None:
    """Name the place of the building that the opponent's military token blocks (F-M3)."""
    place, lies, user = state["tokens"]["military"].partition(" by seat ")
    if not lies or int(user) == seat or state.get("vanished", False):
        return None
    return place if place in state["map"] else None


def settle(state: State, tiles: Tiles, seat: int) -> dict[str, str]:
    """Give the Power tokens as they are after the end of the seat's turn (F-K1 to F-K6)."""
    tokens: dict[str, str] = dict(state["tokens"])
    for kind in TYPES:
        mine, theirs = (len(visible(state, tiles, s, (kind,))) for s in (seat, 3 - seat))
        if " by seat " in tokens[kind]:
            continue  # F-K6
        if mine >= 2 and mine > theirs:
            tokens[kind] = f"seat {seat}"  # F-K1
        elif mine == theirs:
            tokens[kind] = "pool"  # F-K2
    return tokens


def scores(state: State, tiles: Tiles) -> dict[int, int]:
    """Count both players' victory points: visible tiles, 5 for each Bonus (F-E2)."""
    return {
        seat: sum(t.points for t in visible(state, tiles, seat, TYPES))
        + 5 * int(state["seats"][str(seat)]["bonus"])
        for seat in FACTIONS
    }


def winners(state: State, tiles: Tiles) -> list[int]:
    """Name the winner by points, then by IP left; both seats when it is a draw (F-E3)."""
    points = scores(state, tiles)
    rank = {seat: (points[seat], len(state["seats"][str(seat)]["ip"])) for seat in FACTIONS}
    return [seat for seat in FACTIONS if rank[seat] == max(rank.values())]


def broken_rules(state: State, tiles: Tiles, seat: int, action: str) -> list[str]:
    """List every rule that the action breaks, in the specification's order of priority."""
    if state["phase"] == "over":
        return ["F-E1"]
    verb, *words = action.split()
    mine, theirs = state["seats"][str(seat)], state["seats"][str(3 - seat)]
    phase, acted, to_move = state["phase"], state["action_taken"], seat == state["to_move"]
    exchange = state.get("exchange", {"given": [], "taken": []})
    power = verb in TYPES and to_move
    shown = state["shown"] if to_move else []  # to the player of the power alone
    used = state["power_used"] and not (verb == "residential" and exchange["given"])
    placement: list[str] = []
    if verb in ("small", "large"):
        where, blocked = (*xy(words[1]), int(words[2][1:])), blocked_place(state, seat)
        placement = placement_faults(state["map"], tiles, words[0], *where, blocked)
    checks: list[tuple[str, object]] = [
        ("F-M4", phase == "magic" and verb not in ("bury", "return")),
        ("F-L1", phase == "pay" and verb != "pay"),
        ("F-T1", not to_move or (verb in ("small", "gain", "large") and acted)),
        ("F-T1", verb == "end" and not acted and mine["hand"]),  # F-T2
        ("F-T3", power and (state["tokens"][verb] != f"seat {seat}" or used)),
        ("F-P0", verb in FROM_HAND and words[0] not in mine["hand"]),
        ("F-C3", verb in ("small", "large") and (tiles[words[0]].level == 1) != (verb == "small")),
        ("F-L1", verb == "large" and not mine["ip"]),
        ("F-L1", verb == "pay" and (phase != "pay" or words[0] not in mine["ip"])),
        *[(rule, True) for rule in placement],
        ("F-M1", verb == "residential" and words[1] not in mine["discard"]),
        ("F-M1", verb == "residential" and len(exchange["given"]) >= 3),
        ("F-M1", verb == "residential" and words[0] in exchange["taken"]),  # nothing comes back
        ("F-M1", verb == "residential" and words[1] in exchange["given"]),
        ("F-M2", verb == "production" and words[0] not in mine["discard"]),
        ("F-M3", verb == "military" and state["map"].get(words[0], "castle") == "castle"),
        ("F-M4", verb == "magic" and (not theirs["hand"] or out_of_tiles(state, seat))),
        ("F-M4", verb in ("bury", "return") and phase != "magic"),
        ("F-M4", verb == "bury" and (words[0] not in shown or state.get("buried") == 2)),
        ("F-M5", verb == "special" and not may_replace(state, tiles, seat, words)),
    ]
    return list(dict.fromkeys(rule for rule, broken in checks if broken))  # each id once


def may_replace(state: State, tiles: Tiles, seat: int, words: list[str]) -> bool:
    """Say whether TILE X,Y rT may replace the building there (F-M5)."""
    new, place, turn = tiles[words[0]], words[1], int(words[2][1:])
    if place not in state["map"] or place == blocked_place(state, seat):
        return False
    old = top(state["map"], tiles, place)[0]
    if old.faction != FACTIONS[seat] or "special" in (old.type, new.type):
        return False
    pairs = touching(state["map"], tiles, new, *xy(place), turn)
    return new.level == old.level and all(mine[0] == theirs[0] for mine, theirs in pairs)


def conceivable(state: State, tiles: Tiles, seat: int, verb: str) -> list[str]:
    """Enumerate every text of one verb that could be an action at all."""
    own = [name for name in tiles if tiles[name].faction == FACTIONS[seat]]
    xs, ys = zip(*[xy(place) for place in state["map"]], strict=True)
    columns, rows = range(min(xs) - 2, max(xs) + 3), range(min(ys) - 2, max(ys) + 3)
    places = [f"{x},{y}" for x in columns for y in rows]
    if verb in ("small", "large", "special"):
        return [f"{verb} {t} {p} r{turn}" for t in own for p in places for turn in range(4)]
    if verb in ("gain", "pay", "production"):
        return [f"{verb} {tile}" for tile in own]
    if verb == "bury":
        return [f"{verb} {t}" for t in tiles if tiles[t].faction == FACTIONS[3 - seat]]
    if verb == "residential":
        return [f"{verb} {given} {taken}" for given in own for taken in own]
    if verb == "military":
        return [f"{verb} {place}" for place in places]
    return [verb]


def all_conceivable(state: State, tiles: Tiles, seat: int) -> list[str]:
    """Enumerate every action text that could be one at all, legal or not."""
    return [action for verb in VERBS for action in conceivable(state, tiles, seat, verb)]


def deal(deals: list[str], choices: list[str]) -> str:
    """Take the next outcome of chance away from both lists."""
    if not deals:
        raise MissingOutcomeError(*choices)
    outcome = deals.pop(0)
    choices.remove(outcome)  # ValueError: it cannot be dealt
    return outcome


def explode(state: State, tiles: Tiles, placed: str) -> None:
    """Remove what Dark Energy takes, to the discard piles of the tiles' factions (F-D1 to F-D3)."""
    exploded, cut_off = dark_energy(state["map"], tiles, placed)
    for place in exploded + cut_off:
        for name in [text.split()[0] for text in state["map"].pop(place).split(" / ")]:
            state["seats"]["1" if tiles[name].faction == "S" else "2"]["discard"].append(name)
        if state["tokens"]["military"].startswith(f"{place} by seat "):
            state["vanished"] = True  # F-M3


def end_turn(state: State, tiles: Tiles, deals: list[str]) -> None:
    """Refill, settle, check the end, start the other's turn (F-T4, F-K, F-E1, F-M3)."""
    seat, mine = state["to_move"], state["seats"][str(state["to_move"])]
    while len(mine["hand"]) < 6 and (mine["bag"] or mine["bottom"]):  # the bottom comes last
        mine["hand"].append(deal(deals, mine["bag"]) if mine["bag"] else mine["bottom"].pop(0))
    state["tokens"] = settle(state, tiles, seat)
    state["exchange"] = {"given": [], "taken": []}
    if out_of_tiles(state, 1) and out_of_tiles(state, 2):
        state["phase"], state["to_move"] = "over", 0
        return
    seat = 3 - seat
    state.update(to_move=seat, turn=state["turn"] + 1, action_taken=False, power_used="")
    if state["tokens"]["military"].endswith(f" by seat {seat}"):
        own, theirs = (len(visible(state, tiles, s, ("military",))) for s in (seat, 3 - seat))
        state["tokens"]["military"] = f"seat {seat}" if own > theirs else "pool"
        state["vanished"] = False


def something_left(state: State, tiles: Tiles) -> bool:
    """Say whether the player to move has anything but ``end`` to choose (F-T2, F-T3)."""
    seat = state["to_move"]
    if not state["action_taken"] and state["seats"][str(seat)]["hand"]:
        return True  # F-T2: a player with any tile can always gain an IP
    for power in TYPES:
        if state["tokens"][power] == f"seat {seat}" and state["power_used"] in ("", power):
            texts = conceivable(state, tiles, seat, power)
            if any(not broken_rules(state, tiles, seat, text) for text in texts):
                return True
    return False


def end_by_itself(state: State, tiles: Tiles, deals: list[str]) -> None:
    """End turns while nothing is left to choose (F-T3); changes the state and uses up deals."""
    while state["phase"] == "turn" and not something_left(state, tiles):
        end_turn(state, tiles, deals)


def play(state: State, tiles: Tiles, action: str, outcomes: list[str]) -> State:
    """Give the state after an action of the seat to move; it must use up all outcomes (F-T)."""
    if faults := broken_rules(state, tiles, state["to_move"] or 1, action):
        raise ValueError(f"{action} breaks {faults}")
    verb, *words = action.split()
    state, deals = json.loads(json.dumps(state)), list(outcomes)  # a copy that shares nothing
    mine = state["seats"][str(state["to_move"])]
    if verb != "residential" or "exchange" not in state:
        state["exchange"] = {"given": [], "taken": []}  # any other action closes the use
    if verb in FROM_HAND:
        mine["hand"].remove(words[0])
    state["action_taken"] = state["action_taken"] or verb in ("gain", "small", "large")
    if verb == "gain":
        mine["ip"].append(words[0])  # F-I1
    if verb in ("small", "large", "special"):
        build(state, tiles, state["to_move"], verb, words)
    if verb == "pay":
        mine["ip"].remove(words[0])
        mine["discard"].append(words[0])  # F-L1
        state["phase"] = "turn"
    use_power(state, verb, words, deals)
    if verb == "end":
        end_turn(state, tiles, deals)
    end_by_itself(state, tiles, deals)
    if deals:
        raise ValueError(f"outcomes left over: {deals}")
    for number, points in scores(state, tiles).items():
        state["seats"][str(number)]["score"] = points
    return state


def use_power(state: State, verb: str, words: list[str], deals: list[str]) -> None:
    """Carry out F-M1 to F-M4, and note the use of any power (F-K5); F-M5 is in build."""
    seat = state["to_move"]
    mine, theirs = state["seats"][str(seat)], state["seats"][str(3 - seat)]
    if verb in TYPES:
        state["power_used"] = verb
    if verb == "residential":
        mine["discard"].remove(words[1])
        mine["hand"].append(words[1])
        mine["discard"].append(words[0])
        state["exchange"]["given"].append(words[0])
        state["exchange"]["taken"].append(words[1])
    if verb == "production":
        mine["discard"].remove(words[0])
        mine["ip"].append(words[0])
    if verb == "military":
        state["tokens"]["military"] = f"{words[0]} by seat {seat}"
    if verb == "magic":
        hand = list(theirs["hand"])  # shown tiles stay listed in the hand until buried
        state["shown"] = [deal(deals, hand) for _ in range(min(4, len(hand)))]
        state["phase"], state["buried"] = "magic", 0
    if verb == "bury":
        state["shown"].remove(words[0])
        theirs["hand"].remove(words[0])
        theirs["bottom"].append(words[0])  # under those buried before
        state["buried"] = state.get("buried", 0) + 1
    if verb == "return" or (verb == "bury" and (state["buried"] == 2 or not state["shown"])):
        state["phase"], state["shown"], state["buried"] = "turn", [], 0


def build(state: State, tiles: Tiles, seat: int, verb: str, words: list[str]) -> None:
    """Put a tile on the map: F-P, F-L, or the special power's replacement (F-M5)."""
    tile, place, turn = words
    mine, board = state["seats"][str(seat)], state["map"]
    below = board[place].split(" / ") if place in board else []
    if verb == "special":
        mine["hand"].append(below.pop(0).split()[0])  # F-M5: the replaced tile goes to the hand
    own_below = bool(below) and tiles[below[0].split()[0]].faction == FACTIONS[seat]
    if verb == "large" and tiles[tile].level == 3 and own_below and state["bonus_left"]:
        mine["bonus"] += 1  # F-L6
        state["bonus_left"] -= 1
    board[place] = " / ".join([f"{tile} {turn}", *below])
    explode(state, tiles, place)
    if verb == "large" and len(mine["ip"]) == 1:
        mine["discard"].append(mine["ip"].pop())  # F-L1
    elif verb == "large":
        state["phase"] = "pay"
