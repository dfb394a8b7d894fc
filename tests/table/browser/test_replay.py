"""The replay in a browser: scrubbing, jumping, playing, keys, a link, a phone, German, and what axe says about it."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Page, expect

from tests.table.browser import looks
from tests.table.browser.conftest import PHONE, NewPerson
from tests.table.browser.driver import Driver
from tests.table.browser.serving import Server
from tests.table.browser.tables import QUICK, planning, start
from tests.table.test_stories import told
from warptable.story.work import VERSION
from warptable.table.page.replay.parts import finished
from warptable.table.rooms.settings import TableSettings
from warptable.table.store import Store, StoryRow
from warptable.text import t

DUEL = TableSettings(edition="duel", players=2, choice="two", window=0, speed="none")


def place(page: Page) -> int:
    return int(page.locator("#replay-now").get_attribute("data-place") or -1)


def at(page: Page, number: int) -> None:
    expect(page.locator("#replay-now")).to_have_attribute("data-place", str(number))


def test_a_game_is_watched_with_keys_slider_and_links(server: Server, person: NewPerson) -> None:
    ada = person()
    table = start(server, [ada], QUICK, session=finished("encounter"))
    page = ada.page
    page.locator("#to-replay").click()
    at(page, 0)
    last = int(page.locator("#replay-now").get_attribute("data-last") or 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    page.keyboard.press("End")
    at(page, last)
    expect(page.locator("#stage.stage-over")).to_be_visible()
    page.keyboard.press("Home")
    at(page, 0)

    page.locator("#replay-cell-3").click()  # a jump to an encounter
    expect(page.locator("#replay-cell-3")).to_have_attribute("aria-current", "true")
    expect(page.locator("#where")).to_contain_text("3")
    expect(page.locator(".replay-line[aria-current]")).to_have_count(1)
    jumped = place(page)
    page.keyboard.press("ArrowDown")
    expect(page.locator("#replay-cell-4")).to_have_attribute("aria-current", "true")
    page.locator("#replay-line-" + (page.locator(".replay-line").nth(2).get_attribute("data-go") or "")).click()
    expect(page.locator(".replay-line").nth(2)).to_have_attribute("aria-current", "true")
    page.locator("#replay-range").fill(str(jumped))  # the slider
    at(page, jumped)
    looks.axe(page)
    looks.screenshot(page, "replay")

    page.keyboard.press("3")  # four times as fast, and on it goes until somebody says stop
    expect(page.locator("#replay-speed-4")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press(" ")
    expect(page.locator("#replay-play")).to_have_attribute("aria-pressed", "true")
    for passed in range(jumped, jumped + 3):
        expect(page.locator(f'#replay-now[data-place="{passed}"]')).to_have_count(0)
    page.keyboard.press(" ")
    expect(page.locator("#replay-play")).to_have_attribute("aria-pressed", "false")

    link = page.url  # names game, eyes and moment
    assert f"{table}/replay?as=all&at=" in link
    page.locator("#replay-as-red").click()
    expect(page.locator(".replay-hand")).to_have_count(1)
    assert "as=red" in page.url
    bix = person()
    bix.page.goto(link)
    expect(bix.page.locator(".replay-hand")).to_have_count(3)
    assert bix.page.url == link


def test_a_replay_follows_a_game_that_goes_on(server: Server, person: NewPerson) -> None:
    ada = person()
    table = start(server, [ada], QUICK, until=planning)
    watching = ada.new_page()
    watching.goto(f"{ada.home}{table}/replay")
    last = place(watching)
    hand = Driver(ada.page)
    hand.step()
    for passed in range(last, last + 2):  # at the newest moment the next ones come by themselves
        expect(watching.locator(f'#replay-now[data-place="{passed}"]')).to_have_count(0)
    watching.keyboard.press("Home")
    expect(watching.locator("#replay-play")).to_have_attribute("aria-pressed", "false")
    at(watching, 0)
    hand.step()
    watching.locator("#replay-news").click()  # whoever looks at something else is told
    expect(watching.locator("#replay-news")).to_be_hidden()
    assert place(watching) > last


def test_a_duel_is_watched_on_a_phone_in_german(server: Server, person: NewPerson) -> None:
    ada = person(phone=True, locale="de")
    table = start(server, [ada], DUEL, session=finished("duel"))
    page = ada.page
    page.goto(f"{ada.home}{table}/replay")
    expect(page.locator("#replay-after")).to_have_attribute("aria-label", t("de", "replay-after"))
    page.locator("#replay-after").tap()
    at(page, 1)
    page.locator("#replay-cell-2").tap()
    expect(page.locator("#replay-cell-2")).to_have_attribute("aria-current", "true")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    looks.axe(page)
    looks.screenshot(page, "replay-phone-german")
    page.locator(".drawer").tap()
    expect(page.locator("#replay-log")).to_be_visible()
    expect(page.locator(".replay-line[aria-current]")).to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"{ada.home}{table}/replay")
    page.locator("#replay-cell-4").click()
    expect(page.locator("#replay-cell-4")).to_have_attribute("aria-current", "true")
    expect(page.locator("#destiny .decks")).to_be_in_viewport(ratio=1)  # beside hands and log


def stored(server: Server, table: str, family: str) -> None:
    """The story of a table, as if it had been reckoned."""

    async def keep() -> None:
        store = await Store.open(server.database)
        body = json.dumps(told(family).to_data()).encode()
        await store.save_story(StoryRow(table.removeprefix("/t/"), VERSION, body))
        await store.close()

    with ThreadPoolExecutor(1) as elsewhere:  # the browser has an event loop of its own in this thread
        elsewhere.submit(asyncio.run, keep()).result()


def test_the_chances_run_over_the_cells_and_a_turning_point_leads_to_its_moment(
    server: Server, person: NewPerson
) -> None:
    ada = person()
    table = start(server, [ada], QUICK, session=finished("encounter"))
    page = ada.page
    page.goto("about:blank")
    stored(server, table, "encounter")
    server.restart()  # the page of the ending has begun to reckon: what is stored counts from the next start on
    page.goto(f"{ada.home}{table}/replay")
    expect(page.locator(".replay-run")).to_have_count(3)
    page.locator("#replay-cell-2").click()
    expect(page.locator("#replay-cell-2")).to_have_attribute("aria-current", "true")
    cell, head = page.locator("#replay-cell-2").bounding_box(), page.locator("#replay-head").bounding_box()
    assert cell is not None
    assert head is not None
    assert cell["x"] - 3 <= head["x"] <= cell["x"] + cell["width"] + 3, "the curve has the axis of the cells"
    page.locator("#replay-turn-1").click()
    expect(page.locator("#replay-cell-3")).to_have_attribute("aria-current", "true")
    looks.axe(page)
    looks.screenshot(page, "replay-chances")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(page.locator("#replay-turn-1")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    looks.axe(page)
    looks.screenshot(page, "replay-chances-phone")
    page.goto(f"{ada.home}{table}")  # the curve of the ending, for both widths
    expect(page.locator(".curve.narrow")).to_be_in_viewport()
    expect(page.locator(".curve:not(.narrow)")).to_be_hidden()
    looks.axe(page, ".stage-over")
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(".curve:not(.narrow) a")).to_be_visible()
    looks.axe(page, ".stage-over")
    looks.screenshot(page, "told-ending-chances")
