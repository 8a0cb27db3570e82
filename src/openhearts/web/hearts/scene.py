"""What a Hearts table looks like to one reader, as values that a template draws: seats, trick, hand, what lies aside.

Each function reads the slice of a view that its values follow from, and nothing else.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from openhearts.cards import cardset
from openhearts.cards.card import Card
from openhearts.games.hearts.play.actions import Pass, Play
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.legal import refused_play, why_illegal
from openhearts.games.hearts.rules.policies import suit_led
from openhearts.games.hearts.rules.public_state import Public, Trick
from openhearts.games.hearts.rules.tricks import cancelled_mask, is_opened, winning_place
from openhearts.speech.hearts.events import lock_key
from openhearts.speech.speaker import Speaker
from openhearts.web.card_art import back
from openhearts.web.game_ui import Seen
from openhearts.web.hearts.card_faces import Eyes, Face, face, faces
from openhearts.web.seat_faces import Face as SeatFace
from openhearts.web.table_css import ONE_ROW, TWO_ROWS

DEAR: Final = 10  # points of a card whose fall is a moment
ARROWS: Final = {"L1": "left", "R1": "right", "L2": "left2", "R2": "right2", "ACROSS": "up"}


class Seat(Struct, frozen=True, gc=False):
    """A seat around the table; `spot` counts clockwise from the reader, `face` is its picture."""

    seat: int
    name: str
    spot: int
    is_own: bool
    is_dealer: bool
    has_chosen: bool
    is_bot: bool
    is_away: bool
    face: SeatFace


class Laid(Struct, frozen=True, gc=False):
    """A card before a seat, lying a little aslant; `fate`: it wins or is cancelled, or took the trick that is over.

    `is_dear`: no card of the pack costs more, and it costs ten points at least: the queen of spades, mostly.
    """

    seat: int
    tilt: int  # 0..6: a class of the style sheet
    face: Face
    is_dear: bool
    fate: str = ""


class Passing(Struct, frozen=True, gc=False):
    """The pass: an arrow towards who gets the cards, and the neighbours by name; empty names for a watcher."""

    arrow: str
    count: int
    chosen: int
    to: str
    giver: str


class Pile(Struct, frozen=True, gc=False):
    """Cards beside the trick: their faces where they are known, else how many lie there.  `kind`: kitty or aside."""

    kind: str
    label: str
    cards: tuple[Face, ...]
    backs: tuple[str, ...] = ()


class Held(Struct, frozen=True, gc=False):
    """What marks the cards of a hand: how they may be chosen, which are new or named by a hint.

    `notes`: where a card is to be played, why each of the hand may not be; empty where it may.
    """

    kind: str = "none"
    count: int = 0
    chosen: tuple[int, ...] = ()
    legal: frozenset[Card] = frozenset()
    notes: tuple[str, ...] = ()
    new: frozenset[Card] = frozenset()
    hinted: frozenset[Card] = frozenset()


# --- seats and trick --------------------------------------------------------------------------------------------------


def seats_of(
    dealer: int,
    has_chosen: tuple[bool, ...],
    own: int | None,
    names: tuple[str, ...],
    bots: frozenset[int],
    away: frozenset[int],
    shown: tuple[SeatFace, ...],
) -> list[Seat]:
    """The seats clockwise from the reader's; `has_chosen` is empty where nothing is passed."""
    n_seats = len(names)
    clockwise = [((own or 0) + spot) % n_seats for spot in range(n_seats)]
    return [
        Seat(
            seat=seat,
            name=names[seat],
            spot=spot,
            is_own=seat == own,
            is_dealer=seat == dealer,
            has_chosen=bool(has_chosen) and has_chosen[seat],
            is_bot=seat in bots,
            is_away=seat in away,
            face=shown[seat],
        )
        for spot, seat in enumerate(clockwise)
    ]


def led_to(public: Public) -> int:
    """The suit led to the cards that lie there, also of a trick that is over; below 0 where there is none."""
    return suit_led([card.id for _, card in _plays(public)[0]])


def laid_of(public: Public, eyes: Eyes) -> list[Laid]:
    """The cards before the seats: of the trick, or of the one that is over until a player leads."""
    (plays, winner), costs = _plays(public), public.rules.points_of
    wins = "wins" if public.trick_ids else "took"
    cancelled = cancelled_mask(public.rules, [card.id for _, card in plays])
    return [
        Laid(
            seat,
            (card.id * 5 + seat) % 7,
            face(eyes, card),
            costs[card.id] == max(costs) >= DEAR,
            wins if seat == winner else "cancelled" if cancelled >> card.id & 1 else "",
        )
        for seat, card in plays
    ]


def _plays(public: Public) -> tuple[tuple[tuple[int, Card], ...], int | None]:
    """Cards before the seats, and the seat that wins them."""
    if public.trick_ids:
        plays, place = public.on_table, winning_place(public.rules, public.trick_ids)
        return plays, None if place is None else plays[place][0]
    trick = public.last_trick
    return ((), None) if trick is None else (trick.plays, trick.winner)


def is_nobodys(public: Public) -> bool:
    """Whether the cards that lie there would go to nobody, or have gone to nobody in a trick that is over."""
    if public.trick_ids:
        return winning_place(public.rules, public.trick_ids) is None
    return public.last_trick is not None and public.last_trick.winner is None


def last_of(trick: Trick, names: tuple[str, ...], eyes: Eyes) -> tuple[tuple[str, Face, bool], ...]:
    """A trick that is over: names, cards, and who took it."""
    return tuple([(names[seat], face(eyes, card), seat == trick.winner) for seat, card in trick.plays])


def head_of(public: Public, speaker: Speaker) -> tuple[str, ...]:
    """Deal and trick, whether the lock is broken, the suit led."""
    text = speaker.text
    said = [text("terminal-deal-number", number=public.deal_number)]
    if public.phase == "pass":
        said.append(text("terminal-head-pass", direction=public.pass_direction))
    elif public.phase == "play":
        said.append(text("terminal-head-trick", number=public.trick_number, count=public.rules.hand_size))
        if public.rules.lead.broken_when not in ("free", "never"):
            said.append(
                text("terminal-head-broken", broken="yes" if is_opened(public) else "no", lock=lock_key(public.rules))
            )
        if public.led >= 0:
            said.append(text("terminal-led", suit="CDHS"[public.led]))
    return tuple(said)


def lock_of(public: Public) -> str:
    """The sign of what may not be led yet: `whole` until it is broken; empty where nothing is locked."""
    lock = public.rules.lead
    if public.phase != "play" or lock.broken_when in ("free", "never") or lock_key(public.rules) != "hearts":
        return ""
    return "broken" if is_opened(public) else "whole"


def piles_of(public: Public, kitty_mask: int | None, eyes: Eyes) -> tuple[Pile, ...]:
    """Cards of void tricks that wait for a winner, and the kitty until a seat has it; `kitty_mask`: who knows it."""
    text = eyes.speaker.text
    found = []
    if public.rules.has_kitty and public.kitty_size and public.phase != "over":
        mask = public.kitty_shown if public.kitty_shown is not None else kitty_mask
        known = () if mask is None else faces(eyes, cardset.to_cards(mask))
        if public.kitty_to is None or known:
            backs = () if known else (back(letters=eyes.letters).href,) * min(public.kitty_size, 3)
            found.append(Pile("kitty", text("terminal-kitty", count=public.kitty_size), known, backs))
    if public.set_aside:
        cards = cardset.to_cards(public.set_aside)
        found.append(Pile("aside", text("terminal-set-aside", count=len(cards)), faces(eyes, cards)))
    return tuple(found)


# --- the pass ---------------------------------------------------------------------------------------------------------


def passing_of(seen: Seen[View], chosen: int) -> Passing | None:
    """The pass while it is made, with so many cards chosen."""
    view: View = seen.view
    public = view.public
    if public.phase != "pass":
        return None
    arrow, count = ARROWS.get(public.pass_direction, "up"), public.rules.pass_.count
    if view.seat is None:
        return Passing(arrow, count, 0, "", "")
    given = count if public.has_passed[view.seat] else chosen
    to, giver = public.pass_to(view.seat), public.pass_from(view.seat)
    return Passing(arrow, count, given, seen.names[to], seen.names[giver])


def came_to(view: View) -> tuple[Card, ...]:
    """The cards that came with the pass, as long as the seat has not played."""
    seat, public = view.seat, view.public
    if seat is None or public.phase != "play" or public.hand_size(seat) < public.rules.hand_size:
        return ()
    return view.got or ()


# --- the hand ---------------------------------------------------------------------------------------------------------


def held_by(seen: Seen[View], hand: tuple[Card, ...], chosen: tuple[int, ...]) -> Held:
    """What marks the cards of a hand; `chosen`: places in it."""
    view: View = seen.view
    kind = view.options.kind
    legal = frozenset(view.options.cards) if kind == "play" else frozenset()
    notes = tuple(["" if card in legal else _why(seen, card) for card in hand]) if kind == "play" else ()
    return Held(kind, view.options.count, chosen, legal, notes, frozenset(came_to(view)), _hinted(seen))


def n_rows(hand_size: int) -> int:
    """Rows in which a hand lies on an upright phone, from the first card of a deal to its last.

    >>> n_rows(9), n_rows(13), n_rows(26)
    (1, 2, 3)
    """
    return 1 if hand_size <= ONE_ROW else 2 if hand_size <= TWO_ROWS else 3


def rows_of(cards: tuple[Card, ...], count: int) -> tuple[int, ...]:
    """How many cards lie in each row: broken between suits where that leaves no row much longer than the others.

    >>> rows_of(tuple(Card(text) for text in "2C 3C 4C 5D 6D 7S 8S 9H 10H JH".split()), 2)
    (5, 5)
    """
    if count == 1 or len(cards) <= 4:
        return (len(cards),)
    even = -(-len(cards) // count)
    most = even + (even < ONE_ROW)
    ends = [at for at in range(1, len(cards)) if cards[at].suit != cards[at - 1].suit]
    rows: list[int] = []
    begin = 0
    for row in range(1, count):
        wished = round(len(cards) * row / count)
        near = [end for end in ends if 0 < end - begin <= most and len(cards) - end <= most * (count - row)]
        end = min(near, key=lambda one: abs(one - wished), default=wished)
        rows.append(end - begin)
        begin = end
    return (*rows, len(cards) - begin)


def hand_of(hand: tuple[Card, ...], held: Held, eyes: Eyes) -> tuple[Face, ...]:
    """The hand as it lies, with its marks."""
    found: list[Face] = []
    copies: dict[str, int] = {}
    for place, card in enumerate(hand):
        state, note = "free", ""
        if place in held.chosen:
            number = held.chosen.index(place) + 1
            state, note = "chosen", eyes.speaker.text("web-chosen", number=number, count=held.count)
        elif held.kind == "play":
            state, note = "legal" if card in held.legal else "blocked", held.notes[place]
        copies[card] = copies.get(card, 0) + 1
        found.append(
            face(
                eyes,
                card,
                state=state,
                note=note,
                is_new=card in held.new,
                is_hinted=card in held.hinted,
                key=f"{card}{copies[card] if copies[card] > 1 else ''}",
            )
        )
    return tuple(found)


def _hinted(seen: Seen[View]) -> frozenset[Card]:
    """The cards that a hint names."""
    match None if seen.hint is None else seen.hint.action:
        case Pass(cards):
            return frozenset(cards)
        case Play(card):
            return frozenset((card,))
    return frozenset()


def _why(seen: Seen[View], card: Card) -> str:
    """Why a card may not be played, in words."""
    view: View = seen.view
    reason = why_illegal(view.hand_mask, view.public, card.id)
    if reason is None:
        return ""
    return seen.speaker.error(refused_play(reason, str(card), view.public), view, seen.names)
