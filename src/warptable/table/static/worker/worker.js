/* The service worker: it gets pushes, shows them as notifications, and opens the table when one is tapped. It has no
   "fetch" handler and keeps nothing, so that pages always come from the server. */
"use strict";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const read = (data) => {
  try {
    return data?.json() ?? {};
  } catch {
    return {}; // not one of ours; the browser shows something of its own
  }
};

/* One notification for each table: a newer one takes its place. */
const show = ({ title, body, lang, tag, url }) =>
  self.registration.showNotification(title, {
    body,
    lang,
    tag,
    renotify: true,
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    data: { url },
  });

async function withdraw(tag) {
  for (const shown of await self.registration.getNotifications({ tag })) shown.close();
}

self.addEventListener("push", (event) => {
  const message = read(event.data);
  if (message.withdrawn) event.waitUntil(withdraw(message.tag));
  else if (message.title) event.waitUntil(show(message));
});

async function open(url) {
  const wanted = new URL(url, self.location.origin);
  if (wanted.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === wanted.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(wanted.href);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? "/"));
});

/* The browser has given this device another address for pushes: the server must know it. */
const post = (path, fields) =>
  fetch(path, { method: "POST", headers: { "HX-Request": "true" }, body: new URLSearchParams(fields) });

async function renew(before) {
  const key = await fetch("/push/key").then((answer) => answer.text());
  const { endpoint, keys } = (
    await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  await post("/push", { endpoint, ...keys });
  if (before) await post("/push/off", { endpoint: before.endpoint });
}
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.oldSubscription)));
