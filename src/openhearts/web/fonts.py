"""The typeface of the pages: which letters lie in which of its files, and the style sheet that names them.

The files are cut by `tools/make_fonts.py`; it draws nothing, and a browser loads only those whose letters it shows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

SHEET: Final = "fonts.css"
WEIGHTS: Final = (400, 800)  # the lightest and the boldest that can be asked for
FILES: Final[dict[str, str]] = {
    "latin": "U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212",
    "latin-ext": "U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B,U+1E9E",
    "cyrillic": "U+0400-045F,U+0490-0491,U+2116",
    "signs": "U+2190-2199,U+21A9,U+21BA-21BB,U+2248,U+2260,U+2264-2265",
}
FIRST: Final[dict[str, tuple[str, ...]]] = {
    "pl": ("latin", "latin-ext"),
    "ro": ("latin", "latin-ext"),
    "ru": ("cyrillic", "latin"),
}


def letters(name: str) -> list[int]:
    """The code points of one of the files.

    >>> letters("signs")[:2]
    [8592, 8593]
    """
    found: list[int] = []
    for part in FILES[name].split(","):
        low, _, high = part.removeprefix("U+").partition("-")
        found += range(int(low, 16), int(high or low, 16) + 1)
    return found


def file(name: str) -> str:
    """The name of a file among those that pages load.

    >>> file("latin")
    'fonts/onest-latin.woff2'
    """
    return f"fonts/onest-{name}.woff2"


def first_files(language: str) -> tuple[str, ...]:
    """The files that every page in a language needs, for the head of it: with them there at once nothing is redrawn.

    >>> first_files("da"), first_files("pl")[1]
    (('fonts/onest-latin.woff2',), 'fonts/onest-latin-ext.woff2')
    """
    return tuple(file(name) for name in FIRST.get(language, ("latin",)))


def style_sheet(address: Callable[[str], str]) -> str:
    """The sheet; `address` says where a file is loaded from.

    A letter that is late is drawn in the system's typeface and stays so until the next page: nothing moves.
    """
    low, high = WEIGHTS
    faces = [
        "@font-face {\n"
        '  font-family: "Onest";\n'
        "  font-style: normal;\n"
        f"  font-weight: {low} {high};\n"
        "  font-display: optional;\n"
        f'  src: url("{address(file(name))}") format("woff2");\n'
        f"  unicode-range: {ranges};\n"
        "}\n"
        for name, ranges in FILES.items()
    ]
    return (
        "/* The typeface of every page, made by web/fonts.py. */\n"
        + "".join(faces)
        + ':root { --sans: "Onest", system-ui, sans-serif; }\n'
        + "body { font-family: var(--sans); }\n"
    )
