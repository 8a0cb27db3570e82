// The one script of the kitchen table: what is written while the connection is lost waits on this device and is sent
// when it is back, once; and cards can be tapped in without loading the page.  It knows no rule.
"use strict";
(() => {

  // --- the referee: a card goes into the field that is chosen ---------------------------------------------------------
  const asked = document.getElementById("asked");
  asked?.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (button?.name !== "tap") return;
    event.preventDefault();
    const field = asked.elements[asked.elements.into.value];
    const words = field.value.split(/\s+/).filter(Boolean);
    if (button.value === "back") words.pop(); else words.push(button.value);
    field.value = words.join(" ");
  });
  asked?.addEventListener("focusin", (event) => {
    const radio = asked.querySelector(`[name="into"][value="${event.target.name}"]`);
    if (radio) radio.checked = true;
  });

  // --- the pad --------------------------------------------------------------------------------------------------------
  const pad = document.querySelector("main.pad"), box = document.getElementById("queue");
  if (!pad) return;
  const place = "kitchen-" + pad.dataset.pad, path = "/kitchen/" + pad.dataset.pad;
  const token = () => document.querySelector('main [name="_csrf_token"]')?.value ?? "";
  let sending = false, clash = 0, memory = [];

  function read() {
    try { return JSON.parse(localStorage.getItem(place) ?? "[]"); } catch { return memory; }
  }
  function keep(queue) {
    memory = queue;
    try {
      if (queue.length) localStorage.setItem(place, JSON.stringify(queue));
      else localStorage.removeItem(place);
    } catch { /* a private window: this page remembers */ }
    show();
  }
  const key = () => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

  function named(fields) {  // what was written for each player, column by column
    const columns = [...new Set(Object.keys(fields).map((name) => /^([a-z])\d+$/.exec(name)?.[1]).filter(Boolean))];
    return JSON.parse(pad.dataset.names).map((name, seat) => `${name} ${columns.map((column) => fields[column + seat] || "0").join(" / ")}`).join(", ");
  }
  function show() {
    const queue = read();
    box.hidden = !queue.length;
    box.replaceChildren();
    let deal = Number(pad.dataset.deal);
    for (const one of queue) {
      const line = document.createElement("p");
      if (one.do === "undo") deal -= 1;
      line.textContent = one.do === "undo" ? box.dataset.back : box.dataset.of.replace("#", deal++) + named(one.fields);
      box.append(line);
    }
    if (!queue.length) return;
    const why = document.createElement("p");
    why.textContent = clash ? box.dataset.clash : box.dataset.waits;
    box.prepend(why);
    box.append(button(box.dataset.drop, () => { clash = 0; keep([]); location.reload(); }));
    if (clash) box.append(button(box.dataset.again, again));  // never where the other one stood a moment before
  }
  function button(text, act) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = text;
    made.addEventListener("click", act);
    return made;
  }
  function again() {  // behind what somebody else wrote
    const first = clash;
    clash = 0;
    keep(read().map((one, at) => ({ ...one, number: first + at })));
    send();
  }

  const numbers = () => [...document.querySelectorAll("#deal input.num")];
  const isUntouched = () => !document.getElementById("preview") && numbers().every((one) => one.value === one.defaultValue);
  const isStored = () => { try { return localStorage.getItem(place) !== null; } catch { return false; } };
  const renew = () => location.pathname === path ? location.reload() : location.replace(path);
  async function look() {  // somebody else may have written
    if (document.visibilityState !== "visible" || sending || read().length || !isUntouched()) return;
    try {
      const { length } = await (await fetch(path + "/length", { signal: AbortSignal.timeout(8000) })).json();
      if (length + 1 !== Number(pad.dataset.number) && !read().length && isUntouched()) renew();
    } catch { /* later */ }
  }

  async function send() {
    if (sending || clash) return;
    sending = true;
    let went = false, isBack = false;
    try {
      for (let queue = read(); queue.length; queue = read()) {
        const one = queue[0];
        const body = new URLSearchParams({ ...one.fields, number: one.number, key: one.key, do: one.do, by: "script", _csrf_token: token() });
        const answer = await fetch(path + "/entry", { method: "POST", body, signal: AbortSignal.timeout(8000) });
        if (answer.status === 409) {
          clash = (await answer.json()).length + 1;
          if (clash !== Number(pad.dataset.number) && isStored()) renew();  // what was written meanwhile is shown first
          break;
        }
        if (!answer.ok) break;
        pad.dataset.number = (await answer.json()).length + 1;
        keep(queue.slice(1));
        went = true;
        isBack = one.do === "undo";
      }
    } catch { /* no connection: what waits, waits */ }
    sending = false;
    show();
    if (went && !read().length && (isBack || isUntouched())) renew();  // else somebody is writing the next deal already
  }

  const next = (queue) => queue.length ? queue[queue.length - 1].number + 1 : Number(pad.dataset.number);
  function told(form) {
    const fields = {};
    for (const [name, value] of new FormData(form)) if (!["_csrf_token", "number", "key", "do"].includes(name) && value) fields[name] = value;
    return fields;
  }
  function empty(form) {  // also of what stood there when the page came
    for (const one of form.querySelectorAll("input.num")) one.value = one.defaultValue = "";
    for (const one of form.querySelectorAll('[type="checkbox"]')) one.checked = false;
    for (const one of form.querySelectorAll("select")) one.selectedIndex = 0;
  }
  function write(form, what) {
    const queue = read();
    keep([...queue, { number: next(queue), key: key(), do: what, fields: told(form) }]);
    if (what === "deal") {
      empty(form);
      draft(null);
      document.getElementById("preview")?.remove();  // it told of what is written now
    }
    form.inert = true;  // until it is sent, or cannot be
    send().then(() => { form.inert = false; });
  }

  // --- what is typed and not yet written stays on this device, as long as the same deal is asked for ------------------
  const typing = document.getElementById("deal");
  function draft(kept) {
    try {
      if (kept) localStorage.setItem(place + "-draft", JSON.stringify(kept));
      else localStorage.removeItem(place + "-draft");
    } catch { /* a private window */ }
  }
  function restore() {
    let kept = null;
    try { kept = JSON.parse(localStorage.getItem(place + "-draft")); } catch { /* none */ }
    if (!typing || kept?.number !== next(read())) return draft(null);
    for (const one of typing.querySelectorAll("input.num, select")) one.value = kept.fields[one.name] ?? "";
    for (const one of typing.querySelectorAll('[type="checkbox"]')) one.checked = one.name in kept.fields;
  }
  typing?.addEventListener("input", () => draft({ number: next(read()), fields: told(typing) }));
  typing?.addEventListener("submit", (event) => {
    const isEmpty = [...typing.querySelectorAll("input.num")].every((one) => !one.value);
    if (event.submitter?.value === "check" && !isEmpty) return;
    event.preventDefault();
    document.getElementById("missing").hidden = !isEmpty;
    if (isEmpty) typing.querySelector("input.num").focus(); else write(typing, "deal");
  });
  document.getElementById("undo")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const queue = read();
    if (queue.length && !sending) keep(queue.slice(0, -1)); else write(event.target, "undo");
  });
  addEventListener("online", send);
  setInterval(() => { if (read().length) send(); else look(); }, 4000);
  document.addEventListener("visibilitychange", look);
  restore();
  show();
  send();
})();
