"""What people meet beside the cards: doors, curtains, questions of others, pages about a table; each opened at once."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec.structs import replace
from playwright.sync_api import Page

from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.table_list import About, Result
from openhearts.tables.roster import BOT_NAMES
from openhearts.tables.session import commands as c
from openhearts.tables.session.deal_actions import claims_of
from openhearts.tables.session.state import Absence, Claim, Waiting
from openhearts.web.identity.guests import Person
from tests.pages import steps
from tests.pages.access.states import NUMBERS, OWN, come, put
from tests.pages.conftest import RunningServer

TOM, EVA, STRANGER = "tom's guest", "eva's guest", "somebody else"
THREE: Final = {0: (OWN, "Anna"), 1: (TOM, "Tom"), 2: (EVA, "Eva")}
TWO: Final = {0: (OWN, "Anna"), 1: (TOM, "Tom")}
SHARED: Final = {0: (OWN, "Anna"), 1: (OWN, "Tom")}
LONG: Final = 50.0  # seconds that somebody has been away


def _sits(page: Page, site: RunningServer, table: HostedTable, person: str = OWN) -> None:
    come(page, site, f"/table/{table.state.ident}", person)
    steps.connected(page)


def missed(site: RunningServer, table: HostedTable, person: str = TOM) -> None:
    """Somebody has been away for so long that the others are asked about them."""
    absence = Absence(time.time() - LONG, is_raised=True)
    site.put(table, replace(table.state, away={**table.state.away, person: absence}))


def _waits(page: Page, site: RunningServer, person: str, name: str = "trick", **settings: bool) -> None:
    """In the waiting room."""
    _sits(page, site, put(site, name, TWO, waits=True, **settings), person)


def _claim(page: Page, site: RunningServer) -> None:
    table = put(site, "claim", {0: (TOM, "Tom"), 1: (OWN, "Anna")})
    state, rules = table.state, claims_of(table.state)
    assert rules is not None and state.deal is not None
    offered = state.game.action_text(rules.offer(state.game.view_of(state.deal.position, 0)))
    site.put(table, replace(state, claim=Claim(TOM, 0, offered, frozenset({OWN}))))
    _sits(page, site, table)


def _away(page: Page, site: RunningServer) -> None:
    table = put(site, "theirs", TWO, when_away="wait")
    missed(site, table)
    _sits(page, site, table)


def _returns(page: Page, site: RunningServer, person: str) -> None:
    table = put(site, "trick", TWO)
    missed(site, table)
    site.put(table, replace(table.state, returns=(Waiting(1, STRANGER, seat=1),)))
    _sits(page, site, table, person)


def _knocked(page: Page, site: RunningServer) -> None:
    table = put(site, "two", children=True)
    site.ask(table, c.Knock("Max"), STRANGER)
    _sits(page, site, table)


def _swaps(page: Page, site: RunningServer, person: str) -> None:
    """After a deal: somebody asks to change seats, two have agreed, and one comes."""
    table = put(site, "over", THREE)
    wishes = ((c.Arrange(1, 2), OWN), (c.AskSwap(0), TOM), (c.AskSwap(2), OWN), (c.Sit("Max", 3), STRANGER))
    for wish, by in wishes:
        site.ask(table, wish, by)
    _sits(page, site, table, person)


def _door(page: Page, site: RunningServer, state: str) -> None:
    table = put(site, "two", children=True)
    if state != "asks":
        site.ask(table, c.Knock("Max"), STRANGER)
    if state == "no":
        refuse(site, table)
    ident = table.state.ident
    come(page, site, f"/table/{ident}/invited/{site.site.keeper.invitation(ident)}", STRANGER)


def refuse(site: RunningServer, table: HostedTable) -> None:
    """Whoever sits there does not know who knocked."""
    site.ask(table, c.Arrive(), OWN)
    site.ask(table, c.AnswerKnock(table.state.knocks[0].number, is_yes=False), OWN)


def _page_of(page: Page, site: RunningServer, what: str, person: str = OWN, **settings: bool) -> None:
    table = put(site, "over", TWO, **settings)
    come(page, site, f"/table/{table.state.ident}/{what}", person)


def _code(page: Page, site: RunningServer) -> None:
    come(page, site, "/device", TOM)
    page.click("#code button")


def _matches(page: Page, site: RunningServer) -> None:
    """Many matches of several games, of which some were won."""
    person, store = f"who has played {next(NUMBERS)}", site.site.store

    async def ended(number: int, variant: str, seats: int) -> None:
        ident, scores = (
            f"{person.replace(' ', '')}{number}",
            tuple((number * 7 + seat * 31) % 90 for seat in range(seats)),
        )
        result = Result(("You", *BOT_NAMES[: seats - 1]), (scores.index(min(scores)),), {person: (0,)}, 5e4 * number)
        said = About(variant, variant, result.names, "over", 5, scores, result=result)
        await store.create(ident, [b"{}"], msgspec.json.encode(said))
        await store.join(ident, person, "player")

    for number in range(24):
        variant, seats = (("classic", 4), ("cancellation", 11), ("kids-jinx", 3), ("classic-6-jokers", 6))[number % 4]
        site.do(ended(number, variant, seats))
    come(page, site, "/matches", person)


SITUATIONS: Final[dict[str, Callable[[Page, RunningServer], None]]] = {
    "waiting": lambda page, site: _waits(page, site, OWN),
    "waiting-guest": lambda page, site: _waits(page, site, STRANGER),
    "waiting-children": lambda page, site: _waits(page, site, OWN, "two", children=True),
    "together": lambda page, site: _sits(page, site, put(site, "trick", TWO)),
    "curtain": lambda page, site: _sits(page, site, put(site, "trick", SHARED)),
    "claim-offered": _claim,
    "away": _away,
    "back-asked": lambda page, site: _returns(page, site, OWN),
    "back-offered": lambda page, site: _sits(page, site, put(site, "trick", TWO), STRANGER),
    "back-waits": lambda page, site: _returns(page, site, STRANGER),
    "knocked": _knocked,
    "swap-host": lambda page, site: _swaps(page, site, OWN),
    "swap-asked": lambda page, site: _swaps(page, site, EVA),
    "swap-comes": lambda page, site: _swaps(page, site, STRANGER),
    "door-asks": lambda page, site: _door(page, site, "asks"),
    "door-waits": lambda page, site: _door(page, site, "waits"),
    "door-no": lambda page, site: _door(page, site, "no"),
    "table-settings": lambda page, site: _page_of(page, site, "settings"),
    "table-fair": lambda page, site: _page_of(page, site, "fair"),
    "table-closed": lambda page, site: _page_of(page, site, "", STRANGER, children=True),
    "device-arrives": lambda page, site: come(page, site, f"/device/{site.site.keeper.pass_for(Person(TOM, 'Tom'))}"),
    "device-code": _code,
    "device-too-old": lambda page, site: come(page, site, "/device/none"),
    "fault": lambda page, site: come(page, site, "/nothing"),
    "matches": _matches,
}
# What must be on the page, else the state was not reached.
SHOWN: Final = {
    "waiting": "#b-start",
    "waiting-guest": "#sit-3",
    "waiting-children": "#begins-0",
    "together": "#chat-more",
    "curtain": "#b-uncover",
    "claim-offered": "#b-accept",
    "away": "#away-bot-1",
    "back-asked": "#back-yes-1",
    "back-offered": "#back-1",
    "back-waits": "#asked-back",
    "knocked": "#let-in-1",
    "swap-host": "#b-stay",
    "swap-asked": "#swap-yes-2",
    "swap-comes": "#free-3",
    "door-asks": "input[name=name]",
    "door-waits": "#door-says",
    "door-no": "p.status",
    "table-settings": "select[name=pace]",
    "table-fair": "main h1",
    "table-closed": "p.status",
    "device-arrives": "main form button.go",
    "device-code": "#return-code",
    "device-too-old": "p.status",
    "fault": "p.status",
    "matches": ".matches .won",
}
