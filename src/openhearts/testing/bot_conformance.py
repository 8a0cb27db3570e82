"""Holds a bot against what `bots.bot.Bot` promises: legal and pure, from its view, its budget and its chance alone.

How well it plays is not asked, and it is not shut in: what it does to the world outside Python is not seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from openhearts.bots.bot import Bot, Budget
from openhearts.bots.external.view_json import view_from_plain, view_to_plain
from openhearts.bots.safe import is_legal
from openhearts.cards.shuffle import Seed, checked_seed
from openhearts.core.action import Action
from openhearts.core.game import Game
from openhearts.core.game_types import Rules, View
from openhearts.errors.program_name import program_name
from openhearts.games import registry
from openhearts.testing.argument_checks import expect_budget, expect_effort, expect_time, rules_of
from openhearts.testing.asking import (
    Answer,
    Maker,
    Progress,
    Question,
    ask,
    ask_among_decoys,
    ask_at_table,
    chance_of,
    copied,
    in_fresh_process,
    quietly,
    seed_shared,
    shared_chance,
    shared_chance_kept,
)
from openhearts.testing.report import Ledger, Place, Report, is_shipped, place_of, said, shown_seed, text_of
from openhearts.testing.sample_deals import pairs, rng_of, walk

Effort = Literal["quick", "usual", "long"]
CHECKS: Final = (
    "answers",
    "legal",
    "repeatable",
    "fresh-process",
    "stateless",
    "own-chance",
    "view-unchanged",
    "two-worlds",
    "nothing-hidden",
    "budgets",
    "advice",
    "speed",
)
# (deals, questions of a deal, two worlds of a rule set) of each effort
SIZES: Final[dict[Effort, tuple[int, int, int]]] = {"quick": (1, 5, 2), "usual": (1, 8, 3), "long": (4, 16, 12)}
_QUICK_TABLES, _OWN_DEALS = 8, 6
_EVERY: Final = 4  # of the questions, those asked with other budgets
_BUDGETS: Final = (8, 32)
MOST_WORLDS: Final = 8  # for each unit of work, whose size is the bot's own
_SHARED: Final = 20_261_123
_NS_PER_MS: Final = 1_000_000


def tables(effort: Effort = "usual", game: str | None = None, seats: int | None = None) -> tuple[Rules, ...]:
    """Rule sets to check with, of every game or of one: those that `tables_of` gives.

    >>> len(tables("quick")) <= len(tables("usual")) <= len(tables("long"))
    True
    """
    found = [one for ident, one in registry.games().items() if game in (None, ident)]
    return tuple(rules for one in found for rules in tables_of(one, effort, seats))


def tables_of(game: Game, effort: Effort = "usual", seats: int | None = None) -> tuple[Rules, ...]:
    """Rule sets of a game, registered or not: every variant at its smallest and its largest table, or at the size
    that is asked for; all tables if `long`; a few if `quick`.

    >>> {rules.seats for rules in tables_of(registry.game("hearts"), seats=4)}
    {4}
    """
    sizes = [
        (variant.id, n_seats)
        for variant in game.variants()
        for n_seats in variant.seats
        if n_seats == seats
        or (seats is None and (effort == "long" or n_seats in (variant.seats[0], variant.seats[-1])))
    ]
    if effort == "quick" and len(sizes) > _QUICK_TABLES:
        sizes = sizes[:: -(-len(sizes) // _QUICK_TABLES)]
    return tuple(game.ruleset(variant, n_seats, {}) for variant, n_seats in sizes)


def check_bot(
    bot: str | Bot | type[Bot] | Path,
    *,
    rules: Rules | Sequence[Rules] | None = None,
    seed: Seed = 1,
    effort: Effort = "usual",
    budget: int | None = None,
    max_ms: float | None = None,
    on_progress: Progress = quietly,
) -> Report:
    """A report of how a bot keeps its promises: a name as `oh.bot` takes it, a bot, or a class of them.

    `rules`: one rule set or several, else those of `tables(effort)`.  `budget`: the work of each decision (None leaves
    it to the bot).  `max_ms`: the longest a decision may take; without it speed is told and not judged.

    >>> report = check_bot("random", rules=registry.ruleset("kids-jinx", 3), effort="quick")
    >>> report.passed, report["speed"].figures["decisions"]
    (True, 5)

    Raises BadBot for a bot that cannot be made, BadRuleset and BadText for arguments that cannot be; what the bot
    raises when it is asked is a failure in the report.
    """
    seed = checked_seed(seed)
    expect_effort(effort, SIZES)
    expect_budget(budget)
    expect_time(max_ms)
    chosen = tables(effort) if rules is None else rules_of(rules)
    maker = Maker(bot)
    try:
        with shared_chance_kept():
            checker = _Checker(maker, chosen, seed, effort, Budget(budget), on_progress)
            checker.run(max_ms)
    finally:
        maker.close()
    return Report(maker.spec, shown_seed(seed), checker.ledger.checks(checker.repeat))


class _Checker:
    """The checks of one bot."""

    def __init__(
        self,
        maker: Maker,
        tables: Sequence[Rules],
        seed: Seed,
        effort: Effort,
        budget: Budget,
        on_progress: Progress,
    ) -> None:
        self.maker, self.tables, self.seed, self.effort, self.budget = maker, tables, seed, effort, budget
        self.by_digest = {rules.digest: rules for rules in tables}
        self.ledger = Ledger(CHECKS, "asked-nothing")
        self.n_deals, self.n_questions, self.n_worlds = SIZES[effort]
        self.questions = [question for rules in tables for question in self._drawn(rules)]
        self.n_own = len(tables) if effort == "long" else min(len(tables), _OWN_DEALS)
        self.on_progress, self.n_done = on_progress, 0
        self.n_wanted = 6 * len(self.questions) + self.n_own + len(tables)

    def _drawn(self, rules: Rules) -> list[Question]:
        """Decisions of random deals, the first of each deal always among them."""
        game = registry.game_of(rules)
        found: list[Question] = []
        for number in range(1, self.n_deals + 1):
            rng = rng_of(self.seed, rules, number, "questions")
            moments = [moment for moment in walk(game, rules, self.seed, number) if moment.position.public.to_act]
            later = rng.sample(moments[1:], min(self.n_questions - 1, len(moments) - 1))
            for moment in [moments[0], *sorted(later, key=lambda one: len(one.steps))]:
                seat = rng.choice(moment.position.public.to_act)
                view = game.view_of(moment.position, seat)
                found.append(Question(rules, number, len(moment.steps), seat, moment.position, view))
        return found

    def step(self) -> None:
        """Count one thing done."""
        self.n_done += 1
        self.on_progress(min(self.n_done, self.n_wanted), self.n_wanted)

    def place(self, question: Question) -> Place:
        """Where a question was asked."""
        number = question.deal_number
        return place_of(question.rules, self.seed, number, question.step, question.seat, question.view, question.source)

    def text(self, question: Question, action: object) -> str:
        """An action as people write it, or as Python shows it where it is none of the game."""
        try:
            return registry.game_of(question.rules).action_text(action)  # type: ignore[arg-type]
        except Exception:  # it may be anything at all
            return text_of(action)

    def run(self, max_ms: float | None) -> None:
        """All checks, each in its own pass through the questions."""
        first = self.first_pass()
        if all(answer.error is not None for answer in first):
            for name in CHECKS[2:]:
                self.ledger.skip(name, "asked-nothing")
            return
        asked = [(one, answer) for one, answer in zip(self.questions, first, strict=True) if answer.error is None]
        player = self.repeated(asked, max_ms)
        self.other_order(asked, player)
        self.other_chance(asked)
        self.other_copies(asked)
        self.fresh(asked)
        self.two_worlds()
        self.budgets(asked)
        self.advice(asked)
        self.own_deals()

    # --- one question -------------------------------------------------------------------------------------------------

    def asked(self, player: Bot, question: Question, shared: int = _SHARED, budget: Budget | None = None) -> Answer:
        """A question to a player, with a view of its own and the shared chance in a state that is known."""
        seed_shared(shared)
        return ask(player, copied(question.view), budget or self.budget, question.rng(self.seed))

    def raised(self, name: str, question: Question, error: BaseException) -> None:
        """Note what a bot has raised."""
        self.ledger.fail(name, "raised", self.place(question), error, error=said(error))

    def same(self, name: str, key: str, question: Question, wanted: Answer, answer: Answer) -> bool:
        """Whether two answers are the same; noted where they are not."""
        self.ledger.did(name, "decisions")
        if answer.error is not None:
            self.raised(name, question, answer.error)
            return False
        if not is_same(answer.action, wanted.action):
            chosen, other = self.text(question, wanted.action), self.text(question, answer.action)
            self.ledger.fail(name, key, self.place(question), chosen=chosen, other=other)
        elif answer.chance != wanted.chance:
            self.ledger.fail(name, "other-draws", self.place(question))
        return is_same(answer.action, wanted.action) and answer.chance == wanted.chance

    def judge(self, question: Question, action: Action | None) -> bool:
        """Whether an action is legal; noted where it is not."""
        self.ledger.did("legal", "decisions")
        try:
            if is_legal(question.view, action):  # type: ignore[arg-type]
                return True
        except Exception:  # what is no action may fail in any way when it is looked at
            pass
        self.ledger.fail("legal", "illegal", self.place(question), chosen=self.text(question, action))
        return False

    # --- the passes ---------------------------------------------------------------------------------------------------

    def first_pass(self) -> list[Answer]:
        """Every question once: answers, what is allowed, views and shared chance as they were."""
        player, found = self.maker.new(), []
        for question in self.questions:
            seed_shared(_SHARED)
            view, before = copied(question.view), shared_chance()
            plain = plain_of(view)
            answer = ask(player, view, self.budget, question.rng(self.seed))
            found.append(answer)
            self.ledger.did("answers", "decisions")
            if answer.error is not None:
                self.raised("answers", question, answer.error)
            else:
                self.judge(question, answer.action)
            self.ledger.did("view-unchanged", "views")
            if plain_of(view) != plain:
                self.ledger.fail("view-unchanged", "view-changed", self.place(question))
            changed = [name for name, state in shared_chance().items() if before.get(name, state) != state]
            if changed:
                self.ledger.fail("own-chance", "chance-used", self.place(question), source=changed[0])
            self.step()
        return found

    def repeated(self, asked: list[tuple[Question, Answer]], max_ms: float | None) -> Bot:
        """Every question to another bot of the same kind; the clock runs here, for all code is loaded."""
        player, times = self.maker.new(), []
        for question, wanted in asked:
            answer = self.asked(player, question)
            self.same("repeatable", "other-choice", question, wanted, answer)
            times.append((answer.time_ns, question))
            self.step()
        sorted_ns = sorted(time_ns for time_ns, _ in times)
        worst_ns, where = max(times, key=lambda one: one[0])
        ledger, n = self.ledger, len(times)
        ledger.did("speed", "decisions", n)
        ledger.did("speed", "mean_ms", round(sum(sorted_ns) / n / _NS_PER_MS, 3))
        ledger.did("speed", "p99_ms", round(sorted_ns[min(n - 1, n * 99 // 100)] / _NS_PER_MS, 3))
        ledger.did("speed", "worst_ms", round(worst_ns / _NS_PER_MS, 3))
        if max_ms is not None and worst_ns > max_ms * _NS_PER_MS:
            worst, bound = f"{worst_ns / _NS_PER_MS:.3f}", f"{max_ms:g}"
            ledger.fail("speed", "too-slow", self.place(where), worst=worst, bound=bound)
        return player

    def other_order(self, asked: list[tuple[Question, Answer]], player: Bot) -> None:
        """A bot that has been asked everything, asked again in another order: backwards, one that changes its mind
        with every question would come out the same.
        """
        order = rng_of(self.seed, self.tables[0], 1, "order").sample(asked, len(asked))
        for question, wanted in order:
            self.same("stateless", "other-order", question, wanted, self.asked(player, question))
            self.step()

    def other_chance(self, asked: list[tuple[Question, Answer]]) -> None:
        """The chance that the whole program shares in another state each time."""
        if self.maker.is_program:
            self.ledger.skip("own-chance", "outside")
            return
        player = self.maker.new()
        for number, (question, wanted) in enumerate(asked):
            self.same("own-chance", "other-chance", question, wanted, self.asked(player, question, shared=number))
            self.step()

    def other_copies(self, asked: list[tuple[Question, Answer]]) -> None:
        """Views that were read from text, which have no way back to a position; and decoys round about."""
        player = self.maker.new()
        for question, wanted in asked:
            seed_shared(_SHARED)
            answer, touched = ask_among_decoys(player, _read(question.view), self.budget, question.rng(self.seed))
            if touched is not None:
                self.ledger.fail("nothing-hidden", "looked", self.place(question), name=touched)
            self.same("nothing-hidden", "other-copy", question, wanted, answer)
            self.step()

    def fresh(self, asked: list[tuple[Question, Answer]]) -> None:
        """Every question in a process that has done nothing else."""
        packed = self.maker.packed()
        if packed is None:
            self.ledger.skip("fresh-process", "no-process")
            return
        rows = [(one.view, self.budget, self.seed, one.deal_number, one.seat, one.step) for one, _ in asked]
        with self.ledger.guard("fresh-process", None):
            answers = in_fresh_process(packed, rows)
            for (question, wanted), answer in zip(asked, answers, strict=True):
                self.same("fresh-process", "other-process", question, wanted, answer)
                self.step()

    def two_worlds(self) -> None:
        """Positions that differ in hidden cards alone lie about while the bot decides for a seat that cannot know."""
        players = self.maker.new(), self.maker.new()
        for rules in self.tables:
            game, n_asked = registry.game_of(rules), 0
            rng = rng_of(self.seed, rules, 1, "worlds")
            for number in range(1, 4):
                for pair, _ in pairs(game, rules, self.seed, number):
                    seats = [seat for seat in pair.left.public.to_act if seat in pair.alike]
                    if n_asked >= self.n_worlds * number or not seats or pair.left == pair.right or rng.random() < 0.5:
                        continue
                    n_asked += 1
                    seat, step = rng.choice(seats), len(pair.steps)
                    view = game.view_of(pair.left, seat)
                    question = Question(rules, number, step, seat, pair.left, view, "pairs")
                    one, two = (
                        self._at_table(player, game, position, question)
                        for player, position in zip(players, (pair.left, pair.right), strict=True)
                    )
                    if one.error is None:
                        self.same("two-worlds", "other-world", question, one, two)
            self.step()
        if not self.ledger.figures["two-worlds"]:
            self.ledger.skip("two-worlds", "no-worlds")

    def _at_table(self, player: Bot, game: Any, position: Any, question: Question) -> Answer:
        seed_shared(_SHARED)
        return ask_at_table(game, player, position, question.seat, self.budget, question.rng(self.seed))

    def budgets(self, asked: list[tuple[Question, Answer]]) -> None:
        """Other budgets: what is chosen is legal, and the same each time."""
        players = self.maker.new(), self.maker.new()
        for question, _ in asked[::_EVERY]:
            for work in _BUDGETS:
                one, two = (self.asked(player, question, budget=Budget(work)) for player in players)
                if one.error is not None:
                    self.raised("budgets", question, one.error)
                elif self.same("budgets", "other-choice", question, one, two) and not self.judge(question, one.action):
                    chosen = self.text(question, one.action)
                    self.ledger.fail("budgets", "illegal", self.place(question), chosen=chosen)
                elif type(players[0]).advise is not Bot.advise:
                    self.work(players[0], question, work)

    def work(self, player: Bot, question: Question, work: int) -> None:
        """A bot that says how many worlds it imagined keeps near its budget."""
        with self.ledger.guard("budgets", self.place(question)):
            n_worlds = player.advise(copied(question.view), Budget(work), question.rng(self.seed)).n_worlds
            if n_worlds > MOST_WORLDS * work:
                self.ledger.fail("budgets", "too-much-work", self.place(question), told=n_worlds, work=work)

    def advice(self, asked: list[tuple[Question, Answer]]) -> None:
        """Advice is what the bot would do, with as much chance."""
        player = self.maker.new()
        if type(player).advise is Bot.advise:
            self.ledger.skip("advice", "no-advice")
            return
        for question, wanted in asked[::_EVERY]:
            rng = question.rng(self.seed)
            with self.ledger.guard("advice", self.place(question)):
                found = player.advise(copied(question.view), self.budget, rng).action
                self.ledger.did("advice", "decisions")
                if chance_of(rng) != wanted.chance:
                    self.ledger.fail("advice", "other-draws", self.place(question))
                if found != wanted.action:
                    chosen, other = self.text(question, wanted.action), self.text(question, found)
                    self.ledger.fail("advice", "other-advice", self.place(question), chosen=chosen, other=other)

    def own_deals(self) -> None:
        """Whole deals in which the bot plays every seat: what comes of its own choices."""
        player = self.maker.new()
        for rules in self.tables[:: max(1, len(self.tables) // self.n_own)][: self.n_own]:
            game = registry.game_of(rules)

            def choose(view: View, step: int, rules: Rules = rules, game: Any = game) -> Action:
                assert view.seat is not None, "a seat is asked"
                question = Question(rules, 1, step, view.seat, view, view, "own")
                answer = self.asked(player, question)
                self.ledger.did("answers", "decisions of whole deals")
                if answer.error is not None:
                    self.raised("answers", question, answer.error)
                elif self.judge(question, answer.action) and answer.action is not None:
                    return answer.action
                first: Action = next(iter(view.options))
                return first

            for _ in walk(game, rules, self.seed, 1, choose):
                pass
            self.step()

    # --- to see it again ----------------------------------------------------------------------------------------------

    def repeat(self, name: str, place: Place | None) -> tuple[str, ...]:
        """A command line, where the bot has a name there, and the view in Python."""
        rules = None if place is None else self.by_digest[place.digest]
        is_named = rules is not None and is_shipped(rules)
        more = "" if self.budget.work is None else f" --budget {self.budget.work}"
        more += "" if self.effort == "usual" else f" --{self.effort}"
        where = f" {place.rules} --seats {place.seats}" if is_named and place is not None else ""
        lines = []
        if self.maker.command is not None and (is_named or rules is None):
            spec = self.maker.command
            spec = f"'{spec}'" if " " in spec else spec
            lines.append(f"{program_name()} bot test {spec}{where} --seed {shown_seed(self.seed)}{more}")
        if place is not None and place.seat is not None and place.source == "walk":
            text = f'oh.ruleset("{place.rules}", {place.seats})' if is_named else "rules"
            lines.append(f"view_at({text}, {self.seed!r}, {place.deal_number}, {place.step}, {place.seat})")
        return tuple(lines)


def is_same(one: object, other: object) -> bool:
    """Whether two answers are equal, whatever they are."""
    try:
        return bool(one == other)
    except Exception:  # what is no action may fail in any way when it is compared
        return text_of(one) == text_of(other)


def plain_of(view: View) -> object:
    """All that is in a view as plain data and texts; a view that was broken gives what is wrong with it."""
    try:
        return msgspec.to_builtins(view, enc_hook=repr), hash(view)
    except Exception as error:  # somebody has put into it what cannot be there
        return said(error)


def _read(view: View) -> View:
    """The view as it comes back from its JSON; where its game has none, a copy."""
    if registry.part(view.public.rules.game, "games", "play.view_json") is None:
        return copied(view)
    return view_from_plain(msgspec.json.decode(msgspec.json.encode(view_to_plain(view))))
