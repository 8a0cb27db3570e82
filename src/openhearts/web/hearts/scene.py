"""What a Hearts table looks like to one reader, as values that a template draws: seats, trick, hand, what lies open.

It reads a view and nothing else.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from openhearts.cards import cardset
from openhearts.cards.card import Card
from openhearts.errors import IllegalAction
from openhearts.games.hearts.play.actions import Pass, Play
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.legal import why_illegal
from openhearts.games.hearts.rules.tricks import winning_place
from openhearts.speech.hearts.events import lock_key
from openhearts.web.rooms import Seen


class Face(Struct, frozen=True):
    """A card on the page.  `state`: free, legal, blocked or chosen; `note` says it in words."""

    text: str
    name: str
    short: str
    suit: str
    state: str = "free"
    note: str = ""
    place: int = 0
    count: int = 0
    is_new: bool = False
    is_hinted: bool = False
    key: str = ""


class Seat(Struct, frozen=True):
    """A seat around the table; `spot` counts clockwise from the reader."""

    seat: int
    name: str
    spot: int
    numbers: str
    n_cards: int
    is_turn: bool
    is_own: bool
    is_dealer: bool
    has_chosen: bool
    laid: Face | None = None
    is_winning: bool = False


class Hand(Struct, frozen=True):
    """Somebody's cards, face up after a deal, with what they passed."""

    name: str
    cards: tuple[Face, ...]
    gave: tuple[Face, ...]
    to: str


class Scene(Struct, frozen=True):
    """Everything that `games/hearts.html` draws."""

    seats: tuple[Seat, ...]
    hand: tuple[Face, ...]
    head: tuple[str, ...]
    trick: tuple[tuple[str, Face], ...]
    is_old: bool
    last: tuple[tuple[str, Face], ...]
    middle: tuple[str, ...]
    needs: int = 0
    chosen: int = 0
    opened: tuple[Hand, ...] = ()
    kind: str = "none"


def face(seen: Seen, card: Card, **more: Any) -> Face:
    """A card as this reader sees it."""
    speaker = seen.speaker
    name = speaker.sentence(speaker.card(card, seen.view.public.rules))
    suit = "x" if card.is_joker else "cdhs"[card.suit]
    return Face(str(card), name, speaker.short_card(card), suit, **more)


def scene_of(seen: Seen, hand: tuple[Card, ...], chosen: tuple[int, ...]) -> Scene:
    """The scene of a view; `chosen`: places in the hand that are to be passed."""
    view: View = seen.view
    public = view.public
    own = 0 if view.seat is None else view.seat
    laid, winning, is_old = _laid(view)
    seats = tuple(_seat(seen, (own + spot) % public.n_seats, spot, laid, winning) for spot in range(public.n_seats))
    last = public.last_trick
    return Scene(
        seats=seats,
        hand=_hand(seen, hand, chosen),
        head=_head(seen),
        trick=tuple((seen.names[seat], face(seen, card)) for seat, card in laid) if not is_old else (),
        is_old=is_old,
        last=() if last is None else tuple((seen.names[seat], face(seen, card)) for seat, card in last.plays),
        middle=_middle(seen),
        needs=view.options.count if view.options.kind == "pass" else 0,
        chosen=len(chosen),
        opened=_opened(seen),
        kind=view.options.kind,
    )


def _laid(view: View) -> tuple[tuple[tuple[int, Card], ...], int | None, bool]:
    """Cards before the seats, the seat that wins them, and whether they are of the last trick."""
    public = view.public
    if public.trick:
        plays, place = public.on_table, winning_place(public.rules, public.trick)
        return plays, None if place is None else plays[place][0], False
    trick = public.last_trick
    return ((), None, False) if trick is None else (trick.plays, trick.winner, True)


def _seat(seen: Seen, seat: int, spot: int, laid: Any, winning: int | None) -> Seat:
    public, text = seen.view.public, seen.speaker.text
    card = next((card for player, card in laid if player == seat), None)
    numbers = text(
        "terminal-seat-numbers", score=public.scores[seat], points=public.points[seat], tricks=public.n_won[seat]
    )
    return Seat(
        seat=seat,
        name=seen.names[seat],
        spot=spot,
        numbers=numbers,
        n_cards=public.hand_size(seat),
        is_turn=seat in public.to_act and public.phase != "over",
        is_own=seat == seen.view.seat,
        is_dealer=seat == public.dealer,
        has_chosen=public.phase == "pass" and public.has_passed[seat],
        laid=None if card is None else face(seen, card),
        is_winning=seat == winning,
    )


def _hand(seen: Seen, hand: tuple[Card, ...], chosen: tuple[int, ...]) -> tuple[Face, ...]:
    view, text = seen.view, seen.speaker.text
    legal = set(view.options.cards) if view.options.kind == "play" else set()
    new = set(view.got or ()) if not view.public.tricks and not view.public.trick else set()
    hinted = _hinted(seen)
    found: list[Face] = []
    copies: dict[str, int] = {}
    for place, card in enumerate(hand):
        state, note = "free", ""
        if place in chosen:
            state, note = "chosen", text("web-chosen", number=chosen.index(place) + 1, count=view.options.count)
        elif view.options.kind == "play":
            state = "legal" if card in legal else "blocked"
            note = "" if card in legal else _why(seen, card)
        copies[card] = copies.get(card, 0) + 1
        found.append(
            face(
                seen,
                card,
                state=state,
                note=note,
                place=place + 1,
                count=len(hand),
                is_new=card in new,
                is_hinted=card in hinted,
                key=f"{card}{copies[card] if copies[card] > 1 else ''}",
            )
        )
    return tuple(found)


def _hinted(seen: Seen) -> set[Card]:
    """The cards that a hint names."""
    match None if seen.hint is None else seen.hint.action:
        case Pass(cards):
            return set(cards)
        case Play(card):
            return {card}
    return set()


def _why(seen: Seen, card: Card) -> str:
    """Why a card may not be played, in words."""
    view: View = seen.view
    reason = why_illegal(view.hand_mask, view.public, card.id)
    if reason is None:
        return ""
    error = IllegalAction(reason, reason.value, card=str(card), led=view.public.led)
    return seen.speaker.error(error, view, seen.names)


def _head(seen: Seen) -> tuple[str, ...]:
    public, text = seen.view.public, seen.speaker.text
    said = [text("terminal-deal-number", number=public.deal_number)]
    if public.phase == "pass":
        said.append(text("terminal-head-pass", direction=public.pass_direction))
    elif public.phase == "play":
        said.append(text("terminal-head-trick", number=public.trick_number, count=public.rules.hand_size))
        if public.rules.lead.broken_when not in ("free", "never"):
            said.append(
                text("terminal-head-broken", broken="yes" if public.broken else "no", lock=lock_key(public.rules))
            )
    return tuple(said)


def _middle(seen: Seen) -> tuple[str, ...]:
    public, text = seen.view.public, seen.speaker.text
    said = []
    if public.phase == "play" and public.led >= 0:
        said.append(text("terminal-led", suit="CDHS"[public.led]))
    if public.set_aside:
        said.append(text("terminal-set-aside", count=public.set_aside.bit_count()))
    if public.rules.has_kitty and public.kitty_to is None:
        said.append(text("terminal-kitty", count=public.kitty_size))
    return tuple(said)


def _opened(seen: Seen) -> tuple[Hand, ...]:
    """Everybody's cards, once the deal is over."""
    public = seen.view.public
    if public.opened is None:
        return ()
    found = []
    for seat in range(public.n_seats):
        gave = cardset.to_cards(public.opened.gave[seat])
        found.append(
            Hand(
                seen.names[seat],
                tuple(face(seen, card) for card in ordered(cardset.to_cards(public.opened.dealt[seat]))),
                tuple(face(seen, card) for card in gave),
                seen.names[public.pass_to(seat)] if gave else "",
            )
        )
    return tuple(found)


def ordered(cards: tuple[Card, ...], *, descending: bool = False) -> tuple[Card, ...]:
    """Cards by suits, black and red in turn, jokers last."""
    places = {0: 0, 1: 1, 3: 2, 2: 3}  # clubs, diamonds, spades, hearts
    sign = -1 if descending else 1
    return tuple(sorted(cards, key=lambda card: (places[card.suit] if not card.is_joker else 9, sign * card.rank)))


def card_at(hand: tuple[Card, ...], key: str) -> int | None:
    """The place in a hand of a card's key (`QS`, `QS2` for the second of two)."""
    for text, number in ((key, 1), (key[:-1], int(key[-1]) if key[-1:].isdigit() else 0)):
        places = [place for place, card in enumerate(hand) if str(card) == text.upper()]
        if 0 < number <= len(places):
            return places[number - 1]
    return None
