"""The fairness that one can see: what a table committed to before each deal, and whether the cards came from it.

While a deal is played its commitments are shown; when it is over, the secret too, and the cards are computed again.
"""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath
from msgspec import Struct

from openhearts.errors import OpenHeartsError
from openhearts.records import fair
from openhearts.records.fair import FairShuffle
from openhearts.tables.live import LiveTable
from openhearts.web.board import title_of
from openhearts.web.pages.answering import Asked, Visit
from openhearts.web.pages.table import desk_of


class Part(Struct, frozen=True):
    """What one seat gave: its name, its commitment, and its contribution once that is told."""

    name: str
    commitment: str
    contribution: str


class Shown(Struct, frozen=True):
    """One deal.  `state`: open while it is played, right or wrong when it is over."""

    number: int
    match: str
    commitment: str
    parts: tuple[Part, ...]
    secret: str
    state: str


@get("/table/{ident:str}/fair")
async def fairness(ident: FromPath[str], request: Asked) -> Response[str]:
    """The shuffles of a table."""
    visit = Visit(request)
    desk = await desk_of(visit, ident)
    async with desk.live.lock:
        deals = list(_deals(desk.live, desk.names))
    return visit.page("fairness.html", title=title_of(desk), ident=ident, deals=deals)


def _deals(live: LiveTable, names: tuple[str, ...]) -> list[Shown]:
    table = live.table
    if table is None:
        return []
    found = [
        _shown(played.fair, names, _is_right(live, played)) for played in table.finished if played.fair is not None
    ]
    if len(table.finished) < table.dealing.deal and table.dealing.is_told:
        found.append(_shown(table.dealing.fair.shuffle, names, None))
    return found


def _is_right(live: LiveTable, played: Any) -> bool:
    """Whether the cards of a finished deal are those that its shuffle gives, computed once more."""
    try:
        order = fair.verify(played.fair, live.game.pack(live.rules))
        again, _ = live.game.deal(played.standing, order)
    except OpenHeartsError:
        return False
    return bool(again == played.start)


def _shown(shuffle: FairShuffle, names: tuple[str, ...], is_right: bool | None) -> Shown:
    parts = tuple(Part(names[one.seat], one.commitment, one.contribution or "") for one in shuffle.contributions)
    state = "open" if is_right is None else "right" if is_right else "wrong"
    secret = shuffle.secret or ""
    return Shown(shuffle.deal, shuffle.match, shuffle.commitment, parts, secret if is_right is not None else "", state)


HANDLERS: Final = (fairness,)
