// Reads aloud what is explained, with the voice of the browser and in the language of the page; without one nothing shows.
"use strict";
(() => {
  const voice = window.speechSynthesis, root = document.documentElement;
  if (!voice || !window.SpeechSynthesisUtterance) return;
  root.classList.add("speaks");
  const words = () => document.getElementById("lesson-words")?.innerText.trim() ?? "";
  let always = false, said = "";

  function read() {
    voice.cancel();
    said = words();
    if (!said) return;
    const line = new SpeechSynthesisUtterance(said);
    line.lang = root.lang;
    line.rate = 0.9;
    voice.speak(line);
  }

  const show = () => {
    const button = document.getElementById("b-always");
    if (button && button.getAttribute("aria-pressed") !== String(always)) button.setAttribute("aria-pressed", String(always));
  };

  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("#b-read, #b-always");
    if (!button) return;
    if (button.id === "b-always") { always = !always; show(); }
    if (button.id === "b-read" || always) read(); else voice.cancel();
  });

  new MutationObserver(() => {
    show();
    if (words() === said) return;
    if (always) read(); else voice.cancel();
    said = words();
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  addEventListener("pagehide", () => voice.cancel());
})();
