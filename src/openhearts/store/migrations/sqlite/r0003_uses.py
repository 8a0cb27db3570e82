"""When streams and small values were last used, so that what nobody touched for long can be pruned.

Nobody knows when that was for what is there already: it counts as used today, so that an upgrade removes nothing.
"""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Makes the table of uses, and gives small values their time."""
    now_us = time.time_ns() // 1000
    uses = op.create_table(
        "uses",
        sa.Column("stream_id", sa.Integer, sa.ForeignKey("streams.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("used_us", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    streams = sa.table("streams", sa.column("id", sa.Integer))
    all_streams = sa.select(streams.c.id, sa.literal(now_us, sa.BigInteger))
    op.execute(uses.insert().from_select(["stream_id", "used_us"], all_streams))
    # Made anew, for long columns stand last; no other table refers to it.
    op.rename_table("small_values", "small_values_before")
    after = op.create_table(
        "small_values",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("used_us", sa.BigInteger, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    before = sa.table(
        "small_values_before", sa.column("kind", sa.Text), sa.column("key", sa.Text), sa.column("value", sa.LargeBinary)
    )
    all_values = sa.select(before.c.kind, before.c.key, sa.literal(now_us, sa.BigInteger), before.c.value)
    op.execute(after.insert().from_select(["kind", "key", "used_us", "value"], all_values))
    op.drop_table("small_values_before")
