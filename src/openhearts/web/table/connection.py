"""The connection of a table's page: what happens comes as a new picture and what is to be spoken; commands come back.

Only pages of this server may open one, and one sees exactly what its person's view shows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import websocket
from litestar.params import FromPath
from msgspec import Struct

from openhearts.errors import Forbidden, NewerTable, OpenHeartsError
from openhearts.records.shuffle_receipts import Receipt
from openhearts.tables.hosting.audience import Listener
from openhearts.tables.session.people import check_admitted
from openhearts.tables.session.viewer.table_view import ShuffleView
from openhearts.tables.view_json import plain
from openhearts.web.identity.guests import FORM, Person, language_of
from openhearts.web.limits.addresses import place_of
from openhearts.web.limits.malformed_forms import AnySocket
from openhearts.web.rate_limit import Bucket
from openhearts.web.regions.parts import DRAWER, Board, Change, Shown
from openhearts.web.slow.catching_up import catch_up
from openhearts.web.slow.deadlines import zone
from openhearts.web.state import Site
from openhearts.web.table import rematch
from openhearts.web.table.announcer import Announcer
from openhearts.web.table.commands import UNASKED, do
from openhearts.web.table.history_writer import arrival
from openhearts.web.table.idempotency import Answer
from openhearts.web.table.message_history import Message, Said, Told, at_the_end
from openhearts.web.table.viewer import TableViewer
from openhearts.web.table_html import board_of, last_card_of

LONGEST: Final = 2000  # characters of a message
LONGEST_PAGE: Final = 40  # and of a page's name
MOST_PER_PERSON: Final = 12  # connections of one person at one table
RATE, BURST = 12.0, 40.0  # messages a second that a page may send, and how many at once
SIGNED_OUT, FOREIGN, NO_TABLE, TOO_MANY = 4401, 4403, 4404, 4429
AGAIN: Final = 1012  # the page comes again, and the table is read from the store
# What reading, closing and writing raise when a page has gone away: the last, where it went between two sentences.
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)


class Update(Struct, omit_defaults=True):
    """What a page is sent."""

    parts: dict[str, str] = {}  # what is drawn anew, by names of parts of the page (regions/parts.py)
    more: str = ""  # lines that come to those before
    anew: bool = False  # everything that was drawn before is forgotten
    html: str = ""  # all of it, for pages that cannot put parts together
    view: dict[str, object] = {}  # for programs: what is different in the table's view (tables/view_json.py)
    say: list[Said] = []
    id: int = 0
    shuffle: ShuffleView | None = None
    receipt: Receipt | None = None  # for what this page gave to a shuffle
    cues: list[str] = []  # sounds
    ends: bool = False  # a trick is over: readers may want to look at it for a while
    clock: int = -1  # seconds that are left of a decision, where there are clocks and one is owed
    clock_own: bool = False
    go: str = ""  # the table where everybody plays on
    wishes: dict[str, str] = {}  # those that a typed word changed: only the page can keep them, in the person's cookie


def typed_wishes(person: Person) -> dict[str, str]:
    """The wishes of a person that typed words change, by their names in the form of the settings."""
    return {name: getattr(person.wishes, name) for name in ("spoken", "letters")}


NOTHING: Final = Update()
LINGERS_S: Final = 1.0  # seconds for which the last card of a deal lies there; less at a faster table
Drawn = tuple[dict[str, str], str, bool, str, dict[str, object]]
NO_CHANGE: Final[Drawn] = {}, "", False, "", {}
NEVER: Final = object()  # what was told before anything was
_messages: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class Connection:
    """One open page."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        site: Site,
        viewer: TableViewer,
        csrf: str,
        ended: asyncio.Future[None] | None = None,
    ) -> None:
        self.socket, self.site, self.viewer, self.csrf = socket, site, viewer, csrf
        self.origin = site.origin(socket)
        self.ended = ended  # done when the session is over: from then on nothing is told and nothing done
        self.sending = asyncio.Lock()
        self.shown = Shown()
        self.takes_parts = socket.query_params.get("parts") == "yes"
        self.is_program = socket.query_params.get("view") == "json"
        self.viewed: dict[str, object] = {}
        self.page = str(socket.query_params.get("page", ""))
        self.contributes = socket.query_params.get("contributes") == "yes"
        self.heard = viewer.ear.n_told  # what had been put into words when the page came
        self.doing: asyncio.Task[Answer] | None = None
        self.name = viewer.person.name
        self.wishes = typed_wishes(viewer.person)
        self.asked: ShuffleView | None = None  # what the page was asked for last in a shuffle

    def is_over(self) -> bool:
        """Whether the session of the page has ended."""
        return self.ended is not None and self.ended.done()

    async def send(
        self,
        *said: Said | None,
        draw: bool = True,
        ident: int = 0,
        shuffle: ShuffleView | None = None,
        receipt: Receipt | None = None,
        told: Sequence[Told] = (),
        go: str = "",
        wishes: dict[str, str] | None = None,
        board: Board | None = None,
    ) -> None:
        """What is to be spoken, with those parts of the picture that are others; what a shuffle asks for.

        `board`: what the page is to show, where that is not how the table is now.
        """
        if self.is_over():
            return
        change = self._change(board) if draw else NO_CHANGE
        spoken = [one for one in said if one is not None] + [one for each in told for one in each.said]
        cues = list(dict.fromkeys([cue for each in told for cue in each.cues]))
        ends = True in [each.ends for each in told]
        update = Update(*change, spoken, ident, shuffle, receipt, cues, ends, *self._clock(draw), go, wishes or {})
        if update == NOTHING:
            return
        async with self.sending:  # the update drawn first is sent first
            if self.is_over():
                return
            await self.socket.send_data(msgspec.json.encode(update).decode(), mode="text")

    def _change(self, board: Board | None = None) -> Drawn:
        if self.is_program:
            before, self.viewed = self.viewed, plain(self.viewer.shown)
            view = {key: value for key, value in self.viewed.items() if before.get(key, NEVER) != value}
            return {}, "", False, "", view
        board = board or board_of(self.viewer, csrf=self.csrf, origin=self.origin)
        change = self.shown.change(board)
        if self.takes_parts or change == Change():
            return change.parts, change.more, change.anew, "", {}
        return {}, "", False, f"{board.whole()}{board.whole(DRAWER)}", {}

    def _clock(self, draw: bool) -> tuple[int, bool]:
        """The seconds of the decision that the reader owes, else of the first that is owed."""
        times = self.viewer.shown.times if draw and not self.viewer.shown.settings.slow else ()
        own = next((time for time in times if time.seat == self.viewer.seat), None) if times else None
        shown = own or next(iter(times), None)
        if shown is None:
            return -1, False
        return max(0, round(shown.until - self.viewer.table.now())), own is not None

    async def arrive(self) -> None:
        """Send what a viewer sees and hears on opening the page."""
        shown = self.viewer.shown
        is_dealt = shown.view is not None or shown.phase != "shuffling"  # else the first cards will be heard of at once
        missed = self._missed()
        is_told = bool(missed) and (shown.seat in shown.to_act or self.viewer.called is not None)  # what is to be done
        said = arrival(self.viewer) if is_dealt and not is_told else None
        why = rematch.restored(self.viewer)
        await self.send(*missed, why, said, shuffle=self._question(), go=self._goes_on())

    def _missed(self) -> list[Said]:
        """What happened since pages of the person were told last: a connection that comes back has lost no sentence.

        Nothing where that is too long ago to be kept in memory; at a slow table it is told otherwise.
        """
        ear, table = self.viewer.ear, self.viewer.table
        if table.state.settings.slow or ear.n_read >= table.state.n:
            return []
        steps = table.history.after(ear.n_read)
        if not steps or steps[0].before.n != ear.n_read:
            ear.n_read = table.state.n
            ear.waiting.clear()
            return []
        Announcer(self.viewer).hear(steps)
        told = ear.since(self.heard)
        self.heard = told[-1].number if told else self.heard
        return [said for one in told for said in one.said]

    def _question(self) -> ShuffleView | None:
        """What the page is asked for in a shuffle, once for each step."""
        asked = self.viewer.shown.shuffle if self.contributes else None
        is_new, self.asked = asked != self.asked, asked
        return asked if is_new else None

    def _goes_on(self) -> str:
        """The table that the page goes on to by itself; who does not play again reads where it is."""
        shown = self.viewer.shown
        return "" if shown.again.mine == "no" else shown.next_table

    async def tell(self, listener: Listener) -> None:
        """Sends on what the table says, until the page is gone."""
        while True:
            steps = await self.viewer.table.heard(listener)
            if not self.viewer.table.state.admits(self.viewer.person.ident):
                await self.socket.close(code=NO_TABLE)
                return
            Announcer(self.viewer).hear(steps)
            told = self.viewer.ear.since(self.heard)
            self.heard = told[-1].number if told else self.heard
            rest = await self._linger(told)
            await self.send(shuffle=self._question(), told=rest, go=self._goes_on())

    async def _linger(self, told: Sequence[Told]) -> Sequence[Told]:
        """Shows the last card of a deal for a moment before its sheet, as any other; what is to be told with that."""
        board = None if self.is_program else last_card_of(self.viewer, self.shown.board)
        if board is None:
            return told
        with_card, with_sheet = at_the_end(told)
        await self.send(told=with_card, board=board)
        await asyncio.sleep(min(LINGERS_S, self.viewer.shown.settings.pace))
        return with_sheet

    async def hear(self, listener: Listener | None = None) -> None:
        """Does what the page asks for, until it is gone; `listener` is this page, as the table knows it."""
        bucket = Bucket(RATE, BURST)
        while True:
            raw = await self.socket.receive_data(mode="text")
            if self.is_over():
                return
            if not bucket.take():
                await self.socket.close(code=TOO_MANY)
                return
            if len(raw) > LONGEST:
                await self.socket.close(code=1009)
                return
            try:
                message = _messages.decode(raw)
            except msgspec.DecodeError:
                await self.socket.close(code=1007)
                return
            is_named = self.page and message.id  # what is not is another command each time
            ident = f"{self.viewer.person.ident}.{self.page[:LONGEST_PAGE]}.{message.id}" if is_named else ""
            if message.do not in UNASKED:
                self.viewer.hush()
            begin = partial(do, self.viewer, message, ident)
            self.doing = self.viewer.once.do(self.page, message.id, begin, self.viewer.holder)
            answer = await asyncio.shield(self.doing)  # a page that goes away leaves nothing half done
            said = answer.told_to(self.viewer.holder())
            if self.viewer.person.name != self.name:
                before, self.name = self.name, self.viewer.person.name
                await self.site.call(self.viewer.person, before, place_of(self.socket))
            changed = self._changed_wishes()
            if said is not None:
                self.viewer.ear.reader.take(said.text, self.viewer.table.now())
                self.viewer.draw_pages(but=listener)
            # Where there is nothing to say, the table has told everybody who looks, this page too.
            receipt = self._receipt(message)
            await self.send(said, draw=said is not None, ident=message.id, receipt=receipt, wishes=changed)

    def _changed_wishes(self) -> dict[str, str]:
        """The wishes that a typed line has just changed; the person's other open pages heed them, too."""
        before, self.wishes = self.wishes, typed_wishes(self.viewer.person)
        changed = {name: value for name, value in self.wishes.items() if before[name] != value}
        if changed:
            self.site.hear_wishes(self.viewer.person)
        return changed

    def _receipt(self, message: Message) -> Receipt | None:
        if message.do not in UNASKED:
            return None
        return self.viewer.table.receipt(self.viewer.person.ident, message.do, message.value)


async def until_gone(*doing: Coroutine[object, object, None], ended: asyncio.Future[None] | None = None) -> None:
    """Until the first of them has ended; the others are stopped.  Raises what says more than that the page is gone."""
    tasks = [asyncio.create_task(one) for one in doing]
    try:
        await asyncio.wait([*tasks, ended] if ended is not None else tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, GONE):
            raise end


@websocket("/table/{ident:str}/live")
async def live(socket: AnySocket, ident: FromPath[str]) -> None:
    """The WebSocket of a table: one for each open page."""
    try:
        await _live(socket, ident)
    finally:
        socket.let_go()


async def _live(socket: AnySocket, ident: str) -> None:
    site: Site = socket.app.state.site
    guest = site.guest(socket)
    is_own = site.is_own_origin(socket)
    if not is_own or guest.is_new:
        await socket.accept()
        await socket.close(code=SIGNED_OUT if is_own and guest.is_over else FOREIGN)
        return
    with site.sessions.watched(guest.person) as ended:
        if not await site.sessions.goes_on(guest.person) and not ended.done():  # it ended before it was watched
            ended.set_result(None)
        await _show(socket, site, ident, guest.person, ended)


async def _show(
    socket: WebSocket[Any, Any, Any], site: Site, ident: str, person: Person, ended: asyncio.Future[None]
) -> None:
    """The table as the person sees it, until the page is gone or the session has ended."""
    try:
        table = await site.lobby.find(ident, place_of(socket))
        check_admitted(table.state, person.ident)
    except OpenHeartsError as error:
        await socket.accept()
        await socket.close(code=AGAIN if isinstance(error, NewerTable) else NO_TABLE)
        return
    await socket.accept()
    if ended.done():
        await socket.close(code=SIGNED_OUT)
        return
    if sum(one.person == person.ident for one in table.audience.listeners) >= MOST_PER_PERSON:
        await socket.close(code=TOO_MANY)
        return
    of_page = str(socket.query_params.get("language", ""))  # some browsers name another one for a connection
    language = language_of(person, of_page or socket.headers.get("accept-language"))
    viewer = site.viewer(table, person, language)
    viewer.place, viewer.zone = place_of(socket), zone(socket)
    connection = Connection(socket, site, viewer, socket.cookies.get(FORM, ""), ended)
    try:
        listener = table.listen(person.ident, contributes=connection.contributes, place=viewer.place)
    except Forbidden:
        await socket.close(code=TOO_MANY)
        return
    try:
        await catch_up(viewer)
        await table.arrive(listener)
        await connection.arrive()
        await until_gone(connection.tell(listener), connection.hear(listener), ended=ended)
        if ended.done():  # the holder of a copy of its cookie sees and does nothing any more
            with suppress(*GONE):
                await socket.close(code=SIGNED_OUT)
    except WebSocketDisconnect:
        pass
    except OpenHeartsError:  # the store fails, or the table is damaged: the page comes again
        await socket.close(code=AGAIN)
    finally:
        table.leave(listener)


HANDLERS: Final = (live,)
