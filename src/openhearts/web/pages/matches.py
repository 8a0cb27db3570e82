"""The matches that a visitor has played to their end: how each ended, and all of a game together.

It reads what the lists of tables say; no match is looked into.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from litestar import Response, get
from msgspec import Struct

from openhearts.speech.dates_in_words import moment
from openhearts.speech.display_names import shown_names
from openhearts.speech.speaker import Speaker
from openhearts.tables.hosting.table_list import Finished
from openhearts.web.pages.front import game_of
from openhearts.web.pages.request import Asked, Visit
from openhearts.web.slow.deadlines import zone

FIRST: Final = 20  # matches that stand there at once


class Match(Struct, frozen=True):
    """A match that is over; no place where several people played it at this device."""

    ident: str
    game: str
    when: str
    place: str
    is_won: bool
    scores: str


class Sum(Struct, frozen=True):
    """All matches of one game, as they are read."""

    game: str
    matches: str
    won: str
    place: str
    points: str


def place_of(one: Finished, seat: int) -> int:
    """The place of a seat, from 1: who won shares the first, and who has the same score has the same place.

    The winners' scores tell whether a low or a high one is good.
    """
    winners, scores = one.result.winners, one.about.scores
    if seat in winners:
        return 1
    best = scores[winners[0]]
    better = [score for score in scores if (score < scores[seat] if best <= min(scores) else score > scores[seat])]
    return 1 + max(len(better), len(winners))


def own_seat(one: Finished, person: str) -> int | None:
    """The seat of a person, None where several people shared their device: nobody can say who is who."""
    seats = one.result.seats[person]
    return seats[0] if len(seats) == 1 else None


def match_of(one: Finished, person: str, speaker: Speaker, where: str) -> Match:
    """A match as a line of the list."""
    seat, scores = own_seat(one, person), one.about.scores
    names = shown_names(speaker, one.result.names, seat)
    told = [
        speaker.text("seat-and-number", number=score, seat=name, self="yes" if place == seat else "no")
        for place, (name, score) in enumerate(zip(names, scores, strict=False))
    ]
    place = "" if seat is None else speaker.text("web-sheet-place", place=place_of(one, seat), count=len(scores))
    return Match(
        one.ident,
        game_of(one.about, speaker),
        moment(speaker, one.result.at, where),
        place,
        seat in one.result.winners,
        speaker.sentence(speaker.catalogue.row(told)),
    )


def sums_of(found: Sequence[Finished], person: str, speaker: Speaker) -> list[Sum]:
    """Each game that was played with one's own hand alone, the one that was played most first."""
    by_game: dict[str, list[tuple[Finished, int]]] = {}
    for one in found:
        if (seat := own_seat(one, person)) is not None:
            by_game.setdefault(game_of(one.about, speaker), []).append((one, seat))
    rows = []
    for game, played in sorted(by_game.items(), key=lambda item: (-len(item[1]), item[0])):
        n_deals = sum(one.about.deal for one, _ in played)
        points = sum(one.about.scores[seat] for one, seat in played)
        places = [place_of(one, seat) for one, seat in played]
        rows.append(
            Sum(
                game,
                speaker.number(len(played)),
                speaker.number(sum(seat in one.result.winners for one, seat in played)),
                speaker.number(sum(places) / len(places), 1),
                speaker.number(points / n_deals, 1),
            )
        )
    return rows


@get("/matches")
async def matches(request: Asked) -> Response[str]:
    """What the visitor has played to its end."""
    visit = Visit(request)
    person, speaker, where = visit.person.ident, visit.speaker, zone(request)
    found = await visit.site.lobby.finished(person)
    lines = [match_of(one, person, speaker, where) for one in found]
    return visit.page("matches.html", sums=sums_of(found, person, speaker), first=lines[:FIRST], older=lines[FIRST:])


HANDLERS: Final = (matches,)
