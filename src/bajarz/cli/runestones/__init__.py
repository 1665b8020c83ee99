"""The terminal board of Rune Stones."""
