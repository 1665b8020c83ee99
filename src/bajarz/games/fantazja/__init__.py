"""Fantazja: two factions of mages rebuild one land, tile by tile."""
