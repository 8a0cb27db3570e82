"""The readable form of records, read: strictly, each section at its place, and checked while it is read.

It decides nothing about rules: what was played is the game's to read and `Checker`'s to judge.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import asdict, replace

from openhearts.core.game import Game, Step
from openhearts.core.game_types import Rules
from openhearts.core.input_limits import check_json
from openhearts.core.rulefile import nearest
from openhearts.core.seat_changes import Change, Newcomer, Swap
from openhearts.errors import BadRuleset, BadText, RecordMismatch, Why
from openhearts.records.check import Checker
from openhearts.records.line_reader import Line
from openhearts.records.record import (
    IN_DEALS,
    RESERVED,
    Comment,
    DealHead,
    DealRecord,
    Player,
    Record,
    check_player,
    check_stand_in,
    checked_tags,
    rules_of,
)
from openhearts.records.shuffle_proof import Contribution, FairShuffle, Given, check_match
from openhearts.records.substitutes import Chance, StandIn
from openhearts.records.tags import Reader, Section, Tag, int_of, ints_of, seat_of, sections, text_of
from openhearts.records.text import passing_of

_RULE: Final = re.compile(r"([a-z0-9_.-]+)\s*=\s*(.+)", re.ASCII)
_HEX: Final = re.compile(r"[0-9a-f]{64}")
_SEAL: Final = re.compile(r"[0-9a-f]{128}")
OF_RULES: Final = ("Game", "Variant", "Seats")  # what must stand before the rules


def read_lines(lines: Iterator[Line]) -> Record:
    """The record that lines after the header give (blank lines and remarks left out).

    Raises BadText for what cannot be read, RecordMismatch for actions that the rules refuse.
    """
    seen: list[Line] = [(1, "")]

    def remembered() -> Iterator[Line]:
        for line in lines:
            seen[0] = line
            yield line

    found = list(sections(remembered()))
    return _read(Reader(found, seen[0][0]))


def _read(reader: Reader) -> Record:
    at: dict[str, int] = {}
    head = _head(reader, at)
    rules_section = reader.take("Rules")
    at["Rules"] = rules_section.tag.line
    for name in OF_RULES:
        if name not in head:
            raise BadText(Why.MISSING_BEFORE, name=f"[{name}]", right="[Rules]", line=rules_section.tag.line)
    game, rules = _rules(rules_section, head, at)
    players = _players(reader, rules.seats, at)
    tag = reader.take("FirstLeader").tag
    at["FirstLeader"] = tag.line
    first_leader = seat_of(text_of(tag), tag, rules.seats)
    seed_section = reader.take_if("Seed")
    scores_section = reader.take_if("StartScores")
    start_scores = None if scores_section is None else ints_of(scores_section.tag, rules.seats)
    seed = None if seed_section is None else text_of(seed_section.tag)
    checker = Checker(game, rules, first_leader, start_scores, seed)
    deals: list[DealRecord] = []
    while reader.next_name() == "Deal":
        deals.append(_deal(reader, game, checker))
    end = _end(reader, rules.seats, at)
    record = Record(
        rules=rules,
        players=players,
        first_leader=first_leader,
        deals=tuple(deals),
        finished=end.is_finished,
        scores=end.totals,
        winners=end.winners,
        tags=checked_tags({name: value for name, value in head.items() if name not in OF_RULES}),
        seed=seed,
        start_scores=start_scores,
        lines=at,
    )
    checker.end(record)
    return record


def _head(reader: Reader, at: dict[str, int]) -> dict[str, str]:
    """What stands before the rules."""
    head: dict[str, str] = {}
    while reader.next_name() not in ("Rules", None):
        tag = reader.sections[reader.place].tag
        name = tag.name
        if name in RESERVED and name not in OF_RULES:
            raise BadText(Why.STANDS_BEFORE, name=f"[{name}]", right="[Rules]", line=tag.line)
        if name in head:
            raise BadText(Why.STANDS_TWICE, name=f"[{name}]", line=tag.line)
        head[name] = text_of(tag)
        at[name] = tag.line
        reader.place += 1
    return head


class _End(NamedTuple):
    is_finished: bool
    totals: tuple[int, ...]
    winners: tuple[int, ...]


def _end(reader: Reader, n_seats: int, at: dict[str, int]) -> _End:
    """What stands after the deals, and that nothing follows."""
    tag = reader.take("Result").tag
    at["Result"] = tag.line
    result = text_of(tag)
    if result not in ("finished", "unfinished"):
        raise BadText(Why.WRITE, sample='[Result "finished"], [Result "unfinished"]', line=tag.line)
    tag = reader.take("Totals").tag
    at["Totals"] = tag.line
    totals = ints_of(tag, n_seats)
    winners: tuple[int, ...] = ()
    if result == "finished":
        tag = reader.take("Winners").tag
        at["Winners"] = tag.line
        winners = ints_of(tag, None)
    if reader.next_name() is not None:
        tag = reader.sections[reader.place].tag
        raise BadText(Why.AFTER_END, name=f"[{tag.name}]", line=tag.line)
    return _End(result == "finished", totals, winners)


def _rules(section: Section, head: dict[str, str], at: dict[str, int]) -> tuple[Game, Rules]:
    fields: dict[str, Any] = {}
    where: dict[str, int] = {}
    for number, text in section.data:
        found = _RULE.fullmatch(text)
        if found is None:
            raise BadText(Why.WRITE_INSTEAD, text=text[:40], sample="name = value", line=number)
        name = found[1]
        if name in fields:
            raise BadText(Why.STANDS_TWICE, name=name, line=number)
        check_json(found[2], number)
        try:
            fields[name] = json.loads(found[2])
        except (ValueError, RecursionError) as error:
            raise BadText(Why.NO_VALUE, text=found[2][:40], line=number) from error
        where[name] = number
    try:
        game, rules = rules_of(head["Game"], fields)
    except BadRuleset as error:
        line = where.get(error.field or "", section.tag.line)
        raise BadText(error.fault, line=line, nearest=error.nearest) from error
    for name, told in (("Game", rules.game), ("Variant", rules.id), ("Seats", str(rules.seats))):
        if head[name] != told:
            raise RecordMismatch(Why.RULES_SAY, right=told, told=head[name][:40], line=at[name])
    if text_of(section.tag) != rules.digest:
        raise RecordMismatch(Why.DIGEST, line=section.tag.line)
    return game, rules


def _players(reader: Reader, n_seats: int, at: dict[str, int]) -> tuple[Player, ...]:
    players: list[Player] = []
    while (section := reader.take_if("Player")) is not None:
        tag = section.tag
        at.setdefault("Player", tag.line)
        unknown = set(tag.named) - {"bot", "version", "budget", "seed"}
        if unknown:
            raise BadText(Why.NO_PLACE_HERE, name=min(unknown), line=tag.line)
        if len(tag.values) != 2 or int_of(tag.values[0], tag) != len(players):
            raise BadText(Why.WRITE, sample=f'[Player "{len(players)}" "..."]', line=tag.line)
        budget = tag.named.get("budget")
        player = Player(
            name=tag.values[1],
            kind="bot" if "bot" in tag.named else "person",
            bot=tag.named.get("bot"),
            version=tag.named.get("version"),
            budget=None if budget is None else int_of(budget, tag),
            seed=tag.named.get("seed"),
        )
        try:
            check_player(player)
        except BadText as error:
            raise BadText(error.fault, line=tag.line) from error
        players.append(player)
    if len(players) != n_seats:
        raise BadText(Why.PLAYERS_FOR_SEATS, told=len(players), right=n_seats, line=at.get("Player", at["Rules"]))
    return tuple(players)


def _deal(reader: Reader, game: Game, checker: Checker) -> DealRecord:
    rules = checker.rules
    at: dict[str, int] = {}

    def optional(name: str) -> Tag | None:
        section = reader.take_if(name)
        if section is not None:
            at[name] = section.tag.line
        return None if section is None else section.tag

    def needed(name: str) -> Section:
        section = reader.take(name)
        at[name] = section.tag.line
        return section

    tag = needed("Deal").tag
    number = int_of(text_of(tag), tag)
    if number < 1:
        raise BadText(Why.DEALS_FROM_ONE, line=tag.line)
    changes = _changes(reader, at, rules.seats)
    tag = needed("Dealer").tag
    dealer = seat_of(text_of(tag), tag, rules.seats)
    leader = None
    if (found := optional("Leader")) is not None:
        leader = seat_of(text_of(found), found, rules.seats)
    passing = optional("Passing")
    time = optional("Time")
    fair = _fair(reader, optional("Fair"), number, rules.seats)
    fixed, chance = _fixed(optional("Fixed")), _chance(optional("Chance"))
    head = DealHead(number, dealer, leader, fair, changes, fixed, chance, at)
    standing = checker.begin(head)
    cards = needed("Cards")
    _check_data(cards.data)
    at |= {f"Cards+{idx}": line for idx, (line, _) in enumerate(cards.data)}
    if not cards.data:
        raise BadText(Why.CARDS_OF_DEAL, line=cards.tag.line)
    start, _ = game.read_start(standing, cards.data)
    deal = DealRecord(start=start, steps=(), time=None if time is None else text_of(time), **asdict(head))
    if passing is not None and text_of(passing) != passing_of(start):
        raise RecordMismatch(Why.PASSED_ELSEWHERE, right=passing_of(start) or "-", line=passing.line)
    checker.dealt(deal)
    play = needed("Play")
    _check_data(play.data)
    steps = tuple(game.read_play(start, play.data))
    comments = _comments(reader, steps)
    stand_ins = _stand_ins(reader, steps, rules.seats)
    points = optional("Points")
    after = optional("Scores")
    _check_no_more(reader)
    deal = replace(
        deal,
        steps=steps,
        comments=comments,
        stand_ins=stand_ins,
        points=None if points is None else ints_of(points, rules.seats),
        scores=None if after is None else ints_of(after, rules.seats),
    )
    position = start
    for step in steps:
        position, _ = game.apply(position, step.seat, step.action)
    checker.finish(deal, position)
    return deal


def _check_no_more(reader: Reader) -> None:
    """Raises BadText for a section that is none of a deal, or stands at another place of it."""
    if reader.next_name() in ("Deal", "Result", None):
        return
    here = reader.sections[reader.place].tag
    close = nearest(here.name, RESERVED | IN_DEALS)
    hint = f"[{close}]" if close not in (None, here.name) else None
    raise BadText(Why.NO_PLACE_HERE, name=f"[{here.name}]", nearest=hint, line=here.line)


def _changes(reader: Reader, at: dict[str, int], n_seats: int) -> tuple[Change, ...]:
    """Who changed seats, or joined, before the deal.  Raises BadText."""
    changes: list[Change] = []
    while (section := reader.take_if("Swap") or reader.take_if("Newcomer")) is not None:
        here = section.tag
        at[f"Change+{len(changes)}"] = here.line
        if here.name == "Swap":
            if len(here.values) != 2 or here.named:
                raise BadText(Why.WRITE, sample='[Swap "0" "1"]', line=here.line)
            changes.append(Swap(*(seat_of(text, here, n_seats) for text in here.values)))
        else:
            if len(here.values) != 2 or set(here.named) != {"score"}:
                raise BadText(Why.WRITE, sample='[Newcomer "0" "..." score="..."]', line=here.line)
            seat = seat_of(here.values[0], here, n_seats)
            changes.append(Newcomer(seat, here.values[1], int_of(here.named["score"], here)))
    return tuple(changes)


def _check_data(data: Sequence[Line]) -> None:
    """Lines of a game are plain ASCII, their numbers short.  Raises BadText."""
    for number, text in data:
        if not text.isascii() or re.search(r"[0-9]{10}", text):
            raise BadText(Why.STRANGE_LETTER, text=text[:40], line=number)


def _comments(reader: Reader, steps: Sequence[Step]) -> tuple[Comment, ...]:
    comments: list[Comment] = []
    while (section := reader.take_if("Comment")) is not None:
        tag = section.tag
        if len(tag.values) != 2 or tag.named:
            raise BadText(Why.WRITE, sample='[Comment "12" "..."]', line=tag.line)
        step = int_of(tag.values[0], tag)
        if not 0 <= step <= len(steps):
            raise BadText(Why.COMMENT_PLACE, number=step, line=tag.line)
        comments.append(Comment(step, tag.values[1]))
    return tuple(sorted(comments, key=lambda one: one.step))  # out of order where an earlier version wrote them


def _stand_ins(reader: Reader, steps: Sequence[Step], n_seats: int) -> tuple[StandIn, ...]:
    """The bots that decided for who sits there.  Raises BadText."""
    found: list[StandIn] = []
    while (section := reader.take_if("StandIn")) is not None:
        here = section.tag
        if len(here.values) != 3 or not {"bot"} <= set(here.named) <= {"bot", "version", "seed"}:
            sample = '[StandIn "0" "1" "12" bot="..." version="..." seed="..."]'
            raise BadText(Why.WRITE, sample=sample, line=here.line)
        first, last = (int_of(text, here) for text in here.values[1:])
        named = here.named
        one = StandIn(
            seat_of(here.values[0], here, n_seats), first, last, named["bot"], named.get("version"), named.get("seed")
        )
        check_stand_in(one, found, steps, here.line)
        found.append(one)
    return tuple(found)


def _fair(reader: Reader, tag: Tag | None, deal: int, n_seats: int) -> FairShuffle | None:
    if tag is None:
        return None
    known = {"match", "commitment", "secret", "key", "seal"}
    if tag.values or not {"match", "commitment"} <= set(tag.named) <= known:
        raise BadText(Why.WRITE, sample='[Fair match="..." commitment="..." secret="..."]', line=tag.line)
    contributions: list[Contribution] = []
    while (section := reader.take_if("Contributor")) is not None:
        here = section.tag
        if len(here.values) != 1 or not {"commitment"} <= set(here.named) <= {"commitment", "contribution", "by"}:
            raise BadText(Why.WRITE, sample='[Contributor "0" commitment="..." contribution="..."]', line=here.line)
        seat = seat_of(here.values[0], here, n_seats)
        _check_hex(here)
        contributions.append(Contribution(seat, here.named["commitment"], here.named.get("contribution"), _given(here)))
    _check_hex(tag)
    try:
        check_match(tag.named["match"])
    except BadText as error:
        raise BadText(error.fault, line=tag.line) from error
    named = tag.named
    more = {name: named.get(name) for name in ("secret", "key", "seal")}
    return FairShuffle(named["match"], deal, named["commitment"], tuple(contributions), **more)


def _fixed(tag: Tag | None) -> str | None:
    if tag is not None and not _HEX.fullmatch(text_of(tag)):
        raise BadText(Why.FIXED, line=tag.line)
    return None if tag is None else text_of(tag)


def _chance(tag: Tag | None) -> Chance | None:
    if tag is None:
        return None
    if len(tag.values) != 1 or not set(tag.named) <= {"by"} or tag.named.get("by", "host") != "host":
        raise BadText(Why.WRITE, sample='[Chance "..."], [Chance "..." by="host"]', line=tag.line)
    return Chance(tag.values[0], "host" if tag.named else None)


def _given(tag: Tag) -> Given | None:
    match tag.named.get("by"):
        case None:
            return None
        case "server":
            return "server"
        case "withheld":
            return "withheld"
    raise BadText(Why.WRITE, sample='by="server", by="withheld"', line=tag.line)


def _check_hex(tag: Tag) -> None:
    for name, value in tag.named.items():
        if name == "seal" and not _SEAL.fullmatch(value):
            raise BadText(Why.HEX_DIGITS, name=name, count=128, line=tag.line)
        if name not in ("match", "by", "seal") and not _HEX.fullmatch(value):
            raise BadText(Why.HEX_DIGITS, name=name, count=64, line=tag.line)
