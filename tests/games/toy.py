"""A whole game in one small file, for tests: everybody holds numbers and lays one each time, the highest takes a point.

It shows how little a game must bring to be dealt, played, written down, read and played by bots.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from openhearts.core.event import Event, open_to_all
from openhearts.core.game import Standing, Step, Variant
from openhearts.core.seat_changes import Change, moved, scores_after
from openhearts.errors import BadRuleset, BadText, IllegalAction, NotToAct, Reason, Why, refused_step

GAME_ID = "highest"


class ToyScore(Struct, frozen=True):
    """Which total wins."""

    winner: str = "highest"


class ToyRules(Struct, frozen=True):
    """How many sit there, how many numbers each holds, how many deals there are."""

    id: str = "highest-number"
    names: tuple[tuple[str, str], ...] = (("en", "Highest number"),)
    seats: int = 3
    hand_size: int = 4
    deals: int = 2
    score: ToyScore = ToyScore()

    @property
    def game(self) -> str:
        return GAME_ID

    @property
    def name(self) -> str:
        return self.names[0][1]

    @property
    def digest(self) -> str:
        plain = msgspec.json.encode([self.seats, self.hand_size, self.deals])
        return hashlib.sha256(plain).hexdigest()


class ToyPublic(Struct, frozen=True):
    """What lies open: the numbers laid in this trick, and who has taken how many."""

    rules: ToyRules
    deal_number: int
    dealer: int
    scores: tuple[int, ...]
    phase: str
    turn: int | None
    leader: int
    trick: tuple[int, ...]
    n_tricks: int
    points: tuple[int, ...]

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.turn is None else (self.turn,)


class ToyPosition(Struct, frozen=True):
    """Everything: what lies open, the hands, and the hands as they were dealt."""

    public: ToyPublic
    hands: tuple[tuple[int, ...], ...]
    dealt: tuple[tuple[int, ...], ...]


class LayNumber(Struct, frozen=True, tag=True):
    """Lay a number."""

    number: int


class Nothing(Struct, frozen=True, tag=True):
    """A second action, so that actions are a union as in every game; never allowed."""


class Dealt(Event, frozen=True):
    """A hand is dealt; its owner alone sees it."""

    seat: int
    numbers: tuple[int, ...] | None

    def for_seat(self, seat: int | None) -> Dealt:
        return self if seat == self.seat else replace(self, numbers=None)


class Laid(Event, frozen=True):
    """A number is laid."""

    seat: int
    number: int
    for_seat = open_to_all


class Taken(Event, frozen=True):
    """A trick is taken."""

    seat: int
    for_seat = open_to_all


class ToyView(Struct, frozen=True):
    """What a seat knows."""

    public: ToyPublic
    seat: int | None
    hand: tuple[int, ...] = ()

    @property
    def options(self) -> tuple[LayNumber, ...]:
        is_mine = self.seat is not None and self.seat == self.public.turn
        return tuple(LayNumber(number) for number in self.hand) if is_mine else ()


_VARIANT = Variant(
    id="highest-number",
    game=GAME_ID,
    names=(("en", "Highest number"),),
    summaries=(("en", "The highest number takes the trick."),),
    seats=(2, 3, 4),
    suggested_seats=(3,),
    source="a test",
    aliases=("toy",),
)
_TURN = re.compile(r"(\d+): *(\d+)")
_HAND = re.compile(r"Numbers (\d+): *([\d ]+)")


class ToyGame:
    """Highest number takes; fits `openhearts.core.game.Game`."""

    id = GAME_ID
    event_type = Dealt | Laid | Taken
    action_type = LayNumber | Nothing

    def variants(self) -> tuple[Variant, ...]:
        return (_VARIANT,)

    def ruleset(self, variant: str, seats: int | None, options: Mapping[str, Any]) -> ToyRules:
        unknown = set(options) - {"hand_size", "deals"}
        if unknown:
            raise BadRuleset(Why.NO_PARAMETER, name=min(unknown), field=min(unknown), allowed="hand_size, deals")
        return ToyRules(seats=seats or 3, **options)

    def load_ruleset(self, path: Path, seats: int | None, options: Mapping[str, Any]) -> ToyRules:
        raise BadRuleset(Why.NOT_OFFERED, name="family", field="family")

    def resolved(self, rules: ToyRules) -> dict[str, Any]:
        plain = {"hand_size": rules.hand_size, "deals": rules.deals}
        return {"id": rules.id, "name": rules.name, "seats": rules.seats} | plain

    def from_resolved(self, fields: Mapping[str, Any]) -> ToyRules:
        rest = dict(fields)
        ident, name = rest.pop("id"), rest.pop("name")
        if set(rest) != {"seats", "hand_size", "deals"}:
            raise BadRuleset(Why.WRONG_ENTRY, name="seats", field="seats")
        return ToyRules(id=ident, names=(("en", name),), **rest)

    def first_standing(
        self,
        rules: ToyRules,
        *,
        first_leader: int = 0,
        dealer: int | None = None,
        deal_number: int = 1,
        scores: Sequence[int] | None = None,
        luck: int = 0,
    ) -> Standing:
        totals = tuple(scores) if scores else (0,) * rules.seats
        return Standing(rules, deal_number, dealer or 0, first_leader, first_leader, None, totals)

    def as_first(self, standing: Standing) -> tuple[ToyRules, int]:
        return standing.rules, standing.first_leader

    def next_standing(
        self, standing: Standing, position: ToyPosition, luck: int = 0, changes: Sequence[Change] = ()
    ) -> Standing:
        if position.public.phase != "over":
            raise ValueError("the deal is not over")
        points = position.public.points
        scores = tuple(score + more for score, more in zip(standing.scores, points, strict=True))
        over = standing.deal_number >= standing.rules.deals
        made = () if over else tuple(changes)
        scores, points = scores_after(scores, made), moved(points, made)
        best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        leader = (position.public.dealer + 1) % standing.rules.seats
        return replace(
            standing,
            deal_number=standing.deal_number + (not over),
            dealer=leader,
            leader=leader,
            starter=standing.leader,
            scores=scores,
            deals=(*standing.deals, points),
            over=over,
            winners=best if over else (),
            changes=made,
        )

    def pack(self, rules: ToyRules) -> tuple[int, ...]:
        return tuple(range(1, rules.seats * rules.hand_size + 1))

    def deal(self, standing: Standing, order: Sequence[int]) -> tuple[ToyPosition, tuple[Event, ...]]:
        n_seats = standing.rules.seats
        if tuple(sorted(order)) != self.pack(standing.rules):
            raise ValueError("the order is not a permutation of the pack")
        return self._start(standing, tuple(tuple(sorted(order[seat::n_seats])) for seat in range(n_seats)))

    def deal_given(self, standing: Standing, **given: Any) -> tuple[ToyPosition, tuple[Event, ...]]:
        if set(given) != {"hands"}:
            raise BadText(Why.CANNOT_DEAL_FROM, name=GAME_ID, list=tuple(given))
        hands = tuple(tuple(sorted(int(word) for word in text.split())) for text in given["hands"])
        if sorted(number for hand in hands for number in hand) != list(self.pack(standing.rules)):
            raise BadText(Why.CARDS_OF_DEAL)
        return self._start(standing, hands)

    def _start(self, standing: Standing, hands: tuple[tuple[int, ...], ...]) -> tuple[ToyPosition, tuple[Event, ...]]:
        leader, n_seats = standing.leader or 0, standing.rules.seats
        public = ToyPublic(
            standing.rules,
            standing.deal_number,
            standing.dealer,
            standing.scores,
            "lay",
            leader,
            leader,
            (),
            0,
            (0,) * n_seats,
        )
        events = tuple(Dealt(seat, hand) for seat, hand in enumerate(hands))
        return ToyPosition(public, hands, hands), events

    def apply(self, position: ToyPosition, seat: int, action: Any) -> tuple[ToyPosition, tuple[Event, ...]]:
        public = position.public
        if public.turn is None:
            raise IllegalAction(Reason.DEAL_OVER)
        if seat != public.turn:
            raise NotToAct(turn=public.turn)
        if not isinstance(action, LayNumber):
            raise IllegalAction(Reason.NOT_AN_ACTION)
        if action.number not in position.hands[seat]:
            raise IllegalAction(Reason.CARD_NOT_HELD, card=str(action.number))
        hands = tuple(
            tuple(number for number in hand if number != action.number) if idx == seat else hand
            for idx, hand in enumerate(position.hands)
        )
        laid = Laid(seat, action.number)
        trick = (*public.trick, action.number)
        n_seats = public.rules.seats
        if len(trick) < n_seats:
            after = replace(public, trick=trick, turn=(seat + 1) % n_seats)
            return ToyPosition(after, hands, position.dealt), (laid,)
        winner = (public.leader + trick.index(max(trick))) % n_seats
        points = tuple(value + (idx == winner) for idx, value in enumerate(public.points))
        over = not any(hands)
        after = replace(
            public,
            trick=(),
            n_tricks=public.n_tricks + 1,
            points=points,
            leader=winner,
            turn=None if over else winner,
            phase="over" if over else "lay",
        )
        return ToyPosition(after, hands, position.dealt), (laid, Taken(winner))

    def view_of(self, position: ToyPosition, seat: int | None) -> ToyView:
        return ToyView(position.public, seat, () if seat is None else position.hands[seat])

    def action_text(self, action: Any) -> str:
        return f"lay {action.number}"

    def action_from_text(self, view: ToyView, text: str) -> Any:
        number = text.removeprefix("lay ").strip()
        if not number.isdigit():
            raise BadText(Why.WRITE_INSTEAD, text=text[:20], sample="lay 7")
        return LayNumber(int(number))

    def start_lines(self, position: ToyPosition) -> list[str]:
        return [f"Numbers {seat}: {' '.join(map(str, hand))}" for seat, hand in enumerate(position.dealt)]

    def read_start(self, standing: Standing, lines: Sequence[tuple[int, str]]) -> tuple[ToyPosition, tuple[Event, ...]]:
        hands = []
        for number, line in lines:
            found = _HAND.fullmatch(line)
            if found is None:
                raise BadText(Why.WRITE, sample="Numbers 0: 1 2 3", line=number)
            hands.append(found[2])
        return self.deal_given(standing, hands=hands)

    def play_lines(self, start: ToyPosition, steps: Sequence[Step]) -> list[str]:
        return [f"{step.seat}: {step.action.number}" for step in steps]

    def read_play(self, start: ToyPosition, lines: Sequence[tuple[int, str]]) -> list[Step]:
        return list(self._read(start, lines))

    def _read(self, position: ToyPosition, lines: Sequence[tuple[int, str]]) -> Iterator[Step]:
        for number, line in lines:
            found = _TURN.fullmatch(line)
            if found is None:
                raise BadText(Why.WRITE, sample="0: 7", line=number)
            step = Step(int(found[1]), LayNumber(int(found[2])), number)
            try:
                position, _ = self.apply(position, step.seat, step.action)
            except IllegalAction as error:
                raise refused_step(step.seat, error, number) from error
            yield step


GAME = ToyGame()
