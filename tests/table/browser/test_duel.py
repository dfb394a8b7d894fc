"""The game for two in the browser: two windows, thumbs, keys, and what axe says."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from tests.games.duel.page.test_leaks import answered, answers_of
from tests.table.browser import looks, still
from tests.table.browser.conftest import NewPerson
from tests.table.browser.people import Person
from tests.table.browser.serving import Server
from tests.table.browser.tables import start
from warptable.games.duel.page.examples import Game, game_at, is_asked, played, scene_of
from warptable.games.duel.page.piles import open_cards
from warptable.games.duel.page.scene.data import DuelScene
from warptable.games.duel.page.stage import stage
from warptable.table.rooms.settings import TableSettings

OFFERED = TableSettings(name="Comet", edition="avalon", players=2, choice="one", window=0, speed="none")
DUEL = TableSettings(name="Comet", edition="duel", players=2, choice="three", window=0, speed="none")
PHONES = [(390, 844), (360, 640), (844, 390)]


def begun(server: Server, people: list[Person], session: Game) -> None:
    start(server, people, OFFERED, session=session.fork(), instead=DUEL)


def both_choose() -> Game:
    """Both choose plans and tactics, and have a choice."""
    session = game_at("lock-in")
    assert is_asked(session, "lock-in", 1)
    return session


def button(page: Page) -> str:
    return page.locator("#prompt-form .main .wording").inner_text()


def test_two_windows_betray_nothing_and_a_choice_can_be_taken_back(server: Server, person: NewPerson) -> None:
    ada, bix = person(), person()
    begun(server, [ada, bix], both_choose())
    mine, theirs = ada.page, bix.page
    expect(mine.locator("#question")).to_be_visible()
    looks.axe(mine)
    untouched = theirs.locator("#table").inner_html()

    # with the keyboard alone: a plan by its number, a tactic with Shift, its other half, Enter
    assert button(mine) == "Choose a plan"
    mine.keyboard.press("2")
    mine.locator("#own-tactics .tactic.choice").first.wait_for()
    number = mine.locator("#own-tactics .tactic.choice").first.get_attribute("data-token")
    mine.keyboard.press(f"Shift+Digit{number}")
    first = button(mine)
    assert re.fullmatch(r"Lock in −?\d+ and (Blast|Shield|Recover) \d", first)
    mine.keyboard.press("h")
    assert button(mine) != first
    assert theirs.locator("#table").inner_html() == untouched, "choosing is nobody's business"
    mine.keyboard.press("Enter")
    expect(mine.locator("#take-back")).to_be_visible()
    expect(theirs.locator("#strip-upper .locked")).to_be_visible()
    source = theirs.content()
    for card in mine.locator("#cards > .card").evaluate_all("all => all.map((one) => one.id)"):
        if not theirs.locator(f"#{card}").count():
            assert f'"{card}"' not in source
    assert "Locked in:" not in source

    mine.locator("#take-back").click()
    expect(mine.locator("#prompt-form")).to_be_visible()
    expect(theirs.locator("#strip-upper .locked")).to_have_count(0)
    for page in (mine, theirs):
        page.locator('#cards input[name="plan"]').first.check(force=True)
        page.locator('#own-tactics input[name="tactic"]').first.check(force=True)
        page.locator("#prompt-form .main").click()
    expect(mine.locator("#take-back")).to_have_count(0)
    looks.screenshot(mine, "duel-after-lock-in")


def test_a_phone_locks_in_with_thumbs(server: Server, person: NewPerson) -> None:
    """One tap each: a number and the button; then a plan, a half and the button."""
    ada = person(phone=True)
    begun(server, [ada], game_at("dial"))
    page = ada.page
    page.locator(".dial-ring label.place-3").tap()
    expect(page.locator("#prompt-form .main .wording")).to_have_text("Send 3 ships")
    assert looks.small_targets(page) == []
    page.locator("#prompt-form .main").tap()
    expect(page.locator(".dial-ring")).to_have_count(0)
    expect(page.locator(".asks-lock-in, .asks-reveal-envoy, .asks-use, .asks-reinforce").first).to_be_visible()
    looks.axe(page)


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_everything_to_lock_in_is_in_reach(page: Page, width: int, height: int) -> None:
    """The button stays in sight, and both groups can be reached; nothing is wider than the window."""
    page.set_viewport_size({"width": width, "height": height})
    still.show(page, scene_of(both_choose(), 0))
    expect(page.locator("#prompt-form .main")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if page.locator(".dueltabs").is_visible():
        page.locator(".dueltabs .of-tactics").click()
    half = page.locator("#own-tactics label.half-token").last
    half.scroll_into_view_if_needed()
    half.click()
    if page.locator(".dueltabs").is_visible():
        page.locator(".dueltabs .of-plans").click()
    page.locator("#cards label.choice").first.click()
    expect(page.locator("#prompt-form .main .wording")).to_contain_text("Lock in")
    expect(page.locator("#prompt-form .main")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_aliens_to_choose_from_have_the_whole_phone(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    still.show(page, scene_of(game_at("choose-alien"), 0, "de"))
    box = page.locator("#dock").bounding_box()
    assert box is not None
    assert box["height"] > height * 0.8
    assert box["y"] + box["height"] >= height - 1
    expect(page.locator("#prompt-form .main")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (768, 1024)])
def test_that_the_opponent_has_locked_in_is_seen_beside_the_longest_names(page: Page, width: int, height: int) -> None:
    """The strip has room for the name, the dial and the lock, wherever it is not a phone's."""
    session = played(
        lambda game: is_asked(game, "lock-in", 0) and is_asked(game, "lock-in", 1),
        aliens=("prime", "preservationist"),  # a hand of eight
    ).fork()
    scene = scene_of(answered(session, 1, answers_of(session, 1)[0]), 0, "de")
    page.set_viewport_size({"width": width, "height": height})
    still.show(page, replace(scene, people=[scene.people[0], replace(scene.people[0], name="Maximiliane")]))
    strip = page.locator("#strip-upper")
    for part in (".locked", ".wheel", ".standing"):
        expect(strip.locator(part)).to_be_in_viewport(ratio=1)
    assert strip.evaluate("one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight")


def nobody_wins() -> DuelScene:
    scene = scene_of(played(lambda game: game.over, seed=5), 0, "de", winners=())
    return replace(scene, view=replace(scene.view, way="none"))


@cache
def found(wanted: Callable[[Game], bool]) -> DuelScene:
    games = (played(wanted, seed=seed, most=1500) for seed in range(7, 80))
    return scene_of(next(session for session in games if wanted(session)), 0, "de")


def volley_is_shown(session: Game) -> bool:
    return is_asked(session, "ready", 0) and "stage-volley" in str(stage(scene_of(session, 0)))


def begins_again(session: Game) -> bool:
    """The reader sets the dial for a second round: nobody had ships left."""
    frame = session.state.frame
    return frame is not None and frame.round > 1 and is_asked(session, "dial", 0)


def prize_is_shown(session: Game) -> bool:
    """The reader answers what a prize asks."""
    return is_asked(session, "friend-up", 0) and "prizeline" in str(stage(scene_of(session, 0)))


@pytest.mark.parametrize(("width", "height", "size"), [(390, 844, "100"), (390, 844, "130"), (1280, 720, "100")])
def test_an_outcome_and_its_prize_are_read_at_a_glance(page: Page, width: int, height: int, size: str) -> None:
    """The question below the stage begins with the prize, which the stage then leaves out; so cards, totals and verdict
    are wholly above it, and the button to the board covers no name."""
    page.set_viewport_size({"width": width, "height": height})
    still.show(page, found(prize_is_shown), size=size)
    expect(page.locator("#prompt .leadin")).to_be_visible()
    expect(page.locator("#stage .prizeline")).to_be_hidden()
    for part in ("#clout-0", "#clout-1", "#stage h2", "#stage .result-cards >> nth=0", "#stage .result-cards >> nth=1"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    button = page.locator("#stage .slimtoggle").bounding_box()
    for nth in (0, 1):
        name = page.locator("#stage .result-side > .in-colour").nth(nth).bounding_box()
        assert name is not None
        assert button is not None
        apart = name["x"] + name["width"] <= button["x"] or button["x"] + button["width"] <= name["x"]
        assert apart or name["y"] >= button["y"] + button["height"]


GREAT: dict[str, tuple[Callable[[], DuelScene], str]] = {
    "volley": (lambda: found(volley_is_shown), "#stage.stage-volley"),
    "plans": (lambda: scene_of(game_at("reinforce"), 0, "de"), "#stage.stage-plans"),
    "restart": (lambda: found(begins_again), "#prompt .newround"),
    "nobody": (nobody_wins, "#stage.stage-over .nobody-won"),
}
"""The scene, and what it must show."""


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_great_moments_can_be_read_by_all(page: Page, theme: str) -> None:
    """Volley, plans, a restart, a game without a winner: axe has no complaint in either theme."""
    for name, (scene, shown) in GREAT.items():
        still.show(page, scene(), theme=theme)
        expect(page.locator(shown)).to_be_visible()
        looks.axe(page, shown.partition(" ")[0])
        looks.screenshot(page, f"duel-{name}-{theme}")


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_past_and_discards_open_over_the_page_and_shut_again(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    scene = scene_of(played(lambda game: game.state.cards > 9, seed=9))
    body = open_cards(scene).markup
    page.route("**/show/discards", lambda route: route.fulfill(body=body, content_type="text/html; charset=utf-8"))
    still.show(page, scene)
    if not page.locator("#discard-pile").is_visible():
        page.evaluate("document.getElementById('rail').showPopover()")
    for opener in (page.locator("#discard-pile"), page.locator(".deck.past button")):
        opener.click()
        expect(page.locator("#discards li").first).to_be_visible()
        assert page.locator("#discards li").count() > 30
        box = page.locator("#discard-list").bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= width - box["width"]
        page.locator("#discard-list header button").click()
        expect(page.locator("#discard-list")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
