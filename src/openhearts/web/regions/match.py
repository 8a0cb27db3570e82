"""What a page shows of a match beside its picture, as parts: what is to be done, buttons, news, sums, the shuffle.

It reads the desk; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any, Final

from msgspec import Struct

from openhearts.speech.ask import ask
from openhearts.speech.speaker import Speaker
from openhearts.web.company.changing import join_label
from openhearts.web.company.rematch import again, people, waits_for
from openhearts.web.company.rows import chart, rows
from openhearts.web.desk.desk import Desk
from openhearts.web.fairness import last_deal
from openhearts.web.regions.parts import Part, plain
from openhearts.web.rooms import Picture

Parts = dict[str, Part | str]
_status: Final = partial(Part, "parts/status.html")
LONG: Final = 64  # letters of what is to be done that fit in the usual size
_acts: Final = partial(Part, "parts/buttons.html")


class Row(Struct, frozen=True):
    """A line of the scores."""

    name: str
    deals: tuple[int | None, ...]  # None: before they joined
    total: int


class ClaimButton(Struct, frozen=True):
    """A button of a claim, and the key that does the same."""

    id: str
    key: str
    label: str
    look: str


def playing(desk: Desk, picture: Picture, view: Any) -> Parts:
    """Everything of a match that is no picture."""
    table, speaker = desk.live.table, desk.speaker
    assert table is not None
    names, is_over = desk.names, view.public.phase == "over"
    result = speaker.result(table.after, view, names) if table.is_over else ""
    waits = _waits(desk)
    found = {
        **foot(status_of(desk), desk.lesson, goes_on=desk.goes_on),
        **_doing(desk, picture, view, waits, has_result=bool(result)),
        "news": Part("parts/news.html", "news", (bool(desk.shown), tuple(desk.history.written))),
        "heard": plain(desk.shown),
        **handing(desk, view),
    }
    if not is_over and (signs := _trick_line(desk, view)):
        found["trick-line"], found["trick-words"] = _status("trick_line"), plain(signs)
    if desk.live.gathering.settings.clock > 0 and not is_over:
        found["clock"] = _status("clock")
    if result:
        found["result"] = _status("result", (result,))
    if getattr(view, "hand", None):
        found["hand-words"] = _status(
            "hand_words", (_in_words(view.hand, desk.live.rules, speaker.language, speaker.short),)
        )
    return found


@lru_cache(4096)
def _in_words(hand: tuple[Any, ...], rules: Any, language: str, short: bool) -> str:
    return Speaker(language, short=short).cards(hand, rules)


def beside(desk: Desk, picture: Picture, view: Any) -> Parts:
    """What stands beside a match, also while a curtain hides it: sums, the cards in words, the shuffle."""
    table, names = desk.live.table, desk.names
    assert table is not None
    is_open = table.is_over or (table.is_waiting and bool(desk.seats))
    found = scores(_rows(desk), chart(table, len(names)), picture, is_open=is_open)
    if opened := desk.speaker.opened(view, names):
        found["words"] = Part("board.html", "words", (tuple(opened),))
    deal = last_deal(desk.live, names)
    if deal is not None:
        found["fair"] = Part("parts/fair_details.html", "fair", (deal,))
    return found


def status(said: str, *, is_long: bool = False) -> Parts:
    """What is to be done; smaller letters where that is long."""
    return {"status": _status("status", (is_long,)), "status-words": plain(said)}


def foot(said: str, lesson: Sequence[str] = (), *, goes_on: bool = False) -> Parts:
    """What stands above the hand, and where the other parts below a picture stand."""
    found: Parts = {"foot": _status("foot"), "acts": _acts("acts"), **status(said, is_long=len(said) > LONG)}
    if lesson:
        found["lesson"] = Part("parts/lesson.html", "lesson", (tuple(lesson), goes_on))
    return found


def scores(lines: Sequence[Row], chart: Sequence[str], picture: Picture, *, is_open: bool = False) -> Parts:
    """The sums of the deals so far, within the picture where that has a place for them."""
    given = tuple(lines), tuple(chart), is_open
    return {"scores" if picture.has_scores else "sums": Part("parts/scores.html", "scores", given)}


def curtain(desk: Desk) -> Parts:
    """What stands there while somebody is called to the device."""
    now, names = desk.now, desk.names
    assert now.called is not None
    return {
        "curtain": Part("curtain.html", "curtain", (names[now.called], _may_look(desk), bool(desk.shown))),
        "heard": plain(desk.shown),
    }


def handing(desk: Desk, view: Any) -> Parts:
    """Who may look at this device, and the button that covers the hand."""
    can_cover = len(desk.seats) > 1 and desk.seat is not None and not desk.room.is_open and view.public.phase != "over"
    may_look = _may_look(desk)
    if not may_look and not can_cover:
        return {}
    return {"handing": Part("parts/handing.html", "handing", (may_look, can_cover))}


def _may_look(desk: Desk) -> tuple[tuple[int, str], ...]:
    names, text = desk.names, desk.speaker.text
    return tuple((seat, text("web-uncover", name=names[seat])) for seat in desk.now.may_look)


def status_of(desk: Desk) -> str:
    """What stands above the hand: what is to be done; watchers read that they watch."""
    table = desk.live.table
    is_end = table is not None and table.is_over and not desk.is_moving
    said = desk.speaker.text("match-over") if is_end else desk.turn_words
    return said if desk.seats or desk.live.table is None else f"{desk.speaker.text('ask-watching')} {said}"


def _doing(desk: Desk, picture: Picture, view: Any, waits: str, *, has_result: bool) -> Parts:
    """Buttons, and what is said beside them."""
    live, table, seat, after = desk.live, desk.live.table, desk.seat, again(desk)
    assert table is not None
    agreed = live.gathering.settings
    found: Parts = {
        "buttons": _acts(
            "buttons",
            (
                picture.buttons,
                waits,
                desk.person.ident in live.ready.given,
                has_result,
                after,
                tuple(_claims(desk)),
                seat is not None and seat not in table.to_act and view.public.phase != "over" and bool(live.bots),
                bool(view.options) and agreed.hints,
                seat is not None and agreed.undo and live.can_undo(desk.person.ident, seat),
                _claim(desk, view),
            ),
        )
    }
    if label := join_label(desk):
        found["join"] = _acts("join", (desk.person.name, label))
    if said := _ready(desk):
        found["ready"] = _acts("ready", (said,))
    if after is not None and (after.next or after.asked):
        found["asked"] = _acts("asked", (bool(after.next), tuple(after.asked)))
    if said := desk.hint_words:
        found["hint"] = _acts("hint", (said,))
    return found


def _trick_line(desk: Desk, view: Any) -> str:
    """What lies on the table in signs, for the cells of a braille line."""
    return ask(Speaker(desk.speaker.language, short=True), "table", view, desk.names, facts=desk.facts)


def _claim(desk: Desk, view: Any) -> ClaimButton | None:
    """The button that claims the rest: where that is certain, or the others may agree and no children play.

    The key and the word claim at any turn.
    """
    claims, text = desk.live.claims, desk.speaker.text
    kind = "" if claims.offer is not None else claims.kind(view)
    if kind == "offer" and desk.is_claiming:
        return ClaimButton("claim", "x", text("web-claim-again"), "go")
    if kind == "certain" or (
        kind == "offer" and not desk.for_children and claims.may_come_true(desk.person.ident, view.seat)
    ):
        return ClaimButton("claim", "x", text("web-claim-rest"), "quiet" if kind == "offer" else "")
    return None


def _claims(desk: Desk) -> list[ClaimButton]:
    """The buttons of a claim that was made: to answer it, to take it back."""
    offer, text = desk.live.claims.offer, desk.speaker.text
    if offer is None:
        return []
    if offer.person == desk.person.ident:
        return [ClaimButton("claim-back", "n", text("web-claim-back"), "quiet")]
    if desk.person.ident not in offer.waits:
        return []
    return [
        ClaimButton("accept", "y", text("web-claim-accept"), "go"),
        ClaimButton("reject", "n", text("web-claim-reject"), ""),
    ]


def _waits(desk: Desk) -> str:
    """What the button says that goes on to the next deal; empty while there is nothing to wait for."""
    table = desk.live.table
    if table is None or not table.is_waiting or not desk.seats:
        return ""
    others = len(desk.live.ready.here - {desk.person.ident})
    if desk.live.mixing.is_on:
        return desk.speaker.text("web-shuffling")
    if desk.person.ident in desk.live.ready.given:
        return waits_for(desk, desk.live.ready)
    return desk.speaker.text("web-next-deal", count=others)


def _ready(desk: Desk) -> str:
    """Who has seen the deal that is over, besides the reader."""
    names = people(desk, desk.live.ready.given - {desk.person.ident})
    return desk.speaker.text("web-ready", names=names) if names else ""


def _rows(desk: Desk) -> list[Row]:
    table = desk.live.table
    assert table is not None
    after, (points, _) = table.after, rows(table)
    return [Row(name, tuple(line[seat] for line in points), after.scores[seat]) for seat, name in enumerate(desk.names)]
