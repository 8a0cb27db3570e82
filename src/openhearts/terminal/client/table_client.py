"""A seat at a table of a server, in plain lines: what a page would speak is printed, what is typed is sent.

The server decides everything and knows nothing of terminals; a lost connection comes back by itself.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec import Struct
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from openhearts.errors import OpenHeartsError, Why
from openhearts.records.shuffle_proof import seat_commitment
from openhearts.records.shuffle_receipts import Kind, Receipt, as_receipt, can_verify, judge
from openhearts.speech.speaker import Speaker
from openhearts.terminal import settings
from openhearts.terminal.client.http import Caller, CannotJoin, Place, place_of
from openhearts.terminal.client.identity import MOST_RECEIPTS, Identity, kept_at
from openhearts.terminal.client.outbox import Sent, Wire, shuffle_told
from openhearts.terminal.summaries import finding_line

# Not for us, no such table, and signed out from elsewhere: trying again is no use.
GONE: Final = {4401: Why.SIGNED_OUT, 4403: Why.NO_TABLE, 4404: Why.NO_TABLE}
WAITS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)  # seconds before trying again
LOOKS: Final = 2.0  # seconds between two looks at the door
LARGEST: Final = 4 * 1024 * 1024


class Spoken(Struct):
    """A sentence."""

    text: str


class Asked(Struct):
    """What the server asks for in a shuffle (tables/session/viewer/table_view.py::ShuffleView)."""

    step: str
    match: str
    deal: int
    host: str
    seats: tuple[int, ...]
    commitments: tuple[tuple[int, str], ...] = ()
    key: str | None = None


class Heard(Struct):
    """What a terminal reads of a message of the server (web/table/connection.py::Update)."""

    say: tuple[Spoken, ...] = ()
    id: int = 0
    view: dict[str, Any] = {}
    shuffle: Asked | None = None
    receipt: Any = None  # as_receipt says whether it is one
    go: str = ""
    wishes: dict[str, str] = {}


_messages: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


def heard(frame: str | bytes) -> Heard:
    """A message of the server.  Raises CannotJoin where it is none."""
    try:
        return _messages.decode(frame)
    except msgspec.DecodeError as error:
        raise CannotJoin(Why.CANNOT_JOIN, why=str(error)) from error


class Guest:
    """One person's connection to one table.  `tell` is called with each line that is to be printed."""

    def __init__(
        self,
        place: Place,
        speaker: Speaker,
        name: str,
        tell: Callable[[str], None],
        identity: Identity,
        wishes: dict[str, str] | None = None,
    ) -> None:
        self.wishes = wishes or {}
        self.place, self.speaker, self.name, self.tell, self.identity = place, speaker, name, tell, identity
        self.caller = Caller(place, speaker, identity.file)
        self.is_settled = threading.Event()  # at the table or before its door, or it is known that neither can be
        self.wire = Wire()
        self._is_leaving = False
        self._has_sat = False
        self._was_heard = False  # over the last connection
        self._given: dict[tuple[str, int, int], tuple[str, str, bytes]] = {}  # host, key of receipts, contribution
        self._receipts: dict[tuple[str, int], list[Receipt]] = {}
        self._waiting: Asked | None = None  # a question for contributions that waits for a receipt

    def arrive(self, read: Callable[[], str | None]) -> bool:
        """Comes to the table, or asks at its door; False where the input ends before.  Raises CannotJoin."""
        self.caller.arrive()
        if self.wishes:
            self.caller.wish(self.wishes)
        answer = self.caller.answer()
        while answer == "ask" and not self.name.strip():
            self.tell(self.speaker.text("web-door-ask"))
            line = read()
            if line is None:
                return False
            self.name = line
        if answer == "ask":
            self.caller.knock(self.name)
        if answer in ("ask", "waits"):
            self.tell(self.speaker.text("web-door-waits"))
        return True

    def listen(self) -> None:
        """Print what the table says until the guest leaves.  Raises CannotJoin where it is no use."""
        self._wait_at_the_door()
        tries = 0
        while not self._is_leaving:
            fault: Exception | None = None
            try:
                if self._read():
                    tries = 0
                    continue
            except ConnectionClosed as error:
                fault = error
                if error.rcvd is not None and error.rcvd.code in GONE:
                    raise CannotJoin(GONE[error.rcvd.code]) from error
            except InvalidStatus as error:
                fault = error
                if error.response.status_code < 500:  # a proxy says otherwise while its server starts
                    raise CannotJoin(Why.NO_TABLE) from error
            except (OSError, InvalidHandshake, TimeoutError) as error:
                fault = error
            tries = 0 if self._was_heard else tries
            self.wire.lost()
            tries = self._lost(tries, fault)

    def _wait_at_the_door(self) -> None:
        """Wait until a player lets the guest in.  Raises CannotJoin for a guest who is turned away."""
        tries = 0
        while not self._is_leaving:
            try:
                answer = self.caller.answer()
                if answer == "ask":  # the server was started again, and has forgotten who waits
                    self.caller.knock(self.name)
            except CannotJoin as error:
                if error.why is not Why.CANNOT_JOIN:
                    raise
                tries = self._lost(tries, error)
                continue
            if answer == "in":
                return
            if answer == "no":
                raise CannotJoin(Why.TURNED_AWAY)
            self.is_settled.set()
            tries = 0
            time.sleep(LOOKS)

    def _lost(self, tries: int, fault: Exception | None) -> int:
        """Waits before the next try: how many there were.  Raises CannotJoin where there never was a connection."""
        if self._is_leaving:
            return tries
        if tries == len(WAITS) and not self.is_settled.is_set():
            why = str(fault or self.place.origin)
            raise CannotJoin(Why.CANNOT_JOIN, why=why)
        if tries == 0:
            self.tell(self.speaker.text("web-lost"))
        time.sleep(WAITS[min(tries, len(WAITS) - 1)])
        return tries + 1

    def _read(self) -> bool:
        """Prints what comes over one connection, until it ends; whether everybody goes on at another table."""
        self._was_heard = False
        headers = {"cookie": self.caller.cookies, "accept-language": self.speaker.language}
        origin = Origin(self.place.origin)
        address = f"{self.place.live}&page={self.wire.page}"
        with connect(address, origin=origin, additional_headers=headers, max_size=LARGEST, proxy=None) as socket:
            if not self._has_sat:
                self._has_sat = self.wire.send("come", self.name, first=True)
            self._say_unsent(self.wire.open(socket))
            for frame in socket:
                self._was_heard = True
                self.is_settled.set()
                message = heard(frame)
                self.wire.heard({"id": message.id, "view": message.view})
                for said in message.say:
                    self.tell(said.text)
                if message.wishes:
                    with suppress(CannotJoin):  # it holds until they leave
                        self.caller.wish(message.wishes)
                if message.receipt:
                    self._acknowledge(message.receipt)
                self._compare(message.view)
                if message.shuffle is not None:
                    self._contribute(message.shuffle)
                if message.go:
                    self.place = place_of(f"{self.place.origin}/table/{message.go}")
                    self._has_sat = False  # who has a seat there keeps it
                    self.wire.forget()
                    self.identity.sits_at(self.place.path)
                    return True
        return False

    def _contribute(self, asked: Asked) -> None:
        """Adds chance of its own to a shuffle: a commitment first, and what was committed to once all are there.

        That is told to a server that gives receipts only when it has given one for the commitment: it must not deny
        that it had one.
        """
        match, deal, host, key = asked.match, asked.deal, asked.host, asked.key or ""
        for seat in asked.seats:
            own = self._given.setdefault((match, deal, seat), (host, key, secrets.token_bytes(32)))
            if own[:2] != (host, key):
                continue
            told = seat_commitment(match, deal, host, seat, own[2])
            held = self._receipts.get((match, deal), [])
            has_receipt = any((one.seat, one.step, one.value) == (seat, "commit", told) for one in held)
            is_among = (seat, told) in asked.commitments
            if asked.step == "commit" or (is_among and key and not has_receipt):
                self._waiting = asked if asked.step != "commit" else None
                self.wire.answer("commit", f"{deal} {seat} {told}")
            elif is_among:
                self.wire.answer("reveal", f"{deal} {seat} {own[2].hex()}")

    def _acknowledge(self, told: Any) -> None:
        """Keeps a receipt that the key has signed which was named before this terminal committed to anything."""
        receipt = as_receipt(told)
        own = None if receipt is None else self._given.get((receipt.match, receipt.deal, receipt.seat))
        if receipt is None or own is None or own[1] != receipt.key:
            return
        kept = self._receipts.setdefault((receipt.match, receipt.deal), [])
        if len(kept) == MOST_RECEIPTS:
            return
        kept.append(receipt)
        self.identity.keep_receipt(receipt)
        late, self._waiting = self._waiting, None
        if late is not None:
            self._contribute(late)

    def _compare(self, view: dict[str, Any]) -> None:
        """Holds a shuffle that is told now against what was given to it, and says what does not fit, once."""
        shuffle = shuffle_told(view) if self._given else None
        if shuffle is None:
            return
        seats = [seat for match, deal, seat in self._given if (match, deal) == (shuffle.match, shuffle.deal)]
        kept = self._receipts.pop((shuffle.match, shuffle.deal), [])
        found = [one for one in judge(kept, [shuffle], is_trusting=not can_verify()) if one.kind != Kind.FITS]
        for one in found:
            self.tell(finding_line(self.speaker, one, self.speaker.text("terminal-you")))
        if found:
            self.tell(self.speaker.text("terminal-receipts-kept", file=str(self.identity.receipts)))
        for seat in seats:
            own = self._given.pop((shuffle.match, shuffle.deal, seat))
            used = any(each.seat == seat and each.contribution == own[2].hex() for each in shuffle.contributions)
            if not used and not any(one.seat == seat for one in kept):
                self.tell(self.speaker.text("web-fair-check-silent"))

    def type(self, line: str) -> None:
        """Send a line that was typed: an empty one goes on to the next deal, anything else is for the command box."""
        if line.strip().casefold() in self.speaker.words("web-words-sit"):
            is_kept = self.wire.send("join", self.name)
        else:
            is_kept = self.wire.send("line", line) if line.strip() else self.wire.send("next")
        if not is_kept:
            self._not_sent(line)
        elif not self.wire.is_open:
            self.tell(self.speaker.text("terminal-join-kept"))

    def leave(self) -> None:
        """Closes the connection; the seat stays."""
        self._is_leaving = True
        self._say_unsent(self.wire.unsent())
        self.wire.close()

    def _say_unsent(self, messages: Iterable[Sent]) -> None:
        for one in messages:
            if one.do == "line":
                self._not_sent(one.value)

    def _not_sent(self, line: str) -> None:
        self.tell(self.speaker.text("terminal-join-unsent", text=line))


def join(
    address: str,
    name: str,
    speaker: Speaker,
    tell: Callable[[str], None],
    read: Callable[[], str | None],
    *,
    whose: str = "",
    wishes: dict[str, str] | None = None,
) -> int:
    """`openhearts join`: 0 when the person leaves.  `read` gives a typed line, None at the end of the input.

    `whose`: the person of this account, where several use it; `wishes`: those of the server's settings that are to be
    others from now on, by their names there.  Raises BadText, CannotJoin.
    """
    place = place_of(address)
    identity = Identity(place.origin, place.path, whose)
    try:
        if identity.number > 1:
            tell(speaker.text("terminal-join-other", number=identity.number))
        return _sit(Guest(place, speaker, name or whose, tell, identity, wishes), read)
    finally:
        identity.leave()


def wishes_of(announce: str | None, letters: str | None, signs: bool) -> dict[str, str]:
    """What options wish for, by the names of the server's settings; what was not given stays as it is there.

    >>> wishes_of("needed", None, False), wishes_of(None, "", True)
    ({'spoken': 'brief'}, {'letters': '', 'short_cards': 'on'})
    """
    given = {"spoken": None if announce is None else settings.ANNOUNCED[announce], "letters": letters}
    found = {name: value for name, value in given.items() if value is not None}
    return {**found, "short_cards": "on"} if signs else found


def sign_out(address: str, speaker: Speaker, tell: Callable[[str], None], *, whose: str = "") -> int:
    """`openhearts join --sign-out`: 0 when the server knows the person of this account no longer.

    Raises BadText, CannotJoin.
    """
    place = place_of(address)
    Caller(place, speaker, kept_at(place.origin, whose)).sign_out()
    tell(speaker.text("error-signed-out"))
    return 0


def _sit(guest: Guest, read: Callable[[], str | None]) -> int:
    speaker = guest.speaker
    if not guest.arrive(read):
        return 0
    faults: list[OpenHeartsError] = []

    def listen() -> None:
        try:
            guest.listen()
        except OpenHeartsError as error:
            faults.append(error)
            if guest.is_settled.is_set():  # the guest is about to type
                guest.tell(speaker.error(error))
        finally:
            guest.is_settled.set()

    listening = threading.Thread(target=listen, daemon=True)
    listening.start()
    quits = {*speaker.words("word-quit"), *speaker.words("terminal-words-quit")}
    guest.is_settled.wait()
    while not faults:
        line: Any = read()
        if line is None or line.strip().lower() in quits:
            break
        guest.type(line)
    guest.leave()
    listening.join(5)
    if faults:
        raise faults[0]
    return 0
