// Fairness in the page: adds chance of its own to each shuffle, and computes every deal once more when it is over.
// The construction is that of docs/fairness.md; nothing here comes from the server but the numbers that are checked.
"use strict";
const fairness = (() => {
  const KEPT = 60, MOST = 40; // deals that this browser remembers, and receipts of one of them
  const utf8 = (text) => new TextEncoder().encode(text);
  const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const unhex = (text) => Uint8Array.from(/^[0-9a-f]{64}$/.test(text) ? text.match(/../g) : [], (two) => parseInt(two, 16));
  function join(...parts) {
    const whole = new Uint8Array(parts.reduce((n, one) => n + one.length, 0));
    let at = 0;
    for (const one of parts) {
      whole.set(one, at);
      at += one.length;
    }
    return whole;
  }

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
    const hands = [...rows].filter(([name]) => name.startsWith("Hand")).map(([, cards]) => cards);
    const text = (cards) => [...cards].sort((a, b) => place(a) - place(b)).join(" ");
    if (rows.has("Stock")) found.cards = order.join(" ") === rows.get("Stock").join(" ");
    else {
      const n = hands.length, size = hands[0]?.length ?? 0, first = (seat) => (((seat - dealer - 1) % n) + n) % n;
      const mine = (seat) => order.slice(0, size * n).filter((_, at) => at % n === first(seat));
      const isLeftOver = text(rows.get("Kitty") ?? []) === text(order.slice(size * n));
      found.cards = n > 0 && hands.every((hand, seat) => text(hand) === text(mine(seat))) && isLeftOver;
    }
    const seen = recall(match, number);
    if (seen) await remembered(deal, seen, found);
    const values = Object.values(found);
    found.all = values.includes(false) ? false : values.includes("part") ? "part" : true;
    return found;
  }

  // --- what this browser holds against a deal: what it was shown, what it gave, and the receipts for that ----------------
  const asShown = (told, shown) => Object.entries(shown).every(
    ([seat, said]) => told[seat]?.commitment === said || told[seat]?.by === "withheld");

  async function remembered(deal, seen, found) {
    const told = Object.fromEntries(deal.parts.map((one) => [one.seat, one]));
    found.shown = seen.host === deal.commitment && asShown(told, seen.all ?? {});
    const checks = await Promise.all(seen.receipts.map(signed));
    if (seen.key) found.key = deal.key === seen.key && deal.seal !== "" && await sealed(deal) !== false;
    if (checks.length && !checks.includes(undefined)) found.signed = checks.every(Boolean);
    const receipts = seen.receipts.filter((_, at) => checks[at] !== false);
    if (receipts.length) found.receipts = receipts.every((one) => fits(one, seen, told, deal));
    for (const [seat, gave] of Object.entries(seen.mine)) {
      const mine = receipts.filter((one) => one.seat === +seat), given = [gave, ...givenBy(deal.match, deal.number, seat)];
      if (given.includes(told[seat]?.contribution)) found.own ??= true;
      else if (!told[seat]?.by || found.receipts === false) found.own = false;
      else found[mine.length ? "withheld" : "silent"] = "part";
    }
  }

  // Twin of records/shuffle_receipts.py, _compared: whether the deal holds what a receipt acknowledges.
  function fits(one, seen, told, deal) {
    const mine = told[one.seat];
    if (one.key !== seen.key || one.host !== deal.commitment || !mine) return false;
    if (one.step === "commit") return mine.by === "withheld" || (!mine.by && mine.commitment === one.value);
    const shown = Object.fromEntries(one.shown);
    const isOwn = !mine.by && mine.contribution === one.value;
    return isOwn && Object.keys(told).every((seat) => seat in shown) && asShown(told, shown);
  }

  // Whether a key has signed a message; undefined where this browser, or a plain http:// address, cannot tell.
  async function verified(key, signature, message) {
    let opened;
    try {
      opened = await crypto.subtle.importKey("raw", unhex(key), "Ed25519", false, ["verify"]);
    } catch { return undefined; }
    const half = /^[0-9a-f]{128}$/.test(signature) ? [signature.slice(0, 64), signature.slice(64)].map(unhex) : [];
    return crypto.subtle.verify("Ed25519", opened, join(...half), message);
  }

  const signed = (one) => verified(one.key, one.signature, join(utf8("openhearts receipt 1"), joined(
    one.match, one.deal, unhex(one.host), one.seat, one.step, unhex(one.value),
    ...one.shown.flatMap(([seat, said]) => [seat, unhex(said)]))));

  const sealed = (deal) => verified(deal.key, deal.seal, join(utf8("openhearts shuffled 1"), joined(
    deal.match, deal.number, unhex(deal.commitment),
    ...deal.parts.flatMap((one) => [one.seat, unhex(one.commitment), unhex(one.contribution), one.by || "own"]))));

  // --- contributions: this page's own, and what it was shown before the deal --------------------------------------------
  // Each deal is kept by itself, for every page of this browser: two pages of one person add the same.
  const STORE = "openhearts-fair ", here = new Map();
  const placeOf = (match, number) => STORE + match + " " + number;

  // What each page of this browser gave stands in a place of its own: they do not see at once what another one keeps, and
  // whoever keeps the whole undoes what another has changed meanwhile.
  const GAVE = "openhearts-gave ";
  const keysOf = (begin) => Object.keys(localStorage).filter((one) => one.startsWith(begin));

  function keepGiven(match, number, seat, gave) {
    try { localStorage.setItem(GAVE + [match, number, seat, gave].join(" "), ""); } catch { /* this page remembers */ }
  }

  function givenBy(match, number, seat) {
    const begin = GAVE + [match, number, seat].join(" ") + " ";
    try { return keysOf(begin).map((one) => one.slice(begin.length)); } catch { return []; }
  }

  function recall(match, number) {
    const place = placeOf(match, number);
    try { return JSON.parse(localStorage.getItem(place)) ?? here.get(place); } catch { return here.get(place); }
  }

  function change(match, number, how) { // without a pause between reading and writing
    const place = placeOf(match, number), kept = recall(match, number), before = JSON.stringify(kept);
    const seen = kept ?? { at: Date.now(), host: "", key: "", mine: {}, receipts: [] };
    how(seen);
    here.set(place, seen);
    if (JSON.stringify(seen) === before) return seen; // what another page keeps in this moment is not undone
    try {
      const others = keysOf(STORE).filter((one) => one !== place);
      const ages = others.map((one) => [JSON.parse(localStorage.getItem(one)).at, one]).sort(([a], [b]) => b - a);
      for (const [, old] of ages.slice(KEPT - 1)) {
        localStorage.removeItem(old);
        for (const one of keysOf(GAVE + old.slice(STORE.length) + " ")) localStorage.removeItem(one);
      }
      localStorage.setItem(place, JSON.stringify(seen));
    } catch { /* as long as this page is open, then */ }
    return seen;
  }

  async function contribution() {
    const chance = crypto.getRandomValues(new Uint8Array(32)), typed = document.getElementById("chance-text")?.value ?? "";
    return typed ? sha256(join(utf8("openhearts typed 1"), joined(chance, typed))) : chance;
  }

  // A shuffle asks twice: first for commitments, and when all of them are there for what was committed to.  That is told
  // to a server that gives receipts only when it has given one for the commitment: it must not deny that it had one.
  let waiting = null;
  const sent = new Map(); // what this page committed to: another page of this browser may have kept its own right after

  async function isAcknowledged(seen, seat, told) {
    const held = seen.receipts.filter((one) => one.step === "commit" && one.seat === seat && one.value === told);
    const checks = await Promise.all(held.filter((one) => one.key === seen.key && one.host === seen.host).map(signed));
    return seen.key === "" || checks.some((one) => one !== false);
  }

  async function answer(asked, send) {
    const { match, deal, host } = asked, key = asked.key ?? "", all = Object.fromEntries(asked.commitments ?? []);
    const drawn = {};
    if (asked.step === "commit") for (const seat of asked.seats) drawn[seat] = hex(await contribution());
    const seen = change(match, deal, (one) => {
      if (!one.host) Object.assign(one, { host, key });
      if (one.host === host && one.key === key) one.mine = { ...drawn, ...one.mine };
    });
    if (seen.host !== host || seen.key !== key) return; // another commitment than before, or another key: no
    const toldFor = (seat, gave) => committed("seat", match, deal, unhex(host), seat, unhex(gave));
    for (const seat of asked.seats) {
      const place = placeOf(match, deal) + " " + seat, own = sent.get(place);
      let gave = seen.mine[seat];
      if (own && own !== gave && all[seat] === await toldFor(seat, own)) {
        gave = own;
        change(match, deal, (one) => { one.mine[seat] = own; });
      }
      if (!gave) continue;
      const told = await toldFor(seat, gave);
      if (asked.step === "commit") {
        sent.set(place, gave);
        keepGiven(match, deal, seat, gave);
      }
      if (asked.step === "commit" || (all[seat] === told && !await isAcknowledged(recall(match, deal) ?? seen, seat, told))) {
        if (asked.step !== "commit") waiting = { asked, send, seat, told };
        send("commit", deal + " " + seat + " " + told);
      } else if (all[seat] === told) {
        change(match, deal, (one) => { one.all = all; });
        send("reveal", deal + " " + seat + " " + gave);
      }
      const last = document.getElementById("chance-last");
      if (last) { last.textContent = gave; last.closest("p").hidden = false; }
    }
  }

  // A receipt is kept as it came, also one that contradicts another: that is what proves something.  One that is here
  // already goes on with what waits too: it may have come, to this page or another one, just before that began to wait.
  async function acknowledge(one) {
    if (!recall(one.match, one.deal)) return;
    const kept = change(one.match, one.deal, (seen) => {
      const text = JSON.stringify(one);
      if (seen.receipts.length < MOST && !seen.receipts.some((old) => JSON.stringify(old) === text)) seen.receipts.push(one);
    });
    const late = waiting;
    if (late === null || late.asked.match !== one.match || late.asked.deal !== one.deal) return;
    if (!await isAcknowledged(kept, late.seat, late.told) || waiting !== late) return;
    waiting = null;
    answer(late.asked, late.send);
  }

  function receiptsHere() {
    const deals = [...document.querySelectorAll("[data-match]")].map((one) => one.dataset);
    return deals.flatMap((one) => recall(one.match, one.number)?.receipts ?? []);
  }

  function offer() {
    const place = document.getElementById("receipts"), found = place ? receiptsHere() : [];
    if (!found.length) return;
    place.hidden = false;
    place.querySelector("button").addEventListener("click", () => {
      const text = JSON.stringify({ openhearts: "receipts", version: 1, receipts: receiptsHere() }, null, 1);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
      link.download = "receipts.json";
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    });
  }

  // --- what is shown ------------------------------------------------------------------------------------------------------
  const results = new Map();
  function show(section, found) {
    for (const line of section.querySelectorAll("[data-check]")) {
      const fits = found[line.dataset.check];
      line.hidden = fits === undefined;
      if (fits === undefined) continue;
      const state = fits === "part" ? "part" : fits ? "right" : "wrong";
      line.textContent = { right: "✓ ", wrong: "✗ ", part: "! " }[state] + line.dataset[state];
      for (const name of ["right", "wrong", "part"]) line.classList.toggle(name, name === state);
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
  offer();
  return { answer, acknowledge, checked, plain, sha256 };
})();
