"""Grajeczka: its rules, components and engine."""
