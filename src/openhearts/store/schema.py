"""The tables of the database as the code uses them now; what SQL there is stands in sql_store.py.

It makes and changes no database: that is what the migrations are for, and a test holds both together.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)
from sqlalchemy.dialects import postgresql

HEAD = "0006"  # the newest revision in each folder of migrations
VERSION_TABLE = "store_version"  # where the database says at which revision it is

metadata = MetaData()

# Names are compared byte by byte, as everywhere else: PostgreSQL's own order follows a language, and changes with it.
Name = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")

# Long columns stand last, so that reading the others does not go through them; when a stream wakes is read in an index.
streams = Table(
    "streams",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", Name, nullable=False),
    Column("length", Integer, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("changed_us", BigInteger, nullable=False),
    Column("about", LargeBinary, nullable=False),
    Column("wakes_us", BigInteger),  # when something happens there by itself, if anything does
    UniqueConstraint("name", name="streams_name"),
)
# Only of those that sleep until a moment: the others cost nothing.
Index(
    "streams_waking",
    streams.c.wakes_us,
    sqlite_where=streams.c.wakes_us.is_not(None),
    postgresql_where=streams.c.wakes_us.is_not(None),
)
# For pruning.  Streams that are played on are open and not in it, so that adding an entry does not touch it.
Index(
    "streams_closed",
    streams.c.changed_us,
    sqlite_where=streams.c.is_open == false(),
    postgresql_where=streams.c.is_open == false(),
)

# SQLite keeps rows in the order of the key here (`with_rowid`): a stream is read in one go.  Other databases ignore it.
entries = Table(
    "entries",
    metadata,
    Column("stream_id", Integer, ForeignKey("streams.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# What the entries of a stream come of: each command once, also after it was closed.
commands = Table(
    "commands",
    metadata,
    Column("stream_id", Integer, ForeignKey("streams.id", ondelete="CASCADE"), primary_key=True),
    Column("command", Name, primary_key=True),
    sqlite_with_rowid=False,
)

people = Table(
    "people",
    metadata,
    Column("person", Name, primary_key=True),
    Column("stream_id", Integer, ForeignKey("streams.id", ondelete="CASCADE"), primary_key=True),
    Column("role", Name, nullable=False),
    sqlite_with_rowid=False,
)
Index("people_stream", people.c.stream_id)

small_values = Table(
    "small_values",
    metadata,
    Column("kind", Name, primary_key=True),
    Column("key", Name, primary_key=True),
    Column("used_us", BigInteger, nullable=False),
    Column("value", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# When a person last looked at a stream without changing it; no row where nobody did since it was changed.
uses = Table(
    "uses",
    metadata,
    Column("stream_id", Integer, ForeignKey("streams.id", ondelete="CASCADE"), primary_key=True),
    Column("used_us", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# --- the workers of a database, where there may be several ------------------------------------------------------------

# In PostgreSQL alone.  They hold hints, are in no backup, and are empty after a crash of the database (UNLOGGED).
hints = MetaData()

workers = Table(
    "workers",
    hints,
    Column("name", Name, primary_key=True),
    Column("until", DateTime(timezone=True), nullable=False),
    prefixes=["UNLOGGED"],
)

attending = Table(
    "attending",
    hints,
    Column("stream", Name, primary_key=True),
    Column("worker", Name, ForeignKey("workers.name", ondelete="CASCADE"), primary_key=True),
    Column("person", Name, primary_key=True),
    Column("gives", Boolean, nullable=False),
    Column("until", DateTime(timezone=True)),
    prefixes=["UNLOGGED"],
)
Index("attending_worker", attending.c.worker)
