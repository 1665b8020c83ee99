"""Fantazja's art: `sprite` makes the symbols of all components, `draw` a whole position.

Symbols (boxes of 200 unless said otherwise): `fz-<tile id>` a tile's picture without its sides,
`fz-tab-<element><count>-<n|e|s|w>` a side, laid over it; `fz-castle`, `fz-back-S|E`,
`fz-edge-S|E` (a covered tile), `fz-mark-<legal|risk|refused|last|threat|selected>`;
`fz-token-<type>` (44); `fz-dark`, `fz-points`, `fz-bonus`, `fz-ip`, `fz-faction-S|E` (40);
`fz-el-E|A|W|F`, `fz-type-<type>` (24, in the text colour); `fz-b-…` buildings alone (120);
and the shared `seat-1`…`seat-4`, `orn-corner`, `i-…`.
"""

from __future__ import annotations

from bajarz.art.fantazja.sprite import CASTLE_SIDES, Sides, TileArt, sprite, tab_symbols
from bajarz.art.fantazja.table import draw

__all__ = ["CASTLE_SIDES", "Sides", "TileArt", "draw", "sprite", "tab_symbols"]
