"""What a stage measures in Chromium: what leaves the window, what covers what, whose card lies nearest to whom; and in
which windows.

Each script is given to `page.evaluate` and answers with values that a test can read.
"""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

WINDOWS: Final = {
    "small phone": (360, 640),
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "tablet": (820, 1180),
    "laptop": (1366, 768),
    "desktop": (1920, 1080),
    "large": (2560, 1440),
}

# Those that lie between two others of their kind: of what many tables are asked, the long checks ask it there.
BETWEEN: Final = ("phone", "desktop")
in_windows = pytest.mark.parametrize(
    "windows",
    [[one for one in WINDOWS if one not in BETWEEN], pytest.param(BETWEEN, marks=pytest.mark.soak)],
    ids=["most", "between"],
)


def shown(page: Page, window: str) -> None:
    """The page in a window, where a trick that is over still lies."""
    width, height = WINDOWS[window]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("document.getElementById('felt')?.classList.remove('swept')")


# Everything of a stage that must be whole, with its box; cards that lie aslant by the box they would have straight.
_BOXES: Final = """
  const box = (one) => one.getBoundingClientRect();
  const straight = (one) => {
    const b = one.getBoundingClientRect(), w = one.offsetWidth / 2, h = one.offsetHeight / 2;
    const x = (b.left + b.right) / 2, y = (b.top + b.bottom) / 2;
    return { left: x - w, top: y - h, right: x + w, bottom: y + h };
  };
  const round = (one) => {  // a face without the ring of who is to play
    const b = one.getBoundingClientRect(), w = parseFloat(getComputedStyle(one).width) / 2;
    const x = (b.left + b.right) / 2, y = (b.top + b.bottom) / 2;
    return { left: x - w, top: y - w, right: x + w, bottom: y + w };
  };
  const shown = (one) => one.getClientRects().length && one.checkVisibility({ visibilityProperty: true });
  const clipped = (one) => !!one && (getComputedStyle(one).clipPath !== 'none' || clipped(one.parentElement));
  const all = (what) => [...document.querySelectorAll(what)].filter(shown);
  const within = (a, b) => ({
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
  });
  const texts = (one) => { const range = document.createRange(); range.selectNodeContents(one); return box(range); };
"""

OUTSIDE: Final = f"""() => {{ {_BOXES}
  const found = [];
  const seats = '.plate .face, .plate .name, .plate .numbers b, .plate .now, .standing .face, .tower';
  const cards = '.laid .card, #hand .pick', rest = '#buttons button, .desk button, .prompt, .topbar .tool';
  for (const one of all([seats, cards, rest].join())) {{
    const b = box(one);
    const isOut = b.left < -1 || b.top < -1 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1;
    if (isOut) found.push(one.id || one.className.baseVal || one.className || one.textContent);
  }}
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) found.push('the page scrolls');
  return found;
}}"""

LOW: Final = (640, 360)  # a small phone on its side
SMALLEST: Final = (320, 568)
# What a stage shows, each with its kind, whose it is, and its box.
_THINGS: Final = f"""{_BOXES}
  const things = [
    ...all('.laid .card').map((one) => ['card', one.closest('li').id, straight(one)]),
    ...all('.plate .face').map((one) => ['face', one.closest('li').id, round(one)]),
    ...all('.plate .name .called').filter((one) => !clipped(one))
      .map((one) => ['name', one.closest('li').id, within(texts(one), box(one))]),
    ...all('.plate .numbers b').map((one) => ['total', one.closest('li').id, texts(one)]),
    ...all('.plate .now').map((one) => ['badge', one.closest('li').id, box(one)]),
    ...all('.suit-led').map((one) => ['sign', 'led', box(one)]),
    ...all('.prompt').map((one) => ['prompt', 'prompt', texts(one)]),
    ...all('#buttons button').map((one) => ['button', one.id, box(one)]),
    ...all('.last summary').map((one) => ['last', 'last', box(one)]),
    ...all('.pile:not(details) .row > *, .heaped summary').map((one) => ['pile', 'pile', box(one)]),
    ...all('.tower h2').map((one) => ['name', one.closest('section').id, box(one)]),
    ...all('#hand').map((one) => ['hand', 'hand', box(one)]),
  ];
"""

# What lies over what: cards, faces, names with numbers, piles, the sign of the suit, prompt, buttons and hand.
OVERLAPS: Final = f"""() => {{ {_THINGS}
  const found = [];
  for (const [at, [kind, of, a]] of things.entries()) for (const [other, whose, b] of things.slice(at + 1)) {{
    if (kind === other && ['pile', 'button', 'sign'].includes(kind)) continue;
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const size = `${{Math.round(wide)}} x ${{Math.round(tall)}}`;
    if (wide > 1.5 && tall > 1.5) found.push(`${{kind}} ${{of}} / ${{other}} ${{whose}}: ${{size}}`);
  }}
  return found;
}}"""

# The widest that a table shows: long names, totals of three figures, points of two and a pile of tricks, at every seat.
WIDEST: Final = """() => {
  for (const name of document.querySelectorAll('.plate .called')) name.textContent = 'Maximiliane-Alexandra';
  for (const numbers of document.querySelectorAll('.plate .numbers')) {
    const made = (what, one) => numbers.querySelector(what) || numbers.appendChild(one);
    const pile = document.createElementNS('http://www.w3.org/2000/svg', 'svg'), points = document.createElement('span');
    pile.setAttribute('class', 'won');
    points.className = 'now';
    made('.won', pile);
    made('.now', points).textContent = '+13';
    numbers.querySelector('b').textContent = '100';
  }
}"""

# What something lies over that is there for a while.
COVERS: Final = f"""(what) => {{ {_THINGS}
  for (const one of all('.topbar .icon, #hand .pick')) things.push(['more', one.id || one.className, box(one)]);
  const found = [];
  for (const a of all(what).map(box)) for (const [kind, whose, b] of things) {{
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1.5 && tall > 1.5) found.push(`${{kind}} ${{whose}}`);
  }}
  return found;
}}"""

# For each card on the table how far its owner's face is, as a part of the way to the nearest other one.
NEAREST: Final = f"""() => {{ {_BOXES}
  const middle = (one) => {{ const b = box(one); return [(b.left + b.right) / 2, (b.top + b.bottom) / 2]; }};
  const faces = all('.plate .face').map((one) => [one.closest('li').id, middle(one)]);
  return Object.fromEntries(all('.laid').map((one) => {{
    const [x, y] = middle(one), mine = one.closest('li').id;
    const far = (at) => Math.hypot(at[0] - x, at[1] - y);
    const own = far(faces.find(([id]) => id === mine)[1]);
    return [mine, own / Math.min(...faces.filter(([id]) => id !== mine).map(([, at]) => far(at)))];
  }}));
}}"""

# The part of the window in which faces of cards are seen.
COVERED: Final = """() => {
  let seen = 0, count = 0;
  const step = innerWidth < 1000 ? 12 : 24;
  for (let x = 5; x < innerWidth; x += step) for (let y = 5; y < innerHeight; y += step) {
    count += 1;
    seen += !!document.elementFromPoint(x, y)?.closest('.laid, .pick');
  }
  return seen / count;
}"""

# Words that are seen while cards are played, beside names and numbers.
WORDS: Final = f"""() => {{ {_BOXES}
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  while (walker.nextNode()) {{
    const text = walker.currentNode.textContent.trim(), parent = walker.currentNode.parentElement;
    if (!text || !shown(parent) || parent.closest('.vh, .called, #drawer, script, style, noscript')) continue;
    const b = texts(parent);
    if (b.right < 1 || b.bottom < 1 || b.left > innerWidth || b.top > innerHeight) continue;
    let hidden = false;
    for (let one = parent; one; one = one.parentElement) {{
      const style = getComputedStyle(one);
      hidden ||= style.clipPath !== 'none' || style.fontSize === '0px';
    }}
    if (!hidden) found.push(...text.split(/\\s+/).filter((word) => /\\p{{L}}/u.test(word)));
  }}
  return found;
}}"""

# Where the sentence of what is to be done is cut, leaves the cloth with its round corners, or touches something.
SENTENCE: Final = f"""() => {{ {_BOXES}
  const said = document.getElementById('prompt') ?? document.getElementById('status'), place = box(said);
  const felt = document.getElementById('felt'), outer = box(felt), style = getComputedStyle(felt);
  const rim = parseFloat(style.borderTopWidth);
  const [wide, tall = wide] = style.borderBottomRightRadius.split(' ').map(
    (part, at) => part.endsWith('%') ? parseFloat(part) / 100 * [outer.width, outer.height][at] : parseFloat(part));
  const [left, top] = [outer.left + rim, outer.top + rim];
  const cloth = {{ left, top, right: outer.right - rim, bottom: outer.bottom - rim }};
  const isOn = (x, y) => {{
    const w = wide - rim, h = tall - rim;
    const dx = Math.max(0, cloth.left + w - x, x - cloth.right + w) / w;
    const dy = Math.max(0, cloth.top + h - y, y - cloth.bottom + h) / h;
    return x >= cloth.left && x <= cloth.right && y >= cloth.top && y <= cloth.bottom && dx * dx + dy * dy <= 1;
  }};
  const around = [
    ...all('.laid .card').map((one) => ['card', straight(one)]),
    ...all('.plate .face').map((one) => ['face', round(one)]),
    ...all('.plate .called').filter((one) => !clipped(one)).map((one) => ['name', within(texts(one), box(one))]),
    ...all('.plate .numbers b').map((one) => ['total', texts(one)]),
    ...all('.plate .now').map((one) => ['badge', box(one)]),
    ...all('.last summary').map((one) => ['last', box(one)]),
    ...all('#buttons button').map((one) => [one.id, box(one)]),
  ];
  const words = document.createRange(), found = new Set();
  words.selectNodeContents(said);
  for (const b of words.getClientRects()) {{
    const letters = {{ left: b.left, right: b.right, top: b.top + b.height * .12, bottom: b.bottom - b.height * .12 }};
    if (letters.top < place.top || letters.bottom > place.bottom || letters.right > place.right + 1) found.add('cut');
    for (const x of [letters.left, letters.right]) for (const y of [letters.top, letters.bottom])
      if (!isOn(x, y)) found.add('off the cloth');
    for (const [what, a] of around) {{
      const isBeside = a.right < letters.left || letters.right < a.left;
      if (!isBeside && letters.top <= a.bottom && a.top <= letters.bottom) found.add(what);
    }}
  }}
  return [...found];
}}"""

HEIGHTS: Final = (
    """() => ['#hand .pick', '.laid .card'].map((what) => document.querySelector(what)?.offsetHeight ?? 0)"""
)

SMALL: Final = """() => [...document.querySelectorAll('button, a, summary, input, select')].filter((one) => {
  const b = one.getBoundingClientRect();
  const isSeen = b.height && one.checkVisibility({ visibilityProperty: true });
  return isSeen && !one.closest('.vh, .skip, #drawer') && (b.width < 24 || b.height < 24);
}).map((one) => one.id || one.className || one.textContent)"""

# A picture of the page as a grey thumbnail of 96 pixels: how light it is around each face, by the seat's id.
LIGHT: Final = """async ([png, faces]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + png;
  await image.decode();
  const small = document.createElement('canvas'), scale = 96 / image.naturalWidth;
  small.width = 96;
  small.height = Math.round(image.naturalHeight * scale);
  const draw = small.getContext('2d');
  draw.imageSmoothingQuality = 'high';
  draw.filter = 'grayscale(1)';
  draw.drawImage(image, 0, 0, small.width, small.height);
  return Object.fromEntries(faces.map(([id, x, y, size]) => {
    const half = size * .65, at = (value, most) => Math.min(Math.max(0, Math.round(value * scale)), most - 1);
    const [left, top] = [at(x - half, small.width), at(y - half, small.height)];
    const [right, foot] = [at(x + half, small.width), at(y + half, small.height)];
    const grains = draw.getImageData(left, top, Math.max(1, right - left), Math.max(1, foot - top)).data;
    let sum = 0;
    for (let one = 0; one < grains.length; one += 4) sum += grains[one];
    return [id, sum / (grains.length / 4)];
  }));
}"""
