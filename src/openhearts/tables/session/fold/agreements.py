"""What people say that others wait for: ready, deal anew, play again, the rest is mine.

It decides nothing: what comes of their words is said by other facts.
"""

from __future__ import annotations

from msgspec.structs import replace

from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.state import Claim, State


def agreed(state: State, fact: f.Readied | f.AnewAsked | f.AnewAgreed | f.AnewRefused) -> State:
    """Who is ready for the next deal, and who wants this one dealt anew."""
    match fact:
        case f.Readied(person):
            return replace(state, ready=state.ready | {person})
        case f.AnewAsked(person) | f.AnewAgreed(person):
            return replace(state, anew=state.anew | {person}, anew_offered=state.anew_offered - {person})
        case f.AnewRefused(person, is_own):
            offered = state.anew_offered - {person}
            if is_own:
                return replace(state, anew=state.anew - {person}, anew_offered=offered)
            return replace(state, anew=frozenset(), anew_refused=True, anew_offered=frozenset())


def played_again(state: State, fact: f.AgainWanted | f.AgainRefused | f.MovesOn, at: float) -> State:
    """Who plays another match with the same people, and where they do."""
    match fact:
        case f.AgainWanted(person):
            wants, refuses = state.wants_again | {person}, state.refuses_again - {person}
            asked_at = state.again_at if state.wants_again else at
            return replace(state, wants_again=wants, refuses_again=refuses, again_at=asked_at)
        case f.AgainRefused(person):
            wants, refuses = state.wants_again - {person}, state.refuses_again | {person}
            return replace(state, wants_again=wants, refuses_again=refuses)
        case f.MovesOn(ident):
            return replace(state, next_table=ident)


def claimed(state: State, fact: f.ClaimOffered | f.ClaimAccepted | f.ClaimRefused | f.ClaimWithdrawn) -> State:
    """Who says that the rest of a deal goes so, and who has agreed."""
    match fact:
        case f.ClaimOffered(seat, action, waits):
            person = state.chairs[seat].person or ""
            return replace(state, claim=Claim(person, seat, action, frozenset(waits)))
        case f.ClaimAccepted(person):
            assert state.claim is not None
            return replace(state, claim=replace(state.claim, waits=state.claim.waits - {person}))
        case f.ClaimRefused(seat):
            deal = state.deal
            assert deal is not None
            mark = (seat, deal.number, len(getattr(deal.public, "tricks", ())))
            return replace(state, claim=None, claim_refused=mark)
        case f.ClaimWithdrawn():
            return replace(state, claim=None)
