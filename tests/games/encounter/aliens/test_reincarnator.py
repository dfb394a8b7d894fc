"""Reincarnator: each defeat brings a new power beside its own."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet, table
from tests.readings import aliens, homes, outcome, totals, uses, zapped
from warptable.games.encounter.engine.content.registry import registry_for
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.state import Sheet
from warptable.games.encounter.engine.rules.aliens import Alien
from warptable.games.encounter.engine.verbs.powers import gain

REINCARNATE = "reincarnator.reincarnate"
ZAP = ["attack-06", "cosmic-zap"]
QUIET = ("pacifist", "void")  # ask nothing when their owner is beaten


def boxed(*left: str) -> Callable[[Game], None]:
    """Only these aliens are left in the box."""

    def prepare(g: Game) -> None:
        g.s.unused[:] = left

    return prepare


def defeat(hands: dict[int, list[str]] | None = None, box: Sequence[str] = QUIET, **layout: Any) -> Table:
    """The Reincarnator attacks with three ships and is beaten; seat 1 has the next turn."""
    hands = {0: ["attack-04", "attack-05"], 1: ["attack-40", "attack-30"]} | (hands or {})
    seats = ("reincarnator", "parasite", "mite")
    t = table(*seats, hands=hands, destiny=["blue", "red"], prepare=boxed(*box), **layout)
    return t.encounter(ships=3, cards=("attack-04", "attack-40"))


def gained(t: Table) -> list[str]:
    return [event["alien"] for event in t.events("power_gained")]


@pytest.mark.rule("F-SETUP-12")
def test_it_starts_with_no_second_power() -> None:
    t = table("reincarnator", "parasite", "filch")
    assert aliens(t, 0) == ["reincarnator"]


@pytest.mark.rule("F-GOAL-7", "F-RES-6")
def test_beaten_as_the_offense_it_gains_an_unused_alien_and_keeps_its_own_power() -> None:
    hands = {0: ["attack-04"], 1: ["attack-40", "attack-30"]}
    t = table("reincarnator", "parasite", "filch", hands=hands, prepare=boxed(*QUIET))
    t.encounter(ships=3, cards=("attack-04", "attack-40"))
    assert uses(t)[0] == (0, REINCARNATE)
    [event] = t.events("power_gained")
    assert (event["source"], event["seat"], event["origin"]) == ("reincarnator", 0, "incarnation")
    assert aliens(t, 0) == ["reincarnator", event["alien"]]
    assert sorted([event["alien"], *t.state.unused]) == sorted(QUIET)


@pytest.mark.rule("F-GOAL-7", "F-RES-3")
def test_beaten_as_the_defense_it_reincarnates() -> None:
    t = table("parasite", "reincarnator", "filch", hands={0: ["attack-40"], 1: ["attack-04"]})
    t.encounter(ships=3, cards=("attack-40", "attack-04"))
    assert uses(t)[0] == (1, REINCARNATE)
    assert len(aliens(t, 1)) == 2


@pytest.mark.rule("F-GOAL-7", "F-RES-3", "F-RES-6")
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_as_an_ally_of_the_losing_side_it_reincarnates(side: str) -> None:
    own, other = ("attack-04", "attack-40") if side == "offense" else ("attack-40", "attack-04")
    t = table("parasite", "filch", "reincarnator", hands={0: [own, "attack-01"], 1: [other]})
    t.encounter(ships=3, allies={2: (side, 1)}, cards=(own, other))
    assert uses(t)[0] == (2, REINCARNATE)
    assert len(aliens(t, 2)) == 2


@pytest.mark.rule("F-GOAL-7", "F-DEAL-11")
@pytest.mark.parametrize("seats", [("reincarnator", "parasite", "filch"), ("parasite", "reincarnator", "filch")])
def test_a_failed_deal_brings_a_new_power(seats: tuple[str, str, str]) -> None:
    t = table(*seats, hands={0: ["negotiate"], 1: ["negotiate", "attack-06"]}, prepare=boxed(*QUIET))
    t.encounter(ships=1, cards=("negotiate", "negotiate")).do(0, "deal", ("refuse",))
    t.do(0, "lose-ships", {planet(0): 3}).do(1, "lose-ships", {planet(1): 3})
    t.do(0, "ships-home", {planet(0, 1): 1})
    assert uses(t)[0] == (seats.index("reincarnator"), REINCARNATE)
    assert len(t.events("power_gained")) == 1


@pytest.mark.rule("F-DEAL-1", "F-DEAL-11")
def test_an_ally_has_no_part_in_a_failed_deal() -> None:
    t = table("parasite", "filch", "reincarnator", hands={0: ["negotiate"], 1: ["negotiate"]})
    t.encounter(ships=1, allies={2: ("offense", 1)}, cards=("negotiate", "negotiate")).do(2, "ships-home", 1)
    t.do(0, "deal", ("refuse",)).do(0, "lose-ships", {planet(0): 3}).do(1, "lose-ships", {planet(1): 3})
    assert t.events("deal_failed")
    assert uses(t) == []


@pytest.mark.rule("F-GOAL-7")
@pytest.mark.parametrize("allies", [{2: ("offense", 1)}, {}])
def test_winning_or_standing_by_it_stays_as_it_is(allies: dict[int, tuple[str, int]]) -> None:
    t = table("parasite", "mite", "reincarnator", hands={0: ["attack-40", "attack-06"], 1: ["attack-04"]})
    t.encounter(ships=3, allies=allies, cards=("attack-40", "attack-04"))
    assert t.open == [(0, "second-encounter")]
    assert uses(t) == []
    assert aliens(t, 2) == ["reincarnator"]


@pytest.mark.rule("F-DEAL-12")
def test_a_deal_that_is_made_changes_nothing() -> None:
    t = table("reincarnator", "parasite", "filch", hands={0: ["negotiate", "attack-06"], 1: ["negotiate"]})
    t.encounter(ships=1, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("give", "attack-06"), "propose")).do(1, "deal", ("accept",))
    assert uses(t) == []


@pytest.mark.rule("F-GOAL-7")
def test_the_next_defeat_puts_the_incarnation_and_what_lies_on_it_away() -> None:
    t = defeat()
    [first] = gained(t)
    t.encounter(offense=1, defense=0, ships=4, cards=("attack-30", "attack-05"))
    second = gained(t)[-1]
    assert len(gained(t)) == 2
    assert second != first
    assert [event["alien"] for event in t.events("power_gone")] == [first]
    assert aliens(t, 0) == ["reincarnator", second]
    assert first not in t.state.unused


@pytest.mark.rule("F-RES-1", "F-RES-6")
@pytest.mark.reading("reincarnator-when")
def test_the_change_comes_after_the_ships_are_lost_and_everything_is_paid() -> None:
    t = table("reincarnator", "parasite", "filch", hands={0: ["negotiate"], 1: ["attack-40", "attack-30"]})
    t.encounter(ships=3, cards=("negotiate", "attack-40"))
    kinds = [event.kind for event in t.session.log]
    assert kinds.index("to_warp") < kinds.index("took") < kinds.index("power_gained")
    assert kinds.index("power_gained") < kinds.index("encounter_cards_discarded")


@pytest.mark.rule("F-GOAL-7")
@pytest.mark.reading("reincarnator-when")
def test_when_no_unused_alien_is_left_only_the_old_incarnation_goes() -> None:
    t = defeat(box=["void"])
    assert aliens(t, 0) == ["reincarnator", "void"]
    t.encounter(offense=1, defense=0, ships=4, cards=("attack-30", "attack-05"))
    assert uses(t) == [(0, REINCARNATE), (0, REINCARNATE)]
    assert aliens(t, 0) == ["reincarnator"]


@pytest.mark.rule("F-GOAL-7")
def test_an_alien_with_set_up_text_is_put_away_and_another_one_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(
        registry_for("ffg", (), (), ()).aliens, "void", Alien("void", setups=[lambda g, seat, sheet: None])
    )
    t = defeat(box=["void", "pacifist"], seed=3)
    assert aliens(t, 0) == ["reincarnator", "pacifist"]
    t.encounter(offense=1, defense=0, ships=4, cards=("attack-30", "attack-05"))
    assert aliens(t, 0) == ["reincarnator"]
    assert t.state.unused == []


@pytest.mark.rule("F-POWER-1", "F-POWER-6")
def test_with_two_home_colonies_it_does_not_reincarnate() -> None:
    t = defeat(moves=homes(0, 2))
    assert outcome(t) == ("won", 1, "totals")
    assert uses(t) == []
    assert aliens(t, 0) == ["reincarnator"]


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_it_stays_as_it_is_and_reincarnates_at_the_next_defeat() -> None:
    t = defeat({2: ZAP}).do(2, "window-USE_ANNOUNCED", "cosmic-zap", options=["pass", "cosmic-zap"])
    assert aliens(t, 0) == ["reincarnator"]
    assert zapped(t, 0) == [False]
    t.encounter(offense=1, defense=0, ships=4, cards=("attack-30", "attack-05"))
    assert uses(t) == [(0, REINCARNATE), (0, REINCARNATE)]
    assert len(aliens(t, 0)) == 2


@pytest.mark.rule("F-ZAP-2", "F-TIMING-4")
def test_a_card_zap_on_the_zap_lets_it_reincarnate() -> None:
    t = defeat({0: ["attack-04", "card-zap"], 2: ZAP}).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    t.do(0, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])
    assert len(aliens(t, 0)) == 2
    assert (t.ships(0, GATE), t.ships(0, WARP)) == (0, 3)


# ---- with an incarnation -------------------------------------------------------------------------


def incarnate(alien: str) -> Callable[[Game], Sheet]:
    """The Reincarnator, seat 0, begins with this incarnation; void and pacifist are in the box."""

    def prepare(g: Game) -> Sheet:
        g.s.unused[:] = QUIET
        return gain(g, 0, alien, "incarnation", "reincarnator")

    return prepare


@pytest.mark.rule("F-GOAL-7")
def test_the_power_of_its_incarnation_is_used_like_its_own() -> None:
    t = table(
        *("reincarnator", "parasite", "filch"),
        hands={0: ["attack-08", "attack-06"], 1: ["attack-10"]},
        prepare=incarnate("virus"),
    )
    t.encounter(ships=3, cards=("attack-08", "attack-10"))
    assert uses(t) == [(0, "virus.multiply")]
    assert totals(t) == (3 * 8, 10 + 4)


@pytest.mark.rule("F-GOAL-7", "F-RES-10")
def test_a_new_incarnation_is_in_force_at_once() -> None:
    """Filch, drawn after the defeat, may still take_unseen the card that is discarded now."""
    t = defeat(box=["filch"])
    t.do(0, "window-CARDS_DISCARDED", "filch.theft", options=["pass", "filch.theft"])
    assert t.hand(0) == ["attack-05", "attack-40"]


@pytest.mark.rule("F-ZAP-2")
def test_a_zap_on_the_incarnation_leaves_the_reincarnator_in_force() -> None:
    t = table(
        *("reincarnator", "parasite", "filch"),
        hands={0: ["attack-08"], 1: ["attack-30", "attack-06"], 2: ZAP},
        prepare=incarnate("virus"),
    )
    t.encounter(ships=3, cards=("attack-08", "attack-30")).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert totals(t) == (8 + 3, 30 + 4)
    assert uses(t) == [(0, "virus.multiply"), (0, REINCARNATE)]
    assert aliens(t, 0)[0] == "reincarnator"
    assert aliens(t, 0)[1] in QUIET


@pytest.mark.rule("F-ZAP-2")
def test_a_zap_on_the_reincarnation_leaves_the_incarnation_in_place_and_in_force() -> None:
    t = table(
        *("reincarnator", "parasite", "mite"),
        hands={0: ["attack-04"], 1: ["attack-40", "attack-06"], 2: ZAP},
        prepare=incarnate("filch"),
    )
    t.encounter(ships=3, cards=("attack-04", "attack-40")).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert aliens(t, 0) == ["reincarnator", "filch"]
    assert zapped(t, 0) == [True, False]
    t.do(0, "window-CARDS_DISCARDED", "filch.theft")
    assert t.hand(0) == ["attack-40"]


@pytest.mark.rule("F-POWER-1", "F-POWER-2", "F-POWER-3", "F-POWER-4")
def test_both_powers_are_lost_together_and_return_together() -> None:
    t = table(
        *("reincarnator", "parasite", "mite"),
        hands={0: ["attack-08", "attack-06"], 1: ["attack-10"]},
        destiny=["red", "blue"],
        moves=homes(0, 2),
        prepare=incarnate("virus"),
    )
    sheets = t.view(None).seats[0].sheets
    assert [sheet.lost for sheet in sheets] == [True, True]
    t.do(0, "own-colour", "resettle", options=["redraw", "resettle"])
    t.do(0, "aim", planet(0)).do(0, "launch", {planet(0, 4): 1})
    assert [(event["alien"], event["source"]) for event in t.events("power_back")] == [
        ("reincarnator", "F-POWER-4"),
        ("virus", "F-POWER-4"),
    ]
    t.do(0, "second-encounter", "go-on").encounter(ships=3, cards=("attack-08", "attack-10"))
    assert totals(t) == (3 * 8, 10 + 4)


@pytest.mark.rule("F-POWER-1")
def test_a_defeat_that_costs_its_power_brings_no_new_one() -> None:
    """Beaten as the defense on its third home planet, it has lost its power before it could reincarnate."""
    t = table("parasite", "reincarnator", "mite", hands={0: ["attack-40"], 1: ["attack-04"]}, moves=homes(1, 3))
    t.encounter(ships=3, target=planet(1, 2), cards=("attack-40", "attack-04"))
    assert t.events("power_lost")[-1]["alien"] == "reincarnator"
    assert uses(t) == []
    assert (aliens(t, 1), t.ships(1, BESIDE)) == (["reincarnator"], 0)
