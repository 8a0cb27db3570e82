"""Whether a view can be: `check_quickly` before every decision, `check` for views that somebody tells.

It says only that something cannot be; what each single play contradicts is said where views are built.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from openhearts.cards import cardset
from openhearts.cards.card import CARDS
from openhearts.cards.cardset import KINDS_MASK, SUIT_MASKS, TWICE
from openhearts.errors import BadView
from openhearts.games.hearts.play import progress, wire
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.legal import legal_plays
from openhearts.games.hearts.rules.public import NO_SUIT, Public
from openhearts.games.hearts.rules.ruleset import Ruleset

_BY_SEAT: Final = ("scores", "has_passed", "taken", "n_won", "points")
_SEATS: Final = ("dealer", "turn", "leader", "kitty_to", "shooter")
_MOST: Final = 10**9


def check_wholly(view: View) -> None:
    """Raises BadView where anything in a view does not follow from the rest of it.  Slow: every trick is done again."""
    check_quickly(view)
    wire.check(view)
    check(view)


def check(view: View) -> None:
    """Raises BadView where no deal fits what has been played.

    By Hall's theorem the seats of any group need as many unseen cards that they may hold as they have places.
    """
    from openhearts.bots.hearts.expert.proofs import proofs  # loads what searches need: not for every decision

    public, seat = view.public, view.seat
    if seat is None or public.phase != "play":
        return
    proved = proofs(view)
    unseen = view.unseen_mask
    others = [other for other in range(public.n_seats) if other != seat]
    for other in others:
        if not cardset.contains(unseen, proved.known[other]):
            raise BadView(f"seat {other} must hold {cardset.to_text(proved.known[other])}, but cannot", seat=other)
        unseen = cardset.minus(unseen, proved.known[other])
    places = {other: public.hand_size(other) - cardset.size(proved.known[other]) for other in others}
    for count in range(1, len(others) + 1):
        for group in combinations(others, count):
            may = 0
            for other in group:
                may |= proved.may[other]
            needed = sum(places[other] for other in group)
            if cardset.size(cardset.restrict(unseen, may)) < needed:
                named = " and ".join(f"seat {other}" for other in group)
                raise BadView(
                    f"after what was played {named} cannot hold {needed} more cards: too few that fit are left",
                    seats=group,
                )


# --- before every decision --------------------------------------------------------------------------------------------


def check_quickly(view: View) -> None:
    """Raises BadView where cards, voids, sizes and turns of a view contradict each other.  Some 10 microseconds."""
    public, seat, options = view.public, view.seat, view.options
    n_seats = public.n_seats
    if seat is None:
        raise BadView("a watcher has nothing to decide")
    for field in _BY_SEAT:
        if len(getattr(public, field)) != n_seats:
            raise BadView(f"{field} must have {n_seats} entries", field=field)
    if not 0 <= seat < n_seats or seat not in public.to_act or options.kind != public.phase:
        raise BadView(f"seat {seat} has nothing to decide now", seat=seat, phase=public.phase)
    try:
        _check_numbers(view, _pack(public.rules))
        if public.phase == "pass":
            _check_passing(view)
        else:
            _check_playing(view, seat)
    except BadView:
        raise
    except (ValueError, IndexError, OverflowError) as error:
        raise BadView(f"this view cannot be: {error}") from error


def _check_numbers(view: View, pack: int) -> None:
    """Raises BadView for seats that are not there, sets with cards that the pack has not, and numbers without sense."""
    public, n_seats = view.public, view.public.n_seats
    for field in _SEATS:
        seat = getattr(public, field)
        if (seat is None and field == "dealer") or (seat is not None and not 0 <= seat < n_seats):
            raise BadView(f"there is no seat {seat}", field=field, seat=seat)
    number, opening = public.deal_number, public.opening_card
    if number < 1 or public.pass_direction != progress.pass_direction(public.rules, number):
        raise BadView(f"deal {number} is not passed {public.pass_direction}", field="pass_direction")
    if opening is not None and (opening >> 6 or not pack & 1 << opening):
        raise BadView(f"{opening} opens, and is no card of this pack", field="opening_card")
    kitty, shown = view.kitty_mask, public.kitty_shown
    own = (view.hand_mask, view.dealt_mask, view.gave_mask, view.got_mask or 0)
    for cards in (*own, kitty or 0, shown or 0, *public.taken, public.set_aside):
        if cards < 0 or pack & cards != cards or cards >> TWICE & ~cards:
            over = (cards & ~pack if cards > 0 else 0) & (1 << 2 * TWICE) - 1
            text = cardset.to_text((over | over >> TWICE) & KINDS_MASK)
            raise BadView(f"{text or 'a set of cards'}: not in this pack, or not that often", field="hand", card=text)
    if shown is not None and kitty != shown:
        raise BadView("everybody saw the kitty, and this seat another one", field="kitty")
    if kitty is not None and cardset.size(kitty) != public.kitty_size:
        raise BadView(f"{public.kitty_size} cards are left over, not {cardset.size(kitty)}", field="kitty")
    for won, score, points in zip(public.n_won, public.scores, public.points, strict=True):
        if not 0 <= won <= len(public.tricks) or abs(score) > _MOST or abs(points) > _MOST:
            raise BadView("tricks, points or scores are not what anybody can have", field="points")


@cache
def _pack(rules: Ruleset) -> int:
    return cardset.from_ids(rules.pack_ids)


def _check_passing(view: View) -> None:
    public, options = view.public, view.options
    if public.tricks or public.trick:
        raise BadView("cards lie on the table before the pass is made", field="tricks")
    if cardset.size(view.dealt_mask) != public.rules.hand_size:
        raise BadView(f"the hand that was dealt is not {public.rules.hand_size} cards", field="dealt")
    if view.hand_mask != view.dealt_mask or options.held != view.dealt_mask or view.gave_mask or view.got_mask:
        raise BadView("before the pass the hand is what was dealt", field="hand")
    if options.count != public.rules.pass_.count or public.pass_direction == "HOLD":
        raise BadView("nothing, or another number of cards, is passed in this deal", field="pass_direction")


def _check_playing(view: View, seat: int) -> None:
    public = view.public
    n_seats, pack = public.n_seats, _pack(public.rules)
    voids, by_seat = _of_tricks(public, pack)
    hand, mine = view.hand_mask, by_seat[seat]
    held = cardset.union(cardset.minus(view.dealt_mask, view.gave_mask), view.got_mask or 0)
    if cardset.union(hand, mine) != held:
        raise BadView("the hand is not what was dealt, less what was given and played, and what was got", field="hand")
    if cardset.size(hand) != public.hand_size(seat):
        raise BadView(f"{cardset.size(hand)} cards in the hand, not {public.hand_size(seat)}", field="hand")
    _show(hand & voids[seat], seat, "holds", voids[seat])
    known = hand if view.kitty_mask is None else cardset.union(hand, view.kitty_mask)
    for cards in by_seat:
        known = cardset.union(known, cards)
    if not cardset.contains(pack, known):
        twice = known & ~pack
        text = cardset.to_text((twice | twice >> TWICE) & KINDS_MASK)
        raise BadView(f"{text}: in two places, or not in this pack", field="hand", card=text)
    if view.gave_mask:
        _check_given(view, seat, voids, by_seat)
    if public.phase == "play":
        if public.leader is None or public.turn != (public.leader + len(public.trick)) % n_seats:
            raise BadView(f"seat {public.turn} cannot be on turn after this trick", field="turn")
        if view.options.mask != legal_plays(hand, public) or view.options.held != hand:
            raise BadView("the options are not what the hand allows", field="options")
    elif public.trick or len(public.tricks) + cardset.size(hand) != public.rules.hand_size:
        raise BadView("after a moon is chosen when the cards are played", field="trick")
    _check_taken(public, by_seat)


def _of_tricks(public: Public, pack: int) -> tuple[list[int], list[int]]:
    """By seat the kinds of the suits that it did not follow, and the set of the cards that it played."""
    n_seats = public.n_seats
    voids, by_seat = [0] * n_seats, [0] * n_seats
    leader = -1
    for number in range(len(public.tricks) + 1):
        if number == len(public.tricks):
            is_done, cards, first = False, public.trick, public.leader or 0
            winner = None
        else:
            trick = public.tricks[number]
            is_done, cards, first, winner = True, trick.cards, trick.leader, trick.winner
        if len(cards) >= n_seats + is_done or (is_done and len(cards) < n_seats):
            raise BadView(f"trick {number + 1} has {len(cards)} cards at a table of {n_seats}", field="tricks")
        if (leader >= 0 and cards and first != leader) or not 0 <= first < n_seats:
            raise BadView(f"seat {leader} leads trick {number + 1}, not seat {first}", field="tricks")
        seat, led = first, NO_SUIT
        for idx in cards:
            if idx >> 6 or not pack & 1 << idx:
                raise BadView(f"{idx if idx >> 6 else CARDS[idx]} is not in this pack", field="tricks")
            bit = 1 << idx
            if voids[seat] & bit:
                _show(bit, seat, "plays", bit)
            had = by_seat[seat]
            by_seat[seat] = cardset.add(had, idx) if had & bit else had | bit
            if idx & 15:
                if led == NO_SUIT:
                    led = idx >> 4
                elif idx >> 4 != led:
                    voids[seat] |= SUIT_MASKS[led]
            seat = seat + 1 if seat + 1 < n_seats else 0
        if winner is not None and not 0 <= winner < n_seats:
            raise BadView(f"there is no seat {winner}", field="tricks")
        leader = -1 if winner is None else winner
        if not is_done and led != public.led:
            raise BadView("another suit was led than the cards on the table say", field="led")
    return voids, by_seat


def _show(cards: int, seat: int, does: str, void: int) -> None:
    """Raises BadView for a card of a suit that a seat has shown itself void in."""
    if cards:
        text = cardset.to_text(cards & KINDS_MASK)
        raise BadView(f"seat {seat} {does} {text}, but did not follow that suit before", seat=seat, card=text)


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
            raise BadView(f"{CARDS[idx]} was passed to seat {receiver}, and is elsewhere", card=str(CARDS[idx]))
        _show(voids[receiver] & 1 << idx, receiver, "holds", voids[receiver])
    if left > public.hand_size(receiver):
        raise BadView(f"seat {receiver} cannot hold all that was passed to it", field="gave", seat=receiver)


def _check_taken(public: Public, by_seat: list[int]) -> None:
    """The cards that lie with the winners are those that were played, and the kitty where it was shown."""
    played = gathered = 0
    for cards in by_seat:
        played = cardset.union(played, cards)
    if public.played_mask != played:
        raise BadView("the tricks hold other cards than were played", field="tricks")
    for cards in (*public.taken, public.set_aside):
        gathered = cardset.union(gathered, cards)
    gathered = cardset.union(gathered, cardset.from_ids(public.trick))
    if gathered != played and gathered != cardset.union(played, public.kitty_shown or 0):
        raise BadView("the cards that were taken are not those that were played", field="taken")
