"""Many games at once: simulation and what it tells about a game."""
