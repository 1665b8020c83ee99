"""What only the server does for Grajeczka."""
