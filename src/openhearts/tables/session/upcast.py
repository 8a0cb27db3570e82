"""Tables that earlier versions stored: their entries as facts of today, in the same order.

Versions before had two kinds of entries in one stream, of chairs (tables/roster.py) and of a match (log.py), and
no moments.  It decides nothing and repairs nothing: what cannot be read raises BadText.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Final, assert_never

from msgspec.structs import replace

from openhearts.bots import bot as bot_of
from openhearts.cards.shuffle import key_of
from openhearts.core.seat_changes import Change, Swap
from openhearts.errors import BadText, Why
from openhearts.records import shuffle_proof
from openhearts.tables import log, roster, shuffle_protocol
from openhearts.tables.session import logged_facts as f

Old = roster.Gather | log.Entry
FORESEEN: Final = "dealt anew: the cards before could be known"  # for records


def is_old(raw: bytes) -> bool:
    """Whether a line of a log was written by an earlier version."""
    return b'"fact"' not in raw[:12]


def upcast(lines: Sequence[bytes]) -> list[f.Entry]:
    """The entries of today that lines of an earlier version come to.  Raises BadText."""
    old = [_decoded(line) for line in lines]
    if not old or not isinstance(old[0], roster.Gathered):
        raise BadText(Why.DAMAGED_ENTRY, why="begin")
    at = _moment(old[0].created)
    return [f.Entry(fact, at) for fact in _Reading(old).facts()]


def _decoded(line: bytes) -> Old:
    try:
        return roster.decode(line)
    except BadText:
        return log.decode(line)


def _moment(created: str) -> float:
    try:
        return datetime.fromisoformat(created).timestamp()
    except ValueError as error:
        raise BadText(Why.DAMAGED_ENTRY, why=created[:40]) from error


class _Reading:
    """One log being read: what stands between its entries and has to be known for the next one."""

    def __init__(self, old: Sequence[Old]) -> None:
        self._old = old
        self._bots: list[str | None] = []  # who sits where, as the match knows it: a bot or a person
        self._people: dict[int, str] = {}  # seats of people who sit there or were promised it
        self._opened: log.Opened | None = None
        self._match = ""
        self._swaps = False
        self._changes: tuple[Change, ...] = ()
        self._is_closed = False  # whether who did not reveal is asked no more in this shuffle

    def facts(self) -> Iterator[f.AnyFact]:
        """Every fact; at the end nobody is here, who is not known to be."""
        for idx, entry in enumerate(self._old):
            yield from self._facts(idx, entry)
        if self._is_foreseeable():
            yield f.DealVoided(FORESEEN)
        host = next(one.host for one in self._old if isinstance(one, roster.Gathered))
        moment = _moment(next(one.created for one in self._old if isinstance(one, roster.Gathered)))
        yield from (f.Gone(person, moment) for person in dict.fromkeys((host, *self._people.values())))

    def _facts(self, idx: int, entry: Old) -> Iterator[f.AnyFact]:
        match entry:
            case roster.Gathered(rules, game, host, created, settings):
                yield f.Created(rules, game, host, created, settings)
            case roster.SatDown(seat, person, name, is_new):
                self._people[seat] = person
                yield f.SatDown(seat, person, name, is_new)
            case roster.Filled(seat, name, bot):
                yield f.BotSeated(seat, name, bot, bot_of(bot).version)
            case roster.Freed(seat, keeps):
                self._people.pop(seat, None)
                yield f.SeatFreed(seat, keeps)
            case roster.HandedOver(seat, person):
                old = self._people.get(seat)
                self._people = {at: person if who == old else who for at, who in self._people.items()}
                yield f.SeatHandedOver(seat, person)
            case roster.Hosted(person):
                yield f.HostChanged(person)
            case roster.Refused(number, person, name):
                yield f.PersonBanned(number, person, name)
            case roster.Welcomed(person):
                yield f.PersonUnbanned(person)
            case roster.Agreed(settings):
                yield f.SettingsChanged(settings)
            case roster.Spent(seat, seconds):
                yield f.TimeSpent(seat, seconds)
            case roster.Planned(plan):
                yield from self._planned(plan)
            case roster.Moved():
                pass  # the changes of seats stand in the match
            case _:
                yield from self._of_match(idx, entry)

    def _planned(self, plan: Sequence[roster.Plan]) -> Iterator[f.AnyFact]:
        """Who was promised a seat has it now; who changes seats still does."""
        if self._swaps:
            yield f.SwapsDropped()
        self._swaps = False
        for one in plan:
            if isinstance(one, roster.Swapping):
                self._swaps = True
                yield f.SwapPlanned(one.one, one.other)
            elif self._people.get(one.seat) != one.person:
                self._people[one.seat] = one.person
                yield f.SatDown(one.seat, one.person, one.name)

    # --- the match --------------------------------------------------------------------------------------------------

    def _of_match(self, idx: int, entry: log.Entry) -> Iterator[f.AnyFact]:
        match entry:
            case log.Opened():
                self._opened = entry
                self._bots = [sitting.bot for sitting in entry.seats]
                self._match = self._name(entry)
                if entry.version not in (1, log.VERSION):
                    raise BadText(Why.OTHER_VERSION, told=entry.version, right=log.VERSION)
                chance = key_of(entry.seed or "", "bots").hex()[:32] if entry.version == 1 else ""
                yield f.MatchOpened(self._match, entry.first_leader, entry.fixed or self._known(), chance)
            case log.Begun():
                yield self._begun(idx, entry)
            case log.Shuffled():
                yield from self._of_shuffle(idx, entry)
            case log.Acted(_, seat, action, by):
                bot = by or self._bots[seat] or ""
                yield f.Acted(seat, action, bot, bot_of(bot).version if bot else "")
            case log.Sat(seat, sitting):
                self._bots[seat] = sitting.bot
            case log.Undone(_, n_steps):
                yield f.TookBack(n_steps)
            case log.Reseated(_, changes):
                self._changes = changes
                self._bots = _reseated(self._bots, changes)
            case log.Voided():
                yield f.DealVoided(FORESEEN if self._was_foreseeable(idx) else "")
            case log.NextDeal():
                pass  # the shuffle that follows says so
            case log.Closed(reason):
                yield f.Closed(reason)
            case _:
                assert_never(entry)

    def _of_shuffle(self, idx: int, entry: log.Shuffled) -> Iterator[f.AnyFact]:
        match entry:
            case log.Shuffled(deal=deal, step="host", value=value):
                seed = self._opened.seed if self._opened is not None else None
                secret = key_of(seed or "", "fair secret", self._match, deal)
                _check(self._match, deal, secret, value)
                yield self._began(idx, f.ShuffleBegan(deal, secret.hex()), self._contributing)
            case log.Shuffled(step="commit", seat=int(seat), value=value, by=None):
                yield f.Committed(seat, value)
            case log.Shuffled(step="commit", by="withheld") if not self._is_closed:
                self._is_closed = True
                yield f.AnswersClosed()
            case log.Shuffled(step="reveal", seat=int(seat), value=value):
                if seat in self._own(idx):
                    yield f.Revealed(seat, value)
            case log.Shuffled(step="seal", value=value):
                yield f.ShuffleSigned(value)
            case log.Shuffled(step="commit" | "secret"):
                pass  # what the server says follows from its secret
            case _:
                raise BadText(Why.NO_VALUE, text=entry.step[:20])

    def _known(self) -> str:
        """The key of the cards of a guided first deal, whose seed stood in the source of version 1."""
        if self._opened is None or not shuffle_protocol.is_published(self._opened):
            return ""
        seed, match = self._opened.seed or "", self._match
        secret = key_of(seed, "fair secret", match, 1)
        seats = [seat for seat, sitting in enumerate(self._opened.seats) if sitting.bot is None]
        given = [(seat, shuffle_proof.server_contribution(match, 1, secret, seat)) for seat in seats]
        return shuffle_proof.deal_key(match, 1, secret, given).hex()

    def _is_foreseeable(self) -> bool:
        """Whether the cards of a deal that is not over follow from a seed that stood in the source of version 1."""
        begun = [at for at, one in enumerate(self._old) if _begins(one)]
        later = self._old[begun[-1] :] if begun else ()
        is_done = any(
            isinstance(one, log.Voided | log.Closed) or (isinstance(one, log.Shuffled) and one.step == "secret")
            for one in later
        )
        return bool(begun) and not is_done and self._was_foreseeable(len(self._old))

    def _was_foreseeable(self, idx: int) -> bool:
        """Whether the cards that were shuffled last before an entry follow from such a seed.

        One person with bots may know the cards of the first deal.
        """
        begun = [one for one in self._old[:idx] if _begins(one)]
        if self._opened is None or not shuffle_protocol.is_published(self._opened) or not begun:
            return False
        last = begun[-1]
        return isinstance(last, log.Shuffled) and (last.deal > 1 or len(self._contributing) > 1)

    @property
    def _contributing(self) -> tuple[int, ...]:
        """The seats of people, as the match knows them."""
        return tuple(seat for seat, bot in enumerate(self._bots) if bot is None)

    def _name(self, opened: log.Opened) -> str:
        """The name of the match in its first shuffles."""
        if opened.seed is not None:
            return shuffle_protocol.match_name(opened.seed)
        return next((_bare(one.match) for one in self._old if isinstance(one, log.Begun)), "")

    def _begun(self, idx: int, entry: log.Begun) -> f.ShuffleBegan:
        """A shuffle of version 2; its match may have got a name of its own, after deals of version 1."""
        if entry.sealed is not None:
            raise BadText(Why.SEALED)
        _check(entry.match, entry.deal, _raw(entry.secret), entry.commitment)
        name, self._match = ("" if _bare(entry.match) == self._match else _bare(entry.match)), _bare(entry.match)
        made = f.ShuffleBegan(entry.deal, entry.secret, match=name, receipts_key=entry.receipts_key or "")
        return self._began(idx, made, entry.seats)

    def _began(self, idx: int, made: f.ShuffleBegan, seats: Sequence[int]) -> f.ShuffleBegan:
        """A shuffle in which those are asked who did answer; where it is not complete, all who may still."""
        changes, self._changes, self._is_closed = self._changes, (), False
        self._swaps = False
        asked = self._own(idx, from_here=True)
        later = self._old[idx + 1 :]
        if not any(map(_begins, later)):
            said = [one for one in later if isinstance(one, log.Shuffled)]
            if {one.seat for one in said if one.step == "reveal"} < {*seats}:
                asked |= {*seats} - {one.seat for one in said if one.step == "commit" and one.seat is not None}
        return replace(made, asked=tuple(sorted(asked)), changes=changes)

    def _own(self, idx: int, *, from_here: bool = False) -> set[int]:
        """The seats whose pages committed, and were not given up, in the shuffle around an entry."""
        begins = idx if from_here else max(at for at in range(idx + 1) if _begins(self._old[at]))
        own: set[int] = set()
        for one in self._old[begins + 1 :]:
            if _begins(one):
                break
            if isinstance(one, log.Shuffled) and one.step == "commit" and one.seat is not None:
                if one.by is None:
                    own.add(one.seat)
                elif not from_here:
                    own.discard(one.seat)
        return own


def _bare(match: str) -> str:
    """The name of a match, without what tells a deal that was dealt anew from the void one."""
    return match.partition(".")[0]


def _raw(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise BadText(Why.DAMAGED_ENTRY, why="hex") from error


def _check(match: str, deal: int, secret: bytes, commitment: str) -> None:
    """Raises BadText where the server had committed to another secret."""
    if shuffle_proof.host_commitment(match, deal, secret) != commitment:
        raise BadText(Why.COMMITMENT_OTHER)


def _begins(entry: Old) -> bool:
    return isinstance(entry, log.Begun) or (isinstance(entry, log.Shuffled) and entry.step == "host")


def _reseated(bots: Sequence[str | None], changes: Sequence[Change]) -> list[str | None]:
    found = list(bots)
    for change in changes:
        if isinstance(change, Swap):
            found[change.one], found[change.other] = found[change.other], found[change.one]
        else:
            found[change.seat] = None
    return found
