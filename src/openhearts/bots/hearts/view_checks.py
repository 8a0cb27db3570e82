"""Whether a view can be: `check_quickly` before every decision, `check` for views that a caller tells.

It says only that something cannot be; what each single play contradicts is said where views are built.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from openhearts.bots.hearts.hand_constraints import proofs
from openhearts.cards import cardset
from openhearts.cards.card import CARDS
from openhearts.cards.cardset import KINDS_MASK, SUIT_MASKS, TWICE
from openhearts.errors import BadView, Fault, Why, fault_of
from openhearts.games.hearts.play import public_transitions, view_json
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.legal import legal_plays
from openhearts.games.hearts.rules.public_state import NO_SUIT, Public
from openhearts.games.hearts.rules.ruleset import Ruleset

_BY_SEAT: Final = ("scores", "has_passed", "taken", "n_won", "points")
_SEATS: Final = ("dealer", "turn", "leader", "kitty_to", "shooter")
_MOST: Final = 10**9


def check_wholly(view: View) -> None:
    """Raises BadView where anything in a view does not follow from the rest of it.  Slow: every trick is done again."""
    check_quickly(view)
    view_json.check(view)
    check(view)


def check(view: View) -> None:
    """Raises BadView where no deal fits what has been played.

    By Hall's theorem the seats of any group need as many unseen cards that they may hold as they have places.
    """
    public, seat = view.public, view.seat
    if seat is None or public.phase != "play":
        return
    proved = proofs(view)
    unseen = view.unseen_mask
    others = [other for other in range(public.n_seats) if other != seat]
    for other in others:
        if not cardset.contains(unseen, proved.known[other]):
            raise BadView(Why.VIEW_CANNOT_HOLD, list=(other,), seat=other)
        unseen = cardset.minus(unseen, proved.known[other])
    places = {other: public.hand_size(other) - cardset.size(proved.known[other]) for other in others}
    for count in range(1, len(others) + 1):
        for group in combinations(others, count):
            may = 0
            for other in group:
                may |= proved.may[other]
            needed = sum(places[other] for other in group)
            if cardset.size(cardset.restrict(unseen, may)) < needed:
                raise BadView(Why.VIEW_CANNOT_HOLD, list=group, seats=group)


# --- before every decision --------------------------------------------------------------------------------------------


def check_quickly(view: View) -> None:
    """Raises BadView where cards, voids, sizes and turns of a view contradict each other.  Some 10 microseconds."""
    public, seat, options = view.public, view.seat, view.options
    n_seats = public.n_seats
    if seat is None:
        raise BadView(Why.WATCHER_DECIDES_NOTHING)
    for field in _BY_SEAT:
        if len(getattr(public, field)) != n_seats:
            raise BadView(Why.VIEW_ENTRIES, list=(field,), count=n_seats, field=field)
    if not 0 <= seat < n_seats or seat not in public.to_act or options.kind != public.phase:
        raise BadView(Why.NOTHING_NOW, seat=seat, phase=public.phase)
    try:
        _check_numbers(view, _pack(public.rules))
        if public.phase == "pass":
            _check_passing(view)
        else:
            _check_playing(view, seat)
    except BadView:
        raise
    except (ValueError, IndexError, OverflowError) as error:
        raise BadView(Why.VIEW_CANNOT_BE, cause=fault_of(error)) from error


def _check_numbers(view: View, pack: int) -> None:
    """Raises BadView for seats that are not there, sets with cards that the pack has not, and numbers without sense."""
    public, n_seats = view.public, view.public.n_seats
    for field in _SEATS:
        seat = getattr(public, field)
        if (seat is None and field == "dealer") or (seat is not None and not 0 <= seat < n_seats):
            raise BadView(Why.NO_SEAT, seat=seat, last=n_seats - 1, field=field)
    number, opening = public.deal_number, public.opening_card
    if number < 1 or public.pass_direction != public_transitions.pass_direction(public.rules, number):
        raise BadView(Why.VIEW_FIELD, field="pass_direction")
    if opening is not None and (opening >> 6 or not pack & 1 << opening):
        raise BadView(Why.VIEW_FIELD, field="opening_card")
    kitty, shown = view.kitty_mask, public.kitty_shown
    own = (view.hand_mask, view.dealt_mask, view.gave_mask, view.got_mask or 0)
    for cards in (*own, kitty or 0, shown or 0, *public.taken, public.set_aside):
        if cards < 0 or pack & cards != cards or cards >> TWICE & ~cards:
            over = (cards & ~pack if cards > 0 else 0) & (1 << 2 * TWICE) - 1
            text = cardset.to_text((over | over >> TWICE) & KINDS_MASK)
            raise BadView(Why.CARD_TOO_OFTEN, card=text or "?", field="hand")
    if shown is not None and kitty != shown:
        raise BadView(Why.VIEW_FIELD, field="kitty")
    if kitty is not None and cardset.size(kitty) != public.kitty_size:
        raise BadView(Why.VIEW_COUNT, field="kitty", told=cardset.size(kitty), right=public.kitty_size)
    for won, score, points in zip(public.n_won, public.scores, public.points, strict=True):
        if not 0 <= won <= len(public.tricks) or abs(score) > _MOST or abs(points) > _MOST:
            raise BadView(Why.VIEW_FIELD, field="points")


@lru_cache(256)
def _pack(rules: Ruleset) -> int:
    return rules.pack_set


def _check_passing(view: View) -> None:
    public, options = view.public, view.options
    if public.tricks or public.trick_ids:
        raise BadView(Why.VIEW_FIELD, field="tricks")
    if cardset.size(view.dealt_mask) != public.rules.hand_size:
        told = cardset.size(view.dealt_mask)
        raise BadView(Why.VIEW_COUNT, field="dealt", told=told, right=public.rules.hand_size)
    if view.hand_mask != view.dealt_mask or options.held != view.dealt_mask or view.gave_mask or view.got_mask:
        raise BadView(Why.VIEW_HAND, field="hand")
    if options.count != public.rules.pass_.count or public.pass_direction == "HOLD":
        raise BadView(Why.VIEW_FIELD, field="pass_direction")


def _check_playing(view: View, seat: int) -> None:
    public = view.public
    n_seats, pack = public.n_seats, _pack(public.rules)
    voids, by_seat = _of_tricks(public, pack)
    hand, mine = view.hand_mask, by_seat[seat]
    held = cardset.union(cardset.minus(view.dealt_mask, view.gave_mask), view.got_mask or 0)
    if cardset.union(hand, mine) != held:
        raise BadView(Why.VIEW_HAND, field="hand")
    if cardset.size(hand) != public.hand_size(seat):
        raise BadView(Why.VIEW_COUNT, field="hand", told=cardset.size(hand), right=public.hand_size(seat))
    _show(hand & voids[seat], seat)
    known = hand if view.kitty_mask is None else cardset.union(hand, view.kitty_mask)
    for cards in by_seat:
        known = cardset.union(known, cards)
    if not cardset.contains(pack, known):
        twice = known & ~pack
        text = cardset.to_text((twice | twice >> TWICE) & KINDS_MASK)
        raise BadView(Why.CARD_TOO_OFTEN, card=text, field="hand")
    if view.gave_mask:
        _check_given(view, seat, voids, by_seat)
    if public.phase == "play":
        if public.leader is None or public.turn != (public.leader + len(public.trick_ids)) % n_seats:
            raise BadView(Why.VIEW_FIELD, field="turn")
        if view.options.mask != legal_plays(hand, public) or view.options.held != hand:
            raise BadView(Why.VIEW_FIELD, field="options")
    elif public.trick_ids or len(public.tricks) + cardset.size(hand) != public.rules.hand_size:
        raise BadView(Why.VIEW_FIELD, field="trick")
    _check_taken(public, by_seat)


def _of_tricks(public: Public, pack: int) -> tuple[list[int], list[int]]:
    """By seat the kinds of the suits that it did not follow, and the set of the cards that it played."""
    n_seats = public.n_seats
    voids, by_seat = [0] * n_seats, [0] * n_seats
    leader = -1
    for number in range(len(public.tricks) + 1):
        if number == len(public.tricks):
            is_done, cards, first = False, public.trick_ids, public.leader or 0
            winner = None
        else:
            trick = public.tricks[number]
            is_done, cards, first, winner = True, trick.ids, trick.leader, trick.winner
        if len(cards) >= n_seats + is_done or (is_done and len(cards) < n_seats):
            cause = Fault(Why.TRICK_SIZE, {"told": len(cards), "right": n_seats})
            raise BadView(Why.VIEW_TRICK, trick=number + 1, cause=cause, field="tricks")
        if (leader >= 0 and cards and first != leader) or not 0 <= first < n_seats:
            raise BadView(Why.VIEW_LEADS, told=first, trick=number + 1, right=leader, field="tricks")
        seat, led = first, NO_SUIT
        for idx in cards:
            if idx >> 6 or not pack & 1 << idx:
                raise BadView(Why.NOT_IN_PACK, card=str(idx if idx >> 6 else CARDS[idx]), field="tricks")
            bit = 1 << idx
            if voids[seat] & bit:
                _show(bit, seat)
            had = by_seat[seat]
            by_seat[seat] = cardset.add(had, idx) if had & bit else had | bit
            if idx & 15:
                if led == NO_SUIT:
                    led = idx >> 4
                elif idx >> 4 != led:
                    voids[seat] |= SUIT_MASKS[led]
            seat = seat + 1 if seat + 1 < n_seats else 0
        if winner is not None and not 0 <= winner < n_seats:
            raise BadView(Why.NO_SEAT, seat=winner, last=n_seats - 1, field="tricks")
        leader = -1 if winner is None else winner
        if not is_done and led != public.led:
            raise BadView(Why.VIEW_FIELD, field="led")
    return voids, by_seat


def _show(cards: int, seat: int) -> None:
    """Raises BadView for a card of a suit that a seat has shown itself void in."""
    if cards:
        text = cardset.to_text(cards & KINDS_MASK)
        raise BadView(Why.VIEW_REVOKE, seat=seat, card=text)


def _check_given(view: View, seat: int, voids: list[int], by_seat: list[int]) -> None:
    """What this seat passed on lies where it was passed to, until it is played there."""
    public = view.public
    receiver = public.pass_to(seat)
    left = 0
    for idx in cardset.mask_ids(view.gave_mask & KINDS_MASK & ~by_seat[receiver]):
        left += cardset.copies(view.gave_mask, idx)
        n_elsewhere = sum(cardset.copies(cards, idx) for cards in by_seat)
        n_elsewhere += cardset.copies(view.hand_mask, idx) + cardset.copies(view.kitty_mask or 0, idx)
        if cardset.copies(view.gave_mask, idx) + n_elsewhere > public.rules.pack_ids.count(idx):
            raise BadView(Why.VIEW_PASSED_ELSEWHERE, card=str(CARDS[idx]), seat=receiver)
        _show(voids[receiver] & 1 << idx, receiver)
    if left > public.hand_size(receiver):
        raise BadView(Why.VIEW_CANNOT_HOLD, list=(receiver,), field="gave", seat=receiver)


def _check_taken(public: Public, by_seat: list[int]) -> None:
    """The cards that lie with the winners are those that were played, and the kitty where it was shown."""
    played = gathered = 0
    for cards in by_seat:
        played = cardset.union(played, cards)
    if public.played_mask != played:
        raise BadView(Why.VIEW_FIELD, field="tricks")
    for cards in (*public.taken, public.set_aside):
        gathered = cardset.union(gathered, cards)
    gathered = cardset.union(gathered, cardset.from_ids(public.trick_ids))
    if gathered != played and gathered != cardset.union(played, public.kitty_shown or 0):
        raise BadView(Why.VIEW_FIELD, field="taken")
