"""Notifications in a browser: the switch tells the truth, nothing fails where something is missing, a push shows one
notification, and a tap on it leads to the table."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Worker, expect

from tests.table.browser import looks
from tests.table.browser.conftest import PATIENCE, NewPerson
from tests.table.browser.people import Person, check_all
from tests.table.browser.serving import Server
from tests.table.browser.test_shell_page import at_table, choose_alien
from tests.table.push_service import Browser as Keys

OpenedBy = Callable[..., Person]

HIDDEN = """Object.defineProperty(document, "hidden", { get: () => window.looksAway === true });
window.lookAway = (is) => { window.looksAway = is; document.dispatchEvent(new Event("visibilitychange")); };"""
PHONE_CONSTRUCTOR = """const Real = window.Notification;
window.Notification = class { constructor() { throw new TypeError("Illegal constructor"); } };
Object.defineProperty(window.Notification, "permission", { get: () => Real.permission });
window.Notification.requestPermission = () => Real.requestPermission();"""
BLOCKED = """Object.defineProperty(window.Notification, "permission", { get: () => "denied" });"""
CENTRE = """const centre = new Map();
if (window.isSecureContext) {
window.notified = () => [...centre.values()].map(({ title, body, tag }) => [title, body, tag]);
ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
  centre.set(options.tag, { title, ...options, close: () => centre.delete(options.tag) });
};
ServiceWorkerRegistration.prototype.getNotifications = async function ({ tag } = {}) {
  return [...centre.values()].filter((one) => tag === undefined || one.tag === tag);
};
}"""
"""A place where notifications are shown. The system's own is not to be had without a desktop: Chromium then forgets at
times what it was told to show."""
SHOWN = """() => window.notified?.() ?? navigator.serviceWorker.ready.then((one) => one.getNotifications()).then(
  (all) => all.map(({ title, body, tag }) => [title, body, tag]))"""


@pytest.fixture
def allowed(whole_browser: Browser, server: Server) -> Iterator[OpenedBy]:
    """People in a browser that shows notifications, which they allow."""
    people: list[Person] = []

    def make(*scripts: str, home: str = "", locale: str = "en-GB") -> Person:
        context = whole_browser.new_context(locale=locale, reduced_motion="reduce")
        context.set_default_timeout(60_000)
        if not home:  # elsewhere nobody can allow anything
            context.grant_permissions(["notifications"], origin=server.url)
        for script in scripts:
            context.add_init_script(script)
        people.append(Person(context, home or server.url))
        people[-1].expect("Push API in incognito mode")  # as every browser of a test is
        return people[-1]

    yield make
    try:
        check_all(people)
    finally:
        for person in people:
            person.context.close()


def state_of(page: Page) -> str:
    return str(page.locator("#notify").get_attribute("data-state"))


def switch_on(page: Page) -> None:
    page.evaluate("document.getElementById('settings').showPopover()")
    page.locator("#notify").check()
    expect(page.locator("#notify")).to_be_checked()
    expect(page.locator("#notify")).to_have_attribute("data-state", "page")  # there is no push service here
    page.evaluate("document.getElementById('settings').hidePopover()")


def shown(page: Page, wanted: Callable[[list[list[str]]], bool]) -> list[list[str]]:
    """The notifications of this browser (title, text, tag) as soon as they are as wanted."""
    until = time.monotonic() + PATIENCE / 1000
    while not wanted(found := page.evaluate(SHOWN)):
        assert time.monotonic() < until, found
        page.wait_for_timeout(20)
    return list(found)


def shows(page: Page, *wanted: list[str]) -> None:
    shown(page, lambda found: found == list(wanted))


def test_a_hidden_page_on_a_phone_notifies_through_the_worker(allowed: OpenedBy) -> None:
    """`new Notification` throws on phones; nothing of what somebody holds is told."""
    page = at_table(allowed(HIDDEN, PHONE_CONSTRUCTOR, CENTRE))
    switch_on(page)
    table = page.locator("#table").get_attribute("data-table")
    page.evaluate("window.lookAway(true)")
    choose_alien(page)
    [[title, body, tag]] = shown(page, lambda found: len(found) == 1)
    assert title == page.locator("#table h1").inner_text()
    assert body in ("You are asked to decide.", "You may react.")
    assert tag == f"table-{table}"
    page.evaluate("window.lookAway(false)")
    shows(page)


WORKER = """async ([source, messages]) => {
  const heard = {}, told = [], shown = new Map(), opened = [];
  const scope = {
    addEventListener: (kind, handler) => { heard[kind] = handler; },
    location, skipWaiting() {},
    registration: {
      showNotification: async (title, options) => {
        shown.set(options.tag, { title, ...options, close: () => shown.delete(options.tag) });
      },
      getNotifications: async ({ tag }) => [...shown.values()].filter((one) => one.tag === tag),
    },
    clients: {
      matchAll: async () => [{ url: location.href, focus: async () => opened.push("focus " + location.pathname) }],
      openWindow: async (url) => opened.push("open " + new URL(url).pathname),
    },
  };
  new Function("self", source)(scope);
  const happens = async (kind, event) => {
    const waits = [];
    heard[kind]({ ...event, waitUntil: (promise) => waits.push(promise) });
    await Promise.all(waits);
  };
  for (const message of messages) {
    await happens("push", { data: { json: () => JSON.parse(message) } });
    told.push([...shown.values()].map(({ title, body, tag }) => [title, body, tag]));
  }
  for (const url of ["/t/elsewhere", location.pathname, "https://other.example/"])
    await happens("notificationclick", { notification: { data: { url }, close() {} } });
  return [told, opened];
}"""
"""Runs the worker's script on a page and lets things happen to it; tells what it shows and what it opens."""


def test_the_worker_shows_one_notification_for_a_table_and_opens_it(person: NewPerson) -> None:
    page = person().goto("/rules")
    source = page.evaluate("fetch('/worker.js').then((one) => one.text())")
    asked = {"title": "Table Comet", "body": "You may react.", "tag": "table-x", "url": "/t/x", "lang": "en"}
    later = {**asked, "body": "You are asked to decide."}
    messages = [json.dumps(one) for one in (asked, later, {"tag": "table-x", "withdrawn": True})]
    told, opened = page.evaluate(WORKER, [source, [*messages, "no message of ours"]])
    assert told == [
        [["Table Comet", "You may react.", "table-x"]],
        [["Table Comet", "You are asked to decide.", "table-x"]],
        [],
        [],
    ]
    assert opened == ["open /t/elsewhere", "focus /rules"]


@pytest.mark.soak
def test_a_push_shows_one_notification_for_a_table_and_a_tap_leads_there(allowed: OpenedBy) -> None:
    """In a whole browser, whose own notifications are not reliable without a desktop."""
    person = allowed()
    page = person.goto("/")
    switch_on(page)
    at_table(person)
    address = page.url.removeprefix(person.home)
    page.goto(person.home + "/rules")
    deliver = pushes(page, person.home)
    message = {"title": "Table Comet", "body": "You may react.", "tag": "table-x", "url": address, "lang": "en"}
    asked = json.dumps(message)
    deliver(asked)
    deliver(asked.replace("You may react.", "You are asked to decide."))
    shows(page, ["Table Comet", "You are asked to decide.", "table-x"])
    deliver('{"tag": "table-x", "withdrawn": true}')
    shows(page)
    deliver("no message of ours")
    deliver(asked)
    shows(page, ["Table Comet", "You may react.", "table-x"])
    [worker] = person.context.service_workers
    assert tapped(worker) == ["open", person.home + address]
    shows(page)
    page.goto(person.home + address)
    deliver(asked)
    assert tapped(worker) == ["focus", person.home + address]


def pushes(page: Page, home: str) -> Callable[[str], None]:
    """Delivers messages to the worker of this page, as a push service would."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []

    def registered(event: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", registered)
    session.send("ServiceWorker.enable")
    until = time.monotonic() + PATIENCE / 1000
    while not found:
        assert time.monotonic() < until
        page.wait_for_timeout(20)

    def deliver(data: str) -> None:
        message = {"origin": f"{home}/", "registrationId": found[-1], "data": data}
        session.send("ServiceWorker.deliverPushMessage", message)

    return deliver


def tapped(worker: Worker) -> list[str]:
    """Taps on the notification that is shown; returns what the worker wants of the browser then. A browser without a
    screen has nothing to tap on, and does nothing for those who only pretend to tap."""
    found: list[str] = worker.evaluate("""async () => {
      const [notification] = await self.registration.getNotifications();
      return new Promise((done) => {
        self.clients.openWindow = async (url) => done(["open", url]);
        WindowClient.prototype.focus = async function () { done(["focus", this.url]); };
        self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
      });
    }""")
    return found


SUBSCRIBING = """PushManager.prototype.getSubscription = async () => window.subscribed ?? null;
PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
  const plain = atob(applicationServerKey.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  return (window.subscribed = {
    endpoint: "https://push.example.net/device", options: { userVisibleOnly, applicationServerKey: bytes.buffer },
    toJSON: () => ({ endpoint: "https://push.example.net/device", keys: KEYS }),
    unsubscribe: async () => { window.subscribed = null; },
  });
};"""


def test_with_a_push_service_the_server_knows_the_device(allowed: OpenedBy) -> None:
    """The push service itself, which is not to be had here, is the only part that is put in its place."""
    page = allowed(SUBSCRIBING.replace("KEYS", json.dumps(Keys().keys))).goto("/")
    page.evaluate("document.getElementById('settings').showPopover()")
    with page.expect_response("**/push") as answer:
        page.locator("#notify").check()
    assert answer.value.status == 204
    expect(page.locator("#notify-state")).to_have_text("On for this device, even if no page of the table is open.")
    with page.expect_response("**/push/off") as answer:
        page.locator("#notify").uncheck()
    assert answer.value.status == 204
    expect(page.locator("#notify-state")).to_contain_text("Off on this device")
    assert page.evaluate("window.subscribed") is None


@pytest.mark.parametrize(
    ("script", "state", "words"),
    [
        ("delete window.Notification;", "unsupported", "cannot show notifications"),
        ("delete Navigator.prototype.serviceWorker;", "unsupported", "cannot show notifications"),
        (
            'Object.defineProperty(window, "Notification", { get() { throw new Error("no"); } });',
            "unsupported",
            "cannot",
        ),
        (
            'delete window.Notification; Object.defineProperty(navigator, "userAgent", { get: () => "iPhone" });',
            "install",
            "Add to Home Screen",
        ),
        (BLOCKED, "blocked", "Blocked in this browser"),
    ],
    ids=["no notifications", "no workers", "it throws", "iphone", "blocked"],
)
def test_the_switch_says_why_it_cannot_be_on(person: NewPerson, script: str, state: str, words: str) -> None:
    on = 'localStorage.setItem("warptable-notify", "on"); looksAway = true;'
    page = at_table(person(script=script + HIDDEN + on))
    choose_alien(page)  # it is asked, and looks away: nothing may fail
    expect(page.locator("#log .log-line").first).to_be_attached()
    page.evaluate("document.getElementById('settings').showPopover()")
    expect(page.locator("#notify")).to_be_disabled()
    expect(page.locator("#notify")).not_to_be_checked()
    assert state_of(page) == state
    expect(page.locator("#notify-state")).to_contain_text(words)


def test_in_the_network_without_https_the_switch_says_so(allowed: OpenedBy, server: Server) -> None:
    page = allowed(home=f"http://table.test:{server.port}", locale="de-DE").goto("/")
    assert page.evaluate("window.isSecureContext") is False
    assert state_of(page) == "insecure"
    page.locator(".site-head [popovertarget=settings]").click()
    expect(page.locator("#notify")).to_be_disabled()
    expect(page.locator("#notify-state")).to_contain_text("beginnt mit http")


def test_the_switch_goes_on_and_off(allowed: OpenedBy) -> None:
    page = allowed().goto("/")
    assert state_of(page) == "off"
    switch_on(page)
    page.reload()
    assert state_of(page) == "page"
    page.evaluate("document.getElementById('settings').showPopover()")
    expect(page.locator("#notify-state")).to_contain_text("only while a page of the table is open")
    page.locator("#notify").uncheck()
    expect(page.locator("#notify-state")).to_contain_text("Off on this device")


def test_a_mail_address_is_given_and_deleted_in_the_settings(person: NewPerson) -> None:
    one = person()
    one.expect("409")
    page = one.goto("/")
    page.locator(".site-head [popovertarget=settings]").click()
    page.locator("#by-mail summary").click()
    page.locator("#mail-form form").first.evaluate("(form) => { form.noValidate = true; }")
    page.locator("#mail-address").fill("nobody")
    page.keyboard.press("Enter")
    expect(page.locator("#mail-refused")).to_have_text("This is no mail address.")
    page.locator("#mail-address").fill("ada@example.org")
    page.keyboard.press("Enter")
    expect(page.locator("#mail-form")).to_contain_text("A mail is on its way to ada@example.org.")
    looks.axe(page, "#settings")
    page.get_by_role("button", name="Delete the address").click()
    expect(page.locator("#mail-form")).to_contain_text("you can get a mail")
    expect(page.locator("#settings")).to_be_visible()
