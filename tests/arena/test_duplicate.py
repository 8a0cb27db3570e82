"""Duplicate blocks: A/A is exactly 0, processes and interruptions change nothing, files of other runs are refused."""

from __future__ import annotations

import csv
import io
import os
import pickle
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import openhearts as oh
from openhearts.arena import time_histogram as times
from openhearts.arena.checkpoint import FORM
from openhearts.arena.play import play_deal
from openhearts.arena.seatings import arrangements, n_arrangements, seatings_of
from openhearts.arena.stats import Mean
from openhearts.bots import rng_for
from openhearts.errors import Why
from openhearts.games import registry

KIDS = oh.ruleset("kids-jinx", 3)
MIXED = ["club", "random", "random"]


def without_times(found: oh.Arena) -> list[tuple[Any, ...]]:
    return [(block.index, block.points, block.moons, block.n_decisions) for block in found.blocks]


@pytest.mark.parametrize("spec", ["club", "random"])
@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("cancellation", 6), ("herz-an-herz", 3)])
def test_the_same_player_everywhere_prints_exactly_nothing(variant: str, seats: int, spec: str) -> None:
    found = oh.arena([spec] * seats, oh.ruleset(variant, seats), blocks=3, seed=5)
    assert [player.payoff for player in found.players] == [Mean(0.0, 0.0, 3)] * seats
    assert len({player.points for player in found.players}) == 1
    assert found.n_deals == 3 * len(found.seatings)


def test_two_against_two_sit_in_every_way() -> None:
    rules = oh.ruleset("classic", 4)
    found = oh.arena(["club", "club", "random", "random"], rules, blocks=4, seed=1)
    assert len(found.seatings) == len(set(found.seatings)) == 6 and found.n_deals == 24
    club, other = found.players
    assert (club.seats, other.seats, club.bot) == (2, 2, "club")
    assert club.payoff.value == -other.payoff.value > 0
    block = found.blocks[0]
    assert block.n_decisions == (12 * 13, 12 * 13) or block.n_decisions == (12 * 14, 12 * 14)
    mean = sum(Fraction(each.points[0], 12) for each in found.blocks) / 4
    assert club.points.value == float(mean)
    payoff = sum(Fraction(sum(each.points), 6) - 4 * Fraction(each.points[0], 12) for each in found.blocks) / 4 / 3
    assert club.payoff.value == float(payoff)


def test_one_against_the_rest() -> None:
    found = oh.arena(MIXED, KIDS, blocks=6, seed=1)
    assert found.seatings == ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    club, rest = found.players
    assert club.payoff.value > 0 > rest.payoff.value and club.payoff.value == pytest.approx(-2 * rest.payoff.value)
    assert 0 < club.median_us <= club.p99_us <= club.worst_us


def test_the_pass_goes_on_from_block_to_block() -> None:
    found = oh.arena(["random"], oh.ruleset("classic", 4), blocks=4, seed=1)
    assert [block.n_decisions[0] for block in found.blocks] == [56, 56, 56, 52]


def test_passes_are_timed_apart() -> None:
    classic = oh.ruleset("classic", 4)
    found = oh.arena(["club", "random", "random", "random"], classic, blocks=4, seed=1)
    club, rest = found.players
    assert (club.n_passes, rest.n_passes) == (3 * 4, 3 * 12), "the fourth deal has no pass"
    assert (club.n_decisions, rest.n_decisions) == (4 * 4 * 13 + 12, 4 * 12 * 13 + 36)
    for block in found.blocks:
        plays, passes = ([times.n_counted(part) for part in parts] for parts in (block.times, block.pass_times))
        assert plays == [4 * 13, 12 * 13] and passes == ([0, 0] if block.index == 3 else [4, 12])
        assert all((worst > 0) == (n > 0) for worst, n in zip(block.pass_worst_ns, passes, strict=True))
        assert all(worst <= spent for worst, spent in zip(block.pass_worst_ns, block.spent_ns, strict=True))
    for player in found.players:
        assert 0 < player.pass_median_us <= player.pass_p99_us <= player.pass_worst_us
        assert player.worst_us == max(block.worst_ns[found.players.index(player)] for block in found.blocks) / 1000
    other = oh.arena(["random"], oh.ruleset("herz-an-herz", 2), blocks=1).players[0]
    assert (other.n_passes, other.pass_median_us, other.pass_p99_us, other.pass_worst_us) == (0, 0.0, 0.0, 0.0)
    assert other.median_us > 0


def test_a_deal_times_its_passes_apart() -> None:
    match = oh.match(oh.ruleset("classic", 4), seed="apart")
    bots = [oh.bot("random")] * 4
    played = play_deal(registry.game_of(match.rules), match.deal.standing, "apart", bots, oh.Budget())
    assert [len(column) for column in played.pass_times_ns] == [1] * 4
    assert [len(column) for column in played.times_ns] == [13] * 4
    for step in played.steps:  # the chance of a decision is that of its number, passes counted
        rng = rng_for("apart", 1, step.seat, sum(done.seat == step.seat for done in match.deal.steps))
        assert bots[0].choose(match.deal.view(step.seat), oh.Budget(), rng) == step.action
        match = match.act(step.seat, step.action)


def test_moons_are_counted_and_shared_out_among_deals() -> None:
    found = oh.arena(["club", "novice", "novice", "novice"], oh.ruleset("classic", 4), blocks=8, seed=4)
    club, rest = found.players
    assert club.moons + rest.moons > 0 and club.moons_suffered + rest.moons_suffered == 3 * (club.moons + rest.moons)
    for player in found.players:
        n_deals = found.n_deals * player.seats
        assert player.moon_share.value == float(Fraction(player.moons, n_deals)) and player.moon_share.n == 8
        assert player.moons_suffered_share.value == float(Fraction(player.moons_suffered, n_deals))
        assert (player.moon_share.error or 0) > 0 or player.moons in (0, n_deals)
    total = sum(player.moon_share.value * player.seats for player in found.players)
    assert total == pytest.approx((club.moons + rest.moons) / found.n_deals)


def test_processes_change_nothing() -> None:
    alone = oh.arena(MIXED, KIDS, 6, 7)
    assert without_times(alone) == without_times(oh.arena(MIXED, KIDS, 6, 7, processes=2))


def stop_after(blocks: int) -> Any:
    def stop(done: int, wanted: int) -> None:
        if done == blocks:
            raise KeyboardInterrupt

    return stop


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    part = oh.arena(MIXED, KIDS, 6, 7, stop_after(2), resume=path)
    assert part.is_interrupted and (part.n_blocks, part.n_wanted) == (2, 6)
    with path.open("ab") as file:
        file.write(b'{"index":2,"n_mat')  # killed while it wrote
    told: list[tuple[int, int]] = []
    whole = oh.arena(MIXED, KIDS, 6, 7, lambda *done: told.append(done), resume=path)
    assert told == [(3, 6), (4, 6), (5, 6), (6, 6)] and not whole.is_interrupted
    assert without_times(whole) == without_times(oh.arena(MIXED, KIDS, 6, 7))
    assert whole.blocks[0] == part.blocks[0]
    assert len(path.read_text().splitlines()) == 7
    assert oh.arena(MIXED, KIDS, 3, 7, resume=path).n_blocks == 3
    again = oh.arena(MIXED, KIDS, 8, 7, resume=path)
    assert again.blocks[:6] == whole.blocks and again.n_blocks == 8


def test_seeds_of_bytes_that_are_no_text_differ() -> None:
    found = [oh.arena(["random"], KIDS, 4, number.to_bytes(2, "big")) for number in (7, 200, 201)]
    assert len({each.seed for each in found}) == 3
    match = [oh.simulate(MIXED, KIDS, 6, bytes([number]), single_deals=True) for number in (200, 201)]
    assert match[0].seed != match[1].seed
    assert [block.points for block in match[0].blocks] != [block.points for block in match[1].blocks]
    assert oh.arena(["random"], KIDS, 1, "Jürgen".encode()).seed == "Jürgen"


def test_a_damaged_line_costs_its_own_block_alone(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    whole = oh.arena(MIXED, KIDS, 6, 7, resume=path)
    lines = path.read_bytes().splitlines(keepends=True)
    third = lines[3]
    damaged = {
        "a misspelt field": third.replace(b'"n_matches"', b'"n_match"'),
        "two lines run together": third[:40] + third,
        "a player is missing": third.replace(b'"points":[', b'"points":[1,'),
        "no deals": third.replace(b'"n_deals":3', b'"n_deals":0'),
        "a block of no number": third.replace(b'"index":2', b'"index":-2'),
        "bytes that are no text": b"\xff\x00\n",
        "nothing": b"\n",
    }
    for what, line in damaged.items():
        assert line != third, what
        kept = [*lines[:3], line, *lines[4:]]
        path.write_bytes(b"".join(kept))
        told: list[tuple[int, int]] = []
        again = oh.arena(MIXED, KIDS, 6, 7, lambda *done, told=told: told.append(done), resume=path)
        assert told == [(6, 6)], what  # the blocks after it were finished, and are not played again
        assert without_times(again) == without_times(whole), what
        assert path.read_bytes().startswith(b"".join(kept)), what
        assert oh.arena(MIXED, KIDS, 6, 7, stop_after(1), resume=path).n_blocks == 6, what


def test_two_runs_with_one_file_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"

    def beside(done: int, wanted: int) -> None:
        if done == 1:
            oh.arena(MIXED, KIDS, 3, 7, resume=path)

    both = oh.arena(MIXED, KIDS, 6, 7, beside, resume=path)
    told: list[tuple[int, int]] = []
    again = oh.arena(MIXED, KIDS, 6, 7, lambda *done: told.append(done), resume=path)
    assert without_times(again) == without_times(both) == without_times(oh.arena(MIXED, KIDS, 6, 7))
    assert told == [] and len(path.read_text().splitlines()) == 1 + 6 + 2  # two were played by both


def test_a_heading_that_was_cut_off_or_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    oh.arena(MIXED, KIDS, 1, 7, resume=path)
    before = path.read_bytes()
    runs: list[tuple[Callable[[], oh.Arena], str]] = [
        (lambda: oh.arena(MIXED, KIDS, 1, 8, resume=path), "seed"),
        (lambda: oh.arena(["club", "club", "random"], KIDS, 1, 7, resume=path), "seatings"),
        (lambda: oh.arena(["random", "club", "club"], KIDS, 1, 7, resume=path), "players"),
        (lambda: oh.arena(["random"], oh.ruleset("kids-jinx", 4), 1, 7, resume=path), "digest"),
    ]
    for wrong, field in runs:
        with pytest.raises(oh.CannotResume) as caught:
            wrong()
        assert caught.value.data["field"] == field
    assert path.read_bytes() == before
    for form in ("openhearts-arena 2", "openhearts-arena 12"):
        path.write_bytes(before.replace(FORM.encode(), form.encode()))
        with pytest.raises(oh.CannotResume, match="another version of the arena") as caught:
            oh.arena(MIXED, KIDS, 1, 7, resume=path)
        assert (caught.value.data["field"], caught.value.data["form"]) == ("form", form)
    path.write_bytes(b'{"form": "openhearts-arena 1"}\n')
    with pytest.raises(oh.CannotResume, match="another version"):
        oh.arena(MIXED, KIDS, 1, 7, resume=path)
    path.write_text("something else\n")
    with pytest.raises(oh.CannotResume, match="no file of an arena"):
        oh.arena(MIXED, KIDS, 1, 7, resume=path)
    assert path.read_text() == "something else\n"


@pytest.mark.skipif(os.name != "posix", reason="devices and pipes have names on POSIX")
def test_a_device_without_end_and_a_pipe_that_nobody_writes_to_are_refused(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for place in (Path("/dev/zero"), Path("/dev/full"), pipe):
        with pytest.raises(oh.CannotResume, match="no file of an arena"):
            oh.arena(MIXED, KIDS, 1, 7, resume=place)


def test_comma_separated_values() -> None:
    found = oh.arena(["club", "random", "club"], KIDS, 2, 1)
    plain, rows = (list(csv.DictReader(io.StringIO(found.csv(times=times)))) for times in (False, True))
    assert [[name for name in row if name.endswith("_us")] for row in plain] == [[], []]
    assert plain == [{name: value for name, value in row.items() if not name.endswith("_us")} for row in rows]
    assert [(row["bot"], row["own_seats"], row["blocks"], row["deals"]) for row in rows] == [
        ("club", "2", "2", "6"),
        ("random", "1", "2", "6"),
    ]
    assert float(rows[0]["payoff"]) == found.players[0].payoff.value
    for row, player in zip(rows, found.players, strict=True):
        for name in ("moon_share", "moons_suffered_share"):
            mean = getattr(player, name)
            assert (float(row[name]), float(row[f"{name}_error"])) == (mean.value, mean.error)
        for name in ("median_us", "p99_us", "worst_us", "pass_median_us", "pass_p99_us", "pass_worst_us"):
            assert float(row[name]) == pytest.approx(getattr(player, name), abs=0.051)
        assert (int(row["passes"]), int(row["moons"])) == (player.n_passes, player.moons)


def test_seatings() -> None:
    assert n_arrangements([0, 0, 1, 1]) == 6 and len(set(arrangements([0, 0, 1, 1]))) == 6
    assert len(seatings_of([0, 0, 0, 1, 1, 1], "auto")) == 6
    assert len(seatings_of([0, 0, 0, 1, 1, 1], "all")) == 20
    assert len(seatings_of(range(4), "auto")) == 4
    with pytest.raises(oh.BadText) as caught:
        seatings_of(range(8), "some")  # type: ignore[arg-type]
    assert caught.value.why is Why.WRONG_KIND and caught.value.data["sample"] == '"auto"'
    with pytest.raises(oh.BadText) as caught:
        seatings_of(range(8), "all")
    assert caught.value.why is Why.SEATINGS_MANY and "rotations" in str(caught.value)
    assert (caught.value.data["count"], caught.value.data["most"]) == (40_320, 720)


def test_the_wrong_number_of_players_and_no_blocks() -> None:
    with pytest.raises(oh.BadBot) as caught:
        oh.arena(["club", "club"], KIDS)
    assert caught.value.why is Why.BOTS_FOR_SEATS and (caught.value.data["told"], caught.value.data["right"]) == (2, 3)
    assert oh.arena(["club"], KIDS, 0).players[0].points == Mean(0.0, None, 0)


def test_times_are_kept_within_four_per_cent() -> None:
    for ns in (0, 1, 15, 16, 31, 32, 33, 999, 123_456, 10**9, 7 * 10**12):
        assert abs(times.middle_of(times.bucket_of(ns)) - ns) <= ns * 0.035
    buckets = [times.bucket_of(ns) for ns in range(5000)]
    assert buckets == sorted(buckets)
    one, two = times.counted([5, 5, 900]), times.counted([5, 10**6])
    assert times.merged([one, two]) == times.counted([5, 5, 5, 900, 10**6])
    assert times.quantile_us((), (50, 99), 0) == [0.0, 0.0]


@pytest.mark.parametrize("worst", [1, 17, 33, 1000, 123_456, 1_000_003, 7 * 10**12])
def test_no_part_of_the_decisions_took_longer_than_the_worst(worst: int) -> None:
    """Buckets are said by their middle, which may lie above every time in them."""
    for many in ([worst], [worst] * 200, [worst, *range(max(1, worst // 2), worst, max(1, worst // 50))]):
        median, p99 = times.quantile_us(times.counted(many), (50, 99), max(many))
        assert 0 < median <= p99 <= worst / 1000


class Own(oh.Bot):
    name, version = "own", "1"

    def __init__(self, place: int) -> None:
        self.place = place

    def choose(self, view: Any, budget: oh.Budget, rng: Any) -> Any:
        return list(view.options)[self.place]


def test_bots_of_ones_own_are_told_apart() -> None:
    lowest, highest = Own(0), Own(-1)
    found = oh.arena([lowest, highest, lowest], KIDS, 4, 1)
    assert [(player.bot, player.seats) for player in found.players] == [("own", 2), ("own", 1)]
    assert found.players[0].payoff.value == -found.players[1].payoff.value / 2 != 0


def test_a_prompt_shows_the_figures_in_a_few_lines() -> None:
    found = oh.arena(["club", "random", "random"], KIDS, 2, 1)
    assert (
        repr(found)
        == str(found)
        == (
            "<Arena kids-jinx, 3 seats: 2 of 2 blocks, 6 deals, seed 1\n"
            f"  club              payoff {found.players[0].payoff.value:+8.3f} ± {found.players[0].payoff.error:.3f}"
            f"  points {found.players[0].points.value:8.3f}\n"
            f"  random (2 seats)  payoff {found.players[1].payoff.value:+8.3f} ± {found.players[1].payoff.error:.3f}"
            f"  points {found.players[1].points.value:8.3f}>"
        )
    )
    one = oh.simulate(["random"], KIDS, 1, 1, single_deals=True)
    assert repr(one).startswith("<Simulation kids-jinx, 3 seats: 1 of 1 blocks, 3 deals, seed 1\n  random  payoff ")
    none = oh.simulate(["random"], KIDS, 0, 1)
    assert repr(none) == "<Simulation kids-jinx, 3 seats: 0 of 0 blocks, 0 matches, seed 1>"
    assert pickle.loads(pickle.dumps(found)) == found
