"""What the page of a moment is drawn from: the values of its template, and in words why a bot did that.

It reads no request and draws nothing: what it gives can be sent from one program to another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from openhearts.records import Record
from openhearts.speech.display_names import bot_name, rules_name
from openhearts.speech.speaker import Speaker
from openhearts.tables.roster import clean_text
from openhearts.web.identity.guests import Person
from openhearts.web.regions.match import foot, scores
from openhearts.web.regions.parts import Part
from openhearts.web.replay.moment_view import Shown, names_in, place_in, shown
from openhearts.web.replay.why import Because, is_ours

MOST_ROWS: Final = 12  # of candidates: where cards are passed there are very many


def values_of(
    record: Record,
    asked: dict[str, str],
    speaker: Speaker,
    person: Person,
    base: str,
    *,
    ident: str = "",
    why: Because | None = None,
) -> dict[str, object]:
    """The values of the template for the moment that was asked for; `ident` names the table whose record it is.

    Raises Forbidden where there is no deal.
    """
    place = place_in(record, asked)
    found = shown(record, place, speaker, person, base)
    names = names_in(record, place.deal, speaker, None)
    return {
        "back": base + place.query(record),
        "title": clean_text(rules_name(record.rules, speaker.language)),
        "page": found,
        "base": base,
        "query": place.query(record),
        "ident": ident,
        "asks": bool(found.bot) and (bool(ident) or is_ours(record.deciders(place.deal)[place.step - 1])),
        "why": [] if why is None else _because(speaker, names, why),
        "candidates": None if why is None else _candidates(speaker, names, why),
        "parts": _parts(found),
    }


def _parts(found: Shown) -> dict[str, Part | str]:
    """The picture of a moment, with what happened below it, part by part; nobody acts."""
    picture = found.picture
    below = scores(found.scores, found.chart, picture) if picture.has_scores else {}
    return {**picture.parts, **foot(" ".join(found.said)), **below}


class Candidates(Struct, frozen=True):
    """What a bot expects of its candidates, the best first, as a table; `chosen`: the number of its own row.

    That row and what the record says are always there.
    """

    heads: list[str]
    rows: list[list[str]]
    chosen: int
    units: str


def _candidates(speaker: Speaker, names: Sequence[str], why: Because) -> Candidates:
    analysis, own = why.analysis, why.again.chosen
    heads, rows = speaker.candidates(analysis, why.again.view, names)
    measured = [one.action for one in analysis.measured]
    kept = [measured.index(action) for action in dict.fromkeys((own, why.again.made)) if action in measured]
    late = [idx for idx in kept if idx >= MOST_ROWS - len(kept)]
    shown = sorted({*range(min(len(rows), MOST_ROWS) - len(late)), *late})
    chosen = shown.index(measured.index(own)) if own in measured else -1
    return Candidates(heads, [rows[idx] for idx in shown], chosen, speaker.units(analysis))


def _because(speaker: Speaker, names: Sequence[str], why: Because) -> list[str]:
    """The choice made again in words: whether it is the same one, and the reasons."""
    again = why.again
    name = names[again.decision.seat]
    chosen = speaker.action(again.chosen, again.view, names)
    lines = [speaker.text("web-why-same" if again.fits else "web-why-other", bot=name, what=chosen)]
    number, seed = again.decision.number + 1, clean_text(again.player.seed or "")
    level = clean_text(bot_name(speaker, again.player.bot or ""))
    lines.append(speaker.text("web-why-from", level=level, seed=seed, number=number))
    reasons = speaker.reasons(why.advice, again.view, names)
    return [*lines, reasons] if reasons else lines
