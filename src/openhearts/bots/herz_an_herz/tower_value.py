"""What a tower is worth now: the points it has and those it can expect, from the cards that nobody has seen yet.

Weighs room below against points; knows the seats only by their towers, and decides nothing.
"""

from __future__ import annotations

from openhearts.bots.herz_an_herz.expected_cards import ONE, cards_to_come
from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules import cards
from openhearts.games.herz_an_herz.rules.policies import START_SUPERJOKER
from openhearts.games.herz_an_herz.rules.public_state import Public
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset
from openhearts.games.herz_an_herz.rules.scoring import each_step, group_in_tower
from openhearts.games.herz_an_herz.rules.tower import Laid, Tower

POINT = 1000
USUAL_BONUS = 330  # chance (of 1024) that a step to come is of one colour
START_SAMPLE = 8  # start cards looked at, spread over those unseen
START_LOOK = 4  # draws looked ahead for one
TURNS_A_CARD = 3600  # turns (in 1024 parts) that a rival needs for a card


class Unseen:
    """The cards nobody has seen: how many there are, and how many of them fit under a value."""

    __slots__ = ("_below", "group_size", "n_all", "numbers", "rules", "starts", "without_start")

    def __init__(self, view: View) -> None:
        rules: Ruleset = view.public.rules
        counts = view.unseen_counts
        self.rules = rules
        self.without_start: dict[int, int] = {}  # worth by whole turns
        self.group_size = rules.tower.group_size
        top = rules.tower.max_number
        present = [0] * (top + 2)
        jokers: list[tuple[int, int]] = []
        n_all = 0
        self.starts: list[tuple[int, int]] = []  # (value as a start card, copies)
        for card, n in counts.items():
            n_all += n
            if cards.is_number(card):
                present[card] += n
                self.starts.append((card, n))
            elif cards.is_number_joker(card):
                low, high = cards.limits(card)
                jokers.append((low, n))
                self.starts.append((high, n))
            elif card == cards.SUPERJOKER:
                jokers.append((1, n))
                self.starts.append((START_SUPERJOKER[rules.tower.start_superjoker](top), n))
        self.n_all = max(1, n_all)
        self.numbers = present
        below = [0] * (top + 2)
        total = 0
        for value in range(1, top + 2):
            total += present[value - 1]
            below[value] = total
        for low, n in jokers:
            for value in range(low + 1, top + 2):
                below[value] += n
        self._below = below

    def n_below(self, value: int) -> int:
        """Unseen cards that could be laid under a value."""
        return self._below[min(value, len(self._below) - 1)]

    def room(self, value: int) -> int:
        """The share (of 1024) of unseen cards that fit under a value."""
        return ONE * self.n_below(value) // self.n_all

    def in_group_below(self, group: int, value: int) -> int:
        """Unseen number cards of a colour group that fit under a value."""
        low = group * self.group_size + 1
        high = min((group + 1) * self.group_size, value - 1, len(self.numbers) - 1)
        return sum(self.numbers[low : high + 1]) if high >= low else 0


def bottom(tower: Tower, row: tuple[Laid, ...]) -> int:
    """The value under which the next card of a row would lie, 0 without a start card."""
    if row:
        return row[-1].value
    return 0 if tower.start is None else tower.start.value


def n_laid(tower: Tower) -> int:
    """Cards in both rows."""
    return len(tower.left) + len(tower.right)


def turns_left(public: Public, towers: tuple[Tower, ...], seat: int) -> int:
    """Turns (1024 parts) that a seat can still expect: the stock, or the first of the others to be complete."""
    n = public.n_seats
    turns = ONE * public.n_stock // n
    whole = 2 * public.rules.tower.row_length
    for other, tower in enumerate(towers):
        if other != seat:
            missing = whole - n_laid(tower) + (1 if tower.start is None else 0)
            turns = min(turns, missing * TURNS_A_CARD)
    return turns


def tower_worth(unseen: Unseen, tower: Tower, turns: int) -> int:
    """Points (in thousandths) that a tower can expect to have at the end, with so many turns (1024 parts) to come."""
    rules = unseen.rules
    if tower.start is None:
        return _without_start(unseen, turns)
    length = rules.tower.row_length
    step, bonus = rules.tower.step_points * POINT, rules.tower.colour_bonus * POINT
    left, right = tower.left, tower.right
    n_left, n_right = len(left), len(right)
    total = sum(points.total for points in each_step(rules, tower)) * POINT
    slots_left, slots_right = length - n_left, length - n_right
    if not slots_left and not slots_right:
        return total
    share = ONE * (2 * slots_left + 1) // (2 * (slots_left + slots_right) + 2)
    to_left = turns if not slots_right else turns * min(780, max(320, share + 90)) >> 10
    to_right = turns if not slots_left else turns * min(780, max(320, ONE - share + 90)) >> 10
    more_left = cards_to_come(unseen.room(bottom(tower, left)), slots_left, to_left)
    more_right = cards_to_come(unseen.room(bottom(tower, right)), slots_right, to_right)
    end_left, end_right = n_left * ONE + more_left, n_right * ONE + more_right
    shorter, longer = min(end_left, end_right), max(end_left, end_right)
    spread = longer - shorter
    if more_left and more_right and spread < ONE:
        shorter -= (ONE - spread) * 200 >> 10  # the lower of two that are both uncertain
    begun = min(n_left, n_right)
    to_come = max(0, shorter - begun * ONE)
    total += to_come * step >> 10
    total += spread * 40 >> 10
    if bonus:
        half_done = abs(n_left - n_right)
        longer_row, short_row = (left, right) if n_left > n_right else (right, left)
        for place in range(half_done):
            part = min(ONE, max(0, to_come - place * ONE))
            if not part:
                break
            chance = _match_chance(unseen, longer_row[begun + place], bottom(tower, short_row), place)
            total += part * chance * bonus >> 20
        rest = max(0, to_come - half_done * ONE)
        total += rest * USUAL_BONUS * bonus >> 20
    return total


def _match_chance(unseen: Unseen, partner: Laid, above: int, place: int) -> int:
    """Chance (of 1024) that the card beside `partner` will be of its colour."""
    group = group_in_tower(unseen.rules, partner)
    if group is None:
        return 0
    fitting = unseen.n_below(above)
    if not fitting:
        return 0
    same = unseen.in_group_below(group, above)
    chance = ONE * same // fitting
    # it can be waited for, and cards near above are laid first
    near = group == (above - 2) // unseen.group_size
    return min(ONE, chance + (250 if near and same else 0))


def _without_start(unseen: Unseen, turns: int) -> int:
    """Worth of a tower without a start card: the best start of the draws to come, waiting only while it pays."""
    n_draws = turns >> 10
    if n_draws not in unseen.without_start:
        unseen.without_start[n_draws] = _best_start(unseen, n_draws)
    return unseen.without_start[n_draws]


def _best_start(unseen: Unseen, n_draws: int) -> int:
    n_starts = sum(n for _, n in unseen.starts)
    if n_draws <= 0 or not n_starts:
        return 0
    share = ONE * n_starts // unseen.n_all
    step = max(1, len(unseen.starts) // START_SAMPLE)
    sample = unseen.starts[step // 2 :: step]
    total = sum(n for _, n in sample)
    value = 0
    for ahead in range(min(n_draws, START_LOOK), 0, -1):
        later = (n_draws - ahead) * ONE
        gained = sum(n * max(value, tower_worth(unseen, Tower(Laid(1, start)), later)) for start, n in sample)
        value = (gained // total * share + value * (ONE - share)) >> 10
    return value
