"""Rule files and records made to exhaust whoever reads them: refused in words, in little memory."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import openhearts as oh
from openhearts.core import input_limits
from openhearts.core.input_limits import check_json, check_toml
from openhearts.core.option_text import read_option
from openhearts.errors import BadRuleset, BadText, OpenHeartsError
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from openhearts.tables.log import Sitting
from openhearts.tables.table import open_table
from openhearts.web.replay.keeping import LARGEST
from openhearts.web.rules_editor.house_rules import LARGEST_FILE

MEGABYTE = 1 << 20
CLASSIC = b'extends = "classic"\n'
# What a rule file of the size that a server takes can do; each as a line of its own would be.
RULES = {
    "dots": b".".join([b"a"] * 16_000) + b"=1",
    "dots over lines": b"\n".join(b".".join([b"a%d" % line] * 2_400) + b"=1" for line in range(4)),
    "dots apart": b" . ".join([b"a"] * 1_000) + b" = 1",
    "dots in quotes": b".".join([b'"a"'] * 2_000) + b"=1",
    "a dotted table": b"[" + b".".join([b"a"] * 2_000) + b"]",
    "a dotted list of tables": b"[[" + b".".join([b"a"] * 2_000) + b"]]",
    "dots after a text of four quotes": b'x = """a""""\n' + b".".join([b"a"] * 2_000) + b"=1",
    "dots after an odd text": b"x = ''''a'''''\n" + b".".join([b"a"] * 2_000) + b"=1",
    "dots after a remark": b"# '''\n" + b".".join([b"a"] * 2_000) + b"=1\n# '''",
    "dots inside a table": b"x = {" + b".".join([b"a"] * 2_000) + b"=1}",
    "lists": b"score.points = " + b"[" * 4_000 + b"]" * 4_000,
    "lists that do not end": b"score.points = " + b"[" * 9_000,
    "lists over lines": b"score.points = " + b"[\n" * 9_000,
    "tables": b"score.points = " + b"{a=" * 3_000 + b"1" + b"}" * 3_000,
    "tables and lists": b"score.points = " + b"[{a=" * 2_000 + b"1" + b"}]" * 2_000,
    "keys": b"\n".join(b"k%d=1" % key for key in range(7_000))[: LARGEST_FILE - 100],
    "headers": b"\n".join(b"[k%d]" % key for key in range(7_000))[: LARGEST_FILE - 100],
    "items": b"pass.cycle = [" + b'"L1",\n' * 5_000 + b"]",
    "items on one line": b"pass.cycle = [" + b"1," * 4_000 + b"]",
    "words": b'pass.cycle = "' + b"L1 " * 1_000 + b'"',
    "entries": b"score.points = {" + b",".join(b"a%d=1" % key for key in range(900)) + b"}",
    "digits": b"end.limit = " + b"9" * 9_000,
    "digits of another base": b"end.limit = 0x" + b"f" * 9_000,
    "digits with lines": b"end.limit = " + b"1_" * 4_000 + b"1",
    "a huge number": b"end.limit = 1e999999",
    "an exact huge number": b"end.limit = 999999999999999999",
    "a long line": b"#" * 30_000,
    "a long text": b'name = "' + b"a" * 9_000 + b'"',
    "a long text over lines": b'name = """' + b"a\n" * 9_000 + b'"""',
    "a text that does not end": b'name = "' + b'\\"' * 4_000,
    "very many that do not": b"\n".join(b'name = "' + b'\\"' * 2_000 for _ in range(7)),
    "quotes": b'name = """' + b'\\"""' * 2_000,
    "seats": b"players = [2, 99999999999999999999]",
    "many seats": b"players = [" + b"2," * 4_000 + b"3]",
    "cards": b"pack.count = 1000000",
    "jokers": b"pack.jokers = 1000000",
    "suits": b"pack.suits = [" + b'"C",' * 2_000 + b"]",
    "removed cards": b'pack.remove = "' + b"2C " * 1_200 + b'"',
    "hands": b"deal.hands = 1000000",
    "passed cards": b"pass.count = 1000000",
    "needs": b"moon.needs = {" + b",".join(b'"suit:H"=1' for _ in range(800)) + b"}",
    "many cards of a tower": b'extends = "herz-an-herz"\ntower.max_number = 100000',
    "a long row": b'extends = "herz-an-herz"\ntower.row_length = 100000',
    "another file": b'extends = "../../../../etc/passwd"',
    "itself": b'extends = "house"',
}


@contextmanager
def little_memory(most: int) -> Iterator[None]:
    """A block that may have so many bytes at once."""
    tracemalloc.start()
    try:
        yield
        assert tracemalloc.get_traced_memory()[1] < most
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("name", RULES)
def test_a_rule_file_that_is_a_bomb_is_refused_in_little_memory(name: str, tmp_path: Path) -> None:
    raw = RULES[name] if b"extends" in RULES[name] else CLASSIC + RULES[name]
    assert len(raw) <= LARGEST_FILE
    path = tmp_path / "house.toml"
    path.write_bytes(raw)
    oh.ruleset("classic")  # what is read once is not counted
    with little_memory(4 * MEGABYTE), pytest.raises(BadRuleset) as refused:
        oh.load_ruleset(path)
    for language in languages():
        said = Speaker(language).error(refused.value)
        assert 10 < len(said) < 1_000


def test_an_option_that_is_a_bomb_is_refused_in_little_memory() -> None:
    for value in (
        "{" + ".".join(["a"] * 4_000) + "=1}",
        "[" * 9_000,
        "9" * 9_000,
        "0x" + "f" * 9_000,
    ):
        with little_memory(MEGABYTE), pytest.raises(BadRuleset):
            read_option(f"score.points={value}")
    assert read_option("name=it's") == ("name", "it's")


def test_each_bound_is_told_in_every_language_with_what_it_is() -> None:
    texts = {
        "line": "#" * (input_limits.LONGEST_LINE + 1),
        "open": "a = 'b",
        "text": f"a = '{'b' * (input_limits.LONGEST_TEXT + 1)}'",
        "digits": f"a = {'1' * (input_limits.MOST_DIGITS + 1)}",
        "nested": "a = " + "[" * (input_limits.MOST_NESTED + 1),
        "parts": ".".join("a" * (input_limits.MOST_PARTS + 1)),
        "entries": "\n".join("a=1" for _ in range(input_limits.MOST_ENTRIES + 1)),
    }
    for what, text in texts.items():
        with pytest.raises(BadRuleset) as refused:
            check_toml(f"\n{text}", "mine.toml")
        assert refused.value.data["what"] == what
        said = {Speaker(language).error(refused.value) for language in languages()}
        assert len(said) == len(languages()) and all("mine.toml" in one for one in said)
        line = str(refused.value.data["line"])
        assert all(line in one for one in said)


@pytest.mark.parametrize("quotes", ["'", '"', "'''", '"""'])
def test_a_text_may_be_as_long_as_is_said(quotes: str) -> None:
    text = "b" * input_limits.LONGEST_TEXT
    check_toml(f"a = {quotes}{text}{quotes}", "mine.toml")
    with pytest.raises(BadRuleset):
        check_toml(f"a = {quotes}{text}b{quotes}", "mine.toml")


def test_what_people_write_is_let_through() -> None:
    check_toml(
        'name = { en = "A \\"B\\" [[[[", de = \'C:\\\\\' }\n'
        "# [[[[ {{{{ ' \" a.b.c.d.e.f.g.h.i.j\n"
        '[bundles.x]\nscore.points = { "suit:H" = 1, QS = 13 }\n'
        'summary = """[ " "" {\\""""\n'
        "source = ''' [[ ' '' '''''\n"
        "pass.cycle = [\n" + '"L1",\n' * 100 + "]\nend.limit = +1_000\n",
        "mine.toml",
    )


def test_the_depth_of_json_is_counted_outside_of_texts() -> None:
    check_json('{"a": "' + "[" * 500 + '"}')
    check_json("[" + "[]," * 500 + "[]]")
    for text in ("[" * 17, '{"a":' * 17, '"\\"" ' + "[" * 17, '["' + '\\"' * 9 + '", ' + "[" * 16):
        with pytest.raises(BadText):
            check_json(text, 7)


# --- records ----------------------------------------------------------------------------------------------------------


def deal_of(variant: str, seats: int) -> Any:
    """The record of a deal that bots played."""
    table, _ = open_table(
        oh.ruleset(variant, seats), [Sitting(f"P{seat}", "random") for seat in range(seats)], seed="b"
    )
    while not (table.is_waiting or table.is_over):
        table.act_bot(table.bot_to_act() or 0)
    return table.record(open_only=True)


def lines_with(record: str, after: str, *more: str) -> bytes:
    """A record with lines put in behind the first that begins so."""
    lines = record.split("\n")
    at = next(place for place, line in enumerate(lines) if line.startswith(after)) + 1
    return "\n".join([*lines[:at], *more, *lines[at:]]).encode()


def filled(line: str) -> tuple[str, ...]:
    """A line as often as a record may be large."""
    return (line,) * ((LARGEST - 12_000) // (len(line) + 1))


TEXT, JSONL = deal_of("kids-jinx", 3).text(), deal_of("kids-jinx", 3).jsonl()
CARDS = '"cards":["Hand 0:'
RECORDS: dict[str, Callable[[], bytes]] = {
    "deep rules": lambda: lines_with(TEXT, "[Rules", "x.y = " + "[" * 60_000),
    "deep tables in rules": lambda: lines_with(TEXT, "[Rules", "x.y = " + '{"a":' * 12_000),
    "digits in rules": lambda: lines_with(TEXT, "[Rules", "x.y = " + "9" * 60_000),
    "a huge number in rules": lambda: TEXT.replace("end.deals = ", "end.deals = 1e999999 \nx = ").encode(),
    "very many rules": lambda: lines_with(TEXT, "[Rules", *(f"r{place} = 1" for place in range(20_000))),
    "players": lambda: lines_with(TEXT, "[Player", *filled('[Player "0" "P"]')),
    "deals": lambda: lines_with(TEXT, "[Scores", *filled('[Deal "2"]')),
    "swaps": lambda: lines_with(TEXT, '[Deal "1"]', *filled('[Swap "0" "1"]')),
    "stand-ins": lambda: lines_with(TEXT, "Trick 9", *filled('[StandIn "0" "1" "1" bot="club"]')),
    "contributors": lambda: lines_with(TEXT, "[Leader", *filled(f'[Contributor "0" commitment="{"a" * 64}"]')),
    "a long move": lambda: lines_with(TEXT, "[Play]", "Trick 1: 0 " + "2C " * 20_000),
    "very many moves": lambda: lines_with(TEXT, "[Play]", *filled("Trick 1: 0 1H 2H 3H")),
    "the number of a move": lambda: TEXT.replace("Trick 1:", f"Trick {'1' * 5_000}:").encode(),
    "very many cards": lambda: lines_with(TEXT, "[Cards]", "Hand 0: " + "1H " * 20_000),
    "spaces": lambda: lines_with(TEXT, "[Rules", "[A" + " " * 60_000 + "x"),
    "quotes": lambda: lines_with(TEXT, "[Rules", '[A "' + '\\"' * 30_000),
    "tags in tags": lambda: lines_with(TEXT, "[Rules", "[A" + ' "x"' * 15_000 + "!"),
    "remarks alone": lambda: b"% OpenHearts record 1\n" + b";\n" * 100_000,
    "a deep header": lambda: b'{"openhearts":' * 4_000,
    "a deep event": lambda: lines_with(JSONL, "{", '{"line":"event","event":' + "[" * 60_000),
    "a deep action": lambda: lines_with(
        JSONL, '{"line":"deal"', '{"line":"action","seat":0,"action":' + "[" * 900 + "]" * 900 + "}"
    ),
    "the digits of a seat": lambda: JSONL.replace(CARDS, f'"cards":["Hand {"0" * 5_000}:').encode(),
    "the digits of a deal": lambda: JSONL.replace('"number":1,', f'"number":{"1" * 300},').encode(),
    "the digits of scores": lambda: JSONL.replace('"start_scores":null', f'"start_scores":[{"9" * 300},0,0]').encode(),
    "very many deals of JSON": lambda: lines_with(JSONL, "{", *filled(JSONL.split("\n")[1])[1:]),
    "very many changes": lambda: JSONL.replace(
        CARDS, '"changes":[' + ",".join(['{"type":"Swap","one":0,"other":1}'] * 1_500) + "]," + CARDS
    ).encode(),
}


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_that_is_a_bomb_is_refused_in_little_memory(name: str) -> None:
    raw = RECORDS[name]()
    assert raw not in (TEXT.encode(), JSONL.encode()) and len(raw) <= LARGEST
    with little_memory(48 * MEGABYTE), pytest.raises(OpenHeartsError) as refused:
        oh.read(raw)
    assert type(refused.value) in (BadText, oh.RecordMismatch)
    for language in languages():
        assert 10 < len(Speaker(language).error(refused.value)) < 1_000


def test_records_themselves_are_read() -> None:
    assert oh.read(TEXT).bare() == oh.read(JSONL).bare()
