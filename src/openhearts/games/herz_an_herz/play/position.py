"""Positions of Herz an Herz: everything about a deal, and `apply`, which makes the next one.

Immutable: an illegal action leaves everything as it was.  After each decision the next card is drawn at once, because
drawing is compulsory.  Who starts a deal, and what comes after it, is match.py's.
"""

from __future__ import annotations

from msgspec import Struct

from openhearts.core.event import Event
from openhearts.games.herz_an_herz.play import events as ev
from openhearts.games.herz_an_herz.play import view as views
from openhearts.games.herz_an_herz.play.actions import Action, Discard, Keep, Lay, Steal, refusal, step_of, why_not
from openhearts.games.herz_an_herz.rules import cards
from openhearts.games.herz_an_herz.rules.policies import DISCARD_SEEN, ROUND_END, STEAL_EXTRA_DRAW, Place
from openhearts.games.herz_an_herz.rules.public_state import Phase, Public
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset
from openhearts.games.herz_an_herz.rules.steal import steal_targets
from openhearts.games.herz_an_herz.rules.tower import Laid, Tower, is_complete, lay, take, with_start


class Position(Struct, frozen=True, gc=False):
    """Everything: what lies open, the stock as the deal began (from the top), the whole pile (oldest first)."""

    public: Public
    order: tuple[int, ...]
    pile: tuple[int, ...] = ()

    @property
    def stock(self) -> tuple[int, ...]:
        """The cards face down, from the top: all that is hidden."""
        return self.order[self.public.n_drawn :]


def start_deal(
    rules: Ruleset, deal_number: int, starter: int, scores: tuple[int, ...], order: tuple[int, ...]
) -> tuple[Position, tuple[Event, ...]]:
    """The position when the starter has turned up the first card of a stock.  Raises ValueError for an empty one."""
    if not order:
        raise ValueError("a deal needs a stock")
    first = order[0]
    public = Public(
        rules=rules,
        deal_number=deal_number,
        dealer=starter,
        scores=scores,
        phase=_phase(first, Tower()),
        turn=starter,
        drawn=first,
        towers=(Tower(),) * rules.seats,
        n_stock=len(order) - 1,
        n_drawn=1,
        discards=(),
        n_discards=0,
    )
    started = ev.DealStarted(deal_number, starter, len(order), scores)
    drawn = ev.CardDrawn(starter, cards.card_text(first), public.n_stock)
    return Position(public, order), (started, drawn)


def view_of(position: Position, seat: int | None) -> views.View:
    """What a seat (None: a watcher) knows; one of the two functions that make views.

    >>> position, _ = start_deal(Ruleset(), 1, 0, (0, 0, 0, 0), (48, 45, 30))
    >>> list(view_of(position, 0).options)
    [Keep(), Discard()]
    """
    return views.build(position.public, seat, position.pile)


def apply(position: Position, seat: int, action: Action) -> tuple[Position, tuple[Event, ...]]:
    """The position after an action of a seat and the draw that follows, and what happened.

    >>> position, _ = start_deal(Ruleset(), 1, 0, (0, 0, 0, 0), (48, 45, 30))
    >>> position, events = apply(position, 0, Keep())
    >>> events[0]
    StartKept(seat=0, card='48', value=48)

    Raises NotToAct and IllegalAction; the old position stays as it was.  Source: docs/rules.md 6.3.
    """
    public = position.public
    reason = why_not(public, seat, action)
    if reason is not None or public.drawn is None:
        assert reason is not None, "somebody is to act without a card"
        raise refusal(reason, public, seat, action)
    towers, event = _moved(public, seat, public.drawn, action)
    is_laid = isinstance(action, (Keep, Lay))
    pile = position.pile if is_laid else (*position.pile, public.drawn)
    return _next(position, seat, towers, pile, event, stole=isinstance(action, Steal))


def _moved(public: Public, seat: int, drawn: int, action: Action) -> tuple[tuple[Tower, ...], Event]:
    """The towers after a decision on the drawn card, and what happened to it."""
    rules, towers, text = public.rules, list(public.towers), cards.card_text(drawn)
    event: Event
    match action:
        case Keep():
            towers[seat] = with_start(rules, towers[seat], drawn)
            event = ev.StartKept(seat, text, _bottom(towers[seat], "start").value)
        case Lay(row, value):
            towers[seat] = lay(rules, towers[seat], drawn, row, value)
            event = ev.CardLaid(seat, row, len(towers[seat].row(row)), text, _bottom(towers[seat], row).value)
        case Steal(victim, row, to_row, _, value):
            step = step_of(public, action)
            stolen, towers[victim] = take(towers[victim], row, step)
            if to_row == "start":
                towers[seat], to_step = with_start(rules, towers[seat], stolen), 0
            else:
                towers[seat] = lay(rules, towers[seat], stolen, to_row, value)
                to_step = len(towers[seat].row(to_row))
            worth = _bottom(towers[seat], to_row).value
            event = ev.CardStolen(seat, victim, row, step, cards.card_text(stolen), to_row, to_step, worth)
        case Discard() if drawn == cards.STEAL:
            event = ev.StealUnused(seat, bool(steal_targets(rules, public.towers, seat)))
        case Discard():
            event = ev.CardDiscarded(seat, text)
    return tuple(towers), event


def _bottom(tower: Tower, row: Place) -> Laid:
    laid = tower.start if row == "start" else tower.row(row)[-1]
    assert laid is not None, "a card was laid there just now"
    return laid


def _phase(drawn: int, tower: Tower) -> Phase:
    """What a drawn card asks its seat for."""
    if drawn == cards.STEAL:
        return "steal"
    return "start" if tower.start is None else "lay"


def _next(
    position: Position, seat: int, towers: tuple[Tower, ...], pile: tuple[int, ...], event: Event, *, stole: bool
) -> tuple[Position, tuple[Event, ...]]:
    """The end of a decision: the deal is over, or the same or the next seat draws.

    Source: docs/rules.md 6.3, 6.5 H-i to H-l.
    """
    public, rules = position.public, position.public.rules
    events = [event]
    full = is_complete(rules, towers[seat])
    again = stole and STEAL_EXTRA_DRAW[rules.tower.steal_extra_draw](full)
    turn = seat if again else (seat + 1) % rules.seats
    equal_turns = not again and turn == public.dealer
    completed_by = seat if full and public.completed_by is None else public.completed_by
    by_tower = completed_by is not None and ROUND_END[rules.tower.round_end](equal_turns)
    over = by_tower or public.n_stock == 0
    if full:
        events.append(ev.TowerCompleted(seat, over))
    drawn = None if over else position.order[public.n_drawn]
    after = Public(
        rules=rules,
        deal_number=public.deal_number,
        dealer=public.dealer,
        scores=public.scores,
        phase="over" if drawn is None else _phase(drawn, towers[turn]),
        turn=None if over else turn,
        drawn=drawn,
        towers=towers,
        n_stock=public.n_stock - (not over),
        n_drawn=public.n_drawn + (not over),
        discards=DISCARD_SEEN[rules.tower.discard_seen](pile),
        n_discards=len(pile),
        completed_by=completed_by,
    )
    if drawn is None:
        events.append(_ended(after, by_tower))
    else:
        events.append(ev.CardDrawn(turn, cards.card_text(drawn), after.n_stock))
    return Position(after, position.order, pile), tuple(events)


def _ended(public: Public, by_tower: bool) -> Event:
    earned, points = public.tower_points, public.points
    return ev.DealEnded(
        public.deal_number,
        "tower" if by_tower else "stock",
        tuple(part.step for part in earned),
        tuple(part.bonus for part in earned),
        points,
        tuple(score + more for score, more in zip(public.scores, points, strict=True)),
    )
