// A page that answered a form stands under an address that can be loaded again: the way back sends nothing twice.
// It is said where it is asked for; without it the browser asks first.
"use strict";
history.replaceState(null, "", document.currentScript.dataset.place);
