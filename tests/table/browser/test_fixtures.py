"""The tools of the browser tests see what they should: tried on a small site made for the purpose."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, expect
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from tests.table.browser import looks
from tests.table.browser.conftest import DESKTOP, NewPerson
from tests.table.browser.contexts import Contexts
from tests.table.browser.serving import free_port

GOOD = "<h1>Good</h1><p>Nothing wrong here.</p>"
PAGES = {
    "good": GOOD,
    "foreign": f'{GOOD}<img src="http://elsewhere.invalid/x.png" alt="">',
    "socket": f'{GOOD}<script>new WebSocket("ws://elsewhere.invalid/")</script>',
    "failing": f"{GOOD}<script>missing()</script>",
    "complaining": f'{GOOD}<script>console.error("alas")</script>',
    "shut-out": f'{GOOD}<img src="/dot.png">',
}


async def serve(request: Request) -> Response:
    name = request.path_params["name"]
    if name not in PAGES:
        return PlainTextResponse("", HTTPStatus.NOT_FOUND if name == "missing" else HTTPStatus.NO_CONTENT)
    head = '<meta name="viewport" content="width=device-width"><title>A page</title><link rel="icon" href="data:,">'
    return HTMLResponse(f'<!doctype html><html lang="en"><head>{head}</head><body><main>{PAGES[name]}</main></body>')


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    port = free_port()
    app = Starlette(routes=[Route("/{name}", serve)])
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="warning"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join()


def test_a_good_page(site: str, person_at: NewPerson, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ada = person_at(site)
    page = ada.goto("/good")
    expect(page.get_by_role("heading", name="Good")).to_be_visible()
    looks.axe(page)
    ada.check()
    monkeypatch.setattr(looks, "SCREENSHOTS", tmp_path)
    monkeypatch.delenv("WARPTABLE_SCREENSHOTS", raising=False)
    looks.screenshot(page, "unwanted")
    monkeypatch.setenv("WARPTABLE_SCREENSHOTS", "1")
    looks.screenshot(page, "good")
    assert [(file.name, file.stat().st_size > 1000) for file in tmp_path.iterdir()] == [("good.png", True)]


@pytest.mark.parametrize("name", ["foreign", "socket"])
def test_a_request_to_a_foreign_host_is_seen(site: str, person_at: NewPerson, name: str) -> None:
    ada = person_at(site)
    with ada.page.expect_event("console"):  # the browser says that it cannot be reached
        ada.goto(f"/{name}")
    assert ["elsewhere.invalid" in url for url in ada.foreign()] == [True]
    with pytest.raises(AssertionError, match="elsewhere"):
        ada.check()
    ada.requests.clear()
    ada.expect("elsewhere.invalid")


@pytest.mark.parametrize(("name", "word"), [("failing", "missing is not defined"), ("complaining", "alas")])
def test_errors_are_seen(site: str, person_at: NewPerson, name: str, word: str) -> None:
    ada = person_at(site)
    ada.goto(f"/{name}")
    with pytest.raises(AssertionError, match=word):
        ada.check()
    ada.expect(word)
    ada.check()


def test_axe_finds_what_shuts_people_out(site: str, person_at: NewPerson) -> None:
    page = person_at(site).goto("/shut-out")
    with pytest.raises(AssertionError, match="image-alt"):
        looks.axe(page)


def test_people_are_strangers_to_each_other(site: str, person_at: NewPerson) -> None:
    ada, bix = person_at(site), person_at(site, phone=True, locale="de-DE")
    for one in (ada, bix):
        one.goto("/good")
    ada.page.evaluate("document.cookie = 'who=ada'")
    assert (ada.page.evaluate("document.cookie"), bix.page.evaluate("document.cookie")) == ("who=ada", "")
    assert bix.page.evaluate("[navigator.language, innerWidth, 'ontouchstart' in window]") == ["de-DE", 390, True]


STORED = "[document.cookie, localStorage.length, sessionStorage.length, window.name, history.length, innerWidth]"


def test_nothing_is_left_of_those_who_had_the_context_before(site: str, browser: Browser) -> None:
    contexts, looks = Contexts(), {"viewport": DESKTOP}
    first = contexts.take(browser, **looks)
    [page] = first.pages
    page.goto(f"{site}/good")
    fresh = page.evaluate(STORED)
    page.evaluate("document.cookie = 'who=ada'; localStorage.who = sessionStorage.who = window.name = 'ada'")
    page.set_viewport_size({"width": 500, "height": 500})
    page.route("**/complaining", lambda route: route.fulfill(body="caught"))
    first.grant_permissions(["clipboard-read"])
    page.goto(f"{site}/complaining")
    first.new_page()
    contexts.give_back(first, site)
    again = contexts.take(browser, **looks)
    assert again is first
    [page] = again.pages
    page.goto(f"{site}/complaining")
    expect(page.get_by_role("heading", name="Good")).to_be_visible()
    asked = "navigator.permissions.query({ name: 'clipboard-read' }).then(({ state }) => state)"
    assert page.evaluate(asked) != "granted"
    assert page.evaluate(STORED) == fresh
    with pytest.raises(AssertionError, match="taken out"):
        again.add_init_script("1")
    page.clock.install()
    contexts.give_back(again, site)
    assert contexts.take(browser, **looks) is not again, "there is no way to take out the clock"
