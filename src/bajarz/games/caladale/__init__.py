"""Castles of Caladale: one to four players each build a castle out of drafted tiles."""
