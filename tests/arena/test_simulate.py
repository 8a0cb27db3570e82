"""The arena: equal players differ by exactly nothing, processes and interruptions change nothing, errors are told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import openhearts as oh
from openhearts.arena.play import play_match
from openhearts.arena.simulate import MatchPlayed, simulate
from openhearts.arena.stats import Mean
from openhearts.errors import Why

KIDS = oh.ruleset("kids-jinx", 3)
TABLES = [("classic", 4), ("kids-jinx", 5), ("cancellation", 6), ("omnibus", 3), ("herz-an-herz", 4)]


def without_times(found: oh.Simulation) -> list[tuple[Any, ...]]:
    return [(block.index, block.points, block.scores, block.wins, block.moons) for block in found.blocks]


@pytest.mark.parametrize("spec", ["club", "random"])
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_the_same_bot_everywhere_differs_by_exactly_nothing(variant: str, seats: int, spec: str) -> None:
    found = simulate([spec], oh.ruleset(variant, seats), matches=2 * seats, seed=3, single_deals=True)
    assert {player.payoff for player in found.players} == {Mean(0.0, 0.0, 2)}
    assert len({player.points for player in found.players}) == 1


def test_matches_end_and_wins_are_shared_out() -> None:
    found = oh.simulate(["club", "random", "random"], KIDS, matches=9, seed=1)
    assert (found.n_blocks, found.n_matches, found.n_deals) == (3, 9, 27)
    assert sum(player.wins for player in found.players) == pytest.approx(9)
    assert [player.bot for player in found.players] == ["club", "random", "random"]
    assert all(player.n_decisions == 27 * 13 and player.decision_us > 0 for player in found.players)


def test_progress_and_records() -> None:
    told: list[tuple[int, int]] = []
    kept: list[MatchPlayed] = []
    simulate(["club", "random", "random"], KIDS, 6, 1, lambda *done: told.append(done), kept.append)
    assert told == [(1, 2), (2, 2)]
    assert [match.rotation for match in kept] == [0, 1, 2, 0, 1, 2]
    assert [match.bots.index("club") for match in kept] == [0, 1, 2, 0, 1, 2]
    assert all(len(match.deals) == 3 and match.standing.over for match in kept)


def test_a_match_is_dealt_as_everywhere() -> None:
    bots = [oh.bot("club")] * 3
    deals, standing = play_match(KIDS, "seed", bots, oh.Budget(), first_leader=1)
    m = oh.match(KIDS, seed="seed", first_leader=1)
    for played in deals:
        assert m.deal.start == played.start
        for step in played.steps:
            m = m.act(step.seat, step.action)
    assert m.over and m.scores == standing.scores


def test_processes_change_nothing() -> None:
    alone = simulate(["club", "random", "random"], KIDS, 9, 7)
    together = simulate(["club", "random", "random"], KIDS, 9, 7, processes=2)
    assert without_times(alone) == without_times(together)


def test_an_interrupted_simulation_goes_on() -> None:
    def stop(done: int, wanted: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    players = ["club", "random", "random"]
    part = simulate(players, KIDS, 12, 7, stop)
    assert part.is_interrupted and part.n_blocks == 2 and part.n_wanted == 4
    assert part.players[0].points.n == 2
    whole = simulate(players, KIDS, 12, 7, resume=part)
    assert not whole.is_interrupted and without_times(whole) == without_times(simulate(players, KIDS, 12, 7))
    for field, other in (
        ("seed", lambda: simulate(players, KIDS, 12, 8, resume=part)),
        ("players", lambda: simulate(["club"], KIDS, 12, 7, resume=part)),
        ("unit", lambda: simulate(players, KIDS, 12, 7, resume=part, single_deals=True)),
        ("rules", lambda: simulate(players, oh.ruleset("classic", 3), 12, 7, resume=part)),
    ):
        with pytest.raises(oh.CannotResume, match="given as resume") as caught:
            other()
        assert caught.value.why is Why.OTHER_SIMULATION and caught.value.data["field"] == field


def test_a_simulation_goes_on_with_a_file(tmp_path: Path) -> None:
    path, players = tmp_path / "run.jsonl", ["club", "random", "random"]
    part = simulate(players, KIDS, 6, 7, resume=path)
    told: list[tuple[int, int]] = []
    kept: list[MatchPlayed] = []
    whole = simulate(players, KIDS, 12, 7, lambda *done: told.append(done), kept.append, resume=str(path))
    assert told == [(3, 4), (4, 4)] and [match.seed for match in kept] == ["7/2"] * 3 + ["7/3"] * 3
    assert whole.blocks[:2] == part.blocks
    assert without_times(whole) == without_times(simulate(players, KIDS, 12, 7))
    assert whole.csv() == simulate(players, KIDS, 12, 7).csv()
    for field, other in (
        ("unit", lambda: simulate(players, KIDS, 6, 7, resume=path, single_deals=True)),
        ("unit", lambda: oh.arena(players, KIDS, 2, 7, seatings="rotations", resume=path)),
        ("seed", lambda: simulate(players, KIDS, 6, 8, resume=path)),
    ):
        with pytest.raises(oh.CannotResume) as caught:
            other()
        assert caught.value.data["field"] == field


def test_no_matches_are_no_matches() -> None:
    found = simulate(["club"], KIDS, 0)
    assert found.n_matches == 0 and found.players[0].points == Mean(0.0, None, 0)


def test_a_wrong_number_of_bots() -> None:
    with pytest.raises(oh.BadBot) as caught:
        simulate(["club", "club"], KIDS)
    assert caught.value.why is Why.BOTS_FOR_SEATS and (caught.value.data["told"], caught.value.data["right"]) == (2, 3)


def test_a_bot_from_a_file_plays_in_processes(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        "import openhearts as oh\n"
        "class Last(oh.Bot):\n"
        "    name, version = 'last', '1'\n"
        "    def choose(self, view, budget, rng):\n"
        "        return list(view.options)[-1]\n",
        encoding="utf-8",
    )
    found = simulate([f"{path}:Last", "random", "random"], KIDS, 6, 1, processes=2)
    assert found.n_matches == 6 and found.players[0].bot == f"{path}:Last"
