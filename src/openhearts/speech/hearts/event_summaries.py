"""What listeners to Hearts are told who do not want every card: the trick when it is their turn, and who took it.

It says nothing that does not lie open; what every card sounds like is events.py's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Final

from openhearts.cards.card import Card
from openhearts.core.event import Event
from openhearts.games.hearts.play import events as ev
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.ruleset import Ruleset
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
ENDS: Final = (ev.TrickTaken, ev.TrickVoid)


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


def is_turn_alone(event: Event) -> bool:
    """Whether an event says no more than whose turn it is, which who is asked hears anyway."""
    return isinstance(event, ev.PlayStarted)


def turn_behind(speaker: Speaker, last: Event, view: View, names: Names) -> str:
    """Whom the table waits for, behind the sentence for what happened last; empty where that has said it."""
    match last:
        case ev.PlayStarted() | ev.TrickVoid():
            return ""
        case ev.MoonShot(seat=seat):
            return speaker.text("hearts-wait-chooses", seat=names[seat])
    return speaker.turn(view, names)


def told(
    speaker: Speaker, events: Sequence[Event], view: View, names: Names, level: str, *, is_terse: bool
) -> list[str]:
    """The sentences of what happened; the trick on the table where the view's seat is to play.

    `is_terse`: of a trick that is over, what it counts and its dear cards alone.
    """
    ends = [place for place, event in enumerate(events) if isinstance(event, ENDS)]
    last = ends[-1] if len(ends) > MOST_TRICKS else -1  # tricks up to this place are told together
    said: list[str | None] = []
    for place, event in enumerate(events):
        if place > last or not isinstance(event, (ev.CardPlayed, *ENDS)):
            before = events[place - 1] if place > last + 1 else None
            after = events[place + 1] if place + 1 < len(events) else None
            said.append(_say(speaker, event, before, after, view, names, level, is_terse=is_terse))
        if place == last:
            said.append(_tricks(speaker, events[: last + 1], view, names))
    said.append(_table(speaker, view, names, level))
    return [sentence for sentence in said if sentence is not None]


def _say(
    speaker: Speaker,
    event: Event,
    before: Event | None,
    after: Event | None,
    view: View,
    names: Names,
    level: str,
    *,
    is_terse: bool,
) -> str | None:
    """The sentence for one event; `before` and `after` are those beside it that are told one by one, too."""
    is_brief, own = level == "brief", view.seat
    match event:
        case ev.PlayStarted():
            return None  # who leads is heard with the cards, or is told to
        case ev.PassChosen(seat=seat):
            return every.say(speaker, event, view, names) if seat == own and view.public.phase == "pass" else None
        case ev.CardsPassed(moves=moves):
            return _got(speaker, moves, view, names)
        case ev.CardPlayed(seat=seat, card=card):
            is_moment = seat != own and bool(_dear(view.public.rules, [card]))
            return every.say(speaker, event, view, names) if is_brief and is_moment else None
        case ev.TrickTaken(winner=winner, points=points):
            if is_brief and (winner != own or not points):
                return None
            return _taken(speaker, event, _kitty(after, own), view, names, level, is_terse=is_terse)
        case ev.TrickVoid(collector=collector):
            if is_brief and (collector is None or collector != own):
                return None
            return _void(speaker, event, view, names, level, is_terse=is_terse)
        case ev.KittyTaken() if not is_brief and isinstance(before, ev.TrickTaken) and _kitty(event, own):
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


def _kitty(event: Event | None, own: int | None) -> int:
    """How many cards of a kitty came with a trick, where nobody but its winner may look at them."""
    if isinstance(event, ev.KittyTaken) and event.cards is None and event.seat != own:
        return event.count
    return 0


def _dear(rules: Ruleset, cards: Sequence[Card]) -> list[Card]:
    """The cards that count most by themselves: the queen of spades, the jinx, a jack of diamonds with a bonus."""
    return [card for card in cards if abs(rules.points_of[card.id]) >= DEAR or rules.bonus_of[card.id]]


def _taken(
    speaker: Speaker, event: ev.TrickTaken, kitty: int, view: View, names: Names, level: str, *, is_terse: bool
) -> str:
    """Who took a trick with which card, and what it brought: with king of clubs; in it queen of spades; 13 points."""
    rules = view.public.rules
    place = winner_or_void(rules, [card.id for card in event.cards])[0]
    assert place is not None, "somebody won it"
    card = speaker.card_within(event.cards[place], rules, "subject")
    parts = [speaker.text("hearts-told-taken", card=card, **speaker.who(event.winner, view, names))]
    dear = _dear(rules, (*event.cards[:place], *event.cards[place + 1 :], *event.set_aside))
    if dear and level != "brief":  # there each is a sentence of its own when it falls
        parts.append(speaker.text("hearts-told-within", cards=_named(speaker, dear, rules, speaker.card)))
    if event.set_aside and not is_terse:
        parts.append(speaker.text("hearts-told-more", count=len(event.set_aside)))
    if kitty and not is_terse:  # what it costs is known when the deal is over
        parts.append(speaker.text("hearts-told-kitty", count=kitty))
    if event.points:
        parts.append(speaker.text("points", points=event.points))
    return _pauses(speaker, parts) + "."


def _void(speaker: Speaker, event: ev.TrickVoid, view: View, names: Names, level: str, *, is_terse: bool) -> str:
    """A trick that nobody won: why, where that was not told at the turn of the view's seat, and what lies there."""
    rules, own = view.public.rules, view.seat
    before = () if own is None else event.cards[: (own - event.leader) % len(event.cards)]
    was_told = level == "brief" or len(before) > MOST_CARDS
    unheard = event.cards if own is None else event.cards[len(before) + 1 :]
    dear = [] if level == "brief" else _dear(rules, unheard)
    waits = event.collector is None and not event.is_last
    lies = _what_lies(speaker, _waiting(event, view), dear, view, waits="yes" if waits else "no")
    if is_terse:
        parts = [speaker.text("hearts-told-void", list=speaker.catalogue.row(lies[1:] or lies))]
    elif was_told and event.cancelled and _n_cancelled(rules, [card.id for card in before]) == len(event.cancelled):
        parts = [speaker.text("hearts-told-void", list=speaker.catalogue.row(lies))]
    else:
        parts = [speaker.text("hearts-void", reason=event.reason, count=len(event.cancelled))]
        parts += [_line(speaker, lies)] if len(lies) > 1 or waits else []
    if event.collector is not None:
        parts.append(speaker.text("hearts-void-collected", **speaker.who(event.collector, view, names)))
    elif event.is_last:
        parts.append(speaker.text("hearts-void-lost"))
    return " ".join(parts)


def _what_lies(speaker: Speaker, cards: Sequence[Card], dear: Sequence[Card], view: View, *, waits: str) -> list[str]:
    """How many cards lie there after a void trick, and what they count."""
    said = speaker.text("hearts-told-void-cards", count=len(cards), waits=waits)
    return [said, *_counts(speaker, cards, dear, view.public.rules)]


def _waiting(event: ev.TrickVoid, view: View) -> list[Card]:
    """The cards of a void trick, and of those right before it."""
    found = [*event.cards]
    for trick in reversed(view.public.tricks[: event.number - 1]):
        if trick.collector is not None:
            break
        found += trick.cards
    return found


def _counts(speaker: Speaker, cards: Sequence[Card], dear: Sequence[Card], rules: Ruleset) -> list[str]:
    """What cards count together, the dear ones among them by name; nothing where there is nothing to say."""
    points = sum(rules.value_of[card.id] for card in cards)
    if dear:
        named = _named(speaker, dear, rules, partial(speaker.card_within, form="object"))
        return [speaker.text("hearts-told-points", points=points, cards=named)]
    return [speaker.text("points", points=points)] if points else []


def _named(speaker: Speaker, cards: Sequence[Card], rules: Ruleset, name: Callable[[Card, Ruleset], str]) -> str:
    """Cards by name, one of two packs that is there twice in two words more."""
    said = []
    for card, count in Counter(cards).items():
        one = name(card, rules)
        said += [speaker.text("hearts-card-twice", card=one)] if count == 2 else [one] * count
    return speaker.listing(said)


def _tricks(speaker: Speaker, events: Sequence[Event], view: View, names: Names) -> str:
    """Many tricks at once: how many, who got points or dear cards in them, and what lies there after a void one."""
    got: dict[int, list[Card]] = {}
    ends = [event for event in events if isinstance(event, ENDS)]
    for end in ends:
        if isinstance(end, ev.TrickTaken):
            got.setdefault(end.winner, []).extend((*end.cards, *end.set_aside))
        elif end.collector is not None:
            got.setdefault(end.collector, []).extend(_waiting(end, view))
    shown = [share for seat, cards in got.items() if (share := _share(speaker, seat, cards, view, names))]
    has_dear = any(_dear(view.public.rules, cards) for cards in got.values())
    last = ends[-1]
    waiting = _waiting(last, view) if isinstance(last, ev.TrickVoid) and not last.is_last else []
    said = speaker.text(
        "hearts-told-tricks",
        count=len(ends),
        void=sum(isinstance(end, ev.TrickVoid) for end in ends),
        some="yes" if shown else "waits" if waiting else "no",
        list=_pauses(speaker, shown) if has_dear else speaker.catalogue.row(shown),
    )
    lies = _what_lies(speaker, waiting, _dear(view.public.rules, waiting), view, waits="yes")
    return f"{said} {_line(speaker, lies)}" if waiting else said


def _share(speaker: Speaker, seat: int, cards: Sequence[Card], view: View, names: Names) -> str:
    """What a seat got in many tricks: its points, with its dear cards; empty where there is neither."""
    rules, who = view.public.rules, speaker.who(seat, view, names)
    number = sum(rules.value_of[card.id] for card in cards)
    if dear := _dear(rules, cards):
        named = _named(speaker, dear, rules, partial(speaker.card_within, form="object"))
        return speaker.text("hearts-told-number", number=number, cards=named, **who)
    return speaker.text("seat-and-number", number=number, **who) if number else ""


# --- the trick on the table -------------------------------------------------------------------------------------------


def _table(speaker: Speaker, view: View, names: Names, level: str) -> str | None:
    """The trick as it lies when the view's seat is to play; None where it is not, or leads."""
    public = view.public
    if view.seat is None or public.turn != view.seat or public.phase != "play" or not public.trick_ids:
        return None
    if level != "brief" and len(public.trick_ids) <= MOST_CARDS:
        return _line(speaker, _cards(speaker, view, names))
    count = _n_cancelled(public.rules, public.trick_ids)
    said = _line(speaker, _what_matters(speaker, view, names, level, is_void=bool(count)))
    return f"{said} {speaker.text('hearts-told-void-sure', count=count)}" if count else said


def _line(speaker: Speaker, parts: Sequence[str]) -> str:
    return speaker.sentence(speaker.catalogue.row(parts)) + "."


def _pauses(speaker: Speaker, parts: Sequence[str]) -> str:
    """Parts that have commas within."""
    said = parts[0]
    for part in parts[1:]:
        said = speaker.text("suits-in-row", head=said, item=part)
    return said


def _n_cancelled(rules: Ruleset, laid: Sequence[int]) -> int:
    """How many pairs have cancelled, where so many make the trick void whatever follows; else 0."""
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


def _what_matters(speaker: Speaker, view: View, names: Names, level: str, *, is_void: bool) -> list[str]:
    """The suit led, who wins with which card, what the trick counts with what waits for it, how many are to follow."""
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
    cards = (*public.trick, *public.cards_set_aside)
    dear = [] if level == "brief" else _dear(rules, [card for at, card in enumerate(cards) if at != place])
    parts += _counts(speaker, cards, dear, rules)
    parts.append(speaker.text("hearts-told-after", count=public.n_seats - len(public.trick_ids) - 1))
    return parts
