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
            assert kind != "over" or until(), "it never came to that"
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
    gift = asked.page.locator("#deal-give .deal-chip").first.inner_text()
    Driver(asked.page).offer()
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
    in_turn(drivers, lambda: people[0].page.locator("#stage.stage-reveal, #stage.stage-faceoff").count() > 0)


def both_win_next(session: Played) -> bool:
    """The first two have made a deal: each picks a planet for the colony that wins. True as well when a game is over
    without that."""
    if session.over or session.decisions[0].prompt != "deal-colony":
        return session.over
    ahead = session.fork()
    while not ahead.over and ahead.state.encounters == session.state.encounters:
        decision = ahead.decisions[0]
        ahead.answer(decision, decision.options[0] if decision.prompt == "deal-colony" else decision.default)
    return ahead.over and ahead.winners == (0, 1)


def test_an_evening_ends_with_a_deal_and_goes_on_with_the_next_game(person: NewPerson, server: Server) -> None:
    """The host at a desktop in English, a friend with a phone in German, somebody who watches on a laptop."""
    seed = seed_where(lambda session: not session.over, until=both_win_next)
    ada, bix = person(), person(phone=True, locale="de-DE")
    onlooker = person(viewport={"width": 1280, "height": 720})
    onlooker.goto(start(server, [ada, bix], QUICK, seed=seed, until=both_win_next))
    pages = [one.page for one in (ada, bix, onlooker)]
    planets = "[RBGYP]\\d"
    drivers = [Driver(ada.page, favours=planets), Driver(bix.page, favours=planets, tap=True)]
    in_turn(drivers, lambda: ada.page.locator("#stage.stage-over").count() > 0)
    for page in pages:
        expect(page.locator("#stage.stage-over")).to_be_visible()
        expect(page.locator(".stage-won")).to_have_count(2)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    looks.screenshot(bix.page, "evening-over-phone")
    looks.screenshot(onlooker.page, "evening-over-laptop")

    ada.page.locator("#again-form .button").click()
    ada.page.wait_for_url("**/t/*-*")
    words = ada.page.url.rpartition("/")[2].replace("-", " ")
    expect(bix.page.locator("#next")).to_contain_text("Ada hat das nächste Spiel vorbereitet.")
    for page in (bix.page, onlooker.page):
        expect(page.locator("#next")).to_contain_text(words)
    looks.axe(bix.page, "#dock")
    looks.screenshot(bix.page, "evening-next-phone")
    bix.page.locator("#again-link").tap()
    bix.page.wait_for_url(ada.page.url)
    expect(bix.page.locator("main")).to_contain_text("Bix")
    expect(ada.page.locator("main")).to_contain_text("Bix")
    looks.screenshot(bix.page, "evening-room-phone")
