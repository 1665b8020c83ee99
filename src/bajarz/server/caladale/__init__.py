"""What only the server does for Castles of Caladale."""
