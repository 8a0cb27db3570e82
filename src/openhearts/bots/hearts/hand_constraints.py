"""What the open play proves about hidden hands: which kinds each seat may still hold, and which cards it surely has.

Only what is certain: a void shown, a card passed on, a penalty on a first trick that forbids it, a locked card led.
Where one of several things must be so, each is a way.
"""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

from openhearts.cards import cardset
from openhearts.cards.card import JOKER_RANK
from openhearts.cards.cardset import KINDS_MASK, SUIT_MASKS
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.legal import SPADE_QUEEN_MASK
from openhearts.games.hearts.rules.policies import BROKEN_WHEN
from openhearts.games.hearts.rules.public_state import Public, Trick

_HEARTS_OR_QUEEN = SUIT_MASKS[2] | SPADE_QUEEN_MASK


MOST_WAYS: Final = 4


class Way(NamedTuple):
    """What a hand may hold, and kinds of which it must hold one (masks; no kinds: nothing)."""

    may: int
    need: int = 0


ANYHOW: Final = (Way(KINDS_MASK),)


class Proofs(NamedTuple):
    """By seat: `may` masks of the kinds that it may hold, `known` sets of the cards that it surely holds, and `ways`,
    of which one is true of its hand; a single one says no more than `may`.
    """

    may: tuple[int, ...]
    known: tuple[int, ...]
    ways: tuple[tuple[Way, ...], ...]


def proofs(view: View) -> Proofs:
    """What this view proves; the own seat's entry says nothing."""
    public = view.public
    n_seats = public.n_seats
    may = [KINDS_MASK] * n_seats
    ways: list[tuple[Way, ...]] = [ANYHOW] * n_seats
    rows = [(trick.leader, trick.ids) for trick in public.tricks]
    if public.trick_ids:
        rows.append((public.leader or 0, public.trick_ids))
    known = _known(view, rows)
    _of_opening(public, may, known, rows)
    broken = public.rules.lead.broken_when == "free"
    for number, (leader, cards) in enumerate(rows):
        found = _of_trick(public, may, leader, cards, is_first=number == 0)
        for place, idx in enumerate(_leads(cards)):
            seat = (leader + place) % n_seats
            has_duty = number == place == 0 and _duty(public, idx)
            holds = _holds_opening(view, known, rows, seat) if has_duty else False
            found.append((seat, _of_lead(public, idx, holds, is_first=number == 0, broken=broken)))
        for seat, some in found:
            if seat != view.seat:
                held = _played(rows[number:], n_seats, seat)
                ways[seat] = _both(ways[seat], tuple(_left(way, held) for way in some if not held & ~way.may))
        if number < len(public.tricks):
            done: tuple[Trick, ...] = public.tricks[: number + 1]
            broken = BROKEN_WHEN[public.rules.lead.broken_when](public.rules, broken, done)
    for seat, some in enumerate(ways):
        may[seat] &= _union(some).may
        ways[seat] = tuple(Way(way.may & may[seat], way.need) for way in some)
    return Proofs(tuple(may), tuple(known), tuple(ways))


def _known(view: View, rows: list[tuple[int, tuple[int, ...]]]) -> list[int]:
    """The cards that were passed on and are not played yet, for each seat that holds them."""
    public = view.public
    known = [cardset.EMPTY] * public.n_seats
    if view.seat is None or view.got_mask is None or not view.gave_mask:
        return known
    receiver = public.pass_to(view.seat)
    played = cardset.EMPTY
    for leader, cards in rows:
        for place, idx in enumerate(cards):
            if (leader + place) % public.n_seats == receiver:
                played = cardset.add(played, idx)
    for idx in cardset.ids(view.gave_mask):
        if cardset.copies(played, idx):
            played = cardset.remove(played, idx)
        else:
            known[receiver] = cardset.add(known[receiver], idx)
    return known


def _leads(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of a trick that led: jokers at its beginning, and what came after them."""
    n_jokers = next((place for place, idx in enumerate(cards) if idx & 15 != JOKER_RANK), len(cards))
    return cards[: n_jokers + 1]


def _of_trick(
    public: Public, may: list[int], leader: int, cards: tuple[int, ...], *, is_first: bool
) -> list[tuple[int, tuple[Way, ...]]]:
    """Narrows what the seats of a trick may hold by how each of them followed; seats with what is true in ways."""
    rules = public.rules
    n_leads = len(_leads(cards))
    found: list[tuple[int, tuple[Way, ...]]] = []
    led = cards[n_leads - 1] >> 4
    for place, idx in enumerate(cards[n_leads:], n_leads):
        seat = (leader + place) % public.n_seats
        is_joker, forbidden = idx & 15 == JOKER_RANK, is_first and bool(1 << idx & rules.first_trick_mask)
        follows = idx >> 4 == led and not is_joker
        followable = SUIT_MASKS[led] | rules.jokers_mask
        if not follows and not is_joker:
            may[seat] &= ~SUIT_MASKS[led]
        if forbidden and is_joker:  # it follows nothing, or follows with what it must not: then it has the suit
            nothing = Way(rules.first_trick_mask & ~SUIT_MASKS[led])
            found.append((seat, (nothing, Way(rules.first_trick_mask | ~followable & KINDS_MASK, SUIT_MASKS[led]))))
        elif forbidden:
            may[seat] &= rules.first_trick_mask | ~(followable if follows else KINDS_MASK) & KINDS_MASK
    return found


def _left(way: Way, held: int) -> Way:
    """What a way asks of the hand now, when these kinds of it have been played since."""
    return Way(way.may, 0 if way.need & held else way.need)


def _played(rows: list[tuple[int, tuple[int, ...]]], n_seats: int, seat: int) -> int:
    """The kinds that a seat played in these tricks."""
    mask = 0
    for leader, cards in rows:
        place = (seat - leader) % n_seats
        if place < len(cards):
            mask |= 1 << cards[place]
    return mask


def _duty(public: Public, idx: int) -> bool:
    """Whether a card was perhaps the first of a deal because the holder of the opening card must lead such a one."""
    opening, must = public.opening_card, public.rules.opening.must
    if opening is None or must == "any":
        return False
    return idx == opening or (must == "suit" and bool(SUIT_MASKS[opening >> 4] >> idx & 1))


def _holds_opening(view: View, known: list[int], rows: list[tuple[int, tuple[int, ...]]], seat: int) -> bool | None:
    """Whether the first to lead held the opening card then; None where that is not proved either way."""
    public, opening = view.public, view.public.opening_card
    assert opening is not None
    if _played(rows, public.n_seats, seat) >> opening & 1 or cardset.copies(known[seat], opening):
        return True
    elsewhere = [cards for other, cards in enumerate(known) if other != seat]
    n_elsewhere = sum(cardset.copies(cards, opening) for cards in elsewhere)
    return None if cardset.copies(view.unseen_mask, opening) > n_elsewhere else False


def _of_lead(public: Public, idx: int, holds_opening: bool | None, *, is_first: bool, broken: bool) -> tuple[Way, ...]:
    """A lead that is forbidden unless there is nothing else proves that there was nothing else, or that it was a duty.

    `holds_opening`: whether the seat had to lead such a card, None where nobody knows.
    """
    rules, bit = public.rules, 1 << idx
    if holds_opening:
        return ANYHOW
    duty = (Way(KINDS_MASK, 1 << (public.opening_card or 0)),) if holds_opening is None else ()
    held, free = KINDS_MASK, 0  # free: kinds that were out of the question already
    if is_first and rules.opening_forbidden_mask:
        if bit & rules.opening_forbidden_mask:
            held = rules.opening_forbidden_mask
        else:
            free = rules.opening_forbidden_mask
    if broken or not bit & rules.locked_mask:
        return (*duty, Way(held))
    locked = Way(held & (rules.locked_mask | free))
    if rules.lead.queen_counts_as_heart and bit & _HEARTS_OR_QUEEN:
        return (*duty, locked, Way(held & (_HEARTS_OR_QUEEN | free)))
    return (*duty, locked)


def _both(some: tuple[Way, ...], others: tuple[Way, ...]) -> tuple[Way, ...]:
    """The ways in which one of each is true; where they get too many, a single one that allows them all."""
    found = {Way(one.may & other.may, one.need | other.need) for one, other in product(some, others or ANYHOW)}
    kept = tuple(sorted(way for way in found if not any(way != wider and _implies(way, wider) for wider in found)))
    return kept if len(kept) <= MOST_WAYS else (_union(kept),)


def _implies(way: Way, wider: Way) -> bool:
    return not way.may & ~wider.may and (not wider.need or (bool(way.need) and not way.need & ~wider.need))


def _union(ways: tuple[Way, ...]) -> Way:
    may = need = 0
    for way in ways:
        may, need = may | way.may, need | way.need
    return Way(may, need if all(way.need for way in ways) else 0)


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
    if not by_card and rules.opening.must == "suit" and not SUIT_MASKS[idx >> 4] >> first & 1:
        may[leader] &= ~(1 << idx)
