"""What the games of the family have in common, as types: rules, what lies open, positions, options and views.

They are for annotations; the values themselves are made by the games, whose own classes have more.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

from openhearts.core.action import Action


class Score(Protocol):
    """How points count in a match."""

    @property
    def winner(self) -> str:
        """`lowest` or `highest`."""
        ...


class Rules(Protocol):
    """A resolved rule set: a frozen, hashable value for one number of seats, as `oh.ruleset` gives it.

    `.id` and `.name` of the variant, `.game`, `.seats`, `.digest`.  The rules of one game have each parameter of
    docs/parameters.md by its dotted name too: `openhearts.games.hearts.Ruleset` and its like in the other games.

    >>> import openhearts as oh
    >>> rules = oh.ruleset("classic", seats=5)
    >>> rules.id, rules.seats, rules.pass_.count, rules.hand_size, rules == oh.ruleset("windows", seats=5)
    ('classic', 5, 3, 10, True)

    Making one raises BadRuleset; using one never fails.
    """

    def __hash__(self) -> int: ...

    @property
    def id(self) -> str:
        """The variant's name in files and commands."""
        ...

    @property
    def name(self) -> str:
        """The variant's English name."""
        ...

    @property
    def names(self) -> tuple[tuple[str, str], ...]:
        """Its names: pairs of a language and a text."""
        ...

    @property
    def game(self) -> str:
        """The id of the game it belongs to."""
        ...

    @property
    def seats(self) -> int:
        """How many play."""
        ...

    @property
    def score(self) -> Score:
        """How points count."""
        ...

    @property
    def digest(self) -> str:
        """SHA-256 (hex) of the resolved rules, names left out: equal rules have equal digests."""
        ...


class Public(Protocol):
    """What lies open on the table; `view.public`.

    All games: `.rules .deal_number .dealer .phase .turn .to_act .points .scores`, seats as numbers from 0, points and
    scores a number for each seat.  Hearts adds `.trick .on_table .tricks .broken .leader .cards_taken` and more, Herz
    an Herz `.towers .drawn .n_stock .discards`.  See docs/api.md.

    >>> import openhearts as oh
    >>> public = oh.deal(oh.ruleset("classic"), seed=7, deal_number=4).play("2C").view(None).public
    >>> public.trick, public.scores, public.turn
    ((<Card.C2: '2C'>,), (0, 0, 0, 0), 2)

    Reading it never fails.
    """

    @property
    def rules(self) -> Rules:
        """The rule set."""
        ...

    @property
    def deal_number(self) -> int:
        """The deal of the match, from 1."""
        ...

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        ...

    @property
    def phase(self) -> str:
        """What is done now: the game's own words, `over` when the deal is."""
        ...

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is, None where several owe a decision or none."""
        ...

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        ...

    @property
    def points(self) -> tuple[int, ...]:
        """Points of this deal so far, by seat."""
        ...

    @property
    def scores(self) -> tuple[int, ...]:
        """The match before this deal, by seat."""
        ...


class Position(Protocol):
    """Everything about a deal, what is hidden too."""

    @property
    def public(self) -> Public:
        """The part that lies open."""
        ...


class Options(Protocol):
    """What a seat may do now; false and empty for a seat that owes nothing.

    Iterating gives an `Action` for each thing it may do.  Hearts adds `.kind` ("pass", "play", "choose" or "none"),
    `.cards` (each kind of card once), `.count` (cards to pass) and `.can_claim`.

    >>> import openhearts as oh
    >>> deal = oh.deal(oh.ruleset("classic"), seed=7)
    >>> options = deal.options(0)
    >>> options.kind, options.count, len(options.cards), sum(1 for action in options)
    ('pass', 3, 13, 286)
    >>> deal = oh.deal(oh.ruleset("classic"), seed=7, deal_number=4)
    >>> deal.options(deal.turn), bool(deal.options((deal.turn + 1) % 4))
    (<Options: play 2C>, False)

    Asking for the options of a seat that is not there raises NotToAct.
    """

    def __iter__(self) -> Iterator[Action]:
        """Every action that is allowed."""
        ...

    def __bool__(self) -> bool:
        """Whether there is one."""
        ...


class View(Protocol):
    """What one seat knows, and nothing else: what bots decide from, and all that a player may be shown.

    `.seat` (None: a watcher), `.options`, `.public` (see docs/api.md).  Hearts adds, as tuples of `Card`s by id, `.hand
    .dealt .gave .got .kitty .unseen`; `got` is None before the pass is made, `kitty` unless this seat saw it.  Herz an
    Herz adds `.remembered`.  `print(view)` tells it in ten lines at most.  Views are frozen and compare by value.

    >>> import openhearts as oh
    >>> view = oh.deal(oh.ruleset("classic"), seed=7, deal_number=4).view(2)
    >>> view.seat, len(view.hand), view.hand[0], view.got, view.public.phase
    (2, 13, <Card.C4: '4C'>, (), 'play')

    `Deal.view` raises NotToAct for a seat that is not there; `oh.seat_view` makes one from what a player tells, and
    raises BadView.
    """

    def __hash__(self) -> int: ...

    @property
    def public(self) -> Public:
        """What lies open on the table."""
        ...

    @property
    def seat(self) -> int | None:
        """The seat that knows this, None for a watcher."""
        ...

    @property
    def options(self) -> Options:
        """What this seat may do."""
        ...


if TYPE_CHECKING:
    from typing_extensions import TypeVar

    A = TypeVar("A", bound=Action, default=Action)
    A_co = TypeVar("A_co", bound=Action, covariant=True, default=Action)
    O_co = TypeVar("O_co", bound=Options, covariant=True, default=Options)
    P_co = TypeVar("P_co", bound=Position, covariant=True, default=Position)
    A_contra = TypeVar("A_contra", bound=Action, contravariant=True, default=Action)
    P = TypeVar("P", bound=Position, default=Position)
    Public_contra = TypeVar("Public_contra", bound=Public, contravariant=True, default=Public)
    R = TypeVar("R", bound=Rules, default=Rules)
    R_co = TypeVar("R_co", bound=Rules, covariant=True, default=Rules)
    R_contra = TypeVar("R_contra", bound=Rules, contravariant=True, default=Rules)
    V = TypeVar("V", bound=View, default=View)
    V_co = TypeVar("V_co", bound=View, covariant=True, default=View)
    V_contra = TypeVar("V_contra", bound=View, contravariant=True, default=View)
else:  # before Python 3.13 a type variable has no default
    from typing import TypeVar

    A, P, R, V = TypeVar("A"), TypeVar("P"), TypeVar("R"), TypeVar("V")
    A_co, R_co, V_co = TypeVar("A_co", covariant=True), TypeVar("R_co", covariant=True), TypeVar("V_co", covariant=True)
    O_co, P_co = TypeVar("O_co", covariant=True), TypeVar("P_co", covariant=True)
    A_contra, Public_contra = TypeVar("A_contra", contravariant=True), TypeVar("Public_contra", contravariant=True)
    R_contra, V_contra = TypeVar("R_contra", contravariant=True), TypeVar("V_contra", contravariant=True)
