"""What may be chosen for a game, in words: how many players, and each bundle with the sentences that it changes.

It decides nothing; the rules in words come from the games.
"""

from __future__ import annotations

from difflib import SequenceMatcher

from msgspec import Struct

from openhearts.core.game import Variant
from openhearts.core.game_types import Rules
from openhearts.errors import BadRuleset
from openhearts.games import registry
from openhearts.speech import rules_in_words
from openhearts.speech.catalogue import DEFAULT, catalogue
from openhearts.speech.speaker import Speaker


class Line(Struct, frozen=True):
    """A sentence of the rules: `same`, `new` or `gone`, seen from other rules."""

    text: str
    state: str


class Compared(Struct, frozen=True):
    """A heading of the rules and its sentences."""

    heading: str
    lines: tuple[Line, ...]


class Bundle(Struct, frozen=True):
    """A bundle of a variant: its id, as it is typed, its name, and the sentences that are new with it."""

    id: str
    name: str
    what: tuple[str, ...]


def compared(speaker: Speaker, base: Rules, rules: Rules) -> tuple[Compared, ...]:
    """The rules in words, with what others say otherwise."""
    before = {one.id: one for one in rules_in_words.document(speaker, base).sections}
    after = {one.id: one for one in rules_in_words.document(speaker, rules).sections}
    found = []
    for ident in (*after, *(one for one in before if one not in after)):
        old = before[ident].sentences if ident in before else ()
        new = after[ident].sentences if ident in after else ()
        lines: list[Line] = []
        for kind, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
            if kind == "equal":
                lines += [Line(text, "same") for text in new[c:d]]
            else:
                lines += [Line(text, "new") for text in new[c:d]] + [Line(text, "gone") for text in old[a:b]]
        found.append(Compared((after.get(ident) or before[ident]).heading, tuple(lines)))
    return tuple(found)


def new_sentences(speaker: Speaker, base: Rules, rules: Rules) -> tuple[str, ...]:
    """Only the sentences that the others do not have."""
    return tuple(line.text for one in compared(speaker, base, rules) for line in one.lines if line.state == "new")


def bundle_name(speaker: Speaker, bundle: str) -> str:
    """The name of a bundle; its id where nobody has worded it."""
    key = f"web-bundle-{bundle}"
    is_worded = speaker.has(key) or catalogue(DEFAULT).has(key)
    return speaker.text(key) if is_worded else bundle.replace("-", " ")


def bundles(speaker: Speaker, variant: Variant, seats: int) -> tuple[Bundle, ...]:
    """The bundles that go with this number of players, each with what it changes there."""
    found = []
    base = registry.ruleset(variant.id, seats)
    for bundle in variant.bundles:
        try:
            rules = registry.ruleset(variant.id, seats, {bundle: True})
        except BadRuleset:
            continue
        if rules.digest != base.digest:
            found.append(Bundle(bundle, bundle_name(speaker, bundle), new_sentences(speaker, base, rules)))
    return tuple(found)


def sizes(speaker: Speaker, variant: Variant, seats: int) -> str:
    """How many can play, how many should, and for how many of them the rules are told."""
    every, best = ("none" if not some else speaker.catalogue.choice(map(str, some)) for some in _sizes(variant))
    said = speaker.text("rules-sizes", sizes=every, best=best)
    if len(variant.seats) > 1:
        said = f"{said} {speaker.text('rules-size-told', count=seats)}"
    return said


def _sizes(variant: Variant) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """All numbers of players, and those that are recommended where that is not all."""
    return variant.seats, () if variant.suggested_seats == variant.seats else variant.suggested_seats
