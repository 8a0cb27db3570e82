// An address (of a table before a match, of its replay afterwards) is copied, or handed to what the device shares with;
// without a script it is a link.
"use strict";
(() => {
  function show() {
    const place = document.querySelector(".sharing");
    if (!place) return;
    place.hidden = !(navigator.clipboard || navigator.share);
    place.querySelector("[data-copies]").hidden = !navigator.clipboard;
    place.querySelector("[data-shares]").hidden = !navigator.share;
  }

  const whole = (path) => new URL(path, location.href).href;
  document.addEventListener("click", async (event) => {
    const copies = event.target.closest?.("[data-copies]"), shares = event.target.closest?.("[data-shares]");
    if (copies) {
      await navigator.clipboard.writeText(whole(copies.dataset.copies));
      copies.textContent = copies.dataset.done;
    } else if (shares) {
      await navigator.share({ title: document.title, url: whole(shares.dataset.shares) }).catch(() => {});  // nobody was chosen
    }
  });
  document.addEventListener("drawn", show);
  show();
})();
