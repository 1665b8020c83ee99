"""How bots judge and play Grajeczka."""
