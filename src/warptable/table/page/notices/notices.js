/* Notifications: the switch for this device, and what a page shows while nobody looks at it. Phones only show what a
   service worker shows, and every browser lacks something else: whatever is missing or fails, the page goes on. */
(() => {
  "use strict";
  const { byId: $, afterFrame, keep, isOn, write } = Warptable;
  const WORKER = "/worker.js";

  /* ---- what this browser can do ---- */
  const isApple = () =>
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1); // an iPad that poses as a computer
  const isApp = () => navigator.standalone === true || matchMedia("(display-mode: standalone)").matches;

  function canShow() {
    try {
      return Boolean(window.Notification.requestPermission && ServiceWorkerRegistration.prototype.showNotification);
    } catch {
      return false;
    }
  }
  /* Why there are no notifications here, as the name of a state; empty if there may be. */
  function hindrance() {
    if (!window.isSecureContext) return "insecure";
    if (!canShow() || !("serviceWorker" in navigator)) return isApple() && !isApp() ? "install" : "unsupported";
    return Notification.permission === "denied" ? "blocked" : "";
  }
  const isAllowed = () => !hindrance() && Notification.permission === "granted" && isOn("notify");

  let registration = null; // a promise, once somebody needs it
  const registered = () =>
    (registration ??= navigator.serviceWorker
      .register(WORKER, { updateViaCache: "none" })
      .then(() => navigator.serviceWorker.ready)
      .catch((error) => {
        registration = null;
        throw error;
      }));
  /* Do this if it can be done; null if it cannot. */
  const attempt = async (act) => {
    try {
      return await act();
    } catch {
      return null;
    }
  };

  /* ---- pushes: messages of the server to this device ---- */
  const post = (path, fields) =>
    fetch(path, { method: "POST", headers: { "HX-Request": "true" }, body: new URLSearchParams(fields) });
  const SAFE = { "+": "-", "/": "_", "=": "" };
  const encoded = (bytes) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/[+/=]/g, (letter) => SAFE[letter]);

  async function subscription(manager) {
    const answer = await fetch("/push/key", { cache: "no-store" });
    if (!answer.ok) return null;
    const key = await answer.text();
    const known = await manager.getSubscription();
    if (known && encoded(known.options.applicationServerKey) === key) return known;
    await known?.unsubscribe(); // made for another server at this address
    return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }
  /* Tell the server where pushes reach this device. True: it knows. */
  const subscribe = async () => {
    const found = await attempt(async () => subscription((await registered()).pushManager));
    if (!found) return false;
    const { endpoint, keys } = found.toJSON();
    return Boolean((await attempt(() => post("/push", { endpoint, ...keys })))?.ok);
  };
  const unsubscribe = () =>
    attempt(async () => {
      const known = await (await registered()).pushManager.getSubscription();
      if (!known) return;
      await post("/push/off", { endpoint: known.endpoint });
      await known.unsubscribe();
    });

  /* ---- the switch ---- */
  let pushed = isOn("pushed"); // does the server know where to reach this device?

  function state() {
    const hindered = hindrance();
    if (hindered) return hindered;
    if (!isAllowed()) return "off";
    return pushed ? "push" : "page";
  }
  function paintSwitch() {
    const box = $("notify");
    if (!box) return;
    const now = state();
    box.disabled = Boolean(hindrance());
    box.checked = now === "push" || now === "page";
    box.dataset.state = now;
    write($("notify-state"), box.dataset[now]);
  }
  async function refresh() {
    pushed = isAllowed() && (await subscribe());
    keep("pushed", pushed ? "on" : "off");
    paintSwitch();
  }
  /* Mail, if the host of this server has set it up. */
  async function showMail() {
    const answer = await fetch("/mail", { headers: { "HX-Request": "true" }, cache: "no-store" });
    if (answer.status !== 200) return;
    $("mail-form").outerHTML = await answer.text();
    htmx.process($("mail-form"));
    $("by-mail").hidden = false;
  }
  async function flip(on) {
    /* Browsers ask people only right after they have tapped. */
    const allowed = on && (await attempt(() => Notification.requestPermission())) === "granted";
    keep("notify", allowed ? "on" : "off");
    if (!on) await unsubscribe();
    await refresh();
  }
  document.addEventListener("change", (event) => {
    if (event.target.id === "notify") flip(event.target.checked);
  });
  document.addEventListener(
    "toggle",
    (event) => {
      if (event.target.id !== "settings" || event.newState !== "open") return;
      refresh();
      attempt(showMail);
    },
    true,
  );

  /* ---- what this page shows while it is hidden ---- */
  let told = "",
    last = Promise.resolve(); // one after the other, or an old notification could be withdrawn after a new one is shown
  const afterLast = (act) => (last = last.then(() => attempt(act)));
  const tag = () => `table-${$("table")?.dataset.table}`;

  /* What the reader is asked: the same for everybody who is asked, whatever they hold. */
  function asked() {
    const reaction = document.querySelector("#react-form [name=number]")?.value;
    const decision = $("call")?.dataset.call;
    if (decision?.startsWith("q")) return { key: decision, body: $("notify").dataset.askedDecision };
    return reaction ? { key: `r${reaction}`, body: $("notify").dataset.askedReaction } : { key: "" };
  }
  async function show(body) {
    const title = document.querySelector("#table h1")?.textContent ?? "";
    const options = { body, tag: tag(), renotify: true, lang: document.documentElement.lang };
    const looks = { icon: "/icons/icon-192.png", badge: "/icons/badge-96.png", data: { url: location.pathname } };
    await (await registered()).showNotification(title, { ...options, ...looks });
  }
  async function withdraw() {
    for (const shown of await (await registered()).getNotifications({ tag: tag() })) shown.close();
  }
  function tell() {
    if (!$("table") || !$("notify")) return;
    const { key, body } = asked();
    if (key === told) return;
    told = key;
    if (!isAllowed()) return;
    if (!key) afterLast(withdraw);
    else if (document.hidden) afterLast(() => show(body));
  }
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && isAllowed() && $("table")) afterLast(withdraw);
  });

  paintSwitch();
  if (isAllowed()) {
    attempt(registered); // the newest worker
    if (!document.hidden && $("table")) afterLast(withdraw);
  }
  afterFrame(tell);
})();
