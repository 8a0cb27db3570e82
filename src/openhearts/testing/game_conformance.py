"""Holds a game against what `core.game.Game` promises: worlds, audiences, legality, purity, texts, records, standings.

It plays deals at random and knows no game; that the rules are the right ones is for tests of the game to say.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Any, Final

import msgspec

from openhearts.bots.external.view_json import view_from_plain, view_to_plain
from openhearts.cards.shuffle import Seed, checked_seed
from openhearts.core.action import Action
from openhearts.core.event import Event
from openhearts.core.game import Game
from openhearts.core.game_types import Position, Rules, View
from openhearts.errors import BadText, IllegalAction
from openhearts.games import registry
from openhearts.testing.argument_checks import expect_count, expect_game, rules_of
from openhearts.testing.asking import Progress, quietly
from openhearts.testing.record_checks import Total, check_records, check_rules, check_standing, check_whole_record
from openhearts.testing.report import Ledger, Place, Report, is_shipped, place_of, shown_seed
from openhearts.testing.sample_deals import MOST_STEPS, Difference, Moment, Pair, listed, onlookers, pairs, rng_of, walk

CHECKS: Final = (
    "rules",
    "views",
    "two-worlds",
    "audiences",
    "legality",
    "endings",
    "purity",
    "replay",
    "notation",
    "messages",
    "records",
    "standing",
)
_DEALS, _FEW_DEALS = 6, 2
_SHARE, _FEW = 0.5, 0.15  # of the moments of a deal, those that are looked at closely
_TEXTS = 24  # actions of a decision that are written and read
NO_ACTIONS: Final = ("", " ", "?", "nonsense", "play", "pass", "9" * 30, "é", "QS QS QS QS QS")
_CANDIDATES = 12  # actions of other moments that are tried


class Foreign(Action, frozen=True, tag=True):
    """An action of no game."""


def check_game(
    game: Game,
    rules: Rules | Sequence[Rules] | None = None,
    *,
    seed: Seed = 1,
    n_deals: int | None = None,
    quick: bool = False,
    total: Total | None = None,
    on_progress: Progress = quietly,
) -> Report:
    """A report of how a game keeps its promises under a rule set or several; None: the first variant at its usual size.

    The game need not be registered.  Of each rule set `n_deals` are played (6; 2 if `quick`, which also looks at fewer
    moments).  `total`: what the points of a finished deal add up to, where the game promises that.

    >>> from openhearts.games import registry
    >>> rules = registry.ruleset("kids-jinx", 3)
    >>> check_game(registry.game_of(rules), rules, n_deals=1, quick=True).passed
    True

    What the game raises is a failure in the report; BadRuleset and BadText are raised for arguments that cannot be.
    """
    expect_game(game)
    seed = checked_seed(seed)
    if n_deals is not None:
        expect_count("n_deals", n_deals, _DEALS)
    is_known = registry.find(game.id) is game
    n_deals = n_deals if n_deals is not None else _FEW_DEALS if quick else _DEALS
    ledger = Ledger(CHECKS)
    # a changed copy of a known game keeps its name
    with nullcontext() if registry.find(game.id) is not None else registry.registered(game):
        if rules is None:
            first = game.variants()[0]
            rules = game.ruleset(first.id, first.suggested_seats[0], {})
        chosen = rules_of(rules)
        for n_before, one in enumerate(chosen):
            checker = _Checker(game, one, seed, _FEW if quick else _SHARE, total, ledger)
            check_rules(game, one, seed, ledger)
            for number in range(1, n_deals + 1):
                checker.play(number)
                checker.compare(number)
                on_progress(n_before * n_deals + number, len(chosen) * n_deals)
        if not ledger.figures["two-worlds"].get("views compared"):
            ledger.skip("two-worlds", "no-worlds")
    by_digest = {one.digest: one for one in chosen}

    def repeat(name: str, place: Place | None) -> tuple[str, ...]:
        of = chosen[0] if place is None else by_digest[place.digest]
        text = f'oh.ruleset("{of.id}", {of.seats})' if is_known and is_shipped(of) else "rules"
        owner = f"registry.game_of({text})" if is_known else "game"
        command = f"check_game({owner}, {text}, seed={seed!r}, n_deals={n_deals}, quick={quick})"
        if place is None or not place.view or place.source != "walk" or not is_known:
            return (command,)
        return command, f"view_at({text}, {seed!r}, {place.deal_number}, {place.step}, {place.seat})"

    told = f"{chosen[0].id}, {chosen[0].seats} seats" if len(chosen) == 1 else f"{len(chosen)} rule sets"
    return Report(f"{game.id}: {told}", shown_seed(seed), ledger.checks(repeat))


class _Checker:
    """The checks of one game under one rule set."""

    def __init__(
        self,
        game: Game,
        rules: Rules,
        seed: Seed,
        share: float,
        total: Total | None,
        ledger: Ledger,
    ) -> None:
        self.game, self.rules, self.seed, self.share, self.total = game, rules, seed, share, total
        self.ledger = ledger
        self.pool: dict[Action, None] = {}  # actions that were options somewhere, in the order of their first

    # --- one deal, moment by moment -----------------------------------------------------------------------------------

    def play(self, number: int) -> None:
        """A deal of random actions, with everything that can be seen in one world."""
        place = place_of(self.rules, self.seed, number)
        rng = rng_of(self.seed, self.rules, number, "checks")
        last: Moment | None = None
        with self.ledger.guard("endings", place):
            for moment in walk(self.game, self.rules, self.seed, number):
                self.look(moment, number, rng, last)
                last = moment
        if last is None:
            return
        self.ledger.did("endings", "deals")
        self.ledger.did("endings", "actions", len(last.steps))
        place = place_of(self.rules, self.seed, number, len(last.steps))
        if len(last.steps) >= MOST_STEPS:
            self.ledger.fail("endings", "endless", place, count=MOST_STEPS)
            return
        if last.position.public.phase != "over":
            if "endings" not in self.ledger.failures:
                self.ledger.fail("endings", "not-over", place, phase=last.position.public.phase)
            return
        with self.ledger.guard("replay", place):
            self.replay(last, place)
        check_records(self.game, last, place, self.ledger)
        check_whole_record(self.game, last, place, self.ledger, rng.getrandbits(32))
        check_standing(self.game, last, place, self.ledger, rng, self.total)

    def look(self, moment: Moment, number: int, rng: random.Random, last: Moment | None) -> None:
        """One moment: its events always, its views and answers to actions now and then."""
        step = len(moment.steps)
        place = place_of(self.rules, self.seed, number, step)
        with self.ledger.guard("audiences", place):
            for event in moment.events:
                self.event(event, place)
        to_act = moment.position.public.to_act
        for seat in to_act:
            with self.ledger.guard("legality", place):
                if not self.game.view_of(moment.position, seat).options:
                    view = self.game.view_of(moment.position, seat)
                    here = place_of(self.rules, self.seed, number, step, seat, view)
                    self.ledger.fail("legality", "no-options", here, viewer=seat)
        if last is not None and rng.random() < self.share:
            with self.ledger.guard("purity", place):
                self.purity(last, moment, place)
        if step == 0 or not to_act or rng.random() < self.share:
            for viewer in onlookers(self.rules):
                here = place_of(self.rules, self.seed, number, step, viewer)
                with self.ledger.guard("views", here):
                    view = self.game.view_of(moment.position, viewer)
                    here = place_of(self.rules, self.seed, number, step, viewer, view)
                    self.view(moment.position, view, viewer, here)
                    if viewer is not None:
                        self.answers(moment.position, view, viewer, here, rng)

    def event(self, event: Event, place: Place) -> None:
        """An event as each may see it: of its own kind, the same when it is shown again, and a message."""
        for viewer in onlookers(self.rules):
            shown = event.for_seat(viewer)
            self.ledger.did("audiences", "events shown")
            if shown is None:
                continue
            if type(shown) is not type(event) or shown.for_seat(viewer) != shown:
                self.ledger.fail("audiences", "shown-otherwise", place, viewer=viewer, event=event)
            with self.ledger.guard("messages", place):
                self.message(shown, self.game.event_type, place)

    def message(self, value: Any, kind: Any, place: Place) -> None:
        """A value to JSON and back."""
        self.ledger.did("messages", "values")
        if msgspec.json.decode(msgspec.json.encode(value), type=kind) != value:
            self.ledger.fail("messages", "message-differs", place, value=value)

    def view(self, position: Position, view: View, viewer: int | None, place: Place) -> None:
        """A view says whose it is and what lies open, tells the same by every way, and comes back from its JSON."""
        ledger = self.ledger
        ledger.did("views", "views")
        if view.seat != viewer:
            ledger.fail("views", "wrong-seat", place, viewer=viewer, other_viewer=view.seat)
        if view.public != position.public:
            ledger.fail("views", "wrong-public", place, viewer=viewer)
        owes = viewer is not None and viewer in position.public.to_act
        if not owes and (view.options or listed(view.options)):
            ledger.fail("legality", "extra-options", place, viewer=viewer)
        if hash(view) != hash(self.game.view_of(position, viewer)):
            ledger.fail("purity", "impure", place, name="view_of")
        fast = getattr(self.game, "options_of", None)
        if fast is not None and viewer is not None and fast(position, viewer) != view.options:
            ledger.fail("views", "fast-options", place, viewer=viewer)
        if owes and registry.part(self.game.id, "games", "play.view_json") is not None:
            plain = msgspec.json.decode(msgspec.json.encode(view_to_plain(view)))
            ledger.did("views", "views as JSON")
            again = view_from_plain(plain)
            if view_to_plain(again) != view_to_plain(view) or listed(again.options) != listed(view.options):
                ledger.fail("views", "copy-differs", place, viewer=viewer)

    # --- what a seat may do -------------------------------------------------------------------------------------------

    def answers(self, position: Position, view: View, seat: int, place: Place, rng: random.Random) -> None:
        """Options are accepted, other actions refused; options are written and read."""
        options = listed(view.options)
        allowed = set(options)
        for action in options[:_TEXTS]:
            self.pool.setdefault(action)
        with self.ledger.guard("notation", place):
            self.texts(view, rng.sample(options, min(_TEXTS, len(options))), place)
        with self.ledger.guard("legality", place):
            for action in rng.sample(options, min(_TEXTS, len(options))):
                self.ledger.did("legality", "options tried")
                error = self.refusal(position, seat, action, place)
                if error is not None:
                    self.ledger.fail("legality", "refused", place, error, action=action, viewer=seat, error=str(error))
            others = rng.sample(list(self.pool), min(_CANDIDATES, len(self.pool)))
            for action in [*others, Foreign()]:
                if action in allowed:
                    continue
                self.ledger.did("legality", "other actions tried")
                # where all decide at the same time, those who have may still change their mind
                is_open = position.public.turn is None and bool(position.public.to_act) and not options
                if self.refusal(position, seat, action, place) is not None or (is_open and action != Foreign()):
                    continue
                if not self.is_short_for(position, seat, action, options):
                    self.ledger.fail("legality", "accepted", place, action=action, viewer=seat)

    def refusal(self, position: Position, seat: int, action: Action, place: Place) -> IllegalAction | None:
        """How an action is refused; an attempt that leaves another position behind is a failure."""
        before = snapshot(position)
        try:
            self.game.apply(position, seat, action)
        except IllegalAction as error:
            return error
        finally:
            if snapshot(position) != before:
                self.ledger.fail("purity", "modified", place, name="apply")
        return None

    def is_short_for(self, position: Position, seat: int, action: Action, options: list[Action]) -> bool:
        """Whether an action is another way to name an option: the same comes of it."""
        done = self.game.apply(position, seat, action)[0]
        return any(self.game.apply(position, seat, option)[0] == done for option in options)

    def texts(self, view: View, actions: list[Action], place: Place) -> None:
        """Each action has a text of its own, which is read as that action."""
        quick: Callable[..., Action] | None = getattr(self.game, "action_in", None)
        known: dict[str, Action] = {}
        for action in actions:
            text = self.game.action_text(action)
            if (other := known.setdefault(text, action)) != action:
                self.ledger.fail("notation", "text-twice", place, text=text, action=action, other=other)
        for action in actions:
            text = self.game.action_text(action)
            self.ledger.did("notation", "texts")
            read = [self.game.action_from_text(view, text)]
            read += [quick(view.public, text)] if quick is not None else []
            for found in read:
                if found != action:
                    self.ledger.fail("notation", "text-differs", place, text=text, action=action, other=found)
            with self.ledger.guard("messages", place):
                self.message(action, self.game.action_type, place)
        for text in NO_ACTIONS:
            try:
                self.game.action_from_text(view, text)
            except (BadText, IllegalAction):
                continue
            except Exception as error:  # what it raises instead is what is told
                name = type(error).__name__
                self.ledger.fail("notation", "text-error", place, error, text=text, error=name)

    # --- the same again -----------------------------------------------------------------------------------------------

    def purity(self, last: Moment, moment: Moment, place: Place) -> None:
        """The last action once more: nothing is modified, and the same comes of it."""
        step = moment.steps[-1]
        before, view = snapshot(last.position), self.game.view_of(last.position, step.seat)
        position, events = self.game.apply(last.position, step.seat, step.action)
        self.ledger.did("purity", "actions applied again")
        if position != moment.position or tuple(events) != moment.events:
            self.ledger.fail("purity", "impure", place, name="apply")
        if snapshot(last.position) != before or self.game.view_of(last.position, step.seat) != view:
            self.ledger.fail("purity", "modified", place, name="apply")
        after = snapshot(position)
        for viewer in onlookers(self.rules):
            if self.game.view_of(position, viewer) != self.game.view_of(position, viewer):
                self.ledger.fail("purity", "impure", place, name="view_of")
        for event in events:
            shown = snapshot(event)
            event.for_seat(step.seat)
            if snapshot(event) != shown:
                self.ledger.fail("purity", "modified", place, name="for_seat")
        if snapshot(position) != after:
            self.ledger.fail("purity", "modified", place, name="view_of")

    def replay(self, last: Moment, place: Place) -> None:
        """All actions of a deal again from its start."""
        position = last.start
        self.ledger.did("replay", "deals")
        try:
            for step in last.steps:
                position, _ = self.game.apply(position, step.seat, step.action)
        except IllegalAction:  # what was allowed before is refused now
            position = last.start
        if position != last.position:
            self.ledger.fail("replay", "replay-differs", place)

    # --- two worlds ---------------------------------------------------------------------------------------------------

    def compare(self, number: int) -> None:
        """Two deals that differ in hidden things: who cannot know it sees nothing of it."""
        rng = rng_of(self.seed, self.rules, number, "comparing")
        place = place_of(self.rules, self.seed, number)
        with self.ledger.guard("two-worlds", place):
            for pair, found in pairs(self.game, self.rules, self.seed, number):
                step = len(pair.steps)
                for difference in found:
                    self.difference(pair, difference, found, place_of(self.rules, self.seed, number, step))
                if pair.left == pair.right or not pair.left.public.to_act:
                    continue
                self.ledger.did("two-worlds", "worlds")
                for viewer in pair.alike:
                    view = self.game.view_of(pair.left, viewer)
                    here = place_of(self.rules, self.seed, number, step, viewer, view, "pairs")
                    self.alike(pair, view, viewer, here, rng)

    def difference(self, pair: Pair, found: Difference, others: list[Difference], place: Place) -> None:
        """Whether somebody who could not tell the worlds apart was rightly told of a difference."""
        viewer = found.viewer
        if found.same_events:
            self.ledger.fail("two-worlds", "view-differs", place, viewer=viewer)
        if pair.left.public != pair.right.public or not pair.left.public.to_act:
            return  # it lies open now
        told = tuple(other.viewer for other in others if not other.same_view)
        if found.same_view:
            self.ledger.fail("audiences", "event-tells", place, viewer=viewer, event=found.event)
        elif found.viewer is None or len(told) > pair.most_told:
            self.ledger.fail("audiences", "too-many-told", place, viewers=told)

    def alike(self, pair: Pair, view: View, viewer: int | None, place: Place, rng: random.Random) -> None:
        """Equal views are told alike and answer alike."""
        other = self.game.view_of(pair.right, viewer)
        self.ledger.did("two-worlds", "views compared")
        # the open part is equal and long, and the same for everybody
        if repr(view) != repr(other) or hash(view) != hash(other) or snapshot(view) != snapshot(other):
            self.ledger.fail("two-worlds", "words-differ", place, viewer=viewer)
        if rng.random() > self.share:
            return
        options = listed(view.options)
        if options != listed(other.options):
            self.ledger.fail("two-worlds", "options-differ", place, viewer=viewer)
        if viewer is None:
            return
        tries = [*rng.sample(options, min(2, len(options))), Foreign()]
        tries += rng.sample(list(self.pool), min(3, len(self.pool)))
        claims = getattr(self.game, "claims", None)
        claim = claims.offer(view) if claims is not None else None
        if claims is not None and claim is not None and not claims.is_agreed(claim):
            tries.append(claim)
        for action in tries:
            one, two = (self.answer(position, viewer, action) for position in (pair.left, pair.right))
            if _in_full(one) != _in_full(two):
                self.refused_otherwise(viewer, action, one, two, place)

    def refused_otherwise(
        self, viewer: int, action: Action, one: IllegalAction | None, two: IllegalAction | None, place: Place
    ) -> None:
        """An action that is answered differently to equal views."""
        error = one or two
        if one is not None and two is not None:
            answers = {"one": _in_full(one), "other": _in_full(two)}
            self.ledger.fail("two-worlds", "refusal-differs", place, viewer=viewer, action=action, **answers)
        else:
            self.ledger.fail("two-worlds", "refused-once", place, error, viewer=viewer, action=action, error=str(error))

    def answer(self, position: Position, seat: int, action: Action) -> IllegalAction | None:
        """How an action is refused; None where it is accepted."""
        try:
            self.game.apply(position, seat, action)
        except IllegalAction as error:
            return error
        return None


def _in_full(error: IllegalAction | None) -> str:
    """All that a refusal says; empty where nothing is refused."""
    return "" if error is None else f"{type(error).__name__} {error.why} {error.data} {error}"


def snapshot(value: Any) -> Any:
    """A value as plain data that do not change with it."""
    return msgspec.to_builtins(value, enc_hook=repr)
