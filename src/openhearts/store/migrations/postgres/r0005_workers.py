"""The workers that live, and who looks at which stream by which of them: hints, which a crash may take.

Streams are named, not numbered: who looks at one that is removed is forgotten with the worker.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Makes the tables."""
    name = postgresql.TEXT(collation="C")
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "workers",
        sa.Column("name", name, primary_key=True),
        sa.Column("until", moment, nullable=False),
        prefixes=["UNLOGGED"],
    )
    op.create_table(
        "attending",
        sa.Column("stream", name, primary_key=True),
        sa.Column("worker", name, sa.ForeignKey("workers.name", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", name, primary_key=True),
        sa.Column("gives", sa.Boolean, nullable=False),
        sa.Column("until", moment),
        prefixes=["UNLOGGED"],
    )
    op.create_index("attending_worker", "attending", ["worker"])
