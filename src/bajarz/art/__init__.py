"""The art of the games: SVG drawings, placed and coloured by code from component data."""
