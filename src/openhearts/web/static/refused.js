// A start that was refused answered its form: in the browser's history it is the front page from now on, with what was
// typed, so that the way back and a reload send nothing again.  Asked for by front.js; without it the browser asks first.
const games = document.querySelector("form.games");

function keep() {
  const fields = new URLSearchParams(new FormData(games));
  fields.delete("_csrf_token");
  history.replaceState(String(fields), "", "/");
}

function restore() {
  const kept = new URLSearchParams(history.state);
  for (const one of games.elements) {
    if (one.type === "radio" || one.type === "checkbox") one.checked = kept.getAll(one.name).includes(one.value);
    else if (one.type !== "hidden" && kept.has(one.name)) one.value = kept.get(one.name);
  }
  for (const one of games.querySelectorAll("details")) {
    const told = one.querySelectorAll("[name=options], [name=time], [name=variant]:checked");
    one.open ||= [...told].some((field) => field.value);
  }
  games.querySelector("[name=variant]:checked")?.dispatchEvent(new Event("change", { bubbles: true }));
}

if (games) {
  if (location.pathname === "/play") keep();
  else restore();
  games.addEventListener("submit", keep);
}
