"""Saved games and what if in a browser: a file is uploaded, scrubbed, sent on, deleted, and another game goes on."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.table.browser import looks
from tests.table.browser.conftest import PHONE, NewPerson
from tests.table.browser.people import Person
from tests.table.browser.serving import Server
from tests.table.browser.tables import QUICK, start
from tests.table.browser.test_replay import at, place
from warptable.replay import ALL, Record, Replay
from warptable.table.page.replay.parts import finished
from warptable.text import t


def uploaded(person: Person, family: str, folder: Path) -> str:
    """The page of a saved game, as its uploader got it."""
    file = folder / "game.save"
    file.write_bytes(finished(family).save())
    page = person.page
    page.goto(f"{person.home}/replays")
    page.locator("#upload-file").set_input_files(file)
    page.locator("#upload-form button").click()
    page.wait_for_url("**/replay/**")
    return page.url


def question_of(family: str, prompt: str, seat: int) -> int:
    """A moment of all hands at which this seat was asked this, after the first rounds."""
    replay = Replay(Record.of(finished(family)))
    for moment in replay.moments(ALL):
        if moment.is_question and moment.round > 1:
            entry = replay.record.answers[moment.answer]
            if (entry.prompt, entry.seat) == (prompt, seat):
                return moment.number
    raise AssertionError(prompt)


def test_a_saved_game_is_uploaded_watched_sent_on_and_deleted(
    server: Server, person: NewPerson, tmp_path: Path
) -> None:
    ada = person()
    page = ada.page
    page.goto(f"{ada.home}/")
    page.locator(".site-head nav a[href='/replays']").click()
    page.locator("#upload-file").set_input_files(Path(__file__))
    page.locator("#upload-form button").click()
    expect(page.locator("[role=alert]").first).to_have_text(t("en", "refused-save-none"))
    link = uploaded(ada, "encounter", tmp_path)
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.locator("#replay-cell-3").click()
    expect(page.locator("#replay-cell-3")).to_have_attribute("aria-current", "true")
    jumped = place(page)
    expect(page.locator("#replay-back")).to_have_count(0)
    bix = person()
    bix.page.goto(page.url)
    at(bix.page, jumped)

    page.goto(f"{ada.home}/replays")
    looks.axe(page)
    looks.screenshot(page, "replays")
    page.locator(".shelf-list form button").click()
    expect(page.locator(".shelf-list form")).to_have_count(0)
    bix.expect("404")
    bix.page.goto(link)
    expect(bix.page.locator("h1")).to_have_text(t("en", "refused-no-replay"))


def test_from_a_finished_game_another_goes_on_from_another_seat(server: Server, person: NewPerson) -> None:
    """By keyboard alone: the button, the seat, the level, and the first answer at the new table."""
    ada = person()
    table = start(server, [ada], QUICK, session=finished("encounter"))
    page = ada.page
    number = question_of("encounter", "launch", 1)
    page.goto(f"{ada.home}{table}/replay?as=all&at={number}")
    page.locator("#replay-what-if").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#replay-sheet")).to_be_visible()
    expect(page.locator("#replay-seat-1 input")).to_be_checked()
    page.locator(".replay-weigh").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".replay-answers .given")).to_contain_text("%")
    looks.axe(page)
    looks.screenshot(page, "what-if")
    page.locator("#replay-seat-1 input").focus()
    page.locator("#replay-level").select_option("novice")
    page.locator("#replay-what-if-form button").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    assert table not in page.url
    expect(page.locator("#prompt")).to_be_visible()
    expect(page.locator("#where")).to_have_attribute("href", f"{table}/replay?as=all&at={number}")
    page.locator("#prompt-form .main").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#log .me").last).to_contain_text("send")


def test_a_duel_goes_on_from_a_file_on_a_phone_in_german(server: Server, person: NewPerson, tmp_path: Path) -> None:
    ada = person(phone=True, locale="de")
    page = ada.page
    link = uploaded(ada, "duel", tmp_path)
    number = question_of("duel", "dial", 1)
    page.goto(f"{link.partition('?')[0]}?as=all&at={number}")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator("#replay-what-if").tap()
    expect(page.locator("#replay-sheet h2")).to_have_text(t("de", "what-if"))
    looks.axe(page)
    looks.screenshot(page, "what-if-phone-german")
    page.locator("#replay-seat-1").tap()
    page.locator("#replay-what-if-form button").tap()
    page.wait_for_url("**/t/*")
    page.locator(".dial-ring label.place-1").tap()
    page.locator("#prompt-form .main").tap()
    expect(page.locator(".dial-ring")).to_have_count(0)
