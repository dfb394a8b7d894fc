/* The star map: a click on a planet, a sun or a plate moves the inputs of the question's form; what is chosen is
   painted from them. The keyboard walks the map; a phone moves and enlarges it. Nothing here decides anything: the
   form does. */
(() => {
  "use strict";
  const { byId, all, put, mark, keys, afterFrame, secondsLeft } = Warptable;
  const WIDTH = 1104; // of the map, in its own units
  const high = () => Number(byId("map")?.dataset.high ?? 560);
  const SLACK = 6; // a finger that moves less is a tap
  const REST = 5000; // milliseconds after which a map that was moved may move by itself again
  const EDGE = 16;
  const SCALE = 0.82; // pixels for a unit, at most, when the map shows what is asked about
  const MARGIN = 44;
  const FAR = 0.6; // below this scale, words are left out
  const form = () => byId("prompt-form");
  const phone = matchMedia("(max-width: 599px), (max-height: 479px)");

  /* ---- the form ---- */
  const fields = (selector) => [...(form()?.elements ?? [])].filter((element) => element.matches(selector));
  const ships = (place) => fields(`input[name="ships-${place}"]`)[0];
  const option = (value) => fields('input[name="pick"]').find((input) => input.value === value);
  const number = (input) => Number.parseInt(input?.value, 10) || 0;
  const total = () => fields('input[name^="ships-"]').reduce((sum, input) => sum + number(input), 0);
  const tell = (input) => {
    for (const kind of ["input", "change"]) input.dispatchEvent(new Event(kind, { bubbles: true }));
  };

  const most = (stepper) => Math.min(Number(stepper.dataset.most), Number(byId("picker").dataset.most));
  /* Beyond the number in all, a ship comes from another place: the form sees to that. */
  const step = (place, by) => {
    const input = ships(place),
      stepper = byId(`stepper-${place}`);
    if (!input || !stepper) return;
    const wanted = Math.max(0, Math.min(number(input) + by, most(stepper)));
    if (wanted !== number(input)) {
      input.value = String(wanted);
      tell(input);
    }
  };

  const send = () => {
    const main = fields("button.primary:not([disabled])")[0];
    if (main) main.click();
    else form().requestSubmit();
  };

  /* The second choice of a single target sends the answer. */
  const choose = (element) => {
    const value = element.dataset.pick;
    if (value === undefined || !form()) return;
    if (ships(value)) return step(value, 1);
    const input = option(value);
    if (!input || input.disabled) return;
    if (input.type === "radio" && input.checked) return send();
    input.checked = input.type === "radio" || !input.checked;
    tell(input);
  };

  const chosen = (value) => number(ships(value)) > 0 || option(value)?.checked === true;

  /* What may be chosen, as the server says it: places, or seats by their suns and plates. A region that has been sent
     again comes without these marks. */
  const markChoices = () => {
    const { places, seats } = byId("focus")?.dataset ?? {};
    if (places === undefined) return;
    for (const spot of all("#stars [data-place]")) {
      const may = markChoice(spot, places, spot.dataset.place);
      const said = may ? " may" : " may-not";
      put(spot, "aria-disabled", places && !may ? "true" : null);
      put(spot, "aria-labelledby", `says-${spot.id}${places || seats ? said : ""}`);
    }
    for (const spot of all("#board [data-seat]")) markChoice(spot, seats, spot.dataset.seat);
  };
  const markChoice = (spot, choices, value) => {
    const may = choices.split(" ").includes(value);
    mark(spot, "legal", may);
    put(spot, "data-pick", may ? value : null);
    if (!may) {
      mark(spot, "selected", false);
      put(spot, "aria-pressed", null);
    }
    return may;
  };

  const paint = () => {
    for (const element of all("#board [data-pick]")) {
      const on = chosen(element.dataset.pick);
      mark(element, "selected", on);
      put(element, "aria-pressed", String(on));
    }
    const sum = total();
    for (const stepper of document.querySelectorAll("#picker .ship-stepper")) {
      const count = number(ships(stepper.dataset.shipsAt)),
        whole = Number(stepper.dataset.all);
      stepper.classList.toggle("on", count > 0);
      stepper.classList.toggle("empties", whole > 0 && count >= whole);
      stepper.querySelector("output").textContent = String(count);
      stepper.querySelector('[data-step="1"]').disabled = count >= most(stepper);
    }
    const ghost = byId("ghost"),
      words = ghost?.querySelector("text");
    if (words) {
      ghost.classList.toggle("on", sum > 0);
      words.textContent = sum > 1 ? String(sum) : "";
    }
    rove(byId(current) ?? byId(byId("focus")?.dataset.entry));
    watch();
    look();
  };

  /* ---- the keyboard: one stop, then arrows within a system, brackets between systems ---- */
  let current = "";
  const spots = () => [...document.querySelectorAll("#stars [data-sys]")];
  const rove = (element) => {
    if (!element || !element.matches("#stars [data-sys]")) return;
    for (const other of document.querySelectorAll('#stars [data-sys][tabindex="0"]'))
      other.setAttribute("tabindex", "-1");
    element.setAttribute("tabindex", "0");
  };
  const go = (element) => {
    if (!element) return;
    current = element.id;
    rove(element);
    element.focus({ preventScroll: true });
    show(element);
  };
  const walk = (from, by) => {
    const near = spots().filter((spot) => spot.dataset.sys === from.dataset.sys);
    go(near[(near.indexOf(from) + by + near.length) % near.length]);
  };
  const leap = (from, by) => {
    const every = spots(),
      names = [...new Set(every.map((spot) => spot.dataset.sys))];
    const name = names[(names.indexOf(from.dataset.sys) + by + names.length) % names.length];
    const there = every.filter((spot) => spot.dataset.sys === name);
    go(
      there.find((spot) => spot.matches("[data-place][data-pick]")) ??
        there.find((spot) => spot.matches("[data-place]")) ??
        there[0],
    );
  };
  const MOVES = {
    ArrowRight: [walk, 1],
    ArrowDown: [walk, 1],
    ArrowLeft: [walk, -1],
    ArrowUp: [walk, -1],
    "]": [leap, 1],
    "[": [leap, -1],
    PageDown: [leap, 1],
    PageUp: [leap, -1],
  };

  const onMap = (event, spot) => {
    const value = spot.dataset.pick;
    if (MOVES[event.key]) {
      const [move, by] = MOVES[event.key];
      move(spot, by);
      return true;
    }
    if (value === undefined) return false;
    if ((event.key === "+" || event.key === "-") && ships(value)) {
      step(value, event.key === "+" ? 1 : -1);
      return true;
    }
    if (event.key === " ") {
      choose(spot);
      return true;
    }
    if (event.key !== "Enter") return false;
    if (ships(value) && chosen(value)) send();
    else choose(spot);
    return true;
  };

  keys("board", {
    focused: (event) => {
      const spot = event.target.closest?.("#stars [data-sys]");
      return Boolean(spot) && onMap(event, spot);
    },
    pressed: {
      b: () => {
        const spot = byId(current) ?? document.querySelector('#stars [data-sys][tabindex="0"]');
        if (spot) go(spot);
        return Boolean(spot);
      },
    },
  });

  document.addEventListener("click", (event) => {
    const stepper = event.target.closest?.("#picker [data-step]");
    if (stepper) return step(stepper.closest(".ship-stepper").dataset.shipsAt, Number(stepper.dataset.step));
    const lens = event.target.closest?.("[data-zoom]");
    if (lens) return zoomBy(Number(lens.dataset.zoom));
    const spot = event.target.closest?.("#board [data-pick]");
    if (!spot || dragged) return;
    if (spot.matches("#stars *")) {
      current = spot.id;
      rove(spot);
    }
    choose(spot);
  });
  document.addEventListener("focusin", (event) => {
    if (event.target.matches?.("#stars [data-sys]")) {
      current = event.target.id;
      rove(event.target);
    }
  });
  for (const kind of ["input", "change"])
    document.addEventListener(kind, (event) => {
      if (event.target.form && event.target.form === form()) paint();
    });

  /* ---- a line of the log marks its places ---- */
  const note = (event, on) => {
    for (const place of event.target.closest?.("[data-places]")?.dataset.places.split(" ") ?? [])
      byId(`planet-${place}`)?.classList.toggle("noted", on);
  };
  document.addEventListener("pointerover", (event) => note(event, true));
  document.addEventListener("pointerout", (event) => note(event, false));

  /* ---- the phone's view of the map: its middle in the units of the map, and how large a unit is ---- */
  let view = null,
    about = "",
    touched = 0,
    dragged = false;
  const fingers = new Map();
  /* Where to look, so that all that is asked about is in sight; if there is not room for all, the nearest of it. */
  const fit = (pane, box) => {
    const [left, top, right, bottom] = box.split(",").map(Number);
    const scale = Math.min(SCALE, pane.width / (right - left + 2 * MARGIN), pane.height / (bottom - top + 2 * MARGIN));
    return { x: (left + right) / 2, y: (top + bottom) / 2, scale };
  };
  /* The part of the window that shows the map: without the bar below it. */
  const paneOf = () => {
    const { width, height } = byId("skyview").getBoundingClientRect();
    return { width, height: height - byId("lens").offsetHeight };
  };
  const subject = () => {
    const pane = paneOf(),
      { frame, near } = byId("focus").dataset;
    const whole = fit(pane, frame);
    return whole.scale * WIDTH >= pane.width ? whole : fit(pane, near);
  };

  const within = (at, seen, all) =>
    seen >= all ? all / 2 : Math.max(seen / 2 - EDGE, Math.min(at, all - seen / 2 + EDGE));
  /* What is shown of what is wanted: never beyond the edges. */
  const clamped = (pane) => {
    const scale = Math.max(pane.width / WIDTH, Math.min(view.scale, 3));
    return { x: within(view.x, pane.width / scale, WIDTH), y: within(view.y, pane.height / scale, high()), scale };
  };
  const apply = () => {
    const map = byId("map");
    if (!map || !view) return;
    if (!phone.matches) {
      for (const name of ["width", "left", "top"]) map.style.removeProperty(name);
      map.classList.remove("far");
      return;
    }
    const pane = paneOf();
    if (!pane.width || !pane.height) return; // something else has the place of the map
    const { x, y, scale } = clamped(pane),
      frame = byId("frame"),
      wide = pane.width / scale,
      high = pane.height / scale;
    map.style.width = `${WIDTH * scale}px`;
    map.style.left = `${pane.width / 2 - x * scale}px`;
    map.style.top = `${pane.height / 2 - y * scale}px`;
    map.classList.toggle("far", scale < FAR);
    for (const [name, value] of Object.entries({ x: x - wide / 2, y: y - high / 2, width: wide, height: high }))
      frame?.setAttribute(name, value.toFixed(0));
  };
  const look = () => {
    const focus = byId("focus");
    if (!focus || !phone.matches) return apply();
    if (!view || (focus.dataset.about !== about && Date.now() - touched > REST)) {
      view = subject();
      touched = 0;
    }
    about = focus.dataset.about;
    apply();
  };
  const zoomBy = (factor) => {
    touched = factor ? Date.now() : 0;
    view = factor ? { ...view, scale: view.scale * factor } : subject();
    apply();
  };
  const show = (element) => {
    if (!phone.matches || !view) return;
    const box = element.getBoundingClientRect(),
      map = byId("map").getBoundingClientRect();
    touched = Date.now();
    const unit = map.width / WIDTH;
    view = { ...view, x: (box.x + box.width / 2 - map.x) / unit, y: (box.y + box.height / 2 - map.y) / unit };
    apply();
  };
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };

  document.addEventListener("pointerdown", (event) => {
    dragged = false;
    if (!phone.matches || !event.target.closest?.("#skyview")) return;
    if (event.target.closest("#lens, #picker button")) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, fromX: event.clientX, fromY: event.clientY });
  });
  document.addEventListener("pointermove", (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger || !view) return;
    const before = fingers.size === 2 ? spread() : 0,
      dx = event.clientX - finger.x,
      dy = event.clientY - finger.y;
    if (!dragged && Math.hypot(event.clientX - finger.fromX, event.clientY - finger.fromY) < SLACK) return;
    dragged = true;
    touched = Date.now();
    finger.x = event.clientX;
    finger.y = event.clientY;
    view = clamped(paneOf());
    if (before) view.scale *= spread() / before;
    view.x -= dx / view.scale / fingers.size;
    view.y -= dy / view.scale / fingers.size;
    apply();
  });
  for (const kind of ["pointerup", "pointercancel"])
    document.addEventListener(kind, (event) => fingers.delete(event.pointerId));
  /* When the dock below grows or shrinks, what is asked about stays in sight; a map that was moved keeps its middle. */
  let watched = null;
  const resized = new ResizeObserver(() => {
    if (view && phone.matches && byId("focus") && !touched) view = subject();
    apply();
  });
  const watch = () => {
    const pane = byId("skyview");
    if (pane === watched) return;
    resized.disconnect();
    watched = pane;
    if (pane) resized.observe(pane);
  };
  phone.addEventListener("change", look);

  /* ---- the dial beside whom the table waits for: a full turn is the last minute ---- */
  const begun = new WeakMap(); // dial -> what its animation began with, which a morph takes away
  const paintDial = () => {
    for (const dial of document.querySelectorAll("#waitline .dial")) {
      if (!begun.has(dial)) begun.set(dial, `${Math.round(Math.min(secondsLeft(dial.dataset.ends), 3600) - 60)}s`);
      dial.style.setProperty("--elapsed", begun.get(dial));
    }
  };

  afterFrame(() => {
    markChoices();
    paint();
  });
  afterFrame(paintDial);
})();
