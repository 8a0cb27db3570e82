"""What one seat hears of a whole deal, as golden logs keep it: `python -m tests.speech.logs` writes them anew.

Seat 0 plays by a fixed random choice like everybody else, asks every question once in a while, and hears a refusal.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from pathlib import Path

import openhearts.api as oh
from openhearts.core.event import Event
from openhearts.games import registry
from openhearts.speech.key_answers import ask
from openhearts.speech.keymap import QUESTIONS
from openhearts.speech.levels import is_ripe, sentences
from openhearts.speech.speaker import Speaker
from openhearts.speech.voice import Facts

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Anna", "Ben", "Clara", "Dora", "Emil", "Finn", "Greta", "Hana", "Ida", "Jan", "Kim")
LOGS = (
    ("classic", 4, 11),
    ("classic-de", 4, 2),
    ("cancellation", 6, 35),
    ("kids-jinx", 3, 4),
    ("classic-6-jokers", 6, 3),
    ("herz-an-herz", 3, 8),
)
LANGUAGES = ("en", "de")
LEVELS = ("usual", "brief")  # every card: the log above
LEVEL_LOGS = (("classic", 4, 11), ("cancellation", 7, 35), ("kids-jinx", 4, 4), ("herz-an-herz", 4, 8))


def play(rules: object, seed: int, choice: random.Random) -> Iterator[oh.Deal]:
    """A deal with random choices, from its first position to its last."""
    deal = oh.deal(rules, seed=seed, deal_number=1, first_leader=1)
    yield deal
    while not deal.is_over:
        seat = deal.to_act[0]
        options = list(deal.options(seat))
        deal = deal.act(seat, options[choice.randrange(len(options))])
        yield deal


def log(variant: str, seats: int, seed: int, language: str) -> list[str]:
    """The lines that seat 0 hears."""
    speaker, names = Speaker(language), NAMES[:seats]
    rules = registry.ruleset(variant, seats)
    lines: list[str] = []
    last: tuple[object, ...] = ()
    for number, deal in enumerate(play(rules, seed, random.Random(seed))):
        view = deal.view(0)
        said = speaker.events(deal.events, view, names)
        lines += [said] if said else []
        if number % 17 == 6:
            facts = Facts(bots=frozenset(range(1, seats)), last=deal.events)
            lines += [
                f"  [{question}] {ask(speaker, question, view, names, n=2, facts=facts)}" for question in QUESTIONS
            ]
        last = deal.events
    assert last
    lines += speaker.opened(deal.view(0), names)
    return lines


def level_log(variant: str, seats: int, seed: int, language: str, level: str) -> list[str]:
    """What seat 0 hears of a deal at a level, a line for each message."""
    speaker, names = Speaker(language), NAMES[:seats]
    lines: list[str] = []
    waiting: list[Event] = []
    for deal in play(registry.ruleset(variant, seats), seed, random.Random(seed)):
        view = deal.view(0)
        waiting += deal.events
        if is_ripe(waiting, view, level):
            said, waiting = sentences(speaker, waiting, view, names, level), []
            lines += [said] if said else []
    return lines


def path(variant: str, language: str, level: str = "") -> Path:
    return FOLDER / f"{variant}{level and '.'}{level}.{language}.txt"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for variant, seats, seed in LOGS:
        for language in LANGUAGES:
            text = "\n".join(log(variant, seats, seed, language)) + "\n"
            path(variant, language).write_text(text, encoding="utf-8")
    for variant, seats, seed in LEVEL_LOGS:
        for language in LANGUAGES:
            for level in LEVELS:
                text = "\n".join(level_log(variant, seats, seed, language, level)) + "\n"
                path(variant, language, level).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    argparse.ArgumentParser(prog="python -m tests.speech.logs", description=(__doc__ or "").split("\n")[0]).parse_args()
    main()
