"""The referee of Herz an Herz: where a card may lie and as what, what may be stolen, and what a tower earns.

Towers are written row by row, jokers as high as they go, as the engine lays them.
"""

from __future__ import annotations

from itertools import groupby
from typing import Final

from openhearts.errors import BadText, Reason
from openhearts.games.herz_an_herz.rules import cards, scoring, steal, tower
from openhearts.games.herz_an_herz.rules.policies import ROWS, Row
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset
from openhearts.games.herz_an_herz.rules.tower import Tower
from openhearts.speech import rules_in_words
from openhearts.speech.speaker import Speaker
from openhearts.web.scorepad.game_ui import Field, Form, Pick, Ruling, Told, Verdict

TOWERS: Final = (("start", "left", "right"), ("other-start", "other-left", "other-right"))


class HerzReferee:
    """Watches over real cards of Herz an Herz."""

    def form(self, rules: Ruleset) -> Form:
        """A tower, a card, and another tower to steal from."""
        names = ("card", *TOWERS[0], *TOWERS[1])
        fields = tuple(Field(name, "cards", f"tower-{name}") for name in names)
        return Form(fields=fields, lead="referee-lead-towers")

    def picks(self, speaker: Speaker, rules: Ruleset) -> tuple[tuple[Pick, ...], ...]:
        """Numbers by colour group, then the special cards."""
        size = rules.tower.group_size
        kinds = sorted(set(rules.pack_cards))
        rows = groupby(kinds, key=lambda card: cards.group_of(card, size) if cards.is_number(card) else -1)
        return tuple(tuple(_pick(speaker, card, rules) for card in row) for _, row in rows)

    def ruling(self, speaker: Speaker, rules: Ruleset, names: tuple[str, ...], told: Told) -> Ruling:
        """What is right of the cards that were told."""
        try:
            mine, other = (tower.tower_from_text(rules, *(told.get(name, "") for name in parts)) for parts in TOWERS)
            asked = cards.cards(told.get("card", ""))
        except BadText as error:
            return Ruling(fault=speaker.error(error))
        for found, codes in ((mine, asked), (other, ())):
            if any(rules.pack_cards.count(one) == 0 for one in (*codes, *(laid.card for laid in found.laid))):
                return Ruling(fault=speaker.text("web-kitchen-fault-tower"))
        if not asked and mine == Tower() and other == Tower():
            return Ruling()
        lines = []
        sections = {"points"}
        verdicts: list[Verdict] = []
        if asked and asked[0] == cards.STEAL:
            verdicts += _steals(speaker, rules, mine, other)
            sections |= {"stealing"}
            lines.append(speaker.text("web-kitchen-steals", count=sum(one.may for one in verdicts)))
        elif asked:
            verdicts += _places(speaker, rules, mine, asked[0])
            sections |= {"laying", "jokers"}
        earned = scoring.step_points(rules, mine)
        lines.append(speaker.text("web-kitchen-tower", points=earned.total, step=earned.step, bonus=earned.bonus))
        if tower.is_complete(rules, mine):
            lines.append(speaker.text("web-kitchen-tower-complete"))
        document = rules_in_words.document(speaker, rules)
        quotes = tuple((one.heading, one.sentences) for one in document.sections if one.id in sections)
        return Ruling(tuple(lines), tuple(verdicts), quotes)


REFEREE: Final = HerzReferee()


def _pick(speaker: Speaker, card: int, rules: Ruleset) -> Pick:
    text = cards.card_text(card)
    return Pick(text, text, speaker.card(text, rules), text)


def _places(speaker: Speaker, rules: Ruleset, mine: Tower, card: int) -> list[Verdict]:
    """Where a card may lie."""
    named = speaker.card(cards.card_text(card), rules)
    if mine.start is None:
        value = tower.start_value(rules, card)
        return [Verdict(speaker.text("web-kitchen-as-start", card=named, value=value), True)]
    found = []
    for row in ROWS:
        where = speaker.text("web-kitchen-in-row", card=named, row=row)
        reason = tower.why_not_in_row(rules, mine, card, row, None)
        if reason is None:
            values = tower.values_in_row(rules, mine, card, row)
            if values != (card,):
                where = speaker.text("web-kitchen-in-row-as", card=named, row=row, value=_range(speaker, values))
            found.append(Verdict(where, True))
        else:
            found.append(Verdict(where, False, _why(speaker, reason, where, row)))
    return found


def _range(speaker: Speaker, values: tuple[int, ...]) -> str:
    if len(values) == 1:
        return str(values[0])
    return speaker.text("web-kitchen-values", low=values[-1], high=values[0])


def _why(speaker: Speaker, reason: Reason, card: str, row: Row) -> str:
    if reason == Reason.ROW_FULL:
        return speaker.text("error-row-full", row=row, card=card)
    return speaker.text(f"error-{reason.value}", card=card)


def _steals(speaker: Speaker, rules: Ruleset, mine: Tower, other: Tower) -> list[Verdict]:
    """What may be stolen and where it may go; nothing where only the own tower is written."""
    found = []
    for target in steal.steal_targets(rules, (mine, other), 0):
        card = speaker.card(cards.card_text(target.card), rules)
        value = _range(speaker, target.values)
        said = speaker.text("web-kitchen-steal", card=card, row=target.row, to=target.to_row, value=value)
        found.append(Verdict(said, True))
    return found
