"""A sample of every member of the catalogue of errors: values for all its fields.

It judges nothing.
"""

from __future__ import annotations

from typing import Any

from openhearts.errors import Fault, Kind, May, Member, Why

# Where a message chooses by a word, each word that the code gives.
WORDS: dict[tuple[str, str], tuple[str | None, ...]] = {
    ("bot-class", "lacks"): ("base", "choose", "name"),
    ("program-answered", "how"): ("question", "nothing", "illegal", "unread"),
    ("no-file", "kind"): ("missing", "folder", "forbidden", "other"),
    ("damaged-key-file", "kind"): ("all", "deals-key", "receipts-key", "secret"),
    ("cannot-put", "kind"): ("missing", "folder", "file", "forbidden", "other"),
    ("seats", "single"): ("yes", "no"),
    ("locked", "lock"): ("hearts", "other"),
    ("row-full", "row"): ("left", "right", None),
    ("wrong-phase", "phase"): ("pass", "play", "choose", "start", "lay", "steal", "over"),
    ("herz-outcome", "right"): ("nothing", "45"),
    ("winner", "seat"): ("2", None),
    ("no-seat", "last"): ("3", None),
    ("play-refused", "reason"): (
        "must-follow",
        "card-not-held",
        "locked",
        "first-trick",
        "opening-card",
        "opening-suit",
    ),
    ("herz-refused", "reason"): ("no-start-card", "row-full", "wrong-phase", "bad-value"),
    ("rules-bounds", "what"): ("nested", "parts", "line", "text", "digits", "entries", "open"),
    ("whole", "low"): (None, "1"),
    ("whole", "high"): (None, "9"),
}


def value(member: Member, name: str, kind: Kind, number: int) -> Any:
    """A value for a field; `number` tells samples of one member apart."""
    words = WORDS.get((member.key, name))
    if words is not None:
        return words[number % len(words)]
    inner = Fault(May.YES_NO, {}) if isinstance(member, May) or name == "may" else Fault(Why.NO_CARD, {"text": "ZZ"})
    return {
        Kind.NUMBER: (1, 2, 5)[number % 3],
        Kind.FIGURE: 12345,
        Kind.SEAT: 1,
        Kind.TEXT: f"<{name}>",
        Kind.QUOTE: f"<{name}>.",
        Kind.CARD: "QS",
        Kind.SUIT: number % 4,
        Kind.LIST: ("a", "b"),
        Kind.NAMES: (("en", f"<{name}>"),),
        Kind.CAUSE: inner,
    }[kind]


def samples(member: Member) -> list[Fault]:
    """As many samples of a member as its words and plural forms ask for."""
    count = max([3, *(len(WORDS[key]) for key in WORDS if key[0] == member.key)])
    return [
        Fault(member, {name: value(member, name, kind, number) for name, kind in member.kinds.items()})
        for number in range(count)
    ]
