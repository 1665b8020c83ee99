"""Bots for Castles of Caladale, where a turn is a castle's worth of choices."""
