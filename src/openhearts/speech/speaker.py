"""Speaks one language: cards, seats, events, turns, errors and advice as sentences of its catalogue.

It keeps no state and decides nothing; what only one game says stands in the folder named after that game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from openhearts.core.action import Action
from openhearts.core.advice import Advice
from openhearts.core.event import Event
from openhearts.core.game import Standing
from openhearts.core.game_types import Rules, View
from openhearts.core.identity_key import Same
from openhearts.errors import OpenHeartsError
from openhearts.errors.saying import capital
from openhearts.speech import catalogue as texts
from openhearts.speech import errors_and_advice
from openhearts.speech.typed_text import normal, with_unmarked
from openhearts.speech.voice import Voice, voice_of, voices

Names = Sequence[str]
LETTERED: Final = ("jack", "queen", "king", "ace")  # the ranks that a letter stands for
_BURSTS: Final = 256  # of what happened last at some tables


@lru_cache(4096)
def _split(text: str) -> tuple[str, ...]:
    return with_unmarked(tuple(normal(word) for word in text.split(",") if word.strip()))


@cache
def letters_of(language: str) -> str:
    """The letters of jack, queen, king and ace as a language writes them on cards, one source for deck and texts.

    >>> letters_of("de"), letters_of("nl")
    ('B D K A', 'B V H A')
    """
    words = texts.catalogue(texts.DEFAULT if language == texts.PSEUDO else language)
    return " ".join(words.text("sign-rank", {"rank": rank}) for rank in LETTERED)


@cache
def _vocabulary(language: str, prefix: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    found = texts.catalogue(language)
    return tuple((key, _split(found.text(key))) for key in sorted(found.keys) if key.startswith(prefix))


@lru_cache(4096)
def _words(language: str, key: str) -> tuple[str, ...]:
    english = texts.catalogue(texts.DEFAULT)
    own = texts.catalogue(language) if language != texts.PSEUDO else english
    return tuple(dict.fromkeys((*_split(own.text(key)), *_split(english.text(key)))))


class Speaker:
    """The sentences of one language; every method is a pure function of its arguments.

    `short`: cards in signs ("Q♠") instead of words; `ascii_only`: signs that any console can show ("QS").
    `letters`: those of jack, queen, king and ace on the reader's cards; empty: as the language writes them.
    `names` are the people and bots by seat; where grammar needs it, the view's own seat is addressed as "you".

    >>> Speaker("en").card("QS"), Speaker("de").card("QS"), Speaker("de", short=True).card("QS")
    ('queen of spades', 'Pik-Dame', '♠D')
    """

    def __init__(
        self, language: str = texts.DEFAULT, *, short: bool = False, ascii_only: bool = False, letters: str = ""
    ) -> None:
        self.language = texts.negotiate(language)
        self.usual_letters = letters_of(self.language)
        self.wished_letters = letters
        self.letters = letters or self.usual_letters
        self.short = short
        self.ascii_only = ascii_only
        self.catalogue = texts.catalogue(self.language)
        self._key = self.language, short, ascii_only, self.letters

    def other(self, language: str = "", *, short: bool | None = None, letters: str | None = None) -> Speaker:
        """A speaker that is like this one but for what is given here.

        >>> Speaker("de", letters="J Q K A").other("en", short=True).card("QS")
        'Q♠'
        """
        return Speaker(
            language or self.language,
            short=self.short if short is None else short,
            ascii_only=self.ascii_only,
            letters=self.wished_letters if letters is None else letters,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Speaker) and other._key == self._key

    def __hash__(self) -> int:
        return hash(self._key)

    # --- texts and numbers --------------------------------------------------------------------------------------------

    def text(self, key: str, /, **values: object) -> str:
        """The message with this id and its variables (a `-` in a variable's name is written `_`).

        >>> Speaker("de").text("deal-over")
        'Das Spiel ist zu Ende.'
        """
        return self.catalogue.text(key, values)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self.catalogue.has(key)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it."""
        return self.catalogue.number(value, digits)

    def listing(self, items: Iterable[str]) -> str:
        """Items in a row, the last after "and"."""
        return self.catalogue.listing(items)

    def sentence(self, text: str) -> str:
        """The text with a capital letter in front, as sentences of the language begin.

        >>> Speaker("nl").sentence("ijs"), Speaker("es").sentence("¿qué?"), Speaker("de").sentence("„pik“")
        ('IJs', '¿Qué?', '„pik“')
        """
        return capital(text, self.language)

    def words(self, key: str) -> tuple[str, ...]:
        """The typed words of a message (comma-separated, lower case), the English ones besides.

        >>> Speaker("de").words("verb-claim")[:2]
        ('rest', 'beanspruchen')
        """
        return _words(self.language, key)

    def is_yes(self, answer: str) -> bool:
        """Whether an answer to "(yes / no)" agrees: the word, its letter, or another word that accepts.

        >>> [Speaker("de").is_yes(said) for said in ("Ja", " j ", "y", "nein", "", "n")]
        [True, True, True, False, False, False]
        """
        said, words = answer.strip().casefold(), self.words("word-accept")
        yes = [_split(one.text("word-accept"))[-1] for one in (self.catalogue, texts.catalogue(texts.DEFAULT))]
        return said in words or said in [word[0] for word in yes]

    def vocabulary(self, prefix: str) -> tuple[tuple[tuple[str, tuple[str, ...]], ...], ...]:
        """For the language and for English: every message of a prefix with its typed words."""
        wanted = [self.language] if self.language not in (texts.PSEUDO, texts.DEFAULT) else []
        return tuple(_vocabulary(language, prefix) for language in (*wanted, texts.DEFAULT))

    # --- cards --------------------------------------------------------------------------------------------------------

    def card(self, card: object, rules: Rules | None = None) -> str:
        """The name of a card, as "queen of spades"; with the rules also "jinx ten of hearts"."""
        return self._card(card, rules, self.short)

    def card_within(self, card: object, rules: Rules, form: str) -> str:
        """The name of a card as what acts in a sentence ("subject") or what is played ("object").

        >>> from openhearts.games.registry import ruleset
        >>> [Speaker(language).card_within("QS", ruleset("classic", 4), "object") for language in ("en", "fr", "pl")]
        ['queen of spades', 'la dame de pique', 'damę pik']
        """
        return voice_of(rules.game).card_within(self, card, rules, form)

    def short_card(self, card: object) -> str:
        """The card in signs, as "Q♠", or "QS" where only ASCII can be shown."""
        return self._card(card, None, True)

    def rank_sign(self, rank: str) -> str:
        """What stands in the index of a card of this rank ("queen"): a number, or a letter of the reader's.

        >>> Speaker("de").rank_sign("queen"), Speaker("de", letters="J Q K A").rank_sign("queen")
        ('D', 'Q')
        """
        if rank in LETTERED:
            return self.letters.split()[LETTERED.index(rank)]
        return self.text("sign-rank", rank=rank)

    def _card(self, card: object, rules: Rules | None, short: bool) -> str:
        for voice in (voice_of(rules.game),) if rules is not None else voices():
            said = voice.card(self, card, rules, short, self.ascii_only)
            if said is not None:
                return said
        return str(card)

    def cards(self, cards: Iterable[object], rules: Rules | None = None) -> str:
        """Several cards grouped by suit, as a hand is read; "no cards" for none."""
        found = list(cards)
        if not found:
            return self.text("no-cards")
        voice = voice_of(rules.game) if rules is not None else self._voice_for(found[0])
        return voice.cards(self, found, rules)

    def card_list(self, cards: Iterable[object], rules: Rules | None = None) -> str:
        """Several cards by their whole names, in the order given."""
        named = [self.card(card, rules) for card in cards]
        return self.catalogue.row(named) if named else self.text("no-cards")

    def _voice_for(self, card: object) -> Voice[Speaker]:
        return next(voice for voice in voices() if voice.card(self, card, None, False, False) is not None)

    # --- seats --------------------------------------------------------------------------------------------------------

    def seat(self, seat: int, view: View | None, names: Names) -> str:
        """The name of a seat, "you" for the view's own, as it stands in lists."""
        return self.text("seat", **self.who(seat, view, names))

    def who(self, seat: int, view: View | None, names: Names, prefix: str = "") -> dict[str, str]:
        """The variables `seat` (a name) and `self` (`yes` for the view's own seat) that messages about a seat take."""
        own = view is not None and view.seat == seat
        return {f"{prefix}seat": names[seat], f"{prefix}self": "yes" if own else "no"}

    def seats(self, seats: Iterable[int], view: View | None, names: Names) -> str:
        """Several seats, the last after "and"."""
        return self.listing([self.seat(seat, view, names) for seat in seats])

    def numbers_of(self, numbers: Sequence[int], view: View | None, names: Names) -> str:
        """A number for each seat, as "Anna 13, Ben 20, you 5"."""
        parts = [
            self.text("seat-and-number", number=value, **self.who(seat, view, names))
            for seat, value in enumerate(numbers)
        ]
        return self.catalogue.row(parts)

    def which_deal(self, number: int, n_deals: int | None) -> str:
        """Which deal of a match this is; of how many, where that is fixed and no tie has made it go on.

        >>> Speaker("en").which_deal(2, 8), Speaker("de").which_deal(2, None), Speaker("fr").which_deal(9, 8)
        ('Deal 2 of 8.', 'Spiel 2.', 'Donne 9.')
        """
        return self.text("ask-who-deal", number=number, there=n_deals if n_deals and number <= n_deals else 0)

    def best_of_deal(self, view: View, names: Names) -> str:
        """Who did best in a deal that is over, as "Best in this deal: you 2." """
        points, rules = view.public.points, view.public.rules
        best = min(points) if rules.score.winner == "lowest" else max(points)
        parts = [
            self.text("seat-and-number", number=value, **self.who(seat, view, names))
            for seat, value in enumerate(points)
            if value == best
        ]
        return self.text("deal-best", list=self.catalogue.row(parts))

    # --- what happens -------------------------------------------------------------------------------------------------

    def event(self, event: Event, view: View, names: Names) -> str | None:
        """What happened, as the view's seat may hear it; None where nothing is to be said."""
        seen = event.for_seat(view.seat)
        if seen is None:
            return None
        return self._voice(view).event(self, seen, view, names)

    def events(
        self,
        events: Sequence[Event],
        view: View,
        names: Names,
        *,
        with_turn: bool = True,
        only: Callable[[Event], bool] | None = None,
    ) -> str | None:
        """A burst of events as one message, as "Ben: king of clubs. Your turn, follow clubs."; None for silence.

        `view` is the one after the last of the events; `with_turn`: whether it ends with what the seat must do now;
        `only`: which events are told.
        """
        seen = [event for event in (event.for_seat(view.seat) for event in events) if event is not None]
        told = seen if only is None else [event for event in seen if only(event)]
        said = [*_burst(self, tuple([Same(event) for event in told]), Same(view), tuple(names))]
        if with_turn and tells_turn(seen, view) and view.seat is not None:
            what = self._voice(view).turn(self, view, names)
            if what is not None:
                said.append(self.text("turn-in-burst", what=what))
        return " ".join(said) or None

    def turn(self, view: View, names: Names) -> str:
        """Whose turn it is and what is to be done, as "Your turn. Follow clubs." """
        return _turn(self, Same(view), tuple(names))

    def opened(self, view: View, names: Names) -> list[str]:
        """What lies face up when a deal is over, line by line; empty before."""
        return self._voice(view).opened(self, view, names) if view.public.phase == "over" else []

    def result(self, standing: Standing, view: View | None, names: Names) -> str:
        """Who has won a match that is over, with the scores."""
        won = self.won(standing, view, names)
        if not standing.winners:
            return won
        return f"{won} {self.text('scores', list=self.numbers_of(standing.scores, view, names))}"

    def won(self, standing: Standing, view: View | None, names: Names) -> str:
        """The same without the scores."""
        winners = standing.winners
        if not winners:
            return self.text("match-not-over")
        is_own = view is not None and view.seat in winners
        named = [seat for seat in winners if view is None or not is_own or seat != view.seat]
        seats = self.seats(named, view, names)
        return self.text("match-won", seats=seats, count=len(winners), self="yes" if is_own else "no")

    def action(self, action: Action, view: View, names: Names) -> str:
        """An action in a few words, as "play queen of spades"."""
        return self._voice(view).action(self, action, view, names)

    def typed(self, action: Action, view: View, names: Names) -> str:
        """An action as it can be typed, as "play qs"."""
        return self._voice(view).typed(self, action, view, names)

    # --- errors and advice --------------------------------------------------------------------------------------------

    def error(self, error: OpenHeartsError, view: View | None = None, names: Names = ()) -> str:
        """What was wrong, in a sentence that helps; `view` and `names` where a table is there."""
        return errors_and_advice.error(self, error, view, names)

    def advice(self, advice: Advice, view: View, names: Names) -> str:
        """What a bot would do and why."""
        return errors_and_advice.advice(self, advice, view, names)

    def hint(self, advice: Advice, view: View, names: Names) -> str:
        """What to do, how much better that is than the next best, and why: for a listener."""
        return errors_and_advice.hint(self, advice, view, names)

    def candidates(self, advice: Advice, view: View, names: Names) -> tuple[list[str], list[list[str]]]:
        """A table of the actions that a bot measured, the advised one first: its heads and its rows.

        Where the match is at stake, how often it is won stands before the points: that is what decides.  Where figures
        are those of a plan, it stands there with how often it comes off.
        """
        match = ("match",) if advice.percent is not None else ()
        plan = ("plan",) if advice.has_plans else ()
        kinds = ("action", *match, *plan, "expected", "error", "worlds")
        return [self.text(f"advice-head-{kind}") for kind in kinds], errors_and_advice.candidates(
            self, advice, view, names
        )

    def units(self, advice: Advice) -> str:
        """What the figures of the candidates are."""
        match = ["advice-units-match"] if advice.percent is not None else []
        plan = ["advice-units-plan"] if advice.has_plans else []
        return " ".join(self.text(key) for key in (*match, *plan, "advice-units"))

    def reasons(self, advice: Advice, view: View, names: Names) -> str:
        """Only why."""
        return errors_and_advice.reasons(self, advice.reasons, view, names)

    def _voice(self, view: View) -> Voice[Speaker]:
        return voice_of(view.public.rules.game)


def tells_turn(events: Sequence[Event], view: View) -> bool:
    """Whether behind these events it is told what the view's seat owes.

    While all choose at once, events of one kind alone are others' choices: what is owed was told when the deal began.
    """
    kinds = {type(event) for event in events}
    return len(kinds) > 1 or (bool(kinds) and view.public.turn is not None)


@lru_cache(_BURSTS)
def _burst(speaker: Speaker, told: tuple[Same, ...], view: Same, names: tuple[str, ...]) -> tuple[str, ...]:
    """What happened, worded once for all who see the same, and for all places where the same is told."""
    return tuple(voice_of(view.value.public.rules.game).events(speaker, [one.value for one in told], view.value, names))


@lru_cache(_BURSTS)
def _turn(speaker: Speaker, of: Same, names: tuple[str, ...]) -> str:
    """Whose turn it is, worded once as well."""
    view = of.value
    if view.public.phase == "over":
        return speaker.text("deal-over")
    voice = voice_of(view.public.rules.game)
    what = voice.turn(speaker, view, names) if view.seat is not None else None
    if what is None:
        return voice.waiting(speaker, view, names)
    return speaker.text("turn-yours", what=speaker.sentence(what))
