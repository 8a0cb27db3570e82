"""Errors of files and rules, as people meet them: worded in every language, by what really goes wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import openhearts.api as oh
from openhearts.errors import OpenHeartsError
from openhearts.games import registry
from openhearts.speech import details
from openhearts.speech.speaker import Speaker

RECORD = Path(__file__).parents[1] / "golden" / "classic-4.txt"
RULES: dict[str, Callable[[Path], Any]] = {
    "no-variant": lambda folder: registry.variant("clasic"),
    "seats": lambda folder: registry.ruleset("classic", 9),
    "no-parameter": lambda folder: registry.ruleset("classic", 4, {"foo": 1}),
    "bad-value": lambda folder: registry.ruleset("classic", 4, {"lead.broken_when": "newer"}),
    "bundle": lambda folder: registry.ruleset("classic", 4, {"sun": "maybe"}),
    "two-packs": lambda folder: registry.ruleset("classic", 4, {"pack.count": 2}),
    "no-file": lambda folder: registry.load_ruleset(folder / "nothing.toml", 4, {}),
    "empty-file": lambda folder: registry.load_ruleset(written(folder, b""), 4, {}),
    "no-utf8": lambda folder: registry.load_ruleset(written(folder, b"\xff\xfe"), 4, {}),
    "no-toml": lambda folder: registry.load_ruleset(written(folder, b"[score"), 4, {}),
    "no-bot": lambda folder: oh.bot("klub"),
}
RECORDS: dict[str, Callable[[str], str]] = {
    "empty-record": lambda text: "",
    "no-record": lambda text: "hello",
    "no-text": lambda text: "\0" + text,
    "long-line": lambda text: "x" * 100_000,
    "cut-off": lambda text: text[: text.index("[Result")],
    "rules-say": lambda text: text.replace('[Seats "4"]', '[Seats "5"]'),
    "digest": lambda text: text.replace("end.limit = 100", "end.limit = 90"),
    "winner": lambda text: replaced(text, "Trick 1:", lambda line: f"{line[:-1]}{(int(line[-1]) + 1) % 4}"),
    "points": lambda text: replaced(text, "[Points", lambda line: '[Points "26 26 26 26"]'),
    "twice": lambda text: replaced(
        text, "Hand 0:", lambda line: f"{line[:8]}{line[8:].split()[1]} {line[8:].split(' ', 1)[1]}"
    ),
    "no-card": lambda text: replaced(text, "Hand 0:", lambda line: f"Hand 0: ZZ {line[8:].split(' ', 1)[1]}"),
    "refused": lambda text: replaced(text, "Trick 2:", twisted),
}

HERZ: dict[str, dict[str, Any]] = {
    "herz-no-turn": {"plays": "48 (48)"},
    "herz-no-action": {"plays": "48: jump"},
    "herz-no-card": {"plays": "QS"},
    "herz-twice": {"plays": "48: keep, 48"},
    "herz-not-in-pack": {"plays": "99"},
    "herz-stock-empty": {"plays": "48: discard, 47", "stock": 1},
    "herz-undecided": {"plays": "48, 47"},
    "herz-only-a-card": {"drawn": "48: keep"},
    "herz-number": {"plays": "2. 48"},
    "herz-turn": {"plays": "P1 48"},
    "herz-outcome": {"plays": "48: keep (47)"},
    "herz-after-end": {"plays": "48: keep, 47: keep, 40: left, 39: left, 30: right, 3", "length": 1},
    "herz-starter": {"plays": "48: keep, 45: keep, ST: steal 0 start start, 30", "seats": 3},
    "herz-refused": {"plays": "48: left, 47"},
    "herz-over": {"plays": "48: discard", "stock": 1},
    "herz-draw": {"plays": "48: discard"},
    "no-seat": {"drawn": "48", "seat": 7},
    "scores": {"drawn": "48", "scores": [1]},
    "from-one": {"drawn": "48", "deal_number": 0},
}


def written(folder: Path, content: bytes) -> Path:
    path = folder / "rules.toml"
    path.write_bytes(content)
    return path


def replaced(text: str, start: str, change: Callable[[str], str]) -> str:
    lines = text.split("\n")
    at = next(idx for idx, line in enumerate(lines) if line.startswith(start))
    lines[at] = change(lines[at])
    return "\n".join(lines)


def twisted(line: str) -> str:
    """A trick whose leader plays a card that the third in turn plays later."""
    head, leader, first, second, third, *rest = _parts(line)
    return " ".join([head, leader, third, second, first, *rest])


def _parts(line: str) -> list[str]:
    head, _, cards = line.partition(": ")
    return [f"{head}:", *cards.split(" ")]


def check(error: OpenHeartsError, key: str) -> None:
    pattern = next(pattern for pattern, message in details._KNOWN if message == f"detail-{key}")
    bare = getattr(error, "bare", None) or str(error).partition(" (allowed: ")[0].partition("; did you mean ")[0]
    assert pattern.fullmatch(str(error) if key == "no-bot" else bare), f"{key}: {bare}"
    english, german = Speaker("en").error(error), Speaker("de").error(error)
    assert english != german
    for said in (english, german):
        assert said and ".." not in said and "?." not in said, said


@pytest.mark.parametrize("key", RULES)
def test_rules_and_bots(key: str, tmp_path: Path) -> None:
    with pytest.raises(OpenHeartsError) as caught:
        RULES[key](tmp_path)
    check(caught.value, key)


@pytest.mark.parametrize("key", RECORDS)
def test_records(key: str, tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.write_text(RECORDS[key](RECORD.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(OpenHeartsError) as caught:
        oh.read(path).check()
    check(caught.value, key)


@pytest.mark.parametrize("key", HERZ)
def test_turns_of_herz_an_herz(key: str) -> None:
    """The sentence behind the name of the entry is known, and so is the whole."""
    told = {"seat": 0, "first_leader": 0} | HERZ[key]
    options = {"tower.row_length": told.pop("length", 6), "tower.steal_start_card": "if_alone"}
    rules = oh.ruleset("herz-an-herz", told.pop("seats", 2), options | {"tower.steal_as_start": True})
    if rules.seats == 3:
        told |= {"seat": 1, "first_leader": None}
    with pytest.raises(OpenHeartsError) as caught:
        oh.seat_view(rules, **told)
    text = str(caught.value)
    place = text.partition(", ")[0]
    entry = next((pattern for pattern, message in details._KNOWN if message == f"detail-{place.split()[0]}"), None)
    found = entry.fullmatch(text) if entry is not None else None
    check(caught.value if found is None else OpenHeartsError(found["rest"]), key)
    english, german = Speaker("en").error(caught.value), Speaker("de").error(caught.value)
    assert found is None or ("entry" not in english and found["rest"] not in german)
