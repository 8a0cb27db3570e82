// The page of a job looks by itself how far it has come, and says aloud when something else happens; without a script a link does.
"use strict";
(() => {
  const policy = window.trustedTypes ? trustedTypes.createPolicy("openhearts", { createHTML: (text) => text }) : { createHTML: (text) => text };
  const main = () => document.getElementById("main");
  const state = () => document.getElementById("status").dataset.state;
  const EVERY = 1000, LATER = 5000;

  function say(text) {
    const line = document.createElement("p"), place = document.getElementById("say");
    line.textContent = text;
    place?.append(line);
  }

  async function look() {
    let wait = EVERY;
    try {
      if (!document.hidden) {
        const answer = await fetch(location.href, { headers: { accept: "text/html" } });
        const fresh = new DOMParser().parseFromString(policy.createHTML(await answer.text()), "text/html").getElementById("main");
        if (!answer.ok || !fresh) throw new Error("no answer");
        const before = state();
        Idiomorph.morph(main(), fresh, { morphStyle: "outerHTML" });
        if (state() !== before) say(document.getElementById("status").textContent);
      }
    } catch { wait = LATER; }  // the server is away for a moment, or restarts
    if ("live" in main().dataset) setTimeout(look, wait);
  }

  if ("live" in main().dataset) setTimeout(look, EVERY);
})();
