"""Checks records for `openhearts check`: rules, shuffles, and every choice of a bot from its view.

It changes no file; the checks themselves are records/'s.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from openhearts.bots import Bot, Budget, bot, rng_for, safe_choice
from openhearts.bots.bot_specs import COMMAND, files_of
from openhearts.errors import BadBot, BadText, OpenHeartsError, Why, unreadable
from openhearts.records import Decision, Player, Record, check_bots, read
from openhearts.records.shuffle_proof import Tally
from openhearts.records.shuffle_receipts import LARGEST, Receipt, judge
from openhearts.records.shuffle_receipts import read as read_receipts
from openhearts.speech.speaker import Speaker
from openhearts.terminal.launch_options import speaker_for
from openhearts.terminal.summaries import finding_line
from openhearts.terminal.ui.face import CannotPrint
from openhearts.terminal.ui.plain import PlainFace


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
        spec = (player.bot or "").strip()
        if spec.lower().startswith(COMMAND) or any(file.lower().endswith(".py") for file in files_of(spec)):
            raise BadBot(Why.STARTS_NO_PROGRAM, text=spec[:80])  # a record comes from anywhere
        if spec not in self._bots:
            self._bots[spec] = bot(spec)
        return self._bots[spec]


def check_files(
    files: Sequence[str], *, bots: bool, shuffle: bool, language: str | None, receipts: str | None = None
) -> int:
    """Check files and say what was found; the number of files that are not good.

    `receipts`: a file of them, which is held against each record; a record whose server they convict is not good.
    """
    speaker = speaker_for(language)
    good, bad = PlainFace(), PlainFace(target=_errors())
    try:
        kept = () if receipts is None else read_receipts(_bytes_of(Path(receipts)))
    except OpenHeartsError as error:
        bad.say([_refusal(speaker, str(receipts), error)])
        return 1
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
                lines += _contributions(speaker, file, report.contributions)
            if bots:
                lines.append(speaker.text("terminal-check-bots", file=file, count=_check_bots(record)))
                n_told = sum(deal.chance is not None and deal.chance.by is not None for deal in record.deals)
                if n_told:
                    lines.append(speaker.text("terminal-check-told", file=file, count=n_told))
            good.say(lines)
            proofs = _say_findings(speaker, file, record, kept, good, bad)
            n_bad += bool(proofs)
        except CannotPrint:  # no fault of the file
            raise
        except OpenHeartsError as error:
            n_bad += 1
            bad.say([_refusal(speaker, file, error)])
    return n_bad


def _refusal(speaker: Speaker, file: str, error: OpenHeartsError) -> str:
    """What is wrong with a file, with its name in front where the sentence does not name it."""
    said = speaker.error(error)
    return said if error.why is Why.NO_FILE else speaker.text("terminal-check-bad", file=file, why=said)


def _contributions(speaker: Speaker, file: str, told: Tally) -> list[str]:
    """How the seats contributed, and how often what they had committed to was withheld."""
    counts = {"own": told.own, "given": told.given, "withheld": told.withheld}
    lines = [speaker.text("terminal-check-contributions", file=file, **counts)]
    if told.withheld:
        lines.append(speaker.text("terminal-check-withheld", file=file, deals=told.deals_withheld))
    return lines


def _say_findings(
    speaker: Speaker, file: str, record: Record, kept: Sequence[Receipt], good: PlainFace, bad: PlainFace
) -> int:
    """Says what each receipt shows; how many are proofs."""
    found = judge(kept, [deal.fair for deal in record.deals if deal.fair is not None])
    for one in found:
        name = _name(record, one.receipt)
        line = finding_line(speaker, one, name)
        (bad if one.is_proof else good).say([speaker.text("terminal-check-bad", file=file, why=line)])
    return sum(one.is_proof for one in found)


def _name(record: Record, receipt: Receipt) -> str:
    """Who sat in the seat of a receipt; its number where no deal of the record is meant."""
    for place, deal in enumerate(record.deals):
        if deal.number == receipt.deal and receipt.seat < record.rules.seats:
            return record.players_in(place)[receipt.seat].name
    return str(receipt.seat)


def _bytes_of(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise BadText(unreadable(str(path), error)) from error


def _check_bots(record: Record) -> int:
    chooser = Chooser()
    return check_bots(record, chooser, version_of=chooser.version_of)


def _errors() -> Any:
    import sys

    return sys.stderr
