// The connection of a table's page: what is done is sent, and sent again where a lost connection took it; a dead one,
// which tells nobody, is given up.  It knows nothing of what is sent.
"use strict";
const wire = (() => {
  const MOST = 30;  // messages without an answer: the server takes some 40 at once
  const PATIENCE = 12000;  // ms without the oldest one's answer, or without a connection
  const board = () => document.getElementById("main"), lost = document.getElementById("link");
  const page = crypto.getRandomValues(new Uint32Array(3)).join("-");  // the server does no message of one page twice
  let socket = null, wait = 500, coming = 0, waiting = 0, number = 0, unheard = [], on = null;

  function send(what, value, turn) {
    lost.hidden = isOpen() && unheard.length < MOST;
    if (unheard.length === MOST) return;
    unheard.push({ do: what, value: value ?? "", turn: turn ?? "", id: ++number, now: board().dataset.turn, tries: 0 });
    if (!isOpen()) return;
    post(unheard.at(-1), false);
    watch(false);
  }

  const isOpen = () => socket?.readyState === WebSocket.OPEN;

  const unanswered = (what) => unheard.filter((one) => one.do === what).map((one) => one.value);

  function recall(what) {  // what was never sent is taken back; whether nothing of it is left
    unheard = unheard.filter((one) => one.do !== what || one.tries);
    return !unanswered(what).length;
  }

  function post(one, isLate) {  // a late line too is meant for the turn in which it was typed
    one.tries += 1;
    socket.send(JSON.stringify({ do: one.do, value: one.value, turn: one.turn || (isLate ? one.now : ""), id: one.id }));
  }

  function watch(isAnswered) {
    if (isAnswered) { clearTimeout(waiting); waiting = 0; }
    if (!waiting && (unheard.length || !isOpen())) waiting = setTimeout(drop, PATIENCE);
  }

  function heard(message) {
    if (message.id) {
      unheard = unheard.filter((one) => one.id > message.id);
      watch(true);
    }
    on.message(message);
  }

  function connect() {
    clearTimeout(coming);
    const scheme = location.protocol === "https:" ? "wss://" : "ws://";
    const place = scheme + location.host + "/table/" + board().dataset.table + "/live";
    // What is told is in the language of the page, whichever the browser names for a connection.
    const asked = "?contributes=yes&parts=yes&page=" + page + "&language=" + document.documentElement.lang;
    const mine = socket = new WebSocket(place + asked);
    const listen = (kind, act) => mine.addEventListener(kind, (event) => { if (mine === socket) act(event); });
    listen("open", () => {
      wait = 500;
      lost.hidden = true;
      on.open();
      unheard = unheard.filter((one) => one.tries < 3);  // what makes the server hang up is not sent for ever
      for (const one of unheard) post(one, true);
      watch(true);
    });
    listen("message", (event) => heard(JSON.parse(event.data)));
    listen("close", (event) => {
      if (event.code === 4404) location.reload();
      else if (event.code === 4401) setTimeout(() => location.reload(), 1000);  // signed out: by then the cookie is another one
      else drop();
    });
    watch(true);
  }

  function drop() {
    const old = socket;
    socket = null;
    old?.close();
    clearTimeout(waiting);
    waiting = 0;
    lost.hidden = false;
    clearTimeout(coming);
    coming = setTimeout(connect, wait + Math.random() * 300);
    wait = Math.min(wait * 2, 8000);
    on.drop();
  }

  function open(listeners) {  // { open: a connection begins, drop: it is lost, message: what the server says }
    on = listeners;
    connect();
    addEventListener("offline", drop);
    addEventListener("online", () => { wait = 500; if (!socket) connect(); });
  }

  return { open, send, isOpen, recall, unheard: unanswered };
})();
