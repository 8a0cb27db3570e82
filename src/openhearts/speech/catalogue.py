"""Loads the Fluent catalogues: one folder of .ftl files for each language; a message is parsed when it is asked for.

It knows no game and no card; a message that is not there is an error in tests and English otherwise.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import resources
from threading import RLock
from typing import TYPE_CHECKING, Any, Final

from babel import Locale
from babel.core import get_global
from babel.numbers import format_decimal
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Transformer, Visitor

from openhearts.errors.english import sources as of_errors
from openhearts.errors.program_name import program_name

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT: Final = "en"
PSEUDO: Final = "xx"  # made from English: every letter accented, every message in brackets
OPEN, CLOSE = "⟦", "⟧"
STRICT: Final = "OPENHEARTS_STRICT_TEXT"

_ENTRY: Final = re.compile(r"^(-?[a-z][a-z0-9-]*) *=", re.MULTILINE)  # a message or a term begins

_LANGUAGE_OF: Final = re.compile(r"[-_.@:]")  # what follows in a tag: a country, an encoding, a script
_NEAREST: Final = {"no": "nb", "nn": "nb", "nno": "nb"}  # read by everybody who writes the other one

# What CLDR calls them: to ask Babel for a name loads everything about its language, 11 MB for these.
_OWN_NAMES: Final = {
    "da": "Dansk",
    "de": "Deutsch",
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "nb": "Norsk bokmål",
    "nl": "Nederlands",
    "pl": "Polski",
    "ro": "Română",
    "ru": "Русский",
    "sv": "Svenska",
}

_KEPT: Final = 8192  # finished texts of a language: a page says nearly the same again after every card

_MOST_PIECES: Final = 100  # of a message, and letters of a value, beyond which Fluent looks at it
_LONG_TEXT: Final = 2000
_SAME: Final = frozenset((str, int))  # types of values whose texts are kept

_MUTE_H: Final = (
    r"adrien|ect|él|enri|erc|erm|erv|ilaire|ild|ippo|onor|orace|orten|ubert|ug|yacin"  # other ones are spoken
)
_VOWELS: Final[
    dict[str, tuple[tuple[str, re.Pattern[str]], ...]]
] = {  # language -> how a word begins, where that counts
    "es": (  # "y" and "o" become "e" and "u"
        ("i", re.compile(r"h?í|h?i(?![aeiouáéóú])|y(?![aeiouáéíóú])", re.IGNORECASE)),
        ("o", re.compile(r"h?[oó]|8|11(?!\d)", re.IGNORECASE)),
    ),
    "fr": (  # "de" becomes "d’", "lorsque" "lorsqu’"
        (
            "vowel",
            re.compile(rf"(?!onz|oui|ouist)[aàâäæeéèêëiîïoôöœuùûü]|y(?![aeiouéèê])|h(?:{_MUTE_H})", re.IGNORECASE),
        ),
    ),
    "it": (  # "a" becomes "ad", "e" becomes "ed", before the same vowel only
        ("a", re.compile("[aàá]", re.IGNORECASE)),
        ("e", re.compile("[eèé]", re.IGNORECASE)),
    ),
}

_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED: Final = "áƀćđéƒĝĥíĵķĺḿńóṕɋŕśţúṽŵẋýźÁɃĆĐÉƑĜĤÍĴĶĹḾŃÓṔɊŔŚŢÚṼŴẊÝŹ"
_ACCENTS: Final = str.maketrans(_PLAIN, _ACCENTED)


class MissingText(LookupError):
    """A message or a variable that the catalogue asked for and did not get; raised in strict mode only."""


def is_strict() -> bool:
    """Whether a missing text is an error (tests, OPENHEARTS_STRICT_TEXT=1) rather than English."""
    return os.environ.get(STRICT, "") not in ("", "0")


@cache
def languages() -> tuple[str, ...]:
    """Languages that have a folder, English first.

    >>> languages()[0], "de" in languages()
    ('en', True)
    """
    folders = sorted(entry.name for entry in _locales().iterdir() if entry.is_dir() and len(entry.name) == 2)
    return tuple(sorted(folders, key=lambda name: (name != DEFAULT, name)))


@cache
def language_names() -> tuple[tuple[str, str], ...]:
    """(code, the language's own name) of every language, by that name, for menus.

    >>> language_names()[:3]
    (('da', 'Dansk'), ('de', 'Deutsch'), ('en', 'English'))
    """
    found = [(code, _OWN_NAMES.get(code) or _own_name(code)) for code in languages()]
    return tuple(sorted(found, key=lambda one: one[1].casefold()))


def _own_name(code: str) -> str:
    name = Locale.parse(code).get_display_name(code) or code
    return name[0].upper() + name[1:]


def language_named(tag: str | None) -> str | None:
    """The language that a tag of a browser or of a system means, None where we do not speak it.

    Norwegian of any kind is Bokmål; codes of three letters and codes that went out of use are known too.

    >>> language_named("de_AT.UTF-8"), language_named("nn-NO"), language_named("mo"), language_named("C")
    ('de', 'nb', 'ro', None)
    """
    code = _LANGUAGE_OF.split((tag or "").strip().lower(), maxsplit=1)[0]
    if code not in languages() and code != PSEUDO:
        alias = str(get_global("language_aliases").get(code, code))
        code = _NEAREST.get(alias, alias)
    return code if code in languages() or code == PSEUDO else None


def negotiate(*wanted: str | None) -> str:
    """The first language wished for that there is; English where there is none.

    >>> negotiate("de_AT.UTF-8"), negotiate("tlh", "de"), negotiate(None, "C")
    ('de', 'de', 'en')
    """
    return next((code for tag in wanted if (code := language_named(tag)) is not None), DEFAULT)


def _locales() -> Any:
    return resources.files("openhearts.speech") / "locales"


def sources(language: str) -> tuple[tuple[str, str], ...]:
    """(file name, text) of the .ftl files of a language, by name: the own ones, then those of errors."""
    folder = _locales() / language
    files = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda entry: entry.name)
    return (*((file.name, file.read_text(encoding="utf-8")) for file in files), *of_errors(language))


class _Accents(Transformer):
    """Accents every letter of the texts, and brackets each message."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = node.value.translate(_ACCENTS)
        return node

    def visit_Message(self, node: ast.Message) -> ast.Message:
        changed: ast.Message = self.generic_visit(node)
        if changed.value is not None:
            changed.value.elements = [ast.TextElement(OPEN), *changed.value.elements, ast.TextElement(CLOSE)]
        return changed


class _Referred(Visitor):
    """Collects the messages and terms that an entry contains."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


def _pseudo(text: str) -> str:
    changed: ast.Resource = _Accents().visit(FluentParser().parse(text))
    return FluentSerializer().serialize(changed)


def sound(language: str, word: object) -> str:
    """SOUND() in the catalogues: how a word begins where the language says the one before it another way, or "other".

    >>> [sound("es", word) for word in ("Iris", "Hilda", "Yves", "Ian", "Yolanda", "Olga", "8", "Anna")]
    ['i', 'i', 'i', 'other', 'other', 'o', 'o', 'other']
    >>> [sound("fr", word) for word in ("Ada", "Élodie", "Hélène", "Yves", "Hans", "Yann", "Ben")]
    ['vowel', 'vowel', 'vowel', 'vowel', 'other', 'other', 'other']
    >>> [sound("it", word) for word in ("Ada", "Eva", "Ida")]
    ['a', 'e', 'other']
    """
    return next((name for name, begins in _VOWELS.get(language, ()) if begins.match(str(word))), "other")


Pieces = tuple[tuple[str, str], ...]  # texts, each with the name of the variable behind it


def _pieces(pattern: ast.Pattern, contained: Callable[[str], Pieces | None]) -> Pieces | None:
    """The pieces of a message in which nothing is chosen; None of any other.  `contained` gives those of a message that
    it contains, which must be a mere text.
    """
    pieces: list[tuple[str, str]] = []
    text = ""
    for one in pattern.elements:
        said = one.expression if isinstance(one, ast.Placeable) else one
        if isinstance(said, ast.TextElement):
            text += said.value
        elif isinstance(said, ast.VariableReference):
            pieces.append((text, said.id.name))
            text = ""
        elif isinstance(said, ast.MessageReference) and said.attribute is None:
            within = contained(said.id.name)
            if within is None or len(within) > 1:  # Fluent looks at the length of what is filled in there
                return None
            text += within[0][0]
        elif isinstance(said, ast.FunctionReference) and said.id.name == "PROGRAM":
            text += program_name()
        else:
            return None
    return (*pieces, (text, "")) if len(pieces) < _MOST_PIECES else None


def _put_together(pieces: Pieces | None, values: Mapping[str, Any]) -> str | None:
    """The message, as Fluent itself would make it more slowly; None where more than texts is to be filled in."""
    if pieces is None:
        return None
    found = []
    for text, name in pieces:
        found.append(text)
        if name:
            value = values.get(name)
            if type(value) is not str or len(value) > _LONG_TEXT:
                return None
            found.append(value)
    return "".join(found)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language that there is, or of the pseudo-language `xx`."""
    return Catalogue(language)


class Catalogue:
    """The messages of one language; `text` is a pure function of its arguments."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.locale = DEFAULT if language == PSEUDO else language
        self._made: FluentBundle | None = None
        self._parsed: dict[str, ast.Message | ast.Term] = {}
        self._lock = RLock()
        self._said: dict[object, str] = {}
        self._pieces: dict[str, Pieces | None] = {}  # of messages that were asked for
        self._files: dict[str, str] = {}  # entry -> the file it stands in
        self._texts: dict[str, str] = {}  # entries not parsed yet
        for name, text in sources(self.locale):
            begins = [*_ENTRY.finditer(text)]
            for begin, end in zip(begins, [*(one.start() for one in begins[1:]), len(text)], strict=True):
                key = begin[1]
                if key in self._files:
                    raise MissingText(f"{self.language}/{name}: {key} stands in {self._files[key]} too")
                self._files[key] = name
                self._texts[key] = text[begin.start() : end]
        self._keys = frozenset(key for key in self._files if not key.startswith("-"))

    def _load(self, key: str) -> None:
        """Parses an entry, and those that it contains, where that was not done yet."""
        if key not in self._texts:
            return
        with self._lock:
            wanted, done = [key], set()
            while wanted:
                one = wanted.pop()
                if one in done or one not in self._texts:
                    continue
                resource = self._parse(one)
                if self._made is not None:
                    self._made.add_resource(resource)
                done.add(one)
                referred = _Referred()
                for entry in resource.body:
                    if isinstance(entry, (ast.Message, ast.Term)):
                        self._parsed[one] = entry
                    referred.visit(entry)
                wanted += referred.found
            for one in done:
                del self._texts[one]  # last: other threads take it for parsed from here on

    @property
    def _bundle(self) -> FluentBundle:
        """Fluent's own, with all that was parsed: made where a message chooses, for it takes a while to load."""
        with self._lock:
            if self._made is None:
                from fluent.runtime import FluentBundle

                functions: dict[str, Any] = {"SOUND": self._sound, "PROGRAM": program_name}
                made = FluentBundle([self.locale], use_isolating=False, functions=functions)
                made.add_resource(ast.Resource([*self._parsed.values()]))
                self._made = made
            return self._made

    def _pieces_of(self, key: str) -> Pieces | None:
        if key not in self._pieces:
            pattern = None if (entry := self._parsed.get(key)) is None else entry.value
            self._pieces[key] = None if pattern is None else _pieces(pattern, self._pieces_of)
        return self._pieces[key]

    def _parse(self, key: str) -> ast.Resource:
        text = self._texts[key]
        resource: ast.Resource = FluentParser().parse(_pseudo(text) if self.language == PSEUDO else text)
        junk = next((entry.content for entry in resource.body if isinstance(entry, ast.Junk)), None)
        if junk is not None:
            where = f"{self.language}/{self._files[key]}"
            raise MissingText(f"{where}: cannot be read: {junk.strip()[:80]!r}")
        return resource

    def _sound(self, word: object = "") -> str:
        return sound(self.locale, word)

    @property
    def keys(self) -> frozenset[str]:
        """Ids of all messages."""
        return self._keys

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self._keys

    def must_have(self, key: str) -> bool:
        """True in strict mode, so that the caller runs into the missing message; English decides otherwise."""
        return is_strict() or (self.language != DEFAULT and catalogue(DEFAULT).has(key))

    def text(self, key: str, values: Mapping[str, object] | None = None) -> str:
        """The message with its variables filled in.

        >>> catalogue("en").text("seat-and-card", {"self": "no", "seat": "Anna", "card": "queen of spades"})
        'Anna: queen of spades.'

        Raises MissingText for an unknown message or variable in strict mode; otherwise English stands in, and the key
        where there is none.
        """
        pieces = self._pieces.get(key)  # of a message in which nothing is chosen, once it was asked for
        if pieces is not None and (put := _put_together(pieces, values or {})) is not None:
            return put
        same = None
        if not values or _SAME.issuperset(map(type, values.values())):  # 1 and True are equal
            same = (key, *values.items()) if values else key
            if (said := self._said.get(same)) is not None:
                return said
        if key not in self._keys:
            if is_strict():
                raise MissingText(f"{self.language}: there is no message {key!r}")
            return key if self.language == DEFAULT else catalogue(DEFAULT).text(key, values)
        self._load(key)
        if self._parsed[key].value is None:
            raise MissingText(f"{self.language}: message {key!r} has no text")
        if pieces is None and (put := _put_together(self._pieces_of(key), values or {})) is not None:
            return put
        bundle = self._made or self._bundle
        compiled = bundle.get_message(key).value
        assert compiled is not None, "there is a text"
        formed, errors = bundle.format_pattern(compiled, dict(values or {}))
        text = str(formed)
        if errors:
            if is_strict():
                raise MissingText(f"{self.language}: {key}: {errors[0]}")
            if self.language != DEFAULT:
                return catalogue(DEFAULT).text(key, values)
        elif same is not None:
            if len(self._said) >= _KEPT:
                self._said.clear()
            self._said[same] = text
        return text

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it, with so many digits after the point.

        >>> catalogue("de").number(-1234.56, 1)
        '-1.234,6'
        """
        form = "#,##0" + ("." + "0" * digits if digits else "")
        return str(format_decimal(value, format=form, locale=self.locale))

    def listing(self, items: Iterable[str]) -> str:
        """Items in a row, as in "Anna, Ben and Clara".

        >>> catalogue("de").listing(["Anna", "Ben", "Clara"])
        'Anna, Ben und Clara'
        """
        return self._joined(list(items), "list-and")

    def choice(self, items: Iterable[str]) -> str:
        """Items of which one is meant, as in "Anna, Ben or Clara"."""
        return self._joined(list(items), "list-or")

    def row(self, items: Iterable[str]) -> str:
        """Items in a row without a last word, as in "Anna, Ben, Clara"."""
        return self._joined(list(items), "list-comma")

    def _joined(self, items: list[str], last: str) -> str:
        if len(items) < 2:
            return "".join(items)
        head = items[0]
        for item in items[1:-1]:
            head = self.text("list-comma", {"head": head, "item": item})
        return self.text(last, {"head": head, "item": items[-1]})
