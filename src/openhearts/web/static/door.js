// Before the door of a closed table: looks every few seconds whether somebody has answered, and goes on by itself.
"use strict";
(() => {
  const EVERY = 2000;  // milliseconds
  const says = document.getElementById("door-says"), waits = says.textContent;
  const tell = (text) => { if (says.textContent !== text) says.textContent = text; };

  async function look() {
    try {
      const { answer } = await (await fetch(`${location.pathname}/answer`)).json();
      if (answer === "in") tell(says.dataset.open);
      if (answer !== "waits") return location.reload();  // on to the table, or to what else there is to say
      tell(waits);
    } catch {
      tell(says.dataset.lost);
    }
    setTimeout(look, EVERY);
  }
  setTimeout(look, EVERY);
})();
