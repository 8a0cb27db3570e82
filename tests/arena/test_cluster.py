"""Blocks on a Ray cluster: the same figures as one process, whatever comes first, is lost or fails.

The first tests stand on a Ray of this process that answers in the worst order; the last (`make soak`, where Ray is
installed) on a real cluster of two nodes.
"""

from __future__ import annotations

import csv
import pickle
import random
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import openhearts as oh
from openhearts.arena import cluster
from openhearts.arena.cluster import AUTO, ClusterFailed, is_address
from openhearts.arena.runner import MatchPlayed
from openhearts.bots.bot_specs import bot_from, files_of
from openhearts.errors import MissingExtra, Why

KIDS = oh.ruleset("kids-jinx", 3)
OWN = """
import os, time
from pathlib import Path
import openhearts as oh

class First(oh.Bot):
    def choose(self, view, budget, rng):
        return next(iter(view.options))

class Late(First):
    def choose(self, view, budget, rng):
        if view.public.deal_number >= 3:
            raise RuntimeError("the third deal is too much")
        return super().choose(view, budget, rng)

class DiesOnce(First):
    mark = Path({mark!r})
    def choose(self, view, budget, rng):
        if view.public.deal_number == 2 and not self.mark.exists():
            self.mark.touch()
            os._exit(7)
        return super().choose(view, budget, rng)

class Where(First):
    def choose(self, view, budget, rng):
        import ray
        (Path({nodes!r}) / ray.get_runtime_context().get_node_id()).touch()
        return super().choose(view, budget, rng)

class Slow(First):
    def choose(self, view, budget, rng):
        time.sleep(0.01)
        return super().choose(view, budget, rng)

class Dies(First):
    def choose(self, view, budget, rng):
        os._exit(7)
"""


@pytest.fixture
def own(tmp_path: Path) -> str:
    path = tmp_path / "there" / "own.py"
    path.parent.mkdir()
    (tmp_path / "nodes").mkdir()
    path.write_text(OWN.format(mark=str(tmp_path / "mark"), nodes=str(tmp_path / "nodes")), encoding="utf-8")
    return str(path)


# --- a Ray of this process --------------------------------------------------------------------------------------------


class RayError(Exception):
    """Everything that goes wrong in a cluster."""


class RayTaskError(RayError):
    """An exception of what it was asked to do."""


class Ray(ModuleType):
    """As much of Ray as is used, played here: the block asked for last is finished first."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)
        self.cloudpickle = SimpleNamespace(register_pickle_by_value=lambda module: None)
        self.given: list[dict[str, object]] = []
        self.finished: list[int] = []
        self.cancelled: list[int] = []
        self.most_waiting = 0
        self.is_connected = False
        self.lost: type[Exception] | None = None

    def is_initialized(self) -> bool:
        return self.is_connected

    def init(self, **given: object) -> None:
        self.given.append(given)
        self.is_connected = True

    def shutdown(self) -> None:
        self.is_connected = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def get_runtime_context(self) -> SimpleNamespace:
        return SimpleNamespace(runtime_env={})

    def put(self, value: object) -> bytes:
        return pickle.dumps(value)

    def remote(self, function: Callable[..., object]) -> Any:
        def ask(*told: object) -> SimpleNamespace:
            return Ref(index=told[-1], answer=lambda: pickle.dumps(function(*told)))

        return SimpleNamespace(options=lambda **given: SimpleNamespace(remote=ask))

    def wait(self, refs: Sequence[Any], num_returns: int, timeout: float | None = None) -> tuple[list[Any], list[Any]]:
        self.most_waiting = max(self.most_waiting, len(refs))
        return [refs[-1]], list(refs[:-1])

    def get(self, ref: Any) -> object:
        if isinstance(ref, bytes):
            return pickle.loads(ref)
        if self.lost is not None:
            raise self.lost("The worker died.\nMore of it.")
        self.finished.append(ref.index)
        return pickle.loads(ref.answer())

    def cancel(self, ref: Any, force: bool) -> None:
        self.cancelled.append(ref.index)


class Ref(SimpleNamespace):
    """What stands for an answer that is not there yet."""

    __hash__ = object.__hash__  # type: ignore[assignment]


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    found = Ray()
    monkeypatch.setitem(sys.modules, "ray", found)
    monkeypatch.setattr(cluster, "need", lambda extra: None)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    return found


def test_blocks_that_come_in_any_order_give_the_same_figures(ray: Ray, own: str) -> None:
    players = ["club", f"{own}:First", "random"]
    told: list[tuple[int, int]] = []
    kept: list[MatchPlayed] = []
    found = oh.arena(players, KIDS, 40, 1, lambda *done: told.append(done), keep_records=kept.append, ray=AUTO)
    alone = oh.arena(players, KIDS, 40, 1)
    assert ray.finished != sorted(ray.finished) and sorted(ray.finished) == list(range(40))
    assert found.csv() == alone.csv() and [block.index for block in found.blocks] == list(range(40))
    assert told == [(done, 40) for done in range(1, 41)] and len(kept) == 40 * 6
    assert {name for match in kept for name in match.bots} == set(players), "a file that travelled keeps its name"
    assert not ray.is_connected and ray.given[0]["address"] == AUTO
    assert ray.most_waiting <= 16, "a cluster gets what it can play, not everything at once"
    assert oh.simulate(players, KIDS, 9, 1, ray=AUTO).csv() == oh.simulate(players, KIDS, 9, 1).csv()


def test_the_first_failure_is_raised_whichever_comes_first(ray: Ray, own: str, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    players = ["club", f"{own}:Late", "club"]
    with pytest.raises(oh.BotFailed) as caught:
        oh.arena(players, KIDS, 12, 1, ray=AUTO, resume=path)
    with pytest.raises(oh.BotFailed) as alone:
        oh.arena(players, KIDS, 12, 1)
    assert str(caught.value) == str(alone.value) and caught.value.data["deal"] == 3
    assert caught.value.data["name"] == f"{own}:Late" and "too much" in caught.value.traceback
    assert not ray.is_connected
    assert len(path.read_text(encoding="utf-8").splitlines()) == 1 + 2, "what was finished is kept"
    tolerant = oh.arena(players, KIDS, 12, 1, ray=AUTO, resume=path, tolerate=True)
    assert tolerant.csv() == oh.arena(players, KIDS, 12, 1, tolerate=True).csv() and tolerant.n_failures > 0


def test_a_run_that_is_stopped_asks_for_nothing_more_and_goes_on(ray: Ray, tmp_path: Path) -> None:
    def stop(done: int, wanted: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    path = tmp_path / "run.jsonl"
    part = oh.arena(["club", "random", "random"], KIDS, 8, 1, stop, ray=AUTO, resume=path)
    assert part.is_interrupted and part.n_blocks == 3
    assert set(ray.cancelled) == set(range(8)) - set(ray.finished) and not ray.is_connected
    ray.finished.clear()
    whole = oh.arena(["club", "random", "random"], KIDS, 8, 1, ray=AUTO, resume=path)
    assert len(ray.finished) == 5 and whole.csv() == oh.arena(["club", "random", "random"], KIDS, 8, 1).csv()
    ray.given.clear()
    oh.arena(["club", "random", "random"], KIDS, 8, 1, ray=AUTO, resume=path)
    assert ray.given == [], "nothing is left to play: no cluster is asked"


def test_a_cluster_that_cannot_go_on_says_so(ray: Ray) -> None:
    ray.lost = RayError
    with pytest.raises(ClusterFailed, match=r"The worker died\. What --resume") as caught:
        oh.arena(["club"], KIDS, 3, ray=AUTO)
    assert caught.value.why is Why.CLUSTER_LOST and caught.value.traceback == ""
    ray.lost = RayTaskError
    with pytest.raises(ClusterFailed) as caught:
        oh.arena(["club"], KIDS, 3, ray=AUTO)
    assert "More of it." in caught.value.traceback


def test_a_program_that_is_connected_stays_connected(ray: Ray) -> None:
    ray.is_connected = True
    oh.arena(["club"], KIDS, 2, ray="10.0.0.5:6379")
    assert ray.is_connected and ray.given == []


def test_where_nothing_listens_nobody_waits(ray: Ray) -> None:
    with pytest.raises(ClusterFailed, match=r"127\.0\.0\.1:1") as caught:
        oh.arena(["club"], KIDS, 2, ray="127.0.0.1:1")
    assert caught.value.why is Why.NO_CLUSTER and ray.given == []


def test_the_extra_is_asked_for_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openhearts.core.extras.missing", lambda extra: ("ray",))
    for play in (oh.arena, oh.simulate):
        with pytest.raises(MissingExtra, match=r'pip install "openhearts\[ray\]"'):
            play(["club"], KIDS, 3, ray=AUTO)


def test_files_of_bots_are_opened_where_they_lie(own: str, tmp_path: Path) -> None:
    spec = f"{tmp_path}/elsewhere/mine.py:First"
    assert files_of(spec) == (f"{tmp_path}/elsewhere/mine.py",)
    moved = bot_from(spec, {f"{tmp_path}/elsewhere/mine.py": own})
    assert type(moved).__name__ == "First" and moved.spec == spec
    assert bot_from("club", {"club": own}).spec == "club"
    assert files_of("expert:worlds=64") == () == files_of("club") == files_of(f"cmd:{own}")
    kept = next(Path(oh.__file__).parent.rglob("*.npz"))
    assert bot_from("master:networks=far/away.npz,weigh=1", {"far/away.npz": str(kept)}).spec == (
        "master:networks=far/away.npz,weigh=1"
    )


@pytest.mark.parametrize("wrong", ["classic", 5, "host:", "", ("auto",)])
def test_what_is_no_address_is_refused(wrong: Any) -> None:
    assert not (isinstance(wrong, str) and is_address(wrong))
    with pytest.raises(oh.BadText) as caught:
        oh.simulate(["club"], KIDS, 3, ray=wrong)
    assert caught.value.why is Why.WRONG_KIND and caught.value.data["name"] == "ray"


# --- a cluster of two nodes -------------------------------------------------------------------------------------------


class Here(oh.Bot):
    """A bot of this file, which no node has."""

    name = "here"

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        return next(iter(view.options))


@pytest.fixture(scope="module")
def two_nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A cluster of two nodes with a core each, both on this machine."""
    with pytest.MonkeyPatch.context() as patch:
        token = tmp_path_factory.mktemp("ray") / "token"
        token.write_text(secrets.token_hex(32), encoding="utf-8")
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN_PATH", str(token))  # else Ray writes one into the home of the user
        utils = pytest.importorskip("ray.cluster_utils", reason="Ray is not installed: pip install ray")
        made = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        made.add_node(num_cpus=1)
        yield made
        made.shutdown()


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")
class TestTwoNodes:
    """It starts in some ten seconds: too long for `make test`."""

    def test_the_same_bytes_as_one_process(self, two_nodes: Any, own: str) -> None:
        players: list[str | oh.Bot] = ["club", f"{own}:First", "random"]
        for play in (oh.arena, oh.simulate):
            assert play(players, KIDS, 60, 5, ray=two_nodes.address).csv() == play(players, KIDS, 60, 5).csv()
        classic = oh.ruleset("classic")
        measured = ["expert:worlds=8,sense=0", "club", "club", "club"]
        assert oh.arena(measured, classic, 2, 1, ray=two_nodes.address).csv() == oh.arena(measured, classic, 2, 1).csv()
        ours: list[str | oh.Bot] = ["club", Here(), "random"]
        assert oh.arena(ours, KIDS, 6, 5, ray=two_nodes.address).csv() == oh.arena(ours, KIDS, 6, 5).csv()

    def test_a_failure_comes_with_its_traceback(self, two_nodes: Any, own: str) -> None:
        with pytest.raises(oh.BotFailed) as caught:
            oh.arena(["club", f"{own}:Late", "club"], KIDS, 12, 1, ray=two_nodes.address)
        assert caught.value.data["deal"] == 3 and "in choose" in caught.value.traceback

    def test_a_block_whose_process_was_killed_is_played_again(self, two_nodes: Any, own: str, tmp_path: Path) -> None:
        found = oh.arena([f"{own}:DiesOnce", "club", "club"], KIDS, 8, 1, ray=two_nodes.address)
        assert (tmp_path / "mark").exists()
        assert found.csv() == oh.arena([f"{own}:DiesOnce", "club", "club"], KIDS, 8, 1).csv()
        with pytest.raises(ClusterFailed) as caught:
            oh.arena([f"{own}:Dies", "club", "club"], KIDS, 4, 1, ray=two_nodes.address)
        assert caught.value.why is Why.CLUSTER_LOST

    def test_a_node_that_is_lost_takes_no_block_along(self, two_nodes: Any, own: str) -> None:
        players, third = ["club", f"{own}:First", "club"], two_nodes.add_node(num_cpus=1)

        def lose(done: int, wanted: int) -> None:
            if done == 5:
                two_nodes.remove_node(third, allow_graceful=False)

        found = oh.arena(players, KIDS, 300, 1, lose, ray=two_nodes.address)
        assert found.csv() == oh.arena(players, KIDS, 300, 1).csv()

    def test_a_stopped_run_goes_on(self, two_nodes: Any, own: str, tmp_path: Path) -> None:
        def stop(done: int, wanted: int) -> None:
            if done == 4:
                raise KeyboardInterrupt

        players, path = ["club", f"{own}:First", "club"], tmp_path / "run.jsonl"
        part = oh.arena(players, KIDS, 40, 1, stop, ray=two_nodes.address, resume=path)
        assert part.is_interrupted and part.n_blocks == 4
        whole = oh.arena(players, KIDS, 40, 1, ray=two_nodes.address, resume=path)
        assert whole.csv() == oh.arena(players, KIDS, 40, 1).csv()

    def test_both_nodes_play(self, two_nodes: Any, own: str, tmp_path: Path) -> None:
        oh.arena([f"{own}:Where", "club", "club"], KIDS, 60, 1, ray=two_nodes.address)
        assert len(list((tmp_path / "nodes").iterdir())) == 2

    def test_what_is_printed_is_the_figures_alone(self, two_nodes: Any, own: str, tmp_path: Path) -> None:
        """Ray tells on the standard output of a process that was killed."""
        command = [sys.executable, "-m", "openhearts", "arena", "kids-jinx", "--players", f"{own}:DiesOnce,club,club"]
        asked = [*command, "--blocks", "8", "--csv", "-"]
        spread = subprocess.run([*asked, "--ray", two_nodes.address], capture_output=True, check=True)
        assert (tmp_path / "mark").exists()
        alone = subprocess.run([*asked, "--processes", "1"], capture_output=True, check=True)
        assert spread.stdout == alone.stdout != b""

    def test_ctrl_c_tells_what_is_finished(self, two_nodes: Any, own: str, tmp_path: Path) -> None:
        kept, figures, errors = tmp_path / "run.jsonl", tmp_path / "figures.csv", tmp_path / "errors"
        command = [sys.executable, "-m", "openhearts", "arena", "kids-jinx", "--players", f"{own}:Slow,club,club"]
        places = ["--resume", str(kept), "--csv", str(figures)]
        asked = [*command, *places, "--blocks", "2000", "--ray", two_nodes.address]
        with errors.open("wb") as said, subprocess.Popen(asked, stdout=said, stderr=said) as running:
            while running.poll() is None and (not kept.exists() or kept.read_bytes().count(b"\n") < 6):
                time.sleep(0.05)
            running.send_signal(signal.SIGINT)
            assert running.wait() == 130, errors.read_text(encoding="utf-8")
        n_blocks = len(kept.read_text(encoding="utf-8").splitlines()) - 1
        rows = list(csv.DictReader(figures.read_text(encoding="utf-8").splitlines()))
        assert 5 <= n_blocks < 2000 and {row["blocks"] for row in rows} == {str(n_blocks)}
