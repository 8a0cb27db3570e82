// Sounds, vibration, a nudge, and the clock that runs; all of them only where the reader wishes.
// Sounds are made here, of paper and wood; nothing is loaded.
// A cue is a name, or "name@2/4": what the second seat of four did, counted clockwise from the reader.
"use strict";
(() => {
  const board = () => document.getElementById("main");
  const NUDGE = 20000;  // milliseconds of my turn
  const LOUDEST = .25;  // -12 dBFS, whatever sounds at once
  const WIDE = .7;  // how far to a side a seat is heard
  const SPREAD = .3;  // seconds in which all that came together begins: words follow at once
  const SAVED = 600;  // milliseconds after which a wish from the bar is kept

  // --- what people wish: attributes of the page, and what was said in the bar since ------------------------------------------
  const said = {};
  const wishes = (name) => said[name] ?? board()?.dataset[name] === "on";
  const volume = () => Math.min(100, Math.max(0, said.volume ?? Number(board()?.dataset.volume ?? 70))) / 100;

  // --- the instrument --------------------------------------------------------------------------------------------------------
  let audio = null, out = null, hiss = null;

  function wake() {  // browsers let a page sound only after somebody touched it
    if (!wishes("sound") || !window.AudioContext) return;
    if (!audio) {
      audio = new AudioContext();
      const cap = audio.createWaveShaper();
      cap.curve = Float32Array.from({ length: 2049 }, (_, at) => Math.max(-LOUDEST, Math.min(LOUDEST, at / 1024 - 1)));
      out = audio.createGain();
      out.gain.value = volume() ** 2;
      const all = audio.createGain();
      all.connect(cap).connect(out).connect(audio.destination);
      out.all = all;
      hiss = audio.createBuffer(1, audio.sampleRate >> 1, audio.sampleRate);
      const grain = hiss.getChannelData(0);
      for (let at = 0, seed = 1; at < grain.length; at++) grain[at] = (seed = seed * 16807 % 2147483647) / 1073741824 - 1;
    }
    if (audio.state === "suspended") audio.resume();
  }
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, wake);

  function voice(pan, pans = pan, at = 0, seconds = 0) {  // a place to sound from, which may move
    const place = audio.createStereoPanner();
    place.pan.setValueAtTime(pan, at);
    if (pans !== pan) place.pan.linearRampToValueAtTime(pans, at + seconds);
    place.connect(out.all);
    return place;
  }

  function swell(at, loud, rise, seconds) {  // from silence to silence
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + rise);
    gain.gain.exponentialRampToValueAtTime(loud / 1000, at + seconds);
    gain.gain.linearRampToValueAtTime(0, at + seconds + .005);
    return gain;
  }

  function rustle(to, at, { seconds, loud, rise = .002, low, high = low, sharp = .8 }) {  // paper
    const noise = audio.createBufferSource(), filter = audio.createBiquadFilter();
    noise.buffer = hiss;
    filter.type = "bandpass";
    filter.Q.value = sharp;
    filter.frequency.setValueAtTime(low, at);
    if (high !== low) filter.frequency.exponentialRampToValueAtTime(high, at + seconds);
    noise.connect(filter).connect(swell(at, loud, rise, seconds)).connect(to);
    noise.start(at, (at * 7) % .2);
    noise.stop(at + seconds + .01);
  }

  function wood(to, at, hertz, seconds, loud) {  // a bar that is struck: its tone, and what rings above it for a moment
    for (const [times, part, short] of [[1, 1, 1], [3.93, .22, .35], [9.2, .06, .15]]) {
      const tone = audio.createOscillator();
      tone.frequency.value = hertz * times;
      tone.connect(swell(at, loud * part, .002, seconds * short)).connect(to);
      tone.start(at);
      tone.stop(at + seconds * short + .01);
    }
  }

  function tap(to, at, loud = 1, pitch = 1) {  // a card on cloth
    rustle(to, at, { seconds: .06, loud: .26 * loud, low: 2500 * pitch, high: 1500 * pitch });
    wood(to, at, 165 * pitch, .05, .08 * loud);
  }

  const sweep = (pan, at, loud = .4) =>
    rustle(voice(0, pan, at, .18), at, { seconds: .18, loud, rise: .05, low: 900, high: 3400, sharp: .6 });

  // What each cue sounds like at a moment, from a place (-1 to 1), and how the device shakes.
  const CUES = {
    deal: { play: (at, pan) => { for (let n = 0; n < 7; n++) tap(voice(pan), at + n * .036, .55 - n * .04, 1 + n * .05); } },
    pass: { play: (at) => { for (let n = 0; n < 3; n++) tap(voice(n * .3 - .3), at + n * .055, .6, 1 + n * .06); } },
    card: { play: (at, pan) => tap(voice(pan), at, 1, 1 + pan * .08), shake: [15] },
    sweep: { play: (at, pan) => sweep(pan, at) },
    taken: { play: (at, pan) => { sweep(pan, at); wood(voice(pan), at + .15, 147, .2, .2); }, shake: [30, 40, 30] },
    heart: {
      play: (at, pan) => {
        for (const late of [0, .03, .048]) rustle(voice(pan), at + late, { seconds: .025, loud: .3, low: 3600, sharp: 1.5 });
        wood(voice(pan), at + .03, 392, .16, .13);
        wood(voice(pan), at + .11, 330, .22, .13);
      },
      shake: [40, 40, 40],
    },
    queen: {
      play: (at, pan) => {
        tap(voice(pan), at);
        for (const hertz of [110, 123.5]) wood(voice(pan), at + .01, hertz, .5, .085);
      },
      shake: [140],
    },
    stolen: {
      play: (at, pan) => { sweep(pan, at, .35); tap(voice(pan), at + .15, .8); wood(voice(pan), at + .15, 196, .2, .12); },
      shake: [140],
    },
    moon: {
      play: (at, pan) => { [220, 277.2, 329.6, 440, 554.4].forEach((hertz, n) => wood(voice(pan * n / 4), at + n * .07, hertz, .45, .1)); },
      shake: [60, 40, 60, 40, 120],
    },
    turn: { play: (at) => { wood(voice(0), at, 523.3, .12, .2); wood(voice(0), at + .08, 659.3, .12, .2); }, shake: [60] },
    over: { play: (at) => { [392, 493.9, 587.3].forEach((hertz, n) => wood(voice(0), at + n * .1, hertz, .3, .15)); }, shake: [100, 60, 200] },
  };

  function signal(cues) {
    const heard = cues.map((cue) => cue.split("@")).filter(([name]) => CUES[name]);
    if (wishes("sound") && audio && volume() > 0) {
      const step = Math.min(.09, SPREAD / Math.max(1, heard.length - 1));
      heard.forEach(([name, place], n) => {
        const [seat, seats] = (place ?? "0/1").split("/").map(Number);
        CUES[name].play(audio.currentTime + .005 + n * step, -WIDE * Math.sin(2 * Math.PI * seat / seats));
      });
    }
    const shaken = heard.flatMap(([name]) => CUES[name].shake ? [...CUES[name].shake, 50] : []);
    if (wishes("vibration") && navigator.vibrate && shaken.length) navigator.vibrate(shaken);
  }
  document.addEventListener("table-cues", (event) => signal(event.detail));

  // --- the switch and the volume in the bar ----------------------------------------------------------------------------------
  let saving = 0;
  document.addEventListener("sound-wish", (event) => {
    const { on, volume: loud } = event.detail;
    if (on !== undefined) said.sound = on;
    if (loud !== undefined) said.volume = loud;
    wake();
    out?.gain.setValueAtTime(volume() ** 2, audio.currentTime);
    signal(["card@0/1"]);  // how loud that is
    clearTimeout(saving);
    saving = setTimeout(() => {
      const token = document.querySelector("input[name=_csrf_token]")?.value ?? "";
      const body = new URLSearchParams({
        _csrf_token: token, only: "sound", sound: wishes("sound") ? "on" : "off", volume: Math.round(volume() * 100),
      });
      fetch("/wishes", { method: "POST", body, redirect: "manual" }).catch(() => {});  // the next wish is kept
    }, SAVED);
  });

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
