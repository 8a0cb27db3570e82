"""The weave of the cloth: a small tile of faint lights and darks that lies over its colour, and repeats.

It knows no colour: each grain is white or black, almost clear.
"""

from __future__ import annotations

import random
import struct
import zlib
from functools import cache
from typing import Final

FILE: Final = "cloth.png"
SIZE: Final = 96  # pixels of a side
GRAINS: Final = ((255, 0), (255, 8), (0, 10), (0, 18))  # light, and how much of it of 255


@cache
def weave() -> bytes:
    """The tile as a PNG of four grains; the same at every start."""
    rng = random.Random("wool")
    weft = [rng.choice((0, 0, 1, 2)) for _ in range(SIZE)]  # threads that lie across, each a little higher or lower
    rows = []
    for y in range(SIZE):
        grains = [rng.choice((weft[y], 0, 1, 2, 3 if rng.random() < 0.25 else 2)) for _ in range(SIZE)]
        packed = [a << 6 | b << 4 | c << 2 | d for a, b, c, d in zip(*[iter(grains)] * 4, strict=True)]
        rows.append(b"\0" + bytes(packed))
    head = struct.pack(">IIBBBBB", SIZE, SIZE, 2, 3, 0, 0, 0)  # two bits for each grain, an index into the palette
    palette = b"".join(bytes([light] * 3) for light, _ in GRAINS)
    clear = bytes([much for _, much in GRAINS])
    chunks = [(b"IHDR", head), (b"PLTE", palette), (b"tRNS", clear), (b"IDAT", zlib.compress(b"".join(rows), 9))]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in (*chunks, (b"IEND", b"")))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
