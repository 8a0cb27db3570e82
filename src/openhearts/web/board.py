"""The board: what one person's page shows of a table, from their desk's view; the same for a page and for its updates.

It reads the desk and writes HTML; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import asdict

from openhearts.speech.ask import ask
from openhearts.speech.naming import bot_name, level_names, rules_name
from openhearts.speech.speaker import Speaker
from openhearts.web.children.asking import begins, invitation
from openhearts.web.company.anew import anew
from openhearts.web.company.chairs import away_lines, chair_line, offers, returns
from openhearts.web.company.changing import changes, join_label, taking
from openhearts.web.company.hosting import free_label, kept_out, notes, seat_line
from openhearts.web.company.rematch import Again, again, people, waits_for
from openhearts.web.company.returning import soon
from openhearts.web.company.rows import chart, rows
from openhearts.web.desk.desk import Desk
from openhearts.web.fairness import last_deal
from openhearts.web.house import is_here_only
from openhearts.web.look import render
from openhearts.web.talk.keymap import Keymap


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


class ChairLine(Struct, frozen=True):
    """A seat in the list of who sits where, and what the reader may do with it."""

    seat: int
    text: str
    can_sit: bool = False
    can_fill: bool = False
    can_free: bool = False
    can_add: bool = False
    free_label: str = ""
    level: str = ""  # of a bot that is another one than the table's
    is_grave: bool = False  # whether that sends somebody else away


class Acting(Struct, frozen=True):
    """What somebody may do and hears beside the picture of a match; as it stands where nobody acts, as in a replay."""

    turn: str = ""  # the name of the decision that is owed
    is_mine: bool = False
    curtain: str | None = None  # who is called to the device
    may_look: Sequence[tuple[int, str]] = ()
    can_cover: bool = False
    heard: str = ""
    history: Sequence[str] = ()
    written: Sequence[str] = ()
    join: str = ""
    waits: str = ""
    is_ready: bool = False  # the reader: others are awaited
    ready: str = ""
    claims: Sequence[ClaimButton] = ()  # to answer one, to take one back
    claim: ClaimButton | None = None  # to make one
    can_finish: bool = False
    clock: bool = False
    trick_line: str = ""
    can_hint: bool = False
    can_undo: bool = False
    hint: str = ""
    result: str = ""
    again: Again | None = None
    opened: Sequence[str] = ()
    scores: Sequence[Row] = ()
    chart: Any = ()
    hand_words: str = ""
    children: bool = False
    lesson: Sequence[str] = ()
    goes_on: bool = False


def drawn(picture: Any, acting: Acting) -> dict[str, Any]:
    """What the templates of a match are given: its picture, and what is beside it."""
    return {"picture": picture, **asdict(acting)}


def title_of(desk: Desk) -> str:
    """The name of the game in the reader's language."""
    return rules_name(desk.live.rules, desk.speaker.language)


def board(desk: Desk, *, csrf: str, origin: str) -> str:
    """The `<main>` of a table's page."""
    live, speaker = desk.live, desk.speaker
    chairs = _chairs(desk)
    values: dict[str, Any] = {
        "ident": live.ident,
        "person": desk.person,
        "title": title_of(desk),
        "csrf": csrf,
        "invite": origin + invitation(live, desk.key),
        "here_only": is_here_only(origin),
        "chairs": chairs,
        "is_host": desk.person.ident == live.gathering.host,
        "is_shuffling": live.mixing.is_on,
        "fair": last_deal(live, desk.names),
        "qr": True,
        "can_sit": any(chair.can_sit for chair in chairs),
        "can_add": any(chair.can_add for chair in chairs),
        "status": _status(desk),
        "absent": away_lines(desk),
        "returns": returns(desk),
        "offers": offers(desk),
        "asked_back": live.returning.asked_by(desk.person.ident) is not None,
        "asked_soon": " ".join(soon(desk)),
        "knocks": live.door.waiting if desk.seats else [],
        "kept_out": kept_out(desk),
        "notes": notes(desk),
        "begins": begins(desk),
        "levels": level_names(speaker),
        "level": live.gathering.settings.level,
        "level_name": bot_name(speaker, live.gathering.settings.level),
        "signs": _signs(desk),
        "changes": changes(desk),
        "anew": anew(desk),
        "phase": "" if live.table is None or desk.is_moving else live.table.public.phase,
        "stage": _stage(desk),
    }
    shown = _match(desk) if live.table is not None and not desk.is_moving else drawn(None, _gathered(desk))
    return render("board.html", speaker, **values, **shown)


def _status(desk: Desk) -> str:
    """What stands above the hand: what is to be done; watchers read that they watch."""
    table = desk.live.table
    is_end = table is not None and table.is_over and not desk.is_moving
    said = desk.speaker.text("match-over") if is_end else desk.turn_words
    return said if desk.seats or desk.live.table is None else f"{desk.speaker.text('ask-watching')} {said}"


def _stage(desk: Desk) -> str:
    """What the last answer may have spoken of: when it is another one, the page shows that answer no more."""
    live, table = desk.live, desk.live.table
    deal = "" if table is None else f"{table.deal_name} {table.public.phase}"
    asked = live.returning.asked_by(desk.person.ident)
    return f"{deal} {live.gathering.settings.talks} {bool(desk.seats)} {asked is not None}"


def _match(desk: Desk) -> dict[str, Any]:
    live, speaker, table = desk.live, desk.speaker, desk.live.table
    assert table is not None
    now = desk.now
    view, names, seat = desk.view, desk.names, now.seat
    picture = desk.room.picture(desk.seen())
    is_over = view.public.phase == "over"
    acting = Acting(
        turn="" if seat is None else live.turn_of(seat),
        is_mine=now.called is not None or (seat is not None and seat in table.to_act),
        curtain=None if now.called is None else names[now.called],
        may_look=[(one, speaker.text("web-uncover", name=names[one])) for one in now.may_look],
        can_cover=_can_cover(desk, is_over),
        heard=desk.shown,
        history=desk.history.texts[-60:],
        written=desk.history.written,
        join=join_label(desk),
        waits=_waits(desk),
        is_ready=desk.person.ident in live.ready.given,
        ready=_ready(desk),
        claims=_claims(desk),
        claim=_claim(desk, view),
        can_finish=seat is not None and seat not in table.to_act and not is_over and bool(live.bots),
        clock=live.gathering.settings.clock > 0 and not is_over,
        trick_line=_trick_line(desk, view, names),
        can_hint=bool(view.options) and live.gathering.settings.hints,
        can_undo=seat is not None and live.gathering.settings.undo and live.can_undo(desk.person.ident, seat),
        hint=desk.hint_words,
        result=speaker.result(table.after, view, names) if table.is_over else "",
        again=again(desk),
        opened=speaker.opened(view, names) if is_over else [],
        scores=_scores(desk),
        chart=chart(table, len(names)),
        hand_words=speaker.cards(view.hand, live.rules) if getattr(view, "hand", None) else "",
        children=desk.for_children,
        lesson=desk.lesson,
        goes_on=desk.goes_on,
    )
    return drawn(picture, acting)


def _gathered(desk: Desk) -> Acting:
    """Before the first cards lie on the table, and while people change seats."""
    return Acting(children=desk.for_children, lesson=desk.lesson, goes_on=desk.goes_on)


def _can_cover(desk: Desk, is_over: bool) -> bool:
    """Whether there is a hand that somebody else at this device must not see."""
    return len(desk.seats) > 1 and desk.seat is not None and not desk.room.is_open and not is_over


def _signs(desk: Desk) -> Markup:
    """What the page's scripts are told of the reader's wishes, as attributes."""
    wishes, own = desk.person.wishes, Keymap.read(desk.person.wishes.own_keys).attribute
    others = sum(chair.person is not None for chair in desk.live.gathering.chairs) > 1
    found = {
        "chat": desk.live.gathering.settings.talks and desk.seat is not None and others,
        "sound": wishes.sound,
        "vibration": wishes.vibration,
        "nudge": wishes.nudge,
    }
    said = Markup("").join(Markup(' data-{}="{}"').format(name, "on" if on else "off") for name, on in found.items())
    return said + Markup(' data-stays="{}" data-own-keys="{}"').format(wishes.stays, own)


def _trick_line(desk: Desk, view: Any, names: Sequence[str]) -> str:
    """What lies on the table in signs, for the cells of a braille line; empty while nothing does."""
    if view.public.phase == "over":
        return ""
    return ask(Speaker(desk.speaker.language, short=True), "table", view, names, facts=desk.facts)


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


def _scores(desk: Desk) -> list[Row]:
    table = desk.live.table
    assert table is not None
    after, (points, _) = table.after, rows(table)
    return [Row(name, tuple(line[seat] for line in points), after.scores[seat]) for seat, name in enumerate(desk.names)]


def _chairs(desk: Desk) -> list[ChairLine]:
    live, speaker = desk.live, desk.speaker
    is_host = desk.person.ident == live.gathering.host
    sits = bool(desk.seats)
    found = []
    for seat, chair in enumerate(live.gathering.chairs):
        is_own = chair.person == desk.person.ident
        text = seat_line(desk, seat, chair_line(desk, seat))
        taken = taking(desk, seat) if chair.person is None else None
        may_free = not chair.is_open and (is_own or (is_host and (not live.is_playing or chair.bot is None)))
        found.append(
            ChairLine(
                seat,
                text,
                can_sit=taken is not None and taken.seat == seat,
                can_add=sits and chair.person is None and not live.is_playing,
                can_fill=is_host and chair.is_open,
                can_free=may_free,
                free_label=free_label(desk, seat) if may_free else "",
                level=bot_name(speaker, chair.bot) if chair.bot not in (None, live.gathering.settings.level) else "",
                is_grave=may_free and not is_own and chair.person is not None,
            )
        )
    return found
