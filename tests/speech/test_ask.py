"""Questions, keys and typed words: what text 002 and the keys promise."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import openhearts.api as oh
from openhearts.cards.card import Card, cards
from openhearts.errors import BadText
from openhearts.games import registry
from openhearts.games.hearts.play.actions import Choose, Claim, Pass, Play
from openhearts.games.herz_an_herz.play.actions import Discard, Keep, Lay, Steal
from openhearts.speech import keymap
from openhearts.speech.catalogue import languages
from openhearts.speech.hearts.typed_actions import _spellings, cards_of
from openhearts.speech.key_answers import ask
from openhearts.speech.keymap import KEYS, QUESTIONS, help_lines, key_for
from openhearts.speech.speaker import Speaker
from openhearts.speech.typed_commands import KEY_WORDS, META_WORDS, QUESTION_WORDS, Act, Ask, Meta, parse
from openhearts.speech.voice import Facts
from tests.speech.logs import play

NAMES = ("Anna", "Ben", "Clara", "Dora")
EN, DE, FR = Speaker("en"), Speaker("de"), Speaker("fr")
HANDS = [
    "2C 9C 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD",
    "3C 4C 5C 6C 7C 8C KC 10C JC QC AC AD 2D",
    "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS",
    "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
]


@pytest.fixture
def deal() -> oh.Deal:
    return oh.deal(registry.ruleset("classic", 4), hands=HANDS, deal_number=4)


def test_the_keys_of_text_002(deal: oh.Deal) -> None:
    """C, 1 to 6, S and T, for somebody who is not on turn too."""
    for seat in (0, 1, 2, 3, None):
        assert ask(EN, "table", deal.view(seat), NAMES) == "The table is empty."
        assert ask(EN, "nth", deal.view(seat), NAMES, n=1) == "No first card yet."
    deal = deal.play("2C").play("KC")
    for seat in (2, 3, None):
        view = deal.view(seat)
        assert ask(EN, "table", view, NAMES) == "Anna two of clubs, Ben king of clubs."
        assert ask(EN, "nth", view, NAMES, n=1) == "1: Anna, two of clubs."
        assert ask(EN, "nth", view, NAMES, n=2) == "2: Ben, king of clubs, winning."
        assert ask(EN, "nth", view, NAMES, n=3) == "No third card yet."
    assert ask(EN, "turn", deal.view(0), NAMES) == "Clara to play. Suit led: clubs."
    assert ask(DE, "turn", deal.view(0), NAMES) == "Clara ist dran. Ausgespielte Farbe: Kreuz."
    assert ask(EN, "turn", deal.view(2), NAMES) == "Your turn. No clubs in your hand, play any card but a penalty card."
    assert ask(EN, "scores", deal.view(2), NAMES) == "Scores: Anna 0, Ben 0, you 0, Dora 0."
    assert ask(DE, "table", deal.view(1), NAMES) == "Anna Kreuz-Zwei, du Kreuz-König."


def test_a_burst_is_one_message(deal: oh.Deal) -> None:
    deal = deal.play("2C")
    assert EN.events(deal.events, deal.view(1), NAMES) == "Anna: two of clubs. Your turn, follow clubs."
    assert DE.events(deal.events, deal.view(1), NAMES) == "Anna: Kreuz-Zwei. Du bist dran, bediene Kreuz."
    assert EN.events(deal.events, deal.view(0), NAMES) == "You: two of clubs."
    assert EN.events((), deal.view(0), NAMES) is None


def test_scores_at_the_end_count_the_deal() -> None:
    *_, last = play(registry.ruleset("kids-jinx", 3), 3, random.Random(3))
    total = ", ".join(f"{name} {points}" for name, points in zip(NAMES, last.points or (), strict=False))
    assert ask(EN, "scores", last.view(None), NAMES) == f"Scores: {total}."


def test_who_sits_where(deal: oh.Deal) -> None:
    facts = Facts(bots=frozenset({2}), away=frozenset({3}))
    said = ask(EN, "who", deal.view(1), NAMES, facts=facts)
    assert said == "Clockwise: you, Clara (bot), Dora (away), Anna. Deal 4. Dealer: Anna."


@pytest.mark.parametrize(
    ("variant", "seats", "number", "said"),
    [
        ("classic", 4, 2, ("Deal 2. Dealer: Ben.", "Spiel 2. Geber: Ben.", "Donne 2. Donneur : Ben.")),
        (
            "kids-jinx",
            3,
            2,
            ("Deal 2 of 3. Dealer: Ben.", "Spiel 2 von 3. Geber: Ben.", "Donne 2 sur 3. Donneur : Ben."),
        ),
        ("kids-jinx", 3, 4, ("Deal 4. Dealer: Ben.", "Spiel 4. Geber: Ben.", "Donne 4. Donneur : Ben.")),
        (
            "herz-an-herz",
            3,
            2,
            ("Deal 2 of 4. Ben began.", "Spiel 2 von 4. Ben hat begonnen.", "Donne 2 sur 4. Ben a commencé."),
        ),
    ],
)
def test_who_tells_which_deal_it_is_and_who_dealt(variant: str, seats: int, number: int, said: tuple[str, ...]) -> None:
    """Of how many where that is fixed; after a tie a match goes on beyond them."""
    view = oh.deal(registry.ruleset(variant, seats), seed=1, deal_number=number, dealer=1, first_leader=0).view(2)
    for language, words in zip(("en", "de", "fr"), said, strict=True):
        assert ask(Speaker(language), "who", view, NAMES[:seats]).replace("\xa0", " ").endswith(f". {words}")
    own = ask(EN, "who", oh.deal(registry.ruleset("classic"), seed=1, deal_number=1, dealer=0).view(0), NAMES)
    assert own.endswith(" Deal 1. You are the dealer.")


def test_every_question_is_answered_in_every_game_and_language() -> None:
    for variant in ("classic", "herz-an-herz"):
        game = oh.deal(registry.ruleset(variant, 4), seed=1)
        for seat in (0, None):
            for language in languages():
                for question in QUESTIONS:
                    assert ask(Speaker(language), question, game.view(seat), NAMES, n=1).endswith(".")
    assert ask(EN, "towers", oh.deal(registry.ruleset("classic", 4), seed=1).view(0), NAMES) == EN.text(
        "ask-no-meaning"
    )


def test_herz_an_herz_questions() -> None:
    game = oh.deal(registry.ruleset("herz-an-herz", 2), stock="48 20 45 ST J26-50 3")
    for text in ("keep", "keep", "left"):
        game = game.act_text(game.turn or 0, text)
    view = game.view(0)
    assert ask(EN, "table", view, NAMES) == "Drawn by Ben: steal card. Your tower: start card 48; left 45; right empty."
    assert ask(EN, "nth", view, NAMES, n=1) == "Step 1: left 45, right empty."
    assert ask(EN, "nth", view, NAMES, n=7) == "There is no step 7; a row has 6 steps."
    assert ask(EN, "counts", view, NAMES) == "Draw pile: 2 cards. The discard pile is empty."
    assert ask(DE, "last", view, NAMES, facts=Facts(last=game.events)) == "Du: 45, linke Reihe, Stufe 1."
    assert ask(DE, "turn", view, NAMES) == "Ben entscheidet über: Stibitzkarte."


# --- typed words ------------------------------------------------------------------------------------------------------


def read(text: str, speaker: Speaker, game: oh.Deal, seat: int = 0) -> Any:
    return parse(text, game.view(seat), ("Anna", "Ben", "Clara", "Dora"), speaker)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        *[("qs", "QS"), ("sq", "QS"), ("10h", "10H"), ("TH", "10H"), ("h10", "10H"), ("play qs", "QS"), ("♠q", "QS")],
        *[("queen of spades", "QS"), ("the ace of hearts", "AH"), ("Queen-of-Spades", "QS"), ("x1", "X1")],
        ("2 c", "2C"),
    ],
)
def test_cards_are_typed_in_many_ways(text: str, cards: str, deal: oh.Deal) -> None:
    assert read(text, EN, deal) == Act(Play(oh.card(cards)))
    assert read(text, DE, deal) == Act(Play(oh.card(cards)))


@pytest.mark.parametrize(("verb", "key"), [("play", "one-card"), ("pass", "some-cards")])
@pytest.mark.parametrize("language", languages())
def test_a_verb_alone_asks_for_cards(language: str, verb: str, key: str, deal: oh.Deal) -> None:
    speaker = Speaker(language)
    alone = {word for name in ("quit", *QUESTION_WORDS) for word in speaker.words(f"word-{name}")}
    for word in {*speaker.words(f"verb-{verb}")} - alone:
        with pytest.raises(oh.BadText) as found:
            read(word, speaker, deal)
        assert found.value.key == f"text-{key}"


@pytest.mark.parametrize(
    ("text", "card"),
    [
        *[("pd", "QS"), ("Pik-Dame", "QS"), ("dame pik", "QS"), ("spiele die pik dame", "QS"), ("ka10", "10D")],
        *[("herz zehn", "10H"), ("hb", "JH"), ("kr2", "2C"), ("k2", "2C"), ("kd", "KD"), ("ass pik", "AS")],
    ],
)
def test_german_cards(text: str, card: str) -> None:
    hands = [HANDS[0].replace(" QD", " QS"), HANDS[1], HANDS[2].replace("QS", "QD"), HANDS[3]]
    deal = oh.deal(registry.ruleset("classic", 4), hands=hands, deal_number=4)
    assert read(text, DE, deal) == Act(Play(oh.card(card)))


@pytest.mark.parametrize(("language", "clubs"), [("da", "klør"), ("nb", "kløver")])
def test_danish_and_norwegian_cards(language: str, clubs: str, deal: oh.Deal) -> None:
    """ "to" is a two there, not the English filling word; the letters of one language never mean two cards."""
    speaker = Speaker(language)
    texts = {"spar to": "2S", f"spil {clubs} to": "2C", "spar dame": "QS", "spd": "QS", "hjkn": "JH", "ru 10": "10D"}
    for text, card in texts.items():
        typed = text.replace("spil", speaker.words("verb-play")[0])
        assert read(typed, speaker, deal) == Act(Play(oh.card(card)))
    own = _spellings(speaker.vocabulary("initials-")[:1])
    assert {text for text, cards in own.items() if len(cards) > 1} == {"joker", "x"}


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("fr", {"dame de pique": "QS", "dpi": "QS", "jouer l’as de trèfle": "AC", "rco": "KH", "10 carreau": "10D"}),
        (
            "es",
            {"dama de picas": "QS", "qpi": "QS", "jugar as de tréboles": "AC", "rey de corazones": "KH", "10di": "10D"},
        ),
    ],
)
def test_french_and_spanish_cards(language: str, texts: dict[str, str], deal: oh.Deal) -> None:
    """Names with their small words, the letters that hints use, and no letters that mean two cards in one language."""
    speaker = Speaker(language)
    for text, card in texts.items():
        assert read(text, speaker, deal) == Act(Play(oh.card(card)))
    own = _spellings(speaker.vocabulary("initials-")[:1])
    assert {text for text, cards in own.items() if len(cards) > 1} == set(speaker.vocabulary("initials-joker")[0][0][1])


def test_actions_and_questions(deal: oh.Deal) -> None:
    passing = oh.deal(registry.ruleset("classic", 4), seed=1)
    assert read("pass qs ah kh", EN, deal) == Act(Pass(cards("QS AH KH")))
    assert read("qs ah, kh", EN, passing) == Act(Pass(cards("QS AH KH")))
    assert read("schiebe pd ha herz könig", DE, passing) == Act(Pass(cards("QS AH KH")))
    assert read("claim", EN, deal) == read("x", EN, deal) == read("rest", DE, deal) == Act(Claim())
    assert read("subtract", DE, deal) == read("abziehen", DE, deal) == Act(Choose("subtract"))
    for text, language in (("déduis", "fr"), ("вычти", "ru")):  # as the sentence that asks for it says it
        assert read(text, Speaker(language), deal) == Act(Choose("subtract"))
    assert read("score", EN, deal) == read("S", EN, deal) == read("stand", DE, deal) == Ask("scores")
    assert read("3", EN, deal) == Ask("nth", 3) and read("0", EN, deal) == Ask("nth", 10)
    assert read("-", EN, deal) == read("11", EN, deal) == Ask("nth", 11)
    assert read("card 10h", EN, deal) == read("karte herz 10", DE, deal) == Ask("card", card="10H")
    assert read("say Hello You", EN, deal) == Meta("say", "Hello You")
    assert read("?", EN, deal) == read("help", EN, deal) == read("hilfe", DE, deal) == Meta("help")
    assert read("q", EN, deal) == Ask("towers") and read("j", EN, deal) == Ask("clock")
    assert ask(DE, "card", deal.view(0), NAMES, card="10H") == "Herz-Zehn."


def test_words_behind_who_are_not_passed_over(deal: oh.Deal) -> None:
    """While cards are passed, who still has to choose; else what they ask by themselves, or they are refused."""
    passing = oh.deal(registry.ruleset("classic", 4), seed=1)
    for text, speaker in (("who has passed?", EN), ("who passed", EN), ("wer hat geschoben", DE), ("qui a passé", FR)):
        assert read(text, speaker, passing) == Ask("passing")
    for text in ("who", "who?", "seats", "who sits where", "who dealt"):
        assert read(text, EN, passing) == read(text, EN, deal) == Ask("who")
    assert read("wer sitzt wo", DE, deal) == read("wer hat gegeben?", DE, deal) == Ask("who")
    assert read("wer ist dran", DE, deal) == read("wer ist dran", DE, passing) == Ask("turn")
    with pytest.raises(BadText) as caught:
        read("who has passed", EN, deal)
    said = "“who has passed” is no word I know. “help” lists all words. Did you mean “who”?"
    assert EN.error(caught.value, deal.view(0), NAMES) == said


def test_who_still_has_to_choose() -> None:
    deal = oh.deal(registry.ruleset("classic", 4), seed=1)
    deal = deal.pass_cards(1, " ".join(deal.options(1).cards[:3]))
    assert [ask(EN, "passing", deal.view(seat), NAMES) for seat in (0, 1, None)] == [
        "Your turn. Choose 3 cards to pass to Ben. Still choosing: Clara and Dora.",
        "You have chosen. Still choosing: Anna, Clara and Dora.",
        "Still choosing: Anna, Clara and Dora.",
    ]
    assert ask(DE, "passing", deal.view(1), NAMES) == "Du hast gewählt. Es wählen noch: Anna, Clara und Dora."
    for seat in (2, 3):
        deal = deal.pass_cards(seat, " ".join(deal.options(seat).cards[:3]))
    assert ask(EN, "passing", deal.view(0), NAMES) == "Your turn. Choose 3 cards to pass to Ben."
    towers = oh.deal(registry.ruleset("herz-an-herz", 3), seed=1).view(0)
    assert ask(EN, "passing", towers, NAMES[:3]) == "That means nothing in this game."


def test_what_hints_say_can_be_typed() -> None:
    """A person may repeat a hint word for word, the verb last in German, the jinx with its name."""
    passing = oh.deal(registry.ruleset("classic", 4), seed=1)
    wanted = Act(Pass(cards("QS AH KH")))
    assert read("Pik-Dame, Herz-Ass, Herz-König schieben", DE, passing) == wanted
    kids = oh.deal(registry.ruleset("kids-jinx", 4), seed=1)
    for text, speaker in (
        ("play jinx ten of hearts", EN),
        ("play ten of hearts, the jinx", EN),
        ("jinx ten", EN),
        ("jinx", EN),
        ("Hexenkarte Herz-Zehn spielen", DE),
        ("Herz-Zehn, die Hexenkarte spielen", DE),
        ("Hexenkarte Zehn", DE),
    ):
        assert read(text, speaker, kids) == Act(Play(oh.card("10H")))
    for text in ("jinx", "jinx ten of hearts"):
        with pytest.raises(BadText):
            read(text, EN, passing)
    assert cards_of(EN, ["jinx", "ten", "of", "spades"], kids.view(0)) == (Card.H10, Card.S10)


@pytest.mark.parametrize("language", languages())
def test_the_jinx_is_understood_as_it_is_said(language: str) -> None:
    """Within a sentence too, and by its rank alone, as a hand is read."""
    speaker, kids = Speaker(language), oh.deal(registry.ruleset("kids-jinx", 4), seed=1)
    rules = kids.position.public.rules
    rank = speaker.text("rank-jinx", rank=speaker.text("rank-name", rank="ten"))
    forms = (speaker.card_within("10H", rules, form) for form in ("subject", "object"))
    for said in (speaker.card("10H", rules), *forms, rank):
        assert read(said, speaker, kids) == Act(Play(oh.card("10H"))), said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("da", "hjerter ti, ulykkeskortet"),
        ("es", "diez de corazones, la carta gafe"),
        ("fr", "dix de cœur, le porte-malheur"),
        ("it", "dieci di cuori, la carta del malocchio"),
        ("nb", "hjerter ti, ulykkeskortet"),
        ("nl", "harten tien, de ongelukskaart"),
        ("pl", "dziesiątka kier, pechowa"),
        ("ro", "zece de cupă, cartea cu ghinion"),
        ("ru", "невезение"),
        ("sv", "hjärter tio, oturskortet"),
    ],
)
def test_the_jinx_may_be_named_behind_its_card(language: str, said: str) -> None:
    kids = oh.deal(registry.ruleset("kids-jinx", 4), seed=1)
    assert read(said, Speaker(language), kids) == Act(Play(oh.card("10H")))


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("pl", ("podaj dp aki kki", "dama pik, as kier, król kier do podania", "dp a♥ krol kier")),
        ("ru", ("передай дп тч кч", "передать: дама пик, туз червей, король червей", "дп т♥ кч")),
    ],
)
def test_polish_and_russian_passes(language: str, texts: tuple[str, ...]) -> None:
    """As people type them and as hints say them; no text means two cards, jokers aside."""
    speaker = Speaker(language)
    passing = oh.deal(registry.ruleset("classic", 4), seed=1)
    for text in texts:
        assert read(text, speaker, passing) == Act(Pass(cards("QS AH KH")))
    hint = speaker.action(Play(oh.card("QS")), passing.view(0), NAMES)
    playing = oh.deal(registry.ruleset("classic", 4), seed=1, deal_number=4)
    assert read(hint, speaker, playing) == Act(Play(oh.card("QS")))
    spellings = _spellings(speaker.vocabulary("initials-"))
    assert all(len(found) == 1 or all(card.is_joker for card in found) for found in spellings.values())


@pytest.mark.parametrize(
    ("language", "text", "named"),
    [
        *[
            ("it", "passa donna di picche, asso di cuori e re di cuori", "QS AH KH"),
            ("it", "a cuori a di picche", "AH AS"),
        ],
        *[
            ("it", "gioca dieci di cuori, la carta del malocchio", "10H"),
            ("it", "fif", "JC"),
            ("it", "qs 10h", "QS 10H"),
        ],
        *[("ro", "joacă zece de cupă, cartea cu ghinion", "10H"), ("ro", "10 cu pi d as de caro", "10H QS AD")],
        *[("ro", "pasează dpi acu regele de cupă", "QS AH KH"), ("ro", "trd vca", "QC JD"), ("ro", "ah th", "AH 10H")],
    ],
)
def test_a_word_to_leave_out_can_be_an_initial(language: str, text: str, named: str) -> None:
    """Such as "a" in Italian ("to", ace) and "cu" in Romanian ("with", hearts)."""
    kids = oh.deal(registry.ruleset("kids-jinx", 4), seed=1)
    words = [word for word in text.replace(",", " ").split() if word not in ("passa", "gioca", "joacă", "pasează")]
    assert cards_of(Speaker(language), words, kids.view(0)) == cards(named)
    if len(words) != len(text.split()) and len(cards(named)) == 1:
        assert read(text, Speaker(language), kids) == Act(Play(*cards(named)))


def test_a_theft_is_typed_in_other_languages() -> None:
    game = oh.deal(registry.ruleset("herz-an-herz", 2), stock="48 40 45 20 ST 3")
    for language, text in (("it", "ruba a ben sinistra destra"), ("ro", "fură de la ben stânga dreapta")):
        assert read(text, Speaker(language), game) == Act(Steal(1, "left", "right"))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("cancellation", 6), ("herz-an-herz", 3)])
def test_examples_of_what_to_type_are_read_again(variant: str, seats: int, language: str) -> None:
    speaker = Speaker(language)
    rules = registry.ruleset(variant, seats)
    names = (*NAMES, "Ed", "Flo")[:seats]
    for deal in list(play(rules, 3, random.Random(3)))[:40]:
        for seat in deal.to_act:
            view = deal.view(seat)
            for action, _ in zip(view.options, range(6), strict=False):
                text = speaker.typed(action, view, names)
                assert text == text.lower() and parse(text, view, names, speaker) == Act(action), text


def test_what_was_passed_is_told_as_done() -> None:
    deal = oh.deal(registry.ruleset("classic", 4), seed=1)
    assert ask(EN, "pass", deal.view(0), NAMES) == "Pass 3 cards to the left, to Ben."
    for seat in range(4):
        deal = deal.pass_cards(seat, " ".join(deal.options(seat).cards[:3]))
    assert ask(EN, "pass", deal.view(0), NAMES).startswith("3 cards are passed to the left. To Ben: ")


def test_herz_an_herz_words() -> None:
    game = oh.deal(registry.ruleset("herz-an-herz", 2), stock="48 40 45 20 ST 3")
    assert read("keep", EN, game) == read("behalten", DE, game) == Act(Keep())
    assert read("left", EN, game) == read("links", DE, game) == Act(Lay("left"))
    assert read("right 63", EN, game) == read("right=63", EN, game) == Act(Lay("right", 63))
    assert read("discard", EN, game) == read("z", EN, game) == read("weg", DE, game) == Act(Discard())
    assert read("défausse", Speaker("fr"), game) == read("сбрось", Speaker("ru"), game) == Act(Discard())
    assert read("steal ben left right", EN, game) == read("steal 1 left right", EN, game)
    assert read("stibitze von ben links rechts", DE, game) == Act(Steal(1, "left", "right"))
    assert read("steal ben left:3 right=40", EN, game) == Act(Steal(1, "left", "right", 3, 40))
    assert read("card j26-50", EN, game) == Ask("card", card="J26-50")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Nothing was typed. “help” lists all words."),
        ("scoer", "“scoer” is no word I know. “help” lists all words. Did you mean “score”?"),
        ("qz", "“qz” is no card; write rank then suit, as in qs, 10h or ad."),
        ("play qs zz", "“zz” is no card; write rank then suit, as in qs, 10h or ad."),
        ("play", "Name one card to play."),
        ("qs ks", "Name one card to play."),
        ("\x00\x07" * 50, None),
        ("9" * 400, None),
        ("ä" * 3000, None),
    ],
)
def test_nonsense_gets_a_sentence(text: str, said: str | None, deal: oh.Deal) -> None:
    with pytest.raises(BadText) as caught:
        read(text, EN, deal)
    found = EN.error(caught.value, deal.view(0), NAMES)
    assert found == said if said else len(found) < 200


def test_an_ambiguous_card_is_asked_about(deal: oh.Deal) -> None:
    with pytest.raises(BadText) as caught:
        read("kd", DE, deal, 3)
    assert DE.error(caught.value) == "„kd“ kann mehrere Karten bedeuten: Kreuz-Dame, Karo-Dame oder Karo-König."


@pytest.mark.parametrize("language", languages())
def test_words_never_clash(language: str) -> None:
    """In one game no typed word means two things, and in English no text means two cards (jokers aside).

    A verb that is a question or ends the game where it stands alone plays a card with one behind it.
    """
    alone = {"word-quit", *(f"word-{name}" for name in QUESTION_WORDS)}
    speaker = Speaker(language)
    for verbs in (("play", "pass", "claim", "add", "subtract"), ("keep", "left", "right", "discard", "steal")):
        meaning: dict[str, str] = {}
        for kind, names in (("verb", verbs), ("word", (*QUESTION_WORDS, *META_WORDS, "card"))):
            for name in names:
                for word in speaker.words(f"{kind}-{name}"):
                    assert word == word.lower() and " " not in word
                    first = meaning.setdefault(word, f"{kind}-{name}")
                    assert first == f"{kind}-{name}" or (first == "verb-play" and f"{kind}-{name}" in alone), word
    english = _spellings(Speaker("en").vocabulary("initials-"))
    assert {text for text, cards in english.items() if len(cards) > 1} == {"joker", "x"}


# --- keys -------------------------------------------------------------------------------------------------------------


def test_each_key_means_one_thing_in_a_game() -> None:
    for game in ("hearts", "herz_an_herz"):
        pressed = [key.key for key in keymap.keys_of(game)]
        assert len(pressed) == len(set(pressed))
        assert not any("ctrl" in key or "alt" in key for key in pressed)
    assert {key_for(name, "hearts").command for name in "cCsStT"} == {"table", "scores", "turn"}  # type: ignore[union-attr]
    assert [key_for(name, "hearts").n for name in keymap.NTH_KEYS] == list(range(1, 12))  # type: ignore[union-attr]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("variant", "game"), [("classic", "hearts"), ("herz-an-herz", "herz_an_herz")])
def test_every_key_is_a_typed_word_too(language: str, variant: str, game: str) -> None:
    """By its name, as it is written on keyboards, and by the words for keys without a sign."""
    speaker, view = Speaker(language), oh.deal(registry.ruleset(variant, 4), seed=1).view(0)
    for key in KEYS:
        words = [key.key, keymap.shown(speaker, key.key)]
        words += speaker.words(f"terminal-words-{key.key}") if key.key in KEY_WORDS else ()
        for word in words:
            found = parse(word, view, NAMES, speaker)
            if (language, word.lower()) in (("de", "ende"), ("it", "f1")):  # these mean to leave, and a card
                continue
            if key_for(key.key, game) is None:
                assert found == Ask(key.command) and ask(speaker, key.command, view, NAMES).endswith("."), word
            elif key.kind == "question":
                assert found == Ask(key.command, key.n), word
            elif key.kind == "act" and key.command not in ("act", "choose"):
                assert isinstance(found, Act), word
            else:
                assert found == Meta(key.command) or (game == "herz_an_herz" and key.key in ("left", "right")), word


@pytest.mark.parametrize("language", languages())
def test_every_key_has_help(language: str) -> None:
    speaker = Speaker(language)
    for key in KEYS:
        assert speaker.has(key.help)
    for game in ("hearts", "herz_an_herz"):
        assert len(help_lines(speaker, game)) == len({key.command for key in keymap.keys_of(game)})


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("variant", ["classic", "herz-an-herz"])
def test_the_help_names_a_word_for_each_command_and_it_works(variant: str, language: str) -> None:
    speaker = Speaker(language)
    view = oh.deal(registry.ruleset(variant, 4), seed=5, deal_number=4).view(0)
    game = view.public.rules.game
    own = {key.command for key in KEYS} - {key.command for key in keymap.keys_of(game)}
    *_, asked, program = keymap.word_lines(speaker, [game])
    for line, names, made in ((asked, QUESTION_WORDS, Ask), (program, META_WORDS, Meta)):
        for name in names:
            word = speaker.words(f"word-{name}")[0]
            is_named = speaker.text("help-word", word=word) in line
            assert is_named == (name not in own), name
            assert not is_named or parse(word, view, NAMES, speaker) == made(name), word


def test_the_help_leaves_out_what_means_nothing_somewhere() -> None:
    assert "“undo”" in keymap.word_lines(EN, ["hearts"])[-1]
    assert "“undo”" not in keymap.word_lines(EN, ["hearts"], ["undo"])[-1]


def test_the_page_of_keys_is_made_from_the_map() -> None:
    """`python -m tests.speech.keys_page` writes it anew."""
    page = Path(__file__).resolve().parents[2] / "docs" / "keys.md"
    assert page.read_text(encoding="utf-8") == keymap.markdown(EN, ("hearts", "herz_an_herz"))
