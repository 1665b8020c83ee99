"""The terminal board of Castles of Caladale."""
