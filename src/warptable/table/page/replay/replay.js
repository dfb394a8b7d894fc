/* A replay: the page asks for what differs at another moment, and paints where it is. Links do the same without this
   script. Keys and the slider move through the game; playing goes on by itself, as long as the table rested then. */
(() => {
  "use strict";
  const { byId, all, put, mark, kept, keep, keys, repeats, afterFrame } = Warptable;
  const SPEEDS = ["1", "2", "4"];
  const NEWEST = 9999999; // no game has so many moments
  const SHORTEST = 0.5; // seconds that anything is shown at normal speed
  const now = () => byId("replay-now")?.dataset;
  const speed = () => (SPEEDS.includes(kept("replay-speed")) ? kept("replay-speed") : "1");

  /* ---- going somewhere: one request at a time, and of those that pile up meanwhile only the last ---- */
  let busy = false,
    wanted = null,
    seen = ""; // the moment that was painted last

  async function go(where) {
    wanted = where;
    if (busy) return;
    busy = true;
    while (wanted) {
      const to = wanted;
      wanted = null;
      await fetched(to);
    }
    busy = false;
    wait();
  }

  async function fetched(where) {
    const { at, as, moment, last } = now();
    const query = new URLSearchParams({ as, from: moment, last, ...where });
    const answer = await fetch(`${at}?${query}`, { headers: { "hx-request": "true" }, cache: "no-store" }).catch(
      () => null,
    );
    const text = answer?.ok ? await answer.text() : "";
    if (!answer?.ok) {
      play(false);
      const said = document.createElement("p");
      said.textContent = byId("toast").dataset.failed;
      byId("toast").replaceChildren(said);
    } else if (text) await htmx.swap({ text, target: "#table", swap: "outerMorph", sourceElement: document.body });
  }

  const step = (by) => {
    const { place, last } = now();
    const next = Number(place) + by;
    if (next >= 0 && next <= Number(last)) go({ place: next });
  };
  const round = (by) => {
    const cells = all(".replay-cell"),
      here = cells.findIndex((cell) => cell.hasAttribute("aria-current"));
    const cell = cells[here + by];
    if (cell) go({ at: cell.dataset.go });
  };

  /* ---- how the chances ran, while that is being worked out ---- */
  const OFTEN = 2000;
  let asking = 0;

  async function ask() {
    const { at, as, moment } = now();
    const query = new URLSearchParams({ as, at: moment });
    const headers = { "hx-request": "true" };
    const answer = await fetch(`${at}/chances?${query}`, { headers, cache: "no-store" }).catch(() => null);
    const text = answer?.ok ? await answer.text() : "";
    if (text) await htmx.swap({ text, target: "#table", swap: "outerMorph", sourceElement: document.body });
    asking = 0;
    watch();
  }
  function watch() {
    if (!asking && document.querySelector("#replay-curve[data-reckoning]")) asking = setTimeout(ask, OFTEN);
  }

  /* ---- a game that goes on: whoever is at its newest moment is shown the next ones, others are told of them ---- */
  let following = 0,
    led = false; // the page plays because the game goes on: whoever looks for something else is left alone

  async function news() {
    if (document.hidden) return void ((following = 0), follow()); // nobody looks
    const { at, as } = now();
    const answer = await fetch(`${at}/news?as=${as}`, { cache: "no-store" }).catch(() => null);
    const newest = answer?.ok ? (await answer.json()).last : -1;
    following = 0;
    const { place, last } = now();
    const more = newest > Number(last);
    if (more && place === last && !busy) {
      playing = led = true;
      go({ place: Number(place) + 1 });
    } else byId("replay-news").hidden = !more;
    follow();
  }
  function follow() {
    if (!following && now()?.follow !== undefined) following = setTimeout(news, OFTEN);
  }

  /* ---- playing ---- */
  let playing = false,
    timer = 0;

  function play(is) {
    playing = is;
    led = false;
    clearTimeout(timer);
    paint();
    if (!is) return;
    const { place, last } = now();
    if (place === last) go({ place: 0 });
    else wait();
  }
  function wait() {
    clearTimeout(timer);
    if (!playing) return;
    const { place, last, seconds } = now();
    if (place === last) return play(false);
    timer = setTimeout(step, (1000 * Math.max(SHORTEST, Number(seconds))) / Number(speed()), 1);
  }
  function hurry(value) {
    keep("replay-speed", value);
    paint();
    if (!busy) wait();
  }

  /* ---- where the page is ---- */
  const into = (element) => element.scrollIntoView({ block: "nearest", inline: "nearest" });

  function paint() {
    const data = now();
    if (!data) return;
    watch();
    follow();
    if (data.place === data.last) put(byId("replay-news"), "hidden", "");
    for (const part of all(".replay [data-needs-script]")) if (part.hidden) part.hidden = false;
    put(byId("replay-play"), "aria-pressed", String(playing));
    for (const button of all("[data-speed]")) put(button, "aria-pressed", String(button.dataset.speed === speed()));
    const range = byId("replay-range");
    put(range, "max", data.last);
    put(range, "aria-valuetext", data.said);
    if (!wanted) range.value = data.place; // else somebody has moved it on already
    for (const line of all(".replay-line")) {
      const number = Number(line.dataset.go);
      put(line, "aria-current", number === Number(data.moment) ? "true" : null);
      mark(line, "replay-later", number > Number(data.moment));
    }
    const link = `${data.at}?as=${data.as}&at=${data.moment}`;
    byId("replay-link").value = new URL(link, location.href).href;
    for (const back of all('.replay input[name="back"]')) back.value = link;
    if (seen === link) return;
    seen = link;
    history.replaceState(null, "", link);
    for (const here of all(":is(.replay-cell, .replay-line, .replay-phases a)[aria-current]")) into(here);
  }

  const leave = () => led && play(false);

  document.addEventListener("click", (event) => {
    const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const link = plain && event.target.closest?.(".replay a[data-go]");
    if (link) {
      event.preventDefault();
      leave();
      go({ at: link.dataset.go });
    }
    if (event.target.closest?.("#replay-play")) play(!playing);
    if (event.target.closest?.("#replay-news")) go({ at: NEWEST });
    const chosen = event.target.closest?.("[data-speed]");
    if (chosen) hurry(chosen.dataset.speed);
  });
  document.addEventListener("input", (event) => {
    if (event.target.id !== "replay-range") return;
    leave();
    go({ place: event.target.value });
  });

  const did = (act) => () => Boolean(now()) && (leave(), act(), true);
  const PRESSED = "button, summary, [role=button]";
  keys("page", {
    pressed: {
      " ": (event) => Boolean(now()) && !event.target.closest?.(PRESSED) && (play(!playing), true),
      arrowleft: repeats(did(() => step(-1))),
      arrowright: repeats(did(() => step(1))),
      arrowup: repeats(did(() => round(-1))),
      arrowdown: repeats(did(() => round(1))),
      home: did(() => go({ place: 0 })),
      end: did(() => go({ place: now().last })),
      ...Object.fromEntries(SPEEDS.map((value, at) => [String(at + 1), did(() => hurry(value))])),
    },
  });
  afterFrame(paint);
})();
