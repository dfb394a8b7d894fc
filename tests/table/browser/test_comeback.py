"""Nothing is lost: neither by closing a page nor by killing the server in the middle of a game."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.table.browser.conftest import NewPerson
from tests.table.browser.driver import Driver
from tests.table.browser.people import Person
from tests.table.browser.serving import Server
from tests.table.browser.tables import asked as asked_of
from tests.table.browser.tables import start
from warptable.table.rooms.settings import TableSettings
from warptable.text import t

GAME = TableSettings(name="Comet", players=3, window=0, speed="none")
CUT_OFF = ("WebSocket connection to .* failed", "ERR_CONNECTION_REFUSED", "htmx:ws:error")


def story(page: Page) -> list[str]:
    return page.locator("#log .log-line").all_text_contents()


def seen(page: Page) -> tuple[str, list[str], list[str]]:
    """What somebody remembers of the table: the question, the hand, the story so far."""
    hand = page.locator("#cards > .card").evaluate_all("all => all.map((card) => card.dataset.help).sort()")
    return page.locator("#question").inner_text(), hand, story(page)


def asked(driver: Driver) -> None:
    """Play until a question is open that is no reaction."""
    driver.play(until=lambda: driver.wait()[0] == "prompt")


def test_a_killed_server_goes_on_where_it_was(person_at: NewPerson, own_server: Server) -> None:
    ada: Person = person_at(own_server.url)
    start(own_server, [ada], GAME, seed=5, until=asked_of(0, "launch", "encounter-card"))
    driver = Driver(ada.page, seed=5)
    driver.step()
    asked(driver)
    before, key = seen(ada.page), driver.situation()

    ada.expect(*CUT_OFF)
    own_server.kill()
    expect(ada.page.locator("#offline")).to_be_visible()
    own_server.start()

    expect(ada.page.locator("#offline")).to_be_hidden()  # the page comes back to the table by itself
    assert driver.wait() == key
    assert seen(ada.page) == before
    driver.play(until=lambda: story(ada.page) != before[2], most=10)  # and the story goes on
    order = ada.page.locator("#order-untouched button")
    order.click()
    expect(order).to_have_attribute("aria-checked", "true")


def test_a_hidden_choice_survives_as_well(person_at: NewPerson, own_server: Server) -> None:
    """Ada has chosen her alien, Bix has not; the server dies; Ada is not asked again."""
    ada, bix = person_at(own_server.url), person_at(own_server.url)
    path = start(own_server, [ada, bix], GAME, seed=5)
    Driver(ada.page).step()
    for one in (ada, bix):
        one.expect(*CUT_OFF)
    own_server.restart()
    ada.goto(path)
    expect(ada.page.locator("#quiet")).to_be_visible()
    expect(ada.page.locator("#prompt")).to_be_hidden()
    Driver(bix.page).step()
    expect(bix.page.locator("#prompt .candidate")).to_have_count(0)


def test_somebody_comes_back_in_another_window(person_at: NewPerson, own_server: Server) -> None:
    ada = person_at(own_server.url)
    path = start(own_server, [ada], GAME, seed=6, until=asked_of(0, "launch", "encounter-card"))
    driver = Driver(ada.page, seed=6)
    driver.step()
    asked(driver)
    before = seen(ada.page)
    ada.page.close()
    ada.page = ada.new_page()
    ada.goto("/")
    expect(ada.page.get_by_text("Comet").first).to_be_visible()
    ada.page.locator(f'a[href="{path}"]').first.click()
    expect(ada.page.locator("#question")).to_be_visible()
    assert seen(ada.page) == before
    assert t("en", "controls-watching") not in ada.page.locator("#dock").inner_text()
