"""Says why, as data, what heuristics.py has chosen; decides nothing."""

from __future__ import annotations

from collections.abc import Iterator

from openhearts.bots import reasons as why
from openhearts.bots.herz_an_herz.heuristics import Judged
from openhearts.bots.herz_an_herz.tower_value import Unseen, bottom, tower_worth, turns_left
from openhearts.bots.reasons import because
from openhearts.core.advice import Because
from openhearts.games.herz_an_herz.play.actions import Discard, Keep, Lay, Steal, step_of
from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules import cards
from openhearts.games.herz_an_herz.rules.policies import Row
from openhearts.games.herz_an_herz.rules.scoring import each_step, step_points
from openhearts.games.herz_an_herz.rules.tower import Tower, start_value, take


def reasons(view: View, judged: list[Judged]) -> tuple[Because, ...]:
    """Why the first of the judged actions is taken."""
    if len(judged) == 1 and view.public.phase == "steal":
        return (because(why.ONLY_CHOICE),)
    return tuple(_reasons(view, judged))[:3]


def _reasons(view: View, judged: list[Judged]) -> Iterator[Because]:
    public, best = view.public, judged[0]
    assert view.seat is not None and public.drawn is not None
    card = cards.card_text(public.drawn)
    match best.action:
        case Keep():
            value = start_value(public.rules, public.drawn)
            is_high = 3 * value >= 2 * public.rules.tower.max_number
            yield (
                because(why.START_HIGH, card=card, value=value)
                if is_high
                else because(why.START_LAST_CHANCE, card=card)
            )
        case Lay(row, _):
            yield from _of_lay(view, best, row)
        case Steal():
            yield from _of_steal(view, best, best.action)
        case Discard():
            yield from _of_discard(view, judged, card)


def _of_lay(view: View, best: Judged, row: Row) -> Iterator[Because]:
    public, seat = view.public, view.seat
    assert seat is not None
    rules, tower = public.rules, best.towers[seat]
    laid = tower.row(row)
    beside = tower.right if row == "left" else tower.left
    if best.ends:
        yield because(why.FINISH_TOWER, points=step_points(rules, tower).total)
    if len(beside) >= len(laid):
        if each_step(rules, tower)[len(laid) - 1].bonus:
            neighbour = cards.card_text(beside[len(laid) - 1].card)
            yield because(why.EXTRA_POINT, card=cards.card_text(laid[-1].card), guard=neighbour)
        yield because(why.FILL_STEP, step=len(laid))
    if cards.is_joker(laid[-1].card):
        yield because(why.JOKER_SAVES_ROOM, card=cards.card_text(laid[-1].card), value=laid[-1].value)
    missing = rules.tower.row_length - len(laid)
    if missing:
        yield because(why.KEEP_ROOM, row=row, room=laid[-1].value - 1, steps=missing)
    elif not best.ends:
        yield because(why.FILL_ROW, row=row)


def _of_discard(view: View, judged: list[Judged], card: str) -> Iterator[Because]:
    public, seat = view.public, view.seat
    assert seat is not None and public.drawn is not None
    if public.phase == "steal":
        yield because(why.STEAL_NOT_WORTH)
    elif public.phase == "start":
        value = start_value(public.rules, public.drawn)
        better = sum(n for start, n in Unseen(view).starts if start > value)
        yield because(why.START_TOO_LOW, card=card, better=better)
    elif len(judged) == 1:
        yield because(why.NO_PLACE, card=card)
    else:
        other = judged[1]
        row = other.action.row if isinstance(other.action, Lay) else "left"
        laid = other.towers[seat].row(row)
        room = bottom(other.towers[seat], laid) - 1
        yield because(why.TOO_RISKY, card=card, room=room, steps=public.rules.tower.row_length - len(laid))


def _of_steal(view: View, best: Judged, action: Steal) -> Iterator[Because]:
    public, seat = view.public, view.seat
    assert seat is not None
    victim: Tower = public.towers[action.victim]
    stolen = cards.card_text(take(victim, action.row, step_of(public, action))[0])
    yield because(why.STEAL_BEST, card=stolen, seat=action.victim)
    if best.ends:
        yield because(why.FINISH_TOWER, points=step_points(public.rules, best.towers[seat]).total)
        return
    unseen = Unseen(view)
    turns = turns_left(public, public.towers, action.victim)
    lost = tower_worth(unseen, victim, turns) - tower_worth(unseen, best.towers[action.victim], turns)
    gained = best.own - tower_worth(unseen, public.towers[seat], turns_left(public, public.towers, seat))
    if lost > gained:
        yield because(why.STEAL_HURTS, card=stolen, seat=action.victim)
