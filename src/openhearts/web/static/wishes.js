// The settings show what they do before they are kept: deck, letters, colours, light or dark, and size change here.
// It sends nothing; without it the page shows what was kept.
"use strict";
(() => {
  const form = document.querySelector("form.wishes"), page = document.documentElement;
  function show() {
    const wish = Object.fromEntries(new FormData(form));
    Object.assign(page.dataset, { suits: wish.colours, theme: wish.theme, size: wish.size });
    if (wish.theme === "auto") delete page.dataset.cards;
    else page.dataset.cards = wish.theme;
    document.querySelector(".try").dataset.deck = wish.deck;
    const sheets = form.elements.letters.selectedOptions[0].dataset.sheets.split(" ");
    document.querySelectorAll(".try .spread").forEach((spread, deck) => {
      for (const drawn of spread.querySelectorAll("use")) {
        drawn.setAttribute("href", `${sheets[deck]}#${drawn.getAttribute("href").split("#")[1]}`);
      }
    });
  }
  form.addEventListener("change", (event) => {
    const size = event.target.name === "size", before = event.target.getBoundingClientRect().top;
    show();
    if (size) scrollBy(0, event.target.getBoundingClientRect().top - before); // what was chosen stays under the finger
  });
  addEventListener("pageshow", show);
})();
