"""The artifacts and reinforcements of the reward deck."""

from typing import Any

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, OUT, WARP, Table, planet, table
from tests.readings import reward_discards
from warptable.games.encounter.engine.model.places import LAB

START, PLAYED, ANNOUNCED = "window-ENCOUNTER_START", "window-CARD_PLAYED", "window-USE_ANNOUNCED"
CARDS, VALUES, TOTALS = "window-REVEALED_CARD", "window-REVEALED_VALUE", "window-REVEALED_TOTAL"
KNOWN = "window-RESOLUTION_START"


def until(t: Table, prompt: str, **how: Any) -> Table:
    """Play on without using anything until this question comes."""
    for _ in range(40):
        if any(asked == prompt for _, asked in t.open):
            return t
        if t.open and t.open[0][1].startswith("window-"):
            t.passes(t.open[0][0])
        else:
            t.encounter(**how)
    raise AssertionError(f"{prompt} is never asked; open: {t.open}")


# ---------------------------------------------------------------- reinforcements


@pytest.mark.rule("N-MORE-1")
def test_reinforcement_4_adds_four() -> None:
    t = table(
        players=3,
        hands={0: ["attack-04", "attack-08"], 1: ["attack-06", "attack-10"]},
        rewards={0: ["reinforcement-4"]},
    )
    t.encounter(ships=1, cards=("attack-04", "attack-06"))
    before = t.total(0)
    t.do(0, "reinforce", ("reinforcement-4", 0))
    assert t.events("totals")[-1]["offense"] == before + 4
    assert reward_discards(t) == ["reinforcement-4"]


@pytest.mark.rule("N-MORE-1")
@pytest.mark.parametrize(("lost", "worth"), [(0, 0), (3, 3), (8, 8), (10, 8)])
def test_reinforcement_x_is_worth_the_own_ships_in_the_warp(lost: int, worth: int) -> None:
    away = [(0, 2, planet(0, n), WARP) for n in range(lost // 2)] + ([(0, 1, planet(0, 4), WARP)] if lost % 2 else [])
    t = table(
        players=3,
        hands={0: ["attack-04", "attack-08"], 1: ["attack-06", "attack-10"], 2: ["attack-06"]},
        rewards={0: ["reinforcement-x"]},
        moves=away,
        first=2,
        destiny=["red"],
    )
    t.encounter(offense=2, defense=0, target=planet(0, 1), ships=1, cards=("attack-06", "attack-04"))
    t.do(0, "reinforce", ("reinforcement-x", 1))
    assert t.events("reinforced")[0]["value"] == worth


# ---------------------------------------------------------------- Rebirth


@pytest.mark.parametrize("chosen", [0, 2])
def test_rebirth_brings_ships_of_anybody_onto_home_planets(chosen: int) -> None:
    home, abroad = planet(chosen, 1), planet(1, 1)
    t = table(
        players=3, rewards={0: ["rebirth"]}, moves=[(chosen, 4, home, abroad), (chosen, 1, planet(chosen, 3), WARP)]
    )
    assert t.state.seats[chosen].home == 4
    t.do(0, START, "rebirth")
    t.do(0, "rebirth-player", chosen, options=[0, 1, 2])
    places = dict(t.decision(chosen, "rebirth-from").places)  # type: ignore[attr-defined]
    assert WARP not in places
    t.do(chosen, "rebirth-from", {abroad: 4})
    t.do(chosen, "rebirth-to", {home: 3, planet(chosen, 0): 1})
    assert (t.ships(chosen, home), t.ships(chosen, abroad)) == (3, 0)
    assert (t.state.seats[chosen].home, t.state.seats[chosen].foreign) == (5, 0)
    assert reward_discards(t) == ["rebirth"]


def test_with_rebirth_nobody_has_to_move() -> None:
    t = table(players=3, rewards={0: ["rebirth"]})
    t.do(0, START, "rebirth").do(0, "rebirth-player", 1).do(1, "rebirth-from", {})
    assert t.ships(1, planet(1)) == 4


# ---------------------------------------------------------------- Ship Zap


def test_ship_zap_sends_any_ship_to_the_warp() -> None:
    t = table(players=3, rewards={2: ["ship-zap"]})
    t.do(2, "window-ENCOUNTER_START", "ship-zap")
    t.do(2, "any-owner", 1, options=[0, 1, 2])
    t.do(2, "any-ship", planet(1, 3), options=range(5, 10))
    assert (t.ships(1, planet(1, 3)), t.ships(1, WARP)) == (3, 1)
    assert reward_discards(t) == ["ship-zap"]


def test_ship_zap_reaches_the_gate_and_the_offense_goes_on_without_ships() -> None:
    t = table(
        players=3, hands={0: ["attack-20", "attack-08"], 1: ["attack-04", "attack-06"]}, rewards={2: ["ship-zap"]}
    )
    until(t, "window-FREE_3", ships=1).do(2, "window-FREE_3", "ship-zap")
    t.do(2, "any-owner", 0).do(2, "any-ship", GATE)
    assert (t.ships(0, GATE), t.ships(0, WARP)) == (0, 1)
    t.encounter(cards=("attack-20", "attack-04"))
    assert t.events("totals")[0]["offense"] == 20
    assert t.events("outcome")[0]["winner"] == 0
    assert t.ships(0, planet(1)) == 0  # nobody is there to land


@pytest.mark.parametrize("place", [OUT, LAB])
@pytest.mark.reading("ship-zap-choice")
def test_ship_zap_reaches_ships_out_of_the_game_and_on_techs(place: int) -> None:
    t = table(
        players=3,
        rewards={2: ["ship-zap"]},
        techs={1: [("xenon-lasers", 1)]},
        moves=[(1, 1, planet(1), OUT)],
    )
    until(t, START).do(2, START, "ship-zap").do(2, "any-owner", 1)
    t.do(2, "any-ship", place, options=[*range(5, 10), OUT, LAB])
    assert t.ships(1, place) == 0
    assert t.ships(1, WARP) == 1


# ---------------------------------------------------------------- Solar Wind


def fought(winner: str, *winds: int) -> Table:
    """Green helps the offense, yellow the defense; these seats play a Solar Wind."""
    high, low = ["attack-40", "attack-08"], ["attack-04", "attack-06"]
    hands = {0: high if winner == "offense" else low, 1: low if winner == "offense" else high}
    t = table(players=4, hands=hands, rewards={seat: ["solar-wind"] for seat in winds})
    cards = (hands[0][0], hands[1][0])
    t.encounter(ships=1, allies={2: ("offense", 2), 3: ("defense", 2)}, cards=cards)
    for seat in winds:
        t.do(seat, TOTALS, "solar-wind")
    return t


def test_solar_wind_rewards_allies_of_a_winning_offense_who_go_home() -> None:
    t = fought("offense", 1)
    t.do(2, "ships-home", {planet(2): 2})
    t.do(2, "reward-backs", 1)
    assert t.ships(2, planet(1)) == 0
    assert t.ships(0, planet(1)) == 1
    assert len(t.hand(2)) == 3
    assert t.events("rewarded_with_rewards")[0] | {"seat": 2} == {
        "source": "solar-wind",
        "seat": 2,
        "ships": 0,
        "cards": 1,
        "rewards": 1,
    }


def test_solar_wind_lets_allies_of_a_winning_defense_land() -> None:
    t = fought("defense", 0)
    assert t.ships(3, planet(1)) == 2
    assert t.ships(3, BESIDE) == 0
    assert not t.events("rewarded")
    assert t.state.seats[3].foreign == 1


def test_solar_wind_brings_nothing_to_allies_of_a_retreating_defense() -> None:
    """They go home like those of a retreat without it."""
    hands = {0: ["attack-04", "attack-08"], 1: ["attack-06"]}
    t = table(players=4, hands=hands, rewards={0: ["solar-wind"], 1: ["retreat"]})
    t.encounter(ships=1, allies={2: ("offense", 2), 3: ("defense", 2)}, cards=("attack-04", "retreat"))
    t.do(0, TOTALS, "solar-wind").do(2, "ships-home", {planet(2): 2}).do(3, "ships-home", {planet(3): 2})
    assert [t.ships(seat, planet(1)) for seat in range(4)] == [1, 4, 0, 0]


@pytest.mark.rule("N-REWARD-7")
@pytest.mark.reading("solar-wind-needs-ally")
def test_a_second_solar_wind_turns_the_gains_back() -> None:
    """There is one in the deck, but Vulch picks it up and plays it again."""
    hands = {0: ["attack-40", "attack-08"], 1: ["attack-04", "attack-06"]}
    t = table("fido", "mite", "vulch", hands=hands, rewards={1: ["solar-wind"]})
    t.encounter(ships=1, allies={2: ("offense", 2)}, cards=("attack-40", "attack-04"))
    t.do(1, TOTALS, "solar-wind")
    assert "solar-wind" in t.hand(2)
    t.do(2, TOTALS, "solar-wind")
    assert t.ships(2, planet(1)) == 2
    assert not t.events("rewarded_with_rewards")


# ---------------------------------------------------------------- Victory Boon


def held_out(**given: Any) -> Table:
    t = table(
        players=4,
        hands={0: ["attack-04", "attack-08"], 1: ["attack-40", "attack-06"], **given.pop("hands", {})},
        deck=["attack-00", "attack-01", "attack-05", "attack-07"],
        reward_deck=["retreat", "morph"],
        **given,
    )
    return t.encounter(ships=1, cards=("attack-04", "attack-40"))


@pytest.mark.reading("victory-boon-batch")
def test_victory_boon_rewards_the_ships_of_a_winning_defense() -> None:
    t = held_out(rewards={2: ["victory-boon"]})
    t.do(2, KNOWN, "victory-boon")
    t.do(1, "reward-backs", 2, options=range(5))
    assert t.events("rewarded_with_rewards") == [
        {"source": "victory-boon", "seat": 1, "ships": 0, "cards": 2, "rewards": 2}
    ]
    assert t.hand(1) == ["attack-00", "attack-01", "attack-06", "morph", "retreat"]


def test_victory_boon_is_for_a_winning_defense_only() -> None:
    t = table(
        players=3, hands={0: ["attack-40", "attack-08"], 1: ["attack-04", "attack-06"]}, rewards={2: ["victory-boon"]}
    )
    t.encounter(ships=1, cards=("attack-40", "attack-04"))
    assert KNOWN not in [prompt for _, prompt in t.open]


def test_ionic_gas_stops_these_rewards_too() -> None:
    t = held_out(rewards={2: ["victory-boon"]}, hands={3: ["ionic-gas", "attack-06"]})
    t.do(2, KNOWN, "victory-boon")
    t.do(3, t.open[0][1], "ionic-gas")
    assert not t.events("rewarded_with_rewards")
    assert t.hand(1) == ["attack-06"]


# ---------------------------------------------------------------- Omni-Zap


def zapped(**given: Any) -> Table:
    return table(rewards={1: ["omni-zap"]}, **given)


def pays_one(t: Table, seat: int = 1) -> Table:
    t.do(seat, "omni-zap-price", "one-for-good", options=["one-for-good", "three-to-warp"])
    return t.do(seat, "omni-zap-ship", planet(seat, 4))


def test_omni_zap_works_as_a_cosmic_zap() -> None:
    t = table(
        "zombie",
        "fido",
        "mite",
        hands={0: ["attack-06", "attack-08"], 1: ["attack-20", "attack-04"]},
        rewards={1: ["omni-zap"]},
    )
    until(t, ANNOUNCED, cards=("attack-06", "attack-20"))
    t.do(1, ANNOUNCED, "omni-zap")
    pays_one(t)
    assert t.state.seats[0].sheets[0].zapped
    assert t.ships(1, OUT) == 1
    assert reward_discards(t) == ["omni-zap"]


def test_omni_zap_stops_a_rift_and_costs_three_ships_instead() -> None:
    t = table(players=3, rewards={0: ["rift-2"], 1: ["omni-zap"]})
    until(t, START)
    t.do(0, START, "rift-2")
    t.do(1, PLAYED, "omni-zap")
    t.do(1, "omni-zap-price", "three-to-warp")
    t.do(1, "lose-ships", {planet(1, 1): 3})
    assert t.hand(0) == ["attack-06"]
    assert t.ships(1, WARP) == 3
    assert reward_discards(t) == ["rift-2", "omni-zap"]


@pytest.mark.parametrize(("side", "place"), [("offense", GATE), ("defense", BESIDE)])
@pytest.mark.reading("omni-zap-price")
def test_omni_zap_may_cost_a_ship_of_an_ally_in_the_encounter(side: str, place: int) -> None:
    t = table(
        players=3,
        hands={0: ["attack-06", "attack-08"], 1: ["attack-20", "attack-04"]},
        rewards={2: ["omni-zap"]},
    )
    until(t, CARDS, cards=("attack-06", "attack-20"), allies={2: (side, 2)})
    t.do(2, CARDS, "omni-zap").do(2, "omni-zap-target", "defense-card")
    t.do(2, "omni-zap-price", "one-for-good").do(2, "omni-zap-ship", place)
    assert t.ships(2, OUT) == 1


@pytest.mark.reading("omni-zap-price")
def test_omni_zap_may_be_stopped_and_then_costs_nothing() -> None:
    t = table(players=3, hands={2: ["card-zap", "attack-06"]}, rewards={1: ["omni-zap"]})
    until(t, "window-FREE_2").do(1, "window-FREE_2", "omni-zap")
    t.do(2, PLAYED, "card-zap")
    assert reward_discards(t) == ["omni-zap"]
    assert t.ships(1, OUT) == t.ships(1, WARP) == 0


def test_omni_zap_works_as_a_ship_zap() -> None:
    t = until(zapped(players=3), "window-FREE_2")
    t.do(1, "window-FREE_2", "omni-zap")
    t.do(1, "any-owner", 0).do(1, "any-ship", planet(0, 2))
    pays_one(t)
    assert (t.ships(0, planet(0, 2)), t.ships(0, WARP)) == (3, 1)


@pytest.mark.reading("omni-zap-as-hand-zap")
def test_omni_zap_works_as_a_hand_zap() -> None:
    t = zapped(players=3, hands={2: ["attack-06", "attack-08"]})
    until(t, START).do(1, START, "omni-zap")
    t.do(1, "omni-zap-victim", 2, options=[0, 1, 2])
    pays_one(t)
    assert len(t.hand(2)) == 8
    assert t.discards()[:2] == ["attack-06", "attack-08"]


def test_omni_zap_has_another_destiny_card_drawn() -> None:
    t = zapped(players=3, destiny=["blue-hazard", "green"])
    until(t, "window-DESTINY_DRAWN").do(1, "window-DESTINY_DRAWN", "omni-zap")
    pays_one(t)
    assert t.view(None).current.destiny == "destiny-green"
    assert t.view(None).current.hazard  # N-HAZ-3


@pytest.mark.parametrize("hand", [["attack-20", "attack-04"], ["attack-20"]])
@pytest.mark.reading("omni-zap-struck-card")
def test_omni_zap_strikes_out_a_revealed_card_and_another_is_played(hand: list[str]) -> None:
    t = zapped(players=3, hands={0: hand, 1: ["attack-06", "attack-08"]}, deck=["attack-04", *["attack-10"] * 3])
    until(t, CARDS, cards=("attack-20", "attack-06"))
    t.do(1, CARDS, "omni-zap")
    t.do(1, "omni-zap-target", "offense-card", options=["offense-card", "defense-card"])
    if t.open == [(0, "omni-zap-instead")]:
        t.do(0, "omni-zap-instead", next(c for c in t.state.seats[0].hand if t.state.faces[c] == "attack-04"))
    pays_one(t)
    assert "attack-20" in t.discards()
    assert t.events("totals")[0]["offense"] == 4 + 1
    assert bool(t.events("new_hand")) is (len(hand) == 1)


def test_omni_zap_strikes_out_a_kicker() -> None:
    t = table(
        players=3,
        hands={0: ["attack-10", "attack-08"], 1: ["attack-12", "attack-06"]},
        rewards={0: ["kicker-2-duplicity"], 1: ["omni-zap"]},
    )
    until(t, "window-PLANNING_BEFORE").do(0, "window-PLANNING_BEFORE", "kicker-2-duplicity")
    until(t, CARDS, cards=("attack-10", "attack-12"))
    assert t.total(0) == 20 + 1
    t.do(1, CARDS, "omni-zap").do(1, "omni-zap-target", "offense-kicker")
    pays_one(t)
    assert t.events("totals")[0]["offense"] == 10 + 1
    assert "kicker-2-duplicity" in reward_discards(t)


def test_omni_zap_stops_a_reinforcement() -> None:
    t = zapped(players=3, hands={0: ["attack-10", "reinforcement-5"], 1: ["attack-12", "attack-06"]})
    until(t, "reinforce", cards=("attack-10", "attack-12"))
    t.do(0, "reinforce", ("reinforcement-5", 0))
    t.do(1, "window-REINFORCED", "omni-zap")
    pays_one(t)
    assert t.events("totals")[0]["offense"] == 10 + 1


def test_without_allies_there_are_no_gains_for_solar_wind_to_turn() -> None:
    hands = {0: ["attack-40", "attack-08"], 1: ["attack-04", "attack-06"]}
    t = table(players=3, hands=hands, rewards={1: ["solar-wind"]}).encounter(ships=1, cards=("attack-40", "attack-04"))
    assert (1, TOTALS) not in t.open
    assert t.events("outcome")[-1]["winner"] == 0


def test_omni_zap_strikes_out_what_lies_open_and_nothing_else() -> None:
    hands = {0: ["attack-00", "attack-08"], 1: ["attack-12", "attack-06"]}
    t = table(players=3, hands=hands, rewards={1: ["kicker-2-duplicity", "omni-zap"]})
    until(t, "window-PLANNING_BEFORE").do(1, "window-PLANNING_BEFORE", "kicker-2-duplicity")
    until(t, CARDS, cards=("attack-00", "attack-12"))
    t.do(1, CARDS, "omni-zap")
    assert t.options(1, "omni-zap-target") == ["offense-card", "defense-card", "defense-kicker"]
