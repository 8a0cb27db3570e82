"""What several people at a table meet in small windows: claims, prompts, names to be given, questions and hints."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence

import pytest
from playwright.sync_api import Page, expect

import openhearts as oh
from openhearts.cards.card import Card
from openhearts.speech.catalogue import languages
from openhearts.speech.display_names import bot_names
from openhearts.speech.hearts.cards import SUIT_KEYS
from openhearts.speech.speaker import Speaker
from openhearts.web.regions.match import prompt_look
from tests.pages import geometry
from tests.pages.access.situations import SITUATIONS
from tests.pages.access.states import STATES, come, look, put
from tests.pages.conftest import RunningServer
from tests.pages.test_over_the_stage import ADVICE, HINT

Visitors = Callable[..., Page]
PAINTS = False
SMALL = {
    **{name: geometry.WINDOWS[name] for name in ("small phone", "phone", "phone on its side")},
    "low": geometry.LOW,
    "smallest phone": geometry.SMALLEST,
}
ROOMY = {"laptop": (1366, 768), "upright tablet": (768, 1024)}
MORE = ("two", "last-3", "last-5", "last-6", "last-8", "last-9", "last-10")
YES_NO = ("yes", "no")
LIKELY = 8  # prompts of each kind that are gone through each time
SIZES = ("normal", "largest")
# Those with the longest words, and one whose questions leave room for half of the answers in their line; each takes a
# page of its own.
SPOKEN = pytest.mark.parametrize(
    "spoken", [("de", "nl", "ru", "es"), pytest.param(languages(), marks=pytest.mark.soak)], ids=["long", "all"]
)
# Buttons whose words are cut, or that lie over each other.
BUTTONS = """() => {
  const all = [...document.querySelectorAll('#buttons button')].filter((one) => one.getClientRects().length);
  const words = (one) => {
    const range = document.createRange(), what = one.querySelector('.what') ?? one;
    range.selectNodeContents(what);
    return what.clientWidth > 1 ? range.getBoundingClientRect() : one.getBoundingClientRect();
  };
  const isCut = (a, b) => a.left < b.left || a.right > b.right || a.top < b.top || a.bottom > b.bottom;
  const isSmall = (box) => box.width < 36 || box.height < 44;
  const found = all.filter((one) => isCut(words(one), one.getBoundingClientRect())).map((one) => `${one.id} is cut`);
  found.push(...all.filter((one) => isSmall(one.getBoundingClientRect())).map((one) => `${one.id} is small`));
  const [no, yes] = ['b-reject', 'b-accept'].map((id) => document.getElementById(id)?.getBoundingClientRect());
  const far = no ? Math.max(no.left - yes.right, yes.left - no.right, no.top - yes.bottom, yes.top - no.bottom) : 0;
  if (far > 20) found.push(`yes is ${far} pixels from no`);
  for (const [at, one] of all.entries()) for (const other of all.slice(at + 1)) {
    const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
    const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    if (!isApart) found.push(`${one.id} / ${other.id}`);
  }
  return found;
}"""


# What is wrong with each of these prompts, with its class as the server gives it.
PROMPTS = f"""(prompts) => {{
  const measure = {geometry.SENTENCE}, said = document.getElementById('prompt');
  return prompts.map(([text, look]) => {{
    [said.textContent, said.className] = [text, look];
    return [text, measure()];
  }}).filter(([, found]) => found.length);
}}"""


def measured(
    page: Page, script: str, windows: Mapping[str, tuple[int, int]], sizes: Sequence[str] = SIZES
) -> dict[str, list[tuple[str, list[str]]]]:
    """What a script finds, and in which print, in each window in which it finds anything.

    A wish for another print is an attribute of the page and no more: it need not come anew.
    """
    found = {}
    in_each = f"""(sizes) => sizes.map((size) => {{
      document.documentElement.dataset.size = size;
      return [size, ({script})()];
    }}).filter(([, found]) => found.length)"""
    for at, (name, (width, height)) in enumerate(windows.items()):
        page.set_viewport_size({"width": width, "height": height})
        if faults := page.evaluate(in_each, [*sizes[:: -1 if at % 2 else 1]]):  # it begins as it was
            found[name] = faults
    return found


def windows_for(
    language: str, spoken: tuple[str, ...], roomy: Mapping[str, tuple[int, int]]
) -> Mapping[str, tuple[int, int]]:
    """The small ones; those in which there is room for one language alone, or for all that there are."""
    return {**SMALL, **roomy} if language == spoken[0] or spoken == languages() else SMALL


def again(page: Page, site: RunningServer, **wishes: str) -> None:
    """The same page, opened anew with other wishes."""
    come(page, site, page.url, **wishes)


@SPOKEN
def test_a_claim_is_told_and_answered_by_buttons_that_are_whole_everywhere(
    visitor: Visitors, site: RunningServer, spoken: tuple[str, ...]
) -> None:
    """Who comes while it waits reads on the cloth whose it is, and hears it with the keys that answer."""
    page = visitor()
    SITUATIONS["claim-offered"](page, site)
    expect(page.locator("#b-reject")).to_be_visible()
    expect(page.locator("#status")).to_have_text(re.compile("Tom claims all the tricks that are left. Y accepts"))
    expect(page.locator("#say")).to_contain_text("Tom claims all the tricks that are left. Y accepts")
    found = {}
    for language in spoken:
        again(page, site, language=language)
        said = Speaker(language).text("web-claim-waits", seat="Tom", self="no")
        expect(page.locator("#prompt")).to_have_text(said)
        both = f"() => [...({BUTTONS})(), ...({geometry.SENTENCE})()]"
        if faults := measured(page, both, windows_for(language, spoken, geometry.WINDOWS)):
            found[language] = faults
    assert found == {}


def test_a_choice_after_a_moon_covers_nothing(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    look(page, site, "moon", language="ru")
    on_cloth = "document.getElementById('felt').getBoundingClientRect().bottom - 8"
    top = "document.getElementById('b-add').getBoundingClientRect().top"
    both = f"() => [...({BUTTONS})(), ...({top} >= {on_cloth} ? [] : ['covers the table'])]"
    assert measured(page, both, {**SMALL, "laptop": (1366, 768)}) == {}


def prompts(language: str) -> list[tuple[str, str]]:
    """All that a language asks of who plays Hearts, with the longest names of bots, and how it is set."""
    speaker, text = Speaker(language), Speaker(language).text
    first, second, *_ = sorted(bot_names(speaker), key=len, reverse=True)
    suits = [
        speaker.sentence(text("hearts-do-follow", suit=suit, joker=joker)) for suit in SUIT_KEYS for joker in YES_NO
    ]
    said = [
        *suits,
        *(text(f"hearts-prompt-{one}") for one in ("lead", "any", "barred", "choose")),
        *(text(f"hearts-prompt-{one}", seat=first) for one in ("waits", "leads")),
        text("hearts-wait-chooses", seat=first).removesuffix("."),
        text("hearts-prompt-open", card=speaker.card(Card("2C"), oh.ruleset("classic", 4))),
        text("web-pass-to", count=4, seat=first),
        *(text("hearts-wait-pass", seats=speaker.listing(who), done="no")[:-1] for who in ([first], [first, second])),
        *(text("web-claim-waits", seat=first, self=own) for own in YES_NO),
    ]
    return [(one, " ".join(("prompt", *prompt_look(one)))) for one in said]


def likely() -> list[tuple[str, str]]:
    """Of those that are set alike in all languages the longest, and those with the longest words."""
    alike: dict[str, list[str]] = {}
    for language in languages():
        for text, set_so in prompts(language):
            alike.setdefault(set_so, []).append(text)
    found = []
    for set_so, texts in alike.items():
        long = sorted(set(texts), key=len)[-LIKELY:]
        wordy = sorted(set(texts), key=lambda text: max(map(len, text.split())))[-LIKELY:]
        found += [(one, set_so) for one in dict.fromkeys((*long, *wordy))]
    return found


def every() -> list[tuple[str, str]]:
    """Those of all languages."""
    return [one for language in languages() for one in prompts(language)]


@pytest.mark.parametrize(
    ("name", "asked", "sizes"),
    [
        *((name, likely, SIZES) for name in ("trick", "eleven-twins")),
        *(
            pytest.param(name, every, ("normal", "large", "largest"), marks=pytest.mark.soak)
            for name in ("trick", "eleven-twins", *MORE)
        ),
    ],
)
def test_every_prompt_of_every_language_is_whole(
    visitor: Visitors,
    site: RunningServer,
    name: str,
    asked: Callable[[], list[tuple[str, str]]],
    sizes: tuple[str, ...],
) -> None:
    """On the cloth, and clear of cards, faces and numbers; those that go wrong first are gone through each time."""
    page = visitor()
    look(page, site, name)
    windows = {**SMALL, **ROOMY}
    script = f"() => ({PROMPTS})({json.dumps(asked())})"
    assert measured(page, script, windows, sizes) == {}


# What a watcher writes in and answers that is cut, lies on the table, or over something else of the two.
WATCHING = """() => {
  const box = (one) => one.getBoundingClientRect(), found = [], felt = box(document.getElementById('felt'));
  const parts = [...document.querySelectorAll('.joining > *, .prompts')].filter((one) => box(one).height);
  for (const [at, one] of parts.entries()) {
    const a = box(one);
    if (a.left < 0 || a.right > innerWidth || a.bottom > innerHeight) found.push(`${one.className} leaves the window`);
    if (a.top < felt.bottom - 1) found.push(`${one.className || one.tagName} is on the table`);
    if (one.scrollWidth > one.clientWidth + 1 && one.tagName !== 'LABEL') found.push(`${one.textContent} is cut`);
    const name = document.querySelector('.s0 .called');
    if (box(name).left < felt.left + 5) found.push('a name lies on the rim');
    if (one.matches('.prompts') && one.scrollHeight > one.clientHeight + 1) found.push('scrolls');
    for (const other of parts.slice(at + 1)) {
      const b = box(other);
      const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      if (!isApart) found.push(`${one.tagName} / ${other.tagName}`);
    }
  }
  return found;
}"""


@SPOKEN
def test_what_a_watcher_is_asked_lies_where_no_hand_lies(
    visitor: Visitors, site: RunningServer, spoken: tuple[str, ...]
) -> None:
    """Who they are, and their name: below the table, whole, and over nobody's face."""
    page = visitor()
    found = {}
    for name in ("watched", "back-offered"):
        look(page, site, name) if name in STATES else SITUATIONS[name](page, site)
        expect(page.locator(".joining, .prompts .knocks")).to_have_count(2)
        for language in spoken:
            come(page, site, page.url, "somebody else", language=language)
            if faults := measured(page, WATCHING, windows_for(language, spoken, ROOMY)):
                found[name, language] = faults
    assert found == {}


# What people ask each other: words and buttons that the box cuts, a box that leaves the window or lies on the hand, and
# what can be done that it lies on.
ASKED = """() => {
  const box = (one) => one.getBoundingClientRect(), found = [];
  const place = document.getElementById('prompts'), a = box(place);
  const isIn = (b) => b.left >= a.left && b.right <= a.right + 1 && b.top >= a.top && b.bottom <= a.bottom + 1;
  for (const one of place.querySelectorAll('button'))
    if (!isIn(box(one)) || box(one).height < 40) found.push(`${one.textContent} is cut`);
  if (place.scrollHeight > place.clientHeight + 1) found.push(`scrolls by ${place.scrollHeight - place.clientHeight}`);
  if (a.left < 0 || a.right > innerWidth) found.push('leaves the window');
  for (const one of document.querySelectorAll('#hand, #buttons button'))
    if (box(one).height && box(one).top < a.bottom) found.push(`${one.id} is covered`);
  return found;
}"""


@SPOKEN
def test_what_people_ask_each_other_is_whole(visitor: Visitors, site: RunningServer, spoken: tuple[str, ...]) -> None:
    page = visitor()
    found = {}
    for name in ("away", "back-asked", "knocked"):
        SITUATIONS[name](page, site)
        expect(page.locator("#prompts button")).to_have_count(2)
        for language in spoken:
            again(page, site, language=language)
            if faults := measured(page, ASKED, windows_for(language, spoken, ROOMY)):
                found[name, language] = faults
    assert found == {}


# A hint that lies over a button or nearer to one than eight pixels, leaves the window, or is not seen whole; or that
# covers a card of one's own tower, or the number of the one that was drawn.
HINTED = """() => {
  const box = (one) => one.getBoundingClientRect(), a = box(document.getElementById('hint')), found = [];
  for (const one of document.querySelectorAll('#buttons button, .near .card, #drawn-card .art')) {
    const all = box(one), middle = (all.top + all.bottom) / 2;
    const b = { ...all.toJSON(), bottom: one.closest('#drawn-card') ? middle : all.bottom };
    const isApart = a.right + 4 <= b.left || b.right + 4 <= a.left || a.bottom + 8 <= b.top || b.bottom <= a.top;
    if (b.height && !isApart) found.push(one.id || one.className.baseVal);
  }
  const hint = document.getElementById('hint');
  if (a.left < 0 || a.right > innerWidth || a.top < 0) found.push('outside');
  if (hint.scrollHeight > hint.clientHeight + 1) found.push('scrolls');
  return found;
}"""


# Words beside towers that a button covers or that the window cuts, and what can be done that is not seen whole.
DESK = """() => {
  const words = document.createRange(), found = [], place = document.getElementById('buttons').getBoundingClientRect();
  words.selectNodeContents(document.getElementById('status'));
  const foot = words.getBoundingClientRect().bottom;
  if (foot > place.top + 3) found.push(`${Math.round(foot - place.top)} pixels of the words are covered`);
  const seen = (one) => one.getBoundingClientRect().bottom <= place.bottom + 1;
  const cut = [...document.querySelectorAll('#buttons button:not(.quiet)')].filter((one) => !seen(one));
  return [...found, ...cut.map((one) => `${one.textContent.trim()} is cut`)];
}"""


# The same without a hint, and what is wrong with the hint then.
BOTH = f"""() => {{
  const hint = document.getElementById('hint'), place = hint.parentElement;
  hint.remove();
  const found = ({DESK})();
  place.append(hint);
  return [...found, ...({HINTED})()];
}}"""


@pytest.mark.parametrize("names", [("trick",), ("towers", "towers-joker", "theft")], ids=["cards", "towers"])
def test_a_hint_keeps_clear_of_every_button(visitor: Visitors, site: RunningServer, names: tuple[str, ...]) -> None:
    """And without a hint all is seen that is said and that can be done, where three things can be done at most."""
    page, is_of_towers = visitor(), names != ("trick",)
    found = {}
    upright = {one: geometry.WINDOWS[one] for one in ("small phone", "phone", "tablet")}
    hinted = {**upright, "upright tablet": (768, 1024)}
    if is_of_towers:
        hinted |= {one: SMALL[one] for one in ("phone on its side", "low", "smallest phone")}
    for name in names:
        for language in ("de", "ru"):
            look(page, site, name, language=language)
            page.evaluate(HINT.replace(".foot-of-table", ".foot-of-table, .desk"), ADVICE)
            if faults := measured(page, BOTH if is_of_towers else HINTED, hinted):
                found[name, language] = faults
    assert found == {}


# Cards of a trick that touch, as aslant as they lie.
ASLANT = """() => {
  const cards = [...document.querySelectorAll('.laid')];
  const meet = (one, other) => {
    const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  };
  return cards.filter((one, at) => cards.slice(at + 1).some((other) => meet(one, other)))
    .map((one) => one.closest('li').id);
}"""


def test_nothing_touches_on_the_cloth_of_a_replay(visitor: Visitors, site: RunningServer) -> None:
    """At the end of a trick and in its middle: cards, faces, names and numbers."""
    page = visitor()
    table = put(site, "over")
    both = f"() => [...({geometry.OVERLAPS})(), ...({ASLANT})()]"
    for step, n_cards in ((20, 4), (23, 3)):
        come(page, site, f"/table/{table.state.ident}/replay?step={step}")
        expect(page.locator(".laid")).to_have_count(n_cards)
        windows = {**SMALL, "laptop": (1366, 768)}
        assert measured(page, both, windows, ("normal", "large", "largest")) == {}, step


# In a replay: buttons of the bar outside the window and words that leave it, names in the line of scores of which
# little is left, words about what happened that lie over the choices, and piles that touch or leave the cloth.
REPLAYED = """() => {
  const found = [], seen = (what) => [...document.querySelectorAll(what)].filter((one) => one.getClientRects().length);
  for (const one of seen('.steps a, .steps button')) {
    const box = one.getBoundingClientRect();
    const isOut = box.left < 0 || box.right > innerWidth || box.bottom > innerHeight;
    if (isOut || box.width < 36 || box.height < 35) found.push(one.id);
  }
  const bar = document.querySelector('.steps').getBoundingClientRect();
  const [where] = seen('.where').map((one) => one.getBoundingClientRect());
  if (where.top < bar.top || where.bottom > bar.bottom) found.push('where we are leaves the bar');
  for (const one of seen('.standing .called')) {
    if (one.clientWidth < Math.min(one.scrollWidth, 3 * parseFloat(getComputedStyle(one).fontSize)))
      found.push(`${one.textContent} is cut`);
  }
  const cloth = document.querySelector('.felt, .cellar').getBoundingClientRect();
  const seenOf = document.querySelector('.steps').getBoundingClientRect().top - cloth.top;
  const own = document.querySelector('.s0 .called, .near .called');
  if (own.getBoundingClientRect().left < cloth.left) found.push(`${own.textContent} leaves the cloth`);
  if (innerHeight > 600 && seenOf < .8 * Math.min(cloth.height, innerHeight * .56))
    found.push(`${Math.round(seenOf)} of ${Math.round(cloth.height)} pixels of the cloth are seen`);
  const heaps = seen('.heap-card').map((one) => one.getBoundingClientRect());
  for (const [at, one] of heaps.entries()) {
    if (one.right > cloth.right - 7) found.push('a pile leaves the cloth');
    const isTouched = heaps.slice(at + 1).some((other) => one.left < other.right && other.left < one.right);
    if (isTouched) found.push('piles touch');
  }
  const words = document.createRange(), choices = document.querySelector('.choices').getBoundingClientRect();
  words.selectNodeContents(document.getElementById('status'));
  for (const box of words.getClientRects()) {
    const isApart = box.right <= choices.left || choices.right <= box.left || box.bottom <= choices.top
      || choices.bottom <= box.top;
    if (!isApart) found.push('words over choices');
  }
  return [...new Set(found)];
}"""


@pytest.mark.parametrize("spoken", [("de", "ru"), pytest.param(("en",), marks=pytest.mark.soak)], ids=["long", "short"])
@pytest.mark.parametrize(("name", "step"), [("over", 20), ("towers-over", 60)])
def test_a_replay_is_whole_in_large_print(
    visitor: Visitors, site: RunningServer, name: str, step: int, spoken: tuple[str, ...]
) -> None:
    page = visitor()
    table = put(site, name)
    windows = {**SMALL, **ROOMY, "small tablet": (610, 800)}
    found = {}
    for language in spoken:
        come(page, site, f"/table/{table.state.ident}/replay?step={step}", language=language)
        expect(page.locator("#m-next")).to_be_visible()
        if faults := measured(page, REPLAYED, windows, ("normal", "large", "largest")):
            found[language] = faults
    assert found == {}


# What says who has won the match, where it is outside the window or behind the button that stays in it.
WON = """() => {
  const words = document.createRange(), button = document.querySelector('#buttons .go').getBoundingClientRect();
  words.selectNodeContents(document.getElementById('result'));
  const things = [words, ...document.querySelectorAll('#winners > .face')].map((one) => one.getBoundingClientRect());
  const isSeen = (b) => b.top >= 0 && b.left >= 0 && b.right <= innerWidth && b.bottom <= innerHeight;
  const isApart = (b) => b.bottom <= button.top || b.left >= button.right || b.right <= button.left;
  return things.filter((one) => !isSeen(one) || !isApart(one)).map((one) => Math.round(one.bottom));
}"""


@SPOKEN
@pytest.mark.parametrize("name", ["match-over", "towers-match"])
def test_who_won_is_on_the_first_screen(
    visitor: Visitors, site: RunningServer, name: str, spoken: tuple[str, ...]
) -> None:
    """Above the button that stays in sight, in every print."""
    page = visitor()
    found = {}
    for language in spoken:
        look(page, site, name, language=language)
        expect(page.locator("#winners > .face").first).to_be_visible()
        if faults := measured(page, WON, {**SMALL, **ROOMY}):
            found[language] = faults
    assert found == {}
