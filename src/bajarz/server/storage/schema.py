"""The tables of the database. A change here needs a migration in `migrations/`."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40), unique=True),  # the name in lower case; none for guests
    Column("password", String(200)),  # argon2
    Column("settings", JSON, nullable=False),
    Column("created_at", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("player", String(32), ForeignKey("players.id"), nullable=False, index=True),
    Column("created_at", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", String(32), ForeignKey("players.id"), nullable=False),
    Column("state", String(16), nullable=False, index=True),  # waiting, playing, over
    Column("seats", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("guided", Boolean, nullable=False, server_default=false()),  # a first game
    Column("secret", String(64), nullable=False),  # leaves the server when the game is over
    Column("components_hash", String(64), nullable=False),
    Column("next", String(16)),  # the rematch
    Column("result", JSON(none_as_null=True)),  # when the game is over, with what was left over
    Column("ended_at", Float),
    Column("steps", Integer),  # that were not taken back, when the game is over
    Column("imported", String(64)),  # the digest of a record that was brought here
    Column("origin", String(16)),  # the table from one of whose moments this game went on
    Column("created_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False, index=True),
)

sitters = Table(  # who has ever sat at a table, for a player's history
    "sitters",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("player", String(32), ForeignKey("players.id"), primary_key=True),
    Index("sitters_by_player", "player"),
)

log = Table(  # append-only: a table's state is a fold over it
    "log",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("data", JSON, nullable=False),
    Column("player", String(32), nullable=False),
    Column("key", String(64), nullable=False),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)


__all__ = ["chat", "log", "metadata", "players", "sessions", "sitters", "tables"]
