"""Who a person is: a guest with a name and wishes of their own, remembered in one signed cookie, without an account.

The cookie holds no card and no secret but the person's own name on this server; a changed cookie names nobody.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from itsdangerous import BadData, Signer, URLSafeSerializer, URLSafeTimedSerializer
from msgspec import Struct
from msgspec.structs import replace

from openhearts.speech.catalogue import negotiate
from openhearts.tables.roster import clean_face
from openhearts.web.card_art.letters import SETS

COOKIE: Final = "openhearts"
# The same over https: browsers take a cookie of such a name from this very host alone, from no neighbour of its site.
HOST_COOKIE: Final = "__Host-openhearts"
FORM: Final = "openhearts-form"  # the cookie that a form sends back
AGE: Final = 400 * 24 * 3600  # seconds: as long as browsers keep any cookie
DECKS: Final = ("big", "court")
COLOURS: Final = ("four", "two")
THEMES: Final = ("auto", "light", "dark")
SIZES: Final = ("normal", "large", "largest")
SPOKEN: Final = ("brief", "usual", "full")
READS: Final = ("0", "10", "15", "20", "30", "45")  # characters a second
STAYS: Final = ("table", "1", "2", "4", "wait")  # seconds


class Wishes(Struct, frozen=True):
    """What each person decides for themselves."""

    language: str = ""  # empty: as the browser says
    deck: str = "big"
    letters: str = ""  # on cards, one of card_art.letters.SETS; empty: as the language writes them
    colours: str = "four"
    theme: str = "auto"
    size: str = "normal"
    spoken: str = "usual"
    reads: str = "20"  # characters a second of a screen reader, for which bots wait; 0: nobody does
    two_taps: bool = True
    short_cards: bool = False
    stays: str = "table"
    sound: bool = False
    vibration: bool = False
    nudge: bool = True
    face: str = ""  # of those that people choose among; empty: the table gives one
    volume: int = 70  # of sounds, in percent
    keys: bool = True
    own_keys: str = ""  # see web/table/key_remapping.py
    variant: str = ""  # what was played last, for the front page
    seats: int = 0
    level: str = ""
    pace: str = ""
    rules: str = ""  # house rules: the name that the editor keeps them under
    children: bool = False


class Person(Struct, frozen=True):
    """A guest.  `ident` is what tables know; nobody else is shown it.

    `session` names one device's stay, which can be ended, and `era` counts how often all others were ended before it
    began (identity/session_store.py).  Cookies from before there were sessions are the first one, which has no name.
    """

    ident: str
    name: str = ""
    wishes: Wishes = Wishes()
    session: str = ""
    era: int = 0


class Pass(Struct, frozen=True):
    """What lets one other device go on as the same person: `person` made it, in the session in which it was made."""

    person: Person
    number: str


def new_person() -> Person:
    """A person who was never here."""
    return Person(secrets.token_urlsafe(12), session=new_session())


def new_session() -> str:
    """The name of a session that begins."""
    return secrets.token_urlsafe(9)


CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "deck": DECKS,
    "letters": ("", *SETS),
    "colours": COLOURS,
    "theme": THEMES,
    "size": SIZES,
    "spoken": SPOKEN,
    "reads": READS,
    "stays": STAYS,
}
SWITCHES: Final = ("two_taps", "short_cards", "sound", "vibration", "nudge", "keys")


def wished(wishes: Wishes, form: Mapping[str, str]) -> Wishes:
    """The wishes with those of a form that can be; switches that are not in it are off.

    >>> wished(Wishes(), {"deck": "court", "theme": "pink", "keys": "on"}).deck
    'court'
    """
    changed: dict[str, object] = {
        name: form[name] for name, allowed in CHOICES.items() if name in form and form[name] in allowed
    }
    changed |= {name: form.get(name) == "on" for name in SWITCHES}
    if "face" in form:
        changed["face"] = clean_face(form["face"])
    changed["volume"] = _volume(form.get("volume", ""), wishes.volume)
    return replace(wishes, **changed)


def changed_in(wishes: Wishes, form: Mapping[str, str]) -> Wishes:
    """The wishes with those that a form names, which is not the whole one: the buttons of a table's bar.

    >>> changed_in(Wishes(sound=True), {"size": "large"}).sound, changed_in(Wishes(sound=True), {"sound": "off"}).sound
    (True, False)
    """
    on = {name: "on" for name in SWITCHES if getattr(wishes, name)}
    return wished(wishes, {**on, **form})


def wished_sound(wishes: Wishes, form: Mapping[str, str]) -> Wishes:
    """The wishes with the switch and the volume of sounds alone, as the table's bar sends them.

    >>> wished_sound(Wishes(sound=True, volume=40), {"sound": "off", "volume": "250"}).volume
    100
    """
    return replace(wishes, sound=form.get("sound") == "on", volume=_volume(form.get("volume", ""), wishes.volume))


def _volume(text: str, usual: int) -> int:
    """A volume in percent, or the usual one where the text is none."""
    return min(100, int(text)) if text.isascii() and text.isdigit() and len(text) <= 3 else usual


class Keeper:
    """Signs and reads the cookie; `is_secure`: it is sent over https alone.

    Over https a cookie of before there were two names is read as well, but none that was given since is one of them.
    """

    def __init__(self, secret: str, *, is_secure: bool = False) -> None:
        self.name = HOST_COOKIE if is_secure else COOKIE
        self._before = URLSafeSerializer(secret, salt="person")
        self._signer = URLSafeSerializer(secret, salt="person of one host") if is_secure else self._before
        self._invites = Signer(secret, salt="invitation")
        self._passes = URLSafeTimedSerializer(secret, salt="another device")

    def invitation(self, ident: str) -> str:
        """What only those know who sit at a closed table: with it its address is an invitation."""
        return self._invites.get_signature(ident).decode()

    def is_invitation(self, ident: str, key: str) -> bool:
        """Whether this is the key of the table."""
        return self._invites.verify_signature(ident, key)

    def cookie(self, person: Person) -> str:
        """The value of the cookie."""
        return str(self._signer.dumps(msgspec.to_builtins(person)))

    def read(self, value: str | None) -> Person | None:
        """The person of a cookie, None where it is not ours."""
        return _person(self._signer, value)

    def people(self, cookies: Sequence[tuple[str, str]]) -> list[Person]:
        """Who is named by the cookies of a request: nobody, or one; several where another host of the site has set one
        of them, for that looks the same."""
        own = [self.read(value) for name, value in cookies if name == self.name]
        if not any(name == self.name for name, _ in cookies):
            own = [_person(self._before, value) for name, value in cookies if name == COOKIE]
        return list({person.ident: person for person in own if person is not None}.values())

    def pass_for(self, person: Person) -> str:
        """What lets another device go on as this person, for a while and once."""
        told = msgspec.to_builtins(Pass(person, secrets.token_urlsafe(9)))
        usual = msgspec.to_builtins(Wishes())
        wishes = told["person"]["wishes"]  # what is as usual is left out: a picture of a short address is read at once
        told["person"]["wishes"] = {name: value for name, value in wishes.items() if value != usual[name]}
        return str(self._passes.dumps(told))

    def from_pass(self, text: str, seconds: int) -> Pass | None:
        """What such a text says, None where it is not ours or too old; whether it was used is known to the sessions."""
        try:
            return msgspec.convert(self._passes.loads(text, max_age=seconds), Pass)
        except (BadData, msgspec.ValidationError):
            return None


def _person(signer: URLSafeSerializer, value: str | None) -> Person | None:
    if not value:
        return None
    try:
        return msgspec.convert(signer.loads(value), Person)
    except (BadData, msgspec.ValidationError):
        return None


def language_of(person: Person, accepted: str | None) -> str:
    """The language to speak: the person's own wish, else the first of the browser's that there is.

    >>> language_of(Person("x"), "tlh;q=0.9, de-AT, en;q=0.5"), language_of(Person("x"), None)
    ('de', 'en')
    >>> language_of(Person("x"), "nn-NO, nn;q=0.9, no;q=0.8, en;q=0.5"), language_of(Person("x"), "mo, ru;q=0.4")
    ('nb', 'ro')
    """
    if person.wishes.language:
        return negotiate(person.wishes.language)
    wanted = []
    for place, part in enumerate((accepted or "").split(",")[:20]):
        tag, _, quality = part.partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        wanted.append((-weight, place, tag.strip()))
    return negotiate(*(tag for weight, _, tag in sorted(wanted) if weight))
