"""The moment at which something happens in a stream by itself, though nobody looks at it.

Streams of earlier versions sleep until a person comes.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Adds the moment, and an index of those that have one."""
    op.add_column("streams", sa.Column("wakes_us", sa.BigInteger))
    wakes = sa.column("wakes_us", sa.BigInteger).is_not(None)
    op.create_index("streams_waking", "streams", ["wakes_us"], postgresql_where=wakes)
