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
  // The result as a picture is drawn anew as PNG, and handed to what the device shares with, or kept; without a script it is SVG.
  async function picture(link) {
    const drawn = new Image();
    drawn.src = link.href;
    await drawn.decode();
    const field = document.createElement("canvas");
    [field.width, field.height] = [drawn.naturalWidth, drawn.naturalHeight];
    field.getContext("2d").drawImage(drawn, 0, 0);
    const made = await new Promise((done) => field.toBlob(done, "image/png"));
    const file = new File([made], link.dataset.picture, { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file], title: document.title }).catch(() => {});
    const keeps = document.createElement("a"), place = URL.createObjectURL(made);
    [keeps.href, keeps.download] = [place, file.name];
    keeps.click();
    setTimeout(() => URL.revokeObjectURL(place), 60000);
  }

  document.addEventListener("click", async (event) => {
    const pictured = event.target.closest?.("[data-picture]");
    if (pictured) {
      event.preventDefault();
      picture(pictured);
    }
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
