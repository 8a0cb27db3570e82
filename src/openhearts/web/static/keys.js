// Which key of the map somebody pressed: by its sign or by its place, whatever the layout, and by one's own keys.
// It does nothing with it; app.js loads after it.
"use strict";
const keys = (() => {
  const MOVES = { left: "ArrowLeft", right: "ArrowRight", up: "ArrowUp", down: "ArrowDown", home: "Home", end: "End" };
  const NAMED = { Delete: "delete", Backspace: "backspace", Escape: "esc", F1: "f1" };
  const ELSEWHERE = ".top, .foot, .skip, .topbar, #drawer, dialog";  // not the table: keys do there what they do on any page

  const isSign = (event) => event.key.length === 1 && event.key !== " ";

  function sign(event, own) {
    const typed = event.key.toLowerCase(), place = /^(?:Key|Digit)(.)$/.exec(event.code)?.[1]?.toLowerCase();
    if (typed in own || /^[a-z0-9]$/.test(typed)) return typed;
    const isDigitKey = event.code.startsWith("Digit") && !event.shiftKey;  // French: 6 types "-", and "-" has a key of its own
    return /^[,.\-?/]$/.test(typed) && !isDigitKey ? typed : place;
  }

  // The key's name in the map; nothing for a key without a meaning.
  function pressed(event, signs) {
    const own = Object.fromEntries(signs.split(" ").filter(Boolean).map((pair) => [pair[0], pair.slice(1)]));
    const found = isSign(event) ? sign(event, own) : null;
    return NAMED[event.key] ?? (found && found in own ? own[found] : found);
  }

  // Whether a key is none of the table's: a shortcut, elsewhere on the page, or a sign where signs are switched off.
  function isForeign(event, areOff) {
    return event.ctrlKey || event.altKey || event.metaKey || !!event.target.closest?.(ELSEWHERE) || (areOff && isSign(event));
  }

  return { MOVES, pressed, isForeign };
})();
