"""Answering in a real browser: what the main button says, keys, steppers, two taps, and frames that come in between."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Locator, Page, expect

from tests.table.browser.conftest import NewPerson
from tests.table.browser.driver import Driver
from tests.table.browser.people import Person
from tests.table.browser.serving import Server
from tests.table.browser.tables import QUICK, asked, seed_where, send, start
from warptable.table.rooms.settings import TableSettings

GAME = TableSettings(name="Comet", players=3, window=0, speed="none")


@cache
def own_turn() -> int:
    """A seed whose first encounter is the person's own: soon it is asked where to aim, how many ships, which card."""
    return seed_where(lambda session: session.view(None).current.offense == 0)


def until(person: Person, server: Server, prompt: str, selector: str, *, tap: bool = False) -> Page:
    """A game that bots have played until this is asked, and that is played on until the prompt shows that."""
    start(server, [person], QUICK, seed=own_turn(), until=asked(0, prompt))
    Driver(person.page, tap=tap).play(lambda: person.page.locator(f"#prompt {selector}").count() > 0)
    return person.page


def main(page: Page) -> Locator:
    return page.locator("#prompt .main")


def test_digits_choose_escape_clears_enter_confirms(person: NewPerson, server: Server) -> None:
    page = until(person(), server, "aim", ".targets input[type=radio][data-nth='2']")
    serial = page.locator("#prompt").get_attribute("data-serial")
    expect(main(page)).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("2")
    expect(main(page)).not_to_have_attribute("aria-disabled", "true")
    chosen = page.locator("#prompt .targets input").nth(1)
    expect(chosen).to_be_checked()
    expect(main(page)).to_contain_text(chosen.get_attribute("data-name") or "?")
    page.keyboard.press("Escape")
    expect(chosen).not_to_be_checked()
    expect(main(page)).to_have_attribute("aria-disabled", "true")
    main(page).click(force=True)
    assert page.locator("#prompt").get_attribute("data-serial") == serial, "an answer that is none is not sent"
    page.keyboard.press("1")
    page.locator("#dock").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f'#prompt[data-serial="{serial}"]')).to_have_count(0)


NOTES_SHAKING = """() => new MutationObserver(() => {
  if (document.querySelector("#prompt.shaking")) document.documentElement.dataset.shook = "yes";
}).observe(document.querySelector("#prompt"), {attributes: true})"""
"""A question shakes for so short a time that nobody may look just then: the page notes it."""


def test_enter_invites_nobody_by_itself(person: NewPerson, server: Server) -> None:
    """With nothing ticked there is nothing to confirm; nobody has a button of its own."""
    page = until(person(), server, "invite", "[value=none][data-no]")
    serial = page.locator("#prompt").get_attribute("data-serial")
    expect(main(page)).to_have_attribute("aria-disabled", "true")
    page.evaluate(NOTES_SHAKING)
    page.locator("#dock").focus()
    page.keyboard.press("Enter")
    expect(page.locator("html[data-shook]")).to_have_count(1)
    page.keyboard.press("1")
    expect(main(page)).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("1")
    expect(main(page)).to_have_attribute("aria-disabled", "true")
    expect(main(page)).to_contain_text("Choose a player")
    assert page.locator("#prompt").get_attribute("data-serial") == serial
    page.keyboard.press("n")
    expect(page.locator(f'#prompt[data-serial="{serial}"]')).to_have_count(0)
    expect(page.locator("#log")).to_contain_text("You invite nobody.")


def test_steppers_drive_the_places_and_a_frame_keeps_them(person: NewPerson, server: Server) -> None:
    ada = person()
    page = until(ada, server, "launch", ".total")
    total = page.locator("#prompt .total output")
    at_first = int(total.inner_text())
    page.keyboard.press("-")
    expect(total).to_have_text(str(at_first - 1))
    assert ships(page) == at_first - 1
    expect(main(page)).to_contain_text(re.compile(rf"\b{at_first - 1} ship"))
    send(ada, page.url.removeprefix(ada.home) + "/chat", text="Hello, table")
    expect(page.locator("#rail")).to_contain_text("Hello, table")
    expect(total).to_have_text(str(at_first - 1))
    expect(main(page)).to_contain_text(re.compile(rf"\b{at_first - 1} ship"))
    page.keyboard.press("+")
    expect(total).to_have_text(str(at_first))
    assert ships(page) == at_first


def test_a_ship_more_here_is_one_less_elsewhere(person: NewPerson, server: Server) -> None:
    page = until(person(), server, "launch", ".berths .berth + .berth")
    most = int(main(page).get_attribute("data-high") or 0)
    berths = page.locator("#prompt .berth")
    while ships(page) < most:
        page.keyboard.press("+")
    empty = next(berth for berth in berths.all() if berth.locator("input").input_value() == "0")
    empty.locator("[data-step='1']").click()
    assert empty.locator("input").input_value() == "1"
    assert ships(page) == most


def ships(page: Page) -> int:
    return int(
        page.locator("#prompt .berth input").evaluate_all("all => all.reduce((n, one) => n + Number(one.value), 0)")
    )


def test_a_card_is_laid_out_of_the_hand(person: NewPerson, server: Server) -> None:
    page = until(person(), server, "encounter-card", ".inhand")
    cards = page.locator("#cards .card:has(.choice)")
    cards.first.click(position={"x": 8, "y": 60})
    name = cards.first.locator("input").get_attribute("data-name") or "?"
    expect(main(page)).to_contain_text(name)
    stops = page.locator("#cards [tabindex='0']")
    expect(stops).to_have_count(1)
    stops.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.closest('.card').id") == page.locator("#cards .card").nth(
        1
    ).get_attribute("id")
    expect(main(page)).to_contain_text(name)
    refused = page.locator("#cards .refused input")
    if refused.count():
        refused.first.click(force=True)
        expect(refused.first).not_to_be_checked()


def test_a_finger_confirms_with_a_second_tap(person: NewPerson, server: Server) -> None:
    page = until(person(phone=True), server, "aim", ".targets input[type=radio]", tap=True)
    serial = page.locator("#prompt").get_attribute("data-serial")
    page.locator("#prompt .target").first.tap()
    main(page).tap()
    expect(page.locator("#prompt .main.armed .again")).to_be_visible()
    assert page.locator("#prompt").get_attribute("data-serial") == serial
    main(page).tap()
    expect(page.locator(f'#prompt[data-serial="{serial}"]')).to_have_count(0)


def test_the_space_bar_passes(person: NewPerson, server: Server) -> None:
    ada = person()
    start(server, [ada], GAME, seed=4)
    Driver(ada.page, seed=4).play(lambda: ada.page.locator("#pass").count() > 0)
    number = ada.page.locator("#reaction").get_attribute("data-number")
    ada.page.keyboard.press("Space")
    expect(ada.page.locator(f'#reaction[data-number="{number}"]')).to_have_count(0)
