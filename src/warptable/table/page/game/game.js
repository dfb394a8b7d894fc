/* Round the table: settings of this browser, toasts, the connection, sounds, what is said aloud, log and chat, keys. */
(() => {
  "use strict";
  const { root, byId: $, copyLast, isShown, afterFrame, keys, kept, keep, isOn } = Warptable;

  function showSwitches() {
    for (const part of document.querySelectorAll("[data-needs-script]")) part.hidden = false;
    for (const input of document.querySelectorAll("[data-keep]"))
      input.checked = isOn(input.dataset.keep, input.defaultChecked);
    root.dataset.sound = isOn("sound") ? "on" : "off";
  }

  function flip(name, on) {
    keep(name, on ? "on" : "off");
    showSwitches();
    paint();
    if (name === "sound" && on) ring("decision");
  }

  document.addEventListener("change", (event) => {
    const name = event.target.dataset?.keep;
    if (name) flip(name, event.target.checked);
    if (event.target.name === "rail-tab") {
      toEnd();
      countUnread();
    }
  });
  document.addEventListener("click", (event) => {
    if (event.target.closest?.("[data-sound-switch]")) flip("sound", !isOn("sound"));
  });

  /* ---- sounds: short, soft, made here ---- */
  let audio = null;
  const SOUNDS = {
    // [frequency, start, length, wave, strength, frequency at the end]
    decision: [
      [660, 0, 0.22, "sine", 0.16],
      [880, 0.14, 0.24, "sine", 0.16],
    ],
    window: [[1200, 0, 0.05, "triangle", 0.12]],
    launch: [[180, 0, 0.36, "sawtooth", 0.07, 520]],
    card: [[320, 0, 0.06, "triangle", 0.18, 180]],
    reveal: [
      [440, 0, 0.12, "triangle", 0.14],
      [554, 0.09, 0.12, "triangle", 0.14],
      [659, 0.18, 0.18, "triangle", 0.14],
    ],
    warp: [[420, 0, 0.38, "sine", 0.16, 90]],
    over: [
      [523, 0, 0.14, "sine", 0.15],
      [659, 0.1, 0.14, "sine", 0.15],
      [784, 0.2, 0.19, "sine", 0.15],
    ],
  };

  function ring(name) {
    if (!SOUNDS[name] || !isOn("sound") || !isOn(`sound-${name}`, true)) return;
    // browsers forbid sound before the first click
    if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
    try {
      audio ??= new AudioContext();
      if (audio.state === "suspended") audio.resume();
      for (const note of SOUNDS[name]) tone(...note);
    } catch {
      /* no sound here */
    }
  }

  function tone(frequency, start, length, wave, strength, end = frequency) {
    const from = audio.currentTime + start,
      voice = audio.createOscillator(),
      volume = audio.createGain();
    voice.type = wave;
    voice.frequency.setValueAtTime(frequency, from);
    voice.frequency.exponentialRampToValueAtTime(end, from + length);
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(strength, from + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
    voice.connect(volume).connect(audio.destination);
    voice.start(from);
    voice.stop(from + length + 0.02);
  }

  /* ---- what is said aloud ---- */
  const say = (how, text) => {
    const region = $(`say-${how}`);
    if (region && text) {
      region.textContent = "";
      setTimeout(() => {
        region.textContent = text;
      }, 60);
    }
  };
  const title = document.title;
  let called = "",
    told = null;

  function answerCall() {
    const { call = "", callText, callSound, mark } = $("call")?.dataset ?? {};
    document.title = mark ? `${mark} · ${title}` : title;
    if (call && call !== called) {
      say("assertive", callText);
      ring(callSound);
    }
    called = call;
  }

  async function tellSituation() {
    const answer = await fetch(`/t/${$("table").dataset.table}/situation`, { cache: "no-store" }).catch(() => null);
    if (answer?.ok) say("polite", await answer.text());
  }

  function tellNews() {
    const lines = [...document.querySelectorAll("#log .log-line")];
    const newest = Math.max(-1, ...lines.map((line) => +line.dataset.n));
    if (told !== null && newest > told) {
      const fresh = lines.filter((line) => +line.dataset.n > told).sort((a, b) => a.dataset.n - b.dataset.n);
      say(
        "polite",
        fresh
          .slice(-6)
          .map((line) => line.querySelector(".told").textContent)
          .join(" "),
      );
      const sounds = [...new Set(fresh.map((line) => line.dataset.sound).filter(Boolean))];
      sounds.slice(-2).forEach((sound, at) => setTimeout(ring, at * 180, sound));
    }
    told = newest;
  }

  /* ---- log and chat: their last line is in sight, unless the reader has scrolled up ---- */
  const folded = new WeakSet();
  const OPEN_CHAPTERS = 2;
  const LAST_CHAT = 2;
  const NEAR = 30; // pixels from the end that still count as the end
  const panes = new Map(["log", "chat"].map((id) => [id, { atEnd: true, high: 0, watched: null }]));
  const sized = new ResizeObserver(stick);

  function stick() {
    for (const [id, kept] of panes) {
      const pane = $(id);
      if (pane && kept.atEnd && !pane.closest(".textual")) pane.scrollTop = pane.scrollHeight;
      kept.high = pane?.clientHeight || kept.high;
      if (pane !== kept.watched) {
        if (kept.watched) sized.unobserve(kept.watched);
        if (pane) sized.observe(pane);
        kept.watched = pane;
      }
    }
  }
  /* Only scrolling leaves the end: not new lines, not a smaller window, nor a neighbour that grows. */
  function measure(id) {
    const pane = $(id),
      kept = panes.get(id);
    if (pane && pane.clientHeight === kept?.high)
      kept.atEnd = pane.scrollHeight - pane.scrollTop - pane.clientHeight < NEAR;
  }
  /* Whoever opens the chat wants the newest line. */
  function toEnd() {
    panes.get("chat").atEnd = true;
    stick();
  }
  document.addEventListener("htmx:before:swap", () => [...panes.keys()].forEach(measure));
  document.addEventListener("scroll", (event) => panes.has(event.target.id) && measure(event.target.id), true);

  function foldOld() {
    for (const chapter of [...document.querySelectorAll("#log > .chapter")].slice(0, -OPEN_CHAPTERS)) {
      if (!folded.has(chapter)) {
        folded.add(chapter);
        chapter.open = false;
      }
    }
  }

  /* The newest lines of chat, under the log: bots never push out what a person said last, and are not waited for. */
  const PEOPLE = "#chat .chat-line:not(.bot)",
    ALL = `${PEOPLE}, #chat .chat-line:nth-last-child(1 of .chat-line.bot)`;
  const showLastChat = () => copyLast(root.dataset.voices === "off" ? PEOPLE : ALL, $("last-chat"), LAST_CHAT);

  function countUnread() {
    const table = $("table"),
      lines = [...document.querySelectorAll(PEOPLE)];
    if (!table || !$("chat")) return;
    const key = `chat-${table.dataset.table}`,
      newest = Math.max(-1, ...lines.map((line) => +line.dataset.chat));
    if (isShown($("chat")) || kept(key) === null) keep(key, newest);
    const unread = lines.filter((line) => +line.dataset.chat > +kept(key) && !("mine" in line.dataset)).length;
    for (const dot of document.querySelectorAll("[data-unread]")) {
      dot.textContent = unread;
      dot.hidden = !unread;
    }
  }

  document.addEventListener("htmx:after:request", (event) => {
    const { ctx } = event.detail;
    if (ctx.response?.status >= 500) ctx.text = failed();
    if (ctx.sourceElement.id === "typed-form") $("typed-line").select(); // the next line takes its place
    if (ctx.sourceElement.id !== "chat-form" || ctx.response?.status >= 400) return;
    ctx.sourceElement.reset();
    const table = $("table"),
      newest = [...document.querySelectorAll("#chat .chat-line")].at(-1)?.dataset.chat ?? -1;
    if (table) keep(`chat-${table.dataset.table}`, +newest + 1); // one's own line is read
  });

  /* ---- toasts and the connection ---- */
  const failed = () => {
    const text = document.createElement("p");
    text.textContent = $("toast").dataset.failed;
    return text.outerHTML;
  };
  let fading = 0,
    lost = 0,
    vain = 0;

  function watchToast() {
    const toast = $("toast");
    if (!toast) return;
    new MutationObserver(() => {
      clearTimeout(fading);
      if (toast.firstChild) fading = setTimeout(() => toast.replaceChildren(), 6000);
    }).observe(toast, { childList: true });
    toast.addEventListener("click", () => toast.replaceChildren());
  }
  document.addEventListener("htmx:error", () => {
    $("toast").innerHTML = failed();
  });

  /* Every vain attempt closes a socket again: only the first one begins the count. */
  function offline(is) {
    if (is && lost) return;
    clearInterval(lost);
    lost = vain = 0;
    $("offline").hidden = true;
    if (!is) return;
    let seconds = 0;
    lost = setInterval(() => {
      seconds += 1;
      wait(seconds);
    }, 1000);
  }

  /* A reload loses what is being typed: only when the server has answered for a while and yet no socket opens. */
  async function wait(seconds) {
    const banner = $("offline");
    banner.textContent = banner.dataset.text;
    banner.hidden = false;
    if (seconds < 6 || seconds % 3) return;
    const alive = await fetch("/healthz", { cache: "no-store" }).then(
      (answer) => answer.ok,
      () => false,
    );
    vain = alive ? vain + 1 : 0;
    if (vain > 3 && lost && Date.now() - (kept("reloaded") ?? 0) > 30000) {
      keep("reloaded", Date.now());
      location.reload();
    }
  }
  /* A game is another document than the waiting room, with its own header: when it begins, the page is reloaded. So
     it is when the server has another version of style and scripts. Only whole tables tell; regions never do. */
  document.addEventListener("htmx:before:ws:message", (event) => {
    const { message } = event.detail,
      tag = message.text.slice(0, message.text.indexOf(">") + 1),
      sent = new DOMParser().parseFromString(tag, "text/html").getElementById("table"),
      table = $("table");
    if (!table || !sent?.dataset.version) return;
    const begins = table.matches(".waiting") && !sent.matches(".waiting");
    if (begins || sent.dataset.version !== table.dataset.version) {
      message.cancelled = true;
      location.reload();
    }
  });
  document.addEventListener("htmx:ws:close", (event) => offline(event.detail.reason === "closed"));
  document.addEventListener("htmx:after:ws:connection", () => offline(false));

  /* ---- keys ---- */
  function openTab(name, focus) {
    const tab = $(`tab-${name}`),
      rail = $("rail");
    if (tab) {
      tab.checked = true;
      if (!isShown(rail)) rail.showPopover();
    }
    toEnd();
    countUnread();
    $(focus)?.focus();
  }

  const did = (act) => () => Boolean($("table")) && (act(), true);
  keys("page", {
    pressed: {
      "?": did(() => $("keys")?.togglePopover()),
      l: did(() => openTab("log", "log")),
      c: did(() => openTab("chat", "chat-text")),
      b: did(() => $("part-planets")?.focus()), // the picture of the board has its own
      h: did(() => $("hold-form")?.querySelector("button:enabled")?.click()),
      p: did(() => $("halt")?.click()),
      ".": did(() => $("step-form")?.hidden === false && $("step").click()),
      s: did(tellSituation),
      enter: (event) => {
        const next = !event.target.closest?.("button, a, summary, [role=button]") && $("again-link");
        next?.click?.();
        return Boolean(next);
      },
    },
  });

  matchMedia("(min-width: 1200px) and (min-height: 480px)").addEventListener("change", () => {
    const rail = $("rail");
    if (rail?.matches(":popover-open")) rail.hidePopover();
  });
  document.addEventListener(
    "toggle",
    (event) => {
      if (event.target.id === "rail") {
        toEnd();
        countUnread();
      }
    },
    true,
  );

  /* ---- after every frame ---- */
  function paint() {
    const table = $("table");
    if (!table) return;
    for (const button of document.querySelectorAll("[data-sound-switch]")) {
      button.hidden = false;
      button.setAttribute("aria-pressed", isOn("sound"));
    }
    foldOld();
    showLastChat();
    stick();
    countUnread();
    answerCall();
    tellNews();
  }

  showSwitches();
  watchToast();
  afterFrame(paint);
})();
