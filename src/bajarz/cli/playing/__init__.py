"""Playing a game in a terminal: the table's people and bots, their screens and their words."""
