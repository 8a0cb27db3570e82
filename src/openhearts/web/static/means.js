// Who plays with a mouse or by touch needs no ring around the card that a key would act on: it looks like the card to play.
// The first key shows it; a tab remembers from page to page which of the two it was.
"use strict";
{
  const use = (means) => {
    if (document.documentElement.dataset.by === means) return;
    document.documentElement.dataset.by = means;
    try { sessionStorage.setItem("by", means); } catch { /* then each page begins anew */ }
  };
  try { if (sessionStorage.getItem("by") === "pointer") use("pointer"); } catch { /* as above */ }
  document.addEventListener("keydown", () => use("keys"), true);
  document.addEventListener("pointerdown", () => use("pointer"), true);
}
