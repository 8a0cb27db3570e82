// Fairness in the page: adds chance of its own to each shuffle, and computes every deal once more when it is over.
// The construction is that of docs/fairness.md; nothing here comes from the server but the numbers that are checked.
"use strict";
const fairness = (() => {
  const KEPT = 40; // deals that this page remembers
  const utf8 = (text) => new TextEncoder().encode(text);
  const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const unhex = (text) => Uint8Array.from(/^[0-9a-f]{64}$/.test(text) ? text.match(/../g) : [], (two) => parseInt(two, 16));
  const join = (...parts) => { const whole = new Uint8Array(parts.reduce((n, one) => n + one.length, 0)); let at = 0; for (const one of parts) { whole.set(one, at); at += one.length; } return whole; };

  // --- SHA-256 and HMAC: an address such as http://192.168.1.5 has no crypto.subtle ---------------------------------------
  const primes = []; for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p)) primes.push(n);
  const fraction = (x) => Math.floor((x - Math.floor(x)) * 2 ** 32);
  const START = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p))), STEPS = primes.map((p) => fraction(Math.cbrt(p)));

  function plain(bytes) {
    const size = Math.ceil((bytes.length + 9) / 64) * 64, padded = new Uint8Array(size), view = new DataView(padded.buffer);
    padded.set(bytes); padded[bytes.length] = 0x80; view.setUint32(size - 4, bytes.length * 8);
    const state = Uint32Array.from(START), w = new Uint32Array(64), turn = (x, n) => (x >>> n) | (x << (32 - n));
    for (let block = 0; block < size; block += 64) {
      for (let i = 0; i < 64; i++) {
        if (i < 16) { w[i] = view.getUint32(block + 4 * i); continue; }
        const s0 = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3), s1 = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
      }
      let [a, b, c, d, e, f, g, h] = state;
      for (let i = 0; i < 64; i++) {
        const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + STEPS[i] + w[i]) | 0;
        const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        h = g; g = f; f = e; e = (d + t1) | 0; d = c; c = b; b = a; a = (t1 + t2) | 0;
      }
      [a, b, c, d, e, f, g, h].forEach((x, i) => { state[i] += x; });
    }
    const out = new DataView(new ArrayBuffer(32));
    state.forEach((x, i) => out.setUint32(4 * i, x));
    return new Uint8Array(out.buffer);
  }

  const sha256 = async (bytes) => crypto.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)) : plain(bytes);

  async function hmac(key, message) {
    const block = new Uint8Array(64);
    block.set(key.length > 64 ? await sha256(key) : key);
    return sha256(join(block.map((x) => x ^ 0x5c), await sha256(join(block.map((x) => x ^ 0x36), message))));
  }

  // --- the construction -------------------------------------------------------------------------------------------------
  function joined(...parts) {
    return join(...parts.flatMap((part) => {
      const raw = part instanceof Uint8Array ? part : utf8(String(part)), size = new Uint8Array(4);
      new DataView(size.buffer).setUint32(0, raw.length);
      return [size, raw];
    }));
  }
  const committed = async (...parts) => hex(await sha256(join(utf8("openhearts commit 1"), joined(...parts))));
  const keyOf = (seed, ...labels) => hmac(seed, join(utf8("openhearts key 1"), joined(...labels)));

  function place(card) {
    const suited = /^(\d+|[JQKA])([CDHS])$/.exec(card), group = /^J(\d+)-\d+$/.exec(card);
    if (/^X[1-4]$/.test(card)) return 16 * (card[1] - 1);
    if (suited) return 16 * "CDHS".indexOf(suited[2]) + ("JQKA".includes(suited[1]) ? 12 + "JQKA".indexOf(suited[1]) : +suited[1]);
    if (group) return 3000 + +group[1];
    return { SJ: 9000, ST: 9001 }[card] ?? 1000 + +card;
  }

  async function shuffled(pack, key) {
    const cards = [...pack];
    let block = 0, numbers = [];
    const next = async () => {
      if (!numbers.length) {
        const count = new Uint8Array(8);
        new DataView(count.buffer).setUint32(4, block++);
        const view = new DataView((await hmac(key, join(utf8("openhearts shuffle 1"), count))).buffer);
        numbers = [0, 8, 16, 24].map((at) => view.getBigUint64(at));
      }
      return numbers.shift();
    };
    for (let last = cards.length - 1; last > 0; last--) {
      const bound = BigInt(last + 1), top = 2n ** 64n - 2n ** 64n % bound;
      let x;
      do x = await next(); while (x >= top); // without this small remainders would be a little likelier
      const other = Number(x % bound);
      [cards[last], cards[other]] = [cards[other], cards[last]];
    }
    return cards;
  }

  async function checked(deal) {
    const { match, number, commitment, parts, lines, dealer } = deal, secret = unhex(deal.secret), found = {};
    found.secret = await committed("host", match, number, secret) === commitment;
    const given = [];
    for (const one of parts) {
      const raw = unhex(one.contribution);
      let fits = raw.length === 32 && await committed("seat", match, number, unhex(commitment), one.seat, raw) === one.commitment;
      if (one.by) fits &&= hex(await keyOf(secret, "server contribution", match, number, one.seat)) === one.contribution;
      found["seat-" + one.seat] = fits;
      given.push(one.seat, raw);
    }
    const rows = new Map();
    for (const line of lines) {
      const [, name, cards] = /^(Hand \d+|Kitty|Stock): ?(.*)$/.exec(line) ?? [];
      if (name) rows.set(name, [...(rows.get(name) ?? []), ...cards.split(" ").filter(Boolean)]);
    }
    const pack = [...rows.values()].flat().sort((a, b) => place(a) - place(b));
    const order = await shuffled(pack, await keyOf(secret, "fair deal", match, number, ...given));
    const hands = [...rows].filter(([name]) => name.startsWith("Hand")).map(([, cards]) => cards), text = (cards) => [...cards].sort((a, b) => place(a) - place(b)).join(" ");
    if (rows.has("Stock")) found.cards = order.join(" ") === rows.get("Stock").join(" ");
    else {
      const n = hands.length, size = hands[0]?.length ?? 0, mine = (seat) => order.slice(0, size * n).filter((_, at) => at % n === (((seat - dealer - 1) % n) + n) % n);
      found.cards = n > 0 && hands.every((hand, seat) => text(hand) === text(mine(seat))) && text(rows.get("Kitty") ?? []) === text(order.slice(size * n));
    }
    const seen = memory[match + " " + number];
    if (seen) {
      const told = Object.fromEntries(parts.map((one) => [one.seat, one]));
      found.shown = seen.host === commitment && Object.entries(seen.all ?? {}).every(([seat, said]) => told[seat] && (told[seat].commitment === said || told[seat].by === "withheld"));
      found.own = Object.entries(seen.mine).every(([seat, gave]) => told[seat]?.contribution === gave);
    }
    found.all = Object.values(found).every(Boolean);
    return found;
  }

  // --- contributions: this page's own, and what it was shown before the deal --------------------------------------------
  const STORE = "openhearts-fair";
  let memory = {};
  try { memory = JSON.parse(sessionStorage.getItem(STORE) ?? "{}"); } catch { /* kept nowhere, then */ }
  function keep() {
    for (const old of Object.keys(memory).slice(0, -KEPT)) delete memory[old];
    try { sessionStorage.setItem(STORE, JSON.stringify(memory)); } catch { /* as above */ }
  }

  async function contribution() {
    const chance = crypto.getRandomValues(new Uint8Array(32)), typed = document.getElementById("chance-text")?.value ?? "";
    return typed ? sha256(join(utf8("openhearts typed 1"), joined(chance, typed))) : chance;
  }

  // A shuffle asks twice: first for commitments, and when all of them are there for what was committed to.
  async function answer(asked, send) {
    const seen = memory[asked.match + " " + asked.deal] ??= { host: asked.host, mine: {} };
    if (seen.host !== asked.host) return; // another commitment than before: no
    const all = Object.fromEntries(asked.commitments ?? []);
    for (const seat of asked.seats) {
      if (asked.step === "commit") seen.mine[seat] ??= hex(await contribution());
      const gave = seen.mine[seat];
      if (!gave) continue;
      const told = await committed("seat", asked.match, asked.deal, unhex(asked.host), seat, unhex(gave));
      if (asked.step === "commit") send("commit", asked.deal + " " + seat + " " + told);
      else if (all[seat] === told) { seen.all = all; send("reveal", asked.deal + " " + seat + " " + gave); }
      const last = document.getElementById("chance-last");
      if (last) { last.textContent = gave; last.closest("p").hidden = false; }
    }
    keep();
  }

  // --- what is shown ------------------------------------------------------------------------------------------------------
  const results = new Map();
  function show(section, found) {
    for (const line of section.querySelectorAll("[data-check]")) {
      const fits = found[line.dataset.check];
      line.hidden = fits === undefined;
      if (fits === undefined) continue;
      line.textContent = (fits ? "✓ " : "✗ ") + (fits ? line.dataset.right : line.dataset.wrong);
      line.classList.toggle("right", fits);
      line.classList.toggle("wrong", !fits);
    }
  }

  async function check() {
    for (const section of document.querySelectorAll("[data-proof]")) {
      const proof = section.dataset.proof;
      if (!results.has(proof)) results.set(proof, await checked(JSON.parse(proof)).catch(() => ({ all: false })));
      if (section.dataset.proof === proof) show(section, results.get(proof));
    }
  }

  document.addEventListener("drawn", () => {
    for (const section of document.querySelectorAll("[data-proof]")) if (results.has(section.dataset.proof)) show(section, results.get(section.dataset.proof));
    check();
  });
  document.getElementById("chance")?.removeAttribute("hidden");
  check();
  return { answer, checked, plain, sha256 };
})();
