"""What one player at a real table could tell of a deal: texts for `oh.seat_view`, taken from its view and nothing else.

It plays deals at random and judges nothing.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import openhearts as oh
from openhearts.cards import cardset


def decisions(rules: Any, rng: random.Random) -> Iterator[tuple[oh.Deal, int]]:
    """A deal played at random, passes included: each state of it with a seat that owes a decision."""
    d = oh.deal(
        rules,
        seed=rng.randrange(1 << 30),
        deal_number=rng.randint(1, 5),
        dealer=rng.randrange(rules.seats),
        first_leader=rng.randrange(rules.seats),
        scores=[rng.randint(0, 90) for _ in range(rules.seats)],
    )
    while not d.is_over:
        seat = rng.choice(d.to_act)
        yield d, seat
        if d.phase == "pass":
            d = d.pass_cards(seat, " ".join(rng.sample(d.view(seat).dealt, rules.pass_.count)))
        else:
            d = d.act(seat, rng.choice(list(d.options(seat))))


def told(view: Any, *, present: bool = False, leader: bool = True) -> dict[str, Any]:
    """What the seat of a view could tell; `present`: its hand as it is now; `leader`: who led the first trick too."""
    public = view.public
    rows = [trick.ids for trick in public.tricks] + ([public.trick_ids] if public.trick_ids else [])
    found: dict[str, Any] = {
        "hand": cardset.to_text(view.hand_mask if present else view.dealt_mask),
        "deal_number": public.deal_number,
        "dealer": public.dealer,
        "plays": [" ".join(oh.Card(card) for card in _texts(row)) for row in rows],
        "scores": public.scores,
    }
    if public.phase == "pass":
        mine = view.gave_mask
        found["passed"] = [seat for seat, done in enumerate(public.has_passed) if done and seat != view.seat]
        if mine:
            found["gave"] = cardset.to_text(mine)
    elif public.pass_direction != "HOLD":
        found |= {"gave": cardset.to_text(view.gave_mask), "got": cardset.to_text(view.got_mask)}
    if view.kitty_mask is not None:
        found["kitty"] = cardset.to_text(view.kitty_mask)
    if leader:
        found["first_leader"] = public.tricks[0].leader if public.tricks else public.leader
    if (public.rules.opening.card or "").startswith("lowest_of:") and public.opening_card is not None:
        found["opening_card"] = _texts([public.opening_card])[0]
    return found


def _texts(ids: Any) -> list[str]:
    from openhearts.cards.card import CARDS

    return [str(CARDS[idx]) for idx in ids]
