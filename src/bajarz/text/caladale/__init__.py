"""Words of Castles of Caladale."""
