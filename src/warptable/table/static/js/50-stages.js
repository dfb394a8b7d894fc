/* The stages: B shows the board behind them; the deal board reckons its draft; the clock of the talks runs.
   State lives in the form fields; everything else is painted anew after each change. */
(() => {
  "use strict";
  const one = (id) => document.getElementById(id);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const coarse = matchMedia("(pointer: coarse)");
  const ARMED = 4000;

  /* ---- the draft of a deal ---- */

  const chosen = (name, form) => all(`[name="${name}"]:checked`, form).filter((input) => input.value);
  const freed = (form) => all('input[type="number"][name^="free-"]', form).filter((input) => Number(input.value) > 0);

  function pieces(form) {
    const said = (input) => input.dataset.said;
    const give = [...chosen("give", form), ...chosen("grant", form)].map(said);
    const get = [...chosen("ask", form), ...chosen("want", form)].map(said).filter(Boolean);
    freed(form).forEach((input) => (input.dataset.get ? get : give).push(`${input.dataset.said}: ${Number(input.value)}`));
    return { give, get };
  }

  /* A draft begins with the offer on the table; it is one's own as soon as anything differs from that. */
  const changed = (input) => (input.type === "number" ? input.value !== input.defaultValue : input.checked !== input.defaultChecked);
  const touched = (form) => all('fieldset input:not([type="hidden"])', form).some(changed);

  function change(form) {
    const cards = Number(chosen("ask", form)[0]?.value ?? 0) - chosen("give", form).length;
    const fresh = (name) => (chosen(name, form)[0]?.dataset.new ? 1 : 0);
    return { "cards-mine": cards, "cards-theirs": -cards, "colonies-mine": fresh("want"), "colonies-theirs": fresh("grant") };
  }

  function paintDeal() {
    const form = one("deal-form");
    if (!form) return;
    const { give, get } = pieces(form);
    const draft = touched(form), standing = one("deal-standing");
    const valid = give.length + get.length > freed(form).length;
    const nothing = one("deal-valid")?.dataset.nothing ?? "";
    for (const [list, words] of [["give", give], ["get", get]]) {
      const spot = form.querySelector(`[data-list="${list}"]`);
      if (spot) spot.textContent = words.join(", ") || nothing;
    }
    const by = change(form);
    for (const spot of all("[data-mean]", form)) {
      const now = Number(spot.dataset.now);
      const then = draft ? now + by[spot.dataset.mean] : Number(spot.dataset.then);
      spot.textContent = then === now ? `${now}` : `${now} → ${then}`;
    }
    show(form, ".of-draft", draft || !standing);
    show(form, "small.of-draft", draft);
    show(form, ".of-standing", !draft);
    show(form, ".untouched", !draft);
    show(form, ".dvalid .good", draft && valid);
    show(form, ".dvalid .bad", draft && !valid);
    const send = one("deal-send"), take = one("deal-take");
    const ready = valid && (draft || !standing);
    if (send) send.disabled = !ready;
    send?.classList.toggle("pri", ready || !take);
    take?.classList.toggle("pri", !ready);
  }

  function show(root, selector, wanted) {
    for (const found of all(selector, root)) found.hidden = !wanted;
  }

  /* ---- the clock of the talks: the server says what is left, the page counts on ---- */

  let ends = 0;
  let told = "";

  function readClock() {
    const clock = one("deal-clock");
    if (!clock) return void (told = "");
    if (clock.dataset.left !== told || !ends) ends = performance.now() + 1000 * Number(clock.dataset.left);
    told = clock.dataset.left;
    paintClock();
  }

  function paintClock() {
    const clock = one("deal-clock");
    if (!clock || !told) return;
    const left = Math.max(0, Math.round((ends - performance.now()) / 1000));
    const text = clockText(left);
    for (const spot of all("#stage .clocktext")) if (spot.textContent !== text) spot.textContent = text;
    clock.classList.toggle("st-last", left <= 10);
    const ring = clock.querySelector(".ring");
    if (ring) ring.setAttribute("stroke-dasharray", `${Math.min(100, (100 * left) / Number(clock.dataset.seconds))} 100`);
    const called = one("deal-called");
    const said = called?.getAttribute(`data-at-${left}`);
    if (said && called.textContent !== said) called.textContent = said;
  }

  function clockText(left) {
    const two = (number) => String(number).padStart(2, "0");
    const hours = Math.floor(left / 3600), minutes = Math.floor(left / 60) % 60;
    return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
  }

  /* ---- answers that cannot be taken back take two taps ---- */

  function sure(button, event) {
    if (!(coarse.matches || "always" in button.dataset) || button.dataset.armed) return;
    event.preventDefault();
    const words = button.querySelector("span");
    const before = words.textContent;
    words.textContent = button.dataset.sure;
    button.dataset.armed = "1";
    setTimeout(() => {
      delete button.dataset.armed;
      if (words.textContent === button.dataset.sure) words.textContent = before;
    }, ARMED);
  }

  /* ---- what the player does ---- */

  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("#stage button");
    if (!button) return;
    if (button.dataset.sure) sure(button, event);
    if (button.dataset.step) step(button);
  });

  function step(button) {
    const input = button.parentElement.querySelector("input");
    const next = Number(input.value || 0) + Number(button.dataset.step);
    input.value = String(Math.min(Number(input.max), Math.max(Number(input.min), next)));
    paintDeal();
  }

  for (const kind of ["input", "change"]) {
    document.addEventListener(kind, (event) => event.target.closest?.("#deal-form") && paintDeal());
  }

  const writing = (target) => target.closest?.('textarea, select, input:not([type="checkbox"]):not([type="radio"]), [contenteditable]');

  /* Ahead of the other listeners: while a deal is talked about, Enter and D are about it and nothing else. */
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
    if (document.documentElement.dataset.keys === "off") return;
    if (KEYS[event.key.toLowerCase()]?.(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  }, true);

  const KEYS = {
    b: () => {
      const box = document.querySelector("#stage > .slimbox");
      box?.click();
      return box && !box.checked; // the board takes the focus when it is shown
    },
    d: () => open() && (one("deal-foot").focus(), true),
    t: () => one("deal-take") && (one("deal-take").click(), true),
    enter: (event) => {
      if (!open() || document.documentElement.dataset.steer !== "mouse" && event.target.closest("button, a, summary")) return false;
      const send = one("deal-send");
      if (send && !send.disabled) send.form.requestSubmit(send);
      return true;
    },
  };

  const open = () => one("deal-form")?.querySelector(".dbuttons") && !document.querySelector("#stage > .slimbox:checked");

  function paint() {
    paintDeal();
    readClock();
  }

  document.addEventListener("htmx:after:swap", paint);
  document.addEventListener("DOMContentLoaded", paint);
  setInterval(paintClock, 250);
  paint();
})();
