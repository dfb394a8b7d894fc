"""A phone shows one's own state, cards down to its edge, and nothing that is cut."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.table.browser import looks, still
from tests.table.browser.conftest import NewPerson
from warptable.games.encounter.page.examples import Game, found, scene_at
from warptable.games.encounter.page.examples import scene_of_five as scene_of
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.table.play import reactions as pauses
from warptable.text import t

pytestmark = pytest.mark.soak
"""Many windows and widths take their time: `./test -m soak tests/table/browser`."""

PHONE = {"width": 390, "height": 844}
SIZES = ["100", "130"]
ARMED = """(one) => {
  one.classList.add('armed');
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(one);
  return [outlineStyle, parseFloat(outlineWidth), parseFloat(outlineOffset)];
}"""
WORDS = """() => { const range = document.createRange();
  range.selectNodeContents(document.querySelector('.opener')); return range.getBoundingClientRect().left; }"""


def answering(prompt: str) -> EncounterScene:
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
    for part in ("#own-plate .emblem", "#own-plate .stand b", "#own-plate .role"):
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
    for part in ("#own-plate .name", "#own-plate .stand", "#discard-pile", ".opener"):
        expect(phone.locator(part)).to_be_in_viewport(ratio=0.99)


def test_words_on_cards_do_not_overlap(phone: Page) -> None:
    """Cards of a folded hand are too narrow for a word; their ring says it. Unfolded, they say it in words."""
    still.show(phone, answering("reinforce"))
    assert phone.locator("#cards .badge").count()
    expect(phone.locator("#cards .badge").first).to_be_hidden()
    phone.locator(".opener").click()
    expect(phone.locator("#cards .badge").first).to_be_visible()


def test_the_ring_of_an_answer_that_wants_a_second_tap_is_not_clipped(phone: Page) -> None:
    still.show(phone, answering("reinforce"))
    side = phone.locator("#reaction .card-sides .button").first
    style, width, offset = side.evaluate(ARMED)
    assert style == "solid"
    assert offset <= -width


def test_what_an_answer_is_and_does_begin_at_the_same_edge(phone: Page) -> None:
    still.show(phone, answering("window-USE_ANNOUNCED"))
    expect(phone.locator("#reaction .reply .label").first).to_have_css("text-align", "left")


@pytest.mark.parametrize("size", SIZES)
def test_the_levels_of_bots_fill_their_rows_and_are_explained(person: NewPerson, size: str) -> None:
    page = person(phone=True, locale="de").goto("/")
    page.evaluate("(size) => { document.documentElement.dataset.size = size; }", size)
    tops = page.locator(".lobby-hero .lobby-minds > label").evaluate_all("all => all.map((one) => one.offsetTop)")
    assert len({tops.count(top) for top in tops}) == 1, "as many in each row"
    page.locator("#now-bots-novice").check(force=True)
    expect(page.locator(".lobby-hero .lobby-about:visible")).to_have_text(t("de", "bot-novice-text"))


def test_looks_change_in_place(person: NewPerson) -> None:
    """The sheet stays open, and what was sought stays."""
    ada = person(phone=True, locale="de")
    page = ada.goto("/aliens")
    page.fill("#catalogue-form [name=query]", "geizhals")
    page.locator(".site-head [popovertarget=settings]").tap()
    page.locator('#settings [name=size][value="130"]').tap()
    expect(page.locator("html")).to_have_attribute("data-size", "130")
    page.locator('#settings [name=theme][value="light"]').tap()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.locator("#settings [name=coach]").tap()
    expect(page.locator("#settings [name=coach]")).to_have_attribute("aria-checked", "true")
    expect(page.locator("#settings")).to_be_visible()
    expect(page.locator("#alien-list li:visible")).to_have_count(1)
    expect(page.locator('#settings [name=size][value="130"]')).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-size", "130")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.locator("#settings [name=coach]")).to_have_attribute("aria-checked", "true")


def test_another_language_keeps_what_was_sought(person: NewPerson) -> None:
    page = person(phone=True, locale="de").goto("/aliens")
    page.fill("#catalogue-form [name=query]", "miser")
    page.locator(".lang [value=en]").tap()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("#catalogue-form [name=query]")).to_have_value("miser")


def test_settings_fit_fingers(person: NewPerson) -> None:
    page = person(phone=True, locale="de").goto("/")
    page.locator(".site-head [popovertarget=settings]").tap()
    expect(page.locator("#settings [name=keys]")).to_be_hidden()  # there are none
    highs = page.locator("#settings .seg button, #settings .set:visible, .lang button").evaluate_all(
        "all => all.map((one) => Math.round(one.getBoundingClientRect().height))"
    )
    assert min(highs) >= 44
    sizes = page.locator("#settings .switch:visible, #settings > .column > .set > .toggle").evaluate_all(
        "all => all.map((one) => one.offsetWidth + 'x' + one.offsetHeight)"
    )
    assert len(set(sizes)) == 1


@pytest.mark.parametrize("path", ["/", "/tables/new", "/aliens", "/aliens/zombie", "/guide", "/rules"])
def test_pages_fit_fingers(person: NewPerson, path: str) -> None:
    page = person(phone=True, locale="de").goto(path)
    assert looks.small_targets(page) == []
