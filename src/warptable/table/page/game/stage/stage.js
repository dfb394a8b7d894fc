/* The stages: B shows the board behind them; the deal board adds up its draft; the clock of the talks runs.
   State lives in the form fields; everything else is painted again after each change. */
(() => {
  "use strict";
  const { root, byId, all, write, mark, afterFrame, keys, secondsLeft, ticking, two, minutes } = Warptable;

  /* ---- the draft of a deal: what an input means stands in its data, so that no rule of deals is repeated here ---- */

  const inputs = (form) => all('fieldset input:not([type="hidden"])', form);
  const amount = (input) => (input.type === "number" ? Number(input.value) : Number(input.checked));
  const chosen = (form) => inputs(form).filter((input) => input.dataset.said && amount(input) > 0);
  const words = (input) => (input.type === "number" ? `${input.dataset.said}: ${amount(input)}` : input.dataset.said);

  /* A draft begins with the offer on the table; it is one's own as soon as anything differs from that. */
  const changed = (input) =>
    input.type === "number" ? input.value !== input.defaultValue : input.checked !== input.defaultChecked;

  /* What the choices together change: "cards-mine=-1 cards-theirs=1" on each input, added up by name. */
  function changes(picked) {
    const sums = {};
    for (const input of picked) {
      for (const change of (input.dataset.changes ?? "").split(" ").filter(Boolean)) {
        const [name, number] = change.split("=");
        sums[name] = (sums[name] ?? 0) + Number(number);
      }
    }
    return sums;
  }

  function paintDeal() {
    const form = byId("deal-form");
    if (!form) return;
    const picked = chosen(form);
    const draft = inputs(form).some(changed);
    const standing = byId("deal-standing");
    const valid = picked.some((input) => "transfer" in input.dataset);
    const nothing = byId("deal-valid")?.dataset.nothing ?? "";
    for (const side of ["give", "get"]) {
      const list = picked.filter((input) => input.dataset.side === side).map(words);
      write(form.querySelector(`[data-list="${side}"]`), list.join(", ") || nothing);
    }
    const by = changes(picked);
    for (const spot of all("[data-mean]", form)) {
      const now = Number(spot.dataset.now);
      const then = draft ? now + (by[spot.dataset.mean] ?? 0) : Number(spot.dataset.then);
      write(spot, then === now ? `${now}` : `${now} → ${then}`);
    }
    for (const note of all("[data-note]", form)) {
      const number = picked.filter((input) => input.name === note.dataset.note).length;
      note.hidden = number < Number(note.dataset.least) || number > Number(note.dataset.most);
    }
    show(form, ".of-draft", draft || !standing);
    show(form, "small.of-draft", draft);
    show(form, ".of-standing", !draft);
    show(form, ".untouched", !draft);
    show(form, ".deal-valid .good", draft && valid);
    show(form, ".deal-valid .bad", draft && !valid);
    const send = byId("deal-send");
    const take = byId("deal-take");
    const ready = valid && (draft || !standing);
    if (send) send.disabled = !ready;
    send?.classList.toggle("primary", ready || !take);
    take?.classList.toggle("primary", !ready);
  }

  function show(within, selector, wanted) {
    for (const found of all(selector, within)) found.hidden = !wanted;
  }

  /* ---- the clock of the talks ---- */

  function paintClock() {
    const clock = byId("deal-clock");
    if (!clock) return;
    const left = Math.round(secondsLeft(clock.dataset.ends));
    for (const spot of all("#stage .clocktext")) write(spot, longTime(left));
    for (const one of [clock, ...all("#stage .deal-head-clock")]) mark(one, "stage-last", left <= 10);
    const share = Math.min(100, (100 * left) / Number(clock.dataset.seconds));
    for (const ring of all("#stage .ring")) ring.setAttribute("stroke-dasharray", `${share} 100`);
    const called = byId("deal-called");
    const said = called?.getAttribute(`data-at-${left}`);
    if (said) write(called, said);
  }

  function longTime(left) {
    const hours = Math.floor(left / 3600);
    return hours ? `${hours}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}` : minutes(left);
  }

  /* ---- the board under a whole stage: out of reach, so that it may be seen dimmed ---- */

  function paintBoard() {
    const board = byId("board");
    const whole = document.querySelector("#stage.stage-reveal > .slimbox:not(:checked)");
    if (board) board.inert = Boolean(whole);
  }

  /* ---- what the player does ---- */

  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("#stage button");
    if (!button) return;
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

  /* While a deal is talked about, Enter and D are about it and nothing else. */
  const open = () =>
    byId("deal-form")?.querySelector(".deal-buttons") && !document.querySelector("#stage > .slimbox:checked");

  keys("stage", {
    pressed: {
      b: () => {
        const box = document.querySelector("#stage > .slimbox");
        box?.click();
        return Boolean(box && !box.checked); // the board takes the focus when it is shown
      },
      d: () => Boolean(open()) && (byId("deal-foot").focus(), true),
      t: () => Boolean(byId("deal-take")) && (byId("deal-take").click(), true),
      enter: (event) => {
        if (!open() || (root.dataset.steer !== "mouse" && event.target.closest("button, a, summary"))) return false;
        const send = byId("deal-send");
        if (send && !send.disabled) send.form.requestSubmit(send);
        return true;
      },
    },
  });

  document.addEventListener("change", (event) => event.target.matches("#stage > .slimbox") && paintBoard());

  ticking(paintClock);
  afterFrame(() => {
    paintBoard();
    paintDeal();
    paintClock();
  });
})();
