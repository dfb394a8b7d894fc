"""What some aliens of Cosmic Dominion ask in their own way is drawn, and answered by its form."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from tests.games.encounter.aliens.test_diplomat import talking
from tests.games.encounter.aliens.test_mesmer import ready
from tests.games.encounter.aliens.test_pentaform import evolving
from tests.games.encounter.aliens.test_usurper import down, laid
from tests.games.encounter.page.dock_scenes import fields_of
from tests.games.encounter.page.test_any_question import named_by
from tests.games.encounter.scenario import Table, planet
from warptable.games.encounter.engine.model.prompts import WINDOWS
from warptable.games.encounter.engine.model.windows import W
from warptable.games.encounter.page.dock import dock, read_answer, read_next
from warptable.games.encounter.page.examples import handing_out, scene_of
from warptable.games.encounter.page.panes import deals
from warptable.games.encounter.page.scene.build import laid_cards
from warptable.games.encounter.words.speaker import Speaker
from warptable.kernel import PASS, Compose, IllegalAnswer, Offer, PickSome
from warptable.table.page.game.answers import token
from warptable.table.page.game.page import table as page_of
from warptable.table.scene.data import Answer, Reaction

LOCALES = ("en", "de")


def drawn(t: Table, seat: int | None, locale: str) -> str:
    """The page of one reader."""
    page = page_of(scene_of(t.session, seat, locale))
    assert page.count('id="table"') == 1
    return page


@pytest.mark.parametrize("locale", LOCALES)
def test_talks_among_three_are_drawn_for_everybody_and_answered_step_by_step(locale: str) -> None:
    t = talking()
    decision = t.decision(0, "talk")
    assert isinstance(decision, Compose)
    named_by(dock(scene_of(t.session, 0, locale)), decision)
    part = ("colony", planet(0, 1), 0, 1)
    steps = read_answer(decision, {"say": [token(decision.options, part)]})
    assert steps == (part,)
    both = [token(decision.options, one) for one in (part, ("cards", 1, 1, 0))]
    assert read_answer(decision, {"pick": both}) == (("cards", 1, 1, 0), part, "propose"), "all that is ticked together"
    two = [token(decision.options, ("colony", planet(0, number), 0, 1)) for number in (1, 2)]
    with pytest.raises(IllegalAnswer):
        read_answer(decision, {"pick": two})
    with pytest.raises(IllegalAnswer):
        read_answer(decision, {"pick": both, "free-x": ["1"]})
    t.do(0, "talk", (part, "propose"))
    assert Speaker(locale).t("talk-agreed", n=1, all=3) in dock(scene_of(t.session, 1, locale))
    for seat in (None, 0, 1, 2):
        drawn(t, seat, locale)
    assert "R2" in dock(scene_of(t.session, 1, locale))
    t.do(1, "talk", ("accept",)).do(2, "talk", ("accept",))
    assert len(deals(scene_of(t.session, 1, locale).log)) == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_that_may_be_played_as_another_is_a_button_in_words(locale: str) -> None:
    t = ready("quash", "reinforcement-3", "flare-mesmer")
    page = drawn(t, 0, locale)
    quash, plague, flare = (Speaker(locale).card(face) for face in ("quash", "plague", "reinforcement-3"))
    assert Speaker(locale).t("option-play-as", face=quash, other=plague, flare="no") in page
    assert Speaker(locale).t("option-play-as", face=flare, other=plague, flare="yes") in page


@pytest.mark.parametrize("locale", LOCALES)
def test_of_several_stages_a_plate_shows_the_one_in_force(locale: str) -> None:
    t = evolving()
    for seat in (None, 0, 1):
        drawn(t, seat, locale)
    own = dock(scene_of(t.session, 0, locale))
    assert own.count('class="power-line"') == 2


@pytest.mark.parametrize("locale", LOCALES)
def test_first_the_card_is_chosen_then_as_what_it_is_played(locale: str) -> None:
    t = ready("quash", "reinforcement-3", "flare-mesmer")
    bar = dock(scene_of(t.session, 0, locale))
    lists = re.findall(r'<details class="as-another" id="answer-as-\d+(-flare)?".*?</details>', bar, re.DOTALL)
    assert sorted(lists) == ["", "-flare"], "one for each card"
    [first, second] = re.findall(r'<div class="as-list".*?</div>', bar, re.DOTALL)
    for listed in (first, second):
        buttons = re.findall(r'name="answer" value="(\w+)"', listed)
        assert len(buttons) == len(set(buttons)) > 2
        assert Speaker(locale).card("plague") in listed
    assert "as-another" not in dock(scene_of(t.session, 1, locale))


@pytest.mark.parametrize(
    ("locale", "moments"),
    [
        ("en", ["at the start of the encounter", "after regrouping"]),
        ("de", ["zu Beginn der Begegnung", "nach dem Sammeln"]),
    ],
)
def test_what_may_be_played_at_two_moments_of_a_pause_says_when(locale: str, moments: list[str]) -> None:
    """Quash as Omni-Zap, and a flare that may be played at any calm point."""
    t = ready("quash", "flare-angler")
    quash, flare = (
        next(card for card, face in t.view(0).hand if face == wanted) for wanted in ("quash", "flare-angler")
    )
    windows = [WINDOWS[window] for window in (W.ENCOUNTER_START, W.FREE_1)]
    offers = [Offer(0, prompt, "F-TIMING-1", (PASS, (quash, "omni-zap"), flare)) for prompt in windows]
    answers = [(offer, option) for offer in offers for option in offer.options[1:]]
    told = tuple(Answer(str(key), offer, option) for key, (offer, option) in enumerate(answers))
    bar = dock(replace(scene_of(t.session, 0, locale), reaction=Reaction(1, offers[0], 5, 4, answers=told)))
    zaps = re.findall(r'aria-label="[^"]*Omni-Zap[^"]*\. ([^"]*)"', bar)
    flares = re.findall(r'class="button reply" id="answer-1-\d"(?:(?!</button>).)*<small>([^<]*)</small>', bar)
    assert (sorted(zaps), sorted(set(flares))) == (sorted(moments), sorted(moments))


@pytest.mark.parametrize("locale", LOCALES)
def test_cards_are_handed_out_in_one_form(locale: str) -> None:
    t = Table(handing_out())
    page = dock(scene_of(t.session, 0, locale))
    fields = fields_of(page)
    assert fields.sent["handed"] == ["2", "3"]
    decision = t.decision(0, "quartermaster-cards")
    assert isinstance(decision, PickSome)
    assert {name for name in fields.sent if name.startswith("to-")} == {f"to-{card}" for card in decision.items}
    assert re.findall(r'data-seat="(\d)" data-due="(\d)"', page) == [("2", "2"), ("3", "1")]
    assert Speaker(locale).t("controls-do-hand-out", n=3) in page


def test_the_form_serves_all_receivers() -> None:
    t = Table(handing_out())
    decision = t.decision(0, "quartermaster-cards")
    assert isinstance(decision, PickSome)
    one, two, three, four = decision.items
    form = {"handed": ["2", "3"], f"to-{one}": ["3"], f"to-{two}": ["2"], f"to-{three}": ["none"], f"to-{four}": ["2"]}
    with pytest.raises(IllegalAnswer):
        read_answer(decision, form | {f"to-{four}": ["none"]})
    with pytest.raises(IllegalAnswer):
        read_answer(decision, form | {f"to-{one}": ["none"]})
    faces, left = t.session.state.faces, dict[str, Any](form)
    given = [[faces[card] for card in cards] for cards in ((two, four), (one,))]
    t.session.answer(decision, read_answer(decision, form))
    more = t.decision(0, "quartermaster-cards")
    t.session.answer(more, read_next(more, left))
    assert read_next(more, left) is None, "what is used is not used again"
    assert [sorted(t.hand(2)), sorted(t.hand(3))] == [
        sorted(["attack-06", *given[0]]),
        sorted(["attack-10", *given[1]]),
    ]
    assert t.hand(0) == [faces[three]]


def test_allies_lay_cards_in_a_row_with_their_names() -> None:
    t = laid(down())
    row = re.findall(r'<div class="faces laid-row".*?</div>', dock(scene_of(t.session, 0)), re.DOTALL)[0]
    assert ("Green" in row, "cardback" in row, "Attack 20" in row) == (True, False, True)
    for seat in (None, 0, 1, 2, 3):
        page = str(page_of(scene_of(t.session, seat, laid=laid_cards(t.session))))
        [public] = re.findall(r'<ul class="laidrow".*?</ul>', page, re.DOTALL)
        assert ("Green" in public, "cardback" in public, "Attack" in public) == (True, True, False), "as all see it"
    t.do(0, "usurper-own", "own-choice")
    row = re.findall(r'<div class="faces laid-row".*?</div>', dock(scene_of(t.session, 0)), re.DOTALL)[0]
    assert ("Yellow" in row, "cardback" in row, "Attack" in row) == (True, True, False)
