"""Grajeczka's art: `sprite` makes the symbols of all components, `draw` a whole table.

Symbols around a place (box -60 to 60, `overflow` visible): `gr-ground-<terrain>`,
`gr-river-<low><high>` (the sides it joins, 0 east, counter-clockwise),
`gr-scene-<terrain>[-<sides>]-<variant>`, `gr-tile-<name>` (unturned, around its hexagon a; turned
tiles are drawn by `land`), `gr-tile-back`, and the signs of places: `gr-place-<terrain>`,
`gr-place-large-<terrain>`, `gr-place-line-<terrain>`, `gr-place-<river|long-river|anywhere>`.
Figures: `gr-<figure>` (80 by 100), `gr-bare-<figure>` without the light edge, `gr-face-<figure>`
(70 by 74). Pages: `gr-page-<number>`, `gr-page-back` (120 by 168), `gr-plate-<figure>` (20 by 24).
`gr-verb-<visit|see|meet|fly>`, `gr-quill` (24), `gr-token-<plain|magic>` (40), `gr-book-<seat>`
(100 by 70), `gr-rose` (100), `gr-prop-…`; the shared `seat-1` …, `i-…`.
"""

from __future__ import annotations

from bajarz.art.grajeczka.pages import PageArt
from bajarz.art.grajeczka.sprite import sprite
from bajarz.art.grajeczka.table import draw
from bajarz.art.grajeczka.tile import Laid, TileArt, land
from bajarz.art.grajeczka.view import Parts

__all__ = ["Laid", "PageArt", "Parts", "TileArt", "draw", "land", "sprite"]
