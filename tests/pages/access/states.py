"""Tables in every state, put straight into the server: the same cards each time, and nobody has to play up to there."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from functools import cache
from itertools import count
from typing import Any, Final, NamedTuple

from msgspec.structs import replace
from playwright.sync_api import Page

import openhearts as oh
from openhearts.cards.cardset import SUIT_MASKS
from openhearts.games import registry
from openhearts.games.hearts.rules.tricks import cancelled_mask
from openhearts.games.herz_an_herz.rules.cards import is_number
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.stored_log import StoredLog
from openhearts.tables.log import Sitting
from openhearts.tables.roster import BOT_NAMES, Settings
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.fold import fold, folded
from openhearts.tables.session.state import State as TableState
from openhearts.tables.table import Table, open_table
from openhearts.web.hearts.moon_display import stopped
from openhearts.web.hearts.scene import is_nobodys
from openhearts.web.identity.guests import COOKIE, Person, Wishes
from tests.pages import steps
from tests.pages.conftest import RunningServer

OWN: Final = "the reader"
ALONE: Final = {0: (OWN, "You")}
NEVER: Final = 3600.0  # seconds that a bot waits: the state stays as it is
# One card costs points: whoever takes it has everything, and chooses what it means.
MOON: Final = {"score.points": {"10H": 10}, "moon.award": "shooter_chooses", "pack.ranks": ["8", "9", "10"]}
FEW: Final = {
    "pack.ranks": ["10", "J", "Q", "K", "A"],
    "pack.remove": [],
    "opening.card": "lowest_of:C",
}  # a moon is near
SHORT: Final = {"end.limit": 1}  # one deal is the match


class State(NamedTuple):
    """A state of a table: the game, and when it is reached."""

    variant: str
    seats: int
    is_reached: Callable[[Table], bool]
    options: dict[str, Any] = {}  # noqa: RUF012  (a NamedTuple's default, never changed)
    watches: bool = False


def _mine(table: Table) -> bool:
    return 0 in table.to_act


def is_passing(table: Table) -> bool:
    """The reader alone is to pass."""
    return table.public.phase == "pass" and table.to_act == (0,)


def _in_trick(table: Table) -> bool:
    public = table.public
    return public.phase == "play" and _mine(table) and len(public.trick_ids) >= 1 and len(public.tricks) > 1


def _twins(table: Table) -> bool:
    """Two cards of the trick cancel each other."""
    public = table.public
    return _mine(table) and bool(cancelled_mask(public.rules, [card.id for _, card in public.on_table]))


def _is_nobodys(public: Any) -> bool:
    return bool(public.trick_ids) and is_nobodys(public)


def _full(table: Table) -> bool:
    """The first trick is over, and nobody has led to the next one."""
    public = table.public
    return public.phase == "play" and len(public.tricks) == 1 and not public.trick_ids


def _last(table: Table) -> bool:
    """One card is missing in a later trick, in which the reader's lies."""
    public = table.public
    is_there = public.phase == "play" and bool(public.tricks) and len(public.trick_ids) == public.rules.seats - 1
    return is_there and not _mine(table)


def _over(table: Table) -> bool:
    return bool(table.public.phase == "over")


def _theirs(table: Table) -> bool:
    return table.public.phase == "play" and table.to_act == (1,)


def _claiming(table: Table) -> bool:
    claims: Any = getattr(table.game, "claims", None)
    offered = claims.offer(table.view(0)) if _in_trick(table) else None
    return offered is not None and bool(claims.is_agreed(offered))


def _void(table: Table) -> bool:
    """The reader is the last of a later trick, and has nothing of its suit: any card may be played."""
    view, led = table.view(0), table.public.led
    is_there = _mine(table) and led >= 0 and len(table.public.tricks) > 1
    if not is_there or len(table.public.trick_ids) < table.public.rules.seats - 1:
        return False
    return not view.hand_mask & SUIT_MASKS[led] and view.options.mask == view.hand_mask


def _certain(table: Table) -> bool:
    """The rest is sure to be the reader's, in a trick that others have begun."""
    claims: Any = getattr(table.game, "claims", None)
    offered = claims.offer(table.view(0)) if _mine(table) and len(table.public.tricks) > 1 else None
    return offered is not None and not claims.is_agreed(offered)


def _laying(table: Table) -> bool:
    rows = {getattr(action, "row", None) for action in table.view(0).options} if _mine(table) else set()
    return table.public.phase == "lay" and len(table.steps) > 9 and {"left", "right"} <= rows


def _joker(table: Table) -> bool:
    """A joker ends a row of another tower."""
    rows = [row for tower in table.public.towers[1:] for row in tower.rows if row]
    return _mine(table) and table.public.phase == "lay" and any(not is_number(row[-1].card) for row in rows)


def _covered(table: Table) -> bool:
    """A card lies below a joker in the row of another tower."""
    rows = [row[:-1] for tower in table.public.towers[1:] for row in tower.rows]
    return _mine(table) and table.public.phase == "lay" and any(not is_number(one.card) for row in rows for one in row)


def _keeping(table: Table) -> bool:
    """The reader has drawn a joker for the start card."""
    drawn = table.public.drawn if _mine(table) else None
    return drawn is not None and table.public.phase == "start" and not is_number(drawn)


def _of(seats: int) -> str:
    """A game for so many."""
    return "kids-jinx" if seats == 2 else "classic" if seats < 7 else "cancellation"


NUMBERS = count()  # of tables: no two have one name
STATES: Final = {
    "pass": State("classic", 4, is_passing),
    "trick": State("classic", 4, _in_trick),
    "over": State("classic", 4, _over),
    "watched": State("classic", 4, _in_trick, watches=True),
    "claim": State("classic", 4, _claiming),
    "certain": State("classic", 4, _certain),
    "theirs": State("classic", 4, _theirs),
    "match-over": State("classic", 4, lambda table: table.is_over, SHORT),
    "two": State("kids-jinx", 2, _in_trick),
    "six": State("classic-6-jokers", 6, _in_trick),
    "eleven-pass": State("cancellation", 11, is_passing),
    "eleven-void": State("cancellation", 11, lambda table: _mine(table) and bool(table.public.set_aside)),
    "eleven-nobodys": State("cancellation", 11, lambda table: _mine(table) and _is_nobodys(table.public)),
    "eleven-twins": State("cancellation", 11, _twins),
    "eleven-over": State("cancellation", 11, _over),
    "kitty": State("kitty-first-trick", 5, lambda table: table.public.phase == "play" and _mine(table)),
    "moon": State("kids-jinx", 2, lambda table: table.public.phase == "choose" and _mine(table), MOON),
    **{f"full-{seats}": State(_of(seats), seats, _full) for seats in range(2, 12)},
    **{f"last-{seats}": State(_of(seats), seats, _last) for seats in range(2, 12)},
    "moon-shot": State("classic", 3, lambda table: _over(table) and table.public.shooter is not None, FEW),
    "moon-stopped": State("classic", 3, lambda table: _mine(table) and stopped(table.public) is not None, FEW),
    **{f"children-{seats}": State("kids-jinx", seats, _void) for seats in range(2, 9)},
    "children-wait": State("kids-jinx", 6, lambda table: _theirs(table) and 0 in dict(table.public.on_table)),
    "towers-joker": State("herz-an-herz", 4, _joker),
    "towers-covered": State("herz-an-herz", 4, _covered),
    "towers-start": State("herz-an-herz", 4, _keeping),
    "towers": State("herz-an-herz", 3, _laying),
    "theft": State("herz-an-herz", 2, lambda table: table.public.phase == "steal" and _mine(table)),
    "towers-over": State("herz-an-herz", 4, _over),
    "towers-match": State("herz-an-herz", 4, lambda table: table.is_over, {"tower.rounds": 1}),
}


@cache
def _table(name: str) -> Table:
    """The first table, counting seeds, that gets into the state within its first deal."""
    state = STATES[name]
    rules = oh.ruleset(state.variant, state.seats, options=state.options)
    sittings = [Sitting("You"), *(Sitting(name, "club") for name in BOT_NAMES[: state.seats - 1])]
    for seed in range(200):
        rng = random.Random(seed)
        table, _ = open_table(rules, sittings, seed=seed)
        while not state.is_reached(table) and table.to_act:
            seat = table.to_act[-1]
            table.act(seat, oh.bot("random").choose(table.view(seat), oh.Budget(), rng))
        if state.is_reached(table):
            return table
    raise AssertionError("no deal gets there")


def _begun(ident: str, table: Table, people: Mapping[int, tuple[str, str]], settings: Settings) -> TableState:
    """These people sit there, the first of them the host."""
    host = next(iter(people.values()))[0]
    rules = registry.game(table.game.id).resolved(table.rules)
    facts: list[f.AnyFact] = [f.Created(rules, table.game.id, host, "2026-01-01T00:00:00Z", settings)]
    facts += [f.SatDown(seat, person, name) for seat, (person, name) in people.items()]
    return folded(ident, [f.Entry(fact, time.time()) for fact in facts])


def played(state: TableState, table: Table) -> TableState:
    """The same deal as at another table, with everything that was done in it; bots have the seats that are free."""
    dealing = table.dealing
    free = [seat for seat, chair in enumerate(state.chairs) if chair.is_open]
    facts: list[f.AnyFact] = [f.BotSeated(seat, table.names[seat], "club") for seat in free]
    facts += [f.MatchOpened(dealing.match, 0, dealing._key().hex()), f.ShuffleBegan(1, dealing._secret.hex())]
    for fact in facts:
        state = fold(state, f.Entry(fact, state.at))
    match, deal = state.match, state.deal
    assert match is not None and deal is not None
    deal = replace(deal, fixed=None, shuffle=dealing.fair.shuffle)  # the cards of a shuffle, which nobody knew
    state = replace(state, match=replace(match, fixed="", deal=deal))
    for step in table.steps:
        bot = state.chairs[step.seat].bot or ""
        state = fold(state, f.Entry(f.Acted(step.seat, table.game.action_text(step.action), bot), state.at))
    return state


def put(
    site: RunningServer,
    name: str,
    people: Mapping[int, tuple[str, str]] = ALONE,
    *,
    waits: bool = False,
    **settings: Any,
) -> HostedTable:
    """Puts a new table in a state into the server, where nobody has chosen anything yet, and nothing happens by itself.

    `people`: the guest and the name of each seat that is no bot's; the first is the host.  `waits`: the match has not
    begun, and the other seats are open.
    """
    letters = "".join(letter for letter in name if letter.isalpha())
    ident = f"state{letters}{next(NUMBERS)}"
    agreed = Settings(**{"level": "club", "pace": NEVER, **settings})
    state = _begun(ident, _table(name), people, agreed)
    state = state if waits else played(state, _table(name))
    for person in state.people:  # nobody looks yet
        state = fold(state, f.Entry(f.Gone(person, state.at), state.at))
    site.do(site.site.store.create(ident, [b"{}"]))
    made = HostedTable(StoredLog(site.site.store, state.ident, 1), state, signer=site.site.lobby.signer)
    site.site.lobby.tables[ident] = made
    return made


def come(page: Page, site: RunningServer, path: str, person: str = OWN, **wishes: Any) -> None:
    """Opens a page as this guest, with such wishes."""
    guest = Person(person, wishes=Wishes(**wishes))
    cookie = {"name": COOKIE, "value": site.site.keeper.cookie(guest), "url": site.url}
    page.context.add_cookies([cookie])
    page.goto(path)


def look(page: Page, site: RunningServer, name: str, **wishes: Any) -> None:
    """Opens a table in a state, as who sits there, with such wishes, or as somebody who watches."""
    table = put(site, name)
    come(page, site, f"/table/{table.state.ident}", "somebody else" if STATES[name].watches else OWN, **wishes)
    steps.connected(page)
