"""What is heard of a deal of Hearts at the usual level and the brief one, held against what happened since.

At these levels cards are not told one by one: a trick that is over by who took it with what, the one that lies there at
the listener's turn.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, Final

from openhearts.games.hearts.play import events as ev
from openhearts.speech import levels
from tests.claims.hearts.cards import RANKS, SUITS, kinds
from tests.claims.hearts.heard import CARD, EN, WHO, Heard, check_request, sentences_of
from tests.claims.hearts.model import Words, is_joker

_RANK = "|".join(RANKS)
_CARDS: Final = rf"{CARD}(?: twice)?(?:(?:, | and ){CARD}(?: twice)?)*"
_TAKEN: Final = (
    rf"({WHO}|You) takes? it with ({CARD})(?:; ({_CARDS}) in it)?(?:; (\d+) waiting cards?)?"
    r"(?:; the kitty, (\d+) cards?)?(?:; ([-−]?\d+) points?)?"
)
_DEAR: Final = 10  # points of a card that is named beside the one that took the trick, as one with a bonus is
_MATTERS: Final = (
    rf"(?:(\w+) led, )?(?:(?:({WHO})’s (.*?) wins|(no card wins yet)), )?"
    rf"(?:([-−]?\d+) points?(?:, ({_CARDS}) among them)?, )?(nobody|\d+)(?: players?)? after you"
)
_SURE: Final = r"Whatever you play, this trick is void: (two|three|\d+) pairs have cancelled"
_LIES: Final = (
    r"(?:Void trick:|The trick is void: [^.]*\.) (\d+) cards(?: wait)?"
    rf"(?:, ([-−]?\d+) points?(?:, ({_CARDS}) among them)?)?"
)
_COUNTS: Final = {"two": 2, "three": 3}


def _named(text: str | None) -> list[str]:
    """The cards that are named, one that is there twice two times."""
    return sorted(card for _, card in kinds(re.sub(rf"({CARD}) twice", r"\1, \1", text or "")))


class Told:
    """Hears a deal at a level, each announcement when it is ripe."""

    def __init__(self, seat: int, level: str) -> None:
        self.seat, self.level = seat, level
        self.waiting: list[Any] = []
        self.met: Counter[str] = Counter()

    def hear(self, deal: Any, words: Words) -> None:
        """What is told now, where something is."""
        view, now = deal.view(self.seat), Heard(deal, self.seat, words)
        self.waiting += deal.events
        if not levels.is_ripe(self.waiting, view, self.level):
            return
        events, self.waiting = self.waiting, []
        said = levels.sentences(EN, events, view, now.names, self.level) or ""
        sentences = list(sentences_of(said))
        try:
            self._ends(now, events, sentences)
            self._table(now, sentences)
            for sentence in sentences:
                if sentence.startswith("Your turn"):
                    self.met["request"] += 1
                    check_request(now, re.sub(r"^Your turn\. ", "", sentence), is_short=True)
        except (AssertionError, ValueError, IndexError, KeyError) as error:
            raise AssertionError(said, self.seat, self.level, now.public) from error

    def _ends(self, now: Heard, events: list[Any], sentences: list[str]) -> None:
        """Who took which trick with what, how much came with it, and for how much, in their order."""
        ends = [event for event in events if isinstance(event, ev.TrickTaken)]
        voids = [event for event in events if isinstance(event, ev.TrickVoid)]
        told = [found for one in sentences if (found := re.fullmatch(_TAKEN, one))]
        many = [found for one in sentences if (found := re.match(r"(\d+) tricks?(?:, (one|\d+) void)?", one))]
        if many:
            self.met["many"] += 1
            assert int(many[0][1]) == len(ends) + len(voids) and not told
            assert int((many[0][2] or "0").replace("one", "1")) == len(voids)
            return
        if self.level == "brief":
            ends = [event for event in ends if event.winner == self.seat and event.points]
            voids = [event for event in voids if event.collector == self.seat]
        assert len(told) == len(ends)
        for found, event in zip(told, ends, strict=True):
            self._taken(now, found, event, events)
        for event in voids:
            self._void(now, event, sentences)
        takers = [event for event in events if isinstance(event, ev.KittyTaken)]
        assert sum("kitty, " in one for one in sentences) == len(takers), "who took a kitty is told once"

    def _taken(self, now: Heard, found: re.Match[str], event: ev.TrickTaken, events: list[Any]) -> None:
        self.met["taken"] += 1
        plays = [(seat, str(card)) for seat, card in zip(self._order(now, event), event.cards, strict=True)]
        assert now.seat_of(found[1]) == event.winner == now.words.taken(plays)
        assert kinds(found[2]) == [("card", dict(plays)[event.winner])]
        others = [text for seat, text in plays if seat != event.winner] + [str(card) for card in event.set_aside]
        dear = self._dear(now, others)
        assert _named(found[3]) == (sorted(dear) if self.level == "usual" else [])
        self.met["dear"] += len(dear)
        assert int(found[4] or 0) == len(event.set_aside)
        assert int(found[5] or 0) == (self._hidden(events, event) if self.level == "usual" else 0)
        self.met["kitty"] += bool(found[5])
        assert int((found[6] or "0").replace("−", "-")) == event.points

    def _dear(self, now: Heard, cards: list[str]) -> list[str]:
        """The cards that are named wherever they are not heard one by one."""
        return [text for text in cards if abs(now.words.costs(text)) >= _DEAR or now.words.bonus(text)]

    def _void(self, now: Heard, event: ev.TrickVoid, sentences: list[str]) -> None:
        """How many cards lie there, what they count, and the dear ones that fell after the listener's."""
        found = next((found for one in sentences if (found := re.fullmatch(_LIES, one))), None)
        own = (self.seat - event.leader) % len(event.cards)
        fell = self._dear(now, [str(card) for card in event.cards[own + 1 :]]) if self.level == "usual" else []
        aside = [*map(str, event.cards)]
        for trick in reversed(now.tricks[: event.number - 1]):
            if trick.winner is not None:
                break
            aside += [card for _, card in trick.plays]
        worth = sum(now.words.costs(card) + now.words.bonus(card) for card in aside)
        assert found or (not worth and not fell and (event.is_last or event.collector is not None))
        if found is not None:
            self.met["aside"] += 1
            assert int(found[1]) == len(aside) and int((found[2] or "0").replace("−", "-")) == worth
            assert _named(found[3]) == sorted(fell)
        assert found or any(one.startswith("The trick is void") for one in sentences)

    def _hidden(self, events: list[Any], end: ev.TrickTaken) -> int:
        """The cards of a kitty that came with a trick, where the listener does not look at them."""
        after = events[events.index(end) + 1 :][:1]
        found = [event for event in after if isinstance(event, ev.KittyTaken) and event.seat != self.seat]
        return sum(event.count for event in found if event.for_seat(self.seat).cards is None)

    def _order(self, now: Heard, event: Any) -> list[int]:
        """The seats of a trick in the order of play."""
        trick = next(one for one in reversed(now.public.tricks) if list(one.cards) == list(event.cards))
        return [seat for seat, _ in trick.plays]

    def _table(self, now: Heard, sentences: list[str]) -> None:
        """The trick as it lies, where it is the listener's turn to follow."""
        if now.public.phase != "play" or now.public.turn != self.seat or not now.on_table:
            return
        void = re.fullmatch(_SURE, sentences[-2])
        lies = sentences[-3 if void else -2]
        if found := re.fullmatch(_MATTERS, lies, re.IGNORECASE):
            self.met["matters"] += 1
            self._matters(now, found, _COUNTS.get(void[1]) or int(void[1]) if void else 0)
            return
        assert not void
        self.met["lies"] += 1
        told: list[tuple[int, str]] = []
        run: list[tuple[int, str]] = []
        for name, card, rank, suit in re.findall(
            rf"({WHO}) (?:(joker \d)|({_RANK})(?: of (\w+))?)", lies, re.IGNORECASE
        ):
            if card:
                told.append((now.seat_of(name.capitalize()), f"X{card[-1]}"))
                continue
            run.append((now.seat_of(name.capitalize()), RANKS[rank]))
            if suit:
                told += [(seat, text + SUITS[suit]) for seat, text in run]
                run = []
        assert not run and tuple(told) == now.on_table, (told, now.on_table)

    def _matters(self, now: Heard, found: re.Match[str], n_void: int) -> None:
        led, name, card, nothing, points, among, after = found.groups()
        assert SUITS.get((led or "").lower(), "") == now.words.suit_led(now.on_table)
        winner = now.words.taken(now.on_table)
        assert (name is None) == (winner is None)
        if winner is not None:
            text = dict(now.on_table)[winner]
            assert now.seat_of(name) == winner
            named = kinds(card)[0][1] if " " in card else RANKS[card]
            assert named == (text if " " in card or is_joker(text) else text[:-1])
        laid = [card for _, card in now.on_table]
        n_twins = len({one for one in laid if laid.count(one) > 1})
        is_void = now.words.says("void-pairs") and n_twins >= 2 and not now.deal.rules.jokers_mask
        assert n_void == (n_twins if is_void else 0) and (nothing is None) == bool(is_void or name)
        self.met["void"] += bool(is_void)
        lies = [*laid, *now.waiting()]
        assert int((points or "0").replace("−", "-")) == sum(
            now.words.costs(one) + now.words.bonus(one) for one in lies
        )
        if winner is not None:
            lies.remove(dict(now.on_table)[winner])
        dear = self._dear(now, lies) if self.level == "usual" else []
        assert _named(among) == sorted(dear)
        assert (0 if after == "nobody" else int(after)) == now.public.n_seats - len(now.on_table) - 1
