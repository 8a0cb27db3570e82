"""Answers to the question keys in Herz an Herz, and what a deal ended with.

Everything comes from the view; the last turn is told to it, because a view does not keep it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from openhearts.games.herz_an_herz.play.events import DealEnded, DealStarted
from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules.tower import Laid
from openhearts.speech.herz_an_herz.cards import name, tower, with_value
from openhearts.speech.herz_an_herz.events import burst, drawn, what_to_do
from openhearts.speech.voice import Facts

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

Names = Sequence[str]


def answer(speaker: Speaker, question: str, n: int | None, view: View, names: Names, facts: Facts) -> str | None:
    """The answer to a question, None where it has no meaning in Herz an Herz."""
    match question:
        case "table" | "trick":
            return _table(speaker, view, names)
        case "nth":
            return _step(speaker, view, n or 0)
        case "playable":
            what = what_to_do(speaker, view)
            return speaker.text("ask-playable-none") if what is None else f"{speaker.sentence(what)}."
        case "points":
            return _points(speaker, view, names)
        case "towers":
            return " ".join(_towers(speaker, view, names))
        case "counts":
            return _stock(speaker, view)
        case "last":
            turn = [event for event in facts.last if not isinstance(event, DealStarted | DealEnded)]
            said = burst(speaker, turn, view, names)
            return " ".join(said) or speaker.text("ask-last-turn-none")
    return None


def _table(speaker: Speaker, view: View, names: Names) -> str:
    public = view.public
    parts = []
    if public.drawn is not None and public.turn is not None:
        who = speaker.who(public.turn, view, names)
        parts.append(speaker.text("ask-drawn", card=drawn(speaker, view), **who))
    seat = public.turn if view.seat is None else view.seat
    if seat is not None:
        who = speaker.who(seat, view, names)
        parts.append(speaker.text("ask-tower", tower=tower(speaker, public.towers[seat]), **who))
    return " ".join(parts) or speaker.text("ask-table-empty")


def _step(speaker: Speaker, view: View, n: int) -> str:
    seat = view.public.turn if view.seat is None else view.seat
    length = view.public.rules.tower.row_length
    if not 1 <= n <= length:
        return speaker.text("ask-no-step", number=n, there=length)
    if seat is None:
        return speaker.text("deal-over")
    found = view.public.towers[seat]
    return speaker.text("ask-step", number=n, left=_at(speaker, found.left, n), right=_at(speaker, found.right, n))


def _at(speaker: Speaker, laid: Sequence[Laid], n: int) -> str:
    if n > len(laid):
        return speaker.text("herz-row-empty")
    return with_value(speaker, laid[n - 1].card, laid[n - 1].value)


def _points(speaker: Speaker, view: View, names: Names) -> str:
    earned = [
        speaker.text(
            "herz-points-seat",
            steps=points.step,
            bonus=points.bonus,
            total=points.total,
            **speaker.who(seat, view, names),
        )
        for seat, points in enumerate(view.public.tower_points)
    ]
    return speaker.text("ask-step-points", list=speaker.catalogue.row(earned))


def _towers(speaker: Speaker, view: View, names: Names) -> list[str]:
    return [
        speaker.text("ask-tower-of", tower=tower(speaker, found), **speaker.who(seat, view, names))
        for seat, found in enumerate(view.public.towers)
    ]


def _stock(speaker: Speaker, view: View) -> str:
    public = view.public
    parts = [speaker.text("ask-stock", count=public.n_stock)]
    if not public.discards:
        parts.append(speaker.text("ask-discards-none"))
    elif public.rules.tower.discard_seen == "all":
        shown = speaker.catalogue.row(name(speaker, code, speaker.short) for code in public.discards)
        parts.append(speaker.text("ask-discards-all", count=public.n_discards, cards=shown))
    else:
        top = name(speaker, public.discards[-1], speaker.short)
        parts.append(speaker.text("ask-discards-top", count=public.n_discards, card=top))
    return " ".join(parts)


def deal(speaker: Speaker, view: View, names: Names) -> str:
    """Which deal of the match this is, and who began."""
    public = view.public
    began = speaker.text("ask-who-began", **speaker.who(public.dealer, view, names))
    return f"{speaker.which_deal(public.deal_number, public.rules.tower.rounds)} {began}"


def opened(speaker: Speaker, view: View, names: Names) -> list[str]:
    """Every tower as the deal ended with it."""
    return _towers(speaker, view, names)
