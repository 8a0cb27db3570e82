"""Checking: each thing that a record claims is changed in turn, and the check names its line.

Files that cannot be read at all are test_damage.py's.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.bots import rng_for
from openhearts.errors import Why
from openhearts.records import Decision, Moment, Player, Record, check_bots, moments, read
from openhearts.records.replay import with_fair
from openhearts.records.shuffle_proof import seeded
from tests.golden.make import HERE, pick, played

CLASSIC = (HERE / "classic-4.txt").read_text("utf-8")
JINX = (HERE / "kids-jinx-3.txt").read_text("utf-8")
TOWER = (HERE / "herz-an-herz-3.txt").read_text("utf-8")


def line_of(text: str, start: str, count: int = 1) -> int:
    """The number of the `count`-th line that begins so."""
    found = [number for number, line in enumerate(text.split("\n"), 1) if line.startswith(start)]
    return found[count - 1]


def with_line(text: str, number: int, line: str) -> str:
    lines = text.split("\n")
    assert lines[number - 1] != line
    lines[number - 1] = line
    return "\n".join(lines)


def mismatch(text: str) -> oh.RecordMismatch:
    with pytest.raises(oh.RecordMismatch) as caught:
        read(text).check()
    return caught.value


@pytest.mark.parametrize(
    ("text", "start", "count", "line"),
    [
        (JINX, "[Deal ", 2, '[Deal "3"]'),
        (JINX, "[Dealer ", 2, '[Dealer "1"]'),
        (JINX, "[Leader ", 2, '[Leader "0"]'),
        (JINX, "[Points ", 1, '[Points "1 1 1"]'),
        (JINX, "[Scores ", 2, '[Scores "1 1 1"]'),
        (JINX, "[Totals ", 1, '[Totals "34 18 3"]'),
        (JINX, "[Winners ", 1, '[Winners "0 2"]'),
        (JINX, "[FirstLeader ", 1, '[FirstLeader "1"]'),
        (JINX, "[Seed ", 1, '[Seed "another"]'),
        (JINX, "[Rules ", 1, f'[Rules "{"0" * 64}"]'),
        (JINX, "[Seats ", 1, '[Seats "4"]'),
        (JINX, "[Variant ", 1, '[Variant "classic"]'),
        (JINX, "end.deals", 1, "end.deals = 2"),
        (CLASSIC, "[Passing ", 2, '[Passing "L1"]'),
        (TOWER, "[Leader ", 2, '[Leader "2"]'),
        (TOWER, "[Points ", 3, '[Points "1 2 3"]'),
    ],
)
def test_what_does_not_fit_is_named_with_its_line(text: str, start: str, count: int, line: str) -> None:
    number = line_of(text, start, count)
    error = mismatch(with_line(text, number, line))
    assert error.line is not None
    assert str(error).startswith(f"Line {error.line}: ")
    # Who leads does not follow from another first leader, nor the cards from another seed, nor the digest from rules.
    told = {"[FirstLeader ": "[Leader ", "[Seed ": "Hand 0:", "end.deals": "[Rules "}
    assert error.line == (line_of(text, told[start]) if start in told else number)


def test_a_match_that_is_over_is_not_unfinished() -> None:
    text = JINX.replace('[Result "finished"]', '[Result "unfinished"]').replace('[Winners "2"]\n', "")
    assert mismatch(text).line == line_of(text, "[Result ")


def test_a_deal_after_the_end_is_named() -> None:
    rules = oh.ruleset("kids-jinx", seats=3)
    record = played(oh.match(rules, seed=1), random.Random(1)).record()
    longer = replace(record, deals=(*record.deals, record.deals[-1]))
    with pytest.raises(oh.RecordMismatch, match="was over before"):
        longer.check()


def test_a_card_that_may_not_be_played_is_named() -> None:
    number = line_of(CLASSIC, "Trick 5:")
    lines = CLASSIC.split("\n")
    words = lines[number - 1].split()
    words[3], words[4] = words[4], words[3]
    assert mismatch(with_line(CLASSIC, number, " ".join(words))).line == number


def test_cards_swapped_between_hands_are_not_the_shuffle() -> None:
    first, second = line_of(CLASSIC, "Hand 0:", 5), line_of(CLASSIC, "Hand 2:", 5)
    lines = CLASSIC.split("\n")
    one, two = lines[first - 1].split(), lines[second - 1].split()
    one[2], two[2] = two[2], one[2]
    lines[first - 1], lines[second - 1] = " ".join(one), " ".join(two)
    assert mismatch("\n".join(lines)).line == first


@pytest.mark.parametrize("deal_number", [1, 7])
def test_a_tampered_commitment_is_named(deal_number: int) -> None:
    number = line_of(CLASSIC, "[Fair ", deal_number)
    line = CLASSIC.split("\n")[number - 1]
    digit = "1" if line[-3] == "0" else "0"
    assert mismatch(with_line(CLASSIC, number, f'{line[:-3]}{digit}"]')).line == number


def test_a_record_without_deals_is_refused() -> None:
    text = CLASSIC[: CLASSIC.index('\n[Deal "1"]')] + CLASSIC[CLASSIC.index("\n[Result") :]
    assert mismatch(text).line == line_of(text, "[Result ")


def test_events_of_the_other_form_are_compared() -> None:
    lines = read(JINX).jsonl().split("\n")
    place = next(idx for idx, line in enumerate(lines) if '"TrickTaken"' in line)
    other = lines[place].replace('"points":', '"points":1')
    with pytest.raises(oh.RecordMismatch) as caught:
        read("\n".join([*lines[:place], other, *lines[place + 1 :]]))
    assert caught.value.line == place + 1
    with pytest.raises(oh.RecordMismatch) as caught:
        read("\n".join([*lines[:place], *lines[place + 1 :]]))
    assert caught.value.line == place + 1


@pytest.mark.parametrize("path", sorted(HERE.glob("*.txt")), ids=lambda path: path.stem)
def test_moments_are_every_position_in_order(path: Any) -> None:
    record = read(path)
    found = list(moments(record))
    assert sum(moment.step is None for moment in found) == len(record.deals)
    assert len(found) == len(record.deals) + sum(len(deal.steps) for deal in record.deals)
    for before, after in itertools.pairwise(found):
        assert (after.deal_number, after.n_steps) > (before.deal_number, before.n_steps)
        _check_views(record, after)


def _check_views(record: Record, moment: Moment) -> None:
    view = record.game.view_of(moment.position, 0)
    assert view.seat == 0
    assert view.public == moment.position.public


# --- bots -------------------------------------------------------------------------------------------------------------


def rng_of(player: Player, decision: Decision) -> random.Random:
    return random.Random(f"{player.seed}/{decision.deal_number}/{decision.seat}/{decision.number}")


def choose(player: Player, view: Any, decision: Decision) -> Any:
    """A bot that looks at nothing but its options and its own chance."""
    rng = rng_of(player, decision)
    if getattr(view.options, "kind", None) == "pass":
        chosen = sorted(rng.sample(range(len(view.dealt)), view.options.count))
        return next(action for action in view.options if action.cards == tuple(view.dealt[place] for place in chosen))
    return rng.choice(list(view.options))


def bot_match(variant: str, seats: int, n_deals: int) -> Record:
    match = oh.match(oh.ruleset(variant, seats=seats), seed=3, fair=seeded("bots", 3))
    players = [Player(f"Bot {seat}", "bot", "some", "1", None, "7") for seat in range(seats - 1)]
    rng = random.Random(5)
    made = [0] * seats
    while not match.over and len(match.finished) < n_deals:
        seat = match.deal.to_act[-1]
        decision = Decision(match.standing.deal_number, seat, made[seat])
        if seat < seats - 1:
            action = choose(players[seat], match.deal.view(seat), decision)
        else:
            action = pick(match.deal, seat, rng)
        made[seat] += 1
        after = match.act(seat, action)
        if len(after.finished) > len(match.finished):
            made = [0] * seats
        match = after
    return match.record(players=[*players, "Ann"])


@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("cancellation", 6), ("herz-an-herz", 2)])
def test_choices_of_bots_are_made_again_from_their_views(variant: str, seats: int) -> None:
    record = read(bot_match(variant, seats, 2).text())
    n_people = sum(step.seat == seats - 1 for deal in record.deals for step in deal.steps)
    assert check_bots(record, choose) == record.check().n_actions - n_people
    assert check_bots(record, choose, seats=(seats - 1,)) == 0


def test_another_choice_is_named_with_its_line() -> None:
    record = read(bot_match("classic", 4, 1).text())
    liar = replace(record.players[1], seed="8")
    changed = replace(record, players=(record.players[0], liar, *record.players[2:]))
    with pytest.raises(
        oh.RecordMismatch, match="The bot of seat 1 chooses pass 9D QD JS here, not pass 8C KD 9H"
    ) as caught:
        check_bots(changed, choose)
    first = next(step for step in record.deals[0].steps if step.seat == 1)
    assert caught.value.line == first.line


@pytest.mark.parametrize("now", ["1", "2", None])
def test_another_version_of_a_bot_is_named(now: str | None) -> None:
    record = read(bot_match("classic", 4, 1).text())
    changed = replace(record, players=(replace(record.players[0], seed="8"), *record.players[1:]))
    with pytest.raises(oh.RecordMismatch) as caught:
        check_bots(changed, choose, version_of=lambda player: now)
    assert caught.value.why is (Why.BOT_VERSION if now == "2" else Why.BOT_CHOOSES)
    versions = [caught.value.data.get(name) for name in ("before", "bot", "now")]
    assert versions == (["1", "some", "2"] if now == "2" else [None] * 3)
    n_choices = check_bots(record, choose)
    assert check_bots(record, choose, version_of=lambda player: now) == n_choices, "it chooses alike all the same"


def test_a_bot_whose_seed_is_not_told_cannot_be_checked() -> None:
    record = read(bot_match("classic", 4, 1).text())
    changed = replace(record, players=(replace(record.players[0], seed=None), *record.players[1:]))
    with pytest.raises(oh.RecordMismatch) as caught:
        check_bots(changed, choose)
    assert caught.value.why is Why.BOT_SEED_HIDDEN and caught.value.data["seat"] == 0


def test_an_illegal_choice_is_a_mismatch() -> None:
    record = read(bot_match("herz-an-herz", 2, 1).text())
    with pytest.raises(oh.RecordMismatch, match="not allowed"):
        check_bots(record, lambda player, view, decision: "nonsense")


def test_the_shipped_player_chooses_again_what_it_chose() -> None:
    seats, seed = 3, 9
    match = oh.match(oh.ruleset("kids-jinx", seats=seats), seed=seed)
    club, budget = oh.bot("club"), oh.Budget()
    made: Counter[tuple[int, int]] = Counter()
    while not match.over and len(match.finished) < 1:
        seat, number = match.deal.to_act[0], match.standing.deal_number
        rng = rng_for(seed, number, seat, made[number, seat])
        made[number, seat] += 1
        match = match.act(seat, club.choose(match.deal.view(seat), budget, rng))
    players = [Player(f"Club {seat}", "bot", "club", club.version, None, str(seed)) for seat in range(seats)]
    record = read(match.record(players=players).jsonl())

    def again(player: Player, view: Any, decision: Decision) -> Any:
        assert player.seed is not None
        rng = rng_for(player.seed, decision.deal_number, decision.seat, decision.number)
        return oh.bot(player.bot or "").choose(view, budget, rng)

    assert check_bots(record, again) == record.check().n_actions


def test_a_secret_is_owed_once_the_deal_is_over() -> None:
    record = bot_match("classic", 4, 1)
    assert len(record.deals) == 2  # the second one is only dealt
    for deal in record.deals:
        assert deal.fair is not None
        hidden = with_fair(record, deal.number, replace(deal.fair, secret=None))
        again = read(hidden.text())
        assert again.check().n_shuffles == 1
        if deal.points is None:
            assert again.check(shuffle=True).n_shuffles == 1
        else:
            with pytest.raises(oh.RecordMismatch, match="tells nothing") as caught:
                again.check(shuffle=True)
            assert caught.value.line == again.deals[0].line("Fair")
