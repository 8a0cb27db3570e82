"""The eleven faces of bots: figures of turned wood, wound up with a brass key, and the rings that tell a bot's level.

It knows no bot: who shows which face, and which ring, is said by openhearts/web/seat_faces.py.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from tools.portraits.parts import INK, dot, eyes, line, oval, shape, symbol

BRASS: Final = "#F2C14E"
BRASS_DARK: Final = "#A87414"
DISC: Final = 27.5  # the radius of the disc: a ring lies around it
WALNUT: Final = "#6E472E"
CREAM: Final = "#F6E7C8"
LEVELS: Final = 6

# Wood, its grooves, the light on it.
MAPLE: Final = ("#E9C48D", "#B5834A", "#F7DDB2")
OAK: Final = ("#CE9A5B", "#8F6029", "#E5BC84")
CHERRY: Final = ("#C0764A", "#7F4322", "#DA9A70")
WALNUT_WOOD: Final = ("#9A6642", "#5C3820", "#B98763")
BEECH: Final = ("#DDAE7E", "#A37446", "#F0CCA3")
Wood = tuple[str, str, str]


def disc(colour: str) -> str:
    """What a figure stands before."""
    return dot(32, 32, DISC, colour)


def key(y: float = 36) -> str:
    """The key in the figure's left side, on the right of the picture."""
    bow = (
        f"M55.5 {y:g}C53 {y - 9:g} 63.5 {y - 10:g} 63 {y - 4:g}C62.8 {y - 1.5:g} 60 {y - 0.5:g} 58.5 {y:g}"
        f"C60 {y + 0.5:g} 62.8 {y + 1.5:g} 63 {y + 4:g}C63.5 {y + 10:g} 53 {y + 9:g} 55.5 {y:g}Z"
    )
    return (
        line(f"M48 {y:g}h8.5", BRASS_DARK, 4.4)
        + line(f"M48 {y - 0.4:g}h8.5", BRASS, 2.6)
        + f'<path d="{bow}" fill="{BRASS}" stroke="{BRASS_DARK}" stroke-width="1"/>'
        + dot(59.6, y - 4.6, 1.7, BRASS_DARK)
        + dot(59.6, y + 4.6, 1.7, BRASS_DARK)
    )


def body(wood: Wood, coat: str, band: str) -> str:
    """The upper end of a turned body: a collar, and a coat of paint with a band."""
    plain, groove, _ = wood
    return (
        shape("M13.2 52C16 47.5 22 46.5 32 46.5S48 47.5 50.8 52A27.5 27.5 0 0 1 13.2 52Z", coat)
        + line("M15.5 53.5C22 50.5 42 50.5 48.5 53.5", band, 2.2)
        + shape("M22 45H42C44.5 45 44.5 50 42 50H22C19.5 50 19.5 45 22 45Z", plain)
        + line("M21 48.5h22", groove, 1.4)
    )


def head(wood: Wood, *, wide: float = 16.5, top: float = 15, low: float = 48) -> str:
    """A turned head, with the light on its left and its cheeks painted."""
    plain, _, light = wood
    left, right, middle = 32 - wide, 32 + wide, (top + low) / 2 + 1
    outline = (
        f"M{left:g} {middle:g}C{left:g} {top + 5:g} {32 - wide * 0.6:g} {top:g} 32 {top:g}"
        f"S{right:g} {top + 5:g} {right:g} {middle:g}C{right:g} {low - 4:g} {32 + wide * 0.6:g} {low:g} 32 {low:g}"
        f"S{left:g} {low - 4:g} {left:g} {middle:g}Z"
    )
    gleam = f"M{left + 3.5:g} {middle - 1:g}c.5-6 3-{middle - top - 6:g} 5.5-{middle - top - 5:g}"
    return shape(outline, plain) + line(gleam, light, 2.4)


def paint(mouth: str, *, y: float = 33, cheek: str = "#E2675A", ink_mouth: bool = True) -> str:
    """A painted face."""
    return (
        oval(19.6, y + 7.2, 3.6, 3.1, cheek)
        + oval(44.4, y + 7.2, 3.6, 3.1, cheek)
        + eyes(x=24.2, y=y, size=3.6)
        + (line(mouth) if ink_mouth else "")
    )


def pawn() -> str:
    """A ball with a knob."""
    _, groove, _ = MAPLE
    return (
        disc("#7A3B4E")
        + body(MAPLE, "#2F7F79", "#F6E7C8")
        + key()
        + dot(32, 8.5, 5.5, "#D8433F")
        + line("M27 14.5h10", groove, 3)
        + head(MAPLE, wide=19.5, top=12.5)
        + line("M16.5 26C25 22.5 39 22.5 47.5 26", "#D8433F", 2.5)
        + paint("M26.5 40.5q5.5 4.5 11 0")
    )


def acorn() -> str:
    """An acorn's cup for a hat."""
    return (
        disc("#4B6B3C")
        + body(OAK, "#C9822B", "#FBE3B0")
        + key(38)
        + head(OAK, wide=19, top=14)
        + line("M32 9C32 5 34 3 37 2.5", "#5C3820", 3.4)
        + shape("M11.5 25C11.5 13 20 7 32 7S52.5 13 52.5 25C52.5 28.5 46 29 32 29S11.5 28.5 11.5 25Z", "#7A4D2A")
        + line("M17 19l5 5M17.5 25l9.5-11M26 26.5l11-13M36 26.5l9-10.5M28 9.5l17 16.5M21 12l14 14.5", "#5A361B", 1.6)
        + paint("M27 42.5q5 3.5 10 0", y=35)
    )


def tower() -> str:
    """A tower's battlements."""
    plain, groove, _ = BEECH
    return (
        disc("#3F5C8C")
        + body(BEECH, "#8C2F39", "#F6E7C8")
        + key()
        + head(BEECH, wide=18, top=14)
        + shape("M14 5H21V10H28.5V5H35.5V10H43V5H50V18C50 21 48 22 46 22H18C16 22 14 21 14 18Z", plain)
        + line("M17.5 22.5C24 25 40 25 46.5 22.5", groove, 2.2)
        + line("M14.5 15.5h35", "#8C2F39", 2.5)
        + paint("M27 41q5 2.4 10-.6", y=33.5)
    )


def bishop() -> str:
    """A mitre with a notch."""
    return (
        disc("#D9B26A")
        + body(CHERRY, "#5B3A78", "#F6E7C8")
        + key()
        + head(CHERRY, wide=18.5, top=14)
        + shape("M15 25C14 15 22 8 32 2.5C42 8 50 15 49 25C40 22 24 22 15 25Z", "#5B3A78")
        + line("M38 9L32.5 17", "#D9B26A", 3)
        + line("M15.5 25.5C24 22.5 40 22.5 48.5 25.5", "#F6E7C8", 2.5)
        + dot(32, 3.5, 3, "#F6E7C8")
        + paint("M26 41q7 5.5 11-1", y=33.5)
    )


def queen() -> str:
    """A coronet with balls."""
    return (
        disc("#2E5E5A")
        + body(MAPLE, "#C2477A", "#FBE3EC")
        + key()
        + head(MAPLE, wide=19, top=14)
        + shape("M13 9L22.5 16L32 6L41.5 16L51 9L47 25C38 22 26 22 17 25Z", "#C2477A")
        + dots_of("13,8.5 32,5 51,8.5", "#FBE3EC")
        + line("M17 25.5C26 22.5 38 22.5 47 25.5", "#FBE3EC", 2.2)
        + paint("M26.5 40.5q5.5 5.5 11 0")
        + line("M20.5 31l-2.5-1.5M43.5 31l2.5-1.5", width=1.8)
    )


def dots_of(places: str, fill: str) -> str:
    """The balls of a coronet."""
    return "".join(dot(*map(float, place.split(",")), 3.6, fill) for place in places.split())


def mushroom() -> str:
    """A mushroom's cap."""
    return (
        disc("#8FA9BF")
        + body(BEECH, "#3F6B45", "#F6E7C8")
        + key(39)
        + head(BEECH, wide=17.5, top=15)
        + shape("M5.5 25C5.5 11 17 3 32 3S58.5 11 58.5 25C58.5 29 46 28 32 28S5.5 29 5.5 25Z", "#C93A33")
        + oval(20, 14, 4.6, 3.8, "#F9EFDD")
        + oval(37, 9.5, 4.2, 3, "#F9EFDD")
        + oval(47.5, 19.5, 4.2, 3.6, "#F9EFDD")
        + oval(31, 21, 3.4, 2.6, "#F9EFDD")
        + oval(11.5, 23, 2.4, 2.2, "#F9EFDD")
        + paint("M27.5 42q4.5 4 9 0", y=35)
    )


def soldier() -> str:
    """A nutcracker with a tall hat."""
    return (
        disc("#C9A0A0")
        + body(OAK, "#B5312F", CREAM)
        + key(38)
        + head(OAK, wide=18, top=16)
        + shape("M17.5 1.5H46.5C48 1.5 48.5 3 48 4.5L45.5 24H18.5L16 4.5C15.5 3 16 1.5 17.5 1.5Z", "#24354F")
        + shape(
            "M13.5 24C20 20.5 44 20.5 50.5 24C51 26.5 48 27.5 45 27C36 25 28 25 19 27C16 27.5 13 26.5 13.5 24Z",
            "#15202F",
        )
        + line("M17.8 17.5h28.4", "#F6E7C8", 2.4)
        + shape(
            "M32 13.5C28 10.5 27 8.5 28 6.8C29 5.5 31 5.6 32 7.4C33 5.6 35 5.5 36 6.8C37 8.5 36 10.5 32 13.5Z",
            "#E2574C",
        )
        + paint("", y=33.5, ink_mouth=False)
        + shape("M24.5 40.5H39.5V45C39.5 47.5 37.5 48.5 32 48.5S24.5 47.5 24.5 45Z", "#F9EFDD")
        + line("M24.5 40.5H39.5M28.2 41v6.5M32 41v7M35.8 41v6.5", "#5C3820", 1.4)
        + shape(
            "M32 37.5C28 36 25 37.5 22.5 40.5C27 41.5 30 41 32 39.5C34 41 37 41.5 41.5 40.5C39 37.5 36 36 32 37.5Z",
            "#F4F1EA",
        )
    )


def top() -> str:
    """A spinning top with its spindle."""
    plain, _, light = WALNUT_WOOD
    return (
        disc("#E8C9A0")
        + body(WALNUT_WOOD, "#D98E2B", "#5C3820")
        + key(37)
        + line("M32 3v10", "#5C3820", 4)
        + dot(32, 3.6, 3, "#E2574C")
        + shape(
            "M8.5 22C8.5 16 18 12 32 12S55.5 16 55.5 22C55.5 26 50 29 48 33"
            "C46 42 40 48.5 32 48.5S18 42 16 33C14 29 8.5 26 8.5 22Z",
            plain,
        )
        + line("M9.5 20.5C18 25.5 46 25.5 54.5 20.5", "#F0C25F", 3)
        + line("M12.5 26C20 29.5 44 29.5 51.5 26", "#2F7F79", 2.5)
        + line("M14 18C18 15.5 23 14.8 27 14.6", light, 2)
        + paint("M27 42q5 3.5 10 0", y=35)
    )


def bell() -> str:
    """A bell with its handle."""
    plain, groove, light = MAPLE
    return (
        disc("#8E4A6B")
        + body(MAPLE, "#2E6A8E", CREAM)
        + key(37)
        + line("M26.5 9C26.5 1 37.5 1 37.5 9", "#2E6A8E", 3.4)
        + shape(
            "M20 22C20 13 24 9 32 9S44 13 44 22C44.5 31 47.5 36 51.5 40.5"
            "C53 44 49 47.5 32 47.5S11 44 12.5 40.5C16.5 36 19.5 31 20 22Z",
            plain,
        )
        + line("M20.5 19.5C26 22 38 22 43.5 19.5", "#2E6A8E", 3)
        + line("M13.5 42.5C20 46.5 44 46.5 50.5 42.5", groove, 2)
        + line("M23.5 17c.5-2.5 2-4.5 4.5-5", light, 2)
        + paint("M27 38.5q5 4 10 0", y=30)
    )


def cone() -> str:
    """A gnome with a pointed cap and a beard."""
    return (
        disc("#6FA3A0")
        + body(OAK, "#7A3030", CREAM)
        + key(36)
        + head(OAK, wide=18, top=16)
        + shape(
            "M13 38C14 52 23 59 32 60.5C41 59 50 52 51 38"
            "C46 41.5 42 41 38.5 39.5C35 42 29 42 25.5 39.5"
            "C22 41 18 41.5 13 38Z",
            "#F4F1EA",
        )
        + shape("M12 26C14 17 22 7 34 1.5C36.5 .5 38.5 2.5 38 5C41 11 49 18 52 26C40 21.5 24 21.5 12 26Z", "#3E7D4B")
        + line("M12.5 26.5C24 22 40 22 51.5 26.5", CREAM, 3.4)
        + line("M33 8.5c1.5-2 4-2.5 6-1.5", "#2C5C37", 1.8)
        + paint("", y=33, ink_mouth=False)
        + line("M28.5 44.5q3.5 3 7 0")
        + dot(32, 38.5, 3, "#E08E5C")
    )


def bear() -> str:
    """A round head with two round ears."""
    plain, _, light = CHERRY
    return (
        disc("#F0D9A8")
        + body(CHERRY, "#3F5C8C", "#F2B0A0")
        + key(38)
        + dot(15.5, 15.5, 8.5, plain)
        + dot(48.5, 15.5, 8.5, plain)
        + dot(15.5, 15.5, 4.4, light)
        + dot(48.5, 15.5, 4.4, light)
        + head(CHERRY, wide=20.5, top=8.5, low=49)
        + oval(32, 40, 8.5, 6.6, light)
        + paint("M28 42q4 3 8 0", y=30)
        + shape("M28.5 36.5C28.5 34.8 35.5 34.8 35.5 36.5C35.5 38.5 33 40 32 40S28.5 38.5 28.5 36.5Z", INK)
    )


FIGURES: Final = (pawn, acorn, tower, bishop, queen, mushroom, soldier, top, bell, cone, bear)


def bots() -> list[str]:
    """The symbols, `b0` to `b10`."""
    return [symbol(f"b{number}", figure()) for number, figure in enumerate(FIGURES)]


def ring(level: int) -> str:
    """A frame of walnut with as many studs at its foot as the level has below it."""
    frame = f'<circle cx="32" cy="32" r="29.7" fill="none" stroke="{WALNUT}" stroke-width="4.4"/>'
    below, step = level - 1, 17
    places = (radians(90 + (place - (below - 1) / 2) * step) for place in range(below))
    studs = "".join(dot(round(32 + 29.6 * cos(at), 1), round(32 + 29.6 * sin(at), 1), 2.3, CREAM) for at in places)
    return f'<symbol id="ring-{level}" viewBox="0 0 64 64">{frame}{studs}</symbol>'


def rings() -> list[str]:
    """The symbols, `ring-1` (the weakest level) to `ring-6`."""
    return [ring(level) for level in range(1, LEVELS + 1)]
