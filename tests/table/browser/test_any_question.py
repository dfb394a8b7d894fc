"""A home-made alien asks a question of every shape: in a real browser each can be answered with what the page shows."""

from __future__ import annotations

from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Page, expect

import warptable
from tests.curious import FOLDER, QUESTIONS
from tests.table.browser.driver import Driver
from tests.table.browser.still import push, show
from tests.table.game_scenes import scene_of
from warptable.kernel import Compose, Offer, Rng
from warptable.table.ui.game.dock.answers import read_answer


@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_question_is_answered_with_the_page(page: Page, locale: str) -> None:
    session = warptable.new_game(
        players=3, seed=1, aliens=("curious", "zombie", "void"), packs=[warptable.load_pack(FOLDER)]
    )
    rng, met, driver = Rng.seeded(1), set[str](), Driver(page)
    while len(met) < len(QUESTIONS):
        decision = session.decisions[0]
        if not decision.prompt.startswith("curious-"):
            session.answer(decision, rng.choice(decision.options))
            continue
        scene = scene_of(session, decision.seat, locale)
        if met:
            push(page, scene)
        else:
            show(page, scene)
        met.add(decision.prompt.removeprefix("curious-"))
        if isinstance(decision, Offer):
            expect(page.locator("#reaction")).to_be_visible()
            with page.expect_request("**/react"):
                driver.press(page.locator('#react-form button[name="answer"]:not(#pass)').first)
            session.answer(decision, decision.options[-1])
            continue
        expect(page.locator("#prompt")).to_have_attribute("data-serial", str(decision.serial))
        with page.expect_request("**/answer") as posted:
            driver.reply("prompt")
        form = parse_qs(posted.value.post_data or "", keep_blank_values=True)
        answer = read_answer(decision, form, scene.view)
        if isinstance(decision, Compose):
            for step in answer[len(decision.partial) :]:
                session.answer(decision, step)
        else:
            session.answer(decision, answer)
    assert met == set(QUESTIONS)
