"""What a table committed to before each deal, and what proves its cards after it, as values that templates draw.

Before a deal is over nothing is told that its cards would follow from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec
from msgspec import Struct
from msgspec.structs import astuple, replace

from openhearts.core.game_types import Rules
from openhearts.errors import OpenHeartsError
from openhearts.games import registry
from openhearts.records import shuffle_proof
from openhearts.records.record import Played
from openhearts.records.shuffle_proof import FairShuffle, Tally
from openhearts.tables.session.table_view import TableView


class Part(Struct, frozen=True):
    """What one seat gave: its name, its commitment, and its contribution once the deal is over.

    `by`: own, or the server's where the seat did not answer (server) or did not reveal (withheld).
    """

    seat: int
    name: str
    commitment: str
    contribution: str
    by: str


class Shown(Struct, frozen=True):
    """One deal.  `state`: open while it is played, right or wrong when it is over; fixed where its cards were known
    beforehand, and nothing was shuffled; `is_void`: it was dealt anew.

    `proof`: JSON of all that a page computes the deal from; empty before it is over.  `key`: that of the server's
    receipts; `tally`: how the seats contributed.
    """

    number: int
    match: str = ""
    commitment: str = ""
    parts: tuple[Part, ...] = ()
    secret: str = ""
    state: str = "open"
    proof: str = ""
    key: str = ""
    tally: Tally = Tally()
    is_void: bool = False


def all_deals(shown: TableView, names: tuple[str, ...], named: Callable[[int], tuple[str, ...]]) -> list[Shown]:
    """Every deal of a table whose shuffle has begun.

    `names`: by seat today; `named`: by seat in a deal (from 0) that is over, as people may have changed seats since.
    """
    found = [shown_played(shown.rules, played, named(deal)) for deal, played in enumerate(shown.finished)]
    void = [replace(shown_played(shown.rules, played, names), is_void=True) for played in shown.void]
    found = sorted((*void, *found), key=lambda deal: deal.number)  # a void one before the one in its place
    open_deal = _open(shown, names)
    return found if open_deal is None else [*found, open_deal]


def last_deal(shown: TableView, names: tuple[str, ...]) -> Shown | None:
    """The deal on the table."""
    if shown.view is None:
        return None
    if shown.deal > len(shown.finished):
        return _open(shown, names)
    played = shown.finished[shown.deal - 1]
    if played.fair is None:
        return Shown(shown.deal, state="fixed")
    return _shown(played.fair, names, "", _proof(shown.rules, played))


def _open(shown: TableView, names: tuple[str, ...]) -> Shown | None:
    """A deal that is not over: what everybody has committed to, and nothing that the cards follow from."""
    if shown.is_fixed:
        return Shown(len(shown.finished) + 1, state="fixed")
    return None if shown.mixed is None else _shown(shown.mixed, names)


def shown_played(rules: Rules, played: Played, names: tuple[str, ...]) -> Shown:
    """A deal that is over, its cards computed once more by the server where they were shuffled."""
    if played.fair is None:
        return Shown(played.standing.deal_number, state="fixed")
    state = "right" if _is_right(rules, played) else "wrong"
    return _shown(played.fair, names, state, _proof(rules, played))


def _is_right(rules: Rules, played: Played) -> bool:
    """Whether the cards of a finished deal are those that its shuffle gives."""
    game = registry.game_of(rules)
    try:
        assert played.fair is not None
        order = shuffle_proof.verify(played.fair, game.pack(rules))
        again, _ = game.deal(played.standing, order)
    except OpenHeartsError:
        return False
    return bool(again == played.start)


def _proof(rules: Rules, played: Played) -> str:
    told = played.fair
    assert told is not None
    proof = {
        "match": told.match,
        "number": told.deal,
        "commitment": told.commitment,
        "secret": told.secret or "",
        "key": told.key or "",
        "seal": told.seal or "",
        "parts": [
            {"seat": one.seat, "commitment": one.commitment, "contribution": one.contribution or "", "by": one.by or ""}
            for one in told.contributions
        ],
        "dealer": played.start.public.dealer,
        "lines": list(registry.game_of(rules).start_lines(played.start)),
    }
    return msgspec.json.encode(proof).decode()


def _shown(shuffle: FairShuffle, names: tuple[str, ...], state: str = "open", proof: str = "") -> Shown:
    parts = tuple(
        Part(one.seat, names[one.seat], one.commitment, one.contribution or "", one.by or "own")
        for one in shuffle.contributions
    )
    secret = shuffle.secret or ""
    return Shown(
        shuffle.deal,
        shuffle.match,
        shuffle.commitment,
        parts,
        secret if proof else "",
        state,
        proof,
        shuffle.key or "",
        shuffle_proof.tally([shuffle]),
    )


def whole(deals: Iterable[Shown]) -> Tally:
    """How the seats contributed to all of these deals."""
    return Tally(*(sum(column) for column in zip(*(astuple(deal.tally) for deal in deals), strict=True)))
