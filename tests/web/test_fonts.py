"""The typeface: every letter of every language, light to load, its figures of one width, and its licence with it."""

from __future__ import annotations

import io
import re
import unicodedata
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from openhearts.speech.catalogue import languages
from openhearts.web import fonts
from openhearts.web.rendering import content
from tests.web.helpers import Visitor, server

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "openhearts"
MOST = 65_000  # bytes of the files that a page in one language loads
DRAWN = set("♠♥♣♦")  # suits are pictures, or the system's
BLANKS = {"\u202f"}  # narrow; nothing to draw
FILE = re.compile(r"/static/fonts/[\w./-]+\?v=\w+")


def typeface(name: str) -> TTFont:
    return TTFont(io.BytesIO(content(fonts.file(name))))


def texts(language: str) -> str:
    """All that is said in a language: its catalogues."""
    found = [path for place in ("speech", "errors") for path in (PACKAGE / place / "locales" / language).rglob("*.ftl")]
    assert found
    return "".join(path.read_text(encoding="utf-8") for path in found)


@pytest.mark.parametrize("language", languages())
def test_every_letter_of_a_language_is_there_and_light(language: str) -> None:
    letters = {one for one in texts(language) if not unicodedata.category(one).startswith(("C", "Z"))} - DRAWN - BLANKS
    loaded: set[str] = set()
    for letter in letters:
        holding = [name for name in fonts.FILES if ord(letter) in fonts.letters(name)]
        assert len(holding) == 1, f"{letter!r} of {language} lies in {holding}"
        assert ord(letter) in typeface_letters(holding[0]), f"{letter!r} of {language} is not drawn"
        loaded.add(fonts.file(holding[0]))
    assert set(fonts.first_files(language)) <= loaded
    assert sum(len(content(file)) for file in loaded) <= MOST


def typeface_letters(name: str) -> set[int]:
    return _LETTERS.setdefault(name, set(typeface(name).getBestCmap()))


_LETTERS: dict[str, set[int]] = {}


def test_no_letter_lies_in_two_files() -> None:
    everywhere = [code for name in fonts.FILES for code in fonts.letters(name)]
    assert len(everywhere) == len(set(everywhere))


def test_figures_can_be_of_one_width_and_weights_vary() -> None:
    face = typeface("latin")
    cmap, widths = face.getBestCmap(), face["hmtx"].metrics
    (tabular,) = {
        record.Feature.LookupListIndex[0]
        for record in face["GSUB"].table.FeatureList.FeatureRecord
        if record.FeatureTag == "tnum"
    }
    swaps = face["GSUB"].table.LookupList.Lookup[tabular].SubTable[0]
    mapping = getattr(swaps, "ExtSubTable", swaps).mapping
    figures = [cmap[ord(figure)] for figure in "0123456789"]
    assert len({widths[mapping.get(figure, figure)][0] for figure in figures}) == 1
    for name in fonts.FILES:
        (axis,) = typeface(name)["fvar"].axes
        assert (axis.axisTag, axis.minValue, axis.maxValue) == ("wght", *fonts.WEIGHTS)


def test_pages_load_it_from_here_by_its_content() -> None:
    with server() as client:
        visitor = Visitor(client)
        html = visitor.get("/")
        sheet = re.search(r"/static/fonts\.css\?v=\w+", html)
        assert sheet is not None
        answer = client.get(sheet[0])
        assert answer.headers["content-type"].startswith("text/css")
        files = FILE.findall(answer.text)
        assert len(files) == len(fonts.FILES) and set(FILE.findall(html)) <= set(files)
        for file in files:
            sent = client.get(file, headers={"accept-encoding": "gzip"})
            assert sent.headers["content-type"] == "font/woff2" and "content-encoding" not in sent.headers
            assert sent.content[:4] == b"wOF2" and "immutable" in sent.headers["cache-control"]
        assert not re.search(r"//", answer.text)  # nothing is loaded from elsewhere


def test_its_licence_is_beside_it() -> None:
    told = (ROOT / "LICENSES" / "onest-OFL-1.1.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in told and "The Onest Project Authors" in told
    for name in fonts.FILES:
        names = {record.nameID: str(record) for record in typeface(name)["name"].names}
        assert "The Onest Project Authors" in names[0] and "openfontlicense" in names[14]
