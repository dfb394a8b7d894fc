"""Cosmic Zap: answers one use of a power, and the power is off until the encounter ends."""

import pytest

from tests.games.encounter.artifacts.helpers import KINDS, ROLES, moments, on_the_table
from tests.games.encounter.scenario import GATE, WARP, Table, planet, table

ZAP = ["pass", "cosmic-zap"]


def sorcerer_switches(*zappers: int, extra: dict[int, list[str]] | None = None) -> Table:
    """Red uses its power once both cards are down; these seats hold a Cosmic Zap."""
    hands = {0: ["attack-01", "attack-04"], 1: ["attack-20", "attack-06"]}
    more = extra or {}
    for seat in range(4):
        zap = ["cosmic-zap"] if seat in zappers else []
        hands[seat] = [*hands.get(seat, ["attack-06"]), *zap, *more.get(seat, [])]
    t = table("sorcerer", "pacifist", "oracle", "virus", hands=hands)
    t.encounter(ships=1, cards=("attack-01", "attack-20"))
    return t.do(0, "window-CARDS_SELECTED", "sorcerer.switch", options=["pass", "sorcerer.switch"])


@pytest.mark.rule("F-ART-2", "F-ZAP-1")
def test_without_a_power_in_use_it_is_never_offered() -> None:
    assert moments("cosmic-zap") == {}


@pytest.mark.rule("F-ART-2", "F-ZAP-1")
def test_it_is_offered_to_every_role_at_every_use_of_a_power_and_at_no_other_moment() -> None:
    """Macron sends its ship, and counts it when cards are revealed: two uses in each encounter."""
    found = moments("cosmic-zap", ("macron", "pacifist", "oracle", "virus", "void"))
    assert found == {
        (role, kind): ["window-USE_ANNOUNCED"] * (3 if kind == "attack meets negotiate" else 2)  # and Pacifist's
        for role in ROLES
        for kind in KINDS
    }


@pytest.mark.rule("F-ZAP-2", "F-ART-3")
def test_the_use_is_cancelled_and_the_zap_discarded() -> None:
    t = sorcerer_switches(2)
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap", options=ZAP)
    assert t.events("cancelled") == [{"source": "cosmic-zap", "seat": 2, "ability": "sorcerer.switch", "of": 0}]
    assert t.events("cards_switched") == []
    assert t.events("outcome")[-1]["winner"] == 1
    assert t.discards() == ["cosmic-zap", "attack-01", "attack-20"]
    assert t.hand(2) == ["attack-06"]


def test_declined_the_power_works() -> None:
    t = sorcerer_switches(2)
    t.passes(2)
    assert t.events("cards_switched")
    assert t.events("outcome")[-1]["winner"] == 0
    assert t.hand(2) == ["attack-06", "cosmic-zap"]


@pytest.mark.rule("F-TIMING-4")
def test_card_zapped_the_power_works_after_all() -> None:
    t = sorcerer_switches(2, extra={0: ["card-zap"]})
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    t.do(0, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])
    assert t.events("cards_switched")
    assert t.discards()[:2] == ["cosmic-zap", "card-zap"]
    assert on_the_table(t) == []
    assert not t.state.seats[0].sheets[0].zapped


@pytest.mark.rule("F-ZAP-1")
def test_after_a_zap_was_card_zapped_a_second_one_may_answer_the_same_use() -> None:
    t = sorcerer_switches(1, 2, extra={0: ["card-zap"]})
    t.do(1, "window-USE_ANNOUNCED", "cosmic-zap")
    t.do(0, "window-CARD_PLAYED", "card-zap")
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap", options=ZAP)
    assert t.events("cards_switched") == []
    assert t.discards()[:3] == ["cosmic-zap", "card-zap", "cosmic-zap"]


@pytest.mark.rule("F-ZAP-1")
def test_one_may_zap_the_own_power() -> None:
    t = sorcerer_switches(0)
    t.do(0, "window-USE_ANNOUNCED", "cosmic-zap", options=ZAP)
    assert t.events("cards_switched") == []


@pytest.mark.rule("F-ZAP-2")
def test_a_zapped_power_cannot_be_used_again_in_the_same_encounter() -> None:
    """Macron, stopped from sending a single ship, sends four, and they count one each."""
    t = table("macron", "pacifist", "oracle", hands={0: ["attack-08", "attack-01"], 1: ["attack-10", "cosmic-zap"]})
    t.encounter()
    t.do(1, "window-USE_ANNOUNCED", "cosmic-zap", options=ZAP)
    assert t.view(2).seats[0].sheets[0].zapped is True
    t.encounter(ships={planet(0): 4}, cards=("attack-08", "attack-10"))
    assert t.events("totals")[-1]["trail"] == ["8 + 4 = 12", "10 + 4 = 14"]
    assert [event["ability"] for event in t.events("power_used")] == ["macron.send-one"]


@pytest.mark.rule("F-ZAP-2")
def test_in_the_next_encounter_the_power_is_back() -> None:
    t = table(
        "macron",
        "pacifist",
        "oracle",
        hands={0: ["attack-20", "attack-08"], 1: ["attack-04", "attack-06", "cosmic-zap"]},
        destiny=["blue", "green"],
    )
    t.encounter()
    t.do(1, "window-USE_ANNOUNCED", "cosmic-zap")
    t.encounter(ships={planet(0): 4}, cards=("attack-20", "attack-04"))
    t.do(0, "second-encounter", "go-on")
    t.encounter(defense=2, ships={planet(0, 1): 1})
    assert t.events("totals")[-1]["trail"] == ["8 + 1 x 4 = 12", "6 + 4 = 10"]
    used = [event["ability"] for event in t.events("power_used") if event["seat"] == 0]
    assert used == ["macron.send-one", "macron.send-one", "macron.mass"]


def plagued_zombie_zapped() -> Table:
    """Zombie loses three ships to the Plague because its power was zapped."""
    t = table(
        "zombie",
        "pacifist",
        "oracle",
        hands={0: ["negotiate", "negotiate"], 1: ["negotiate", "attack-20", "plague"], 2: ["cosmic-zap"]},
    )
    t.do(1, "window-ENCOUNTER_START", "plague").do(1, "plague-victim", 0).do(0, "lose-ships", {planet(0): 3})
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap", options=ZAP)
    assert t.ships(0, WARP) == 3
    return t.do(0, "regroup", planet(0))


@pytest.mark.rule("F-ZAP-2", "F-FAQ-12")
def test_also_a_power_that_may_recur_is_off_for_the_rest_of_the_encounter() -> None:
    t = plagued_zombie_zapped()
    t.encounter(ships={planet(0, 1): 2}, cards=("negotiate", "attack-20"))
    assert t.ships(0, WARP) == 4, "two of the plague, two of the defeat"
    assert len(t.events("power_used")) == 1


@pytest.mark.rule("F-ZAP-3", "F-COMPONENT-5")
def test_parts_of_a_power_that_are_no_use_go_on_and_cannot_be_zapped() -> None:
    """Zombie frees ships in a deal, though its power is zapped."""
    t = plagued_zombie_zapped()
    t.encounter(ships={planet(0, 1): 2}, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("want", planet(1, 1)), ("free", 0), ("free", 0), "propose"))
    t.do(1, "deal", ("accept",))
    t.do(0, "deal-colony", {GATE: 2})
    t.do(0, "ships-home", 2)
    assert t.ships(0, WARP) == 0
    assert len(t.events("power_used")) == 1, "freeing is no use of the power"


@pytest.mark.rule("F-ZAP-3")
def test_a_passive_part_gives_no_occasion_for_a_zap() -> None:
    t = table(
        "zombie",
        "pacifist",
        "oracle",
        hands={0: ["negotiate"], 1: ["negotiate"], 2: ["attack-06", "cosmic-zap"]},
        moves=[(2, 2, planet(2), WARP)],
    )
    t.encounter(ships={planet(0, 1): 2}, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("want", planet(1, 1)), ("free", 2), "propose"))
    t.do(1, "deal", ("accept",))
    t.do(0, "deal-colony", {GATE: 2})
    assert t.open == [(2, "ships-home")], "green holds a zap and is not asked about it"
