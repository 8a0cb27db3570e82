"""One deal, from the shuffle to the last trick, of any game: what programs play with.

It holds no rules: everything is asked of the game that a rule set belongs to.  Matches are matches.py's.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from inspect import Parameter, signature
from operator import index
from typing import TYPE_CHECKING, Final, Generic, NoReturn, TypeAlias, TypedDict, Unpack, overload

from openhearts.cards.shuffle import Seed, checked_seed, key_of, shuffled
from openhearts.core.action import Action
from openhearts.core.event import Event
from openhearts.core.game import Game, Standing, Step
from openhearts.core.game_types import O_co, P, P_co, R, R_co, Rules, V, V_co
from openhearts.errors import (
    BadText,
    IllegalAction,
    NotToAct,
    Reason,
    Why,
    as_whole,
    fault_of,
    is_row,
    is_whole,
    wrong_kind,
)
from openhearts.games import registry
from openhearts.records import Played, Player, Record, build
from openhearts.records import shuffle_proof as fair_shuffles

if TYPE_CHECKING:
    from openhearts.games import hearts, herz_an_herz

HeartsDeal: TypeAlias = "Deal[hearts.Ruleset, hearts.Position, hearts.View, hearts.Options]"
# Cards that `deal` takes, with a sample of what may be written.
_CARDS: Final = {"hands": '["2C 3C ...", "4C 5C ...", ...]', "kitty": '"6C 5H"', "stock": '"48 J26-50 45"'}
HerzDeal: TypeAlias = "Deal[herz_an_herz.Ruleset, herz_an_herz.Position, herz_an_herz.View, herz_an_herz.Options]"


class Deal(Generic[R_co, P_co, V_co, O_co]):
    """One deal, as a value: acting gives another Deal, this one stays as it is.  `oh.deal` makes one.

    `position` is everything (for referees and tests), `view` what a seat knows, `events` what the last step brought,
    `steps` every action so far.  Seats are numbers from 0, clockwise.  Deals that were dealt and played alike are
    equal.

    >>> import openhearts as oh
    >>> d = oh.deal(oh.ruleset("classic"), seed=7)
    >>> for seat in d.to_act:
    ...     d = d.act(seat, next(iter(d.options(seat))))
    >>> before, d = d, d.play("2C")
    >>> before.phase, before.view(None).public.trick, d.view(None).public.trick
    ('play', (), (<Card.C2: '2C'>,))

    What the rules refuse raises IllegalAction, with `.reason`; a seat that is not to act, or not there, NotToAct.
    """

    __slots__ = ("events", "fair", "game", "position", "standing", "start", "steps")

    def __init__(
        self,
        game: Game[R_co, P_co, V_co, Action],
        standing: Standing[R_co],
        position: P_co,
        events: tuple[Event, ...],
        start: P_co | None = None,
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
    def rules(self) -> R_co:
        """The rule set."""
        return self.standing.rules

    @property
    def phase(self) -> str:
        """What is being done now: Hearts `pass`, `play`, `choose`; Herz an Herz `start`, `lay`, `steal`; at last
        `over`.
        """
        return self.position.public.phase

    @property
    def turn(self) -> int | None:
        """The seat on turn; None while several owe a decision, and at the end."""
        return self.position.public.turn

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return self.position.public.to_act

    @property
    def is_over(self) -> bool:
        """Whether the last card is played and everything counted."""
        return self.phase == "over"

    @property
    def points(self) -> tuple[int, ...] | None:
        """Points of the deal per seat, moon and sun applied; None before it is over."""
        return self.position.public.points if self.is_over else None

    def options(self, seat: int) -> O_co:
        """What a seat may do: iterable as actions, empty for a seat that owes nothing.  Raises NotToAct.

        >>> import openhearts as oh
        >>> d = oh.deal(oh.ruleset("classic"), seed=7, deal_number=4)
        >>> d.options(d.turn).cards, list(d.options(d.turn))
        ((<Card.C2: '2C'>,), [Play(card=<Card.C2: '2C'>)])
        """
        if type(seat) is not int or not 0 <= seat < self.standing.rules.seats:
            seat = self._seat(seat)
        of_game = getattr(self.game, "options_of", None)
        found: O_co = getattr(self.view(seat), "options") if of_game is None else of_game(self.position, seat)  # noqa: B009
        return found

    def view(self, seat: int | None) -> V_co:
        """What a seat knows; None: what a watcher sees.  Raises NotToAct.

        >>> import openhearts as oh
        >>> d = oh.deal(oh.ruleset("classic"), seed=7)
        >>> len(d.view(3).hand), d.view(None).hand
        (13, ())
        """
        if seat is not None:
            seat = self._seat(seat)
        return self.game.view_of(self.position, seat)

    def act(self, seat: int, action: Action) -> Deal[R_co, P_co, V_co, O_co]:
        """The deal after an action of a seat.  Raises NotToAct, IllegalAction (with `.reason`).

        >>> import openhearts as oh
        >>> d = oh.deal(oh.ruleset("classic"), seed=7, deal_number=4)
        >>> d.act(d.turn, next(iter(d.options(d.turn)))).view(None).public.on_table
        ((1, <Card.C2: '2C'>),)
        """
        seat = self._seat(seat)
        try:
            position, events = self.game.apply(self.position, seat, action)
        except IllegalAction as error:
            _say_what_acts(error, seat, action)
            raise
        steps = (*self.steps, Step(seat, action))
        return Deal(self.game, self.standing, position, events, self.start, steps, self.fair)

    def act_text(self, seat: int, text: str) -> Deal[R_co, P_co, V_co, O_co]:
        """The deal after an action written in words, as records write it.  Raises BadText too.

        >>> import openhearts as oh
        >>> d = oh.deal(oh.ruleset("herz-an-herz"), stock="48 J26-50 45")
        >>> d.act_text(0, "keep").view(None).public.towers[0].start.value
        48
        """
        if not isinstance(text, str):
            raise BadText(wrong_kind("text", text, '"QS"'))
        seat = self._seat(seat)
        of_game = getattr(self.game, "action_in", None)
        if of_game is None:
            return self.act(seat, self.game.action_from_text(self.view(seat), text))
        return self.act(seat, of_game(self.position.public, text))

    def pass_cards(self, seat: int, cards: str) -> Deal[R_co, P_co, V_co, O_co]:
        """The deal after a seat passes these cards, as in `d.pass_cards(0, "QS AH KH")`.  Raises as `act_text`."""
        given: object = cards
        if not isinstance(given, str):
            named = [card for card in given if isinstance(card, str)] if is_row(given) else []
            is_cards = is_row(given) and len(named) == len(given)
            raise BadText(wrong_kind("cards", given, f'"{" ".join(named) if named and is_cards else "QS AH KH"}"'))
        return self.act_text(seat, f"pass {cards}")

    def play(self, card: str) -> Deal[R_co, P_co, V_co, O_co]:
        """The deal after the seat on turn plays a card, as text or a Card.  Raises as `act_text`.

        >>> import openhearts as oh
        >>> oh.deal(oh.ruleset("classic"), seed=7, deal_number=4).play("2c").steps
        (Step(seat=1, action=Play(card=<Card.C2: '2C'>), line=None),)
        """
        if not isinstance(card, str):
            raise BadText(wrong_kind("card", card, '"QS"'))
        turn = self.position.public.turn
        if turn is None:
            reason = Reason.DEAL_OVER if self.is_over else Reason.WRONG_PHASE
            raise IllegalAction(reason, phase=self.phase)
        return self.act_text(turn, f"play {card}")

    def choose(self, seat: int, choice: str) -> Deal[R_co, P_co, V_co, O_co]:
        """The deal after the shooter of a moon chooses `add` or `subtract`.  Raises as `act_text`."""
        if not isinstance(choice, str):
            raise BadText(wrong_kind("choice", choice, '"add"'))
        return self.act_text(seat, choice)

    def record(self, players: Sequence[Player | str] | None = None, tags: Mapping[str, str] | None = None) -> Record:
        """The deal as a record of its own, over or not; see `Match.record`."""
        expect_people(players, tags, self.rules.seats)
        end = self.game.next_standing(self.standing, self.position) if self.is_over else self.standing
        return build([self.played()], end, players=players, tags=tags)

    def played(self) -> Played:
        """What a record needs of the deal."""
        return Played(self.standing, self.start, self.position, self.steps, self.fair)

    def _seat(self, seat: object) -> int:
        """The seat, as a number of Python's.  Raises NotToAct for none that is there."""
        last = self.standing.rules.seats - 1
        if type(seat) is int and 0 <= seat <= last:  # nearly always, and asked at each card
            return seat
        if not is_whole(seat):
            right = str(min(max(as_whole(seat, self.turn or 0), 0), last))
            raise NotToAct(Why.WRONG_KIND, **wrong_kind("seat", seat, right).fields)
        found = index(seat)
        if not 0 <= found <= last:
            raise NotToAct(Why.NO_SEAT, seat=found, last=last)
        return found

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deal):
            return NotImplemented
        return self is other or self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.standing, self.position))

    def _key(self) -> tuple[object, ...]:
        return self.standing, self.start, self.position, self.steps, self.fair

    def __repr__(self) -> str:
        return f"<Deal {self.standing.deal_number} of {self.rules.id}, {self.phase}>"


def deal_order(game: Game[R, P, V, Action], rules: R, seed: Seed, deal_number: int) -> tuple[int, ...]:
    """The shuffled pack of a deal of a match with this seed."""
    return shuffled(game.pack(rules), key_of(seed, "deal", deal_number))


class Given(TypedDict, total=False):
    """What `deal` takes beside the rules."""

    seed: Seed | None
    deal_number: int
    dealer: int
    first_leader: int | None
    scores: Sequence[int] | None
    hands: Sequence[str] | None
    kitty: str | None
    stock: str | Sequence[str] | None


@overload
def deal(rules: hearts.Ruleset, **given: Unpack[Given]) -> HeartsDeal: ...
@overload
def deal(rules: herz_an_herz.Ruleset, **given: Unpack[Given]) -> HerzDeal: ...
@overload
def deal(rules: Rules, **given: Unpack[Given]) -> Deal: ...
def deal(
    rules: Rules,
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
    """One deal of any game, shuffled from a seed (a fresh one if none is given), or with cards written by hand, which
    need none.

    Hearts takes `hands` (one text for each seat) and `kitty`, Herz an Herz `stock` from the top.  `first_leader` is
    the seat that the rules ask a person for, or cannot know without the deal before; ignored where cards or dealer
    decide.  `scores`: totals before the deal, a number for each seat.  Raises BadText, and BadRuleset for what is no
    rule set.

    >>> d = deal(registry.ruleset("classic"), seed=7)
    >>> d.phase, d.to_act, len(d.view(0).hand)
    ('pass', (0, 1, 2, 3), 13)
    """
    registry.expect_rules(rules)
    deal_number, dealer = whole("deal_number", deal_number, 1), whole("dealer", dealer, 0)
    first_leader = whole("first_leader", 0 if first_leader is None else first_leader, 0)
    seed = None if seed is None else checked_seed(seed)
    _expect_scores(scores, rules.seats)
    game = registry.game_of(rules)
    try:
        standing = game.first_standing(
            rules, first_leader=first_leader, dealer=dealer, deal_number=deal_number, scores=scores
        )
    except ValueError as error:
        raise BadText(fault_of(error)) from error
    given: dict[str, object] = {"hands": hands, "kitty": kitty, "stock": stock}
    given = {name: value for name, value in given.items() if value is not None}
    if given:
        _expect_cards(given)
        try:
            position, events = game.deal_given(standing, **given)
        except TypeError as error:
            raise _undealt(game, rules, given) from error
    else:
        chosen = secrets.token_hex(16) if seed is None else seed
        position, events = game.deal(standing, deal_order(game, rules, chosen, deal_number))
    return Deal(game, standing, position, events)


def _undealt(game: Game, rules: Rules, given: Mapping[str, object]) -> BadText:
    """The error where a game cannot be dealt from what is given: what it takes, or what is missing."""
    _, *parameters = signature(game.deal_given).parameters.values()
    known = tuple(one.name for one in parameters if one.kind is not Parameter.VAR_KEYWORD)
    for name in given:
        if name not in known:
            return BadText(Why.NO_SUCH_FLAG, names=rules.names, what=name, list=known)
    for one in parameters:
        if one.default is Parameter.empty and one.name in _CARDS and one.name not in given:
            return BadText(wrong_kind(one.name, None, _CARDS[one.name]))
    return BadText(Why.CANNOT_DEAL_FROM, name=rules.game, list=tuple(given))


# --- what callers may give --------------------------------------------------------------------------------------------


def whole(name: str, value: object, default: int) -> int:
    """The value as a whole number.  Raises BadText, with a number to write: the one meant, or the default."""
    if not is_whole(value):
        raise BadText(wrong_kind(name, value, str(as_whole(value, default))))
    return index(value)


def expect_people(players: object, tags: object, seats: int) -> None:
    """Raises BadText where players are no row of names, or tags no texts by name."""
    if players is not None and not (is_row(players) and all(isinstance(one, (str, Player)) for one in players)):
        raise BadText(wrong_kind("players", players, _row([f'"Player {seat}"' for seat in range(1, seats + 1)])))
    is_tags = isinstance(tags, Mapping) and all(isinstance(one, str) for pair in tags.items() for one in pair)
    if tags is not None and not is_tags:
        raise BadText(wrong_kind("tags", tags, '{"Event": "Club evening"}'))


def _say_what_acts(error: IllegalAction, seat: int, action: object) -> None:
    """Where something was done that is no action at all, the error says what to write."""
    if error.reason != Reason.NOT_AN_ACTION or isinstance(action, Action):
        return
    is_text = isinstance(action, str) and action.strip() and action.isprintable() and '"' not in action
    sample = f'deal.act_text({seat}, "{action}")' if is_text else f"deal.act({seat}, next(iter(deal.options({seat}))))"
    error.why = Why.WRONG_KIND
    error.data |= wrong_kind("action", action, sample).fields


def _expect_scores(scores: object, seats: int) -> None:
    if scores is not None and not (is_row(scores) and all(map(is_whole, scores))):
        raise BadText(wrong_kind("scores", scores, _row(["0"] * seats)))


def _expect_cards(given: Mapping[str, object]) -> None:
    """Raises BadText where cards are not written as texts: a row of hands; stocks may hold numbers too."""
    for name, value in given.items():
        match name:
            case "hands" if not is_row(value) or not all(isinstance(one, str) for one in value):
                _refuse(name, value)
            case "kitty" if not isinstance(value, str):
                _refuse(name, value)
            case "stock" if not isinstance(value, str):
                if not is_row(value) or not all(isinstance(one, str) or is_whole(one) for one in value):
                    _refuse(name, value)


def _refuse(name: str, value: object) -> NoReturn:
    raise BadText(wrong_kind(name, value, _CARDS[name]))


def _row(parts: Sequence[str]) -> str:
    return f"[{', '.join(parts)}]"
