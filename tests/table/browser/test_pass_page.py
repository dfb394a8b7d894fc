"""The open window in a browser: its countdown, and the key that passes whatever the mouse has touched."""

from __future__ import annotations

from dataclasses import replace

from playwright.sync_api import Page, Request, expect

from tests.table.browser.still import push, show, stop_the_clock
from warptable.games.encounter.page.examples import Game, found, is_open
from warptable.games.encounter.page.examples import scene_of_five as scene_of
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.table.play import reactions as pauses


def window(number: int = 1, ends: float = 0.0) -> EncounterScene:
    """A pause in which seat 0 may answer until this time."""
    game = found(reacting)
    scene = scene_of(game, 0)
    assert scene.reaction is not None
    return replace(scene, reaction=replace(scene.reaction, number=number, seconds=5, ends=ends))


def reacting(game: Game) -> bool:
    pause = pauses.pause_at(game) if is_open(game) else None
    return pause is not None and 0 in pause.seats_asked


def test_a_countdown_runs_to_its_end_and_the_next_one_begins_anew(page: Page) -> None:
    stop_the_clock(page)
    now = page.evaluate("Date.now()") / 1000
    show(page, window(1, now + 5))
    ring = page.locator("#countdown b")
    expect(ring).to_have_text("5")
    page.clock.run_for(6000)
    expect(ring).to_have_text("0")
    push(page, window(2, now + 11))
    expect(ring).to_have_text("5")
    page.clock.run_for(1500)
    expect(ring).to_have_text("4")
    swept = page.locator("#countdown .left").get_attribute("stroke-dasharray") or ""
    assert float(swept.split()[0]) == 80, "the ring shows the part of the time that is left"
    push(page, window(2, now + 11))
    page.clock.run_for(250)
    expect(ring).to_have_text("4")


def passed(page: Page, posts: list[Request]) -> None:
    """Space passes, and does nothing else."""
    before = len(posts)
    with page.expect_response("**/react") as sent:
        page.keyboard.press("Space")
    assert "answer=pass" in (sent.value.request.post_data or "")
    assert [post.url.rpartition("/")[2] for post in posts[before:]] == ["react"]


def test_space_passes_after_a_click_on_a_switch(page: Page, posts: list[Request]) -> None:
    show(page, window())
    with page.expect_response("**/orders"):
        page.locator("#order-untouched .switch").click()
    passed(page, posts)


def test_space_passes_when_the_menu_is_closed_again(page: Page, posts: list[Request]) -> None:
    show(page, window())
    page.locator("[popovertarget=menu]:visible").click()
    expect(page.locator("#menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#menu")).to_be_hidden()
    passed(page, posts)
    expect(page.locator("#menu")).to_be_hidden()


def test_space_presses_what_the_keyboard_has_walked_to(page: Page, posts: list[Request]) -> None:
    show(page, window())
    page.locator("#stops summary").focus()
    page.keyboard.press("Shift+Tab")
    with page.expect_response("**/orders"):
        page.keyboard.press("Space")
    assert [post.url.rpartition("/")[2] for post in posts] == ["orders"]


def test_keys_stop_the_bots_and_let_them_take_one_step(page: Page) -> None:
    show(page, window())
    with page.expect_response("**/halt") as sent:
        page.keyboard.press("p")
    assert sent.value.request.post_data == "halted=on"
    push(page, replace(window(), halted=True))
    expect(page.locator("#halt")).to_have_attribute("aria-pressed", "true")
    with page.expect_response("**/step"):
        page.keyboard.press(".")
    with page.expect_response("**/halt") as sent:
        page.keyboard.press("p")
    assert not sent.value.request.post_data


def test_who_passes_again_and_again_may_order_it_in_the_bar(page: Page) -> None:
    scene = window()
    assert scene.reaction is not None
    kind = "window-USE_ANNOUNCED virus.multiply"
    show(page, replace(scene, reaction=replace(scene.reaction, kind=kind, offers=("always", "touched"))))
    with page.expect_response("**/orders") as sent:
        page.locator("#pass-always").click()
    assert sent.value.request.post_data == "always=window-USE_ANNOUNCED+virus.multiply"
    with page.expect_response("**/orders") as sent:
        page.locator("#pass-touched").click()
    assert sent.value.request.post_data == "touched=on"
