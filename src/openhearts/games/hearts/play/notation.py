"""Deals and actions of Hearts as lines of text, and back; reading re-applies every action.

Tags, seats and files are records/'s: here stand only the lines between the cards dealt and the last trick.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from openhearts.cards import cardset
from openhearts.cards.card import Card, card, cards
from openhearts.core.event import Event
from openhearts.core.game import Standing, Step
from openhearts.errors import BadText, IllegalAction, RecordMismatch, Why, refused_step
from openhearts.games.hearts.play.actions import PLAYS, Action, Choose, Claim, Pass, Play
from openhearts.games.hearts.play.match import deal_given
from openhearts.games.hearts.play.position import Position, apply
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.public_state import Public
from openhearts.games.hearts.rules.ruleset import Ruleset

_START_SAMPLE = "Hand 0: QS AH ..., Kitty: ..."
_TRICK_SAMPLE = "Trick 1: 0 2C 5C KC AC > 3"
_PLAY_SAMPLE = "Pass, Trick, Choice, Claim"
_PLAYED = {text: play for play in PLAYS for text in (str(play.card), f"play {play.card}")}
_LINE = re.compile(r"(Pass|Trick|Choice|Claim) +(\d{1,9}): *(.*)")


def action_text(action: Action) -> str:
    """An action in a few words: `QS`, `pass QS AH KH`, `add`, `claim`, `claim agreed`.

    >>> action_text(Pass(cards("QS AH KH")))
    'pass QS AH KH'
    """
    if isinstance(action, Play):
        return str(action.card)
    if isinstance(action, Pass):
        return " ".join(["pass", *action.cards])
    if isinstance(action, Choose):
        return action.choice
    return "claim agreed" if action.agreed else "claim"


def action_from_text(view: View, text: str) -> Action:
    """The action that a text names for the seat of the view.  Raises BadText."""
    return action_in(view.public, text)


def action_in(public: Public, text: str) -> Action:
    """The action that a text names, by what lies open alone: a card is passed or played.  Raises BadText.

    >>> from msgspec.structs import replace
    >>> from openhearts.games.hearts.play.match import first_standing
    >>> from openhearts.games.hearts.play.public_transitions import dealt
    >>> from openhearts.games.hearts.rules.ruleset import Ruleset
    >>> public = dealt(first_standing(Ruleset()), 0)
    >>> action_in(public, "QS AH KH"), action_in(replace(public, phase="play"), "qs")
    (Pass(cards=(<Card.SQ: 'QS'>, <Card.HA: 'AH'>, <Card.HK: 'KH'>)), Play(card=<Card.SQ: 'QS'>))
    """
    if public.phase == "play" and (usual := _PLAYED.get(text)) is not None:
        return usual
    words = text.replace(",", " ").split()
    if not words:
        raise BadText(Why.TEXT_SOME_CARDS)
    first = words[0].lower()
    if first in ("add", "subtract") and len(words) == 1:
        return Choose("add" if first == "add" else "subtract")
    if first == "claim" and (len(words) == 1 or words[1:] == ["agreed"]):
        return Claim(agreed=len(words) > 1)
    if first in ("play", "pass"):
        words = words[1:]
    named = tuple(card(word) for word in words)
    if first == "pass" or public.phase == "pass":
        return Pass(named)
    if len(named) != 1:
        raise BadText(Why.TEXT_ONE_CARD)
    return Play(named[0])


def start_lines(position: Position) -> list[str]:
    """The hands as they were dealt, and the cards left over.

    One `Hand` line for each seat, and a `Kitty` line where cards are left over.
    """
    lines = [f"Hand {seat}: {cardset.to_text(hand)}" for seat, hand in enumerate(position.dealt)]
    return lines + ([f"Kitty: {cardset.to_text(position.kitty)}"] if position.kitty else [])


def read_start(standing: Standing[Ruleset], lines: Sequence[tuple[int, str]]) -> tuple[Position, tuple[Event, ...]]:
    """The position that such lines describe.  Raises BadText with the line."""
    hands: list[str | None] = [None] * standing.rules.seats
    kitty = ""
    last = None
    for number, line in lines:
        last = number
        found = re.fullmatch(r"(?:Hand +(\d{1,9})|(Kitty)): *(.*)", line)
        if not found:
            raise BadText(Why.WRITE_INSTEAD, text=line[:40], sample=_START_SAMPLE, line=number)
        seat, is_kitty, text = found.groups()
        _read_cards(text, number)
        if is_kitty:
            kitty = text
        elif int(seat) >= len(hands) or hands[int(seat)] is not None:
            raise BadText(Why.SEAT_HAS_HAND, seat=seat, line=number)
        else:
            hands[int(seat)] = text
    if None in hands:
        raise BadText(Why.NO_HAND, seat=hands.index(None), line=last)
    try:
        return deal_given(standing, [hand or "" for hand in hands], kitty)
    except BadText as error:
        raise BadText(error.fault, line=last) from error


def _read_cards(text: str, number: int) -> tuple[Card, ...]:
    try:
        return cards(text)
    except BadText as error:
        raise BadText(error.fault, line=number) from error


def play_lines(start: Position, steps: Sequence[Step[Action]]) -> list[str]:
    """The actions since the deal: passes, one line for each trick, choice, claim."""
    lines: list[str] = []
    position = start
    for step in steps:
        action = step.action
        before = position.public
        position, _ = apply(position, step.seat, action)
        if isinstance(action, Pass):
            lines.append(f"Pass {step.seat}: {' '.join(action.cards)}")
        elif isinstance(action, Play):
            if not before.trick_ids:
                lines.append(f"Trick {before.trick_number}: {step.seat}")
            lines[-1] += f" {action.card}"
            if len(position.public.tricks) > len(before.tricks):
                winner = position.public.tricks[-1].winner
                lines[-1] += f" > {'void' if winner is None else winner}"
        elif isinstance(action, Choose):
            lines.append(f"Choice {step.seat}: {action.choice}")
        else:
            claimed = position.public.claimed
            kind = claimed.kind if claimed else ""
            lines.append(f"Claim {step.seat}: {kind}{' agreed' if action.agreed else ''}")
    return lines


def read_play(start: Position, lines: Sequence[tuple[int, str]]) -> list[Step[Action]]:
    """The actions that such lines describe, re-applied while reading.

    Raises BadText for a line that cannot be read, RecordMismatch for the first that does not fit the rules.
    """
    steps: list[Step[Action]] = []
    position = start
    for number, line in lines:
        for step in _read_line(position, number, line):
            try:
                position, _ = apply(position, step.seat, step.action)
            except IllegalAction as error:
                raise refused_step(step.seat, error, number) from error
            steps.append(step)
        _check_result(position, number, line)
    return steps


def _read_line(position: Position, number: int, line: str) -> Iterator[Step[Action]]:
    found = _LINE.fullmatch(line)
    if not found:
        raise BadText(Why.WRITE_INSTEAD, text=line[:40], sample=_PLAY_SAMPLE, line=number)
    kind, count, text = found.groups()
    if kind == "Trick":
        public = position.public
        words = text.partition(">")[0].split()
        if int(count) != public.trick_number:
            raise RecordMismatch(Why.TRICK_NUMBER, told=count, right=public.trick_number, line=number)
        if not words or not words[0].isdecimal():
            raise BadText(Why.WRITE_INSTEAD, text=line[:40], sample=_TRICK_SAMPLE, line=number)
        played = _read_cards(" ".join(words[1:]), number)
        if len(played) > public.n_seats:
            raise RecordMismatch(Why.TRICK_SIZE, told=len(played), right=public.n_seats, line=number)
        for place, one in enumerate(played):
            yield Step((int(words[0]) + place) % public.n_seats, Play(one), number)
    elif kind == "Pass":
        yield Step(int(count), Pass(_read_cards(text, number)), number)
    elif kind == "Claim":
        yield Step(int(count), Claim(agreed=text.endswith(" agreed")), number)
    else:
        if text not in ("add", "subtract"):
            raise BadText(Why.WRITE_INSTEAD, text=text[:40], sample="add, subtract", line=number)
        yield Step(int(count), Choose("add" if text == "add" else "subtract"), number)


def _check_result(position: Position, number: int, line: str) -> None:
    kind, _, result = line.partition(">")
    public = position.public
    if not kind.startswith("Trick") or not result.strip():
        return
    if public.trick_ids or not public.tricks:
        raise RecordMismatch(Why.TRICK_INCOMPLETE, line=number)
    winner = public.tricks[-1].winner
    if result.strip() != ("void" if winner is None else str(winner)):
        raise RecordMismatch(Why.WINNER, seat=winner, told=result.strip(), line=number)
