"""Anti-Matter: the lower total wins; its own ships and all allied ships count against their side."""

from collections.abc import Sequence

import pytest

from tests.scenario import WARP, Table, planet, table

SPARE = ("attack-06", "cosmic-zap")


def battle(own: str, other: str, *more: str, allies: dict[int, tuple[str, int]] | None = None) -> Table:
    """Anti-Matter attacks with three ships and the card `own` against four ships and the card `other`."""
    t = table("anti-matter", *(more or ("pacifist", "void")), hands={0: [own], 1: [other]})
    return t.encounter(ships=3, allies=allies, cards=(own, other))


def totals(t: Table) -> tuple[int, int, int]:
    """Both totals as announced, and the seat that won."""
    last = t.events("totals")[-1]
    return last["offense"], last["defense"], t.events("outcome")[-1]["winner"]


@pytest.mark.rule("F-GOAL-7", "F-REVEAL-4")
def test_the_lower_total_wins_and_its_own_ships_count_negative_on_the_offense() -> None:
    t = battle("attack-10", "attack-08")
    assert totals(t) == (10 - 3, 8 + 4, 0)
    assert t.ships(0, planet(1)) == 3
    assert t.ships(1, WARP) == 4
    assert [use["source"] for use in t.events("power_used")] == ["anti-matter.negate"]


@pytest.mark.rule("F-GOAL-7", "F-REVEAL-4")
def test_its_own_ships_count_negative_on_the_defense() -> None:
    t = table("pacifist", "anti-matter", "void", hands={0: ["attack-08"], 1: ["attack-14"]})
    t.encounter(ships=3, cards=("attack-08", "attack-14"))
    assert totals(t) == (8 + 3, 14 - 4, 1)
    assert t.ships(0, WARP) == 3


@pytest.mark.rule("F-GOAL-7", "F-REVEAL-3")
def test_allied_ships_of_both_sides_count_negative_and_the_opponents_own_ships_do_not() -> None:
    t = table("anti-matter", "pacifist", "void", "zombie", hands={0: ["attack-10"], 1: ["attack-20"]})
    t.encounter(ships=3, allies={2: ("offense", 2), 3: ("defense", 4)}, cards=("attack-10", "attack-20"))
    assert totals(t) == (10 - 3 - 2, 20 + 4 - 4, 0)


@pytest.mark.rule("F-COMPONENT-4")
def test_as_an_ally_it_has_no_power() -> None:
    t = table("pacifist", "void", "anti-matter", hands={0: ["attack-10"], 1: ["attack-08"]})
    t.encounter(ships=3, allies={2: ("offense", 2)}, cards=("attack-10", "attack-08"))
    assert totals(t) == (10 + 3 + 2, 8 + 4, 0)
    assert t.events("power_used") == []


@pytest.mark.rule("F-POWER-1", "F-POWER-6")
def test_with_two_home_colonies_the_higher_total_wins() -> None:
    away = [(0, 4, planet(0, number), planet(2, number)) for number in range(3)]
    t = table("anti-matter", "pacifist", "zombie", hands={0: ["attack-10"], 1: ["attack-08"]}, moves=away)
    t.encounter(ships={planet(0, 3): 3}, cards=("attack-10", "attack-08"))
    assert totals(t) == (13, 12, 0)
    assert t.events("power_used") == []


# ---------------------------------------------------------------- zaps


def zapped_battle(*, card_zap: Sequence[str] = ()) -> Table:
    """Seat 2 may zap the negation; two turns of seat 0's neighbours can follow."""
    t = table(
        "anti-matter",
        "pacifist",
        "void",
        hands={0: ["attack-08", "attack-10", "attack-12", *card_zap], 1: ["attack-09", "attack-06"], 2: SPARE},
        destiny=["blue", "green"],
    )
    t.encounter(ships=4, cards=("attack-08", "attack-06"))
    assert t.open == [(2, "window-USE_ANNOUNCED")]
    return t.do(2, "window-USE_ANNOUNCED", "cosmic-zap", options=["pass", "cosmic-zap"])


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-ART-3")
def test_zapped_all_ships_add_and_the_higher_total_wins() -> None:
    t = zapped_battle()
    assert totals(t) == (8 + 4, 6 + 4, 0)
    assert t.events("cancelled") == [
        {"source": "cosmic-zap", "seat": 2, "ability": "anti-matter.negate", "of": 0},
    ]
    assert t.discards() == ["cosmic-zap", "attack-08", "attack-06"]


@pytest.mark.rule("F-ZAP-2", "F-SECOND-1")
def test_the_zap_ends_with_the_encounter() -> None:
    t = zapped_battle()
    assert t.open == [(0, "second-encounter")]
    t.do(0, "second-encounter", "go-on").encounter(defense=2, ships=3, cards=("attack-10", "attack-06"))
    assert totals(t) == (10 - 3, 6 + 4, 0)


@pytest.mark.rule("F-ZAP-2", "F-TIMING-4", "F-FAQ-10")
def test_a_card_zap_stops_the_zap_and_the_negation_stands() -> None:
    t = zapped_battle(card_zap=["card-zap"])
    t.do(0, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])
    assert totals(t) == (8 - 4, 6 + 4, 0)
    assert t.events("cancelled") == [{"source": "card-zap", "seat": 0, "ability": "cosmic-zap", "of": 2}]
    assert t.discards() == ["cosmic-zap", "card-zap", "attack-08", "attack-06"]
