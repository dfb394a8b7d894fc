"""Cudgel: winning with an attack it smashes further ships; its flare clears a planet, or reaches allies."""

import pytest

from tests.games.encounter.scenario import OUT, WARP, Table, planet, table
from tests.readings import homes, outcome, uses

ZAP = "window-USE_ANNOUNCED"
CARD_ZAP = "window-CARD_PLAYED"
RIDER = "window-RIDER"
GAINED = "window-COLONY_GAINED"


def victory(own: str = "attack-20", other: str = "attack-06", ships: int = 3, third: str = "attack-06") -> Table:
    """Cudgel attacks the four ships on the first planet of seat 1; stops after the reveal."""
    hands = {0: [own, "attack-12"], 1: [other, "attack-06"], 2: ["attack-06", third]}
    t = table("cudgel", "mite", "oracle", hands=hands, destiny=["blue", "green"])
    return t.encounter(ships=ships, cards=(own, other))


@pytest.mark.rule("F-RES-3", "F-GOAL-7")
def test_the_loser_picks_as_many_further_ships_as_cudgel_had_in_the_encounter() -> None:
    t = victory()
    assert t.ships(1, WARP) == 4
    t.do(1, "lose-ships", {planet(1, 1): 2, planet(1, 2): 1})
    assert (t.ships(1, WARP), t.ships(1, planet(1, 1)), t.ships(1, planet(1, 2))) == (7, 2, 3)
    lost = [(event["source"], event["ships"]) for event in t.events("to_warp")]
    assert lost == [("F-RES-3", 4), ("cudgel", 3)]


@pytest.mark.rule("F-GOAL-7", "F-REVEAL-5")
def test_it_smashes_an_opponent_with_a_negotiate_too_and_the_compensation_does_not_grow() -> None:
    t = victory(other="negotiate", ships=2).do(1, "lose-ships", {planet(1, 1): 2})
    assert t.ships(1, WARP) == 6
    assert [event["number"] for event in t.events("took")] == [1]  # all that Cudgel holds, not more than four


@pytest.mark.rule("F-COMP-2")
@pytest.mark.reading("cudgel-compensation")
def test_smashed_ships_bring_no_compensation() -> None:
    hands = {0: ["attack-20", "attack-12", "attack-01", "attack-04", "attack-05"], 1: ["negotiate"]}
    t = table("cudgel", "mite", "oracle", hands=hands, moves=[(1, 3, planet(1), planet(1, 1))])
    t.encounter(ships=2, cards=("attack-20", "negotiate")).do(1, "lose-ships", {planet(1, 1): 2})
    assert [event["number"] for event in t.events("took")] == [1]


@pytest.mark.rule("F-GOAL-7", "F-RES-6")
def test_a_winning_defense_smashes_by_its_ships_on_the_planet() -> None:
    t = table("mite", "cudgel", "oracle", hands={0: ["attack-06"], 1: ["attack-20"]})
    t.encounter(ships=1, cards=("attack-06", "attack-20")).do(0, "lose-ships", {planet(0): 1, planet(0, 1): 3})
    assert t.ships(0, WARP) == 1 + 4


@pytest.mark.rule("F-GOAL-7")
def test_the_number_of_its_own_ships_counts_without_allies_who_are_not_smashed_either() -> None:
    hands = {0: ["attack-20"], 1: ["attack-06"]}
    t = table("cudgel", "mite", "oracle", "void", hands=hands)
    t.encounter(ships=1, allies={2: ("offense", 4), 3: ("defense", 2)}, cards=("attack-20", "attack-06"))
    t.do(1, "lose-ships", {planet(1, 1): 1})
    assert (t.ships(1, WARP), t.ships(3, WARP)) == (5, 2)


@pytest.mark.rule("F-REVEAL-5", "F-GOAL-7")
def test_a_win_without_an_attack_smashes_nobody() -> None:
    """A Human zapped on the own side wins over an attack with a negotiate."""
    hands = {0: ["negotiate"], 1: ["attack-06"], 2: ["attack-06"], 3: ["attack-06", "cosmic-zap"]}
    t = table("cudgel", "mite", "human", "void", hands=hands)
    t.encounter(ships=2, allies={2: ("offense", 1)}, cards=("negotiate", "attack-06")).do(3, ZAP, "cosmic-zap")
    assert outcome(t) == ("won", 0, "automatic")
    assert [ability for _, ability in uses(t)] == ["human.humanity"]


@pytest.mark.rule("F-GOAL-7")
def test_losing_it_smashes_nobody() -> None:
    t = victory("attack-04", "attack-20")
    assert (t.ships(0, WARP), t.ships(1, WARP), uses(t)) == (3, 0, [])


@pytest.mark.rule("F-GOAL-7")
def test_an_ally_smashes_nobody() -> None:
    t = table("mite", "void", "cudgel", hands={0: ["attack-20"], 1: ["attack-06"]})
    t.encounter(ships=2, allies={2: ("offense", 2)}, cards=("attack-20", "attack-06"))
    assert [ability for _, ability in uses(t)] == []
    assert t.ships(1, WARP) == 4


def test_a_player_with_fewer_ships_left_loses_all_of_them() -> None:
    moves = [(1, 4, planet(1, n), WARP) for n in range(1, 4)] + [(1, 2, planet(1, 4), WARP)]
    hands = {0: ["attack-20", "attack-12"], 1: ["attack-06"]}
    t = table("cudgel", "mite", "oracle", hands=hands, moves=moves)
    t.encounter(ships=3, cards=("attack-20", "attack-06"))
    assert t.ships(1, WARP) == 20
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-SECOND-1")
def test_zapped_only_the_normal_losses_stand_until_the_next_encounter() -> None:
    t = victory(third="cosmic-zap").do(2, ZAP, "cosmic-zap")
    assert t.ships(1, WARP) == 4
    t.do(0, "second-encounter", "go-on").encounter(defense=2, ships=2)
    assert t.open == [(2, "lose-ships")]


@pytest.mark.rule("F-POWER-1")
def test_without_home_colonies_it_smashes_nobody() -> None:
    hands = {0: ["attack-20", "attack-12"], 1: ["attack-06"]}
    t = table("cudgel", "mite", "oracle", hands=hands, moves=homes(0, 2))
    t.encounter(ships=3, cards=("attack-20", "attack-06"))
    assert t.open == [(0, "second-encounter")]
    assert t.ships(1, WARP) == 4


@pytest.mark.rule("F-RES-3")
def test_smashed_ships_of_zombie_return_to_its_colonies() -> None:
    t = table("cudgel", "zombie", "oracle", hands={0: ["attack-20", "attack-12"], 1: ["attack-06"]})
    t.encounter(ships=2, cards=("attack-20", "attack-06")).do(1, "ships-home", {planet(1, 1): 4})
    t.do(1, "lose-ships", {planet(1, 1): 2}).do(1, "ships-home", {planet(1, 2): 2})
    assert (t.ships(1, WARP), t.ships(1, planet(1, 2))) == (0, 6)


# ---------------------------------------------------------------- wild flare: clears the planet


def settled(*more: str, allies: dict[int, tuple[str, int]] | None = None) -> Table:
    """A Mite with the flare wins at a planet where seats 2 and 3 have two ships each."""
    hands = {0: ["attack-20", "attack-12", "flare-cudgel"], 1: ["attack-06"], 3: ["attack-06", *more]}
    moves = [(seat, 2, planet(seat), planet(1)) for seat in (2, 3)]
    t = table("mite", "void", "oracle", "loser", hands=hands, moves=moves)
    return t.encounter(ships=2, allies=allies, cards=("attack-20", "attack-06"))


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-RES-4")
def test_wild_a_new_colony_is_cleared_of_everybody_else() -> None:
    t = settled().do(0, GAINED, "flare-cudgel", options=["pass", "flare-cudgel"])
    assert t.state.ships[planet(1)] == [2, 0, 0, 0]
    assert (t.ships(2, WARP), t.ships(3, WARP)) == (2, 2)
    assert "flare-cudgel" in t.hand(0)
    assert {event["source"] for event in t.events("to_warp") if event["seat"] > 1} == {"cudgel"}


@pytest.mark.rule("F-FLARE-5")
@pytest.mark.reading("cudgel-wild-new")
def test_wild_a_colony_founded_by_another_flare_is_not_cleared() -> None:
    """Seat 1 loses its power with the planet, so the winner may settle beside it; that colony comes of no win."""
    hands = {0: ["attack-20", "attack-12", "flare-cudgel", "flare-parasite"], 1: ["attack-06"]}
    moves = [(1, 4, planet(1, number), OUT) for number in (3, 4)]
    t = table("mite", "human", "oracle", hands=hands, moves=moves, variants=("freewheeling-flares",))
    t.encounter(ships=2, cards=("attack-20", "attack-06"))
    t.do(0, "window-POWER_OFF", "flare-parasite").do(0, "found-planet", planet(1, 1)).do(
        0, "deal-colony", {planet(0): 1}
    )
    assert (0, GAINED) not in t.open
    assert (t.ships(0, planet(1, 1)), t.ships(1, planet(1, 1))) == (1, 4)


@pytest.mark.rule("F-RES-4")
def test_wild_it_may_be_declined() -> None:
    t = settled().passes(0)
    assert t.state.ships[planet(1)] == [2, 0, 2, 2]


@pytest.mark.rule("F-FLARE-5")
def test_wild_the_holders_allies_are_spared() -> None:
    t = settled(allies={2: ("offense", 1)}).do(0, GAINED, "flare-cudgel")
    assert t.state.ships[planet(1)] == [2, 0, 3, 0]


@pytest.mark.rule("F-FLARE-5", "F-DEAL-5")
@pytest.mark.reading("cudgel-wild-new")
def test_wild_a_colony_from_a_deal_is_cleared_of_its_giver_too() -> None:
    hands = {0: ["negotiate", "attack-12", "flare-cudgel"], 1: ["negotiate", "attack-06"]}
    t = table("mite", "void", "oracle", hands=hands, moves=[(2, 2, planet(2), planet(1, 3))])
    t.encounter(ships=2, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("want", planet(1, 3)), "propose")).do(1, "deal", ("accept",))
    t.do(0, "deal-colony", {-1: 2}).do(0, GAINED, "flare-cudgel")
    assert t.state.ships[planet(1, 3)] == [2, 0, 0]
    assert (t.ships(1, WARP), t.ships(2, WARP)) == (4, 2)


@pytest.mark.rule("F-FLARE-5", "F-DEAL-1")
def test_wild_allies_whom_the_deal_sent_home_are_spared_too() -> None:
    hands = {0: ["negotiate", "attack-12", "flare-cudgel"], 1: ["negotiate", "attack-06"]}
    t = table("mite", "void", "oracle", hands=hands, moves=[(2, 2, planet(2), planet(1, 3))])
    t.encounter(ships=2, allies={2: ("offense", 1)}, cards=("negotiate", "negotiate")).do(
        2, "ships-home", {planet(2): 1}
    )
    t.do(0, "deal", (("want", planet(1, 3)), "propose")).do(1, "deal", ("accept",))
    t.do(0, "deal-colony", {-1: 2}).do(0, GAINED, "flare-cudgel")
    assert t.state.ships[planet(1, 3)] == [2, 0, 2]


@pytest.mark.rule("F-FLARE-8")
def test_wild_an_ally_who_gains_a_colony_may_not_play_it() -> None:
    hands = {0: ["attack-20"], 1: ["attack-06"], 2: ["attack-06", "flare-cudgel"]}
    t = table("mite", "void", "oracle", hands=hands)
    t.encounter(ships=2, allies={2: ("offense", 2)}, cards=("attack-20", "attack-06"))
    assert t.events("flare_played") == []


@pytest.mark.rule("F-FLARE-5", "F-RES-1")
def test_wild_there_is_nothing_to_clear_on_an_empty_planet() -> None:
    hands = {0: ["attack-20", "attack-12", "flare-cudgel"], 1: ["attack-06"]}
    t = table("mite", "void", "oracle", hands=hands).encounter(ships=2, cards=("attack-20", "attack-06"))
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-FLARE-5", "F-GOAL-4")
def test_wild_landing_beside_ones_own_colony_gains_none() -> None:
    hands = {0: ["attack-20", "attack-12", "flare-cudgel"], 1: ["attack-06"]}
    moves = [(0, 1, planet(0), planet(1)), (2, 1, planet(2), planet(1))]
    t = table("mite", "void", "oracle", hands=hands, moves=moves)
    t.encounter(ships=2, cards=("attack-20", "attack-06"))
    assert t.open == [(0, "second-encounter")]
    assert t.state.ships[planet(1)] == [3, 0, 1]


@pytest.mark.rule("F-TIMING-4")
def test_wild_a_card_zap_saves_the_planet() -> None:
    t = settled("card-zap").do(0, GAINED, "flare-cudgel").do(3, CARD_ZAP, "card-zap")
    assert t.state.ships[planet(1)] == [2, 0, 2, 2]
    assert t.discards()[:2] == ["flare-cudgel", "card-zap"]


@pytest.mark.rule("F-FLARE-6")
def test_wild_the_owner_in_force_may_not_clear_a_planet() -> None:
    hands = {0: ["attack-20", "attack-12", "flare-cudgel"], 1: ["attack-06"]}
    t = table("cudgel", "void", "oracle", hands=hands, moves=[(2, 2, planet(2), planet(1))])
    t.encounter(ships=2, cards=("attack-20", "attack-06")).do(1, "lose-ships", {planet(1, 1): 2})
    assert t.open == [(0, "second-encounter")]
    assert t.state.ships[planet(1)] == [2, 0, 2]


# ---------------------------------------------------------------- super flare: reaches allies


def war(*more: str) -> Table:
    """Cudgel with its flare beats a defense with two allies; stops when it may ride its smash."""
    hands = {0: ["attack-40", "attack-12", "flare-cudgel"], 1: ["attack-06", *more]}
    t = table("cudgel", "mite", "oracle", "void", hands=hands)
    t.encounter(ships=2, allies={2: ("defense", 1), 3: ("defense", 2)}, cards=("attack-40", "attack-06"))
    return t


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2")
@pytest.mark.parametrize(("named", "losses"), [((2,), (3, 2)), ((3,), (1, 4)), ((2, 3), (3, 4))])
def test_super_named_allies_pay_the_same_number_as_the_opponent(
    named: tuple[int, ...], losses: tuple[int, int]
) -> None:
    t = war().do(0, RIDER, "flare-cudgel", options=["pass", "flare-cudgel"]).do(0, "cudgel-allies", named)
    for seat in (1, *named):
        t.do(seat, "lose-ships", {planet(seat, 2): 2})
    assert (t.ships(1, WARP), t.ships(2, WARP), t.ships(3, WARP)) == (6, *losses)
    assert t.hand(0) == ["attack-12", "flare-cudgel"]


@pytest.mark.rule("F-FLARE-6")
def test_super_declined_only_the_opponent_pays() -> None:
    t = war().passes(0).do(1, "lose-ships", {planet(1, 2): 2})
    assert (t.ships(1, WARP), t.ships(2, WARP), t.ships(3, WARP)) == (6, 1, 2)


@pytest.mark.rule("F-FLARE-6")
def test_super_without_allies_to_smash_it_is_not_offered() -> None:
    hands = {0: ["attack-40", "attack-12", "flare-cudgel"], 1: ["attack-06"]}
    t = table("cudgel", "mite", "oracle", hands=hands).encounter(ships=2, cards=("attack-40", "attack-06"))
    assert t.open == [(1, "lose-ships")]


@pytest.mark.rule("F-FAQ-6", "F-ZAP-2")
def test_super_a_cosmic_zap_stops_the_whole_smash() -> None:
    t = war("cosmic-zap").do(0, RIDER, "flare-cudgel").do(1, ZAP, "cosmic-zap")
    assert (t.ships(1, WARP), t.ships(2, WARP), t.ships(3, WARP)) == (4, 1, 2)
    assert t.hand(0) == ["attack-12", "flare-cudgel"]
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-TIMING-4", "F-FLARE-6")
def test_super_a_card_zap_leaves_the_plain_smash() -> None:
    t = war("card-zap").do(0, RIDER, "flare-cudgel").do(1, CARD_ZAP, "card-zap").do(1, "lose-ships", {planet(1, 2): 2})
    assert (t.ships(1, WARP), t.ships(2, WARP), t.ships(3, WARP)) == (6, 1, 2)
    assert t.discards()[:2] == ["flare-cudgel", "card-zap"]
