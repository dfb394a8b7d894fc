"""A server, a browser, people. Tests in this folder run one after the other: two browsers are no faster than one."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Request, Route, expect, sync_playwright

from tests.table.browser.contexts import Contexts
from tests.table.browser.people import Person, check_all
from tests.table.browser.serving import Server
from tests.table.browser.still import HOST
from tools.browser import installed, with_windows

HERE = Path(__file__).parent
NO_BROWSER = "NO CHROMIUM HERE: the pages are not tested (./test installs one where it may)"
FLAGS = [
    "--no-sandbox",  # root has none
    "--disable-gpu",
    "--font-render-hinting=none",  # letters as wide as in a browser with windows
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-site-isolation-trials",  # in a browser with windows a page then loads in half the time
]
MAIL = ("--mail", "smtp://127.0.0.1:9", "--mail-from", "table@example.org", "--address", "https://table.example.org/")
"""So that the settings have a field for mail. Nobody listens there, and nothing is sent."""
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SHARP = 2 if "WARPTABLE_SCREENSHOTS" in os.environ else 1
"""Pixels of a phone in one of its page. No page depends on it, so only pictures are drawn with more of them."""

NewPerson = Callable[..., Person]
StillContext = Callable[..., BrowserContext]

PATIENCE = 60_000
"""Milliseconds for everything that a page is waited for; a busy machine takes its time."""
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("browser")


@pytest.fixture(scope="session")
def executable() -> str:
    found = installed()
    if found is None:
        pytest.skip(NO_BROWSER)
    return found


class OneBrowser:
    """The browser of this worker, open from the first test of this folder to the last that is run in a row; for few
    tests another one besides."""

    def __init__(self) -> None:
        self.contexts = Contexts()
        self._playwright: Playwright | None = None
        self._browsers: dict[str, Browser] = {}

    def opened(self, executable: str, *flags: str) -> Browser:
        if self._playwright is None:
            self._playwright = sync_playwright().start()
        name = " ".join((executable, *flags))
        if name not in self._browsers:
            launch = self._playwright.chromium.launch
            self._browsers[name] = launch(executable_path=executable, args=[*FLAGS, *flags])
        return self._browsers[name]

    def tidy(self) -> None:
        """Close the pages that a test has left open."""
        for browser in self._browsers.values():
            for context in browser.contexts:
                if not self.contexts.has(context):
                    context.close()

    def close(self) -> None:
        self.contexts.forget()
        for browser in self._browsers.values():
            browser.close()
        if self._playwright is not None:
            self._playwright.stop()
        self._playwright, self._browsers = None, {}


ONE_BROWSER = OneBrowser()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """While Playwright is there, no asynchronous test of another folder could run in this process."""
    ONE_BROWSER.tidy()
    if nextitem is None or HERE not in nextitem.path.parents:
        ONE_BROWSER.close()


@pytest.fixture
def browser(executable: str) -> Browser:
    return ONE_BROWSER.opened(executable)


@pytest.fixture
def whole_browser() -> Browser:
    """A browser that shows notifications, which the one without windows does not. `table.test` is this computer, but by
    a name from which a browser does not see it."""
    path = with_windows()
    if path is None:
        pytest.skip("NO WHOLE CHROMIUM HERE: notifications are not tested")
    return ONE_BROWSER.opened(path, "--headless=new", "--host-resolver-rules=MAP table.test 127.0.0.1")


@pytest.fixture(scope="session")
def common_server(executable: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from _serving(tmp_path_factory.mktemp("server"))


@pytest.fixture
def server(common_server: Server) -> Iterator[Server]:
    """A running table, shared with other tests. Fails the test if the program reports an error."""
    yield common_server
    assert common_server.trouble() == ""


@pytest.fixture(scope="module")
def own_server(executable: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running table that the tests of one module may kill and start again."""
    yield from _serving(tmp_path_factory.mktemp("own-server"))


def _serving(folder: Path) -> Iterator[Server]:
    made = Server(folder, *MAIL)
    made.start()
    try:
        yield made
    finally:
        made.stop()
    assert made.trouble() == ""


@pytest.fixture
def person_at(browser: Browser) -> Iterator[NewPerson]:
    """Makes people at any address. All their pages are checked when the test is over."""
    people: list[Person] = []

    def make(home: str, *, phone: bool = False, locale: str = "en-GB", script: str = "", **options: Any) -> Person:
        """`script` is run in every page before its own ones."""
        looks: dict[str, Any] = {"viewport": DESKTOP, "locale": locale, "reduced_motion": "reduce"}
        if phone:
            looks |= {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": SHARP}
        if script or options:  # hardly anybody else looks at the table like this
            context = browser.new_context(**{**looks, **options})
            context.new_page()  # an empty page allows less than the script may need
            context.add_init_script(script)
        else:
            context = ONE_BROWSER.contexts.take(browser, **looks)
        context.set_default_timeout(PATIENCE)
        person = Person(context, home)
        people.append(person)
        return person

    yield make
    try:
        check_all(people)
    finally:
        for person in people:
            person.leave()
            ONE_BROWSER.contexts.give_back(person.context, person.home)


@pytest.fixture
def person(person_at: NewPerson, server: Server) -> NewPerson:
    """Makes people at the common server."""
    return lambda **options: person_at(server.url, **options)


@pytest.fixture
def still_context(browser: Browser) -> Iterator[StillContext]:
    """Makes contexts with one empty page each, for scenes without a server."""
    contexts: list[BrowserContext] = []

    def make(**options: Any) -> BrowserContext:
        contexts.append(ONE_BROWSER.contexts.take(browser, **options))
        contexts[-1].set_default_timeout(PATIENCE)
        return contexts[-1]

    yield make
    for context in contexts:
        ONE_BROWSER.contexts.give_back(context, HOST)


@pytest.fixture
def posts() -> list[Request]:
    """What `page` has posted."""
    return []


@pytest.fixture
def page(still_context: StillContext, posts: list[Request]) -> Page:
    """A page without a server, for scenes that stand still."""
    [opened] = still_context(viewport=DESKTOP).pages

    def serve(route: Route) -> None:
        if route.request.method == "POST":
            posts.append(route.request)
            route.fulfill(status=204)
        else:
            route.fulfill(status=404, body="")

    opened.route("**/*", serve)
    return opened
