"""Games through the page, to their end."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.table.browser import looks
from tests.table.browser.conftest import NewPerson
from tests.table.browser.driver import Driver
from tests.table.browser.serving import Server
from tests.table.browser.tables import Played, planning, seed_where, start
from warptable.games.encounter.engine.editions import EDITIONS
from warptable.table.errors import Refused
from warptable.table.rooms.settings import TableSettings
from warptable.text import t

GAME = TableSettings(name="Comet", players=3, variants=("four-planets",), window=0, speed="none")


def test_play_now_leads_to_a_table(person: NewPerson) -> None:
    page = person().goto("/")
    page.get_by_role("button", name=t("en", "lobby-play-now")).click()
    expect(page).to_have_url(re.compile("/t/[a-z]+(-[a-z]+){3}$"))
    expect(page.locator("#question")).to_be_visible()
    expect(page.locator("#prompt .candidate")).to_have_count(2)
    looks.axe(page)
    looks.screenshot(page, "choose-alien")


def ends_soon(session: Played) -> bool:
    """The first seat chooses its card for the last encounter: whatever everybody does, somebody wins it and the game.
    True as well when a game is over without that."""
    mine = any(decision.seat == 0 for decision in session.decisions)
    return session.over or (planning(session) and mine and all(is_last(session, chance) for chance in range(8)))


def is_last(session: Played, seed: int) -> bool:
    """Is the game over after this encounter if everybody answers by chance?"""
    ahead, chance = session.fork(), random.Random(seed)
    while not ahead.over and ahead.state.encounters == session.state.encounters:
        decision = chance.choice(ahead.decisions)
        ahead.answer(decision, chance.choice(decision.options))
    return ahead.over


def test_the_end_of_a_game(person: NewPerson, server: Server) -> None:
    """From the last card that is chosen to the winners, and on to the next game. The soak plays whole games, with all
    the aliens, flares and deals that come."""
    ada = person()
    seed = seed_where(lambda session: not session.over, GAME, ends_soon)
    start(server, [ada], GAME, seed=seed, until=ends_soon)
    driver = Driver(ada.page, seed=5)
    driver.play()
    assert driver.done["prompt"]
    expect(ada.page.locator("#stage.stage-over h2")).to_be_visible()
    expect(ada.page.locator("#stage .stage-won")).not_to_have_count(0)
    looks.screenshot(ada.page, "over")
    again(ada.page)


def again(page: Page) -> None:
    """Alone with bots: one click, and the next game asks its first question."""
    before = page.url
    page.get_by_role("button", name=t("en", "stages-again")).click()
    expect(page).not_to_have_url(before)
    expect(page.locator("#question")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_games_of_many_kinds_to_the_end(person: NewPerson, server: Server, seed: int) -> None:
    """Both editions, any number of players, any variants, both languages, mouse or finger."""
    chance = random.Random(seed)
    settings = any_settings(chance)
    phone = chance.random() < 0.3
    ada = person(phone=phone, locale=chance.choice(["en-GB", "de-DE"]))
    start(server, [ada], settings, seed=seed)
    Driver(ada.page, seed, tap=phone).play(most=800)


def any_settings(chance: random.Random) -> TableSettings:
    name = chance.choice(sorted(EDITIONS))
    edition = EDITIONS[name]
    players = chance.randint(edition.min_players, edition.max_players)
    variants = tuple(variant for variant in edition.variants if chance.random() < 0.3)
    try:
        return TableSettings(edition=name, players=players, variants=variants, window=0, speed="none").checked()
    except Refused:  # some variants do not go together
        return any_settings(chance)
