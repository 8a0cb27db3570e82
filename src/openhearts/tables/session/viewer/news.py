"""What one viewer is told of what happened at a table, as a tagged union of values without a sentence in them.

Nothing is found out here: what of a fact a viewer may be told, and as which of these values, is news_of_entries.py's.
"""

from __future__ import annotations

from msgspec import Struct

from openhearts.core.event import Event
from openhearts.tables.roster import Settings


class News(Struct, frozen=True, tag=True, omit_defaults=True):
    """Something that a viewer is told; everything else they see by looking again."""


class Happened(News, frozen=True):
    """Cards or the like: events as the side that is shown may see them; `was_late`: the time of `seat` was up."""

    seat: int
    events: tuple[Event, ...]
    was_late: bool = False


class Changed(News, frozen=True):
    """Something stands differently: look again."""


class Sat(News, frozen=True):
    """Another player sits in a seat: with a hand, or (`joins`) from the next deal on."""

    seat: int
    joins: bool = False


class Renamed(News, frozen=True):
    """Who sits in a seat is called otherwise; `old` is the name before."""

    seat: int
    old: str


class Left(News, frozen=True):
    """Who sat in a seat, `name`, has left, or was asked to by the host."""

    seat: int
    name: str
    was_sent: bool = False


class Replaced(News, frozen=True):
    """The viewer's chairs belong to a player who came back as another identity."""


class CameBack(News, frozen=True):
    """A player has come back as another identity, and has a chair again; the viewer also to a hand that they left."""

    seat: int
    is_viewer: bool = False


class Hosts(News, frozen=True):
    """Who sits in a seat is the host from now on."""

    seat: int
    is_viewer: bool = False


class BannedYou(News, frozen=True):
    """The host has asked the viewer to leave."""


class WelcomedYou(News, frozen=True):
    """The host lets the viewer sit down again."""


class Talks(News, frozen=True):
    """People may write to each other from now on, or may not."""

    is_on: bool


class Agreed(News, frozen=True):
    """The host has changed more of the settings than speed and chat, which are told otherwise: the others as they were,
    beside those that hold now."""

    was: Settings
    now: Settings


class SwapAsked(News, frozen=True):
    """Who sits in a seat asks the viewer, in another one, to change."""

    seat: int
    other: int


class SwapAgreed(News, frozen=True):
    """Two seats are changed when the next deal begins."""

    seat: int
    other: int


class Swapped(News, frozen=True):
    """Two seats were changed; who sits there now."""

    seat: int
    other: int


class Joined(News, frozen=True):
    """A player begins in a seat with so many points."""

    seat: int
    points: int


class Away(News, frozen=True):
    """Those who sit here are asked what is to be done about who is away from a seat."""

    seat: int


class Holiday(News, frozen=True):
    """Who sits in a seat is away from a moment to another one, or (None) is back before."""

    seat: int
    since: float = 0.0
    until: float | None = None
    is_viewer: bool = False


class Knocking(News, frozen=True):
    """A visitor asks to be let in."""

    name: str


class Returning(News, frozen=True):
    """A visitor says that they are the person of a seat."""

    seat: int


class TurnedAway(News, frozen=True):
    """Those who sit here do not know the viewer."""


class Shuffling(News, frozen=True):
    """Cards are shuffled, and pages may be asked for chance of their own."""


class Warming(News, frozen=True):
    """A bot's own search is not ready yet: another one, `bot`, begins for it in a seat."""

    seat: int
    bot: str


class TookBack(News, frozen=True):
    """The last decision of a seat was taken back."""

    seat: int


class Voided(News, frozen=True):
    """The deal counts for nothing, and is dealt anew."""


class Restored(News, frozen=True):
    """The store was put back from a backup: a deal that was not over counts for nothing, and is dealt anew."""


class TimeShort(News, frozen=True):
    """Little is left of the time of a seat, until a moment."""

    seat: int
    until: float


class Claimed(News, frozen=True):
    """A claim of a seat was `offered`, `accepted` by a player, `refused` or `withdrawn`."""

    seat: int
    what: str


class Anew(News, frozen=True):
    """Who sits in a seat would like to deal anew (`asked`), agrees (`agreed`) or would rather not (`refused`)."""

    seat: int
    what: str


class AnewOffered(News, frozen=True):
    """The viewer came during the first trick: they may ask to deal anew."""


class Again(News, frozen=True):
    """Who sits in a seat would like to play again, or would not."""

    seat: int
    is_yes: bool


class MovesOn(News, frozen=True):
    """Everybody plays on at another table, of this name."""

    ident: str


class Said(News, frozen=True):
    """A player in a seat wrote a text, or chose a phrase."""

    seat: int
    text: str = ""
    phrase: str = ""


AnyNews = (
    Happened
    | Changed
    | Sat
    | Renamed
    | Left
    | Replaced
    | CameBack
    | Hosts
    | BannedYou
    | WelcomedYou
    | Talks
    | Agreed
    | SwapAsked
    | SwapAgreed
    | Swapped
    | Joined
    | Away
    | Holiday
    | Knocking
    | Returning
    | TurnedAway
    | Shuffling
    | Warming
    | TookBack
    | Voided
    | Restored
    | TimeShort
    | Claimed
    | Anew
    | AnewOffered
    | Again
    | MovesOn
    | Said
)
