"""The weave of the cloth: a small picture that is the same at every start, named by the style sheet with its content."""

from __future__ import annotations

import struct
import zlib

from openhearts.web.card_art import cloth
from openhearts.web.rendering import address, content


def test_the_tile_is_a_png_of_faint_grains() -> None:
    data = cloth.weave()
    assert data.startswith(b"\x89PNG\r\n\x1a\n") and len(data) < 4000
    found, at = {}, 8
    while at < len(data):
        (length,), kind = struct.unpack(">I", data[at : at + 4]), data[at + 4 : at + 8]
        body = data[at + 8 : at + 8 + length]
        assert struct.unpack(">I", data[at + 8 + length : at + 12 + length])[0] == zlib.crc32(kind + body)
        found[kind] = body
        at += 12 + length
    assert list(found) == [b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"]
    assert struct.unpack(">II", found[b"IHDR"][:8]) == (cloth.SIZE, cloth.SIZE)
    assert max(found[b"tRNS"]) <= 20, "the cloth's colour is seen"
    rows = zlib.decompress(found[b"IDAT"])
    assert len(rows) == cloth.SIZE * (cloth.SIZE // 4 + 1)


def test_the_style_sheet_names_it_with_its_content() -> None:
    assert f'url("{address(cloth.FILE)}")'.encode() in content("table.css")
    assert b'"cloth.png"' not in content("table.css")
