"""What placing, moving and taking back tiles would bring, worked out on copies of a castle."""

from typing import NamedTuple

from bajarz.games.caladale.actions import KIND_BACK, KIND_PLACE, encode, encode_piece
from bajarz.games.caladale.analysis import Analysis
from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.correction import correct
from bajarz.games.caladale.edge_fits import EdgeFits
from bajarz.games.caladale.placement_index import PlacementIndex
from bajarz.games.caladale.scoring import count_parts
from bajarz.games.caladale.tables import tile_of, x_of, y_of


class Outlook(NamedTuple):
    """An action, and what it changes at once."""

    code: int
    gain: int
    finishes: bool = False
    breaks: bool = False  # the castle would break a rule


class Prospect:
    """One castle, and all that could be done with tiles around it."""

    def __init__(self, castle: Castle, fits: EdgeFits, side: int | None) -> None:
        self.castle = castle
        self.fits = fits
        self.side = side  # the only one that gates may show (C-S1); None: either
        analysis = correct(castle).analysis
        self.points = sum(count_parts(analysis).values())
        self.is_finished = analysis.is_finished()
        self.index = PlacementIndex(castle, fits)

    def placements(self, tile: int) -> list[Outlook]:
        """Where a tile of the tray can go without breaking a rule, best first."""
        return self.judged(tile, self.castle, self.index)

    def moves(self, tile: int) -> list[Outlook]:
        """Where else, or turned how else, a tile of the castle could lie, best first."""
        lifted = self.castle.clone()
        here = lifted.where[tile] << 3 | lifted.laid[lifted.where[tile]] & 7
        lifted.take_back(tile)
        return self.judged(tile, lifted, PlacementIndex(lifted, self.fits), here)

    def may_show(self, tile: int, placement: int) -> bool:
        is_gate = self.castle.tables.is_gate[tile]
        return not is_gate or self.side is None or placement >> 2 & 1 == self.side

    def judged(
        self, tile: int, castle: Castle, index: PlacementIndex, without: int = -1
    ) -> list[Outlook]:
        found: list[Outlook] = []
        for placement in index.placements(tile):
            if placement == without or not self.may_show(tile, placement):
                continue
            cell = placement >> 3
            after = castle.clone()
            after.place(tile, cell, placement & 3, placement >> 2 & 1)
            analysis = Analysis(after)
            gain = sum(count_parts(analysis).values()) - self.points
            piece = encode_piece(tile, x_of(cell), y_of(cell), placement & 7)
            finishes = analysis.is_finished() and not self.is_finished
            found.append(Outlook(encode(KIND_PLACE, piece), gain, finishes))
        return sorted(found, key=lambda outlook: -outlook.gain)

    def takings(self) -> list[Outlook]:
        """Every tile of the castle, taken back, from the top down."""
        found: list[Outlook] = []
        for cell in sorted(self.castle.laid, reverse=True):
            tile = tile_of(self.castle.laid[cell])
            after = self.castle.clone()
            after.take_back(tile)
            correction = correct(after)
            gain = sum(count_parts(correction.analysis).values()) - self.points
            found.append(Outlook(encode(KIND_BACK, tile), gain, breaks=bool(correction.removed)))
        return found
