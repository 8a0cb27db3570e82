"""What the rules of Herz an Herz in words claim of a deal: play by their words alone, held against histories.

It reads sentences and histories, and knows nothing of the engine.  Each claim is asked only where its premise is met,
and counts how often that was.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from tests.claims.herz_an_herz.history import History, Laid, Table, Tower, Turn
from tests.claims.reading import Said

Rows = tuple[tuple[Laid, ...], tuple[Laid, ...]]
_NUMBER_JOKER = re.compile(r"J(\d+)-(\d+)")


class Words:
    """The rules as their sentences tell them."""

    def __init__(self, said: Sequence[Said]) -> None:
        self.said = {one.what: one.values for one in said}
        self.met: Counter[str] = Counter()

    def says(self, *names: str) -> str:
        """The one of these that is said, "" where none is."""
        return next((name for name in names if name in self.said), "")

    def claim(self, name: str, is_so: bool, *facts: object) -> None:
        """A claim whose premise is met.  Raises AssertionError where it is false."""
        self.met[name] += 1
        assert is_so, (name, self.said.get(name), *facts)

    # --- values -------------------------------------------------------------------------------------------------------

    def values(self, card: str, above: int) -> list[int]:
        """What a card may count as below a value; empty: it does not fit."""
        if card == "ST":
            return []
        if card == "SJ":
            rule = self.says("joker-next", "joker-any")
            self.met[rule] += 1
            lower = range(1, above)
            return list(lower) if rule == "joker-any" else [*lower][-1:]
        if not (found := _NUMBER_JOKER.fullmatch(card)):
            return [int(card)] if int(card) < above else []
        low, high = int(found[1]), int(found[2])
        inside = [value for value in range(1, above) if low <= value <= high]
        rule = self.says("number-joker-clamp", "number-joker-any", "number-joker-in")
        self.met[rule] += 1
        if rule == "number-joker-in" and not low <= above - 1 <= high:
            return []
        if rule == "number-joker-clamp":
            return inside[-1:]
        return inside if "joker-any" in self.said else inside[-1:]

    def start_value(self, card: str) -> int:
        """What a start card counts as."""
        if card == "SJ":
            self.met["superjoker-start"] += 1
            return int(self.said["superjoker-start"]["value"])
        if found := _NUMBER_JOKER.fullmatch(card):
            self.met["number-joker-start"] += 1
            return int(found[2])
        return int(card)

    def group(self, laid: Laid) -> int | None:
        """The colour group that a card counts for."""
        card, value = laid
        size = int(self.said["players"]["size"])
        if found := _NUMBER_JOKER.fullmatch(card):
            return (int(found[1]) - 1) // size
        if card == "SJ" and self.said["colour"]["super"] == "none":
            return None
        return (value - 1) // size

    # --- what may be done ---------------------------------------------------------------------------------------------

    def possible(self, turn: Turn) -> frozenset[Table]:
        """All tables that may come of a card that was drawn."""
        self.met["free"] += 1
        found = {turn.before}
        own = turn.before[turn.seat]
        if turn.card == "ST":
            return frozenset(found | set(self._thefts(turn)))
        for tower in self._kept(own, turn.card) if own[0] is None else self._laid(own, turn.card):
            found.add(_with(turn.before, turn.seat, tower))
        return frozenset(found)

    def _kept(self, own: Tower, card: str) -> Iterator[Tower]:
        self.met["start"] += 1
        yield ((card, self.start_value(card)), own[1], own[2])

    def _laid(self, own: Tower, card: str) -> Iterator[Tower]:
        """The towers with a card at the end of a row."""
        start, *rows = own
        if start is None:
            return
        for at, row in enumerate(rows):
            if len(row) >= int(self.said["rows"]["length"]):
                continue
            self.met["rows"] += 1
            above = (row[-1] if row else start)[1]
            for value in self.values(card, above):
                new = [*rows]
                new[at] = (*row, (card, value))
                yield (start, new[0], new[1])

    def _thefts(self, turn: Turn) -> Iterator[Table]:
        own = turn.before[turn.seat]
        for victim, tower in enumerate(turn.before):
            if victim == turn.seat:
                continue
            for card, rest in self._loose(tower):
                without = _with(turn.before, victim, rest)
                self.met["steal-fits"] += 1
                for mine in self._laid(own, card):
                    yield _with(without, turn.seat, mine)
                if own[0] is None and "steal-as-start" in self.said:
                    self.met["steal-as-start"] += 1
                    yield _with(without, turn.seat, ((card, self.start_value(card)), own[1], own[2]))

    def _loose(self, tower: Tower) -> Iterator[tuple[str, Tower]]:
        """The cards that may be stolen of a tower, each with what is left of it."""
        start, left, right = tower
        rule = self.says("steal-ends", "steal-two")
        steps = [step for row in (left, right) for step in range(len(row))]
        for at, row in enumerate((left, right)):
            for step, (card, _) in enumerate(row):
                lower = sum(other > step for other in steps)
                if lower > 1 if rule == "steal-two" else step < len(row) - 1:
                    continue
                self.met[rule] += 1
                rest = row[:step] + row[step + 1 :]
                yield card, ((start, rest, right) if at == 0 else (start, left, rest))
        if start is not None and not left and not right:
            rule = self.says("steal-start-never", "steal-start-alone")
            self.met[rule] += 1
            if rule == "steal-start-alone":
                yield start[0], (None, (), ())

    # --- turns, ends and points ---------------------------------------------------------------------------------------

    def is_complete(self, tower: Tower) -> bool:
        """Whether both rows are full."""
        return all(len(row) == self.said["rows"]["length"] for row in tower[1:])

    def next_seat(self, turn: Turn, seats: int) -> int:
        """Who draws after a turn."""
        stole = turn.card == "ST" and turn.after != turn.before
        if stole:
            rule = self.says("steal-again", "steal-turn")
            self.met[rule] += 1
            if rule == "steal-again" and not self.is_complete(turn.after[turn.seat]):
                return turn.seat
        return (turn.seat + 1) % seats

    def is_last(self, deal: History, at: int) -> bool:
        """Whether a deal ends with a turn of it."""
        turn = deal.turns[at]
        if not turn.left:
            self.met["empty"] += 1
            return True
        if not any(self.is_complete(one.after[one.seat]) for one in deal.turns[: at + 1]):
            return False
        rule = self.says("end-tower", "end-turns")
        self.met[rule] += 1
        return rule == "end-tower" or self.next_seat(turn, len(turn.after)) == deal.starter != turn.seat

    def points(self, tower: Tower) -> int:
        """What a tower earns."""
        earned = 0
        for left, right in zip(tower[1], tower[2], strict=False):
            self.met["step"] += 1
            earned += int(self.said["step"]["points"])
            if "colour" in self.said and self.group(left) is not None and self.group(left) == self.group(right):
                self.met["colour"] += 1
                earned += int(self.said["colour"]["points"])
        return earned

    def next_starter(self, deal: History) -> int:
        """Who begins after a deal."""
        rule = self.says("next-rotate", "next-same", "next-most", "next-least")
        self.met[rule] += 1
        if rule in ("next-rotate", "next-same"):
            return (deal.starter + (rule == "next-rotate")) % len(deal.points)
        best = (max if rule == "next-most" else min)(deal.points)
        tied = [seat for seat, points in enumerate(deal.points) if points == best]
        if len(tied) > 1:
            self.claim("next-tie", "next-tie" in self.said)
        return min(tied, key=lambda seat: (seat - deal.starter - 1) % len(deal.points))


def _with(table: Table, seat: int, tower: Tower) -> Table:
    return (*table[:seat], tower, *table[seat + 1 :])
