"""What one person does with the cards, and with the device that several share.

The rules are the table's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from openhearts.core.action import Action
from openhearts.core.input_limits import whole_number
from openhearts.errors import BadText, Forbidden, Why
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.deal_actions import claims_of
from openhearts.web.table.announcer import Announcer
from openhearts.web.table.history_writer import claim, keep
from openhearts.web.table.message_history import Said

if TYPE_CHECKING:
    from collections.abc import Mapping

    from openhearts.store.cluster import Changed
    from openhearts.web.table.viewer import TableViewer

TURNED: Final = "turned"  # the kind of changes by which workers tell each other who has a device


def own_seat(viewer: TableViewer) -> int:
    """The seat the viewer acts for.  Raises Forbidden, for a watcher, behind a curtain and before the next deal."""
    shown = viewer.shown
    if shown.seat is not None and shown.seats:
        return shown.seat
    if shown.may_show:
        raise Forbidden(Why.CURTAIN)
    if shown.seats:
        raise Forbidden(Why.NEXT_HAND)
    raise Forbidden(Why.WATCHING)


async def act(viewer: TableViewer, text: str, turn: str, ident: str) -> Said | None:
    """An action in the words of its game; the cards chosen before, where the game collects them."""
    own_seat(viewer)
    view = viewer.match_view
    action = viewer.game_ui.action(view, text) or viewer.table.state.game.action_from_text(view, text)
    return await take(viewer, action, turn, ident)


async def take(viewer: TableViewer, action: Action, turn: str, ident: str) -> Said | None:
    """An action for the side that is shown; what is to be said where nothing comes of it.  Raises a refusal."""
    seat, game, claims = own_seat(viewer), viewer.table.state.game, claims_of(viewer.table.state)
    text = game.action_text(action)
    if claims is not None and claims.is_claim(action):
        if claims.is_agreed(action):
            raise Forbidden(Why.CLAIM_ALONE)
        return await _claim(viewer, c.ClaimRest(seat, text, turn), ident)
    if await viewer.ask(c.Act(seat, text, turn), ident):
        viewer.game_ui.forget()
        return None
    return Said(viewer.speaker.turn(viewer.match_view, viewer.names))


async def _claim(viewer: TableViewer, wish: c.ClaimRest, ident: str) -> Said | None:
    """A claim that is not certain is asked for twice: a slip of the finger must not cost all that is left."""
    now = viewer.shown.turn
    if viewer.shown.claim_kind in ("offer", "refused") and viewer.asked != now:
        viewer.asked = now
        return Said(viewer.speaker.text("web-claim-sure"))
    steps = await viewer.ask(wish, ident)
    if not steps and viewer.shown.claim is None:
        return Said(viewer.speaker.turn(viewer.match_view, viewer.names))
    facts = (step.entry.fact for step in steps)
    told = next((fact for fact in facts if isinstance(fact, f.ClaimOffered | f.ClaimRefused)), None)
    if told is None or viewer.is_listening:
        return None  # the table tells everybody who looks
    what = "refused" if isinstance(told, f.ClaimRefused) else "offered"
    return keep(viewer, claim(viewer, wish.seat, what))


def turn_device(viewer: TableViewer, value: str) -> None:
    """The person of a seat has the device now, or (empty) nobody has; every page of it is drawn anew."""
    if not value:
        viewer.hotseat.cover()
    elif number(value) in viewer.may_look:
        viewer.hotseat.show(viewer.table.state, number(value))
    elif viewer.seat != number(value):
        raise Forbidden(Why.NOT_YOUR_SEAT)
    viewer.ear.hailed = None
    Announcer(viewer).turned()
    peers, table, person = viewer.table.peers, viewer.table.state.ident, viewer.person.ident
    peers.tell(TURNED, " ".join((peers.name, table, person, viewer.hotseat.told())))


def hear_turned(viewers: Mapping[tuple[str, str], TableViewer], change: Changed, own: str) -> None:
    """A device was handed on by a page of another worker; a change without a name: some may have been.

    Else a hand that was covered there would lie open on the pages of this worker (`own` is its name).
    """
    if not change.kind:
        for viewer in [one for one in viewers.values() if one.hotseat.told()]:
            _handed_on(viewer, "")
        return
    worker, table, person, *told = change.key.split(" ", 3) if change.kind == TURNED else ("", "", "")
    if change.kind == TURNED and worker != own and (found := viewers.get((table, person))) is not None:
        _handed_on(found, "".join(told))


def _handed_on(viewer: TableViewer, told: str) -> None:
    viewer.hotseat.hear(told)
    viewer.ear.hailed = None
    Announcer(viewer).turned()


def number(text: str) -> int:
    """A number that a page sent.  Raises BadText."""
    found = whole_number(text)
    if found is None:
        raise BadText(Why.TEXT_NUMBER, text=text[:20])
    return found
