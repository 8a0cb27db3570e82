// The page of a table: it morphs what the server draws, speaks what the server says, and hands on keys and clicks.
// It knows no rule and no card; everything works by plain forms without it.
"use strict";
(() => {
  const board = () => document.getElementById("main");
  const say = document.getElementById("say"), alarm = document.getElementById("alarm");
  const seen = document.getElementById("told");  // the last answer, for eyes: the two above are for ears
  const quiet = matchMedia("(prefers-reduced-motion: reduce)");
  const base = document.title;
  // ms: a key pressed twice opens no curtain, plays nothing from behind it, and skips no end of a deal; a pointer that was
  // on its way to another button answers no claim.
  const GUARD = 600;
  const REST = 900;  // ms that a full trick lies there
  const TWICE = 400;  // ms in which the second half of a double click is none of its own
  const SLOW = 1000;  // ms without an answer: what was done shows that it waits
  const READ = 4000, LETTER = 60;  // ms for which a line is read, and for each letter of it more
  let lifted = null, later = [], shown = -GUARD, asked = -GUARD, pointed = 0, played = -TWICE, clicks = 0;
  let came = false, counting = false, answers = 0;

  const policy = window.trustedTypes ? trustedTypes.createPolicy("openhearts", { createHTML: (text) => text }) : { createHTML: (text) => text };
  const parse = (html) => new DOMParser().parseFromString(policy.createHTML(html), "text/html");
  const goesOn = () => document.querySelector("#b-next, #b-again");  // after a deal, and after a match
  const drawer = () => document.getElementById("beside");  // of the drawer, what the server draws

  // --- what the server says ---------------------------------------------------------------------------------------------
  // To what somebody did; it stays until they do something else, or their next turn.  What stands in the page already covers nothing.
  function answer(text, urgent, stands) {
    speak(text, urgent);
    const place = document.getElementById(stands ?? ""), words = seen.firstElementChild;
    place?.removeAttribute("data-away");
    if (place?.tagName === "DETAILS") { unfold(stands).scrollIntoView({ block: "nearest" }); return; }
    words.textContent = text;
    seen.classList.toggle("refused", !!urgent);
    seen.hidden = !text || !!stands;
    const number = ++answers;
    requestAnimationFrame(() => {  // the frame that lays the page out knows what is whole
      if (number !== answers || !text) return;
      seen.hidden = isWhole(place) || (!!stands && board().dataset.curtain === "yes");
      if (!seen.hidden && words.getBoundingClientRect().top < 0) words.scrollIntoView({ block: "start" });
    });
  }

  function hush() {
    seen.hidden = true;
    answers += 1;
  }

  function isWhole(one) {
    const box = one?.getBoundingClientRect();
    if (!box?.height || box.top < 0 || box.bottom > innerHeight) return false;
    return one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));  // and nothing covers it
  }

  function speak(text, urgent) {
    const line = document.createElement("p"), region = urgent ? alarm : say;
    line.textContent = text;
    region.append(line);
    while (region.childElementCount > 4) region.firstElementChild.remove();
  }

  // Where Tab stops is this page's own: to take it away and give it back makes a browser compute every style at once, each time.
  // So is what was put away.
  const isOurs = (name, node) => name !== "data-away" && (name !== "tabindex" || !node.classList.contains("pick"));

  // The cards in what is closed are drawn when it is opened: else a browser builds a thousand parts of theirs for nobody.
  function shut(page) {
    for (const one of page.querySelectorAll("#felt details:not([open]) > :not(summary) use")) {
      one.dataset.href = one.getAttribute("href");
      one.removeAttribute("href");
    }
  }

  document.addEventListener("toggle", (event) => {
    for (const one of event.target.querySelectorAll("use[data-href]")) {
      one.setAttribute("href", one.dataset.href);
      delete one.dataset.href;
    }
  }, true);

  // What is drawn as it was is left alone: most of the page, at every card.
  const isOther = (node, fresh) => !node.isEqualNode(fresh);

  function morph(html) {
    const page = parse(html), fresh = page.getElementById("main"), beside = page.getElementById("beside");
    if (!fresh) return;
    const focused = document.activeElement && board().contains(document.activeElement) ? document.activeElement : null;
    const cards = [...board().querySelectorAll("#hand .pick")], place = cards.indexOf(focused);
    const turnBefore = board().dataset.turn, current = stop(), isNowhere = document.activeElement === document.body;
    const wasOver = !!goesOn(), wasAsked = !!document.getElementById("b-accept");
    if (!wasOver) counting = !!document.querySelector("#scores[open]");  // after a deal the page opens them by itself
    const folds = wasOver && !counting && !fresh.querySelector("#b-next, #result") ? ":not(#scores)" : "";
    for (const one of document.querySelectorAll(":is(#main, #beside) details[id][open]" + folds)) page.getElementById(one.id)?.setAttribute("open", "");
    const isCovered = fresh.dataset.curtain === "yes", wasCovered = board().dataset.curtain === "yes";
    shut(fresh);
    if (isCovered && !wasCovered) cover();
    // A turn is counted as soon as the one before is over: before that it was not mine.
    const isNext = fresh.dataset.turn !== turnBefore || board().dataset.mine !== "yes";
    if (fresh.dataset.stage !== board().dataset.stage || (fresh.dataset.mine === "yes" && isNext)) hush();
    if (fresh.querySelector("#felt.old")) putAway(READ);
    const swept = rested && fresh.querySelector("#felt.old") && board().dataset.turn === fresh.dataset.turn;
    document.dispatchEvent(new Event("draws"));
    const isTaken = place >= 0 && focused.isConnected && !fresh.querySelector(`[id="${focused.id}"]`);
    const neighbour = isTaken ? stepAside(place, fresh) : null;
    const how = { morphStyle: "outerHTML", callbacks: { beforeAttributeUpdated: isOurs, beforeNodeMorphed: isOther } };
    Idiomorph.morph(board(), fresh, how);
    if (beside) Idiomorph.morph(drawer(), beside, how);
    document.body.dataset.view = board().dataset.view;  // no style asks what stands inside the page: the whole of it would follow every card
    rest(swept);
    if (lifted?.isConnected && board().dataset.turn === turnBefore) lifted.classList.add("lifted"); else lifted = null;
    offer();
    mark();
    read();
    rove(neighbour ?? document.getElementById(current?.id ?? "") ?? document.querySelector("#hand .pick"));
    const ends = !wasOver && goesOn();
    if (isCovered !== wasCovered || ends) shown = performance.now();
    if (!wasAsked && document.getElementById("b-accept")) asked = performance.now();
    if (isCovered !== wasCovered) turn(isCovered);
    else if (ends && focused?.id === "status") ends.focus({ preventScroll: true });  // where the last card left it
    else if (focused && !focused.isConnected) settle(place);
    else if ((isNowhere || focused?.id === "status") && !cards.length && document.querySelector("#hand .pick")) settle(place);
    title();
    document.dispatchEvent(new Event("drawn"));
  }

  // A trick that is over rests a moment, then lies with who took it: nobody leads before the cards of another trick.
  const SWEPT = /^(sweep|taken)/;  // what is heard when the cards go
  let rested = false, resting = 0, sweeps = [], going = [];
  const sound = (cues) => { if (cues.length) document.dispatchEvent(new CustomEvent("table-cues", { detail: cues })); };
  const sounds = () => { sound(sweeps); sweeps = []; };

  function rest(swept) {
    clearTimeout(resting);
    for (const one of going.splice(0)) one.cancel();  // else they would take the next trick's first card with them
    rested = !!swept;
    const felt = document.getElementById("felt");
    if (!felt?.classList.contains("old")) { sounds(); return; }  // the next trick has begun before the last one was swept
    if (swept) felt.classList.add("swept");
    else resting = setTimeout(sweep, REST);
  }

  function sweep() {
    rested = true;
    sounds();
    const felt = document.getElementById("felt"), cards = [...felt?.querySelectorAll(".laid") ?? []];
    const to = felt?.querySelector(".wins")?.parentElement.querySelector(".face")?.getBoundingClientRect();
    going = !to || quiet.matches || document.visibilityState !== "visible" ? [] : cards.map((card, at) => {
      const from = card.getBoundingClientRect();
      const way = `${to.left + to.width / 2 - from.left - from.width / 2}px ${to.top + to.height / 2 - from.top - from.height / 2}px`;
      const timing = { duration: 320, delay: at * 30, easing: "cubic-bezier(.5,0,.75,0)", fill: "forwards" };
      return card.animate({ translate: [way], scale: [.35], opacity: [1, 1, 0] }, timing);
    });
    const lie = () => { felt?.classList.add("swept"); for (const one of going.splice(0)) one.cancel(); };
    Promise.all(going.map((one) => one.finished)).then(lie, () => {});
  }

  // What people write lies on the cloth for as long as it takes to read, or till the end of a trick; the drawer keeps it.
  const since = new WeakMap(), away = (one) => one.setAttribute("data-away", "");

  function read() {
    // What others ask stands at the top, too.
    document.body.dataset.asks = document.querySelector("#prompts > *") ? "yes" : "no";
    for (const one of board().querySelectorAll(".written")) {
      if (since.has(one)) continue;
      since.set(one, performance.now());
      setTimeout(away, READ + LETTER * one.textContent.length, one);
    }
  }

  function putAway(age) {
    for (const one of board().querySelectorAll(".written")) if (performance.now() - since.get(one) >= age) away(one);
  }

  document.addEventListener("click", (event) => {
    clicks = event.detail;  // 0 where no pointer did it
    const one = event.target.closest?.(".hint, .written");
    if (one) away(one);
  }, true);

  // Any key and any touch ends a moment.
  const MOMENTS = ".laid.dear, .lock, .winners, .moon, .sinking";
  const calm = () => {
    for (const one of document.querySelectorAll(MOMENTS)) for (const each of one.getAnimations({ subtree: true })) each.finish();
  };
  for (const what of ["keydown", "pointerdown"]) document.addEventListener(what, calm, true);

  // --- several people on one device -------------------------------------------------------------------------------------
  function cover() {  // nothing of the hand before stays: no sentence that was spoken, and no card in flight (flights.js)
    for (const region of [say, alarm, seen.firstElementChild]) region.replaceChildren();
    hush();
    shown = performance.now();
  }

  function turn(isCovered) {
    const typing = document.activeElement?.closest?.("input, textarea");
    if (isCovered && typing?.value) return;
    const next = isCovered ? document.getElementById("b-uncover") : stop() ?? document.getElementById("status");
    next?.focus({ preventScroll: true });
  }

  // The focus goes on before its card does: taken away with the card, a browser computes every style at once, twice.
  function stepAside(place, fresh) {
    const cards = fresh.querySelectorAll("#hand .pick"), next = cards[Math.min(place, cards.length - 1)];
    const here = document.getElementById(next?.id ?? "");
    rove(here);
    here?.focus({ preventScroll: true });
    return here;
  }

  function settle(place) {
    const cards = board().querySelectorAll("#hand .pick");
    const next = cards[Math.min(Math.max(place, 0), cards.length - 1)] ?? goesOn()
      ?? document.querySelector("#buttons button") ?? document.getElementById("status");
    next?.focus({ preventScroll: true });
  }

  const title = () => {
    const { mine, nudge, title: says } = board().dataset;
    document.title = mine === "yes" && nudge === "on" ? "● " + says + " · " + base : base;
  };

  // --- the hand: one stop for Tab, arrows within ------------------------------------------------------------------------
  const stop = () => board().querySelector('#hand [tabindex="0"]');

  function rove(card) {
    if (!card) return;
    for (const one of board().querySelectorAll("#hand .pick")) {
      const place = one === card ? "0" : "-1";
      if (one.getAttribute("tabindex") !== place) one.setAttribute("tabindex", place);
    }
  }

  function step(key, isButton) {
    const cards = [...board().querySelectorAll("#hand .pick")];
    if (!cards.length) return false;
    const here = Math.max(0, cards.indexOf(document.activeElement.closest?.(".pick") ?? stop()));
    const suit = (card) => /s-(.)/.exec(card.className)?.[1];
    const firsts = cards.map((card, at) => at).filter((at) => !at || suit(cards[at]) !== suit(cards[at - 1]));
    const inHand = isButton || document.activeElement.closest?.("#hand");
    const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: cards.length - 1,
      ArrowUp: firsts.filter((at) => at < here).pop() ?? 0, ArrowDown: firsts.find((at) => at > here) ?? cards.length - 1 }[key];
    const card = cards[Math.min(cards.length - 1, Math.max(0, inHand ? to : here))];
    rove(card);
    card.focus();
    hush();
    if (card.dataset.note && !card.classList.contains("chosen")) answer(card.dataset.note, false);
    return true;
  }

  // Away from cards and buttons: the server knows where one is and what Enter means there.  Pages without a place scroll.
  function walk(event) {
    const sideways = ["ArrowLeft", "ArrowRight", "Enter"].includes(event.key);
    if (!document.getElementById("buttons") || event.target.closest?.(".scroll, .log ol") || !(sideways || document.querySelector("[data-walks]"))) return;
    event.preventDefault();
    document.getElementById("status")?.focus();
    send("key", event.key.replace("Arrow", "").toLowerCase(), board().dataset.turn);
  }

  // --- what people do ---------------------------------------------------------------------------------------------------
  function send(what, value, turn) {
    hush();
    wire.send(what, value, turn);
    if (losing) tellLost("");
  }

  // A lost connection is told when it does not come back at once, and to who does something meanwhile.
  let losing = 0;

  function tellLost(what) {
    clearTimeout(losing);
    speak(what + document.getElementById("link").textContent);
  }

  document.addEventListener("ask", (event) => send(event.detail.what, event.detail.value, ""));

  // A lifted card is played by a second tap, or by the button that stands where the thumb is.
  function offer() {
    document.getElementById("b-play")?.remove();
    if (!lifted) return;
    const card = lifted, button = Object.assign(document.createElement("button"), { id: "b-play", className: "go", type: "button" });
    button.textContent = board().dataset.play;
    button.addEventListener("click", (event) => { event.preventDefault(); press(card); });
    document.getElementById("buttons")?.append(button);
  }

  // A card that is sent when there is a connection again lies lifted till then: what lies so is what will be done.
  function mark(isLate) {
    if (!isLate && !later.length) return;
    for (const one of later) one.classList.remove("waits");
    const sent = [...wire.unheard("act"), ...wire.unheard("choose")];
    const isOdd = (card) => sent.filter((one) => one === card.value).length % 2;  // chosen twice, it is as it was
    later = [...board().querySelectorAll("#hand .pick")].filter(isOdd);
    for (const one of later) one.classList.add("waits");
  }

  // A card for now or later; what waits is taken back for another one, unless it may be on its way.
  function lay(card, what) {
    const isLate = !wire.isOpen();
    if (what === "act") played = performance.now();
    hush();
    wire.send(what, card.value, board().dataset.turn);
    setTimeout(mark, SLOW, true);
    if (!isLate) return;
    if (lifted) { lifted.classList.remove("lifted"); lifted = null; offer(); }
    mark(true);
    tellLost(card.querySelector(".vh").textContent + ". ");
  }

  function press(button) {
    const what = button.dataset.do ?? "act";
    if (performance.now() - shown < GUARD && (what === "uncover" || pointed <= shown)) return;
    if (clicks && performance.now() - asked < GUARD && ["b-accept", "b-reject"].includes(button.id)) return;
    if (clicks > 1 && performance.now() - played < TWICE && button.classList.contains("pick")) return;
    if (button.getAttribute("aria-disabled") === "true") { answer(button.dataset.note, true); return; }
    const isCard = button.classList.contains("pick") && what === "act";
    if (isCard && later.length) {
      if (later.includes(button) || !wire.recall("act")) return;
      mark();
    }
    if (isCard && board().dataset.taps === "2" && button.dataset.touched === "yes" && lifted !== button) {
      lifted?.classList.remove("lifted");
      lifted = button;
      button.classList.add("lifted");
      offer();
      return;
    }
    if (button.classList.contains("pick")) { lay(button, what); return; }
    const hint = button.id === "b-hint" && clicks ? document.getElementById("hint") : null;  // by a key it is told again
    if (hint && !hint.hasAttribute("data-away")) { away(hint); hush(); return; }
    if (what === "key") { meant(button.dataset.value); return; }
    const field = document.getElementById({ sit: "guest", join: "guest", add: "newcomer", fill: "level-" + button.value }[what] ?? "");
    const name = field?.value.trim();
    if (what === "add" && field) field.value = "";
    const picks = what === "arrange" ? [...button.form.querySelectorAll("select")].map((one) => one.value).join(" ") : "";
    send(what, picks || (button.dataset.value ?? button.value) + (name ? " " + name : ""), board().dataset.turn);
  }

  const touch = (card, event) => { if (card) card.dataset.touched = event.pointerType === "touch" ? "yes" : "no"; };
  document.addEventListener("pointerdown", (event) => { pointed = performance.now(); touch(event.target.closest?.(".pick"), event); });

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.id === "box") {
      event.preventDefault();
      const line = document.getElementById("line");
      if (line.value.trim()) send("line", line.value, "");
      line.value = "";
    } else if (form.id === "chat") {
      event.preventDefault();
      const line = document.getElementById("chat-line");
      if (event.submitter?.dataset.do === "phrase") press(event.submitter);
      else if (line.value.trim()) { send("say", line.value); line.value = ""; }
    } else if (form.id === "acts" || ["people", "door", "company", "anew", "changes", "changing", "pressing", "again"].includes(form.id)) {
      if (event.submitter?.dataset.leaves) return; // to another page
      event.preventDefault();
      if (event.submitter) press(event.submitter);
    }
  });

  document.addEventListener("keydown", (event) => {
    if (event.repeat && event.key === "Enter") { event.preventDefault(); return; }  // held, it means one press
    if (keys.isForeign(event, board().dataset.keys === "off")) return;
    const typing = event.target.closest?.("input, select, textarea");
    if (typing) { if (event.key === "Escape") { typing.blur(); sheet.close(); stop()?.focus(); } return; }
    if (Object.values(keys.MOVES).includes(event.key)) {
      if (step(event.key)) event.preventDefault(); else walk(event);
      return;
    }
    const here = event.target.closest?.(".pick");
    if (event.key === " " && here) return;
    if (event.key === "Enter" && here?.dataset.do === "choose") {  // Space chooses, Enter passes
      event.preventDefault();
      document.querySelector('#buttons [value="pass-chosen"]')?.click();
      return;
    }
    const key = keys.pressed(event, board().dataset.ownKeys);
    if (event.key === "Enter" && !event.target.closest?.("a, button, summary")) walk(event);
    if (!key || event.key === "Enter" || event.key === "Tab") return;
    event.preventDefault();
    meant(key);
  });

  function unfold(name) {
    const place = document.getElementById(name);
    if (place?.closest("#drawer")) sheet.open();
    for (const one of [document.getElementById("typing"), place]) one?.setAttribute("open", "");
    return place;
  }

  // What a key of the map does, pressed or as a button; arrows, Enter and Space pressed in the hand do it there.
  function meant(key) {
    const card = stop(), first = document.querySelector("#buttons button");
    if (key === "/" || key === "i") { unfold("box"); document.getElementById("line").focus(); }
    else if (key === "?" || key === "f1") unfold("keys").querySelector("summary").focus();
    else if (key === "esc" || key === "m") (first ?? card)?.focus();
    else if (key === "backspace") finish();
    else if (card && key in keys.MOVES) step(keys.MOVES[key], true);
    else if (card && key === "enter") (document.querySelector('#buttons [value="pass-chosen"]') ?? card).click();
    else if (card?.dataset.do === "choose" && key === "space") card.click();
    else send("key", key, board().dataset.turn);
  }

  // --- a finished trick that stays as long as the reader wishes -------------------------------------------------------------
  let held = [], holding = 0;

  function show(message) {
    if (message.go && came) { location.assign("/table/" + message.go); return; }  // a page that is opened later stays
    came = true;
    const isDrawn = parts.take(message);
    if (isDrawn) morph(parts.whole("main") + parts.whole("drawer"));
    for (const one of message.say ?? []) (message.id ? answer : speak)(one.text, one.is_error, one.opens);
    sound((message.cues ?? []).filter((cue) => !message.ends || !SWEPT.test(cue)));
    if (message.ends) sweeps = (message.cues ?? []).filter((cue) => SWEPT.test(cue));
    if (message.id) mark();
    if (isDrawn || message.clock !== undefined) document.dispatchEvent(new CustomEvent("table-clock", { detail: message.clock ?? -1 }));
    const stays = board().dataset.stays;
    if (!message.ends || stays === "table" || board().dataset.mine === "yes") return;
    holding = stays === "wait" ? -1 : setTimeout(release, Number(stays) * 1000);
  }

  function keep(wishes) {  // what a typed word changed holds at once; the cookie remembers it
    const body = new URLSearchParams({ _csrf_token: document.querySelector("input[name=_csrf_token]")?.value ?? "", one: "yes", ...wishes });
    fetch("/wishes", { method: "POST", body, redirect: "manual" }).catch(() => {});
  }

  function receive(message) {
    if (message.wishes) keep(message.wishes);
    if (message.receipt) fairness.acknowledge(message.receipt);
    if (message.shuffle) fairness.answer(message.shuffle, send);  // whoever shuffles waits for it
    if (!holding) { show(message); return; }
    if (message.id && message.say) { show({ say: message.say, id: message.id }); message = { ...message, say: [] }; }  // an answer is not kept waiting
    held.push(message);
  }

  function release() {
    clearTimeout(holding);
    holding = 0;
    while (held.length && !holding) show(merged());
  }

  // The next message that waited, with all that is spoken after it before another trick ends: a listener hears it as one.
  function merged() {
    const first = held.shift(), said = [...first.say ?? []];
    if (first.ends || first.go || said.some((one) => one.is_error || one.opens)) return first;
    for (const one of held) {
      if (one.go || one.say?.some((each) => each.is_error || each.opens)) break;
      said.push(...one.say ?? []);
      one.say = [];
      if (one.ends) break;
    }
    return { ...first, say: said.length > 1 ? [{ text: said.map((one) => one.text).join(" ") }] : said };
  }

  function finish() {  // nothing stays and no bot waits before I have to act
    const waited = holding;
    clearTimeout(holding);
    while (held.length) { show(held.shift()); clearTimeout(holding); }
    holding = 0;
    if (!waited || board().dataset.mine !== "yes") send("key", "backspace", board().dataset.turn);
  }

  if (document.getElementById("main")?.dataset.table) {
    wire.open({ open: () => { held = []; clearTimeout(holding); clearTimeout(losing); holding = losing = 0; }, message: receive,
      drop: () => { mark(true); losing ||= setTimeout(tellLost, SLOW, ""); } });
    read();
    title();
    rove(document.querySelector("#hand .pick"));
    (stop() ?? document.getElementById("b-uncover") ?? document.getElementById("b-start"))?.focus({ preventScroll: true });
  }
})();
