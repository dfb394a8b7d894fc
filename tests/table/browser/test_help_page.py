"""Help in a browser: the popover on hover, focus, long press and click; filters and the guide without a request."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.encounter.page.test_board_picture import at
from tests.table.browser import looks, still
from tests.table.browser.conftest import NewPerson
from warptable.games.encounter.engine import facts
from warptable.games.encounter.page.examples import scene_at, with_reader
from warptable.games.encounter.words.rulebook import rule_text
from warptable.table.page.game.page import table
from warptable.text import t

SHEET = "/aliens/oracle"
ALERT = '[data-help="term-alert"]'
WHY = '<button type="button" class="why" id="low" data-help="F-LAUNCH-2" style="{}">why?</button>'
CARD = '<button type="button" class="button" id="card" data-help="cosmic-zap" data-for="x" style="{}">card</button>'
CORNERS = "position:fixed;right:2px;bottom:2px", "position:fixed;left:2px;top:2px"
TABLE = f'<div id="table">{WHY.format(CORNERS[0])}{CARD.format(CORNERS[1])}</div>'
SWAP = "(text) => htmx.swap({ sourceElement: document.body, target: '#table', swap: 'outerMorph', text })"
APART = """([help, it]) => {
  const [a, b] = [help, it].map((name) => document.querySelector(name).getBoundingClientRect());
  const inside = a.left >= 0 && a.top >= 0 && a.right <= innerWidth && a.bottom <= innerHeight;
  return inside && (a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top);
}"""


def with_table(page: Page) -> Page:
    """A page that has something to be morphed."""
    page.evaluate("(text) => document.querySelector('#main').insertAdjacentHTML('afterend', text)", TABLE)
    page.evaluate(
        "() => document.addEventListener('click', (event) => {"
        "if (event.target.closest('#card')) document.body.dataset.clicked = 'yes'; })"
    )
    return page


def test_hovering_explains_and_leaving_ends_it(person: NewPerson) -> None:
    page = person().goto(SHEET)
    help_ = page.locator("#help")
    page.hover(ALERT)
    expect(help_).to_contain_text(t("en", "tip-term-alert"))
    expect(help_).to_have_attribute("role", "tooltip")
    expect(page.locator(ALERT)).to_have_attribute("aria-describedby", "help")
    assert page.evaluate(APART, ["#help", ALERT])
    looks.axe(page)
    still.stop_the_clock(page)
    page.hover("#help")
    page.clock.run_for(400)
    expect(help_).to_be_visible()  # one may go and read it
    page.hover("h2")
    page.clock.run_for(400)
    expect(help_).to_be_hidden()
    assert page.locator(ALERT).get_attribute("aria-describedby") is None


def test_a_glance_does_not_open_it(person: NewPerson) -> None:
    ada = person()
    page = ada.goto(SHEET)
    still.stop_the_clock(page)
    page.hover(ALERT)
    page.clock.run_for(200)
    page.hover("h2")
    page.clock.run_for(1000)
    expect(page.locator("#help")).to_be_hidden()
    assert not any("/help?" in url for url in ada.requests)


def test_the_keyboard_reads_it_too_and_escape_ends_it(person: NewPerson) -> None:
    page = person().goto(SHEET)
    page.focus("nav a")
    page.locator(ALERT).focus()  # after a key or a script, focus is shown
    expect(page.locator("#help")).to_contain_text(t("en", "tip-term-alert"))
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()
    expect(page.locator(ALERT)).to_be_focused()


def test_the_same_thing_is_asked_for_once(person: NewPerson) -> None:
    ada = person()
    page = ada.goto(SHEET)
    for _ in range(2):
        page.hover(ALERT)
        expect(page.locator("#help")).to_be_visible()
        page.hover("h2")
        expect(page.locator("#help")).to_be_hidden()
    assert sum("/help?" in url for url in ada.requests) == 1


def test_why_is_pinned_until_it_is_closed(person: NewPerson) -> None:
    page = with_table(person().goto(SHEET))
    page.click("#low")
    help_ = page.locator("#help")
    expect(help_).to_contain_text(rule_text("en", "F-LAUNCH-2"))
    expect(help_).to_have_attribute("role", "dialog")
    expect(help_).to_be_focused()
    assert page.evaluate(APART, ["#help", "#low"])
    still.stop_the_clock(page)
    page.mouse.move(300, 300)
    page.clock.run_for(400)
    expect(help_).to_be_visible()
    help_.get_by_role("button", name=t("en", "tip-close")).click()
    expect(help_).to_be_hidden()
    expect(page.locator("#low")).to_be_focused()


def test_a_pinned_one_outlives_a_frame(person: NewPerson) -> None:
    page = with_table(person().goto(SHEET))
    page.click("#low")
    expect(page.locator("#help")).to_be_visible()
    page.evaluate(SWAP, TABLE.replace(">card<", ">another card<"))
    expect(page.locator("#card")).to_have_text("another card")
    expect(page.locator("#help")).to_contain_text(rule_text("en", "F-LAUNCH-2"))


def test_a_passing_one_goes_with_its_element(person: NewPerson) -> None:
    page = with_table(person().goto(SHEET))
    page.hover("#card")
    expect(page.locator("#help")).to_be_visible()
    page.evaluate(SWAP, TABLE)
    expect(page.locator("#card")).to_have_attribute("aria-describedby", "help")  # the frame took it away
    page.evaluate(SWAP, '<div id="table"></div>')
    expect(page.locator("#help")).to_be_hidden()


def test_w_asks_why(person: NewPerson) -> None:
    page = with_table(person().goto(SHEET))
    page.locator("#card").focus()
    page.keyboard.press("w")
    expect(page.locator("#help")).to_have_attribute("role", "dialog")
    expect(page.locator("#help")).to_contain_text(t("en", "artifact-cosmic-zap"))


def test_a_long_press_reads_a_card_without_choosing_it(person: NewPerson) -> None:
    page = with_table(person(phone=True).goto(SHEET))
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": 20, "y": 20}]})
    expect(page.locator("#help")).to_contain_text(t("en", "artifact-cosmic-zap"))
    still.stop_the_clock(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.clock.run_for(300)
    expect(page.locator("#help")).to_be_visible()
    assert page.evaluate(APART, ["#help", "#card"])
    assert page.evaluate("document.body.dataset.clicked") is None
    page.touchscreen.tap(20, 20)
    expect(page.locator("#help")).to_be_hidden()
    assert page.evaluate("document.body.dataset.clicked") == "yes"


def test_a_tap_explains_what_has_no_other_use(person: NewPerson) -> None:
    """Whoever taps a plate, the emblem beside a question, or a name, does not know of long presses."""
    page = person(phone=True).goto(SHEET)
    page.evaluate("(text) => { document.querySelector('#main').innerHTML = text; }", str(table(at("launch"))))
    page.add_style_tag(content="#rail { display: block !important; } #hand .mine { display: flex !important; }")
    help_ = page.locator("#help")
    for spot in ("#plate-1", ".asker", "#own-plate .alien", "#power-1 a", "#power-1 .plain", "#destiny"):
        page.locator(spot).dispatch_event("click")
        expect(help_, spot).to_be_visible()
        expect(help_, spot).to_have_attribute("role", "dialog")
        assert page.url.endswith(SHEET)
        assert len(page.context.pages) == 1  # no sheet in another tab
        page.locator(spot).dispatch_event("click")
        expect(help_, spot).to_be_hidden()


def test_a_tap_on_what_may_be_chosen_chooses(person: NewPerson) -> None:
    page = person(phone=True).goto(SHEET)
    page.evaluate("(text) => { document.querySelector('#main').innerHTML = text; }", str(table(at("invite"))))
    page.evaluate("document.dispatchEvent(new Event('htmx:after:swap'))")  # as after every message of the server
    page.locator("#plates .plate.legal").first.dispatch_event("click")
    expect(page.locator("#plates .plate.selected")).to_have_count(1)
    expect(page.locator("#help")).to_be_hidden()


def test_the_drawer_outlives_the_help_for_what_is_in_it(person: NewPerson) -> None:
    page = with_table(person(phone=True).goto(SHEET))
    page.evaluate(
        "() => { const drawer = document.createElement('div'); drawer.id = 'drawer'; drawer.popover = 'auto';"
        'drawer.innerHTML = \'<button type="button" id="name" data-help="zombie">Zombie</button>\';'
        "document.body.append(drawer); drawer.showPopover(); }"
    )
    page.tap("#name")
    expect(page.locator("#help")).to_be_visible()
    page.tap("#help .help-close")
    expect(page.locator("#help")).to_be_hidden()
    expect(page.locator("#drawer")).to_be_visible()


RED = sum(alien.level == "red" for alien in (*facts.aliens().values(), *facts.dominion_aliens().values()))
KICKERS = sum(card.type == "kicker" for card in facts.rewards().values())


def test_the_catalogue_filters_while_one_types(person: NewPerson) -> None:
    ada = person()
    page = ada.goto("/aliens")
    before = len(ada.requests)
    page.fill("#catalogue-form [name=query]", "orac")
    expect(page.locator("#alien-list li:visible")).to_have_count(1)
    expect(page.locator("#alien-list-count")).to_have_text("1")
    page.fill("#catalogue-form [name=query]", "")
    page.check('#catalogue-form [name=alert][value="red"]')
    expect(page.locator("#alien-list li:visible")).to_have_count(RED)
    page.check('[name=sort][value="alert"]')
    page.check('#catalogue-form [name=alert][value=""]')
    expect(page.locator("#alien-list li").first).to_have_attribute("data-alert", "green")
    assert ada.requests[before:] == []


def test_what_was_filtered_stays_so_after_a_reload_and_in_its_order(person: NewPerson) -> None:
    page = person().goto("/rewards")
    page.check('#catalogue-form [name=kind][value="kicker"]')
    expect(page.locator("#reward-list > li:visible")).to_have_count(KICKERS)
    order = page.locator("#reward-list > li").evaluate_all("all => all.map((one) => Number(one.dataset.sortKind))")
    assert order == sorted(order), "the order asked for, not the one by name"
    page.reload()
    expect(page.locator("#reward-list > li:visible")).to_have_count(KICKERS)
    expect(page.locator('#catalogue-form [name=kind][value="kicker"]')).to_be_checked()


def test_the_rules_are_searched_while_one_types(person: NewPerson) -> None:
    page = person().goto("/rules")
    page.fill("#book-form [name=query]", "F-LAUNCH-2")
    expect(page.locator("#rule-list li:visible")).to_have_count(1)
    expect(page.locator("#rule-list section:visible")).to_have_count(1)
    expect(page.locator(".book-contents li:visible")).to_have_count(1)
    page.fill("#book-form [name=query]", "xyzzy")
    expect(page.locator("#rule-list-none")).to_be_visible()


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.soak), True])
def test_the_guide_judges_an_answer_and_leads_on(person: NewPerson, phone: bool) -> None:
    page = person(phone=phone, locale="de").goto("/guide?step=2")
    wrong, right = page.locator('.guide-verdicts [data-answer="c"]'), page.locator('.guide-verdicts [data-answer="b"]')
    expect(right).to_be_hidden()
    page.check("#guide-c")
    expect(wrong).to_be_visible()
    page.check("#guide-b")
    expect(right).to_contain_text(t("de", "guide-right"))
    expect(wrong).to_be_hidden()
    looks.axe(page)
    page.click("a[rel=next].button")
    expect(page.locator("#guide-title")).to_be_visible()
    expect(page.locator('[aria-current="step"]')).to_contain_text("3")


def test_a_sheet_is_left_by_the_arrow_keys(person: NewPerson) -> None:
    page = person().goto(SHEET)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#alien-name")).to_have_text("Pacifist")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#alien-name")).to_have_text("Oracle")


def test_a_hint_that_was_shown_twice_takes_one_line_of_a_phone(page: Page) -> None:
    """Until it is tapped. A frame of the same moment is no second time."""
    page.set_viewport_size({"width": 390, "height": 844})
    launch, aim = (with_reader(scene_at(prompt, locale="de"), coach=True) for prompt in ("launch", "aim"))
    hint = page.locator(".coach p")
    still.show(page, launch)
    for _ in range(2):
        still.push(page, launch)
        expect(page.locator('#coach[data-key="ask-launch"]')).not_to_have_class(re.compile("known"))
        still.push(page, aim)
        expect(page.locator('#coach[data-key="ask-aim"]')).to_be_visible()
    still.push(page, launch)
    expect(page.locator('#coach[data-key="ask-launch"]')).to_have_class(re.compile("known"))
    line = hint.bounding_box()
    hint.click()
    expect(page.locator('#coach[data-key="ask-launch"]')).to_have_class(re.compile("unfolded"))
    whole = hint.bounding_box()
    assert line is not None
    assert whole is not None
    assert line["height"] < 46 < whole["height"]


def test_the_guide_shows_all_of_the_reckoning(person: NewPerson) -> None:
    page = person(phone=True, locale="de").goto("/guide?step=6")
    cut = (
        "picture => Math.max(...['.guide-picture', '.stage'].map((name) => document.querySelector(name).scrollHeight))"
    )
    for size in ("100", "130"):
        page.evaluate("(size) => { document.documentElement.dataset.size = size; }", size)
        assert page.locator(".guide-picture .stage-stakes, .guide-picture .stage-full").first.is_visible()
        assert page.locator(".guide-picture").evaluate(f"{cut} <= picture.clientHeight + 1"), size
