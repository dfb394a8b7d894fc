/* Moments: what somebody has just used, stopped or drawn is shown over the board for a second. The page has the newest
   one hidden, or several where much can happen between two questions; they are shown in order when they come. Nothing
   waits for them: the question below is open from its first frame on, and the next click or key ends them. What changes
   with one is shown where it changes: totals before and after, cards that swap, reinforcements that fly in from their
   owner. */
(() => {
  "use strict";
  const { root, byId, all, afterFrame } = Warptable;
  const BURST = 240,
    TOLD = 1160,
    SECOND = 600, // in all, if one follows at once
    ZAP = 900,
    DESTINY = 900,
    STILL = 1200,
    LONG = { volley: 2600, won: 3200, destiny: 1800 }, // with a sentence to be read
    MOST = 4,
    ALL = 4000, // several one after the other: each is shorter then, and the log has every line
    FLIGHT = 480;
  const EASE = "cubic-bezier(.2,.8,.2,1)";
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  const still = () => root.dataset.motion === "none" || (root.dataset.motion === "auto" && reduced.matches);

  let last = null, // the number of the newest moment that the page knows
    over = () => {}, // ends what is shown
    queue = [], // what is shown after it
    before = null; // what the stage showed in the frame before

  /* ---- what the stage shows, to be compared with the next frame ---- */

  function stageNow() {
    const cards = all("#stage .stage-bigcard[id]").map((card) => card.id.split("-").slice(3).join("-"));
    const totals = all("#stage .stage-total").map((one) => ({
      id: one.id,
      value: one.style.getPropertyValue("--tot"),
      seat: [...one.classList].find((name) => name.startsWith("seat-")),
    }));
    const encounter = document.querySelector("#stage > .slimbox")?.id;
    return { encounter, cards, totals, reinforcements: all("#reinforcements li[data-by]").length };
  }

  const goesOn = (now) => Boolean(now.encounter) && before?.encounter === now.encounter;

  function totalsChanged(now) {
    if (!goesOn(now) || before.totals.length !== 2 || now.totals.length !== 2) return false;
    return now.totals.some((one, at) => one.value !== before.totals[at].value);
  }

  /* ---- one moment ---- */

  const made = (name, className, content = []) => {
    const element = document.createElement(name);
    element.className = className;
    element.append(...content);
    return element;
  };

  function change(now) {
    const row = made("div", "moment-change");
    const both = (totals) => totals.map((one) => one.value);
    const alone = now.totals.findIndex((one, at) => now.totals[1 - at].value === before.totals[1 - at].value);
    const told = alone < 0 ? [both(before.totals).join(" : "), both(now.totals).join(" : ")] : null;
    const after = made("b", told ? "" : `in-colour ${now.totals[alone].seat}`, [told?.[1] ?? now.totals[alone].value]);
    row.append(made("s", "", [told?.[0] ?? before.totals[alone].value]), made("i", "", ["›"]), after);
    return row;
  }

  /* `brief`: it was told when it was announced, and now it takes effect. */
  function picture(source, now, brief) {
    const { kind, n } = source.dataset;
    const shown = made("div", `moment moment-${kind} space ${source.classList}`);
    shown.id = "moment-shown";
    shown.ariaHidden = "true"; // it is said aloud as a line of the log
    Object.assign(shown.dataset, { kind, n });
    const [drawing, name, ...words] = [...source.children].map((child) => child.cloneNode(true));
    const letters = name.textContent.length;
    const size = letters > 24 ? " moment-longer" : letters > 15 ? " moment-long" : "";
    const picture = made("div", "moment-picture", [...drawing.childNodes]);
    shown.append(picture, made("b", `moment-name${size}`, [name.textContent]));
    if (!brief) shown.append(...words);
    if (now && totalsChanged(now)) shown.append(change(now));
    return shown;
  }

  /* From where it bursts: the owner's sun, else the owner's plate. */
  function origin(seat) {
    const own = document.querySelector(`:is(#own-plate, .edge).seat-${seat}`);
    return [byId(`sun-${seat}`), byId(`plate-${seat}`), own].find((one) => one?.getBoundingClientRect().width);
  }
  /* Where it stays: the chip of a total that it has changed, else its owner; a destiny card in the system it names. */
  const chip = ({ what, seat, lights }) =>
    document.querySelector(`#stage :is(.stage-part, .duel-chip)[data-help^="${CSS.escape(what)}"]`) ??
    origin(lights ?? seat);

  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  /* The way from the middle of one element to another, as a transform. */
  function away(from, to, scale) {
    const [x, y] = middle(from),
      [x2, y2] = middle(to);
    return `translate(${x - x2}px, ${y - y2}px) scale(${scale})`;
  }

  function play(source, now, brief = false) {
    const follows = brief || Boolean(byId("moment-shown"));
    over();
    const data = { ...source.dataset };
    if (document.hidden) return (queue = []);
    if ("again" in data && !totalsChanged(now)) return flash(chip(data));
    const field = byId("field");
    const shown = picture(source, now, brief);
    field.append(shown);
    const ends = [];
    over = () => {
      over = () => {};
      for (const end of ends) end();
      shown.remove();
    };
    const drawn = shown.querySelector(".moment-picture");
    if (still()) {
      const timer = setTimeout(ended, data.lasts ?? STILL);
      ends.push(() => clearTimeout(timer));
      return;
    }
    const short = follows ? SECOND : data.kind === "zap" ? ZAP : data.kind === "destiny" ? DESTINY : 2 * BURST + TOLD;
    const whole = Number(data.lasts ?? short);
    const owner = origin(data.seat),
      goal = chip(data);
    const keep = { duration: whole, easing: EASE };
    const burst = BURST / whole;
    const flown = drawn.animate(
      [
        { transform: owner ? away(owner, drawn, 0.3) : "scale(.3)", opacity: 0.4 },
        { transform: "scale(1.35)", opacity: 1, offset: burst * 0.7 },
        { transform: "none", opacity: 1, offset: burst },
        { transform: "none", opacity: 1, offset: 1 - burst },
        { transform: goal && data.kind !== "zap" ? away(goal, drawn, 0.2) : "scale(.6)", opacity: 0 },
      ],
      keep,
    );
    const faded = [{ opacity: 0 }, { opacity: 1, offset: burst }, { opacity: 1, offset: 1 - burst }, { opacity: 0 }];
    const words = [...shown.children].filter((child) => child !== drawn).map((child) => child.animate(faded, keep));
    const dimmed = shown.animate([{ backgroundColor: "#0000" }, { backgroundColor: "#070a1466", offset: burst }], keep);
    if (data.kind === "destiny") turn(drawn, whole);
    ends.push(() => [flown, dimmed, ...words].forEach((one) => one.cancel()));
    flown.onfinish = () => {
      ended();
      if (goal?.isConnected && data.kind !== "zap") flash(goal);
    };
  }

  function ended() {
    over();
    const source = queue.shift();
    if (source) play(source, stageNow());
  }

  /* What a stage shows anyway is not told twice. */
  const onStage = { volley: "#stage.stage-volley", won: "#stage.stage-plans, #stage.stage-over" };

  function enqueue(list) {
    const told = list.filter(({ dataset: { kind } }) => !onStage[kind] || !document.querySelector(onStage[kind]));
    for (const source of told) queue.push(source.cloneNode(true)); // the next frame may take it away
    queue = queue.slice(-MOST);
    const wanted = queue.map(({ dataset: { kind } }) => LONG[kind] ?? STILL);
    const pace = Math.min(1, ALL / wanted.reduce((total, one) => total + one, 0));
    queue.forEach((one, at) => (one.dataset.lasts = String(Math.round(wanted[at] * pace))));
    if (!byId("moment-shown")) ended();
  }

  /* Does a replay show another time, so that nothing has just happened? */
  const jumped = () => "jump" in (byId("replay-now")?.dataset ?? {});

  function paintSeveral(source) {
    const list = [...source.children];
    const newest = Number(list.at(-1).dataset.n);
    if (jumped()) skip();
    else if (last !== null && newest > last) enqueue(list.filter((one) => Number(one.dataset.n) > last));
    last = newest;
  }

  function turn(drawn, whole) {
    for (const card of drawn.querySelectorAll("svg"))
      card.animate([{ transform: "rotateY(180deg)" }, { transform: "none" }], { duration: whole / 2, easing: EASE });
  }

  function flash(element) {
    if (!element || still()) return;
    element.classList.add("flashed");
    element.addEventListener("animationend", () => element.classList.remove("flashed"), { once: true });
  }

  /* ---- what moves on the stage ---- */

  function swapCards(now) {
    if (!goesOn(now) || before.cards.length !== 2 || now.cards.length !== 2) return;
    const [one, other] = before.cards;
    if (one === other || now.cards[0] !== other || now.cards[1] !== one) return;
    const [left, right] = all("#stage .stage-bigcard[id]");
    for (const [card, from] of [[left, right], [right, left]]) // prettier-ignore
      card.animate([{ transform: away(from, card, 1) }, { transform: "none" }], { duration: FLIGHT, easing: EASE });
  }

  function reinforce(now) {
    if (!goesOn(now)) return;
    for (const line of all("#reinforcements li[data-by]").slice(before.reinforcements)) {
      const card = line.querySelector(".stage-tiny"),
        owner = origin(line.dataset.by);
      if (!card || !owner || !card.getClientRects().length) continue;
      const from = { transform: away(owner, card, 2.4), opacity: 0.2 };
      card.animate([from, { transform: "none" }], { duration: FLIGHT, easing: EASE });
    }
  }

  function paint() {
    const source = byId("moment");
    if (source?.firstElementChild?.dataset.n) return paintSeveral(source);
    const number = Number(source?.dataset.n ?? -1);
    const now = stageNow();
    const changed = totalsChanged(now);
    if (!still()) {
      swapCards(now);
      reinforce(now);
    }
    if (jumped()) over();
    else if (last !== null && number > last) play(source, now);
    else if (changed && number === last && number >= 0 && before.reinforcements === now.reinforcements)
      play(source, now, true);
    if (source) last = number < 0 ? (last ?? -1) : number;
    before = now;
  }

  /* The click or key does what it always does. */
  function skip() {
    queue = [];
    over();
  }
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, skip, true);
  afterFrame(paint);
})();
