"""What some aliens of Cosmic Dominion ask in their own way is drawn, and answered by its form."""

from __future__ import annotations

import pytest

from tests.aliens.test_diplomat import talking
from tests.aliens.test_mesmer import ready
from tests.aliens.test_pentaform import evolving
from tests.scenario import Table, planet
from tests.table.game_scenes import scene_of
from tests.table.test_any_question import named_by
from warptable.kernel import Compose, IllegalAnswer
from warptable.table.ui.encounter.dock import dock, read_answer
from warptable.table.ui.encounter.panes import deals
from warptable.table.ui.game.answers import token
from warptable.table.ui.game.page import table as page_of
from warptable.text.encounter.speaker import Speaker

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
