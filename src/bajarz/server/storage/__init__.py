"""Where accounts, tables and their logs are kept: SQLite by default, PostgreSQL by a URL."""
