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
    from openhearts.games.hearts.play.view import View
    from openhearts.games.hearts.rules.public import Public

Kind = Literal["nothing_left", "all_mine"]


def certain(view: View) -> Kind | None:
    """What the seat on turn may claim: that nothing is left to take, or that all that is left is its own; None if
    unsure.
    """
    public = view.public
    if (
        public.phase != "play"
        or public.turn != view.seat
        or view.seat is None
        or public.rules.next_deal.leader == "last_winner"
    ):
        return None
    if _nothing_left(view):
        return "nothing_left"
    return "all_mine" if _all_mine(view) else None


def is_harmless(public: Public, claimer: int) -> bool:
    """Whether nobody else loses anything, from what lies open, if all that is left goes to the claimer.

    A bot agrees exactly then: what it holds plays no part, so that its answer tells nothing of it.
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
    whole = cardset.from_ids(rules.pack_ids)
    mine = cardset.minus(whole, theirs)
    left = cardset.minus(mine, public.taken[claimer])
    return not cardset.restrict(left, rules.bonus_mask) and moon_shooter(rules, (mine,), whole) is None


def _nothing_left(view: View) -> bool:
    """Every card that counts has been taken, and nothing else can change what the deal costs."""
    public, rules = view.public, view.public.rules
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
    if view.kitty_mask is not None and public.kitty_shown is None and public.kitty_to is not None:
        taken = cardset.union(taken, view.kitty_mask)
    whole = cardset.from_ids(rules.pack_ids)
    return not cardset.restrict(cardset.minus(whole, taken), counting)


def _all_mine(view: View) -> bool:
    """On lead with nothing but cards that no unseen card can beat (one pack, no jokers: nothing can cancel or
    excuse).
    """
    public, rules = view.public, view.public.rules
    if public.trick or rules.pack.count != 1 or rules.jokers_mask or not view.hand_mask:
        return False
    unseen = view.unseen_mask
    for suit_mask in SUIT_MASKS:
        mine, theirs = view.hand_mask & suit_mask, unseen & suit_mask
        if mine and theirs.bit_length() > (mine & -mine).bit_length():
            return False
    return True
