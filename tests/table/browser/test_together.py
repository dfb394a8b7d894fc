"""Several people at one table: each sees the own hand, all see the same table."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from time import monotonic

from playwright.sync_api import Page, expect

from tests.table.browser import looks
from tests.table.browser.conftest import NewPerson
from tests.table.browser.driver import LOOK, PATIENCE, Driver
from tests.table.browser.serving import Server
from tests.table.browser.tables import QUICK, Played, asked, planning, seed_where, start


def in_turn(drivers: Sequence[Driver], until: Callable[[], bool]) -> None:
    """Everybody answers what is asked of them, until something is the case. Answers are counted, and while nobody is
    asked, the table has its time: on a busy machine, many looks find nothing new."""
    answers, last = 0, monotonic()
    while not until():
        assert answers < 400, "it never came to that"
        assert monotonic() - last < PATIENCE / 1000, "nobody is asked anything"
        for driver in drivers:
            kind, key = driver.situation()
            assert kind != "over", "it never came to that"
            if kind and not until():
                driver.reply(kind)
                driver.wait_past(kind, key)
                answers, last = answers + 1, monotonic()
        drivers[0].page.wait_for_timeout(LOOK)


def hand(session: Played, seat: int) -> list[str]:
    return [face for _, face in session.view(seat).hand]


def against(session: Played, offense: int, defense: int) -> bool:
    encounter = session.view(None).current
    return (encounter.offense, encounter.defense) == (offense, defense)


def strange_cards(pages: Sequence[Page]) -> list[str]:
    """Cards in somebody's hand that stand anywhere in the source of somebody else's page."""
    hands = [page.locator("#cards > .card").evaluate_all("all => all.map((card) => card.id)") for page in pages]
    assert all(hands)
    sources = [set(re.findall(r"card-\d+", page.content())) for page in pages]
    found: list[str] = []
    for holder, hand in enumerate(hands):
        for reader, source in enumerate(sources):
            found += [card for card in hand if reader != holder and card in source]
    return found


def count_of_cards(page: Page) -> int:
    return page.locator("#cards > .card").count()


def test_two_people_make_a_deal(person: NewPerson, server: Server) -> None:
    seed = seed_where(lambda session: against(session, 0, 1) and all("negotiate" in hand(session, s) for s in (0, 1)))
    ada, bix, onlooker = person(), person(), person()
    path = start(server, [ada, bix], QUICK, seed=seed, until=planning)
    onlooker.goto(path)
    drivers = [Driver(one.page, favours="Negotiate|B\\d") for one in (ada, bix)]
    in_turn(drivers, lambda: ada.page.locator("#deal-form").count() > 0)

    asked = next(one for one in (ada, bix) if one.page.locator("#deal-send").count())
    other = bix if asked is ada else ada
    cards = count_of_cards(asked.page)
    gift = asked.page.locator("#deal-give .dchip").first.inner_text()
    Driver(asked.page).offer()
    looks.axe(asked.page, "#stage")
    looks.screenshot(asked.page, "deal")
    asked.page.locator("#deal-send").click()

    expect(other.page.locator("#deal-take")).to_be_visible()
    expect(other.page.locator("#deal-offers")).to_contain_text(gift)
    expect(onlooker.page.locator("#stage")).to_be_visible()
    assert gift not in onlooker.page.locator("#table").inner_text(), "others see the number of cards only"
    other.page.locator("#deal-take").click()
    for one in (ada, bix):
        expect(one.page.locator("#deal-form")).to_have_count(0)
        expect(one.page.locator("#log")).to_contain_text("deal")
    assert count_of_cards(asked.page) == cards, "one went, one came"


def test_three_people_ally(person: NewPerson, server: Server) -> None:
    seed = seed_where(lambda session: against(session, 0, 1))
    people = [person(), person(), person()]
    start(server, people, QUICK, seed=seed, until=asked(0, "invite"))
    drivers = [Driver(one.page, favours="Green|Join the offense|B\\d|Attack") for one in people]
    joined = re.compile(r"Green \w+ \d ships? \w+ the gate")
    in_turn(drivers, lambda: joined.search(people[0].page.locator("#log").text_content() or "") is not None)
    expect(people[1].page.locator("#log")).to_contain_text(joined)
    expect(people[2].page.locator("#log")).to_contain_text(re.compile(r"You \w+ \d ships? \w+ the gate"))
    assert strange_cards([one.page for one in people]) == []
    looks.screenshot(people[2].page, "allied")
    in_turn(drivers, lambda: people[0].page.locator("#stage.st-reveal, #stage.st-faceoff").count() > 0)
