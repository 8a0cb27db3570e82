"""What each person decides for themselves: language, deck, colours, sizes, speech; kept in their cookie alone.

And the page that says why nobody here can cheat.
"""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.exceptions import TooManyRequestsException
from msgspec.structs import replace

from openhearts.errors import Forbidden
from openhearts.games import registry
from openhearts.speech.catalogue import languages
from openhearts.speech.keymap import KEYS, Key, is_in, meaning
from openhearts.speech.speaker import letters_of
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.roster import clean_name
from openhearts.web import seat_faces as faces
from openhearts.web.card_art import DECKS, address, picture
from openhearts.web.card_art.letters import file_of
from openhearts.web.identity.guests import CHOICES, SWITCHES, changed_in, wished, wished_sound
from openhearts.web.pages.request import Asked, Visit, own_path
from openhearts.web.table import key_remapping
from openhearts.web.table.key_remapping import Keymap
from openhearts.web.table.settings_in_words import in_words

SAMPLES: Final = ("KH", "QS", "10D", "7C")  # the cards on which a choice of deck and colours shows
LONGEST_BACK: Final = 16_000  # characters of the address to go back to: questions to a referee are long


@get("/wishes")
async def wishes(request: Asked) -> Response[str]:
    """The form; below it what was agreed at the table from which the visitor comes."""
    visit = Visit(request)
    back_to = own_path(request.query_params.get("back", "/"))
    own_letters = letters_of(visit.speaker.language)
    table = await _table(visit, back_to)
    return visit.page(
        "wishes.html",
        ident="" if table is None else table.state.ident,
        agreed=[] if table is None else in_words(table.state.settings, visit.speaker),
        is_host=table is not None and table.state.host == visit.person.ident,
        choices=CHOICES,
        own_letters=own_letters,
        sheets=lambda letters: _sheets(letters or own_letters),
        switches=SWITCHES,
        faces=faces.choices(visit.speaker),
        samples=[
            (deck, [picture(card, deck, letters=visit.speaker.letters) for card in SAMPLES]) for deck in CHOICES["deck"]
        ],
        wish=lambda name: getattr(visit.person.wishes, name),
        signs=_signs(visit),
        has_ended=request.query_params.get("ended") == "yes",
        twice=request.query_params.get("twice", "")[:80],
        back_to=back_to,
        back=f"/wishes?{urlencode({'back': back_to})}" if table is not None else "",
    )


def _sheets(letters: str) -> str:
    """The file of each deck in which these letters are, in the order of the decks."""
    return " ".join(address(file_of(letters, DECKS[deck].files[0])) for deck in CHOICES["deck"])


async def _table(visit: Visit, path: str) -> HostedTable | None:
    """The table whose page this is, where the visitor may see it."""
    found = re.fullmatch(r"/table/([0-9a-z]+)", path)
    if found is None:
        return None
    try:
        return await visit.table(found[1])
    except Forbidden:
        return None


@post("/wishes")
async def wish(request: Asked) -> object:
    """Another language from the head of a page, or the whole form."""
    visit = Visit(request)
    sent = await request.form()
    form = {key: str(value)[: LONGEST_BACK if key == "back" else 1200] for key, value in sent.items()}
    changed = visit.person.wishes
    if form.get("language") in languages():
        changed = replace(changed, language=form["language"])
    name = visit.person.name
    if form.get("one") == "yes":
        changed = changed_in(changed, form)
    if form.get("whole") == "yes":
        changed = wished(changed, form)
        name = clean_name(form.get("name", ""), name)
    elif form.get("only") == "sound":
        changed = wished_sound(changed, form)
    twice: tuple[str, ...] = ()
    if any(key.startswith("key-") for key in form):
        own, twice = key_remapping.wished(form)
        changed = replace(changed, own_keys=own.text)
    before = visit.person
    is_renamed = (name, changed.face) != (before.name, before.wishes.face)
    if is_renamed and not visit.site.may_rename(request):
        raise TooManyRequestsException()
    await visit.be_called(name)
    visit.become(replace(visit.person, wishes=changed))
    if form.get("only") == "sound":
        visit.site.hear_wishes(visit.person)
    if is_renamed:
        await visit.site.lobby.rename(before.ident, before.name, name, changed.face)
    if twice:
        told = urlencode({"back": own_path(form.get("back", "/")), "twice": " ".join(twice)})
        return visit.go(f"/wishes?{told}#own-keys")
    return visit.go(own_path(form.get("back", "/")))


def _signs(visit: Visit) -> list[tuple[str, str, str]]:
    """Each key that may be another one: its name, what is pressed for it, and what it does.

    Keys that do the same are counted.
    """
    own = Keymap.read(visit.person.wishes.own_keys)
    signs = [key for key in KEYS if key.key in key_remapping.SIGNS]
    meanings = [_meaning(visit, key) for key in signs]
    counted = [
        f"{one} ({meanings[: at + 1].count(one)})" if meanings.count(one) > 1 else one
        for at, one in enumerate(meanings)
    ]
    return [(key.key, own.shown(key.key), one) for key, one in zip(signs, counted, strict=True)]


def _meaning(visit: Visit, key: Key) -> str:
    game = next((one for one in registry.games() if key.is_own and is_in(key, one)), "")
    return f"{meaning(visit.speaker, key.command, game)}{'' if key.n is None else f' ({key.n})'}"


@get("/fair")
async def fair(request: Asked) -> Response[str]:
    """Why bots cannot see cards, in plain words."""
    return Visit(request).page("fair.html")


HANDLERS: Final = (wishes, wish, fair)
