"""The order of the steps is that of the table: the edition with its variants and its number of players."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.games.encounter.scenario import table
from warptable.games.encounter.engine.editions import EDITIONS, edition_for, steps_after
from warptable.games.encounter.engine.editions.avalon import AVALON
from warptable.games.encounter.engine.editions.ffg import FFG


@pytest.fixture
def ships_first(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A variant of the 2008 edition in which ships are sent before the gate is aimed."""
    changed = replace(FFG, variants={**FFG.variants, "ships-first": {"steps": AVALON.steps}})
    monkeypatch.setitem(EDITIONS, "ffg", changed)
    yield "ships-first"
    edition_for.cache_clear()
    steps_after.cache_clear()


def test_a_variant_may_change_the_order_of_the_steps(ships_first: str) -> None:
    t = table(players=3, variants=(ships_first,), destiny=("blue",))
    while t.state.step != "launch.send":
        assert t.state.step != "launch.aim"
        decision = t.session.decisions[0]
        t.session.answer(decision, decision.options[0])
    assert t.open == [(t.state.player, "launch")]


def test_the_same_edition_without_it_keeps_its_order(ships_first: str) -> None:
    with_it, without = steps_after("ffg", (ships_first,), 3), steps_after("ffg", (), 3)
    assert (with_it["destiny.end"], without["destiny.end"]) == ("launch.send", "launch.aim")
