"""Actions: what a seat does, as values; each game has its own classes of them.

Whether one is allowed is not decided here, and no action knows who does it.
"""

from __future__ import annotations

from msgspec import Struct


class Action(Struct, frozen=True, gc=False, tag=True):
    """What a seat does: a value of its game, that can be compared, hashed and written down (`Deal.act` takes it).

    Hearts has `Pass(cards)`, `Play(card)`, `Choose(choice)` and `Claim(agreed)`, with `Card`s; Herz an Herz `Keep()`,
    `Lay(row, value)`, `Discard()` and `Steal(victim, row, to_row, step, value)`.  Options give those that are allowed;
    texts become actions by `Deal.act_text`.

    >>> import openhearts as oh
    >>> deal = oh.deal(oh.ruleset("classic"), seed=7, deal_number=4)
    >>> action = next(iter(deal.options(deal.turn)))
    >>> isinstance(action, oh.Action), action
    (True, Play(card=<Card.C2: '2C'>))

    An action that the rules refuse raises IllegalAction when it is done, not when it is made.
    """
