"""Nothing new in a file: one process serves it.  The number goes along with that of other databases."""

from __future__ import annotations

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Changes nothing."""
