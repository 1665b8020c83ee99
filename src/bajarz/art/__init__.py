"""The art of the games: SVG sprites and pictures, drawn in code from component data."""
