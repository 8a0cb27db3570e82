"""Files of records as numbered lines: limits, encoding, and what is no text at all.

It knows neither form of a record, only how both begin.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, Final

from openhearts.errors import BadText, Why, unreadable, wrong_kind

Line = tuple[int, str]
HEADER: Final = "% OpenHearts record"
MAX_LINE: Final = 65_536  # bytes read of a line, characters written
MAX_BYTES: Final = 64_000_000
_PACKED: Final = (b"PK\3\4", b"PK\5\6", b"\x1f\x8b", b"\xfd7zXZ\0", b"7z\xbc\xaf")  # ZIP, an empty one, gzip, xz, 7z


def numbered(file: BinaryIO) -> Iterator[Line]:
    """The lines of a file with their numbers from 1, without their ends, blank ones left out.

    Reads no more than a line at a time.  Raises BadText for what is no UTF-8 text, too long or too large.
    """
    total = 0
    for number in range(1, MAX_BYTES):
        raw = file.readline(MAX_LINE + 2)
        if not raw:
            return
        total += len(raw)
        if number == 1:
            check_unpacked(raw)
            if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
                raise BadText(Why.NO_UTF16, line=1)
            raw = raw.removeprefix(b"\xef\xbb\xbf")
        text = _decoded(raw, number)
        if len(raw.rstrip(b"\r\n")) > MAX_LINE:
            raise BadText(Why.LINE_TOO_LONG, most=MAX_LINE, line=number)
        if total > MAX_BYTES:
            raise BadText(Why.TOO_LONG, most=MAX_BYTES, line=number)
        if text.strip():
            yield number, text.strip()


def check_unpacked(raw: bytes) -> None:
    """Nothing, if what begins so is no archive or packed file.  Raises BadText, which says to unpack it."""
    if raw.startswith(_PACKED):
        raise BadText(Why.PACKED)


def _decoded(raw: bytes, number: int) -> str:
    if b"\0" in raw:
        raise BadText(Why.NO_TEXT, line=number)
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        if len(raw) > MAX_LINE:  # cut in the middle of a letter: the length is what is wrong
            raise BadText(Why.LINE_TOO_LONG, most=MAX_LINE, line=number) from error
        raise BadText(Why.NO_UTF8, file="this", place=error.start + 1, line=number) from error


def open_source(source: str | bytes | Path) -> BinaryIO:
    """What to read: a file for a path, and a text where it is one: it holds a line's end, begins as records do or is
    empty.

    Raises BadText for a file that cannot be opened.
    """
    if isinstance(source, bytes):
        return BytesIO(source)
    if isinstance(source, str) and ("\n" in source or "\r" in source or source.lstrip("\ufeff ")[:1] in ("", "%", "{")):
        return BytesIO(source.encode(errors="surrogatepass"))
    if not isinstance(source, (str, os.PathLike)):
        raise BadText(wrong_kind("source", source, '"match.txt"'))
    shown = Path(source).name or str(source)
    try:
        return Path(source).open("rb")
    except (OSError, ValueError) as error:
        raise BadText(unreadable(shown[:100], error)) from error
