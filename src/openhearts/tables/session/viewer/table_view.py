"""`TableView`: everything that one viewer's page, terminal, voice or program may show of a table, as one frozen value.

It has no field that the viewer may not know: no identity of anybody, no hand but their own.  Only snapshot.py makes it.
"""

from __future__ import annotations

from msgspec import Struct

from openhearts.core.event import Event
from openhearts.core.game import Standing
from openhearts.core.game_types import Rules, View
from openhearts.records.record import Played
from openhearts.records.shuffle_proof import FairShuffle
from openhearts.tables.roster import Settings


class Viewer(Struct, frozen=True, gc=False):
    """Who looks: an identity; of several hands on one device the one that is uncovered (unknown means covered)."""

    person: str
    shown: int | None = None


class SeatView(Struct, frozen=True, gc=False):
    """Who sits in a seat.  `kind` is `open`, `bot` or `person`; `device` the first seat of those on one device.

    `plays`: whether who sits there plays the hand of this deal (else a bot does); `joins`: whether they begin with the
    next deal; `is_kept`: whether the seat waits for the viewer, who left it or whose hand lies there; `face`: the
    picture that a person chose; `is_late`: at a slow table, whether they were late and have not been here since.
    """

    seat: int
    name: str
    kind: str
    bot: str = ""
    device: int = -1
    is_mine: bool = False
    is_host: bool = False
    is_here: bool = True
    plays: bool = True
    joins: bool = False
    is_kept: bool = False
    face: str = ""
    is_late: bool = False


class TimeView(Struct, frozen=True, gc=False):
    """When the time of a seat's decision is up (seconds since 1970), and how much of it is its reserve (seconds)."""

    seat: int
    until: float
    reserve: float


class HolidayView(Struct, frozen=True, gc=False):
    """A holiday of who sits in a seat that is not over: from a moment to another one (seconds since 1970)."""

    seat: int
    since: float
    until: float


class AbsenceView(Struct, frozen=True, gc=False):
    """A seat whose person is away for long: what holds (`bot` or `wait`), what the viewer has said (or nothing)."""

    seat: int
    holds: str
    mine: str


class AskView(Struct, frozen=True, gc=False):
    """A person who waits for an answer: their number, and a seat, another one or a name."""

    number: int
    seat: int = -1
    other: int = -1
    name: str = ""


class ClaimView(Struct, frozen=True, gc=False):
    """A claim that waits for words: whose seat, whether the viewer made it, whether they are asked."""

    seat: int
    is_mine: bool
    is_asked: bool


class ShuffleView(Struct, frozen=True, gc=False):
    """What the viewer's page is asked for in a shuffle: `step` is `commit` or `reveal`, `commitments` all of them.

    `key` is that of the receipts that answers get (hex), None where there are none.
    """

    step: str
    match: str
    deal: int
    host: str
    seats: tuple[int, ...]
    until: float
    commitments: tuple[tuple[int, str], ...] = ()
    key: str | None = None


class TogetherView(Struct, frozen=True, gc=False):
    """Something that begins when everybody who is here says so: the seats that said yes, that said no, and, once
    anybody has said something, that are awaited (of those on one device the first); what the viewer has said (`yes`,
    `no` or nothing)."""

    given: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()
    awaited: tuple[int, ...] = ()
    mine: str = ""
    is_open: bool = False


class TableView(Struct, frozen=True, gc=False):
    """What one viewer may be shown of a table.

    `number` counts entries; `seat` is whose side is shown, `seats` the viewer's own, `hands` those whose hands are
    theirs in this deal.
    """

    ident: str
    number: int
    rules: Rules
    settings: Settings
    phase: str  # gathering, shuffling, playing, waiting (for the next deal), over (the match), closed
    chairs: tuple[SeatView, ...]
    seat: int | None
    seats: tuple[int, ...]
    hands: tuple[int, ...]
    may_show: tuple[int, ...] = ()  # on a shared device: whose hand may be uncovered now
    called: int | None = None  # on a shared device: who is to come to it
    is_host: bool = False
    was_host: bool = False
    is_banned: bool = False
    is_replaced: bool = False
    # the deal
    deal: int = 0
    view: View | None = None  # what the side that is shown knows (games/*/play/view.py); None before the first deal
    turn: str = ""
    to_act: tuple[int, ...] = ()
    events: tuple[Event, ...] = ()  # what the last action did, as that side may see it
    times: tuple[TimeView, ...] = ()
    holidays: tuple[HolidayView, ...] = ()  # that last or are to come
    holidays_left: int = 0  # days that the viewer may still be away in this match
    can_take_back: bool = False
    can_hurry: bool = False
    is_reading: bool = False  # bots wait until a player has read what is explained
    has_read: bool = False
    is_hurried: bool = False
    claim: ClaimView | None = None
    claim_kind: str = ""  # what a claim of the viewer would be: `certain`, an `offer`, `refused` for sure, or nothing
    # people
    knocks: tuple[AskView, ...] = ()
    returns: tuple[AskView, ...] = ()
    offers: tuple[int, ...] = ()  # the seats that the viewer may say to be theirs
    has_asked_back: bool = False
    is_asked_about: bool = False  # whether those who sit here have been asked about that
    has_knocked: bool = False
    was_turned_away: bool = False
    banned: tuple[AskView, ...] = ()
    absences: tuple[AbsenceView, ...] = ()
    asking: tuple[AskView, ...] = ()  # who asks the viewer to change seats
    asked: tuple[AskView, ...] = ()  # the players that the viewer asks
    swaps: tuple[tuple[int, int], ...] = ()
    ready: TogetherView = TogetherView()
    anew: TogetherView = TogetherView()
    again: TogetherView = TogetherView()
    again_until: float = 0.0  # the moment until which people of a slow table are asked whether they play again
    is_anew_offered: bool = False
    is_match_over: bool = False
    next_table: str = ""
    # scores and chance
    after: Standing | None = None
    points: tuple[tuple[int | None, ...], ...] = ()  # of each deal that is over, by seat; None: before they joined
    totals: tuple[tuple[int | None, ...], ...] = ()
    is_moving: bool = False  # people have changed seats, and the cards are not dealt: what lies there is of other names
    shuffle: ShuffleView | None = None
    finished: tuple[Played, ...] = ()  # every deal that is over: everything of it lies open
    void: tuple[Played, ...] = ()  # deals that were dealt anew
    mixed: FairShuffle | None = None  # of the deal that is not over: what was committed to; None for known cards
    is_fixed: bool = False  # whether the cards of that deal were known beforehand
    is_restored: bool = False  # whether the store was put back from a backup, until a deal that was not lost is over
