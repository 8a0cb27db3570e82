"""What a table of Herz an Herz looks like, as values that a template draws: towers, the drawn card, the piles.

It reads a view and nothing else.
"""

from __future__ import annotations

from msgspec import Struct

from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules import cards
from openhearts.games.herz_an_herz.rules.tower import Laid
from openhearts.web.rooms import Seen


class Step(Struct, frozen=True):
    """A place of a tower: its card, what it is worth there, and its colour group; empty texts where none lies."""

    number: int
    text: str = ""
    value: str = ""
    name: str = ""
    group: str = "none"


class Tower(Struct, frozen=True):
    """What lies before one seat."""

    seat: int
    name: str
    score: int
    points: str
    is_own: bool
    is_turn: bool
    start: Step
    rows: tuple[tuple[str, tuple[Step, ...]], ...]


class Scene(Struct, frozen=True):
    """Everything that `games/herz_an_herz.html` draws."""

    head: tuple[str, ...]
    towers: tuple[Tower, ...]
    drawn: Step | None
    discarded: Step | None


def scene_of(seen: Seen) -> Scene:
    """The scene of a view."""
    view: View = seen.view
    public, text = view.public, seen.speaker.text
    own = 0 if view.seat is None else view.seat
    order = [(own + idx) % public.n_seats for idx in range(public.n_seats)]
    return Scene(
        head=(
            text("terminal-deal-number", number=public.deal_number),
            text("terminal-herz-stock", count=public.n_stock),
        ),
        towers=tuple(_tower(seen, seat) for seat in order),
        drawn=None if public.drawn is None else _card(seen, 0, public.drawn),
        discarded=_card(seen, 0, public.discards[-1]) if public.discards else None,
    )


def _tower(seen: Seen, seat: int) -> Tower:
    public, text = seen.view.public, seen.speaker.text
    tower = public.towers[seat]
    rows = []
    for row in ("left", "right"):
        laid = tower.row(row)
        steps = tuple(
            _laid(seen, step + 1, laid[step]) if step < len(laid) else Step(step + 1)
            for step in range(public.rules.tower.row_length)
        )
        rows.append((seen.speaker.sentence(text("row-name", row=row)), steps))
    return Tower(
        seat=seat,
        name=seen.names[seat],
        score=public.scores[seat],
        points=text("points", points=public.points[seat]),
        is_own=seat == seen.view.seat,
        is_turn=seat in public.to_act and public.phase != "over",
        start=Step(0) if tower.start is None else _laid(seen, 0, tower.start),
        rows=tuple(rows),
    )


def _laid(seen: Seen, number: int, laid: Laid) -> Step:
    group = "joker" if cards.is_joker(laid.card) else _group(seen, laid.value)
    value = "" if cards.is_number(laid.card) else str(laid.value)
    return Step(number, cards.card_text(laid.card), value, _name(seen, laid.card), group)


def _card(seen: Seen, number: int, card: int) -> Step:
    group = _group(seen, card) if cards.is_number(card) else "joker"
    return Step(number, cards.card_text(card), "", _name(seen, card), group)


def _name(seen: Seen, card: int) -> str:
    return seen.speaker.sentence(seen.speaker.card(cards.card_text(card), seen.view.public.rules))


def _group(seen: Seen, value: int) -> str:
    return f"g{cards.group_of(value, seen.view.public.rules.tower.group_size) % 4}"
