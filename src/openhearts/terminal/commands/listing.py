"""Lists for `openhearts variants` and `openhearts rules`.

Everything in them comes from the rule files; nothing is known by name here.
"""

from __future__ import annotations

import contextlib
from typing import Any, Final

from openhearts.core.option_text import option_text
from openhearts.errors import OpenHeartsError
from openhearts.games import registry
from openhearts.speech import bundles_in_words, rules_in_words
from openhearts.terminal.launch_options import speaker_for
from openhearts.terminal.setup_questions import menu, seats_text
from openhearts.terminal.ui.drawing import number_table
from openhearts.terminal.ui.encoding_fallback import harmless_json

OF_THE_TABLE: Final = ("id", "name", "seats")  # what is no option of a rule set


def variant_lines(language: str | None, *, as_json: bool) -> list[str]:
    """Every variant: name, players, title, bundles; or all of it in JSON."""
    speaker = speaker_for(language)
    if as_json:
        rows = [
            {
                "id": variant.id,
                "game": variant.game,
                "name": variant.name_in(speaker.language),
                "summary": variant.summary_in(speaker.language),
                "seats": list(variant.seats),
                "suggested_seats": list(variant.suggested_seats),
                "aliases": list(variant.aliases),
                "bundles": list(variant.bundles),
                "source": variant.source,
            }
            for variant in menu()
        ]
        return [harmless_json(rows, indent=1)]
    head = [speaker.text(f"terminal-variants-head-{name}") for name in ("id", "seats")]
    rows_of = [[variant.id, seats_text(variant.seats)] for variant in menu()]
    left = number_table(head, rows_of, 60)
    right = [speaker.text("terminal-variants-head-title")]
    for variant in menu():
        bundles = f" [{', '.join(variant.bundles)}]" if variant.bundles else ""
        right.append(variant.name_in(speaker.language) + bundles)
    return [f"{one}  {other}" for one, other in zip(left, right, strict=True)]


def rule_lines(language: str | None, rules: Any) -> list[str]:
    """The rules in words; of a shipped variant also for how many players it is, and its bundles with what they do."""
    speaker = speaker_for(language)
    lines = rules_in_words.document(speaker, rules).lines()
    variant = next((one for one in registry.variants() if one.id == rules.id), None)
    if variant is None:  # a rule file of one's own
        return lines
    typed = f"--seats N{speaker.text('web-colon')}" if len(variant.seats) > 1 else ""
    players = bundles_in_words.sizes(speaker, variant, rules.seats)
    lines += ["", speaker.text("rules-heading-choices"), f"- {typed}{players}"]
    for bundle in bundles_in_words.bundles(speaker, variant, rules.seats):
        what = " ".join(bundle.what)
        lines.append(f"- {speaker.text('rules-bundle', id=bundle.id, name=bundle.name, what=what)}")
    lines.append(f"- {speaker.text('rules-all-options', variant=variant.id)}")
    return lines


def option_lines(language: str | None, rules: Any) -> list[str]:
    """Every option of a rule set as it stands in it and as it is typed, and what it means; bundles first."""
    speaker, game = speaker_for(language), registry.game_of(rules)
    lines: list[str] = []
    with contextlib.suppress(OpenHeartsError):  # a rule set of one's own has no bundles that stand alone
        lines += registry.variant(rules.id).bundles
    for name, value in game.resolved(rules).items():
        if name in OF_THE_TABLE:
            continue
        about = f"web-about-{game.id}-{name}".replace(".", "-").replace("_", "-")
        means = f"   {speaker.text(about)}" if speaker.has(about) else ""
        lines.append(f"{option_text(name, value)}{means}")
    return lines
