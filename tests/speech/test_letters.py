"""The letters on cards: each language has its own, the initials of what is said, and they can be typed."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable
from typing import Any, Final

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.cards import cardset
from openhearts.cards.card import CARDS, Card, cards
from openhearts.errors import BadText, Why
from openhearts.games.hearts.play.actions import Options
from openhearts.speech.catalogue import PSEUDO, languages
from openhearts.speech.hearts.cards import signs
from openhearts.speech.hearts.typed_actions import cards_of
from openhearts.speech.speaker import LETTERED, Speaker, letters_of
from openhearts.speech.typed_text import normal
from openhearts.web.card_art.letters import SETS

# Cards sold in Spain and Latin America have the letters of English ones; only the jack is said by his letter.
FOREIGN = {"es": "J Q K A"}
PACK: Final = tuple(card for card in CARDS if 2 <= card.rank != 11)


@pytest.mark.parametrize("language", languages())
def test_the_letter_is_the_initial_of_what_is_said(language: str) -> None:
    speaker = Speaker(language)
    for rank, letter in zip(LETTERED, letters_of(language).split(), strict=True):
        assert letter == speaker.text("sign-rank", rank=rank)
        if language not in FOREIGN:
            assert speaker.text("rank-name", rank=rank).casefold().startswith(letter.casefold()), (rank, letter)
    assert len(set(letters_of(language).split())) == 4
    assert FOREIGN.get(language, letters_of(language)) == letters_of(language)


def test_the_letters_are_those_on_the_cards_of_the_country() -> None:
    habits = {
        "J Q K A": "en es",
        "B D K A": "de",
        "V D R A": "fr ro",
        "F D R A": "it",
        "B V H A": "nl",
        "Kn D K E": "sv da nb",
        "W D K A": "pl",
        "\u0412 Д \u041a \u0422": "ru",
    }
    assert {language: letters for letters, some in habits.items() for language in some.split()} == {
        language: letters_of(language) for language in languages()
    }
    assert letters_of(PSEUDO) == letters_of("en")


@pytest.mark.parametrize("language", languages())
def test_letters_that_were_chosen_stand_in_short_names(language: str) -> None:
    usual = Speaker(language, short=True)
    chosen = Speaker(language, short=True, letters="J D K E")
    assert usual.letters == letters_of(language) and chosen != usual and hash(chosen) != hash(usual)
    for card, english in (("JS", "J"), ("QS", "D"), ("KS", "K"), ("AS", "E"), ("10S", "10"), ("2S", "2")):
        assert chosen.card(card).replace("♠", "") == english
        assert chosen.cards([card]).replace("♠", "").split()[-1] == english
        assert Speaker(language, letters="J D K E").card(card) == Speaker(language).card(card), "words stay"
    assert Speaker(language, letters=letters_of(language)) == Speaker(language)


def test_the_dutch_king_is_heer_and_koning_is_understood() -> None:
    speaker = Speaker("nl")
    assert speaker.card("KS") == "schoppenheer" and Speaker("nl", short=True).card("KS") == "♠H"
    for suit in "CDHS":
        card = oh.card(f"K{suit}")
        name = speaker.card(card)
        for typed in (name, name.replace("heer", "koning"), name.replace("heer", " heer"), speaker.short_card(card)):
            assert cards_of(speaker, typed.lower().split(), None) == (card,), typed


def holding(held: Iterable[Card], playable: Iterable[Card]) -> Any:
    """A view in which these cards are held, and some of them may be played."""
    deal = oh.deal(oh.ruleset("classic", seats=4, options={"pass.count": 0}), seed=1)
    view = deal.view(deal.to_act[0])
    mask = sum(card.mask for card in playable)
    return replace(view, hand_mask=cardset.from_cards(held), options=Options("play", mask))


def test_of_two_languages_the_card_counts_that_is_held() -> None:
    """ "kh" is the Dutch klaverheer and the English king of hearts: the one held, of none the Dutch one."""
    speaker = Speaker("nl")
    for held, meant in (("KH 3D 4C", "KH"), ("KC 5D 6C", "KC"), ("7D 8D 9D", "KC")):
        assert cards_of(speaker, ["kh"], holding(cards(held), cards(held))) == cards(meant)
    both = cards("KC KH 2D")
    assert cards_of(speaker, ["kh"], holding(both, cards("2D"))) == cards("KC"), "neither may be played"
    assert cards_of(speaker, ["kh"], holding(both, cards("KH"))) == cards("KC"), "it is refused, and nothing is played"
    with pytest.raises(BadText, match="several cards"):
        cards_of(speaker, ["kh"], holding(both, both))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("letters", ["", *SETS])
def test_no_text_plays_a_card_where_it_can_mean_two(language: str, letters: str) -> None:
    """Each card in English initials, from a hand of all cards: the card itself, or a question."""
    speaker = Speaker(language, letters=letters)
    view = holding(PACK, PACK)
    for card in PACK:
        for typed in (str(card), str(card)[::-1].replace("01", "10")):
            try:
                assert cards_of(speaker, [typed.lower()], view) == (card,), typed
            except BadText as error:
                if error.why is Why.TEXT_AMBIGUOUS:
                    assert speaker.card(card) in speaker.error(error), typed
                else:  # an English reader has chosen other letters
                    assert error.why is Why.TEXT_NO_CARD and language == "en" and letters, typed


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("letters", ["", *SETS])
def test_what_an_error_advises_names_the_card_that_is_meant(language: str, letters: str) -> None:
    speaker = Speaker(language, letters=letters)
    view = holding(PACK, PACK)
    for card in PACK:
        code = signs(speaker, card, True).lower()
        assert cards_of(speaker, [code], view) == (card,), code
    with pytest.raises(BadText) as found:
        cards_of(speaker, ["zz"], view)
    said = speaker.error(found.value)
    assert all(signs(speaker, card, True).lower() in said for card in cards("QS 10H AD")), said


@pytest.mark.parametrize("language", languages())
def test_what_the_help_advises_names_the_card_that_is_meant(language: str) -> None:
    speaker = Speaker(language)
    view = holding(PACK, PACK)
    codes = normal(speaker.text("terminal-help-words-hearts").partition(":")[2]).split()
    assert cards_of(speaker, codes, view) == cards("QS 10H AD")
    quoted = re.compile(speaker.text("help-word", word="(.+?)"))
    meant = {"play": {"QS", "10H"}, "pass": {"QS AH KH"}, "card": {"10H"}}
    for topic, allowed in meant.items():
        found = set()
        for part in quoted.findall(speaker.text(f"help-words-{topic}")):
            words = normal(part).split()
            is_verb = any(words[0] in speaker.words(verb) for verb in ("verb-play", "verb-pass", "word-card"))
            with contextlib.suppress(BadText):  # "claim", "add"
                found.add(" ".join(cards_of(speaker, words[is_verb:], view)))
        assert allowed & found and found <= allowed, topic


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("letters", ["", *SETS])
def test_every_card_is_typed_by_the_letters_on_it(language: str, letters: str) -> None:
    """As hints write it, whichever letters a person has chosen."""
    speaker = Speaker(language, letters=letters)
    for card in CARDS:
        if not card.is_joker:
            for typed in (signs(speaker, card, True), signs(speaker, card, False)):
                assert cards_of(speaker, [typed.lower()], None) == (card,), typed
