"""The end of a deal: moon or sun, the shooter's choice, the points, and everything face up.

Which card goes to whom during the play is position.py's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from openhearts.cards import cardset
from openhearts.core.event import Event
from openhearts.games.hearts.play import events as ev
from openhearts.games.hearts.play.transitions import all_taken, settled
from openhearts.games.hearts.rules import scoring
from openhearts.games.hearts.rules.public import Opened

if TYPE_CHECKING:
    from openhearts.games.hearts.play.position import Position


def in_play(position: Position) -> int:
    """Set of the cards that were dealt, the kitty included where somebody can win it."""
    cards = position.kitty if position.public.rules.has_kitty else 0
    for hand in position.dealt:
        cards = cardset.union(cards, hand)
    return cards


def _all_taken(position: Position) -> tuple[int, ...]:
    """What each seat took, an unseen kitty and the hands that a claimer took without a look too."""
    public = position.public
    taken = list(all_taken(public, position.kitty))
    if public.claimed is not None and public.claimed.kind == "all_mine":
        for hand in position.hands:
            taken[public.claimed.seat] = cardset.union(taken[public.claimed.seat], hand)
    return tuple(taken)


def finish_deal(position: Position) -> tuple[Position, tuple[Event, ...]]:
    """After the last trick: ask the shooter of a moon where the rules say so, else count."""
    public = position.public
    rules = public.rules
    whole = in_play(position)
    public = settled(public, _all_taken(position), whole)
    shooter, sun = public.shooter, public.is_sun
    if shooter is None:
        return over(position)
    shot = ev.MoonShot(shooter, sun, scoring.moon_award(rules, sun), scoring.moon_value(rules, sun, whole))
    position = replace(position, public=public)
    if public.phase == "choose":
        return position, (shot,)
    finished, events = over(position)
    return finished, (shot, *events)


def over(position: Position, choice: Literal["add", "subtract"] | None = None) -> tuple[Position, tuple[Event, ...]]:
    """Count the deal and turn everything face up."""
    public = position.public
    rules = public.rules
    whole = in_play(position)
    taken = _all_taken(position)
    points = scoring.score_deal(rules, taken, public.n_won, whole, choice=choice)
    scores = scoring.add_scores(rules, public.scores, points)
    opened = Opened(position.dealt, position.gave, position.hands, position.kitty)
    final = replace(
        public,
        phase="over",
        turn=None,
        points=points,
        taken=taken,
        choice=choice,
        opened=opened,
        kitty_shown=position.kitty,
    )
    uncollected = cardset.to_cards(public.set_aside)
    ended = ev.DealEnded(
        public.deal_number,
        points,
        scores,
        tuple(cardset.to_cards(hand) for hand in position.dealt),
        tuple(cardset.to_cards(cards) for cards in position.gave),
        cardset.to_cards(position.kitty),
        uncollected,
    )
    events: tuple[Event, ...] = (ended,)
    if choice is not None and public.shooter is not None:
        chosen = ev.MoonChosen(public.shooter, choice, scoring.moon_value(rules, public.is_sun, whole))
        events = (chosen, ended)
    return replace(position, public=final), events
