"""Cards, suits, ranks and their points as people write them in house rules: "Pik-Dame 13, Herzen 1", "all hearts".

The reader's own language first, English after it, and always what rule files write (`QS`, `suit:H`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from openhearts.cards.card import RANKS, SUITS
from openhearts.errors import BadText
from openhearts.speech.hearts.cards import RANK_KEYS, SUIT_KEYS, selector_name
from openhearts.speech.hearts.words import cards_of
from openhearts.speech.typed_text import normal, unmarked

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

LONGEST: Final = 8  # words of one of them: "la plus basse carte de trèfle en jeu"
_PARTS: Final = re.compile(r"[,;\n]")
_LAST_NUMBER: Final = re.compile(r"(.*?)[\s=:]+([-+−]?\d{1,9})\s*(\D*)", re.DOTALL)
_FIRST_NUMBER: Final = re.compile(r"([-+−]?\d{1,9})\s+(\D.*)", re.DOTALL)
_CANONICAL: Final = re.compile(
    r"(10|[1-9]|11|[jqkat])[cdhs]|x[1-4]|suit:[cdhs]|rank:(10|11|[1-9jqka])|lowest_of:[cdhs]|all"
)
_VOWELS: Final = "aeiouyаеёиоуыэюяйьъ"  # noqa: RUF001
_MOST_ENDING: Final = 3  # letters: "dam-en", "corazon-es"


def read(speaker: Speaker, kind: str, text: str) -> str | None:
    """What a text means as a `selector`, `card`, `suit`, `rank` or `opening card`, as rule files write it.

    None where it means nothing.

    >>> from openhearts.speech.speaker import Speaker
    >>> read(Speaker("de"), "selector", "alle Herzen"), read(Speaker("en"), "card", "Q of spades")
    ('suit:H', 'QS')
    """
    words = unmarked(normal(text)).split()
    if not words:
        return None
    for name in dict.fromkeys((speaker.language, "en")):
        own = speaker if name == speaker.language else type(speaker)(name)
        found = _read(own, kind, words, text.strip())
        if found is not None:
            return found
    return None


def read_list(speaker: Speaker, kind: str, text: str) -> list[str] | None:
    """Several of them, with commas, "and" or only blanks between; None where any is not understood.

    >>> from openhearts.speech.speaker import Speaker
    >>> read_list(Speaker("en"), "selector", "hearts and the queen of spades, KS")
    ['suit:H', 'QS', 'KS']
    """
    found: list[str] = []
    links = {*_words(speaker, "selector-words-and"), "and"}
    for part in _PARTS.split(text):
        words: list[str] = []
        for word in (*part.split(), ""):
            if word and unmarked(normal(word)) not in links:
                words.append(word)
                continue
            several = _several(speaker, kind, words)
            if several is None:
                return None
            found += several
            words = []
    return found


def _several(speaker: Speaker, kind: str, words: Sequence[str]) -> list[str] | None:
    """What stands between two commas, longest names first: "QS KS", "Pik-Dame Kreuz-Ass"."""
    plain = [_canonical(kind, word) for word in words]
    if None not in plain:
        return [one for one in plain if one is not None]
    found: list[str] = []
    place = 0
    while place < len(words):
        for length in range(min(LONGEST, len(words) - place), 0, -1):
            one = read(speaker, kind, " ".join(words[place : place + length]))
            if one is not None:
                found.append(one)
                place += length
                break
        else:
            return None
    return found


def read_points(speaker: Speaker, text: str) -> dict[str, int] | None:
    """Selectors, each with its points behind it or before it; None where anything is not understood.

    >>> from openhearts.speech.speaker import Speaker
    >>> read_points(Speaker("en"), "hearts 1 point, queen of spades = 13; -10 for the jack of diamonds")
    {'suit:H': 1, 'QS': 13, 'JD': -10}
    """
    found: dict[str, int] = {}
    for part in _PARTS.split(text):
        if part.strip():
            entry = _entry(speaker, part.strip())
            if entry is None:
                return None
            found[entry[0]] = entry[1]
    return found


def _entry(speaker: Speaker, part: str) -> tuple[str, int] | None:
    units = {*_words(speaker, "selector-words-points")}
    if (last := _LAST_NUMBER.fullmatch(part)) and {*unmarked(normal(last[3])).split()} <= units:
        named = read(speaker, "selector", last[1])
        if named is not None:
            return named, int(last[2].replace("−", "-"))
    if first := _FIRST_NUMBER.fullmatch(part):
        words = first[2].split()
        while words and unmarked(normal(words[0])) in units | {*_words(speaker, "initials-fill"), "for"}:
            words = words[1:]
        named = read(speaker, "selector", " ".join(words)) if words else None
        if named is not None:
            return named, int(first[1].replace("−", "-"))
    return None


# --- one of them ------------------------------------------------------------------------------------------------------


def _read(speaker: Speaker, kind: str, words: Sequence[str], text: str) -> str | None:
    """What words mean in one language; `text`: as they stand."""
    if (found := _canonical(kind, text)) is not None:
        return found
    fill = {*_words(speaker, "initials-fill")}
    bare = [word for word in words if word not in fill] or list(words)
    if kind in ("suit", "rank"):
        return _one_of(speaker, kind, bare)
    spoken = _spoken(speaker, "opening card" if kind == "opening card" else "selector")
    for said in (words, bare):  # "to" is a word of English that may be left out, and a Danish two
        if (found := spoken.get("".join(said))) is not None:
            return found
    if kind == "opening card" and (lowest := _lowest(speaker, bare)) is not None:
        return lowest
    return _card(speaker, words, bare) if kind != "selector" else _selector(speaker, words, bare)


def _canonical(kind: str, text: str) -> str | None:
    """What rule files write, in small letters or capitals."""
    if kind == "suit":
        return text.upper() if text.upper() in tuple(SUITS) else None
    if kind == "rank":
        return text.upper() if text.upper() in RANKS[1:] else None
    if not _CANONICAL.fullmatch(text.lower()):
        return None
    name, colon, value = text.partition(":")
    return f"{name.lower()}:{value.upper()}" if colon else "all" if text.lower() == "all" else text.upper()


def _selector(speaker: Speaker, words: Sequence[str], bare: Sequence[str]) -> str | None:
    every = {*_words(speaker, "selector-words-all"), *_words(speaker, "selector-words-suit")}
    rest = [word for word in bare if word not in every]
    if len(rest) == 1:
        for kind in ("suit", "rank"):
            if (len(rest[0]) > 1 or rest[0] in "♣♦♠♥") and (found := _one_of(speaker, kind, rest)) is not None:
                return f"{kind}:{found}"
    return _card(speaker, words, bare)


def _card(speaker: Speaker, words: Sequence[str], bare: Sequence[str]) -> str | None:
    """One card by its name, or by its rank "of the lowest suit", which is clubs."""
    lowest, suit = ({*_words(speaker, f"selector-words-{key}")} for key in ("lowest", "suit"))
    if len(bare) >= 3 and bare[-1] in suit and " ".join(bare[1:-1]) in lowest:
        rank = _one_of(speaker, "rank", bare[:1])
        return None if rank is None else f"{rank}C"
    try:
        found = cards_of(speaker, words, None)
    except BadText:
        return None
    return str(found[0]) if len(found) == 1 else None


def _lowest(speaker: Speaker, bare: Sequence[str]) -> str | None:
    """The lowest card of a suit, whichever that is: "lowest club"."""
    for phrase in _words(speaker, "selector-words-lowest"):
        parts = phrase.split()
        if list(bare[: len(parts)]) == parts and len(bare) == len(parts) + 1:
            suit = _one_of(speaker, "suit", bare[-1:])
            return None if suit is None else f"lowest_of:{suit}"
    return None


def _one_of(speaker: Speaker, kind: str, words: Sequence[str]) -> str | None:
    """A suit or a rank by its word, as it stands or with an ending of its own: "Herzen", "queens", "дамы"."""
    if len(words) != 1:
        return None
    known = _suits(speaker) if kind == "suit" else _ranks(speaker)
    exact = {found for word, found in known if word == words[0]}
    near = {found for word, found in known if _is_form(words[0], word)}
    for meant in (exact, near):
        if len(meant) == 1:
            return next(iter(meant))
    return None


def _is_form(typed: str, word: str) -> bool:
    stem = word.rstrip(_VOWELS)
    return len(word) > 2 and len(stem) > 1 and typed.startswith(stem) and len(typed) - len(stem) <= _MOST_ENDING


def _suits(speaker: Speaker) -> list[tuple[str, str]]:
    return [(word, "CDHS"[place]) for place, key in enumerate(SUIT_KEYS) for word in _words(speaker, f"initials-{key}")]


def _ranks(speaker: Speaker) -> list[tuple[str, str]]:
    pairs = zip(RANK_KEYS, RANKS, strict=True)
    return [(word, rank) for key, rank in pairs if rank in RANKS[1:] for word in _words(speaker, f"initials-{key}")]


def _words(speaker: Speaker, key: str) -> tuple[str, ...]:
    """The words of a message in the one language, without marks."""
    return tuple(unmarked(normal(word)) for word in speaker.text(key).split(","))


# --- as the program says them -----------------------------------------------------------------------------------------


@cache
def _spoken(speaker: Speaker, kind: str) -> dict[str, str]:
    """All that can be chosen of a kind, by the name that the program gives it, with and without its small words."""
    named = {f"{rank}{suit}": "" for rank in RANKS[1:] for suit in SUITS}
    if kind == "selector":
        named |= dict.fromkeys(
            ("all", *(f"suit:{suit}" for suit in SUITS), *(f"rank:{rank}" for rank in RANKS[1:])), ""
        )
    named = {one: unmarked(normal(selector_name(speaker, one))) for one in named}
    if kind == "opening card":
        for suit in SUITS:
            said = speaker.text("rules-lowest-of", suit=SUIT_KEYS["CDHS".index(suit)])
            named[f"lowest_of:{suit}"] = unmarked(normal(said))
    fill = {*_words(speaker, "initials-fill")}
    whole = {text.replace(" ", ""): one for one, text in named.items()}
    bare = {"".join(word for word in text.split() if word not in fill): one for one, text in named.items()}
    return bare | whole
