"""One moment of a record as values that a template draws: what lies on the table, what happened, and where to go.

Nothing is played here; what is shown is recomputed from the record.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from openhearts.core.input_limits import whole_number
from openhearts.core.seat_changes import carried
from openhearts.errors import Forbidden, Why
from openhearts.records import Moment, Record, moments
from openhearts.speech.display_names import shown_names
from openhearts.speech.speaker import Speaker
from openhearts.speech.voice import Facts
from openhearts.tables.roster import clean_name, clean_text
from openhearts.web.game_ui import Picture, Seen, game_ui_of
from openhearts.web.identity.guests import Person
from openhearts.web.regions.match import Row
from openhearts.web.scores.score_chart import Chart, chart_of, limit_of
from openhearts.web.seat_faces import faces_in_record

LONGEST_COMMENT: Final = 400  # letters
# What each link does: its key on a keyboard, and its sign.
MOVES: Final = (
    ("first", "Home", "|◀"),
    ("back-trick", "ArrowUp", "◀◀"),
    ("back", "ArrowLeft", "◀"),
    ("next", "ArrowRight", "▶"),
    ("next-trick", "ArrowDown", "▶▶"),
    ("last", "End", "▶|"),
)


class Place(Struct, frozen=True):
    """Where one is in a record: the deal (from 0), how many of its steps are done, whose side (None: everybody's)."""

    deal: int = 0
    step: int = 0
    seat: int | None = None

    def query(self, record: Record) -> str:
        """As the end of an address."""
        seat = "" if self.seat is None else f"&seat={self.seat}"
        return f"?deal={record.deals[self.deal].number}&step={self.step}{seat}"


class Move(Struct, frozen=True):
    """A link to another moment; `is_here` where it leads nowhere else."""

    name: str
    key: str
    sign: str
    href: str
    is_here: bool


class Side(Struct, frozen=True):
    """A link to a deal, or to a player's view."""

    label: str
    href: str
    is_here: bool


class Hand(Struct, frozen=True):
    """What a seat holds at this moment."""

    name: str
    cards: tuple[object, ...]


class Shown(Struct, frozen=True):
    """Everything that the page draws."""

    picture: Picture
    said: tuple[str, ...]
    opened: tuple[str, ...]
    hands: tuple[Hand, ...]
    moves: tuple[Move, ...]
    deals: tuple[Side, ...]
    sides: tuple[Side, ...]
    scores: tuple[Row, ...]
    chart: Chart | None
    number: int
    step: int
    count: int
    seat: int | None
    bot: str  # the name of the bot that decided, where its choice can be made again


def place_in(record: Record, asked: dict[str, str]) -> Place:
    """The place that an address names; what is out of range is the nearest that there is.  Raises Forbidden."""
    if not record.deals:
        raise Forbidden(Why.NO_RECORD)
    numbers = [deal.number for deal in record.deals]
    wanted = _number(asked.get("deal", ""), numbers[0])
    deal = numbers.index(wanted) if wanted in numbers else 0
    step = min(_number(asked.get("step", ""), 0), len(record.deals[deal].steps))
    seat = _number(asked.get("seat", ""), -1)
    return Place(deal, step, seat if 0 <= seat < len(record.players) else None)


def _number(text: str, default: int) -> int:
    found = whole_number(text, 6)
    return default if found is None else found


def names_in(record: Record, deal: int, speaker: Speaker, seat: int | None) -> tuple[str, ...]:
    """Names by seat in a deal (from 0), as a seat reads them: as short and plain as those of people at a table."""
    called = [player.name for player in record.players_in(deal)]
    plain = [clean_name(name, speaker.text("web-kitchen-player", number=at)) for at, name in enumerate(called, 1)]
    return shown_names(speaker, plain, seat)


def moments_of(record: Record, deal: int) -> list[Moment]:
    """Every moment of a deal.  Raises RecordMismatch where it breaks the rules."""
    return list(moments(replace(record, deals=(record.deals[deal],))))


def _stops(found: Sequence[Moment]) -> list[int]:
    """The moments at which a trick ends, or the pass; in games without tricks those at which a turn does."""
    marks = []
    for moment in found:
        public = moment.position.public
        tricks = getattr(public, "tricks", None)
        marks.append((public.phase, len(tricks)) if tricks is not None else public.turn)
    ends = [at for at in range(1, len(found)) if marks[at] != marks[at - 1]]
    return sorted({0, *ends, len(found) - 1})


def shown(record: Record, place: Place, speaker: Speaker, person: Person, base: str) -> Shown:
    """The page of a place; `base` is the address of the record's replay."""
    found = moments_of(record, place.deal)
    moment, game = found[place.step], record.game
    public, seat = moment.position.public, place.seat
    players = record.players_in(place.deal)
    names = names_in(record, place.deal, speaker, seat)
    bots = frozenset(idx for idx, player in enumerate(players) if player.kind == "bot")
    drawn = faces_in_record(" ".join(player.name for player in players), bots, len(players))
    is_over = public.phase == "over"
    ui = game_ui_of(game.id)

    def seen(whose: int | None) -> Seen:
        view = game.view_of(moment.position, whose)
        facts = Facts(bots=bots, last=moment.events)
        return Seen(view, names, speaker, person.wishes.deck, facts=facts, faces=drawn)

    own = seen(seat)
    picture = ui.picture(own)
    parts = {name: part for name, part in picture.parts.items() if name != "hand"}  # nothing is chosen here
    sides = () if is_over else tuple(range(len(names))) if seat is None else (seat,)
    hands = tuple(Hand(names[one], cards) for one in sides if (cards := ui.held(seen(one))))
    decider = record.deciders(place.deal)[moment.n_steps - 1] if moment.step is not None else None
    return Shown(
        picture=replace(picture, groups={"picture": parts}, buttons=()),
        said=tuple(_said(record, moment, own, seat)),
        opened=tuple(speaker.opened(own.view, names)),
        hands=hands,
        moves=_moves(record, place, found, base),
        deals=tuple(
            Side(str(deal.number), base + Place(at, 0, seat).query(record), at == place.deal)
            for at, deal in enumerate(record.deals)
        ),
        sides=_sides(record, place, speaker, names, base),
        scores=_scores(record, place, names, is_over),
        chart=_chart(record, place, names) if is_over else None,
        number=record.deals[place.deal].number,
        step=place.step,
        count=len(found) - 1,
        seat=seat,
        bot=names[moment.step.seat] if moment.step is not None and decider is not None and decider.seed else "",
    )


def _said(record: Record, moment: Moment, own: Seen, seat: int | None) -> list[str]:
    """What happened at this moment, as the seat heard it; who sees every hand is told what was passed as well."""
    speaker, names, step = own.speaker, own.names, moment.step
    is_secret = step is not None and any(one.for_seat(None) != one.for_seat(step.seat) for one in moment.events)
    is_named = seat is None and is_secret  # what was done, in place of its event, the first: that something was
    events = moment.events[1:] if is_named else moment.events
    said = speaker.events(events, own.view, names, with_turn=False)
    lines = [said] if said else []
    if step is not None and seat in (None, step.seat) and (is_named or not lines):
        view = record.game.view_of(moment.position, step.seat)
        what = speaker.action(step.action, view, names)
        lines.insert(0, speaker.text("web-replay-did", seat=names[step.seat], what=what))
    comments = [text for text in (clean_text(one, LONGEST_COMMENT) for one in moment.comments) if text]
    lines += [speaker.text("terminal-replay-comment", text=text) for text in comments]
    return lines or [speaker.text("web-replay-hidden" if moment.n_steps else "web-replay-dealt")]


def _moves(record: Record, place: Place, found: Sequence[Moment], base: str) -> tuple[Move, ...]:
    last, at, stops = len(found) - 1, place.step, _stops(found)
    goals = {
        "first": 0,
        "back-trick": max((one for one in stops if one < at), default=0),
        "back": max(0, at - 1),
        "next": min(last, at + 1),
        "next-trick": min((one for one in stops if one > at), default=last),
        "last": last,
    }
    return tuple(
        Move(name, key, sign, base + replace(place, step=goals[name]).query(record), goals[name] == at)
        for name, key, sign in MOVES
    )


def _sides(record: Record, place: Place, speaker: Speaker, names: tuple[str, ...], base: str) -> tuple[Side, ...]:
    labels = [(None, speaker.text("web-replay-everybody")), *enumerate(names)]
    return tuple(
        Side(label, base + replace(place, seat=seat).query(record), seat == place.seat) for seat, label in labels
    )


def _scores(record: Record, place: Place, names: tuple[str, ...], is_over: bool) -> tuple[Row, ...]:
    """Points of the deals so far; the deal that is shown counts once it is over."""
    deals = record.deals[: place.deal + is_over]
    points = [
        carried(deal.points, record.changes_between(at, place.deal))
        for at, deal in enumerate(deals)
        if deal.points is not None
    ]
    shown_deal = record.deals[place.deal]
    totals = shown_deal.scores if is_over and shown_deal.scores is not None else shown_deal.start.public.scores
    return tuple(Row(name, tuple(one[seat] for one in points), totals[seat]) for seat, name in enumerate(names))


def _chart(record: Record, place: Place, names: Sequence[str]) -> Chart | None:
    """How the totals rose up to the end of the deal that is shown."""
    deals = record.deals[: place.deal + 1]
    totals = [
        carried(deal.scores, record.changes_between(at, place.deal))
        for at, deal in enumerate(deals)
        if deal.scores is not None
    ]
    return chart_of(totals, names, limit_of(record.rules))
