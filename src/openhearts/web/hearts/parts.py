"""A Hearts table part by part: each seat, each card before it, each card of the hand, and how the cards look.

It draws nothing; the parts are macros of `games/hearts.html`, and their values come from scene.py.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from openhearts.web.hearts.faces import Face
from openhearts.web.hearts.scene import Scene
from openhearts.web.regions.parts import Part

TEMPLATE: Final = "games/hearts.html"
_part = partial(Part, TEMPLATE)


def parts_of(scene: Scene, *, children: bool) -> dict[str, Part | str]:
    """Everything that a page shows of a scene."""
    seats = tuple([seat.seat for seat in scene.seats])
    is_over = scene.after is not None
    found: dict[str, Part | str] = {
        "picture": _part("table", (seats, scene.is_small, is_over)),
        "head": _part("head", (scene.head,)),
    }
    if scene.after is not None:
        found["faces"] = _part("faces", (scene.after,))
        for hand in scene.after.hands:
            _draw(found, (*hand.cards, *hand.gave))
        _draw(found, scene.after.kitty)
    else:
        _felt(found, scene, children=children)
    if scene.hand:
        found |= _hand(scene.hand, scene.kind == "pass")
    return found


def _felt(found: dict[str, Part | str], scene: Scene, *, children: bool) -> None:
    for seat in scene.seats:
        found[f"plate-{seat.seat}"] = _part("plate", (seat, children))
    for turn in scene.turns:
        found[f"turn-{turn}"], found[f"arrow-{turn}"] = " turn", "<!--arrow-->"
    if scene.turns:
        found["arrow"] = _part("arrow", stays=True)
    if scene.is_old:
        found["old"] = " old"
    for one in scene.laid:
        found[f"laid-{one.seat}"] = _part("laid", (one.seat, one.spot, one.face, scene.is_small))
        if one.fate:
            crown = found[f"crown-{one.seat}"] = f"<!--crown-{one.fate}-->"
            found[crown[4:-3]] = _part("crown", (one.fate,), stays=True)
            found[f"fate-{one.seat}"] = " gone" if one.fate == "cancelled" else " wins"
        _draw(found, (one.face,), is_small=scene.is_small)
    if scene.passing is not None:
        found["middle"] = _part("passing", (scene.passing,))
    elif scene.came:
        found["middle"] = _part("came", (scene.came, scene.came_from))
        _draw(found, scene.came)
    if scene.last:
        found["last"] = _part("last", (scene.last,))
        _draw(found, tuple([face for _, face, _ in scene.last]))
    if scene.piles:
        found["piles"] = _part("piles", (scene.piles,))
        for pile in scene.piles:
            _draw(found, pile.cards)


@lru_cache(2048)
def _hand(hand: tuple[Face, ...], is_pass: bool) -> dict[str, Part | str]:
    """The cards of a hand; nobody else's card changes them."""
    found: dict[str, Part | str] = {"hand": _part("hand", (tuple([face.key for face in hand]), is_pass))}
    _draw(found, hand, is_small=False)
    for face in hand:
        key, is_chosen = face.key, face.state == "chosen"
        drawing = drawing_name(face, is_small=False)
        value = key if is_pass else face.text
        found[f"card-{key}"] = _part("pick", (key, value, face.suit, drawing, face.name), stays=True)
        found[f"is-{key}"] = f"{face.state}{' new' * face.is_new}{' hinted' * face.is_hinted}"
        found[f"has-{key}"] = _part("has", (face.state, is_pass, face.note))
        if is_chosen or face.is_new or face.is_hinted:
            found[f"says-{key}"] = _part("says", (face.note if is_chosen else "", face.is_new, face.is_hinted))
    return found


def drawing_name(face: Face, *, is_small: bool) -> str:
    """The part that has the picture of a card: `r-` where it may be large, `f-` where it is small."""
    return f"{'f' if is_small or face.href == face.small else 'r'}-{face.text}"


def _draw(found: dict[str, Part | str], faces: tuple[Face, ...], *, is_small: bool = True) -> None:
    """The pictures of cards, which stay with the page: a card that it has seen is not sent again."""
    for face in faces:
        name = drawing_name(face, is_small=is_small)
        if name not in found:
            found[name] = _drawing(face.href, face.small, face.blank, face.is_jinx, name[0] == "f")


@lru_cache(8192)
def _drawing(href: str, small: str, blank: str, is_jinx: bool, is_small: bool) -> Part:
    return _part("drawing", (href, small, blank, is_jinx, is_small), stays=True)
