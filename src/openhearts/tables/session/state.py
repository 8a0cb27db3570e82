"""What stands at a table: one immutable value, the fold of its log and nothing else; and the plain questions about it.

It decides nothing (the other modules do) and shows nothing: it holds every hand, and leaves the server never.
"""

from __future__ import annotations

from msgspec import Struct

from openhearts.core.game import Game
from openhearts.core.game_types import Rules
from openhearts.games import registry
from openhearts.tables.holidays import Holiday
from openhearts.tables.roster import BOT_NAMES, Settings
from openhearts.tables.session.match_state import Deal, Match
from openhearts.tables.session.pending_shuffle import Shuffle


class Chair(Struct, frozen=True, gc=False):
    """A seat: open (no name), a bot's (`bot`, of a `version`), or a person's (`person`, with the `face` they chose).

    `before`: whose score waits here, who left it; `joins`: the person came while a match was played, and begins with
    the mean of the others in the next deal; `spent`: seconds of the reserve of the clock that are used.
    """

    name: str = ""
    person: str | None = None
    bot: str | None = None
    version: str = ""
    before: str | None = None
    joins: bool = False
    spent: float = 0.0
    face: str = ""

    @property
    def is_open(self) -> bool:
        """Whether nobody sits there."""
        return self.person is None and self.bot is None

    def waits_for(self, person: str, holder: str | None) -> bool:
        """Whether a bot keeps the seat for a person: who left it, or whose hand (they are `holder`) lies there."""
        return self.bot is not None and person in (self.before, holder)


class Absence(Struct, frozen=True, gc=False):
    """A player who is away since a moment: whether people were asked, for long enough (`is_due`), what they said."""

    since: float
    is_raised: bool = False
    is_due: bool = False
    words: dict[str, str] = {}


class Swapping(Struct, frozen=True, gc=False):
    """Who sits in a seat asks who sits in another one to change seats."""

    number: int
    seat: int
    other: int


class Waiting(Struct, frozen=True, gc=False):
    """A visitor who waits for an answer: one who knocks (with a name), or says that they are the person of a seat."""

    number: int
    person: str
    name: str = ""
    seat: int = -1
    face: str = ""


class Banned(Struct, frozen=True, gc=False):
    """A person that the host has asked to leave."""

    number: int
    person: str
    name: str


class Claim(Struct, frozen=True, gc=False):
    """A claim that waits for the word of people: whose it is, the action it becomes (as text), who has not answered."""

    person: str
    seat: int
    action: str
    waits: frozenset[str]


class State(Struct, frozen=True, gc=False):
    """Everything that stands at one table.  `n` counts entries, `at` is the moment of the last one.

    `done`: the last commands that were carried out, the newest first; `away` holds those of the chairs' people and the
    host who are not here; `turned_away` who was told no, and when.  At a slow table `late` holds who was late while
    they were away, and has not been here since; `again_at` is when the first person asked for another match.
    """

    ident: str
    rules: Rules
    created: str
    host: str
    settings: Settings
    chairs: tuple[Chair, ...]
    n: int = 0
    at: float = 0.0
    bot_names: tuple[str, ...] = BOT_NAMES  # in the order in which bots get them
    done: tuple[str, ...] = ()
    banned: tuple[Banned, ...] = ()
    swaps: tuple[tuple[int, int], ...] = ()
    asking: tuple[Swapping, ...] = ()
    knocks: tuple[Waiting, ...] = ()
    returns: tuple[Waiting, ...] = ()
    turned_away: dict[str, float] = {}
    n_asked: int = 0  # numbers that were given to who waits
    here: frozenset[str] = frozenset()
    away: dict[str, Absence] = {}
    late: frozenset[str] = frozenset()
    holidays: dict[str, tuple[Holiday, ...]] = {}
    lost_host: frozenset[str] = frozenset()  # who was the host, and was away
    replaced: frozenset[str] = frozenset()  # old identities: a player came back as another one and has their chairs
    match: Match | None = None
    shuffle: Shuffle | None = None
    claim: Claim | None = None
    claim_refused: tuple[int, int, int] | None = None  # seat, deal, tricks: once in a trick
    hurried: frozenset[str] = frozenset()
    lesson_at: int = -1  # the number of actions at which a player had read what is explained
    warned: frozenset[int] = frozenset()
    ready: frozenset[str] = frozenset()
    anew: frozenset[str] = frozenset()
    anew_refused: bool = False  # in this deal
    anew_offered: frozenset[str] = frozenset()  # players who joined during the first trick: they are offered it
    anew_told: frozenset[str] = frozenset()  # players who were offered it in this deal
    wants_again: frozenset[str] = frozenset()
    refuses_again: frozenset[str] = frozenset()
    again_at: float = 0.0
    next_table: str = ""
    closed: str = ""

    # --- the match --------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game of the rules."""
        return registry.game_of(self.rules)

    @property
    def deal(self) -> Deal | None:
        """The deal that lies on the table, be it over."""
        return None if self.match is None else self.match.deal

    @property
    def phase(self) -> str:
        """`gathering`, `shuffling`, `playing`, `waiting` (for the next deal), `over` (the match) or `closed`."""
        if self.closed:
            return "closed"
        if self.match is None:
            return "gathering"
        deal = self.match.deal
        if self.shuffle is not None or deal is None:
            return "shuffling"
        if not deal.is_over:
            return "playing"
        return "over" if deal.after.over else "waiting"

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        deal = self.deal
        return () if deal is None or self.shuffle is not None or self.closed else deal.to_act

    # --- people -----------------------------------------------------------------------------------------------------

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody who sits here, once, by seat."""
        return tuple(dict.fromkeys([chair.person for chair in self.chairs if chair.person is not None]))

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat; empty ones where nobody sits."""
        return tuple([chair.name for chair in self.chairs])

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The chairs of a person: usually one, several where people share a device."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.person == person])

    @property
    def present(self) -> tuple[str, ...]:
        """The people who sit here and are here, by seat."""
        return tuple([person for person in self.people if person in self.here])

    def holidays_of(self, person: str | None) -> tuple[Holiday, ...]:
        """The times in which a person's clock stands still; none at a table that is not slow, or is not any more."""
        return self.holidays.get(person or "", ()) if self.settings.slow else ()

    @property
    def is_deserted(self) -> bool:
        """Whether this is a slow table that waits for anybody: all who sit here were late, and none has come since."""
        return bool(self.settings.slow) and self.late.issuperset(self.people)

    def is_banned(self, person: str) -> bool:
        """Whether the host has asked a person to leave, and has not let them in again."""
        return any(one.person == person for one in self.banned)

    def admits(self, person: str) -> bool:
        """Whether a person may look: everybody, but at a closed table only its players and host."""
        return not self.settings.children or person == self.host or bool(self.seats_of(person))

    # --- who may see a hand -----------------------------------------------------------------------------------------

    def holder(self, seat: int) -> str | None:
        """Whose hand lies in a seat in this deal: who sat there when its shuffle was complete; None for a bot's."""
        deal = self.deal
        return None if deal is None else deal.holders[seat]

    def player(self, seat: int) -> str | None:
        """The person who plays a seat in this deal: its holder, who still sits there.  None: a bot does."""
        holder = self.holder(seat)
        return holder if holder is not None and self.chairs[seat].person == holder else None

    def plays(self, person: str) -> tuple[int, ...]:
        """The seats whose hands a person may see and play in this deal."""
        deal = self.deal
        if deal is None:
            return ()
        return tuple([seat for seat in self.seats_of(person) if deal.holders[seat] == person])

    def holds(self, person: str) -> bool:
        """Whether a person plays in the deal on the table, or did in the one that is over."""
        return any(self.player(seat) == person for seat in self.seats_of(person))

    def turn_of(self, seat: int) -> str:
        """A name for the decision that a seat owes: an answer to another one comes too late, or a second time."""
        return "" if self.deal is None else self.deal.turn_of(seat)
