"""Chairs, the host, guests at the door and people who come back: what is decided about who sits where.

Pure: each function answers a wish with facts or raises a refusal.  Hands are nobody's concern here: who may see one
follows from who sat there when it was dealt (state.py).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, assert_never

from openhearts.bots import bot as bot_of
from openhearts.core.seat_changes import Swap, moved_to
from openhearts.errors import Forbidden, Why
from openhearts.tables.roster import clean_face, clean_name, clean_text, look_of, own_name
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.state import Chair, State, Waiting

Facts = list[f.AnyFact]
MOST_WAITING: Final = 6  # who wait at one table; more are refused until a player has answered
MOST_SWAPS: Final = 12  # seats that are to be changed, and questions about it
ASKS_AGAIN: Final = 60.0  # seconds after a no


def decided(state: State, command: c.Command, wish: c.PeopleWish, at: float) -> Facts:
    """What comes of a wish about chairs, the host, the door or words.  Raises a refusal."""
    by = command.by
    match wish:
        case c.Sit():
            return sit(state, by, wish)
        case c.Rename():
            return rename(state, by, wish)
        case c.SeatBot():
            return seat_bot(state, by, wish)
        case c.Free():
            return free(state, by, wish)
        case c.KeepFor():
            return keep_for(state, wish)
        case c.Welcome():
            return welcome(state, by, wish)
        case c.Agree():
            return agree(state, by, wish)
        case c.Close():
            return close(state, by)
        case c.Arrange():
            return arrange(state, by, wish)
        case c.AskSwap():
            return ask_swap(state, by, wish)
        case c.AnswerSwap():
            return answer_swap(state, by, wish)
        case c.Stay():
            return stay(state, by)
        case c.Knock():
            return knock(state, command, wish)
        case c.AnswerKnock():
            return answer_knock(state, by, wish)
        case c.AskBack():
            return ask_back(state, command, wish, at)
        case c.AnswerBack():
            return answer_back(state, by, wish)
        case c.Speak():
            return speak(state, by, wish)
        case _:
            assert_never(wish)


# --- what is refused --------------------------------------------------------------------------------------------------


def check_host(state: State, person: str) -> None:
    """Raises Forbidden for everybody but the host."""
    if person != state.host:
        raise Forbidden(Why.HOST_ONLY)


def check_seated(state: State, person: str) -> tuple[int, ...]:
    """The seats of a person.  Raises Forbidden for who watches."""
    seats = state.seats_of(person)
    if not seats:
        raise Forbidden(Why.WATCHING)
    return seats


def chair_at(state: State, seat: int) -> Chair:
    """Who sits in a seat.  Raises Forbidden for one that is not there."""
    if not 0 <= seat < len(state.chairs):
        raise Forbidden(Why.NO_SEAT, seat=seat, last=len(state.chairs) - 1)
    return state.chairs[seat]


def is_share_full(places: Collection[str], place: str, most: int) -> bool:
    """Whether a person from a place finds no room among `most` who are there already from these places.

    One place gets as many as it leaves free: alone the half, beside others less, so that the last are for those who
    have none.  Nobody knows where "" is.

    >>> is_share_full(["a", "a", "a"], "a", 6), is_share_full(["a", "a", "a"], "b", 6), is_share_full(["a"] * 6, "b", 6)
    (True, False, True)
    """
    left = most - len(places)
    return left <= 0 or (bool(place) and list(places).count(place) >= left)


def check_admitted(state: State, person: str) -> None:
    """Raise Forbidden where this table is closed to the person."""
    if not state.admits(person):
        check_not_banned(state, person)
        raise Forbidden(Why.ASK_FIRST)


def check_not_banned(state: State, person: str) -> None:
    """Raise Forbidden where the host has asked the person to leave."""
    if state.is_banned(person):
        raise Forbidden(Why.REFUSED)


# --- chairs -----------------------------------------------------------------------------------------------------------


def sit(state: State, by: str, wish: c.Sit) -> Facts:
    """Let a person take a seat: now, with its name; with a hand from the next deal on."""
    check_admitted(state, by)
    check_not_banned(state, by)
    seat, mine, kept = wish.seat, state.seats_of(by), kept_seats(state, by)
    if not mine and kept and seat not in kept:
        seat = kept[0]
    seat = _free_seat(state, by) if seat is None else seat
    there = chair_at(state, seat)
    if there.person not in (None, by):
        raise Forbidden(Why.SEAT_TAKEN, seat=seat)
    if state.match is not None and mine and seat not in mine and by not in (there.before, state.holder(seat)):
        raise Forbidden(Why.AFTER_THE_DEAL)  # a device is shared before the match
    name, is_one = clean_name(wish.name, "?"), not mine or seat in mine
    if seat in kept and len(mine) + len(kept) > 1:  # who of a device ever asks, the seat is that of who left it
        is_one = name == kept_name(state, seat)
        name = kept_name(state, seat)
    # A second player on the same device has a face of their own.
    return _placed(state, seat, by, name, clean_face(wish.face) if is_one else "")


def kept_seats(state: State, person: str) -> tuple[int, ...]:
    """The seats that a person left in this match, or whose hands were dealt to them, and where bots sit meanwhile."""
    if state.match is None:
        return ()
    return tuple([at for at, chair in enumerate(state.chairs) if chair.waits_for(person, state.holder(at))])


def kept_name(state: State, seat: int) -> str:
    """What the person is called for whom a bot stands in: the record keeps their name."""
    assert state.match is not None
    return state.match.seated[seat].name


def _free_seat(state: State, person: str) -> int:
    own = state.seats_of(person)
    if own:
        return own[0]
    if kept := kept_seats(state, person):
        return kept[0]
    for is_wanted in (Chair.is_open.fget, lambda chair: chair.person is None):  # type: ignore[attr-defined]
        for seat, chair in enumerate(state.chairs):
            if is_wanted(chair):
                return seat
    raise Forbidden(Why.TABLE_FULL)


def _placed(state: State, seat: int, person: str, name: str, face: str) -> Facts:
    # Who was let in again goes on with the hand that was dealt to them, and with its score, as who left by themselves.
    there = state.chairs[seat]
    goes_on = state.phase == "playing" and state.holder(seat) == person and person not in (there.person, there.before)
    joins = False if goes_on else None
    name = own_name(name, [one.name for at, one in enumerate(state.chairs) if at != seat and one.person is not None])
    return [*_giving_way(state, seat, name), f.SatDown(seat, person, name, joins, face)]


def _giving_way(state: State, seat: int, name: str) -> Facts:
    """The bots elsewhere whose name looks like that of a person who takes a seat, by another name."""
    return [
        f.BotSeated(at, bot_name(state, at, but=name), chair.bot, bot_of(chair.bot).version)
        for at, chair in enumerate(state.chairs)
        if at != seat and chair.bot is not None and look_of(chair.name) == look_of(name)
    ]


def bot_name(state: State, seat: int, but: str = "") -> str:
    """A name for the bot of a seat, that nobody else has."""
    taken = {look_of(chair.name) for at, chair in enumerate(state.chairs) if at != seat} | {look_of(but)}
    return next((name for name in state.bot_names if look_of(name) not in taken), "Bot")


def rename(state: State, by: str, wish: c.Rename) -> Facts:
    """Call a person by another name, or show them by another face."""
    seats, name = state.seats_of(by), clean_name(wish.name, "?")
    found: Facts = []
    for seat in seats:
        chair = state.chairs[seat]
        if len(seats) > 1 and chair.name != wish.old:
            continue
        face = chair.face if wish.face is None else clean_face(wish.face)
        if (chair.name, chair.face) != (name, face):
            found += _placed(state, seat, by, name, face)
    return found


def seat_bot(state: State, by: str, wish: c.SeatBot) -> Facts:
    """The host puts a bot into an open seat.  Raises BadBot."""
    check_host(state, by)
    chair = chair_at(state, wish.seat)
    if chair.person is not None:
        raise Forbidden(Why.SEAT_TAKEN, seat=wish.seat)
    return [bot_in(state, wish.seat, wish.bot or state.settings.level)]


def bot_in(state: State, seat: int, bot: str, but: str = "") -> f.BotSeated:
    """A bot in a seat, which is not called as `but`.  Raises BadBot."""
    return f.BotSeated(seat, bot_name(state, seat, but), bot, bot_of(bot).version)


def keep_for(state: State, wish: c.KeepFor) -> Facts:
    """Let a bot play in the seat of a person who is not here; it is theirs when they come."""
    level = state.settings.level
    bot = f.BotSeated(wish.seat, bot_name(state, wish.seat, but=wish.name), level, bot_of(level).version)
    return [f.SatDown(wish.seat, wish.person, wish.name), f.SeatFreed(wish.seat, keeps=True), bot]


def free(state: State, by: str, wish: c.Free) -> Facts:
    """Free a seat that its player leaves, or the host frees; in a match a bot goes on there."""
    seat = wish.seat
    chair = chair_at(state, seat)
    if chair.person != by:
        check_host(state, by)
    if chair.is_open:
        return []
    is_sent = chair.person not in (None, by)
    plays = state.match is not None
    found: Facts = []
    if chair.person is not None and chair.person == state.host and len(state.seats_of(chair.person)) == 1:
        heir = next((one for one in (*state.present, *state.people) if one != chair.person), None)
        found += [f.HostChanged(heir)] if heir is not None else []
    if is_sent:  # before the seat is free: those who hear of that know why
        number = max((one.number for one in state.banned), default=0) + 1
        found.append(f.PersonBanned(number, chair.person or "", chair.name))
    found.append(f.SeatFreed(seat, keeps=plays and not is_sent))
    if plays:  # under another name than that of the person who leaves
        found.append(bot_in(state, seat, state.settings.level, but=chair.name if chair.person is not None else ""))
    return found


def welcome(state: State, by: str, wish: c.Welcome) -> Facts:
    """Let a person sit down again, as the host asks."""
    check_host(state, by)
    return [f.PersonUnbanned(one.person) for one in state.banned if one.number == wish.number]


def agree(state: State, by: str, wish: c.Agree) -> Facts:
    """The host changes the settings.  Raises BadBot."""
    check_host(state, by)
    bot_of(wish.settings.level)
    return [f.SettingsChanged(wish.settings)] if wish.settings != state.settings else []


def close(state: State, by: str) -> Facts:
    """The host closes the table."""
    check_host(state, by)
    return [f.Closed("closed")]


# --- seats that are changed between two deals -------------------------------------------------------------------------


def arrange(state: State, by: str, wish: c.Arrange) -> Facts:
    """The host has two seats changed."""
    check_host(state, by)
    return _planned(state, wish.one, wish.other)


def ask_swap(state: State, by: str, wish: c.AskSwap) -> Facts:
    """Let a player ask another one to change seats; one who shares their device need not be asked."""
    _check_between_deals(state)
    there, mine = chair_at(state, wish.other), check_seated(state, by)
    if there.person is None:
        raise Forbidden(Why.HOST_ONLY)
    if there.person == by:
        return _planned(state, next((seat for seat in mine if seat != wish.other), wish.other), wish.other)
    if len(state.asking) >= MOST_SWAPS:
        raise Forbidden(Why.TOO_MANY_WAIT)
    return [f.SwapAsked(state.n_asked + 1, mine[0], wish.other)]


def answer_swap(state: State, by: str, wish: c.AnswerSwap) -> Facts:
    """Who was asked says yes or no."""
    found = next((one for one in state.asking if one.number == wish.number), None)
    if found is None:
        return []
    if state.chairs[found.other].person != by:
        raise Forbidden(Why.NOT_YOUR_SEAT)
    return _planned(state, found.seat, found.other) if wish.is_yes else [f.SwapRefused(found.number)]


def stay(state: State, by: str) -> Facts:
    """The host lets everybody sit where they are."""
    check_host(state, by)
    return [f.SwapsDropped()] if state.swaps else []


def _planned(state: State, one: int, other: int) -> Facts:
    _check_between_deals(state)
    chair_at(state, one), chair_at(state, other)
    if one == other:
        raise Forbidden(Why.TWO_SEATS)
    if len(state.swaps) >= MOST_SWAPS:
        raise Forbidden(Why.TOO_MANY_WAIT)
    swaps = [Swap(*pair) for pair in state.swaps]
    pair = sorted((moved_to(one, swaps), moved_to(other, swaps)))  # who sits there now, wherever they will be
    return [f.SwapPlanned(*pair)]


def _check_between_deals(state: State) -> None:
    if state.phase != "waiting":
        raise Forbidden(Why.AFTER_THE_DEAL)


# --- the door, and who comes back without a cookie --------------------------------------------------------------------


def knock(state: State, command: c.Command, wish: c.Knock) -> Facts:
    """Let a visitor with an invitation ask to be let in."""
    by = command.by
    if state.admits(by) or any(one.person == by for one in state.knocks):
        return []
    check_not_banned(state, by)
    if by in state.turned_away:
        raise Forbidden(Why.TURNED_AWAY)
    if _is_crowded(command, state.knocks):
        raise Forbidden(Why.TOO_MANY_KNOCKS)
    return [f.Knocked(state.n_asked + 1, by, clean_name(wish.name, "?"), clean_face(wish.face))]


def answer_knock(state: State, by: str, wish: c.AnswerKnock) -> Facts:
    """Take a player's answer to the visitor with this number, who is let in and given a seat, or is not."""
    found = _answered(state, by, state.knocks, wish.number)
    if found is None:
        return []
    if not wish.is_yes:
        return [f.KnockRefused(found.number)]
    return _placed(state, _free_seat(state, found.person), found.person, found.name, found.face)


def offered_back(state: State, person: str, at: float) -> tuple[int, ...]:
    """The seats that a visitor may say are theirs: of each person who is away for long the first."""
    if state.seats_of(person) or state.is_banned(person) or was_turned_away(state, person, at):
        return ()
    return tuple(sorted(seats[0] for who in state.away if (seats := state.seats_of(who))))


def _is_crowded(command: c.Command, waiting: Collection[Waiting]) -> bool:
    """Whether as many wait as may, or as may from the place of who asks."""
    return is_share_full([command.places.get(one.person, "") for one in waiting], command.place, MOST_WAITING)


def ask_back(state: State, command: c.Command, wish: c.AskBack, at: float) -> Facts:
    """Let a visitor say that they are the person of a seat, who is away; the players are asked once it is for long."""
    by = command.by
    check_not_banned(state, by)
    if was_turned_away(state, by, at):
        raise Forbidden(Why.TURNED_AWAY)
    chair_at(state, wish.seat)
    owner = state.chairs[wish.seat].person
    is_heard = state.present or state.settings.slow  # at a slow table who comes next reads it
    if owner is None or owner not in state.away or state.seats_of(by) or not is_heard:
        raise Forbidden(Why.NOT_AWAY)
    others = [one for one in state.returns if one.person != by]
    if any(one.person == by and one.seat == wish.seat for one in state.returns):
        return []
    if _is_crowded(command, others):
        raise Forbidden(Why.TOO_MANY_WAIT)
    return [f.ReturnAsked(state.n_asked + 1, by, wish.seat)]


def answer_back(state: State, by: str, wish: c.AnswerBack) -> Facts:
    """Let a player of this deal say that they know the visitor who asks, or do not.

    Two strangers who come together take no seat by each other's word.
    """
    found = _answered(state, by, state.returns, wish.number)
    if found is None:
        return []
    if state.deal is not None and not state.holds(by):
        raise Forbidden(Why.VOUCH)
    absence = state.away.get(state.chairs[found.seat].person or "")
    if absence is None or not absence.is_raised:
        raise Forbidden(Why.NOT_AWAY)
    return [f.SeatHandedOver(found.seat, found.person)] if wish.is_yes else [f.ReturnRefused(found.number)]


def was_turned_away(state: State, person: str, at: float) -> bool:
    """Whether a visitor was told no, a short while ago."""
    return at - state.turned_away.get(person, -ASKS_AGAIN) < ASKS_AGAIN


def _answered(state: State, by: str, waiting: tuple[Waiting, ...], number: int) -> Waiting | None:
    """The visitor that a player who is here answers; None: nobody waits under this number any more."""
    check_seated(state, by)
    if by not in state.here:
        raise Forbidden(Why.WATCHING)
    return next((one for one in waiting if one.number == number), None)


# --- words ------------------------------------------------------------------------------------------------------------


def speak(state: State, by: str, wish: c.Speak) -> Facts:
    """A short text to everybody who is here, or a phrase."""
    if not state.settings.talks:
        raise Forbidden(Why.NO_CHAT)
    seats = check_seated(state, by)
    seat = wish.seat if wish.seat in seats else seats[0]
    text = clean_text(wish.text)
    return [f.Spoke(by, seat, text, wish.phrase)] if text or wish.phrase else []
