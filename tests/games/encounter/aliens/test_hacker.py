"""Hacker: picks compensation from anybody, and what it pays. Wild: no payment. Super: cards in return."""

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from warptable.kernel import IllegalAnswer

DUE, TAKEN, ZAP = "window-COMPENSATION", "window-TAKEN", "window-USE_ANNOUNCED"
COLLECT, PAY = ["pass", "hacker.hack-collect"], ["pass", "hacker.hack-pay"]


def owed(ships: int = 2, *own: str, other: tuple[str, ...] = (), third: tuple[str, ...] = ()) -> Table:
    """Hacker loses these ships with a negotiate against seat 1, who keeps a 04 and a 10; seat 2 holds 06, 08, 08."""
    hands = {
        0: ["negotiate", *own],
        1: ["attack-12", "attack-04", "attack-10", *other],
        2: ["attack-06", "attack-08", "attack-08", *third],
    }
    t = table("hacker", "mite", "filch", hands=hands, destiny=["blue", "green"])
    return t.encounter(ships=ships, cards=("negotiate", "attack-12"))


def owing(*other: str, own: tuple[str, ...] = (), third: tuple[str, ...] = ()) -> Table:
    """Hacker wins as the offense; the defense lost four ships with a negotiate and is due four cards."""
    hands = {
        0: ["attack-20", "attack-04", "attack-05", "attack-07", "attack-09", "attack-10", *own],
        1: ["negotiate", *other],
        2: ["attack-06", *third],
    }
    t = table("hacker", "mite", "filch", hands=hands, destiny=["blue", "green"])
    return t.encounter(ships=3, cards=("attack-20", "negotiate"))


@pytest.mark.rule("F-COMP-2", "F-GOAL-7")
def test_it_picks_its_compensation_from_a_third_player_whose_hand_it_sees() -> None:
    t = owed(2).do(0, DUE, "hacker.hack-collect", options=COLLECT).do(0, "hacker-payer", 2, options=[1, 2])
    assert t.events("hand_seen")[-1] == {"source": "F-COMP-2", "seat": 0, "victim": 2, "number": 3}
    t.do(0, "compensation-face", "attack-08", options=["attack-06", "attack-08"])
    t.do(0, "compensation-face", "attack-08", options=["attack-06", "attack-08"])
    assert (t.hand(0), t.hand(2), t.hand(1)) == (["attack-08", "attack-08"], ["attack-06"], ["attack-04", "attack-10"])
    assert t.events("payer_named")[-1] == {"source": "hacker", "seat": 0, "victim": 2}
    assert t.ships(0, WARP) == 2


@pytest.mark.rule("F-COMP-2")
def test_it_may_hack_its_opponent_too() -> None:
    t = owed(1).do(0, DUE, "hacker.hack-collect").do(0, "hacker-payer", 1)
    t.do(0, "compensation-face", "attack-10", options=["attack-04", "attack-10"])
    assert (t.hand(0), t.hand(1)) == (["attack-10"], ["attack-04"])


@pytest.mark.rule("F-COMP-2")
def test_declined_the_compensation_is_taken_at_random_from_the_opponent() -> None:
    t = owed(1).do(0, DUE, "pass", options=COLLECT)
    assert (len(t.hand(0)), len(t.hand(1)), len(t.hand(2))) == (1, 1, 3)
    assert [e["victim"] for e in t.events("took")] == [1]
    assert t.events("hand_seen") == []


@pytest.mark.rule("F-COMP-4")
def test_from_a_smaller_hand_it_gets_all_and_no_more() -> None:
    t = owed(4).do(0, DUE, "hacker.hack-collect").do(0, "hacker-payer", 2)
    t.do(0, "compensation-face", "attack-06")
    assert (t.hand(0), t.hand(2)) == (["attack-06", "attack-08", "attack-08"], [])


@pytest.mark.rule("F-COMP-2")
@pytest.mark.reading("hacker-empty-hand")
def test_an_opponent_without_cards_leaves_the_others_to_collect_from() -> None:
    hands = {0: ["negotiate"], 1: ["attack-12"], 2: ["attack-06", "attack-08"]}
    t = table("hacker", "mite", "filch", hands=hands).encounter(ships=2).do(0, DUE, "hacker.hack-collect")
    t.do(0, "compensation-face", "attack-06")
    assert (t.hand(0), t.hand(2)) == (["attack-06", "attack-08"], [])


@pytest.mark.rule("F-COMP-2", "F-GOAL-7")
def test_it_chooses_what_its_opponent_gets() -> None:
    t = owing().do(0, DUE, "hacker.hack-pay", options=PAY)
    faces = {t.state.faces[card]: card for card in t.state.seats[0].hand}
    wanted = ["attack-04", "attack-05", "attack-07", "attack-09"]
    t.do(0, "compensation-cards", [faces[face] for face in wanted])
    assert (t.hand(1), t.hand(0)) == (wanted, ["attack-10"])
    assert t.events("hand_seen") == []


@pytest.mark.rule("F-COMP-2")
def test_declined_the_opponent_draws_at_random() -> None:
    t = owing().do(0, DUE, "pass", options=PAY)
    assert (len(t.hand(1)), [e["number"] for e in t.events("took")]) == (4, [4])


@pytest.mark.rule("F-COMPONENT-4")
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_an_ally_or_bystander_hacks_nothing(side: str) -> None:
    hands = {0: ["negotiate"], 1: ["attack-12", "attack-04"], 2: ["attack-06", "attack-08"]}
    t = table("void", "mite", "hacker", hands=hands)
    t.encounter(ships=2, allies={2: (side, 1)}, cards=("negotiate", "attack-12"))
    if side == "defense":
        t.do(2, "ships-home", 1)
    assert [e["ability"] for e in t.events("power_used") if e["ability"].startswith("hacker")] == []
    assert t.events("took")[0]["victim"] == 1


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_it_is_not_asked() -> None:
    away = [(0, 4, planet(0, number), planet(2, number)) for number in range(3)]
    hands = {0: ["negotiate"], 1: ["attack-12", "attack-04"]}
    t = table("hacker", "mite", "filch", hands=hands, moves=away).encounter(ships=2, cards=("negotiate", "attack-12"))
    assert (t.events("power_used"), t.hand(0)) == ([], ["attack-04"])


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_the_compensation_is_random_and_from_the_opponent() -> None:
    t = owed(1, third=("cosmic-zap",)).do(0, DUE, "hacker.hack-collect").do(2, ZAP, "cosmic-zap")
    assert ([e["victim"] for e in t.events("took")], len(t.hand(2))) == ([1], 3)
    assert t.events("payer_named") == []


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_it_pays_at_random() -> None:
    t = owing(third=("cosmic-zap",)).do(0, DUE, "hacker.hack-pay").do(2, ZAP, "cosmic-zap")
    assert [e["number"] for e in t.events("took")] == [4]
    assert not t.state.seats[0].sheets[0].zapped  # the encounter is over, and so is the zap


# ---------------------------------------------------------------- the flare


def refusing(holder: int, *zap: str) -> Table:
    """The defense, with a 04 and a 10 in hand, owes Void two cards; the holder has no Hacker."""
    hands = {0: ["negotiate"], 1: ["attack-12", "attack-04", "attack-10"], 2: ["attack-06", *zap]}
    hands[holder] = [*hands[holder], "flare-hacker"]
    return table("void", "mite", "filch", hands=hands).encounter(ships=2, cards=("negotiate", "attack-12"))


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
def test_wild_a_main_player_does_not_pay() -> None:
    t = refusing(1).do(1, DUE, "flare-hacker", options=["pass", "flare-hacker"])
    assert (t.events("took"), t.hand(0), t.hand(1)) == ([], [], ["attack-04", "attack-10", "flare-hacker"])


@pytest.mark.rule("F-FLARE-5")
def test_wild_declined_the_flare_itself_may_be_taken() -> None:
    t = refusing(1).do(1, DUE, "pass")
    assert (len(t.hand(0)), len(t.hand(1))) == (2, 1)


@pytest.mark.rule("F-FLARE-8")
@pytest.mark.parametrize("holder", [0, 2])
def test_wild_neither_the_receiver_nor_a_bystander_can_play_it(holder: int) -> None:
    t = refusing(holder)
    assert (len(t.events("took")), t.events("flare_played")) == (1, [])


@pytest.mark.rule("F-FLARE-3")
def test_wild_a_card_zap_stops_it() -> None:
    t = refusing(1, "card-zap").do(1, DUE, "flare-hacker").do(2, "window-CARD_PLAYED", "card-zap")
    assert t.hand(0) == ["attack-04", "attack-10"]


@pytest.mark.rule("F-FLARE-8")
def test_wild_a_third_player_from_whom_hacker_collects_cannot_play_it() -> None:
    t = owed(1, third=("flare-hacker",)).do(0, DUE, "hacker.hack-collect").do(0, "hacker-payer", 2)
    t.do(0, "compensation-face", "flare-hacker", options=["attack-06", "attack-08", "flare-hacker"])
    assert t.hand(0) == ["flare-hacker"]


@pytest.mark.rule("F-TIMING-2", "F-FLARE-5")
@pytest.mark.reading("hacker-empty-hand")
def test_wild_the_opponent_may_cancel_what_hacker_wants_from_it_but_not_what_others_pay() -> None:
    t = owed(1, other=("flare-hacker",)).do(0, DUE, "hacker.hack-collect").do(0, "hacker-payer", 1)
    t.do(1, DUE, "flare-hacker")
    assert t.hand(0) == []
    t = owed(1, other=("flare-hacker",)).do(0, DUE, "hacker.hack-collect").do(0, "hacker-payer", 2)
    assert t.open == [(0, "compensation-face")]


def give_back(*third: str) -> Table:
    t = owed(2, "flare-hacker", "attack-00", third=third).do(0, DUE, "hacker.hack-collect")
    if "cosmic-zap" in third:
        t.passes(2)
    t.do(0, "hacker-payer", 2).do(0, "compensation-face", "attack-08").do(0, "compensation-face", "attack-08")
    return t.do(0, TAKEN, "flare-hacker", options=["pass", "flare-hacker"])


@pytest.mark.rule("F-FLARE-2", "F-FLARE-6")
def test_super_it_gives_cards_in_return_also_those_just_taken() -> None:
    t = give_back()
    options = {t.state.faces[card]: card for card in t.state.seats[0].hand}
    assert sorted(options) == ["attack-00", "attack-08"]  # the flare is on the table
    t.do(0, "hacker-cards", [options["attack-00"], options["attack-08"]])
    assert (t.hand(0), t.hand(2)) == (["attack-08", "flare-hacker"], ["attack-00", "attack-06", "attack-08"])


@pytest.mark.rule("F-FLARE-6")
def test_super_not_more_than_were_taken() -> None:
    t = give_back()
    with pytest.raises(IllegalAnswer):
        t.do(0, "hacker-cards", list(t.state.seats[0].hand))
    t.do(0, "hacker-cards", [next(c for c in t.state.seats[0].hand if t.state.faces[c] == "attack-00")])
    assert t.hand(2) == ["attack-00", "attack-06"]


@pytest.mark.rule("F-FLARE-6")
def test_super_not_without_having_used_the_power() -> None:
    t = owed(2, "flare-hacker").do(0, DUE, "pass", options=COLLECT)
    assert (t.events("flare_played"), len(t.events("took"))) == ([], 1)


@pytest.mark.rule("F-FLARE-6")
def test_super_the_hacker_has_no_wild_side() -> None:
    t = owing(own=("flare-hacker",)).do(0, DUE, "pass", options=PAY)
    assert len(t.hand(1)) == 4


@pytest.mark.rule("F-FLARE-3")
def test_super_a_card_zap_stops_it() -> None:
    t = give_back("card-zap").do(2, "window-CARD_PLAYED", "card-zap")
    assert (t.hand(0), t.hand(2)) == (["attack-00", "attack-08", "attack-08"], ["attack-06"])


@pytest.mark.rule("F-FAQ-6")
def test_super_a_cosmic_zap_returns_it_and_the_cards_stay_taken() -> None:
    t = give_back("cosmic-zap").do(2, ZAP, "cosmic-zap")
    assert t.hand(0) == ["attack-00", "attack-08", "attack-08", "flare-hacker"]
    assert t.hand(2) == ["attack-06"]
