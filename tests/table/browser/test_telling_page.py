"""Where the log is out of sight: its newest lines take turns above the dock, and a number says how many are unread."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from tests.table.browser.conftest import DESKTOP, PHONE
from tests.table.browser.still import push, show, stop_the_clock
from warptable.games.encounter.page.examples import scene_at
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.table.scene.data import Line

WIDTHS = [PHONE, {"width": 1000, "height": 800}]


def told(number: int, scene: EncounterScene | None = None) -> EncounterScene:
    """Nobody asks anything, and this many things have happened."""
    scene = scene or scene_at("launch")
    log = [Line(n, f"Thing {n} happens.", "F-LAUNCH-1", n % 4) for n in range(number)]
    return replace(scene, asked=None, log=log)


def seen(page: Page) -> list[str]:
    return page.locator("#lately .told:visible").all_inner_texts()


def things(*numbers: int) -> list[str]:
    return [f"Thing {n} happens." for n in numbers]


@pytest.mark.parametrize("size", WIDTHS)
def test_each_of_many_lines_can_be_read(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    stop_the_clock(page)
    show(page, told(3))
    assert seen(page) == things(1, 2)
    page.clock.run_for(2000)
    push(page, told(6))
    assert seen(page) == things(2, 3)
    page.clock.run_for(1000)
    push(page, told(6))  # a frame that tells nothing new
    assert seen(page) == things(2, 3)
    page.clock.run_for(1000)
    assert seen(page) == things(3, 4)
    page.clock.run_for(1600)
    assert seen(page) == things(4, 5)
    page.clock.run_for(20000)
    assert seen(page) == things(4, 5)


def test_a_question_leaves_room_for_one_line(page: Page) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    show(page, replace(told(5), asked=scene_at("launch").asked))
    assert seen(page) == things(4)


def test_what_is_unread_is_counted(page: Page) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    show(page, told(3))
    badge = page.locator("#unread-log")
    expect(badge).to_be_hidden()
    push(page, told(7))
    expect(badge).to_have_text("4")
    page.locator(".top .drawer").click()
    expect(badge).to_have_text("0")
    page.locator("#rail .shut").click()
    push(page, told(8))
    expect(badge).to_have_text("1")


def test_a_wide_page_has_the_log_itself(page: Page) -> None:
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    show(page, told(3))
    push(page, told(7))
    assert seen(page) == []
    expect(page.locator("#unread-log")).to_be_hidden()
