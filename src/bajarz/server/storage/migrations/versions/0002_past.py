"""Games that are over: their results, records brought here, games that went on from others.

The results of games that are over already are worked out when the server starts.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

COLUMNS = ("result", "ended_at", "steps", "imported", "origin")


def upgrade() -> None:
    op.add_column("tables", sa.Column("result", sa.JSON))
    op.add_column("tables", sa.Column("ended_at", sa.Float))
    op.add_column("tables", sa.Column("steps", sa.Integer))
    op.add_column("tables", sa.Column("imported", sa.String(64)))
    op.add_column("tables", sa.Column("origin", sa.String(16)))
    op.execute(
        "UPDATE tables SET ended_at = (SELECT MAX(log.at) FROM log WHERE log.table_id = tables.id)"
        " WHERE state = 'over'"
    )


def downgrade() -> None:
    for name in COLUMNS:
        op.drop_column("tables", name)
