"""The match around a deal of Hearts: who deals and leads, dealing, and what comes after a deal.

Randomness is handed in: an order of the pack, and `luck` where the rules leave something to chance.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from openhearts.cards import cardset
from openhearts.core.event import Event
from openhearts.core.game import Standing
from openhearts.core.seat_changes import Change, moved, moved_to, scores_after
from openhearts.errors import BadText, Why
from openhearts.games.hearts.play import events as ev
from openhearts.games.hearts.play import public_transitions
from openhearts.games.hearts.play.position import Position, start_play
from openhearts.games.hearts.play.public_transitions import pass_direction as pass_direction
from openhearts.games.hearts.rules import scoring
from openhearts.games.hearts.rules.ruleset import Ruleset


def first_standing(
    rules: Ruleset,
    *,
    first_leader: int = 0,
    dealer: int | None = None,
    deal_number: int = 1,
    scores: Sequence[int] | None = None,
    luck: int = 0,
) -> Standing[Ruleset]:
    """The start of a match, or of a single deal of it.  Raises ValueError for a seat that is not there.

    In a later deal whose leader depends on the deal before, `first_leader` leads.
    """
    n_seats = rules.seats
    if dealer is None:
        dealer = luck % n_seats if rules.dealer.first == "random" else rules.dealer.first
    totals = tuple(scores) if scores is not None else (0,) * n_seats
    if len(totals) != n_seats:
        raise BadText(Why.SCORES_FOR_SEATS, told=len(totals), right=n_seats)
    for seat in (dealer, first_leader):
        if not 0 <= seat < n_seats:
            raise BadText(Why.NO_SEAT, seat=seat, last=n_seats - 1)
    if deal_number < 1:
        raise BadText(Why.DEALS_FROM_ONE)
    follows = deal_number > 1 and rules.next_deal.leader != "as_opening"
    leader = first_leader if follows else _opening_leader(rules, dealer, first_leader)
    return Standing(rules, deal_number, dealer, first_leader, leader, None, totals)


def as_first(standing: Standing[Ruleset]) -> tuple[Ruleset, int]:
    """The rules and the first leader of a match whose first deal begins as the one of this standing does.

    >>> rules, _ = as_first(first_standing(Ruleset(), dealer=3, deal_number=2))
    >>> rules.dealer.first, rules.pass_.cycle
    (3, ('R1', 'ACROSS', 'HOLD', 'L1'))
    """
    rules: Ruleset = standing.rules
    shift = (standing.deal_number - 1) % max(1, len(rules.pass_.cycle))
    cycle = (*rules.pass_.cycle[shift:], *rules.pass_.cycle[:shift])
    opening, leader = rules.opening, standing.first_leader
    if standing.leader not in (None, _opening_leader(rules, standing.dealer, leader)):
        opening, leader = replace(opening, leader="seat"), standing.leader
    changed = {"dealer": replace(rules.dealer, first=standing.dealer), "pass_": replace(rules.pass_, cycle=cycle)}
    return replace(rules, opening=opening, **changed), leader


def _opening_leader(rules: Ruleset, dealer: int, first_leader: int) -> int | None:
    match rules.opening.leader:
        case "holder_of_card":
            return None
        case "left_of_dealer":
            return (dealer + 1) % rules.seats
        case "dealer":
            return dealer
    return first_leader


def next_standing(
    standing: Standing[Ruleset], position: Position, luck: int = 0, changes: Sequence[Change] = ()
) -> Standing[Ruleset]:
    """The standing after a finished deal.  Raises ValueError if the deal is not over, and for changes of seats that
    cannot be.
    """
    public = position.public
    if public.phase != "over":
        raise ValueError("the deal is not over")
    starter = public.tricks[0].leader if public.tricks else public.leader or 0
    last_winner = public.tricks[-1].collector if public.tricks else None
    if public.claimed is not None and public.claimed.kind == "all_mine":
        last_winner = public.claimed.seat
    return standing_after(standing, public.points, starter, last_winner, luck, changes)


def standing_after(
    standing: Standing[Ruleset],
    points: tuple[int, ...],
    starter: int,
    last_winner: int | None = None,
    luck: int = 0,
    changes: Sequence[Change] = (),
) -> Standing[Ruleset]:
    """The standing after a deal with these points, which `starter` led first and whose last trick `last_winner` took.

    `changes` of seats move what belongs to people (scores, points, the last trick, being the youngest); whose turn it
    is to deal, and who started before, are seats.

    >>> after = standing_after(first_standing(Ruleset(), dealer=3), (0, 26, 26, 26), starter=0)
    >>> after.scores, after.dealer, after.deal_number
    ((0, 26, 26, 26), 0, 2)
    """
    rules: Ruleset = standing.rules
    totals = scoring.add_scores(rules, standing.scores, points)
    is_over = scoring.is_match_over(rules, totals, standing.deal_number)
    made = () if is_over else tuple(changes)
    totals, points = scores_after(totals, made), moved(points, made)
    youngest = moved_to(standing.first_leader, made)
    dealer = _next_dealer(rules, standing.dealer, totals)
    leader = scoring.next_leader(
        rules,
        last_points=points,
        totals=totals,
        previous_starter=starter,
        last_winner=None if last_winner is None else moved_to(last_winner, made),
        youngest=youngest,
        luck=luck,
    )
    if leader is None:
        leader = _opening_leader(rules, dealer, youngest)
    return replace(
        standing,
        deal_number=standing.deal_number + (not is_over),
        dealer=dealer,
        first_leader=youngest,
        leader=leader,
        starter=starter,
        scores=totals,
        deals=(*([moved(one, made) for one in standing.deals] if made else standing.deals), points),
        over=is_over,
        winners=scoring.best_seats(rules, totals) if is_over else (),
        changes=made,
    )


def _next_dealer(rules: Ruleset, dealer: int, totals: Sequence[int]) -> int:
    n_seats = rules.seats
    if rules.dealer.next == "most_points":
        return min(
            (seat for seat in range(n_seats) if totals[seat] == max(totals)),
            key=lambda seat: (seat - dealer - 1) % n_seats,
        )
    return (dealer + (1 if rules.dealer.next == "left" else -1)) % n_seats


def pack(rules: Ruleset) -> tuple[int, ...]:
    """Card codes of the whole pack in ascending order: what a shuffle permutes."""
    return rules.pack_ids


def deal(standing: Standing[Ruleset], order: Sequence[int]) -> tuple[Position, tuple[Event, ...]]:
    """Deal a shuffled pack one card at a time, from the left of the dealer on; what is over is left over.

    Raises ValueError if `order` is not the pack.
    """
    rules: Ruleset = standing.rules
    if tuple(sorted(order)) != rules.pack_ids:
        raise ValueError("the order is not a permutation of the pack")
    n_seats = rules.seats
    n_dealt = n_seats * rules.hand_size
    hands = [cardset.EMPTY] * n_seats
    for place, idx in enumerate(order[:n_dealt]):
        seat = (standing.dealer + 1 + place) % n_seats
        hands[seat] = cardset.add(hands[seat], idx)
    return start_deal(standing, tuple(hands), cardset.from_ids(order[n_dealt:]))


def deal_given(
    standing: Standing[Ruleset], hands: Sequence[str], kitty: str = ""
) -> tuple[Position, tuple[Event, ...]]:
    """Deal cards written by hand; all of the pack must be there.  Raises BadText, naming the cards that are wrong."""
    rules: Ruleset = standing.rules
    if len(hands) != rules.seats:
        raise BadText(Why.HANDS_FOR_SEATS, told=len(hands), right=rules.seats)
    sets = [cardset.from_text(text) for text in hands]
    left_over = cardset.from_text(kitty)
    for seat, cards in enumerate(sets):
        if cardset.size(cards) != rules.hand_size:
            raise BadText(Why.HAND_SIZE, seat=seat, told=cardset.size(cards), right=rules.hand_size)
    given = sorted(idx for cards in (*sets, left_over) for idx in cardset.ids(cards))
    missing = list(rules.pack_ids)
    for idx in given:
        if idx not in missing:
            raise BadText(Why.CARD_TOO_OFTEN, card=cardset.to_text(1 << idx))
        missing.remove(idx)
    if missing:
        raise BadText(Why.CARDS_MISSING, list=cardset.to_cards(cardset.from_ids(missing)))
    return start_deal(standing, tuple(sets), left_over)


def start_deal(standing: Standing[Ruleset], hands: tuple[int, ...], kitty: int) -> tuple[Position, tuple[Event, ...]]:
    """The position after dealing, in the pass phase or already at the first lead."""
    rules: Ruleset = standing.rules
    public = public_transitions.dealt(standing, kitty)
    direction, shown = public.pass_direction, public.kitty_shown
    position = Position(public, hands, hands, public.taken, kitty)
    events: list[Event] = [
        ev.DealStarted(
            standing.deal_number, standing.dealer, direction, rules.hand_size, rules.n_left_over, standing.scores
        )
    ]
    events += [ev.HandDealt(seat, cardset.to_cards(hand)) for seat, hand in enumerate(hands)]
    if shown is not None:
        events.append(ev.LeftOverShown(cardset.to_cards(shown)))
    if direction == "HOLD":
        position, more = start_play(position)
        events += more
    return position, tuple(events)
