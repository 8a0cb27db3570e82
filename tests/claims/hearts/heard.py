"""What is heard at a table of Hearts in English, held against the position at that moment.

`Listener` knows the deal by its sentences alone; `truth_of` asks each key's answer and each request what it says.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from openhearts.cards import cardset
from openhearts.speech import levels
from openhearts.speech.key_answers import ask
from openhearts.speech.keymap import QUESTIONS
from openhearts.speech.speaker import Speaker
from tests.claims.hearts.cards import RANKS, SUITS, any_of, kinds
from tests.claims.hearts.history import Lay, Trick, texts
from tests.claims.hearts.model import Words, is_joker

NAMES: Final = ("Ada", "Ben", "Cem", "Dora", "Eva", "Finn", "Gil", "Hana", "Ida", "Jan", "Kim")
EN: Final = Speaker("en")
CARD = rf"(?:the )?(?:(?:jinx )?(?:{'|'.join(RANKS)}) of (?:{'|'.join(SUITS)})|joker \d)"
WHO = "|".join(NAMES)


class Heard:
    """The facts of one moment, as texts and seats; nothing of how the program words them."""

    def __init__(self, deal: Any, seat: int | None, words: Words) -> None:
        self.deal, self.seat, self.words, self.public = deal, seat, words, deal.position.public
        self.names = NAMES[: self.public.n_seats]
        self.on_table = tuple((player, str(card)) for player, card in self.public.on_table)
        self.tricks = tuple(
            Trick(tuple((player, str(card)) for player, card in one.plays), one.collector, one.void is not None)
            for one in self.public.tricks
        )
        self.hand = () if seat is None else texts(deal.position.hands[seat])
        self.is_asked = seat is not None and seat in self.public.to_act

    def seat_of(self, name: str) -> int:
        """The seat of a name; "you" is the listener."""
        if name.lower() == "you":
            assert self.seat is not None
            return self.seat
        assert self.names[self.names.index(name)] and self.names.index(name) != self.seat, "the listener is 'you'"
        return self.names.index(name)

    def plays(self, text: str) -> tuple[tuple[int, str], ...]:
        """Players, each with a card: "Ben two of clubs, you joker 1"."""
        found = re.findall(rf"\b({WHO}|you) ({CARD})", text, re.IGNORECASE)
        return tuple((self.seat_of(name), kinds(card)[0][1]) for name, card in found)

    def numbers(self, text: str) -> dict[int, tuple[int, ...]]:
        """Numbers behind each name: "Ben 3 points in 1 trick, you 0 ..."."""
        parts = re.split(rf"\b({WHO}|you)\b", text)
        return {
            self.seat_of(name): tuple(int(one.replace("−", "-")) for one in re.findall(r"[-−]?\d+", behind))
            for name, behind in zip(parts[1::2], parts[2::2], strict=True)
        }

    def grouped(self, text: str) -> Counter[str]:
        """The cards of "clubs two, queen; hearts ace; joker 1"."""
        found: list[str] = []
        for part in text.split("; "):
            suit, _, rest = part.partition(" ")
            if suit in SUITS:
                found += [RANKS[one.removeprefix("jinx ")] + SUITS[suit] for one in rest.split(", ")]
            else:
                found += [f"X{number}" for number in re.findall(r"joker (\d)", part)]
        return Counter(found)

    def waiting(self) -> list[str]:
        """Cards of void tricks that go to whoever wins the next one."""
        found: list[str] = []
        for one in self.tricks:
            found = [] if one.winner is not None else [*found, *(card for _, card in one.plays)]
        return found

    def listed(self, text: str) -> list[str]:
        """The cards of "ace of hearts, ten of hearts, the jinx, joker 2"."""
        return [kinds(card)[0][1] for card in re.findall(CARD, text)]

    def worth(self, card: str) -> int:
        """What a card costs, a bonus counted off."""
        return self.words.costs(card) + self.words.bonus(card)

    def cancelled(self) -> list[str]:
        """The kinds that lie twice in the trick and cancel, by the rules in words."""
        if "cancel" not in self.words.said:
            return []
        laid = Counter(card for _, card in self.on_table if not is_joker(card))
        return [card for card, count in laid.items() if count == 2]

    @property
    def kitty(self) -> list[str]:
        """The cards left over that the listener has seen, by what was dealt and by the rules."""
        rules, public = self.deal.rules, self.public
        seen_by, taken = rules.deal.leftover_seen_by, public.kitty_to is not None
        is_known = {
            "nobody": False,
            "winner": taken and self.seat == public.kitty_to,
            "all": taken or not rules.has_kitty,
        }[seen_by]
        return texts(self.deal.position.kitty) if is_known or public.phase == "over" else []

    def allowed(self) -> frozenset[str]:
        """What the listener may lay, by the rules in words."""
        played: list[str] = [card for one in self.tricks for _, card in one.plays]
        history = _OpeningOnly(self.deal)
        assert len(played) == len(self.tricks) * self.public.n_seats
        lay = Lay(self.seat or 0, "", self.hand, self.on_table, frozenset())
        return self.words.allowed(history, lay, self.tricks)  # type: ignore[arg-type]


class _OpeningOnly:
    """The hands of a deal after the pass: all that the opening card is found by."""

    def __init__(self, deal: Any) -> None:
        public = deal.position.public
        played: list[list[str]] = [[] for _ in range(public.n_seats)]
        for one in public.tricks:
            for player, card in one.plays:
                played[player].append(str(card))
        for player, card in public.on_table:
            played[player].append(str(card))
        self.hands = tuple((*played[seat], *texts(mask)) for seat, mask in enumerate(deal.position.hands))


# --- keys -------------------------------------------------------------------------------------------------------------


def check_answers(deal: Any, seat: int | None, words: Words) -> Counter[str]:
    """Each key's answer against the position.  Raises AssertionError with what was heard."""
    now, met = Heard(deal, seat, words), Counter[str]()
    for question in QUESTIONS:
        if question in ANSWERS:
            for n in range(1, 12) if question == "nth" else (None,):
                said = ask(EN, question, deal.view(seat), now.names, n=n)
                try:
                    ANSWERS[question](now, said, n)
                except (AssertionError, ValueError, IndexError, KeyError) as error:
                    raise AssertionError(question, said, seat, now.public) from error
                met[question] += 1
    return met


def _table(now: Heard, said: str, n: int | None) -> None:
    trick, *more = said.removesuffix(".").split(". ")
    assert now.plays(trick) == now.on_table
    is_open, waiting = now.public.phase == "play", now.waiting()
    nothing = "No trick has begun" if waiting and is_open else "The table is empty"
    assert now.on_table or trick == nothing
    told = dict(one.partition(": ")[::2] for one in more)
    assert len(told) == len(more), "each thing is told once"
    if waiting:
        text = told.pop("Waiting" if is_open else "Taken by nobody")
        cards, _, points = text.rpartition("; ") if is_open else (text, "", "")
        assert (now.grouped(cards) if is_open else Counter(now.listed(text))) == Counter(waiting)
        assert not points or int(re.findall(r"[-−]?\d+", points)[0].replace("−", "-")) == sum(map(now.worth, waiting))
    _ahead(now, told)
    kitty = [] if now.public.phase == "over" else now.kitty
    if kitty and now.public.kitty_to is None:
        assert Counter(now.listed(told.pop("Set aside, face up"))) == Counter(kitty)
    elif kitty:
        whose = next(key for key in told if key.endswith(" kitty"))
        assert Counter(now.listed(told.pop(whose))) == Counter(kitty)
        owner = whose.removesuffix(" kitty").removesuffix("’s")
        assert now.seat_of("you" if owner == "Your" else owner) == now.public.kitty_to
    assert not told, told


def _ahead(now: Heard, told: dict[str, str]) -> None:
    """Who would take the trick as it lies, and which cards of it cancelled, where that is told."""
    cancelled = now.listed(told.pop("Cancelled")) if "Cancelled" in told else []
    if now.public.phase == "play":
        assert sorted(cancelled) == sorted(now.cancelled()) or len(now.on_table) < 2
    ahead = next((key for key in told if re.fullmatch(r".* (?:is|are) ahead", key)), None)
    if ahead is not None:
        seat = now.seat_of(ahead.rpartition(" ")[0].rpartition(" ")[0])
        assert seat == now.words.taken(now.on_table) and (seat, *now.listed(told.pop(ahead))) in now.on_table
    elif "No card wins" in told:
        assert told.pop("No card wins") == "" and now.words.taken(now.on_table) is None
    else:
        assert not cancelled, "where cards cancel, it is told who is ahead"


def _nth(now: Heard, said: str, n: int | None) -> None:
    assert n is not None
    if n > now.public.n_seats:
        assert said == f"A trick has only {now.public.n_seats} cards here."
    elif n > len(now.on_table):
        assert re.fullmatch(r"No \w+ card yet\.", said)
    else:
        found = re.fullmatch(rf"{n}: ({WHO}|you), ({CARD})(, winning|, cancelled)?\.", said)
        assert found is not None
        player, card = now.on_table[n - 1]
        assert (now.seat_of(found[1]), kinds(found[2])[0][1]) == (player, card)
        assert (found[3] == ", winning") == (now.words.taken(now.on_table) == player)
        assert (found[3] == ", cancelled") == (card in now.cancelled())


def _scores(now: Heard, said: str, n: int | None) -> None:
    after = now.deal.standing.scores if not now.deal.is_over else None
    told = now.numbers(said)
    assert set(told) == set(range(now.public.n_seats))
    assert after is None or tuple(told[seat][0] for seat in sorted(told)) == tuple(after)


def _turn(now: Heard, said: str, n: int | None) -> None:
    if now.is_asked:
        assert said.startswith("Your turn.")
        check_request(now, said.removeprefix("Your turn. ").rstrip("."))
    elif now.public.phase == "over":
        assert "over" in said
    elif now.public.turn is not None:
        assert now.names[now.public.turn] in said and "Your turn" not in said
        suit = next((suit for suit in SUITS if f"led: {suit}" in said), "")
        assert SUITS.get(suit, "") == now.words.suit_led(now.on_table) or now.public.phase != "play"
    else:
        assert all((now.names[seat] in said) == (seat in now.public.to_act) for seat in range(now.public.n_seats))


def _hand(now: Heard, said: str, n: int | None) -> None:
    if now.seat is None:
        assert said == "You are watching and hold no cards."
        return
    if not now.hand:
        assert said == "You have no cards left."
        return
    count, _, cards = said.rstrip(".").partition(":")
    assert int(count.split()[0]) == len(now.hand) and now.grouped(cards.strip()) == Counter(now.hand)


def _playable(now: Heard, said: str, n: int | None) -> None:
    if now.is_asked and now.public.phase == "play":
        cards = said.removeprefix("You may play: ").rstrip(".")
        assert frozenset(now.grouped(cards)) == now.allowed()
    else:
        assert not said.startswith("You may play:")


def _points(now: Heard, said: str, n: int | None) -> None:
    if said.startswith("No trick is finished yet."):
        assert not now.tricks and now.public.phase != "over"
        _moon(now, said)
        return
    told = now.numbers(said.split(". ")[0])
    costs = [
        sum(map(now.words.costs, texts(pile))) + sum(map(now.words.bonus, texts(pile))) for pile in now.public.taken
    ]
    won = [sum(one.winner == seat for one in now.tricks) for seat in range(now.public.n_seats)]
    assert [told[seat][1] for seat in sorted(told)] == won
    if now.public.phase == "play" and now.public.kitty_to is None:
        assert [told[seat][0] for seat in sorted(told)] == costs
    _moon(now, said)


def _moon(now: Heard, said: str) -> None:
    """Who can still shoot the moon, by what the listener knows: who else has taken a card that it needs."""
    found = re.search(r"(Everybody|Nobody|Only .*?|[A-Zy][^.]*?) can (?:still )?shoot the moon(?: any more)?\.", said)
    if not now.words.says("moon", "moon-needs") or now.public.phase != "play":
        assert found is None
        return
    assert found is not None
    told = {seat for seat, name in enumerate(now.names) if re.search(rf"\b{name}\b", found[1])}
    told |= {now.seat} if re.search(r"\byou\b", found[1], re.IGNORECASE) and now.seat is not None else set()
    told = set(range(now.public.n_seats)) if found[1] == "Everybody" else told
    able = set()
    for seat in range(now.public.n_seats):
        lost = Counter(card for other, pile in enumerate(now.public.taken) if other != seat for card in texts(pile))
        pack = Counter(texts(now.deal.rules.pack_set))
        if now.public.kitty_to is None:
            pack -= Counter(now.kitty)
        elif now.public.kitty_to != seat:
            lost |= Counter(now.kitty) if now.public.kitty_shown is not None else lost + Counter(now.kitty)
        needs = now.words.said.get("moon-needs", {}).get("needs")
        if needs is None:
            can = any(map(now.words.costs, pack)) and not any(now.words.costs(card) for card in lost)
        else:
            can = all(sum(any_of([kind], card) for card in (pack - lost).elements()) >= count for count, kind in needs)
        if "moon-bonus" in now.words.said:
            can = can and not any(now.words.bonus(card) for card in lost)
        if can:
            able.add(seat)
    assert told == able, (told, able)


def _last(now: Heard, said: str, n: int | None) -> None:
    if not now.tricks:
        assert said == "No trick is finished yet."
        return
    cards, _, taker = said.rpartition(". ")
    assert now.plays(cards) == now.tricks[-1].plays
    found = re.fullmatch(rf"({WHO}|You|Nobody) took it\.", taker)
    assert found is not None
    winner = now.tricks[-1].winner
    assert found[1] == "Nobody" if winner is None else now.seat_of(found[1]) == winner


def _broken(now: Heard, said: str, n: int | None) -> None:
    played = Counter(card for _, card in (*(one for trick in now.tricks for one in trick.plays), *now.on_table))
    pack = Counter(texts(now.deal.rules.pack_set)) - Counter(now.kitty)
    hearts = {
        one: sum(count for card, count in cards.items() if card.endswith("H"))
        for one, cards in (("out", played), ("there", pack))
    }
    found = re.search(r"Hearts played: (\d+) of (\d+)\.", said)
    assert found is not None and [int(one) for one in found.groups()] == list(hearts.values())
    last = ""
    for card, told in re.findall(rf"({CARD}|The other): ([^.]+)\.", said, re.IGNORECASE):
        last = last if card == "The other" else kinds(card.lower())[0][1]
        _fate(now, last, told, played, pack)
    rule = now.words.says("locked-played", "locked-taken", "locked-before", "locked-last", "locked-always")
    if not now.on_table and now.public.phase == "play" and rule:
        is_closed = "not broken" in said or "may not be led" in said.lower()
        assert is_closed != now.words._is_broken(rule, now.tricks)
    elif not rule:
        assert "not broken" not in said and "may not be led" not in said.lower()


def _fate(now: Heard, card: str, told: str, played: Counter[str], left: Counter[str]) -> None:
    """Where a card that costs much is: "taken by Ben", "played", "not played yet", "1 of 2 played", "in your kitty"."""
    n_seen = now.kitty.count(card)
    if told.startswith("taken by "):
        holder = now.seat_of(told.removeprefix("taken by "))
        assert card in texts(now.public.taken[holder]) and not n_seen
    elif found := re.fullmatch(rf"(one |both |)(?:set aside|in ((?:{WHO})’s|your) kitty)", told):
        n_copies = n_seen + left[card]
        assert n_seen == {"one ": 1, "both ": 2, "": 1}[found[1]] and (n_copies == 2) == bool(found[1])
        owner = found[2] and now.seat_of("you" if found[2] == "your" else found[2].removesuffix("’s"))
        assert owner == now.public.kitty_to
    elif found := re.fullmatch(r"(\d+) of (\d+) played", told):
        assert (int(found[1]), int(found[2])) == (played[card], left[card]) and not n_seen
    else:
        assert told == ("played" if played[card] else "not played yet") and left[card] == 1


def _counts(now: Heard, said: str, n: int | None) -> None:
    if now.public.phase == "over":
        assert said == "The deal is over."
        return
    held = [cardset.size(mask) for mask in now.deal.position.hands]
    if now.public.phase == "pass":  # what was chosen is still in the hands
        held = [now.words.said["hands"]["count"]] * len(held)
    number, there = map(int, re.findall(r"\d+", said.split(". ")[0]))
    assert number == min(len(now.tricks) + 1, there) and there == now.words.said["hands"]["count"]
    same = re.search(r"Everybody holds (\d+) card", said)
    told = [int(same[1])] * len(held) if same else None
    if told is None:
        found = now.numbers(said.partition("Cards in hand: ")[2].partition(".")[0])
        told = [found[seat][0] for seat in range(len(held))]
    assert told == held
    waiting = re.search(r"Cards of void tricks on the table: (\d+)", said)
    assert int(waiting[1] if waiting else 0) == len(now.waiting())


def _who(now: Heard, said: str, n: int | None) -> None:
    seats, _, deal = said.partition(" Deal ")
    found = re.fullmatch(rf"(\d+)(?: of (\d+))?\. (?:Dealer: ({WHO})|(You) are the dealer)\.", deal)
    assert found is not None and int(found[1]) == now.public.deal_number
    assert now.seat_of(found[3] or found[4]) == now.public.dealer
    assert found[2] is None or int(found[2]) == now.deal.rules.n_deals
    heard = [now.seat_of(name) for name in re.findall(rf"\b({WHO}|you)\b", seats)]
    first = now.seat or 0
    assert heard == [(first + idx) % now.public.n_seats for idx in range(now.public.n_seats)]


ANSWERS: Final[dict[str, Callable[[Heard, str, int | None], None]]] = {
    "table": _table,
    "nth": _nth,
    "scores": _scores,
    "turn": _turn,
    "hand": _hand,
    "playable": _playable,
    "points": _points,
    "last": _last,
    "broken": _broken,
    "counts": _counts,
    "who": _who,
}


# --- what is asked of the listener ------------------------------------------------------------------------------------


def check_request(now: Heard, said: str, *, is_short: bool = False) -> None:
    """What the listener is asked to do, against what may be done; a short one says nothing of jokers and locks."""
    if now.public.phase != "play":
        return
    may, hand = now.allowed(), frozenset(now.hand)
    words = said[0].lower() + said[1:]
    if found := re.fullmatch(r"follow (\w+)(, or play a joker)?", words):
        jokers = frozenset(card for card in hand if is_joker(card))
        suited = frozenset(card for card in hand - jokers if card.endswith(SUITS[found[1]]))
        assert suited and may <= suited | jokers
        assert bool(found[2]) == bool(may & jokers) or (is_short and not found[2])
    elif found := re.fullmatch(r"no (\w+) in your hand, play any card( but a penalty card|, but not: (.*))?", words):
        assert not any(card.endswith(SUITS[found[1]]) and not is_joker(card) for card in hand)
        if found[2]:
            named = kinds(found[3] or "")
            barred = [card for card in hand if (any_of(named, card) if named else now.words.costs(card))]
            assert may == hand - frozenset(barred) != hand
        else:
            assert may == hand
    elif found := re.fullmatch(r"lead the opening card: (.*)", words):
        assert may == {kinds(found[1])[0][1]}
    elif found := re.fullmatch(r"lead (clubs|diamonds|hearts|spades)", words):
        assert all(card.endswith(SUITS[found[1]]) for card in may)
    elif words in ("lead any card", "play any card"):
        assert may == hand
    elif is_short and words in ("lead a card", "play an allowed card"):
        assert words == "lead a card" or may < hand
    elif is_short and (found := re.fullmatch(r"lead ((?:the )?(?:\w+ of \w+|joker \d).*)", words)):
        assert may == {kinds(found[1])[0][1]}
    elif words == "lead; hearts are not broken":
        assert may < hand and not any(card.endswith("H") for card in may)
    elif found := re.fullmatch(r"(?:lead, but not|lead; still locked:) (.*)", words):
        assert may < hand and not any(any_of(kinds(found[1]), card) and not is_joker(card) for card in may)
    else:
        raise AssertionError(f"nobody knows what this asks: {said}")


# --- announcements ----------------------------------------------------------------------------------------------------


class Listener:
    """Hears every card and knows by the sentences alone what lies on the table, who took what, and what it cost."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.on_table: list[tuple[int, str]] = []
        self.tricks: list[tuple[tuple[tuple[int, str], ...], int | None]] = []
        self.met: Counter[str] = Counter()
        self.broke: list[tuple[int, str]] = []

    def hear(self, deal: Any, words: Words) -> None:
        """The announcement of what happened last, and whether all that it leads one to believe is so."""
        now = Heard(deal, self.seat, words)
        said = levels.sentences(EN, deal.events, deal.view(self.seat), now.names, "full") or ""
        for sentence in sentences_of(said):
            self._believe(now, sentence)
        assert tuple(self.on_table) == now.on_table, (said, self.on_table, now.on_table)
        assert [one[0] for one in self.tricks] == [one.plays for one in now.tricks], said
        assert [one[1] for one in self.tricks] == [one.winner for one in now.tricks], (said, self.tricks[-1:])

    def _believe(self, now: Heard, sentence: str) -> None:
        met, seat = self.met, now.seat_of
        if found := re.fullmatch(rf"({WHO}|You): ({CARD})", sentence):
            met["card"] += 1
            self.on_table.append((seat(found[1]), kinds(found[2])[0][1]))
        elif found := re.match(rf"({WHO}|You) takes? the trick(?: and (\d+) waiting cards?)?", sentence):
            met["taken"] += 1
            self._taken(now, seat(found[1]), int(found[2] or 0), sentence)
        elif sentence.startswith("The trick is void"):
            met["void"] += 1
            self._void(now, sentence)
        elif found := re.fullmatch(rf"The cards go to ({WHO}|you)", sentence):
            met["void collected"] += 1
            self.tricks[-1] = (self.tricks[-1][0], seat(found[1]))
        elif found := re.fullmatch(rf"({WHO}|You) (?:breaks? hearts|unlocks? .*)", sentence):
            met["broken"] += 1
            plays = self.on_table or self.tricks[-1][0]
            assert seat(found[1]) in [player for player, _ in plays]
        elif found := re.fullmatch(rf"({WHO}|You) shot the (moon|sun).*", sentence):
            met[found[2]] += 1
            assert now.public.shooter == seat(found[1])
            is_sun = now.words.is_sun(_Tricks(now.tricks), now.public.shooter)  # type: ignore[arg-type]
            assert (found[2] == "sun") == is_sun
        elif sentence.startswith("Points of this deal"):
            met["points"] += 1
            told = now.numbers(sentence)
            assert [told[one][0] for one in sorted(told)] == list(now.public.points)
        elif found := re.fullmatch(rf"({WHO}) to lead|({WHO}) to play\. Suit led: \w+", sentence):
            met["waits"] += 1
            assert now.public.turn == seat(found[1] or found[2])
        elif sentence.startswith("Your turn"):
            met["request"] += 1
            assert now.is_asked
            check_request(now, re.sub(r"^Your turn[,.] ", "", sentence))

    def _taken(self, now: Heard, winner: int, waited: int, sentence: str) -> None:
        plays = tuple(self.on_table)
        self.on_table = []
        waiting = 0
        for one in reversed(self.tricks):
            if one[1] is not None:
                break
            waiting += len(one[0])
        assert waited == waiting, (waited, waiting)
        cards = [card for _, card in plays]
        for trick, taker in reversed(self.tricks):
            if taker is not None:
                break
            cards += [card for _, card in trick]
        self.tricks.append((plays, winner))
        assert now.words.taken(plays) == winner
        points = re.search(r", ([-−]?\d+) points?$", sentence)
        worth = sum(now.words.costs(card) + now.words.bonus(card) for card in cards)
        assert int(points[1].replace("−", "-") if points else 0) == worth, (sentence, worth)

    def _void(self, now: Heard, sentence: str) -> None:
        plays = tuple(self.on_table)
        self.on_table = []
        self.tricks.append((plays, None))
        assert now.words.taken(plays) is None
        if found := re.search(r": (\w+) pairs cancel", sentence):
            cards = [card for _, card in plays]
            told = {"two": 2, "three": 3}.get(found[1]) or int(found[1])
            assert told == len({card for card in cards if cards.count(card) > 1})


class _Tricks:
    """Only the tricks of a history."""

    def __init__(self, tricks: Sequence[Trick]) -> None:
        self.tricks = tricks


def sentences_of(said: str) -> Iterator[str]:
    """Sentences, without their stops; "Suit led: clubs" and what is asked stay with what is before them."""
    rest = re.split(r"(?<=[.!]) (?=[A-Z])", said)
    merged: list[str] = []
    for one in rest:
        if merged and (one.startswith("Suit led") or merged[-1] == "Your turn."):
            merged[-1] += f" {one}"
        else:
            merged.append(one)
    return (one.rstrip(".!") for one in merged)
