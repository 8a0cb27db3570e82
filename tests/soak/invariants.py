"""What holds in every position of a deal: no card is lost, nobody who must act is stuck, points are those of the cards.

It judges from the outside, with counts and tables of texts; which action comes next is the caller's.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

import openhearts as oh
from openhearts.cards import cardset
from openhearts.cards.card import CARDS
from openhearts.games import registry
from tests.oracles import scoring
from tests.oracles.cards import value_of

OVER = "over"


def texts(cards: int) -> list[str]:
    """Texts of a set of cards."""
    return [str(one) for one in cardset.to_cards(cards)]


def hearts_cards(position: Any) -> Counter[int]:
    """Every card of a position of Hearts, wherever it lies, as ids with their counts."""
    public = position.public
    piles = [*public.taken, public.set_aside]
    if public.phase != OVER or public.claimed is None or public.claimed.kind != "all_mine":
        piles += position.hands  # at the end of such a claim they lie with the claimer
    if public.phase == "pass":
        piles += position.gave  # chosen and laid aside until the last seat has passed
    kitty_is_taken = public.kitty_to is not None and (public.phase == OVER or public.kitty_shown is not None)
    if not kitty_is_taken:
        piles.append(position.kitty)
    found = Counter(idx for pile in piles for idx in cardset.ids(pile))
    found.update(public.trick_ids)
    return found


def herz_cards(position: Any) -> Counter[int]:
    """Every card of a position of Herz an Herz, wherever it lies, as codes with their counts."""
    found = Counter(position.stock) + Counter(position.pile)
    found.update(laid.card for tower in position.public.towers for laid in tower.laid)
    if position.public.drawn is not None:
        found.update((position.public.drawn,))
    return found


CARDS_OF = {"hearts": hearts_cards, "herz_an_herz": herz_cards}


def check_step(deal: oh.Deal, worth: dict[str, int]) -> None:
    """What holds after every step; `worth` is the `worth_of` the rules."""
    public, rules = deal.position.public, deal.rules
    pack = registry.game_of(rules).pack(rules)
    assert CARDS_OF[rules.game](deal.position) == Counter(pack), "a card is lost or there twice"
    assert deal.is_over == (not deal.to_act), "the deal is stuck"
    for seat in range(rules.seats):
        view = deal.view(seat)
        assert view.public is public and view.seat == seat
        assert bool(view.options) == (seat in deal.to_act), f"options of seat {seat}"
        if seat in deal.to_act:
            assert next(iter(view.options), None) is not None, f"seat {seat} is to act and may do nothing"
    assert not deal.view(None).options
    assert (deal.points is None) == (not deal.is_over)
    if rules.game == "hearts" and not deal.is_over and not public.trick_ids:
        _check_points(deal, worth)


def worth_of(rules: Any) -> dict[str, int]:
    """Points and bonus of every card of a pack of Hearts, by its text; of other games nothing."""
    if rules.game != "hearts":
        return {}
    resolved = registry.game_of(rules).resolved(rules)
    points, bonus = resolved["score.points"], resolved["score.bonus"]
    return {str(one): value_of(points, str(one)) + value_of(bonus, str(one)) for one in CARDS}


def _check_points(deal: oh.Deal, worth: dict[str, int]) -> None:
    """Before the end, points are those of the cards seen in tricks; an unseen kitty is among neither."""
    public = deal.position.public
    seen = Counter(idx for trick in public.tricks for idx in trick.ids)
    if public.kitty_shown is not None:
        seen.update(cardset.ids(public.kitty_shown))
    else:
        assert public.rules.deal.leftover_seen_by != "all" or public.kitty_to is None
    for seat, taken in enumerate(public.taken):
        assert not Counter(cardset.ids(taken)) - seen, f"seat {seat} took cards that nobody saw"
        assert public.points[seat] == sum(worth[text] for text in texts(taken))


def check_end(deal: oh.Deal, resolved: dict[str, Any]) -> None:
    """At the end, the points of Hearts are what the brute force makes of the cards taken."""
    public, position = deal.position.public, deal.position
    if deal.rules.game != "hearts":
        assert public.points == deal.points
        return
    captured = [texts(taken) for taken in public.taken]
    dealt = [text for hand in position.dealt for text in texts(hand)]
    kitty = [] if resolved["deal.leftover"] == "set_aside" else texts(position.kitty)
    if isinstance(resolved["moon.needs"], dict) and not scoring.penalty_cards(resolved, dealt + kitty):
        return  # a moon of named cards in a deal without any penalty: the brute force knows none
    expected = scoring.score(
        resolved,
        captured,
        tricks_won=public.n_won,
        n_tricks=public.rules.hand_size,
        in_play=dealt + kitty,
        choice=public.choice or "add",
    )
    assert public.points == expected
    assert sum(public.n_won) <= public.rules.hand_size


def check_record(deal: oh.Deal) -> None:
    """The deal's own notation: written, read and written again it is the same deal."""
    game = deal.game
    lines = [(number, line) for number, line in enumerate(game.start_lines(deal.start), 1)]
    start, _ = game.read_start(deal.standing, lines)
    assert start == deal.start
    played = game.play_lines(start, deal.steps)
    steps = game.read_play(start, [(number, line) for number, line in enumerate(played, 10)])
    assert [(step.seat, step.action) for step in steps] == [(step.seat, step.action) for step in deal.steps]
    assert game.play_lines(start, steps) == played
    for step in steps[:3]:
        raw = msgspec.json.encode(step.action)
        assert msgspec.json.decode(raw, type=game.action_type) == step.action


def check_rules(rules: Any) -> None:
    """A rule set in full words is the same rule set again."""
    game = registry.game_of(rules)
    again = game.from_resolved(game.resolved(rules))
    assert again.digest == rules.digest
