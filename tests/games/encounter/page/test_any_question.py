"""A home-made alien asks a question of every shape: each can be drawn, and answered by its form."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import warptable
from tests.curious import FOLDER, QUESTIONS, polite
from tests.games.encounter.page.dock_scenes import fields_of
from tests.table.tables import QUICK, act, game, people, questions, run, seated, url
from warptable.games.encounter.page.board.selectable import selectable_in
from warptable.games.encounter.page.dock import dock, read_answer
from warptable.games.encounter.page.examples import scene_of, with_reader
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.kernel import Compose, Decision, Distribute, Number, Offer, Rng
from warptable.kernel.packs import Pack
from warptable.table.errors import Refused
from warptable.table.page.game.answers import BACK, token
from warptable.table.page.game.dock.control import items_of
from warptable.table.page.game.page import table as page_of
from warptable.table.rooms import seating
from warptable.table.rooms.hub import Hub
from warptable.table.store import Store


def packs(tmp_path: Path) -> dict[str, Pack]:
    return {"curious": warptable.load_pack(FOLDER), "polite": warptable.load_pack(polite(tmp_path))}


def asked_of(scene: EncounterScene) -> Decision[Any]:
    assert scene.asked is not None
    return scene.asked.decision


def named_by(page: str, decision: Decision[Any]) -> None:
    """Exactly what may be answered can be named in the form."""
    fields = fields_of(page)
    if isinstance(decision, Distribute):
        names = {one["name"] for one in fields.inputs if one.get("name", "").startswith("ships-")}
        assert names == {f"ships-{place}" for place, _ in decision.places}
    elif isinstance(decision, Number):
        assert any(one.get("name") == "number" for one in fields.inputs)
    else:
        wanted = {token(items_of(decision), item) for item in items_of(decision)}
        assert set(fields.tokens) - {BACK} == wanted


def form_for(page: str, decision: Decision[Any]) -> dict[str, list[str]]:
    """The form as somebody would send it who takes the first of everything."""
    fields = fields_of(page)
    sent = {name: values for name, values in fields.sent.items() if name != "serial"}
    if isinstance(decision, Number) and sent.get("number", [""]) == [""]:
        return sent | {"number": [str(decision.options[0])]}
    if isinstance(decision, (Distribute, Number)):
        return sent
    low = getattr(decision, "low", 1)
    says = [one["value"] for one in fields.buttons if one.get("name") == "say" and one["value"] != BACK]
    ticks = [one["value"] for one in fields.inputs if one.get("name") == "pick"]
    return {"pick": ticks[:low]} if ticks else {"say": says[:1]}


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("alien", ["curious", "polite"])
def test_every_question_is_drawn_and_answered_by_its_form(tmp_path: Path, alien: str, locale: str) -> None:
    pack = packs(tmp_path)[alien]
    session = warptable.new_game(players=3, seed=1, aliens=(alien, "zombie", "void"), packs=[pack])
    rng, met = Rng.seeded(1), set[str]()
    while not session.over and len(met) < len(QUESTIONS):
        decision = session.decisions[0]
        if not decision.prompt.startswith(f"{alien}-"):
            session.answer(decision, rng.choice(decision.options))
            continue
        met.add(decision.prompt.removeprefix(f"{alien}-"))
        scene = scene_of(session, decision.seat, locale)
        for drawn in (page_of(scene), page_of(with_reader(scene, text_view=True))):
            assert drawn.count('id="table"') == 1
        if isinstance(decision, Offer):
            assert scene.reaction is not None
            assert 'id="reaction"' in dock(scene)
            session.answer(decision, decision.options[-1])
            continue
        page = dock(scene)
        named_by(page, decision)
        answer = read_answer(decision, form_for(page, decision))
        if isinstance(decision, Compose):
            for step in answer[len(decision.partial) :]:
                session.answer(decision, step)
        else:
            session.answer(decision, answer)
    assert met == set(QUESTIONS)


@pytest.mark.parametrize(
    ("name", "places", "seats"), [("planet", True, False), ("seat", False, True), ("word", False, False)]
)
def test_the_board_marks_what_can_be_chosen(name: str, places: bool, seats: bool) -> None:
    scene = scene_at(f"curious-{name}")
    choices = selectable_in(scene)
    assert (bool(choices.places), bool(choices.seats)) == (places, seats)


@pytest.mark.parametrize(("name", "leaving"), [("leaving", True), ("arriving", False)])
def test_ships_leave_or_arrive(name: str, leaving: bool) -> None:
    scene = scene_at(f"curious-{name}")
    assert selectable_in(scene).leaving is leaving
    ships = 1 if leaving else 2  # `few`: as few as possible are filled in
    assert (
        sum(int(value) for values in fields_of(dock(scene)).sent.values() for value in values if len(value) == 1)
        == ships
    )


def scene_at(prompt: str) -> EncounterScene:
    session = warptable.new_game(
        players=3, seed=1, aliens=("curious", "zombie", "void"), packs=[warptable.load_pack(FOLDER)]
    )
    rng = Rng.seeded(1)
    while session.decisions[0].prompt != prompt:
        session.answer(session.decisions[0], rng.choice(session.decisions[0].options))
    return scene_of(session, session.decisions[0].seat)


def test_a_composed_answer_shows_its_steps_and_goes_back() -> None:
    scene = scene_at("curious-compose")
    decision = asked_of(scene)
    assert isinstance(decision, Compose)
    first = dock(scene)
    assert "So far" not in first
    decision.take("red")
    page = re.sub(r"\s+", " ", dock(scene))
    assert "So far: Red" in page
    assert read_answer(decision, {"say": [BACK]}) == ()
    assert read_answer(decision, {"say": ["o1"]}) == ("red", ("size", 1))


def test_a_composed_answer_is_given_step_by_step_and_a_stale_step_is_refused(tmp_path: Path) -> None:
    def step(*words: str) -> Callable[[Decision[Any]], Any]:
        return lambda decision: read_answer(decision, {"say": list(words)})

    async def story() -> None:
        hub = Hub(await Store.open(url(tmp_path)), (warptable.load_pack(FOLDER),))
        await hub.open()
        room = await seated(hub, replace(QUICK, choice="free"), 1)
        await seating.pick_alien(room, people(1)[0], "curious")
        await room.start(people(1)[0], fill="steady")
        play, rng = game(room), random.Random(1)
        while not (asked := [one for one in questions(play) if one.prompt == "curious-compose"]):
            await act(play, rng)
        [decision] = asked
        first, known = play.deadlines.number_of(decision), len(play.session.history)
        await play.answers.give(0, first, step("o1"))
        second = play.deadlines.number_of(decision)
        assert second != first
        with pytest.raises(Refused, match="refused-stale"):
            await play.answers.give(0, first, step("o1"))
        with pytest.raises(Refused, match="refused-illegal"):
            await play.answers.give(0, second, step("o7"))
        await play.answers.give(0, second, step(BACK))
        await play.answers.give(0, play.deadlines.number_of(decision), step("o0"))
        assert isinstance(decision, Compose)
        assert (decision.partial, len(play.session.history)) == (["red"], known)
        await play.answers.give(0, play.deadlines.number_of(decision), step("o0"))
        assert play.session.history[known].answer == ("red", "done")
        await hub.close()
        await hub.store.close()

    run(story())
