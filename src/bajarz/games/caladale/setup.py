"""A new game (C-S1 to C-S3, C-1a, C-2a, C-F1); position.py sets up any other position."""

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.core.game import Options, deal_first
from bajarz.games.caladale.effects import take_gate, tile_facts
from bajarz.games.caladale.events import GameStarted
from bajarz.games.caladale.legal import dealt_gates, gate_side
from bajarz.games.caladale.state import (
    FACE_UP,
    MODE_BUILDER,
    MODE_FREE_PLAY,
    MODE_PUZZLE,
    MODE_TABLE,
    PHASE_BUILD,
    Position,
)
from bajarz.games.caladale.tables import Tables
from bajarz.games.caladale.turns import next_gate, reveal, take_dealt

SEAT_OUTCOME = 100  # outcomes of the first player's draw are 100 and more; tiles are 0 to 75
PUZZLE_TILES = 25
MODES = {"builder": MODE_BUILDER, "puzzle": MODE_PUZZLE, "free": MODE_FREE_PLAY}


def mode_of(players: int, options: Options) -> int:
    """What is played: with one player the option says it."""
    return MODES[options["solo"]] if players == 1 else MODE_TABLE


def draft_tiles(tables: Tables, players: int, options: Options) -> list[int]:
    """C-S2: the tiles of this game; the marked ones are taken out when two play."""
    tiles = list(range(tables.first_gate))
    if players == 2 and options["all_tiles"] == "no":
        tiles = [tile for tile in tiles if not tables.marked[tile]]
    return tiles


# A new game


def deal_new(position: Position, options: Options, dealer: Dealer, log: list[Event] | None) -> None:
    """C-S1 to C-S3: the first player, the gates if they are dealt, the nine face-up tiles."""
    players = position.players
    position.stack = draft_tiles(position.tables, players, options)
    all_tiles = range(position.tables.first_gate)
    position.out = [tile for tile in all_tiles if tile not in position.stack]
    if players > 1:
        position.first = deal_first(options["first"], players, SEAT_OUTCOME, dealer)
    if log is not None:
        log.append(Event("GameStarted", GameStarted(first=position.first + 1)))
    if position.has_scaffold():
        for tray in position.tray:
            tray.append(position.tables.scaffold)
    if position.mode == MODE_TABLE and options["gates"] == "dealt":
        deal_gates(position, dealer, log)
    if position.mode == MODE_FREE_PLAY:
        start_free_play(position, log)
        return
    for place in range(FACE_UP):
        reveal(position, place, dealer, log)
    if position.mode == MODE_PUZZLE:
        deal_puzzle(position, dealer, log)
    next_gate(position)


def deal_gates(position: Position, dealer: Dealer, log: list[Event] | None) -> None:
    """C-S1: a gate for each seat."""
    left = dealt_gates(position.tables, position.players)
    side = gate_side(position.players)
    for seat in range(position.players):
        take_gate(position, seat, left.pop(dealer.pick(left)), side, log)


def deal_puzzle(position: Position, dealer: Dealer, log: list[Event] | None) -> None:
    """C-2a: 25 tiles to build with; the rest is out of the game."""
    for _ in range(PUZZLE_TILES):
        tile = take_dealt(position, dealer)
        position.keep(0, tile)
        if log is not None:
            log.append(Event("TileKept", tile_facts(position, 0, tile)))
    position.out = position.stack
    position.stack = []


def start_free_play(position: Position, log: list[Event] | None) -> None:
    """C-F1: everything but the scaffolds; the first gate is on the grass."""
    gates = range(position.tables.first_gate, position.tables.scaffold)
    position.tray[0] = [*position.stack, *gates[1:]]
    position.stack = []
    position.phase = PHASE_BUILD
    take_gate(position, 0, gates[0], 0, log)
