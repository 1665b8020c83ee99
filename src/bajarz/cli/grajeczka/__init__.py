"""The terminal board of Grajeczka."""
