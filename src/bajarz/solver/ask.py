"""Problems from names and from what a seat sees; answers as the game's actions."""

from collections.abc import Sequence

from bajarz.core.errors import UnknownName
from bajarz.games.caladale.castle import VARIETY_FREE, VARIETY_STANDARD
from bajarz.games.caladale.tables import Tables
from bajarz.games.caladale.view import CaladaleView, SeatView, own_tiles
from bajarz.solver.problem import Placement, Problem, Solution


def problem_of_names(tables: Tables, names: list[str], gate: str) -> Problem:
    """Tiles and a gate by their names; a star fixes the gate's two-theme side (C-S1)."""
    tiles = tuple(sorted(number_of(tables, name.strip(), draft=True) for name in names))
    if len(set(tiles)) != len(tiles):
        raise UnknownName("solve: a tile is named twice")
    return Problem(
        tables, tiles, (number_of(tables, gate.rstrip("*"), draft=False),), sides_of(gate)
    )


def sides_of(gate: str) -> tuple[int, ...]:
    return (1,) if gate.endswith("*") else (0,)


def number_of(tables: Tables, name: str, draft: bool) -> int:
    tile = tables.tile_named.get(name, -1)
    if draft and 0 <= tile < tables.first_gate:
        return tile
    if not draft and tables.first_gate <= tile < tables.scaffold:
        return tile
    kind = "draft tile" if draft else "gate"
    raise UnknownName(f"solve: {name!r} is no {kind} of caladale")


def problem_of_view(tables: Tables, view: CaladaleView, seat: int) -> Problem:
    """All the seat's kept tiles, wherever they lie now, its gate, and in solo 2 the nine."""
    own = view["seats"][str(seat)]
    numbers = sorted(tables.tile_named[tile["tile"]] for tile in own_tiles(own))
    tiles = tuple(tile for tile in numbers if tile < tables.first_gate)
    gates = tuple(tile for tile in numbers if tables.first_gate <= tile < tables.scaffold)
    if view["mode"] == "free":  # C-F1
        return Problem(tables, tiles, gates, scaffold=False, variety=VARIETY_FREE)
    pool = view["face_up"] if view["mode"] == "puzzle" else []
    return Problem(
        tables,
        tiles,
        gates,
        (0, 1) if view["both_sides"] or "gate" not in own else (own["gate"]["side"],),
        scaffold=tables.scaffold in numbers,
        pool=tuple(tables.tile_named[name] for name in pool),
        face_down=len(own["down"]) + own["down_unseen"],
        variety=VARIETY_STANDARD,
    )


def layout_text(found: Solution) -> str:
    """The castle as an action of the game."""
    return write_layout(found.grass, found.placements)


def layout_seen(own: SeatView) -> str:
    """The castle of a view as an action of the game."""
    return write_layout(own["grass"], [Placement(**laid) for laid in own["castle"]])


def write_layout(grass: int, placements: Sequence[Placement]) -> str:
    pieces = [
        f"{tile}{'*' if side else ''}@{x},{y},r{rotation}"
        for tile, side, x, y, rotation in placements
    ]
    return f"layout {grass} {';'.join(pieces) or '-'}"
