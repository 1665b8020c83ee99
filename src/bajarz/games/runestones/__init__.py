"""Rune Stones: its rules, components and engine."""
