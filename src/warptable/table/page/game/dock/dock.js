/* Answering: what the main button says, steppers, digits and other keys, seconds left.
   The state lies in the form alone; everything else is painted from it, at once after every frame. */
(() => {
  "use strict";
  const { root, byId: $, all, put, write, mark, keys, repeats, secondsLeft, ticking, minutes, disarm } = Warptable;
  const form = () => $("prompt-form");
  const main = () => form()?.querySelector(".main");
  const within = (selector) => [...(form()?.elements ?? [])].filter((element) => element.matches(selector));
  const ticks = () => within('input[name="pick"]');
  const ships = () => within('input[name^="ships-"]');
  const shareFields = () => within("[data-split]");

  const whole = (input) => (/^\d+$/.test(input.value) ? Number(input.value) : NaN);
  const amount = (input) => (input.type === "checkbox" ? Number(input.checked) : input.value === "" ? 0 : whole(input));
  const sum = (inputs) => inputs.reduce((total, input) => total + (input.value === "" ? 0 : whole(input)), 0);

  /* Cards that are handed out: how many each seat gets. */
  function handed() {
    const given = new Map();
    for (const { value } of within('input[name^="to-"]:checked:not([value="none"])'))
      given.set(value, (given.get(value) ?? 0) + 1);
    return given;
  }

  /* What is chosen: how many, and the key of the words for it. */
  const READ = {
    one: () =>
      ticks()
        .filter((input) => input.checked)
        .map((input) => [1, input.value])[0] ?? [0, ""],
    set: () => {
      const on = ticks().filter((input) => input.checked);
      return [on.length, on.map((input) => input.value).join(",")];
    },
    some: () => {
      const n = ticks().filter((input) => input.checked).length;
      return [n, String(n)];
    },
    ships: () => {
      const n = sum(ships());
      return [n, String(n)];
    },
    split: () => {
      const shares = shareFields().map(amount);
      return [shares.reduce((total, n) => total + n, 0), shares.join(",")];
    },
    hands: () => {
      const given = handed();
      const full = all("#prompt .receiver").every(
        ({ dataset }) => (given.get(dataset.seat) ?? 0) === Number(dataset.due),
      );
      return [[...given.values()].reduce((total, n) => total + n, 0), full ? "done" : ""];
    },
    number: () => {
      const n =
        within('input[name="number"]')
          .filter((input) => input.type !== "radio" || input.checked)
          .map(whole)[0] ?? NaN;
      return [n, String(n)];
    },
  };

  /* Several fields, one answer: the key names the fields that are filled in, and their names go into its words. */
  const PARTS = ["plan", "with", "with2", "tactic", "sleeve"];
  const nameOf = (field) => (field.matches("select") ? field.selectedOptions[0] : field).dataset.name;
  function parts() {
    const filled = PARTS.map((name) => [
      name,
      within(`[name="${name}"]`).find((field) => (field.matches("select") ? field.value : field.checked)),
    ]).filter(([, field]) => field);
    return new Map(filled.map(([name, field]) => [name, nameOf(field)]));
  }
  function lockWords(labels) {
    const chosen = parts(),
      pattern = labels[[...chosen.keys()].sort().join(",")];
    for (const spot of all("[data-chosen]")) {
      write(spot, chosen.get(spot.dataset.chosen) ?? "");
      mark(spot.closest(".lacking") ?? spot, "settled", chosen.has(spot.dataset.chosen));
    }
    if (pattern) return [pattern.replace(/\{(\w+)\}/g, (_, name) => chosen.get(name)), ""];
    const missing = PARTS.find((name) => labels[`need-${name}`] && !chosen.has(name));
    return [undefined, labels[`need-${missing}`]];
  }
  function paintLock(button) {
    const [said, missing] = lockWords(JSON.parse(button.dataset.labels));
    write(button.querySelector(".wording"), said ?? missing ?? "");
    put(button, "aria-disabled", said === undefined ? "true" : null);
    const half = within('[name="tactic"]').find((field) => field.checked);
    const line = document.querySelector("[data-does-line] span");
    if (half && line) write(line, half.dataset.does);
  }

  /* Special ships of a place are among those that go as far as they are meant to and there is room, or else no plain
     ones left: how many of each kind go, as the rules count it. */
  const chips = () => within("[data-marked]");
  const leaving = (place) => within(`[name="ships-${place}"]`)[0];
  function goingAlong() {
    const taken = new Map(),
      others = new Map(),
      going = new Map();
    for (const chip of chips()) {
      const { marked: place, here, there } = chip.dataset;
      const rest = (others.get(place) ?? Number(there)) - Number(here);
      const left = (whole(leaving(place)) || 0) - (taken.get(place) ?? 0);
      const n = Math.max(0, left - rest, Math.min(left, Number(here), amount(chip) || 0));
      going.set(chip, n);
      others.set(place, rest);
      taken.set(place, (taken.get(place) ?? 0) + n);
    }
    return going;
  }
  function markedWords() {
    const row = form().querySelector(".marked-ships"),
      going = [...goingAlong()].filter(([, n]) => n > 0);
    if (!going.length) return [];
    const named = going.map(([chip, n]) => (chip.type === "checkbox" ? "" : `${n} × `) + chip.dataset.name);
    return [row.dataset.with.replace("#", named.join(" + "))];
  }
  function paintAlong() {
    for (const [chip, n] of goingAlong()) {
      const share = chip.closest(".share"),
        fate = share.querySelector(".fate"),
        { goes, go, stays } = fate.dataset;
      mark(share, "stays", n === 0);
      const said = n === 0 ? stays : n === 1 ? goes : go;
      write(fate, chip.type === "checkbox" || n === 0 ? said : `${n} ${said}`);
    }
  }
  /* Whoever says that a ship goes along wants a ship from there. */
  function bringAlong(chip) {
    const from = leaving(chip.dataset.marked);
    if (amount(chip) > 0 && from && !(whole(from) > 0)) set(from, 1);
  }

  function inDetail(mode) {
    if (mode === "ships" && (ships().length > 1 || chips().length))
      return ships()
        .filter((input) => whole(input) > 0)
        .map((input) => `${input.dataset.name} ×${whole(input)}`)
        .concat(markedWords())
        .join(", ");
    if (mode === "some")
      return ticks()
        .filter((input) => input.checked)
        .map((input) => input.dataset.name)
        .join(", ");
    return "";
  }

  function paintMain() {
    const button = main();
    if (!button?.dataset.mode) return undefined;
    const { mode, labels, few, many, low, high } = button.dataset;
    if (mode === "parts") return paintLock(button);
    const [n, key] = READ[mode]();
    const fits = ships().every((input) => input.value === "" || whole(input) <= Number(input.max));
    const said = fits ? JSON.parse(labels)[key] : undefined;
    const missing = mode === "one" || !(n > Number(high)) ? few : many;
    write(button.querySelector(".wording"), said ?? (fits ? missing || few : many));
    write(button.querySelector(".sum"), said === undefined ? "" : inDetail(mode));
    put(button, "aria-disabled", said === undefined ? "true" : null);
    const counter = form().querySelector(".counter");
    if (!counter) return undefined;
    write(counter, counter.dataset.count.replace("#", Number.isNaN(n) ? "?" : n));
    mark(counter, "ok", said !== undefined && n >= Number(low));
    mark(counter, "bad", n > Number(high));
    return undefined;
  }

  function paintShips() {
    for (const input of ships()) {
      const berth = input.closest(".berth"),
        n = whole(input);
      mark(berth, "on", n > 0);
      mark(berth, "empties", Number(berth.dataset.all) > 0 && n === Number(berth.dataset.all));
    }
    for (const stepper of document.querySelectorAll("#prompt .stepper")) {
      const input = stepper.querySelector("input"),
        all = stepper.dataset.total !== undefined;
      const n = all ? sum(ships()) : whole(input),
        button = main();
      const [low, high] = all
        ? [Number(button.dataset.low), Number(button.dataset.high)]
        : [Number(input.min), Number(input.max)];
      const [less, more] = stepper.querySelectorAll("button");
      put(less, "disabled", n <= low ? "" : null);
      put(more, "disabled", n >= high ? "" : null);
      if (all) {
        put(stepper, "hidden", null);
        write(stepper.querySelector("output"), String(n));
      }
    }
  }

  /* What is left of a split. */
  function paintMix() {
    const split = form()?.querySelector(".split[data-due]");
    if (!split) return;
    const left = Number(split.dataset.due) - shareFields().reduce((total, input) => total + amount(input), 0);
    const rest = split.querySelector(".rest-of");
    put(rest, "hidden", null);
    write(rest, left >= 0 ? String(left) : "?");
    put(split.querySelector(".unseen"), "hidden", "");
  }

  function paintHandOut() {
    const given = handed();
    for (const chip of all("#prompt .receiver")) {
      const n = given.get(chip.dataset.seat) ?? 0,
        out = chip.querySelector("output");
      write(out, out.dataset.count.replace("#", n));
      mark(chip, "ok", n === Number(chip.dataset.due));
      mark(chip, "bad", n > Number(chip.dataset.due));
    }
  }

  /* The hand is one stop for Tab; arrows walk in it. */
  let stop = "";
  const stops = () =>
    all("#cards > .card").map((card) => card.querySelector(".tick") ?? card.querySelector(".mark"));
  function paintHand() {
    const found = stops();
    const now = found.find((one) => one.closest(".card").id === stop) ?? found.find((one) => one.checked) ?? found[0];
    for (const one of found) put(one, "tabindex", one === now ? "0" : "-1");
  }

  function paint() {
    if (!$("dock")) return;
    paintMain();
    paintShips();
    paintMix();
    paintAlong();
    paintHandOut();
    paintHand();
    paintClocks();
    listDiscards();
  }

  /* ---- seconds left ---- */
  function shortTime(seconds) {
    if (seconds >= 5400) return `${Math.round(seconds / 3600)} h`;
    return seconds > 99 ? minutes(seconds) : String(Math.ceil(seconds));
  }
  function paintClocks() {
    for (const ring of document.querySelectorAll("#dock .ring[data-ends]")) {
      const { ends, whole: total } = ring.dataset;
      const now = secondsLeft(ends);
      const text = shortTime(now);
      const number = ring.querySelector("b");
      const sweep = root.dataset.motion === "none" ? Math.ceil(now) : now;
      write(number, text);
      mark(number, "long", text.length > 2);
      mark(ring, "urgent", ring.id === "deadline" && now <= 10);
      const share = Math.min(100, (100 * sweep) / Number(total)).toFixed(1);
      put(ring.querySelector(".left"), "stroke-dasharray", `${share} 100`);
    }
  }
  ticking(paintClocks);

  /* ---- choosing ---- */
  const told = (element) => {
    element.dispatchEvent(new Event("input", { bubbles: true }));
    element.dispatchEvent(new Event("change", { bubbles: true }));
  };
  function set(input, n) {
    input.value = String(Math.min(Number(input.max), Math.max(Number(input.min), n)));
    told(input);
  }

  /* One ship more or less in all: in the order that the server suggests, whatever was moved by hand before. */
  function stepAll(stepper, by) {
    const inputs = new Map(ships().map((input) => [input.name.slice(6), input]));
    const order = stepper.dataset.total.split(" ");
    const meant = new Map();
    const value = (place) => whole(inputs.get(place)) || 0;
    if (by > 0) {
      for (const place of order) {
        meant.set(place, (meant.get(place) ?? 0) + 1);
        if (meant.get(place) > value(place)) return set(inputs.get(place), value(place) + 1);
      }
      return undefined;
    }
    for (const place of order.slice(0, sum(ships()))) meant.set(place, (meant.get(place) ?? 0) + 1);
    const over =
      [...inputs.keys()].find((place) => value(place) > (meant.get(place) ?? 0)) ??
      order
        .slice(0, sum(ships()))
        .reverse()
        .find((place) => value(place) > 0);
    return over === undefined ? undefined : set(inputs.get(over), value(over) - 1);
  }

  function step(button) {
    const stepper = button.closest(".stepper"),
      by = Number(button.dataset.step);
    if (stepper.dataset.total !== undefined) stepAll(stepper, by);
    else {
      const input = stepper.querySelector("input");
      set(input, (whole(input) || 0) + by);
    }
  }

  /* A card that answers stands for its button in the bar, or for the two sides it may be played for. */
  function answerWith(mark) {
    const meant = $(mark.dataset.for);
    if (!meant) return;
    if (meant.matches("button")) {
      meant.click();
      return;
    }
    if (meant.matches("details")) meant.open = true;
    meant.querySelector("button").focus();
    meant.classList.add("lit");
    setTimeout(() => meant.classList.remove("lit"), 1200);
  }

  function shake() {
    const prompt = $("prompt");
    if (!prompt) return;
    prompt.classList.remove("shaking");
    requestAnimationFrame(() => prompt.classList.add("shaking"));
    setTimeout(() => prompt.classList.remove("shaking"), 200);
  }

  /* Whoever has scrolled in a question reads the next one from its beginning. */
  let shown = "";
  function toBeginning() {
    const prompt = $("prompt"),
      serial = prompt?.dataset.serial ?? "";
    if (serial && serial !== shown) prompt.scrollTop = 0;
    shown = serial;
  }

  /* The main button of the next question is where this one was: the second half of a double click does not press it. */
  let begun = "";
  const buttonAt = (event) => event.target.closest?.("button[type=submit]");
  document.addEventListener(
    "mousedown",
    (event) => {
      if (event.detail < 2) begun = buttonAt(event)?.id ?? "";
    },
    true,
  );
  const isStray = (event, button) => Boolean(button) && event.detail > 1 && button.id !== begun;

  document.addEventListener(
    "click",
    (event) => {
      const target = event.target;
      if (!target.closest?.("#dock")) return;
      const stepping = target.closest("[data-step]");
      if (stepping) {
        step(stepping);
        return;
      }
      const kind = target.closest("[data-find]");
      if (kind) {
        const field = form().querySelector(".find");
        field.value = field.value === kind.dataset.find ? "" : kind.dataset.find;
        told(field);
        return;
      }
      const mark = target.closest("#cards > .card")?.querySelector(".answers");
      if (mark) {
        answerWith(mark);
        return;
      }
      if (target.closest('.tick[aria-disabled="true"]')) {
        event.preventDefault();
        return;
      }
      const button = target.closest("button[type=submit]");
      if (isStray(event, button)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      if (button?.getAttribute("aria-disabled") === "true") {
        event.preventDefault();
        event.stopImmediatePropagation();
        shake();
      }
    },
    true,
  );

  /* One ship more here than there are in all: it comes from the fullest of the other places. */
  function balance(input) {
    const others = ships().filter((other) => other !== input),
      high = Number(main()?.dataset.high);
    while (sum(ships()) > high && others.some((other) => whole(other) > 0)) {
      const fullest = others.reduce((most, other) => ((whole(other) || 0) > (whole(most) || 0) ? other : most));
      fullest.value = String(whole(fullest) - 1);
      fullest.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }

  /* More of one kind than there are in all: less of another. */
  function makeRoom(input) {
    const due = Number(form().querySelector(".split")?.dataset.due);
    for (const other of shareFields()) {
      const over = shareFields().reduce((total, one) => total + amount(one), 0) - due;
      if (other === input || !(over > 0)) continue;
      if (other.type === "checkbox") other.checked = false;
      else other.value = String(Math.max(0, amount(other) - over));
    }
  }

  /* Parts of a proposal of which one at most can be meant. */
  function alone(tick) {
    const group = tick.closest("[data-one]")?.dataset.one;
    if (!group || !tick.checked) return;
    for (const other of all(`[data-one="${group}"] .tick`)) if (other !== tick) other.checked = false;
  }

  document.addEventListener("input", (event) => {
    if (event.target.form !== form() || !form()) return;
    disarm();
    if (event.target.name.startsWith("ships-")) balance(event.target);
    if (event.target.matches("[data-split]")) makeRoom(event.target);
    if (event.target.matches("[data-marked]")) bringAlong(event.target);
    alone(event.target);
    paint();
  });
  document.addEventListener("change", (event) => {
    if (form() && event.target.form === form()) paint();
  });
  document.addEventListener("focusin", (event) => {
    const card = event.target.closest?.("#cards > .card");
    if (card) {
      stop = card.id;
      paintHand();
    }
  });

  /* ---- keys ---- */
  /* Whoever walks with the keyboard presses what has the focus. After a click the focus is where the mouse was and
     means nothing: then Space and Enter are for the button that names them, except in an open menu. */
  const WALKS = /^(Tab|Arrow.+|Home|End|Page.+|F6|[bcdl])$/i;
  addEventListener(
    "pointerdown",
    () => {
      root.dataset.steer = "mouse";
    },
    true,
  );
  addEventListener(
    "keydown",
    (event) => {
      if (WALKS.test(event.key)) root.dataset.steer = "keys";
    },
    true,
  );
  const byMouse = (element) => root.dataset.steer === "mouse" && !element.closest?.(":popover-open, dialog");

  const busy = (element) =>
    !byMouse(element) && element.matches?.("button, a[href], summary, [role=button], [role=tab], label, input");

  function pickNth(n) {
    const mark = document.querySelector(`#cards .answers[data-nth="${n}"]`);
    if (mark) {
      answerWith(mark);
      return true;
    }
    const meant = within(`[data-nth="${n}"]`)[0];
    if (!meant) return false;
    meant.click();
    if (meant.matches("input")) meant.focus({ preventScroll: false });
    return true;
  }

  function decline() {
    const no = within("[data-no]")[0];
    if (no) {
      no.click();
      return true;
    }
    const button = main();
    if (!["set", "some"].includes(button?.dataset.mode) || button.dataset.low !== "0") return false;
    for (const input of ticks()) input.checked = false;
    told(ticks()[0]);
    button.click();
    return true;
  }

  function clear() {
    const changed = within("input").some((input) =>
      input.type === "number" ? input.value !== input.defaultValue : input.checked !== input.defaultChecked,
    );
    disarm();
    if (!changed) return false;
    form().reset();
    const first = within("input:not([type=hidden])")[0];
    if (first) told(first);
    paint();
    return true;
  }

  function stepBy(by) {
    const stepper = document.querySelector("#prompt .stepper.big") ?? document.querySelector("#prompt .stepper");
    const button = stepper?.querySelector(`[data-step="${by}"]`);
    if (!button || button.disabled) return false;
    step(button);
    return true;
  }

  function walk(event) {
    const found = stops(),
      here = found.indexOf(event.target);
    const next = {
      ArrowLeft: here - 1,
      ArrowRight: here + 1,
      ArrowUp: here - 1,
      ArrowDown: here + 1,
      Home: 0,
      End: found.length - 1,
    }[event.key];
    if (here < 0 || next === undefined) return false;
    found[Math.min(found.length - 1, Math.max(0, next))].focus();
    return true;
  }

  function letGo(event) {
    if (event.target !== document.body) event.target.blur(); // or letting go of Space would press it
    return true;
  }

  function inPlace(event) {
    if (root.dataset.keys !== "off" && shifted(event)) return true;
    if (event.key === "Enter" && event.target.matches?.("#prompt .find")) {
      take(event.target);
      return true;
    }
    if (event.target.closest?.("#cards") && walk(event)) return true;
    const mark = event.target.closest?.(".answers");
    if (!mark || (event.key !== "Enter" && event.key !== " ")) return false;
    answerWith(mark);
    return true;
  }

  /* Many cards: Enter takes the first one that fits what was typed, and once one is taken, the answer is given. */
  function take(field) {
    const shown = all(`#${field.dataset.filter} > :not([hidden]) .tick`);
    if (shown.some((one) => one.checked)) main()?.click();
    else if (shown.length) {
      shown[0].checked = true;
      told(shown[0]);
      shown[0].closest("label").scrollIntoView({ block: "nearest" });
    }
  }
  /* A tactic by its number with Shift, and its other half: both only while one is chosen. */
  const tokens = () => all("#own-tactics .tactic.choice");
  function pickTactic(number) {
    const token = tokens().find((one) => one.dataset.token === String(number));
    const half = token?.querySelector(".tick:checked") ?? token?.querySelector(".tick");
    if (!half) return false;
    half.click();
    half.focus();
    return true;
  }
  function otherHalf() {
    const halves = tokens()
      .map((one) => [...one.querySelectorAll(".tick")])
      .find((both) => both.some((half) => half.checked));
    const other = halves?.find((half) => !half.checked);
    if (!other) return false;
    other.click();
    other.focus();
    return true;
  }
  const shifted = (event) => event.shiftKey && /^Digit[1-5]$/.test(event.code) && pickTactic(event.code.at(-1));
  const digits = Object.fromEntries([..."123456789"].map((digit) => [digit, () => pickNth(digit)]));
  keys("dock", {
    focused: inPlace,
    pressed: {
      ...digits,
      enter: (event) => !busy(event.target) && Boolean(main()) && (main().click(), true),
      escape: () => clear(),
      " ": (event) => !busy(event.target) && Boolean($("pass")) && ($("pass").click(), letGo(event)),
      "+": repeats(() => stepBy(1)),
      "=": repeats(() => stepBy(1)),
      "-": repeats(() => stepBy(-1)),
      n: () => decline(),
      h: () => otherHalf(),
      d: () => {
        const goal = document.querySelector(".prompt, .reaction:not(:has(~ .prompt))") ?? $("dock");
        goal?.focus();
        return Boolean(goal);
      },
    },
  });

  /* ---- the open cards: fetched when somebody opens the pile, and again when it changes meanwhile ---- */
  let listed = "";
  function listDiscards() {
    const list = $("discards"),
      pile = $("discard-pile")?.outerHTML ?? "";
    if (!list?.closest(":popover-open")) listed = "";
    else if (listed !== pile) {
      listed = pile;
      htmx.ajax("GET", list.dataset.from, { target: list, swap: "innerHTML" });
    }
  }
  document.addEventListener("toggle", listDiscards, true);
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (target.matches?.(".as-another[open]"))
        target.scrollIntoView({ block: target.offsetHeight > 140 ? "start" : "nearest" });
    },
    true,
  );

  /* ---- after every frame, before the browser draws it ---- */
  function start() {
    paint();
    new MutationObserver(paint).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["aria-disabled", "tabindex", "hidden", "class", "data-ends"],
    });
  }
  document.addEventListener("htmx:after:swap", paint);
  document.addEventListener("htmx:after:swap", toBeginning);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
