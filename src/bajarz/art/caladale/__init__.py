"""Castles of Caladale's art.

`sprite` makes the symbols of all components, `castle` a picture of one castle, `draw` a table.

A tile in a castle is put together from symbols in boxes of 100. The look is
`cd-<kind>-<edges>-<variant>`, edges as they lie (S stone, T tree, U tudor, o sky, G ground),
clipped with `cd-cut-<mask>`; over it `cd-notch-<theme letter>-<corner>` for each open corner. Bit i
of the mask is the i-th of NE, SE, SW, NW; a corner is open when its two edges are castle, but not
all four edges meet as castle at its vertex. `placed_tile` does this.

An edge with no tile against it: `cd-open-<letter>-<side>`, its mark `cd-stitch-<letter>-<side>`. A
scaffold: `cd-wall-<letter>-<side>`
for each castle edge, then `cd-timber-<mask of sides>`. A tile by itself, as in the supply:
`cd-tile-<id>-r<turns>`. Further `cd-back`, `cd-sign-<letter>` (box of 24),
`cd-mark-<illegal|legal|last|selected>`, and the shared `seat-1` to `seat-4`, `orn-corner`, `i-…`.
The second side of a gate is `cd-tile-<id>-2-r0`. The country round a castle: `scenery.symbols`.
"""

from __future__ import annotations

from bajarz.art.caladale.castle import OpenEdge, Placed, castle, closed_corners, unjoined
from bajarz.art.caladale.sprite import CastleTileArt, sprite, turned
from bajarz.art.caladale.table import CastleView, TableView, draw
from bajarz.art.caladale.tile_art import placed as placed_tile

__all__ = [
    "CastleTileArt",
    "CastleView",
    "OpenEdge",
    "Placed",
    "TableView",
    "castle",
    "closed_corners",
    "draw",
    "placed_tile",
    "sprite",
    "turned",
    "unjoined",
]
