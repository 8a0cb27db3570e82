"""The public API: rule sets, deals, matches, bots and records under the names that other programs are written against.

It holds no rules: everything is asked of the game that a rule set belongs to.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from openhearts.arena.blocks import Arena
from openhearts.arena.checkpoint import CannotResume
from openhearts.arena.simulate import Simulation, simulate
from openhearts.bots.analysis import analyse, seat_view
from openhearts.bots.bot import Bot, Budget
from openhearts.bots.levels import bot
from openhearts.cards.card import Card, card
from openhearts.cards.shuffle import Seed, key_of, shuffled
from openhearts.core.advice import Advice, Alternative, Because
from openhearts.core.event import Event
from openhearts.core.game import Game, Rules, Standing, Step, Variant
from openhearts.errors import (
    BadBot,
    BadRuleset,
    BadText,
    BadView,
    IllegalAction,
    NotToAct,
    OpenHeartsError,
    Reason,
    RecordMismatch,
    Why,
    fault_of,
)
from openhearts.games import registry
from openhearts.games.registry import variants
from openhearts.records import Played, Player, Record, build, read
from openhearts.records import shuffle_proof as fair_shuffles

if TYPE_CHECKING:
    from openhearts.arena.blocks import arena
else:
    import openhearts.arena as arena  # the room itself, which can be called: one thing under one name

__all__ = [
    "Advice",
    "Alternative",
    "Arena",
    "BadBot",
    "BadRuleset",
    "BadText",
    "BadView",
    "Because",
    "Bot",
    "Budget",
    "CannotResume",
    "Card",
    "Deal",
    "IllegalAction",
    "Match",
    "NotToAct",
    "OpenHeartsError",
    "Player",
    "Reason",
    "Record",
    "RecordMismatch",
    "Simulation",
    "Variant",
    "analyse",
    "arena",
    "bot",
    "card",
    "deal",
    "load_ruleset",
    "match",
    "read",
    "ruleset",
    "seat_view",
    "simulate",
    "variants",
]


def ruleset(variant: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> Any:
    """The resolved rules of a variant (id or alias) for a number of seats, hashable.

    `options`: dotted names of parameters with their whole value, and bundles of the variant with True.
    Raises BadRuleset, naming the field, what is allowed and the nearest spelling.

    >>> rules = ruleset("classic", seats=4, options={"sun": True, "score.bonus": {"JD": -11}})
    >>> rules.sun.award, rules.seats
    ('add_to_others', 4)
    """
    return registry.ruleset(variant, seats, options)


def load_ruleset(path: str | Path, seats: int | None = None, options: Mapping[str, Any] | None = None) -> Any:
    """The resolved rules of a TOML rule file.  Raises BadRuleset."""
    return registry.load_ruleset(Path(path), seats, options)


class Deal:
    """One deal, as a value: acting gives another Deal, this one stays as it is.

    `position` is everything (for referees and tests), `view` what a seat knows, `events` what the last step brought.
    """

    __slots__ = ("events", "fair", "game", "position", "standing", "start", "steps")

    def __init__(
        self,
        game: Game,
        standing: Standing,
        position: Any,
        events: tuple[Event, ...],
        start: Any = None,
        steps: tuple[Step, ...] = (),
        fair: fair_shuffles.FairShuffle | None = None,
    ) -> None:
        self.game = game
        self.standing = standing
        self.position = position
        self.events = events
        self.start = position if start is None else start
        self.steps = steps
        self.fair = fair

    @property
    def rules(self) -> Any:
        """The rule set."""
        return self.standing.rules

    @property
    def phase(self) -> str:
        """What is being done now: Hearts `pass`, `play`, `choose`; Herz an Herz `start`, `lay`, `steal`; at last
        `over`.
        """
        return str(self.position.public.phase)

    @property
    def turn(self) -> int | None:
        """The seat on turn; None while several owe a decision, and at the end."""
        turn: int | None = self.position.public.turn
        return turn

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return tuple(self.position.public.to_act)

    @property
    def is_over(self) -> bool:
        """Whether the last card is played and everything counted."""
        return self.phase == "over"

    @property
    def points(self) -> tuple[int, ...] | None:
        """Points of the deal per seat, moon and sun applied; None before it is over."""
        return tuple(self.position.public.points) if self.is_over else None

    def options(self, seat: int) -> Any:
        """What a seat may do: iterable as actions, empty for a seat that owes nothing."""
        return self.view(seat).options

    def view(self, seat: int | None) -> Any:
        """What a seat knows; None: what a watcher sees."""
        if seat is not None and not 0 <= seat < self.rules.seats:
            raise NotToAct(Why.NO_SEAT, seat=seat, last=self.rules.seats - 1)
        return self.game.view_of(self.position, seat)

    def act(self, seat: int, action: Any) -> Deal:
        """The deal after an action of a seat.  Raises NotToAct, IllegalAction (with `.reason`)."""
        if not 0 <= seat < self.rules.seats:
            raise NotToAct(Why.NO_SEAT, seat=seat, last=self.rules.seats - 1)
        position, events = self.game.apply(self.position, seat, action)
        steps = (*self.steps, Step(seat, action))
        return Deal(self.game, self.standing, position, events, self.start, steps, self.fair)

    def act_text(self, seat: int, text: str) -> Deal:
        """The deal after an action written in words, as records write it.  Raises BadText too."""
        return self.act(seat, self.game.action_from_text(self.view(seat), text))

    def pass_cards(self, seat: int, cards: str) -> Deal:
        """The deal after a seat passes these cards, as in `d.pass_cards(0, "QS AH KH")`."""
        return self.act_text(seat, f"pass {cards}")

    def play(self, card: str) -> Deal:
        """The deal after the seat on turn plays a card."""
        return self.act_text(self._on_turn(), f"play {card}")

    def choose(self, seat: int, choice: str) -> Deal:
        """The deal after the shooter of a moon chooses `add` or `subtract`."""
        return self.act_text(seat, choice)

    def record(self, players: Sequence[Player | str] | None = None, tags: Mapping[str, str] | None = None) -> Record:
        """The deal as a record of its own, over or not; see `Match.record`."""
        end = self.game.next_standing(self.standing, self.position) if self.is_over else self.standing
        return build([self.played()], end, players=players, tags=tags)

    def played(self) -> Played:
        """What a record needs of the deal."""
        return Played(self.standing, self.start, self.position, self.steps, self.fair)

    def _on_turn(self) -> int:
        if self.turn is None:
            raise NotToAct(Why.NOT_NOW)
        return self.turn

    def __repr__(self) -> str:
        return f"<Deal {self.standing.deal_number} of {self.rules.id}, {self.phase}>"


def deal_order(game: Game, rules: Rules, seed: Seed, deal_number: int) -> tuple[int, ...]:
    """The shuffled pack of a deal of a match with this seed."""
    return shuffled(game.pack(rules), key_of(seed, "deal", deal_number))


def _luck(seed: Seed, deal_number: int) -> int:
    return int.from_bytes(key_of(seed, "luck", deal_number)[:8], "big")


def deal(
    rules: Any,
    *,
    seed: Seed | None = None,
    deal_number: int = 1,
    dealer: int = 0,
    first_leader: int | None = None,
    scores: Sequence[int] | None = None,
    hands: Sequence[str] | None = None,
    kitty: str | None = None,
    stock: str | Sequence[str] | None = None,
) -> Deal:
    """One deal of any game, shuffled from a seed (a fresh one if none is given) or with cards written by hand.

    Hearts takes `hands` (one text for each seat) and `kitty`, Herz an Herz `stock` from the top.  `first_leader` is
    the seat that the rules ask a person for, or cannot know without the deal before; ignored where cards or dealer
    decide.  Raises BadText.

    >>> d = deal(ruleset("classic"), seed=7)
    >>> d.phase, d.to_act, len(d.view(0).hand)
    ('pass', (0, 1, 2, 3), 13)
    """
    game = registry.game_of(rules)
    try:
        standing = game.first_standing(
            rules,
            first_leader=first_leader or 0,
            dealer=dealer,
            deal_number=deal_number,
            scores=scores,
        )
    except ValueError as error:
        raise BadText(fault_of(error)) from error
    given: dict[str, Any] = {"hands": hands, "kitty": kitty, "stock": stock}
    given = {name: value for name, value in given.items() if value is not None}
    if given:
        try:
            position, events = game.deal_given(standing, **given)
        except TypeError as error:
            raise BadText(Why.CANNOT_DEAL_FROM, name=rules.game, list=tuple(given)) from error
    else:
        chosen = secrets.token_hex(16) if seed is None else seed
        position, events = game.deal(standing, deal_order(game, rules, chosen, deal_number))
    return Deal(game, standing, position, events)


class Match:
    """Deals in sequence until the rules say stop, as a value: acting gives another Match, dealing on by itself."""

    __slots__ = ("deal", "fair", "finished", "seed", "standing")

    def __init__(
        self, standing: Standing, seed: Seed, deal: Deal, finished: tuple[Deal, ...] = (), fair: FairDeals = None
    ) -> None:
        self.standing = standing
        self.seed = seed
        self.deal = deal
        self.finished = finished
        self.fair = fair

    @property
    def rules(self) -> Any:
        """The rule set."""
        return self.standing.rules

    @property
    def scores(self) -> tuple[int, ...]:
        """Totals after the deals that are over."""
        return self.standing.scores

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.standing.over

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; several where they share it, nobody before the end."""
        return self.standing.winners

    def act(self, seat: int, action: Any) -> Match:
        """The match after an action of a seat; the next deal is dealt when one is over.  Raises NotToAct,
        IllegalAction.
        """
        return self._with(self.deal.act(seat, action))

    def _with(self, after: Deal) -> Match:
        if not after.is_over:
            return Match(self.standing, self.seed, after, self.finished, self.fair)
        game = after.game
        number = self.standing.deal_number + 1
        shuffle = None if self.fair is None else self.fair(number)
        luck = _luck(self.seed, number) if shuffle is None else _fair_luck(shuffle)
        standing = game.next_standing(self.standing, after.position, luck)
        finished = (*self.finished, after)
        if standing.over:
            return Match(standing, self.seed, after, finished, self.fair)
        return Match(standing, self.seed, _dealt(game, standing, self.seed, shuffle), finished, self.fair)

    def record(
        self,
        players: Sequence[Player | str] | None = None,
        tags: Mapping[str, str] | None = None,
        *,
        with_seed: bool | None = None,
    ) -> Record:
        """The match as a record, finished or not: `.check()`, `.text()`, `.jsonl()`, `.save(path)`.

        `players`: one for each seat, a bare text for a person.  The seed, from which all deals can be recomputed, goes
        in once the match is over (or as `with_seed` says) where it is a number or text and shuffled the cards itself.

        >>> match(ruleset("classic"), seed=7).record(players=["Ann", "Ben", "Cem", "Dora"]).players[1].name
        'Ben'
        """
        is_told = self.over if with_seed is None else with_seed
        is_text = isinstance(self.seed, (int, str)) and self.fair is None
        deals = self.finished if self.over else (*self.finished, self.deal)
        return build(
            [deal.played() for deal in deals],
            self.standing,
            players=players,
            tags=tags,
            seed=str(self.seed) if is_told and is_text else None,
        )

    def __repr__(self) -> str:
        return f"<Match of {self.rules.id}, deal {self.standing.deal_number}, scores {self.scores}>"


FairDeals = Callable[[int], fair_shuffles.FairShuffle] | None


def _fair_luck(shuffle: fair_shuffles.FairShuffle) -> int:
    return fair_shuffles.luck(fair_shuffles.key_of_shuffle(shuffle))


def _dealt(game: Game, standing: Standing, seed: Seed, shuffle: fair_shuffles.FairShuffle | None) -> Deal:
    if shuffle is None:
        order = deal_order(game, standing.rules, seed, standing.deal_number)
    else:
        order = fair_shuffles.verify(shuffle, game.pack(standing.rules))
    position, events = game.deal(standing, order)
    return Deal(game, standing, position, events, fair=shuffle)


def match(
    rules: Any,
    *,
    seed: Seed | None = None,
    first_leader: int = 0,
    dealer: int | None = None,
    fair: FairDeals = None,
) -> Match:
    """A match of any game from its first deal on; everything that chance decides comes from the seed.

    `fair` gives for each deal number a verifiable shuffle (records/shuffle_proof.py) that decides instead of the seed.

    >>> m = match(ruleset("kids-jinx", seats=3), seed=7, first_leader=2)
    >>> m.deal.turn, m.scores, m.over
    (2, (0, 0, 0), False)
    """
    game = registry.game_of(rules)
    chosen = secrets.token_hex(16) if seed is None else seed
    shuffle = None if fair is None else fair(1)
    luck = _luck(chosen, 1) if shuffle is None else _fair_luck(shuffle)
    standing = game.first_standing(rules, first_leader=first_leader, dealer=dealer, luck=luck)
    return Match(standing, chosen, _dealt(game, standing, chosen, shuffle), (), fair)
