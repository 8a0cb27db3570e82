"""What a table committed to before each deal, and what proves its cards after it, as values that templates draw.

Before a deal is over nothing is told that its cards would follow from.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import astuple, replace

from openhearts.core.game_types import Rules
from openhearts.core.identity_key import Same
from openhearts.errors import OpenHeartsError
from openhearts.games import registry
from openhearts.records import shuffle_proof
from openhearts.records.record import Played
from openhearts.records.shuffle_proof import FairShuffle, Tally
from openhearts.tables.session.fold.deals import RESTORED
from openhearts.tables.session.viewer.table_view import TableView

MOST_KEPT: Final = 600  # proofs


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
    beforehand, and nothing was shuffled; `is_void`: it was dealt anew, as all agreed or (`is_lost`) since the store was
    put back from a backup.

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
    is_lost: bool = False


class Over(Struct, frozen=True):
    """A deal that is over, with its place among those that count (from 0); None where it was void: then `void` is its
    place among these.  `is_lost`: it was void since the store was put back."""

    played: Played
    place: int | None
    void: int = 0
    is_lost: bool = False


class Proof(Struct, frozen=True):
    """Whether the cards of a deal that is over came from its shuffle, and what a page computes that from."""

    state: str
    text: str = ""


class Proofs:
    """Proofs that were asked for of late: each is made once for all who look, in a thread, for one page at a time."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, tuple[Played, Proof]] = OrderedDict()  # a deal is the same as long as its log is
        self._making = asyncio.Lock()

    async def of(self, rules: Rules, deals: Sequence[Played]) -> list[Proof]:
        """The proofs of these deals."""
        async with self._making:
            new = [played for played in deals if id(played) not in self._kept]
            made = await asyncio.to_thread(lambda: [proof_of(rules, played) for played in new]) if new else []
            self._kept |= {id(played): (played, proof) for played, proof in zip(new, made, strict=True)}
            found = [self._kept[id(played)][1] for played in deals]
            for played in deals:
                self._kept.move_to_end(id(played))
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return found


def deals_over(shown: TableView) -> list[Over]:
    """Every deal of a table that is over, a void one before the one in its place."""
    found = [Over(played, None, void) for void, played in enumerate(shown.void)]
    found += [Over(played, place) for place, played in enumerate(shown.finished)]
    found.sort(key=lambda one: one.played.standing.deal_number)
    later = [RESTORED in [comment.text for comment in one.played.comments] for one in found[1:]]
    after = [*later, shown.is_restored] if found else []
    return [replace(one, is_lost=one.place is None and lost) for one, lost in zip(found, after, strict=True)]


def shown_deal(one: Over, names: tuple[str, ...], proof: Proof) -> Shown:
    """A deal that is over."""
    played = one.played
    if played.fair is None:
        return Shown(played.standing.deal_number, state=proof.state, is_void=one.place is None, is_lost=one.is_lost)
    made = _shown(played.fair, names, proof.state, proof.text)
    return replace(made, is_void=one.place is None, is_lost=one.is_lost)


def whole(shown: TableView) -> Tally | None:
    """How the seats contributed to all deals of a table whose shuffle has begun; None where nothing was shuffled."""
    now = [] if shown.mixed is None or shown.is_fixed else [shown.mixed]
    tallies = [_tally(Same(shown.finished)), _tally(Same(shown.void)), shuffle_proof.tally(now)]
    is_any = bool(now) or any(played.fair is not None for played in (*shown.void, *shown.finished))
    return Tally(*(sum(column) for column in zip(*map(astuple, tallies), strict=True))) if is_any else None


@lru_cache(64)
def _tally(of: Same) -> Tally:
    """How the seats contributed to deals that are over."""
    played: Iterable[Played] = of.value
    return shuffle_proof.tally([one.fair for one in played if one.fair is not None])


def last_deal(shown: TableView, names: tuple[str, ...]) -> Shown | None:
    """The deal on the table."""
    if shown.view is None:
        return None
    if shown.deal > len(shown.finished):
        return open_deal(shown, names)
    played = shown.finished[shown.deal - 1]
    if played.fair is None:
        return Shown(shown.deal, state="fixed")
    return _shown(played.fair, names, "", _proof(shown.rules, played))


def open_deal(shown: TableView, names: tuple[str, ...]) -> Shown | None:
    """A deal that is not over: what everybody has committed to, and nothing that the cards follow from."""
    if shown.is_fixed:
        return Shown(len(shown.finished) + 1, state="fixed")
    return None if shown.mixed is None else _shown(shown.mixed, names)


def proof_of(rules: Rules, played: Played) -> Proof:
    """The proof of a deal that is over, its cards computed once more by the server where they were shuffled."""
    if played.fair is None:
        return Proof("fixed")
    return Proof("right" if _is_right(rules, played) else "wrong", _proof(rules, played))


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
