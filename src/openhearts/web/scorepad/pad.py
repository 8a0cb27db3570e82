"""The score pad as a value: who plays what, and what was written down; everything else follows by a pure fold.

Entries are kept as people wrote them.  Nothing is removed: taking a deal back is an entry too.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from openhearts.core.game import Standing
from openhearts.core.game_types import Rules
from openhearts.games import registry
from openhearts.web.scorepad.game_ui import Counted, Form, Note, Told, pad_of
from openhearts.web.scores.score_chart import Chart, chart_of, limit_of

MOST_ENTRIES = 1000  # of one network address half of them
LONGEST_FIELD = 20


class Entry(Struct, frozen=True, omit_defaults=True):
    """Something written down: the fields of a deal, or that the last deal is taken back.

    `key` is of the sender's choice: the same key twice is the same entry.  `luck` is chance's number, where the rules
    ask for it.
    """

    key: str
    told: dict[str, str] = {}
    undo: bool = False
    luck: int = 0


class Pad(Struct, frozen=True):
    """A score pad as it is kept: the resolved rules of a game, names by seat, the seats that people named."""

    game: str
    fields: dict[str, object]
    names: tuple[str, ...]
    dealer: int = 0
    leader: int = 0
    entries: tuple[Entry, ...] = ()


class Deal(Struct, frozen=True):
    """A deal on the pad: the standing before it, what was written, and what it scored."""

    before: Standing
    entry: Entry
    counted: Counted


class Sheet(Struct, frozen=True):
    """A pad, folded: its deals, and the standing now; `back` is what was told of the deal that was just taken back."""

    start: Standing
    deals: tuple[Deal, ...]
    back: dict[str, str] = {}

    @property
    def standing(self) -> Standing:
        """The standing now."""
        return self.deals[-1].counted.after if self.deals else self.start

    @property
    def rules(self) -> Rules:
        """The rules."""
        return self.start.rules


def start(pad: Pad) -> Standing:
    """The standing before the first deal.  Raises BadRuleset if the rules cannot be read."""
    game = registry.game(pad.game)
    rules = game.from_resolved(pad.fields)
    return game.first_standing(rules, first_leader=pad.leader, dealer=pad.dealer)


def fold(pad: Pad) -> Sheet:
    """Everything that follows from a pad.

    A deal after the end of the match counts for nothing, and so does taking back where there is no deal.
    """
    game_pad = pad_of(pad.game)
    first = start(pad)
    deals: list[Deal] = []
    back: dict[str, str] = {}
    for entry in pad.entries:
        if entry.undo:
            back = deals.pop().entry.told if deals else {}
            continue
        back = {}
        before = deals[-1].counted.after if deals else first
        if not before.over:
            deals.append(Deal(before, entry, game_pad.count(before, entry.told, entry.luck)))
    return Sheet(first, tuple(deals), back)


def written(pad: Pad, entry: Entry) -> Pad:
    """The pad with one entry more."""
    return replace(pad, entries=(*pad.entries, entry))


def form(pad: Pad, sheet: Sheet) -> Form:
    """What is written down next."""
    return pad_of(pad.game).form(sheet.standing)


def before(pad: Pad, sheet: Sheet) -> tuple[Note, ...]:
    """What people need to know before the next deal."""
    return () if sheet.standing.over else pad_of(pad.game).before(sheet.standing)


def is_told(asked: Form, told: Told, n_seats: int) -> bool:
    """Whether any number is written: a deal of which nothing is told is none."""
    numbers = [field for field in asked.fields if field.kind == "number"]
    return bool(Form(asked.columns, tuple(numbers)).names(n_seats) & set(told))


def cleaned(allowed: frozenset[str], fields: dict[str, str]) -> dict[str, str]:
    """The fields that there are, as short texts; empty ones are left out.

    >>> cleaned(frozenset({"p0", "p1"}), {"p0": " 13 ", "p1": "", "q": "x"})
    {'p0': '13'}
    """
    found = {}
    for name in sorted(allowed & set(fields)):
        kept = "".join(letter for letter in fields[name] if letter.isprintable())
        text = " ".join(kept.split())[:LONGEST_FIELD]
        if text:
            found[name] = text
    return found


def chart(sheet: Sheet, names: Sequence[str]) -> Chart | None:
    """How the totals went, a line for each seat; nothing before the first deal."""
    return chart_of([deal.counted.after.scores for deal in sheet.deals], names, limit_of(sheet.rules))
