"""Which cards may be led and followed with, and why a card may not.

Functions of (hand, public) alone: the signature is the proof that no other hand is looked at.
Must agree with the kernels' twin and with tests/oracles/brute.py.
"""

from __future__ import annotations

from openhearts.cards.card import CARDS
from openhearts.cards.cardset import KINDS_MASK, SUIT_MASKS
from openhearts.errors import IllegalAction, NotToAct, Reason, Why
from openhearts.games.hearts.rules.policies import OPENING_MUST
from openhearts.games.hearts.rules.public_state import Public
from openhearts.games.hearts.rules.ruleset import Ruleset

SPADE_QUEEN_MASK = 1 << (16 * 3 + 13)


def drop(held: int, forbidden_mask: int) -> int:
    """The mask without what is forbidden, or unchanged if nothing would be left."""
    return held & ~forbidden_mask or held


def legal_leads(
    rules: Ruleset,
    hand: int,
    *,
    broken: bool,
    is_first_trick: bool,
    opening_card: int | None = None,
) -> int:
    """Kinds of `hand` that may be led (mask, never empty for a hand that is not).

    Prohibitions are applied one after the other, and each is waived only when it would leave no card.
    `opening_card` is given only for the very first card of a deal.  Source: docs/rules.md 1.3.

    >>> from openhearts.cards.cardset import from_text, to_text
    >>> to_text(legal_leads(Ruleset(), from_text("QS 5H 9H"), broken=False, is_first_trick=False))
    'QS'
    """
    held = hand & KINDS_MASK
    if is_first_trick:
        if opening_card is not None and held >> opening_card & 1:
            must = OPENING_MUST[rules.opening.must](held, opening_card)
            if must:
                return must
        held = drop(held, rules.opening_forbidden_mask)
    if not broken:
        if rules.lead.queen_counts_as_heart and not held & ~(SUIT_MASKS[2] | SPADE_QUEEN_MASK):
            return held
        held = drop(held, rules.locked_mask)
    return held


def legal_follows(rules: Ruleset, hand: int, led: int, is_first_trick: bool) -> int:
    """Kinds of `hand` that may be played to a trick of suit `led` (mask, never empty for a hand that is not).

    Source: docs/rules.md 1.4.

    >>> from openhearts.cards.cardset import from_text, to_text
    >>> to_text(legal_follows(Ruleset(), from_text("QS AH KD JD"), 0, is_first_trick=True))
    'JD KD'
    """
    following = hand & SUIT_MASKS[led]
    candidates = following | hand & rules.jokers_mask if following else hand & KINDS_MASK
    if is_first_trick:
        candidates = candidates & ~rules.first_trick_mask or candidates
    return candidates


def legal_plays(hand: int, public: Public) -> int:
    """Kinds of `hand` that the seat to act may play now (mask, never empty).

    Source: docs/rules.md 1.3 and 1.4.  Raises NotToAct if nobody is to play.  O(1).
    """
    if public.phase != "play":
        raise NotToAct(Why.NOT_NOW)
    rules, led = public.rules, public.led
    is_first = not public.tricks
    if led >= 0:
        following = hand & SUIT_MASKS[led]
        if following and not is_first and not rules.jokers_mask:  # nearly always
            return following
        return legal_follows(rules, hand, led, is_first)
    return legal_leads(
        rules,
        hand,
        broken=public.broken,
        is_first_trick=is_first,
        opening_card=public.opening_card if is_first and not public.trick_ids else None,
    )


def why_illegal(hand: int, public: Public, idx: int) -> Reason | None:
    """Why the seat to act may not play the card (None if it may); looks at its own hand alone."""
    held = hand & KINDS_MASK
    if not held >> idx & 1:
        return Reason.CARD_NOT_HELD
    if legal_plays(hand, public) >> idx & 1:
        return None
    rules = public.rules
    if public.led >= 0:
        return Reason.MUST_FOLLOW if held & SUIT_MASKS[public.led] and idx >> 4 != public.led else Reason.FIRST_TRICK
    is_first = not public.tricks and not public.trick_ids
    if is_first and public.opening_card is not None and held >> public.opening_card & 1:
        if rules.opening.must == "card":
            return Reason.OPENING_CARD
        if rules.opening.must == "suit":
            return Reason.OPENING_SUIT
    if not public.tricks and rules.opening_forbidden_mask >> idx & 1 and held & ~rules.opening_forbidden_mask:
        return Reason.OPENING_FORBIDDEN
    return Reason.LOCKED


def refused_play(reason: Reason, card: str, public: Public) -> IllegalAction:
    """The error for a card that may not be played, with what its sentence names."""
    opening = public.opening_card
    named: dict[str, object] = {}  # nothing that the reason does not speak of
    match reason:
        case Reason.MUST_FOLLOW:
            named["suit"] = public.led
        case Reason.OPENING_SUIT if opening is not None:
            named["suit"] = opening >> 4
        case Reason.OPENING_CARD if opening is not None:
            named["opening"] = str(CARDS[opening])
        case Reason.LOCKED:
            named["lock"] = "hearts" if public.rules.lead.locked == ("suit:H",) else "other"
    return IllegalAction(reason, card=card, **named)
