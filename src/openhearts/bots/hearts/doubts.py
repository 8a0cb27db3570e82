"""Whether any hands at all fit a view: what the open play proves, against the cards whose place is not known.

It says only that something cannot be; what each single play contradicts is said where views are built.
"""

from __future__ import annotations

from itertools import combinations

from openhearts.bots.hearts.expert.proofs import proofs
from openhearts.cards import cardset
from openhearts.errors import BadView
from openhearts.games.hearts.play.view import View


def check(view: View) -> None:
    """Raises BadView where no deal fits what has been played.

    By Hall's theorem the seats of any group need as many unseen cards that they may hold as they have places.
    """
    public, seat = view.public, view.seat
    if seat is None or public.phase != "play":
        return
    proved = proofs(view)
    unseen = view.unseen_mask
    others = [other for other in range(public.n_seats) if other != seat]
    for other in others:
        if not cardset.contains(unseen, proved.known[other]):
            raise BadView(f"seat {other} must hold {cardset.to_text(proved.known[other])}, but cannot", seat=other)
        unseen = cardset.minus(unseen, proved.known[other])
    places = {other: public.hand_size(other) - cardset.size(proved.known[other]) for other in others}
    for count in range(1, len(others) + 1):
        for group in combinations(others, count):
            may = 0
            for other in group:
                may |= proved.may[other]
            needed = sum(places[other] for other in group)
            if cardset.size(cardset.restrict(unseen, may)) < needed:
                named = " and ".join(f"seat {other}" for other in group)
                raise BadView(
                    f"after what was played {named} cannot hold {needed} more cards: too few that fit are left",
                    seats=group,
                )
