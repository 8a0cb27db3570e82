"""What a page shows of a match beside its picture, as parts: what is to be done, buttons, news, sums, the shuffle.

It reads the snapshot; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from operator import attrgetter
from typing import Final

from msgspec import Struct

from openhearts.core.game_types import Rules, View
from openhearts.speech.key_answers import ask
from openhearts.speech.speaker import Speaker
from openhearts.web.game_ui import Picture
from openhearts.web.regions.parts import Groups, Part, Parts, plain
from openhearts.web.scores.score_chart import Chart, chart_of, limit_of
from openhearts.web.shuffle_proofs import last_deal
from openhearts.web.slow import deadlines as slow
from openhearts.web.table import people, rematch
from openhearts.web.table.history_writer import waiting_claim
from openhearts.web.table.viewer import TableViewer

_status: Final = partial(Part, "parts/status.html")
LONG: Final = 64  # letters of what is to be done that fit in the usual size
LONG_PROMPT: Final = 16  # and of the few words above the hand
LONGEST_PROMPT: Final = 28  # and in the next smaller one
_acts: Final = partial(Part, "parts/buttons.html")
_DOING: Final = attrgetter(  # of the snapshot, what buttons and the words beside them follow from
    "seat",
    "seats",
    "chairs",
    "phase",
    "settings",
    "deal",
    "ready",
    "again",
    "is_match_over",
    "next_table",
    "claim",
    "claim_kind",
    "can_take_back",
)


class Row(Struct, frozen=True, gc=False):
    """A line of the scores."""

    name: str
    deals: tuple[int | None, ...]  # None: before they joined
    total: int


class KeyButton(Struct, frozen=True, gc=False):
    """A button, and the key that does the same; or what it does instead (`do`)."""

    id: str
    key: str
    label: str
    look: str
    do: str = "key"


def playing(viewer: TableViewer, picture: Picture, view: View) -> Groups:
    """Everything of a match that is no picture."""
    shown, mine, speaker = viewer.shown, viewer.mine, viewer.speaker
    heard, is_over = mine.shown(speaker), view.public.phase == "over"
    found: Groups = {
        "foot": foot(status_of(viewer), viewer.lesson, goes_on=viewer.goes_on, is_over=is_over),
        "doing": _doing(viewer, picture, view),
        "news": {
            "news": Part("parts/news.html", "news", (bool(heard), mine.history.written, is_over)),
            "heard": plain(heard),
        },
        "handing": handing(viewer),
    }
    if not is_over:
        found["now"] = _now(viewer, view)
        if prompt := _prompt(viewer):
            found["prompt"] = {"prompt": _status("prompt", (prompt_look(prompt),)), "prompt-words": plain(prompt)}
    if shown.is_match_over:
        assert shown.after is not None
        seen = viewer.seen()
        found["result"] = {
            "result": _status("result", (speaker.result(shown.after, view, viewer.names),)),
            "winners": _status("winners", (tuple([seen.face(seat) for seat in shown.after.winners]),)),
            "sharing": _status("sharing"),
        }
    before = shown.settings.repeats
    if before is not None and is_over and shown.deal == 1:
        found["repeated"] = {"repeated": _status("repeated", (before.points, before.table))}
    if hand := getattr(view, "hand", None):
        found["hand-words"] = _in_words(hand, shown.rules, speaker)
    return found


def prompt_look(said: str) -> tuple[str, ...]:
    """How the style sheet is told that few words are many.

    >>> prompt_look("Play any card"), prompt_look("Follow diamonds, or play a joker")
    ((), ('long', 'longest'))
    """
    return tuple(look for look, most in (("long", LONG_PROMPT), ("longest", LONGEST_PROMPT)) if len(said) > most)


def _prompt(viewer: TableViewer) -> str:
    """What is to be done in a few words; whose claim it is, while one waits for an answer."""
    said, offer, speaker = viewer.game_ui.prompt(viewer.seen()), viewer.shown.claim, viewer.speaker
    if not said or offer is None:
        return said
    return speaker.text("web-claim-waits", **speaker.who(offer.seat, viewer.view, viewer.names))


def _now(viewer: TableViewer, view: View) -> Parts:
    """The trick as a line of signs, and the clock."""
    found: Parts = {"trick-line": _status("trick_line"), "trick-words": plain(_trick_line(viewer, view))}
    if viewer.shown.settings.slow:
        found |= slow.on_stage(viewer)
    elif viewer.shown.settings.clock > 0:
        found["clock"] = _status("clock")
    return found


@lru_cache(4096)
def _in_words(hand: tuple[object, ...], rules: Rules, speaker: Speaker) -> Parts:
    return {"hand-words": _status("hand_words"), "held": plain(speaker.cards(hand, rules))}


def beside(viewer: TableViewer, picture: Picture, view: View) -> Parts:
    """What stands beside a match, also while a curtain hides it: sums, the cards in words, the shuffle."""
    shown, is_over = viewer.shown, view.public.phase == "over"
    slice_of_sums = shown.points, shown.totals, shown.after, shown.deal, shown.mixed, shown.is_fixed, bool(shown.seats)
    seen = view if is_over else None, viewer.names, viewer.speaker, picture.has_scores
    made: Parts = viewer.kept("beside", (slice_of_sums, seen), lambda: _beside(viewer, picture, view))
    return made


def _beside(viewer: TableViewer, picture: Picture, view: View) -> Parts:
    shown, names = viewer.shown, viewer.names
    is_open = view.public.phase == "over" and (shown.is_match_over or bool(shown.seats))
    found = scores(_rows(viewer), chart_of(shown.totals, names, limit_of(shown.rules)), picture, is_open=is_open)
    if opened := viewer.speaker.opened(view, names):
        found["words"] = Part("board.html", "words", (tuple(opened),))
    deal = last_deal(shown, names)
    if deal is not None:
        found["fair"] = Part("parts/fair_details.html", "fair", (deal,))
    return found


def status(said: str, *, is_long: bool = False) -> Parts:
    """What is to be done; smaller letters where that is long."""
    return {"status": _status("status", (is_long,)), "status-words": plain(said)}


def foot(said: str, lesson: Sequence[str] = (), *, goes_on: bool = False, is_over: bool = False) -> Parts:
    """What stands above the hand, and where the other parts below a picture stand."""
    found: Parts = {
        "foot": _status("foot", (is_over,)),
        "acts": _acts("acts"),
        **status(said, is_long=len(said) > LONG),
    }
    if lesson:
        found["guided"] = " guided"
        found["lesson"] = Part("parts/lesson.html", "lesson", (tuple(lesson), goes_on))
    return found


def scores(lines: Sequence[Row], chart: Chart | None, picture: Picture, *, is_open: bool = False) -> Parts:
    """The sums of the deals so far, within the picture where that has a place for them."""
    given = tuple(lines), chart, is_open
    return {"scores" if picture.has_scores else "sums": Part("parts/scores.html", "scores", given)}


def curtain(viewer: TableViewer) -> Parts:
    """What stands there while a player is called to the device."""
    called, heard = viewer.called, viewer.last_words
    assert called is not None
    return {
        "curtain": Part("curtain.html", "curtain", (viewer.names[called], _may_look(viewer), bool(heard))),
        "heard": plain(heard),
    }


def handing(viewer: TableViewer) -> Parts:
    """Who may look at this device while nobody is called."""
    if not viewer.shown.may_show:
        return {}
    return {"handing": Part("parts/handing.html", "handing", (_may_look(viewer),))}


def _can_cover(viewer: TableViewer, view: View) -> bool:
    """Whether a hand of a shared device lies open, which may be covered."""
    shown = viewer.shown
    return len(shown.hands) > 1 and shown.seat is not None and not viewer.is_open and view.public.phase != "over"


def _may_look(viewer: TableViewer) -> tuple[tuple[int, str], ...]:
    names, text = viewer.names, viewer.speaker.text
    return tuple((seat, text("web-uncover", name=names[seat])) for seat in viewer.may_look)


def status_of(viewer: TableViewer) -> str:
    """What stands above the hand: a claim that waits, and what is to be done; watchers read that they watch."""
    is_end = viewer.shown.is_match_over and viewer.is_dealt
    said = viewer.speaker.text("match-over") if is_end else viewer.turn_words
    if claimed := waiting_claim(viewer):
        said = f"{claimed(viewer.speaker)} {said}"
    watches = not viewer.shown.seats and viewer.shown.view is not None
    return f"{viewer.speaker.text('ask-watching')} {said}" if watches else said


def _doing(viewer: TableViewer, picture: Picture, view: View) -> Parts:
    """Buttons, and what is said beside them; made when any of it changes."""
    shown = viewer.shown
    of_view = view.public.phase == "over", bool(view.options), picture.buttons, _can_cover(viewer, view)
    of_viewer = viewer.names, viewer.speaker, viewer.person.name, viewer.is_claiming, viewer.hint
    slices = _DOING(shown), shown.seat in shown.to_act, of_view, of_viewer
    made: Parts = viewer.kept("doing", slices, lambda: _done(viewer, picture, view))
    return made


def no_buttons() -> Parts:
    """Nothing can be done for a moment."""
    return {"buttons": _acts("buttons", ((), "", False, False, None, False, ()))}


def _done(viewer: TableViewer, picture: Picture, view: View) -> Parts:
    shown, after = viewer.shown, rematch.again(viewer)
    goes_by_itself = shown.seat is not None and shown.seat not in shown.to_act and view.public.phase != "over"
    can_finish = goes_by_itself and bool(viewer.facts.bots)
    can_hint = bool(view.options) and shown.settings.hints
    keys = _keys(viewer, can_finish=can_finish, can_hint=can_hint, can_cover=_can_cover(viewer, view))
    label, can_repeat = rematch.next_label(viewer), rematch.can_repeat(viewer)
    of_match = label, shown.ready.mine == "yes", shown.is_match_over, after, can_repeat
    found: Parts = {f"key-{one.id}": _acts("key", (one,), stays=True) for one in keys}
    found["buttons"] = _acts("buttons", (picture.buttons, *of_match, tuple([one.id for one in keys])))
    if label := people.join_label(viewer):
        found["join"] = _acts("join", (viewer.person.name, label))
    if said := rematch.ready_words(viewer):
        found["ready"] = _acts("ready", (said,))
    if after is not None and (after.next or after.asked):
        found["asked"] = _acts("asked", (bool(after.next), tuple(after.asked)))
    if said := viewer.hint_words:
        found["hint"], found["hinted"] = _acts("hint", (said,)), "yes"
    return found


def _keys(viewer: TableViewer, *, can_finish: bool, can_hint: bool, can_cover: bool) -> list[KeyButton]:
    """The buttons of keys that mean something now, in one order everywhere; each has its place in the style sheet."""
    text, claim = viewer.speaker.text, _claim(viewer)
    found = [KeyButton("finish", "backspace", text("web-finish"), "quiet")] if can_finish else []
    if can_hint:
        found.append(KeyButton("hint", "a", text("web-hint"), "quiet"))
    if viewer.shown.can_take_back:
        found.append(KeyButton("undo", "u", text("web-undo"), "quiet"))
    if can_cover:  # where undo stands elsewhere: at a shared device nothing is taken back
        found.append(KeyButton("cover", "", text("web-cover"), "quiet", "cover"))
    found += _claims(viewer)
    return found if claim is None else [*found, claim]


def _trick_line(viewer: TableViewer, view: View) -> str:
    """What lies on the table in signs, for the cells of a braille line."""
    return ask(viewer.signs, "trick", view, viewer.names, facts=viewer.facts)


def _claim(viewer: TableViewer) -> KeyButton | None:
    """The button that claims the rest: where that is certain, or the others may agree and no children play.

    The key and the word claim at any turn.
    """
    kind, text = viewer.shown.claim_kind, viewer.speaker.text
    if kind in ("offer", "refused") and viewer.is_claiming:
        return KeyButton("claim", "x", text("web-claim-again"), "go")
    if kind == "certain" or (kind == "offer" and not viewer.for_children):
        return KeyButton("claim", "x", text("web-claim-rest"), "quiet" if kind == "offer" else "")
    return None


def _claims(viewer: TableViewer) -> list[KeyButton]:
    """The buttons of a claim that was made: to answer it, to take it back."""
    offer, text = viewer.shown.claim, viewer.speaker.text
    if offer is None:
        return []
    if offer.is_mine:
        return [KeyButton("claim-back", "n", text("web-claim-back"), "quiet")]
    if not offer.is_asked:
        return []
    return [
        KeyButton("accept", "y", text("web-claim-accept"), "go"),
        KeyButton("reject", "n", text("web-claim-reject"), ""),
    ]


def _rows(viewer: TableViewer) -> list[Row]:
    shown = viewer.shown
    assert shown.after is not None
    scores = shown.after.scores
    return [
        Row(name, tuple(line[seat] for line in shown.points), scores[seat]) for seat, name in enumerate(viewer.names)
    ]
