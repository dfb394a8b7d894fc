"""The hand and the discard pile in a browser: what messages do to cards, and a pile that is fetched when opened."""

from __future__ import annotations

from dataclasses import replace

from playwright.sync_api import Browser, Page, expect

from tests.table.browser.still import HOST, show
from warptable.games.encounter.engine.model.views import CardView
from warptable.games.encounter.page.dock import discards
from warptable.games.encounter.page.examples import scene_at
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.table.page.frames import Shown
from warptable.table.page.game.page import fetched_page, frame

RECEIVE = "text => htmx.swap({text, target: '#table', swap: 'outerMorph', sourceElement: document.body})"
CARDS = """all => all.map((card) => [card.id, card.dataset.help, card.querySelector('.card-name')?.textContent,
  card.querySelector('.mark').className, card.querySelector('.tick')?.id])"""


def cards(page: Page) -> list[list[str]]:
    found: list[list[str]] = page.locator("#cards > .card").evaluate_all(CARDS)
    return found


def test_messages_make_of_a_hand_what_a_new_page_shows(page: Page) -> None:
    asked = scene_at("encounter-card")
    quiet = replace(asked, asked=None)
    view = quiet.view
    fewer = replace(quiet, view=replace(view, hand=view.hand[1:]))
    others = replace(quiet, view=replace(view, hand=[*view.hand[2:], CardView(901, "quash"), CardView(902, "morph")]))
    every = (asked, quiet, fewer, others, asked)
    fresh = [cards(show(page, scene)) for scene in every]
    shown = Shown()
    shown.message(frame(every[-1]))
    for scene, wanted in zip(every, fresh, strict=True):
        if message := shown.message(frame(scene)):
            page.evaluate(RECEIVE, message)
        assert cards(page) == wanted


def test_a_ticked_card_stays_ticked_while_messages_come(page: Page) -> None:
    scene = scene_at("encounter-card")
    shown = Shown()
    shown.message(frame(scene))
    show(page, scene)
    ticks = page.locator("#cards .choice .tick")
    ticks.nth(1).check(force=True)
    ticks.nth(1).focus()
    view = replace(scene.view, discard=[CardView(-1, "quash")], deck=scene.view.deck - 1)
    page.evaluate(RECEIVE, shown.message(frame(replace(scene, view=view))))
    expect(page.locator("#deck-left")).to_have_text(str(view.deck))
    expect(ticks.nth(1)).to_be_checked()
    expect(ticks.nth(1)).to_be_focused()


def discarding(*faces: str) -> EncounterScene:
    scene = scene_at("aim")
    return replace(scene, view=replace(scene.view, discard=[CardView(-1, face) for face in faces]))


def serve(page: Page, body: str) -> None:
    """What the server answers from now on."""
    page.route(
        f"{HOST}/t/*/show/discards", lambda route: route.fulfill(body=body, content_type="text/html; charset=utf-8")
    )


def test_the_pile_is_fetched_when_it_is_opened_and_when_it_changes_meanwhile(page: Page) -> None:
    scene, later = discarding("attack-08", "quash"), discarding("attack-08", "quash", "plague")
    shown = Shown()
    shown.message(frame(scene))
    show(page, scene)
    serve(page, discards(scene).markup)
    expect(page.locator("#discard-list")).not_to_contain_text("Attack 8")
    page.locator("#discard-pile").click()
    names = page.locator("#discard-list li")
    expect(names).to_have_text(["Quash", "Attack 8"])
    serve(page, discards(later).markup)
    page.evaluate(RECEIVE, shown.message(frame(later)))
    expect(names).to_have_text(["Plague", "Quash", "Attack 8"])
    page.locator("#discard-list header button").click()
    expect(page.locator("#discard-list")).to_be_hidden()


def test_without_a_script_the_pile_is_a_page_of_its_own(browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page, scene = context.new_page(), discarding("attack-08", "quash")
    show(page, scene)
    serve(page, fetched_page(scene, discards(scene)))
    page.locator("#discard-pile").click()
    page.locator("#discard-list a").click()
    expect(page.locator(".open-cards li")).to_have_text(["Quash", "Attack 8"])
    context.close()
