"""Texts of which it is declared that their place among others makes no difference. Nobody is asked for it (D-GAP-06):
both orders must come to the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.games.duel.scenario import Table, duel
from warptable.games.duel.engine.content.registry import registry
from warptable.games.duel.engine.game import Game
from warptable.games.duel.engine.rules import windows
from warptable.games.duel.engine.rules.abilities import Ability


def promised() -> Table:
    """A promise that is kept while a blast destroys ships: two cards are drawn, and an envoy takes revenge."""
    t = duel("politician", "sponge", card="rich-veins", envoys={"vacuum": 0})
    t.dials(3, 2).lock((0, "plan-10", "shield-2"), (1, "plan-06", "blast-4"))
    return t.do(0, "politician-promise", "shield").do(1, "tactic-anew", ["keep"])


def broken() -> Table:
    t = duel("politician", "sponge", card="rich-veins", envoys={"vacuum": 0})
    t.dials(3, 2).lock((0, "plan-10", "shield-2"), (1, "plan-06", "blast-4"))
    return t.do(0, "politician-promise", "recover").do(1, "tactic-anew", ["keep"])


def worried(*envoys: str) -> Table:
    """A worry that comes true in a duel that is won. No countdown comes to its end."""

    def prepare(g: Game) -> None:
        g.s.envoys[:] = [replace(one, tokens=4) if one.id == "tick-tock" else one for one in g.s.envoys]

    allied = dict.fromkeys(envoys, 0)
    t = duel("worry-wart", "sponge", card="rich-veins", supply=(10, 10), envoys=allied, prepare=prepare)
    t.do(0, "worry-wart-worry", "ships")
    return t.fight((1, 2), ("plan-18", "plan-06"), ("shield-2", "shield-2"))


def alone(here: list[Ability]) -> Ability | None:
    """Only what has nothing beside it comes without a question."""
    musts = [ability for ability in here if not ability.may]
    return musts[0] if len(musts) == 1 else None


@pytest.mark.rule("D-GAP-06")
@pytest.mark.parametrize(
    ("ability", "played"),
    [
        ("politician.two-faced", promised),
        ("politician.two-faced", broken),
        ("worry-wart.told-you-so", lambda: worried("warrior")),
        ("worry-wart.told-you-so", lambda: worried("tick-tock")),
    ],
)
def test_either_order_comes_to_the_same(
    ability: str, played: Callable[[], Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    as_declared = played()
    assert not [one for one in as_declared.open if one[1] == "order-uses"]
    [declared] = [one for one in registry().aliens[ability.partition(".")[0]].abilities if one.id == ability]
    assert not declared.orderly
    monkeypatch.setattr(windows, "_settled", alone)
    ends, asked = [], False
    for first in (True, False):
        t = played()
        while t.open and t.open[0][1] == "order-uses":
            options = t.options(0, "order-uses")
            others = [option for option in options if option != ability]
            asked = True
            t.do(0, "order-uses", ability if first and ability in options else others[0])
        ends.append(t)
    assert asked, "there was another text beside it"
    assert ability in [event["ability"] for event in ends[0].events("used")]
    assert [t.state for t in ends] == [as_declared.state] * 2
