"""The colours of the cards: what stands in decks.css, and what the sprites fall back on without it.

It draws nothing. Shapes tell suits and groups apart; colours only help.
"""

from __future__ import annotations

from typing import Final

LIGHT: Final = {
    "card-paper": "#fffcf3",
    "card-paper-off": "#e4decf",
    "card-edge": "#857c6a",
    "card-ink": "#16181c",
    "ink-black": "#16181c",
    "ink-red": "#b80f2e",
    "ink-green": "#0a5f33",
    "ink-blue": "#1448a8",
    "joker": "#6b2142",
    "back": "#6b2142",
    "back-light": "#f6e7c8",
    "back-line": "#9c5f74",
    "group-1": "#f7c331",
    "group-1-ink": "#2b2000",
    "group-1-heart": "#fff1bd",
    "group-2": "#63389b",
    "group-2-ink": "#fff",
    "group-2-heart": "#a883d8",
    "group-3": "#c1203c",
    "group-3-ink": "#fff",
    "group-3-heart": "#f3929f",
    "group-4": "#16b3ac",
    "group-4-ink": "#002f2d",
    "group-4-heart": "#b4f0ec",
    "super": "#1d2033",
    "super-ink": "#fff",
    "court-paper": "#fff",
    "court-edge": "#5b6068",
    "court-black": "#000",
    "court-red": "#d8001d",
    "court-green": "#0b6b2e",
    "court-blue": "#1450b8",
}
DARK: Final = {  # paper by lamplight
    "card-paper": "#efe8d8",
    "card-paper-off": "#d3c9b4",
    "card-edge": "#6f6655",
    "ink-red": "#9c0c26",
    "ink-green": "#07552d",
    "ink-blue": "#103e96",
    "court-paper": "#f4f0e8",
}
MORE: Final = {  # more contrast, on light paper
    "card-paper": "#fff",
    "card-paper-off": "#e4e0d6",
    "card-edge": "#000",
    "card-ink": "#000",
    "ink-black": "#000",
    "ink-red": "#85001a",
    "ink-green": "#00401a",
    "ink-blue": "#0a2a7a",
    "joker": "#5c0f34",
    "back": "#4a0f24",
    "back-light": "#fff",
    "back-line": "#a5808c",
    "group-1": "#ffd23f",
    "group-1-ink": "#000",
    "group-2": "#47207c",
    "group-3": "#8c0f27",
    "group-4": "#5fe3da",
    "group-4-ink": "#000",
    "super": "#000",
    "court-paper": "#fff",
    "court-edge": "#000",
    "court-red": "#9b0019",
    "court-green": "#00461b",
    "court-blue": "#0a2f86",
}
DARK_MORE: Final = {  # more contrast, on dark paper: what differs from MORE
    "card-paper": "#000",
    "card-paper-off": "#262626",
    "card-edge": "#fff",
    "card-ink": "#fff",
    "ink-black": "#fff",
    "ink-red": "#ff9aa3",
    "ink-green": "#7ef0a6",
    "ink-blue": "#a3caff",
    "joker": "#ffb0c4",
}
# The picture is its own container, so that a card under another one counts as wide as it is drawn.
DETAILS: Final = """\
/* How much of a drawn card is seen, by the width of its picture; without these rules, the full detail. */

.card, .pick { container-name: card-art; }

.art, .card > svg, .pick > svg { container: card-art / inline-size; }

@container card-art (width < 64px) {
  .art use, .card use, .pick use { --card-few: inline; --card-full: none; }
}

@container card-art (64px <= width < 96px) {
  .art use, .card use, .pick use { --card-mid: inline; --card-full: none; }
}
"""
FOUR: Final = {"c": "green", "d": "blue", "h": "red", "s": "black"}
TWO: Final = {"c": "black", "d": "red", "h": "red", "s": "black"}


def paint(name: str) -> str:
    """A colour as the sprites name it: a custom property, and what is used where decks.css is not there."""
    deck, _, suit = name.partition("-")
    if deck == "suit":
        return f"var(--{name},{LIGHT['ink-' + FOUR[suit]]})"
    if deck == "court" and suit in TWO:
        return f"var(--{name},{LIGHT['court-' + TWO[suit]]})"
    return f"var(--{name},{LIGHT[name]})"


def stylesheet() -> str:
    """The whole of decks.css: colours, and how much of a drawn card is seen at which width."""

    def block(selector: str, values: dict[str, str], indent: str = "") -> str:
        lines = "".join(f"{indent}  --{name}: {value};\n" for name, value in values.items())
        return f"{indent}{selector} {{\n{lines}{indent}}}\n"

    def media(queries: str, selector: str, values: dict[str, str]) -> str:
        return f"@media {queries} {{\n{block(selector, values, '  ')}}}\n"

    def suits(big: dict[str, str], court: dict[str, str]) -> dict[str, str]:
        inks = {f"suit-{suit}": f"var(--ink-{ink})" for suit, ink in big.items()}
        return inks | {f"court-{suit}": f"var(--court-{ink})" for suit, ink in court.items()}

    auto = ":root:not([data-cards])"
    both = MORE | DARK_MORE
    more = '[data-contrast="more"]'
    dark_query, more_query = "(prefers-color-scheme: dark)", "(prefers-contrast: more)"
    parts = [
        "/* Made by tools/make_decks.py: the colours of the cards. On <html> may stand data-suits (two, four),\n"
        "   data-cards (light, dark) and data-contrast (more, normal). Without them big has four colours and court\n"
        "   two, and the system says whether cards are light or dark and how strong contrasts are.\n"
        "   Shapes tell the suits apart; colours only help. A page dims a card by giving it the paper of\n"
        "   --card-paper-off. */\n",
        block(":root", LIGHT | suits(FOUR, TWO)),
        block(':root[data-suits="two"]', suits(TWO, TWO)),
        block(':root[data-suits="four"]', suits(FOUR, FOUR)),
        block(':root[data-cards="dark"]', DARK),
        media(dark_query, auto, DARK),
        block(f":root{more}", MORE),
        block(f':root[data-cards="dark"]{more}', both),
        media(dark_query, f"{auto}{more}", both),
        media(more_query, ":root:not([data-contrast])", MORE),
        media(more_query, ':root[data-cards="dark"]:not([data-contrast])', both),
        media(f"{more_query} and {dark_query}", f"{auto}:not([data-contrast])", both),
    ]
    return "\n".join([*parts, DETAILS])
