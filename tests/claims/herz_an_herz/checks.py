"""Every claim of the rules of Herz an Herz in words, asked of a history: what is false raises AssertionError."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from openhearts.speech.rules_in_words import document
from openhearts.speech.speaker import Speaker
from tests.claims.herz_an_herz.history import History
from tests.claims.herz_an_herz.model import Words
from tests.claims.reading import UNCLAIMED, Sentences

SENTENCES = Sentences(Path(__file__).with_name("sentences.txt"), {}, {})


def words_of(rules: object) -> Words:
    """The rules as their English sentences tell them."""
    sections = document(Speaker("en"), rules).sections  # type: ignore[arg-type]
    told = [sentence for part in sections if part.heading not in UNCLAIMED for sentence in part.sentences]
    return Words([SENTENCES.read(sentence) for sentence in told])


def check(words: Words, deal: History) -> None:
    """Asks each claim of a deal."""
    _pack(words, deal)
    _turns(words, deal)
    towers = deal.turns[-1].after
    words.claim("step", tuple(map(words.points, towers)) == deal.points, towers, deal.points)
    words.claim("most", max(deal.points) <= words.said["most"]["points"], deal.points)
    totals = tuple(total + more for total, more in zip(deal.before, deal.points, strict=True))
    words.claim("step", totals == deal.after, totals, deal.after)
    _match(words, deal)


def _pack(words: Words, deal: History) -> None:
    told, special = words.said["players"], words.said["special"]
    kinds = Counter("number" if card[0] == "J" else card if card in ("SJ", "ST") else "plain" for card in deal.pack)
    words.claim("players", len(deal.points) == told["seats"] and len(deal.pack) == told["count"])
    plain = {card for card in deal.pack if card.isdigit()}
    words.claim("players", plain == {str(number) for number in range(1, told["top"] + 1)}, sorted(plain))
    words.claim("special", [kinds[one] for one in ("number", "SJ", "ST")] == list(special.values()), kinds)
    if "box" in words.said:
        box = words.said["box"]
        words.claim("box", box["first"] == told["top"] + 1, box)
        whole = [box[one] + special[one] for one in ("number", "super", "steal")]
        words.claim("box", whole == [4, 2, 4] and box["last"] == 100, whole)


def _turns(words: Words, deal: History) -> None:
    seats = len(deal.points)
    pile: list[str] = []
    words.claim("stock", len(deal.pack) == deal.turns[0].left + 1)
    for at, turn in enumerate(deal.turns):
        words.claim("legal", turn.possible == words.possible(turn), turn, words.possible(turn) ^ turn.possible)
        is_last = at == len(deal.turns) - 1
        words.claim(words.says("end-tower", "end-turns"), words.is_last(deal, at) == is_last, at, turn)
        if not is_last:
            following = deal.turns[at + 1]
            words.claim("draw", following.seat == words.next_seat(turn, seats), turn, following.seat)
            words.claim("draw", following.before == turn.after and following.left == turn.left - 1)
        if turn.after == turn.before or turn.card == "ST":
            pile.append(turn.card)
        rule = words.says("discards-top", "discards-all")
        words.claim(rule, list(turn.shown) == (pile[-1:] if rule == "discards-top" else pile), turn.shown, pile)


def _match(words: Words, deal: History) -> None:
    if deal.previous is None:
        words.claim("first-starter", deal.turns[0].seat == deal.starter == deal.first_starter)
    else:
        words.claim("next", deal.starter == deal.turns[0].seat == words.next_starter(deal.previous), deal.starter)
    told = words.said["match-end"]
    best = (max if told["best"] == "highest" else min)(deal.after)
    winners = tuple(seat for seat, total in enumerate(deal.after) if total == best)
    ends = deal.number >= told["deals"]
    if ends and "tie-extra" in words.said:
        words.met["tie-extra"] += len(winners) > 1
        ends = len(winners) == 1
    words.claim("match-end", ends == deal.is_over, deal.after)
    words.claim("goal", words.said["goal"]["best"] == told["best"])
    if deal.is_over:
        words.claim(words.says("tie-shared", "tie-extra"), winners == deal.winners, deal.after)
