"""Draws the four jacks, a cap with a feather, a ruff and a smile each, what each holds, and the jesters."""

from __future__ import annotations

from tools.decks.faces import (
    BRASS,
    CLOTH,
    INK,
    IVORY,
    LOOKS,
    PEACH,
    PLUM,
    ROSE,
    Looks,
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


def jack(suit: str, paint: str) -> str:
    """A jack's bust: a cap with a feather, hair to the jaw, a smile, a ruff."""
    looks = LOOKS[f"J{suit}"]
    bob = {
        "S": "M-38-40C-52-20-52 14-44 32-38 36-32 34-30 28V-40ZM38-40C52-20 52 14 44 32 38 36 32 34 30 28V-40Z",
        "H": "M-38-40C-56-24-58 0-48 8-58 18-52 32-42 32-36 34-30 30-28 24V-40ZM38-40C56-24 58 0"
        " 48 8 58 18 52 32 42 32 36 34 30 30 28 24V-40Z",
        "D": "M-38-40C-54-18-52 20-56 38-44 44-32 40-28 30V-40ZM38-40C54-18 52 20 56 38 44 44 32 40 28 30V-40Z",
        "C": "M-36-40C-52-40-56-22-48-16-58-8-54 8-46 10-52 22-40 32-30 26V-40ZM36-40C52-40 56-22"
        " 48-16 58-8 54 8 46 10 52 22 40 32 30 26V-40Z",
    }[suit]
    coat = area("M-82 196V96C-72 72-48 64-24 58H24C48 64 72 72 82 96V196Z", paint)
    vest = area("M-24 70L0 96 24 70 20 196H-20Z", {"S": PLUM, "H": CLOTH, "D": PLUM, "C": BRASS}[suit])
    buttons = "".join(dot(0, y, 5, BRASS if suit != "C" else PLUM, ' stroke-width="3"') for y in (118, 142, 166))
    sleeves = stroke("M-52 92Q-46 140-50 196M52 92Q46 140 50 196", BRASS, 4.5)
    ruff = area(
        "M-40 62Q-48 50-34 46-30 38-20 42-12 36-6 44 0 38 6 44 12 36 20 42 30 38 34 46 48 50"
        " 40 62 42 74 28 74 22 84 12 78"
        " 6 86 0 80-6 86-12 78-22 84-28 74-42 74-40 62Z",
        IVORY,
    ) + stroke("M-26 54L-22 66M-10 58L-8 70M10 58L8 70M26 54L22 66", "#CDBFA6", 4)
    fringe = {
        "S": "M-36-20C-30-30-12-36 0-34 14-36 30-32 36-20V-46H-36Z",
        "H": "M-36-16C-30-24-22-24-20-32-12-24-4-26 0-34 6-26 14-26 18-32 24-24 32-24 36-14V-46H-36Z",
        "D": "M-36-12C-28-20-12-24 8-36 14-30 26-24 36-12V-46H-36Z",
        "C": "M-36-18C-36-28-24-30-22-24-20-34-8-34-6-26-2-36 10-34 10-26 14-34 26-32 24-24 30-28 36-26 36-16V-46H-36Z",
    }[suit]
    smile = stroke("M-12 26Q0 36 13 25") + stroke("M13 25l3-3M-12 26l-3-2")
    look = eyes(looks, 6, brows(looks.hair, -19, -18, 5))
    return (
        coat
        + vest
        + buttons
        + sleeves
        + ruff
        + area(bob, looks.hair)
        + face(looks)
        + smile
        + look
        + area(fringe, looks.hair)
        + cap(suit, paint)
    )


def cap(suit: str, paint: str) -> str:
    """The cap of a jack: its crown leans, a feather stands at its side."""
    top = {
        "S": "M-42-46C-56-70-30-92 6-88 42-86 62-66 44-44Z",
        "H": "M-42-46C-66-62-52-92-16-92 20-96 48-78 42-46Z",
        "D": "M-42-44L-30-84Q0-104 30-84L42-44Z",
        "C": "M-42-46C-44-72-30-84-10-86 14-100 52-104 66-86 50-84 44-66 42-46Z",
    }[suit]
    feather = {
        "S": "M30-50C50-66 64-96 50-116 34-106 26-80 24-52Z",
        "H": "M-30-50C-52-62-70-88-60-112-40-104-28-80-22-52Z",
        "D": "M26-48C34-74 58-92 74-86 74-66 52-50 32-44Z",
        "C": "M-28-50C-50-62-62-84-56-104-38-98-26-78-20-52Z",
    }[suit]
    quill = {
        "S": "M28-54Q38-82 47-104",
        "H": "M-27-54Q-46-76-56-100",
        "D": "M30-48Q48-66 66-80",
        "C": "M-25-54Q-40-74-51-94",
    }[suit]
    colour = {"S": PLUM, "H": paint, "D": paint, "C": paint}[suit]
    plume = {"S": "#E9E4EA", "H": BRASS, "D": ROSE, "C": "#9CC069"}[suit]
    band = area("M-43-52Q0-38 43-52V-36Q0-22-43-36Z", BRASS if suit != "H" else IVORY)
    return (
        area(top, colour)
        + area(feather, plume)
        + stroke(quill, INK, 3.5)
        + band
        + dot(30 if suit in "SD" else -28, -42, 5.5, paint if suit != "S" else ROSE, "")
    )


def jack_holds(suit: str, paint: str) -> str:
    """A lance, a letter, a gem, a flute."""
    looks = LOOKS[f"J{suit}"]
    if suit == "S":
        point = area("M-54-92C-40-78-38-62-48-46H-60C-70-62-68-78-54-92Z", "#DCE0E6")
        shaft = area("M-58 196V-40H-50V196Z", "#8A5A36")
        return moved(-8, 10, shaft, point, area("M-63-46H-45V-36H-63Z", BRASS), hand(looks, -54, 114))
    if suit == "H":
        letter = area("M-80 100H-22V144H-80Z", IVORY) + stroke("M-80 102L-51 126-22 102", INK, 4)
        thumb = area("M-40 128Q-28 120-20 130L-18 148Q-30 160-42 152L-46 142Z", looks.skin)
        fingers = stroke("M-40 136H-24M-40 144H-26", INK, 3)
        return moved(8, -2, letter, dot(-51, 122, 9, paint, ""), thumb, fingers)
    if suit == "D":
        gem = area("M-74 104L-62 88H-38L-26 104-50 138Z", "#8FC1EE")
        facets = stroke("M-74 104H-26M-62 88L-56 104-50 136M-38 88L-44 104-50 136", INK, 3.5)
        palm = area("M-70 134Q-72 122-62 124L-50 136-38 124Q-28 122-30 134L-36 158H-64Z", looks.skin)
        fingers = stroke("M-58 142V156M-50 144V156M-42 142V156", INK, 3)
        return gem + facets + palm + fingers + area("M-70 156H-30V176H-70Z", BRASS)
    flute = area("M-74 84L-62 76-22 160-34 166Z", "#B9783F")
    holes = "".join(dot(x, y, 3.2, INK) for x, y in ((-58, 98), (-50, 114), (-42, 130)))
    return flute + holes + area("M-70 126Q-60 112-44 118L-38 132Q-50 142-64 140Z", looks.skin)


def jester(one: str, other: str, brim: str) -> str:
    """The joker: a cap of two colours with bells, a wide smile, a pointed collar."""
    looks = Looks(*PEACH, "#B4512B", "#DB7C45")
    coat = area("M-82 196V100C-72 76-48 68-24 62H0V196Z", one) + area("M82 196V100C72 76 48 68 24 62H0V196Z", other)
    collar = "".join(
        area(line, paint)
        for line, paint in (
            ("M-24 50L-66 72-50 104-22 84Z", other),
            ("M24 50L66 72 50 104 22 84Z", one),
            ("M-26 50L-24 92 0 116 24 92 26 50Z", brim),
        )
    )
    bells = "".join(dot(x, y, 8, BRASS, "") for x, y in ((-50, 106), (50, 106), (0, 120)))
    left = area("M0-96C-34-104-70-84-70-30-60-34-50-46-42-36L-38-34 0-40Z", one)
    right = area("M0-96C34-104 70-84 70-30 60-34 50-46 42-36L38-34 0-40Z", other)
    middle = area("M-24-44C-22-72-14-98 0-124 14-98 22-72 24-44Z", brim)
    caps = left + right + middle + "".join(dot(x, y, 8, BRASS, "") for x, y in ((-68, -24), (68, -24), (0, -124)))
    band = area("M-40-48Q0-34 40-48V-32Q0-18-40-32Z", BRASS)
    smile = area("M-19 22Q0 30 19 22 14 39 0 39-14 39-19 22Z", "#8E1F3A") + flat(
        "M-12 26.5Q0 30 12 26.5L10 30Q0 33-10 30Z", IVORY
    )
    tear = flat("M-15 2l5 8-5 8-5-8Z", one)
    look = eyes(looks, 7, brows(looks.hair, -19, -22, 5))
    return coat + collar + bells + face(looks) + tear + look + smile + caps + band
