"""The golden records: one match of each preset and table size is read, checked and written again, byte by byte.

They hold what the rules give today; tests/golden/make.py writes them anew.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import openhearts as oh
from openhearts.records import read
from tests.golden.make import FAIR, HERE, PRESETS, golden

ROOT = Path(__file__).resolve().parents[2]
ALL = [(variant, seats) for variant, sizes in PRESETS.items() for seats in sizes]
every_match = pytest.mark.parametrize(("variant", "seats"), ALL)


@every_match
def test_a_golden_record_is_read_and_checked_again(variant: str, seats: int) -> None:
    path = HERE / f"{variant}-{seats}.txt"
    record = read(path)
    report = record.check(shuffle=True)
    assert record.rules == oh.ruleset(variant, seats=seats)
    assert report.n_shuffles == report.n_deals == len(record.deals)
    assert report.n_actions > 20
    assert record.text().encode() == path.read_bytes()
    assert read(record.jsonl()).bare() == record.bare()


@every_match
def test_the_same_seed_gives_the_same_record(variant: str, seats: int) -> None:
    assert golden(variant, seats).text().encode() == (HERE / f"{variant}-{seats}.txt").read_bytes()


@pytest.mark.parametrize(("variant", "seats"), sorted(FAIR))
def test_the_stand_alone_verifier_agrees(variant: str, seats: int) -> None:
    script, path = ROOT / "examples" / "verify_deal.py", HERE / f"{variant}-{seats}.txt"
    done = subprocess.run([sys.executable, "-I", str(script), str(path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("fits") == len(read(path).deals)


def test_the_stand_alone_verifier_says_which_record_tells_no_commitment(tmp_path: Path) -> None:
    script, path = ROOT / "examples" / "verify_deal.py", tmp_path / "seeded.txt"
    path.write_text(oh.match(oh.ruleset("classic"), seed=7).record().text(), encoding="utf-8")
    done = subprocess.run([sys.executable, "-I", str(script), str(path)], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "No [Fair] there\n")


@pytest.mark.parametrize("text", ["", oh.match(oh.ruleset("classic"), seed=7).record().jsonl()])
def test_the_stand_alone_verifier_says_where_it_checks_nothing(text: str, tmp_path: Path) -> None:
    script, path = ROOT / "examples" / "verify_deal.py", tmp_path / "q.jsonl"
    path.write_text(text, encoding="utf-8")
    done = subprocess.run([sys.executable, "-I", str(script), str(path)], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "No deal as text is here\n")


def verified(text: str, folder: Path) -> subprocess.CompletedProcess[str]:
    script, path = ROOT / "examples" / "verify_deal.py", folder / "record.txt"
    path.write_text(text, encoding="utf-8")
    return subprocess.run([sys.executable, "-I", "-O", str(script), str(path)], capture_output=True, text=True)


def test_the_stand_alone_verifier_says_which_deal_is_not_over_yet(tmp_path: Path) -> None:
    """The terminal writes such a record when somebody leaves in the middle of a deal."""
    text = (HERE / "classic-4.txt").read_text(encoding="utf-8")
    first, second, rest = text.partition("\n[Deal ")
    told = re.sub(r' secret="\w+"', "", rest.partition("\n[Points")[0])
    done = verified(first + second + told + '\n\n[Result "unfinished"]\n', tmp_path)
    wanted = "deal 1 goes on\n"
    assert (done.returncode, done.stdout, done.stderr) == (0, wanted, "")


def test_the_stand_alone_verifier_says_which_deal_does_not_fit(tmp_path: Path) -> None:
    text = (HERE / "classic-4.txt").read_text(encoding="utf-8")
    hand = re.search(r"(?m)^Hand 0: (\S+) (\S+)", text)
    assert hand is not None
    other = re.search(r"(?m)^Hand 1: (\S+)", text)
    assert other is not None
    swapped = text.replace(f"Hand 0: {hand[1]}", f"Hand 0: {other[1]}", 1).replace(
        f"Hand 1: {other[1]}", f"Hand 1: {hand[1]}", 1
    )
    done = verified(swapped, tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "deal 1 does NOT fit\n")
    secret = re.search(r'secret="(\w+)"', text)
    assert secret is not None
    done = verified(text.replace(secret[1], secret[1][:-1] + ("0" if secret[1][-1] != "0" else "1"), 1), tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "deal 1 does NOT fit\n")
