// Shows the buttons that print the rules, on pages with a script; without one the browser's own menu does it.
"use strict";
document.documentElement.dataset.prints = "yes";
document.addEventListener("click", (event) => { if (event.target.closest(".print")) print(); });
