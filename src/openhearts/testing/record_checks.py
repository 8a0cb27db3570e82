"""What of a game outlives a deal: rules as plain values, record lines, and the standing of a match.

It is handed finished deals and plays none.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from openhearts.cards.shuffle import Seed
from openhearts.core.game import Game, Standing
from openhearts.core.game_types import Position, Rules
from openhearts.errors import BadRuleset, BadText, RecordMismatch
from openhearts.records import Played, build, check, read
from openhearts.testing.report import Ledger, Place, place_of
from openhearts.testing.sample_deals import Moment

Total = Callable[[Position], int]  # what the points of a finished deal add up to


def check_rules(game: Game, rules: Rules, seed: Seed, ledger: Ledger) -> None:
    """Rules are hashable values that come back from their plain form."""
    place = place_of(rules, seed)
    with ledger.guard("rules", place):
        again = game.from_resolved(game.resolved(rules))
        ledger.did("rules", "rule sets")
        hash(rules)
        # names in other languages are the variant's, not the rules'
        same = game.resolved(again) == game.resolved(rules) and again.digest == rules.digest
        if not same or again.seats != rules.seats:
            ledger.fail("rules", "rules-differ", place)
        if rules.game != game.id or sorted(game.pack(rules)) != list(game.pack(rules)):
            ledger.fail("rules", "rules-differ", place)


def check_records(game: Game, last: Moment, place: Place, ledger: Ledger) -> None:
    """The lines of a finished deal, and of half of it, lead back to the same deal."""
    with ledger.guard("records", place):
        lines = list(enumerate(game.start_lines(last.start), 1))
        start, _ = game.read_start(last.standing, lines)
        ledger.did("records", "lines", len(lines))
        if start != last.start:
            ledger.fail("records", "start-differs", place)
            return
        for n_steps in (len(last.steps), len(last.steps) // 2):
            wanted = last.start
            for step in last.steps[:n_steps]:
                wanted, _ = game.apply(wanted, step.seat, step.action)
            lines = list(enumerate(game.play_lines(last.start, last.steps[:n_steps]), 1))
            ledger.did("records", "lines", len(lines))
            position = start
            for step in game.read_play(start, lines):
                position, _ = game.apply(position, step.seat, step.action)
            if position != wanted:
                ledger.fail("records", "play-differs", place)


def check_whole_record(game: Game, last: Moment, place: Place, ledger: Ledger, luck: int) -> None:
    """The record of a deal, as text and as JSON Lines, is read as the same record and stands its own check."""
    with ledger.guard("records", place):
        end = game.next_standing(last.standing, last.position, luck)
        record = build([Played(last.standing, last.start, last.position, last.steps)], end)
        for form, written in ((".txt", record.text()), (".jsonl", record.jsonl())):
            ledger.did("records", "records")
            try:
                again = read(written.encode())
                check(again)
            except (BadText, BadRuleset, RecordMismatch) as error:
                ledger.fail("records", "record-unread", place, error, form=form, error=str(error))
                continue
            if again.bare() != record.bare():
                ledger.fail("records", "record-differs", place, form=form)


def check_standing(
    game: Game,
    last: Moment,
    place: Place,
    ledger: Ledger,
    rng: random.Random,
    total: Total | None = None,
) -> None:
    """The standing after a deal: points for each seat, the next deal or winners; none from a deal that is not over.

    `total`: what the points must add up to.
    """
    with ledger.guard("standing", place):
        luck = rng.getrandbits(32)
        after = game.next_standing(last.standing, last.position, luck)
        ledger.did("standing", "deals")
        points = last.position.public.points
        if total is not None and sum(points) != total(last.position):
            ledger.fail("standing", "points-total", place, points=str(points), total=total(last.position))
        for key, values in _wrong(last, after):
            ledger.fail("standing", key, place, **values)
        if after != game.next_standing(last.standing, last.position, luck):
            ledger.fail("standing", "impure", place, name="next_standing")
        if not after.over:
            order = list(game.pack(last.standing.rules))
            rng.shuffle(order)
            position, _ = game.deal(after, order)
            if position.public.scores != after.scores or position.public.deal_number != after.deal_number:
                ledger.fail("standing", "next-scores", place)
        try:
            game.next_standing(last.standing, last.start, luck)
        except ValueError:
            pass
        else:
            ledger.fail("standing", "early-standing", place)


def _wrong(last: Moment, after: Standing[Any]) -> Iterator[tuple[str, dict[str, object]]]:
    """What cannot be in a standing: the key of each finding and what it is filled with."""
    n_seats = last.standing.rules.seats
    if len(last.position.public.points) != n_seats or len(after.scores) != n_seats:
        yield "points-missing", {}
    if len(after.deals) != len(last.standing.deals) + 1 or any(len(points) != n_seats for points in after.deals):
        yield "points-lost", {}
    if after.deal_number != last.standing.deal_number + (not after.over):
        yield "next-number", {"number": last.standing.deal_number, "next": after.deal_number}
    if after.over != bool(after.winners) or not all(0 <= seat < n_seats for seat in after.winners):
        yield "no-such-winners", {"winners": str(after.winners)}
    elif after.over:
        is_highest = after.rules.score.winner == "highest"
        best = (max if is_highest else min)(after.scores)
        if any(after.scores[seat] != best for seat in after.winners):
            key = "not-the-highest" if is_highest else "not-the-lowest"
            yield key, {"winners": str(after.winners), "scores": str(after.scores)}
    if after.rules != last.standing.rules:
        yield "next-rules", {}
