"""The reasons that bots give, each with the variables it carries: the catalogue words them as `reason-<key>`.

No sentence stands here.  Variables: `card` and `guard` are cards as text ("QS", "J26-50"), `suit` a letter of CDHS,
`seat` a seat from 0, `row` is left or right, everything else a whole number.
"""

from __future__ import annotations

from typing import Final

from openhearts.core.advice import Because

# --- any game
ONLY_CHOICE: Final = "only-choice"
AT_RANDOM: Final = "at-random"
FEWEST_POINTS: Final = "fewest-points"
MOST_POINTS: Final = "most-points"
BEST_FOR_BOTH: Final = "best-for-both"

# --- Hearts: passing
PASS_DANGER: Final = "pass-danger"
PASS_VOID: Final = "pass-void"
PASS_FOR_MOON: Final = "pass-for-moon"
PASS_SPARE: Final = "pass-spare"
KEEP_GUARD: Final = "keep-guard"

# --- Hearts: playing
DUCK: Final = "duck"
UNLOAD_QUEEN: Final = "unload-queen"
UNLOAD_HIGH_HEART: Final = "unload-high-heart"
UNLOAD_DANGER: Final = "unload-danger"
UNLOAD_HIGH_CARD: Final = "unload-high-card"
MAKE_VOID: Final = "make-void"
TAKE_CHEAPLY: Final = "take-cheaply"
PERHAPS_CHEAP: Final = "perhaps-cheap"
LAST_SEAT_SAFE: Final = "last-seat-safe"
HUNT_QUEEN: Final = "hunt-queen"
PROTECT_QUEEN: Final = "protect-queen"
STOP_MOON: Final = "stop-moon"
TRY_MOON: Final = "try-moon"
MOON_UNSURE: Final = "moon-unsure"
TAKE_JACK: Final = "take-jack"
KEEP_JACK: Final = "keep-jack"
FORCED: Final = "forced"
LEAD_LOW: Final = "lead-low"
LEAD_SAFE_SUIT: Final = "lead-safe-suit"
LEAD_EARLY: Final = "lead-early"
HOPE_HIGHER: Final = "hope-higher"
CANCEL_HOPE: Final = "cancel-hope"
CANCELS: Final = "cancels"
VOID_TRICK: Final = "void-trick"
JOKER_EXCUSE: Final = "joker-excuse"
JOKER_WINS: Final = "joker-wins"
JINX_DANGER: Final = "jinx-danger"
KITTY_DANGER: Final = "kitty-danger"
CHOOSE_ADD: Final = "choose-add"
CHOOSE_SUBTRACT: Final = "choose-subtract"
ADD_ENDS_MATCH: Final = "add-ends-match"
WIN_MATCH: Final = "win-match"

# --- Herz an Herz
START_HIGH: Final = "start-high"
START_LAST_CHANCE: Final = "start-last-chance"
START_TOO_LOW: Final = "start-too-low"
KEEP_ROOM: Final = "keep-room"
EXTRA_POINT: Final = "extra-point"
FILL_STEP: Final = "fill-step"
FILL_ROW: Final = "fill-row"
TOO_RISKY: Final = "too-risky"
NO_PLACE: Final = "no-place"
JOKER_SAVES_ROOM: Final = "joker-saves-room"
FINISH_TOWER: Final = "finish-tower"
STEAL_BEST: Final = "steal-best"
STEAL_HURTS: Final = "steal-hurts"
STEAL_NOT_WORTH: Final = "steal-not-worth"

VARIABLES: Final[dict[str, tuple[str, ...]]] = {
    ONLY_CHOICE: (),
    AT_RANDOM: (),
    FEWEST_POINTS: ("worlds",),  # cost least in that many imagined worlds
    MOST_POINTS: ("worlds",),  # earned most in that many
    BEST_FOR_BOTH: (),  # two seats: the other hand is known, and this is best against its best play
    PASS_DANGER: ("card",),  # too likely to win tricks that cost points
    PASS_VOID: ("suit",),  # leaves the suit empty, so that others' points can be thrown on it
    PASS_FOR_MOON: (),  # the hand is fit for a moon: what loses tricks goes
    PASS_SPARE: ("card",),  # nothing is dangerous: the hand misses it least
    KEEP_GUARD: ("card", "guards"),  # stays: that many lower cards of its suit guard it
    DUCK: ("card",),  # stays under the card that wins so far
    UNLOAD_QUEEN: ("card", "seat", "points"),  # the dearest card goes to that seat
    UNLOAD_HIGH_HEART: ("card", "seat"),
    UNLOAD_DANGER: ("card", "seat", "points"),  # another card that costs
    UNLOAD_HIGH_CARD: ("card",),  # a high card without points goes while it can
    MAKE_VOID: ("suit",),
    TAKE_CHEAPLY: ("card", "points"),  # wins, and what lies there costs no more than that
    PERHAPS_CHEAP: ("card", "points"),  # the same of a card that others may still beat
    LAST_SEAT_SAFE: ("card",),  # last to play, no points on the table: the highest goes
    HUNT_QUEEN: ("card",),  # `card` is the one hunted
    PROTECT_QUEEN: ("card",),  # `card` is the one protected: its guards stay
    STOP_MOON: ("seat",),
    TRY_MOON: (),
    MOON_UNSURE: ("percent",),  # it would earn more, but comes off in no more than so many of 100 imagined deals
    TAKE_JACK: ("card", "points"),  # a card worth points lies there
    KEEP_JACK: ("card",),
    FORCED: ("card",),  # every card that may be played wins so far
    LEAD_LOW: ("card",),
    LEAD_SAFE_SUIT: ("suit",),  # the others hold many cards of it
    LEAD_EARLY: ("card",),  # high cards go early, while everybody still follows
    HOPE_HIGHER: ("card",),  # wins so far, but a seat after it probably plays higher
    CANCEL_HOPE: ("card",),  # its twin is still out and may cancel it
    CANCELS: ("card",),  # meets its twin on the table: neither wins
    VOID_TRICK: (),  # makes the trick void
    JOKER_EXCUSE: ("card",),
    JOKER_WINS: ("card",),
    JINX_DANGER: ("card", "points"),  # the dearest card is still out and might fall here
    KITTY_DANGER: ("cards",),  # the winner gets that many cards unseen
    CHOOSE_ADD: ("points",),
    CHOOSE_SUBTRACT: ("points",),
    WIN_MATCH: (
        "percent",
    ),  # of imagined ends of the match, shared ones in parts; more than whatever earns more points
    ADD_ENDS_MATCH: (),  # adding would end the match with another player ahead
    START_HIGH: ("card", "value"),
    START_LAST_CHANCE: ("card",),  # not high, but the stock runs low
    START_TOO_LOW: ("card", "better"),  # that many cards still out are higher
    KEEP_ROOM: ("row", "room", "steps"),  # room below for the steps that are missing
    EXTRA_POINT: ("card", "guard"),  # `guard`: its neighbour of the same colour
    FILL_STEP: ("step",),  # completes a step
    FILL_ROW: ("row",),  # the row is full now
    TOO_RISKY: ("card", "room", "steps"),  # would leave too little room
    NO_PLACE: ("card",),
    JOKER_SAVES_ROOM: ("card", "value"),
    FINISH_TOWER: ("points",),  # ends the deal, ahead
    STEAL_BEST: ("card", "seat"),
    STEAL_HURTS: ("card", "seat"),  # above all it takes points from that seat
    STEAL_NOT_WORTH: (),
}


def because(key: str, **values: str | int) -> Because:
    """A reason of the list above.

    >>> because(HUNT_QUEEN, card="QS").values
    {'card': 'QS'}
    """
    assert set(values) == set(VARIABLES[key]), f"{key} carries {VARIABLES[key]}, not {tuple(values)}"
    return Because(key, values)
