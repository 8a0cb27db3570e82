"""Draws the four queens: hair, diadem, jewels, and what each has with her; the queen of spades is drawn by herself."""

from __future__ import annotations

from tools.decks.faces import (
    BRASS,
    CLOTH,
    INK,
    IVORY,
    LOOKS,
    PEN,
    PLUM,
    ROSE,
    area,
    brows,
    dot,
    eyes,
    face,
    flat,
    hand,
    stroke,
)


def queen(suit: str, paint: str) -> str:
    """A queen's bust: flowing hair, a diadem, jewels; the queen of spades is drawn by herself."""
    if suit == "S":
        return villain(paint)
    looks = LOOKS[f"Q{suit}"]
    back = {
        "H": "M0-56C-46-56-54-20-50 10-48 34-62 48-56 74-50 92-26 90-20 76H20C26 90 50 92 56 74 62"
        " 48 48 34 50 10 54-20 46-56 0-56Z",
        "D": "M0-60C-52-60-60-24-56 0-66 10-66 28-56 36-58 50-44 58-34 52H34C44 58 58 50 56 36 66"
        " 28 66 10 56 0 60-24 52-60 0-60Z",
        "C": "M0-56C-44-56-52-24-50 4-50 40-56 70-58 106H-26V60H26V106H58C56 70 50 40 50 4 52-24 44-56 0-56Z",
    }[suit]
    fringe = {
        "H": "M-36-2C-46-34-30-54 0-54S46-34 36-2C36-20 20-34 2-40-14-32-34-22-36-2Z",
        "D": "M-37-6C-46-34-30-54 0-54S46-34 37-6C34-24 22-36 0-36S-34-24-37-6Z",
        "C": "M-36 0C-44-34-28-54 0-54S44-34 36 0C36-18 16-30 0-40-16-30-36-18-36 0Z",
    }[suit]
    neck = area("M-13 36V66H13V36Z", looks.shade)
    gown = area("M-82 196V104C-72 78-50 72-34 66Q0 112 34 66C50 72 72 78 82 104V196Z", paint)
    chest = area("M-34 66C-24 62-16 60-13 56H13C16 60 24 62 34 66Q0 116-34 66Z", looks.skin)
    front = area("M-24 196L-30 108Q0 96 30 108L24 196Z", {"H": IVORY, "D": CLOTH, "C": PLUM}[suit])
    lacing = stroke("M-18 122L18 138M18 122L-18 138M-16 150L16 166M16 150L-16 166", BRASS, 4.5)
    sleeves = stroke("M-54 100Q-46 140-50 196M54 100Q46 140 50 196", BRASS, 4.5)
    jewels = {
        "H": stroke("M-20 66Q0 92 20 66", BRASS, 4.5) + dot(0, 83, 6, ROSE, ""),
        "D": "".join(
            dot(x, 78 - 0.022 * x * x, 4.6, IVORY, ' stroke-width="2.5"') for x in (-22, -13, -4.5, 4.5, 13, 22)
        ),
        "C": stroke("M-20 66Q0 88 20 66", IVORY, 4.5) + dot(0, 80, 5.5, BRASS, ""),
    }[suit]
    ears = {
        "H": dot(-41, 20, 4.6, BRASS, "") + dot(41, 20, 4.6, BRASS, ""),
        "D": area("M-42 14l6 11-6 11-6-11ZM42 14l6 11-6 11-6-11Z", BRASS),
        "C": "",
    }[suit]
    lips = area("M-11 26Q-5 24 0 27 5 24 11 26 6 35 0 35-6 35-11 26Z", ROSE if suit != "D" else "#B8324A")
    waves = {
        "H": "M-44 10C-42 34-54 46-50 66M44 10C42 34 54 46 50 66M-24-40Q-30-36-32-28M20-42Q28-38 31-30",
        "D": "M-50-2Q-56 12-50 24M50-2Q56 12 50 24M-16-46Q0-50 16-46",
        "C": "M-42 14C-42 46-48 70-48 96M42 14C42 46 48 70 48 96M-8-44Q-24-38-29-24M8-44Q24-38 29-24",
    }[suit]
    look = eyes(looks, 6.5, brows(looks.hair, -19, -18, 4)) + stroke("M-23-6l-5-4M23-6l5-4")
    head = area(back, looks.hair) + neck + gown + chest + front + lacing + sleeves + jewels + face(looks)
    return (
        head
        + lips.replace("<path", '<path stroke-width="3"')
        + look
        + area(fringe, looks.hair)
        + stroke(waves, looks.light)
        + ears
        + diadem(suit, paint)
    )


def diadem(suit: str, paint: str) -> str:
    """The crown of a queen: lower than a king's, and open."""
    line = {
        "H": "M-32-46C-40-62-38-74-30-82-24-72-18-66-12-62-10-78-4-88 0-94 4-88 10-78 12-62 18-66"
        " 24-72 30-82 38-74 40-62 32-46Q0-58-32-46Z",
        "D": "M-34-46L-40-76-22-64-14-88 0-68 14-88 22-64 40-76 34-46Q0-58-34-46Z",
        "C": "M-32-46Q-42-62-36-78-26-74-20-62-18-80 0-96 18-80 20-62 26-74 36-78 42-62 32-46Q0-58-32-46Z",
    }[suit]
    gems = {
        "H": dot(0, -70, 6, paint, ""),
        "D": dot(-40, -79, 5, IVORY, "")
        + dot(-14, -91, 5, IVORY, "")
        + dot(14, -91, 5, IVORY, "")
        + dot(40, -79, 5, IVORY, ""),
        "C": dot(0, -72, 6.5, paint, "") + dot(-27, -62, 4, IVORY) + dot(27, -62, 4, IVORY),
    }[suit]
    return area(line, BRASS) + gems


def villain(paint: str) -> str:
    """The queen of spades: a collar like a spade, a white lock, half-closed eyes, a crown of thorns."""
    looks = LOOKS["QS"]
    collar = area(
        "M0 110C-30 96-82 60-78-6-77-24-68-44-60-58-58-20-46 16-22 44H22C46 16 58-20 60-58"
        " 68-44 77-24 78-6 82 60 30 96 0 110Z",
        "#A33A66",
    )
    lining = stroke("M-66-26C-64 20-44 56-20 76M66-26C64 20 44 56 20 76", "#DE8AAB", 4.5)
    gown = area("M-82 196V112C-72 88-52 80-36 72L0 118 36 72C52 80 72 88 82 112V196Z", "#2A2036")
    chest = area("M-36 72C-26 66-16 62-12 56H12C16 62 26 66 36 72L0 120Z", looks.skin)
    neck = flat("M-12 34V62H12V34Z", looks.shade) + stroke("M-12 38V60M12 38V60", INK, PEN)
    choker = area("M-13 52H13V62Q0 68-13 62Z", "#1D1A26") + area("M0 60l7 10-7 13-7-13Z", "#C2183A")
    seams = stroke("M-36 78L-8 196M36 78L8 196", BRASS, 4.5) + stroke(
        "M-58 104Q-46 150-50 196M58 104Q46 150 50 196", "#6B5B7B", 4.5
    )
    hair = area("M-37 6C-52-40-38-62 0-62S52-40 37 6C38-18 26-34 0-14-26-34-38-18-37 6Z", looks.hair)
    lock = area("M5-60C20-58 34-44 37 6 34-20 27-27 18-26 16-38 12-50 5-60Z", looks.light)
    shadow = flat("M-27-8Q-16-22-5-5-16-2-27-8ZM27-8Q16-22 5-5 16-2 27-8Z", "#A0688C")
    lids = stroke("M-28-10Q-16-12-6-2M28-10Q16-12 6-2", INK, 5) + dot(-15, -4.5, 4.2, INK) + dot(15, -4.5, 4.2, INK)
    under = flat("M-22-1Q-15 3-9 0M22-1Q15 3 9 0", "#2E6B4F")
    brow = stroke("M-30-24Q-18-30-7-16M30-28Q19-32 8-17", looks.hair, 5)
    nose = stroke("M1-2L-3 14Q-2 17 4 16", INK, 3.5)
    lips = area("M-11 27Q-4 23 0 26 4 23 12 24 6 35 0 35-5 35-11 27Z", "#C2183A").replace(
        "<path", '<path stroke-width="3"'
    )
    mole = dot(17, 24, 2.2, INK)
    spikes = area("M-36-44L-52-84-30-66-30-98-14-70 0-114 14-70 30-98 30-66 52-84 36-44Q0-60-36-44Z", BRASS)
    gem = area("M0-88l8 15-8 15-8-15Z", "#C2183A")
    drops = area("M-40 16l5 12-5 9-5-9ZM40 16l5 12-5 9-5-9Z", BRASS)
    return (
        collar
        + lining
        + neck
        + gown
        + chest
        + seams
        + choker
        + face(looks)
        + shadow
        + under
        + lids
        + brow
        + nose
        + lips
        + mole
        + hair
        + lock
        + drops
        + spikes
        + gem
    )


def queen_holds(suit: str, paint: str) -> str:
    """A raven, a rose, a fan, a branch."""
    looks = LOOKS[f"Q{suit}"]
    if suit == "S":
        return raven()
    if suit == "H":
        return (
            stroke("M-48 196Q-52 150-46 104", "#2E7A4F", 5)
            + area("M-50 160C-66 158-74 146-74 136-60 136-50 146-50 160Z", "#2E7A4F")
            + dot(-46, 92, 20, paint, "")
            + stroke("M-46 82a10 10 0 1 1-9 14M-58 84Q-46 66-33 86", IVORY, 3.5)
            + hand(looks, -48, 142)
        )
    if suit == "D":
        return (
            area("M-46 150L-80 92Q-66 70-46 68-26 70-12 92Z", BRASS)
            + stroke("M-46 148L-64 82M-46 148V70M-46 148L-28 82", INK, 3.5)
            + stroke("M-73 100Q-46 78-19 100", paint, 5)
            + hand(looks, -46, 152)
        )
    return (
        stroke("M-50 196Q-46 140-54 82", "#2E7A4F", 5)
        + area(
            "M-54 84C-72 76-76 56-70 44-56 50-48 66-54 84ZM-52 106C-38 100-30 84-32 72-46 74-54"
            " 88-52 106ZM-50 132C-68 130-76 116-76 106-62 106-52 116-50 132Z",
            "#7DB05A",
        )
        + hand(looks, -49, 150)
    )


def raven() -> str:
    """The bird of the queen of spades, on her shoulder, with a rim of light."""
    body = area(
        "M-50 152C-66 160-82 146-82 122-84 96-80 74-70 66-70 48-46 42-40 60L-24 67-42 74C-38 104-36 132-50 152Z",
        "#17131F",
    )
    wing = area("M-80 90C-66 90-56 106-58 134-60 152-68 164-80 180-84 154-84 114-80 90Z", "#3A2F4C")
    lines = stroke("M-74 106Q-66 118-68 138M-78 122Q-72 132-74 148", "#9C86B5", 3.5)
    beak = area("M-42 56L-20 67-43 74Q-36 65-42 56Z", BRASS)
    rim = f'<g stroke="#B9A3CE" stroke-width="3.5">{body}{wing}</g>'
    return rim + lines + beak + dot(-53, 62, 5, BRASS) + dot(-52, 62, 2.4, INK)
