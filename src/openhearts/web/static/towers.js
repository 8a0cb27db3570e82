// Herz an Herz: a card that comes to lie elsewhere is moved there from where it lay: from the draw pile to the front of
// who drew it, to a row, to what was discarded, from one tower to another.  It changes nothing that the server drew.
"use strict";
(() => {
  const quiet = matchMedia("(prefers-reduced-motion: reduce)");
  const OUT = "cubic-bezier(.2,.8,.2,1)";
  const TAKES = 260;
  const all = () => [...document.querySelectorAll("#towers [data-flies]")];
  let lay = new Map(), pile = null, flights = [], frame = 0;

  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

  // Where each card lies; a card that lies there twice (of two packs of jokers) stays where it is drawn.
  // Of several draws in one frame nobody has seen the first: cards come from where they lay before it.
  document.addEventListener("draws", () => {
    for (const flight of flights) flight.finish();
    flights = [];
    if (frame && document.visibilityState === "visible") return;
    cancelAnimationFrame(frame);
    frame = 0;
    lay = new Map();
    for (const one of all()) lay.set(one.dataset.flies, lay.has(one.dataset.flies) ? null : one.getBoundingClientRect());
    pile = document.querySelector("#stock .heap-card")?.getBoundingClientRect();
  });

  // Where cards lie now is asked in the frame that shows them: asked at once, all of the page would be laid out within the draw.
  document.addEventListener("drawn", () => { frame ||= requestAnimationFrame(leave); });

  function leave() {
    frame = 0;
    if (quiet.matches || document.visibilityState !== "visible" || !pile) return;
    for (const one of all()) {
      const key = one.dataset.flies, box = one.getBoundingClientRect();
      const from = lay.has(key) ? lay.get(key) : one.closest("#drawn-card") && pile;
      if (!from || !box.width) continue;
      const [x, y] = middle(from), [toX, toY] = middle(box);
      if (Math.hypot(x - toX, y - toY) < 4) continue;
      const start = { translate: `${x - toX}px ${y - toY}px`, scale: from.width / box.width, zIndex: 6 };
      flights.push(one.animate([start, { translate: "0px 0px", scale: 1, zIndex: 6 }], { duration: TAKES, easing: OUT }));
      const tower = one.closest(".tower"); // a layer, which the next ones lie above
      if (tower) flights.push(tower.animate({ zIndex: [6, 6] }, TAKES));
    }
  }

  for (const what of ["keydown", "pointerdown"]) {
    document.addEventListener(what, () => { for (const flight of flights) flight.finish(); }, true);
  }
})();
