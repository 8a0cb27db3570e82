"""The sixteen faces of people: each a disc, shoulders and a head with a silhouette of its own.

It knows no table and no person: who shows which face is said by openhearts/web/seat_faces.py.
"""

from __future__ import annotations

from typing import Final

from tools.portraits.parts import (
    HEAD,
    SHOULDERS,
    brows,
    cheeks,
    dot,
    dots,
    ears,
    eyes,
    glasses,
    laugh,
    line,
    nose,
    shape,
    smile,
    symbol,
)

# Skin, its shadow (nose, ears' insides), cheeks.
PALE: Final = ("#FBDCC2", "#DE9F7C", "#F6AE9B")
LIGHT: Final = ("#F4C8A0", "#CF9163", "#EE9E80")
OLIVE: Final = ("#E3AE7C", "#B97C48", "#DC8763")
BROWN: Final = ("#C68A58", "#955A2F", "#BC6A44")
DARK: Final = ("#9C6239", "#6E3D1E", "#8F4A2C")
DEEP: Final = ("#84502F", "#5A3019", "#763A24")
SILVER: Final = "#D9DBDD"
DISC: Final = "M32 2A30 30 0 1 1 32 62A30 30 0 1 1 32 2Z"


def disc(colour: str) -> str:
    """What a face stands before."""
    return dot(32, 32, 30, colour)


def bob() -> str:
    """A woman with glasses."""
    skin, shade, rosy = PALE
    hair = "#2C2230"
    return (
        disc("#F2B8A0")
        + shape("M9 30C9 13 19 5 32 5S55 13 55 30V47C55 50 52 51.5 49 51H15C12 51.5 9 50 9 47Z", hair)
        + shape(SHOULDERS, "#D8433F")
        + shape(HEAD, skin)
        + cheeks(rosy)
        + shape(
            "M14 31C14 17 21 9.5 32 9.5S50 17 50 31C47 25.5 44.5 23 42 21"
            "C34 25.5 24 26.5 18.5 25.5C16.5 27 15 29 14 31Z",
            hair,
        )
        + eyes()
        + glasses("#3B2A6B")
        + nose(shade)
        + smile()
    )


def red_beard() -> str:
    """A man with a red beard."""
    skin, shade, _ = PALE
    hair = "#C4501B"
    return (
        disc("#5E86A8")
        + shape(SHOULDERS, "#2F4A39")
        + ears(skin)
        + shape(HEAD, skin)
        + shape(
            "M13.5 33C15.5 37.5 18 38.5 22 39C26 37 38 37 42 39"
            "C46 38.5 48.5 37.5 50.5 33C52 47 46 60 32 60S12 47 13.5 33Z",
            hair,
        )
        + shape(
            "M13 29C11 14 20 5 33 6C46 5.5 53 16 51 29"
            "C49 25 47.5 22.5 45.5 20.5C37 20.5 27 19.5 22 17.5"
            "C18 20.5 15 24 13 29Z",
            hair,
        )
        + brows(27.2, "#93360E")
        + eyes()
        + nose(shade)
        + laugh(44.5, 6)
    )


def silver_bun() -> str:
    """An old woman with a bun."""
    skin, shade, rosy = LIGHT
    return (
        disc("#8C6BB1")
        + dot(32, 9, 8, "#C6C8CE")
        + shape(SHOULDERS, "#F1E3C6")
        + shape("M12 34C10 18 19 9.5 32 9.5S54 18 52 34Z", SILVER)
        + ears(skin)
        + shape(HEAD, skin)
        + cheeks(rosy)
        + shape("M13.5 32C13 17 22 10 32 10S51 17 50.5 32C48 27 45.5 23.5 32 17.5C18.5 23.5 16 27 13.5 32Z", SILVER)
        + line("M27 6.5q5 4 10 0", "#A5A8B1", 1.8)
        + brows(27.6, "#9A9CA5")
        + eyes()
        + line("M18.5 38.2q3 2 6 .6M45.5 38.2q-3 2-6 .6", shade, 1.4)
        + nose(shade)
        + smile(44.5, 6, 6)
        + dot(14, 41.5, 2.2, "#3FA7A0")
        + dot(50, 41.5, 2.2, "#3FA7A0")
    )


def turban() -> str:
    """A man with a turban."""
    skin, shade, _ = BROWN
    hair = "#221815"
    cloth, fold = "#EE932A", "#B9640C"
    return (
        disc("#2F6E8F")
        + shape(SHOULDERS, "#F3EBDD")
        + ears(skin)
        + shape(HEAD, skin)
        + shape(
            "M13.5 34C15.5 38 18 40 22 40.5C26 38 38 38 42 40.5"
            "C46 40 48.5 38 50.5 34C51 49 44.5 58.5 32 58.5S13 49 13.5 34Z",
            hair,
        )
        + shape(
            "M22.5 41.5C25 38.5 29.5 39 32 41C34.5 39 39 38.5 41.5 41.5"
            "C38.5 44 34.5 43.5 32 42.5C29.5 43.5 25.5 44 22.5 41.5Z",
            "#453029",
        )
        + shape("M10.5 29C4.5 12 17 1.5 32 1.5S59.5 12 53.5 29C46 27 38.5 23 32 17.5C25.5 23 18 27 10.5 29Z", cloth)
        + line(
            "M9.5 22.5C18 21 26 16.5 32 11.5C38 16.5 46 21 54.5 22.5M12 15C19 14 26.5 10 32 5.5C37.5 10 45 14 52 15",
            fold,
            1.9,
        )
        + brows(29.4, hair)
        + eyes(y=34.8)
        + nose(shade)
        + line("M28 46.8q4 3 8 0", "#F0B795", 2.2)
    )


def hijab() -> str:
    """A woman with a headscarf."""
    skin, shade, rosy = OLIVE
    cloth, fold = "#17877F", "#0E625D"
    return (
        disc("#F0C674")
        + shape(
            "M8.5 50.5C11 46 9 40 9 31C9 13 19 3.5 32 3.5S55 13 55 31C55 40 53 46 55.5 50.5A30 30 0 0 1 8.5 50.5Z",
            cloth,
        )
        + shape("M17 32C17 20.5 23 15.5 32 15.5S47 20.5 47 32C47 44.5 40 52 32 52S17 44.5 17 32Z", skin)
        + cheeks(rosy)
        + line("M16 42C19 51 25 55.5 34 55.5C42 55.5 47 52 50 47", fold, 2.2)
        + line("M32 11C42 11 49.5 17 50.5 29", fold, 2.2)
        + brows(27.5, "#33211A", width=2.2)
        + eyes(x=25, lashes=True)
        + nose(shade)
        + smile(43.8, 5.5, 5.5, "#8A2F2B")
    )


def flat_cap() -> str:
    """A man with a cap and a moustache."""
    skin, shade, rosy = LIGHT
    hair = "#7B7A7E"
    cap, fold = "#6B5A44", "#4C3F2F"
    return (
        disc("#B9C7A0")
        + shape(SHOULDERS, "#7A2E2E")
        + ears(skin)
        + shape(HEAD, skin)
        + shape(
            "M13 34C12 28 13 24 15 21H20C18.5 25 18 29 17.5 34ZM51 34C52 28 51 24 49 21H44C45.5 25 46 29 46.5 34Z", hair
        )
        + cheeks(rosy, 40.5)
        + shape("M9 22C8 10 18 4 32 4C46 4 57 9 57 17C57 19 56 21 54 22Z", cap)
        + shape("M9 22C20 17 44 17 58.5 23.5C57 27.5 50 26 44 24.5C34 22.5 20 23 12 25.5C10 25.5 9 24 9 22Z", fold)
        + brows(29.6, hair, lift=1)
        + eyes(y=34.5)
        + nose(shade)
        + shape(
            "M32 42C28 39.5 21 41.5 18.5 46C23 48 29.5 47.5 32 45C34.5 47.5 41 48 45.5 46C43 41.5 36 39.5 32 42Z", hair
        )
        + line("M28.5 49.5q3.5 2 7 0", shade, 2.2)
    )


def curls() -> str:
    """A woman with curls."""
    skin, shade, rosy = DARK
    hair = "#4A2A20"
    return (
        disc("#F7A95F")
        + dots("32,11 22,12.5 42,12.5 14.5,19.5 49.5,19.5 11.5,29 52.5,29 12.5,38.5 51.5,38.5", 8.2, hair)
        + shape(SHOULDERS, "#F9E08B")
        + shape("M11 40C10 18 19 8 32 8S54 18 53 40L48 46H16Z", hair)
        + shape("M16 31C16 20.5 23 16.5 32 16.5S48 20.5 48 31C48 45 41 54 32 54S16 45 16 31Z", skin)
        + dots("22,18 32,15 42,18", 5.2, hair)
        + line(
            "M21 10q2.5-3 5-1.5M37 7.5q4-.5 5 2.5M9.5 26q.5-4 4-4.5M54 27q0-4-3.5-5.5M10.5 38q-1.5-3.5 .5-6",
            "#7A4C38",
            2,
        )
        + cheeks(rosy)
        + brows(27.6, "#2A1813", width=2.2, lift=2)
        + eyes(x=25, lashes=True)
        + nose(shade)
        + laugh(43, 6.5)
        + line("M13.5 45.5a2.6 2.6 0 1 0 .1 0M50.5 45.5a2.6 2.6 0 1 0 .1 0", "#C4472F", 1.8)
    )


def beanie() -> str:
    """A young man with a woolly hat."""
    skin, shade, rosy = LIGHT
    hair = "#5A3A22"
    wool, rim = "#D64545", "#F6E7C8"
    return (
        disc("#7FB7BE")
        + shape(SHOULDERS, "#3C4C6B")
        + ears(skin)
        + shape(HEAD, skin)
        + cheeks(rosy)
        + shape("M13.5 32C13 27 14 24 15 22H21L17 31ZM50.5 32C51 27 50 24 49 22H43L47 31Z", hair)
        + dot(32, 6, 5.5, rim)
        + shape("M12.5 22C12.5 11 21 6.5 32 6.5S51.5 11 51.5 22Z", wool)
        + shape("M11 17.5H53C55 17.5 56 19 56 21V23C56 25 55 26 53 26H11C9 26 8 25 8 23V21C8 19 9 17.5 11 17.5Z", rim)
        + line("M16 19.5v4.5M24 19.5v4.5M32 19.5v4.5M40 19.5v4.5M48 19.5v4.5", "#D8C49B", 2)
        + brows(30.4, hair, lift=1.2)
        + eyes(y=35.5)
        + nose(shade)
        + line("M26.5 45.5q7 5 11.5-1.5")
    )


def straw_hat() -> str:
    """A woman with a straw hat."""
    skin, shade, rosy = OLIVE
    hair = "#6B3A1E"
    straw, band = "#F0CF7A", "#C33C54"
    return (
        disc("#4F9D8B")
        + shape("M13 26C10 40 9 48 10 52.5C20 60 44 60 54 52.5C55 48 54 40 51 26Z", hair)
        + shape(SHOULDERS, "#F7F1E3")
        + shape(
            "M9.5 50C12 42 13 34 13 26H19C18 36 19 44 15.5 52ZM54.5 50C52 42 51 34 51 26H45C46 36 45 44 48.5 52Z", hair
        )
        + shape(HEAD, skin)
        + cheeks(rosy)
        + shape("M14.5 31C15 26 17 23 20 21H44C47 23 49 26 49.5 31C46 28 40 24.5 36 22C30 26 20 27 14.5 31Z", hair)
        + shape("M17 20C17 8 22 3 32 3S47 8 47 20Z", straw)
        + shape("M16.5 15H47.5V21H16.5Z", band)
        + shape(
            "M1.5 21C6 17.5 18 19.5 32 19.5S58 17.5 62.5 21C63 23 61 25 57 25"
            "C49 25 41 23 32 23S15 25 7 25C3 25 1 23 1.5 21Z",
            straw,
        )
        + eyes(y=34.5, lashes=True)
        + nose(shade)
        + smile(44.5, 5.5, 6, "#8A2F2B")
    )


def bald() -> str:
    """A bald man with glasses and a white beard."""
    skin, shade, _ = DEEP
    beard = "#EFEAE1"
    return (
        disc("#E3A857")
        + shape(SHOULDERS, "#264653")
        + ears(skin)
        + shape("M14.5 29C14 14 22 7 32 7S50 14 49.5 29C49.5 45 41.5 54 32 54S14.5 45 14.5 29Z", skin)
        + line("M22.5 16q4-4.5 9.5-4.5", "#A56E48", 2.4)
        + shape(
            "M14 35C16 38.5 18.5 41 23 42C27 39.5 37 39.5 41 42"
            "C45.5 41 48 38.5 50 35C50 49 43 57.5 32 57.5S14 49 14 35Z",
            beard,
        )
        + brows(25, beard, lift=1.4)
        + eyes(size=2.8)
        + glasses("#F2E9DA", r=6.8, lens="#FFFFFF33")
        + nose(shade)
        + laugh(45, 5.2)
    )


def braids() -> str:
    """A girl with braids and freckles."""
    skin, shade, rosy = PALE
    hair, band = "#E0A33A", "#D6336C"
    return (
        disc("#6C9A5B")
        + shape(
            "M13 30C6 30 2.5 34 4 38C2 41 3 44 5.5 45C4 48 6 51.5 10 52L16 40Z"
            "M51 30C58 30 61.5 34 60 38C62 41 61 44 58.5 45"
            "C60 48 58 51.5 54 52L48 40Z",
            hair,
        )
        + line("M5 38.5q4 2.5 8 1M6 45.5q3.5 1.5 7 0M59 38.5q-4 2.5-8 1M58 45.5q-3.5 1.5-7 0", "#B87A1B", 1.8)
        + shape(SHOULDERS, "#5B4B8A")
        + dot(11.5, 31, 3.2, band)
        + dot(52.5, 31, 3.2, band)
        + shape("M12.5 33C11 16 20 6 32 6S53 16 51.5 33Z", hair)
        + shape(HEAD, skin)
        + shape("M14 30C14 16 22 9.5 32 9.5S50 16 50 30C47 27.5 41 23 32 14.5C23 23 17 27.5 14 30Z", hair)
        + cheeks(rosy)
        + dots("19,38.5 22,40.5 24.5,38.8 45,38.5 42,40.5 39.5,38.8", 0.9, "#C4703A")
        + brows(28, "#A86A18", width=2.2)
        + eyes()
        + nose(shade)
        + laugh(44, 5.5)
    )


def locs() -> str:
    """A man with dreadlocks."""
    skin, shade, _ = DARK
    hair = "#2E1B16"
    return (
        disc("#E0705A")
        + line("M18 18C11 24 10 34 10.5 45M13 24C7.5 30 6 36 5.5 42M21 14C15 24 15.5 40 16 50", hair, 5.6)
        + line("M46 18C53 24 54 34 53.5 45M51 24C56.5 30 58 36 58.5 42M43 14C49 24 48.5 40 48 50", hair, 5.6)
        + shape(SHOULDERS, "#E8E2D0")
        + line("M10.5 38v7.5M53.5 38v7.5M16 42v7.5M48 42v7.5", hair, 5.6)
        + shape(HEAD, skin)
        + shape(
            "M13.5 31C11 14 20 5.5 32 5.5S53 14 50.5 31C49 27 47.5 24.5 45.5 21.5H18.5C16.5 24.5 15 27 13.5 31Z", hair
        )
        + line("M17 15.5C22 11.5 42 11.5 47 15.5", "#F2B134", 3.6)
        + line("M8.8 42.5h3.4M51.8 42.5h3.4", "#F2B134", 2)
        + brows(28, "#2A1813", lift=1.8)
        + eyes()
        + nose(shade)
        + shape("M20.5 42C22 50 42 50 43.5 42C45.5 51 40 57.5 32 57.5S18.5 51 20.5 42Z", hair)
        + laugh(42.4, 5.8)
    )


def ponytail() -> str:
    """A woman with a ponytail."""
    skin, shade, rosy = LIGHT
    hair, band = "#A5522A", "#37C2B0"
    return (
        disc("#3F5C8C")
        + shape("M40 10C50 1 62 8 61.5 22C61 34 57 40 58.5 47C52 45 48 38 49 29C49 22 46 16 40 14Z", hair)
        + shape(SHOULDERS, "#F28F3B")
        + ears(skin)
        + shape("M13 33C11.5 17 20 6.5 32 6.5S52.5 17 51 33Z", hair)
        + shape(HEAD, skin)
        + cheeks(rosy)
        + shape("M14 31C13 17 21 9.5 32 9.5S51 17 50 31C48.5 24 46 20.5 43 18.5C36 24 22 22 14 31Z", hair)
        + line("M14.5 20.5C19 11.5 25 9 32 9S45 11.5 49.5 20.5", band, 3.4)
        + brows(28, "#7A3817", width=2.2)
        + eyes(lashes=True)
        + nose(shade)
        + smile(44.5, 6, 6)
    )


def professor() -> str:
    """An old man with white hair."""
    skin, shade, rosy = PALE
    hair = "#F4F3EF"
    return (
        disc("#8A5468")
        + dots("12,23 9.5,30.5 12,38 52,23 54.5,30.5 52,38", 6.4, hair)
        + shape(SHOULDERS, "#3E5641")
        + shape("M32 56L23 51.5V60.5ZM32 56L41 51.5V60.5Z", "#F0BE47")
        + ears(skin)
        + shape("M14.5 29C14 14 22 8 32 8S50 14 49.5 29C49.5 45 41.5 53 32 53S14.5 45 14.5 29Z", skin)
        + line("M28 9.5C26 4.5 33 1.5 35.5 5.5C36.5 7.5 34.5 9 33 8", hair, 2.6)
        + cheeks(rosy, 40)
        + line("M26.5 19.5q5.5-2 11 0", "#EBB797", 1.6)
        + brows(27, hair, lift=1.8, width=3.6)
        + eyes()
        + nose(shade)
        + shape("M26 46C28 51 36 51 38 46Z", "#8E2F35")
        + shape(
            "M32 42C28 38.5 19.5 40.5 15.5 47.5C21 50 29 49.5 32 46C35 49.5 43 50 48.5 47.5C44.5 40.5 36 38.5 32 42Z",
            hair,
        )
    )


def quiff() -> str:
    """A young man with a quiff."""
    skin, shade, rosy = OLIVE
    hair = "#221E33"
    return (
        disc("#A9CBE8")
        + shape(SHOULDERS, "#2C2945")
        + shape("M24 46.5L32 56L40 46.5L45 47.5L35 61.8H29L19 47.5Z", "#F6F2EA")
        + ears(skin)
        + shape(HEAD, skin)
        + shape(
            "M14 33C12.5 27 13 21 15 18H24L19.5 23C18 26.5 17.5 29 17 33Z"
            "M50 33C51.5 27 51 21 49 18H42L45.5 23C46 26.5 46.5 29 47 33Z",
            "#57506A",
        )
        + shape(
            "M15.5 21.5C9 12 15 3 27 4.5C33-1 48-.5 54 6"
            "C58 11 53 17.5 48.5 21.5C45 18.5 41 17.5 36 18.5"
            "C28 20 21 17 15.5 21.5Z",
            hair,
        )
        + line("M22 12.5C29 14.5 41 13.5 47 7M19 16.5C24 14.5 27 15.5 31 15.5", "#5B5478", 2)
        + cheeks(rosy)
        + brows(27.4, hair, lift=1.8, width=2.2)
        + eyes()
        + nose(shade)
        + laugh(44, 5.5)
    )


def headwrap() -> str:
    """A woman with a headwrap."""
    skin, shade, rosy = DEEP
    cloth, second, third = "#F0BF35", "#C2352F", "#1E6F6A"
    return (
        disc("#9AD0AE")
        + shape(SHOULDERS, "#C2352F")
        + ears(skin)
        + shape("M31 12C23 3 29-1.5 36 2C40-2 48-1 48.5 4C55 3.5 57.5 9 53.5 13C51 17 42 18 36 15Z", second)
        + line("M36 4C36 8 37 10 39 12M47.5 5.5C44.5 7 42.5 9 41 12", "#8E211E", 1.6)
        + shape(HEAD, skin)
        + shape("M12.5 28C8.5 13 18 6 32 7C46 6 55.5 14 51.5 28C47 21.5 40 20 32 20.5S17 21.5 12.5 28Z", cloth)
        + line("M11.8 19.5C20 12 31 12.5 39 14", third, 2.5)
        + line("M13 25.5C22 17 42 17 51 25.5", second, 2.5)
        + cheeks(rosy)
        + brows(28.4, "#23120C", width=2.2, lift=2)
        + eyes(y=34, lashes=True)
        + nose(shade)
        + laugh(43.5, 6.5)
        + dot(14, 43, 2.8, "#F6E7C8")
        + dot(50, 43, 2.8, "#F6E7C8")
    )


FACES: Final = (
    bob,
    red_beard,
    silver_bun,
    turban,
    hijab,
    flat_cap,
    curls,
    beanie,
    straw_hat,
    bald,
    braids,
    locs,
    ponytail,
    professor,
    quiff,
    headwrap,
)


def people() -> list[str]:
    """The symbols, `p0` to `p15`."""
    return [symbol(f"p{number}", face()) for number, face in enumerate(FACES)]
