"""What lies open when a deal of Hearts is over: each seat's cards, what it passed and got, and every trick.

It reads what lies open, and shows nothing before the deal is over.
"""

from __future__ import annotations

from msgspec import Struct

from openhearts.cards import cardset
from openhearts.cards.card import Card
from openhearts.games.hearts.rules.public_state import Public
from openhearts.games.hearts.rules.scoring import best_seats
from openhearts.web.hearts.card_faces import Eyes, Face, face, faces
from openhearts.web.seat_faces import Face as SeatFace


class Hand(Struct, frozen=True):
    """A player's cards, face up after a deal, with what they passed and what the deal cost them."""

    name: str
    face: SeatFace
    points: int
    tricks: int
    is_best: bool
    cards: tuple[Face, ...]
    gave: tuple[Face, ...]
    to: str  # "To Ben:", or "To you:"
    left: tuple[Face, ...]  # not played, after a claim


class Row(Struct, frozen=True):
    """One trick: a card for each seat; `winner` is the seat that took it."""

    number: int
    leader: int
    winner: int | None
    cards: tuple[Face, ...]  # by seat


class After(Struct, frozen=True):
    """A deal that is over."""

    hands: tuple[Hand, ...]
    tricks: tuple[Row, ...]
    kitty: tuple[Face, ...]
    names: tuple[str, ...]


class Decided(Struct, frozen=True):
    """The card that decided a deal for the reader: who laid it, in which trick, and what that cost whom."""

    card: Face
    said: str  # "Ben: queen of spades"
    where: str  # "Trick 5 of 13 · You: 14 points"


def decided_of(public: Public, own: int, names: tuple[str, ...], eyes: Eyes) -> Decided | None:
    """The dearest card of the trick that meant most for who sits at `own`, or for anybody where no trick did.

    What a card costs is what the rules say of it alone, and those of void tricks count with the trick that they went
    along with; None where nobody took a card with points.
    """
    costs, text = public.rules.points_of, eyes.speaker.text
    found: tuple[bool, int, int] | None = None
    plays: list[tuple[int, Card]] = []
    waiting: list[tuple[int, Card]] = []
    for number, trick in enumerate(public.tricks, start=1):
        waiting += trick.plays
        if trick.collector is None:
            continue
        cost = sum(costs[card.id] for _, card in waiting)
        weight = (trick.collector == own, abs(cost), number)
        if cost and (found is None or weight > found):
            found, plays = weight, waiting
        waiting = []
    if found is None:
        return None
    number = found[2]
    taker = public.tricks[number - 1].collector
    assert taker is not None
    seat, card = max(plays, key=lambda play: abs(costs[play[1].id]))
    points = text("points", points=sum(costs[card.id] for _, card in plays))
    where = text("terminal-head-trick", number=number, count=public.rules.hand_size)
    colon = text("web-colon")
    said = f"{names[seat]}{colon}{eyes.speaker.card(card, public.rules)}"
    return Decided(face(eyes, card), said, f"{where} · {names[taker]}{colon}{points}")


def after_of(public: Public, own: int | None, names: tuple[str, ...], shown: tuple[SeatFace, ...], eyes: Eyes) -> After:
    """A deal that is over, face up, for the reader at a seat (None: who watches)."""
    assert public.opened is not None
    hands, best = [], best_seats(public.rules, public.points)
    for seat in range(public.n_seats):
        gave = cardset.to_cards(public.opened.gave[seat])
        hands.append(
            Hand(
                names[seat],
                shown[seat],
                public.points[seat],
                public.n_won[seat],
                seat in best,
                faces(eyes, cardset.to_cards(public.opened.dealt[seat])),
                faces(eyes, gave),
                _given_to(public.pass_to(seat), own, names, eyes) if gave else "",
                faces(eyes, cardset.to_cards(public.opened.left[seat])),
            )
        )
    rows = []
    for number, trick in enumerate(public.tricks, start=1):
        by_seat = dict(trick.plays)
        cards = tuple(face(eyes, by_seat[seat]) for seat in range(public.n_seats))
        rows.append(Row(number, trick.leader, trick.winner, cards))
    return After(tuple(hands), tuple(rows), faces(eyes, cardset.to_cards(public.opened.kitty)), names)


def _given_to(seat: int, own: int | None, names: tuple[str, ...], eyes: Eyes) -> str:
    return eyes.speaker.text("web-gave-you") if seat == own else eyes.speaker.text("web-gave", seat=names[seat])
