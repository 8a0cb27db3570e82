"""What a browser shows of the drawn deck: which degree of detail at which width, its paper, and a free index.

What is in the file is measured in tests/web/decks/test_drawn.py.
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, Route

from openhearts.speech.speaker import letters_of
from openhearts.web.card_art import address, picture
from openhearts.web.card_art.letters import ENGLISH

Visitors = Callable[..., Page]
FEW = "--card-few:inline;--card-full:none"
MID = "--card-mid:inline;--card-full:none"
SHEET = """<!doctype html><html data-cards="light"><link rel="stylesheet" href="{css}">
<style>body {{ background: #235a4e; margin: 8px; display: flex; gap: 8px; align-items: start }}
svg {{ display: block; width: 100%; aspect-ratio: 5 / 7 }}
body > .unseen {{ display: none }}</style><body>{cards}"""
# For each card and degree of detail: how much ink its rank has, how high the ink is, and how much lies under the index.
COLUMN = """async (hrefs) => {
  const text = await (await fetch(hrefs[0].split('#')[0])).text();
  const found = [];
  for (const one of hrefs) for (const layer of ['few', 'mid', 'full']) {
    const ident = one.split('#')[1];
    const shown = {few: 'none', mid: 'none', full: 'none', [layer]: 'inline'};
    const style = Object.entries(shown).map(([name, value]) => `--card-${name}:${value}`).join(';');
    const whole = text.replace('<svg ', `<svg width="240" height="336" viewBox="0 0 240 336" style="${style}" `)
      .replace(/<\\/svg>\\s*$/, `<use href="#${ident}" width="240" height="336"/></svg>`);
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([whole], {type: 'image/svg+xml'}));
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 240; canvas.height = 336;
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    const pixels = pen.getImageData(5, 8, 61, 320);
    let ink = 0, other = 0, top = 999, bottom = 0;
    for (let at = 0; at < pixels.data.length; at += 4) {
      const [r, g, b] = pixels.data.slice(at, at + 3);
      if (r > 245 && g > 242 && b > 230) continue;
      const line = Math.floor(at / 4 / 61);
      if (line < 112) { ink += 1; top = Math.min(top, line); bottom = Math.max(bottom, line); }
      if (line > 185) other += 1;
    }
    found.push([ident, layer, ink, bottom - top + 1, other]);
  }
  return found;
}"""


def card(ident: str, width: float, style: str = "", letters: str = ENGLISH) -> str:
    href = picture(ident, letters=letters).href
    return (
        f'<span class="card" style="width:{width}px"><svg class="art" style="{style}"><use href="{href}"/></svg></span>'
    )


# Only one of the cards is seen.
SHOW = "(number) => [...document.body.children].forEach((one, at) => one.classList.toggle('unseen', at !== number))"


def opened(page: Page, cards: list[str]) -> list[bytes]:
    """Pictures of cards, each alone at the same place of a page with the colours and rules of the cards."""
    body = SHEET.format(css=address("decks.css"), cards="".join(cards))

    def answer(route: Route) -> None:
        route.fulfill(body=body, content_type="text/html")

    page.route("**/a-page-of-cards", answer)
    page.goto("/a-page-of-cards")
    page.wait_for_load_state("networkidle")
    found = []
    for number in range(len(cards)):
        page.evaluate(SHOW, number)
        found.append(page.locator("svg:visible").screenshot())
    page.unroute("**/a-page-of-cards")
    return found


def test_more_is_seen_the_wider_a_card_is(visitor: Visitors) -> None:
    steps = ((63, FEW), (64, MID), (95, MID), (96, "--card-full:inline"))
    cases = [(ident, width, style) for ident in ("QS", "10D") for width, style in steps]
    cards = []
    for ident, width, style in cases:
        told = f'<b style="width:{width}px">{bare(ident, style)}</b>'
        cards += [card(ident, width), told, plain(ident, width, style)]
    shown = opened(visitor(), cards)
    for at, case in enumerate(cases):
        ruled, told_picture, other = shown[3 * at : 3 * at + 3]
        assert ruled == told_picture, case
        assert ruled != other, case


def bare(ident: str, style: str) -> str:
    """A picture that no rule of decks.css is about."""
    return f'<svg style="{style}"><use href="{picture(ident).href}"/></svg>'


def plain(ident: str, width: float, style: str) -> str:
    """The same in another degree of detail than the style says."""
    other = FEW if style != FEW else "--card-full:inline"
    return f'<b style="width:{width}px">{bare(ident, other)}</b>'


def test_a_card_under_another_one_counts_as_wide_as_it_is_drawn(visitor: Visitors) -> None:
    href = picture("QS").href
    art = f'<svg class="art" style="width:110px"><use href="{href}"/></svg>'
    covered = f'<b style="width:110px"><span class="pick" style="display:block;width:30px">{art}</span></b>'
    under, alone = opened(visitor(), [covered, f'<b style="width:110px">{bare("QS", "")}</b>'])
    assert under == alone


def test_a_page_gives_one_card_another_paper(visitor: Visitors) -> None:
    usual, dim = opened(visitor(), [card("2C", 60), card("2C", 60, "--card-paper:var(--card-paper-off)")])
    assert usual != dim


def test_every_language_has_its_letters_on_the_card(visitor: Visitors) -> None:
    spoken, widths = ("en", "de", "nl", "ru"), (46, 80, 120)
    shown = opened(visitor(), [card("QS", width, letters=letters_of(one)) for width in widths for one in spoken])
    for at, width in enumerate(widths):
        assert len(set(shown[4 * at : 4 * at + 4])) == 4, width


def test_the_column_holds_the_index_alone(visitor: Visitors) -> None:
    page = visitor()
    opened(page, [card("2C", 60)])
    looked_at = ("QS", "QD", "KC", "KS", "JH", "JD", "10C", "8S", "4H", "AD")  # all are measured beside the file
    found = page.evaluate(COLUMN, [picture(ident).href for ident in looked_at])
    assert len(found) == 3 * len(looked_at)
    for ident, layer, ink, high, below in found:
        assert ink > 300, (ident, layer)
        assert high >= (0.30 if layer == "few" else 0.25) * 336 - 1, (ident, layer, high)
        assert below == 0, (ident, layer, "something lies under the index")
