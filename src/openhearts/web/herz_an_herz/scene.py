"""What a table of Herz an Herz looks like, as values that a template draws: towers, the drawn card, the piles.

It reads a view and nothing else.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from openhearts.games.herz_an_herz.play.actions import Keep, Lay, Steal, action_text, step_of
from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules import cards
from openhearts.games.herz_an_herz.rules.public_state import Public
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset
from openhearts.games.herz_an_herz.rules.scoring import each_step
from openhearts.games.herz_an_herz.rules.tower import Laid
from openhearts.speech.display_names import rules_name
from openhearts.speech.herz_an_herz.cursor import Walk, thefts
from openhearts.speech.speaker import Speaker
from openhearts.web.card_art import backs_for, picture
from openhearts.web.game_ui import Seen
from openhearts.web.scores.standing import Rank, Verdict, ranked, verdict_of
from openhearts.web.seat_faces import Face

ROWS: Final = ("left", "right")
_KEPT: Final = 8192  # cards of some rule sets, decks and languages
NO_MARK: Final = ("", "")
Spot = tuple[int, str, int]  # seat, row, step from 1; 0 the start card


class Step(Struct, frozen=True, gc=False):
    """A place of a tower: its card and what it is worth there; empty texts where none lies.

    `earned` is what the step earns as it stands, at its right card; `mark` is `open` where the drawn card may be laid
    and `target` where a card can be stolen, `act` the action of a tap there; `is_chosen`: what Enter would take;
    `is_covered`: the next card of the row lies on its lower part, where the value of a joker would stand.
    """

    number: int
    text: str = ""
    value: str = ""
    name: str = ""
    href: str = ""
    blank: str = ""
    earned: int = 0
    mark: str = ""
    act: str = ""
    is_chosen: bool = False
    is_covered: bool = False


class Tower(Struct, frozen=True, gc=False):
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
    face: Face
    start: Step
    rows: tuple[tuple[str, tuple[Step, ...]], ...]


class Scene(Struct, frozen=True, gc=False):
    """Everything that `games/herz_an_herz.html` draws."""

    head: tuple[str, ...]
    towers: tuple[Tower, ...]
    drawn: Step | None
    drawn_by: str
    discarded: Step | None
    stock: str
    n_stock: int
    back: str
    walks: bool = False
    title: str = ""
    standing: tuple[Rank, ...] = ()
    is_over: bool = False
    verdict: Verdict | None = None


def scene_of(seen: Seen[View], walk: Walk) -> Scene:
    """The scene of a view; `walk`: what is chosen with the arrows."""
    view: View = seen.view
    public, text = view.public, seen.speaker.text
    own = 0 if view.seat is None else view.seat
    order = [(own + idx) % public.n_seats for idx in range(public.n_seats)]
    marks, chosen = _marks(view), _chosen(view, walk)
    return Scene(
        head=(text("terminal-deal-number", number=public.deal_number),),
        towers=tuple(_tower(seen, seat, marks, chosen) for seat in order),
        drawn=None if public.drawn is None else _card(seen, public.drawn),
        drawn_by="" if public.turn is None else seen.names[public.turn],
        discarded=_card(seen, public.discards[-1]) if public.discards else None,
        stock=text("terminal-herz-stock", count=public.n_stock),
        n_stock=public.n_stock,
        back=backs_for(public.rules, letters=seen.speaker.letters)[0],
        walks=view.seat is not None and public.phase != "over",
        title=rules_name(public.rules, seen.speaker.language),
        standing=_standing(seen),
        is_over=public.phase == "over",
        verdict=_verdict(seen),
    )


def _totals(public: Public) -> list[int]:
    """The totals; of a deal that is over with its points."""
    now = public.points if public.phase == "over" else (0,) * public.n_seats
    return [score + points for score, points in zip(public.scores, now, strict=True)]


def _standing(seen: Seen[View]) -> tuple[Rank, ...]:
    public = seen.view.public
    faces = [seen.face(seat) for seat in range(public.n_seats)]
    high_is_good = public.rules.score.winner == "highest"
    return ranked(_totals(public), seen.view.seat, seen.names, faces, high_is_good=high_is_good)


def _verdict(seen: Seen[View]) -> Verdict | None:
    public, own = seen.view.public, seen.view.seat
    if own is None or public.phase != "over":
        return None
    high_is_good = public.rules.score.winner == "highest"
    return verdict_of(_totals(public), public.points[own], own, seen.names, seen.speaker, high_is_good=high_is_good)


def _chosen(view: View, walk: Walk) -> Spot | None:
    """The place that Enter would use."""
    if not view.options or view.seat is None:
        return None
    found = thefts(view)
    if found:
        action = found[min(walk.theft, len(found) - 1)]
        return action.victim, action.row, step_of(view.public, action)
    if walk.row is not None and any(isinstance(one, Lay) and one.row == walk.row for one in view.options):
        return view.seat, walk.row, len(view.public.towers[view.seat].row(walk.row)) + 1
    return None


def _marks(view: View) -> dict[Spot, tuple[str, str]]:
    """What the seat may do, by place (seat, row, step from 1; 0 the start card), and the action that a tap there means;
    no action where there are several."""
    public = view.public
    found: dict[Spot, tuple[str, str]] = {}
    for action in view.options:
        match action:
            case Keep() if view.seat is not None:
                spot, mark = (view.seat, "start", 0), "open"
            case Lay(row=row) if view.seat is not None:
                spot, mark = (view.seat, row, len(public.towers[view.seat].row(row)) + 1), "open"
            case Steal(victim=victim, row=row):
                spot, mark = (victim, row, step_of(public, action)), "target"
            case _:
                continue
        found[spot] = (mark, "" if spot in found else action_text(action))
    return found


def _tower(seen: Seen[View], seat: int, marks: dict[Spot, tuple[str, str]], chosen: Spot | None) -> Tower:
    public, text = seen.view.public, seen.speaker.text
    tower = public.towers[seat]
    earned = [points.total for points in each_step(public.rules, tower)]
    rows = []
    for row in ROWS:
        laid = tower.row(row)
        steps = []
        for number in range(1, public.rules.tower.row_length + 1):
            mark = marks.get((seat, row, number), NO_MARK)
            gain = earned[number - 1] if row == "right" and number <= len(earned) else 0
            on_it = laid[number - 1] if number <= len(laid) else None
            step = _step(seen, number, on_it, mark, gain)
            is_chosen = (seat, row, number) == chosen
            steps.append(replace(step, is_chosen=is_chosen, is_covered=bool(step.value) and number < len(laid)))
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
        face=seen.face(seat),
        start=_step(seen, 0, tower.start, marks.get((seat, "start", 0), NO_MARK), 0),
        rows=tuple(rows),
    )


def _step(seen: Seen[View], number: int, laid: Laid | None, marked: tuple[str, str], earned: int) -> Step:
    mark, act = marked
    if laid is None:
        return Step(number, mark=mark, act=act)
    value = "" if cards.is_number(laid.card) else str(laid.value)
    return _card(seen, laid.card, number=number, value=value, mark=mark, act=act, earned=earned)


def _card(seen: Seen[View], card: int, **more: object) -> Step:
    found = _plain(card, seen.view.public.rules, seen.deck, seen.speaker)
    return replace(found, **more) if more else found


@lru_cache(_KEPT)
def _plain(card: int, rules: Ruleset, deck: str, speaker: Speaker) -> Step:
    """A card as it is for everybody with this deck, this language and this way of naming cards."""
    text = cards.card_text(card)
    name = speaker.sentence(speaker.card(text, rules))
    art = picture(text, deck, rules, letters=speaker.letters)
    return Step(0, text, "", name, art.href, art.text)
