"""What comes later in an encounter is told beside it; and the row of players over the reveal."""

from __future__ import annotations

import re

import pytest

from tests.games.encounter.aliens.test_daredevil import dared
from tests.games.encounter.aliens.test_usurper import down, laid
from tests.games.encounter.page.test_rewards_at_the_table import revealed
from tests.games.encounter.scenario import Table
from warptable.games.encounter.engine.content.registry import registry_for
from warptable.games.encounter.engine.dominion import ALIENS
from warptable.games.encounter.page.announcements import situation
from warptable.games.encounter.page.board import board
from warptable.games.encounter.page.examples import scene_of
from warptable.games.encounter.page.scene.build import pending_in, totals_of
from warptable.games.encounter.page.scene.data import EncounterScene, Pending
from warptable.games.encounter.page.stage import stage
from warptable.games.encounter.words.explain import pending_words
from warptable.games.encounter.words.speaker import Speaker
from warptable.table.page.frames import Frame


def scene(t: Table, seat: int | None, locale: str = "en") -> EncounterScene:
    return scene_of(t.session, seat, locale, totals=totals_of(t.session), pending=pending_in(t.session))


@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_effect_that_comes_later_has_words(locale: str) -> None:
    registry = registry_for("ffg", more=ALIENS)
    later = [(alien.id, name) for alien in registry.aliens.values() for name in alien.laters]
    assert len(later) > 4
    for alien, effect in later:
        for me in (None, 0, 1):
            said = pending_words(Speaker(locale, me), alien, effect, 0)
            assert said != pending_words(Speaker(locale, me), alien, "something_else", 0), (alien, effect)
            assert "{" not in said


def test_an_effect_without_words_is_named_by_its_source() -> None:
    assert pending_words(Speaker("en"), "daredevil", "unheard_of", 0) == "Still to come: Daredevil."


def test_it_is_told_on_the_board_in_the_stakes_and_aloud() -> None:
    pending = (Pending("daredevil", "land_elsewhere", 0), Pending("daredevil", "pay_for_it", 0))
    t = revealed()
    told = scene_of(t.session, 1, totals=totals_of(t.session), pending=pending)
    made = stage(told)
    assert isinstance(made, Frame)
    stakes = str(made.whole).partition('id="stakes"')[2]
    assert "a ship may land elsewhere" in stakes
    assert stakes.count('data-help="daredevil"') == 2
    line = str(board(told)).partition('id="waitline"')[2]
    assert 'class="pending-line seat-0" data-help="daredevil"' in line
    assert "Red loses three ships" in situation(told)
    without = scene_of(t.session, 1, totals=totals_of(t.session))
    assert "stage-pending" not in str(stage(without))
    assert "pending-line" not in str(board(without))


def test_what_comes_later_is_known_until_it_has_come() -> None:
    t = laid(down())
    assert pending_in(t.session) == ()
    t = dared()
    assert t.open[0] == (0, "daredevil-planet")
    assert [one.effect for one in pending_in(t.session)] == ["pay_for_it"], "the other one is happening"


def test_the_others_stand_over_the_reveal_with_their_backs() -> None:
    t = revealed()
    for seat, others in ((1, [2, 3, 0]), (None, [0, 1, 2, 3])):
        made = str(stage(scene(t, seat)))
        strip = made.partition('id="reveal-plates"')[2].partition('id="fighter-offense"')[0]
        assert [int(one) for one in re.findall(r'class="stage-plate seat-(\d)"', strip)] == others
        assert 'class="back-number reward"' in strip
        assert "OFFENSE" in strip.upper()


def test_a_table_without_reward_cards_has_no_such_row() -> None:
    t = dared()
    assert "stage-plates" not in str(stage(scene(t, 1)))
