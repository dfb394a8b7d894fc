"""Mind as the edition of 2000 has it: before allies are invited or when alliances are formed, once."""

import pytest

from tests.games.encounter.scenario import Table, planet, table
from tests.readings import uses, zapped

READ = "mind.read"
BEFORE, FORMED = "window-ALLIANCE_BEFORE", "window-FREE_4"
OFF, DEF = ["attack-08", "attack-20"], ["attack-10", "negotiate"]


def mind(seat: int, **hands: list[str]) -> Table:
    """The Mind sits there; seat 0 attacks seat 1."""
    aliens = ["zombie", "healer", "virus"]
    aliens[seat] = "mind"
    given = {int(key[1:]): cards for key, cards in hands.items()}
    return table(*aliens, edition="avalon", hands={0: OFF, 1: DEF, 2: ["attack-06"]} | given).encounter(ships=1)


def looks(t: Table) -> list[tuple[int, int]]:
    return [(event["seat"], event["victim"]) for event in t.events("hand_seen")]


@pytest.mark.rule("A-POWER-1")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.reading("mind-2000-moments")
def test_a_main_player_looks_before_allies_are_invited_or_later(seat: int) -> None:
    t = mind(seat).do(seat, BEFORE, READ, options=["pass", READ]).encounter(ships=1)
    assert looks(t) == [(seat, 1 - seat)]
    assert sorted(t.open) == [(0, "encounter-card"), (1, "encounter-card")]  # once: it is not asked again
    t = mind(seat).passes(seat).encounter(ships=1).do(seat, FORMED, READ, options=["pass", READ])
    assert looks(t) == [(seat, 1 - seat)]
    assert t.view(seat).seats[1 - seat].known == (DEF if seat == 0 else OFF)


@pytest.mark.rule("A-POWER-1")
def test_it_may_pass_both_times() -> None:
    t = mind(0).passes(0).encounter(ships=1).passes(0)
    assert (looks(t), uses(t)) == ([], [])


@pytest.mark.rule("A-POWER-1", "A-TIMING-2")
@pytest.mark.parametrize("read", [0, 1])
@pytest.mark.reading("mind-2000-moments")
def test_an_outsider_looks_at_one_main_player(read: int) -> None:
    t = mind(2).do(2, BEFORE, READ).do(2, "mind-hand", read, options=[0, 1]).encounter(ships=1)
    assert looks(t) == [(2, read)]
    assert t.view(2).seats[read].known == (OFF, DEF)[read]
    assert t.view(2).seats[1 - read].known == []


@pytest.mark.rule("A-VEC-12", "A-ZAP-1", "A-ZAP-2", "A-ZAP-3")
def test_zapped_by_the_owner_of_the_hand_it_sees_nothing_for_the_rest_of_the_encounter() -> None:
    """The rulebook's example: an attack of 30 and two negotiates stay unseen."""
    held = ["attack-30", "negotiate", "negotiate", "cosmic-zap"]
    t = mind(0, s1=held).do(0, BEFORE, READ)
    t.do(1, "window-USE_ANNOUNCED", "cosmic-zap", options=["pass", "cosmic-zap"]).encounter(ships=1)
    assert (looks(t), zapped(t, 0)) == ([], [True])
    assert t.view(0).seats[1].known == []
    assert sorted(t.open) == [(0, "encounter-card"), (1, "encounter-card")]  # the second moment is gone, too


@pytest.mark.rule("A-2P-4")
def test_the_game_of_two_has_both_moments() -> None:
    hands = {0: OFF, 1: DEF}
    t = table("mind", "healer", edition="avalon", hands=hands).encounter(ships=1, target=planet(1))
    t.passes(0).do(0, FORMED, READ)
    assert looks(t) == [(0, 1)]
