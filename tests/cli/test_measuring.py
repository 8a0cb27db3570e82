"""`simulate` and `arena` on the command line: what both take, what stops them, and what they leave behind."""

from __future__ import annotations

import errno
import json
import os
import sys
from pathlib import Path

import pytest

from openhearts.records import read
from tests.cli.conftest import Process, Runner

BOTS = '''
import openhearts as oh

class Raises(oh.Bot):
    """Falls over in its first play."""

    def choose(self, view, budget, rng):
        return self.book[view.seat]

class Talks(oh.Bot):
    """Says what it thinks."""

    def choose(self, view, budget, rng):
        print("let me see")
        return next(iter(view.options))

class Nonsense(oh.Bot):
    """Wants what it may not."""

    def choose(self, view, budget, rng):
        return "queen, please"
'''
LANGUAGES = ["en", "fr", "es", "de", "it", "nl", "sv", "da", "nb", "pl", "ru", "ro"]
COMMANDS = [("arena", "--blocks"), ("simulate", "--matches")]


@pytest.fixture
def own(tmp_path: Path) -> str:
    path = tmp_path / "mine.py"
    path.write_text(BOTS, encoding="utf-8")
    return str(path)


def command(name: str, option: str, first: str, *more: str, count: int = 2) -> list[str]:
    players = f"{first};club;club"
    return [name, "kids-jinx", "--players", players, option, str(count), "--processes", "1", *more]


@pytest.mark.parametrize(("name", "option"), COMMANDS)
@pytest.mark.parametrize(
    ("first", "traced", "said"),
    [
        ("{own}:Raises", "AttributeError: 'Raises' object has no attribute 'book'", "AttributeError"),
        ("{own}:Nonsense", "mine.py", "which is not legal"),
        ("cmd:./no-such-program", "FileNotFoundError", "no-such-program"),
        ("cmd:" + sys.executable + ' -c "raise SystemExit(4)"', "in choose", "4"),
        ("cmd:" + sys.executable + ' -c "print(7)"', "in choose", "“7”"),
    ],
)
def test_a_bot_that_fails_ends_the_run_with_its_traceback(
    run: Runner, own: str, name: str, option: str, first: str, traced: str, said: str, tmp_path: Path
) -> None:
    figures = tmp_path / "figures.csv"
    done = run(*command(name, option, first.format(own=own), "--csv", str(figures)))
    assert done.exit_code == 2 and done.stdout == "" and not figures.exists()
    assert done.stderr.startswith("Traceback") and traced in done.stderr
    assert said in done.stderr.splitlines()[-1] and "--tolerate" in done.stderr.splitlines()[-1]


FIRST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    options = asked["view"]["options"]
    action = " ".join(["pass", *options["cards"][:3]]) if options["kind"] == "pass" else options["cards"][0]
    print(json.dumps({"id": asked["id"], "action": action}), flush=True)
"""


@pytest.mark.parametrize("between", [";", ","])
@pytest.mark.parametrize(("name", "option"), COMMANDS)
def test_what_stands_in_quotes_parts_no_players(
    run: Runner, name: str, option: str, between: str, tmp_path: Path
) -> None:
    """A program may be given in a line, with `;` and `,` in it."""
    (tmp_path / "first.py").write_text(FIRST, encoding="utf-8")
    line = f"import runpy; runpy.run_path({str(tmp_path / 'first.py')!r}, None, '')"
    players = ["club", f'cmd:{sys.executable} -c "{line}"', "random"]
    done = run(name, "kids-jinx", "--players", between.join(players), option, "1", "--processes", "1", "--json")
    assert done.exit_code == 0, done.stderr
    assert {one["bot"] for one in json.loads(done.stdout)["players"]} == {*players}


@pytest.mark.parametrize(("name", "option"), COMMANDS)
def test_failures_are_counted_where_they_are_tolerated(
    run: Runner, own: str, name: str, option: str, tmp_path: Path
) -> None:
    figures = tmp_path / "figures.csv"
    asked = command(name, option, f"{own}:Nonsense", "--tolerate")
    table = run(*asked, "--csv", str(figures))
    assert table.exit_code == 0 and "Failures" in table.output
    heads, first, *others = [line.split(",") for line in figures.read_text(encoding="utf-8").splitlines()]
    failures = int(first[heads.index("failures")])
    assert failures == int(first[heads.index("decisions")]) > 0
    assert all(other[heads.index("failures")] == "0" for other in others)
    found = json.loads(run(*asked, "--json").stdout)
    assert found["tolerant"] and found["failures"] == failures == found["players"][0]["failures"]
    assert "Failures" not in run(*command(name, option, "club")).output


@pytest.mark.parametrize("processes", ["1", "2"])
@pytest.mark.parametrize(("name", "option"), COMMANDS)
def test_what_bots_print_does_not_mix_with_the_figures(
    process: Process, own: str, name: str, option: str, processes: str
) -> None:
    asked = [*command(name, option, f"{own}:Talks", count=6)[:-1], processes]
    done = process(*asked, "--csv", "-")
    assert done.returncode == 0 and done.stdout.count(b"\n") == len(done.stdout.splitlines()) > 2
    assert done.stdout.startswith(b"player,bot,") and b"let me see" not in done.stdout
    assert b"let me see" in done.stderr
    assert json.loads(process(*asked, "--json").stdout)["failures"] == 0


@pytest.mark.parametrize(("name", "option"), COMMANDS)
def test_places_are_checked_before_anything_is_played(
    run: Runner, name: str, option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*args: object, **told: object) -> None:
        raise AssertionError("it was played")

    monkeypatch.setattr("openhearts.arena.runner.play_block", never)
    taken = tmp_path / "taken"
    taken.write_text("mine", encoding="utf-8")
    wrong = [
        ("--csv", str(taken / "such.csv")),
        ("--csv", str(tmp_path)),
        ("--resume", str(taken / "such.jsonl")),
        ("--resume", str(tmp_path)),
        ("--records", str(taken)),
        ("--records", str(taken / "below")),
        ("--csv", str(tmp_path / "one"), "--resume", str(tmp_path / "one")),
        ("--csv", "-", "--json"),
        ("--csv", "/proc/no-such-place/x"),
    ]
    for places in wrong:
        refused = run(*command(name, option, "club", *places))
        assert refused.exit_code == 2 and places[0] in refused.stderr, (places, refused.output, refused.exception)
        assert refused.stdout == "" and len(refused.stderr.splitlines()) == 1
    assert taken.read_text(encoding="utf-8") == "mine"


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="everything may be written here")
def test_a_folder_that_may_not_be_written_is_no_place(run: Runner, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        refused = run(*command("arena", "--blocks", "club", "--csv", str(tmp_path / "figures.csv")))
    finally:
        tmp_path.chmod(0o700)
    assert refused.exit_code == 2 and "--csv" in refused.stderr


@pytest.mark.parametrize(("name", "option"), COMMANDS)
def test_more_or_fewer_players_than_seats_are_refused(run: Runner, name: str, option: str) -> None:
    for seats, players in (
        ("3", "club,club,club,club"),
        ("4", "club,casual"),
        ("3", "club,random,random,random,random"),
    ):
        refused = run(name, "kids-jinx", "--seats", seats, "--players", players, option, "2")
        assert refused.exit_code == 2 and refused.stdout == "", refused.output
        assert f"is {players.count(',') + 1}, that of seats {seats}" in refused.stderr
    many = run(name, "kids-jinx", "--players", ",".join(["club"] * 40), option, "2")
    assert many.exit_code == 2 and many.stdout == ""


@pytest.mark.parametrize(("name", "option"), COMMANDS)
def test_both_keep_blocks_records_and_figures(run: Runner, name: str, option: str, tmp_path: Path) -> None:
    kept, records = tmp_path / "new" / "one" / "run.jsonl", tmp_path / "records"  # folders are made
    figures = tmp_path / "new" / "two" / "figures.csv"
    places = ["--resume", str(kept), "--records", str(records), "--csv", str(figures)]
    assert run(*command(name, option, "random", *places, count=3)).exit_code == 0
    n_before = len(list(records.iterdir()))
    files = [str(file) for file in sorted(records.iterdir())]
    assert run("check", *files, "--bots", "--shuffle").exit_code == 0
    assert run(*command(name, option, "random", *places, count=9)).exit_code == 0
    assert len(list(records.iterdir())) == 3 * n_before
    alone = run(*command(name, option, "random", "--csv", "-", count=9))
    assert figures.read_text(encoding="utf-8") == alone.stdout
    timed = run(*command(name, option, "random", "--csv", "-", "--times", count=9)).stdout.splitlines()
    assert "p99_us" in timed[0] and "p99_us" not in alone.stdout
    heads = timed[0].split(",")
    for line in timed[1:]:
        figures_of = dict(zip(heads, line.split(","), strict=True))
        assert float(figures_of["p99_us"]) <= float(figures_of["worst_us"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cluster_needs_an_extra_and_says_which(run: Runner, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openhearts.core.extras.missing", lambda extra: ("ray",))
    for name, option in COMMANDS:
        for words in (["--ray", "local", "kids-jinx"], ["kids-jinx", "--ray"], ["--ray", "kids-jinx"]):
            refused = run(name, *words, option, "1", "--lang", language)
            assert refused.exit_code == 2 and refused.stdout == ""
            assert refused.stderr.strip().endswith('pip install "openhearts[ray]"')


def test_what_cannot_be_a_cluster_is_refused(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openhearts.core.extras.missing", lambda extra: ())
    refused = run("arena", "kids-jinx", "--ray", "nonsense", "--blocks", "1")
    assert refused.exit_code == 2 and refused.stderr == "--ray: “'nonsense'” cannot stand here. Write: auto\n"
    refused = run("arena", "--ray", "nonsense", "--blocks", "1")
    assert refused.exit_code == 2 and "“nonsense”" in refused.stderr, "a word alone is a variant"
    refused = run("simulate", "kids-jinx", "--ray", "--processes", "2")
    assert refused.exit_code == 2 and "--ray, --processes" in refused.stderr


def test_both_commands_take_the_same_options(run: Runner) -> None:
    helps = {name: run(name, "--help").output for name, _ in COMMANDS}
    taken = {name: {word for word in text.split() if word.startswith("--")} for name, text in helps.items()}
    assert taken["arena"] - taken["simulate"] == {"--blocks"} and taken["simulate"] - taken["arena"] == {"--matches"}
    assert {"--csv", "--json", "--records", "--resume", "--processes", "--tolerate"} <= taken["arena"]


@pytest.mark.parametrize(("name", "option"), COMMANDS)
def test_a_disk_that_is_full_is_no_place_called_none(
    run: Runner, name: str, option: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*args: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("openhearts.arena.runner.play_block", full)
    refused = run(*command(name, option, "club"))
    assert refused.exit_code == 2 and os.strerror(errno.ENOSPC) in refused.stderr and "None" not in refused.stderr


@pytest.mark.parametrize("told", [[], ["--json"], ["--csv", "-"]])
@pytest.mark.parametrize(("name", "option"), COMMANDS)
def test_a_run_that_is_stopped_at_once_prints_no_figures(
    run: Runner, name: str, option: str, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("openhearts.arena.runner.play_block", stopped)
    done = run(*command(name, option, "club", *told))
    assert (done.exit_code, done.stdout) == (130, "") and done.stderr.startswith("Stopped early")


def test_records_of_every_seed_have_names_of_their_own(run: Runner, tmp_path: Path) -> None:
    seeds = ["a b", "a-b", "a/b", "x" * 300, "x" * 301, "漢" * 300, ".", "", "7"]
    for seed in seeds:
        done = run(*command("arena", "--blocks", "random", "--seed", seed, "--records", str(tmp_path), count=1))
        assert done.exit_code == 0, done.output
    found = sorted(one.name for one in tmp_path.glob("*.txt"))
    assert len(found) % len(seeds) == 0 and {"7-0-0.txt", "a-b-0-0.txt"} <= {*found}
    assert {read(tmp_path / name).players[0].seed for name in found} == {f"{seed}/0" for seed in seeds}


@pytest.mark.parametrize("line", ["rules", "simulate", "arena", "advise", "play", "watch"])
def test_a_variant_beside_a_rule_file_must_be_one(run: Runner, tmp_path: Path, line: str) -> None:
    place = tmp_path / "mine.toml"
    place.write_text('extends = "kids-jinx"\nid = "mine"\nname = "Mine"\n', encoding="utf-8")
    done = run(line, "bogus", "--rules", str(place), given="")
    assert done.exit_code == 2 and done.stdout == "" and "“bogus”" in done.stderr


@pytest.mark.parametrize(
    ("language", "arena", "simulated"),
    [
        ("en", "1 block, one deal in 2 seatings, 2 deals;", "2 matches, 2 deals, 1 block in which"),
        ("de", "1 Block, ein Spiel in 2 Sitzordnungen, 2 Spiele;", "2 Partien, 2 Spiele, 1 Block, in dem"),
    ],
)
def test_one_block_is_one_and_not_several(run: Runner, language: str, arena: str, simulated: str) -> None:
    table = "kids-jinx", "--seats", "2", "--players", "random", "--processes", "1", "--lang", language
    assert arena in run("arena", *table, "--blocks", "1").output
    short = "--option", "end.limit=1"
    assert simulated in run("simulate", *table, *short, "--matches", "1").output
