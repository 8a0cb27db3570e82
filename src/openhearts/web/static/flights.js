// Hearts: a card of one's own flies from the hand to its place on the table.  What flies is a likeness of it above the page,
// which takes no click; the page itself is drawn once.  The others' cards fall by the style sheet.
"use strict";
(() => {
  const quiet = matchMedia("(prefers-reduced-motion: reduce)");
  const TAKES = { duration: 260, easing: "cubic-bezier(.2,.8,.2,1)" };
  const board = () => document.querySelector("main.board");
  const open = () => [...board()?.querySelectorAll(".laid [data-flies]") ?? []];
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  let held = new Map(), lay = new Set(), leaving = [], flights = [], frame = 0;

  function land() {
    for (const flight of flights) flight.finish();
    [leaving, flights] = [[], []];
  }

  document.addEventListener("draws", () => {
    leave();
    const cards = board()?.querySelectorAll("#hand .pick") ?? [];
    held = new Map([...cards].map((one) => [one.id.slice(5), one.getBoundingClientRect()]));
    lay = new Set(open().map((one) => one.dataset.flies));
  });

  document.addEventListener("drawn", () => {
    if (board()?.dataset.curtain === "yes") { land(); return; }  // whose hand it was is not to be seen by the next one
    if (quiet.matches || document.visibilityState !== "visible") return;
    for (const one of open()) {
      const card = one.dataset.flies, from = held.get(card);
      if (from && !lay.has(card) && !document.getElementById("card-" + card)) leaving.push([one, from]);
    }
    // Where a card lies now is asked in the frame that shows it: asked at once, all of the page would be laid out within the draw.
    if (leaving.length) frame = requestAnimationFrame(leave);
  });

  function leave() {
    cancelAnimationFrame(frame);
    const all = leaving;
    leaving = [];
    for (const [card, from] of all) if (card.isConnected) fly(card, from);
  }

  function fly(card, from) {
    const to = card.getBoundingClientRect(), width = card.offsetWidth;
    if (!width || !from.width) return;
    const flyer = card.cloneNode(true), [x, y] = middle(from), [toX, toY] = middle(to);
    flyer.classList.add("flyer");
    flyer.removeAttribute("data-flies");
    flyer.setAttribute("aria-hidden", "true");
    flyer.style.setProperty("--w", `${width}px`);
    flyer.style.left = `${toX - width / 2}px`;
    flyer.style.top = `${toY - card.offsetHeight / 2}px`;
    document.body.append(flyer);
    const start = { translate: `${x - toX}px ${y - toY}px`, scale: from.width / width, rotate: "0deg" };
    const end = { translate: "0px 0px", scale: 1, rotate: getComputedStyle(card.closest(".laid")).rotate };
    const flight = flyer.animate([start, end], TAKES);
    const veil = card.animate({ opacity: [0, 0] }, { duration: 1, fill: "forwards" });
    const away = () => { flyer.remove(); veil.cancel(); };
    flight.finished.then(away, away);
    flights = [...flights.filter((each) => each.playState === "running"), flight];
  }

  for (const what of ["keydown", "pointerdown"]) document.addEventListener(what, land, true);
})();
