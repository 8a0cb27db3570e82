"""A view from outside: built from what one player at a real table knows, and checked for contradictions.

It knows no hidden hand, and tricks go where the engine's own rules send them (public_transitions.py); it gives no
advice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from openhearts.cards import cardset
from openhearts.cards.card import CARDS, SUITS
from openhearts.errors import BadView, Fault, Reason, Why, fault_of
from openhearts.games.hearts.play import match, public_transitions
from openhearts.games.hearts.play.stated_cards import (
    Plays,
    Told,
    expect_count,
    expect_within,
    ids_of,
    joined,
    read_plays,
    set_of,
)
from openhearts.games.hearts.play.view import View, build
from openhearts.games.hearts.rules.legal import legal_plays, why_illegal
from openhearts.games.hearts.rules.public_state import Public
from openhearts.games.hearts.rules.ruleset import Ruleset


class Own(NamedTuple):
    """The own cards as sets: as dealt, given, received, and after the pass (played ones included)."""

    dealt: int
    gave: int
    got: int
    after: int


def seat_view(
    rules: Ruleset,
    seat: int,
    *,
    hand: str,
    deal_number: int = 1,
    dealer: int | None = None,
    gave: str | None = None,
    got: str | None = None,
    kitty: str | None = None,
    plays: Plays = (),
    scores: Sequence[int] | None = None,
    first_leader: int | None = None,
    opening_card: str | None = None,
    passed: Iterable[int] | None = (),
) -> View:
    """The view of a seat from what it knows, cards as text.  Raises BadView, BadText.

    `hand`: as it was dealt, or as it is now.  `plays`: in playing order, a trick each or one after the other; a trick
    may begin with the seat that led it (`"2: 5C KC AC 2C"`).  `kitty`: where the seat saw it.  `first_leader`: who
    leads the first trick, where the rules ask a person or the own cards do not tell (else it is found: it must fit the
    own hand, and if several fit, this seat is to play).  `opening_card`: where the lowest card of a suit opens and the
    plays leave open which it is.  `passed`: who else has chosen a pass already.

    >>> hand = "QS 3S 4H 9H 2D 7D JD KD 3C 8C 9C JC AC"
    >>> view = seat_view(Ruleset(), 2, hand=hand, deal_number=4, plays=["2C 5C"])
    >>> view.public.leader, [str(card) for card in view.options.cards]
    (0, ['3C', '8C', '9C', 'JC', 'AC'])
    """
    if not 0 <= seat < rules.seats:
        raise BadView(Why.NO_SEAT, seat=seat, last=rules.seats - 1)
    if deal_number < 1:
        raise BadView(Why.DEALS_FROM_ONE, deal_number=deal_number)
    passed = tuple(passed or ())
    _expect_opening(rules, opening_card)
    told = read_plays(rules, plays)
    given = {"hand": hand, "gave": gave, "got": got, "kitty": kitty}
    sets = {name: None if text is None else set_of(rules, name, text) for name, text in given.items()}
    started = _start(rules, deal_number, dealer, scores, first_leader, sets["kitty"])
    _expect_passed(started, passed)
    if started.pass_direction != "HOLD" and sets["got"] is None and not told.ids:
        return _passing(started, seat, sets["hand"] or 0, sets["gave"], passed)
    found = []
    wrong: BadView | None = None
    for leader in _leaders(started, dealer, first_leader, told):
        start = started if dealer is not None else _dealt_for(started, leader)
        try:
            found.append(_playing(start, seat, leader, sets, told, opening_card))
        except BadView as error:
            wrong = error if wrong is None or _n_good(error) > _n_good(wrong) else wrong
    if not found:
        assert wrong is not None, "some seat was tried"
        raise wrong
    return _the_one(found)


def _dealt_for(started: Public, leader: int) -> Public:
    """The beginning with the dealer that this leader tells of, where the rules bind them together."""
    rules = started.rules
    if rules.opening.leader not in ("left_of_dealer", "dealer") or started.leader is None:
        return started
    back = 1 if rules.opening.leader == "left_of_dealer" else 0
    return replace(started, dealer=(leader - back) % rules.seats)


def _the_one(found: Sequence[View]) -> View:
    """The view among those that fit; where several leaders do, the one in which this seat is to play.

    Raises BadView where that does not tell either.
    """
    mine = [view for view in found if view.options]
    if len(found) > 1 and len(mine) != 1:
        leaders = sorted({_first_of(view.public) for view in found})
        raise BadView(Why.FIRST_LEADER, list=leaders, field="first_leader", allowed=tuple(leaders))
    return mine[0] if mine else found[0]


def _n_good(error: BadView) -> int:
    """How many plays fitted before the error."""
    return int(error.data.get("place", -1))


def _first_of(public: Public) -> int:
    return public.tricks[0].leader if public.tricks else public.leader or 0


# --- before the play --------------------------------------------------------------------------------------------------


def _start(
    rules: Ruleset,
    deal_number: int,
    dealer: int | None,
    scores: Sequence[int] | None,
    first_leader: int | None,
    kitty: int | None,
) -> Public:
    try:
        standing = match.first_standing(
            rules, first_leader=first_leader or 0, dealer=dealer or 0, deal_number=deal_number, scores=scores
        )
    except ValueError as error:
        raise BadView(fault_of(error)) from error
    if kitty is not None and cardset.size(kitty) != rules.n_left_over:
        raise BadView(Why.VIEW_COUNT, field="kitty", told=cardset.size(kitty), right=rules.n_left_over)
    if public_transitions.shows_left_over(rules) and kitty is None:
        raise BadView(Why.NAME_KITTY, count=rules.n_left_over, field="kitty")
    return public_transitions.dealt(standing, kitty or 0)


def _expect_opening(rules: Ruleset, told: str | None) -> None:
    """Raises BadView where the rules have no opening card, or another one than was told."""
    if told is None:
        return
    named, ids = rules.opening.card, ids_of(rules, "opening_card", told)
    if named is None:
        raise BadView(Why.NO_PLACE_HERE, name="opening_card", field="opening_card")
    if named.startswith("lowest_of:"):
        if len(ids) != 1 or CARDS[ids[0]].suit != SUITS.index(named[-1]):
            raise BadView(Why.NAME_OPENING, field="opening_card")
    elif ids != [CARDS.index(named)]:
        raise BadView(Why.RECORDED, name="opening_card", told=told, right=named, field="opening_card")


def _expect_passed(public: Public, passed: Sequence[int]) -> None:
    """Raises BadView for seats that are not there, and where nobody passes."""
    for seat in passed:
        if not 0 <= seat < public.n_seats:
            raise BadView(Why.NO_SEAT, seat=seat, last=public.n_seats - 1, field="passed")
    if passed and public.pass_direction == "HOLD":
        raise BadView(Why.NOTHING_PASSED, deal=public.deal_number, field="passed")


def _leaders(public: Public, dealer: int | None, first_leader: int | None, told: Told) -> list[int]:
    """Seats that may lead to the first trick, as far as rules and plays say."""
    rules = public.rules
    for place, leader in told.leaders:
        if place == 0:
            return [leader]
    by_dealer = rules.opening.leader in ("left_of_dealer", "dealer")
    by_rules = public.leader is not None and by_dealer and not _follows(public)
    if by_rules and public.leader is not None and (dealer is not None or not told.ids):
        return [public.leader]
    if first_leader is not None and not by_rules:
        return [first_leader]
    return list(range(rules.seats))


def _follows(public: Public) -> bool:
    """Whether who leads depends on the deal before."""
    return public.deal_number > 1 and public.rules.next_deal.leader != "as_opening"


def _passing(public: Public, seat: int, hand: int, gave: int | None, passed: Iterable[int]) -> View:
    """The view before the pass is made."""
    rules = public.rules
    expect_count(rules, "hand", hand, rules.hand_size)
    if gave is not None:
        expect_count(rules, "gave", gave, rules.pass_.count)
        expect_within("gave", gave, hand)
    done = {*passed} | ({seat} if gave is not None else set())
    if not done <= set(range(rules.seats)) or len(done) == rules.seats:
        raise BadView(Why.NAME_PASSED, field="got", count=rules.pass_.count)
    public = replace(public, has_passed=tuple(other in done for other in range(rules.seats)))
    return build(
        public, seat, hand=cardset.minus(hand, gave or 0), dealt=hand, gave=gave or 0, kitty=public.kitty_shown
    )


def _own(public: Public, sets: dict[str, int | None], played: int) -> Own:
    """The own cards, whether the hand was told as dealt or as it is now.  Raises BadView."""
    rules = public.rules
    hand = sets["hand"] or 0
    is_hold = public.pass_direction == "HOLD"
    if is_hold and (sets["gave"] or sets["got"]):
        raise BadView(Why.NOTHING_PASSED, deal=public.deal_number, field="gave" if sets["gave"] else "got")
    if is_hold:
        gave, got = 0, 0
    elif sets["gave"] is None or sets["got"] is None:
        field = "gave" if sets["gave"] is None else "got"
        raise BadView(Why.NAME_PASSED, field=field, count=rules.pass_.count)
    else:
        gave, got = sets["gave"], sets["got"]
        for field, cards in (("gave", gave), ("got", got)):
            expect_count(rules, field, cards, rules.pass_.count)
    size, n_played = cardset.size(hand), cardset.size(played)
    if size == rules.hand_size and not n_played and not cardset.contains(hand, got):
        expect_within("gave", gave, hand)
    told_as_dealt = size == rules.hand_size and cardset.contains(hand, gave)
    if size == rules.hand_size and (n_played or told_as_dealt):
        expect_within("gave", gave, hand)
        dealt = hand
    elif size == rules.hand_size - n_played:
        expect_within("got", got, joined("hand", hand, played))
        dealt = joined("gave", cardset.minus(cardset.union(hand, played), got), gave)
    else:
        now = rules.hand_size - n_played
        raise BadView(Why.VIEW_HAND_SIZE, told=size, dealt=rules.hand_size, now=now, field="hand")
    after = joined("got", cardset.minus(dealt, gave), got)
    return Own(dealt, gave, got, after)


# --- the play ---------------------------------------------------------------------------------------------------------


def _playing(
    public: Public, seat: int, leader: int, sets: dict[str, int | None], told: Told, opening: str | None
) -> View:
    """The view after the plays, with this seat leading the first trick.  Raises BadView."""
    rules, n_seats = public.rules, public.n_seats
    if public.pass_direction != "HOLD":
        public = replace(public, has_passed=(True,) * n_seats)
    kitty = sets["kitty"]
    seats = list(_who_played(public, leader, told, kitty))
    mine = [idx for idx, other in zip(told.ids, seats, strict=True) if other == seat]
    own = _own(public, sets, _played_set(mine))
    by_seat = [[idx for idx, by in zip(told.ids, seats, strict=True) if by == other] for other in range(n_seats)]
    first = _opening_card(public, own, told, kitty, opening)
    held = _surely_held(public, seat, own, by_seat)
    if rules.opening.leader == "holder_of_card" and public.leader is None and first is not None:
        _check_holder(public, seat, leader, own, first)
        if not held[leader] >> first & 1:
            held[leader] = cardset.add(held[leader], first)
    _check_places(public, seat, held, kitty)
    public = public_transitions.begun(public, leader, first)
    hands = held
    for place, (idx, other) in enumerate(zip(told.ids, seats, strict=True)):
        _check_play(public, hands[other], other, seat, idx, place)
        hands[other] = cardset.remove(hands[other], idx)
        public = _laid(public, idx, kitty, place + 1 == n_seats * rules.hand_size)
    if public.turn is None:
        public = after_last_trick(public)
    seen = public.kitty_shown
    if seen is None and rules.deal.leftover_seen_by == "winner" and public.kitty_to == seat:
        if kitty is None and public.phase != "choose":
            raise BadView(Why.NAME_KITTY, count=rules.n_left_over, field="kitty")
        seen = kitty if kitty is not None else _left_over(public)
    if seen is None and kitty is not None:
        raise BadView(Why.KITTY_UNKNOWN, seat=seat, field="kitty")
    now = hands[seat]
    return build(public, seat, hand=now, dealt=own.dealt, gave=own.gave, got=own.got, kitty=seen)


def _played_set(mine: list[int]) -> int:
    try:
        return cardset.from_ids(mine)
    except ValueError as error:
        raise BadView(Why.FIELD_SAYS, name="plays", cause=fault_of(error), field="plays") from error


def _laid(public: Public, idx: int, kitty: int | None, is_last: bool) -> Public:
    after = public_transitions.laid(public, idx, kitty or 0, is_last)
    if after.kitty_shown == 0 and kitty is None:
        raise BadView(Why.NAME_KITTY, count=public.rules.n_left_over, field="kitty")
    return after


def _who_played(public: Public, leader: int, told: Told, kitty: int | None) -> Iterator[int]:
    """The seat of each play; hands are not looked at.  Raises BadView where the wrong seat leads a trick."""
    claimed = dict(told.leaders)
    public = public_transitions.begun(public, leader, None)
    last = public.n_seats * public.rules.hand_size - 1
    for place, idx in enumerate(told.ids):
        seat = public.turn
        assert seat is not None, "there are no more plays than cards"
        if claimed.get(place, seat) != seat:
            number = public.trick_number
            raise BadView(
                Why.VIEW_LEADS, told=claimed[place], trick=number, right=seat, field="plays", place=place, seat=seat
            )
        yield seat
        try:
            public = _laid(public, idx, kitty, place == last)
        except ValueError as error:
            if isinstance(error, BadView):
                raise
            raise BadView(Why.FIELD_SAYS, name="plays", cause=fault_of(error), field="plays", place=place) from error


def _surely_held(public: Public, seat: int, own: Own, by_seat: list[list[int]]) -> list[int]:
    """What each seat surely held when the play began: what it played, and what this seat passed to it."""
    held = []
    for other, ids in enumerate(by_seat):
        cards = own.after if other == seat else _played_set(ids)
        if other != seat and other == public.pass_to(seat):
            for idx in cardset.ids(own.gave):
                if cardset.copies(own.gave, idx) > cardset.copies(cards, idx):
                    cards = cardset.add(cards, idx)
        held.append(cards)
    return held


def _check_places(public: Public, seat: int, held: list[int], kitty: int | None) -> None:
    """Raises BadView where a seat would hold too many cards, or a card would be in too many places."""
    rules = public.rules
    for other, cards in enumerate(held):
        if cardset.size(cards) > rules.hand_size:
            raise BadView(Why.VIEW_CANNOT_HOLD, list=(other,), field="gave", seat=other)
    for idx in sorted(set(rules.pack_ids)):
        if sum(cardset.copies(cards, idx) for cards in (*held, kitty or 0)) > rules.pack_ids.count(idx):
            raise BadView(Why.CARD_TOO_OFTEN, card=str(CARDS[idx]))


def _opening_card(public: Public, own: Own, told: Told, kitty: int | None, opening: str | None) -> int | None:
    """The opening card, where it can be known.  Raises BadView where it must be told."""
    rules = public.rules
    named = rules.opening.card
    if named is None or not named.startswith("lowest_of:"):
        return None if named is None else CARDS.index(named)
    suit_mask = cardset.SUIT_MASKS[SUITS.index(named[-1])]
    if opening is not None:
        return ids_of(rules, "opening_card", opening)[0]
    surely = cardset.kinds(own.after) | cardset.kinds(own.gave) | sum({1 << idx for idx in told.ids})
    for idx in sorted({idx for idx in rules.pack_ids if suit_mask >> idx & 1}):
        copies = rules.pack_ids.count(idx)
        if cardset.copies(kitty or 0, idx) == copies:
            continue  # nobody holds it
        if kitty is not None or copies > rules.n_left_over or surely >> idx & 1:
            return idx
        by_card = rules.opening.must == "card" and rules.opening.leader == "holder_of_card"
        if by_card and told.ids and suit_mask >> told.ids[0] & 1:
            return told.ids[0]
        raise BadView(Why.NAME_OPENING, field="opening_card")
    return None


def _check_holder(public: Public, seat: int, leader: int, own: Own, first: int) -> None:
    """The holder of the opening card leads; with two copies the first seat that holds one."""
    mine = cardset.copies(own.after, first)
    others = public.rules.pack_ids.count(first) - mine
    if (leader == seat and not mine) or (leader > seat and mine) or (leader < seat and not others):
        raise BadView(Why.HOLDER_LEADS, card=str(CARDS[first]), seat=leader, field="first_leader")
    if leader != seat and not others:
        raise BadView(Why.HOLDER_LEADS, card=str(CARDS[first]), seat=leader, field="first_leader")


def _check_play(public: Public, surely: int, other: int, seat: int, idx: int, place: int) -> None:
    """A play must be legal with what the seat surely holds: more cards would not make it so."""
    rules = public.rules
    number = public.trick_number
    if not surely >> idx & 1:
        why = Fault(Why.PLAY_REFUSED, {"card": str(CARDS[idx]), "seat": other, "reason": Reason.CARD_NOT_HELD})
        raise BadView(
            Why.VIEW_TRICK, trick=number, cause=why, field="plays", place=place, seat=other, card=str(CARDS[idx])
        )
    is_first_lead = not public.tricks and not public.trick_ids
    has_opening = public.opening_card is not None and surely >> public.opening_card & 1
    if is_first_lead and other != seat and rules.opening.must == "suit" and not has_opening:
        return  # it may hold the opening card and owe its suit
    if legal_plays(surely, public) >> idx & 1:
        return
    reason = why_illegal(surely, public, idx)
    why = Fault(Why.PLAY_REFUSED, {"card": str(CARDS[idx]), "seat": other, "reason": reason})
    raise BadView(
        Why.VIEW_MAY_NOT,
        trick=number,
        cause=why,
        list=cardset.to_cards(legal_plays(surely, public)),
        field="plays",
        place=place,
        seat=other,
        card=str(CARDS[idx]),
        reason=reason,
    )


# --- the end ----------------------------------------------------------------------------------------------------------


def _left_over(public: Public) -> int:
    """After the last trick, the cards that nobody played are the kitty."""
    return cardset.minus(public.rules.pack_set, public.played_mask)


def after_last_trick(public: Public) -> Public:
    """After the last trick: only the shooter of a moon may still be asked."""
    kitty = _left_over(public)
    whole = public.played_mask
    if public.rules.has_kitty:
        whole = cardset.union(whole, kitty)
    after = public_transitions.settled(public, public_transitions.all_taken(public, kitty), whole)
    if after.phase != "choose":
        raise BadView(Why.ALL_DECIDED, field="plays")
    return after
