"""One's own keys: each key of the table that is a sign may be another one, or none (WCAG 2.1.4).

Arrows, Enter, Escape and the like stay what they are; what a key does stands in speech's map.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from openhearts.speech.keymap import KEYS, shown
from openhearts.speech.speaker import Speaker

SIGNS: Final = tuple(key.key for key in KEYS if len(key.key) == 1)
OFF: Final = "off"


class Keymap(Struct, frozen=True):
    """What differs from the usual: key of the map -> what one presses instead, or `off`.

    >>> own = Keymap.read("c=v v=c s=off")
    >>> own.pressed("v"), own.pressed("s"), own.pressed("t"), own.shown("c"), own.shown("s")
    ('c', None, 't', 'v', '')
    >>> own.text
    'c=v v=c s=off'
    """

    changed: dict[str, str] = {}

    @classmethod
    def read(cls, text: str) -> Keymap:
        """The keys of such a text; what cannot be is left out."""
        pairs = [part.partition("=") for part in text.split() if len(part) >= 3]
        return cls({key: own for key, _, own in pairs if key in SIGNS and (len(own) == 1 or own == OFF)})

    @property
    def text(self) -> str:
        """As it is kept."""
        return " ".join(f"{key}={own}" for key, own in self.changed.items())

    def shown(self, key: str) -> str:
        """What one presses for a key of the map; nothing where it is switched off."""
        own = self.changed.get(key, key)
        return "" if own == OFF else own

    def pressed(self, sign: str) -> str | None:
        """The key of the map that a pressed sign means; None for nothing."""
        for key, own in self.changed.items():
            if own == sign:
                return key
        return None if sign in self.changed else sign

    @property
    def attribute(self) -> str:
        """For the page's script: each pressed sign with the key that it means, or alone where it means nothing."""
        found = {own: key for key, own in self.changed.items() if own != OFF}
        found |= {key: "" for key in self.changed if key not in found}
        return " ".join(f"{sign}{key}" for sign, key in found.items())


def named(speaker: Speaker, own: str, key: str) -> str:
    """What one presses for a key of the map with one's own keys; where it is switched off, what one types.

    >>> [named(Speaker("en"), "y=j n=off", key) for key in "yn?"]
    ['J', '“reject”', '?']
    """
    sign = Keymap.read(own).shown(key)
    command = next(one.command for one in KEYS if one.key == key)
    return shown(speaker, sign) if sign else speaker.text("help-word", word=speaker.words(f"word-{command}")[0])


def answers(speaker: Speaker, own: str) -> dict[str, str]:
    """The variables `yes` and `no` of messages that ask for an answer."""
    return {"yes": named(speaker, own, "y"), "no": named(speaker, own, "n")}


def wished(form: Mapping[str, str]) -> tuple[Keymap, tuple[str, ...]]:
    """The keys of a form (`key-c` and so on), and the signs that stand there twice: then those keys stay as usual.

    >>> wished({"key-c": "V", "key-v": "c", "key-s": ""})[0].text
    'c=v s=off v=c'
    >>> wished({"key--": "ß"})[0].text  # as the page's script reads what is pressed
    '-=ß'
    >>> wished({"key-c": "t"})
    (Keymap(changed={}), ('t',))
    """
    wanted = {key: form.get(f"key-{key}", key).strip().lower()[:1] or OFF for key in SIGNS}
    own = [sign for sign in wanted.values() if sign != OFF]
    twice = tuple(dict.fromkeys(sign for sign in own if own.count(sign) > 1))
    kept = {key: key if sign in twice else sign for key, sign in wanted.items()}
    while True:  # a key that stays as usual may stand in another's way
        taken = [sign for sign in kept.values() if sign != OFF]
        clash = [key for key, sign in kept.items() if sign != OFF and taken.count(sign) > 1 and sign != key]
        if not clash:
            break
        kept |= {key: key for key in clash}
    return Keymap({key: sign for key, sign in kept.items() if sign != key}), twice
