"""A newcomer with a phone plays a lesson from the first page to the way to the next one."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.table.browser import looks
from tests.table.browser.conftest import NewPerson
from tests.table.browser.driver import Driver
from warptable.text import t


def test_a_newcomer_plays_a_lesson_on_a_phone(person: NewPerson) -> None:
    ada = person(phone=True, locale="de")
    page = ada.goto("/")
    button = page.get_by_role("button", name=t("de", "lobby-new-learn")).first
    expect(button).to_be_in_viewport(ratio=1)
    button.tap()
    page.wait_for_url("**/t/*")

    goal = page.get_by_role("heading", name=t("de", "opening-goal", goal=5))
    expect(goal).to_be_in_viewport(ratio=1)
    expect(page.locator("#prompt")).to_be_hidden()
    looks.axe(page, "#coach")
    table = page.url
    page.request.post(f"{table}/pace", form={"window": "0", "speed": "none"})
    page.locator("#opening-begin").tap()

    driver = Driver(page, tap=True)
    said = page.locator("#coach .lesson-says")
    for step, choice in (("aim", "B3"), ("launch", ""), ("invite", ""), ("card", "10")):
        expect(page.locator("#coach")).to_have_attribute("data-key", f"lesson-attack-{step}")
        expect(said).to_be_in_viewport()
        expect(page.locator("#prompt")).to_be_visible()
        if step == "invite":
            driver.press(page.locator('#prompt button[name="say"]').last)
            continue
        if choice:
            driver.choose(page.locator(f'input[name="pick"][data-name*="{choice}"]').first)
        driver.press(page.locator("#prompt .main[data-mode]"))

    onwards = page.locator("#lesson-next")
    expect(onwards).to_have_text(t("de", "lesson-next", number=2))
    expect(said).to_contain_text("34 gegen 15")
    expect(onwards).to_be_in_viewport(ratio=1)
    looks.axe(page, "#coach")
    onwards.tap()
    page.wait_for_url(lambda address: "/t/" in address and address != table)
    named = t("de", "lesson-named", number=2, name=t("de", "lesson-alliance"))
    expect(page.locator(".opening-over")).to_have_text(named)
    ada.check()
