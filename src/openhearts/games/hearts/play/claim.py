"""Claims: when the rest of a deal is certain from the claimer's own view, and when a bot agrees to a claim that is not.

A refusal never tells anything about hidden hands, because it never looks at one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from openhearts.cards import cardset
from openhearts.cards.cardset import SUIT_MASKS
from openhearts.games.hearts.rules.ruleset import mask_of
from openhearts.games.hearts.rules.scoring import moon_shooter

if TYPE_CHECKING:
    from openhearts.games.hearts.rules.public_state import Public

Kind = Literal["nothing_left", "all_mine"]


def certain(public: Public, seat: int | None, hand: int, kitty: int | None) -> Kind | None:
    """What a seat on turn may claim that holds `hand` and knows the `kitty` (None: it does not): that nothing is left
    to take, or that all that is left is its own; None if unsure.
    """
    is_on_turn = public.phase == "play" and seat is not None and public.turn == seat
    if not is_on_turn or public.rules.next_deal.leader == "last_winner":
        return None
    if _nothing_left(public, kitty):
        return "nothing_left"
    return "all_mine" if _all_mine(public, hand, kitty) else None


def is_harmless(public: Public, claimer: int) -> bool:
    """Whether nobody else loses anything, from what lies open, if all that is left goes to the claimer.

    Who may still shoot the moon, or would pay for taking no trick, does.  A bot agrees exactly then: what it holds
    plays no part, so that its answer tells nothing of it.
    """
    rules = public.rules
    if public.phase != "play" or rules.score.winner != "lowest":
        return False
    theirs = cardset.EMPTY
    for seat, cards in enumerate(public.taken):
        if seat != claimer:
            theirs = cardset.union(theirs, cards)
    if public.kitty_shown is not None and public.kitty_to is None:
        theirs = cardset.union(theirs, public.kitty_shown)
    whole = rules.pack_set
    mine = cardset.minus(whole, theirs)
    left = cardset.minus(mine, public.taken[claimer])
    if cardset.restrict(left, rules.bonus_mask) or moon_shooter(rules, (mine,), whole) is not None:
        return False
    others = [seat for seat in range(public.n_seats) if seat != claimer]
    if rules.score.no_trick_bonus > 0 and any(not public.n_won[seat] for seat in others):
        return False
    if rules.moon.award == "none" and rules.sun.award == "none":
        return True
    return all(moon_shooter(rules, (cardset.union(public.taken[seat], left),), whole) is None for seat in others)


def unseen(public: Public, hand: int, kitty: int | None) -> int:
    """Set of the cards whose place is unknown to a seat that has this hand and saw this kitty (None: saw none)."""
    rest = cardset.minus(cardset.minus(public.rules.pack_set, public.played_mask), hand)
    return rest if kitty is None else cardset.minus(rest, kitty)


def _nothing_left(public: Public, kitty: int | None) -> bool:
    """Every card that counts has been taken, and nothing else can change what the deal costs."""
    rules = public.rules
    if not public.tricks or (rules.sun.award != "none" and max(public.n_won) == len(public.tricks)):
        return False
    if rules.score.no_trick_bonus and 0 in public.n_won:
        return False
    counting = rules.penalty_mask | rules.bonus_mask
    if rules.moon.needs != "all_penalty_cards":  # what a moon needs may cost nothing by itself
        counting |= mask_of(selector for selector, _ in rules.moon.needs)
    taken = 0
    for cards in public.taken:
        taken = cardset.union(taken, cards)
    if kitty is not None and public.kitty_shown is None and public.kitty_to is not None:
        taken = cardset.union(taken, kitty)
    whole = rules.pack_set
    return not cardset.restrict(cardset.minus(whole, taken), counting)


def _all_mine(public: Public, hand: int, kitty: int | None) -> bool:
    """On lead with nothing but cards that no unseen card can beat (one pack, no jokers: nothing can cancel or
    excuse).
    """
    rules = public.rules
    if public.trick_ids or rules.pack.count != 1 or rules.jokers_mask or not hand:
        return False
    others = unseen(public, hand, kitty)
    for suit_mask in SUIT_MASKS:
        mine, theirs = hand & suit_mask, others & suit_mask
        if mine and theirs.bit_length() > (mine & -mine).bit_length():
            return False
    return True
