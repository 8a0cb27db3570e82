// Sounds, vibration, a nudge, and the clock that runs; all of them only where the reader wishes.
// Sounds are made here, note by note; nothing is loaded.
"use strict";
(() => {
  const board = () => document.getElementById("main");
  const wishes = (name) => board()?.dataset[name] === "on";
  const NUDGE = 20000;  // milliseconds of my turn
  // A cue: notes as [hertz, start, seconds], and how the device shakes.
  const CUES = {
    card: { notes: [[330, 0, .05]], shake: [15] },
    heart: { notes: [[392, 0, .1], [330, .1, .16]], shake: [40, 40, 40] },
    queen: { notes: [[247, 0, .14], [208, .14, .26]], shake: [140] },
    taken: { notes: [[294, 0, .08], [220, .08, .14]], shake: [30, 40, 30] },
    turn: { notes: [[523, 0, .09], [659, .1, .14]], shake: [60] },
    over: { notes: [[392, 0, .12], [494, .13, .12], [587, .26, .3]], shake: [100, 60, 200] },
  };
  let audio = null;

  function wake() {  // browsers let a page sound only after somebody touched it
    if (!wishes("sound") || !window.AudioContext) return;
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume();
  }
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, wake);

  function sound(cue, from) {
    for (const [hertz, start, seconds] of CUES[cue].notes) {
      const note = audio.createOscillator(), loud = audio.createGain(), at = audio.currentTime + from + start;
      note.type = "triangle";
      note.frequency.value = hertz;
      loud.gain.setValueAtTime(.0001, at);
      loud.gain.exponentialRampToValueAtTime(.16, at + .015);
      loud.gain.exponentialRampToValueAtTime(.0001, at + seconds);
      note.connect(loud).connect(audio.destination);
      note.start(at);
      note.stop(at + seconds + .02);
    }
    return CUES[cue].notes.reduce((end, [, start, seconds]) => Math.max(end, start + seconds), 0);
  }

  function signal(cues) {
    const known = cues.filter((cue) => CUES[cue]);
    if (wishes("sound") && audio) { let from = 0; for (const cue of known) from += sound(cue, from) + .03; }
    if (wishes("vibration") && navigator.vibrate && known.length) navigator.vibrate(known.flatMap((cue) => [...CUES[cue].shake, 50]));
  }
  document.addEventListener("table-cues", (event) => signal(event.detail));

  // --- a nudge, once in a turn --------------------------------------------------------------------------------------------
  let turn = "", since = 0, nudged = false;
  function nudge() {
    const now = board()?.dataset.mine === "yes" ? board().dataset.turn : "";
    if (now !== turn) { turn = now; since = performance.now(); nudged = false; }
    if (!turn || !wishes("nudge")) return;
    if (!nudged && performance.now() - since >= (Number(board().dataset.nudgeAfter) || NUDGE)) { nudged = true; signal(["turn"]); }
    document.getElementById("status")?.classList.toggle("nudge", nudged);
  }

  // --- the clock ----------------------------------------------------------------------------------------------------------
  let ends = null;
  document.addEventListener("table-clock", (event) => { ends = event.detail < 0 ? null : performance.now() + event.detail * 1000; tick(); });
  function tick() {
    const shown = document.getElementById("clock-left");
    if (!shown) return;
    const left = ends === null ? null : Math.max(0, Math.round((ends - performance.now()) / 1000));
    const text = left === null ? "" : Math.floor(left / 60) + ":" + String(left % 60).padStart(2, "0");
    if (shown.textContent !== text) shown.textContent = text;
    shown.parentElement.classList.toggle("short", left !== null && left <= 10);
  }
  if (board()?.dataset.table) setInterval(() => { tick(); nudge(); }, 500);
})();
