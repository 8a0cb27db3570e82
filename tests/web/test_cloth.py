"""The weave of the cloth: a small picture, the same at every start, named by the style sheet with its content."""

from __future__ import annotations

import re
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


def luminance(colour: str) -> float:
    """The relative luminance of `#rrggbb` (WCAG 2.2)."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_paper_stands_out_from_the_cloth() -> None:
    """At least 7 to 1, at the lightest place of the cloth, by day and in the dark."""
    told = content("table.css").decode()
    lights = re.findall(r"--cloth-light: (#[0-9a-f]{6})", told)
    (paper,) = re.findall(r"\.pick \{[^}]*?background: (#[0-9a-f]{6})", told)
    assert len(lights) >= 2
    for light in lights:
        assert (luminance(paper) + 0.05) / (luminance(light) + 0.05) >= 7, light
