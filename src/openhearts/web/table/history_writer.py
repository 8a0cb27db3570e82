"""What one person is told and can read again: kept in their history, and where a device is shared in everybody's there.

It decides nothing and sends nothing; what the table tells is put together by announcer.py.
"""

from __future__ import annotations

from typing import Final

from openhearts.speech.levels import orientation
from openhearts.speech.speaker import Speaker
from openhearts.tables.session.state import State
from openhearts.web.table.key_remapping import answers
from openhearts.web.table.message_history import Again, Said
from openhearts.web.table.viewer import TableViewer

FORGOTTEN_S: Final = 60.0  # seconds without a word after which who comes back is told again how the deal stands


def say(viewer: TableViewer, again: Again, kind: str = "play") -> Said:
    """Something that is kept in the history."""
    if kind != "chat":  # what people write has a place of its own
        viewer.mine.show(again)
    return viewer.history.add(viewer.speaker, again, kind)


def say_all(viewer: TableViewer, again: Again, kind: str = "play") -> Said:
    """Something that is kept in the history of everybody at this device."""
    said = say(viewer, again, kind)
    for place in viewer.places.values():
        if place is not viewer.mine:
            place.history.add(viewer.speaker, again, kind)
    return said


def keep(viewer: TableViewer, again: Again) -> Said:
    """Something that is kept in the history, and stands elsewhere on the page."""
    return viewer.history.add(viewer.speaker, again)


def claim(viewer: TableViewer, seat: int, what: str) -> Again:
    """What a viewer hears of a claim of a seat, with the keys that answer it."""
    view, names, own = viewer.view, viewer.naming, viewer.person.wishes.own_keys

    def again(speaker: Speaker) -> str:
        who = speaker.who(seat, view, names(speaker))
        return speaker.text("web-claim", what=what, **answers(speaker, own), **who)

    return again


def waiting_claim(viewer: TableViewer) -> Again | None:
    """What a viewer hears of a claim that waits for their word, or that they made themselves."""
    offer = viewer.shown.claim
    return claim(viewer, offer.seat, "offered") if offer is not None and (offer.is_mine or offer.is_asked) else None


def commitment(state: State) -> str:
    """The server's commitment to the deal on the table, by which it is known; empty where there is none."""
    return "" if state.deal is None else state.deal.shuffle.commitment


def _stands(viewer: TableViewer) -> Again | None:
    """How the deal stands, for a viewer who does not know it, or heard it long ago; at a device of their own."""
    ear, shown, deal, now = viewer.ear, viewer.shown, commitment(viewer.table.state), viewer.table.now()
    is_known = ear.known[0] == deal and now - ear.known[1] < FORGOTTEN_S
    if shown.view is None or not viewer.is_dealt or shown.view.public.phase == "over" or len(shown.seats) > 1:
        return None
    ear.known = deal, now
    view, names, level = shown.view, viewer.naming, viewer.person.wishes.spoken
    with_trick = not viewer.missed  # which ends with it
    return None if is_known else lambda told: orientation(told, view, names(told), level, with_trick=with_trick)


def arrival(viewer: TableViewer, why: str = "") -> Said:
    """What a viewer hears on opening the page: how the deal stands unless they know, a claim that waits, what to do.

    `why`: the message that says what has brought them there; then all but what is explained is kept.
    """
    called, names, whose, claimed = viewer.called, viewer.naming, viewer.turn_now, waiting_claim(viewer)
    stands = _stands(viewer)

    def again(speaker: Speaker) -> str:
        turn = whose(speaker) if called is None else speaker.text("web-call", name=names(speaker)[called])
        before = [speaker.text(why)] if why else []
        before += [stands(speaker)] if stands is not None else []
        before += [claimed(speaker)] if claimed is not None else []
        return " ".join((*before, turn))

    said = say(viewer, again) if why else Said(again(viewer.speaker))
    if called is not None:
        viewer.ear.hailed = called
        return said
    viewer.ear.explained = viewer.lesson
    missed, viewer.missed = viewer.missed, ""
    return Said(" ".join(one for one in (missed, said.text, *viewer.lesson) if one))
