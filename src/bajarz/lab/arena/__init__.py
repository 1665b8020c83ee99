"""The arena: bots against bots with the same luck for all, and what it proves."""
