"""Every claim of the rules in words, asked of a history: whatever is false raises AssertionError with the sentence."""

from __future__ import annotations

from collections import Counter

from openhearts.speech.rules_in_words import document
from openhearts.speech.speaker import Speaker
from tests.claims.hearts.cards import SENTENCES
from tests.claims.hearts.history import History
from tests.claims.hearts.model import Words, is_joker
from tests.claims.reading import UNCLAIMED, Said


def words_of(rules: object) -> Words:
    """The rules as their English sentences tell them."""
    said = []
    for section in document(Speaker("en"), rules).sections:  # type: ignore[arg-type]
        if section.heading not in UNCLAIMED:
            found = [SENTENCES.read(sentence) for sentence in section.sentences]
            is_sun = section.heading == "Shooting the sun"
            said += [Said(f"sun {one.what}", one.values) if is_sun and "award" in one.what else one for one in found]
    return Words(said)


def check(words: Words, deal: History) -> None:
    """Asks each claim of a deal."""
    _cards(words, deal)
    _passing(words, deal)
    _play(words, deal)
    piles, kitty_to = words.piles(deal)
    if words.has_kitty and deal.beside:
        _kitty(words, deal, kitty_to)
    words.claim("points", words.points(deal, piles) == deal.points, words.points(deal, piles), deal)
    told = words.said["points-total"]
    worth = sum(map(words.costs, (card for cards in (*deal.dealt, deal.beside) for card in cards)))
    words.claim("points-total", worth == told["points"], worth)
    lies_aside = "aside" in words.said and worth > 0
    words.claim("points-total", lies_aside == bool(told["aside"]), "whether what lies aside is told of")
    _match(words, deal)


def _cards(words: Words, deal: History) -> None:
    said = words.said
    cards = [card for cards in (*deal.dealt, deal.beside) for card in cards]
    words.claim("players", len(deal.dealt) == words.seats and len(cards) <= said["players"]["count"], len(cards))
    words.claim("hands", {len(hand) for hand in deal.dealt} == {said["hands"]["count"]})
    left = said["players"]["count"] - sum(map(len, deal.dealt))
    for rule in ("aside", "kitty-first", "kitty-last", "kitty-heart"):
        if rule in said:
            words.claim(rule, said[rule]["count"] == left, left)
    if not words.says("aside", "kitty-first", "kitty-last", "kitty-heart"):
        words.claim("players", left == 0, left)
    plain = [card for card in cards if not is_joker(card)]
    words.claim("suits", {card[-1] for card in plain} <= set(said["suits"]["suits"]))
    words.claim("ranks", {card[:-1] for card in plain} <= set(said["ranks"]["ranks"]))
    words.claim("players", max(Counter(plain).values()) <= said["players"]["packs"])
    if "jokers" in said:
        words.claim("jokers", len(cards) - len(plain) <= said["jokers"]["count"])
    else:
        words.claim("players", len(plain) == len(cards), "jokers are not told of")
    if "removed" in said:
        packs = said["players"]["packs"]
        names = [card for kind, card in said["removed"]["cards"]]
        words.claim("removed", all(plain.count(card) <= packs - 1 for card in names), names)
    if deal.number == 1 and "dealer-seat" in said:
        words.claim("dealer-seat", deal.dealer == said["dealer-seat"]["seat"])
    if deal.previous is not None:
        words.claim(words.says("dealer-next", "dealer-most"), words.next_dealer(deal.previous) == deal.dealer)


def _passing(words: Words, deal: History) -> None:
    way = words.way(deal.number) % words.seats
    count = words.said["passing"]["count"] if "passing" in words.said and way else 0
    for seat, gave in enumerate(deal.passed):
        words.claim("passing" if count else "no-passing", len(gave) == count, gave)
        to = (seat + way) % words.seats
        left = Counter(deal.dealt[to]) - Counter(deal.passed[to])
        words.claim("passing" if count else "no-passing", left + Counter(gave) == Counter(deal.hands[to]), seat, to)


def _play(words: Words, deal: History) -> None:
    leader, size = words.first_leader(deal), words.seats
    if leader is not None:
        words.claim("first leader", deal.lays[0].seat == leader, deal.lays[0], leader)
    for at, lay in enumerate(deal.lays):
        tricks = deal.tricks[: at // size]
        allowed = words.allowed(deal, lay, tricks)
        words.claim("legal", allowed == lay.allowed, sorted(allowed), lay, tricks)
        if lay.trick:
            words.claim("clockwise", lay.seat == (lay.trick[-1][0] + 1) % size)
        elif tricks:
            words.claim("trick-won", lay.seat == words.next_leader(tricks[-1]), lay.seat, tricks[-1])
    for number, trick in enumerate(deal.tricks, 1):
        winner = words.taken(trick.plays)
        if winner is None and number == len(deal.tricks):
            winner = words.last_to(deal.tricks)
        words.claim("taken", winner == trick.winner, winner, trick)


def _kitty(words: Words, deal: History, to: int | None) -> None:
    rule = words.says("kitty-winner", "kitty-all", "kitty-nobody")
    if to is None or to == deal.tricks[-1].winner:  # with the last trick everything lies open
        return
    seen = {"kitty-winner": {to}, "kitty-all": set(range(words.seats)), "kitty-nobody": set()}[rule]
    words.claim(rule, {seat for seat, sees in enumerate(deal.sees_beside) if sees} == seen, deal.sees_beside, to)


def _match(words: Words, deal: History) -> None:
    totals = [total + points for total, points in zip(deal.before, deal.points, strict=True)]
    if "never-negative" in words.said:
        words.met["never-negative"] += min(totals) < 0
        totals = [max(0, total) for total in totals]
    words.claim("points", tuple(totals) == deal.after, totals, deal.after)
    if words.said["goal"]["best"] == "highest":
        words.claim("points-wanted", "points-wanted" in words.said)
    words.claim(words.says("end-reach", "end-exceed", "end-deals"), words.is_over(deal) == deal.is_over, deal.after)
    if deal.is_over:
        words.claim(words.says("tie-shared", "tie-extra"), words.best(deal) == deal.winners, deal.after)
