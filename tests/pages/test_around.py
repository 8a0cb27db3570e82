"""The pages around the table in every window, colour and size of letters: nothing leaves the page or lies on another.

One browser window for each setting looks at all of the pages; what is on them is tested elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.pages import steps
from tests.pages.access.states import OWN, come, put
from tests.pages.conftest import RunningServer

Visitors = Callable[..., Page]
PAINTS = False
PAGES: Final = (
    "/rules",
    "/rules/classic",
    "/rules/spot-hearts",
    "/rules/herz-an-herz?seats=3",
    "/rules-editor",
    "/kitchen",
    "/kitchen?variant=cancellation&seats=11",
    "/cards",
    "/matches",
    "/fair",
    "/wishes",
    "/device",
    "/return",
    "/sign-out",
    "/replay",
    "/operator",
    "/nothing",
)
# Window, the reader's language, wishes of the reader, and what the browser is asked for.
SETTINGS: Final[dict[str, tuple[tuple[int, int], dict[str, str], dict[str, Any]]]] = {
    "laptop": ((1366, 768), {}, {}),
    "phone, dark": ((390, 844), {"language": "de", "theme": "dark"}, {}),
    "small phone, largest": ((360, 640), {"language": "ru", "size": "largest"}, {}),
    "narrow": ((320, 640), {"language": "pl"}, {}),
    "400 %": ((320, 192), {"language": "de"}, {"device_scale_factor": 4}),
    "forced colours": ((1366, 768), {}, {"forced_colors": "active"}),
    "forced colours, dark": ((390, 844), {}, {"forced_colors": "active", "color_scheme": "dark"}),
}
SHORT: Final = ("laptop", "small phone, largest")

# What is wider than the page or cut off, targets of less than 24 pixels, primary actions of less than 44, and what
# lies on something else that can be used; links within a sentence may be as small as its letters.
FAULTS: Final = """() => {
  const found = [], wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > wide) found.push('the page scrolls sideways');
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: false })
    && !one.closest('.vh, .skip, .scroll') && one.getClientRects().length;
  const name = (one) => one.id || one.name || one.className || one.textContent.trim().slice(0, 30);
  const isInText = (one) => one.matches('a') && getComputedStyle(one).display === 'inline';
  const isSticky = (one) => !!one && (getComputedStyle(one).position === 'sticky' || isSticky(one.parentElement));
  const used = [...document.querySelectorAll('button, a, summary, input, select, textarea')]
    .filter((one) => one.type !== 'hidden' && seen(one));
  for (const one of used) {
    const b = one.getBoundingClientRect(), label = one.closest('label')?.getBoundingClientRect() ?? b;
    if (b.left < -1 || b.right > wide + 1) found.push(`${name(one)} leaves the page`);
    const tall = Math.max(b.height, label.height), long = Math.max(b.width, label.width);
    if (!isInText(one) && (tall < 23.9 || long < 23.9)) found.push(`${name(one)} is small`);
    if (one.matches('.go, .button') && b.height < 43.9) found.push(`${name(one)} is less than 44 high`);
  }
  const fixed = used.filter((one) => !isSticky(one) && !one.closest('.tile h2, .faces'));
  for (const [at, one] of fixed.entries()) for (const other of fixed.slice(at + 1)) {
    const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const isWithin = one.contains(other) || other.contains(one);
    if (across > 1.5 && down > 1.5 && !isWithin) found.push(`${name(one)} / ${name(other)}`);
  }
  for (const one of document.querySelectorAll('.sheet, .shuffle, h1, h2, h3')) {
    if (seen(one) && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'visible') {
      found.push(`${name(one)} is wider than its sheet`);
    }
  }
  return found;
}"""
# Lines of text that are longer than can be read at ease.
LONG: Final = """() => {
  const canvas = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll('main p, main li, main dd')].filter((one) => one.innerText.length > 90
    && one.checkVisibility() && !one.matches('.picks')).filter((one) => {
    const style = getComputedStyle(one);
    canvas.font = `${style.fontSize} ${style.fontFamily}`;
    const letter = canvas.measureText('the quick brown fox jumps over the lazy dog').width / 43;
    return one.clientWidth / letter > 80;
  }).map((one) => one.innerText.slice(0, 40));
}"""


# All of this at once, and whether there is one headline.
ALL: Final = f"""() => [
  ...({FAULTS})(),
  ...({LONG})().map((line) => `${{line}} is a long line`),
  ...(document.querySelectorAll('h1').length === 1 ? [] : ['not one headline']),
]"""


def looked_at(page: Page, where: str, setting: str) -> list[str]:
    """What is wrong with the page as it stands, and what axe finds.

    On a laptop also where things lie in forced colours: axe reads the same there, and is asked about them by the long
    checks.
    """
    found = page.evaluate(ALL)
    if setting == "laptop":
        page.emulate_media(forced_colors="active")
        found += [f"in forced colours {one}" for one in page.evaluate(ALL)]
        page.emulate_media(forced_colors="none")
    steps.paint(page)  # axe looks at colours
    for one in Axe().run(page).response["violations"]:
        found.append(f"{one['id']}: {one['nodes'][0]['html'][:160]} {one['nodes'][0]['any'][0]['message']}")
    return [f"{where}: {one}" for one in found]


@pytest.mark.parametrize(
    "setting", [name if name in SHORT else pytest.param(name, marks=pytest.mark.soak) for name in SETTINGS]
)
def test_nothing_leaves_its_place(visitor: Visitors, site: RunningServer, setting: str) -> None:
    (width, height), wishes, asked = SETTINGS[setting]
    page = visitor(viewport={"width": width, "height": height}, bypass_csp=True, **asked)
    table = put(site, "over", {0: (OWN, "Anna")})
    come(page, site, f"/table/{table.state.ident}/fair", **wishes)
    found = looked_at(page, "fair play of a table", setting)
    page.goto(f"/table/{table.state.ident}/settings")
    found += looked_at(page, "settings of a table", setting)
    for path in PAGES:
        page.goto(path)
        found += looked_at(page, path, setting)
    page.goto("/kitchen?variant=classic&seats=4")
    page.click("form.naming button.go")
    page.wait_for_url(re.compile(r"/kitchen/[a-z0-9]{12}$"))
    found += looked_at(page, "an empty pad", setting)
    pad = page.url
    for seat, points in enumerate((0, 26, 0, 0)):
        page.fill(f'[name="p{seat}"]', str(points))
    page.click('#deal button[value="deal"]')
    page.locator(".deals tbody tr").wait_for()
    found += looked_at(page, "a pad", setting)
    page.goto(f"{pad}/referee?trick=KH&hand=2C+QS")
    found += looked_at(page, "a referee", setting)
    assert not found, "\n".join(found)


def test_a_key_that_is_wished_twice_is_told_in_sight(visitor: Visitors) -> None:
    page = visitor(viewport={"width": 360, "height": 640})
    page.goto("/wishes")
    page.locator("#own-keys summary").click()
    page.fill('[name="key-c"]', "1")
    page.click(".wishes > .acts .go")
    expect(page.locator("#own-keys .status")).to_contain_text("stay as they were: 1")
    expect(page.locator("#own-keys .status")).to_be_in_viewport(ratio=1)


def test_settings_are_tried_before_they_are_kept(visitor: Visitors) -> None:
    page = visitor()
    page.goto("/wishes")
    shown = page.locator(".try .spread:visible")
    drawn = shown.locator("use").first.get_attribute("href")
    for name, value in (("deck", "court"), ("theme", "dark"), ("size", "largest"), ("colours", "two")):
        page.select_option(f'select[name="{name}"]', value)
    assert shown.count() == 1 and shown.locator("use").first.get_attribute("href") != drawn
    page.select_option('select[name="letters"]', "B D K A")
    for deck in ("big", "court"):
        page.select_option('select[name="deck"]', deck)
        assert f"/{deck}-b-d-k-a.svg?" in (shown.locator("use").first.get_attribute("href") or "")
    page.select_option('select[name="letters"]', "")
    assert "/court.svg?" in (shown.locator("use").first.get_attribute("href") or ""), "those of the language"
    marks = page.evaluate("({...document.documentElement.dataset})")
    assert (marks["theme"], marks["cards"], marks["size"], marks["suits"]) == ("dark", "dark", "largest", "two")
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == "auto", "nothing was kept"


@pytest.mark.parametrize(("path", "asks"), [("/rules/classic?seats=5", "5"), ("/rules/kids-jinx", None)])
def test_a_game_starts_from_its_rules(visitor: Visitors, path: str, asks: str | None) -> None:
    page = visitor(java_script_enabled=False)
    page.goto(path)
    pictures = page.locator(".counting use").count()
    assert pictures >= 9 and page.locator(".counting li").count() == 2
    if asks is not None:
        assert page.locator(".chips [aria-current]").text_content() == asks
        assert page.locator(".options dt").count() == 3
    page.click("main .acts .go")
    page.wait_for_url("**/table/*")
    assert page.locator(".plate").count() == int(asks or 4)
