"""What listeners to Hearts are told who do not want every card: the trick when it is their turn, and who took it.

It says nothing that does not lie open; what every card sounds like is events.py's.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from openhearts.cards import cardset
from openhearts.cards.card import Card
from openhearts.core.event import Event
from openhearts.games.hearts.play import events as ev
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.tricks import cancelled_mask, winner_or_void
from openhearts.speech.hearts import events as every
from openhearts.speech.hearts import turns
from openhearts.speech.hearts.cards import RANK_KEYS, SUIT_KEYS, is_jinx

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

Names = Sequence[str]
MOST_CARDS: Final = 4  # that are told one by one
MOST_TRICKS: Final = 2
DEAR: Final = 10  # points of a card that is a moment of its own


def weigh(event: Event) -> str:
    """Cards and choices are told together."""
    match event:
        case ev.CardPlayed() | ev.PassChosen():
            return "card"
        case ev.Broken():
            return "aside"
        case ev.DealEnded(uncollected=()):
            return "sums"
    return "news"


def prompt(speaker: Speaker, view: View, names: Names) -> str:
    """What to do, as a page shows it above the hand; of a pass the whole sentence, for listeners see no button."""
    whole = turns.what_to_do(speaker, view, names) if view.public.phase == "pass" else None
    return turns.prompt(speaker, view, names) if whole is None else speaker.sentence(whole)


def told(speaker: Speaker, events: Sequence[Event], view: View, names: Names, level: str) -> list[str]:
    """The sentences of what happened; the trick on the table where the view's seat is to play."""
    ends = [event for event in events if isinstance(event, ev.TrickTaken)]
    is_much = len(ends) > MOST_TRICKS
    said = [_tricks(speaker, ends, view, names)] if is_much else []
    for place, event in enumerate(events):
        if is_much and isinstance(event, ev.TrickTaken | ev.TrickVoid | ev.Broken):
            continue
        sentence = _say(speaker, event, events[place + 1 :], view, names, level)
        if sentence is not None:
            said.append(sentence)
    lies = _table(speaker, view, names, level)
    return said if lies is None else [*said, lies]


def _say(speaker: Speaker, event: Event, after: Sequence[Event], view: View, names: Names, level: str) -> str | None:
    is_brief, own = level == "brief", view.seat
    match event:
        case ev.PlayStarted():
            return None  # who leads is heard with the cards, or is told to
        case ev.PassChosen(seat=seat):
            return every.say(speaker, event, view, names) if seat == own and view.public.phase == "pass" else None
        case ev.CardsPassed(moves=moves):
            return _got(speaker, moves, view, names)
        case ev.CardPlayed(seat=seat, card=card):
            is_moment = view.public.rules.points_of[card.id] >= DEAR and seat != own
            return every.say(speaker, event, view, names) if is_brief and is_moment else None
        case ev.TrickTaken(winner=winner, points=points):
            if is_brief and (winner != own or not points):
                return None
            dear = [] if is_brief else _dear(event, view)  # briefly each is a sentence of its own when it falls
            return _taken(speaker, event, dear, _kitty(after, own), view, names)
        case ev.TrickVoid(collector=collector, is_last=is_last):
            if is_brief and (collector is None or collector != own):
                return None
            parts = [speaker.text("hearts-void", reason=event.reason, count=len(event.cancelled))]
            if collector is not None:
                parts.append(speaker.text("hearts-void-collected", **speaker.who(collector, view, names)))
            elif is_last:
                parts.append(speaker.text("hearts-void-lost"))
            return " ".join(parts)
        case ev.KittyTaken(seat=seat, cards=None) if seat != own:
            return None  # it was named with the trick that it came with
    return every.say(speaker, event, view, names)


def _got(speaker: Speaker, moves: Sequence[ev.PassMove], view: View, names: Names) -> str | None:
    """What came to the view's seat: what it gave, it knows."""
    for move in moves:
        if move.receiver == view.seat and move.cards is not None:
            cards = speaker.card_list(move.cards, view.public.rules)
            return speaker.text("hearts-you-got", seat=names[move.giver], cards=cards)
    return None


# --- a trick that is over ---------------------------------------------------------------------------------------------


def _kitty(after: Sequence[Event], own: int | None) -> int:
    """How many cards of a kitty came with a trick, where nobody but its winner may look at them."""
    found = [event for event in after[:1] if isinstance(event, ev.KittyTaken) and event.cards is None]
    return sum(event.count for event in found if event.seat != own)


def _dear(event: ev.TrickTaken, view: View) -> list[Card]:
    """The cards of a trick that cost most by themselves, but the one that took it: the queen of spades, the jinx."""
    points = view.public.rules.points_of
    place = winner_or_void(view.public.rules, [card.id for card in event.cards])[0]
    return [card for at, card in enumerate(event.cards) if at != place and points[card.id] >= DEAR]


def _taken(speaker: Speaker, event: ev.TrickTaken, dear: Sequence[Card], kitty: int, view: View, names: Names) -> str:
    """Who took a trick, with which card, and what it cost: king of clubs, queen of spades, 13 points."""
    rules = view.public.rules
    place = winner_or_void(rules, [card.id for card in event.cards])[0]
    parts = [] if place is None else [speaker.card(event.cards[place], rules)]
    parts += [speaker.card(card, rules) for card in dear]
    if event.set_aside:
        parts.append(speaker.text("hearts-told-more", count=len(event.set_aside)))
    if kitty:  # what it costs is known when the deal is over
        parts.append(speaker.text("terminal-kitty", count=kitty))
    if event.points:
        parts.append(speaker.text("points", points=event.points))
    who = speaker.who(event.winner, view, names)
    return speaker.text("hearts-told-taken", list=speaker.catalogue.row(parts), **who)


def _tricks(speaker: Speaker, ends: Sequence[ev.TrickTaken], view: View, names: Names) -> str:
    """Many tricks at once: how many, and who got points in them."""
    points: dict[int, int] = {}
    for end in ends:
        points[end.winner] = points.get(end.winner, 0) + end.points
    shown = [
        speaker.text("seat-and-number", number=number, **speaker.who(seat, view, names))
        for seat, number in points.items()
        if number
    ]
    some = "yes" if shown else "no"
    return speaker.text("hearts-told-tricks", count=len(ends), some=some, list=speaker.catalogue.row(shown))


# --- the trick on the table -------------------------------------------------------------------------------------------


def _table(speaker: Speaker, view: View, names: Names, level: str) -> str | None:
    """The trick as it lies when the view's seat is to play; None where it is not, or leads."""
    public = view.public
    if view.seat is None or public.turn != view.seat or public.phase != "play" or not public.trick_ids:
        return None
    if level != "brief" and len(public.trick_ids) <= MOST_CARDS:
        return _line(speaker, _cards(speaker, view, names))
    count = _n_cancelled(view)
    said = _line(speaker, _what_matters(speaker, view, names, is_void=bool(count)))
    return f"{said} {speaker.text('hearts-void', reason='two_pairs', count=count)}" if count else said


def _line(speaker: Speaker, parts: Sequence[str]) -> str:
    return speaker.sentence(speaker.catalogue.row(parts)) + "."


def _n_cancelled(view: View) -> int:
    """How many pairs have cancelled, where so many make the trick void whatever follows; else 0."""
    rules, laid = view.public.rules, view.public.trick_ids
    is_void = winner_or_void(rules, laid)[1] == "two_pairs" and not rules.jokers_mask  # a joker might yet win
    return cancelled_mask(rules, laid).bit_count() if is_void else 0


def _cards(speaker: Speaker, view: View, names: Names) -> list[str]:
    """Each card with who laid it, the suit once for cards in a row: "Ada nine, Ben king of clubs"."""
    rules = view.public.rules
    parts = []
    for suit, run in groupby(view.public.on_table, key=lambda play: -1 if play[1].is_joker else play[1].suit):
        plays = list(run)
        named = 0 if _has_suit_first(speaker) else len(plays) - 1
        for place, (seat, card) in enumerate(plays):
            is_whole = place == named or suit < 0 or speaker.short or is_jinx(rules, card)
            said = speaker.card(card, rules) if is_whole else _rank(speaker, card)
            parts.append(speaker.text("seat-card-in-list", card=said, seat=names[seat], self="no"))
    return parts


def _has_suit_first(speaker: Speaker) -> bool:
    """Whether the language names the suit of a card before its rank."""
    said = speaker.text("card-name", rank="nine", suit="clubs")
    return not said.startswith(speaker.text("rank-name", rank="nine"))


def _rank(speaker: Speaker, card: Card) -> str:
    return speaker.text("rank-name", rank=RANK_KEYS[card.rank])


def _what_matters(speaker: Speaker, view: View, names: Names, *, is_void: bool) -> list[str]:
    """The suit led, who wins with which card, what the trick costs with what waits for it, how many are to follow."""
    public, rules = view.public, view.public.rules
    place = winner_or_void(rules, public.trick_ids)[0]
    parts = []
    if public.led >= 0:
        parts.append(speaker.text("hearts-told-led", suit=SUIT_KEYS[public.led]))
    if place is None:
        parts += [] if is_void else [speaker.text("hearts-told-nothing")]
    else:
        seat, card = public.on_table[place]
        is_plain = card.suit == public.led and not card.is_joker and not speaker.short and not is_jinx(rules, card)
        said = _rank(speaker, card) if is_plain else speaker.card(card, rules)
        parts.append(speaker.text("hearts-told-wins", card=said, seat=names[seat]))
    points = sum(rules.points_of[idx] for idx in (*public.trick_ids, *cardset.ids(public.set_aside)))
    if points:
        parts.append(speaker.text("points", points=points))
    parts.append(speaker.text("hearts-told-after", count=public.n_seats - len(public.trick_ids) - 1))
    return parts
