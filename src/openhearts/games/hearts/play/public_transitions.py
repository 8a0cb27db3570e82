"""The open part of a deal: what everybody sees change when a card is laid, a trick ends or the last one is counted.

It looks at no hand and checks nothing: positions and views from outside (seat_view.py) both go through it.
"""

from __future__ import annotations

from msgspec.structs import replace

from openhearts.cards import cardset
from openhearts.core.game import Standing
from openhearts.games.hearts.rules import scoring
from openhearts.games.hearts.rules.policies import BROKEN_WHEN, KITTY_GOES, VOID_NEXT_LEADER
from openhearts.games.hearts.rules.public_state import NO_SUIT, Public
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.games.hearts.rules.tricks import resolve


def pass_direction(rules: Ruleset, deal_number: int) -> str:
    """Where cards are passed in a deal, by its number from 1; HOLD for no pass.

    >>> [pass_direction(Ruleset(), number) for number in range(1, 6)]
    ['L1', 'R1', 'ACROSS', 'HOLD', 'L1']
    """
    if not rules.pass_.count:
        return "HOLD"
    return rules.pass_.cycle[(deal_number - 1) % len(rules.pass_.cycle)]


def shows_left_over(rules: Ruleset) -> bool:
    """Whether cards are left over that lie face up from the deal on."""
    return bool(rules.n_left_over) and rules.deal.leftover == "set_aside" and rules.deal.leftover_seen_by == "all"


def dealt(standing: Standing[Ruleset], kitty: int) -> Public:
    """What lies open just after dealing; `kitty` (cards left over) is looked at only where everybody sees it."""
    rules: Ruleset = standing.rules
    zeros = (0,) * rules.seats
    return Public(
        rules=rules,
        deal_number=standing.deal_number,
        dealer=standing.dealer,
        pass_direction=pass_direction(rules, standing.deal_number),
        scores=standing.scores,
        phase="pass",
        turn=None,
        leader=standing.leader,
        led=NO_SUIT,
        trick_ids=(),
        tricks=(),
        broken=rules.lead.broken_when == "free",
        taken=zeros,
        n_won=zeros,
        set_aside=0,
        has_passed=(False,) * rules.seats,
        opening_card=None,
        kitty_to=None,
        kitty_shown=kitty if shows_left_over(rules) else None,
        points=zeros,
    )


def begun(public: Public, leader: int, opening_card: int | None) -> Public:
    """The first trick begins."""
    return replace(public, phase="play", turn=leader, leader=leader, opening_card=opening_card)


def laid(public: Public, idx: int, kitty: int, is_last: bool) -> Public:
    """Lay a card for the seat on turn; a trick that is full goes to the seat that it belongs to.

    `is_last`: whether the trick is the last of the deal; `kitty` is looked at only where everybody sees it when taken.
    """
    trick = (*public.trick_ids, idx)
    n_seats, n_laid = len(public.taken), len(trick)
    if n_laid == n_seats:
        return _trick_ended(public, trick, kitty, is_last)
    led = public.led
    if led < 0 and idx & 15:
        led = idx >> 4
    turn = (public.leader or 0) + n_laid
    return replace(public, trick_ids=trick, led=led, turn=turn if turn < n_seats else turn - n_seats)


def _trick_ended(public: Public, cards: tuple[int, ...], kitty: int, is_last: bool) -> Public:
    """Who takes a trick and leads next, what is broken, and where the kitty goes."""
    rules = public.rules
    leader = public.leader or 0
    earlier = public.tricks
    trick = resolve(rules, leader, cards, earlier, is_last=is_last)
    tricks = (*earlier, trick)
    collector = trick.collector
    next_leader = collector
    if collector is None:
        next_leader = VOID_NEXT_LEADER[rules.trick.void_next_leader](leader, len(cards))
    aside = public.set_aside
    collected = cardset.union(aside, trick.content) if aside else trick.content
    broken = BROKEN_WHEN[rules.lead.broken_when](rules, public.broken, tricks)
    turn = None if is_last else next_leader
    if collector is not None and not rules.has_kitty:  # nearly always: one new value instead of two
        taken, n_won = list(public.taken), list(public.n_won)
        taken[collector] = cardset.union(taken[collector], collected)
        n_won[collector] += 1
        points = scoring.counted(rules, collected)
        return replace(
            public,
            trick_ids=(),
            led=NO_SUIT,
            tricks=tricks,
            broken=broken,
            leader=next_leader,
            turn=turn,
            set_aside=0,
            taken=tuple(taken),
            points=_with(public.points, collector, public.points[collector] + points) if points else public.points,
            n_won=tuple(n_won),
        )
    after = replace(
        public,
        trick_ids=(),
        led=NO_SUIT,
        tricks=tricks,
        broken=broken,
        leader=next_leader,
        turn=turn,
        set_aside=collected if collector is None else 0,
    )
    return after if collector is None else collect(after, collector, collected, kitty, is_last)


def collect(public: Public, seat: int, collected: int, kitty: int, is_last: bool) -> Public:
    """Give a seat what it collects, and the kitty when it is due."""
    rules = public.rules
    taken = cardset.union(public.taken[seat], collected)
    points = scoring.counted(rules, collected)
    kitty_to, shown = public.kitty_to, public.kitty_shown
    if rules.has_kitty and kitty_to is None and KITTY_GOES[rules.deal.leftover](collected, is_last):
        kitty_to = seat
        if rules.deal.leftover_seen_by == "all":
            shown = kitty
            taken = cardset.union(taken, kitty)
            points += scoring.counted(rules, kitty)
    return replace(
        public,
        taken=_with(public.taken, seat, taken),
        points=_with(public.points, seat, public.points[seat] + points) if points else public.points,
        n_won=_with(public.n_won, seat, public.n_won[seat] + 1),
        kitty_to=kitty_to,
        kitty_shown=shown,
    )


def _with(items: tuple[int, ...], seat: int, item: int) -> tuple[int, ...]:
    changed = list(items)
    changed[seat] = item
    return tuple(changed)


def all_taken(public: Public, kitty: int) -> tuple[int, ...]:
    """What each seat took, a kitty that nobody saw it take included."""
    if public.kitty_to is None or public.kitty_shown is not None:
        return public.taken
    taken = list(public.taken)
    taken[public.kitty_to] = cardset.union(taken[public.kitty_to], kitty)
    return tuple(taken)


def settled(public: Public, taken: tuple[int, ...], whole: int) -> Public:
    """After the last trick: who shot a moon is named, and asked where the rules say so; else nothing changes.

    `taken`: sets of cards taken, the kitty included; `whole`: the set of the cards dealt and of a kitty that counts.
    """
    rules = public.rules
    shooter = scoring.moon_shooter(rules, taken, whole)
    sun = scoring.is_sun(rules, shooter, public.n_won, rules.hand_size)
    if shooter is None or scoring.moon_award(rules, sun) == "none":
        return public
    if scoring.needs_choice(rules, shooter, sun):
        return replace(public, shooter=shooter, is_sun=sun, phase="choose", turn=shooter)
    return replace(public, shooter=shooter, is_sun=sun, turn=None)
