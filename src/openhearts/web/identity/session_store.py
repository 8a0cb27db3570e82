"""Which sessions of a person go on, which passes were used, and the return code: what the store keeps about identities.

A session is one device's stay under an identity.  Only what was ended, used or made is written down, so that a visitor
who does none of this leaves no trace; who may sit where, and every page about it, is for others.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from openhearts.errors import Forbidden, Why
from openhearts.store.cluster import Changed
from openhearts.store.interface import Store
from openhearts.tables.hosting.peers import Alone, Peers
from openhearts.web.identity.guests import Pass, Person, new_session

# The kinds of small values here.  What of them is forgotten comes to life again: no pruning may take them.
RECORDS: Final = "sessions"  # by identity
CODES: Final = "return-codes"  # by the code's hash: the person it brings back; the record decides whether it still does

PASS_HOLDS: Final = 600  # seconds
SETTLES: Final = 60  # seconds in which answers that cross the end of a session set no cookie
MOST_KNOWN: Final = 10_000
ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # no signs that look alike: codes are written down and typed
CODE_LENGTH: Final = 20  # of them: 98 bits
GROUP: Final = 4
# Cyrillic letters that look like those of the alphabet.
_ALIKE: Final = str.maketrans("\u0410\u0412\u0415\u041a\u041c\u041d\u0420\u0421\u0422\u0425", "ABEKMHPCTX")

log = logging.getLogger("openhearts.web")


class Record(Struct, frozen=True, omit_defaults=True):
    """What is written down about one identity.

    `ended`: sessions that were ended by themselves, and when; `used`: passes, and until when they would have held;
    `code`: the hash of the return code.  Sessions of an earlier `era` are over.
    """

    era: int = 0
    ended: dict[str, int] = {}
    used: dict[str, int] = {}
    code: str = ""

    def goes_on(self, person: Person) -> bool:
        """Whether the person's session does."""
        return person.era >= self.era and person.session not in self.ended


NOTHING: Final = Record()
DAMAGED: Final = Record(era=2**62)  # a record that cannot be read ends everything: nobody comes in by an accident
_records: Final = msgspec.json.Decoder(Record)


class Sessions:
    """The sessions of everybody.

    Where the store has one owner, what was read of it stays true; with several workers (`peers`) it is read each time.
    """

    def __init__(self, store: Store, now: Callable[[], float] = time.time, peers: Peers | None = None) -> None:
        self._store = store
        self._now = now
        self._peers: Peers = peers or Alone()
        self._known: OrderedDict[str, Record] = OrderedDict()
        self._n_changes = 0
        self._watched: dict[str, list[tuple[Person, asyncio.Future[None]]]] = {}

    # --- whether one goes on ------------------------------------------------------------------------------------------

    async def of(self, ident: str) -> Record:
        """What is written down about an identity."""
        if self._peers.is_shared:
            self._know(ident, (await self._read(ident))[0])
            return self._known[ident]
        while ident not in self._known:
            before = self._n_changes
            found, _ = await self._read(ident)
            if before == self._n_changes:  # else it may be older than what was written meanwhile
                self._know(ident, found)
        self._known.move_to_end(ident)
        return self._known[ident]

    async def goes_on(self, person: Person) -> bool:
        """Whether the session of this person goes on."""
        return (await self.of(person.ident)).goes_on(person)

    def has_ended(self, person: Person) -> bool:
        """Whether the session ended while an answer was being made, as far as is known without asking the store."""
        return not self._known.get(person.ident, NOTHING).goes_on(person)

    async def just_ended(self, person: Person) -> bool:
        """Whether this very session was ended a moment ago: its browser is being told so in another answer.

        That answer brings its new cookie, or takes the old one; a page that was asked for before must not set another.
        """
        at = (await self.of(person.ident)).ended.get(person.session)
        return at is not None and self._now() < at + SETTLES

    @contextmanager
    def watched(self, person: Person) -> Iterator[asyncio.Future[None]]:
        """A block with a future that is done as soon as the person's session ends."""
        ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        mine = person, ended
        self._watched.setdefault(person.ident, []).append(mine)
        try:
            yield ended
        finally:
            others = [one for one in self._watched[person.ident] if one is not mine]
            if others:
                self._watched[person.ident] = others
            else:
                del self._watched[person.ident]

    async def hear(self, change: Changed) -> None:
        """Another worker has changed what is written down: sessions that are watched here may be over.

        Without a name of an identity that may be so for each.
        """
        if change.kind not in ("", RECORDS):
            return
        for ident in [change.key] if change.key else list(self._watched):
            if ident in self._watched:
                record = (await self._read(ident))[0]
                self._know(ident, record)
                self._tell(ident, record)

    def _tell(self, ident: str, record: Record) -> None:
        """Those who watch a session hear that it is over."""
        for person, ended in self._watched.get(ident, ()):
            if not (ended.done() or record.goes_on(person)):
                ended.set_result(None)

    # --- ending -------------------------------------------------------------------------------------------------------

    async def end(self, person: Person) -> None:
        """The person's session is over, with every copy of its cookie, and with the passes that were made in it."""

        def ended(record: Record) -> Record:
            if not record.goes_on(person):
                return record
            return replace(record, ended={**record.ended, person.session: int(self._now())})

        await self._change(person.ident, ended)

    async def end_others(self, person: Person) -> Person:
        """Every session of this identity is over, with every pass and the code; the person in a session that begins.

        Raises Forbidden for whose session was ended meanwhile.
        """
        code = ""

        def ended(record: Record) -> Record:
            nonlocal code
            _forbid_ended(record, person)
            code = record.code
            return Record(era=record.era + 1, ended={person.session: int(self._now())})

        record = await self._change(person.ident, ended)
        if code:
            await self._store.forget(CODES, code)
        return replace(person, session=new_session(), era=record.era)

    # --- a pass for another device ------------------------------------------------------------------------------------

    async def standing(self, found: Pass) -> Literal["good", "used", "over"]:
        """What a pass is worth."""
        return _standing(await self.of(found.person.ident), found)

    async def use_pass(self, found: Pass) -> Person | None:
        """The person in a session that begins, None where the pass is used or over.  Of several at once one enters."""
        is_good = False

        def used(record: Record) -> Record:
            nonlocal is_good
            is_good = _standing(record, found) == "good"
            if not is_good:
                return record
            now = self._now()
            kept = {number: until for number, until in record.used.items() if until > now}
            return replace(record, used={**kept, found.number: int(now) + PASS_HOLDS + 1})

        record = await self._change(found.person.ident, used)
        return replace(found.person, session=new_session(), era=record.era) if is_good else None

    # --- the return code ----------------------------------------------------------------------------------------------

    async def make_code(self, person: Person) -> str:
        """A return code in place of the one that there was; it is written down here as a hash alone.

        Raises Forbidden for whose session was ended meanwhile.
        """
        signs = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        key = _hash(signs)
        await self._store.put(CODES, key, msgspec.json.encode(replace(person, session="", era=0)))
        await self._set_code(person, key)
        return "-".join(signs[at : at + GROUP] for at in range(0, CODE_LENGTH, GROUP))

    async def end_code(self, person: Person) -> None:
        """The return code brings nobody back any more.  Raises Forbidden for whose session was ended meanwhile."""
        await self._set_code(person, "")

    async def of_code(self, text: str) -> Person | None:
        """The person a return code brings back, without using it; None for one that holds no longer or never did."""
        key = _hash(cleaned(text))
        raw = await self._store.get(CODES, key)
        if raw is None:
            return None
        try:
            found = msgspec.json.decode(raw, type=Person)
        except msgspec.DecodeError:
            return None
        return found if (await self.of(found.ident)).code == key else None

    async def use_code(self, text: str) -> Person | None:
        """Use a return code, which holds once: who comes back, in a new session; None where it holds no longer."""
        key, found = _hash(cleaned(text)), await self.of_code(text)
        if found is None:
            return None
        is_good = False

        def used(record: Record) -> Record:
            nonlocal is_good
            is_good = record.code == key
            return replace(record, code="") if is_good else record

        record = await self._change(found.ident, used)
        if not is_good:
            return None
        await self._store.forget(CODES, key)
        return replace(found, session=new_session(), era=record.era)

    async def _set_code(self, person: Person, key: str) -> None:
        old = ""

        def coded(record: Record) -> Record:
            nonlocal old
            _forbid_ended(record, person)
            old = record.code
            return replace(record, code=key)

        try:
            await self._change(person.ident, coded)
        except Forbidden:
            old = key
            raise
        finally:
            if old:
                await self._store.forget(CODES, old)

    # --- the store ----------------------------------------------------------------------------------------------------

    async def _read(self, ident: str) -> tuple[Record, bytes | None]:
        raw = await self._store.get(RECORDS, ident)
        if raw is None:
            return NOTHING, None
        try:
            return _records.decode(raw), raw
        except msgspec.DecodeError:
            log.error("a record of sessions is damaged: they are over")
            return DAMAGED, raw

    async def _change(self, ident: str, change: Callable[[Record], Record]) -> Record:
        """What is written down becomes what `change` makes of it, in one step; it may be called again, or raise."""
        while True:
            old, raw = await self._read(ident)
            new = change(old)
            if new == old:
                return new
            if await self._store.swap(RECORDS, ident, raw, msgspec.json.encode(new)):
                self._n_changes += 1
                self._know(ident, new)
                self._tell(ident, new)
                self._peers.tell(RECORDS, ident)
                return new

    def _know(self, ident: str, record: Record) -> None:
        self._known[ident] = record
        self._known.move_to_end(ident)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)


def _standing(record: Record, found: Pass) -> Literal["good", "used", "over"]:
    if found.number in record.used:
        return "used"
    return "good" if record.goes_on(found.person) else "over"


def _forbid_ended(record: Record, person: Person) -> None:
    if not record.goes_on(person):
        raise Forbidden(Why.SIGNED_OUT)


def cleaned(text: str) -> str:
    """The signs of a return code as it was typed.

    >>> cleaned("  abcd-2345 wxyz ")
    'ABCD2345WXYZ'
    """
    return "".join(sign for sign in text[:200].upper().translate(_ALIKE) if sign.isalnum())


def _hash(signs: str) -> str:
    """Enough for what has 98 bits of chance: nobody guesses it, and a reader of the store learns no code."""
    return hashlib.sha256(f"openhearts return code {signs}".encode()).hexdigest()
