"""The terminal board of Fantazja."""
