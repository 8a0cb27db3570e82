"""The rules of a Hearts rule set in one sentence, and what tells them from the family's plain game: for key V.

It words nothing of its own: what is special are the sentences of the rules in full.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from openhearts.games.hearts.rules import load
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.speech.hearts import rules as in_full
from openhearts.speech.rules_in_words import Builder

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

Part = Callable[[Builder, Ruleset], None]


def _passed_limit(build: Builder, rules: Ruleset) -> None:
    """That the limit must be passed: the sentence tells the limit alone."""
    if rules.end.limit is not None and rules.end.limit_test == "exceed":
        build.say("end", **in_full.ending(rules))


ALWAYS: Final[tuple[Part, ...]] = (in_full.duplicates, in_full.void)
SPECIAL: Final[tuple[Part, ...]] = (
    in_full.ways,
    in_full.opening,
    in_full.leading,
    in_full.first_trick,
    *ALWAYS,
    in_full.kitty,
    in_full.jokers,
    in_full.moon,
    in_full.sun,
    _passed_limit,
)


def sentence(speaker: Speaker, rules: Ruleset) -> str:
    """The rules in one sentence for key V, and behind it what tells them from the family's plain game."""
    plain = _plain(rules)
    return " ".join([_summary(speaker, rules), *_special(speaker, rules, plain)])


def _plain(rules: Ruleset) -> Ruleset:
    """The game that others are compared with: classic or, with two packs, Cancellation Hearts."""
    name = "cancellation" if rules.pack.count > 1 else "classic"
    seats = next(one.seats for one in load.variants() if one.id == name)
    return load.ruleset(name, min(max(rules.seats, *seats[:1]), seats[-1]))


def _special(speaker: Speaker, rules: Ruleset, plain: Ruleset) -> list[str]:
    """What differs from a plain game; with two packs always what identical cards and void tricks do."""
    found = []
    for part in SPECIAL:
        said, usual = _sentences(speaker, part, rules), _sentences(speaker, part, plain)
        if said != usual or part in ALWAYS:
            found += said
    return found


def _sentences(speaker: Speaker, part: Callable[[Builder, Ruleset], None], rules: Ruleset) -> list[str]:
    build = Builder(speaker, "rules")
    build.section("goal")
    part(build, rules)
    return [sentence for section in build.document("").sections for sentence in section.sentences]


def _summary(speaker: Speaker, rules: Ruleset) -> str:
    return speaker.text(
        "rules-sentence",
        title=in_full.title(speaker, rules),
        count=rules.hand_size,
        passed=rules.pass_.count,
        points=in_full.values_of(speaker, (*rules.score.points, *rules.score.bonus)),
        winner=rules.score.winner,
        **in_full.ending(rules),
    )
