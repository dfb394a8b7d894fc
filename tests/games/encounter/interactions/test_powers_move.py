"""Powers that change hands in mid-encounter, for good or on loan: marks and memory travel with the sheet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encounter.interactions.spells import SPELL, cast
from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import aliens, homes, outcome, totals, uses, zapped
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.windows import W
from warptable.games.encounter.engine.verbs.powers import exchange, gain, lend
from warptable.kernel.moments import Moment

ZAP = ["attack-06", "cosmic-zap"]


def sheets(t: Table, seat: int, field: str) -> list[Any]:
    return [getattr(sheet, field) for sheet in t.view(None).seats[seat].sheets]


def swapping(monkeypatch: pytest.MonkeyPatch, at: Moment[None]) -> None:
    """The spell: the two main players exchange their powers for good."""
    cast(monkeypatch, at, lambda use: exchange(use.g, use.e.offense, use.e.defense, "test"))


def lending(monkeypatch: pytest.MonkeyPatch, lender: int, borrower: int) -> None:
    """The spell, at the start of an encounter: one seat lends its power to another."""
    cast(monkeypatch, W.ENCOUNTER_START, lambda use: lend(use.g, lender, borrower, "test"))


# ---- exchanged for good ------------------------------------------------------------------------------


@pytest.mark.rule("F-COMPONENT-4")
def test_exchanged_powers_serve_their_new_owners_from_then_on(monkeypatch: pytest.MonkeyPatch) -> None:
    swapping(monkeypatch, W.PLANNING_BEFORE)
    hands = {0: ["attack-08", "attack-10"], 1: ["attack-30", "attack-05"], 2: ["attack-06", SPELL]}
    t = table("sorcerer", "virus", "filch", hands=hands, destiny=["blue", "blue"]).encounter(ships=3)
    t.do(2, "window-PLANNING_BEFORE", SPELL)
    assert (aliens(t, 0), aliens(t, 1)) == (["virus"], ["sorcerer"])
    assert (sheets(t, 0, "home"), sheets(t, 1, "home")) == ([0], [1])
    t.encounter(cards=("attack-08", "attack-30")).do(1, "window-CARDS_SELECTED", "sorcerer.switch")
    assert uses(t) == [(1, "sorcerer.switch"), (0, "virus.multiply")]
    assert totals(t) == (3 * 30, 8 + 4)
    t.do(0, "second-encounter", "go-on").encounter(target=planet(1, 1), ships=3)
    t.passes(1)
    assert uses(t)[-1] == (0, "virus.multiply")
    assert (aliens(t, 0), aliens(t, 1)) == (["virus"], ["sorcerer"])


@pytest.mark.rule("F-FAQ-12")
def test_the_new_owner_may_use_what_the_old_one_has_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    swapping(monkeypatch, W.PLANNING_BEFORE)
    hands = {0: ["attack-04", "attack-05"], 1: ["attack-30", "attack-40"], 2: ["attack-06", SPELL]}
    t = table("trader", "parasite", "filch", hands=hands).encounter(ships=3)
    t.passes(0).do(2, "window-PLANNING_BEFORE", SPELL)
    t.do(1, "window-PLANNING_BEFORE", "trader.trade-hands", options=["pass", "trader.trade-hands"])
    assert t.hand(1) == ["attack-04", "attack-05"]


@pytest.mark.rule("F-FAQ-12")
def test_a_use_that_is_spent_stays_spent_for_the_new_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    swapping(monkeypatch, W.PLANNING_BEFORE)
    hands = {0: ["attack-04", "attack-05"], 1: ["attack-30", "attack-40"], 2: ["attack-06", SPELL]}
    t = table("trader", "parasite", "filch", hands=hands, destiny=["blue", "blue"]).encounter(ships=3)
    t.do(0, "window-PLANNING_BEFORE", "trader.trade-hands").do(2, "window-PLANNING_BEFORE", SPELL)
    assert (aliens(t, 1), sheets(t, 1, "used")) == (["trader"], [["trader.trade-hands"]])
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]
    t.encounter(cards=("attack-40", "attack-04"))
    t.do(0, "second-encounter", "go-on").encounter(target=planet(1, 1), ships=3)
    assert t.open == [(1, "window-PLANNING_BEFORE")]  # in the next encounter it may be used again


@pytest.mark.rule("F-ZAP-2")
def test_a_zap_mark_travels_with_the_power(monkeypatch: pytest.MonkeyPatch) -> None:
    swapping(monkeypatch, W.PLANNING_BEFORE)
    hands = {0: ["attack-04", "attack-05"], 1: ["attack-30", "attack-40"], 2: [*ZAP, SPELL]}
    t = table("trader", "parasite", "filch", hands=hands).encounter(ships=3)
    t.do(0, "window-PLANNING_BEFORE", "trader.trade-hands").do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    t.do(2, "window-PLANNING_BEFORE", SPELL)
    assert (aliens(t, 1), zapped(t, 1), zapped(t, 0)) == (["trader"], [True], [False])
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]


@pytest.mark.rule("F-COMPONENT-9")
def test_tokens_and_marks_travel_with_the_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    def tokens(g: Game) -> None:
        g.seats[0].sheets[0].memory["tokens"] = 3

    swapping(monkeypatch, W.PLANNING_BEFORE)
    hands = {0: ["attack-08", "attack-10"], 1: ["attack-30", "attack-05"], 2: ["attack-06", SPELL]}
    t = table("pacifist", "parasite", "filch", hands=hands, prepare=tokens).encounter(ships=3)
    assert sheets(t, 0, "memory") == [{"tokens": 3}]
    t.do(2, "window-PLANNING_BEFORE", SPELL)
    assert (sheets(t, 0, "memory"), sheets(t, 1, "memory")) == ([{}], [{"tokens": 3}])


@pytest.mark.rule("F-POWER-1", "F-POWER-4")
def test_whether_an_exchanged_power_is_lost_depends_on_its_new_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    swapping(monkeypatch, W.PLANNING_BEFORE)
    hands = {0: ["attack-08", "attack-10"], 1: ["attack-20", "attack-05"], 2: ["attack-06", SPELL]}
    t = table("virus", "sorcerer", "filch", hands=hands, moves=homes(0, 2)).encounter(ships=3)
    assert (sheets(t, 0, "lost"), sheets(t, 1, "lost")) == ([True], [False])
    t.do(2, "window-PLANNING_BEFORE", SPELL)
    assert (aliens(t, 0), sheets(t, 0, "lost"), sheets(t, 1, "lost")) == (["sorcerer"], [True], [False])
    t.encounter(cards=("attack-08", "attack-20"))
    assert uses(t) == [(1, "virus.multiply")]
    assert totals(t) == (8 + 3, 4 * 20)


@pytest.mark.rule("F-COMPONENT-4")
def test_a_reincarnator_is_exchanged_together_with_its_incarnation(monkeypatch: pytest.MonkeyPatch) -> None:
    def incarnate(g: Game) -> None:
        g.s.unused[:] = ["void"]
        gain(g, 0, "virus", "incarnation", "reincarnator")

    swapping(monkeypatch, W.PLANNING_BEFORE)
    hands = {0: ["attack-40", "attack-10"], 1: ["attack-04", "attack-05"], 2: ["attack-06", SPELL]}
    t = table("reincarnator", "parasite", "mite", hands=hands, prepare=incarnate).encounter(ships=3)
    t.do(2, "window-PLANNING_BEFORE", SPELL)
    assert (aliens(t, 0), aliens(t, 1)) == (["parasite"], ["reincarnator", "virus"])
    t.encounter(cards=("attack-40", "attack-04"))
    assert totals(t) == (40 + 3, 4 * 4)
    assert aliens(t, 1) == ["reincarnator", "void"]
    assert sheets(t, 1, "origin") == ["own", "incarnation"]


# ---- lent for one encounter -------------------------------------------------------------------------------


@pytest.mark.rule("F-ZAP-2", "F-COMPONENT-4")
def test_a_borrowed_power_serves_instead_of_the_own_one_until_the_encounter_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lending(monkeypatch, 2, 0)
    hands = {0: ["attack-08", "negotiate"], 1: ["attack-10", "attack-30"], 2: ["attack-06", SPELL]}
    t = table("pacifist", "parasite", "virus", hands=hands, destiny=["blue", "blue"])
    t.do(2, "window-ENCOUNTER_START", SPELL)
    assert (aliens(t, 0), aliens(t, 2)) == (["pacifist", "virus"], [])
    assert (sheets(t, 0, "aside"), sheets(t, 0, "home")) == ([True, False], [0, 2])
    t.encounter(ships=3, cards=("attack-08", "attack-10"))
    assert totals(t) == (3 * 8, 10 + 4)
    assert (aliens(t, 0), aliens(t, 2)) == (["pacifist"], ["virus"])
    assert (sheets(t, 0, "aside"), sheets(t, 2, "home")) == ([False], [2])
    assert [(event["seat"], event["other"]) for event in t.events("powers_returned")] == [(2, 0)]
    t.do(0, "second-encounter", "go-on").encounter(target=planet(1, 1), ships=3, cards=("negotiate", "attack-30"))
    assert uses(t) == [(0, "virus.multiply"), (0, "pacifist.peace")]


@pytest.mark.rule("F-COMPONENT-4")
def test_the_own_power_of_a_borrower_is_out_of_force(monkeypatch: pytest.MonkeyPatch) -> None:
    lending(monkeypatch, 2, 0)
    hands = {0: ["negotiate"], 1: ["attack-10", "attack-30"], 2: ["attack-06", SPELL]}
    t = table("pacifist", "parasite", "virus", hands=hands).do(2, "window-ENCOUNTER_START", SPELL)
    t.encounter(ships=1, cards=("negotiate", "attack-10"))
    assert uses(t) == []
    assert outcome(t) == ("won", 1, "faces")


@pytest.mark.rule("F-COMPONENT-4")
def test_the_lender_has_no_power_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    lending(monkeypatch, 1, 2)
    hands = {0: ["attack-40"], 1: ["negotiate"], 2: ["attack-06", SPELL]}
    t = table("parasite", "pacifist", "virus", hands=hands).do(2, "window-ENCOUNTER_START", SPELL)
    t.encounter(ships=3, cards=("attack-40", "negotiate"))
    assert uses(t) == []
    assert outcome(t) == ("won", 0, "faces")
    assert aliens(t, 1) == ["pacifist"]


@pytest.mark.rule("F-ZAP-2")
def test_a_borrowed_power_can_be_zapped_and_comes_home_in_force(monkeypatch: pytest.MonkeyPatch) -> None:
    lending(monkeypatch, 2, 0)
    hands = {0: ["attack-20", "reinforcement-2", "attack-01"], 1: ["attack-04", "cosmic-zap"], 2: ["attack-06", SPELL]}
    t = table("pacifist", "parasite", "virus", hands=hands).do(2, "window-ENCOUNTER_START", SPELL)
    t.encounter(ships=3, cards=("attack-20", "attack-04")).do(1, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (aliens(t, 0), zapped(t, 0)) == (["pacifist", "virus"], [False, True])
    t.passes(0)
    assert totals(t) == (20 + 3, 4 + 4)
    assert (aliens(t, 2), zapped(t, 2)) == (["virus"], [False])


@pytest.mark.rule("F-POWER-1", "F-POWER-4")
def test_a_power_lent_by_someone_without_home_colonies_works_for_the_borrower(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lending(monkeypatch, 2, 0)
    hands = {0: ["attack-08", "attack-01"], 1: ["attack-10"], 2: ["attack-06", SPELL]}
    t = table("pacifist", "parasite", "virus", hands=hands, moves=homes(2, 2)).do(2, "window-ENCOUNTER_START", SPELL)
    t.encounter(ships=3, cards=("attack-08", "attack-10"))
    assert totals(t) == (3 * 8, 10 + 4)
    assert (aliens(t, 2), sheets(t, 2, "lost")) == (["virus"], [True])


@pytest.mark.rule("F-POWER-1")
def test_a_borrower_without_home_colonies_has_no_use_of_a_loan(monkeypatch: pytest.MonkeyPatch) -> None:
    lending(monkeypatch, 2, 0)
    hands = {0: ["attack-20", "attack-01"], 1: ["attack-10"], 2: ["attack-06", SPELL]}
    t = table("pacifist", "parasite", "virus", hands=hands, moves=homes(0, 2)).do(2, "window-ENCOUNTER_START", SPELL)
    t.encounter(ships=3, cards=("attack-20", "attack-10"))
    assert totals(t) == (20 + 3, 10 + 4)
    assert (sheets(t, 2, "lost"), sheets(t, 0, "lost")) == ([False], [True])


@pytest.mark.rule("F-ZAP-3", "F-RES-9")
def test_standing_rights_are_lent_with_the_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    lending(monkeypatch, 2, 0)
    hands = {0: ["negotiate", "attack-06"], 1: ["negotiate"], 2: ["attack-06", SPELL]}
    t = table("pacifist", "parasite", "zombie", hands=hands, moves=[(1, 2, planet(1, 1), WARP)])
    t.do(2, "window-ENCOUNTER_START", SPELL).encounter(ships=1, cards=("negotiate", "negotiate"))
    t.do(0, "deal", ("grant", planet(0)))
    assert ("free", 1) in t.options(0, "deal")


@pytest.mark.rule("F-RES-9")
def test_the_standing_rights_of_a_borrower_are_out_of_force(monkeypatch: pytest.MonkeyPatch) -> None:
    lending(monkeypatch, 2, 0)
    hands = {0: ["negotiate", "attack-06"], 1: ["negotiate"], 2: ["attack-06", SPELL]}
    t = table("zombie", "parasite", "virus", hands=hands, moves=[(1, 2, planet(1, 1), WARP)])
    t.do(2, "window-ENCOUNTER_START", SPELL).encounter(ships=1, cards=("negotiate", "negotiate"))
    t.do(0, "deal", ("grant", planet(0)))
    assert "propose" in t.options(0, "deal")
    assert ("free", 1) not in t.options(0, "deal")


@pytest.mark.rule("F-COMPONENT-9")
def test_what_a_loan_gathers_comes_home_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def borrow_and_mark(use: Any) -> None:
        lend(use.g, 2, 0, "test")
        use.g.seats[0].sheets[-1].memory["tokens"] = 2

    cast(monkeypatch, W.ENCOUNTER_START, borrow_and_mark)
    hands = {0: ["attack-20", "attack-01"], 1: ["attack-10"], 2: ["attack-06", SPELL]}
    t = table("pacifist", "parasite", "virus", hands=hands).do(2, "window-ENCOUNTER_START", SPELL)
    t.encounter(ships=3, cards=("attack-20", "attack-10"))
    assert (aliens(t, 2), sheets(t, 2, "memory")) == (["virus"], [{"tokens": 2}])


def borrowed_reincarnator(monkeypatch: pytest.MonkeyPatch) -> Table:
    """Seat 0, a Pacifist, has borrowed the Reincarnator of seat 2 with its incarnation Virus; Void is in the box."""

    def incarnate(g: Game) -> None:
        g.s.unused[:] = ["void"]
        gain(g, 2, "virus", "incarnation", "reincarnator")

    lending(monkeypatch, 2, 0)
    hands = {0: ["attack-05", "attack-40"], 1: ["attack-30", "attack-01"], 2: ["attack-06", SPELL]}
    t = table("pacifist", "parasite", "reincarnator", hands=hands, destiny=["blue", "green"], prepare=incarnate)
    return t.do(2, "window-ENCOUNTER_START", SPELL)


@pytest.mark.rule("F-COMPONENT-4")
def test_who_borrows_the_reincarnator_has_both_its_powers(monkeypatch: pytest.MonkeyPatch) -> None:
    t = borrowed_reincarnator(monkeypatch).encounter(ships=3, cards=("attack-40", "attack-30"))
    assert totals(t) == (3 * 40, 30 + 4)
    assert (aliens(t, 0), aliens(t, 2)) == (["pacifist"], ["reincarnator", "virus"])
    assert sheets(t, 2, "origin") == ["own", "incarnation"]


@pytest.mark.rule("F-COMPONENT-4", "F-GOAL-7")
def test_who_loses_with_a_borrowed_reincarnator_loses_its_own_power_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    t = borrowed_reincarnator(monkeypatch).encounter(ships=3, cards=("attack-05", "attack-30"))
    assert totals(t) == (3 * 5, 30 + 4)
    assert uses(t) == [(0, "virus.multiply"), (0, "reincarnator.reincarnate")]
    assert (aliens(t, 0), sheets(t, 0, "origin")) == (["void"], ["own"])
    assert (aliens(t, 2), sheets(t, 2, "origin")) == (["reincarnator", "virus"], ["own", "incarnation"])
    assert "pacifist" not in t.state.unused
