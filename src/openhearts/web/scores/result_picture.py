"""The result of a match as one picture to be shared: standing, faces and chart, with all it needs within itself.

It counts nothing and decides nothing; who may look at the table may have it, when the match is over.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from markupsafe import Markup
from msgspec import Struct

from openhearts.errors import Forbidden, Why
from openhearts.web import fonts
from openhearts.web.rendering import content, render
from openhearts.web.scores.score_chart import chart_of, limit_of
from openhearts.web.scores.standing import Rank, ranked
from openhearts.web.seat_faces import Face
from openhearts.web.table.viewer import TableViewer
from openhearts.web.table_html import title_of

WIDTH, HEIGHT = 1200, 630  # as those sites draw it that show a picture beside a link
ROWS: Final = (150.0, 560.0)  # where the standing stands, from top to foot
TALLEST: Final = 84.0  # a row of it
LONGEST: Final = 15  # letters of a name
_SYMBOL: Final = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.S)


class Row(Struct, frozen=True):
    """A line of the standing, and where: its middle, and how large its face and letters are."""

    rank: Rank
    name: str
    middle: float
    face: float
    letters: float
    has_won: bool


def result_picture(viewer: TableViewer) -> str:
    """The picture as SVG, in the viewer's language.  Raises Forbidden before the match is over."""
    shown, speaker = viewer.shown, viewer.speaker
    if not shown.is_match_over or shown.after is None:
        raise Forbidden(Why.NOT_OVER)
    names, totals, seen = viewer.names_for(None), shown.after.scores, viewer.seen()  # names for everybody
    faces = tuple(seen.face(seat) for seat in range(len(names)))
    best = [totals[seat] for seat in shown.after.winners]
    ranks = ranked(totals, None, names, faces, high_is_good=bool(best) and best[0] == max(totals) != min(totals))
    chart = chart_of(shown.totals, names, limit_of(shown.rules))
    return render(
        "result.svg",
        speaker,
        title=title_of(viewer),
        deals=speaker.text("web-picture-deals", count=len(shown.totals)),
        said=speaker.result(shown.after, None, names),
        rows=_rows(ranks, best[0] if best else None),
        chart=chart,
        symbols=Markup("".join(_symbols(faces))),  # drawn by this project
        typeface=Markup(typeface(names)),
    )


def _rows(ranks: Iterable[Rank], best: int | None) -> list[Row]:
    ranks = tuple(ranks)
    tall = min(TALLEST, (ROWS[1] - ROWS[0]) / len(ranks))
    return [
        Row(
            rank,
            rank.name if len(rank.name) <= LONGEST else f"{rank.name[: LONGEST - 1]}…",
            round(ROWS[0] + tall * (at + 0.5), 1),
            round(tall * 0.86, 1),
            round(min(34.0, tall * 0.5), 1),
            rank.score == best,
        )
        for at, rank in enumerate(ranks)
    ]


def _symbols(faces: Iterable[Face]) -> Iterable[str]:
    """Each symbol that the faces show, once."""
    wanted = {(one.sheet, name): None for one in faces for name in (one.symbol, one.ring) if name}
    for sheet, name in wanted:
        yield _drawn(sheet)[name]


@cache
def _drawn(sheet: str) -> dict[str, str]:
    return {found[1]: found[0] for found in _SYMBOL.finditer(content(sheet).decode())}


def typeface(texts: Iterable[str]) -> str:
    """The font faces of those files whose letters the texts have; Latin ones always.

    >>> typeface(["Anna"]).count("@font-face"), typeface(["Анна"]).count("@font-face")
    (1, 2)
    """
    codes = {ord(letter) for text in texts for letter in text}
    wanted = [name for name in fonts.FILES if name == "latin" or not codes.isdisjoint(fonts.letters(name))]
    return "".join(_face(name) for name in wanted)


@cache
def _face(name: str) -> str:
    data = base64.b64encode(content(fonts.file(name))).decode()
    low, high = fonts.WEIGHTS
    return (
        f'@font-face{{font-family:"Onest";font-weight:{low} {high};unicode-range:{fonts.FILES[name]};'
        f"src:url(data:font/woff2;base64,{data})}}"
    )
