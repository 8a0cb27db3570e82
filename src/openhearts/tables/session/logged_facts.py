"""What a table writes down: every fact that decides something there, as one tagged union, in numbered entries.

A fact says what happened and decides nothing; how entries become bytes is codec.py's, what they mean fold's.
"""

from __future__ import annotations

from msgspec import Struct

from openhearts.core.seat_changes import Change
from openhearts.tables.roster import Settings

VERSION = 2


class Fact(Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """Something that happened at a table."""


# --- the table and its chairs -----------------------------------------------------------------------------------------


class Created(Fact, frozen=True):
    """A table is set up: its resolved rules and its host; `bot_names`: those for its bots, in the host's language."""

    rules: dict[str, object]
    game: str
    host: str
    created: str
    settings: Settings = Settings()
    bot_names: tuple[str, ...] = ()


class SatDown(Fact, frozen=True):
    """A person takes a seat, an open one or a bot's, or is called otherwise; a hand they get with the next deal.

    `joins`: whether they begin with the mean of the others, where earlier versions wrote it, or who was let in again
    does not; None: it follows from what stood there.  `face`: the picture that they chose, empty where they chose none.
    """

    seat: int
    person: str
    name: str
    joins: bool | None = None
    face: str = ""


class BotSeated(Fact, frozen=True):
    """A bot takes a seat, or is called otherwise."""

    seat: int
    name: str
    bot: str
    version: str = ""


class SeatFreed(Fact, frozen=True):
    """A person leaves a seat, or a bot does; `keeps`: their score waits there for them."""

    seat: int
    keeps: bool = False


class SeatHandedOver(Fact, frozen=True):
    """A player came back as another identity: the chairs of the old identity are theirs; no hand is."""

    seat: int
    person: str


class HostChanged(Fact, frozen=True):
    """Another person is the host; `was_away`: because the one before was away for long."""

    person: str
    was_away: bool = False


class PersonBanned(Fact, frozen=True):
    """The host has asked a person to leave: they may look on, not sit; `number` names them to the host."""

    number: int
    person: str
    name: str


class PersonUnbanned(Fact, frozen=True):
    """The host lets a person sit down again."""

    person: str


class SettingsChanged(Fact, frozen=True):
    """The settings of the table are others now."""

    settings: Settings


class Closed(Fact, frozen=True):
    """The table is closed for good."""

    reason: str


# --- seats that are changed between two deals -------------------------------------------------------------------------


class SwapAsked(Fact, frozen=True):
    """Who sits in a seat asks who sits in another one to change seats with the next deal."""

    number: int
    seat: int
    other: int


class SwapRefused(Fact, frozen=True):
    """Who was asked to change seats would rather not."""

    number: int


class SwapPlanned(Fact, frozen=True):
    """Two seats are changed when the next deal begins, after those that were planned before."""

    one: int
    other: int


class SwapsDropped(Fact, frozen=True):
    """Everybody stays where they are."""


# --- people who come and go -------------------------------------------------------------------------------------------


class Came(Fact, frozen=True):
    """A person who sits here (or hosts) is here."""

    person: str


class Gone(Fact, frozen=True):
    """A person who sits here (or hosts) has not been here since a moment."""

    person: str
    since: float


class AbsenceRaised(Fact, frozen=True):
    """People are asked about a player who is away, and whose decision is awaited."""

    person: str


class AbsenceWord(Fact, frozen=True):
    """A player says what is to be done about another player, who is away: `bot` or `wait`."""

    person: str
    by: str
    word: str


class AbsenceDue(Fact, frozen=True):
    """People have been asked about a player long enough: what they said counts, or the host's setting."""

    person: str


class HolidayTaken(Fact, frozen=True):
    """A person who sits here is away from a moment to another one: their clock stands still meanwhile."""

    person: str
    since: float
    until: float


class HolidayEnded(Fact, frozen=True):
    """A person is back before their holiday ends, or takes none after all."""

    person: str


class Knocked(Fact, frozen=True):
    """A visitor asks to be let in at a closed table; `number` names them to those inside."""

    number: int
    person: str
    name: str
    face: str = ""


class KnockRefused(Fact, frozen=True):
    """Nobody knows who knocked."""

    number: int


class ReturnAsked(Fact, frozen=True):
    """A visitor says that they are the person of a seat, who is away."""

    number: int
    person: str
    seat: int


class ReturnRefused(Fact, frozen=True):
    """Those who sit here do not know who asked."""

    number: int


# --- a match and its deals --------------------------------------------------------------------------------------------


class MatchOpened(Fact, frozen=True):
    """A match begins: its name in shuffles, and who leads first where the rules ask people.

    `fixed`: the cards of the first deal follow from this key (hex), for everybody to know (a guided deal).
    `old_chance`: what the chance of the bots came from in matches of earlier versions, until a deal has its own.
    """

    name: str
    first_leader: int
    fixed: str = ""
    old_chance: str = ""


class ShuffleBegan(Fact, frozen=True):
    """The cards of a deal are shuffled: a fresh secret (hex), and which seats add chance of their own until when.

    `match`: another name of the match in its shuffles, from now on; `receipts_key`: the public key (hex) of the
    receipts that are given in it, empty where none are.

    Nobody is shown this entry; what it looks like in an error or a log hides the secret.
    """

    deal: int
    secret: str
    asked: tuple[int, ...] = ()
    until: float = 0.0
    changes: tuple[Change, ...] = ()  # of seats, right before it
    match: str = ""
    receipts_key: str = ""

    def __repr__(self) -> str:
        return f"ShuffleBegan(deal={self.deal}, asked={self.asked})"


class Committed(Fact, frozen=True):
    """A seat's commitment to its contribution."""

    seat: int
    value: str


class Revealed(Fact, frozen=True):
    """A seat's contribution."""

    seat: int
    value: str


class AnswersClosed(Fact, frozen=True):
    """People who have not answered by now are asked no more in this shuffle."""


class ShuffleSigned(Fact, frozen=True):
    """The signature (hex) of the receipts' key under the shuffle of the deal that was just dealt."""

    value: str


class Acted(Fact, frozen=True):
    """A seat acted, in the words of its game; `bot` and `version` of who decided where no person did.

    `was_late`: because the time of the player who sits there was up; `is_hidden`: not everybody may see what was done.
    """

    seat: int
    action: str
    bot: str = ""
    version: str = ""
    was_late: bool = False
    is_hidden: bool = False


class TookBack(Fact, frozen=True):
    """A lone person took back the last `n_steps` actions of the deal."""

    n_steps: int


class DealVoided(Fact, frozen=True):
    """All who sit here agreed to deal anew: this deal counts for nothing, and its secret is told.

    `note`: what the record of the deal in its place says of it besides.
    """

    note: str = ""


class Restored(Fact, frozen=True):
    """The table stands again as in a backup: what has happened since is gone, though people have seen it.

    A deal whose cards are secret counts for nothing, and is dealt anew; shuffles have another name of the match from
    now on, for the server may have signed others under the one before.
    """


class TimeSpent(Fact, frozen=True):
    """So many seconds of the reserve of a seat are used, in all: earlier versions wrote so."""

    seat: int
    seconds: float


class Warned(Fact, frozen=True):
    """Little is left of the time of a seat."""

    seat: int


class Hurried(Fact, frozen=True):
    """A player wants no pauses before the next decision of a person."""

    person: str


class LessonRead(Fact, frozen=True):
    """A player has read what is explained in a guided deal."""

    person: str


class HintTaken(Fact, frozen=True):
    """A player was given a hint for the decision that their seat owes."""

    seat: int


# --- words given ------------------------------------------------------------------------------------------------------


class ClaimOffered(Fact, frozen=True):
    """A seat would like to end the deal as this action says; those who wait are asked."""

    seat: int
    action: str
    waits: tuple[str, ...]


class ClaimAccepted(Fact, frozen=True):
    """A player agrees to the claim; others have not answered."""

    person: str


class ClaimRefused(Fact, frozen=True):
    """A claim is refused: by a player, or (None) by a bot, from what lies open."""

    seat: int
    person: str | None = None


class ClaimWithdrawn(Fact, frozen=True):
    """Who claimed takes it back."""


class Readied(Fact, frozen=True):
    """A player has seen the deal that is over."""

    person: str


class AnewAsked(Fact, frozen=True):
    """A player would like this deal to be void and dealt anew."""

    person: str


class AnewAgreed(Fact, frozen=True):
    """Another player agrees."""

    person: str


class AnewRefused(Fact, frozen=True):
    """A player would rather play on: it is not asked again in this deal.

    `is_own`: who asked, or was offered it, thinks again; others may still ask.
    """

    person: str
    is_own: bool = False


class AgainWanted(Fact, frozen=True):
    """A player would like another match."""

    person: str


class AgainRefused(Fact, frozen=True):
    """A player does not play again."""

    person: str


class MovesOn(Fact, frozen=True):
    """Everybody goes on at another table, of this name."""

    ident: str


class Spoke(Fact, frozen=True):
    """A person wrote a text, or chose a `phrase` by its name; it decides nothing, and its text may be blanked later."""

    person: str
    seat: int
    text: str = ""
    phrase: str = ""


AnyFact = (
    Created
    | SatDown
    | BotSeated
    | SeatFreed
    | SeatHandedOver
    | HostChanged
    | PersonBanned
    | PersonUnbanned
    | SettingsChanged
    | Closed
    | SwapAsked
    | SwapRefused
    | SwapPlanned
    | SwapsDropped
    | Came
    | Gone
    | AbsenceRaised
    | AbsenceWord
    | AbsenceDue
    | HolidayTaken
    | HolidayEnded
    | Knocked
    | KnockRefused
    | ReturnAsked
    | ReturnRefused
    | MatchOpened
    | ShuffleBegan
    | Committed
    | Revealed
    | AnswersClosed
    | ShuffleSigned
    | Acted
    | TookBack
    | DealVoided
    | Restored
    | TimeSpent
    | Warned
    | Hurried
    | LessonRead
    | HintTaken
    | ClaimOffered
    | ClaimAccepted
    | ClaimRefused
    | ClaimWithdrawn
    | Readied
    | AnewAsked
    | AnewAgreed
    | AnewRefused
    | AgainWanted
    | AgainRefused
    | MovesOn
    | Spoke
)


class Entry(Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of the log: a fact, when it happened (seconds since 1970, never running back), and whose command it was.

    `command` names the command that led to it, empty for what happens by itself; `v` is the version of the form;
    `sealed` the name of the key that what nobody may read in the store is sealed with (codec.py), empty once it is
    read.
    """

    fact: AnyFact
    at: float
    command: str = ""
    v: int = VERSION
    sealed: str = ""
