"""Arrays and reports of Rune Stones."""
