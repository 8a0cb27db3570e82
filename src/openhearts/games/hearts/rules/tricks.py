"""Who wins a trick, which cards cancel, and why a trick is void.

Functions of the cards of the trick alone; where cards go afterwards is said in play/position.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from openhearts.cards import cardset
from openhearts.cards.cardset import BITS, SUIT_MASKS
from openhearts.games.hearts.rules.policies import (
    AT_ONCE,
    BROKEN_WHEN,
    CANCELLING,
    DUPLICATES,
    JOKER_WINS,
    LAST_VOID_TO,
    VOID_WHEN,
    breaks,
    suit_led,
)
from openhearts.games.hearts.rules.public_state import Public, Trick, VoidReason
from openhearts.games.hearts.rules.ruleset import Ruleset


def cancelled_mask(rules: Ruleset, cards: Sequence[int]) -> int:
    """Kinds that lie twice in the trick and cancel each other under these rules; jokers never do."""
    if not CANCELLING[rules.trick.duplicates]:
        return 0
    return cardset.from_ids(cards) >> cardset.TWICE & ~cardset.JOKERS_MASK


def winning_place(rules: Ruleset, cards: Sequence[int]) -> int | None:
    """Place (in playing order, from 0) of the card that wins a trick so far, or None while it is void.

    Source: docs/rules.md 1.5 and 4.3.

    >>> from openhearts.cards.card import cards
    >>> winning_place(Ruleset(), [c.id for c in cards("5D 9D KH AC")])
    1
    """
    return winner_or_void(rules, cards)[0]


def winner_or_void(rules: Ruleset, cards: Sequence[int]) -> tuple[int | None, VoidReason | None]:
    """Place of the winning card and None, or None and why the trick is void."""
    return _decided(rules, cards, cardset.from_ids(cards))


def _decided(rules: Ruleset, cards: Sequence[int], content: int) -> tuple[int | None, VoidReason | None]:
    if rules.jokers_mask:
        place = JOKER_WINS[rules.joker.mode](cards)
        if place is not None:
            return place, None
    led = suit_led(cards)
    if led < 0:
        return None, "only_jokers"
    live = content & SUIT_MASKS[led]
    if rules.pack.count == 2:
        pairs = content >> cardset.TWICE & ~cardset.JOKERS_MASK if CANCELLING[rules.trick.duplicates] else 0
        live &= ~pairs
        void = VOID_WHEN[rules.trick.void_when](live, pairs.bit_count())
        if void is not None:
            return None, void
    return DUPLICATES[rules.trick.duplicates](cards, live.bit_length() - 1), None


def resolve(rules: Ruleset, leader: int, cards: Sequence[int], earlier: Sequence[Trick], *, is_last: bool) -> Trick:
    """The finished trick of these cards (in playing order from `leader` on): who wins and collects it, why it is void.

    `is_last`: whether it is the last trick of the deal, which decides what becomes of a void one.
    Source: docs/rules.md 4.3 (3 to 6).
    """
    if rules.has_plain_tricks:  # as below, without asking for what cannot be
        content = 0
        for idx in cards:
            content |= BITS[idx]
        highest = (content & SUIT_MASKS[cards[0] >> 4]).bit_length() - 1
        taker = (leader + cards.index(highest)) % len(cards)
        return Trick(leader, tuple(cards), taker, taker, None, content)
    content = cardset.from_ids(cards)
    place, void = _decided(rules, cards, content)
    winner = None if place is None else (leader + place) % len(cards)
    collector = winner
    if winner is None and is_last:
        collector = LAST_VOID_TO[rules.trick.last_void_to](leader, cards, earlier)
    return Trick(leader, tuple(cards), winner, collector, void, content)


def is_broken(rules: Ruleset, tricks: Sequence[Trick]) -> bool:
    """Whether the lock is open after these finished tricks, from the first of the deal on.

    >>> from openhearts.cards.card import cards
    >>> first = resolve(Ruleset(), 0, [c.id for c in cards("2C 9C KC 7H")], (), is_last=False)
    >>> is_broken(Ruleset(), []), is_broken(Ruleset(), [first])
    (False, True)
    """
    broken = rules.lead.broken_when == "free"
    for idx in range(len(tricks)):
        broken = BROKEN_WHEN[rules.lead.broken_when](rules, broken, tricks[: idx + 1])
    return broken


def breaking_place(rules: Ruleset, broken: bool, cards: Sequence[int]) -> int | None:
    """Place of the card of a trick being played by which the lock is open once the trick is over.

    None where it is open already (`broken`), no card does it, or only the finished trick tells.

    >>> from openhearts.cards.card import cards
    >>> breaking_place(Ruleset(), False, [c.id for c in cards("5D 7H 3H")])
    1
    """
    if broken or rules.lead.broken_when not in AT_ONCE:
        return None
    for place, idx in enumerate(cards):
        if rules.broken_by_mask >> idx & 1 and breaks(rules, idx, suit_led(cards[: place + 1])):
            return place
    return None


def is_opened(public: Public) -> bool:
    """Whether what was locked may be led: now, or, by what lies on the table, to the next trick."""
    return public.broken or breaking_place(public.rules, public.broken, public.trick_ids) is not None
