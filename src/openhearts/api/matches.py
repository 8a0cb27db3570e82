"""Matches: deals in sequence, each dealt when the one before is over, of any game.

It decides nothing: when a match is over, who has won and who deals next is asked of the game.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, TypeAlias, TypedDict, Unpack, overload

from openhearts.api.deals import Deal, deal_order, expect_people, whole
from openhearts.cards.shuffle import Seed, checked_seed, key_of
from openhearts.core.action import Action
from openhearts.core.game import Game, Standing
from openhearts.core.game_types import O_co, P, P_co, R, R_co, Rules, V, V_co
from openhearts.errors import BadText, wrong_kind
from openhearts.games import registry
from openhearts.records import Player, Record, build
from openhearts.records import shuffle_proof as fair_shuffles

if TYPE_CHECKING:
    from openhearts.games import hearts, herz_an_herz

HeartsMatch: TypeAlias = "Match[hearts.Ruleset, hearts.Position, hearts.View, hearts.Options]"
HerzMatch: TypeAlias = "Match[herz_an_herz.Ruleset, herz_an_herz.Position, herz_an_herz.View, herz_an_herz.Options]"
FairDeals = Callable[[int], fair_shuffles.FairShuffle] | None


class Match(Generic[R_co, P_co, V_co, O_co]):
    """Deals in sequence until the rules say stop, as a value: acting gives another Match, dealing on by itself.

    `deal` is the Deal being played, `finished` those before it; `scores` a number for each seat.  `oh.match` makes one.
    Matches from one seed that were played alike are equal.

    >>> import random
    >>> import openhearts as oh
    >>> bot, rng = oh.bot("club"), random.Random(7)
    >>> m = oh.match(oh.ruleset("kids-jinx", seats=3), seed=7)
    >>> while not m.over:
    ...     seat = m.deal.to_act[0]
    ...     m = m.act(seat, bot.choose(m.deal.view(seat), oh.Budget(), rng))
    >>> len(m.scores), len(m.winners) > 0, m.record().check().finished
    (3, True, True)

    Raises what `Deal` raises; a match that is over takes no more actions (IllegalAction).
    """

    __slots__ = ("deal", "fair", "finished", "seed", "standing")

    def __init__(
        self,
        standing: Standing[R_co],
        seed: Seed,
        deal: Deal[R_co, P_co, V_co, O_co],
        finished: tuple[Deal[R_co, P_co, V_co, O_co], ...] = (),
        fair: FairDeals = None,
    ) -> None:
        self.standing = standing
        self.seed = seed
        self.deal = deal
        self.finished = finished
        self.fair = fair

    @property
    def rules(self) -> R_co:
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

    def act(self, seat: int, action: Action) -> Match[R_co, P_co, V_co, O_co]:
        """The match after an action of a seat; the next deal is dealt when one is over.  Raises NotToAct,
        IllegalAction.
        """
        return self._with(self.deal.act(seat, action))

    def _with(self, after: Deal[R_co, P_co, V_co, O_co]) -> Match[R_co, P_co, V_co, O_co]:
        if not after.is_over:
            return Match(self.standing, self.seed, after, self.finished, self.fair)
        game = after.game
        number = self.standing.deal_number + 1
        shuffle = _shuffle(self.fair, number)
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

        >>> match(registry.ruleset("classic"), seed=7).record(players=["Ann", "Ben", "Cem", "Dora"]).players[1].name
        'Ben'
        """
        expect_people(players, tags, self.rules.seats)
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

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self is other or self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.standing, self.deal))

    def _key(self) -> tuple[object, ...]:
        return self.standing, self.seed, self.deal, self.finished, self.fair

    def __repr__(self) -> str:
        return f"<Match of {self.rules.id}, deal {self.standing.deal_number}, scores {self.scores}>"


def _shuffle(fair: FairDeals, deal_number: int) -> fair_shuffles.FairShuffle | None:
    """What `fair` gives for a deal; None where the seed decides.  Raises BadText where it gives something else."""
    if fair is None:
        return None
    found: object = fair(deal_number)
    if not isinstance(found, fair_shuffles.FairShuffle):
        sample = f"{fair_shuffles.__name__}.FairShuffle(...)"
        raise BadText(wrong_kind(f"fair({deal_number})", found, sample))
    return found


def _luck(seed: Seed, deal_number: int) -> int:
    return int.from_bytes(key_of(seed, "luck", deal_number)[:8], "big")


def _fair_luck(shuffle: fair_shuffles.FairShuffle) -> int:
    return fair_shuffles.luck(fair_shuffles.key_of_shuffle(shuffle))


def _dealt(
    game: Game[R, P, V, Action], standing: Standing[R], seed: Seed, shuffle: fair_shuffles.FairShuffle | None
) -> Deal[R, P, V, O_co]:
    if shuffle is None:
        order = deal_order(game, standing.rules, seed, standing.deal_number)
    else:
        order = fair_shuffles.verify(shuffle, game.pack(standing.rules))
    position, events = game.deal(standing, order)
    return Deal(game, standing, position, events, fair=shuffle)


class Given(TypedDict, total=False):
    """What `match` takes beside the rules."""

    seed: Seed | None
    first_leader: int
    dealer: int | None
    fair: FairDeals


@overload
def match(rules: hearts.Ruleset, **given: Unpack[Given]) -> HeartsMatch: ...
@overload
def match(rules: herz_an_herz.Ruleset, **given: Unpack[Given]) -> HerzMatch: ...
@overload
def match(rules: Rules, **given: Unpack[Given]) -> Match: ...
def match(
    rules: Rules,
    *,
    seed: Seed | None = None,
    first_leader: int = 0,
    dealer: int | None = None,
    fair: FairDeals = None,
) -> Match:
    """A match of any game from its first deal on; everything that chance decides comes from the seed.

    `first_leader` is the seat that the rules ask a person for, `dealer` deals first (None: as the rules say).  `fair`
    gives for each deal number a verifiable shuffle (records/shuffle_proof.py) that decides instead of the seed.
    Raises BadText, and BadRuleset for what is no rule set.

    >>> m = match(registry.ruleset("kids-jinx", seats=3), seed=7, first_leader=2)
    >>> m.deal.turn, m.scores, m.over
    (2, (0, 0, 0), False)
    """
    registry.expect_rules(rules)
    first_leader = whole("first_leader", first_leader, 0)
    dealer = None if dealer is None else whole("dealer", dealer, 0)
    if fair is not None and not callable(fair):
        raise BadText(wrong_kind("fair", fair, "lambda deal_number: ..."))
    game = registry.game_of(rules)
    chosen = secrets.token_hex(16) if seed is None else checked_seed(seed)
    shuffle = _shuffle(fair, 1)
    luck = _luck(chosen, 1) if shuffle is None else _fair_luck(shuffle)
    standing = game.first_standing(rules, first_leader=first_leader, dealer=dealer, luck=luck)
    return Match(standing, chosen, _dealt(game, standing, chosen, shuffle), (), fair)
