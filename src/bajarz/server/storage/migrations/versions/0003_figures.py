"""Figures beside a result, such as tiles left over, have a place of their own in it.

Results of the old form are forgotten; the server works them out again when it starts.
"""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute(
        "UPDATE tables SET steps = NULL"
        " WHERE state = 'over' AND CAST(result AS TEXT) NOT LIKE '%\"figures\"%'"
    )


def downgrade() -> None:
    """Results of the new form are read by the old server as well."""
