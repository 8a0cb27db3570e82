"""Draws the four kings: robe, ermine, a beard and a crown of their own, and what each holds."""

from __future__ import annotations

from typing import Final

from tools.decks.faces import (
    BRASS,
    CLOTH,
    DEEP,
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
    moved,
    stroke,
)

BEARDS: Final = {
    # long, with two points
    "S": "M-37-8C-38 20-38 42-28 66-24 78-14 86-8 98-4 88-2 82 0 80 2 82 4 88 8 98 14 86 24 78"
    " 28 66 38 42 38 20 37-8"
    "C30 2 24 6 14 9H-14C-24 6-30 2-37-8Z",
    # full and round
    "H": "M-37-10C-46 6-50 22-44 36-46 52-34 60-28 60-22 74-8 76 0 72 8 76 22 74 28 60 34 60"
    " 46 52 44 36 50 22 46 6 37-10"
    "C32 4 24 8 14 9H-14C-24 8-32 4-37-10Z",
    # short, to a point
    "D": "M-37-10C-38 14-34 34-20 48-10 56-4 66 0 78 4 66 10 56 20 48 34 34 38 14 37-10C31 4"
    " 24 8 14 9H-14C-24 8-31 4-37-10Z",
    # curls
    "C": "M-37-8C-50-4-50 14-42 18-52 26-46 42-36 42-40 54-28 64-18 58-16 70-4 74 0 66 4 74 16"
    " 70 18 58 28 64 40 54 36 42 "
    "46 42 52 26 42 18 50 14 50-4 37-8C32 4 24 8 14 9H-14C-24 8-32 4-37-8Z",
}
STREAKS: Final = {
    "S": "M-22 34C-20 54-14 66-9 78M22 34C20 54 14 66 9 78M0 40V62",
    "H": "M-28 24Q-30 38-22 46M28 24Q30 38 22 46M-8 46Q-8 56-2 60M12 44Q12 52 8 58",
    "D": "M-14 36Q-6 46-2 58M14 36Q6 46 2 58",
    "C": "M-30 24Q-34 32-26 34M30 24Q34 32 26 34M-16 44Q-18 52-10 52M16 44Q18 52 10 52",
}
KING_CROWNS: Final = {
    "S": "M-40-36L-50-92-27-70-18-102 0-72 18-102 27-70 50-92 40-36Z",
    "H": "M-40-36C-56-66-50-88-34-88-22-88-16-78-14-68-12-86-8-98 0-104 8-98 12-86 14-68 16-78"
    " 22-88 34-88 50-88 56-66 40-36Z",
    "D": "M-40-36L-48-70-38-92-26-72-14-86 0-108 14-86 26-72 38-92 48-70 40-36Z",
    "C": "M-40-36L-46-68A11 11 0 1 1-30-78L-20-70-10-80A12 12 0 1 1 10-80L20-70 30-78A11 11 0 1 1 46-68L40-36Z",
}
TIPS: Final = {
    "S": ((-50, -94), (-18, -104), (18, -104), (50, -94)),
    "H": ((0, -108),),
    "D": (),
    "C": (),
}


def king(suit: str, paint: str) -> str:
    """A king's bust: robe, ermine, beard, crown."""
    looks = LOOKS[f"K{suit}"]
    hair = area("M-36-40C-54-30-56 10-46 34L-34 30V-40ZM36-40C54-30 56 10 46 34L34 30V-40Z", looks.hair)
    robe = area("M-82 196V98C-76 66-48 54-22 50H22C48 54 76 66 82 98V196Z", paint)
    band = area("M-15 92V196H15V92Z", BRASS) + "".join(
        area(f"M0{y}l9 13-9 13-9-13Z", gem) for y, gem in ((116, paint), (150, paint))
    )
    ermine = area("M-70 74C-52 58-36 52-24 46L0 70 24 46C36 52 52 58 70 74L60 104Q28 96 0 128-28 96-60 104Z", IVORY)
    ticks = stroke("M-46 72v9M-34 86v9M-56 88v7M46 72v9M34 86v9M56 88v7M-16 92v9M16 92v9", INK, 4.5)
    beard = area(BEARDS[suit], looks.hair) + stroke(STREAKS[suit], looks.light)
    moustache = {
        "S": "M0 17C-8 13-20 14-30 26-18 30-6 30 0 23 6 30 18 30 30 26 20 14 8 13 0 17Z",
        "H": "M0 17C-10 12-24 16-27 28-16 32-5 30 0 24 5 30 16 32 27 28 24 16 10 12 0 17Z",
        "D": "M0 18C-8 14-18 18-24 22-30 24-34 18-33 13-40 22-34 31-25 30-14 30-5 28 0 23 5 28 14"
        " 30 25 30 34 31 40 22 33 13"
        " 34 18 30 24 24 22 18 18 8 14 0 18Z",
        "C": "M0 17C-8 12-22 14-26 25-18 32-6 30 0 24 6 30 18 32 26 25 22 14 8 12 0 17Z",
    }[suit]
    tone = looks.light if suit != "H" else "#FFFDF6"
    mouth = area(moustache, tone) + stroke("M-5 33Q0 36 5 33", INK, 3.5)
    inner = {"S": -15.0, "H": -20.0, "D": -19.0, "C": -18.0}[suit]
    outer = {"S": -22.0, "H": -17.0, "D": -18.0, "C": -18.0}[suit]
    look = eyes(looks, 4.5, brows(looks.hair if suit != "H" else "#C2B294", inner, outer, 6))
    return robe + band + ermine + ticks + hair + face(looks) + beard + mouth + look + crown(suit, paint)


def crown(suit: str, paint: str) -> str:
    """The crown of a king."""
    shade = {"S": "M40-36L50-92 27-70 22-36Z", "H": "M40-36C56-66 50-88 34-88 32-70 28-50 22-36Z"}
    tips = "".join(dot(x, y, 6, BRASS, "") for x, y in TIPS[suit])
    points = area(KING_CROWNS[suit], BRASS)
    if suit in shade:
        points = flat(KING_CROWNS[suit], BRASS) + flat(shade[suit], DEEP) + stroke(KING_CROWNS[suit], INK, PEN)
    jewel = area("M0-78l9 12-9 12-9-12Z", paint)
    band = area("M-42-50Q0-38 42-50V-32Q0-20-42-32Z", PLUM if suit != "D" else CLOTH)
    pearls = "".join(dot(x, -36.5 + 0.0022 * (900 - x * x), 3.6, IVORY) for x in (-28, 0, 28))
    return tips + points + jewel + band + pearls


def king_holds(suit: str, paint: str) -> str:
    """A sword, a sceptre, an axe, an orb."""
    looks = LOOKS[f"K{suit}"]
    if suit == "S":
        blade = area("M-63 196V-78L-56-96-49-78V196Z", "#DCE0E6") + stroke("M-56-72V90", "#9AA2AE")
        return moved(-7, 4, blade, area("M-80 96H-32V108H-80Z", BRASS), hand(looks, -56, 126))
    if suit == "H":
        top = dot(-57, -62, 13, ROSE, "") + area("M-60-76v-7h-6v-6h6v-6h6v6h6v6h-6v7Z", BRASS)
        return moved(-6, 10, area("M-61 196V-52H-53V196Z", BRASS), top, hand(looks, -57, 118))
    if suit == "D":
        blade = area("M-55-80C-34-90-26-70-28-46-38-56-46-58-55-56ZM-59-78H-70V-60H-59Z", "#DCE0E6")
        return moved(-7, 20, area("M-61 196V-92H-53V196Z", "#8A5A36"), blade, hand(looks, -57, 108))
    band = stroke("M-75 106Q-50 118-25 106M-50 86V138", BRASS, 5)
    cross = area("M-54 84V70H-61V62H-54V54H-46V62H-39V70H-46V84Z", BRASS)
    palm = area("M-76 128Q-50 152-24 128L-22 148Q-50 164-78 148Z", looks.skin)
    return dot(-50, 112, 26, CLOTH, "") + band + cross + palm
