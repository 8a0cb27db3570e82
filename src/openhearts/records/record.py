"""Written matches as values: rules, players, deals with every action, and how it ended.

It knows no file format (text.py, jsonl.py) and judges nothing (replay.py): a record is what its writer claims happened.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from os import PathLike
from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from openhearts.core.game import Game, Standing, Step
from openhearts.core.game_types import Position, Rules
from openhearts.core.seat_changes import Change, Newcomer, moved
from openhearts.core.whole_file import refused, write_whole
from openhearts.errors import BadRuleset, BadText, Why, as_whole, is_whole, names_a_file, wrong_kind
from openhearts.games import registry
from openhearts.records.shuffle_proof import FairShuffle
from openhearts.records.substitutes import Chance, StandIn, check_next

VERSION: Final = 1
RESERVED: Final = frozenset(
    [
        "Game",
        "Variant",
        "Seats",
        "Rules",
        "Player",
        "FirstLeader",
        "Seed",
        "StartScores",
        "Deal",
        "Dealer",
        "Leader",
        "Passing",
        "Time",
        "Fair",
        "Contributor",
        "Cards",
        "Play",
        "Comment",
        "Points",
        "Scores",
        "Result",
        "Totals",
        "Winners",
    ]
)
# A record's own within deals; before [Rules] they are anybody's.
IN_DEALS: Final = frozenset(["Swap", "Newcomer", "StandIn", "Fixed", "Chance"])
_PLAYER_SAMPLES: Final = {"name": "Ann", "bot": "club", "version": "1", "seed": "7"}
_TAG_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,39}")


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat; of a bot its spec (`club`, `expert:worlds=64`), version, budget and seed as well.

    >>> import openhearts as oh
    >>> players = ["Ann", oh.Player("Club", kind="bot", bot="club", version="1"), "Cem", "Dora"]
    >>> oh.match(oh.ruleset("classic"), seed=7).record(players=players).players[1].bot
    'club'

    `record` raises BadText for a bot without a spec, and for a name that no file can hold.
    """

    name: str
    kind: Literal["person", "bot"] = "person"
    bot: str | None = None
    version: str | None = None
    budget: int | None = None
    seed: str | None = None


class Comment(Struct, frozen=True, forbid_unknown_fields=True):
    """A remark after the first `step` actions of a deal (0: before the first one)."""

    step: int
    text: str


def after_undo(comments: Sequence[Comment], n_left: int, n_steps: int) -> tuple[Comment, ...]:
    """Remarks once the last `n_steps` actions are taken back and `n_left` are left, with one that says so.

    What was said of actions that are gone stands where they began.

    >>> after_undo([Comment(2, "a pity"), Comment(9, "2 taken back")], 5, 4)[1:]
    (Comment(step=5, text='2 taken back'), Comment(step=5, text='4 taken back'))
    """
    kept = [one if one.step <= n_left else replace(one, step=n_left) for one in comments]
    return (*kept, Comment(n_left, f"{n_steps} taken back"))


class DealHead(Struct, frozen=True):
    """What a record says of a deal before its cards; the fields are those of `DealRecord`."""

    number: int
    dealer: int
    leader: int | None
    fair: FairShuffle | None
    changes: tuple[Change, ...]
    fixed: str | None
    chance: Chance | None
    lines: dict[str, int]

    def line(self, *names: str) -> int | None:
        """The line of the first of these tags that was read, else of the deal itself."""
        return _line_of(self.lines, names)


class DealRecord(Struct, frozen=True):
    """One deal: its standing, the position as it was dealt, and every action.

    `leader` is None where the cards decide; `points` and `scores` (after the deal) are None for a deal that was not
    finished; `changes` are those of seats right before it, `stand_ins` the bots that decided for who sits there;
    `fixed` is the key (hex) of cards that were known beforehand, and were not shuffled; `chance` what the random
    numbers of the bots came from, of a deal that is over; `lines` says where things stand in the file it was read
    from, by the name of the tag.
    """

    number: int
    dealer: int
    leader: int | None
    start: Position
    steps: tuple[Step, ...]
    points: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    fair: FairShuffle | None = None
    comments: tuple[Comment, ...] = ()
    time: str | None = None
    changes: tuple[Change, ...] = ()
    stand_ins: tuple[StandIn, ...] = ()
    fixed: str | None = None
    chance: Chance | None = None
    lines: dict[str, int] = {}

    def line(self, *names: str) -> int | None:
        """The line of the first of these tags that was read, else of the deal itself."""
        return _line_of(self.lines, names)


def _line_of(lines: Mapping[str, int], names: Sequence[str]) -> int | None:
    return next((lines[name] for name in (*names, "Deal") if name in lines), None)


class Record(Struct, frozen=True):
    """A written match; `scores` are its totals, `winners` nobody where it was not `finished`.

    `players` sit so in the first deal; `players_in` says who sits where in a later one.

    `seed` is the one that all deals came from, where it is told; `start_scores` what everybody had before the first
    deal recorded.  Scores are a number for each seat.

    >>> import openhearts as oh
    >>> record = oh.match(oh.ruleset("classic"), seed=7).record(players=["Ann", "Ben", "Cem", "Dora"])
    >>> record.check().n_deals, oh.read(record.text()).players[0].name
    (1, 'Ann')

    `check` raises RecordMismatch for the first line that does not fit the rules.
    """

    rules: Rules
    players: tuple[Player, ...]
    first_leader: int
    deals: tuple[DealRecord, ...]
    finished: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...] = ()
    tags: dict[str, str] = {}
    seed: str | None = None
    start_scores: tuple[int, ...] | None = None
    lines: dict[str, int] = {}

    def __repr__(self) -> str:
        n_deals, n_actions = len(self.deals), sum(len(deal.steps) for deal in self.deals)
        played = f"{n_deals} {'deal' if n_deals == 1 else 'deals'}, {n_actions} actions, scores {self.scores}"
        table = f"{self.rules.id}, {self.rules.seats} seats"
        return f"<Record of {table}: {played}, {'finished' if self.finished else 'goes on'}>"

    @property
    def game(self) -> Game:
        """The game that the rules belong to."""
        return registry.game_of(self.rules)

    def line(self, *names: str) -> int | None:
        """The line of the first of these tags that was read, if any."""
        return next((self.lines[name] for name in names if name in self.lines), None)

    def players_in(self, deal: int) -> tuple[Player, ...]:
        """Who sits where in a deal (from 0) of this record; after the last one: where they sat in it."""
        *_, found = self.players, *seated_by_deal(self.players, [one.changes for one in self.deals[: deal + 1]])
        return found

    def deciders(self, deal: int) -> tuple[Player, ...]:
        """Who made each action of a deal (from 0): who sits there, or the bot that stood in, under the same name.

        Bots of which no seed is told have the chance of the deal.
        """
        told = self.deals[deal].chance
        chance = None if told is None else told.value
        seated = [replace(one, seed=one.seed or chance) if one.kind == "bot" else one for one in self.players_in(deal)]
        steps = self.deals[deal].steps
        found = [seated[step.seat] for step in steps]
        for one in self.deals[deal].stand_ins:
            bot = Player(seated[one.seat].name, "bot", one.bot, one.version, seed=one.seed or chance)
            for idx in range(one.first - 1, one.last):
                if steps[idx].seat == one.seat:
                    found[idx] = bot
        return tuple(found)

    def changes_between(self, deal: int, later: int) -> tuple[Change, ...]:
        """The changes of seats after one deal (from 0) up to the start of a later one."""
        return tuple(change for one in self.deals[deal + 1 : later + 1] for change in one.changes)

    def check(self, shuffle: bool = False) -> Any:
        """A `Report` if every line follows from the ones before; see records/check.py.  Raises RecordMismatch."""
        from openhearts.records.check import check

        return check(self, shuffle=shuffle)

    def text(self) -> str:
        """The record in its readable form (docs/records.md)."""
        from openhearts.records.text import write

        return write(self)

    def jsonl(self) -> str:
        """The record as JSON Lines (docs/records.md)."""
        from openhearts.records.jsonl import write

        return write(self)

    def save(self, path: str | PathLike[str]) -> None:
        """Write a file: JSON Lines where its name ends in `.jsonl`, else the readable form.

        A file that was there is replaced as a whole, so that nothing is lost where writing fails.  Raises BadText for
        what names no file, CannotKeep (its `why` says the cause) for a file that cannot be written.
        """
        if not names_a_file(path):
            raise BadText(wrong_kind("path", path, '"match.txt"'))
        target = Path(path)
        text = self.jsonl() if target.suffix == ".jsonl" else self.text()
        try:
            write_whole(target, text.encode())
        except OSError as error:
            raise refused("path", target, error) from error

    def bare(self) -> Record:
        """The same without the numbers of lines: what two records are compared by."""
        deals = tuple(
            replace(deal, lines={}, steps=tuple(replace(step, line=None) for step in deal.steps)) for deal in self.deals
        )
        return replace(self, deals=deals, lines={})


def seated_by_deal(first: Sequence[Player], changes: Iterable[Sequence[Change]]) -> Iterator[tuple[Player, ...]]:
    """Who sits where in each deal, by the changes of seats right before it; `first`: who sat where before them."""
    seated = tuple(first)
    for before in changes:
        for change in before:
            if isinstance(change, Newcomer):
                seated = (*seated[: change.seat], Player(change.name), *seated[change.seat + 1 :])
            else:
                seated = moved(seated, (change,))
        yield seated


# --- building ---------------------------------------------------------------------------------------------------------


class Played(Struct, frozen=True):
    """A deal as a match remembers it: its standing, the positions before and after, its steps and its shuffle.

    `bots` are all that decided in it, those that sit there too; `fixed` and `chance` are as in `DealRecord`.
    """

    standing: Standing
    start: Position
    position: Position
    steps: tuple[Step, ...]
    fair: FairShuffle | None = None
    comments: tuple[Comment, ...] = ()
    bots: tuple[StandIn, ...] = ()
    fixed: str | None = None
    chance: Chance | None = None


def from_fields(game: Game, fields: Mapping[str, object]) -> Rules:
    """The rules from their resolved fields, with the names of the shipped variant in all languages where they are its.

    Raises BadRuleset.
    """
    rules = game.from_resolved(fields)
    for variant in game.variants():
        if variant.id == rules.id and variant.name == rules.name and isinstance(rules, Struct):
            return replace(rules, names=variant.names)
    return rules


def build(
    deals: Sequence[Played],
    end: Standing,
    *,
    players: Sequence[Player | str] | None = None,
    tags: Mapping[str, str] | None = None,
    seed: str | None = None,
) -> Record:
    """The record of some deals in sequence, `end` being the standing after the last one (or of it, unfinished).

    `players` one for each seat, a bare text for a person; by default `Seat 0` and so on.  Raises BadText.
    """
    if not deals:
        raise BadText(Why.NO_DEALS)
    first = deals[0].standing
    game = registry.game_of(end.rules)
    rules = from_fields(game, game.resolved(end.rules))
    after = [*(_scores_after(game, one, later) for one, later in pairwise(deals)), end.scores]
    made = tuple(
        _deal_record(game, rules, played, scores, rules == end.rules)
        for played, scores in zip(deals, after, strict=True)
    )
    record = Record(
        rules=rules,
        players=seated(rules.seats, players),
        first_leader=first.first_leader,
        deals=made,
        finished=end.over,
        scores=end.scores,
        winners=end.winners,
        tags=checked_tags(tags or {}),
        seed=seed,
        start_scores=first.scores if any(first.scores) else None,
    )
    by_deal = zip(made, seated_by_deal(record.players, [one.changes for one in made]), deals, strict=True)
    return replace(record, deals=tuple(_with_stand_ins(told, there, played.bots) for told, there, played in by_deal))


def _with_stand_ins(deal: DealRecord, seated: Sequence[Player], bots: Sequence[StandIn]) -> DealRecord:
    """A deal with those of its bots that do not sit there themselves."""
    others = tuple(
        one
        for one in bots
        if (one.bot, one.version, one.seed) != (seated[one.seat].bot, seated[one.seat].version, seated[one.seat].seed)
    )
    return replace(deal, stand_ins=others)


def _scores_after(game: Game, played: Played, later: Played) -> tuple[int, ...]:
    """The scores at the end of a deal: those of the next one's start, where nobody changed seats between them."""
    if not later.standing.changes:
        return later.standing.scores
    return game.next_standing(played.standing, played.position).scores


def _deal_record(game: Game, rules: Rules, played: Played, scores: tuple[int, ...], same_rules: bool) -> DealRecord:
    standing, start = played.standing, played.start
    if not same_rules:  # names of house rules are written in one language: the position must say the same
        lines = [(number, line) for number, line in enumerate(game.start_lines(start), 1)]
        start, _ = game.read_start(replace(standing, rules=rules), lines)
    over = played.position.public.phase == "over"
    return DealRecord(
        number=standing.deal_number,
        dealer=standing.dealer,
        leader=standing.leader,
        start=start,
        steps=played.steps,
        points=tuple(played.position.public.points) if over else None,
        scores=scores if over else None,
        fair=played.fair,
        comments=played.comments,
        changes=standing.changes,
        fixed=played.fixed,
        chance=played.chance,
    )


def seated(n_seats: int, players: Iterable[Player | str] | None) -> tuple[Player, ...]:
    """One player for each seat.  Raises BadText where the number is wrong or a player cannot be."""
    named = [f"Seat {seat}" for seat in range(n_seats)] if players is None else list(players)
    if len(named) != n_seats:
        raise BadText(Why.PLAYERS_FOR_SEATS, told=len(named), right=n_seats)
    made = tuple(one if isinstance(one, Player) else Player(str(one)) for one in named)
    for player in made:
        check_player(player)
    return made


def check_player(player: Player) -> None:
    """Raises BadText for a bot without a spec, a person with one, names that no file can hold, and other values."""
    _check_kinds(player)
    for text in (player.name, player.bot, player.version, player.seed):
        _check_text(text or "")
    if (player.kind == "bot") != (player.bot is not None):
        raise BadText(Why.PLAYER_KIND)
    if player.kind == "person" and (player.version, player.budget, player.seed) != (None, None, None):
        raise BadText(Why.PLAYER_BOT_ONLY)


def _check_kinds(player: Player) -> None:
    """Raises BadText for the first field that holds what no record can, with what to write."""
    is_bot = player.bot is not None
    texts: dict[str, object] = {"name": player.name, "bot": player.bot, "version": player.version, "seed": player.seed}
    for field, value in texts.items():
        if not isinstance(value, str) and (value is not None or field == "name"):
            raise BadText(wrong_kind(field, value, f'"{value if is_whole(value) else _PLAYER_SAMPLES[field]}"'))
    if player.kind not in ("person", "bot"):
        raise BadText(wrong_kind("kind", player.kind, '"bot"' if is_bot else '"person"'))
    if player.budget is not None and type(player.budget) is not int:
        raise BadText(wrong_kind("budget", player.budget, str(as_whole(player.budget, 256))))


def check_stand_in(one: StandIn, before: Sequence[StandIn], steps: Sequence[Step], line: int) -> None:
    """Raises BadText, with its line, for a bot that cannot have stood in so after those told before it."""
    try:
        check_player(Player("", "bot", one.bot, one.version, seed=one.seed))
        check_next(one, before, steps)
    except BadText as error:
        raise BadText(error.fault, line=line) from error


def check_name(name: str, line: int | None) -> None:
    """Raises BadText for a name that no file can hold, with its line."""
    try:
        _check_text(name)
    except BadText as error:
        raise BadText(error.fault, line=line) from error


def _check_text(text: str) -> None:
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise BadText(Why.HALF_A_LETTER, text=text[:40].encode(errors="replace").decode())


def checked_tags(tags: Mapping[str, str]) -> dict[str, str]:
    """The tags, if their names can be written and mean nothing else.  Raises BadText."""
    for name in tags:
        if not _TAG_NAME.fullmatch(name) or name in RESERVED:
            raise BadText(Why.TAG_NAME, name=name[:40].encode(errors="replace").decode())
        _check_text(str(tags[name]))
    return {name: str(value) for name, value in tags.items()}


def rules_of(ident: str, fields: Mapping[str, object]) -> tuple[Game, Rules]:
    """The game of this id and the rules that these fields give.  Raises BadRuleset, also for shapes no rule has."""
    game = registry.game(ident)
    for name, value in fields.items():
        if not _is_plain(value):
            raise BadRuleset(Why.WRONG_ENTRY, name=name, field=name)
    return game, from_fields(game, fields)


def _is_plain(value: object) -> bool:
    if isinstance(value, list):
        return all(isinstance(item, (str, int)) for item in value)
    if isinstance(value, dict):
        return all(isinstance(item, (str, int)) for item in value.values())
    return isinstance(value, (str, int))
