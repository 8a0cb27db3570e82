"""What is wrong in detail, in the reader's language: the errors of files and rules that people meet most.

Errors word themselves in English for logs and programs; here stands which message of the catalogue says the same to a
person.  What no pattern knows stays as the error words it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

_KNOWN: Final = tuple(
    (re.compile(pattern), f"detail-{key}")
    for key, pattern in {
        # what does not go together in a rule set, and what may stand there instead
        "ranks-ascend": r"pack\.ranks must ascend, each rank once",
        "suits-once": r"pack\.suits names a suit twice or none",
        "too-few-cards": r"(?P<count>\d+) cards are too few for (?P<seats>\d+) seats",
        "jokers-no-mode": r"there are jokers, but no joker\.mode",
        "hand-too-large": r"(?P<count>\d+) cards a hand are more than there are",
        "no-hand-at-all": r"nobody would hold a card",
        "nobody-wins-kitty": r"nobody wins cards that are set aside",
        "pass-too-many": r"(?P<count>\d+) cards cannot be passed from hands of (?P<hand>\d+)",
        "pass-no-cycle": r"pass\.count needs a cycle",
        "nobody-across": r"nobody sits across at a table of (?P<seats>\d+)",
        "second-is-oneself": r"at a table of 2 the second neighbour is oneself",
        "holder-of-nothing": r"the holder of no card cannot lead",
        "must-needs-card": r"opening\.must = (?P<must>\S+) needs an opening\.card",
        "two-holders": r"with two packs the opening card has two holders",
        "opening-not-there": r"the opening card (?P<card>\S+) is not in the pack",
        "opening-left-over": r"the opening card (?P<card>\S+) may be among the cards left over",
        "opening-decides": r"the opening card decides who leads",
        "jokers-not-locked": r"jokers are never locked",
        "lock-for-ever": r"nothing would ever break the lock",
        "no-identical": r"one pack has no identical cards",
        "negative-points": r"score\.points cannot be negative; use score\.bonus",
        "penalty-and-bonus": r"a card is both penalty and bonus",
        "no-moon-cards": r"there is no penalty card to shoot the moon with",
        "moon-needs-more": r"moon\.needs (?P<count>-?\d+) of (?P<what>\S+), the pack has (?P<most>\d+)",
        "sun-of-nothing": r"a sun worth nothing",
        "moon-of-nothing": r"a moon worth nothing",
        "never-ends": r"the match would never end",
        "limit-not-reached": r"without penalty cards no total reaches the limit",
        "all-set-aside": r"all penalty cards may be set aside in every deal",
        "jokers-for-groups": r"(?P<count>\d+) number jokers for (?P<groups>\d+) colour groups",
        "may-even-range": r"even, or 1 to (?P<high>\d+)",
        "may-random-range": r"random, or 0 to (?P<high>\d+)",
        "may-ranks": r"1 to 11, J, Q, K, A in this order",
        "may-suits": r"some of C, D, S, H, each once",
        "may-cards-once": r"cards of the pack, each once",
        "may-card-a-seat": r"at least (one|1) card a (seat|hand)",
        "may-opening": r"a card, or lowest_of:C",
        "may-lowest": r"lowest_of:C, or none",
        "may-card": r"a card of the pack",
        "may-no-jokers": r"selectors of cards that are no jokers",
        "may-unlocked": r"selectors, or broken_when never or free",
        "may-from-zero": r"numbers from 0 on",
        "may-no-points": r"cards without points",
        "may-moon-value": r"a whole number from 1, or deck_total",
        "may-deals": r"a number of deals, (or players|players, or an end\.limit)",
        # what people meet most
        "no-variant": r"there is no variant '(?P<text>.*)'",
        "seats": r"(?P<name>\S+) is not played by (?P<count>\d+)",
        "no-parameter": r"(?P<name>\S+) is no rule parameter",
        "not-offered": r"(?P<name>\S+) is known from the rules but not offered",
        "bad-value": r"(?P<name>\S+) cannot be '?(?P<text>.*?)'?",
        "bundle": r"(?P<name>\S+) is a bundle",
        "two-packs": r"two packs need a rule for identical cards",
        "no-file": r"cannot read '?(?P<file>.*?)'?: (?P<why>.*)",
        "empty-file": r"(?P<file>\S+) is empty",
        "no-utf8": r"(?P<file>.+) is no UTF-8 text \(byte (?P<place>\d+).*\)",
        "no-toml": r"(?P<file>\S+) is no TOML: (?P<why>.*)",
        "too-large": r"(?P<file>\S+) is too large for a rule file \(at most (?P<most>\d+) bytes\)",
        "no-bot": r"there is no bot '(?P<text>.*?)' \(known: (?P<known>[^)]*), or file\.py:Class\)"
        r"(; did you mean '(?P<nearest>.*)'\?)?",
        "empty-record": r"this is empty: a record begins with (?P<head>.*)",
        "no-record": r"'(?P<text>.*)' does not begin a record: (?P<head>.*) does",
        "no-text": r"this is no text: it holds zero bytes",
        "long-line": r"a line of (more than )?(?P<most>\d+) bytes is too long for a record",
        "cut-off": r"the record ends (before its result|where (?P<where>\[.*\]) must stand) \(cut off\?\)",
        "no-hand": r"the hand of seat (?P<seat>\d+) is missing",
        "twice": r"(?P<card>\S+) is there too often, or not in this pack",
        "no-card": r"'(?P<text>.*)' is no card; write rank then suit, as in QS, 10H or AD",
        "refused": r"(seat (?P<seat>\d+): )?(?P<card>\S+) may not be played: (?P<reason>[a-z-]+)",
        "winner": r"(seat (?P<seat>\d+)|nobody) wins this trick, not (?P<told>.+)",
        "points": r"the points are (?P<points>.*)",
        "rules-say": r"the rules say (?P<right>.*), not (?P<told>.*)",
        "digest": r"the rules (below )?do not have this digest",
        "secret": r"the host's secret is not the one it committed to",
        "shuffle": r"these are not the cards that the shuffle gives",
        "bot-version": r"the bot of seat (?P<seat>\d+) chooses (?P<right>.*) here, not (?P<told>.*); the record was "
        r"made by version (?P<before>.*) of (?P<bot>.*), this is version (?P<now>.*)",
        "bot-chooses": r"the bot of seat (?P<seat>\d+) chooses (?P<right>.*) here, not (?P<told>.*)",
        "entry": r"entry (?P<place>\d+), (?P<quote>['\"])(?P<text>.*?)(?P=quote): (?P<rest>.*)",
        "drawn": r"drawn, (?P<quote>['\"])(?P<text>.*?)(?P=quote): (?P<rest>.*)",
        "herz-no-turn": r"this is no turn; write .*",
        "herz-no-action": r"(?P<quote>['\"])(?P<text>.*)(?P=quote) is no action; write .*",
        "herz-no-card": r"(?P<quote>['\"])(?P<text>.*)(?P=quote) is no card; write a number, .*",
        "herz-twice": r"(?P<card>\S+) was drawn before, and no other is in the pack",
        "herz-not-in-pack": r"(?P<card>\S+) is not in this pack",
        "herz-stock-empty": r"the stock was empty before this turn",
        "herz-undecided": r"say what was done with (?P<card>\S+)",
        "herz-only-a-card": r"this is the card to decide on: name it alone",
        "herz-number": r"this is draw (?P<right>\d+), not (?P<told>\d+)",
        "herz-turn": r"it is the turn of P(?P<right>\d+), not of P(?P<told>\d+)",
        "herz-outcome": r"what came of it is (?P<right>.*), not (?P<told>.*)",
        "herz-after-end": r"the deal is over before this turn",
        "herz-over": r"the deal is over: nothing is left to decide",
        "herz-draw": r"name the card that seat (?P<seat>\d+) has drawn now",
        "herz-starter": r"who starts this deal\? seats (?P<list>[\d, ]+) all fit; .* write P(?P<seat>\d+)",
        "herz-refused": r"not allowed \((?P<reason>[a-z-]+)\): .*",
        "no-seat": r"there is no seat (?P<seat>-?\d+)(; seats are 0 to (?P<last>\d+))?",
        "nothing-now": r"seat (?P<seat>\d+) has nothing to decide now",
        "scores": r"(?P<told>\d+) scores for (?P<right>\d+) seats",
        "from-one": r"deals are numbered from 1(, not .*)?",
        "range": r"(?P<low>-?\d+) to (?P<high>-?\d+)",
        "whole": r"a whole number from (?P<low>\d+)( or (?P<none>\"none\"))?",
    }.items()
)
_REASONS: Final = {"No such file or directory": "missing", "Is a directory": "folder", "Permission denied": "forbidden"}


def detail(speaker: Speaker, text: str) -> str:
    """The sentence part of an error in the reader's language, without a full stop; the text itself if none fits.

    >>> from openhearts.speech.speaker import Speaker
    >>> detail(Speaker("de"), "there is no variant 'clasic'"), detail(Speaker("de"), "something else")
    ('die Variante „clasic“ gibt es nicht', 'something else')
    """
    bare = text.removesuffix(".")
    for pattern, key in _KNOWN:
        found = pattern.fullmatch(bare)
        if found is not None:
            values = {name: value or "none" for name, value in found.groupdict().items()}
            values.pop("quote", None)
            if "rest" in values:
                values["rest"] = detail(speaker, values["rest"])
            why = values.get("why", "")
            return speaker.text(key, **values | ({"kind": _REASONS.get(why, "other")} if "why" in values else {}))
    return bare
