"""Damaged, cut, foreign, binary, empty and huge files: a clear error with the line, never anything else.

Every cut and any change of a byte or line of real records is tried at random; whatever still reads must still be sound.
"""

from __future__ import annotations

import gzip
import io
import lzma
import zipfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import openhearts as oh
from openhearts.records import line_reader, read
from tests.golden.make import HERE

NAMES = ("kids-jinx-3", "classic-de-4", "cancellation-6", "herz-an-herz-2")
TEXTS = [(HERE / f"{name}.txt").read_bytes() for name in NAMES]


def shortened(raw: bytes) -> bytes:
    """The first deals of a record and its end: enough to damage, quick to read."""
    start, end = (
        raw.index(b'\n[Deal "3"]') if b'\n[Deal "3"]' in raw else raw.index(b"\n[Result"),
        raw.index(b"\n[Result"),
    )
    return raw[:start] + raw[end:]


FORMS = [shortened(raw) for raw in TEXTS]
FORMS += [read(raw).jsonl().encode() for raw in TEXTS[:1]]
LETTERS = st.one_of(st.binary(min_size=0, max_size=4), st.sampled_from([b"[", b'"', b"\\", b"\0", b"\n", b"9" * 30]))


def try_to_read(raw: bytes) -> None:
    """Either an error that says where, or a record that is checked and comes back from both of its forms."""
    try:
        record = read(raw)
        record.check()
    except (oh.BadText, oh.RecordMismatch) as error:
        assert error.line is None or 1 <= error.line <= raw.count(b"\n") + 1
        assert len(str(error)) < 1000
        assert "\n" not in str(error)
        return
    assert read(record.text()).bare() == read(record.jsonl()).bare() == record.bare()


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(FORMS), st.data())
def test_every_cut_is_noticed_or_harmless(raw: bytes, data: st.DataObject) -> None:
    try_to_read(raw[: data.draw(st.integers(0, len(raw)))])


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(FORMS), st.data(), LETTERS)
def test_changed_bytes_are_noticed_or_harmless(raw: bytes, data: st.DataObject, letters: bytes) -> None:
    place = data.draw(st.integers(0, len(raw) - 1))
    try_to_read(raw[:place] + letters + raw[place + data.draw(st.integers(0, 3)) :])


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(FORMS), st.data())
def test_moved_lost_and_doubled_lines_are_noticed_or_harmless(raw: bytes, data: st.DataObject) -> None:
    rows = raw.split(b"\n")
    one, two = data.draw(st.integers(0, len(rows) - 1)), data.draw(st.integers(0, len(rows) - 1))
    what = data.draw(st.sampled_from(["drop", "double", "swap", "copy"]))
    if what == "drop":
        del rows[one]
    elif what == "double":
        rows.insert(one, rows[one])
    elif what == "swap":
        rows[one], rows[two] = rows[two], rows[one]
    else:
        rows[one] = rows[two]
    try_to_read(b"\n".join(rows))


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(FORMS), st.data())
def test_changed_numbers_and_words_are_noticed_or_harmless(raw: bytes, data: st.DataObject) -> None:
    words = raw.split(b" ")
    place = data.draw(st.integers(0, len(words) - 1))
    words[place] = data.draw(st.sampled_from([*words, b"-1", b"99", b"\xc2\xb2", b'"x"', b"[]", b"{}", b"QS", b"null"]))
    try_to_read(b" ".join(words))


@given(st.one_of(st.binary(max_size=200), st.text(max_size=200)))
def test_anything_else_is_refused(source: bytes | str) -> None:
    raw = source if isinstance(source, bytes) else source.encode(errors="surrogatepass")
    with pytest.raises(oh.BadText):
        read(raw)


@given(st.text(max_size=200))
def test_anything_after_the_header_is_refused(text: str) -> None:
    with pytest.raises(oh.BadText):
        read("% OpenHearts record 1\n" + text)
    with pytest.raises(oh.BadText):
        read("{" + text)


@pytest.mark.parametrize("text", ["", "  ", "\ufeff", "\n"])
def test_an_empty_text_is_an_empty_record_and_no_folder(text: str) -> None:
    with pytest.raises(oh.BadText, match="empty"):
        oh.read(text)


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (b"", "empty"),
        (b"\n\n  \n", "empty"),
        (b"\x89PNG\r\n\x1a\n\0\0", "zero bytes|UTF-8"),
        (b"\x7fELF\x02\x01\xff", "does not begin a record|UTF-8"),
        ("% OpenHearts record 1\n".encode("utf-16"), "UTF-16"),
        (
            '% OpenHearts record 1\n[Game "hearts"]\n[Event "Männer"]'.encode("latin-1"),
            "this is no UTF-8 text, from byte 10 on",
        ),
        (b"% OpenHearts record 2\n", "version 2"),
        (b'[Event "Some bridge"]\n[Site "?"]\n', "This is no record: one begins with % OpenHearts record 1"),
        (
            b'{"openhearts":"record","version":3}',
            "This is no JSON of the form wanted: Object missing required field `gam",
        ),
        (b'{"a":' * 40_000, "too long"),
        (b'{"a":' * 10_000, "deep"),
        (b"% OpenHearts record 1\n" + b"x" * 70_000, "A line is longer than 65,536 bytes, too long for a record"),
        (
            b"% OpenHearts record 1\n" + "ä".encode() * 50_000,
            "A line is longer than 65,536 bytes, too long for a record",
        ),
        (b'% OpenHearts record 1\n[Game "hearts"]\n', "The end of the record is missing"),
        (
            b'% OpenHearts record 1\n[Game "chess"]\n[Variant "x"]\n[Seats "4"]\n[Rules "0"]\n',
            "There is no game “chess”",
        ),
        (b"% OpenHearts record 1\nTrick 1: 0 2C\n", r'“Trick 1: 0 2C” cannot stand here\. Write: \[Name "value"\]'),
        (b'% OpenHearts record 1\n[Deal "1"]\n', r"\[Deal\] must not stand before \[Rules\]"),
    ],
)
def test_foreign_files_get_a_clear_error(raw: bytes, message: str) -> None:
    with pytest.raises(oh.BadText, match=message):
        read(raw)


def test_huge_files_are_refused_before_they_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_reader, "MAX_BYTES", 100_000)
    with pytest.raises(oh.BadText, match="This is too long: at most 100,000 bytes"):
        read(b"% OpenHearts record 1\n" + b"; nothing\n" * 20_000)


def test_files_that_cannot_be_opened_are_named(tmp_path: Path) -> None:
    for source in (tmp_path, tmp_path / "missing.txt", str(tmp_path / "missing.txt"), "no\0name", "x" * 5000):
        with pytest.raises(oh.BadText, match="cannot be read") as caught:
            read(source)
        assert len(str(caught.value)) < 300


def test_no_name_at_all_is_the_folder_itself() -> None:
    with pytest.raises(oh.BadText) as caught:
        read(Path(""))
    assert str(caught.value) == ". cannot be read: it is a folder."


CLASSIC = (HERE / "classic-de-4.txt").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("Hand 0: ", "Hand 0: QS QS QS ", "more than two copies|twice|too often"),
        ('[Player "3" "Seat 3"]\n', "", "The number of players is 3, that of seats 4"),
        ('[FirstLeader "3"]', '[FirstLeader "4"]', "no seat 4"),
        ('[Dealer "', '[Dealer "7', "no seat 7"),
        ("Hand 3: ", "Hand 4: ", "Seat 4 is not at this table, or has a hand already"),
        ("Hand 3: ", "Hand 2: ", "has a hand already"),
        ('[Points "', '[Poinst "', r"\[Poinst\] has no place here\. Did you mean “\[Points\]”\?"),
        ('[Points "', '[Points "1 ', r"\[Points\]: there must be one number for each seat \(4\), not 5"),
        ("end.limit = ", "end.limt = ", "end.limit"),
        ("end.limit = ", 'end.limit = "much', "no value"),
        ('moon.award = "', 'moon.award = "x', "moon.award cannot be"),
        ("seats = 4", "seats = 5", "table of 5|seats"),
        ("seats = 4", "seats = 5000000000000000000000", "seats"),
        (
            '[Event "Golden record"]',
            '[Event "Golden record]',
            r'“\[Event "Golden record\]” cannot stand here\. Write: \[Name "value"\]',
        ),
        ('[Event "Golden record"]', '[Event "a"]\n[Event "b"]', r"\[Event\] stands there twice"),
        ('[Event "Golden record"]', '[Event "\\ud800"]', r'“"\\ud800"” holds half of a letter, which no file can hold'),
        ('[Event "Golden record"]', '[Event "\\x"]', r'“"\\x"” is no value'),
        ('[Seats "4"]\n', "", "Seats. is missing"),
        ("Trick 1: ", "Trick \N{SUPERSCRIPT TWO}: ", "no card game needs"),
        ("Trick 1: ", "Trick " + "1" * 5000 + ": ", "no card game needs"),
    ],
)
def test_nonsense_in_a_record_gets_a_clear_error(old: str, new: str, message: str) -> None:
    assert old in CLASSIC
    with pytest.raises((oh.BadText, oh.RecordMismatch), match=message) as caught:
        read(CLASSIC.replace(old, new, 1)).check()
    assert caught.value.line is not None


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"line":"deal",', '"line":"deal","more":1,'),
        ('"line":"action",', '"line":"action","more":1,'),
        ('{"type":"Play",', '{"type":"Play","more":1,'),
        ('{"type":"CardPlayed",', '{"type":"CardPlayed","more":1,'),
        ('"openhearts":"record",', '"openhearts":"record","more":1,'),
        ('"kind":"person",', '"kind":"person","more":1,'),
        ('"line":"points"', '"line":"pionts"'),
        ('{"type":"Play",', '{"type":"Lay",'),
        ('"seat":0,', '"seat":true,'),
        ('"seat":0,', '"seat":1e99,'),
    ],
)
def test_a_foreign_field_is_an_error(old: str, new: str) -> None:
    text = read(HERE / "kids-jinx-3.txt").jsonl()
    assert old in text
    with pytest.raises(oh.BadText) as caught:
        read(text.replace(old, new, 1))
    assert caught.value.line == text[: text.index(old)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "name"),
    [
        ('"line":"action","seat":', '"line":"action","seat":3,"seat":', "seat"),
        ('"type":"Play","card":', '"type":"Play","card":"2C","card":', "card"),
        ('{"type":"CardPlayed",', '{"type":"CardPlayed","type":"CardPlayed",', "type"),
        ('"openhearts":"record",', '"openhearts":"record","version":1,', "version"),
        ('"players":[{', '"players":[{"n\\u0061me":"Else",', "name"),
    ],
)
def test_a_field_that_stands_twice_is_an_error(old: str, new: str, name: str) -> None:
    text = read(HERE / "kids-jinx-3.txt").jsonl()
    assert old in text
    with pytest.raises(oh.BadText) as caught:
        read(text.replace(old, new, 1))
    assert caught.value.key == "stands-twice"
    assert caught.value.data["name"] == name
    assert caught.value.line == text[: text.index(old)].count("\n") + 1


def test_an_archive_says_that_it_must_be_unpacked() -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("classic.txt", TEXTS[1])
    empty = b"PK\5\6" + bytes(18)
    for raw in (packed.getvalue(), empty, gzip.compress(TEXTS[1]), lzma.compress(TEXTS[1])):
        with pytest.raises(oh.BadText, match="Unpack it") as caught:
            read(raw)
        assert caught.value.line is None
