"""How much a server keeps: open tables of one person, what one table and all of it may take; and what is refused then.

Nothing that was begun is cut off: a table that is too long is played to the end of its deal.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from openhearts.errors import Forbidden, Why
from openhearts.tables.session import commands as c

MB: Final = 1024 * 1024  # bytes
PER_PERSON: Final = 200  # open tables that one person hosts
PER_ADDRESS: Final = 200  # tables of one network address in memory
TABLE_MB: Final = 16  # more than a thousand usual deals
MOST_DEALS: Final = 1000  # of a match, void ones too: short ones take few bytes, and each is counted with all before it

# What people may do at a table that may take no more: it is little, and bounded by the deal.
ENDS: Final = (
    c.Act
    | c.ClaimRest
    | c.AnswerClaim
    | c.ReadOn
    | c.Hurry
    | c.Contribute
    | c.EndHoliday
    | c.Free
    | c.Close
    | c.Arrive
    | c.Depart
    | c.Decide
)


class Quotas(Struct, frozen=True):
    """What may be kept: open tables of one person, tables of one network address in memory, bytes of one table's log,
    and bytes of everything; 0 is without a bound, but for the second."""

    per_person: int = PER_PERSON
    per_address: int = PER_ADDRESS
    table_bytes: int = TABLE_MB * MB
    store_bytes: int = 0


class Room:
    """How much is left; `held` bytes are in the store, as was asked of late."""

    def __init__(self, quotas: Quotas | None = None) -> None:
        self.quotas = quotas or Quotas()
        self.held = 0

    @property
    def is_full(self) -> bool:
        """Whether nothing new is kept."""
        return 0 < self.quotas.store_bytes <= self.held

    def check(self) -> None:
        """Raises Forbidden where nothing new is kept."""
        if self.is_full:
            raise Forbidden(Why.STORE_QUOTA)

    def check_hosted(self, count: int) -> None:
        """Raises Forbidden where a person has as many open tables as they may."""
        if 0 < self.quotas.per_person <= count:
            raise Forbidden(Why.TOO_MANY_HOSTED)

    def check_wish(self, wish: c.AnyWish, n_bytes: int, n_deals: int = 0) -> None:
        """Raises Forbidden for what a person may not ask of a table of so many bytes, on which so many deals are over
        or void: all but what ends what was begun.

        Playing on at another table is no more of this one; nor is playing on where others would deal anew.
        """
        if isinstance(wish, ENDS) or (isinstance(wish, c.AnswerAnew) and not wish.is_yes):
            return
        is_long = 0 < self.quotas.table_bytes <= n_bytes or n_deals >= MOST_DEALS
        if is_long and not isinstance(wish, c.PlayAgain):
            raise Forbidden(Why.TABLE_TOO_LONG)
        self.check()
