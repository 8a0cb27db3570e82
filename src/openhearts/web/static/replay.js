// The script of a replay: keys and links move to another moment without leaving the page. Without it links do.
"use strict";
(() => {
  const policy = window.trustedTypes ? trustedTypes.createPolicy("openhearts", { createHTML: (text) => text }) : { createHTML: (text) => text };
  const main = () => document.getElementById("main");
  let wanted = 0;

  async function go(href) {
    const mine = ++wanted;
    let fresh;
    try {
      const answer = await fetch(href, { headers: { accept: "text/html" } });
      fresh = new DOMParser().parseFromString(policy.createHTML(await answer.text()), "text/html");
    } catch { location.assign(href); return; }
    const next = fresh.getElementById("main");
    if (mine !== wanted || !next) return;
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

  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a.move, a.side");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    go(link.getAttribute("href"));
  });

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest?.("input, select, textarea, .scroll")) return;
    const key = { " ": event.target.closest?.("a, button, summary") ? "" : "ArrowRight", b: "ArrowLeft", B: "ArrowLeft" }[event.key] ?? event.key;
    const link = document.querySelector('.move[data-key="' + CSS.escape(key) + '"]');
    if (!link) return;
    event.preventDefault();
    if (link.getAttribute("aria-disabled") !== "true") go(link.getAttribute("href"));
  });
})();
