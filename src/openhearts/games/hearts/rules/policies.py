"""The named policies of Hearts: for each parameter a table from its values to the function that means it.

A new mechanism is a new entry here with its tests; nothing else asks for the name of a variant.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from openhearts.cards import cardset
from openhearts.cards.card import CARDS, HEARTS, JOKER_RANK
from openhearts.games.hearts.rules.public_state import NO_SUIT, Trick, VoidReason
from openhearts.games.hearts.rules.ruleset import Ruleset


def suit_led(cards: Sequence[int]) -> int:
    """Suit of the first card that is no joker, NO_SUIT where there is none."""
    for idx in cards:
        if idx & 15 != JOKER_RANK:
            return idx >> 4
    return NO_SUIT


# --- lead.broken_when: is the lock open after these finished tricks? --------------------------------------------------


def breaks(rules: Ruleset, idx: int, led: int) -> bool:
    """Whether a card played to a trick of this suit is one that breaks the lock; a joker is of no suit."""
    if not rules.broken_by_mask >> idx & 1:
        return False
    suit = NO_SUIT if idx & 15 == JOKER_RANK else idx >> 4
    return not rules.lead.break_requires_discard or suit != led


def _any_breaks(rules: Ruleset, trick: Trick) -> bool:
    if not trick.content & rules.broken_by_mask:
        return False
    led = suit_led(trick.ids)
    return any(breaks(rules, idx, led) for idx in trick.ids)


def played_earlier_trick(rules: Ruleset, was: bool, tricks: Sequence[Trick]) -> bool:
    """Open once a breaking card was played to any finished trick."""
    return was or _any_breaks(rules, tricks[-1])


def collected_earlier_trick(rules: Ruleset, was: bool, tricks: Sequence[Trick]) -> bool:
    """Open once a seat collected a breaking card; one in a void trick counts when that trick is collected."""
    if was or tricks[-1].collector is None:
        return was
    for back, trick in enumerate(reversed(tricks)):
        if back and trick.collector is not None:
            break
        if _any_breaks(rules, trick):
            return True
    return False


def in_previous_trick(rules: Ruleset, was: bool, tricks: Sequence[Trick]) -> bool:
    """Open only while the trick just before held a breaking card."""
    return _any_breaks(rules, tricks[-1])


def last_card_of_previous_trick(rules: Ruleset, was: bool, tricks: Sequence[Trick]) -> bool:
    """Open only while the last card of the trick just before was a breaking card."""
    trick = tricks[-1]
    return breaks(rules, trick.ids[-1], suit_led(trick.ids))


def never(rules: Ruleset, was: bool, tricks: Sequence[Trick]) -> bool:
    """Never open: what is locked is led only when nothing else is held."""
    return False


def free(rules: Ruleset, was: bool, tricks: Sequence[Trick]) -> bool:
    """Always open."""
    return True


BROKEN_WHEN: Final[dict[str, Callable[[Ruleset, bool, Sequence[Trick]], bool]]] = {
    "played_earlier_trick": played_earlier_trick,
    "collected_earlier_trick": collected_earlier_trick,
    "in_previous_trick": in_previous_trick,
    "last_card_of_previous_trick": last_card_of_previous_trick,
    "never": never,
    "free": free,
}


# Where the card itself decides, not who takes the trick or what comes after it.
AT_ONCE: Final = frozenset({"played_earlier_trick", "in_previous_trick"})


# --- trick.duplicates: which copy of the highest live card wins? ------------------------------------------------------


def _first_place(cards: Sequence[int], idx: int) -> int:
    return cards.index(idx)


def _last_place(cards: Sequence[int], idx: int) -> int:
    return len(cards) - 1 - list(reversed(cards)).index(idx)


DUPLICATES: Final[dict[str, Callable[[Sequence[int], int], int]]] = {
    "not_possible": _first_place,
    "cancel": _first_place,
    "first_wins": _first_place,
    "last_wins": _last_place,
}
CANCELLING: Final[dict[str, bool]] = {"not_possible": False, "cancel": True, "first_wins": False, "last_wins": False}


# --- trick.void_when: why does nobody win, given the live cards of the suit led and the number of cancelled pairs? ----


def no_live_led_card(live_led_mask: int, n_pairs: int) -> VoidReason | None:
    """Void only when no uncancelled card of the suit led is left."""
    return None if live_led_mask else "no_live_led_card"


def two_pairs_or_no_live_led_card(live_led_mask: int, n_pairs: int) -> VoidReason | None:
    """Void also when any two pairs lie in the trick, be they discards."""
    return "two_pairs" if n_pairs >= 2 else no_live_led_card(live_led_mask, n_pairs)


VOID_WHEN: Final[dict[str, Callable[[int, int], VoidReason | None]]] = {
    "no_live_led_card": no_live_led_card,
    "two_pairs_or_no_live_led_card": two_pairs_or_no_live_led_card,
}


# --- joker.mode: the place of the joker that takes the trick, if one does ---------------------------------------------


def _joker_never_wins(cards: Sequence[int]) -> int | None:
    return None


def _first_joker_wins(cards: Sequence[int]) -> int | None:
    return next((place for place, idx in enumerate(cards) if idx & 15 == JOKER_RANK), None)


JOKER_WINS: Final[dict[str, Callable[[Sequence[int]], int | None]]] = {
    "none": _joker_never_wins,
    "excuse": _joker_never_wins,
    "always_wins": _first_joker_wins,
}


# --- trick.void_next_leader and trick.last_void_to --------------------------------------------------------------------

VOID_NEXT_LEADER: Final[dict[str, Callable[[int, int], int]]] = {
    "same_leader": lambda leader, n_seats: leader,
    "left_of_leader": lambda leader, n_seats: (leader + 1) % n_seats,
}


def _to_nobody(leader: int, cards: Sequence[int], tricks: Sequence[Trick]) -> int | None:
    return None


def _to_leader(leader: int, cards: Sequence[int], tricks: Sequence[Trick]) -> int | None:
    return leader


def _to_previous_winner(leader: int, cards: Sequence[int], tricks: Sequence[Trick]) -> int | None:
    return next((trick.winner for trick in reversed(tricks) if trick.winner is not None), None)


def _to_second_copy(leader: int, cards: Sequence[int], tricks: Sequence[Trick]) -> int | None:
    led = suit_led(cards)
    paired = [idx for idx in cards if idx >> 4 == led and idx & 15 != JOKER_RANK and cards.count(idx) == 2]
    return (leader + _last_place(cards, max(paired))) % len(cards) if paired else None


LAST_VOID_TO: Final[dict[str, Callable[[int, Sequence[int], Sequence[Trick]], int | None]]] = {
    "nobody": _to_nobody,
    "leader": _to_leader,
    "previous_winner": _to_previous_winner,
    "second_copy_of_highest": _to_second_copy,
}


# --- deal.leftover: does the kitty go with this collected trick? ------------------------------------------------------


def _kitty_stays(collected: int, is_last: bool) -> bool:
    return False


def _kitty_with_first(collected: int, is_last: bool) -> bool:
    return True


def _kitty_with_last(collected: int, is_last: bool) -> bool:
    return is_last


def _kitty_with_heart(collected: int, is_last: bool) -> bool:
    return bool(collected & cardset.SUIT_MASKS[HEARTS])


KITTY_GOES: Final[dict[str, Callable[[int, bool], bool]]] = {
    "set_aside": _kitty_stays,
    "kitty_first_trick": _kitty_with_first,
    "kitty_last_trick": _kitty_with_last,
    "kitty_first_heart": _kitty_with_heart,
}


# --- moon.award and sun.award: points of each seat besides bonus cards ------------------------------------------------


def add_to_others(shooter: int, value: int, n_seats: int) -> list[int]:
    """Every other seat gets the value."""
    return [0 if seat == shooter else value for seat in range(n_seats)]


def subtract_from_self(shooter: int, value: int, n_seats: int) -> list[int]:
    """The shooter loses the value, the others get nothing."""
    return [-value if seat == shooter else 0 for seat in range(n_seats)]


AWARDS: Final[dict[str, Callable[[int, int, int], list[int]]]] = {
    "add_to_others": add_to_others,
    "subtract_from_self": subtract_from_self,
}
CHOICES: Final[dict[str, str]] = {"add": "add_to_others", "subtract": "subtract_from_self"}


# --- opening.must: what the holder of the opening card may lead -------------------------------------------------------

OPENING_MUST: Final[dict[str, Callable[[int, int], int]]] = {
    "card": lambda held, idx: 1 << idx,
    "suit": lambda held, idx: held & cardset.SUIT_MASKS[idx >> 4],
    "any": lambda held, idx: 0,  # no duty
}


def opening_card_of(rules: Ruleset, hands: Sequence[int]) -> int | None:
    """The opening card for these hands (after the pass): the named one, or the lowest of a suit that anybody holds."""
    named = rules.opening.card
    if named is None:
        return None
    if not named.startswith("lowest_of:"):
        return CARDS.index(named)
    held = 0
    for hand in hands:
        held |= hand
    held &= cardset.SUIT_MASKS["CDHS".index(named[-1])]
    return (held & -held).bit_length() - 1 if held else None
