"""Arrays and reports of Fantazja."""
