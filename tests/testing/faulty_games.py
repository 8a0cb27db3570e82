"""Games with one fault each, made from the toy game: for tests that the checks of a game notice it.

Each class breaks one promise and keeps the others as well as it can.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from msgspec.structs import force_setattr, replace

from openhearts.core.event import Event, open_to_all
from openhearts.core.game import Standing, Step
from openhearts.errors import BadText, IllegalAction, Reason, Why
from tests.games.toy import Dealt, Laid, LayNumber, Nothing, Taken, ToyGame, ToyPosition, ToyRules, ToyView


class OpenHand(ToyGame):
    """A view shows the lowest number of the left neighbour, as if it were one's own."""

    def view_of(self, position: ToyPosition, seat: int | None) -> ToyView:
        view = super().view_of(position, seat)
        if seat is None or seat == position.public.turn:
            return view
        return replace(view, hand=(*view.hand, *position.hands[(seat + 1) % len(position.hands)][:1]))


class TellingOptions(ToyGame):
    """A watcher of the deal may do something where the last seat holds a high number."""

    def view_of(self, position: ToyPosition, seat: int | None) -> ToyView:
        view = super().view_of(position, seat)
        return view if seat != position.public.turn or len(view.hand) < 2 else _fewer(position, view)


def _fewer(position: ToyPosition, view: ToyView) -> ToyView:
    others = [hand for seat, hand in enumerate(position.hands) if seat != view.seat]
    return replace(view, hand=view.hand[1:]) if sum(map(sum, others[:1])) % 2 else view


class DealtToAll(Event, frozen=True):
    """A hand is dealt, and everybody sees it."""

    seat: int
    numbers: tuple[int, ...] | None
    for_seat = open_to_all


class OpenDealing(ToyGame):
    """An event for too many."""

    event_type = DealtToAll | Laid | Taken

    def _start(self, standing: Standing, hands: tuple[tuple[int, ...], ...]) -> tuple[ToyPosition, tuple[Event, ...]]:
        position, _ = super()._start(standing, hands)
        return position, tuple(DealtToAll(seat, hand) for seat, hand in enumerate(hands))


class OpenTable(OpenDealing):
    """An event and the views for too many: both tell everybody's numbers."""

    def view_of(self, position: ToyPosition, seat: int | None) -> ToyView:
        view = super().view_of(position, seat)
        is_mine = seat is not None and seat == position.public.turn
        return view if is_mine else replace(view, hand=tuple(number for hand in position.hands for number in hand))


class Fickle(Event, frozen=True):
    """A hand is dealt; shown again it is hidden from its owner too."""

    seat: int
    numbers: tuple[int, ...] | None

    def for_seat(self, seat: int | None) -> Event:
        return Dealt(self.seat, self.numbers if seat == self.seat else None)


class OtherKind(ToyGame):
    """An event that is shown as an event of another kind."""

    event_type = Dealt | Fickle | Laid | Taken

    def _start(self, standing: Standing, hands: tuple[tuple[int, ...], ...]) -> tuple[ToyPosition, tuple[Event, ...]]:
        position, _ = super()._start(standing, hands)
        return position, tuple(Fickle(seat, hand) for seat, hand in enumerate(hands))


class Refusing(ToyGame):
    """An option that is refused: the lowest number, where it is not the last one."""

    def apply(self, position: ToyPosition, seat: int, action: Any) -> tuple[ToyPosition, tuple[Event, ...]]:
        hand = position.hands[seat]
        if isinstance(action, LayNumber) and len(hand) > 2 and action.number == hand[0] and hand[0] < 4:
            raise IllegalAction(Reason.CARD_NOT_HELD, card=str(action.number))
        return super().apply(position, seat, action)


class Accepting(ToyGame):
    """What is no option is accepted: a number that somebody else holds is taken for the lowest, with a point."""

    def apply(self, position: ToyPosition, seat: int, action: Any) -> tuple[ToyPosition, tuple[Event, ...]]:
        is_number = isinstance(action, LayNumber) and action.number not in position.hands[seat]
        if is_number and seat == position.public.turn:
            points = tuple(value + 1 for value in position.public.points)
            return replace(position, public=replace(position.public, points=points)), ()
        return super().apply(position, seat, action)


class Stuck(ToyGame):
    """A seat that is to act and has no option."""

    def view_of(self, position: ToyPosition, seat: int | None) -> ToyView:
        view = super().view_of(position, seat)
        return replace(view, hand=()) if len(view.hand) == 1 else view


class Mutating(ToyGame):
    """Applying an action counts a point in the old position too."""

    def apply(self, position: ToyPosition, seat: int, action: Any) -> tuple[ToyPosition, tuple[Event, ...]]:
        done = super().apply(position, seat, action)
        force_setattr(position.public, "n_tricks", position.public.n_tricks + 1)
        return done


class Drawing(ToyGame):
    """Who leads next is drawn by lot: the same action, another position."""

    def apply(self, position: ToyPosition, seat: int, action: Any) -> tuple[ToyPosition, tuple[Event, ...]]:
        done, events = super().apply(position, seat, action)
        if done.public.trick or done.public.turn is None:
            return done, events
        turn = random.randrange(len(done.hands))
        return replace(done, public=replace(done.public, turn=turn, leader=turn)), events


class Misreading(ToyGame):
    """A text reads back as another action: 9 as 8."""

    def action_from_text(self, view: ToyView, text: str) -> Any:
        return super().action_from_text(view, text.replace("9", "8"))


class OneText(ToyGame):
    """High numbers share a text, and are read from it by the hand."""

    def action_text(self, action: Any) -> str:
        return "lay high" if action.number > 6 else super().action_text(action)

    def action_from_text(self, view: ToyView, text: str) -> Any:
        return LayNumber(max(view.hand)) if text == "lay high" else super().action_from_text(view, text)


class Forgetting(ToyGame):
    """The lines of a deal leave out its last action."""

    def play_lines(self, start: ToyPosition, steps: Sequence[Step]) -> list[str]:
        return super().play_lines(start, steps)[:-1]


class Shuffling(ToyGame):
    """The lines of the dealing name the first two hands the wrong way round."""

    def start_lines(self, position: ToyPosition) -> list[str]:
        lines = super().start_lines(position)
        numbers = [line.partition(": ")[2] for line in lines]
        return [f"Numbers {seat}: {number}" for seat, number in enumerate([numbers[1], numbers[0], *numbers[2:]])]


class Unread(ToyGame):
    """Actions that are not among those of the game."""

    action_type = Nothing


class Crashing(ToyGame):
    """Stumbles over the last trick, with Python's own error."""

    def apply(self, position: ToyPosition, seat: int, action: Any) -> tuple[ToyPosition, tuple[Event, ...]]:
        if len(position.hands[seat]) == 1:
            return position.hands[99], ()  # type: ignore[return-value]
        return super().apply(position, seat, action)


class Short(ToyGame):
    """The standing after a deal forgets a seat."""

    def next_standing(self, standing: Standing, position: ToyPosition, luck: int = 0, changes: Any = ()) -> Standing:
        after = super().next_standing(standing, position, luck, changes)
        return replace(after, deals=(*after.deals[:-1], after.deals[-1][:-1]))


class Hasty(ToyGame):
    """A standing from a deal that is not over."""

    def next_standing(self, standing: Standing, position: ToyPosition, luck: int = 0, changes: Any = ()) -> Standing:
        done = replace(position, public=replace(position.public, phase="over"))
        return super().next_standing(standing, done, luck, changes)


class Rewriting(ToyGame):
    """Rules come back with fewer deals."""

    def from_resolved(self, fields: Any) -> ToyRules:
        return replace(super().from_resolved(fields), deals=1)


class Borrowed(ToyGame):
    """The view of seat 2 says that it is that of seat 0."""

    def view_of(self, position: ToyPosition, seat: int | None) -> ToyView:
        view = super().view_of(position, seat)
        return replace(view, seat=0) if seat == 2 and position.public.turn != 2 else view


class Dead(ToyGame):
    """Nothing can be dealt."""

    def deal(self, standing: Standing, order: Sequence[int]) -> tuple[ToyPosition, tuple[Event, ...]]:
        raise ValueError("no cards")


class Counting(ToyGame):
    """Reads the cards of a deal on the first line of a file alone."""

    def read_start(self, standing: Standing, lines: Sequence[tuple[int, str]]) -> Any:
        if lines[0][0] > 1:
            raise BadText(Why.WRITE, sample="Numbers 0: 1 2 3", line=lines[0][0])
        return super().read_start(standing, lines)


class Trusting(ToyGame):
    """Takes any text for a number, and stumbles over those that are none."""

    def action_from_text(self, view: ToyView, text: str) -> Any:
        return LayNumber(int(text.removeprefix("lay ")))


class Miscounting(ToyGame):
    """Everybody gets a point more at the end of a deal."""

    def apply(self, position: ToyPosition, seat: int, action: Any) -> tuple[ToyPosition, tuple[Event, ...]]:
        done, events = super().apply(position, seat, action)
        points = tuple(value + (done.public.phase == "over") for value in done.public.points)
        return replace(done, public=replace(done.public, points=points)), events


class Merciful(ToyGame):
    """The lowest total wins, although the rules say the highest."""

    def next_standing(self, standing: Standing, position: ToyPosition, luck: int = 0, changes: Any = ()) -> Standing:
        after = super().next_standing(standing, position, luck, changes)
        worst = tuple(seat for seat, score in enumerate(after.scores) if score == min(after.scores))
        return replace(after, winners=worst) if after.over else after
