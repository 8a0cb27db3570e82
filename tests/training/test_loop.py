"""Training: rounds that learn something, folders that go on, and runs that can be repeated.

Tiny networks and few samples: what they play is weak, what is tested is that the parts work together.
"""

from __future__ import annotations

import csv
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec import structs

import openhearts as oh
from openhearts.bots.hearts.master.networks import NoNetworks, read
from openhearts.training.hearts import loop, weights
from openhearts.training.hearts.fit import fit
from openhearts.training.hearts.loop import NEWEST, OtherRun, compare, train
from openhearts.training.hearts.settings import Settings

TINY = Settings(rounds=2, first=80_000, later=4_000, wide=32, narrow=8, test_deals=40, epochs=6, rate=3e-3, threads=1)
RULES = oh.ruleset("classic", 4)


def silent(what: str, number: int, part: float) -> None:
    assert what in ("playing", "fitting")
    assert 0 <= number < 9
    assert 0 <= part <= 1


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("training")
    train(RULES, TINY, place, silent)
    return place


def test_a_round_learns(folder: Path) -> None:
    first = read(folder / "round-00.npz")
    rng = np.random.default_rng(3)
    sizes = first.plays[0].shape[0], first.passes[0].shape[0]
    plays, passes = (weights.whole(weights.fresh(size, 32, 8, rng)) for size in sizes)
    found = compare(RULES, (first.plays, first.passes), (plays, passes), 250, 5)
    assert found[0] > 4 * found[1], found


def test_the_curves_have_a_line_for_every_round(folder: Path) -> None:
    with (folder / "curves.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["round"]) for row in rows] == [0, 1]
    assert [int(row["samples"]) for row in rows] == [TINY.first, TINY.later]
    assert float(rows[0]["its error"]) > 0
    assert float(rows[0]["gain on the round before"]) > 0


def test_a_round_writes_the_mean_of_the_last_networks(folder: Path) -> None:
    rounds = [read(folder / f"round-{number:02}.npz") for number in (0, 1)]
    for net, *parts in zip(read(folder / "mean-01.npz"), *rounds, strict=True):
        for found, left, right in zip(net, *parts, strict=True):
            assert np.array_equal(found, np.rint((left.astype(float) + right) / 2))


@pytest.mark.parametrize("goes_on", [False, True], ids=["from nothing", "from networks"])
def test_a_stopped_run_goes_on_and_learns_what_a_whole_one_learns(goes_on: bool, folder: Path, tmp_path: Path) -> None:
    """To the last bit, though its networks learn from the samples of rounds before the stop too."""
    heard: list[Any] = []
    small = structs.replace(TINY, first=6_000, later=4_096, epochs=1, rounds=3)
    begin = folder / "round-01.npz" if goes_on else None
    train(RULES, small, tmp_path / "whole", silent, begin=begin)
    for rounds in (1, 2, 3, 3):  # one that is done is left as it is
        train(RULES, structs.replace(small, rounds=rounds), tmp_path / "parts", silent, heard.append, begin)
    assert [row["round"] for row in heard] == [0, 1, 2]
    with np.load(tmp_path / "whole" / NEWEST) as left, np.load(tmp_path / "parts" / NEWEST) as right:
        assert all(np.array_equal(left[name], right[name]) for name in left.files)


def test_a_round_that_was_stopped_while_it_was_compared_gets_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = structs.replace(TINY, first=6_000, later=4_096, epochs=1, rounds=2)

    def stop(*_: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(loop, "compare", stop)
        with pytest.raises(KeyboardInterrupt):
            train(RULES, small, tmp_path, silent)
    train(RULES, structs.replace(small, rounds=1), tmp_path, silent)
    with (tmp_path / "curves.csv").open("a") as file:
        file.write("1,4096,3")  # killed while it wrote
    train(RULES, small, tmp_path, silent)
    with (tmp_path / "curves.csv").open(newline="") as file:
        assert [row["round"] for row in csv.DictReader(file)] == ["0", "1"]


@pytest.mark.parametrize("name", [NEWEST, "round-01.npz"])
@pytest.mark.parametrize("how", ["cut off", "one byte", "missing"])
def test_a_damaged_file_of_the_folder_is_told(name: str, how: str, folder: Path, tmp_path: Path) -> None:
    place = tmp_path / "run"
    shutil.copytree(folder, place)
    content = bytearray((place / name).read_bytes())
    content[len(content) // 2] ^= 255
    (place / name).write_bytes(content[:300] if how == "cut off" else content)
    if how == "missing":
        if name == NEWEST:
            pytest.skip("without it a folder begins anew")
        (place / name).unlink()
    with pytest.raises(oh.OpenHeartsError, match=rf"{name} cannot be resumed: It holds no networks"):
        train(RULES, structs.replace(TINY, rounds=3), place, silent)


def test_a_folder_of_another_run_is_refused(folder: Path) -> None:
    other = Settings(seed=2, rounds=9)
    with pytest.raises(OtherRun):
        train(RULES, other, folder, silent)
    with pytest.raises(OtherRun):
        train(oh.ruleset("classic", 5), TINY, folder, silent)


def test_a_run_begins_with_the_networks_of_another(folder: Path, tmp_path: Path) -> None:
    """It plays by them at once, and so learns from fewer samples; nothing is played on by hand."""
    heard: list[Any] = []
    more, begin = structs.replace(TINY, rounds=1, rate=1e-9), folder / "round-00.npz"
    train(RULES, more, tmp_path, silent, heard.append, begin)
    assert [row["samples"] for row in heard] == [TINY.later]
    with np.load(begin) as left, np.load(tmp_path / "round-00.npz") as right:
        assert all(np.array_equal(left[name], right[name]) for name in left.files if name != "about")
        assert weights.digest(read(begin)) in str(right["about"])
    with pytest.raises(OtherRun):
        train(RULES, more, tmp_path, silent, begin=folder / "round-01.npz")
    with pytest.raises(OtherRun):
        train(RULES, more, tmp_path, silent)


@pytest.mark.parametrize("text", [b"", b"x", b"PK\x03\x04 broken"])
def test_a_file_without_networks_is_refused(text: bytes, folder: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(text)
    with pytest.raises(NoNetworks, match="no networks"):
        train(RULES, TINY, tmp_path / "run", silent, begin=tmp_path / "file")
    with pytest.raises(NoNetworks, match="no networks"):
        train(RULES, TINY, tmp_path / "run", silent, begin=tmp_path / "missing")
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize(("variant", "seats"), [("kids-jinx", 4), ("cancellation", 6), ("classic-6-jokers", 6)])
def test_rules_that_no_network_reads_are_refused(variant: str, seats: int, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="one pack"):
        train(oh.ruleset(variant, seats), TINY, tmp_path, silent)
    assert not list(tmp_path.iterdir())


def test_the_same_seed_gives_the_same_networks(folder: Path, tmp_path: Path) -> None:
    once = structs.replace(TINY, rounds=1)
    train(RULES, once, tmp_path, silent)
    with np.load(folder / "round-00.npz") as left, np.load(tmp_path / "round-00.npz") as right:
        assert left.files == right.files
        assert all(np.array_equal(left[name], right[name]) for name in left.files)


def test_fitting_finds_what_is_there_to_find() -> None:
    """Payoffs that follow from one feature are learned, whatever noise lies over them."""
    rng = np.random.default_rng(1)
    net = weights.fresh(20, 16, 8, rng)
    count = 20_000
    found = np.full((count, 4), -1, np.int16)
    found[:, 0] = rng.integers(0, 2, count)
    found[:, 1] = rng.integers(2, 20, count)
    cards = np.full((count, 18), -1, np.int8)
    cards[:, :2] = (4, 9)
    values = np.zeros((count, 18), np.int16)
    values[:, 0] = np.where(found[:, 0] == 1, 6, -6) + rng.integers(-3, 4, count)
    losses = fit(net, (found, cards, values), share=1 / 3, rate=3e-3, epochs=60, rng=rng)
    assert losses[-1] < 1.2 * 0.5 * np.var(rng.integers(-3, 4, count) / 3) + 0.1
    assert losses[-1] < losses[0] / 4
