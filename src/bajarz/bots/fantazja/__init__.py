"""How bots judge and play Fantazja."""
