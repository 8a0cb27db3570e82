"""Turns values into HTML: the templates, and the addresses of what pages load, with their content in the name.

It knows no table; text comes from the reader's speaker, and everything that people typed is escaped.
"""

from __future__ import annotations

import gzip
import hashlib
import io
from collections.abc import Callable
from functools import cache, partial
from importlib import resources
from typing import Any, Final

import segno
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from openhearts.errors import Forbidden, Why
from openhearts.speech.speaker import Speaker
from openhearts.web import fonts, table_css
from openhearts.web.card_art import back, backs, cloth, files, front_page
from openhearts.web.card_art.letters import SHEETS


def _files() -> Any:
    return resources.files("openhearts.web") / "static"


# The style sheets of static/table, in their order.
TABLE: Final = (
    "stage",
    "seats",
    "hand",
    "drawer",
    "prompts",
    "lobby",
    "result",
    "moments",
    "towers",
    "layout",
    "wide",
    "buttons",
    "towers_layout",
    "reading",
    "forced",
)


def _table_css() -> bytes:
    """All of a table's style sheets as one file, its places first."""
    sheets = [_files().joinpath("table", f"{name}.css").read_bytes() for name in TABLE]
    return _woven(b"\n".join([table_css.style_sheet().encode(), *sheets]))


def _pages_css() -> bytes:
    return _woven(_files().joinpath("pages.css").read_bytes())


def _woven(sheet: bytes) -> bytes:
    """A style sheet that names the weave of the cloth by its address."""
    return sheet.replace(b'"cloth.png"', f'"{address(cloth.FILE)}"'.encode())


COMPUTED: Final[dict[str, Callable[[], bytes]]] = {
    "table.css": _table_css,
    "pages.css": _pages_css,
    **{name: partial(front_page.sheet, letters) for name, letters in front_page.SHEETS.items()},
    "backs.svg": backs.sheet,
    cloth.FILE: cloth.weave,
    **{f"decks/{file}": partial(files.content, file) for file in SHEETS},
    fonts.SHEET: lambda: _typeface(),
}


@cache
def content(name: str) -> bytes:
    """A file that pages load."""
    if name in COMPUTED:
        return COMPUTED[name]()
    return bytes(_files().joinpath(*name.split("/")).read_bytes())


@cache
def packed(name: str) -> bytes:
    """The same, compressed for browsers that say they can read it; pictures of cards become a tenth."""
    return gzip.compress(content(name), 9, mtime=0)


@cache
def address(name: str) -> str:
    """Where a page loads a file from: another content has another address, so that browsers keep it for ever.

    >>> address("app.css").startswith("/static/app.css?v=")
    True
    """
    return f"/static/{name}?v={hashlib.sha256(content(name)).hexdigest()[:12]}"


def qr(text: str, *, scale: int = 4, error: str = "m") -> bytes:
    """An address as a picture that a phone reads.  Raises Forbidden for one that no such picture can hold."""
    out = io.BytesIO()
    try:
        made = segno.make(text, error=error, micro=False)
    except ValueError as fault:
        raise Forbidden(Why.ADDRESS_TOO_LONG) from fault
    made.save(out, kind="svg", scale=scale, border=4, light="#fff")
    return out.getvalue()


def _lines(text: str) -> Markup:
    return Markup("<br>").join(escape(line) for line in text.split("\n"))


def _typeface() -> bytes:
    return fonts.style_sheet(address).encode()


@cache
def _environment() -> Environment:
    made = Environment(
        loader=PackageLoader("openhearts.web", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # the files of an installed program do not change: nobody looks for that at every page
    )
    made.globals["address"] = address
    made.globals["first_fonts"] = fonts.first_files
    made.globals["backs"] = lambda: (back(), back(), back())
    made.filters["lines"] = _lines
    return made


def macros(template: str, speaker: Speaker, /) -> object:
    """The macros of a template in the reader's language, as functions that return HTML."""
    return _environment().get_template(template).make_module({"t": speaker.text, "lang": speaker.language})


def render(template: str, speaker: Speaker, /, **values: object) -> str:
    """The HTML of a template in the reader's language."""
    return (
        _environment().get_template(template).render(speaker=speaker, t=speaker.text, lang=speaker.language, **values)
    )
