"""How bots judge and play Rune Stones."""
