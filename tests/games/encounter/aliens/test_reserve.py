"""Reserve: low attacks as reinforcements, negotiates against those of others; its flare collects them."""

import pytest

from tests.games.encounter.scenario import Table, table
from tests.readings import homes, totals, uses, zapped

PLAY, CANCEL = "reserve.attack-as-reinforcement", "reserve.cancel-reinforcement"
FLARE = "flare-reserve"


def fought(
    mine: tuple[str, ...] = (), theirs: tuple[str, ...] = (), ally: tuple[str, ...] = (), reserve: int = 0
) -> Table:
    """10 + 2 ships against 8 + 4 ships, an ally of the offense with one ship; the rest of the hands as given."""
    powers = ["mite", "human", "loser"]
    powers[1] = "parasite"
    powers[reserve] = "reserve"
    hands = {0: ["attack-10", *mine], 1: ["attack-08", *theirs], 2: ["attack-13", *ally]}
    t = table(*powers, hands=hands)
    return t.encounter(ships=2, allies={2: ("offense", 1)}, cards=("attack-10", "attack-08"))


@pytest.mark.rule("F-REINF-4", "F-REINF-5", "F-GOAL-7")
def test_it_plays_an_attack_of_six_or_less_as_a_reinforcement_for_either_side() -> None:
    t = fought(("attack-06", "attack-04", "attack-07"))
    t.do(0, "reinforce", PLAY, options=["pass", PLAY])
    cards = ("attack-06", "attack-04")
    t.do(0, "reserve-attack", ("attack-06", 1), options=[(card, side) for card in cards for side in (0, 1)])
    assert uses(t) == [(0, PLAY)]
    t.passes(0, 0)  # and in the next round
    assert totals(t) == (13, 18)
    assert t.events("reinforced") == [{"source": "reserve", "seat": 0, "face": "attack-06", "side": 1, "value": 6}]
    assert "attack-06" in t.discards()


@pytest.mark.rule("F-REINF-6")
@pytest.mark.reading("reserve-each-card")
def test_it_may_play_several_and_answer_others() -> None:
    t = fought(("attack-06", "attack-04"), theirs=("reinforcement-3",))
    t.do(0, "reinforce", PLAY).do(0, "reserve-attack", ("attack-04", 0)).passes(0)
    t.do(1, "reinforce", ("reinforcement-3", 1))
    t.do(0, "reinforce", PLAY).do(0, "reserve-attack", ("attack-06", 0))
    assert totals(t) == (23, 15)
    assert uses(t) == [(0, PLAY), (0, PLAY)]


@pytest.mark.rule("F-REINF-3", "F-TIMING-1")
def test_as_an_ally_too_but_not_as_a_bystander() -> None:
    t = fought(ally=("attack-04",), reserve=2)
    t.do(2, "reinforce", PLAY).do(2, "reserve-attack", ("attack-04", 0))
    assert totals(t) == (17, 12)
    hands = {0: ["attack-10"], 1: ["attack-08"], 2: ["attack-04"]}
    t = table("mite", "parasite", "reserve", hands=hands).encounter(ships=2, cards=("attack-10", "attack-08"))
    assert (totals(t), uses(t)) == ((12, 12), [])


@pytest.mark.rule("F-REINF-7")
def test_only_when_attack_meets_attack() -> None:
    t = table("reserve", "parasite", "virus", hands={0: ["negotiate", "attack-04"], 1: ["attack-08"]})
    t.encounter(ships=2, cards=("negotiate", "attack-08"))
    assert (t.events("outcome")[0]["how"], uses(t)) == ("faces", [])


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
@pytest.mark.reading("reserve-each-card")
def test_zapped_the_card_stays_in_hand_and_the_power_is_off_for_the_encounter() -> None:
    t = fought(("attack-04",), theirs=("cosmic-zap",))
    t.do(0, "reinforce", PLAY).do(1, "window-USE_ANNOUNCED", "cosmic-zap")
    assert totals(t) == (13, 12)
    assert "attack-04" in t.hand(0)
    assert uses(t) == [(0, PLAY)]
    assert zapped(t, 0) == [False]  # the encounter is over


@pytest.mark.rule("F-POWER-2")
def test_without_its_power_it_has_only_real_reinforcements() -> None:
    hands = {0: ["attack-10", "attack-04"], 1: ["attack-08"]}
    t = table("reserve", "parasite", "virus", hands=hands, moves=homes(0, 2))
    t.encounter(ships=2, cards=("attack-10", "attack-08"))
    assert (totals(t), uses(t)) == ((12, 12), [])


# ---- against others' reinforcements ------------------------------------------------------------------


@pytest.mark.rule("F-REINF-5", "F-GOAL-7")
def test_it_cancels_anothers_reinforcement_for_a_negotiate() -> None:
    t = fought(("negotiate",), theirs=("reinforcement-3",))
    t.do(1, "reinforce", ("reinforcement-3", 1))
    t.do(0, "window-REINFORCED", CANCEL, options=["pass", CANCEL])
    assert totals(t) == (13, 12)
    assert t.discards()[:2] == ["negotiate", "reinforcement-3"]
    assert "negotiate" not in t.hand(0)


@pytest.mark.rule("F-REINF-5", "F-TIMING-1")
def test_it_may_let_the_reinforcement_stand() -> None:
    t = fought(("negotiate",), theirs=("reinforcement-3",)).do(1, "reinforce", ("reinforcement-3", 1)).passes(0)
    assert (totals(t), uses(t)) == ((13, 15), [])


@pytest.mark.rule("F-REINF-5")
def test_not_its_own_and_not_without_a_negotiate() -> None:
    t = fought(("negotiate", "reinforcement-2")).do(0, "reinforce", ("reinforcement-2", 0))
    assert (totals(t), uses(t)) == ((15, 12), [])
    t = fought(("attack-12",), theirs=("reinforcement-3",)).do(1, "reinforce", ("reinforcement-3", 1))
    assert (totals(t), uses(t)) == ((13, 15), [])


@pytest.mark.rule("F-ZAP-1")
def test_zapped_nothing_is_paid_and_the_reinforcement_counts() -> None:
    t = fought(("negotiate",), theirs=("reinforcement-3", "cosmic-zap")).do(1, "reinforce", ("reinforcement-3", 1))
    t.do(0, "window-REINFORCED", CANCEL).do(1, "window-USE_ANNOUNCED", "cosmic-zap")
    assert totals(t) == (13, 15)
    assert "negotiate" in t.hand(0)
    assert t.discards()[:2] == ["reinforcement-3", "cosmic-zap"]


# ---- the super flare ---------------------------------------------------------------------------------


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2")
def test_super_one_attack_up_to_nine_counts_as_a_reinforcement() -> None:
    t = fought(("attack-09", "attack-10", FLARE))
    t.do(0, "reinforce", FLARE, options=["pass", FLARE])
    t.do(0, "reserve-attack", ("attack-09", 0), options=[("attack-09", 0), ("attack-09", 1)])
    assert uses(t) == [(0, PLAY)]
    assert totals(t) == (22, 12)
    assert (FLARE in t.hand(0), "attack-09" in t.hand(0)) == (True, False)


@pytest.mark.rule("F-FLARE-6", "F-FLARE-3")
def test_super_the_next_one_is_low_again() -> None:
    t = fought(("attack-09", "attack-08", "attack-04", FLARE))
    assert t.options(0, "reinforce") == ["pass", PLAY, FLARE]
    t.do(0, "reinforce", FLARE).do(0, "reserve-attack", ("attack-09", 0))
    t.do(0, "reinforce", PLAY, options=["pass", PLAY])
    t.do(0, "reserve-attack", ("attack-04", 0), options=[("attack-04", 0), ("attack-04", 1)])
    assert totals(t) == (26, 12)


@pytest.mark.rule("F-FLARE-5", "F-TIMING-1")
def test_super_not_for_others() -> None:
    t = fought(ally=("attack-09", FLARE))
    assert (totals(t), t.events("flare_played")) == ((13, 12), [])


@pytest.mark.rule("F-FAQ-6", "F-ZAP-1")
@pytest.mark.parametrize(("zap", "window"), [("cosmic-zap", "USE_ANNOUNCED"), ("card-zap", "CARD_PLAYED")])
def test_super_zapped_no_card_is_played(zap: str, window: str) -> None:
    t = fought(("attack-09", FLARE), theirs=(zap,)).do(0, "reinforce", FLARE).do(1, f"window-{window}", zap)
    assert (totals(t), uses(t), "attack-09" in t.hand(0)) == ((13, 12), [], True)
    assert (FLARE in t.hand(0)) is (zap == "cosmic-zap")


@pytest.mark.rule("F-FAQ-6", "F-ZAP-1")
def test_super_stands_but_the_use_it_opens_may_be_zapped() -> None:
    t = fought(("attack-09", FLARE), theirs=("cosmic-zap",)).do(0, "reinforce", FLARE).passes(1)
    t.do(1, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (totals(t), uses(t), FLARE in t.hand(0)) == ((13, 12), [(0, PLAY)], True)


# ---- the wild flare ----------------------------------------------------------------------------------


@pytest.mark.rule("F-FLARE-5", "F-FLARE-2", "F-REINF-5")
def test_wild_a_reinforcement_that_another_player_used_goes_to_the_hand_and_may_be_played_at_once() -> None:
    t = fought(("reinforcement-3",), ally=(FLARE,), reserve=1).do(0, "reinforce", ("reinforcement-3", 0))
    t.do(2, "window-DISCARDED", FLARE, options=["pass", FLARE])
    assert t.events("took_discard") == [{"source": "reserve", "seat": 2, "face": "reinforcement-3"}]
    t.do(2, "reinforce", ("reinforcement-3", 0))
    assert totals(t) == (19, 12)
    assert FLARE in t.hand(2)


@pytest.mark.rule("F-FLARE-5")
@pytest.mark.reading("reserve-wild-best")
def test_wild_the_best_of_several_discarded_at_once() -> None:
    hands = {0: ["reinforcement-2", "reinforcement-5"], 2: ["attack-06", FLARE]}
    t = table("mite", "parasite", "virus", hands=hands, deck=["attack-06"] * 3 + ["attack-08"] * 5)
    t.do(2, "window-DISCARDED", FLARE)
    assert t.hand(2) == ["attack-06", FLARE, "reinforcement-5"]
    assert t.discards() == ["reinforcement-2"]


@pytest.mark.rule("F-FLARE-5")
def test_wild_not_the_own_ones_nor_other_cards() -> None:
    t = fought(("reinforcement-3", FLARE), reserve=1).do(0, "reinforce", ("reinforcement-3", 0))
    assert (totals(t), t.events("flare_played")) == ((16, 12), [])
    t = fought(ally=(FLARE,), theirs=("attack-04",), reserve=1)
    t.do(1, "reinforce", PLAY).do(1, "reserve-attack", ("attack-04", 1))
    assert (totals(t), t.events("flare_played")) == ((13, 16), [])


@pytest.mark.rule("F-ART-2")
def test_wild_card_zapped_the_reinforcement_stays_discarded() -> None:
    t = fought(("reinforcement-3",), ally=(FLARE,), theirs=("card-zap",), reserve=1)
    t.do(0, "reinforce", ("reinforcement-3", 0)).do(2, "window-DISCARDED", FLARE)
    t.do(1, "window-CARD_PLAYED", "card-zap")
    assert (t.hand(2), t.discards()[:3]) == (["attack-13"], ["reinforcement-3", FLARE, "card-zap"])


@pytest.mark.rule("F-FLARE-6")
def test_wild_not_for_the_owner_in_force() -> None:
    t = fought(theirs=("reinforcement-3",), mine=(FLARE, "attack-12")).do(1, "reinforce", ("reinforcement-3", 1))
    assert (totals(t), t.events("flare_played")) == ((13, 15), [])
