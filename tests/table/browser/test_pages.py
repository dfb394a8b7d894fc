"""The pages to be read: in both languages, both themes, on both sizes, open to everybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.table.browser import looks
from tests.table.browser.conftest import NewPerson

PAGES = ("/", "/aliens", "/aliens/zombie", "/rules", "/guide")
WAYS = [("en", "dark", False), ("de", "light", True)]


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize(("language", "scheme", "phone"), WAYS)
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
