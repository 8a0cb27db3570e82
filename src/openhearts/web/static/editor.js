// The script of the rule editor: it sends the form after every change and morphs what the server draws; it knows no rule.
// Without it the same form works by its buttons.
"use strict";
(() => {
  const WAIT = 300; // ms after the last key
  const KEPT = "rules"; // what a page leaves for the next one
  const PLACE = "/rules-editor";
  const policy = window.trustedTypes ? trustedTypes.createPolicy("openhearts", { createHTML: (text) => text }) : { createHTML: (text) => text };
  const main = () => document.getElementById("main"), form = () => document.getElementById("rules");
  let number = 0, timer = 0;

  function speak(text) {
    const line = document.createElement("p"), region = document.getElementById("say");
    line.textContent = text;
    region.append(line);
    while (region.childElementCount > 2) region.firstElementChild.remove();
  }

  function morph(html) {
    const fresh = new DOMParser().parseFromString(policy.createHTML(html), "text/html").getElementById("main");
    if (!fresh) return false;
    for (const one of main().querySelectorAll("details[open]")) fresh.querySelector("#" + one.id)?.setAttribute("open", "");
    const before = main().querySelector("#verdict").textContent, focused = document.activeElement?.id;
    Idiomorph.morph(main(), fresh, { morphStyle: "outerHTML", ignoreActiveValue: true });
    if (focused && document.activeElement?.id !== focused) document.getElementById(focused)?.focus({ preventScroll: true });
    const verdict = main().querySelector("#verdict").textContent, faults = [...main().querySelectorAll(".fault")].map((one) => one.textContent);
    if (verdict !== before || faults.length) speak([verdict, ...faults].join(" "));
    return true;
  }

  function typed() {
    const fields = new URLSearchParams(new FormData(form()));
    fields.delete("_csrf_token");
    return String(fields);
  }

  // What the address does not hold stays with this step of the browser's history, for the way back and for a reload.
  function settle(place, isHeld) {
    history.replaceState(isHeld ? null : typed(), "", place);
    for (const one of document.querySelectorAll("input[name=back]")) one.value = place;
  }

  async function send(extra, fields) {
    const mine = ++number, body = new URLSearchParams(fields ?? new FormData(form()));
    body.set("do", extra ?? "check");
    try {
      const answer = await fetch(PLACE, { method: "POST", body, redirect: "error" });
      const html = await answer.text();
      if (mine !== number) return; // changed since: the newer answer counts
      if (!morph(html)) throw new Error("no page");
    } catch {
      if (mine === number) speak(document.getElementById("verdict").dataset.lost);
      return;
    }
    const link = document.getElementById("link-rules");
    settle(link ? PLACE + new URL(link.href).search : PLACE, link && !main().querySelector(".fault"));
    main().dataset.checked = String(mine);
  }

  document.addEventListener("input", (event) => {
    if (!event.target.closest("#rules") || event.target.dataset.quiet !== undefined) return;
    number++;
    clearTimeout(timer);
    timer = setTimeout(send, event.target.tagName === "SELECT" ? 0 : WAIT);
  });

  // Rules that no address holds, and what was typed and refused, go along into another language.
  function leave() {
    try { sessionStorage.setItem(KEPT, typed()); } catch { /* then they do not */ }
  }

  function arrive() {
    let kept = null;
    try { kept = sessionStorage.getItem(KEPT); sessionStorage.removeItem(KEPT); } catch { /* as above */ }
    kept ??= typeof history.state === "string" ? history.state : null;
    if (!kept && location.pathname !== PLACE) settle(PLACE, false); // a page that answered a form would be sent again
    if (!kept) return;
    const fields = new URLSearchParams(kept);
    fields.set("_csrf_token", new FormData(form()).get("_csrf_token"));
    send("check", fields);
  }

  document.addEventListener("submit", (event) => {
    if (event.target.matches("form.language")) leave();
    const button = event.submitter;
    if (event.target.id !== "rules") return;
    if (button?.dataset.leaves !== undefined || button?.value === "keep") return settle(location.href, false);
    event.preventDefault();
    clearTimeout(timer);
    send(button?.value);
  });

  arrive();
})();
