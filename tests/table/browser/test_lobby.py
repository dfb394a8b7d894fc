"""The lobby in a browser: two people meet at a table, on a desktop and on a phone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.table.browser.conftest import NewPerson
from warptable.text import t

REFUSED = "the server responded with a status of 40[49]"


def opened(page: Page, **settings: str) -> Page:
    """A new table with free choice of aliens; the page is in its waiting room."""
    page.locator("#new-choice-free").check()
    for field, value in settings.items():
        page.fill(f"#new-{field}", value)
    page.get_by_role("button", name=t("en", "lobby-create-button")).click()
    expect(page.locator("#w-start")).to_be_visible()
    return page


def test_the_numbers_of_players_follow_the_edition(person: NewPerson) -> None:
    page = person().goto("/")
    page.locator("#now-players-5").check()
    expect(page.locator("#now-players-2")).to_be_hidden()
    page.locator('[data-edition="avalon"]').click()  # the poster is a button, too
    expect(page.locator("#now-players-4")).to_be_checked()
    expect(page.locator("#now-players-5")).to_be_hidden()
    expect(page.locator("#now-players-2")).to_be_visible()


def test_a_code_that_nobody_gave_out_is_refused_in_place(person: NewPerson) -> None:
    ada = person()
    ada.expect(REFUSED)
    page = ada.goto("/")
    page.fill("#join-code", "nosuchtable")
    page.get_by_role("button", name=t("en", "lobby-join-button")).click()
    expect(page.locator("#toast")).to_have_text(t("en", "refused-no-table"))
    expect(page.locator("#join-code")).to_have_value("nosuchtable")


def test_what_is_wrong_with_a_new_table_is_said_and_nothing_is_lost(person: NewPerson) -> None:
    ada = person()
    ada.expect(REFUSED)
    page = ada.goto("/tables/new")
    page.fill("#new-name", "Comet")
    page.locator("#new-choice-levels").check()
    for level in ("green", "yellow", "red"):
        page.locator(f"#new-level-{level}").uncheck()
    page.get_by_role("button", name=t("en", "lobby-create-button")).click()
    expect(page.locator("#toast")).to_have_text(t("en", "refused-levels"))
    expect(page.locator("#new-name")).to_have_value("Comet")


def test_two_people_meet(person: NewPerson) -> None:
    ada, bix = person(), person(phone=True)
    host = opened(ada.goto("/tables/new"), name="Comet")
    guest = bix.goto(f"/t/{host.url.rpartition('/')[2]}")
    guest.fill("#w-join-name", "Bix")
    guest.locator("#w-join-2").check()
    host.locator('#w-bot-1 button[value="novice"]').click()
    expect(guest.locator("#w-colour-1")).to_have_count(0)  # the page was sent anew
    expect(guest.locator("#w-join-name")).to_have_value("Bix")
    expect(guest.locator("#w-join-2")).to_be_checked()
    guest.locator("#w-join-form button").tap()
    expect(host.locator("#w-seat-2")).to_contain_text("Bix")
    expect(guest.locator("#w-go")).to_have_count(0)
    guest.fill("#w-say-text", "Hello <b>there</b>")
    guest.locator("#w-say button").tap()
    expect(host.locator("#w-chat-lines")).to_contain_text("Bix Hello <b>there</b>")
    expect(guest.locator("#w-say-text")).to_have_value("")
    host.locator("#w-host-2 button").click()
    expect(guest.locator("#w-go")).to_be_visible()
    expect(host.locator("#w-go")).to_have_count(0)


def test_everybody_is_taken_from_the_waiting_room_to_the_game(person: NewPerson) -> None:
    """Its page has another header than the lobby's: the game must not lie inside that one."""
    ada, bix = person(), person(phone=True)
    host = opened(ada.goto("/tables/new"))
    guest = bix.goto(f"/t/{host.url.rpartition('/')[2]}")
    guest.locator("#w-join-form button").tap()
    host.locator("#w-fill-form button.primary").click()
    for page in (host, guest):
        expect(page.locator("#table.game")).to_be_visible()
        expect(page.locator(".site-head")).to_have_count(0)
        assert page.locator("main").count() == 1


def test_an_alien_is_found_and_picked(person: NewPerson) -> None:
    page = opened(person().goto("/tables/new"))
    page.fill("#w-search", "ZÓMB")
    expect(page.locator("#w-alien-list > button:visible")).to_have_count(1)
    page.locator("#w-alien-zombie").click()
    expect(page.locator("#w-aliens-title")).to_have_text(t("en", "lobby-alien-yours", alien="Zombie"))
    expect(page.locator("#w-alien-list > button:visible")).to_have_count(1)  # the search outlives the new frame
    page.fill("#w-search", "nothing like that")
    expect(page.locator("#w-alien-none")).to_be_visible()


def test_the_link_is_copied(person: NewPerson) -> None:
    page = opened(person(permissions=["clipboard-read", "clipboard-write"]).goto("/tables/new"))
    page.locator("#w-copy").click()
    expect(page.locator("#toast")).to_have_text(t("en", "lobby-copied"))
    assert page.evaluate("navigator.clipboard.readText()") == page.url
