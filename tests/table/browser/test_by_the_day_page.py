"""A game by the day on two phones: one person closes the page, the table waits, and goes on when they are back."""

from __future__ import annotations

import re

from msgspec.structs import replace
from playwright.sync_api import expect

from tests.table.browser import looks
from tests.table.browser.conftest import NewPerson
from tests.table.browser.driver import Driver
from tests.table.browser.serving import Server
from tests.table.browser.tables import QUICK, Played, planning, seed_where, start
from tests.table.browser.test_together import against, hand, in_turn
from warptable.games.encounter.engine.model.cards import FACES, CardType

DAY = replace(QUICK, pace="day", window=5)


def will_reinforce(session: Played) -> bool:
    """The first encounter is between the two people, both can attack, and the defense can reinforce."""
    kinds = [[FACES[face].type for face in hand(session, seat)] for seat in (0, 1)]
    attack = all(CardType.ATTACK in held for held in kinds)
    return against(session, 0, 1) and attack and CardType.REINFORCEMENT in kinds[1]


def test_a_reaction_waits_for_somebody_who_has_closed_the_page(person: NewPerson, server: Server) -> None:
    ada, bix = (person(phone=True, locale="de-DE", timezone_id="Europe/Berlin") for _ in range(2))
    path = start(server, [ada, bix], DAY, seed=seed_where(will_reinforce, DAY), until=planning)
    drivers = [Driver(one.page, favours="Angriff", tap=True) for one in (ada, bix)]
    sides = '#react-form [id^="answer-sides"]'
    in_turn(drivers, lambda: bix.page.locator(sides).count() > 0 and ada.page.locator("#pass").count() > 0)
    number = ada.page.locator("#reaction").get_attribute("data-number")

    bix.goto("/")
    drivers[0].press(ada.page.locator("#pass"))
    expect(ada.page.locator("#reaction")).to_contain_text("Notiert")
    expect(ada.page.locator("#countdown time")).to_have_text(re.compile(r"^\w\w\.?, \d+\.\d+\.,? \d\d:\d\d$"))
    expect(ada.page.locator(".ring")).to_have_count(0)
    expect(ada.page.locator("#away-1")).to_have_count(0)
    expect(ada.page.locator(f'#reaction[data-number="{number}"]')).to_be_visible()
    expect(bix.page.locator(f'a[href="{path}"]').first).to_be_visible()
    looks.screenshot(ada.page, "by-the-day-waits")

    bix.goto(path)
    expect(bix.page.locator(f'#reaction[data-number="{number}"]')).to_be_visible()
    expect(bix.page.locator("#hold-here")).to_have_count(0)
    looks.axe(bix.page)
    looks.screenshot(bix.page, "by-the-day-back")
    drivers[1].press(bix.page.locator(f"{sides} button[name=answer]").last)
    expect(ada.page.locator("#log")).to_contain_text("Verstärkung +")
    expect(ada.page.locator(f'#reaction[data-number="{number}"]')).to_have_count(0)


def test_answers_in_advance_are_given_on_the_phone(person: NewPerson, server: Server) -> None:
    ada, bix = person(locale="de-DE"), person(phone=True, locale="de-DE")
    start(server, [ada, bix], DAY, seed=seed_where(will_reinforce, DAY))
    page = bix.page
    page.locator(".top .drawer").tap()
    choice = page.locator("#advance-reinforce-card")
    choice.select_option(index=1)
    page.locator("#advance-reinforce button").tap()
    expect(page.locator("#advance-reinforce")).to_contain_text("Gemerkt")
    assert choice.input_value()
    looks.axe(page, "#rail")
    choice.scroll_into_view_if_needed()
    looks.screenshot(page, "by-the-day-orders")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    choice.select_option("")
    page.locator("#advance-reinforce button").tap()
    expect(page.locator("#advance-reinforce")).not_to_contain_text("Gemerkt")
