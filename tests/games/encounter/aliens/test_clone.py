"""Clone: may take its encounter card back; its flare keeps an artifact, or doubles compensation."""

import pytest

from tests.games.encounter.scenario import Table, planet, table
from tests.readings import homes, outcome, uses

DISCARDING = "window-DISCARDING"
SPENT = "window-SPENT"
ZAP = "window-USE_ANNOUNCED"
CARD_ZAP = "window-CARD_PLAYED"
START = "window-ENCOUNTER_START"
OFFERED = ["pass", "clone.replicate"]


def fought(own: str = "attack-10", other: str = "attack-08", *more: str, seat1: str = "mite") -> Table:
    """Clone attacks with three ships against four; stops at the first decision after the reveal."""
    hands = {0: [own, *more], 1: [other], 2: ["attack-06", "cosmic-zap"]}
    t = table("clone", seat1, "void", hands=hands, destiny=["blue", "green"])
    return t.encounter(ships=3, cards=(own, other))


@pytest.mark.rule("F-RES-10", "F-COMPONENT-4")
def test_it_takes_its_card_back_instead_of_discarding_it() -> None:
    t = fought().do(0, DISCARDING, "clone.replicate", options=OFFERED).passes(2)
    assert t.hand(0) == ["attack-10"]
    assert t.discards() == ["attack-08"]
    assert [(event["source"], event["seat"], event["side"]) for event in t.events("card_kept")] == [("clone", 0, 0)]


@pytest.mark.rule("F-RES-10")
def test_it_may_let_it_go() -> None:
    t = fought("attack-10", "attack-08", "attack-04").passes(0)
    assert (t.hand(0), t.discards()) == (["attack-04"], ["attack-10", "attack-08"])


@pytest.mark.rule("F-COMPONENT-4")
def test_as_the_defense_it_keeps_its_own_card() -> None:
    t = table("mite", "clone", "void", hands={0: ["attack-10"], 1: ["attack-08"]})
    t.encounter(ships=3, cards=("attack-10", "attack-08")).do(1, DISCARDING, "clone.replicate", options=OFFERED)
    assert (t.hand(1), t.discards()) == (["attack-08"], ["attack-10"])


@pytest.mark.rule("F-FLARE-5", "F-REINF-5")
def test_wild_only_an_artifact_is_kept() -> None:
    hands = {0: ["attack-10", "attack-04", "reinforcement-3", "flare-clone"], 1: ["attack-08"]}
    t = table("mite", "void", "oracle", hands=hands).encounter(ships=3, cards=("attack-10", "attack-08"))
    t.do(0, "reinforce", ("reinforcement-3", 0))
    assert t.open == [(0, "second-encounter")]
    assert "reinforcement-3" in t.discards()


@pytest.mark.rule("F-COMPONENT-4")
def test_an_ally_keeps_nothing() -> None:
    t = table("mite", "void", "clone", hands={0: ["attack-10", "attack-04"], 1: ["attack-08"]})
    t.encounter(ships=4, allies={2: ("offense", 1)}, cards=("attack-10", "attack-08"))
    assert t.open == [(0, "second-encounter")]
    assert t.discards() == ["attack-10", "attack-08"]


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-SECOND-1")
def test_zapped_the_card_is_discarded_and_in_the_next_encounter_it_may_keep_one_again() -> None:
    t = fought("attack-10", "attack-08", "attack-12").do(0, DISCARDING, "clone.replicate").do(2, ZAP, "cosmic-zap")
    assert t.discards() == ["cosmic-zap", "attack-10", "attack-08"]
    t.do(0, "second-encounter", "go-on").encounter(defense=2, ships=3, cards=("attack-12", "attack-06"))
    t.do(0, DISCARDING, "clone.replicate", options=OFFERED)
    assert t.hand(0) == ["attack-12"]


@pytest.mark.rule("F-POWER-1")
def test_without_home_colonies_the_card_is_discarded() -> None:
    hands = {0: ["attack-10", "attack-04"], 1: ["attack-08"]}
    t = table("clone", "mite", "void", hands=hands, moves=homes(0, 2))
    t.encounter(ships=3, cards=("attack-10", "attack-08"))
    assert t.open == [(0, "second-encounter")]
    assert t.discards() == ["attack-10", "attack-08"]


@pytest.mark.rule("F-SECOND-5")
def test_the_card_is_back_early_enough_for_a_second_encounter() -> None:
    t = fought().do(0, DISCARDING, "clone.replicate").passes(2)
    t.do(0, "second-encounter", "go-on").encounter(defense=2, ships=3, cards=("attack-10", "attack-06"))
    assert t.events("revealed")[-1]["faces"] == ["attack-10", "attack-06"]


@pytest.mark.rule("F-COMP-2")
def test_compensation_comes_first_so_the_kept_card_cannot_be_drawn() -> None:
    t = fought("attack-10", "negotiate", "attack-04")
    assert t.hand(1) == ["attack-04"]
    t.do(0, DISCARDING, "clone.replicate").passes(2)
    assert (t.hand(0), t.hand(1)) == (["attack-10"], ["attack-04"])


@pytest.mark.rule("F-RES-10")
def test_filch_cannot_get_a_card_that_never_reaches_the_discards() -> None:
    t = fought(seat1="filch").do(0, DISCARDING, "clone.replicate").passes(2)
    assert [ability for _, ability in uses(t)] == ["clone.replicate"]
    assert t.hand(0) == ["attack-10"]


@pytest.mark.rule("F-RES-10")
def test_after_a_switch_it_keeps_the_card_that_was_its_own_in_resolution() -> None:
    t = fought("attack-10", "attack-08", seat1="sorcerer").do(1, "window-CARDS_SELECTED", "sorcerer.switch").passes(2)
    t.do(0, DISCARDING, "clone.replicate").passes(2)
    assert t.hand(0) == ["attack-08"]
    assert t.view(1).seats[0].known == ["attack-08"]


@pytest.mark.rule("F-MORPH-1")
def test_a_morph_goes_back_as_a_morph() -> None:
    t = fought("morph", "attack-08").do(0, DISCARDING, "clone.replicate").passes(2)
    assert t.hand(0) == ["morph"]


@pytest.mark.rule("F-RES-9", "F-DEAL-11")
def test_it_keeps_its_negotiate_after_a_failed_deal() -> None:
    t = fought("negotiate", "negotiate").do(0, "deal", ("refuse",))
    t.do(0, "lose-ships", {planet(0, 1): 3}).do(1, "lose-ships", {planet(1, 1): 3}).do(0, "ships-home", {planet(0): 3})
    t.do(0, DISCARDING, "clone.replicate", options=OFFERED).passes(2)
    assert outcome(t)[0] == "deal_failed"
    assert t.hand(0) == ["negotiate"]


@pytest.mark.rule("F-DESTINY-7")
def test_without_an_encounter_card_there_is_nothing_to_keep() -> None:
    moves = [(0, 4, planet(0, 0), planet(0, 1))]
    t = table("clone", "mite", "void", destiny=["red", "blue"], moves=moves, hands={0: ["attack-10"]})
    t.do(0, "own-colour", "resettle").do(0, "launch", {planet(0, 1): 1})
    assert t.open == [(0, "second-encounter")]


# ---------------------------------------------------------------- wild flare: keeps an artifact


def tubes(*more: str, seat1: tuple[str, ...] = ("attack-06",)) -> Table:
    """A Mite with ships in the warp plays Mobius Tubes and holds the flare."""
    hands = {0: ["attack-10", "mobius-tubes", "flare-clone", *more], 1: list(seat1)}
    moves = [(0, 4, planet(0), -3)]
    t = table("mite", "void", "oracle", hands=hands, moves=moves, destiny=["blue", "green"])
    t.do(0, START, "mobius-tubes")
    return t if t.open == [(1, CARD_ZAP)] else t.do(0, "ships-home", {planet(0, 1): 4})


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-ART-3")
def test_wild_the_artifact_comes_back_after_its_effect() -> None:
    t = tubes().do(0, SPENT, "flare-clone", options=["pass", "flare-clone"])
    assert t.hand(0) == ["attack-10", "flare-clone", "mobius-tubes"]
    assert (t.discards(), t.ships(0, planet(0, 1))) == ([], 8)
    back = [(event["source"], event["face"]) for event in t.events("card_to_hand")]
    assert back == [("F-FLARE-2", "flare-clone"), ("clone", "mobius-tubes")]


@pytest.mark.rule("F-ART-3")
def test_wild_it_may_be_declined() -> None:
    t = tubes().passes(0)
    assert (t.hand(0), t.discards()) == (["attack-10", "flare-clone"], ["mobius-tubes"])


@pytest.mark.rule("F-FLARE-3", "F-ART-2")
@pytest.mark.reading("clone-wild-own")
def test_wild_the_artifact_serves_again_only_from_the_next_encounter_on() -> None:
    """A Plague strikes its own player twice, but not in one encounter."""
    hands = {0: ["attack-10", "attack-12", "plague", "flare-clone"], 1: ["attack-06"], 2: ["attack-06"]}
    t = table("mite", "void", "oracle", hands=hands, destiny=["blue", "green"])
    t.do(0, START, "plague").do(0, "plague-victim", 2).do(2, "lose-ships", {planet(2): 3})
    t.do(0, SPENT, "flare-clone").encounter(ships=3, cards=("attack-10", "attack-06"))
    assert t.open == [(0, "second-encounter")]
    t.do(0, "second-encounter", "go-on").do(0, START, "plague", options=["pass", "plague"])


@pytest.mark.rule("F-FLARE-5")
@pytest.mark.reading("clone-wild-own")
def test_wild_only_the_artifacts_own_player_is_asked() -> None:
    hands = {0: ["attack-10", "mobius-tubes"], 1: ["attack-06", "flare-clone"]}
    t = table("mite", "void", "oracle", hands=hands, moves=[(0, 4, planet(0), -3)])
    t.do(0, START, "mobius-tubes").do(0, "ships-home", {planet(0, 1): 4})
    assert t.open == [(0, "aim")]
    assert t.discards() == ["mobius-tubes"]


@pytest.mark.rule("F-FLARE-5", "F-TIMING-4")
def test_wild_a_zap_that_was_played_can_be_kept() -> None:
    hands = {0: ["attack-04"], 1: ["attack-40", "attack-06", "cosmic-zap", "flare-clone"]}
    t = table("human", "mite", "void", hands=hands).encounter(ships=3, cards=("attack-04", "attack-40"))
    t.do(1, ZAP, "cosmic-zap").do(1, SPENT, "flare-clone")
    assert t.hand(1) == ["attack-06", "cosmic-zap", "flare-clone"]


@pytest.mark.rule("F-TIMING-4", "F-ART-3")
@pytest.mark.reading("clone-wild-own")
def test_wild_a_card_zapped_artifact_is_not_lost_either() -> None:
    t = tubes(seat1=("attack-06", "card-zap")).do(1, CARD_ZAP, "card-zap").do(0, SPENT, "flare-clone")
    assert t.discards() == ["card-zap"]
    assert (t.hand(0), t.ships(0, -3)) == (["attack-10", "flare-clone", "mobius-tubes"], 4)


@pytest.mark.rule("F-TIMING-4")
def test_wild_a_card_zap_on_the_flare_loses_both_cards() -> None:
    t = tubes(seat1=("attack-06", "card-zap")).do(1, CARD_ZAP, "pass").do(0, "ships-home", {planet(0, 1): 4})
    t.do(0, SPENT, "flare-clone").do(1, CARD_ZAP, "card-zap")
    assert sorted(t.discards()) == ["card-zap", "flare-clone", "mobius-tubes"]


@pytest.mark.rule("F-FLARE-6")
def test_wild_the_owner_in_force_keeps_no_artifact() -> None:
    hands = {0: ["attack-10", "mobius-tubes", "flare-clone"]}
    t = table("clone", "void", "oracle", hands=hands, moves=[(0, 4, planet(0), -3)])
    t.do(0, START, "mobius-tubes").do(0, "ships-home", {planet(0, 1): 4})
    assert t.discards() == ["mobius-tubes"]
    assert t.open == [(0, "aim")]


# ---------------------------------------------------------------- super flare: double compensation


def beaten(hand: tuple[str, ...], *more: str, third: str = "attack-06", ships: int = 2) -> Table:
    """Clone loses a negotiate and its ships to an attack; stops before the compensation."""
    hands = {0: ["negotiate", "flare-clone", *more], 1: ["attack-10", *hand], 2: ["attack-06", third]}
    t = table("clone", "mite", "void", hands=hands)
    return t.encounter(ships=ships, cards=("negotiate", "attack-10"))


FIVE = ("attack-01", "attack-04", "attack-05", "attack-07", "attack-09")


@pytest.mark.rule("F-COMP-2", "F-FLARE-6", "F-FLARE-2")
@pytest.mark.parametrize("number", [3, 4])
def test_super_it_takes_up_to_twice_its_compensation(number: int) -> None:
    t = beaten(FIVE).do(0, "window-COMPENSATION", "flare-clone", options=["pass", "flare-clone"])
    t.do(0, "clone-compensation", number, options=[3, 4]).passes(0)
    assert (len(t.hand(0)), len(t.hand(1))) == (1 + number, 5 - number)
    assert "flare-clone" in t.hand(0)


@pytest.mark.rule("F-COMP-4", "F-FLARE-6")
def test_super_not_more_than_the_paying_hand_holds() -> None:
    t = beaten(FIVE[:3]).do(0, "window-COMPENSATION", "flare-clone")
    assert (t.open, t.hand(1)) == ([(0, DISCARDING)], [])
    assert [event["number"] for event in t.events("took")] == [3]


@pytest.mark.rule("F-COMP-4", "F-FLARE-6")
def test_super_it_is_not_offered_where_nothing_more_is_to_be_had() -> None:
    t = beaten(FIVE[:2])
    assert t.open == [(0, DISCARDING)]
    assert t.hand(1) == []


@pytest.mark.rule("F-COMP-2")
def test_super_it_may_be_declined() -> None:
    t = beaten(FIVE).passes(0, 0)
    assert [event["number"] for event in t.events("took")] == [2]


@pytest.mark.rule("F-FAQ-6", "F-ZAP-2")
def test_super_a_cosmic_zap_leaves_the_plain_compensation_and_turns_the_power_off() -> None:
    t = beaten(FIVE, third="cosmic-zap").do(0, "window-COMPENSATION", "flare-clone").do(2, ZAP, "cosmic-zap")
    assert [event["number"] for event in t.events("took")] == [2]
    assert "flare-clone" in t.hand(0)
    assert t.discards()[-2:] == ["negotiate", "attack-10"]  # nothing replicated


@pytest.mark.rule("F-TIMING-4", "F-FLARE-6")
def test_super_a_card_zap_discards_it() -> None:
    t = beaten(FIVE, third="card-zap").do(0, "window-COMPENSATION", "flare-clone").do(2, CARD_ZAP, "card-zap")
    assert t.discards() == ["flare-clone", "card-zap"]
    assert [event["number"] for event in t.events("took")] == [2]


@pytest.mark.rule("F-FLARE-5", "F-FLARE-8")
def test_super_others_are_not_offered_it() -> None:
    hands = {0: ["negotiate", "flare-clone"], 1: ["attack-10", *FIVE]}
    t = table("oracle", "clone", "void", hands=hands).encounter(ships=2).do(1, "encounter-card", "attack-10")
    t.passes(1)
    assert [event["number"] for event in t.events("took")] == [2]
    assert t.events("flare_played") == []


@pytest.mark.rule("F-COMP-4", "F-FLARE-6")
def test_super_a_single_card_is_doubled_too() -> None:
    t = beaten(FIVE, ships=1).do(0, "window-COMPENSATION", "flare-clone")
    assert [event["number"] for event in t.events("took")] == [2]


@pytest.mark.rule("F-COMP-2")
def test_super_what_it_has_to_pay_is_not_doubled() -> None:
    hands = {0: ["negotiate"], 1: ["attack-10", "flare-clone", *FIVE], 2: ["attack-06"]}
    t = table("oracle", "clone", "void", hands=hands).encounter(ships=2, cards=("negotiate", "attack-10"))
    assert (1, "window-COMPENSATION") not in t.open
    assert [event["number"] for event in t.events("took")] == [2]
