/* What the scripts of the pages share: what the browser keeps, finding and painting elements, one registry of keys,
   one countdown, and buttons that take two taps. A script paints from the form fields and from what the server sent,
   after each frame. */
const Warptable = (() => {
  "use strict";
  const root = document.documentElement;
  const byId = (id) => document.getElementById(id);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];

  /* ---- what this browser keeps ---- */
  const kept = (name) => {
    try {
      return localStorage.getItem(`warptable-${name}`);
    } catch {
      return null;
    }
  };
  const keep = (name, value) => {
    try {
      localStorage.setItem(`warptable-${name}`, value);
    } catch {
      /* private mode */
    }
  };
  const isOn = (name, otherwise = false) => (kept(name) ?? (otherwise ? "on" : "off")) === "on";

  /* ---- painting: nothing is touched that is right already ---- */
  function put(element, name, value) {
    if (value === null) {
      if (element.hasAttribute(name)) element.removeAttribute(name);
    } else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  function write(element, text) {
    if (element && element.textContent !== text) element.textContent = text;
  }
  function mark(element, name, is) {
    if (element.classList.contains(name) !== is) element.classList.toggle(name, is);
  }
  /* The last of these elements once more, in a box of their own. Copies that are there already stay. */
  function copyLast(selector, box, number) {
    if (!box) return;
    const last = new Map(all(selector).slice(-number).map((element) => [`${box.id}-${element.id}`, element]));
    for (const copy of [...box.children]) if (!last.delete(copy.id)) copy.remove();
    for (const [id, element] of last) box.append(Object.assign(element.cloneNode(true), { id }));
  }
  const isShown = (element) => Boolean(element?.getClientRects().length);

  /* Paint now, and again whenever the server has sent something. */
  function afterFrame(paint) {
    document.addEventListener("htmx:after:swap", paint);
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", paint);
    else paint();
  }

  /* ---- keys: one listener for all scripts ---- */
  /* Whoever is first in this list answers a key first: an open help text, then what lies over the board, the board,
     the question, the page. */
  const LAYERS = ["help", "stage", "board", "dock", "page"];
  const onFocus = new Map(LAYERS.map((layer) => [layer, []])); // what keys do where the focus is: arrows in a hand
  const shortcuts = new Map(LAYERS.map((layer) => [layer, {}])); // for the whole page; people may switch these off
  const FIELDS =
    "textarea, select, [contenteditable], " +
    "input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range])";
  const isTyping = (element) => Boolean(element.closest?.(FIELDS));

  /* `act(event)` returns whether it has done something; several scripts may want the same key, each on its own pages.
     Shortcuts are named by the key in lower case. A key that is held down counts once, unless the act `repeats`. */
  function keys(layer, { focused, pressed = {} }) {
    if (focused) onFocus.get(layer).push(focused);
    for (const [key, act] of Object.entries(pressed)) (shortcuts.get(layer)[key] ??= []).push(act);
  }
  const repeats = (act) => Object.assign(act, { repeats: true });

  function press(layer, event) {
    if (onFocus.get(layer).some((act) => act(event))) return true;
    if (root.dataset.keys === "off" || isTyping(event.target)) return false;
    const acts = shortcuts.get(layer)[event.key.toLowerCase()] ?? [];
    return acts.some((act) => (act.repeats || !event.repeat) && act(event));
  }
  document.addEventListener("keydown", (event) => {
    /* On many keyboards brackets are typed with AltGr, which some systems report as Ctrl and Alt. */
    const plain = event.getModifierState?.("AltGraph") || !(event.ctrlKey || event.metaKey || event.altKey);
    if (plain && !event.defaultPrevented && LAYERS.some((layer) => press(layer, event))) event.preventDefault();
  });

  /* ---- countdowns: the server says when one ends, by its own clock, and the page counts down to that ---- */
  let ahead = 0; // milliseconds that the server's clock is ahead of ours
  const compareClocks = () => {
    const now = byId("socket")?.dataset.now; // as the server wrote the page, which then came here and was read
    const [visit] = performance.getEntriesByType("navigation");
    if (now) ahead = Math.round(now * 1000 - performance.timeOrigin - (visit?.responseStart ?? 0));
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", compareClocks);
  else compareClocks();
  const secondsLeft = (ends) => Math.max(0, Math.round(ends * 1000) - ahead - Date.now()) / 1000;
  /* A moment that is far: date and time as the reader writes them, in the reader's own time zone. */
  const SHORT = { weekday: "short", day: "numeric", month: "numeric", hour: "2-digit", minute: "2-digit" };
  const WHOLE = { dateStyle: "full", timeStyle: "short" };
  const habit = () => navigator.languages.find((one) => one.startsWith(root.lang)) ?? root.lang; // Britain or America
  function paintMoments() {
    for (const moment of all("time[data-at]")) {
      const at = new Date(moment.dataset.at * 1000);
      write(moment, at.toLocaleString(habit(), SHORT));
      put(moment, "title", at.toLocaleString(habit(), WHOLE));
    }
  }
  afterFrame(paintMoments);
  const ticking = (paint) => setInterval(paint, 250);
  const two = (number) => String(number).padStart(2, "0");
  const minutes = (seconds) => `${Math.floor(seconds / 60)}:${two(Math.floor(seconds % 60))}`;

  /* ---- buttons that take two taps: the first one arms them ---- */
  /* `data-twice`: on touch screens; `data-sure`: there, too, with these words on the armed button; `data-always`: with
     a mouse as well. */
  const TWICE = "[data-twice], [data-sure]";
  const ARMED = 5000;
  const touch = matchMedia("(pointer: coarse)");
  let armed = "";
  let disarming = 0;
  const nameOf = (button) => button.id || `${button.name}=${button.value}`;

  function arm(name) {
    armed = name;
    clearTimeout(disarming);
    if (name) disarming = setTimeout(() => arm(""), ARMED);
    paintArmed();
  }
  function paintArmed() {
    for (const button of all(TWICE)) {
      const is = nameOf(button) === armed;
      mark(button, "armed", is);
      if (button.dataset.sure) say(button.querySelector("span"), is ? button.dataset.sure : "");
    }
  }
  function say(words, sure) {
    if (sure && words.textContent !== sure) {
      words.dataset.before = words.textContent;
      words.textContent = sure;
    } else if (!sure && words.dataset.before !== undefined) {
      words.textContent = words.dataset.before;
      delete words.dataset.before;
    }
  }
  document.addEventListener(
    "click",
    (event) => {
      const button = event.target.closest?.(TWICE);
      const ready = button && button.getAttribute("aria-disabled") !== "true";
      if (ready && (touch.matches || "always" in button.dataset) && armed !== nameOf(button)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        arm(nameOf(button));
      } else if (armed) arm("");
    },
    true,
  );
  afterFrame(paintArmed);

  return {
    root, byId, all, kept, keep, isOn, put, write, mark, copyLast, isShown, afterFrame, keys, repeats, isTyping,
    secondsLeft, ticking, two, minutes, disarm: () => arm(""), paintArmed,
  }; // prettier-ignore
})();
