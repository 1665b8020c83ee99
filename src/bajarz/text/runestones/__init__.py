"""Words of Rune Stones."""
