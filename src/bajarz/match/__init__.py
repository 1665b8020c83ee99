"""A live table without a network."""
