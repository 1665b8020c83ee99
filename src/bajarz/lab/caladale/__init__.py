"""Arrays and reports of Castles of Caladale."""
