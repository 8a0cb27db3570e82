"""What people meet beside the cards: doors, curtains, questions of others, pages about a table; each opened at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace
from playwright.sync_api import Page

from openhearts.tables.claims import Offer
from openhearts.tables.company.changing import Wish
from openhearts.tables.company.door import Knock
from openhearts.tables.company.returning import Asked
from openhearts.tables.gathering import Chair, Coming, Planned, Swapping
from openhearts.tables.live import LiveTable
from openhearts.web.people import Person
from tests.pages import steps
from tests.pages.access.states import OWN, come, put
from tests.pages.conftest import Site

TOM, EVA, STRANGER = "tom's guest", "eva's guest", "somebody else"
THREE: Final = {0: (OWN, "Anna"), 1: (TOM, "Tom"), 2: (EVA, "Eva")}
TWO: Final = {0: (OWN, "Anna"), 1: (TOM, "Tom")}
SHARED: Final = {0: (OWN, "Anna"), 1: (OWN, "Tom")}
LONG: Final = 50.0  # seconds that somebody has been away


def _sits(page: Page, site: Site, live: LiveTable, person: str = OWN) -> None:
    come(page, site, f"/table/{live.ident}", person)
    steps.connected(page)


def _waits(page: Page, site: Site, person: str, name: str = "trick", **settings: bool) -> None:
    """In the waiting room."""
    live = put(site, name, TWO, **settings)
    live.table = None
    chairs = tuple(chair if chair.person else Chair() for chair in live.gathering.chairs)
    live.gathering = replace(live.gathering, chairs=chairs)
    _sits(page, site, live, person)


def _claim(page: Page, site: Site) -> None:
    live = put(site, "claim", {0: (TOM, "Tom"), 1: (OWN, "Anna")})
    assert live.table is not None
    claims: Any = getattr(live.game, "claims", None)
    live.claims.offer = Offer(TOM, 0, claims.offer(live.table.view(0)), frozenset({OWN}))
    _sits(page, site, live)


def _away(page: Page, site: Site) -> None:
    live = put(site, "theirs", TWO, when_away="wait")
    live.absent._began -= LONG
    _sits(page, site, live)


def _returns(page: Page, site: Site, person: str) -> None:
    live = put(site, "trick", TWO)
    live.returning._asked.append(Asked(1, STRANGER, 1))
    live.absent._began -= LONG
    _sits(page, site, live, person)


def _knocked(page: Page, site: Site) -> None:
    live = put(site, "two", children=True)
    live.door.waiting.append(Knock(1, STRANGER, "Max"))
    _sits(page, site, live)


def _swaps(page: Page, site: Site, person: str) -> None:
    """After a deal: somebody asks to change seats, two have agreed, and one comes."""
    live = put(site, "over", THREE)
    live.changing._wishes += [Wish(1, 1, 0), Wish(2, 0, 2)]
    live.gathering = live.gathering.take(Planned((Swapping(1, 2), Coming(3, STRANGER, "Max"))))
    _sits(page, site, live, person)


def _door(page: Page, site: Site, state: str) -> None:
    live = put(site, "two", children=True)
    if state == "waits":
        live.door.waiting.append(Knock(1, STRANGER, "Max"))
    elif state == "no":
        live.door._refused.add(STRANGER)
    come(page, site, f"/table/{live.ident}/invited/{site.house.keeper.invitation(live.ident)}", STRANGER)


def _page_of(page: Page, site: Site, what: str, person: str = OWN, **settings: bool) -> None:
    live = put(site, "over", TWO, **settings)
    come(page, site, f"/table/{live.ident}/{what}", person)


def _code(page: Page, site: Site) -> None:
    come(page, site, "/device", TOM)
    page.click("#code button")


SITUATIONS: Final[dict[str, Callable[[Page, Site], None]]] = {
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
    "device-arrives": lambda page, site: come(page, site, f"/device/{site.house.keeper.pass_for(Person(TOM, 'Tom'))}"),
    "device-code": _code,
    "device-too-old": lambda page, site: come(page, site, "/device/none"),
    "fault": lambda page, site: come(page, site, "/nothing"),
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
    "swap-comes": "#b-stay",
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
}
