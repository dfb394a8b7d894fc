"""Ways to play: with a finger on a phone, in German, with the keyboard alone, in the text view."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.table.browser import looks
from tests.table.browser.conftest import NewPerson
from tests.table.browser.driver import Driver
from tests.table.browser.serving import Server
from tests.table.browser.tables import send, start
from warptable.table.rooms.settings import TableSettings

GAME = TableSettings(name="Comet", players=4, window=0, speed="none")
ANSWERS = [4, pytest.param(12, marks=pytest.mark.soak)]
FOCUS = "[document.activeElement.id, document.activeElement.type, document.activeElement.name]"
WIDER = "document.scrollingElement.scrollWidth - innerWidth"


@pytest.mark.parametrize("answers", ANSWERS)
def test_on_a_phone_in_german(person: NewPerson, server: Server, answers: int) -> None:
    ada = person(phone=True, locale="de-DE")
    start(server, [ada], GAME, seed=8)
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    driver = Driver(ada.page, seed=8, tap=True)
    for number in range(answers):
        driver.step()
        driver.wait()
        assert ada.page.evaluate(WIDER) <= 0, "the page does not scroll sideways"
        if number % 6 == 0:
            looks.axe(ada.page)
            looks.screenshot(ada.page, f"phone-{number}")
    assert not re.search(r"\b(the|you|your|ships)\b", ada.page.locator("#dock").inner_text(), re.IGNORECASE)


class Keys(Driver):
    """Somebody without a mouse."""

    def touch(self, thing: Locator) -> None:
        """Walk there and press; the choices of one question are one stop, with arrows inside."""
        box = thing.locator("input")
        goal = box if box.count() else thing
        wanted, group = goal.get_attribute("id"), goal.get_attribute("name")
        for _ in range(300):
            here, kind, name = self.page.evaluate(FOCUS)
            if here == wanted:
                self.page.keyboard.press("Space")
                return
            inside = kind == "radio" and name == group
            self.page.keyboard.press("ArrowDown" if inside else "Tab")
        raise AssertionError(f"no way to {wanted} with the keyboard")

    def react(self) -> None:
        self.page.keyboard.press("Space")

    def answer(self) -> None:
        keys = self.page.locator("#prompt-form [data-nth], #cards [data-nth]")
        numbers = [key for key in keys.evaluate_all("all => all.map((one) => one.dataset.nth)") if len(key) == 1]
        confirm = self.page.locator("#prompt .main[data-mode]")
        many = int(confirm.get_attribute("data-low") or 1) if confirm.count() else 1
        for key in self.chance.sample(numbers, min(many, len(numbers))):
            self.page.keyboard.press(key)
        if confirm.count() or not numbers:
            self.page.keyboard.press("Enter")


@pytest.mark.parametrize("answers", ANSWERS)
def test_with_the_keyboard_alone(person: NewPerson, server: Server, answers: int) -> None:
    ada = person()
    start(server, [ada], GAME, seed=9)
    driver = Keys(ada.page, seed=9)
    for _ in range(answers):
        driver.step()
    assert driver.done["prompt"] >= 2


def test_in_the_text_view(person: NewPerson, server: Server) -> None:
    ada = person()
    ada.goto("/")
    send(ada, "/prefs", text_view="on", back="/")
    start(server, [ada], GAME, seed=10)
    expect(ada.page.locator("#table.textual")).to_be_visible()
    driver = Driver(ada.page, seed=10)
    for _ in range(4):
        driver.step()
    looks.axe(ada.page)
    looks.screenshot(ada.page, "text")
    assert cards_listed(ada.page) == ada.page.locator("#cards > .card").count()


def cards_listed(page: Page) -> int:
    return page.locator(".text-hand li").count()
