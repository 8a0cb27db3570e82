"""The next deal waits for everybody who is here, and for nobody who is gone."""

from __future__ import annotations

import pytest

from openhearts.errors import Forbidden
from openhearts.tables.session import commands as c
from openhearts.tables.session.due import due
from tests.tables.session.acting import Acting
from tests.tables.test_changing import after_a_deal


def number(table: Acting) -> int:
    """The number of the deal that lies on the table."""
    assert table.state.deal is not None
    return table.state.deal.number


def goes(table: Acting, person: str, how: str) -> None:
    """The last page of somebody is closed, or they leave their seat to a bot."""
    table.do(person, c.Depart(table.now) if how == "leaves" else c.Free(table.state.seats_of(person)[0]))


@pytest.mark.parametrize("how", ["leaves", "gives up"])
def test_who_goes_is_not_waited_for(how: str) -> None:
    table = after_a_deal("anna", "ben", "cleo")
    table.do("anna", c.Ready())
    goes(table, "ben", how)
    assert number(table) == 1 and table.seen("cleo").ready.is_open, "Cleo has not looked at the scores yet"
    goes(table, "cleo", how)
    assert number(table) == 2 and not table.state.ready


def test_nobody_goes_on_alone_where_nobody_has_asked_to() -> None:
    table = after_a_deal("anna", "ben")
    table.do("ben", c.Depart(table.now))
    table.pass_time(1000)
    assert number(table) == 1 and table.seen("anna").ready.is_open
    table.do("anna", c.Ready())
    assert number(table) == 2


def test_a_closed_table_does_not_go_on() -> None:
    table = after_a_deal("anna", "ben")
    table.do("ben", c.Ready())
    table.do("anna", c.Close())
    table.do("anna", c.Depart(table.now))
    with pytest.raises(Forbidden):
        table.do("ben", c.Ready())
    assert number(table) == 1 and table.state.shuffle is None and due(table.state) is None
