"""Moments in a browser: what somebody has just used is shown and keeps nobody waiting."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

from playwright.sync_api import Page, Request, expect

from tests.table.browser.stages import idle
from tests.table.browser.still import push, show, stop_the_clock
from warptable.games.duel.page.examples import new_duel
from warptable.games.duel.page.examples import scene_of as duel_scene_of
from warptable.games.duel.page.scene.data import DuelScene
from warptable.games.encounter.page.examples import moments
from warptable.games.encounter.page.examples import scene_of_five as scene_of
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.table.scene.data import Line


@cache
def power_comes() -> tuple[EncounterScene, EncounterScene]:
    """The frame before a power is used and the one after, with a window in which it may be stopped."""
    before: EncounterScene | None = None
    for game in moments(1):
        scene = scene_of(game, 0)
        used = scene.log[-1].kind == "power_used" if scene.log else False
        if before is not None and used and scene.log[-1] not in before.log and scene.reaction is not None:
            return before, scene
        before = scene
    raise AssertionError("no power was used")


def test_a_power_has_its_moment_and_nothing_waits_for_it(page: Page, posts: list[Request]) -> None:
    """Without motion it is a still picture of 1.2 seconds; the question is open meanwhile, and a key does what it
    always does."""
    before, after = power_comes()
    stop_the_clock(page)
    show(page, before)
    shown = page.locator("#moment-shown")
    expect(shown).to_have_count(0)
    push(page, after)
    expect(shown).to_have_attribute("data-kind", "power")
    expect(shown).to_have_attribute("aria-hidden", "true")
    expect(page.locator("#pass")).to_be_enabled()
    assert page.evaluate("document.querySelector('#moment-shown').getAnimations({ subtree: true }).length") == 0
    with page.expect_response("**/react"):
        page.keyboard.press("Space")
    expect(shown).to_have_count(0)
    push(page, after)
    expect(shown).to_have_count(0)
    assert [post.url.rpartition("/")[2] for post in posts] == ["react"]
    push(page, before)
    push(page, after)
    page.clock.run_for(1190)
    expect(shown).to_have_count(1)
    page.clock.run_for(20)
    expect(shown).to_have_count(0)


def test_a_moment_bursts_from_its_owner_and_ends_in_the_upper_half_of_a_phone(page: Page) -> None:
    before, after = power_comes()
    page.set_viewport_size({"width": 390, "height": 844})
    show(page, before)
    page.evaluate("document.documentElement.dataset.motion = 'auto'")
    paused = "document.querySelector('#moment-shown').getAnimations({ subtree: true })"
    page.evaluate(
        """() => new MutationObserver(() => document.querySelector('#moment-shown')
        ?.getAnimations({ subtree: true }).forEach((one) => one.pause())).observe(document.body, { childList: true,
        subtree: true })"""
    )
    push(page, after)
    shown = page.locator("#moment-shown")
    expect(shown).to_have_count(1)
    ends = page.evaluate(f"{paused}.map((one) => one.effect.getComputedTiming().endTime)")
    assert ends
    assert max(ends) == 1640
    page.evaluate(f"{paused}.forEach((one) => {{ one.currentTime = 700 }})")
    box = shown.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 0.47 * 844
    expect(page.locator("#pass")).to_be_in_viewport()
    page.evaluate(f"{paused}.forEach((one) => one.finish())")
    expect(shown).to_have_count(0)


def test_a_moment_tells_the_total_before_and_after(page: Page) -> None:
    scene = idle()
    assert scene.totals is not None
    offense, defense = scene.totals
    used = Line(scene.log[-1].number + 1, "", "virus", seat=1, kind="power_used", what="virus.multiply")
    after = replace(scene, totals=(offense._replace(value=offense.value + 5), defense), log=[*scene.log, used])
    stop_the_clock(page)
    show(page, scene)
    push(page, after)
    change = page.locator("#moment-shown .moment-change")
    expect(change.locator("s")).to_have_text(str(offense.value))
    expect(change.locator("b")).to_have_text(str(offense.value + 5))


@cache
def duel_is_fought() -> tuple[DuelScene, DuelScene]:
    """Two dials of the game for two, with a whole duel between them."""
    session, chance = new_duel(7), random.Random(7)
    before: DuelScene | None = None
    while not session.over:
        decision = session.decisions[0]
        if decision.prompt == "dial" and decision.seat == 0:
            scene = duel_scene_of(session)
            if before is not None and [one.kind for one in scene.told[-2:]] == ["won", "destiny"]:
                return before, scene
            before = scene
        session.answer(decision, chance.choice(list(decision.options)))
    raise AssertionError("nobody has won a duel")


def test_what_happened_between_two_questions_is_told_in_order(page: Page) -> None:
    """How the duel came out, then the new destiny card, in four seconds together; the question is in sight below, and a
    key ends all of it."""
    before, after = duel_is_fought()
    fresh = after.told[-4:]
    alone = [{"won": 3200, "destiny": 1800, "volley": 2600}.get(told.kind, 1200) for told in fresh]
    assert sum(alone) > 4000
    assert fresh[0].number > before.told[-1].number
    page.set_viewport_size({"width": 390, "height": 844})
    stop_the_clock(page)
    show(page, before)
    shown = page.locator("#moment-shown")
    expect(shown).to_have_count(0)
    for ended_by_key in (False, True):
        push(page, before)
        push(page, after)
        for told, lasting in zip(fresh, alone, strict=True):
            expect(shown).to_have_attribute("data-n", str(told.number))
            box, asked = shown.bounding_box(), page.locator("#question").bounding_box()
            assert box is not None
            assert asked is not None
            assert box["y"] + box["height"] <= asked["y"]
            if ended_by_key:
                page.keyboard.press("Shift")
                break
            page.clock.run_for(round(lasting * 4000 / sum(alone)) + 1)
        expect(shown).to_have_count(0)
