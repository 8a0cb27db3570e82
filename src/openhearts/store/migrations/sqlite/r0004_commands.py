"""What the entries of a stream come of, so that a command that is sent again is not written twice.

Of entries that are there already nobody needs to know it: who sent them has had an answer.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "commands",
        sa.Column("stream_id", sa.Integer, sa.ForeignKey("streams.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("command", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )
