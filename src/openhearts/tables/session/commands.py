"""What people, and the server for what happens by itself, ask of a table: one tagged union, in numbered envelopes.

A command says what its sender wants and decides nothing; decide.py says what comes of it.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from openhearts.tables.roster import Settings


class Wish(Struct, frozen=True, tag=True):
    """Something that a person, or the server, asks for."""


# --- chairs -----------------------------------------------------------------------------------------------------------


class Sit(Wish, frozen=True):
    """Take a seat (None: the first that is free, an open one or a bot's), under a name and, if chosen, with a face."""

    name: str
    seat: int | None = None
    face: str = ""


class Rename(Wish, frozen=True):
    """Be called otherwise, or (not None) have another face; of several on one device, who was called `old`."""

    old: str
    name: str
    face: str | None = None


class SeatBot(Wish, frozen=True):
    """The host puts a bot into an open seat, of the table's level where none is named."""

    seat: int
    bot: str = ""


class Free(Wish, frozen=True):
    """Leave a seat, or, as the host, free one."""

    seat: int


class KeepFor(Wish, frozen=True):
    """The server keeps a seat for a person who is not here: a bot plays until they come."""

    seat: int
    person: str
    name: str


class Welcome(Wish, frozen=True):
    """The host lets a person sit down again."""

    number: int


class Agree(Wish, frozen=True):
    """The host changes the settings."""

    settings: Settings


class Close(Wish, frozen=True):
    """The host closes the table for good."""


class Arrange(Wish, frozen=True):
    """The host has two seats changed with the next deal."""

    one: int
    other: int


class AskSwap(Wish, frozen=True):
    """Ask who sits in a seat to change seats with the next deal."""

    other: int


class AnswerSwap(Wish, frozen=True):
    """Say yes or no to who asked to change seats."""

    number: int
    is_yes: bool


class Stay(Wish, frozen=True):
    """The host lets everybody sit where they are."""


# --- people who come and go -------------------------------------------------------------------------------------------


class Arrive(Wish, frozen=True):
    """The server: a person is here (again)."""


class Depart(Wish, frozen=True):
    """The server: a person has not been here since a moment."""

    since: float


class Decide(Wish, frozen=True):
    """Say what is to be done about who is away from a seat: `bot` or `wait`."""

    seat: int
    word: str


class TakeHoliday(Wish, frozen=True):
    """Be away until a moment, from now on or from another moment: the own clock stands still meanwhile."""

    until: float
    since: float = 0.0


class EndHoliday(Wish, frozen=True):
    """Be back before the own holiday ends, or take none after all."""


class Knock(Wish, frozen=True):
    """Ask to be let in at a closed table."""

    name: str
    face: str = ""


class AnswerKnock(Wish, frozen=True):
    """Let in who knocked, or do not."""

    number: int
    is_yes: bool


class AskBack(Wish, frozen=True):
    """Say to be the person of a seat, who is away."""

    seat: int


class AnswerBack(Wish, frozen=True):
    """Say that who asks is that person, or is not."""

    number: int
    is_yes: bool


# --- the match --------------------------------------------------------------------------------------------------------


class Start(Wish, frozen=True):
    """The host begins the match; bots take the open seats.  `fixed`: the key (hex) of a first deal all may know."""

    first_leader: int | None = None
    fixed: str = ""


class Contribute(Wish, frozen=True):
    """A page's commitment (`commit`) or contribution (`reveal`) to the shuffle of a deal, for a seat (hex)."""

    step: str
    deal: int
    seat: int
    value: str


class Act(Wish, frozen=True):
    """Do something for a seat, in the words of the game; `turn` names the decision that is answered."""

    seat: int
    action: str
    turn: str = ""


class BotActs(Wish, frozen=True):
    """The server: what a bot chose for a seat after `n_steps` actions of a deal, and which bot of which version.

    `turn` names the decision that it was asked for.
    """

    deal: int
    n_steps: int
    seat: int
    action: str
    bot: str
    version: str
    turn: str = ""


class TakeBack(Wish, frozen=True):
    """Take back the last decision."""

    seat: int


class TakeHint(Wish, frozen=True):
    """Be given a hint for the decision that a seat owes."""

    seat: int


class ReadOn(Wish, frozen=True):
    """Go on from what is explained in a guided deal."""


class Hurry(Wish, frozen=True):
    """No pauses before the next decision of a person."""


class ClaimRest(Wish, frozen=True):
    """Claim the rest of the deal, as this action says; `turn` names the decision that is answered."""

    seat: int
    action: str
    turn: str = ""


class AnswerClaim(Wish, frozen=True):
    """Accept or reject what was claimed; who claimed may take it back."""

    is_yes: bool


class Ready(Wish, frozen=True):
    """Go on to the next deal as soon as everybody who is here does."""


class AskAnew(Wish, frozen=True):
    """Have this deal dealt anew, if everybody agrees."""


class AnswerAnew(Wish, frozen=True):
    """Agree to deal anew, or do not."""

    is_yes: bool


class PlayAgain(Wish, frozen=True):
    """Play another match with the same people, or do not."""

    is_yes: bool


class Speak(Wish, frozen=True):
    """Write a text, or choose a phrase by its name; `seat` of several at one device."""

    text: str = ""
    phrase: str = ""
    seat: int | None = None


# --- what happens by itself -------------------------------------------------------------------------------------------


class CloseAnswers(Wish, frozen=True):
    """The time of a shuffle's answers is up."""


class DealOn(Wish, frozen=True):
    """A deal was void, and the cards are to be shuffled again."""


class Restore(Wish, frozen=True):
    """The store was put back from a backup: no secret that was told since may be dealt again."""


class RaiseAbsence(Wish, frozen=True):
    """A player has been away for so long that people are asked."""

    person: str


class EndAbsence(Wish, frozen=True):
    """People have been asked about a player for long enough."""

    person: str


class PassHosting(Wish, frozen=True):
    """The host has been away for long."""


class MoveOn(Wish, frozen=True):
    """People have been asked for long enough whether they play again, at a slow table."""


class Warn(Wish, frozen=True):
    """Little is left of the time of a seat."""

    seat: int


PeopleWish = (
    Sit
    | Rename
    | SeatBot
    | Free
    | KeepFor
    | Welcome
    | Agree
    | Close
    | Arrange
    | AskSwap
    | AnswerSwap
    | Stay
    | Knock
    | AnswerKnock
    | AskBack
    | AnswerBack
    | Speak
)
PresenceWish = Arrive | Depart | Decide | RaiseAbsence | EndAbsence | PassHosting | Warn | TakeHoliday | EndHoliday
PlayWish = Act | BotActs | TakeBack | TakeHint | ReadOn | Hurry | ClaimRest | AnswerClaim
DealWish = Start | Contribute | CloseAnswers | DealOn | Restore | Ready | AskAnew | AnswerAnew | PlayAgain | MoveOn
AnyWish = PeopleWish | PresenceWish | PlayWish | DealWish
ServerWish = (  # nobody else's
    KeepFor | BotActs | CloseAnswers | DealOn | Restore | RaiseAbsence | EndAbsence | PassHosting | Warn | MoveOn
)


class Command(Struct, frozen=True):
    """A wish of a person (`by`, an identity; empty: the server), with everything that no function can know by itself.

    `ident` names it, so that it is done once however often it arrives; `fresh` are 32 bytes of fresh chance, from which
    secrets and names follow; `able` the people whose pages can add chance of their own to a shuffle just now;
    `receipts_key` the public key (hex) of the receipts that are given for it.  `place` is where the command comes from
    (nobody knows where "" is) and `places` where those came from who wait for an answer: for their shares alone, no
    entry has them.
    """

    wish: AnyWish
    by: str = ""
    ident: str = ""
    fresh: bytes = b""
    able: frozenset[str] = frozenset()
    receipts_key: str = ""
    place: str = ""
    places: Mapping[str, str] = {}
