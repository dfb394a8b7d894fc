"""What somebody does on a page outlives the messages that the socket brings meanwhile."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from typing import Any

from playwright.sync_api import Page, expect

from tests.table.browser.still import show
from warptable.games.encounter.engine.model.places import PLACE_NAMES
from warptable.games.encounter.page.board import Fleet
from warptable.games.encounter.page.board.selectable import selectable_in
from warptable.games.encounter.page.examples import played, scene_of
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.table.page.frames import Shown
from warptable.table.page.game.page import frame

CHANGES = 25
LINES_READ = 120
"""How far the log was scrolled up, in pixels."""
MARK = "() => document.querySelectorAll('.ship').forEach((ship) => { ship.known = true; })"
UNKNOWN = "() => [...document.querySelectorAll('.ship')].filter((ship) => !ship.known).length"
PLACES = "() => [...document.querySelectorAll('.ship')].map((ship) => ship.style.transform)"
RECEIVE = "text => htmx.swap({text, target: '#table', swap: 'outerMorph', sourceElement: document.body})"


def scenes(changes: int) -> Iterator[EncounterScene]:
    """One spectator looks on while a game goes on."""
    game = played(lambda game: game.state.encounters > 2)
    chance, fleet = random.Random(1), Fleet()
    for _ in range(changes + 1):
        scene = scene_of(game, None)
        fleet.update(scene.view)
        yield scene_of(game, None, fleet=fleet)
        decision = game.decisions[0]
        game.answer(decision, chance.choice(decision.options))


def test_typing_scrolling_and_ships_outlive_many_changes(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    shown, every = Shown(), scenes(CHANGES)
    first = next(every)
    shown.message(frame(first))
    show(page, first)
    page.fill("#chat-text", "half a sent")
    page.locator("#chat-text").focus()
    page.evaluate("document.getElementById('chat-text').setSelectionRange(2, 4)")
    page.locator("#tab-powers").check(force=True)
    page.locator("#tab-log").check(force=True)
    page.locator("#chat-text").focus()
    page.evaluate(f"document.getElementById('log').scrollTop -= {LINES_READ}")
    read = page.evaluate("document.getElementById('log').scrollTop")
    page.evaluate(MARK)
    before, flown = page.evaluate(PLACES), 0
    for scene in every:
        if message := shown.message(frame(scene)):
            assert message.startswith("<hx-partial"), "nothing but regions"
            page.evaluate(RECEIVE, message)
        places = page.evaluate(PLACES)
        flown += places != before
        before = places
        assert page.evaluate(UNKNOWN) == 0, "the same ships have moved; none was drawn anew"
    assert flown > 1
    expect(page.locator("#chat-text")).to_be_focused()
    expect(page.locator("#chat-text")).to_have_value("half a sent")
    assert page.evaluate("[document.activeElement.selectionStart, document.activeElement.selectionEnd]") == [2, 4]
    assert page.evaluate("document.getElementById('log').scrollTop") == read
    newest = next(line for line in reversed(scene.log) if not line.heading)
    expect(page.locator(f"#line-{newest.number}")).to_be_attached()
    expect(page.locator(f"#lately-line-{newest.number}")).to_be_attached()


MARKED = """() => {
  const names = (selector) => [...document.querySelectorAll(selector)].map((element) => element.id).sort();
  const said = (id) => document.getElementById(id)?.textContent ?? '';
  const added = (spot) => said(spot.getAttribute('aria-labelledby').split(' ')[1]);
  return {
    legal: names('#board .legal'),
    pick: names('#board [data-pick]'),
    disabled: names('#board [aria-disabled=true]'),
    said: Object.fromEntries([...document.querySelectorAll('#stars [data-place]')].map((one) => [one.id, added(one)])),
  };
}"""


def expected(scene: EncounterScene, there: Iterable[str]) -> dict[str, Any]:
    """What the script marks among the places that are there, worked out from the question itself."""
    chosen = selectable_in(scene)
    may = {name: number(name) in chosen.places for name in there}
    people = [f"{thing}-{seat}" for thing in ("sun", "plate") for seat in chosen.seats if (thing, seat) != ("plate", 0)]
    legal = sorted([*people, *(name for name in may if may[name])])
    return {
        "legal": legal,
        "pick": legal,
        "disabled": sorted(name for name in may if chosen.places and not may[name]),
        "said": {name: ("(wählbar)" if may[name] else "(jetzt nicht wählbar)") if chosen else "" for name in may},
    }


def number(place: str) -> int:
    """The number of a place by the id of its element."""
    special = {name: place for place, name in PLACE_NAMES.items()}
    return special[place] if place in special else int(place.removeprefix("planet-"))


def test_what_may_be_chosen_is_marked_after_every_change(page: Page) -> None:
    """Also on places that were sent anew, and for those who hear the page. Then keys and clicks choose."""
    page.set_viewport_size({"width": 1440, "height": 900})
    game, chance, fleet, shown = played(lambda game: game.state.encounters > 1), random.Random(5), Fleet(), Shown()
    changes = asked = 0
    while True:
        scene = scene_of(game, 0, "de", fleet=fleet)
        fleet.update(scene.view)
        message = shown.message(frame(scene))
        if not changes:
            show(page, scene)
        elif message:
            page.evaluate(RECEIVE, message)
        found = page.evaluate(MARKED)
        assert found == expected(scene, found["said"])
        assert page.locator('#stars [tabindex="0"]').count() == 1
        changes, asked = changes + 1, asked + bool(selectable_in(scene))
        if changes > CHANGES and selectable_in(scene).places:
            break
        decision = next((one for one in game.decisions if one.seat == 0), game.decisions[0])
        game.answer(decision, "pass" if "pass" in decision.options else chance.choice(decision.options))
    assert asked > 2
    page.keyboard.press("b")
    expect(page.locator("#stars .legal:focus")).to_have_count(1)
    expect(page.locator("#stars .legal:focus")).to_have_accessible_name(re.compile(r" \(wählbar\)$"))
    last = page.locator("#stars .planet.legal").last
    last.locator(".hit").click()
    expect(last).to_have_attribute("aria-pressed", "true")


def test_a_tick_outlives_what_others_do(page: Page) -> None:
    """The question stays the same while the table waits for several: what was ticked stays ticked."""
    game = played(lambda game: [d.prompt for d in game.decisions] == ["encounter-card"] * 2)
    seat = game.decisions[-1].seat
    shown, scene = Shown(), scene_of(game, seat)
    shown.message(frame(scene))
    show(page, scene)
    tick = page.locator("#cards input[name=pick]").first
    tick.check(force=True)
    said = page.locator("#prompt-form .main .wording").inner_text()
    other = next(decision for decision in game.decisions if decision.seat != seat)
    game.answer(other, other.options[-1])
    changed = scene_of(game, seat, chat=(), log=scene.log[:-1])
    page.evaluate(RECEIVE, shown.message(frame(changed)))
    expect(tick).to_be_checked()
    expect(page.locator("#prompt-form .main .wording")).to_have_text(said)
