// What the server has drawn of the page, part by part: a text for each name, which names the parts inside it as <!--name-->.
// It puts them together; app.js, which shows them, loads after it.
"use strict";
const parts = (() => {
  const LINES = 60;  // of what happened, as in web/regions/parts.py
  let drawn = new Map();

  const whole = (name) => (drawn.get(name) ?? "").replace(/<!--([\w-]+)-->/g, (_, inner) => whole(inner));

  function take({ anew, parts, more }) {  // whether that draws anything; several parts with the same text come by their names
    if (anew) drawn = new Map();
    for (const [names, text] of Object.entries(parts ?? {})) for (const name of names.split(" ")) drawn.set(name, text);
    if (more) drawn.set("lines", ((drawn.get("lines") ?? "") + more).split("</li>").slice(-LINES - 1).join("</li>"));
    return !!(parts || more);
  }

  return { take, whole };
})();
