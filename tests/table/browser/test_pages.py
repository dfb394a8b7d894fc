"""The pages to be read: in a language, a theme and a size each, open to everybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.table.browser import looks
from tests.table.browser.conftest import NewPerson

DESKTOP, PHONE = ("en", "dark", False), ("de", "light", True)
PAGES = {"/": PHONE, "/aliens": PHONE, "/aliens/zombie": DESKTOP, "/rules": PHONE, "/guide": DESKTOP, "/rewards": PHONE}
"""Each with the way in which a plain run reads it; the soak reads all of them in both ways."""
READ = [
    pytest.param(path, *way, marks=[] if way == PAGES[path] else pytest.mark.soak)
    for path in PAGES
    for way in (DESKTOP, PHONE)
]


@pytest.mark.parametrize(("path", "language", "scheme", "phone"), READ)
def test_a_page(person: NewPerson, path: str, language: str, scheme: str, phone: bool) -> None:
    ada = person(locale=language, color_scheme=scheme, phone=phone)
    page = ada.goto(path)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("h1").first).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0, "the page does not scroll sideways"
    looks.axe(page)
    looks.screenshot(page, f"page{path.replace('/', '-').rstrip('-') or '-home'}-{language}")


def test_the_language_is_one_click_away(person: NewPerson) -> None:
    page = person().goto("/rules")
    page.locator('button[name="lang"][value="de"]').first.click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page).to_have_url(re.compile("/rules$"))
