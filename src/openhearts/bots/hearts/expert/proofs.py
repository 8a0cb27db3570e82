"""What the open play proves about hidden hands: which kinds each seat may still hold, and which cards it surely has.

Only what is certain: a void shown, a card passed on, a penalty on a first trick that forbids it, a locked card led.
"""

from __future__ import annotations

from typing import NamedTuple

from openhearts.cards import cardset
from openhearts.cards.card import JOKER_RANK
from openhearts.cards.cardset import KINDS_MASK, SUIT_MASKS
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.legal import SPADE_QUEEN_MASK
from openhearts.games.hearts.rules.policies import BROKEN_WHEN
from openhearts.games.hearts.rules.public import NO_SUIT, Public, Trick

_HEARTS_OR_QUEEN = SUIT_MASKS[2] | SPADE_QUEEN_MASK


class Proofs(NamedTuple):
    """By seat: `may` masks of the kinds that it may hold, `known` sets of the cards that it surely holds."""

    may: tuple[int, ...]
    known: tuple[int, ...]


def proofs(view: View) -> Proofs:
    """What this view proves; the own seat's entry says nothing."""
    public = view.public
    n_seats = public.n_seats
    may = [KINDS_MASK] * n_seats
    played = [cardset.EMPTY] * n_seats
    broken = public.rules.lead.broken_when == "free"
    rows = [(trick.leader, trick.cards) for trick in public.tricks]
    if public.trick:
        rows.append((public.leader or 0, public.trick))
    for number, (leader, cards) in enumerate(rows):
        _of_trick(public, may, leader, cards, is_first=number == 0, broken=broken)
        for place, idx in enumerate(cards):
            seat = (leader + place) % n_seats
            played[seat] = cardset.add(played[seat], idx)
        if number < len(public.tricks):
            done: tuple[Trick, ...] = public.tricks[: number + 1]
            broken = BROKEN_WHEN[public.rules.lead.broken_when](public.rules, broken, done)
    known = [cardset.EMPTY] * n_seats
    if view.seat is not None and view.got_mask is not None and view.gave_mask:
        receiver = public.pass_to(view.seat)
        for idx in cardset.ids(view.gave_mask):
            if cardset.copies(played[receiver], idx):
                played[receiver] = cardset.remove(played[receiver], idx)
            else:
                known[receiver] = cardset.add(known[receiver], idx)
    _of_opening(public, may, known, rows)
    return Proofs(tuple(may), tuple(known))


def _of_trick(
    public: Public, may: list[int], leader: int, cards: tuple[int, ...], *, is_first: bool, broken: bool
) -> None:
    """Narrows what the seats of a trick may hold by what each of them played."""
    rules = public.rules
    led = NO_SUIT
    for place, idx in enumerate(cards):
        seat = (leader + place) % public.n_seats
        bit = 1 << idx
        if led == NO_SUIT:
            _of_lead(public, may, seat, bit, is_first=is_first, broken=broken)
            if idx & 15 != JOKER_RANK:
                led = idx >> 4
            continue
        follows = idx >> 4 == led and idx & 15 != JOKER_RANK
        if not follows and idx & 15 != JOKER_RANK:
            may[seat] &= ~SUIT_MASKS[led]
        if is_first and bit & rules.first_trick_mask:
            allowed_then = SUIT_MASKS[led] | rules.jokers_mask if follows else KINDS_MASK
            may[seat] &= rules.first_trick_mask | ~allowed_then & KINDS_MASK


def _of_lead(public: Public, may: list[int], seat: int, bit: int, *, is_first: bool, broken: bool) -> None:
    """A lead that is forbidden unless there is nothing else proves that there was nothing else."""
    rules = public.rules
    opening = public.opening_card
    if is_first and opening is not None:
        duty = SUIT_MASKS[opening >> 4] if rules.opening.must == "suit" else 1 << opening
        if bit & duty and rules.opening.must != "any":
            return  # perhaps a duty: it proves nothing
    free = 0  # kinds that were out of the question already
    if is_first and rules.opening_forbidden_mask:
        if bit & rules.opening_forbidden_mask:
            may[seat] &= rules.opening_forbidden_mask
        else:
            free = rules.opening_forbidden_mask
    if broken or not bit & rules.locked_mask:
        return
    closed = rules.locked_mask
    if rules.lead.queen_counts_as_heart:
        closed |= _HEARTS_OR_QUEEN
    may[seat] &= closed | free


def _of_opening(public: Public, may: list[int], known: list[int], rows: list[tuple[int, tuple[int, ...]]]) -> None:
    """The opening card: its holder leads, and where it is the lowest held, nobody holds a lower one."""
    idx, rules = public.opening_card, public.rules
    if idx is None:
        return
    if rules.opening.card is not None and rules.opening.card.startswith("lowest_of:"):
        lower = SUIT_MASKS[idx >> 4] & ((1 << idx) - 1)
        may[:] = [mask & ~lower for mask in may]
    leader = rows[0][0] if rows else public.leader
    if leader is None or not rows:
        return
    first = rows[0][1][0]
    by_card = rules.opening.leader == "holder_of_card"
    gone = any(idx in cards for _, cards in rows)
    if by_card and first != idx and not gone and not cardset.copies(known[leader], idx):
        known[leader] = cardset.add(known[leader], idx)
    if not by_card and first != idx and rules.opening.must == "card":
        may[leader] &= ~(1 << idx)
    if not by_card and rules.opening.must == "suit" and first >> 4 != idx >> 4:
        may[leader] &= ~(1 << idx)
