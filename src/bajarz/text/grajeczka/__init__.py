"""Words of Grajeczka."""
