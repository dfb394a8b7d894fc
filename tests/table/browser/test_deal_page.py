"""A deal in a browser: its draft is put into words, kept by a new frame and sent by keys; its clock runs."""

from __future__ import annotations

from dataclasses import replace

from playwright.sync_api import Page, Request, expect

from tests.table.browser.stages import asked, tick
from tests.table.browser.still import HOST, push, show, stop_the_clock
from warptable.games.encounter.page.examples import answering, both_attack, found, is_open
from warptable.games.encounter.page.examples import scene_of_five as scene_of
from warptable.games.encounter.page.scene.data import EncounterScene


def test_a_draft_is_put_into_words_and_reckoned(page: Page) -> None:
    scene = asked()
    show(page, scene)
    send, take = page.locator("#deal-send"), page.locator("#deal-take")
    expect(send).to_be_disabled()
    expect(take).to_have_class("button primary")
    expect(page.locator("#deal-standing")).to_be_visible()
    expect(page.locator("#deal-draft")).to_be_hidden()
    expect(page.locator(".deal-valid .bad")).to_be_hidden()
    page.locator("#deal-form input[name=ask][value='0']").check(force=True)
    given, wanted = tick(page, "give"), tick(page, "want")
    expect(page.locator("#deal-standing")).to_be_hidden()
    expect(page.locator("[data-list=give]")).to_contain_text(given)
    expect(page.locator("[data-list=get]")).to_have_text(wanted)
    assert scene.me is not None
    held = scene.view.seats[scene.me].hand
    expect(page.locator("[data-mean=cards-mine]")).to_have_text(f"{held} → {held - 1}")
    expect(send).to_be_enabled()
    expect(send).to_have_class("button primary")
    expect(take).to_have_class("button")


def test_a_draft_says_that_a_named_card_cannot_be_asked_for(page: Page) -> None:
    """Not before there is a draft, and not if it asks for no cards."""
    show(page, asked())
    note = page.locator("[data-note=ask]")
    expect(note).to_be_hidden()
    tick(page, "give")
    expect(note).to_be_visible()
    page.locator("#deal-form input[name=ask][value='0']").check(force=True)
    expect(note).to_be_hidden()


def later(scene: EncounterScene) -> EncounterScene:
    """The same offer once more, as the answer to one that was sent meanwhile."""
    assert scene.asked is not None
    return replace(scene, asked=replace(scene.asked, serial=scene.asked.serial + 2))


def test_enter_does_not_repeat_what_was_refused(page: Page, posts: list[Request]) -> None:
    scene = asked()
    show(page, scene)
    given = tick(page, "give")
    with page.expect_response("**/answer"):
        page.keyboard.press("Enter")
    push(page, later(scene))
    expect(page.locator("#deal-standing")).to_be_visible()
    expect(page.locator("#deal-form input[name=give]:checked")).to_have_count(0)
    expect(page.locator("#deal-send")).to_be_disabled()
    expect(page.locator("#deal-take")).to_have_class("button primary")
    page.keyboard.press("Enter")
    tick(page, "give")
    expect(page.locator("[data-list=give]")).to_contain_text(given)
    with page.expect_response("**/chat"):
        page.locator("button[form=deal-say]").first.click()
    assert [post.url.rpartition("/")[2] for post in posts] == ["answer", "chat"]


def test_a_new_frame_keeps_the_draft(page: Page) -> None:
    scene = asked()
    show(page, scene)
    given = tick(page, "give")
    push(page, scene)
    expect(page.locator("[data-list=give]")).to_contain_text(given)
    expect(page.locator("#deal-send")).to_be_enabled()


def test_enter_sends_the_draft_and_t_takes_theirs(page: Page, posts: list[Request]) -> None:
    scene = asked()
    show(page, scene)
    page.keyboard.press("Enter")
    assert posts == []
    tick(page, "give")
    with page.expect_response("**/answer"):
        page.keyboard.press("Enter")
    assert [post.url for post in posts] == [f"{HOST}/t/abc/answer"]
    assert "propose" in (posts[0].post_data or "")
    with page.expect_response("**/answer"):
        page.locator("body").press("t")
    assert "accept" in (posts[-1].post_data or "")


def test_breaking_off_takes_two_clicks(page: Page, posts: list[Request]) -> None:
    show(page, asked())
    button = page.locator("#deal-refuse")
    button.click()
    expect(button).to_contain_text("Really?")
    assert posts == []
    with page.expect_response("**/answer"):
        button.click()
    assert "refuse" in (posts[0].post_data or "")


def test_phrases_are_said_without_touching_the_draft(page: Page, posts: list[Request]) -> None:
    show(page, asked())
    given = tick(page, "give")
    with page.expect_response("**/chat"):
        page.locator("button[form=deal-say]").first.click()
    assert posts[0].url == f"{HOST}/t/abc/chat"
    expect(page.locator("[data-list=give]")).to_contain_text(given)


def test_the_clock_runs(page: Page) -> None:
    """It is written as on a clock, and the last seconds are marked."""
    stop_the_clock(page)
    scene, now = asked(), page.evaluate("Date.now()") / 1000
    assert scene.talks is not None
    show(page, replace(scene, talks=replace(scene.talks, ends=now + 3723, seconds=3600)))
    clock, ring = page.locator("#deal-clock .clocktext"), page.locator("#deal-clock .ring")
    expect(clock).to_have_text("1:02:03")
    expect(ring).to_have_attribute("stroke-dasharray", "100 100")
    page.clock.fast_forward(3_663_000)  # an hour of ticks is not needed
    expect(clock).to_have_text("1:00")
    page.clock.run_for(19_000)
    expect(clock).to_have_text("0:41")
    expect(page.locator("#deal-clock.stage-last")).to_have_count(0)
    page.clock.run_for(32_000)
    expect(clock).to_have_text("0:09")
    expect(page.locator("#deal-clock.stage-last")).to_have_count(1)
    page.clock.run_for(20_000)
    expect(clock).to_have_text("0:00")


def test_without_motion_a_deal_can_be_read_as_soon_as_it_follows_a_reveal(page: Page) -> None:
    """The reveal is white on black, a deal in the light theme black on white."""
    game = found(answering)
    show(page, scene_of(found(is_open), 0), "light")
    push(page, scene_of(game, game.decisions[0].seat))
    colors = page.evaluate(
        "[...document.querySelectorAll('#stage, .deal-body, .deal-column h3')].map((one) => "
        "getComputedStyle(one).color)"
    )
    assert set(colors) == {page.evaluate("getComputedStyle(document.body).color")}


def test_b_shows_the_board_and_a_new_frame_leaves_it(page: Page) -> None:
    scene = scene_of(found(both_attack), 0)
    show(page, scene)
    expect(page.locator(".stage-reveal .stage-full")).to_be_visible()
    expect(page.locator("#board")).to_have_js_property("inert", True)
    page.keyboard.press("b")
    expect(page.locator("#board")).to_have_js_property("inert", False)
    expect(page.locator(".stage-reveal .stage-full")).to_be_hidden()
    expect(page.locator("#faceoff")).to_be_visible()
    push(page, scene)
    expect(page.locator(".stage-reveal .stage-full")).to_be_hidden()
    page.keyboard.press("b")
    expect(page.locator(".stage-reveal .stage-full")).to_be_visible()
