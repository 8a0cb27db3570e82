"""Positions to be judged from the rules in words alone, and what the engine says of them, sealed until it is asked for.

A reader of any language takes `openhearts rules VARIANT --lang XX`, decides what may be played, who takes the trick and
what the deal costs, and compares.  It judges nothing itself.

    python -m tools.positions_quiz cancellation --seats 6 --seed 3 > asked.txt
    python -m tools.positions_quiz cancellation --seats 6 --seed 3 --answers mine.txt   # or --verdict

An answer is a line `1a QS 3D`, `1b 2` (a seat, or `none`), `1c 0 13 5 8`; for Herz an Herz `1a left discard`,
`1a keep discard`, `1a steal-2-left-right discard` (from seat 2's left row to the right one).
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import openhearts as oh
from openhearts.cards.card import CARDS, Card
from openhearts.core.event import Event
from openhearts.core.input_limits import whole_number
from openhearts.errors import unreadable
from openhearts.games.hearts.play import events as hearts
from openhearts.games.herz_an_herz.play import events as herz
from openhearts.games.herz_an_herz.play.actions import Lay, Steal

KINDS = ("lead", "first_trick", "follow", "discard")  # of positions, by what is asked of the seat
MOST_TRICKS = 5  # before a position
TRIED = 400  # deals looked through for one that is worth asking about


class Asked(NamedTuple):
    """One question: its name (`3b`), the lines that ask it, and the words of the right answer, sorted."""

    name: str
    lines: tuple[str, ...]
    answer: tuple[str, ...]


def _words(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards)) or "-"


# --- Hearts -----------------------------------------------------------------------------------------------------------


class _Lived(NamedTuple):
    """A deal that was played: each action with its seat and the deal before it, and all events."""

    moves: tuple[tuple[oh.Deal[Any, Any, Any, Any], int, Any], ...]
    events: tuple[Event, ...]
    end: oh.Deal[Any, Any, Any, Any]


def _play(rules: Any, seed: str, shooter: int | None) -> _Lived:
    """A deal by chance; with a shooter that seat plays high and all others low, so that moons happen."""
    rng = random.Random(seed)
    deal = oh.deal(rules, seed=seed, deal_number=rng.randint(1, 4))
    moves, events = [], list(deal.events)
    while not deal.is_over:
        seat = deal.to_act[0]
        options = list(deal.options(seat))
        action = rng.choice(options)
        if shooter is not None and deal.phase == "play":
            by_rank = sorted(options, key=lambda one: (Card(one.card).rank, one.card))
            action = by_rank[-1] if seat == shooter else by_rank[0]
        moves.append((deal, seat, action))
        deal = deal.act(seat, action)
        events += deal.events
    return _Lived(tuple(moves), tuple(events), deal)


def _kind(deal: Any, seat: int) -> str | None:
    """What is asked of a seat whose choice is worth asking about; None where it is not."""
    view = deal.view(seat)
    public, may = view.public, len(view.options.cards)
    if deal.phase != "play" or len(view.hand) < 3 or len(public.tricks) > MOST_TRICKS:
        return None
    if not public.on_table:
        return "lead" if may < len(view.hand) or not public.broken else None
    if any(card.suit == public.led and not card.is_joker for card in view.hand):
        return "follow"
    return "first_trick" if public.tricks == () else "discard"


def _hearts_position(rules: Any, seed: str, number: int, kind: str) -> Iterator[Asked]:
    for again in range(TRIED):
        lived = _play(rules, f"{seed}/{number}/{again}", None)
        found = [place for place, (deal, seat, _) in enumerate(lived.moves) if _kind(deal, seat) == kind]
        if found or again == TRIED - 1:
            break
    else:
        return
    if not found:
        found = [place for place, (deal, _, _) in enumerate(lived.moves) if deal.phase == "play"]
    place = random.Random(f"{seed}/{number}").choice(found)
    deal, seat, _ = lived.moves[place]
    view = deal.view(seat)
    known = [f"Position {number}: deal {view.public.deal_number}, seat {view.public.dealer} dealt"]
    known += _told(deal, view)
    yield Asked(
        f"{number}a",
        (*known, f"{number}a  Seat {seat} holds {_words(view.hand)}: what may it play?"),
        tuple(sorted(map(str, view.options.cards))),
    )
    done = _finished(lived, place)
    cards = " ".join(f"seat {who}: {card}" for who, card in done[0])
    yield Asked(f"{number}b", (f"{number}b  The trick becomes {cards}. Who takes it?",), done[1])


def _told(deal: Any, view: Any) -> Iterator[str]:
    """What lies open before the seat plays: earlier tricks in the order of play, and this one."""
    played: list[list[str]] = [[]]
    for step in deal.steps:
        card = getattr(step.action, "card", None)
        if card is None:
            continue
        played[-1].append(f"{step.seat}:{card}")
        if len(played[-1]) == view.public.rules.seats:
            played.append([])
    for at, trick in enumerate(played[:-1], start=1):
        yield f"    trick {at}: {' '.join(trick)}"
    if played[-1]:
        yield f"    on the table: {' '.join(played[-1])}"


def _finished(lived: _Lived, place: int) -> tuple[list[tuple[int, Card]], tuple[str, ...]]:
    """The trick that a move belongs to, whole, and who took it."""
    deal, seat, action = lived.moves[place]
    cards = [*deal.view(None).public.on_table, (seat, action.card)]
    after = deal.act(seat, action)
    for next_deal, who, doing in lived.moves[place + 1 :]:
        if any(isinstance(event, hearts.TrickTaken | hearts.TrickVoid) for event in after.events):
            break
        cards.append((who, doing.card))
        after = next_deal.act(who, doing)
    for event in after.events:
        if isinstance(event, hearts.TrickTaken):
            return cards, (str(event.winner),)
    return cards, ("none",)


def _hearts_costs(rules: Any, seed: str, number: int) -> Asked:
    """What a deal costs: of every third one that somebody shoots the moon in, where one is found."""
    wants_moon = number % 3 == 0
    for again in range(TRIED if wants_moon else 1):
        lived = _play(rules, f"{seed}/{number}/costs/{again}", again % rules.seats if wants_moon else None)
        if any(isinstance(event, hearts.MoonShot) for event in lived.events):
            break
    taken: list[list[Card]] = [[] for _ in range(rules.seats)]
    tricks = [0] * rules.seats
    lines = [f"{number}c  Another deal:"]
    for event in lived.events:
        match event:
            case hearts.TrickTaken(number=at, winner=winner, cards=cards, set_aside=more):
                taken[winner] += [*cards, *more]
                tricks[winner] += 1
                last = f"    seat {winner} took the last trick, number {at}"
            case hearts.TrickVoid(collector=None, cards=cards, is_last=True):
                last = f"    the last trick is void: {_words(cards)}"
            case hearts.TrickVoid(collector=int(seat), cards=cards, is_last=True):
                last = f"    the last trick is void, seat {seat} gets {_words(cards)}"
            case hearts.LeftOverShown(cards=cards):
                lines.append(f"    set aside face up: {_words(cards)}")
            case hearts.KittyTaken(seat=seat, cards=cards):
                lines.append(f"    seat {seat} gets what lay aside: {_words(cards or ())}")
            case hearts.MoonChosen(seat=seat, choice=choice):
                lines.append(f"    seat {seat} chooses: {choice}")
    for seat, (n_tricks, cards) in enumerate(zip(tricks, taken, strict=True)):
        lines.append(f"    seat {seat} took {n_tricks} tricks: {_words(sorted(cards, key=CARDS.index))}")
    return Asked(f"{number}c", (*lines, last, "    What does it cost each seat?"), _numbers(lived.end.points))


def _numbers(points: Sequence[int] | None) -> tuple[str, ...]:
    return tuple(map(str, points or ()))


# --- Herz an Herz -----------------------------------------------------------------------------------------------------


def _herz_action(action: Any) -> str:
    match action:
        case Lay(row=row, value=value):
            return row if value is None else f"{row}={value}"
        case Steal(victim=victim, row=row, to_row=to_row):
            return f"steal-{victim}-{row}-{to_row}"
    return type(action).__name__.lower()


def _herz(rules: Any, seed: str, number: int) -> Iterator[Asked]:
    rng = random.Random(f"{seed}/{number}")
    deal = oh.deal(rules, seed=f"{seed}/{number}")
    found, special = [], []
    while not deal.is_over:
        seat = deal.to_act[0]
        options = list(deal.options(seat))
        found.append((deal, seat))
        if not str(deal.view(None).public.drawn).isdigit() or len(options) not in (1, 3):
            special.append((deal, seat))
        deal = deal.act(seat, rng.choice(options[:-1] or options))
    asked, seat = rng.choice(special or found)
    lines = [f"    {line.strip()}" for line in repr(asked.view(None)).splitlines()]
    yield Asked(
        f"{number}a",
        (f"Position {number}", *lines, f"{number}a  What may seat {seat} do?"),
        tuple(sorted({_herz_action(action) for action in asked.options(seat)})),
    )
    ended = next(event for event in deal.events if isinstance(event, herz.DealEnded))
    towers = [f"    {line.strip()}" for line in repr(deal.view(None)).splitlines() if "start" in line]
    yield Asked(f"{number}c", (f"{number}c  The end. What does each seat earn?", *towers), _numbers(ended.points))


# --- asking -----------------------------------------------------------------------------------------------------------


def asked(rules: Any, seed: str, count: int) -> Iterator[Asked]:
    """The questions about `count` positions, the same for the same seed; answers of `a` are in alphabetical order."""
    for number in range(1, count + 1):
        if rules.game == "herz_an_herz":
            yield from _herz(rules, seed, number)
        else:
            yield from _hearts_position(rules, seed, number, KINDS[(number - 1) % len(KINDS)])
            if number % 3 != 2:
                yield _hearts_costs(rules, seed, number)


def compared(questions: Sequence[Asked], text: str) -> Iterator[str]:
    """A line for each question that `text` answers otherwise than the engine, or not at all."""
    given = {words[0]: words[1:] for line in text.splitlines() if (words := line.split())}
    for one in questions:
        mine = given.get(one.name, [])
        same = {*mine} == {*one.answer} if one.name.endswith("a") else mine == [*one.answer]
        if not same:
            yield f"{one.name}: said {' '.join(mine) or 'nothing'}, is {' '.join(one.answer)}"


def _count(text: str) -> int:
    number = whole_number(text)
    if not number:
        raise argparse.ArgumentTypeError(f"a whole number from 1, not {text}")
    return number


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.positions_quiz", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("variant")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--count", type=_count, default=10, help="positions (10)")
    parser.add_argument("--answers", type=Path, metavar="FILE")
    parser.add_argument("--verdict", action="store_true", help="break the seal: every answer")
    given = parser.parse_args()
    from openhearts.terminal.commands.options import read_options

    try:
        rules = oh.ruleset(given.variant, given.seats, read_options(given.option))
        answers = given.answers.read_text(encoding="utf-8") if given.answers else None
    except oh.OpenHeartsError as error:
        parser.error(str(error))
    except (OSError, UnicodeDecodeError) as error:
        parser.error(str(oh.BadText(unreadable(str(given.answers), error))))
    questions = tuple(asked(rules, given.seed, given.count))
    if answers is not None:
        wrong = list(compared(questions, answers))
        print("\n".join([*wrong, f"{len(questions) - len(wrong)} of {len(questions)} as the engine says."]))
        return bool(wrong)
    for one in questions:
        print(f"{one.name} {' '.join(one.answer)}" if given.verdict else "\n".join(one.lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
