"""My games on one device and, by the private link, on another: a desktop in English, a phone in German."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from msgspec.structs import replace
from playwright.sync_api import Page, expect

from tests.table.browser import looks
from tests.table.browser.conftest import NewPerson
from tests.table.browser.serving import Server
from tests.table.test_my_games import row_of
from warptable.game import families
from warptable.table.play.seats import SeatHolder
from warptable.table.rooms.record import TableRecord
from warptable.table.rooms.results import GameResult, SeatResult
from warptable.table.rooms.settings import TableSettings
from warptable.table.store import Store, TableRow
from warptable.table.web.cookies import COOKIE

GAMES = 24
DAY = 86_400.0
PEOPLE = ("Grace", "Linus", "Margaret Hamilton of the Apollo")


def played(guest: str, number: int) -> TableRow:
    """A finished game of this guest: every third one of the game for two."""
    edition, family, players = ("duel", "duel", 2) if number % 3 == 2 else ("ffg", "encounter", 4)
    aliens = sorted(families()[family].aliens_of(edition))
    seats = [SeatHolder(guest=guest, name="Ada")]
    seats += [SeatHolder(guest=f"g{(number + n) % 3}", name=PEOPLE[(number + n) % 3]) for n in range(players // 2)]
    seats += [SeatHolder(name="Nova", bot="steady" if number % 2 else "seer") for _ in range(players - len(seats))]
    won = {number % players} | ({0, 1} if number % 7 == 0 and players > 2 else set())
    results = tuple(
        SeatResult(aliens[(number * 5 + n) % len(aliens)], 5 - n, n in won, seat.bot) for n, seat in enumerate(seats)
    )
    settings = TableSettings(name=f"Evening {number}", edition=edition, players=players, choice="two")
    settings = replace(settings, choice="three") if edition == "duel" else settings
    at = 1_790_000_000.0 + number * DAY
    return row_of(f"evening{number}", TableRecord(settings, seats, result=GameResult(at, 9 + number, results)), at)


async def keep(database: str, guest: str) -> None:
    store = await Store.open(database)
    for number in range(GAMES):
        await store.add_table(played(guest, number))
    await store.close()


def guest_of(page: Page) -> str:
    value = next(one["value"] for one in page.context.cookies() if one["name"] == COOKIE)
    return value.partition(".")[0]


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    looks.axe(page)


def test_my_games_move_to_a_phone_by_a_private_link(person_at: NewPerson, own_server: Server) -> None:
    ada, phone = person_at(own_server.url), person_at(own_server.url, phone=True, locale="de-DE")
    page = ada.goto("/me")
    expect(page.locator("#mine-finished")).to_contain_text("A game that is over appears here")
    with ThreadPoolExecutor() as elsewhere:  # Playwright has the event loop of this thread
        elsewhere.submit(asyncio.run, keep(own_server.database, guest_of(page))).result()
    page = ada.goto("/me")
    expect(page.locator("#mine-finished .mine-game")).to_have_count(20)
    expect(page.locator("#mine-results .mine-all")).to_contain_text(f"of {GAMES} won")
    expect(page.locator("#mine-against")).to_contain_text("Linus")
    fits(page)
    looks.screenshot(page, "my-games-desktop")
    page.get_by_role("link", name="Older").click()
    expect(page.locator("#mine-finished .mine-game")).to_have_count(GAMES - 20)
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Make a private link").press("Enter")
    link = page.locator("#mine-link").input_value()
    fits(page)
    looks.screenshot(page, "my-games-link")

    small = phone.goto("/")
    before = guest_of(small)
    small.goto(link.replace(link.partition("/me/")[0], own_server.url))
    expect(small.locator("h1")).to_have_text("Deine Spiele auf diesem Gerät?")
    assert guest_of(small) == before
    fits(small)
    looks.screenshot(small, "my-games-arrival-phone")
    small.locator("form[action='/me/here'] button").tap()
    small.wait_for_url("**/me")
    assert guest_of(small) == guest_of(page)
    expect(small.locator("#mine-finished .mine-game")).to_have_count(20)
    fits(small)
    assert looks.small_targets(small) == []
    looks.screenshot(small, "my-games-phone")
    small.locator("a[href='/me/delete']").tap()
    expect(small.locator("h1")).to_have_text("Alles löschen?")
    fits(small)
    looks.screenshot(small, "my-games-deletion-phone")
    small.locator("form[action='/me/delete'] button").tap()
    expect(small.locator("h1")).to_have_text("Alles ist gelöscht")
    page = ada.goto("/me")
    expect(page.locator("#mine-finished .mine-game")).to_have_count(0)
