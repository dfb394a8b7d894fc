"""A campaign of two people and a bot, from the lobby to the end of its second game. The server is killed in both."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.table.browser import looks
from tests.table.browser.conftest import NewPerson
from tests.table.browser.driver import Driver
from tests.table.browser.people import Person
from tests.table.browser.serving import Server
from tests.table.browser.tables import brought_to, seed_where
from tests.table.browser.test_comeback import CUT_OFF
from tests.table.browser.test_together import both_win_next, in_turn
from warptable.table.rooms.settings import TableSettings
from warptable.text import t

GAME = TableSettings(edition="avalon", players=3, choice="none", campaign=True, window=0, speed="none")
PLANETS = "[RBGYP]\\d"


def opened_by_form(page: Page) -> str:
    """The form of a new table, as the preset fills it in; the path of the table."""
    expect(page.locator("#new-campaign")).to_be_checked()
    looks.screenshot(page, "campaign-form")
    page.locator("#new-edition-ffg").check()
    expect(page.locator("#new-campaign")).to_be_hidden()
    page.locator("#new-edition-avalon").check()
    page.locator("#new-players-3").check()
    expect(page.locator("#new-choice-free")).to_be_hidden()
    page.locator("#new-choice-none").check()
    page.locator("#new-window").select_option("0")
    page.locator("#new-speed-none").check()
    page.fill("#new-name", "To fifteen")
    page.get_by_role("button", name=t("en", "lobby-create-button")).click()
    page.wait_for_url("**/t/*-*")
    expect(page.locator("#w-said")).to_contain_text("Campaign to 15 points")
    return page.url.rpartition("/")[2]


def dies_and_goes_on_near_the_end(server: Server, table: str, seed: int, people: list[Person]) -> None:
    """The server is killed, and comes back with the game of this table one deal before its end."""
    for one in people:
        one.expect(*CUT_OFF)
    begun = [one.page.locator("#where").text_content() or "" for one in people]
    server.kill()
    brought_to(server, table, GAME, seed, both_win_next)
    server.start()
    drivers = [Driver(people[0].page, favours=PLANETS), Driver(people[1].page, favours=PLANETS, tap=True)]
    for driver, where in zip(drivers, begun, strict=True):
        expect(driver.page.locator("#where")).not_to_have_text(where)  # older questions are closed
    in_turn(drivers, lambda: all(driver.page.locator("#stage.stage-over").count() for driver in drivers))


def scores(page: Page) -> list[str]:
    return page.locator(".campaign-score").all_text_contents()


def test_a_campaign_of_two_games(person_at: NewPerson, own_server: Server) -> None:
    seed = seed_where(lambda session: not session.over, GAME, until=both_win_next)
    ada, bix = person_at(own_server.url), person_at(own_server.url, phone=True, locale="de-DE")
    onlooker = person_at(own_server.url, viewport={"width": 1280, "height": 720})
    onlooker.expect(*CUT_OFF)
    code = opened_by_form(ada.goto("/tables/new?preset=campaign"))
    bix.goto(f"/t/{code}")
    bix.page.locator("#w-join input[type=text]").fill("Bix")
    bix.page.locator("#w-join button").tap()
    expect(ada.page.locator("#w-seats")).to_contain_text("Bix")
    ada.page.locator("#w-fill-form button").click()
    for one in (ada, bix):
        expect(one.page.locator("#board")).to_be_visible()
    expect(ada.page.locator("#where")).to_contain_text("Game 1 of the campaign")
    onlooker.goto(f"/c/{code}")
    expect(onlooker.page.locator("#campaign-go")).to_have_attribute("href", f"/t/{code}")

    dies_and_goes_on_near_the_end(own_server, code, seed, [ada, bix])
    for one in (ada, bix):
        expect(one.page.locator(".stage-points b")).to_have_text(["+4", "+4", re.compile("0|1")])
        looks.axe(one.page, "#dock")
    looks.screenshot(ada.page, "campaign-game-over-desktop")
    looks.screenshot(bix.page, "campaign-game-over-phone")
    expect(onlooker.page.locator("#campaign-next-title")).to_have_text("Game 2")  # the page has heard of it
    assert scores(onlooker.page)[:2] == ["4", "4"]
    expect(onlooker.page.locator("#campaign-start-form")).to_have_count(0)

    ada.page.locator(f'.stage-ways a[href="/c/{code}"]').click()
    expect(ada.page.locator("#campaign-start-form")).to_be_visible()
    expect(ada.page.locator(".campaign-begins")).to_contain_text("begins: the lowest score begins the next game.")
    expect(ada.page.locator(".campaign-here")).to_contain_text("Bix is here.")
    looks.axe(ada.page)
    looks.screenshot(ada.page, "campaign-desktop")
    looks.screenshot(onlooker.page, "campaign-laptop")
    ada.page.locator("#campaign-start-form button").click()
    ada.page.wait_for_url("**/t/*-*")
    table = ada.page.url.rpartition("/")[2]
    expect(bix.page.locator("#next")).to_contain_text("hat Spiel 2 begonnen.")
    expect(onlooker.page.locator("#campaign-go")).to_have_attribute("href", f"/t/{table}")
    bix.page.locator("#again-link").tap()
    bix.page.wait_for_url(f"**/t/{table}")
    expect(ada.page.locator("#plate-1 .points")).to_contain_text("4")
    expect(ada.page.locator("#own-plate .points")).to_contain_text("4")
    expect(ada.page.locator("#where")).to_contain_text("Game 2 of the campaign")
    looks.screenshot(ada.page, "campaign-second-game-desktop")
    looks.screenshot(bix.page, "campaign-second-game-phone")

    dies_and_goes_on_near_the_end(own_server, table, seed, [ada, bix])
    expect(onlooker.page.locator("#campaign-next-title")).to_have_text("Game 3")
    assert scores(onlooker.page)[:2] == ["8", "8"]
    bix.goto(f"/c/{code}")
    expect(bix.page.locator("#campaign-start-form button")).to_have_text("Spiel 3 beginnen")
    expect(bix.page.locator(".campaign-games tbody tr")).to_have_count(2)
    assert bix.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    looks.axe(bix.page)
    looks.screenshot(bix.page, "campaign-phone")
    ada.goto("/")
    expect(ada.page.locator(f"#campaign-{code}")).to_contain_text("Game 3 can begin · 8 : 8 :")
    looks.screenshot(ada.page, "campaign-home")
