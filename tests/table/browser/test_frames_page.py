"""What somebody does on a page outlives the messages that the socket brings meanwhile."""

from __future__ import annotations

import random
from collections.abc import Iterator

from playwright.sync_api import Page, expect

from tests.table.browser.still import show
from tests.table.game_scenes import played, scene_of
from warptable.table.scene.encounter.data import EncounterScene
from warptable.table.ui.encounter.board import Fleet
from warptable.table.ui.frames import Shown
from warptable.table.ui.game.page import frame

CHANGES = 50
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


def test_typing_scrolling_and_ships_outlive_fifty_changes(page: Page) -> None:
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


def test_a_tick_outlives_what_others_do(page: Page) -> None:
    """The question stays the same while the table waits for several: what was ticked stays ticked."""
    game = played(lambda game: [d.prompt for d in game.decisions] == ["encounter-card"] * 2)
    seat = game.decisions[-1].seat
    shown, scene = Shown(), scene_of(game, seat)
    shown.message(frame(scene))
    show(page, scene)
    tick = page.locator("#cards input[name=pick]").first
    tick.check(force=True)
    said = page.locator("#prompt-form .main .txt").inner_text()
    other = next(decision for decision in game.decisions if decision.seat != seat)
    game.answer(other, other.options[-1])
    changed = scene_of(game, seat, chat=(), log=scene.log[:-1])
    page.evaluate(RECEIVE, shown.message(frame(changed)))
    expect(tick).to_be_checked()
    expect(page.locator("#prompt-form .main .txt")).to_have_text(said)
