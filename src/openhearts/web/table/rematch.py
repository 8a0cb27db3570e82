"""Going on together: the next deal, dealing anew and another match; what a page offers, what is typed and said.

Nothing is decided here; see tables/session/deals.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from openhearts.speech.speaker import Speaker
from openhearts.tables.session import commands as c
from openhearts.tables.session.viewer import news as n
from openhearts.tables.session.viewer.table_view import TogetherView
from openhearts.web.table.history_writer import keep, say, say_all
from openhearts.web.table.key_remapping import answers
from openhearts.web.table.message_history import Said
from openhearts.web.table.viewer import TableViewer


class Again(Struct, frozen=True):
    """What stands below the result of a match: a button, what others have said, or where everybody went.

    `waits`: the reader has asked, and others are awaited; `can_refuse`: a player has, and the reader has not refused.
    """

    label: str
    waits: bool
    can_refuse: bool
    asked: tuple[str, ...]
    next: str


class NewDeal(Struct, frozen=True):
    """What the page shows of dealing anew: who asks, an offer to who has just joined, who is awaited, and a button."""

    asked: str = ""
    offer: str = ""
    waits: str = ""
    can_ask: bool = False


# --- names ------------------------------------------------------------------------------------------------------------


def people(viewer: TableViewer, seats: Iterable[int]) -> str:
    """People by the first of their seats, but for the reader."""
    return viewer.speaker.listing([viewer.names[seat] for seat in seats if seat not in viewer.seats])


def waits_for(viewer: TableViewer, together: TogetherView) -> str:
    """Who is awaited, by name; where nobody is, what comes."""
    names = people(viewer, together.awaited)
    return viewer.speaker.text("web-next-waits", names=names) if names else viewer.speaker.text("web-shuffling")


# --- the next deal ----------------------------------------------------------------------------------------------------


def next_label(viewer: TableViewer) -> str:
    """What the button says that goes on to the next deal; empty while there is nothing to wait for."""
    shown = viewer.shown
    if not shown.seats or shown.view is None or shown.view.public.phase != "over" or shown.is_match_over:
        return ""
    if shown.phase == "shuffling":
        return viewer.speaker.text("web-shuffling")
    if shown.ready.mine:
        return waits_for(viewer, shown.ready)
    others = {chair.device for chair in shown.chairs if chair.kind == "person" and chair.is_here and not chair.is_mine}
    return viewer.speaker.text("web-next-deal", count=len(others))


async def be_ready(viewer: TableViewer, ident: str = "") -> Said | None:
    """Be ready for the next deal; what is said to who has to wait for others.  Raises Forbidden."""
    await viewer.ask(c.Ready(), ident)
    ready = viewer.shown.ready
    return Said(waits_for(viewer, ready), opens="b-next") if ready.mine and ready.awaited else None


def ready_words(viewer: TableViewer) -> str:
    """Who has seen the deal that is over, besides the reader."""
    names = people(viewer, viewer.shown.ready.given)
    return viewer.speaker.text("web-ready", names=names) if names else ""


def can_repeat(viewer: TableViewer) -> bool:
    """Whether the deal that is over may be played once more: with bots alone."""
    shown = viewer.shown
    is_over = shown.view is not None and shown.view.public.phase == "over" and shown.phase != "shuffling"
    return is_over and len(shown.seats) == 1 and sum(chair.kind == "person" for chair in shown.chairs) == 1


# --- another match ----------------------------------------------------------------------------------------------------


def again(viewer: TableViewer) -> Again | None:
    """What one person's page shows; nothing before the match is over."""
    shown, text = viewer.shown, viewer.speaker.text
    if not shown.is_match_over:
        return None
    together = shown.again
    label = waits_for(viewer, together) if together.mine == "yes" else _label(viewer) if shown.seats else ""
    others = [seat for seat in together.given if seat not in shown.seats and not shown.next_table]
    refused = [seat for seat in together.refused if seat not in shown.seats]
    asked = (
        *(text("web-again-asked", name=viewer.names[seat]) for seat in others),
        *(text("web-again-not", name=viewer.names[seat]) for seat in refused),
    )
    can_refuse = bool(shown.seats and together.given) and together.mine != "no" and not shown.next_table
    return Again(label, together.mine == "yes", can_refuse, asked, shown.next_table)


def _label(viewer: TableViewer) -> str:
    """What the button says that asks for another match; alone nobody need be named."""
    others = sum(chair.kind == "person" and not chair.is_mine for chair in viewer.shown.chairs)
    return viewer.speaker.text("web-again", count=others)


def wants(viewer: TableViewer, line: str) -> bool | None:
    """Whether the viewer types that they play again, or that they do not; None where a line is about something else."""
    if not viewer.shown.is_match_over:
        return None
    said, words = line.strip().casefold(), viewer.speaker.words
    return True if said in words("web-words-again") else False if said in words("web-words-again-no") else None


def is_asked(viewer: TableViewer) -> bool:
    """Whether others would like to play again, and the reader has not answered."""
    together = viewer.shown.again
    return bool(together.given) and not together.mine and bool(viewer.seats)


async def answer(viewer: TableViewer, *, is_yes: bool, ident: str = "") -> Said | None:
    """Answer that the viewer plays again, or not; what is said to them, who may have to wait.  Raises Forbidden."""
    await viewer.ask(c.PlayAgain(is_yes), ident)
    shown = viewer.shown
    if not is_yes:
        return Said(viewer.speaker.text("web-again-not-you")) if shown.again.mine == "no" else None
    return None if shown.next_table else Said(waits_for(viewer, shown.again))


# --- dealing anew -----------------------------------------------------------------------------------------------------


def anew(viewer: TableViewer) -> NewDeal:
    """What the page shows; nothing for a viewer without a seat, and while no deal is played."""
    shown, text = viewer.shown, viewer.speaker.text
    together = shown.anew
    if not shown.seats or shown.phase != "playing":
        return NewDeal()
    if together.mine:
        return NewDeal(waits=text("web-anew-waits", names=people(viewer, together.awaited)))
    if together.given:
        return NewDeal(asked=text("web-anew-asked", name=people(viewer, together.given)))
    return NewDeal(offer=text("web-anew-offer") if shown.is_anew_offered else "", can_ask=together.is_open)


def is_anew_meant(viewer: TableViewer, line: str) -> bool:
    """Whether the viewer types that they would like to deal anew."""
    return line.strip().casefold() in viewer.speaker.words("web-words-anew")


def is_anew_asked(viewer: TableViewer) -> bool:
    """Whether others would like to, and the reader has not answered."""
    return bool(viewer.shown.anew.given) and not viewer.shown.anew.mine and viewer.shown.phase == "playing"


async def answer_anew(viewer: TableViewer, *, is_yes: bool, ident: str = "") -> Said | None:
    """Ask for a new deal, agree to it, or play on instead; what is said to who has to wait.  Raises Forbidden."""
    await viewer.ask(c.AnswerAnew(is_yes), ident)
    waits = anew(viewer).waits if is_yes else ""
    return Said(waits) if waits else None


# --- what is heard ----------------------------------------------------------------------------------------------------


def words(viewer: TableViewer, one: n.AnyNews) -> Said | None:
    """What a viewer hears about it; the page shows it beside the result."""
    names = viewer.naming
    match one:
        case n.MovesOn():
            return keep(viewer, lambda speaker: speaker.text("web-again-begins"))
        case n.Voided():
            return say_all(viewer, lambda speaker: speaker.text("web-anew-agreed"))
        case n.Restored():
            return restored(viewer)
        case n.AnewOffered():
            return say(viewer, lambda speaker: speaker.text("web-anew-offer"))
        case n.Anew(seat, "refused"):
            return say_all(viewer, lambda speaker: speaker.text("web-anew-declined", name=names(speaker)[seat]))
        case n.Anew(seat, "asked"):
            return say_all(viewer, _asked(viewer, "web-anew-asked", seat, is_anew_asked(viewer)))
        case n.Again(seat, False):
            return keep(viewer, lambda speaker: speaker.text("web-again-not", name=names(speaker)[seat]))
        case n.Again(seat):
            return keep(viewer, _asked(viewer, "web-again-asked", seat, is_asked(viewer)))
    return None


def restored(viewer: TableViewer) -> Said | None:
    """That the server went back to a backup, once to each who looks: pages that come again find other cards."""
    if not viewer.shown.is_restored:
        viewer.ear.restored = False
        return None
    if viewer.ear.restored:
        return None
    viewer.ear.restored = True
    return say_all(viewer, lambda speaker: speaker.text("web-restored"))


def _asked(viewer: TableViewer, key: str, seat: int, waits: bool) -> Callable[[Speaker], str]:
    names, own = viewer.naming, viewer.person.wishes.own_keys

    def again(speaker: Speaker) -> str:
        asked = speaker.text(key, name=names(speaker)[seat])
        return f"{asked} {speaker.text('web-again-answer', **answers(speaker, own))}" if waits else asked

    return again
