// The settings show what they do before they are kept: deck, colours, light or dark, and size change on this page.
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
  }
  form.addEventListener("change", (event) => {
    const size = event.target.name === "size", before = event.target.getBoundingClientRect().top;
    show();
    if (size) scrollBy(0, event.target.getBoundingClientRect().top - before); // what was chosen stays under the finger
  });
  addEventListener("pageshow", show);
})();
