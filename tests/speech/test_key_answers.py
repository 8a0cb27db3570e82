"""What the question keys tell of cards that lie beside a trick, cannot be played any more, or cannot win."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

import openhearts.api as oh
from openhearts.cards import cardset
from openhearts.cards.card import cards
from openhearts.games import registry
from openhearts.games.hearts.play.actions import Claim
from openhearts.games.hearts.play.events import Broken
from openhearts.speech.catalogue import languages
from openhearts.speech.key_answers import ask
from openhearts.speech.keymap import help_lines
from openhearts.speech.speaker import Speaker
from tests.speech.logs import NAMES, play

GAMES = ("hearts", "herz_an_herz")
EN, DE, FR = Speaker("en"), Speaker("de"), Speaker("fr")


def views(variant: str, seats: int, seed: int, options: dict[str, Any] | None = None) -> Iterator[Any]:
    """What seat 0 knows, at each moment of a deal by chance."""
    for deal in play(registry.ruleset(variant, seats, options or {}), seed, random.Random(seed)):
        yield deal.view(0)


def answers(question: str, view: Any, *, n: int | None = None) -> list[str]:
    """What a key answers in English, German and French."""
    names = NAMES[: view.public.n_seats]
    return [ask(speaker, question, view, names, n=n).replace("\xa0", " ") for speaker in (EN, DE, FR)]


# --- C: what lies on the table and beside it --------------------------------------------------------------------------


def test_cards_of_void_tricks_are_named_with_their_points() -> None:
    """Cancellation hearts: they lie there until a trick is won, also while the next one is played."""
    waiting = [view for view in views("cancellation", 7, 35) if view.public.set_aside and view.public.phase == "play"]
    between = next(view for view in waiting if not view.public.trick_ids)
    assert answers("table", between) == [
        "No trick has begun. Waiting: clubs ten; diamonds seven, seven, eight, eight; spades queen; hearts ace;"
        " 14 points.",
        "Noch kein neuer Stich. Es warten: Kreuz Zehn; Karo Sieben, Sieben, Acht, Acht; Pik Dame; Herz Ass; 14 Punkte.",
        "Pas encore de nouveau pli. En attente : trèfle dix ; carreau sept, sept, huit, huit ; pique dame ; cœur as ;"
        " 14 points.",
    ]
    within = next(view for view in waiting if len(view.public.trick_ids) == 1)
    assert answers("table", within)[0] == "Clara ten of hearts. " + answers("table", between)[0].partition(". ")[2]
    assert [ask(EN, "trick", view, NAMES[:7]) for view in (between, within)] == [
        "No trick has begun.",
        "Clara ten of hearts.",
    ]


def test_cards_that_nobody_took_wait_for_nobody() -> None:
    for seed in range(40):
        *_, last = views("cancellation", 7, seed)
        if last.public.set_aside:
            assert answers("table", last)[0].startswith("The table is empty. Taken by nobody: ")
            return
    raise AssertionError("no last trick was void")


@pytest.mark.parametrize(
    ("seed", "options", "said"),
    [
        (
            24,
            {},
            [
                "The table is empty. Your kitty: seven of spades, queen of spades.",
                "Der Tisch ist leer. Dein Talon: Pik-Sieben, Pik-Dame.",
                "La table est vide. Ton talon : sept de pique, dame de pique.",
            ],
        ),
        (
            22,
            {"deal.leftover_seen_by": "all"},
            [
                "The table is empty. Clara’s kitty: nine of diamonds, queen of spades.",
                "Der Tisch ist leer. Talon von Clara: Karo-Neun, Pik-Dame.",
                "La table est vide. Talon de Clara : neuf de carreau, dame de pique.",
            ],
        ),
    ],
)
def test_a_kitty_that_one_saw_can_be_read_again(seed: int, options: dict[str, Any], said: list[str]) -> None:
    view = next(view for view in views("kitty-first-trick", 5, seed, options) if view.kitty is not None)
    assert answers("table", view) == said


def test_a_kitty_that_one_did_not_see_is_not_read() -> None:
    """Own for seat 0, which took it: a watcher and the others hear nothing of it before the end of the deal."""
    for deal in play(registry.ruleset("kitty-first-trick", 5), 24, random.Random(24)):
        for seat in (1, 2, 3, 4, None):
            said = ask(EN, "table", deal.view(seat), NAMES[:5])
            assert "kitty" not in said and "aside" not in said


def test_cards_set_aside_face_up_can_be_read_again() -> None:
    view = next(views("kids-jinx", 3, 56, {"deal.leftover_seen_by": "all"}))
    assert answers("table", view)[0] == "The table is empty. Set aside, face up: jinx ten of hearts."


def laid(variant: str, seats: int, text: str, first: int = 1) -> Any:
    """What seat 0 sees of these cards on the table, led by a seat."""
    rules = registry.ruleset(variant, seats)
    view = oh.deal(rules, seed=1, deal_number=4, first_leader=first).view(0)
    ids = tuple(card.id for card in cards(text))
    public = replace(view.public, phase="play", leader=first, trick_ids=ids, led=ids[0] >> 4, turn=0)
    return replace(view, public=public)


def test_the_table_ends_with_who_is_ahead_where_cards_can_cancel() -> None:
    view = laid("cancellation", 6, "AH KH AH QH")
    assert answers("table", view) == [
        "Ben ace of hearts, Clara king of hearts, Dora ace of hearts, Emil queen of hearts."
        " Cancelled: ace of hearts. Clara is ahead: king of hearts.",
        "Ben Herz-Ass, Clara Herz-König, Dora Herz-Ass, Emil Herz-Dame."
        " Aufgehoben: Herz-Ass. Clara liegt vorn: Herz-König.",
        "Ben as de cœur, Clara roi de cœur, Dora as de cœur, Emil dame de cœur."
        " Cartes qui s’annulent : as de cœur. En tête : Clara, roi de cœur.",
    ]
    nobody = laid("cancellation", 6, "AH AH")
    assert [said.rpartition(". ")[2] for said in answers("table", nobody)] == [
        "No card wins.",
        "Keine Karte gewinnt.",
        "Aucune carte ne gagne.",
    ]
    assert answers("table", laid("cancellation", 6, "7H KH", first=5))[0].endswith(" You are ahead: king of hearts.")
    jokers = answers("table", laid("classic-6-jokers", 6, "2C X1"))[0]
    assert jokers.endswith((" Ben is ahead: two of clubs.", " Clara is ahead: joker 1."))
    assert answers("table", laid("cancellation", 6, "AH"))[0] == "Ben ace of hearts."
    assert answers("table", laid("classic", 4, "2C KC"))[0] == "Ben two of clubs, Clara king of clubs."


def test_the_first_of_two_equal_cards_is_told_by_its_player() -> None:
    assert answers("table", laid("dirty-hearts", 6, "AH KH AH"))[0].endswith(" Ben is ahead: ace of hearts.")


# --- 1 to 9: a card of the trick --------------------------------------------------------------------------------------


def test_a_card_that_cancelled_is_told_as_such() -> None:
    view = laid("cancellation", 6, "AH KH AH QH")
    assert [answers("nth", view, n=n)[0] for n in (1, 2, 3, 4)] == [
        "1: Ben, ace of hearts, cancelled.",
        "2: Clara, king of hearts, winning.",
        "3: Dora, ace of hearts, cancelled.",
        "4: Emil, queen of hearts.",
    ]
    assert answers("nth", view, n=3)[1:] == ["3: Dora, Herz-Ass, aufgehoben.", "3 : Dora, as de cœur, carte annulée."]
    assert answers("nth", laid("dirty-hearts", 6, "AH AH"), n=2)[0] == "2: Clara, ace of hearts."


# --- B and D: what can no longer be played ----------------------------------------------------------------------------


def test_a_card_in_an_open_kitty_is_no_card_to_come() -> None:
    view = next(view for view in views("kitty-first-trick", 5, 22, {"deal.leftover_seen_by": "all"}) if view.kitty)
    assert [said.partition(". ")[2] for said in answers("broken", view)] == [
        "Queen of spades: in Clara’s kitty. Hearts played: 0 of 13.",
        "Pik-Dame: im Talon von Clara. Herz gefallen: 0 von 13.",
        "Dame de pique : dans le talon de Clara. Cœurs joués : 0 sur 13.",
    ]
    assert answers("points", view)[0].endswith(" Only Clara can still shoot the moon.")


def test_a_card_in_my_own_kitty_is_known_to_me_alone() -> None:
    for deal in play(registry.ruleset("kitty-first-trick", 5), 24, random.Random(24)):
        view = deal.view(0)
        if view.public.kitty_to is not None:
            break
    assert "Queen of spades: in your kitty." in answers("broken", view)[0]
    assert "Pik-Dame: in deinem Talon." in answers("broken", view)[1]
    assert answers("points", view)[0].endswith(" Only you can still shoot the moon.")
    for seat in (1, 4, None):
        assert "Queen of spades: not played yet." in ask(EN, "broken", deal.view(seat), NAMES[:5])
        assert ask(EN, "points", deal.view(seat), NAMES[:5]).endswith(" Everybody can still shoot the moon.")


def test_when_the_deal_is_over_all_know_whose_kitty_it_was_in() -> None:
    *_, last = play(registry.ruleset("kitty-first-trick", 5), 24, random.Random(24))
    assert "Queen of spades: in Anna’s kitty." in ask(EN, "broken", last.view(2), NAMES[:5])


def test_a_card_set_aside_face_up_is_never_played() -> None:
    view = next(views("kids-jinx", 3, 56, {"deal.leftover_seen_by": "all"}))
    assert [said.partition(". ")[2] for said in answers("broken", view)] == [
        "Jinx ten of hearts: set aside. Hearts played: 0 of 9.",
        "Hexenkarte Herz-Zehn: liegt beiseite. Herz gefallen: 0 von 9.",
        "Dix de cœur porte-malheur : carte mise de côté. Cœurs joués : 0 sur 9.",
    ]


def test_a_moon_that_lies_aside_is_nobodys() -> None:
    """Where it takes a card that was set aside face up."""
    options = {"deal.leftover_seen_by": "all", "moon.needs": {"suit:H": 13}}
    rules = registry.ruleset("classic", 5, {**options, "pack.remove": [], "opening.card": "lowest_of:C"})
    for seed in range(60):
        deal = oh.deal(rules, seed=seed, deal_number=4, first_leader=1)
        view = deal.view(0)
        is_playing = replace(view, public=replace(view.public, phase="play"))
        has_heart = any(card.suit == 2 for card in view.kitty or ())
        said = ask(EN, "points", is_playing, NAMES[:5])
        assert said.endswith(
            " Nobody can shoot the moon any more." if has_heart else " Everybody can still shoot the moon."
        )


def known(variant: str, seats: int, kitty: str, played: str = "", owner: int = 2) -> Any:
    """What seat 0 sees once everybody has seen the kitty that a seat took."""
    rules = registry.ruleset(variant, seats, {"deal.leftover_seen_by": "all"})
    view, cards_of = oh.deal(rules, seed=1).view(0), cardset.from_text
    public = replace(view.public, phase="play", kitty_to=owner, kitty_shown=cards_of(kitty), trick_ids=())
    public = replace(public, leader=0, trick_ids=tuple(cardset.ids(cards_of(played))))
    return replace(view, public=public, kitty_mask=cards_of(kitty))


def test_of_two_equal_cards_one_or_both_are_in_a_kitty() -> None:
    one, played = known("cancellation", 6, "QS 5H"), known("cancellation", 6, "QS 5H", "QS")
    assert (
        "Queen of spades: one in Clara’s kitty. The other: not played yet. Hearts played: 0 of 25."
        in (answers("broken", one)[0])
    )
    assert "Pik-Dame: eine Karte im Talon von Clara. Die andere: noch nicht gefallen." in answers("broken", one)[1]
    assert "Dame de pique : une carte dans le talon de Clara. L’autre : pas encore jouée." in answers("broken", one)[2]
    assert "The other: played." in answers("broken", played)[0]
    both = answers("broken", known("cancellation", 6, "QS QS", owner=0))
    assert "Queen of spades: both in your kitty. Hearts played: 0 of 26." in both[0]
    assert "Dame de pique : les deux dans ton talon." in both[2]


def test_what_is_unlocked_is_named() -> None:
    """Where it is neither hearts alone nor hearts with the queen of spades."""
    rules, names = registry.ruleset("sevens-and-queens", 5), NAMES[:5]
    for deal in play(rules, 7, random.Random(7)):
        view = deal.view(0)
        broken = next((event for event in deal.events if isinstance(event, Broken)), None)
        if broken is not None:
            break
        before = view
    assert [said.partition(". ")[0] for said in answers("broken", before)] == [
        "May not be led yet: every seven and every queen",
        "Darf noch nicht ausgespielt werden: jede Sieben und jede Dame",
        "Encore bloqué : chaque sept et chaque dame",
    ]
    assert [said.partition(". ")[0] for said in answers("broken", view)] == [
        "May be led: every seven and every queen",
        "Darf ausgespielt werden: jede Sieben und jede Dame",
        "Débloqué : chaque sept et chaque dame",
    ]
    assert broken is not None
    assert [(speaker.event(broken, view, names) or "").replace("\xa0", " ") for speaker in (EN, DE, FR)] == [
        "Dora unlocks: every seven and every queen.",
        "Dora gibt frei: jede Sieben und jede Dame.",
        "Dora débloque : chaque sept et chaque dame.",
    ]


# --- K: every hand, after a deal --------------------------------------------------------------------------------------


def test_what_was_not_played_after_a_claim_is_told_hand_by_hand() -> None:
    for deal in play(registry.ruleset("classic", 4), 1, random.Random(1)):
        if len(deal.view(0).public.tricks) == 11 and not deal.view(0).public.trick_ids:
            break
    held = [deal.view(seat).hand for seat in range(4)]
    over = deal.act(deal.to_act[0], Claim(agreed=True))
    for language, words in (
        ("en", ("Not played by you", "Not played by Ben", "Not played by Clara", "Not played by Dora")),
        ("de", ("Von dir nicht gespielt", "Nicht gespielt von Ben")),
        ("fr", ("Non jouées par toi ", "Non jouées par Ben ")),
    ):
        speaker = Speaker(language)
        lines = [line.replace("\xa0", " ") for line in speaker.opened(over.view(0), NAMES[:4])]
        left = [f"{who}: {speaker.cards(hand, over.rules)}." for who, hand in zip(words, held, strict=False)]
        assert [line for line in lines if line.startswith(words)] == [line.replace("\xa0", " ") for line in left]
        assert len(lines) == 12 and lines[2] == left[0].replace("\xa0", " "), "of each seat: dealt, gave, not played"
    *_, played = play(registry.ruleset("classic", 4), 1, random.Random(1))
    assert not any("Not played" in line for line in EN.opened(played.view(0), NAMES[:4]))


@pytest.mark.parametrize("language", languages())
def test_players_learn_what_the_key_of_the_hands_does(language: str) -> None:
    """In the browser it reads hand after hand, or tower after tower, to players too."""
    said = [next(line for line in help_lines(Speaker(language), game) if line.startswith("K")) for game in GAMES]
    assert said[0] != said[1] and all("erminal" in line or "терминал" in line for line in said)
    if language == "en":
        assert said == [
            "K: after the deal: hand by hand, and what was passed; watching bots in the terminal: next seat",
            "K: after the deal: tower by tower; watching bots in the terminal: next seat",
        ]


@pytest.mark.parametrize("language", languages())
def test_while_no_trick_is_finished_nobody_is_told_to_have_nothing(language: str) -> None:
    """Seven times no points in no tricks takes longer than a trick."""
    speaker, names = Speaker(language), NAMES[:7]
    deal = oh.deal(oh.ruleset("cancellation", 7), seed=5)
    while not deal.view(0).public.tricks:
        answer = ask(speaker, "points", deal.view(0), names)
        assert answer.startswith(speaker.text("ask-last-none")) and NAMES[6] not in answer
        seat = deal.to_act[0]
        deal = deal.act(seat, next(iter(deal.options(seat))))
    assert NAMES[6] in ask(speaker, "points", deal.view(0), names)
