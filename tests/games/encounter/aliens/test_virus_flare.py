"""The flare of the Virus: allied ships multiply."""

import pytest

from tests.games.encounter.scenario import Table, table
from tests.readings import totals, uses, zapped

FLARE = "flare-virus"
ZAP = ["attack-06", "cosmic-zap"]
TOTAL = "window-REVEALED_TOTAL"


def allied(*aliens: str, own: str = "attack-08", allies: int = 2, **hands: list[str]) -> Table:
    """Seat 0 with three ships, and seat 2 with some as its ally, attack seat 1 with four."""
    held = {0: [own, FLARE], 1: ["attack-10"]} | {int(seat[-1]): faces for seat, faces in hands.items()}
    joining = {2: ("offense", allies)} if allies else {}
    return table(*aliens, hands=held).encounter(ships=3, allies=joining, cards=(own, "attack-10"))


# ---- wild


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-REVEAL-2")
def test_wild_own_ships_are_multiplied_by_allied_ships() -> None:
    t = allied("parasite", "filch", "mite", allies=4).do(0, TOTAL, FLARE, options=["pass", FLARE])
    assert totals(t) == (8 + 3 * 4, 10 + 4)
    assert t.events("totals")[-1]["trail"][0] == "8 + 3 x 4 = 20"
    assert t.hand(0) == [FLARE]


@pytest.mark.rule("F-FLARE-5", "F-REINF-5")
def test_wild_reinforcements_are_added_to_it() -> None:
    t = allied("parasite", "filch", "mite", seat0=["attack-08", "reinforcement-5", FLARE]).do(0, TOTAL, FLARE)
    t.do(0, "reinforce", ("reinforcement-5", 0))
    assert totals(t) == (8 + 3 * 2 + 5, 10 + 4)


@pytest.mark.rule("F-FLARE-5", "F-TIMING-1")
def test_wild_it_is_not_offered_without_allies_without_an_attack_or_to_an_ally() -> None:
    assert allied("parasite", "filch", "mite", allies=0).events("flare_played") == []
    assert allied("parasite", "filch", "mite", own="negotiate").events("flare_played") == []
    t = allied("parasite", "filch", "mite", seat0=["attack-08"], seat2=["attack-06", FLARE])
    assert totals(t) == (8 + 3 + 2, 10 + 4)


@pytest.mark.rule("F-FLARE-5")
def test_wild_it_need_not_be_played() -> None:
    assert totals(allied("parasite", "filch", "mite").passes(0)) == (8 + 3 + 2, 10 + 4)


@pytest.mark.rule("F-ART-2", "F-FLARE-3")
def test_wild_card_zapped_the_ships_are_added() -> None:
    t = allied("parasite", "filch", "mite", seat2=["attack-06", "card-zap"]).do(0, TOTAL, FLARE)
    t.do(2, "window-CARD_PLAYED", "card-zap")
    assert totals(t) == (8 + 3 + 2, 10 + 4)
    assert FLARE in t.discards()


# ---- super


@pytest.mark.rule("F-FLARE-2", "F-FLARE-6")
def test_super_all_ships_of_its_side_multiply_the_card() -> None:
    t = allied("virus", "filch", "mite").do(0, "window-RIDER", FLARE, options=["pass", FLARE])
    assert uses(t) == [(0, "virus.multiply")]
    assert totals(t) == ((3 + 2) * 8, 10 + 4)
    assert (t.hand(0), t.events("flare_played")[0]["side"]) == ([FLARE], "super")


@pytest.mark.rule("F-FLARE-6")
def test_super_declined_or_without_allies_the_power_is_as_ever_and_the_wild_side_is_closed() -> None:
    t = allied("virus", "filch", "mite").passes(0)
    assert (totals(t), t.events("flare_played")) == ((3 * 8 + 2, 10 + 4), [])
    t = allied("virus", "filch", "mite", allies=0)
    assert (totals(t), t.events("flare_played")) == ((3 * 8, 10 + 4), [])


@pytest.mark.rule("F-FAQ-6", "F-FLARE-7", "F-ZAP-2")
def test_super_cosmic_zapped_the_power_is_off_and_the_flare_may_be_played_wild() -> None:
    t = allied("virus", "filch", "mite", seat2=ZAP).do(0, "window-RIDER", FLARE)
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert zapped(t, 0) == [True]
    t.do(0, TOTAL, FLARE, options=["pass", FLARE])
    assert totals(t) == (8 + 3 * 2, 10 + 4)


@pytest.mark.rule("F-ART-2")
def test_super_card_zapped_only_its_own_ships_multiply() -> None:
    t = allied("virus", "filch", "mite", seat2=["attack-06", "card-zap"]).do(0, "window-RIDER", FLARE)
    t.do(2, "window-CARD_PLAYED", "card-zap")
    assert totals(t) == (3 * 8 + 2, 10 + 4)
    assert FLARE in t.discards()
