"""Bajarz in the browser: HTTP, sockets, storage and accounts around live tables."""
