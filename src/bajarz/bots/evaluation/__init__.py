"""How good a position is for a seat: one evaluation a game, made of features with names."""
