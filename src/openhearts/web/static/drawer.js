// The drawer of a table: scores, what happened, people, chat, keys and the command box, beside the cards or below them;
// and the switches of sounds and of speed in the bar.  It opens and closes the drawer and knows nothing of what is inside; app.js,
// which opens it where something stands, loads after it.
"use strict";
const sheet = (() => {
  const drawer = document.getElementById("drawer"), button = document.getElementById("b-drawer");
  let from = null;  // where the focus was

  const atTable = () => document.querySelector('#b-next, #b-again, #hand [tabindex="0"]') ?? document.getElementById("status");
  const isOpen = () => document.body.classList.contains("opened");

  function show(is) {
    document.body.classList.toggle("opened", is);
    button.setAttribute("aria-expanded", is);
  }

  function open() {
    if (isOpen()) return;
    from = document.activeElement;
    show(true);
  }

  function close() {
    if (!isOpen()) return;
    const wasInside = drawer.contains(document.activeElement) || document.activeElement === document.body;
    show(false);
    // A card that was laid meanwhile is gone, or the deal is over: to where keys are the table's; here they would do nothing.
    const stays = from?.isConnected && from !== document.body && from.id !== "status";
    if (wasInside) (stays ? from : atTable() ?? button).focus({ preventScroll: true });
  }

  if (drawer && button) {
    button.addEventListener("click", (event) => {
      event.preventDefault();
      if (isOpen()) close();
      else {
        open();
        if (event.detail) from = atTable();  // by a pointer
        drawer.querySelector("summary, button, a, input")?.focus({ preventScroll: true });
      }
    });
    button.addEventListener("keydown", (event) => { if (event.key === " ") { event.preventDefault(); button.click(); } });
    document.getElementById("b-close").addEventListener("click", close);
    drawer.addEventListener("keydown", (event) => { if (event.key === "Escape") { event.stopPropagation(); close(); } });
  }
  // --- sound: a switch that holds at once ----------------------------------------------------------------------------------
  const sound = document.querySelector('.topbar [name="sound"]'), loud = document.getElementById("volume");
  const wish = (detail) => document.dispatchEvent(new CustomEvent("sound-wish", { detail }));
  sound?.addEventListener("click", (event) => {
    event.preventDefault();
    const on = sound.value === "on";
    sound.value = on ? "off" : "on";
    const says = sound.dataset[on ? "on" : "off"], sign = sound.querySelector("use");
    sound.title = says;
    sound.setAttribute("aria-label", says);
    sign.setAttribute("href", sign.getAttribute("href").replace(/#.*/, on ? "#sound" : "#mute"));
    wish({ on });
  });
  loud?.addEventListener("input", () => wish({ volume: Number(loud.value) }));

  // --- the speed of the bots: each press is the next one -------------------------------------------------------------------
  const pace = document.getElementById("b-pace");
  pace?.addEventListener("click", (event) => {
    event.preventDefault();
    const all = pace.dataset.paces.split("|").map((one) => one.split(/=(.*)/));
    const now = all.findIndex(([value]) => value === pace.value), [value, label] = all[now];
    pace.value = all[(now + 1) % all.length][0];
    pace.title = label;
    pace.setAttribute("aria-label", label);
    document.dispatchEvent(new CustomEvent("ask", { detail: { what: "pace", value } }));
  });

  return { open, close };
})();
