"""An independent brute force of Herz an Herz, for tests only: docs/rules.md 6 once more, in dicts and strings.

It is written apart from the engine, imports nothing from it, and looks values up by trying them all.
A state is a dict; a laid card is a list [text, value]; an action is the word that records use.
"""

from __future__ import annotations

import copy
import re
from typing import Any

State = dict[str, Any]
Options = dict[str, Any]  # values by dotted name, and "seats"

ROWS = ("left", "right")


def pack(o: Options) -> list[str]:
    """Every card, copies included."""
    size = o["tower.group_size"]
    jokers = [f"J{i * size + 1}-{i * size + size}" for i in range(o["tower.number_jokers"])]
    numbers = [str(n + 1) for n in range(o["tower.max_number"])]
    return numbers + jokers + ["SJ"] * o["tower.superjokers"] + ["ST"] * o["tower.steal_cards"]


# --- values -----------------------------------------------------------------------------------------------------------


def span(card: str) -> range:
    """All values that are printed on a card, wherever it lies."""
    if card.isdigit():
        return range(int(card), int(card) + 1)
    if card == "SJ":
        return range(1, 1000)
    low, high = card[1:].split("-")
    return range(int(low), int(high) + 1)


def values(o: Options, card: str, above: int) -> set[int]:
    """The values a card may take under another one."""
    if card == "ST":
        return set()
    fitting = {value for value in span(card) if value < above}
    if card[0] == "J" and o["tower.group_overflow"] == "illegal" and above - 1 not in span(card):
        fitting = set()
    if o["tower.joker_value"] == "next_lower" and fitting:
        fitting = {max(fitting)}
    return fitting


def as_start(o: Options, card: str) -> int:
    """The value of a start card."""
    if card == "SJ":
        highest: int = o["tower.max_number"]
        return {"100": 100, "top_in_play": highest, "above_all": max(100, highest) + 1}[o["tower.start_superjoker"]]
    return max(span(card))


# --- a deal -----------------------------------------------------------------------------------------------------------


def new(o: Options, stock: list[str], starter: int = 0) -> State:
    """A deal whose starter has drawn."""
    seats = o["seats"]
    state: State = {
        "stock": list(stock),
        "pile": [],
        "towers": [{"start": [], "left": [], "right": []} for _ in range(seats)],
        "turns": [0] * seats,
        "starter": starter,
        "turn": starter,
        "completed": False,
        "over": False,
        "why": None,
    }
    state["drawn"] = state["stock"].pop(0)
    return state


def places(o: Options, tower: dict[str, Any], card: str) -> dict[str, set[int]]:
    """Row -> the values that a card may take at its end."""
    found = {}
    for row in ROWS:
        column = tower["start"] + tower[row]
        room = column and len(tower[row]) != o["tower.row_length"]
        options = values(o, card, column[-1][1]) if room else set()
        if options:
            found[row] = options
    return found


def exposed(o: Options, tower: dict[str, Any]) -> list[tuple[str, int]]:
    """(row, step) of the cards that can be stolen from a tower."""
    steps = [(row, step) for row in ROWS for step in range(1, len(tower[row]) + 1)]
    if o["tower.steal_target"] == "row_ends":
        found = [(row, step) for row, step in steps if (row, step + 1) not in steps]
    else:  # of the two lowest: at most one card lies deeper
        found = [(row, step) for row, step in steps if sum(other > step for _, other in steps) < 2]
    if o["tower.steal_start_card"] == "if_alone" and not steps and tower["start"]:
        found.append(("start", 0))
    return found


def legal(o: Options, state: State) -> set[str]:
    """Every action of the seat on turn; a value only where there is more than one."""
    if state["over"]:
        return set()
    tower, card = state["towers"][state["turn"]], state["drawn"]
    words = {"discard"}
    if card != "ST" and not tower["start"]:
        words.add("keep")
    for row, options in places(o, tower, card).items():
        words |= {row} if len(options) == 1 else {f"{row}={value}" for value in options}
    if card == "ST":
        for victim, robbed in enumerate(state["towers"]):
            for row, step in exposed(o, robbed) if victim != state["turn"] else []:
                stolen = (robbed["start"] + robbed[row])[step][0] if row != "start" else robbed["start"][0][0]
                source = row if row == "start" or step == len(robbed[row]) else f"{row}:{step}"
                for to, options in places(o, tower, stolen).items():
                    ends = [""] if len(options) == 1 else [f"={value}" for value in options]
                    words |= {f"steal {victim} {source} {to}{end}" for end in ends}
                if o["tower.steal_as_start"] and not tower["start"]:
                    words.add(f"steal {victim} {source} start")
    return words


def act(o: Options, before: State, word: str) -> State:
    """The state after an action."""
    state = copy.deepcopy(before)
    seat, card = state["turn"], state["drawn"]
    tower = state["towers"][seat]
    again = False
    if word == "discard":
        state["pile"].append(card)
    elif word == "keep":
        tower["start"] = [[card, as_start(o, card)]]
    elif word.startswith("steal"):
        _, victim, source, target = word.split()
        row, _, step = source.partition(":")
        robbed = state["towers"][int(victim)][row]
        stolen = robbed.pop(int(step) - 1 if step else -1)[0]
        put(o, tower, stolen, target)
        state["pile"].append(card)
        again = o["tower.steal_extra_draw"]
    else:
        put(o, tower, card, word)
    full = min(len(tower[row]) for row in ROWS) == o["tower.row_length"]
    state["completed"] = state["completed"] or full
    again = again and not full
    state["turns"][seat] += not again
    if state["completed"] and (o["tower.round_end"] == "immediate" or (len(set(state["turns"])) == 1 and not again)):
        state["over"], state["why"] = True, "tower"
    elif not state["stock"]:
        state["over"], state["why"] = True, "stock"
    if state["over"]:
        state["drawn"] = state["turn"] = None
    else:
        state["turn"] = seat if again else (seat + 1) % o["seats"]
        state["drawn"] = state["stock"].pop(0)
    return state


def put(o: Options, tower: dict[str, Any], card: str, target: str) -> None:
    """Add a card to a tower, `target` being a row with or without a value, or `start`."""
    row, _, value = target.partition("=")
    if row == "start":
        tower["start"] = [[card, as_start(o, card)]]
    else:
        tower[row].append([card, int(value) if value else max(places(o, tower, card)[row])])


def shown(o: Options, state: State) -> list[str]:
    """What lies open of the pile."""
    pile: list[str] = state["pile"]
    return pile if o["tower.discard_seen"] == "all" else pile[-1:]


# --- points and the match ---------------------------------------------------------------------------------------------


def colour(o: Options, card: str, value: int) -> int | None:
    """The group a card counts for."""
    if card == "SJ" and not o["tower.superjoker_bonus"]:
        return None
    shown_value = int(re.findall(r"\d+", card)[0]) if card != "SJ" else value
    size: int = o["tower.group_size"]
    return -(-shown_value // size)


def points(o: Options, tower: dict[str, Any]) -> tuple[int, int]:
    """Step points and colour points of a tower."""
    step = bonus = 0
    for k in range(o["tower.row_length"]):
        if k < len(tower["left"]) and k < len(tower["right"]):
            step += o["tower.step_points"]
            groups = {colour(o, *tower[row][k]) for row in ROWS}
            if len(groups) == 1 and groups != {None}:
                bonus += o["tower.colour_bonus"]
    return step, bonus


def best_seats(o: Options, totals: list[int], worst: bool = False) -> list[int]:
    """The seats that win (or come last) with these totals."""
    ranked = sorted(totals, reverse=(o["score.winner"] == "highest") != worst)
    return [seat for seat, total in enumerate(totals) if total == ranked[0]]


def match_over(o: Options, deals: int, totals: list[int]) -> bool:
    """Whether a match ends after so many deals."""
    if deals < o["tower.rounds"]:
        return False
    return o["end.tie"] == "shared" or len(best_seats(o, totals)) == 1


def next_starter(o: Options, starter: int, gained: list[int]) -> int:
    """Who starts the next deal."""
    n = len(gained)
    how = o["tower.next_starter"]
    if how == "same":
        return starter
    if how == "rotate":
        return (starter + 1) % n
    wanted = best_seats(o, gained, worst=how == "last")
    seat = starter
    while True:
        seat = (seat + 1) % n
        if seat in wanted:
            return seat
