"""The letters on cards: each language has its own, the initials of what is said, and they can be typed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.cards import cardset
from openhearts.cards.card import CARDS, cards
from openhearts.speech.catalogue import PSEUDO, languages
from openhearts.speech.hearts.cards import signs
from openhearts.speech.hearts.typed_actions import cards_of
from openhearts.speech.speaker import LETTERED, Speaker, letters_of
from openhearts.web.card_art.letters import SETS

# Cards sold in Spain and Latin America have the letters of English ones; only the jack is said by his letter.
FOREIGN = {"es": "J Q K A"}


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


def test_the_own_language_is_first_where_both_cards_are_held() -> None:
    """ "kh" is the Dutch klaverheer and the English king of hearts: the one held, and of both the Dutch one."""
    hands = ["KC KH 2D", "KH 3D 4C", "KC 5D 6C", "7D 8D 9D"]
    deal = oh.deal(oh.ruleset("classic", seats=4, options={"pass.count": 0}), seed=1)
    view = deal.view(0)
    for held, meant in zip(hands, ("KC", "KH", "KC", "KC"), strict=True):
        seen = replace(view, hand_mask=cardset.from_cards(cards(held)))
        assert cards_of(Speaker("nl"), ["kh"], seen) == cards(meant)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("letters", ["", *SETS])
def test_every_card_is_typed_by_the_letters_on_it(language: str, letters: str) -> None:
    """As hints write it, whichever letters a person has chosen."""
    speaker = Speaker(language, letters=letters)
    for card in CARDS:
        if not card.is_joker:
            for typed in (signs(speaker, card, True), signs(speaker, card, False)):
                assert cards_of(speaker, [typed.lower()], None) == (card,), typed
