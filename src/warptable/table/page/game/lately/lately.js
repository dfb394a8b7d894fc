/* Where the log is out of sight: its newest lines are shown again below the board. They take turns, so that each can be
   read, and a number says how many are unread. Whoever is asked something sees the newest line at once. */
(() => {
  "use strict";
  const { copyLast, isShown, afterFrame } = Warptable;
  const TURN = 1500,
    LATELY = 10, // lines of which the last two are in sight
    IN_SIGHT = 2; // a line stays for two turns at least
  let last = null,
    question = "",
    since = 0,
    waiting = 0,
    read = null;
  const number = (line) => +line.dataset.n;

  /* The newest lines come one after another; what is left behind by more than the page holds is left out. */
  function turn() {
    clearTimeout(waiting);
    const box = document.getElementById("lately");
    copyLast("#log .log-line", box, LATELY);
    const lines = box ? [...box.querySelectorAll(".log-line")] : [];
    if (!lines.length) return;
    const newest = number(lines.at(-1)),
      now = performance.now(),
      { serial = "" } = document.getElementById("prompt")?.dataset ?? {},
      { number: window = "" } = document.getElementById("reaction")?.dataset ?? {},
      asked = serial ? `question ${serial}` : window && `window ${window}`;
    if (asked && asked !== question) last = null;
    question = asked;
    const ahead = lines.filter((line) => number(line) > last);
    let fresh = false;
    if (last === null || last > newest)
      last = newest; // the page was opened, a question was asked, or something was taken back
    else if (ahead.length && now - since >= TURN) {
      last = number(ahead[0]);
      since = now;
      fresh = true;
    }
    const told = lines.filter((line) => number(line) <= last).slice(-IN_SIGHT);
    box.classList.add("ticking");
    for (const line of lines) {
      line.classList.toggle("turn", told.includes(line));
      line.classList.toggle("new", fresh && line === told.at(-1));
    }
    if (newest > last) waiting = setTimeout(turn, Math.max(50, TURN - (performance.now() - since)));
  }

  function countUnread() {
    const dot = document.getElementById("unread-log"),
      log = document.getElementById("log");
    if (!dot || !log) return;
    const lines = [...log.querySelectorAll(".log-line")],
      newest = lines.length ? Math.max(...lines.map(number)) : -1;
    if (read === null || read > newest || isShown(log)) read = newest;
    const unread = lines.filter((line) => number(line) > read).length;
    dot.textContent = unread > 99 ? "99+" : unread;
    dot.hidden = !unread;
  }

  /* A phone that lies on its side has one line of the log above the main button, however high that is; where all
     buttons are alike, above all of them. */
  const landscape = matchMedia("(min-width: 600px) and (max-height: 479px)");
  const sized = new ResizeObserver(makeRoom);
  let button = null;
  function makeRoom() {
    const play = document.getElementById("play"),
      dock = document.getElementById("dock");
    if (!play || !dock || !landscape.matches) return;
    const above = button?.matches(".go") ? parseFloat(getComputedStyle(button).paddingTop) : 0;
    const top = button?.isConnected ? button.getBoundingClientRect().top + above : Infinity;
    play.style.setProperty("--foot", `${Math.max(0, Math.round(dock.getBoundingClientRect().bottom - top))}px`);
  }
  function watchButton() {
    const now = document.querySelector(
      "#prompt .main, #prompt .go:not(:has(.main)), #dock:not(:has(.prompt)) #pass",
    );
    if (now !== button) {
      sized.disconnect();
      button = now;
      if (button) sized.observe(button);
    }
    makeRoom();
  }

  const paint = () => {
    turn();
    countUnread();
    watchButton();
  };
  document.addEventListener(
    "toggle",
    (event) => {
      if (event.target.id === "rail") countUnread();
    },
    true,
  );
  document.addEventListener("change", (event) => {
    if (event.target.name === "rail-tab") countUnread();
  });
  landscape.addEventListener("change", makeRoom);
  afterFrame(paint);
})();
