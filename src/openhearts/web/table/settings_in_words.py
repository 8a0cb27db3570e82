"""The settings of a table in words, and the speeds that pages offer.

The forms are the pages'; what the settings mean is tables/roster.py's.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from openhearts.speech.dates_in_words import length
from openhearts.speech.display_names import bot_name
from openhearts.speech.speaker import Speaker
from openhearts.tables.holidays import DAY
from openhearts.tables.roster import Settings

# Seconds between the cards of bots, as forms offer them.
PACES: Final = (("0", "none"), ("0.3", "fast"), ("0.6", "usual"), ("1.2", "slow"), ("2.5", "slowest"))


class Pace(Struct, frozen=True):
    """A speed of the bots as the bar offers it: seconds as they are sent, and what the button says while it holds."""

    value: str
    label: str


def paces_from(agreed: Settings, speaker: Speaker) -> tuple[Pace, ...]:
    """All speeds from the one that holds, each followed by the next faster one; the fastest by the slowest."""
    text, what = speaker.text, speaker.text("web-pace")
    now = min(range(len(PACES)), key=lambda at: abs(float(PACES[at][0]) - agreed.pace))
    found = [PACES[(now - at) % len(PACES)] for at in range(len(PACES))]
    return tuple([Pace(value, text("web-bar-pace", what=what, pace=text(f"web-pace-{name}"))) for value, name in found])


def in_words(agreed: Settings, speaker: Speaker) -> list[tuple[str, str]]:
    """Each setting of a table with what was agreed, in the order and the words of the host's form."""
    text = speaker.text
    pace = min(PACES, key=lambda one: abs(float(one[0]) - agreed.pace))[1]
    clock = text("web-clock-seconds", seconds=agreed.clock) if agreed.clock else text("web-clock-none")
    reserve = text("web-reserve-minutes", minutes=agreed.reserve // 60) if agreed.reserve else text("web-reserve-none")
    slow: list[tuple[str, str]] = []
    if agreed.slow:
        clock = text("slow-clock", time=length(speaker, agreed.clock))
        reserve = length(speaker, agreed.reserve) if agreed.reserve else reserve
        days = agreed.slow.holidays
        slow = [
            (text("slow-holidays"), length(speaker, days * DAY) if days else text("slow-holidays-none")),
            (text("slow-late"), text(f"slow-late-{agreed.slow.when_late}")),
        ]
    return [
        (text("web-pace"), text(f"web-pace-{pace}")),
        (text("web-level"), bot_name(speaker, agreed.level)),
        *([] if agreed.slow else [(text("web-away"), text(f"web-away-{agreed.when_away}"))]),
        (text("web-clock"), clock),
        (text("web-reserve"), reserve),
        *slow,
        *(
            (text(f"web-allow-{what}"), text("web-rule-yes" if is_on else "web-rule-no"))
            for what, is_on in (("hints", agreed.hints), ("undo", agreed.undo), ("chat", agreed.talks))
        ),
    ]


def changed_in_words(was: Settings, now: Settings, speaker: Speaker) -> str:
    """What holds from now on and did not before.

    >>> from openhearts.speech.speaker import Speaker
    >>> changed_in_words(Settings(), Settings(clock=30), Speaker("en"))
    'Settings of the table. Clock: 30 seconds for a decision.'
    """
    before = in_words(was, speaker)
    found = [
        speaker.text("web-agreed", what=what, how=how)
        for what, how in in_words(now, speaker)
        if (what, how) not in before
    ]
    return " ".join(f"{one}." for one in [speaker.text("web-table-settings"), *found])
