"""Who comes together at a table before and while a match is played: chairs, the host, the settings of the table.

A fold over facts, as the table itself is: `Roster.take` decides nothing that is not in the entry, and refuses what
cannot be.  Who a person is, is a name that only the server knows how to check.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from openhearts.errors import BadText, Forbidden, Why
from openhearts.tables.log import entry_of

VERSION = 1
LONGEST_NAME = 24  # letters
LONGEST_TEXT = 120
# Names of the bots of a table that was given none.
BOT_NAMES = (
    "Ada",
    "Ben",
    "Cleo",
    "Dan",
    "Eva",
    "Finn",
    "Gita",
    "Hugo",
    "Ines",
    "Jan",
    "Kim",
    "Lea",
)
MOST_MARKS: Final = 3  # on one letter, beside those that are composed with it
# Letters that are printed as nothing: joiners and fillers of scripts, selectors of variants, a blank of Braille.
UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
# Round brackets and what looks like them: behind a name they say who hosts, or who shares a device.
ROUND: Final = re.compile(
    "[()\u207d\u207e\u208d\u208e\u239b-\u23a0\u2768-\u276b\u2772\u2773\u27ec-\u27ef\u2985\u2986\u2997\u2998\u2e28\u2e29"
    "\u2e59-\u2e5c\u3014\u3015\u3018\u3019\ufd3e\ufd3f\ufe35\ufe36\ufe39\ufe3a\ufe59\ufe5a\ufe5d\ufe5e\uff08\uff09\uff5f\uff60]"
)
# Letters of the alphabets people write here in, and figures, that are printed like Latin letters or nearly so.
ALIKE: Final = str.maketrans(
    "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u0405\u0406\u0408"
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u0501\u051b\u051d\u04bb"
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"
    "\u03bf\u03bd\u03b1\u03b9\u0131I1|0",
    "ABEKMHOPCTYXSlJaeopcyxsijdqwhABEZHlKMNOPTYXovaiilllO",
)
FACES: Final = tuple(f"p{number}" for number in range(16))  # pictures that people choose among, by name


class Repeats(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The deal that a table begins with once more: its table, its number there, and what it cost the player."""

    table: str
    deal: int
    points: int


class Slow(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What holds at a table of hours or days, whose clocks run whoever is here.

    `holidays`: days that each person may be away in a match while their clock stands still; `when_late`: when a time is
    up, a bot decides that `once`, or has the `seat` until the person is here again.
    """

    holidays: int = 0
    when_late: str = "once"


class Settings(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What the host decides for everybody.

    `pace`: seconds that a card of a bot stays alone on the table; `level`: the bots that fill open seats; `when_away`:
    whether a table waits for a player who is away, or a bot keeps the seat; `clock`, `reserve`: seconds for a decision
    and for the whole match beyond them (no clock: 0); `children`: the children's mode, closed to strangers and without
    chat; `guide`: the first deal is explained step by step; `repeats`: the first deal is one that was played before.
    `slow`: a table of hours or days; where it is none, nothing of it is written, as in entries of earlier versions.
    """

    pace: float = 0.6
    level: str = "expert"
    hints: bool = True
    undo: bool = True
    chat: bool = True
    when_away: str = "bot"
    clock: int = 0
    reserve: int = 0
    children: bool = False
    guide: bool = False
    repeats: Repeats | None = None
    slow: Slow | UnsetType = UNSET

    @property
    def talks(self) -> bool:
        """Whether people may write to each other: never in the children's mode."""
        return self.chat and not self.children


class Chair(Struct, frozen=True, gc=False):
    """A seat: open (no name), a bot's (`bot`), or a person's (`person`); `before`: who left it in the match.

    `spent`: seconds that this person, or who left the seat, has used of the reserve of the clock; `is_new`: the person
    joins the match with the next deal, and has no score before it.
    """

    name: str = ""
    person: str | None = None
    bot: str | None = None
    before: str | None = None
    spent: float = 0.0
    is_new: bool = False

    @property
    def is_open(self) -> bool:
        """Whether nobody sits there."""
        return self.person is None and self.bot is None


class Gathered(Struct, frozen=True, tag=True):
    """A table is set up: its resolved rules and its host."""

    rules: dict[str, object]
    game: str
    host: str
    created: str
    settings: Settings = Settings()
    version: int = VERSION


class SatDown(Struct, frozen=True, tag=True):
    """A person takes a seat, an open one or a bot's, or comes back under another name.

    `is_new`: into a match, which they join with the next deal; until then the seat has their name and no more.
    """

    seat: int
    person: str
    name: str
    is_new: bool = False


class Filled(Struct, frozen=True, tag=True):
    """The host puts a bot into a seat."""

    seat: int
    name: str
    bot: str


class Freed(Struct, frozen=True, tag=True):
    """A player leaves a seat, or is asked to; `keeps`: in a match, whose score waits there for them."""

    seat: int
    keeps: bool = False


class HandedOver(Struct, frozen=True, tag=True):
    """A player has come back as another guest: the seats of the guest who sat there are theirs, and the hosting too."""

    seat: int
    person: str


class Hosted(Struct, frozen=True, tag=True):
    """Another person is the host now."""

    person: str


class Refused(Struct, frozen=True, tag=True):
    """The host has asked a person to leave: they may look on, but not sit down; `number` names them to the host."""

    number: int
    person: str
    name: str


class Welcomed(Struct, frozen=True, tag=True):
    """The host lets a person sit down again."""

    person: str


class Agreed(Struct, frozen=True, tag=True):
    """The settings of the table are others now."""

    settings: Settings


class Spent(Struct, frozen=True, tag=True):
    """A decision took longer than its time: so many seconds of the seat's reserve are used now, in all."""

    seat: int
    seconds: float


class Swapping(Struct, frozen=True, tag=True):
    """The players of two seats change them; in a plan, after what stands before it."""

    one: int
    other: int


class Coming(Struct, frozen=True, tag=True):
    """A person takes over a bot's seat when another match begins; in older logs, when the next deal does."""

    seat: int
    person: str
    name: str


Plan = Swapping | Coming


class Planned(Struct, frozen=True, tag=True):
    """What happens when the next deal begins; all of it, whatever was planned before."""

    plan: tuple[Plan, ...]


class Moved(Struct, frozen=True, tag=True):
    """The next deal begins: this happens now, and is planned no more."""

    done: tuple[Plan, ...]


Gather = (
    Gathered | SatDown | Filled | Freed | HandedOver | Hosted | Refused | Welcomed | Agreed | Spent | Planned | Moved
)


class Roster(Struct, frozen=True, gc=False):
    """Who sits where now, who is the host, and what was agreed.

    `holders`: by seat who sat there when the shuffle of the last deal was complete, None for a bot; empty before the
    first.  A hand of that deal is theirs alone until it is over, whatever happens to the seat.
    """

    rules: dict[str, object]
    game: str
    host: str
    created: str
    settings: Settings
    chairs: tuple[Chair, ...]
    plan: tuple[Plan, ...] = ()
    refused: tuple[Refused, ...] = ()
    holders: tuple[str | None, ...] = ()

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats of a person: usually one, several where people share a device."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person == person)

    def hands_of(self, person: str) -> tuple[int, ...]:
        """The seats of a person whose hands of the last deal are theirs too: what they may see and act for."""
        return tuple(seat for seat in self.seats_of(person) if self.holds(person, seat))

    def holds(self, person: str | None, seat: int) -> bool:
        """Whether the hand that a seat has in the last deal was dealt to this person."""
        return person is not None and 0 <= seat < len(self.holders) and self.holders[seat] == person

    @property
    def together(self) -> tuple[tuple[int, ...], ...]:
        """The seats of those who share a device, for each such device: everybody may know."""
        return tuple(seats for person in self.people if len(seats := self.seats_of(person)) > 1)

    @property
    def unheld(self) -> frozenset[int]:
        """The seats of people who do not hold the hand that lies there: a bot plays it until the next deal."""
        chairs = enumerate(self.chairs)
        return frozenset(
            seat
            for seat, chair in chairs
            if self.holders and chair.person is not None and not self.holds(chair.person, seat)
        )

    def dealt(self) -> Roster:
        """The same when the shuffle of a deal is complete: each hand belongs to who sits there."""
        chairs = tuple(replace(chair, is_new=False) if chair.is_new else chair for chair in self.chairs)
        return replace(self, chairs=chairs, holders=tuple(chair.person for chair in chairs))

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody who has a seat, once each."""
        return tuple(dict.fromkeys(chair.person for chair in self.chairs if chair.person is not None))

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return not any(chair.is_open for chair in self.chairs)

    def admits(self, person: str) -> bool:
        """Whether a person may see this table: anybody; in the children's mode only its players and the host."""
        comes = any(isinstance(one, Coming) and one.person == person for one in self.plan)
        return not self.settings.children or person == self.host or comes or bool(self.seats_of(person))

    def is_refused(self, person: str) -> bool:
        """Whether the host has asked a person to leave, and has not let them in again."""
        return any(one.person == person for one in self.refused)

    def forbid_refused(self, *people: str) -> None:
        """Raises Forbidden where one of these may not sit down."""
        if any(self.is_refused(person) for person in people):
            raise Forbidden(Why.REFUSED)

    def take(self, entry: Gather) -> Roster:
        """The roster after an entry.  Raises Forbidden for what cannot be."""
        match entry:
            case SatDown(seat, person, name, is_new):
                self.forbid_refused(person)
                there = self.chair(seat)
                if there.person not in (None, person):
                    raise Forbidden(Why.SEAT_TAKEN, seat=seat)
                is_back = person in (there.person, there.before) or self.holds(person, seat)
                taken = Chair(self._free_name(seat, name), person=person, spent=there.spent if is_back else 0.0)
                return self._with(seat, replace(taken, is_new=there.is_new if there.person == person else is_new))
            case Filled(seat, name, bot):
                there = self.chair(seat)
                if there.person is not None:
                    raise Forbidden(Why.SEAT_TAKEN, seat=seat)
                return self._with(seat, replace(there, name=self._free_name(seat, name), bot=bot))
            case Freed(seat, keeps):
                there = self.chair(seat)
                left = Chair(before=there.person or there.before, spent=there.spent) if keeps else Chair()
                return self._with(seat, left)
            case Spent(seat, seconds):
                return self._with(seat, replace(self.chair(seat), spent=seconds))
            case Planned(plan):
                self.forbid_refused(*(one.person for one in plan if isinstance(one, Coming)))
                return replace(self, plan=plan)
            case Moved(done):
                return self._moved(done)
            case Refused(_, person, _):
                kept = tuple(one for one in self.plan if not (isinstance(one, Coming) and one.person == person))
                return replace(self, plan=kept, refused=(*self._refused_but(person), entry))
            case Welcomed(person):
                return replace(self, refused=self._refused_but(person))
            case HandedOver(seat, person):
                self.forbid_refused(person)
                return self._handed_over(self.chair(seat).person, person)
            case Hosted(person):
                if person not in self.people:
                    raise Forbidden(Why.HOST_SITS)
                return replace(self, host=person)
            case Agreed(settings):
                return replace(self, settings=settings)
        raise BadText(Why.DAMAGED_ENTRY, why="begin")

    def _handed_over(self, old: str | None, person: str) -> Roster:
        if old is None or person in self.people:
            raise Forbidden(Why.NOT_AWAY)
        chairs = tuple(replace(chair, person=person) if chair.person == old else chair for chair in self.chairs)
        return replace(self, chairs=chairs, host=person if self.host == old else self.host)

    def _refused_but(self, person: str) -> tuple[Refused, ...]:
        return tuple(one for one in self.refused if one.person != person)

    def _moved(self, done: tuple[Plan, ...]) -> Roster:
        came = {one.person for one in done if isinstance(one, Coming)}
        late = tuple(one for one in self.plan if isinstance(one, Coming) and one.person not in came)
        after = replace(self, plan=late)
        for one in done:
            if isinstance(one, Swapping):
                chairs = list(after.chairs)
                chairs[one.one], chairs[one.other] = after.chair(one.other), after.chair(one.one)
                after = replace(after, chairs=tuple(chairs))
            else:
                after = after.take(SatDown(one.seat, one.person, one.name))
        return after

    def chair(self, seat: int) -> Chair:
        """Who sits in a seat.  Raises Forbidden for one that is not there."""
        if not 0 <= seat < len(self.chairs):
            raise Forbidden(Why.NO_SEAT, seat=seat, last=len(self.chairs) - 1)
        return self.chairs[seat]

    def _with(self, seat: int, chair: Chair) -> Roster:
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def _free_name(self, seat: int, name: str) -> str:
        return free_name(name, [chair.name for at, chair in enumerate(self.chairs) if at != seat])


def roster_of(entry: Gathered, n_seats: int) -> Roster:
    """An empty table."""
    if entry.version != VERSION:
        raise BadText(Why.OTHER_VERSION, told=entry.version, right=VERSION)
    return Roster(entry.rules, entry.game, entry.host, entry.created, entry.settings, (Chair(),) * n_seats)


def clean_text(text: str, longest: int = LONGEST_TEXT) -> str:
    """A text that fits on a line: printable, without doubled blanks or towers of marks, and not too long.

    >>> clean_text("  well \\n played\\u202e "), clean_text("o" + "\\u0301" * 40) == "ó" + "\\u0301" * 3
    ('well played', True)
    """
    kept = "".join(letter if letter.isprintable() else " " for letter in text)
    return _without_towers(" ".join(kept.split()))[:longest].strip()


def _without_towers(text: str) -> str:
    """A text in composed letters, each with so many marks: more would cover the lines above and below it."""
    found: list[str] = []
    n_marks = MOST_MARKS  # a mark at the beginning would stand on what comes before the text
    for letter in unicodedata.normalize("NFC", text):
        n_marks = n_marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if n_marks <= MOST_MARKS:
            found.append(letter)
    return "".join(found)


def clean_name(name: str, default: str) -> str:
    """A name that fits on a line, or another where nothing is left of it; nobody has one that only looks like it, or
    one that says in brackets, as a list of seats does, who hosts.

    >>> clean_name("  Anna \\n Maria ", "You"), clean_name(" \\t", "You"), clean_name("\\u3164", "You")
    ('Anna Maria', 'You', 'You')
    >>> clean_name("An\\u034fna\\ufe0f", ""), clean_name("Zoe\\u0308", "") == "Zoë"
    ('Anna', True)
    >>> clean_name("Anna (host)", ""), clean_name("()", "You")
    ('Anna host', 'You')
    """
    return clean_text(ROUND.sub(" ", UNSEEN.sub("", name)), LONGEST_NAME) or default


def clean_face(face: str) -> str:
    """The face, or none where there is no such one.

    >>> clean_face("p3"), clean_face("b3")
    ('p3', '')
    """
    return face if face in FACES else ""


def free_name(name: str, taken: list[str]) -> str:
    """The name, with a number where another seat has it already.

    >>> free_name("Anna", ["Ben", "anna", "Anna 2"])
    'Anna 3'
    """
    known = {other.casefold() for other in taken}
    found, number = name, 1
    while found.casefold() in known:
        number += 1
        found = f"{name} {number}"
    return found


def look_of(name: str) -> str:
    """The same for names that are printed alike, in whatever alphabet, width or kind of letter.

    >>> look_of("Ben") == look_of("\\u0412\\u0435n") == look_of("\\uff22en"), look_of("Ali") == look_of("All")
    (True, False)
    """
    return unicodedata.normalize("NFKC", name).translate(ALIKE).casefold()


def own_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number where another one merely looks like it; of the very same ones `free_name` has a say.

    >>> own_name("\\u0412en", ["Ben"]).encode("ascii", "replace"), own_name("ben", ["Ben"])
    (b'?en 2', 'ben')
    """
    looks = {look_of(other) for other in others if other.casefold() != name.casefold()}
    found, number = name, 1
    while look_of(found) in looks:
        number += 1
        found = f"{name} {number}"
    return found


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Gather] = msgspec.json.Decoder(Gather)
TAGS = frozenset(
    kind.__name__
    for kind in (Gathered, SatDown, Filled, Freed, HandedOver, Hosted, Refused, Welcomed, Agreed, Spent, Planned, Moved)
)


def encode(entry: Gather) -> bytes:
    """An entry as one line of JSON, without the line's end."""
    return _encoder.encode(entry)


def decode(raw: bytes) -> Gather:
    """The entry of such a line.  Raises BadText."""
    return entry_of(_decoder, raw)


def is_of_gathering(line: bytes) -> bool:
    """Whether a line of a stream is an entry of the roster, and not one of the match."""
    return msgspec.json.decode(line, type=_Tag).type in TAGS


class _Tag(Struct):
    type: str = ""
