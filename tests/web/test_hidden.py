"""No frame names a hidden card, in any spelling that a page or a sentence has for it; seats and watchers, every phase.

Whole frames are searched: the picture with all its attributes, what is spoken, sounds, and the answers to questions.
"""

from __future__ import annotations

import html
import random
import re
from collections import Counter
from functools import cache
from typing import Any

import pytest

import openhearts as oh
from openhearts.games.herz_an_herz.rules.cards import card_text
from openhearts.speech.catalogue import languages
from openhearts.speech.keymap import KEYS
from openhearts.speech.speaker import Speaker
from tests import generators
from tests.leaks import worlds
from tests.leaks.knowledge import Moment, drawn_cards
from tests.tables.standing import table_with
from tests.web.sent import sent

GAMES = (("classic", 4), ("kids-jinx", 3), ("cancellation", 6))
FLIES = '(?:<!--[cfrw]-|data-flies=\\\\"|data-card=\\\\"|[.]svg[?]v=[0-9a-f]+#)'
KEY = '(?:card-|<!--[cfrw]-|value=\\\\"|data-flies=\\\\"|data-card=\\\\"|[.]svg[?]v=[0-9a-f]+#)'


@cache
def told_to_everybody(rules: Any, language: str) -> str:
    """What names cards as such, whoever holds them: the rules, and the list of keys."""
    table = table_with(rules, *_first(rules))
    frames = " ".join(sent(table, None, language, ()))
    return plain(frames + " ".join(key.key for key in KEYS))


@cache
def _first(rules: Any) -> tuple[Any, Any, tuple[Any, ...]]:
    deal = oh.deal(rules, seed=1, deal_number=4, first_leader=0)  # no opening card is told in the middle of a pass
    return deal.position, deal.standing, ()


@cache  # a frame is searched for every hidden card
def plain(text: str) -> str:
    return html.unescape(text).casefold()


def spellings(card: Any, rules: Any, language: str) -> set[str]:
    """How a sentence may name a card."""
    speaker = Speaker(language)
    said = {speaker.card(card, rules), speaker.card(card), speaker.short_card(card), speaker.cards((card,), rules)}
    return {plain(one) for one in said}


def traces(frame: str, card: Any, rules: Any, language: str) -> set[str]:
    """What of a frame names this card."""
    keys = set(re.findall(rf"{KEY}{re.escape(str(card))}(?!\w)", frame))
    text, common = plain(frame), told_to_everybody(rules, language)
    words = {one for one in spellings(card, rules, language) if one not in common}
    return keys | {one for one in words if re.search(rf"(?<!\w){re.escape(one)}(?!\w)", text)}


def hidden(rules: Any, known: Counter[str]) -> list[oh.Card]:
    """The kinds of card of which the onlooker knows none."""
    return [card for card in oh.Card if card.id in rules.pack_ids and not known[str(card)]]


@pytest.mark.parametrize(("variant", "seats"), GAMES)
def test_no_frame_names_a_hidden_card(variant: str, seats: int) -> None:
    rng = random.Random(f"frames {variant}")
    rules, phases, n_passes = oh.ruleset(variant, seats), Counter[str](), 0
    for number in (1, 2):
        deal = oh.deal(rules, seed=rng.getrandbits(64), deal_number=number, first_leader=0)
        n_passes += deal.phase == "pass"
        for after in generators.playout(deal, rng):
            if after.is_over or (after.phase != "pass" and rng.random() > 0.2):
                continue
            world, seat, language = worlds.world_of(after), rng.choice([*range(seats), None]), rng.choice(languages())
            table = table_with(rules, world.position, world.standing, world.steps)
            frames = sent(table, seat, language, world.events)
            assert len(frames) > 5
            for card in hidden(rules, Moment(after, world.events).known_to(seat)):
                for frame in frames:
                    assert not traces(frame, card, rules, language), (seat, language, str(card), frame)
            phases[after.phase] += 1
    assert phases["play"] > 3 and phases["pass"] >= n_passes * seats


def test_the_search_finds_every_card_of_the_own_hand() -> None:
    """It would notice a leak: what is the reader's own is found in their frames, in each spelling of a page."""
    rng = random.Random(4)
    for variant, seats in GAMES:
        rules = oh.ruleset(variant, seats)
        world = worlds.world_of(oh.deal(rules, seed=7, deal_number=1, first_leader=0))
        for language in rng.sample(languages(), 4):
            table = table_with(rules, world.position, world.standing, world.steps)
            frames = sent(table, 1, language, world.events)
            assert table.state.deal is not None
            for card in table.state.game.view_of(table.state.deal.position, 1).hand:
                found = set().union(*(traces(frame, card, rules, language) for frame in frames))
                assert any(one.startswith("card-") for one in found) and any(one.startswith(".svg?v=") for one in found)
                assert found & spellings(card, rules, language) or plain(str(card)) in ("qs", "2c"), str(card)


def test_no_frame_of_towers_names_a_card_of_the_stock() -> None:
    rng = random.Random("stock on the wire")
    rules = oh.ruleset("herz-an-herz", 3)
    deal = oh.deal(rules, seed=3)
    n_searched = 0
    for after in generators.playout(deal, rng):
        if after.is_over or rng.random() > 0.1:
            continue
        drawn = drawn_cards(after)
        stock = [card for card in rules.pack_cards if not drawn[card_text(card)]]
        for seat in (0, None):
            table = table_with(rules, after.position, after.standing, after.steps)
            for frame in sent(table, seat, rng.choice(languages()), after.events):
                for card in stock:
                    assert not re.search(rf"{FLIES}{re.escape(card_text(card))}(?!\w)", frame), (card, frame)
                n_searched += 1
    assert n_searched > 20
