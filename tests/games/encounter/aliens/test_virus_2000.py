"""Virus as the edition of 2000 has it: used only when attack meets attack."""

import pytest

from tests.games.encounter.scenario import table
from tests.readings import outcome, totals, uses

MULTIPLY = "virus.multiply"


@pytest.mark.rule("A-POWER-1", "A-S10-1")
def test_attack_against_attack_is_multiplied_by_the_own_ships_only() -> None:
    hands = {0: ["attack-06"], 1: ["attack-08"]}
    t = table("virus", "healer", "parasite", edition="avalon", hands=hands).encounter(ships=3)
    t.do(2, "window-ANSWER", "parasite.infest").do(2, "parasite-side", "offense").do(2, "ally-ships", 2)
    assert totals(t) == (3 * 6 + 2, 8 + 4)
    assert uses(t) == [(2, "parasite.infest"), (0, MULTIPLY)]


@pytest.mark.rule("A-POWER-1", "A-S10-12")
@pytest.mark.reading("virus-2000-attacks")
def test_against_a_negotiate_it_is_not_used() -> None:
    t = table("virus", "healer", "zombie", edition="avalon", hands={0: ["attack-06"], 1: ["negotiate"]})
    t.encounter(ships=3, cards=("attack-06", "negotiate"))
    assert uses(t) == []
    assert outcome(t) == ("won", 0, "faces")


@pytest.mark.rule("A-2P-3")
def test_the_game_of_two() -> None:
    t = table("virus", "zombie", edition="avalon", hands={0: ["attack-06"], 1: ["attack-08"]})
    t.encounter(ships=2, cards=("attack-06", "attack-08"))
    assert totals(t) == (2 * 6, 8 + 4)
