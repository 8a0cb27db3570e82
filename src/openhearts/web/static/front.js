// A page with a script says so when it starts a table: then the first shuffle waits a moment for its contribution.
// And of the sizes it offers those of the game that is chosen; what is opened comes out from behind the bar.
"use strict";
for (const form of document.querySelectorAll('form[action="/play"]')) {
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name: "script", value: "yes" });
  form.append(field);
}
const seats = document.querySelector('.games select[name="seats"]');
function fit() {
  const sizes = document.querySelector('.games [name="variant"]:checked')?.dataset.sizes.split(" ");
  if (!seats || !sizes) return;
  for (const option of seats.options) option.disabled = option.value !== "" && !sizes.includes(option.value);
  if (seats.selectedOptions[0]?.disabled) seats.value = "";
}
addEventListener("pageshow", fit);
document.addEventListener("change", (event) => { if (event.target.name === "variant") fit(); });
document.addEventListener("click", (event) => {
  const opened = event.target.closest?.(".games summary")?.parentElement;
  if (opened && !opened.open) opened.addEventListener("toggle", () => opened.scrollIntoView({ block: "nearest" }), { once: true });
});
if (location.pathname === "/play" || typeof history.state === "string") import("./refused.js");
