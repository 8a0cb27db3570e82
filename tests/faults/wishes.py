"""What simulated people ask for: anything that anybody might, or, when all is to be well, what ends a deal.

It decides nothing, and sends nothing.
"""

from __future__ import annotations

import random

from msgspec.structs import replace

from openhearts.tables.session import commands as c
from openhearts.tables.session.state import State

from ..tables.session.histories import World


class Chooser(World):
    """The hands of one person."""

    def __init__(self, rng: random.Random, person: str) -> None:  # no table of its own
        self.rng, self.person, self.crowd = rng, person, (person,)
        self.now = 0.0
        self.state: State

    def any(self, state: State, now: float) -> c.AnyWish:
        """Something that somebody might ask for, sensible or not."""
        self.state, self.now = state, now
        wish, _ = self.wish()
        return self._named(wish)

    def foreign(self, state: State) -> c.AnyWish | None:
        """Something that only another one, or the server, may ask for."""
        self.state = state
        seat = next((seat for seat in state.to_act if state.player(seat) != self.person), None)
        if seat is None or state.deal is None:
            return None
        deal, text = state.deal, self.action_of(seat)
        if self.rng.random() < 0.5:
            return self._named(c.Act(seat, text))
        return c.BotActs(deal.number, len(deal.steps), seat, text, "random", "1")

    def steady(self, state: State) -> c.AnyWish | None:
        """What carries a deal to its end; None while others are to do something."""
        self.state = state
        seats = state.seats_of(self.person)
        if state.phase == "gathering" and self.person == state.host:
            return c.Start()
        if answers := self._answers(self.person):
            return answers[0]
        if not seats:
            can_sit = state.phase in ("gathering", "playing") and not state.is_banned(self.person)
            has_room = any(chair.person is None for chair in state.chairs)
            return c.Sit(self.person) if can_sit and has_room and state.admits(self.person) else None
        if state.claim is not None:
            return c.AnswerClaim(False) if self.person in (*state.claim.waits, state.claim.person) else None
        seat = next((seat for seat in state.plays(self.person) if seat in state.to_act), None)
        if seat is not None and state.phase == "playing":
            return self._named(c.Act(seat, self.action_of(seat)))
        if state.deal is not None and state.phase == "playing" and state.settings.guide:
            return c.ReadOn() if state.lesson_at != len(state.deal.steps) else None
        if state.phase == "waiting" and self.person not in state.ready:
            return c.Ready()
        return None

    def probe(self, state: State) -> c.AnyWish:
        """Something that any table takes from anybody."""
        if state.settings.talks and state.seats_of(self.person):
            return c.Speak("is anybody there?")
        return c.Arrive()

    def _named(self, wish: c.AnyWish) -> c.AnyWish:
        """An action as a page sends it: with the name of the decision that it answers."""
        if isinstance(wish, c.Act | c.ClaimRest) and 0 <= wish.seat < len(self.state.chairs):
            return replace(wish, turn=self.state.turn_of(wish.seat))
        return wish
