"""Slow, obvious reference implementations of the games' rules, for tests only."""
