"""A Hearts table part by part: each seat, each card before it, each card of the hand, and how the cards look.

It draws nothing; the parts are macros of `games/hearts.html`, and their values come from scene.py.  Each group of parts
is made once for all who see the same: from the slice of a view that it follows from.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final, NamedTuple

from msgspec.structs import replace

from openhearts.cards.card import Card
from openhearts.core.identity_key import Same
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.public_state import Public, Trick
from openhearts.games.hearts.rules.scoring import add_scores
from openhearts.speech.display_names import rules_name
from openhearts.speech.speaker import Speaker
from openhearts.web.card_art.backs import MOST_HELD, MOST_WON
from openhearts.web.game_ui import Seen
from openhearts.web.hearts import scene
from openhearts.web.hearts.card_faces import Eyes, Face, eyes_of, faces
from openhearts.web.hearts.moon_display import moon_of, stopped
from openhearts.web.hearts.revealed_deal import after_of, decided_of
from openhearts.web.hearts.scene import Held, Laid
from openhearts.web.regions.parts import Groups, Part, Parts, plain
from openhearts.web.scores.standing import ranked, verdict_of
from openhearts.web.seat_faces import Face as SeatFace

TEMPLATE: Final = "games/hearts.html"
ROOMY: Final = 6  # seats: at larger tables cards are small
_KEPT: Final = 512  # groups of each kind: some for each table that is played at, and each way to see it
_CARDS: Final = 8192  # cards at some places, in some states
_OF_A_HAND: Final = frozenset(("hand", "hand-words", "prompt", "fans"))  # groups of what nobody holds any more
_part = partial(Part, TEMPLATE)


def groups_of(seen: Seen[View], hand: tuple[Card, ...], chosen: tuple[int, ...]) -> Groups:
    """Everything that a page shows of a table; `chosen`: places in the hand that are to be passed."""
    view: View = seen.view
    public, names, eyes, facts = view.public, seen.names, eyes_of(seen), seen.facts
    shown = tuple([seen.face(seat) for seat in range(public.n_seats)])
    same, first = Same(public), view.seat or 0
    title = rules_name(public.rules, eyes.language)
    fit = "watched" if view.seat is None else f"rows{scene.n_rows(public.rules.hand_size)}"
    found = {
        "table": _table(first, public.n_seats, public.opened is not None, fit),
        "head": _head(same, eyes.language),
        "strip": _strip(title, _sums(public), view.seat, names, shown, eyes.language),
    }
    if public.opened is not None:
        found["faces"] = _opened(same, view.seat, names, shown, eyes)
    else:
        has_chosen = public.has_passed if public.phase == "pass" else ()
        found["plates"] = _plates(public.dealer, has_chosen, view.seat, names, facts.bots, facts.away, shown)
        found["taken"] = _taken(public.scores, public.points, public.n_won, eyes.language, seen.for_children)
        found["trick"] = _trick(same, eyes)
        if public.n_seats <= ROOMY:
            found["fans"] = _fans(tuple([public.hand_size(seat) for seat in range(public.n_seats)]), view.seat)
        if lock := scene.lock_of(public):
            found["lock"] = _lock(lock)
        if (led := scene.led_to(public)) >= 0:
            found["led"] = _led("cdhs"[led])
            if scene.is_nobodys(public):
                found["nobody"] = {"nobody": _part("nobody")}
        if public.trick_ids and public.last_trick is not None:
            found["last"] = _last(public.last_trick, names, eyes)
        if public.phase == "pass":
            found["middle"] = {"middle": _part("passing", (scene.passing_of(seen, len(chosen)),))}
        elif not public.trick_ids and not public.tricks and (came := scene.came_to(view)):
            found["middle"] = _came(came, names[public.pass_from(first)], eyes)
        found["piles"] = _piles(same, view.kitty_mask, eyes)
    if hand:
        found["hand"] = _hand(hand, scene.held_by(seen, hand, chosen), eyes)
    return found


def with_last_trick(seen: Seen[View], before: Groups) -> Groups | None:
    """What a page showed before a deal was over, with the last trick complete; None where no card has ended it."""
    public = seen.view.public
    if public.opened is None or public.last_trick is None or public.claimed is not None or "trick" not in before:
        return None
    lying = replace(public, phase="play", opened=None)
    found = {name: group for name, group in before.items() if name not in _OF_A_HAND}
    return {**found, "trick": _trick(Same(lying), eyes_of(seen))}


@lru_cache(_KEPT)
def _table(first: int, n_seats: int, is_over: bool, fit: str) -> Parts:
    """What the other parts stand in, with the seats clockwise from the `first`; `fit`: the rows of a hand, or none."""
    seats = tuple([(first + spot) % n_seats for spot in range(n_seats)])
    is_small = n_seats > ROOMY
    found: Parts = {"picture": _part("table", (seats, is_small, is_over)), "view": "sheet" if is_over else "stage"}
    if not is_over:
        found["fit"] = f"{fit}{' of-many' * is_small}"
    return found


@lru_cache(_KEPT)
def _head(public: Same, language: str) -> Parts:
    return {"head": _part("head", (scene.head_of(public.value, Speaker(language)),))}


class _Sums(NamedTuple):
    """The deal's number, the score that ends the match, the scores, and how they are read."""

    number: int
    limit: int | None
    scores: tuple[int, ...]
    is_over: bool
    high_is_good: bool


def _sums(public: Public) -> _Sums:
    """How the match stands: with the points of a deal that is over."""
    rules, is_over = public.rules, public.opened is not None
    scores = add_scores(rules, public.scores, public.points) if is_over else public.scores
    return _Sums(public.deal_number, rules.end.limit, scores, is_over, rules.score.winner == "highest")


@lru_cache(_KEPT)
def _strip(
    title: str,
    sums: _Sums,
    own: int | None,
    names: tuple[str, ...],
    shown: tuple[SeatFace, ...],
    language: str,
) -> Parts:
    """What stands in the bar: deal, limit, and the standing; of a deal that is over it stands on the sheet."""
    number, limit, scores, is_over, high_is_good = sums
    text = Speaker(language).text
    deal, to = text("terminal-deal-number", number=number), "" if limit is None else text("web-to-limit", limit=limit)
    rows = ranked(scores, own, names, shown, high_is_good=high_is_good)
    return {"strip": _part("bar", (title, deal, to, rows, is_over, limit))}


@lru_cache(8)
def _lock(sign: str) -> Parts:
    """Whether hearts are broken, as a sign."""
    return {"lock": _part("lock", (sign,))}


@lru_cache(_KEPT)
def _led(suit: str) -> Parts:
    """The suit that was led, as a sign."""
    return {"led": f"<!--led-{suit}-->", f"led-{suit}": _part("led", (suit,), stays=True)}


@lru_cache(_KEPT)
def _fans(sizes: tuple[int, ...], own: int | None) -> Parts:
    """The backs of what the others hold."""
    found: Parts = {}
    for seat, size in enumerate(sizes):
        if seat != own and size > 0:
            count = min(size, MOST_HELD)
            found[f"fan-{seat}"], found[f"backs-{count}"] = f"<!--backs-{count}-->", _fan(count)
    return found


@lru_cache(64)
def _fan(count: int) -> Part:
    return _part("fan", (count,), stays=True)


@lru_cache(_KEPT)
def _opened(public: Same, own: int | None, names: tuple[str, ...], shown: tuple[SeatFace, ...], eyes: Eyes) -> Parts:
    after = after_of(public.value, own, names, shown, eyes)
    found: Parts = {
        "faces": _part("faces", (tuple(range(len(after.hands))),)),
        "tricks": _part("tricks", (after.names, after.tricks)),
    }
    if (moon := moon_of(public.value, own, names, shown, eyes)) is not None:
        found["moon"] = _part("moon", (moon,))
    if own is not None:
        sums, points = _sums(public.value), public.value.points[own]
        verdict = verdict_of(sums.scores, points, own, names, eyes.speaker, high_is_good=sums.high_is_good)
        found["verdict"] = Part("games/card.html", "verdict", (verdict,))
        if (decided := decided_of(public.value, own, names, eyes)) is not None:
            found["decided"] = _part("decided", (decided,))
            _draw(found, (decided.card,))
    for seat, hand in enumerate(after.hands):
        found[f"opened-{seat}"] = _part("opened", (hand,))
        _draw(found, (*hand.cards, *hand.gave))
    if after.kitty:
        found["kitty"] = _part("kitty", (after.kitty,))
        _draw(found, after.kitty)
    return found


@lru_cache(_KEPT)
def _plates(
    dealer: int,
    has_chosen: tuple[bool, ...],
    own: int | None,
    names: tuple[str, ...],
    bots: frozenset[int],
    away: frozenset[int],
    shown: tuple[SeatFace, ...],
) -> Parts:
    """Who sits where: no card changes that."""
    seats = scene.seats_of(dealer, has_chosen, own, names, bots, away, shown)
    return {f"plate-{seat.seat}": _part("plate", (seat,)) for seat in seats}


@lru_cache(_KEPT)
def _taken(
    scores: tuple[int, ...], points: tuple[int, ...], n_won: tuple[int, ...], language: str, children: bool
) -> Parts:
    """What each has taken so far, in words and for eyes: only the last card of a trick changes it."""
    text = Speaker(language).text
    found: Parts = {}
    for seat, (score, now, tricks) in enumerate(zip(scores, points, n_won, strict=True)):
        told = {"points": now} if children else {"score": score, "points": now, "tricks": tricks}
        found[f"tally-{seat}"] = plain(text("web-kids-plate" if children else "web-seat-numbers", **told))
        heap = min(tricks, MOST_WON)
        found[f"taken-{seat}"] = _part("taken", (score, now, heap, children))
        if heap and not children:
            found[f"won-{heap}"] = _part("won", (heap,), stays=True)
    return found


@lru_cache(_KEPT)
def _trick(same: Same, eyes: Eyes) -> Parts:
    """The cards before the seats, and whose turn it is."""
    public: Public = same.value
    is_small = public.n_seats > ROOMY
    found: Parts = {}
    for turn in public.to_act:
        found[f"turn-{turn}"], found[f"arrow-{turn}"] = " turn", "<!--arrow-->"
    if public.to_act:
        found["arrow"] = _part("arrow", stays=True)
    if not public.trick_ids and public.tricks:
        found["old"] = " old"
    for one in scene.laid_of(public, eyes):
        found |= _laid(one, is_small)
    if (seat := stopped(public)) is not None:
        found[f"moon-{seat}"] = _part("sinking")
    return found


@lru_cache(_CARDS)
def _laid(one: Laid, is_small: bool) -> Parts:
    """A card before a seat, and whether it wins."""
    card = card_name(one.face, is_small=is_small)
    found: Parts = {f"laid-{one.seat}": _part("laid", (one.seat, one.tilt, card, one.is_dear))}
    if one.fate:
        found[f"crown-{one.seat}"], crown = f"<!--crown-{one.fate}-->", f"crown-{one.fate}"
        found[crown] = _part("crown", (one.fate,), stays=True)
        found[f"fate-{one.seat}"] = " gone" if one.fate == "cancelled" else " wins"
    _draw(found, (one.face,), is_small=is_small)
    return found


@lru_cache(_KEPT)
def _last(trick: Trick, names: tuple[str, ...], eyes: Eyes) -> Parts:
    plays = scene.last_of(trick, names, eyes)
    found: Parts = {
        "last": "<!--last-trick-->",
        "last-trick": _part("last", stays=True),
        "plays": _part("plays", (plays,)),
    }
    _draw(found, tuple([face for _, face, _ in plays]))
    return found


@lru_cache(_KEPT)
def _came(cards: tuple[Card, ...], giver: str, eyes: Eyes) -> Parts:
    came = faces(eyes, cards)
    found: Parts = {"middle": _part("came", (came, giver))}
    _draw(found, came)
    return found


@lru_cache(_KEPT)
def _piles(public: Same, kitty_mask: int | None, eyes: Eyes) -> Parts:
    piles = scene.piles_of(public.value, kitty_mask, eyes)
    found: Parts = {"piles": _part("piles", (piles,)), "waits": " beside-piles"} if piles else {}
    for pile in piles:
        _draw(found, pile.cards)
    return found


@lru_cache(_KEPT)
def _hand(cards: tuple[Card, ...], held: Held, eyes: Eyes) -> Parts:
    """The cards of a hand; nobody else's card changes them, as long as it is not one's turn."""
    hand, is_pass = scene.hand_of(cards, held, eyes), held.kind == "pass"
    rows = scene.rows_of(cards, scene.n_rows(eyes.rules.hand_size))
    found: Parts = {"hand": _part("hand", (tuple([face.key for face in hand]), rows, is_pass))}
    for face in hand:
        found |= _held(face, is_pass)
    return found


@lru_cache(_CARDS)
def _held(face: Face, is_pass: bool) -> Parts:
    """A card of a hand."""
    key, is_chosen, drawing = face.key, face.state == "chosen", drawing_name(face, is_small=False)
    found: Parts = {
        drawing: _drawing(face, is_small=False),
        f"card-{key}": _part("pick", (key, key if is_pass else face.text, face.suit, drawing, face.name), stays=True),
        f"is-{key}": f"{face.state}{' new' * face.is_new}{' hinted' * face.is_hinted}",
        f"has-{key}": _part("has", (is_chosen, face.state == "blocked", is_pass, face.note)),
    }
    if is_chosen or face.is_new or face.is_hinted:
        found[f"says-{key}"] = _part("says", (face.note if is_chosen else "", face.is_new, face.is_hinted))
    return found


def drawing_name(face: Face, *, is_small: bool) -> str:
    """The part that has the picture of a card: `r-` where it may be large, `f-` where it is small."""
    return f"{'f' if is_small or face.href == face.small else 'r'}-{face.text}"


def card_name(face: Face, *, is_small: bool) -> str:
    """The part that has a whole card: `w-` where it may be large, `c-` where it is small."""
    return f"{'c' if is_small or face.href == face.small else 'w'}-{face.text}"


def _draw(found: Parts, faces: tuple[Face, ...], *, is_small: bool = True) -> None:
    """Cards that lie open stay with the page: one that it has seen is not sent again."""
    for face in faces:
        name = card_name(face, is_small=is_small)
        if name not in found:
            drawing = drawing_name(face, is_small=is_small)
            found[name] = _part("open", (face.text, face.suit, drawing, face.name), stays=True)
            found[drawing] = _drawing(face, is_small=is_small)


def _drawing(face: Face, *, is_small: bool) -> Part:
    """The picture of a card; where it is small, any deck's is that of the large indices."""
    return _pictured(face.small if is_small else face.href, face.small, face.blank, face.is_jinx)


@lru_cache(_CARDS)
def _pictured(href: str, small: str, blank: str, is_jinx: bool) -> Part:
    return _part("drawing", (href, small, blank, is_jinx), stays=True)
