// The script of a replay: keys and links move to another moment without leaving the page. Without it links do.
"use strict";
(() => {
  const policy = window.trustedTypes ? trustedTypes.createPolicy("openhearts", { createHTML: (text) => text }) : { createHTML: (text) => text };
  const main = () => document.getElementById("main");
  const pressed = [];  // while a moment was on its way
  let underway = false;

  async function go(href) {
    let fresh;
    try {
      const answer = await fetch(href, { headers: { accept: "text/html" }, signal: AbortSignal.timeout(8000) });
      fresh = new DOMParser().parseFromString(policy.createHTML(await answer.text()), "text/html");
    } catch { location.assign(href); return; }
    const next = fresh.getElementById("main");
    if (!next) return;
    for (const one of main().querySelectorAll("details[id][open]")) next.querySelector("#" + one.id)?.setAttribute("open", "");
    Idiomorph.morph(main(), next, { morphStyle: "outerHTML" });
    document.dispatchEvent(new Event("drawn"));
    document.title = fresh.title;
    history.replaceState(null, "", href);
    const line = document.createElement("p"), say = document.getElementById("say");
    line.textContent = document.getElementById("status")?.textContent ?? "";
    say.append(line);
    while (say.childElementCount > 2) say.firstElementChild.remove();
  }

  // Every press counts, from where the one before it led.  A held key repeats only what it has shown, so that it ends
  // when it is let go.
  async function follow(link, isHeld) {
    if (underway) { if (!isHeld) pressed.push(link.id); return; }
    underway = true;
    for (let ident = link.id; ident; ident = pressed.shift()) {
      const next = document.getElementById(ident);
      if (next && next.getAttribute("aria-disabled") !== "true") await go(next.getAttribute("href"));
    }
    underway = false;
  }

  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a.move, a.side");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    follow(link, false);
  });

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest?.("input, select, textarea, .scroll")) return;
    const key = { " ": event.target.closest?.("a, button, summary") ? "" : "ArrowRight", b: "ArrowLeft", B: "ArrowLeft" }[event.key] ?? event.key;
    const link = document.querySelector('.move[data-key="' + CSS.escape(key) + '"]');
    if (!link) return;
    event.preventDefault();
    follow(link, event.repeat);
  });
})();
