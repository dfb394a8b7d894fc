"""A phone shows one's own state, cards down to its edge, and nothing that is cut."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.table.browser import still
from tests.table.browser.conftest import NewPerson
from tests.table.shell_scenes import scene_at
from tests.table.stages_scenes import Game, found, scene_of
from warptable.table.rooms import pauses
from warptable.table.scene import Scene
from warptable.text import t

PHONE = {"width": 390, "height": 844}
SIZES = ["100", "130"]
ARMED = """(one) => {
  one.classList.add('armed');
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(one);
  return [outlineStyle, parseFloat(outlineWidth), parseFloat(outlineOffset)];
}"""
WORDS = """() => { const range = document.createRange();
  range.selectNodeContents(document.querySelector('.opener')); return range.getBoundingClientRect().left; }"""


def answering(prompt: str) -> Scene:
    """The first seat may answer in such a window."""

    def asked(game: Game) -> bool:
        pause = pauses.pause_at(game)
        return pause is not None and any(choice.decision.prompt == prompt for choice in pause.choices.get(0, ()))

    return scene_of(found(asked), 0, "de")


@pytest.fixture
def phone(page: Page) -> Page:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    return page


@pytest.mark.parametrize("size", SIZES)
def test_ones_own_colonies_and_part_are_in_sight(phone: Page, size: str) -> None:
    still.show(phone, scene_at("launch", locale="de"), size=size)
    for part in ("#own-plate .em", "#own-plate .stand b", "#own-plate .role"):
        expect(phone.locator(part).first).to_be_in_viewport(ratio=1)
    right = phone.locator("#own-plate .role").evaluate("one => one.getBoundingClientRect().right")
    assert right < phone.evaluate(WORDS), "the handle of the drawer is beside it"


def test_cards_reach_the_edge(phone: Page) -> None:
    still.show(phone, scene_at("launch", locale="de"))
    assert phone.locator("#cards").evaluate("one => one.getBoundingClientRect().bottom") == PHONE["height"]


@pytest.mark.parametrize("size", SIZES)
def test_an_open_drawer_is_not_cut(phone: Page, size: str) -> None:
    still.show(phone, scene_at("ally", locale="de"), size=size)
    phone.locator(".opener").click()
    for part in ("#own-plate .nm", "#own-plate .stand", "#discard-pile", ".opener"):
        expect(phone.locator(part)).to_be_in_viewport(ratio=0.99)


def test_words_on_cards_do_not_overlap(phone: Page) -> None:
    """Cards of a folded hand are too narrow for a word; their ring says it. Unfolded, they say it in words."""
    still.show(phone, answering("reinforce"))
    assert phone.locator("#cards .bdg").count()
    expect(phone.locator("#cards .bdg").first).to_be_hidden()
    phone.locator(".opener").click()
    expect(phone.locator("#cards .bdg").first).to_be_visible()


def test_the_ring_of_an_answer_that_wants_a_second_tap_is_not_clipped(phone: Page) -> None:
    still.show(phone, answering("reinforce"))
    side = phone.locator("#reaction .pairs .btn").first
    style, width, offset = side.evaluate(ARMED)
    assert style == "solid"
    assert offset <= -width


def test_what_an_answer_is_and_does_begin_at_the_same_edge(phone: Page) -> None:
    still.show(phone, answering("window-USE_ANNOUNCED"))
    expect(phone.locator("#reaction .reply .lbl").first).to_have_css("text-align", "left")


@pytest.mark.parametrize("size", SIZES)
def test_the_levels_of_bots_fill_their_rows_and_are_explained(person: NewPerson, size: str) -> None:
    page = person(phone=True, locale="de").goto("/")
    page.evaluate("(size) => { document.documentElement.dataset.size = size; }", size)
    tops = page.locator(".lb-hero .lb-minds > label").evaluate_all("all => all.map((one) => one.offsetTop)")
    assert len({tops.count(top) for top in tops}) == 1, "as many in each row"
    page.locator("#now-bots-novice").check(force=True)
    expect(page.locator(".lb-hero .lb-about:visible")).to_have_text(t("de", "bot-novice-text"))


def test_newcomers_find_their_game_without_scrolling(person: NewPerson) -> None:
    page = person(phone=True, locale="de").goto("/")
    button = page.get_by_role("button", name=t("de", "lobby-new-first")).first
    expect(button).to_be_in_viewport(ratio=1)
    button.tap()
    page.wait_for_url("**/t/*")
    expect(page.locator(".coach")).to_be_visible()
