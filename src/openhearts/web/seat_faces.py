"""Which face a seat shows: the one that its person chose, else one that follows from the table and the seat.

It draws nothing: the pictures are symbols of static/faces.svg, made by tools/make_faces.py.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from openhearts.bots.bot_specs import known_levels
from openhearts.speech.speaker import Speaker
from openhearts.tables.roster import FACES
from openhearts.tables.session.viewer.table_view import SeatView
from openhearts.web.rendering import address

SHEET: Final = "faces.svg"
ANIMALS: Final = "animals.svg"
N_ANIMALS: Final = 8
BOTS: Final = tuple(f"b{number}" for number in range(11))  # as many as bots can sit at a table, and one
STEP: Final = 5  # from seat to seat: neighbours differ much


class Face(Struct, frozen=True, gc=False):
    """What a seat shows: a symbol of a sheet, and for a bot of a known level the ring around it (else empty)."""

    symbol: str
    ring: str = ""
    sheet: str = SHEET

    @property
    def picture(self) -> str:
        """The address of the symbol, for `<use href>`."""
        return f"{address(self.sheet)}#{self.symbol}"

    @property
    def frame(self) -> str:
        """The address of the ring, which is drawn before the symbol; empty where there is none."""
        return f"{address(self.sheet)}#{self.ring}" if self.ring else ""


def faces(table: str, chairs: Sequence[SeatView]) -> tuple[Face | None, ...]:
    """The face of each seat at the table of this name, None for an open one.

    Nobody is given one that another seat has; two people who chose the same both have it.  What a seat is given stays
    the same as long as nobody at the table chooses it.
    """
    start = int.from_bytes(hashlib.sha256(table.encode()).digest()[:4])
    chosen = {chair.face for chair in chairs if chair.kind == "person" and chair.face in FACES}
    usual = _usual(start, len(chairs))
    spare = [one for one in FACES if one not in chosen and one not in usual]
    found: list[Face | None] = []
    for chair in chairs:
        if chair.kind == "open":
            found.append(None)
        elif chair.kind == "bot":
            found.append(Face(BOTS[(start + STEP * chair.seat) % len(BOTS)], ring_of(chair.bot)))
        elif chair.face in FACES:
            found.append(Face(chair.face))
        else:
            given = usual[chair.seat]
            found.append(Face(spare.pop(0) if given in chosen else given))
    return tuple(found)


def animals(n_seats: int) -> tuple[Face, ...]:
    """The faces of a children's table."""
    return tuple(Face(f"a{seat % N_ANIMALS}", sheet=ANIMALS) for seat in range(n_seats))


def faces_in_record(match: str, bots: frozenset[int], n_seats: int) -> tuple[Face, ...]:
    """The faces of those who played a written match: what they chose is not written."""
    start = int.from_bytes(hashlib.sha256(match.encode()).digest()[:4])
    usual = _usual(start, n_seats)
    return tuple(
        Face(BOTS[(start + STEP * seat) % len(BOTS)] if seat in bots else usual[seat]) for seat in range(n_seats)
    )


def _usual(start: int, n_seats: int) -> list[str]:
    return [FACES[(start + STEP * seat) % len(FACES)] for seat in range(n_seats)]


def ring_of(bot: str) -> str:
    """The ring of a bot that a text names: the more studs, the stronger; none for those that are no level.

    >>> ring_of("random"), ring_of("expert:worlds=64"), ring_of("mine.py:Mine")
    ('ring-1', 'ring-5', '')
    """
    levels = known_levels()
    name = bot.partition(":")[0].strip().lower()
    return f"ring-{levels.index(name) + 1}" if name in levels else ""


def named(speaker: Speaker, face: str) -> str:
    """A face that people choose, in words: for who cannot see it."""
    return speaker.text(f"face-{face}")


def choices(speaker: Speaker) -> list[tuple[Face, str]]:
    """All faces that people choose among, with their names."""
    return [(Face(one), named(speaker, one)) for one in FACES]
