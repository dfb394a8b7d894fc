"""A home-made alien asks a question of every shape: in a real browser each can be answered with what the page shows."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Page, expect

import warptable
from tests.curious import FOLDER, QUESTIONS
from tests.table.browser.conftest import NewPerson
from tests.table.browser.driver import Driver
from tests.table.browser.serving import Server
from tests.table.browser.still import push, show
from tests.table.browser.tables import start
from warptable.games.encounter.page.dock import read_answer
from warptable.games.encounter.page.examples import scene_of
from warptable.kernel import Compose, Offer, Rng

ASKED = {
    *("Choose a player.", "Choose a card.", "Choose a place.", "Choose a planet.", "Choose a number.", "Choose one."),
    *("Choose what to use.", "Choose an alien.", "You may choose a player.", "Choose a number from 1 to 7."),
    *("Choose cards: 0 to ", "Choose players: 1 to 2.", "Choose some: 1 to 2.", "Choose planets: 0 to 2."),
    *("Choose cards: 2.", "From where are 1 to 3 ships taken?", "Where do 2 ships go?"),
    "Put your answer together, one step after another.",
}


@pytest.mark.soak
@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_question_is_answered_with_the_page(page: Page, locale: str) -> None:
    """A plain run answers them at a real table in English, below, and by their forms in both languages without a
    browser."""
    session = warptable.new_game(
        players=3, seed=1, aliens=("curious", "zombie", "void"), packs=[warptable.load_pack(FOLDER)]
    )
    rng, met, driver = Rng.seeded(1), set[str](), Driver(page)
    while len(met) < len(QUESTIONS):
        decision = session.decisions[0]
        _, curious, question = decision.prompt.rpartition("curious-")
        if not curious or question in met:
            session.answer(decision, rng.choice(decision.options))
            continue
        scene = scene_of(session, decision.seat, locale)
        if met:
            push(page, scene)
        else:
            show(page, scene)
        met.add(question)
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
        answer = read_answer(decision, form)
        if isinstance(decision, Compose):
            for step in answer[len(decision.partial) :]:
                session.answer(decision, step)
        else:
            session.answer(decision, answer)
    assert met == set(QUESTIONS)


@pytest.fixture(scope="module")
def curious_server(executable: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that was started with the pack."""
    made = Server(tmp_path_factory.mktemp("curious"), "--aliens-from", str(FOLDER))
    made.start()
    yield made
    made.stop()


class Reader(Driver):
    """Remembers every question before it is answered."""

    def reply(self, kind: str) -> None:
        self.done.update(self.page.locator("#question, #reaction-question").all_inner_texts())
        super().reply(kind)


def test_a_person_plays_it_at_a_real_table(curious_server: Server, person_at: NewPerson) -> None:
    ada = person_at(curious_server.url)
    start(curious_server, [ada], aliens=("curious",), seed=2)
    reader = Reader(ada.page, seed=2)
    satisfied = "document.getElementById('log').textContent.includes('Curious: curious satisfied.')"
    reader.play(lambda: bool(ada.page.evaluate(satisfied)), most=400)
    met = tuple(reader.done)
    assert {words for words in ASKED if not any(one.startswith(f"Curious: {words}") for one in met)} == set()
    assert curious_server.trouble() == ""
