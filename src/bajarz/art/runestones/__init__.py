"""Rune Stones' art: `sprite` makes the symbols of all components, `draw` a whole table.

Symbols: cards, 100 by 144: `rs-card-<number>`, `rs-card-<druid>-<number>`, `rs-back`,
`rs-back-<druid>`. Pieces, 24: `rs-gem-<B|R|G|Y|W|any>`, `rs-ore`, `rs-die`, `rs-face-<benefit>`,
`rs-magic-<B|R|G|Y|M>`, `rs-point[-<n>]`, `rs-take-<B|R|G|Y|any>` (a card gained),
`rs-druid-<name>`. `rs-artifact-<B|Y|G|R|W>` (40), `rs-stone-<kind>`, `rs-stone-empty` (52).
`rs-smithy-<n>[-<colour>]`, `rs-smithy-white[-empty]` (120 by 140). `rs-board` (420 by 196),
`rs-field-<colour>`, `rs-filled-<field>-<artifact>` (56). `rs-track` (1400 by 84), `rs-throne`. And
what these are made of: `rs-goblin-<n>` …, `rs-scene-…`; the shared `seat-1` …, `i-…`.
"""

from __future__ import annotations

from bajarz.art.runestones.ability import ability
from bajarz.art.runestones.card import CardArt
from bajarz.art.runestones.sprite import BoardArt, sprite
from bajarz.art.runestones.table import draw

__all__ = ["BoardArt", "CardArt", "ability", "draw", "sprite"]
