"""Arrays and reports of Grajeczka."""
