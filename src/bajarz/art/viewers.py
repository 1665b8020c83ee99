"""Whose eyes a picture is for, besides the seats from 1 on."""

SPECTATOR = 0
EVERYBODY = -1  # together: what any seat sees of its own may be drawn
