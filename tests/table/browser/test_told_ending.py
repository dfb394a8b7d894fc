"""The told ending in a browser: a card leads to its moment, the picture can be had, and the next game is one click
away, for one person with bots and for two people, on a phone, in German, and as axe sees it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.table.browser import looks
from tests.table.browser.conftest import PHONE, NewPerson
from tests.table.browser.serving import Server
from tests.table.browser.tables import QUICK, start
from tests.table.browser.test_replay import DUEL
from warptable.table.page.replay.parts import finished
from warptable.text import t


def test_a_card_leads_to_its_moment_and_the_next_game_begins_with_one_click(server: Server, person: NewPerson) -> None:
    ada = person()
    table = start(server, [ada], QUICK, session=finished("encounter"))
    page = ada.page
    card = page.locator(".stage-card").first
    expect(card).to_be_visible()
    expect(page.locator(".stage-over .replay-cell").first).to_be_visible()
    looks.axe(page)
    looks.screenshot(page, "told-ending")
    with page.expect_response(f"**{table}/story.png") as got:
        page.evaluate("fetch(document.getElementById('share-story').href)")
    assert got.value.headers["content-type"] == "image/png"
    card.locator("a.button").click()
    expect(page.locator("#replay-now")).to_have_count(1)
    page.go_back()
    page.locator("#again-form .button").click()
    expect(page.locator("#stage.stage-over")).to_have_count(0)
    expect(page.locator("#board")).to_be_visible()
    assert not page.url.endswith(table)


SHARES = """navigator.share = async (data) => { window.shared = { files: (data.files ?? []).length, url: data.url }; };
navigator.canShare = ({ files }) => window.sendsFiles !== false && files[0].type === "image/png";
navigator.clipboard.writeText = async (text) => { window.copied = text; };"""
"""A device that sends pictures; a test may say that it does not, or that it sends nothing."""


def test_the_story_is_shared_as_a_picture_as_a_link_or_copied(server: Server, person: NewPerson) -> None:
    ada = person(script=SHARES)
    table = start(server, [ada], DUEL, session=finished("duel"))
    page, link = ada.page, f"{ada.home}{table}"
    button = page.locator("#share-story")
    for can, files in (("true", 1), ("false", 0)):
        page.evaluate(f"window.shared = null; window.sendsFiles = {can}")
        button.click()
        page.wait_for_function("() => window.shared")
        assert page.evaluate("window.shared") == {"files": files, "url": link}
    page.evaluate("navigator.share = undefined")
    button.click()
    expect(page.locator("#toast")).to_have_text(t("en", "highlights-share-copied"))
    assert page.evaluate("window.copied") == link
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed')); }")
    with page.expect_download() as got:  # nothing else works: the picture itself
        button.click()
    assert got.value.suggested_filename.endswith(".png")


def test_two_people_meet_at_the_next_table_on_a_phone_in_german(server: Server, person: NewPerson) -> None:
    ada, bix = person(phone=True, locale="de"), person()
    table = start(server, [ada, bix], DUEL, session=finished("duel"))
    page = ada.page
    expect(page.locator(".stage-over h2")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    looks.axe(page)
    looks.screenshot(page, "told-ending-phone-german")
    expect(page.locator("#again-form")).to_contain_text(t("de", "people-next-all"))
    bix.page.locator("#again-form .button").click()  # not the host
    expect(bix.page.locator("#stage.stage-over")).to_have_count(0)
    page.locator("#again-link").tap()
    expect(page.locator("#again-link")).to_have_count(0)
    assert page.url == bix.page.url
    assert not page.url.endswith(table)
