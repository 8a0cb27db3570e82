// A page with a script says so when it starts a table: then the first shuffle waits a moment for its contribution.
"use strict";
for (const form of document.querySelectorAll('form[action="/play"]')) {
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name: "script", value: "yes" });
  form.append(field);
}
