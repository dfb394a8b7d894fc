"""People in a browser: the next game, a late guest, settings that are not saved, names on plates."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.table.browser import looks
from tests.table.browser.conftest import NewPerson
from tests.table.browser.serving import Server
from tests.table.browser.still import push, show
from tests.table.browser.tables import QUICK, start
from warptable.games.encounter.page.examples import finished, found, talking
from warptable.games.encounter.page.examples import scene_of_five as scene_of
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.games.encounter.words.speaker import Speaker
from warptable.table.scene.data import Person
from warptable.text import t

SMALL: list[ViewportSize] = [{"width": 1366, "height": 768}, {"width": 1280, "height": 720}]
SMALLEST = [pytest.param(SMALL[0], marks=pytest.mark.soak), SMALL[1]]
"""What has room in the smaller window has it in the other one."""
PEOPLE = [Person("Tom", host=True), Person("Wilhelmina"), Person("Spica"), Person("Mia"), Person("Tarn", "steady")]

BEHIND = """() => {
  const box = (e) => e.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const choices = [...document.querySelectorAll(".lobby-quick .seg, .lobby-quick .button")].map(box);
  const drawn = [...document.querySelectorAll(".lobby-hero .poster :is(path, ellipse, g)")].map(box);
  return drawn.filter((a) => a.width < 260 && a.width > 8 && choices.some((b) => meet(a, b))).length;
}"""
"""How many things of the picture lie behind the controls."""


def named(scene: EncounterScene, locale: str = "en") -> EncounterScene:
    """As at a real table: seats are called by their colors, people have names besides."""
    return replace(scene, people=PEOPLE, speaker=Speaker(locale, scene.me, scene.view.home_of))


def over(locale: str = "en", **changes: Any) -> EncounterScene:
    return replace(named(scene_of(finished(8), 0, locale), locale), winners=(0, 1, 4), **changes)


def inside(page: Page, selector: str) -> bool:
    """Is all of it on the screen, and nothing over it?"""
    return bool(
        page.locator(selector).evaluate(
            "e => { const r = e.getBoundingClientRect();"
            " const at = document.elementFromPoint(r.x + r.width / 2, r.bottom - 4);"
            " return r.top >= 0 && r.bottom <= innerHeight && e.contains(at); }"
        )
    )


@pytest.mark.parametrize("locale", [pytest.param("en", marks=pytest.mark.soak), "de"])
@pytest.mark.parametrize("size", SMALLEST)
def test_at_the_end_the_main_button_is_in_sight(page: Page, size: ViewportSize, locale: str) -> None:
    page.set_viewport_size(size)
    show(page, over(locale, host=True))
    assert inside(page, "#again-form .button.primary")
    assert page.locator(".button.primary").count() == 1
    expect(page.locator("#rank-1 .stage-nick")).to_have_text("Wilhelmina")
    page.keyboard.press("b")  # the board again: it has the room that the hand had
    assert page.locator("#dock").evaluate("e => e.clientHeight") < 100


def test_the_next_game_calls_and_enter_joins_it(page: Page) -> None:
    page.set_viewport_size(SMALL[0])
    show(page, over())
    expect(page.locator("#again-link")).to_have_count(0)
    page.route("**/t/nextone", lambda route: route.fulfill(body="<h1>Next</h1>", content_type="text/html"))
    push(page, over(again="nextone", again_by="Tom"))
    expect(page.locator("#next")).to_contain_text("Tom has set up the next game.")
    assert inside(page, "#again-link")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Next")


@pytest.mark.parametrize("size", SMALLEST)
def test_colors_on_plates_stay_on_one_line(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    show(page, named(scene_of(found(talking), 0)))
    for seat in range(1, 5):
        word = page.locator(f"#plate-{seat} .name")
        high, line = word.evaluate("e => [e.clientHeight, parseFloat(getComputedStyle(e).lineHeight)]")
        assert high < 1.5 * line
        assert word.evaluate("e => e.scrollWidth <= e.clientWidth")


def test_a_stranger_asks_and_the_host_lets_in(person: NewPerson, server: Server) -> None:
    ada, eve = person(), person(phone=True)
    path = start(server, [ada], QUICK)
    page = eve.goto(path)
    page.locator("button.narrow").click()
    page.locator("#ask-1 summary").click()
    page.fill("#sit-name-1", "Eve")
    looks.axe(page, "#menu")
    page.locator("#sit-form-1 button").click()
    page.keyboard.press("Escape")
    expect(page.locator("#asking")).to_be_visible()
    expect(page.locator("#cards")).to_have_count(0)
    request = ada.page.locator("#notices form")
    expect(request).to_contain_text("Eve would like to play Blue")
    looks.axe(ada.page, "#notices")
    request.locator('[value="yes"]').click()
    expect(page.locator("#cards")).to_have_count(1)
    expect(ada.page.locator("#notices")).to_be_hidden()
    expect(ada.page.locator("#chat")).to_contain_text("Eve now plays Blue")


def test_the_menu_lets_a_bot_play_but_not_for_who_has_only_just_gone(person: NewPerson, server: Server) -> None:
    ada, bix = person(), person()
    start(server, [ada, bix], QUICK)
    page = ada.page
    page.locator("#top .tools [popovertarget=menu]").click()
    seat = page.locator("#menu-seat-1")
    expect(seat.locator("select")).to_be_hidden()  # whoever is here is not replaced by one click
    bix.page.goto("about:blank")
    expect(seat.locator("select")).to_be_visible()
    looks.axe(page, "#menu")
    ada.expect("409")
    seat.locator("button").click()
    expect(page.locator("#toast")).to_contain_text("They have only just gone.")
    expect(seat.locator(".tag")).to_have_text(t("en", "shell-away"))
    bix.page.goto(page.url)
    expect(seat.locator("select")).to_be_hidden()
    seat.locator("summary").click()
    seat.locator("form.row button").click()
    expect(seat.locator(".tag")).to_have_text(t("en", "shell-bot-stands-in"))
    expect(page.locator("#menu-link")).to_have_value(page.url)


def test_settings_that_are_not_saved_are_said_and_saving_closes_them(person: NewPerson) -> None:
    page = person(viewport=SMALL[0]).goto("/tables/new")
    page.locator(".lobby-send .button.primary").click()
    for seat in (1, 2, 3):
        page.locator(f'#w-bot-{seat} [value="steady"]').click()
        expect(page.locator(f"#w-about-{seat}")).to_be_visible()
    page.locator('#w-bot-2 [value="novice"]').click()  # one click changes the level
    expect(page.locator("#w-about-2")).to_have_text(t("en", "bot-novice-text"))
    page.locator("#w-edit > summary").click()
    page.locator("#w-set-players-3").check()
    expect(page.locator('.lobby-fewer[data-players="3"]')).to_contain_text("The bot on Yellow leaves.")
    expect(page.locator("#w-unsaved")).to_be_visible()
    assert inside(page, "#w-edit .lobby-send .button.primary")
    looks.axe(page, "#w-edit")
    page.keyboard.press("Escape")
    page.locator("#w-go button").click()
    expect(page.locator("#toast")).to_have_text(t("en", "lobby-unsaved-start"))
    expect(page.locator("#w-seats")).to_be_visible()
    page.locator("#w-edit > summary").click()
    page.locator("#w-edit .lobby-send .button.primary").click()
    expect(page.locator("#toast")).to_have_text(t("en", "lobby-saved"))
    expect(page.locator("#w-edit-form")).to_be_hidden()
    expect(page.locator("#w-seat-3")).to_have_count(0)
    page.locator("#w-go button").click()
    expect(page.locator("#dock")).to_be_visible()


def test_another_language_keeps_what_was_chosen(person: NewPerson) -> None:
    page = person().goto("/tables/new")
    page.locator("#new-players-5").check()
    page.locator("#new-variant-hidden-powers").check()
    page.fill("#new-name", "Freitag & Co")
    page.locator('.lang [value="de"]').click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("#new-players-5")).to_be_checked()
    expect(page.locator("#new-variant-hidden-powers")).to_be_checked()
    expect(page.locator("#new-name")).to_have_value("Freitag & Co")


@pytest.mark.parametrize("locale", [pytest.param("en-GB", marks=pytest.mark.soak), "de-DE"])
@pytest.mark.parametrize("size", SMALL)
def test_nothing_is_drawn_behind_what_can_be_chosen(person: NewPerson, size: ViewportSize, locale: str) -> None:
    page = person(viewport=size, locale=locale).goto("/")
    assert page.evaluate(BEHIND) == 0
