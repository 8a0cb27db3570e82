"""The match around a deal of Herz an Herz: who starts, dealing, and what comes after a deal.

Randomness is handed in as the order of the stock; these rules leave nothing else to chance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from openhearts.core.event import Event
from openhearts.core.game import Standing
from openhearts.core.seat_changes import Change, moved, moved_to, scores_after
from openhearts.errors import BadText, Why
from openhearts.games.herz_an_herz.play.position import Position, start_deal
from openhearts.games.herz_an_herz.rules import cards, scoring
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset


def first_standing(
    rules: Ruleset,
    *,
    first_leader: int = 0,
    dealer: int | None = None,
    deal_number: int = 1,
    scores: Sequence[int] | None = None,
    luck: int = 0,
) -> Standing[Ruleset]:
    """The start of a match, or of a single deal of it.

    `first_leader` starts deal 1; a later deal's starter follows from it, or is it, where only the points of the deal
    before would tell.  Nobody deals: a `dealer` means nothing, and the standing's `dealer` is the starter.

    >>> first_standing(Ruleset(), first_leader=2, deal_number=4).leader
    1

    Raises ValueError for a seat that is not there.
    """
    n_seats = rules.seats
    totals = tuple(scores) if scores is not None else (0,) * n_seats
    if len(totals) != n_seats:
        raise BadText(Why.SCORES_FOR_SEATS, told=len(totals), right=n_seats)
    for seat in (first_leader, dealer or 0):
        if not 0 <= seat < n_seats:
            raise BadText(Why.NO_SEAT, seat=seat, last=n_seats - 1)
    if deal_number < 1:
        raise BadText(Why.DEALS_FROM_ONE)
    starter = scoring.starter_of(rules, first_leader, deal_number)
    return Standing(rules, deal_number, starter, first_leader, starter, None, totals)


def as_first(standing: Standing[Ruleset]) -> tuple[Ruleset, int]:
    """The rules and the first leader of a match whose first deal begins as the one of this standing does."""
    return standing.rules, standing.leader or 0


def next_standing(
    standing: Standing[Ruleset], position: Position, luck: int = 0, changes: Sequence[Change] = ()
) -> Standing[Ruleset]:
    """The standing after a finished deal.  Source: docs/rules.md 6.5 H-o, H-p.

    Raises ValueError if it is not over, and for changes of seats that cannot be.
    """
    public = position.public
    if public.phase != "over":
        raise ValueError("the deal is not over")
    return standing_after(standing, public.points, public.starter, changes)


def standing_after(
    standing: Standing[Ruleset], points: tuple[int, ...], starter: int, changes: Sequence[Change] = ()
) -> Standing[Ruleset]:
    """The standing after a deal that `starter` began and that ended with these points.

    `changes` of seats move points and scores; where starting goes round the table, it goes by seat.

    >>> standing_after(first_standing(Ruleset()), (4, 0, 7, 7), 0).leader
    1
    """
    rules: Ruleset = standing.rules
    totals = tuple(score + more for score, more in zip(standing.scores, points, strict=True))
    is_over = scoring.is_match_over(rules, standing.deal_number, totals)
    made = () if is_over else tuple(changes)
    totals, points = scores_after(totals, made), moved(points, made)
    following = scoring.next_starter(rules, starter, points)
    return replace(
        standing,
        deal_number=standing.deal_number + (not is_over),
        dealer=following,
        first_leader=moved_to(standing.first_leader, made),
        leader=following,
        starter=starter,
        scores=totals,
        deals=(*([moved(one, made) for one in standing.deals] if made else standing.deals), points),
        over=is_over,
        winners=scoring.winners(rules, totals) if is_over else (),
        changes=made,
    )


def pack(rules: Ruleset) -> tuple[int, ...]:
    """Card codes of the whole pack in ascending order: what a shuffle permutes."""
    return rules.pack_cards


def deal(standing: Standing[Ruleset], order: Sequence[int]) -> tuple[Position, tuple[Event, ...]]:
    """Begin a deal with a shuffled pack as the stock, top card first; the starter has drawn.

    Raises ValueError if `order` is not the pack.
    """
    if tuple(sorted(order)) != standing.rules.pack_cards:
        raise ValueError("the order is not a permutation of the pack")
    return _start(standing, order)


def deal_given(
    standing: Standing[Ruleset], stock: str | Iterable[str | int] = "", **other: object
) -> tuple[Position, tuple[Event, ...]]:
    """Begin a deal with a stock written by hand, top card first: some or all cards of the pack, as text or codes.

    >>> position, _ = deal_given(first_standing(Ruleset()), stock="48 J26-50 45")
    >>> position.public.drawn, position.public.n_stock
    (48, 2)

    Raises BadText, naming the card that is wrong.
    """
    for name, value in other.items():
        if value is not None and value != "":
            raise BadText(Why.NO_SUCH_FLAG, names=standing.rules.names, what=name, list=("stock",))
    order: list[int] = []
    for part in [stock] if isinstance(stock, str) else stock:
        is_code = isinstance(part, int) and part in standing.rules.pack_cards
        order += [int(part)] if is_code else cards.cards(str(part))
    if not order:
        raise BadText(Why.STOCK_NAMELESS)
    check_stock(standing.rules, order)
    return _start(standing, order)


def check_stock(rules: Ruleset, order: Sequence[int]) -> None:
    """Whether the pack has all of these cards.  Raises BadText for the first that it has not, or not so often."""
    pack_counts = Counter(rules.pack_cards)
    for card in Counter(order) - pack_counts:
        why = Why.CARD_TOO_OFTEN if pack_counts[card] else Why.NOT_IN_PACK
        raise BadText(why, card=cards.card_text(card))


def _start(standing: Standing[Ruleset], order: Sequence[int]) -> tuple[Position, tuple[Event, ...]]:
    return start_deal(standing.rules, standing.deal_number, standing.dealer, standing.scores, tuple(order))
