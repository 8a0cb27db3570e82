"""Asks for the picture of every card of every variant at every size, and of cards that have none.

What the pictures hold is tested beside this file.
"""

from __future__ import annotations

import hashlib

import pytest

import openhearts as oh
from openhearts.games import registry
from openhearts.web.card_art import ADDRESS, BACKS, DECKS, address, back, decks_for, digest, picture, symbol
from openhearts.web.card_art.deck_designs import pack_texts
from openhearts.web.card_art.files import FILES, content, symbols
from tests.games.toy import ToyGame, ToyRules

EVERY_SIZE = [(variant, seats) for variant in oh.variants() for seats in variant.seats]


@pytest.mark.parametrize(("variant", "seats"), EVERY_SIZE, ids=[f"{v.id}-{seats}" for v, seats in EVERY_SIZE])
def test_every_card_of_every_variant_has_its_picture(variant: oh.Variant, seats: int) -> None:
    for options in [{}, *({bundle: True} for bundle in variant.bundles)]:
        rules = oh.ruleset(variant.id, seats=seats, options=options)
        texts = pack_texts(rules)
        assert len(texts) == len(registry.game_of(rules).pack(rules))
        drawn = "numbers.svg" if rules.game == "herz_an_herz" else "big.svg"  # no page reads cards of another game
        for text in set(texts):
            assert symbol(text, "big", rules) == symbol(text) == (drawn, text)
            file, ident = symbol(text, "court", rules)
            assert ident == text and ident in symbols(file)
        assert DECKS["big"] in decks_for(rules)


def test_which_decks_show_which_game() -> None:
    def shown(variant: str, **options: object) -> list[str]:
        return [deck.id for deck in decks_for(oh.ruleset(variant, options=options))]

    assert shown("classic") == ["big", "court"]
    assert shown("kids-jinx") == ["big"]
    assert shown("kids-jinx", **{"standard-pack": True}) == ["big", "court"]
    assert shown("classic-6-jokers") == ["big", "court"]
    assert shown("herz-an-herz") == ["big"]
    assert shown("herz-an-herz", **{"tower.group_size": 20}) == []


def test_a_card_that_the_deck_lacks_comes_from_the_other() -> None:
    assert symbol("QS", "court") == ("court.svg", "QS")
    assert symbol("11D", "court") == ("big.svg", "11D")
    assert symbol("X3", "court") == ("big.svg", "X3")


def test_texts_are_read_as_people_write_them() -> None:
    assert symbol("th") == ("big.svg", "10H")
    assert symbol("sj") == ("numbers.svg", "SJ") and symbol("js") == ("big.svg", "JS")
    assert symbol("j76-100") == ("numbers.svg", "J76-100")


def test_groups_of_another_size_get_no_wrong_colour() -> None:
    rules = oh.ruleset("herz-an-herz", options={"tower.group_size": 20})
    assert picture("37", "big", rules).text == "37"
    assert picture("J1-20", "big", rules).text == "J1-20"
    assert symbol("SJ", "big", rules) == ("numbers.svg", "SJ")


def test_a_game_without_a_module_gets_blank_cards_with_a_text() -> None:
    rules = ToyRules()
    with registry.registered(ToyGame()):
        assert decks_for(rules) == ()
        assert len(pack_texts(rules)) == rules.seats * rules.hand_size
        for deck in DECKS:
            found = picture("7", deck, rules)
            assert found.href.endswith("#blank") and found.text == "7"


def test_what_is_no_card_is_a_blank_one() -> None:
    assert symbol("<b>") == symbol("#") == symbol("back") == ("big.svg", "blank")
    with pytest.raises(KeyError):
        symbol("QS", "tarot")


def test_addresses_change_with_what_the_file_holds() -> None:
    for file in FILES:
        assert digest(file) == hashlib.sha256(content(file)).hexdigest()[:12]
        assert address(file) == f"{ADDRESS}{file}?v={digest(file)}"
    with pytest.raises(ValueError, match="no file of the decks"):
        address("../app.css")
    assert picture("QS", "court").href == address("court.svg") + "#QS"
    assert picture("QS", root="").href == f"big.svg?v={digest('big.svg')}#QS"
    assert picture("QS").text == ""


def test_backs() -> None:
    for name, (file, ident) in BACKS.items():
        assert ident in symbols(file)
        assert back(name).href == f"{address(file)}#{ident}"
