"""The pages to be read."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.table.browser.conftest import NewPerson


def test_the_language_is_one_click_away(person: NewPerson) -> None:
    page = person().goto("/rules")
    page.locator('button[name="lang"][value="de"]').first.click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page).to_have_url(re.compile("/rules$"))
