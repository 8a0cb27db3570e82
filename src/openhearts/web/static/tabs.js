// The tabs on the sheet after a deal: one panel at a time, chosen by a click or by arrows; without them all stand there.
// It knows no game.
"use strict";
(() => {
  const FIRST = "tab-scores";
  let chosen = FIRST;

  function show() {
    const list = document.getElementById("tabs");
    if (!list) { chosen = FIRST; return; }
    list.parentElement.classList.add("tabbed");
    for (const tab of list.children) {
      const isChosen = tab.id === chosen, panel = document.getElementById(tab.getAttribute("aria-controls"));
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      panel.hidden = !isChosen;
      for (const one of panel.querySelectorAll(":scope > details")) one.open = true;
    }
  }

  function choose(tab) {
    chosen = tab.id;
    show();
    document.getElementById(chosen).focus();
  }

  document.addEventListener("click", (event) => {
    const tab = event.target.closest?.("#tabs [role=tab]");
    if (tab) choose(tab);
  });
  document.addEventListener("keydown", (event) => {
    const tab = event.target.closest?.("#tabs [role=tab]");
    if (!tab) return;
    const all = [...tab.parentElement.children], at = all.indexOf(tab);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    choose(all.at(next % all.length));
  }, true);
  document.addEventListener("drawn", show);
  show();
})();
