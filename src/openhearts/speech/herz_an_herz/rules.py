"""The rules of any Herz an Herz rule set in words, section by section, and in one sentence.

Every parameter is worded from its value; no variant is known by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from openhearts.core.game import localised
from openhearts.errors.saying import one_line
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset, TowerRules
from openhearts.games.herz_an_herz.rules.scoring import most_points
from openhearts.speech.rules_in_words import Builder

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker
from openhearts.speech.voice import Document

PRINTED: Final = TowerRules()  # the cards as they are sold, for 4 players
COLOURS: Final = {1: "turquoise", 2: "both"}  # the groups that 3 and 2 players leave in the box


def document(speaker: Speaker, rules: Ruleset) -> Document:
    """The rules in words."""
    build = Builder(speaker, "rules-herz")
    for part in (_goal, _players, _dealing, _laying, _jokers, _stealing, _points, _end, _tips):
        part(build, rules)
    return build.document(title(speaker, rules))


def title(speaker: Speaker, rules: Ruleset) -> str:
    """Name of the variant and number of players."""
    name = one_line(localised(rules.names, speaker.language, rules.id))
    return speaker.text("rules-title", name=name, seats=rules.seats)


def sentence(speaker: Speaker, rules: Ruleset) -> str:
    """The rules in one sentence, for key V."""
    tower = rules.tower
    return speaker.text(
        "rules-herz-sentence",
        title=title(speaker, rules),
        count=rules.n_cards,
        length=tower.row_length,
        step=tower.step_points,
        bonus=tower.colour_bonus,
        deals=tower.rounds,
        winner=rules.score.winner,
    )


def _goal(build: Builder, rules: Ruleset) -> None:
    build.section("goal")
    build.say("goal", winner=rules.score.winner, length=rules.tower.row_length)


def _players(build: Builder, rules: Ruleset) -> None:
    tower = rules.tower
    build.section("players")
    build.say("players", seats=rules.seats, count=rules.n_cards, top=tower.max_number, size=tower.group_size)
    build.say(
        "special", number_jokers=tower.number_jokers, superjokers=tower.superjokers, steal_cards=tower.steal_cards
    )
    _box(build, rules)


def _box(build: Builder, rules: Ruleset) -> None:
    """What 2 and 3 players leave in the box of the printed game.  Source: text 001, docs/rules.md 6.1."""
    tower = rules.tower
    jokers, superjokers = PRINTED.number_jokers - tower.number_jokers, PRINTED.superjokers - tower.superjokers
    steal_cards = PRINTED.steal_cards - tower.steal_cards
    groups, rest = divmod(PRINTED.max_number - tower.max_number, PRINTED.group_size)
    is_printed = tower.group_size == PRINTED.group_size and not rest and jokers == groups
    if groups in COLOURS and is_printed and superjokers >= 0 and steal_cards >= 0:
        build.say(
            "box", colours=COLOURS[groups], number_jokers=jokers, superjokers=superjokers, steal_cards=steal_cards
        )


def _dealing(build: Builder, rules: Ruleset) -> None:
    build.section("dealing")
    build.say("stock")
    build.say("clockwise")
    build.say("first-starter")
    ahead, behind = ("winner", "last") if rules.score.winner == "highest" else ("last", "winner")
    following = {"winner": ahead, "last": behind}.get(rules.tower.next_starter, rules.tower.next_starter)
    build.say("next-starter", next=following)
    if following in ("winner", "last"):
        build.say("next-tie")


def _laying(build: Builder, rules: Ruleset) -> None:
    build.section("laying")
    build.say("draw")
    build.say("start")
    build.say("rows", length=rules.tower.row_length)
    build.say("free")
    build.say("discards", seen=rules.tower.discard_seen)


def _jokers(build: Builder, rules: Ruleset) -> None:
    tower = rules.tower
    if tower.superjokers or tower.number_jokers:
        build.section("jokers")
        build.say("joker-value", value=tower.joker_value)
    if tower.number_jokers:
        is_free = tower.joker_value == "free_choice" and tower.group_overflow == "clamp"
        build.say("number-joker", overflow="any" if is_free else tower.group_overflow)
        build.say("number-joker-start")
    if tower.superjokers:
        top = {"100": 100, "top_in_play": tower.max_number, "above_all": max(100, tower.max_number) + 1}
        build.say("superjoker-start", kind=tower.start_superjoker, value=top[tower.start_superjoker])


def _stealing(build: Builder, rules: Ruleset) -> None:
    tower = rules.tower
    if not tower.steal_cards:
        return
    build.section("stealing")
    build.say("steal", target=tower.steal_target)
    build.say("steal-fits")
    build.say("steal-start", start=tower.steal_start_card)
    if tower.steal_as_start:
        build.say("steal-as-start")
    build.say("steal-turn", again="yes" if tower.steal_extra_draw else "no")


def _points(build: Builder, rules: Ruleset) -> None:
    tower = rules.tower
    build.section("points")
    build.say("step", points=tower.step_points)
    if tower.colour_bonus:
        build.say("colour", points=tower.colour_bonus, superjoker="yes" if tower.superjoker_bonus else "no")
    build.say("most", points=most_points(rules).total)


def _end(build: Builder, rules: Ruleset) -> None:
    build.section("end")
    build.say("deal-end", end=rules.tower.round_end)
    build.say("match-end", deals=rules.tower.rounds, winner=rules.score.winner)
    build.say("tie", tie=rules.end.tie)


def _tips(build: Builder, rules: Ruleset) -> None:
    """Advice of the leaflet that is no rule.  Source: docs/rules.md 3.8."""
    build.section("tips")
    build.say("tip-start")
    if rules.tower.colour_bonus:
        build.say("tip-colour")
    build.say("tip-watch")
