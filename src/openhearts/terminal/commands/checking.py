"""Checks records for `openhearts check`: rules, shuffles, and every choice of a bot from its view.

It changes no file; the checks themselves are records/'s.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from openhearts.bots import Bot, Budget, bot, rng_for, safe_choice
from openhearts.bots.levels import COMMAND
from openhearts.errors import BadBot, OpenHeartsError
from openhearts.records import Decision, Player, Record, check_bots, read
from openhearts.terminal.faces.plain import PlainFace
from openhearts.terminal.play import speaker_for


class Chooser:
    """Makes a bot's choice again from its view; bots are made once."""

    def __init__(self) -> None:
        self._bots: dict[str, Bot] = {}

    def __call__(self, player: Player, view: Any, decision: Decision) -> Any:
        """What the bot of this player chooses.  Raises BadBot for one that is not known."""
        seed = player.seed or ""
        rng = rng_for(seed, decision.deal_number, decision.seat, decision.number)
        return safe_choice(self._bot(player), view, Budget(work=player.budget), rng, seed=seed)

    def version_of(self, player: Player) -> str:
        """The present version of this player's bot.  Raises BadBot for one that is not known."""
        return self._bot(player).version

    def _bot(self, player: Player) -> Bot:
        spec = player.bot or ""
        if spec.strip().lower().startswith(COMMAND):
            raise BadBot(f"the player {spec[:80]} is a program, and a record starts none")
        if spec not in self._bots:
            self._bots[spec] = bot(spec)
        return self._bots[spec]


def check_files(files: Sequence[str], *, bots: bool, shuffle: bool, language: str | None) -> int:
    """Check files and say what was found; the number of files that are not good."""
    speaker = speaker_for(language)
    good, bad = PlainFace(), PlainFace(target=_errors())
    n_bad = 0
    for file in files:
        try:
            record = read(Path(file))
            report = record.check(shuffle=shuffle)
            lines = [
                speaker.text(
                    "terminal-check-good",
                    file=file,
                    deals=report.n_deals,
                    actions=report.n_actions,
                    finished="yes" if report.finished else "no",
                )
            ]
            if shuffle:
                lines.append(speaker.text("terminal-check-shuffles", file=file, count=report.n_shuffles))
                if report.n_fixed:
                    lines.append(speaker.text("terminal-check-fixed", file=file, count=report.n_fixed))
            if bots:
                lines.append(speaker.text("terminal-check-bots", file=file, count=_check_bots(record)))
                n_told = sum(deal.chance is not None and deal.chance.by is not None for deal in record.deals)
                if n_told:
                    lines.append(speaker.text("terminal-check-told", file=file, count=n_told))
            good.say(lines)
        except OpenHeartsError as error:
            n_bad += 1
            bad.say([speaker.text("terminal-check-bad", file=file, why=speaker.error(error))])
    return n_bad


def _check_bots(record: Record) -> int:
    chooser = Chooser()
    return check_bots(record, chooser, version_of=chooser.version_of)


def _errors() -> Any:
    import sys

    return sys.stderr
