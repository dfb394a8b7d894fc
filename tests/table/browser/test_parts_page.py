"""Parts of the page, each in a language, a theme and a size: nothing keeps people out, nothing is too wide."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.table.browser import looks
from tests.table.browser.conftest import DESKTOP, PHONE
from tests.table.browser.still import show_part
from warptable.table.page.parts import Look, all_parts

WAYS = {"desktop": (Look("en", "dark"), DESKTOP), "phone": (Look("de", "light"), PHONE)}
"""German is long."""
DESK = ("alien", "guide-encounter-1", "waiting-host")
SMALL = ("home", "catalogue-aliens", "catalogue-rewards", "rules-duel", "new-table", "waiting-guest")
STAGES = ("reveal", "deal", "over")
WIDER = "document.scrollingElement.scrollWidth - innerWidth"


def looked_at(page: Page, name: str, way: str) -> None:
    look, viewport = WAYS[way]
    page.set_viewport_size(viewport)  # type: ignore[arg-type]
    show_part(page, name, look)
    looks.screenshot(page, f"{name}-{way}")
    assert page.evaluate(WIDER) <= 0, f"{name} scrolls sideways"
    looks.axe(page)


@pytest.mark.parametrize("name", DESK)
def test_on_a_desktop(page: Page, name: str) -> None:
    looked_at(page, name, "desktop")


@pytest.mark.parametrize("name", [*SMALL, *STAGES])
def test_on_a_phone_in_german(page: Page, name: str) -> None:
    looked_at(page, name, "phone")


@pytest.mark.soak
@pytest.mark.parametrize("way", WAYS)
def test_every_part(page: Page, way: str) -> None:
    for name in all_parts():
        looked_at(page, name, way)
