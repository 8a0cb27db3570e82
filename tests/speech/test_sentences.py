"""Every event, refusal, error and reason has its sentence in every language, and no sentence escapes the catalogue."""

from __future__ import annotations

import random
import re
from typing import Any, get_args

import pytest
from msgspec.structs import replace

import openhearts.api as oh
from openhearts import errors
from openhearts.bots import reasons
from openhearts.cards.card import CARDS, Card
from openhearts.games import registry
from openhearts.games.hearts.play import events as ev
from openhearts.games.hearts.play.actions import PLAYS
from openhearts.games.hearts.play.events import HeartsEvent
from openhearts.games.herz_an_herz.play.events import HerzEvent, TowerCompleted
from openhearts.speech import rules_in_words
from openhearts.speech.catalogue import PSEUDO, languages
from openhearts.speech.key_answers import ask
from openhearts.speech.keymap import QUESTIONS
from openhearts.speech.speaker import Speaker
from tests.speech.logs import NAMES, play

EVERY = (*languages(), PSEUDO)
SIGNS = ("①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨", "⑩", "⑪")
TABLES = (
    ("classic", 4, {"sun": True, "jack-11": True}),
    ("classic-6-jokers", 6, {}),
    ("cancellation", 9, {}),
    ("cancellation-standard", 6, {"deal.leftover_seen_by": "all"}),
    ("kids-jinx", 3, {"deal.leftover_seen_by": "all"}),
    ("classic-de", 4, {}),
    ("herz-an-herz", 3, {"tower.round_end": "finish_turn_cycle", "tower.discard_seen": "all"}),
    ("herz-an-herz", 2, {"tower.joker_value": "free_choice"}),
)


def deals(n: int = 1) -> Any:
    for variant, seats, options in TABLES:
        for seed in range(n):
            yield from play(registry.ruleset(variant, seats, options), seed, random.Random(seed))


def letters(text: str) -> str:
    return "".join(re.findall("[A-Za-z]+", text))


def test_every_event_is_spoken_or_silent_on_purpose() -> None:
    spoken: set[type] = set()
    for deal in deals():
        for seat in (0, None):
            view = deal.view(seat)
            for event in deal.events:
                for language in EVERY:
                    said = Speaker(language).event(event, view, SIGNS)
                    if said is not None:
                        assert language != PSEUDO or not letters(said), said
                        spoken.add(type(event))
                    else:
                        assert isinstance(event, (ev.HandDealt, ev.Broken)), event
    view = oh.deal(registry.ruleset("classic", 4), seed=1, deal_number=4).view(0)
    rare: list[Any] = [ev.DealClaimed(seat, kind) for seat in (0, 1) for kind in ("nothing_left", "all_mine")]
    rare += [ev.MoonChosen(seat, choice, 26) for seat in (0, 1) for choice in ("add", "subtract")]
    rare += [
        ev.MoonShot(seat, sun, award, 26)
        for seat in (0, 1)
        for sun in (True, False)
        for award in ("add_to_others", "subtract_from_self", "shooter_chooses")
    ]
    cards = (Card.C2, Card.C2)
    rare += [
        ev.TrickVoid(1, 0, cards, reason, cards, last, collector, after)
        for reason in ("two_pairs", "no_live_led_card", "only_jokers")
        for last, collector, after in (
            (True, None, None),
            (True, 1, None),
            (True, 0, None),
            (False, None, 0),
            (False, None, 1),
        )
    ]
    for event in rare:
        for language in EVERY:
            said = Speaker(language).event(event, view, SIGNS)
            assert said and (language != PSEUDO or not letters(said))
        spoken.add(type(event))
    view = oh.deal(registry.ruleset("herz-an-herz", 3), seed=1).view(0)
    for seat in (0, 1):
        for ends in (True, False):
            done = TowerCompleted(seat, ends)
            for language in EVERY:
                said = Speaker(language).event(done, view, SIGNS)
                assert said and (language != PSEUDO or not letters(said))
            spoken.add(type(done))
    assert {*get_args(HeartsEvent), *get_args(HerzEvent)} - spoken == set()


def test_nothing_escapes_the_catalogue() -> None:
    """In the pseudo-language every letter is accented: a plain one comes from somewhere else."""
    speaker = Speaker(PSEUDO)
    for number, deal in enumerate(deals()):
        if number % 5:
            continue
        for seat in (0, 1, None):
            view = deal.view(seat)
            said = [
                speaker.turn(view, SIGNS),
                *speaker.opened(view, SIGNS),
                speaker.events(deal.events, view, SIGNS) or "",
            ]
            said += [ask(speaker, question, view, SIGNS, n=2) for question in QUESTIONS if question != "rules"]
            said += [speaker.action(action, view, SIGNS) for action, _ in zip(view.options, range(5), strict=False)]
            assert [line for line in said if letters(line)] == []


def test_signs_and_words_of_cards() -> None:
    assert Speaker("en").card(Card.SQ) == "queen of spades"
    assert Speaker("de", short=True).card(Card.H10) == "♥10"
    assert Speaker("de", short=True, ascii_only=True).card(Card.SQ) == "PiD"
    assert Speaker("en", ascii_only=True).short_card("QS") == "QS"
    assert Speaker("en").card("J26-50") == "number joker 26 to 50"
    assert Speaker("de").card("ST") == "Stibitzkarte"
    kids = registry.ruleset("kids-jinx", 3)
    assert Speaker("en").card("10H", kids) == "jinx ten of hearts"
    assert Speaker("en").card("10H", registry.ruleset("classic", 4)) == "ten of hearts"
    assert Speaker("en").cards(["QS", "2C", "AH", "KC"]) == "clubs two, king; spades queen; hearts ace"
    for language in EVERY:
        assert len({Speaker(language).card(card) for card in CARDS}) == 64


@pytest.mark.parametrize("language", EVERY)
def test_the_jinx_sounds_like_one_card(language: str) -> None:
    """ "ten of hearts, the jinx" were two in a list."""
    speaker, kids = Speaker(language), registry.ruleset("kids-jinx", 4)
    said = [speaker.card("10H", kids), *(speaker.card_within("10H", kids, form) for form in ("subject", "object"))]
    hand = speaker.cards(["9H", "10H"], kids)
    for text in (*said, hand):
        assert text.count(",") == (text == hand) and "(" not in text
    assert len(set(said) | {speaker.card("10H")}) > 1 and hand != speaker.cards(["9H", "10H"])


@pytest.mark.parametrize(
    ("language", "queen", "king", "ace", "jack", "nine"),
    [
        ("de", "Pik-Dame", "Pik-König", "Pik-Ass", "Pik-Bube", "Pik-Neun"),
        ("fr", "la dame de pique", "le roi de pique", "l’as de pique", "le valet de pique", "le neuf de pique"),
        ("es", "la dama de picas", "el rey de picas", "el as de picas", "la jota de picas", "el nueve de picas"),
        ("it", "la donna di picche", "il re di picche", "l’asso di picche", "il fante di picche", "il nove di picche"),
        ("pl", "damę pik", "króla pik", "asa pik", "waleta pik", "dziewiątkę pik"),
        ("ru", "даму пик", "короля пик", "туза пик", "валета пик", "девятку пик"),
        ("ro", "dama de pică", "regele de pică", "asul de pică", "valetul de pică", "nouă de pică"),
    ],
)
def test_a_card_has_the_article_and_the_case_of_its_sentence(
    language: str, queen: str, king: str, ace: str, jack: str, nine: str
) -> None:
    speaker, rules = Speaker(language), registry.ruleset("classic", 4)
    for card, said in zip(("QS", "KS", "AS", "JS", "9S"), (queen, king, ace, jack, nine), strict=True):
        assert speaker.card_within(card, rules, "object") == said
        other = said if language in ("fr", "es") else speaker.card(card)
        assert speaker.card_within(card, rules, "subject") == other
    signs = Speaker(language, short=True)
    assert signs.card_within("QS", rules, "object") == signs.card("QS")
    kids = registry.ruleset("kids-jinx", 4)
    jinx = speaker.text("card-jinx", card=speaker.card_within("10H", rules, "object"))
    assert speaker.card("10H", kids) != speaker.card("10H") and speaker.card_within("10H", kids, "object") == jinx


@pytest.mark.parametrize(
    ("language", "subject", "thing", "number", "steal"),
    [
        ("en", "joker 2", "joker 2", "number joker 26 to 50", "steal card"),
        ("de", "Joker 2", "Joker 2", "Zahlenjoker 26 bis 50", "Stibitzkarte"),
        ("fr", "le joker 2", "le joker 2", "le joker numéroté 26 à 50", "la carte voleuse"),
        ("es", "el comodín 2", "el comodín 2", "el comodín numérico 26 a 50", "la carta ladrona"),
        ("it", "jolly 2", "il jolly 2", "il jolly numerico da 26 a 50", "la carta ladra"),
        ("pl", "joker 2", "jokera 2", "joker liczbowy od 26 do 50", "karta złodziej"),
        ("ru", "джокер 2", "джокера 2", "числовой джокер от 26 до 50", "карта-воришка"),
        ("ro", "jokerul 2", "jokerul 2", "jokerul numeric de la 26 la 50", "cartea hoață"),
    ],
)
def test_a_joker_has_the_article_and_the_case_of_its_sentence(
    language: str, subject: str, thing: str, number: str, steal: str
) -> None:
    """In both games, in hints and reasons; signs stay signs."""
    speaker, rules = Speaker(language), registry.ruleset("classic-6-jokers", 6)
    assert [speaker.card_within("X2", rules, form) for form in ("subject", "object")] == [subject, thing]
    towers = registry.ruleset("herz-an-herz", 4)
    assert [speaker.card_within(card, towers, "object") for card in ("J26-50", "ST", "48")] == [number, steal, "48"]
    signs = Speaker(language, short=True)
    assert signs.card_within("X2", rules, "object") == signs.card("X2")
    assert signs.card_within("SJ", towers, "object") == signs.card("SJ")


# --- refusals and errors ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["classic", "kids-jinx", "herz-an-herz"])
@pytest.mark.parametrize("reason", list(errors.Reason))
def test_every_reason_is_worded_in_every_game(variant: str, reason: errors.Reason) -> None:
    rules = registry.ruleset(variant, 3)
    deal = oh.deal(rules, seed=1, deal_number=3)
    card = "5H" if rules.game == "hearts" else "45"
    error = oh.IllegalAction(reason, card=card, suit=2, turn=1, count=3, phase="play")
    for language in EVERY:
        said = Speaker(language).error(error, deal.view(deal.turn), SIGNS)
        assert said.endswith((".", "⟧"))
        assert language != PSEUDO or not letters(said), said


def test_illegal_cards_say_why() -> None:
    rules = registry.ruleset("classic", 4)
    hands = ["2C 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD", "3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2D"]
    hands += ["2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS", "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"]
    deal = oh.deal(rules, hands=hands, deal_number=4)

    def refused(found: oh.Deal, card: str, language: str = "en") -> str:
        with pytest.raises(oh.IllegalAction) as caught:
            found.play(card)
        return Speaker(language).error(caught.value, found.view(found.turn), NAMES)

    assert refused(deal, "3D") == "Three of diamonds: the opening card must be led: two of clubs."
    assert refused(deal, "QS") == "Queen of spades: you do not hold this card."
    after = deal.play("2C")
    assert refused(after, "2D") == "Two of diamonds: you must follow clubs."
    assert refused(after, "2D", "de") == "Karo-Zwei: Du musst Kreuz bedienen."
    assert refused(after.play("3C"), "QS", "de") == "Pik-Dame: Nicht im ersten Stich."
    with pytest.raises(oh.NotToAct) as caught:
        after.act(0, deal.game.action_from_text(after.view(0), "3D"))
    assert Speaker("en").error(caught.value, after.view(0), NAMES) == "It is not your turn: Ben is to play."


def test_every_class_of_error_is_worded() -> None:
    def classes(root: type) -> set[type]:
        own = [sub for sub in root.__subclasses__() if sub.__module__.startswith("openhearts.errors.")]
        return {root}.union(*map(classes, own))

    made = {
        errors.IllegalAction: errors.IllegalAction(errors.Reason.DEAL_OVER),
        errors.NotToAct: errors.NotToAct(turn=1),
        errors.BadText: errors.BadText(errors.Why.NO_CARD, text="①", line=3),
        errors.RecordMismatch: errors.RecordMismatch(errors.Why.DIGEST, line=4),
        errors.BadRuleset: errors.BadRuleset(errors.Why.NO_VARIANT, text="①", field="②", allowed="③", nearest="④"),
    }
    for kind in classes(errors.OpenHeartsError):
        error = made.get(kind) or kind(errors.Why.NOT_NOW)
        for language in EVERY:
            said = Speaker(language).error(error)
            assert said and (language != PSEUDO or not letters(said))


# --- advice -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", sorted(reasons.VARIABLES))
def test_every_reason_of_a_bot_is_worded(key: str) -> None:
    values: dict[str, str | int] = {"card": "QS", "guard": "KS", "suit": "S", "row": "left"}
    herz = {"card": "48", "guard": "J26-50", "row": "left"}
    for variant, own in (("classic", values), ("herz-an-herz", {**values, **herz})):
        deal = oh.deal(registry.ruleset(variant, 3), seed=1, deal_number=3, first_leader=0)
        view = deal.view(deal.turn)
        because = reasons.because(key, **{name: own.get(name, 1) for name in reasons.VARIABLES[key]})
        advice = oh.Advice(next(iter(view.options)), 1.5, 0.25, 64, (), (because,))
        for language in EVERY:
            said = Speaker(language).advice(advice, view, SIGNS)
            assert Speaker(language).reasons(advice, view, SIGNS)
            assert language != PSEUDO or not letters(said), said


def test_every_worded_reason_is_one_that_bots_give() -> None:
    keys = {key.removeprefix("reason-") for key in Speaker("en").catalogue.keys if key.startswith("reason-")}
    assert keys == set(reasons.VARIABLES)


def test_what_is_said_of_several_cards_is_said_once() -> None:
    view = oh.deal(registry.ruleset("classic", 4), seed=3).view(0)
    danger = [reasons.because("pass-danger", card=card) for card in ("JH", "10H", "AD")]
    guard = reasons.because("keep-guard", card="QS", guards=3)
    advice = oh.Advice(next(iter(view.options)), reasons=(danger[0], guard, *danger[1:]))
    assert Speaker("en").reasons(advice, view, NAMES) == (
        "Jack of hearts, ten of hearts and ace of diamonds are too likely to win tricks that cost points."
        " Queen of spades stays: 3 lower cards guard it."
    )
    for language in EVERY:
        said = Speaker(language).reasons(advice, view, SIGNS)
        assert all(said.casefold().count(Speaker(language).card(one).casefold()) == 1 for one in ("JH", "10H", "AD"))
        assert said.count(".") == 2 and (language != PSEUDO or not letters(said)), said


# --- what is hidden ---------------------------------------------------------------------------------------------------


def test_a_seat_hears_no_card_that_it_does_not_know() -> None:
    """Each seat and a watcher: every card named is held, given, got, played, or lies open."""
    speaker = Speaker("en", short=True, ascii_only=True)
    token = re.compile(r"\b(?:10|11|[1-9JQKA])[CDHS]\b|\bX[12]\b")
    for number, deal in enumerate(deals()):
        if deal.rules.game != "hearts" or deal.is_over or (number % 6 and deal.phase == "play"):
            continue
        for seat in (None, *range(deal.rules.seats)):
            view = deal.view(seat)
            known = {*view.hand, *view.dealt, *view.gave, *(view.got or ()), *(view.kitty or ())}
            known |= {card for trick in view.public.tricks for _, card in trick.plays}
            known |= {card for _, card in view.public.on_table} | set(map(Card, deal.rules.pack.remove))
            always = {"2C", "3C", "QS"} | {card for card in CARDS if deal.rules.points_of[card.id] >= 5}
            said = [speaker.event(event, view, SIGNS) or "" for event in deal.events]
            said += [ask(speaker, question, view, SIGNS, n=1) for question in QUESTIONS]
            for line in said:
                found = set(token.findall(line))
                if "QS" in found and "QS" not in known:
                    assert "QS:" in line or "QS 13" in line, line
                assert found <= {str(card) for card in known} | {str(card) for card in always} | {"JD"}, line


def test_events_of_other_eyes_are_redacted_before_they_are_spoken() -> None:
    rules = registry.ruleset("classic", 4)
    deal = oh.deal(rules, seed=5)
    view = deal.view(0)
    for event in deal.events:
        seen = event.for_seat(0)
        spoken = Speaker("en").event(event, view, NAMES)
        assert spoken == (None if seen is None else Speaker("en").event(seen, view, NAMES))
    others = [event for event in deal.events if isinstance(event, ev.HandDealt) and event.seat != 0]
    assert others and all(Speaker("en").event(event, view, NAMES) is None for event in others)
    chosen = ev.PassChosen(2, (Card.SQ, Card.HA, Card.HK))
    assert Speaker("en").event(chosen, view, NAMES) == "Clara has chosen."
    assert replace(chosen, cards=None) == chosen.for_seat(None)


def test_rules_in_the_pseudo_language() -> None:
    for variant, seats, options in TABLES:
        rules = replace(registry.ruleset(variant, seats, options), names=(("en", "①"),))
        said = [
            rules_in_words.sentence(Speaker(PSEUDO), rules),
            *rules_in_words.document(Speaker(PSEUDO), rules).lines(),
        ]
        assert [line for line in said if letters(line)] == []


def test_the_end_of_a_match() -> None:
    match = oh.match(registry.ruleset("classic", 3, {"end.limit": 20}), seed=4)
    while not match.over:
        seat = match.deal.to_act[0]
        match = match.act(seat, next(iter(match.deal.options(seat))))
    winner = match.winners[0]
    own = Speaker("en").result(match.standing, match.deal.view(winner), NAMES)
    assert own.startswith("You win! Scores: ") or len(match.winners) > 1
    shared = replace(match.standing, winners=(0, 2), scores=(3, 20, 3))
    view = match.deal.view(0)
    assert Speaker("de").result(shared, view, NAMES) == (
        "Du teilst dir den Sieg mit Clara. Punktestand: du 3, Ben 20, Clara 3."
    )
    assert Speaker("de").result(shared, match.deal.view(1), NAMES).startswith("Anna und Clara teilen sich den Sieg.")
    assert Speaker("en").result(replace(shared, winners=(1,)), None, NAMES) == (
        "Ben wins. Scores: Anna 3, Ben 20, Clara 3."
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("value", [1, 26])
@pytest.mark.parametrize("own", ["yes", "no"])
def test_what_the_moon_moves_are_points(language: str, value: int, own: str) -> None:
    speaker = Speaker(language)
    who = {"seat": "Ben", "self": own, "value": value}
    points = speaker.text("points", points=value)
    for award in ("add_to_others", "subtract_from_self"):
        assert points in speaker.text("hearts-moon-moves", award=award, **who)
    for choice in ("add", "subtract"):
        assert points in speaker.text("hearts-moon-chosen", choice=choice, **who)


@pytest.mark.parametrize(
    ("language", "others", "own"),
    [
        ("pl", "Każdy z pozostałych dostaje 1 punkt.", "Od twojego wyniku odejmuje się 1 punkt."),
        ("ro", "Toți ceilalți primesc 1 punct.", "Ți se scade 1 punct."),
        ("ru", "Каждый из остальных получает 1 очко.", "Из твоего счёта вычитается 1 очко."),
    ],
)
def test_a_single_point_is_declined(language: str, others: str, own: str) -> None:
    """After a distributive "po" / "по" one point would take another case, in Romanian the verb is in the singular."""
    who = {"seat": "Ben", "self": "yes", "value": 1}
    assert Speaker(language).text("hearts-moon-moves", award="add_to_others", **who) == others
    assert Speaker(language).text("hearts-moon-moves", award="subtract_from_self", **who) == own


def test_advice_is_a_few_sentences() -> None:
    deal = oh.deal(registry.ruleset("classic", 4), seed=3, deal_number=4)
    view = deal.view(deal.turn)
    advice = oh.Advice(next(iter(view.options)), -1.25, 0.5, 256, (), (reasons.because("lead-low", card="2C"),))
    assert Speaker("en").advice(advice, view, NAMES) == (
        "Hint: play two of clubs. Two of clubs hardly wins a trick. Expected from here on: -1.2 points against the "
        "others, give or take 0.5, over 256 imagined deals."
    )


@pytest.mark.parametrize(
    ("expected", "others", "error", "said"),
    [
        (-1.0, (-3.2, -4.0), 0.2, "On average about 2 points better than the next best: play nine of clubs."),
        (-1.0, (-1.9, -2.0), 0.2, "On average about 1 point better than the next best: play nine of clubs."),
        (-1.0, (-1.5, None), 0.2, "On average about half a point better than the next best: play nine of clubs."),
        (-1.0, (-1.2, -9.0), 0.1, "On average about as good: play nine of clubs."),
        (-1.0, (-1.9, -9.0), 1.0, "On average about as good: play nine of clubs."),  # within its standard error
        (-1.0, (0.9, 1.9), 0.2, "In points alone this would be about 3 points better: play ten of clubs."),
        (-1.0, (-0.5, -9.0), 0.2, "In points alone this would be about half a point better: play nine of clubs."),
        (-1.0, (), 0.2, ""),
        (None, (None, None), None, ""),
    ],
)
def test_a_hint_says_how_much_better_it_is_than_the_next_best(
    expected: float | None, others: tuple[float | None, ...], error: float | None, said: str
) -> None:
    view = oh.deal(registry.ruleset("classic", 4), seed=3, deal_number=4).view(0)
    first, *rest = (PLAYS[oh.Card(text).id] for text in ("2C", "9C", "10C"))
    alternatives = tuple(
        oh.Alternative(action, value, error, 64) for action, value in zip(rest, others, strict=bool(others))
    )
    advice = oh.Advice(first, expected, error, 64, alternatives, (reasons.because("lead-low", card="2C"),))
    told = ("Hint: play two of clubs.", "Two of clubs hardly wins a trick.", said)
    assert Speaker("en").hint(advice, view, NAMES) == " ".join(part for part in told if part)
    for language in languages():
        hint = Speaker(language).hint(advice, view, NAMES)
        named = [Speaker(language).card_within(card, view.public.rules, "object") for card in ("9C", "10C")]
        assert any(one in hint for one in named) == bool(said), hint
    letter = Speaker(PSEUDO).hint(advice, view, SIGNS)
    assert not letters(letter), letter


def test_german_passes_across_without_a_preposition_before_an_adverb() -> None:
    speaker = Speaker("de")
    for key in ("hearts-pass-way", "web-kitchen-passes"):
        said = speaker.text(key, count=3, direction="ACROSS", list="A → C")
        assert said.startswith("3 Karten werden an den Platz gegenüber geschoben")
    heads = [speaker.text("hearts-direction", direction=way) for way in ("L1", "R1", "L2", "R2", "ACROSS")]
    assert not any("nach gegenüber" in head for head in heads) and len(set(heads)) == 5


def test_candidates_are_a_table() -> None:
    deal = oh.deal(registry.ruleset("classic", 4), seed=3, deal_number=4)
    first, second, third = (PLAYS[oh.Card(text).id] for text in ("2C", "9C", "10C"))
    others = (oh.Alternative(second, -2.5, 0.5, 32), oh.Alternative(third))
    heads, rows = Speaker("de").candidates(oh.Advice(first, -1.25, 0.125, 64, others), deal.view(0), NAMES)
    assert heads == ["Zug", "Erwartet", "Fehler", "Welten"]
    assert rows == [["Kreuz-Zwei spielen", "-1,25", "±0,12", "64"], ["Kreuz-Neun spielen", "-2,50", "±0,50", "32"]]


def test_candidates_say_how_often_the_match_is_won_where_that_decides() -> None:
    deal = oh.deal(registry.ruleset("classic", 4), seed=3, deal_number=4)
    first, second = (PLAYS[oh.Card(text).id] for text in ("2C", "9C"))
    advice = oh.Advice(first, -3.0, 0.5, 64, (oh.Alternative(second, -2.5, 0.5, 64, 28),), percent=31)
    heads, rows = Speaker("en").candidates(advice, deal.view(0), NAMES)
    assert heads == ["Action", "Match", "Expected", "Error", "Worlds"]
    assert [row[:3] for row in rows] == [["Play two of clubs", "31%", "-3.00"], ["Play nine of clubs", "28%", "-2.50"]]
    for language in languages():
        units = Speaker(language).units(advice)
        assert units.endswith(Speaker(language).text("advice-units"))
        assert units.startswith(Speaker(language).candidates(advice, deal.view(0), NAMES)[0][1])


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("nl", "ijs", "IJs"),
        ("es", "¿quién?", "¿Quién?"),
        ("de", "„pik“ ist", "„pik“ ist"),  # what was typed stays as it was
        ("en", "10 of hearts", "10 of hearts"),
        ("de", "ßa", "ßa"),
        ("ru", "дама пик", "Дама пик"),
        ("pl", "ósemka", "Ósemka"),
        ("en", "", ""),
    ],
)
def test_sentences_begin_as_their_language_begins_them(language: str, text: str, wanted: str) -> None:
    assert Speaker(language).sentence(text) == wanted


@pytest.mark.parametrize("language", languages())
def test_a_refusal_begins_with_a_capital(language: str) -> None:
    deal = oh.deal(registry.ruleset("classic", 4), seed=7, deal_number=4)
    seat = deal.turn or 0
    card = next(card for card in deal.view(seat).hand if card not in deal.options(seat).cards)
    with pytest.raises(oh.IllegalAction) as caught:
        deal.act(seat, deal.game.action_from_text(deal.view(seat), str(card)))
    said = Speaker(language).error(caught.value, deal.view(seat), NAMES)
    assert not said[0].islower()


@pytest.mark.parametrize(("options", "wanted"), [({}, "You shot the moon!"), ({"sun": True}, "You shot the sun")])
def test_a_sun_is_told_only_where_the_rules_have_one(options: dict[str, object], wanted: str) -> None:
    rules = oh.ruleset("classic", 4, options)
    deal = oh.deal(rules, seed=1)
    shot = ev.MoonShot(0, is_sun=True, award="add_to_others", value=26)
    assert wanted in (Speaker("en").events([shot], deal.view(0), NAMES) or "")


def test_who_broke_hearts_is_told() -> None:
    view = oh.deal(oh.ruleset("classic", 4), seed=1).view(0)
    for seat, wanted in ((0, "You break hearts."), (2, f"{NAMES[2]} breaks hearts.")):
        assert wanted in (Speaker("en").events([ev.Broken(seat, Card.H5)], view, NAMES) or "")


def test_as_many_pairs_as_cancel_are_told() -> None:
    view = oh.deal(oh.ruleset("cancellation", 9), seed=1).view(None)
    cards = tuple(Card(text) for text in ["2C", "2C", "3H", "3H", "4D", "4D", "5C", "6C", "7C"])
    for cancelled, wanted in ((cards[:4:2], "two pairs cancel"), (cards[:6:2], "three pairs cancel")):
        void = ev.TrickVoid(1, 0, cards, "two_pairs", cancelled, collector=None, next_leader=0, is_last=False)
        assert wanted in (Speaker("en").events([void], view, NAMES * 2) or "")


def test_no_trick_has_a_card_beyond_its_seats() -> None:
    view = oh.deal(oh.ruleset("classic", 4), seed=1).view(0)
    assert ask(Speaker("en"), "nth", view, NAMES, n=5) == "A trick has only 4 cards here."
    assert ask(Speaker("en"), "nth", view, NAMES, n=4) == "No fourth card yet."


@pytest.mark.parametrize(
    ("language", "key", "filled", "wanted"),
    [
        ("de", "hearts-trick-taken-more", {"self": "yes", "seat": "Ben", "count": 3, "points": 0}, "bekommst dazu 3"),
        ("nl", "rules-award", {"award": "shooter_chooses", "value": 1, "kind": "fixed"}, "ofwel gaat er 1"),
        ("nl", "rules-award", {"award": "shooter_chooses", "value": 26, "kind": "fixed"}, "ofwel gaan er 26"),
        ("sv", "reason-start-too-low", {"card": "sifferjoker 1 till 25", "better": 2}, "är ett lågt kort"),
        ("da", "reason-start-too-low", {"card": "taljoker 1 til 25", "better": 2}, "er et lavt kort"),
        ("nb", "reason-start-last-chance", {"card": "talljoker 1 til 25"}, "er ikke noe høyt kort"),
        ("de", "error-pass-twice", {"card": "Pik-Bube"}, "diese Karte"),
        ("de", "error-bad-value", {"card": "Superjoker"}, "Dieser Wert"),
        ("de", "web-editor-fine", {"count": 1, "name": "Deutsche Hearts-Regeln"}, "bei „Deutsche Hearts-Regeln“"),
        ("nb", "ask-no-meaning", {}, "betyr"),
    ],
)
def test_a_sentence_agrees_with_what_is_filled_in(
    language: str, key: str, filled: dict[str, str | int], wanted: str
) -> None:
    assert wanted in Speaker(language).text(key, **filled)
