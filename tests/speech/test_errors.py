"""Errors of files and rules, as people meet them: said in every language, by what really goes wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import openhearts.api as oh
from openhearts.errors import OpenHeartsError
from openhearts.games import registry
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker

RECORD = Path(__file__).parents[1] / "golden" / "classic-4.txt"
RULES: dict[str, Callable[[Path], Any]] = {
    "no-variant": lambda folder: registry.variant("clasic"),
    "seats": lambda folder: registry.ruleset("classic", 9),
    "no-parameter": lambda folder: registry.ruleset("classic", 4, {"foo": 1}),
    "bad-parameter": lambda folder: registry.ruleset("classic", 4, {"lead.broken_when": "newer"}),
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
    "no-record-head": lambda text: "hello",
    "no-text": lambda text: "\0" + text,
    "line-too-long": lambda text: "x" * 100_000,
    "cut-off": lambda text: text[: text.index("[Result")],
    "rules-say": lambda text: text.replace('[Seats "4"]', '[Seats "5"]'),
    "digest": lambda text: text.replace("end.limit = 100", "end.limit = 90"),
    "winner": lambda text: replaced(text, "Trick 1:", lambda line: f"{line[:-1]}{(int(line[-1]) + 1) % 4}"),
    "points": lambda text: replaced(text, "[Points", lambda line: '[Points "26 26 26 26"]'),
    "card-too-often": lambda text: replaced(
        text, "Hand 0:", lambda line: f"{line[:8]}{line[8:].split()[1]} {line[8:].split(' ', 1)[1]}"
    ),
    "no-card": lambda text: replaced(text, "Hand 0:", lambda line: f"Hand 0: ZZ {line[8:].split(' ', 1)[1]}"),
    "play-refused": lambda text: replaced(text, "Trick 2:", twisted),
}

HERZ: dict[str, dict[str, Any]] = {
    "herz-no-turn": {"plays": "48 (48)"},
    "herz-no-action": {"plays": "48: jump"},
    "herz-no-card": {"plays": "QS"},
    "herz-twice": {"plays": "48: keep, 48"},
    "not-in-pack": {"plays": "99"},
    "herz-stock-empty": {"plays": "48: discard, 47", "stock": 1},
    "herz-undecided": {"plays": "48, 47"},
    "herz-only-a-card": {"drawn": "48: keep"},
    "herz-number": {"plays": "2. 48"},
    "herz-turn": {"plays": "P1 48"},
    "herz-outcome": {"plays": "48: keep (47)"},
    "herz-after-end": {"plays": "48: keep, 47: keep, 40: left, 39: left, 30: right, 3", "length": 1},
    "herz-starter": {"plays": "48: keep, 45: keep, ST: steal 0 start start, 30", "seats": 3},
    "herz-refused": {"plays": "48: left, 47"},
    "all-decided": {"plays": "48: discard", "stock": 1},
    "herz-draw": {"plays": "48: discard"},
    "no-seat": {"drawn": "48", "seat": 7},
    "scores-for-seats": {"drawn": "48", "scores": [1]},
    "deals-from-one": {"drawn": "48", "deal_number": 0},
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


def whys(error: OpenHeartsError) -> list[str]:
    """The members that an error says, from the outermost to the innermost."""
    found, fault = [], error.fault
    while fault is not None:
        found.append(fault.why.key)
        fault = fault.fields.get("cause")
    return found


def check(error: OpenHeartsError, key: str) -> None:
    assert key in whys(error), f"{key}: {error!r}"
    said = {language: Speaker(language).error(error) for language in languages()}
    assert len(set(said.values())) > 9, said
    assert said["en"] == str(error)
    for text in said.values():
        assert text and ".." not in text.replace("...", "") and "?." not in text, text


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
    """The sentence behind the name of the entry, and the whole."""
    told = {"seat": 0, "first_leader": 0} | HERZ[key]
    options = {"tower.row_length": told.pop("length", 6), "tower.steal_start_card": "if_alone"}
    rules = oh.ruleset("herz-an-herz", told.pop("seats", 2), options | {"tower.steal_as_start": True})
    if rules.seats == 3:
        told |= {"seat": 1, "first_leader": None}
    with pytest.raises(OpenHeartsError) as caught:
        oh.seat_view(rules, **told)
    check(caught.value, key)


def test_cards_are_called_as_the_reader_calls_them_where_the_rules_are_known() -> None:
    """A refusal at the table names the card; a file is quoted as it is written."""
    deal = oh.deal(oh.ruleset("plain-hearts", 4), seed=1)
    turn = deal.turn
    assert turn is not None
    missing = next(card for card in ("QS", "KS", "AS", "2C", "3D") if card not in map(str, deal.view(turn).hand))
    with pytest.raises(oh.IllegalAction) as caught:
        deal.play(missing)
    german = Speaker("de")
    assert german.error(caught.value, deal.view(turn)).startswith(german.sentence(german.card(missing)))
    assert german.error(caught.value).startswith(f"{missing}: ")
    other = (turn + 1) % 4
    with pytest.raises(oh.NotToAct) as late:
        deal.act(other, next(iter(deal.options(turn))))
    assert german.error(late.value) == f"Du bist nicht dran: Platz {turn} ist am Zug."
    names = ("Anna", "Ben", "Clara", "David")
    assert german.error(late.value, deal.view(other), names) == f"Du bist nicht dran: {names[turn]} ist am Zug."
