"""Words of Fantazja."""
