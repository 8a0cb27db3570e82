"""What a table of Herz an Herz looks like, as values that a template draws: towers, the drawn card, the piles.

It reads a view and nothing else.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from openhearts.games.herz_an_herz.play.actions import Keep, Lay, Steal, step_of
from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules import cards
from openhearts.games.herz_an_herz.rules.scoring import each_step
from openhearts.games.herz_an_herz.rules.tower import Laid
from openhearts.web.decks import back, picture
from openhearts.web.rooms import Seen

ROWS: Final = ("left", "right")


class Step(Struct, frozen=True):
    """A place of a tower: its card and what it is worth there; empty texts where none lies.

    `earned` is what the step earns as it stands, at its right card; `mark` is `open` where the drawn card may be laid
    and `target` where a card can be stolen.
    """

    number: int
    text: str = ""
    value: str = ""
    name: str = ""
    href: str = ""
    blank: str = ""
    earned: int = 0
    mark: str = ""


class Tower(Struct, frozen=True):
    """What lies before one seat."""

    seat: int
    name: str
    score: int
    points: int
    points_text: str
    is_own: bool
    is_turn: bool
    is_bot: bool
    is_away: bool
    start: Step
    rows: tuple[tuple[str, tuple[Step, ...]], ...]


class Scene(Struct, frozen=True):
    """Everything that `games/herz_an_herz.html` draws."""

    head: tuple[str, ...]
    towers: tuple[Tower, ...]
    drawn: Step | None
    drawn_by: str
    discarded: Step | None
    stock: str
    n_stock: int
    back: str


def scene_of(seen: Seen) -> Scene:
    """The scene of a view."""
    view: View = seen.view
    public, text = view.public, seen.speaker.text
    own = 0 if view.seat is None else view.seat
    order = [(own + idx) % public.n_seats for idx in range(public.n_seats)]
    marks = _marks(view)
    return Scene(
        head=(text("terminal-deal-number", number=public.deal_number),),
        towers=tuple(_tower(seen, seat, marks) for seat in order),
        drawn=None if public.drawn is None else _card(seen, public.drawn),
        drawn_by="" if public.turn is None else seen.names[public.turn],
        discarded=_card(seen, public.discards[-1]) if public.discards else None,
        stock=text("terminal-herz-stock", count=public.n_stock),
        n_stock=public.n_stock,
        back=back().href,
    )


def _marks(view: View) -> dict[tuple[int, str, int], str]:
    """What the seat may do, by place: (seat, row, step from 1; 0 the start card)."""
    public, found = view.public, {}
    for action in view.options:
        match action:
            case Keep() if view.seat is not None:
                found[view.seat, "start", 0] = "open"
            case Lay(row=row) if view.seat is not None:
                found[view.seat, row, len(public.towers[view.seat].row(row)) + 1] = "open"
            case Steal(victim=victim, row=row):
                found[victim, row, step_of(public, action)] = "target"
    return found


def _tower(seen: Seen, seat: int, marks: dict[tuple[int, str, int], str]) -> Tower:
    public, text = seen.view.public, seen.speaker.text
    tower = public.towers[seat]
    earned = [points.total for points in each_step(public.rules, tower)]
    rows = []
    for row in ROWS:
        laid = tower.row(row)
        steps = []
        for number in range(1, public.rules.tower.row_length + 1):
            mark = marks.get((seat, row, number), "")
            gain = earned[number - 1] if row == "right" and number <= len(earned) else 0
            on_it = laid[number - 1] if number <= len(laid) else None
            steps.append(_step(seen, number, on_it, mark, gain))
        rows.append((seen.speaker.sentence(text("row-name", row=row)), tuple(steps)))
    return Tower(
        seat=seat,
        name=seen.names[seat],
        score=public.scores[seat],
        points=public.points[seat],
        points_text=text("points", points=public.points[seat]),
        is_own=seat == seen.view.seat,
        is_turn=seat in public.to_act and public.phase != "over",
        is_bot=seat in seen.facts.bots,
        is_away=seat in seen.facts.away,
        start=_step(seen, 0, tower.start, marks.get((seat, "start", 0), ""), 0),
        rows=tuple(rows),
    )


def _step(seen: Seen, number: int, laid: Laid | None, mark: str, earned: int) -> Step:
    if laid is None:
        return Step(number, mark=mark)
    value = "" if cards.is_number(laid.card) else str(laid.value)
    return _card(seen, laid.card, number=number, value=value, mark=mark, earned=earned)


def _card(seen: Seen, card: int, *, number: int = 0, value: str = "", mark: str = "", earned: int = 0) -> Step:
    text, rules = cards.card_text(card), seen.view.public.rules
    name = seen.speaker.sentence(seen.speaker.card(text, rules))
    art = picture(text, seen.deck, rules)
    return Step(number, text, value, name, art.href, art.text, earned, mark)
