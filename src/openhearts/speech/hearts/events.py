"""What happens in a deal of Hearts, each event as a sentence, and bursts of events without repetitions.

It says nothing that the event, as the view's seat may see it, does not carry.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from openhearts.core.event import Event
from openhearts.core.seat import receiver
from openhearts.games.hearts.play import events as ev
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.speech.hearts.cards import selector_name

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

Names = Sequence[str]


def burst(speaker: Speaker, events: Sequence[Event], view: View, names: Names) -> list[str]:
    """The sentences of a burst; choices of passed cards are left out where the pass follows, and who leads where the
    card does.  What the view's seat gave is named once: now, or when it chose before; so is that it leads again."""
    passed = any(isinstance(event, ev.CardsPassed) for event in events)
    played = any(isinstance(event, ev.CardPlayed) for event in events)
    chosen = any(isinstance(event, ev.PassChosen) and event.seat == view.seat for event in events)
    owes = view.seat is not None and view.seat in view.public.to_act
    said = []
    for event in events:
        if (passed and isinstance(event, ev.PassChosen)) or (played and isinstance(event, ev.PlayStarted)):
            continue
        if isinstance(event, ev.CardsPassed):
            said.append(_passed(speaker, event, view, names, with_given=chosen))
            continue
        if isinstance(event, ev.TrickVoid):
            is_told_to = owes and event.next_leader == view.seat  # lead, in the next sentence
            said.append(_void(speaker, event, view, names, with_leader=not is_told_to))
            continue
        sentence = say(speaker, event, view, names)
        if sentence is not None:
            said.append(sentence)
    return said


def say(speaker: Speaker, event: Event, view: View, names: Names) -> str | None:
    """The sentence for one event, None where nothing is to be said."""
    rules = view.public.rules
    match event:
        case ev.DealStarted():
            return _started(speaker, event, view, names)
        case ev.HandDealt(seat=seat, cards=cards):
            if cards is None or seat != view.seat:
                return None
            return speaker.text("hearts-your-hand", cards=speaker.cards(cards, rules))
        case ev.LeftOverShown(cards=cards):
            return speaker.text("hearts-left-over-shown", cards=speaker.card_list(cards, rules))
        case ev.PassChosen(seat=seat, cards=cards, changed=changed):
            who = speaker.who(seat, view, names)
            shown = speaker.card_list(cards, rules) if cards is not None and seat == view.seat else ""
            return speaker.text("hearts-pass-chosen", cards=shown, changed="yes" if changed else "no", **who)
        case ev.CardsPassed():
            return _passed(speaker, event, view, names)
        case ev.PlayStarted(leader=leader, opening_card=card):
            who = speaker.who(leader, view, names)
            if card is None:
                return speaker.text("hearts-leads", **who)
            return speaker.text("hearts-leads-with", card=speaker.card(card, rules), **who)
        case ev.CardPlayed(seat=seat, card=card):
            return speaker.text("seat-and-card", card=speaker.card(card, rules), **speaker.who(seat, view, names))
        case ev.TrickTaken(winner=winner, set_aside=set_aside, points=points):
            who = speaker.who(winner, view, names)
            key = "hearts-trick-taken-more" if set_aside else "hearts-trick-taken"
            extra = {"count": len(set_aside)} if set_aside else {}
            return speaker.text(key, points=points, **extra, **who)
        case ev.TrickVoid():
            return _void(speaker, event, view, names)
        case ev.Broken(seat=seat):
            lock = lock_key(rules)
            if lock == "nothing":
                return None
            who = speaker.who(seat, view, names)
            return speaker.text("hearts-broken-by", lock=lock, cards=locked_cards(speaker, rules), **who)
        case ev.KittyTaken(seat=seat, count=count, cards=cards):
            who = speaker.who(seat, view, names)
            said = speaker.text("hearts-kitty-taken", count=count, **who)
            if cards is None:
                return said
            return f"{said} {speaker.text('hearts-kitty-cards', cards=speaker.card_list(cards, rules))}"
        case ev.MoonShot(seat=seat, is_sun=is_sun, award=award, value=value):
            who = speaker.who(seat, view, names)
            said = speaker.text("hearts-moon-shot", feat=feat_of(rules, is_sun=is_sun), **who)
            if award == "shooter_chooses":
                return said
            return f"{said} {speaker.text('hearts-moon-moves', award=award, value=value, **who)}"
        case ev.MoonChosen(seat=seat, choice=choice, value=value):
            return speaker.text("hearts-moon-chosen", choice=choice, value=value, **speaker.who(seat, view, names))
        case ev.DealClaimed(seat=seat, kind=kind):
            return speaker.text("hearts-claimed", kind=kind, **speaker.who(seat, view, names))
        case ev.DealEnded():
            return _ended(speaker, event, view, names)
    return None


def feat_of(rules: Ruleset, *, is_sun: bool) -> str:
    """What a shooter did: a `sun` where the rules have one and every trick was won, else a `moon`."""
    return "sun" if is_sun and rules.sun.award != "none" else "moon"


def lock_key(rules: Ruleset) -> str:
    """How the lock of these rules is named: `hearts`, `hearts-queen`, `nothing` or `other`."""
    locked = set(rules.lead.locked)
    if not locked:
        return "nothing"
    return {frozenset({"suit:H"}): "hearts", frozenset({"suit:H", "QS"}): "hearts-queen"}.get(
        frozenset(locked), "other"
    )


def locked_cards(speaker: Speaker, rules: Ruleset) -> str:
    """What the lock of these rules bars, as "every seven and every queen"."""
    return speaker.listing([selector_name(speaker, one, rules) for one in rules.lead.locked])


def _started(speaker: Speaker, event: ev.DealStarted, view: View, names: Names) -> str:
    rules = view.public.rules
    parts = [
        speaker.text("hearts-deal", deal=event.deal_number, count=event.hand_size),
        speaker.text("hearts-dealer", **speaker.who(event.dealer, view, names)),
    ]
    if event.kitty_size:
        kind = "kitty" if rules.has_kitty else "aside"
        parts.append(speaker.text("hearts-left-over", count=event.kitty_size, kind=kind))
    if rules.pass_.count:
        parts.append(direction(speaker, event.pass_direction, view, ()))
    return " ".join(parts)


def direction(speaker: Speaker, way: str, view: View, names: Names) -> str:
    """Where cards are passed in this deal, and with names for a seat to which player."""
    count = view.public.rules.pass_.count
    if way == "HOLD":
        return speaker.text("hearts-hold")
    if view.seat is None or not names:
        return speaker.text("hearts-pass-way", direction=way, count=count)
    to = names[receiver(view.seat, way, view.public.n_seats)]
    return speaker.text("hearts-pass-way-to", direction=way, count=count, seat=to)


def _passed(speaker: Speaker, event: ev.CardsPassed, view: View, names: Names, *, with_given: bool = True) -> str:
    rules = view.public.rules
    parts = []
    for move in event.moves:
        if view.seat is None or move.cards is None:
            continue
        shown = speaker.card_list(move.cards, rules)
        if with_given and move.giver == view.seat:
            parts.append(speaker.text("hearts-you-gave", seat=names[move.receiver], cards=shown))
        if move.receiver == view.seat:
            parts.append(speaker.text("hearts-you-got", seat=names[move.giver], cards=shown))
    return " ".join(parts) or speaker.text("hearts-passed", direction=event.direction)


def _void(speaker: Speaker, event: ev.TrickVoid, view: View, names: Names, *, with_leader: bool = True) -> str:
    rules = view.public.rules
    pairs = speaker.card_list(event.cancelled, rules) if event.cancelled else ""
    parts = [speaker.text("hearts-void", reason=event.reason, count=len(event.cancelled))]
    if pairs:
        parts.append(speaker.text("hearts-cancelled", cards=pairs))
    if event.collector is not None:
        parts.append(speaker.text("hearts-void-collected", **speaker.who(event.collector, view, names)))
    elif event.is_last:
        parts.append(speaker.text("hearts-void-lost"))
    else:
        parts.append(speaker.text("hearts-void-waits"))
    if with_leader and event.next_leader is not None:
        who = speaker.who(event.next_leader, view, names)
        again = "yes" if event.next_leader == event.leader else "no"
        parts.append(speaker.text("hearts-leads-next", again=again, **who))
    return " ".join(parts)


def _ended(speaker: Speaker, event: ev.DealEnded, view: View, names: Names) -> str:
    parts = [
        speaker.text("deal-ended", deal=event.deal_number),
        speaker.text("scores", list=speaker.numbers_of(event.scores, view, names)),
    ]
    if event.points != event.scores:  # after a first deal they are the same
        parts.insert(1, speaker.text("points-of-deal", list=speaker.numbers_of(event.points, view, names)))
    if event.uncollected:
        parts.insert(
            1, speaker.text("hearts-uncollected", cards=speaker.card_list(event.uncollected, view.public.rules))
        )
    if kitty := _kitty_told_now(speaker, event, view, names):
        parts.insert(1, kitty)
    return " ".join(parts)


def _kitty_told_now(speaker: Speaker, event: ev.DealEnded, view: View, names: Names) -> str:
    """What a kitty counted that the listener did not see when it was taken; empty where it is nothing."""
    winner, rules = view.public.kitty_to, view.public.rules
    points = sum(rules.value_of[card.id] for card in event.kitty)
    seen_by = rules.deal.leftover_seen_by
    if winner is None or not points or seen_by == "all" or (seen_by == "winner" and winner == view.seat):
        return ""
    who = speaker.who(winner, view, names)
    return speaker.text("ask-kitty", cards=speaker.text("points", points=points), **who)
