"""What a store asks of a database that speaks SQL: the statements, in words that every such database knows.

They are values; sql_store.py runs them.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, bindparam, case, exists, false, func, insert, select, true, update

from openhearts.store.schema import commands as commands_
from openhearts.store.schema import entries as entries_
from openhearts.store.schema import people as people_
from openhearts.store.schema import small_values as values_
from openhearts.store.schema import streams as streams_
from openhearts.store.schema import uses as uses_

STREAM = select(streams_.c.id, streams_.c.length, streams_.c.about).where(streams_.c.name == bindparam("stream"))
# Only a stream of the told length is touched: that decides between two writers, and locks out the slower one.
LONGER = (
    update(streams_)
    .where(streams_.c.name == bindparam("stream"), streams_.c.length == bindparam("after"))
    .values(length=bindparam("new_length"), changed_us=bindparam("now_us"), wakes_us=bindparam("wakes_us"))
)
LONGER_ABOUT = LONGER.values(about=bindparam("new_about"))
# Inline: else the number of the stream is asked back, which sqlite3 refuses for several rows from Python 3.12 on.
ADD = (
    insert(entries_)
    .values(
        stream_id=select(streams_.c.id).where(streams_.c.name == bindparam("stream")).scalar_subquery(),
        number=bindparam("number"),
        data=bindparam("data"),
    )
    .inline()
)
NAMED = (
    insert(commands_)
    .values(
        stream_id=select(streams_.c.id).where(streams_.c.name == bindparam("stream")).scalar_subquery(),
        command=bindparam("command"),
    )
    .inline()
)
IS_NAMED = (
    select(commands_.c.command)
    .join_from(commands_, streams_, streams_.c.id == commands_.c.stream_id)
    .where(streams_.c.name == bindparam("stream"), commands_.c.command == bindparam("command"))
)
# The moments stand in an index of their own, where a stream that does not wake by itself has no place.
WAKINGS = (
    select(streams_.c.name, streams_.c.wakes_us)
    .where(streams_.c.wakes_us.is_not(None))
    .order_by(streams_.c.wakes_us)
    .limit(bindparam("limit"))
)
PUT_OFF = (
    update(streams_)
    .where(streams_.c.name == bindparam("stream"), streams_.c.wakes_us == bindparam("before_us"))
    .values(wakes_us=bindparam("after_us"))
)
REWRITE = (
    update(entries_)
    .where(
        entries_.c.stream_id == select(streams_.c.id).where(streams_.c.name == bindparam("stream")).scalar_subquery(),
        entries_.c.number == bindparam("at"),
        entries_.c.data == bindparam("before"),
    )
    .values(data=bindparam("after"))
)
# One row without data says that the stream is there and has nothing behind `after`; no row says that it is not there.
READ = (
    select(entries_.c.data)
    .select_from(streams_)
    .outerjoin(entries_, (entries_.c.stream_id == streams_.c.id) & (entries_.c.number > bindparam("after")))
    .where(streams_.c.name == bindparam("stream"))
    .order_by(entries_.c.number)
)


def listing(with_closed: bool) -> Select[Any]:
    """The streams of a `person`, at most `limit`: found by the person's key, so that nobody else's are looked at."""
    found = (
        select(streams_.c.name, streams_.c.about, people_.c.role, streams_.c.length, streams_.c.changed_us)
        .join_from(people_, streams_, streams_.c.id == people_.c.stream_id)
        .where(people_.c.person == bindparam("person"))
        .order_by(streams_.c.changed_us.desc(), streams_.c.id.desc())
        .limit(bindparam("limit"))
    )
    return found if with_closed else found.where(streams_.c.is_open == true())


IS_USED = exists().where((uses_.c.stream_id == streams_.c.id) & (uses_.c.used_us >= bindparam("before_us")))
SLEEPS_ON = func.coalesce(streams_.c.wakes_us, 0) >= bindparam("before_us")
IS_OLD = (streams_.c.changed_us < bindparam("before_us")) & ~SLEEPS_ON & ~IS_USED


def old_streams(is_open: bool) -> Select[Any]:
    """The names of some streams, open or closed, that nobody changed or used since `before_us`, nor sleep on."""
    return (
        select(streams_.c.name)
        .where((streams_.c.is_open == (true() if is_open else false())) & IS_OLD)
        .order_by(streams_.c.changed_us, streams_.c.name)
        .limit(bindparam("limit"))
        .offset(bindparam("skip"))
    )


LISTING = {with_closed: listing(with_closed) for with_closed in (False, True)}
COUNT_OF = (
    select(func.count())
    .select_from(people_.join(streams_, streams_.c.id == people_.c.stream_id))
    .where((people_.c.person == bindparam("person")) & (people_.c.role == bindparam("role")) & streams_.c.is_open)
)
COUNT = select(func.count(streams_.c.id), func.sum(case((streams_.c.is_open, 1), else_=0)))
OLD = {is_open: old_streams(is_open) for is_open in (False, True)}
OLD_VALUES = (
    select(values_.c.key)
    .where((values_.c.kind == bindparam("kind")) & (values_.c.used_us < bindparam("before_us")))
    .order_by(values_.c.key)
    .limit(bindparam("limit"))
    .offset(bindparam("skip"))
)
LAST_USED = (
    select(streams_.c.id, streams_.c.changed_us, uses_.c.used_us)
    .select_from(streams_)
    .outerjoin(uses_, uses_.c.stream_id == streams_.c.id)
    .where(streams_.c.name == bindparam("stream"))
)
