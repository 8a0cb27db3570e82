"""What happens in Herz an Herz, what is to be done, why it is refused, and actions in a few words.

Everything lies open in this game, so every seat hears the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from openhearts.core.event import Event
from openhearts.errors import IllegalAction, Reason
from openhearts.games.herz_an_herz.play import events as ev
from openhearts.games.herz_an_herz.play.actions import Action, Discard, Keep, Lay, Steal, step_of
from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules.cards import card_text
from openhearts.games.herz_an_herz.rules.scoring import each_step
from openhearts.games.herz_an_herz.rules.tower import take
from openhearts.speech.herz_an_herz.cards import as_code, name, with_value, within

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

Names = Sequence[str]


def burst(speaker: Speaker, events: Sequence[Event], view: View, names: Names) -> list[str]:
    """The sentences of a burst; drawing is left out, because what becomes of the card names it again."""
    said = []
    for place, event in enumerate(events):
        sentence = None if isinstance(event, ev.CardDrawn) else say(speaker, event, view, names)
        if sentence is not None:
            said += [sentence, *earned(speaker, event, events[place + 1 :], view)]
            said += stand(speaker, events[: place + 1], events[place + 1 :], view, names)
    return said


def worth(event: Event, later: Sequence[Event], view: View) -> int:
    """What a card earns that has completed a step, as long as both lie there; 0 for everything else."""
    if not isinstance(event, ev.CardLaid):
        return 0
    if any(isinstance(one, ev.CardLaid) and (one.seat, one.step) == (event.seat, event.step) for one in later):
        return 0  # that one completed the step
    tower = view.public.towers[event.seat]
    laid, steps = tower.row(event.row), each_step(view.public.rules, tower)
    if event.step > len(steps) or card_text(laid[event.step - 1].card) != event.card:
        return 0
    return steps[event.step - 1].total


def earned(speaker: Speaker, event: Event, later: Sequence[Event], view: View) -> list[str]:
    """What a card earns, as "2 points."."""
    points = worth(event, later, view)
    return [f"{speaker.text('points', points=points)}."] if points else []


def stand(
    speaker: Speaker,
    events: Sequence[Event],
    later: Sequence[Event],
    view: View,
    names: Names,
    *,
    is_terse: bool = False,
) -> list[str]:
    """Behind the last theft of a burst: what the towers earn now that thefts took from or added to.

    `later`: what is told behind it, and not counted yet.  Nothing once a deal is over: it is said with the end.
    `is_terse`: names and numbers alone.
    """
    is_last = isinstance(events[-1], ev.CardStolen) and not any(isinstance(one, ev.CardStolen) for one in later)
    if not is_last or view.public.phase == "over":
        return []
    points = [*view.public.points]
    for place, one in enumerate(later):
        if isinstance(one, ev.CardLaid):
            points[one.seat] -= worth(one, later[place + 1 :], view)
    thefts = [event for event in events if isinstance(event, ev.CardStolen)]
    first, *others = sorted(
        {seat for event in thefts for seat in (event.thief, event.victim)}, key=lambda seat: (seat != view.seat, seat)
    )
    told = [
        speaker.text("seat-and-number", number=points[seat], **speaker.who(seat, view, names))
        for seat in ((first, *others) if is_terse else others)
    ]
    if is_terse:
        return [f"{speaker.sentence(speaker.catalogue.row(told))}."]
    earned = speaker.text("points", points=points[first])
    who = speaker.who(first, view, names)
    return [speaker.text("herz-stand", points=earned, list=speaker.catalogue.row(told), **who)]


def own(speaker: Speaker, event: Event) -> str | None:
    """What became of a card of the listener's own, who knows who laid it: "Superjoker as 32, left row, step 3."."""
    match event:
        case ev.StartKept(card=card, value=value) | ev.CardStolen(card=card, value=value, to_row="start"):
            return speaker.sentence(speaker.text("herz-own-kept", card=_card(speaker, card, value)))
        case ev.CardLaid(row=row, step=step, card=card, value=value):
            shown = _card(speaker, card, value)
            return speaker.sentence(speaker.text("herz-own-laid", card=shown, row=row, step=step))
        case ev.CardStolen(to_row=row, to_step=step, card=card, value=value):
            shown = _card(speaker, card, value)
            return speaker.sentence(speaker.text("herz-own-laid", card=shown, row=row, step=step))
    return None


def _card(speaker: Speaker, text: str, value: int | None = None) -> str:
    code = as_code(text)
    if code is None:
        return text
    return name(speaker, code, speaker.short) if value is None else with_value(speaker, code, value)


def stolen(speaker: Speaker, event: ev.CardStolen, view: View, names: Names, *, with_place: bool = True) -> str:
    """Who steals which card from whom; where it lay and where it lies now, unless that would take too long."""
    return speaker.text(
        "herz-stolen",
        card=_card(speaker, event.card, event.value),
        where="yes" if with_place else "no",
        from_row=_place(speaker, event.from_row, event.from_step),
        to_row=_place(speaker, event.to_row, event.to_step),
        victim=names[event.victim],
        victimself="yes" if event.victim == view.seat else "no",
        **speaker.who(event.thief, view, names),
    )


def say(speaker: Speaker, event: Event, view: View, names: Names) -> str | None:
    """The sentence for one event."""
    match event:
        case ev.DealStarted(deal_number=number, starter=starter, n_stock=count):
            who = speaker.who(starter, view, names)
            return speaker.text("herz-deal", deal=number, count=count, **who)
        case ev.CardDrawn(seat=seat, card=card):
            return speaker.text("herz-drawn", card=_card(speaker, card), **speaker.who(seat, view, names))
        case ev.StartKept(seat=seat, card=card, value=value):
            return speaker.text("herz-kept", card=_card(speaker, card, value), **speaker.who(seat, view, names))
        case ev.CardLaid(seat=seat, row=row, step=step, card=card, value=value):
            who = speaker.who(seat, view, names)
            return speaker.text("herz-laid", card=_card(speaker, card, value), row=row, step=step, **who)
        case ev.CardDiscarded(seat=seat, card=card):
            return speaker.text("herz-discarded", card=_card(speaker, card), **speaker.who(seat, view, names))
        case ev.CardStolen():
            return stolen(speaker, event, view, names)
        case ev.StealUnused(seat=seat, was_possible=possible):
            may = "yes" if possible else "no"
            return speaker.text("herz-steal-unused", possible=may, **speaker.who(seat, view, names))
        case ev.TowerCompleted(seat=seat, ends_deal=ends):
            return speaker.text("herz-completed", ends="yes" if ends else "no", **speaker.who(seat, view, names))
        case ev.DealEnded():
            return _ended(speaker, event, view, names)
    return None


def _place(speaker: Speaker, row: str, step: int) -> str:
    return speaker.text("herz-start-place") if row == "start" else speaker.text("herz-place", row=row, step=step)


def _ended(speaker: Speaker, event: ev.DealEnded, view: View, names: Names) -> str:
    earned = [
        speaker.text("herz-points-seat", steps=steps, bonus=bonus, total=total, **speaker.who(seat, view, names))
        for seat, (steps, bonus, total) in enumerate(zip(event.steps, event.bonuses, event.points, strict=True))
    ]
    was_told = event.reason == "tower" and view.public.rules.tower.round_end == "immediate"  # of this very moment
    parts = [
        speaker.text("deal-ended", deal=event.deal_number),
        *([] if was_told else [speaker.text("herz-end-reason", reason=event.reason)]),
        speaker.text("points-of-deal", list=speaker.catalogue.row(earned)),
    ]
    if event.points != event.scores:  # after a first deal they are the same
        parts.append(speaker.text("scores", list=speaker.numbers_of(event.scores, view, names)))
    return " ".join(parts)


# --- turns ------------------------------------------------------------------------------------------------------------


def drawn(speaker: Speaker, view: View) -> str:
    """The card to be decided on."""
    code = view.public.drawn
    return "" if code is None else name(speaker, code, speaker.short)


def what_to_do(speaker: Speaker, view: View) -> str | None:
    """What may be done with the drawn card, without a full stop; None where the seat owes nothing."""
    public = view.public
    if view.seat is None or view.seat != public.turn:
        return None
    if public.phase == "start":
        return speaker.text("herz-do-start", card=drawn(speaker, view))
    options = list(view.options)
    if public.phase == "steal":
        count = len({(one.victim, one.row, one.step) for one in options if isinstance(one, Steal)})
        return speaker.text("herz-do-steal", count=count)
    rows = {one.row for one in options if isinstance(one, Lay)}
    where = "both" if len(rows) == 2 else next(iter(rows), "none")
    free = "yes" if any(isinstance(one, Lay) and one.value is not None for one in options) else "no"
    return speaker.text("herz-do-lay", card=drawn(speaker, view), where=where, free=free)


def waiting(speaker: Speaker, view: View, names: Names) -> str:
    """Who the table waits for, and the card drawn."""
    if view.public.turn is None:
        return speaker.text("deal-over")
    return speaker.text("herz-waiting", seat=names[view.public.turn], card=drawn(speaker, view))


def refusal(speaker: Speaker, error: IllegalAction, view: View) -> str:
    """Why an action is refused, with the drawn card in front."""
    phase = view.public.phase
    card = speaker.text("herz-that-card") if phase == "steal" else drawn(speaker, view)
    match error.reason:
        case Reason.WRONG_PHASE:
            return speaker.text("error-wrong-phase", phase=phase)
        case Reason.ROW_FULL:
            return speaker.text("error-row-full", row=error.data.get("row") or "none", card=card)
        case Reason.VALUE_TOO_HIGH | Reason.OUTSIDE_GROUP | Reason.BAD_VALUE:
            return speaker.text(f"error-{error.reason.value}", card=card)
        case Reason.NO_START_CARD | Reason.HAS_START_CARD | Reason.CANNOT_STEAL:
            return speaker.text(f"error-{error.reason.value}")
    return speaker.text("error-not-now")


def action(speaker: Speaker, found: Action, view: View, names: Names) -> str:
    """An action in a few words, the card in front."""
    card = "" if view.public.drawn is None else within(speaker, view.public.drawn)
    match found:
        case Keep():
            return speaker.text("herz-action-keep", card=card)
        case Discard():
            return speaker.text("herz-action-discard", card=card)
        case Lay(row=row, value=value):
            code = view.public.drawn
            if value is not None and code is not None:
                card = with_value(speaker, code, value)
            return speaker.text("herz-action-lay", card=card, row=row)
        case Steal():
            step = step_of(view.public, found)
            code = take(view.public.towers[found.victim], found.row, step)[0]
            value = found.value
            return speaker.text(
                "herz-action-steal",
                card=within(speaker, code) if value is None else with_value(speaker, code, value),
                from_row=_place(speaker, found.row, step),
                to_row=speaker.text("row-name", row=found.to_row),
                seat=names[found.victim],
            )
