"""What the API gives, as types: the part that all games share is named, what a game adds is there too, unchecked.

They are for annotations and for reading; the values themselves are made by the games.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from openhearts.core import game
from openhearts.core.action import Action


class Rules(game.Rules, Protocol):
    """A resolved rule set: a frozen, hashable value for one number of seats, as `oh.ruleset` gives it.

    `.id` and `.name` of the variant, `.game`, `.seats`, `.digest` (SHA-256 of all rules, hex: equal rules have equal
    digests), and each parameter of docs/parameters.md by its dotted name.

    >>> import openhearts as oh
    >>> rules = oh.ruleset("classic", seats=5)
    >>> rules.id, rules.seats, rules.pass_.count, rules.hand_size, rules == oh.ruleset("windows", seats=5)
    ('classic', 5, 3, 10, True)

    Making one raises BadRuleset; using one never fails.
    """

    def __getattr__(self, name: str, /) -> Any:
        """A section of the rules, of one game: `pass_`, `score`, `tower`."""


class Public(game.Public, Protocol):
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

    def __getattr__(self, name: str, /) -> Any:
        """What lies open in one game alone."""


class Options(game.Options, Protocol):
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

    def __getattr__(self, name: str, /) -> Any:
        """What options of one game have."""


class View(game.View, Protocol):
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

    @property
    def public(self) -> Public:
        """What lies open on the table."""
        ...

    @property
    def options(self) -> Options:
        """What this seat may do."""
        ...

    def __getattr__(self, name: str, /) -> Any:
        """What a seat knows in one game alone: its hand, say."""
