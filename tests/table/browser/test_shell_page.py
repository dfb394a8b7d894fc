"""The game page in a browser: what a new frame must leave alone, chat, orders and keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.table.browser import looks
from tests.table.browser.conftest import NewPerson
from tests.table.browser.people import Person
from tests.table.browser.tables import send


def at_table(person: Person) -> Page:
    """Somebody at a table of bots, asked which alien to play."""
    page = person.goto(send(person, "/play-now").headers["location"])
    expect(page.locator("#question")).to_be_visible()
    return page


def choose_alien(page: Page) -> None:
    page.locator("#prompt-form input[type=radio]").first.check(force=True)
    page.locator("#prompt-form .button.primary").click()


def test_a_frame_keeps_the_open_tab_the_typed_text_and_the_focus(person: NewPerson) -> None:
    page = at_table(person())
    page.get_by_text("Powers", exact=True).click()
    page.fill("#chat-text", "half a sent")
    page.locator("#stops summary").click()
    page.locator("#chat-text").focus()
    page.evaluate("document.querySelector('#prompt-form input[type=radio]').checked = true")
    page.evaluate("document.getElementById('prompt-form').requestSubmit()")
    expect(page.locator("#phases .now")).to_have_count(1)
    expect(page.locator("#tab-powers")).to_be_checked()
    expect(page.locator("#chat-text")).to_have_value("half a sent")
    expect(page.locator("#chat-text")).to_be_focused()
    expect(page.locator("#stops-form")).to_be_visible()


def test_chat_reaches_others_and_is_counted_until_it_is_read(person: NewPerson) -> None:
    ada, bob = person(), person()
    page = at_table(ada)
    other = bob.goto(page.url.removeprefix(ada.home))
    page.fill("#chat-text", "Hello <b>table</b>")
    page.keyboard.press("Enter")
    expect(other.locator("#last-chat")).to_contain_text("Hello <b>table</b>")
    expect(other.locator("#unread-tab")).to_have_text("1")
    expect(page.locator("#chat-text")).to_have_value("")
    expect(page.locator("#unread-tab")).to_be_hidden()
    other.keyboard.press("c")
    expect(other.locator("#chat-text")).to_be_focused()
    expect(other.locator("#unread-tab")).to_be_hidden()


def test_orders_and_stops_are_one_click(person: NewPerson) -> None:
    page = at_table(person())
    order, other = page.locator("#order-untouched button"), page.locator("#order-encounter button")
    order.click()
    expect(order).to_have_attribute("aria-checked", "true")
    other.click()
    expect(other).to_have_attribute("aria-checked", "true")
    order.click()
    expect(order).to_have_attribute("aria-checked", "false")
    expect(other).to_have_attribute("aria-checked", "true")
    page.locator("#phase-reveal").click()
    expect(page.locator("#phase-reveal")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#stops summary")).to_contain_text("Reveal")


def test_a_decision_marks_the_title_and_is_announced(person: NewPerson) -> None:
    page = at_table(person())
    expect(page).to_have_title(re.compile(r"^\(!\) Your decision · "))
    expect(page.locator("#say-assertive")).to_have_text("Your decision. Which alien do you want to play?")
    choose_alien(page)
    expect(page.locator("#say-polite")).to_have_text(re.compile(r"\w"))
    asked = "'mark' in document.getElementById('call').dataset"
    page.wait_for_function(f"document.title.startsWith('(!)') === {asked}")


def test_keys(person: NewPerson) -> None:
    page = at_table(person())
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()
    page.keyboard.press("s")
    expect(page.locator("#say-polite")).to_contain_text("The game is being set up.")
    page.keyboard.press("l")
    expect(page.locator("#log")).to_be_focused()
    page.keyboard.press("c")
    page.keyboard.type("clash")
    expect(page.locator("#chat-text")).to_have_value("clash")


def push(page: Page, lines: int) -> None:
    """A frame as the server sends it, with so many more lines in the log."""
    page.evaluate(
        """(lines) => {
            const frame = document.getElementById("table").cloneNode(true);
            const all = [...frame.querySelectorAll("#log .log-line")];
            for (let more = 1; more <= lines; more++) {
                const line = all.at(-1).cloneNode(true);
                line.dataset.n = 1000 * lines + more;
                line.id = `line-${line.dataset.n}`;
                all.at(-1).parentNode.append(line);
            }
            const text = frame.outerHTML;
            return htmx.swap({ sourceElement: document.body, target: "#table", swap: "outerMorph", text });
        }""",
        lines,
    )


def test_sounds_are_off_until_they_are_switched_on_and_this_browser_remembers(person: NewPerson) -> None:
    page = at_table(person())
    expect(page.locator("html")).to_have_attribute("data-sound", "off")
    page.locator(".tools [data-sound-switch]").click()
    expect(page.locator("html")).to_have_attribute("data-sound", "on")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-sound", "on")
    page.locator(".tools [popovertarget=settings]").click()
    expect(page.locator("#settings [data-keep=sound]")).to_be_checked()
    expect(page.locator("#notify")).not_to_be_checked()


def test_the_log_follows_the_news_unless_the_reader_has_scrolled_up(person: NewPerson) -> None:
    page = at_table(person())
    choose_alien(page)
    expect(page.locator("#log .log-line").nth(8)).to_be_attached()
    page.evaluate("document.getElementById('socket').remove()")  # from now on, only the frames made here
    push(page, 30)
    page.wait_for_function(
        "(() => { const log = document.getElementById('log'); "
        "return log.scrollTop > 100 && log.scrollHeight - log.scrollTop - log.clientHeight < 2 })()"
    )
    page.evaluate("document.getElementById('log').scrollTop = 10")
    page.wait_for_function("document.getElementById('log').scrollTop === 10")
    push(page, 31)
    expect(page.locator("#line-31031")).to_be_attached()
    assert page.evaluate("document.getElementById('log').scrollTop") == 10


AT_THE_END = """() => { const log = document.getElementById('log');
  return log.scrollTop > 0 && log.scrollHeight - log.scrollTop - log.clientHeight < 2 }"""


def test_a_smaller_window_does_not_leave_the_end_of_the_log(person: NewPerson) -> None:
    page = at_table(person())
    choose_alien(page)
    expect(page.locator("#log .log-line").nth(8)).to_be_attached()
    page.evaluate("document.getElementById('socket').remove()")
    push(page, 30)
    page.wait_for_function(AT_THE_END)
    page.set_viewport_size({"width": 1440, "height": 700})
    page.wait_for_function(AT_THE_END)
    push(page, 31)
    expect(page.locator("#line-31031")).to_be_in_viewport()


FULL = """() => {
  document.getElementById('where').append(' · Encounter 15');
  const check = document.querySelector('.top .icon-button .icon');
  for (const phase of document.querySelectorAll('#phases button')) phase.prepend(check.cloneNode());
}"""
"""The longest the bar ever gets."""
ROOM = """() => {
  const right = (one) => one.getBoundingClientRect().right;
  const end = Math.max(...[...document.querySelectorAll('#phases button')].map(right));
  return document.querySelector('.top .tools').getBoundingClientRect().left - end;
}"""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("widths", [(1440, 1200), pytest.param((1366, 1280), marks=pytest.mark.soak)])
def test_the_top_bar_has_room_for_all_of_it(person: NewPerson, widths: tuple[int, int], locale: str) -> None:
    page = at_table(person(locale=locale))
    page.evaluate(FULL)
    for width in widths:
        page.set_viewport_size({"width": width, "height": 720})
        assert page.evaluate(ROOM) >= 0, width
        assert page.evaluate("document.getElementById('top').offsetHeight") < 60, width


def test_the_text_view_plays_without_script(person: NewPerson) -> None:
    ada = person(java_script_enabled=False)
    page = ada.goto("/")
    page.locator("form[action='/play-now'] .button.primary").first.click()
    page.locator(".tools [name=text_view]").click()
    expect(page.locator("#part-decision")).to_be_visible()
    looks.screenshot(page, "shell-text-view")
    page.locator("#prompt-form input[type=radio]").first.check(force=True)
    page.locator("#prompt-form button.primary").click()
    expect(page.locator("#part-log")).to_contain_text("You play the ")
    page.fill("#chat-text", "Hello")
    page.locator("#chat-form button").click()
    expect(page.locator("#chat")).to_contain_text("Hello")


def test_the_page_does_not_scroll(person: NewPerson) -> None:
    page = at_table(person())
    scrolls = "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    for width in (1920, 1440, 1000, 768, 600):
        page.set_viewport_size({"width": width, "height": 900})
        if width in (1000, 600):  # as it was opened; the others as somebody makes the window smaller
            page.reload()
        expect(page.locator("#question")).to_be_visible()
        assert page.evaluate(scrolls) == [0, 0], width
        looks.screenshot(page, f"shell-{width}")


def test_on_a_phone_the_rail_is_a_drawer(person: NewPerson) -> None:
    page = at_table(person(phone=True))
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    expect(page.locator("#rail")).to_be_hidden()
    page.locator(".top .drawer").tap()
    expect(page.locator("#rail")).to_be_visible()
    page.locator("#rail .shut").tap()
    expect(page.locator("#rail")).to_be_hidden()
    page.locator(".top .narrow").tap()
    expect(page.locator("#menu")).to_be_visible()
    looks.screenshot(page, "shell-phone-menu")


@pytest.mark.parametrize(
    ("theme", "locale"), [("dark", "en-GB"), pytest.param("light", "de-DE", marks=pytest.mark.soak)]
)
def test_nobody_is_kept_out(person: NewPerson, theme: str, locale: str) -> None:
    """The whole page, then what another tab or a sheet shows of it: the rest is as it was."""
    page = at_table(person(locale=locale))
    page.locator("[popovertarget=settings]").first.click()
    page.locator(f"#settings [name=theme][value={theme}]").click()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    choose_alien(page)
    expect(page.locator("#log .log-line").first).to_be_visible()
    page.locator("#tab-log").check(force=True)
    looks.axe(page)
    for tab in ("chat", "deals", "powers"):
        page.locator(f"#tab-{tab}").check(force=True)
        looks.axe(page, "#rail")
    for sheet in ("settings", "keys", "menu"):
        page.evaluate(f"document.getElementById('{sheet}').showPopover()")
        looks.axe(page, f"#{sheet}")
        page.evaluate(f"document.getElementById('{sheet}').hidePopover()")
    page.locator(".tools [name=text_view]").click()
    expect(page.locator("#part-decision")).to_be_visible()
    looks.axe(page)
