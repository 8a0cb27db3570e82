"""Uniformly random actions of Hearts, and whether an action is legal, without listing hundreds of passes.

Nothing here is chosen on purpose.
"""

from __future__ import annotations

import random
from typing import Final

from openhearts.cards import cardset
from openhearts.cards.card import CARDS, Card
from openhearts.games.hearts.play.actions import CHOICES, PLAYS, Action, Choose, Claim, Pass, Play
from openhearts.games.hearts.play.view import View

ACTIONS: Final = (Play, Pass, Choose, Claim)


def uniform(view: View, rng: random.Random) -> Action:
    """Any legal action but a claim, all equally likely."""
    options = view.options
    if options.kind == "play":
        kinds = cardset.mask_ids(options.mask)
        return PLAYS[kinds[rng.randrange(len(kinds))]]
    if options.kind == "pass":
        return Pass(tuple(CARDS[idx] for idx in uniform_set(options.held, options.count, rng)))
    return CHOICES[rng.randrange(len(CHOICES))]


def uniform_set(held: int, count: int, rng: random.Random) -> list[int]:
    """Ids of `count` cards of a set, every different choice equally likely; identical cards are not told apart.

    >>> uniform_set(cardset.from_text("QS QS"), 2, random.Random(1)) == [61, 61]
    True
    """
    copies = [(idx, cardset.copies(held, idx)) for idx in cardset.mask_ids(cardset.kinds(held))]
    ways = [[1] + [0] * count]  # ways[i][n]: choices of n cards from the last i kinds
    for _, n_copies in reversed(copies):
        last = ways[-1]
        ways.append([sum(last[n - k] for k in range(min(n, n_copies) + 1)) for n in range(count + 1)])
    chosen: list[int] = []
    for place, (idx, n_copies) in enumerate(copies):
        rest = ways[len(copies) - place - 1]
        left = count - len(chosen)
        draw = rng.randrange(ways[len(copies) - place][left])
        for k in range(min(left, n_copies) + 1):
            if draw < rest[left - k]:
                chosen += [idx] * k
                break
            draw -= rest[left - k]
    return chosen


def is_legal(view: View, action: Action) -> bool:
    """Whether the seat of the view may do this now; what only looks like an action (a subclass, a list) is none."""
    options = view.options
    if type(action) not in ACTIONS:
        return False
    match action:
        case Play():
            is_card = isinstance(action.card, Card)
            return options.kind == "play" and is_card and bool(options.mask >> action.card.id & 1)
        case Pass():
            if options.kind != "pass" or type(action.cards) is not tuple or len(action.cards) != options.count:
                return False
            if not all(isinstance(card, Card) for card in action.cards):
                return False
            try:
                return cardset.contains(options.held, cardset.from_cards(action.cards))
            except ValueError:
                return False
        case Choose():
            return options.kind == "choose" and action in CHOICES
        case Claim():
            return options.kind == "play" and options.can_claim and not action.agreed
