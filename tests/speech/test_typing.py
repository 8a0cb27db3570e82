"""What the program says can be typed back: its verbs with every card in its case, and nothing else plays a card."""

from __future__ import annotations

import random
import unicodedata
from functools import cache
from typing import Any, Final

import pytest

import openhearts.api as oh
from openhearts.cards.card import Card
from openhearts.errors import OpenHeartsError
from openhearts.games.hearts.play.actions import Pass, Play
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from openhearts.speech.typed_commands import Act, Meta, parse
from openhearts.speech.typed_text import normal, unmarked
from tests.speech.messages import messages

NAMES: Final = ["Anna", "Ben", "Clara", "Dora"]
PACK: Final = tuple(Card(f"{rank}{suit}") for suit in "CDHS" for rank in (*range(2, 11), *"JQKA"))
# What people type in each language; {} is the card's name, {gen}, {acc} and {ins} its cases.
LINES: Final = {
    "en": ("play {}", "lead the {}", "lead {}", "{}"),
    "de": ("spiele {}", "spiele {} aus", "spiel die {} aus", "{} spielen", "lege {}"),
    "fr": ("joue {}", "entame avec {}", "jouer {}"),
    "es": ("juega {}", "sal con {}", "salir {}", "jugar {}"),
    "it": ("gioca {}", "apri con {}", "esci con {}"),
    "nl": ("speel {}", "kom uit met {}", "kom met {} uit"),
    "sv": ("spela {}", "spela ut {}"),
    "da": ("spil {}", "spil {} ud", "spil ud med {}"),
    "nb": ("spill {}", "spill ut {}"),
    "pl": ("zagraj {acc}", "wyjdź {ins}", "zagraj: {}", "{} do zagrania"),
    "ru": ("сыграй {acc}", "заходи с {gen}", "ход: {}", "пойти с {gen}"),  # noqa: RUF001
    "ro": ("joacă {}", "deschide cu {}"),
}
POLISH: Final = {"ka": ("kę", "ką"), "dama": ("damę", "damą"), "walet": ("waleta", "waletem"), "as": ("asa", "asem")}
POLISH_KING: Final = ("króla", "królem")
RUSSIAN: Final = {
    "ка": ("ки", "ку"),
    "дама": ("дамы", "даму"),
    "король": ("короля", "короля"),
    "валет": ("валета", "валета"),
    "туз": ("туза", "туза"),
}
# Commands to the program that change something.
CHANGES: Final = {
    "quit",
    "undo",
    "finish",
    "accept",
    "reject",
    "save",
    "language",
    "pace",
    "announce",
    "letters",
    "next-seat",
    "sort",
}
# Messages that are words to be typed, quote them, or name cards and keys; and pages on which nothing can be typed.
QUOTED: Final = (
    *("verb-", "word-", "initials-", "terminal-words-", "web-words-", "hearts-action-", "herz-action-"),
    *("card-", "herz-card", "key-", "web-front-", "web-editor-", "web-kitchen-", "usage-"),
)
SAME_NAME: Final = {("fr", "help-game-hearts")}  # the game is called as its card is


def declined(language: str, name: str) -> dict[str, str]:
    """The cases of a card's name where a language has them."""
    rank, _, suit = name.partition(" ")
    if language == "pl":
        if rank == "król":
            acc, ins = POLISH_KING
        else:
            end = next(one for one in POLISH if rank.endswith(one))
            acc, ins = (rank.removesuffix(end) + form for form in POLISH[end])
        return {"acc": f"{acc} {suit}", "ins": f"{ins} {suit}", "gen": name}
    if language == "ru":
        end = next(one for one in RUSSIAN if rank.endswith(one))
        gen, acc = (rank.removesuffix(end) + form for form in RUSSIAN[end])
        return {"gen": f"{gen} {suit}", "acc": f"{acc} {suit}", "ins": name}
    return {}


def ways(line: str) -> set[str]:
    """A line as it stands, in decomposed letters, without marks, in capitals."""
    found = {line, unicodedata.normalize("NFD", line), unmarked(line.lower()), line.upper(), line.capitalize()}
    return found | {f"{line}.", f"«{line}»"}


@pytest.fixture(scope="module")
def view() -> Any:
    """A seat that is to play."""
    deal = oh.deal(Ruleset(), seed=3, deal_number=4)
    return deal.view(deal.to_act[0])


@pytest.mark.parametrize("language", languages())
def test_every_verb_plays_every_card(language: str, view: Any) -> None:
    speaker = Speaker(language)
    for card in PACK:
        name = speaker.card(card)
        for line in LINES[language]:
            typed = line.format(name, **declined(language, name))
            for way in ways(typed):
                assert parse(way, view, NAMES, speaker) == Act(Play(card)), way


@pytest.mark.parametrize("language", languages())
def test_what_a_hint_says_and_what_it_quotes_are_the_same(language: str, view: Any) -> None:
    speaker = Speaker(language)
    for card in PACK:
        quoted = [speaker.typed(Play(card), view, NAMES)] if card in view.hand else []  # what is quoted can be done
        for said in (speaker.action(Play(card), view, NAMES), *quoted):
            for way in ways(said):
                assert parse(way, view, NAMES, speaker) == Act(Play(card)), way
    cards = PACK[3], PACK[20], PACK[40]
    for said in (speaker.action(Pass(cards), view, NAMES), speaker.typed(Pass(cards), view, NAMES)):
        assert parse(said, view, NAMES, speaker) == Act(Pass(cards)), said


@pytest.mark.parametrize("language", languages())
def test_no_other_sentence_does_anything(language: str, view: Any) -> None:
    speaker, done = Speaker(language), []
    for key, message in messages(language).items():
        if key.startswith(QUOTED) or (language, key) in SAME_NAME:
            continue
        for text in message.texts:
            if not text[:1].isalpha():
                continue  # a part of a sentence
            for line in dict.fromkeys(" ".join(text.replace("{}", word).split()) for word in ("Anna", "3")):
                if len(normal(line).split()) < 2:
                    continue
                try:
                    found = parse(line, view, NAMES, speaker)
                except OpenHeartsError:
                    continue
                if isinstance(found, Act) or (isinstance(found, Meta) and found.name in CHANGES and not found.argument):
                    done.append((key, line, found))
    assert done == []


@pytest.mark.parametrize("language", languages())
def test_words_for_leaving_count_only_alone(language: str, view: Any) -> None:
    speaker = Speaker(language)
    for word in {*speaker.words("word-quit"), *speaker.words("terminal-words-quit")}:
        assert parse(word, view, NAMES, speaker) == Meta("quit")
        for rest in ("2c", "x", speaker.card(Card.SQ)):
            try:
                found = parse(f"{word} {rest}", view, NAMES, speaker)
            except OpenHeartsError:
                continue
            assert found != Meta("quit") and not (isinstance(found, Meta) and found.name == "quit"), word


# --- Herz an Herz -----------------------------------------------------------------------------------------------------


@cache
def towers(free: bool, n_deals: int = 2) -> list[Any]:
    """Views of seats that are to act, of deals that are played by chance; with a free choice of values, too."""
    house = {"tower.joker_value": "free_choice", "tower.steal_target": "last_two", "tower.steal_as_start": True}
    found = []
    for seed in range(n_deals):
        deal = oh.deal(oh.ruleset("herz-an-herz", 3, house if free else {}), seed=seed)
        rng = random.Random(seed)
        while not deal.is_over:
            seat = deal.to_act[0]
            found.append(deal.view(seat))
            options = list(deal.options(seat))
            deal = deal.act(seat, rng.choice(options[:-1] or options))
    return found


# Of the positions each language looks at every third, and all of them together at each; in the long checks each at all.
STEPS: Final = pytest.mark.parametrize("step", [3, pytest.param(1, marks=pytest.mark.soak)], ids=["third", "all"])


@STEPS
@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize("language", languages())
def test_what_a_hint_says_of_a_tower_does_exactly_that(language: str, free: bool, step: int) -> None:
    """In each position each thing that may be done, as it is named and as it is quoted."""
    speaker, met = Speaker(language), set()
    for view in towers(free)[languages().index(language) % step :: step]:
        for action in view.options:
            for said in (speaker.action(action, view, NAMES), speaker.typed(action, view, NAMES)):
                for way in ways(said):
                    assert parse(way, view, NAMES, speaker) == Act(action), (way, action)
            met.add(type(action).__name__)
    assert met == {"Keep", "Lay", "Discard", "Steal"}


# How people say where a card goes; {} is the card.
ROWS: Final = {
    "en": ("left", "{} left", "lay {} left", "{} to the left row"),
    "de": ("links", "{} links", "lege {} links", "leg {} links hin", "{} in die linke Reihe"),
    "fr": ("gauche", "{} à gauche", "pose {} à gauche", "{} dans la rangée de gauche"),
    "es": ("izquierda", "{} a la izquierda", "pon {} a la izquierda", "{} en la fila izquierda"),
    "it": ("sinistra", "{} a sinistra", "metti {} a sinistra", "{} nella fila di sinistra"),
    "nl": ("links", "{} links", "leg {} links", "{} in de linkerrij"),
    "sv": ("vänster", "{} till vänster", "lägg {} till vänster", "{} i vänstra raden"),
    "da": ("venstre", "{} til venstre", "læg {} til venstre", "{} i venstre række"),
    "nb": ("venstre", "{} til venstre", "legg {} til venstre", "{} i venstre rad"),
    "pl": ("lewo", "{} po lewej", "połóż {} po lewej", "{} do lewego rzędu"),
    "ru": ("влево", "{} влево", "положи {} слева", "{} в левый ряд"),
    "ro": ("stânga", "{} la stânga", "pune {} la stânga", "{} în rândul din stânga"),
}


@pytest.mark.parametrize("language", languages())
def test_a_card_is_laid_as_people_say_it(language: str) -> None:
    speaker = Speaker(language)
    for view in towers(False, 2):
        lay = next(
            (one for one in view.options if getattr(one, "row", "") == "left" and not hasattr(one, "victim")), None
        )
        if lay is not None:
            for line in ROWS[language]:
                for way in ways(line.format(speaker.card(view.public.drawn))):
                    assert parse(way, view, NAMES, speaker) == Act(lay), way


@pytest.mark.parametrize("language", languages())
def test_no_other_sentence_does_anything_at_a_tower(language: str) -> None:
    speaker, done = Speaker(language), []
    asked = {view.public.phase: view for view in towers(False, 2)}
    assert set(asked) == {"start", "lay", "steal"}
    for view in asked.values():
        for key, message in messages(language).items():
            if key.startswith(QUOTED) or (language, key) in SAME_NAME:
                continue
            for line in (" ".join(text.replace("{}", "3").split()) for text in message.texts if text[:1].isalpha()):
                if len(normal(line).split()) < (5 if line[0].islower() else 4):
                    continue  # no sentence: "to the left", "Left row"
                try:
                    found = parse(line, view, NAMES, speaker)
                except OpenHeartsError:
                    continue
                if isinstance(found, Act):
                    done.append((key, line, found))
    assert done == []
