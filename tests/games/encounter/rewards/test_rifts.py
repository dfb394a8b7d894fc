"""Rifts: played for a gain, explosive for whoever takes them (N-RIFT)."""

from typing import Any

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import reward_discards
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.piles import COSMIC
from warptable.games.encounter.engine.verbs import cards as card_verbs

START = "window-ENCOUNTER_START"
RIFTS = ("rift-1", "rift-2", "rift-3")
LOST = [(0, 1, planet(0), WARP), (1, 2, planet(1), WARP), (2, 1, planet(2), WARP)]


def waits(t: Table) -> Table:
    """Nobody plays a rift now."""
    while t.open and t.open[0][1] == START:
        t.passes(t.open[0][0])
    return t


# ---------------------------------------------------------------- played


@pytest.mark.rule("N-RIFT-1", "N-RIFT-3")
def test_rift_1_founds_a_colony_on_any_planet() -> None:
    t = table(players=3, rewards={0: ["rift-1"]})
    t.do(0, START, "rift-1", options=["pass", "rift-1"])
    t.do(0, "found-planet", planet(2, 3), options=range(5, 15))
    t.do(0, "deal-colony", {planet(0): 2})
    assert t.ships(0, planet(2, 3)) == 2
    assert t.state.seats[0].foreign == 1
    assert reward_discards(t) == ["rift-1"]
    assert not t.events("exploded")


@pytest.mark.reading("rift-1-only-ship")
def test_rift_1_is_not_played_with_the_only_ship() -> None:
    away = [(1, 4, planet(1, n), WARP) for n in range(4)] + [(1, 3, planet(1, 4), WARP)]
    t = table(players=3, rewards={1: ["rift-1"]}, moves=away)
    assert START not in [prompt for _, prompt in t.open]


def test_rift_3_frees_no_ship_that_has_come_home_meanwhile() -> None:
    """Remora takes its only ship out of the warp as soon as somebody else gets one back."""
    t = table("mite", "virus", "remora", rewards={0: ["rift-3"]}, moves=LOST)
    t.do(0, START, "rift-3").do(0, "rift-3-owner", 1).do(0, "rift-3-owner", 2).do(0, "rift-3-owner", "done")
    t.do(1, "ships-home", {planet(1): 1}).do(2, "window-FROM_WARP", "remora.cling-ship")
    t.do(2, "ships-home", {planet(2): 1})
    assert (t.ships(2, WARP), t.ships(2, planet(2))) == (0, 4)


@pytest.mark.rule("N-QUAKE-1", "N-QUAKE-3")
@pytest.mark.reading("quake-on-purpose")
def test_rift_2_may_be_played_with_nothing_to_draw_and_shakes_the_galaxy() -> None:
    def everything_held(g: Game) -> None:
        pile = g.s.piles[COSMIC]
        g.hand(1).extend(pile.draw)
        pile.draw.clear()

    t = table(players=3, rewards={2: ["rift-2"]}, prepare=everything_held)
    t.passes(1)
    t.do(2, START, "rift-2", options=["pass", "rift-2"])
    assert [event["source"] for event in t.events("quake")] == ["N-QUAKE-1"]
    assert [len(t.state.seats[seat].hand) for seat in range(3)] == [8, 8, 8 + 2]


@pytest.mark.rule("N-RIFT-1", "N-RIFT-7")
def test_rift_2_draws_two_cosmic_cards_for_anybody() -> None:
    t = table(players=3, rewards={2: ["rift-2"]}, deck=["attack-00", "attack-01"])
    t.do(2, START, "rift-2")
    assert t.hand(2) == ["attack-00", "attack-01", "attack-06"]


@pytest.mark.rule("N-RIFT-7")
def test_rifts_are_played_at_the_start_of_any_encounter_and_at_no_other_time() -> None:
    t = table(players=3, rewards={0: ["rift-2"], 2: ["rift-1"]})
    moments = set()
    while t.state.turn <= 2:
        decision = t.session.decisions[0]
        if {"rift-1", "rift-2"} & {*t.options(decision.seat, decision.prompt)}:
            moments.add((t.state.turn, decision.seat, str(decision.prompt)))
        t.do(decision.seat, decision.prompt, decision.default)
    assert moments == {(turn, seat, START) for turn in (1, 2) for seat in (0, 2)}


@pytest.mark.rule("N-RIFT-1")
def test_rift_3_frees_up_to_three_ships_of_any_players() -> None:
    t = table(players=3, rewards={0: ["rift-3"]}, moves=LOST)
    t.do(0, START, "rift-3")
    t.do(0, "rift-3-owner", 1, options=[0, 1, 2])
    t.do(0, "rift-3-owner", 1, options=[0, 1, 2, "done"])
    t.do(0, "rift-3-owner", 2, options=[0, 2, "done"])
    t.do(1, "ships-home", {planet(1): 2})  # its owner says where
    t.do(2, "ships-home", {planet(2): 1})
    assert [t.ships(seat, WARP) for seat in range(3)] == [1, 0, 0]


def test_rift_3_may_free_fewer() -> None:
    t = table(players=3, rewards={0: ["rift-3"]}, moves=LOST)
    t.do(0, START, "rift-3").do(0, "rift-3-owner", 0).do(0, "rift-3-owner", "done").do(0, "ships-home", {planet(0): 1})
    assert t.ships(0, WARP) == 0


@pytest.mark.rule("N-RIFT-8")
def test_card_zap_cannot_stop_a_rift() -> None:
    t = table(players=3, rewards={0: ["rift-2"]}, hands={1: ["card-zap", "attack-06"]}, deck=["attack-00", "attack-01"])
    t.do(0, START, "rift-2")
    assert not any("CARD_PLAYED" in prompt for _, prompt in t.open)
    assert t.hand(0) == ["attack-00", "attack-01", "attack-06"]


# ---------------------------------------------------------------- taken


def paid(*rewards: str, cosmic: tuple[str, ...] = ("attack-20",), ships: int = 1, **given: Any) -> Table:
    """Red lost ships with a negotiate, and takes reward cards of blue as compensation."""
    t = table(
        players=3,
        hands={0: ["negotiate", "attack-08", "attack-10"], 1: ["attack-30", *cosmic]},
        rewards={1: rewards},
        **given,
    )
    waits(t).encounter(ships=ships, cards=("negotiate", "attack-30"))
    return t.do(0, "take-rewards", ships) if cosmic else t


@pytest.mark.rule("N-RIFT-2", "N-RIFT-4")
def test_rift_2_takes_two_cards_with_it() -> None:
    t = paid("rift-2", cosmic=("attack-20", "attack-40"))
    assert t.events("exploded") == [{"source": "rift-2", "seat": 0, "face": "rift-2"}]
    assert "rift-2" in reward_discards(t)
    assert t.hand(0) == []  # both cards, there were no more


@pytest.mark.rule("N-RIFT-2")
def test_the_taker_chooses_what_a_rift_2_costs() -> None:
    t = table(
        players=3,
        hands={0: ["negotiate", "attack-08", "attack-10", "attack-12"], 1: ["attack-30", "attack-20"]},
        rewards={1: ["rift-2"]},
    )
    waits(t).encounter(ships=1, cards=("negotiate", "attack-30"))
    t.do(0, "take-rewards", 1)
    cheap = [card for card in t.state.seats[0].hand if t.state.faces[card] != "attack-12"]
    t.do(0, "rift-2-lost", tuple(cheap))
    assert t.hand(0) == ["attack-12"]
    assert t.discards()[:2] == ["attack-08", "attack-10"]


@pytest.mark.rule("N-RIFT-2")
def test_rift_1_costs_a_foreign_colony_and_its_ships_return() -> None:
    t = paid("rift-1", moves=[(0, 2, planet(0, 2), planet(2, 1)), (0, 1, planet(0, 3), planet(1, 4))])
    t.do(0, "rift-1-colony", planet(2, 1), options=[planet(1, 4), planet(2, 1)])
    t.do(0, "ships-home", {planet(0, 2): 2})
    assert (t.ships(0, planet(2, 1)), t.ships(0, planet(0, 2))) == (0, 4)
    assert t.state.seats[0].foreign == 1


@pytest.mark.rule("N-RIFT-2")
def test_without_a_foreign_colony_rift_1_costs_a_home_colony() -> None:
    t = paid("rift-1")
    t.do(0, "rift-1-colony", planet(0, 4), options=range(5))
    t.do(0, "ships-home", {planet(0, 1): 4})
    assert t.state.seats[0].home == 4


@pytest.mark.rule("N-RIFT-2", "F-STRIP-4")
@pytest.mark.reading("rift-1-last-colony")
def test_rift_1_also_costs_the_last_colony_and_its_ships_go_to_the_warp() -> None:
    away = [(0, 4, planet(0, n), WARP) for n in range(4)]
    t = paid("rift-1", moves=away)
    assert t.events("exploded")
    assert (t.state.seats[0].home, t.ships(0, WARP)) == (0, 20)


@pytest.mark.rule("N-RIFT-2")
def test_rift_3_costs_three_ships() -> None:
    t = paid("rift-3")
    t.do(0, "lose-ships", {planet(0, 1): 3})
    assert t.ships(0, planet(0, 1)) == 1
    assert t.ships(0, WARP) == 4  # one was lost in the encounter


@pytest.mark.reading("several-rifts")
def test_two_rifts_explode_one_after_another() -> None:
    t = paid("rift-3", "rift-2", cosmic=(), ships=2)
    first, second = (event["face"] for event in t.events("exploded")) if len(t.events("exploded")) == 2 else ("", "")
    if not second:  # ships are asked for between the two
        t.do(0, "lose-ships", {planet(0, 1): 3})
        first, second = (event["face"] for event in t.events("exploded"))
    assert {first, second} == {"rift-2", "rift-3"}


@pytest.mark.rule("N-RIFT-2", "N-RIFT-3")
@pytest.mark.reading("several-rifts")
def test_a_rift_that_another_one_makes_its_taker_discard_does_not_explode() -> None:
    t = paid("rift-2", "rift-2", cosmic=(), ships=2)
    (first,) = t.events("exploded")
    assert first["face"] == "rift-2"
    other = next(card for card in t.state.seats[0].hand if t.state.faces[card] == "rift-2")
    attack = next(card for card in t.state.seats[0].hand if t.state.faces[card] == "attack-08")
    t.do(0, "rift-2-lost", (other, attack))
    assert (t.hand(0), len(t.events("exploded"))) == (["attack-10"], 1)


# ---------------------------------------------------------------- not taken, or not kept


@pytest.mark.rule("N-RIFT-3")
def test_a_discarded_rift_does_not_explode() -> None:
    t = table(players=3, hands={0: ["quash"]}, rewards={0: [*RIFTS]})
    assert sorted(reward_discards(t)) == [*RIFTS]
    assert not t.events("exploded")


@pytest.mark.rule("N-RIFT-5")
@pytest.mark.reading("rift-in-swapped-hands")
def test_rifts_that_are_swapped_or_mixed_do_not_explode() -> None:
    t = table(
        "trader",
        "oracle",
        "mite",
        hands={0: ["attack-06", "attack-10"], 1: ["attack-08", "attack-12"]},
        rewards={0: ["rift-1"], 1: ["rift-2"]},
    )
    waits(t).encounter(ships=1)
    t.do(0, "window-PLANNING_BEFORE", "trader.trade-hands")
    assert t.hand(0) == ["attack-08", "attack-12", "rift-2"]
    card_verbs.mix_hands(t.game, 0, 1, "oracle")
    assert len(t.hand(0)) == len(t.hand(1)) == 3
    assert {"rift-1", "rift-2"} < {*t.hand(0), *t.hand(1)}
    assert not t.events("exploded")


@pytest.mark.rule("N-RIFT-5")
@pytest.mark.reading("rift-given")
def test_a_gift_does_not_explode() -> None:
    t = table("philanthropist", "void", "mite", hands={0: ["attack-06", "attack-08"]}, rewards={0: ["rift-1"]})
    waits(t).encounter(ships=1)
    t.do(0, "window-ALLIANCES_FORMED", "philanthropist.give")
    t.scripted({(0, "philanthropist-card"): ["rift-1"]})
    assert "rift-1" in t.hand(1)
    assert not t.events("exploded")


@pytest.mark.rule("N-RIFT-6")
@pytest.mark.parametrize("kept", [True, False])
@pytest.mark.reading("rift-thrown-away")
def test_barbarian_sorts_its_loot_first(kept: bool) -> None:
    t = table(
        "barbarian",
        "void",
        "mite",
        hands={0: ["attack-40", "attack-08"], 1: ["attack-04", "attack-06"]},
        rewards={1: ["rift-3"]},
    )
    waits(t).encounter(ships=1, cards=("attack-40", "attack-04"))
    loot = [card for card in t.state.seats[0].hand if t.state.faces[card] == ("rift-3" if kept else "attack-06")]
    t.do(0, "barbarian-cards", tuple(loot))
    assert bool(t.events("exploded")) is kept
    assert "rift-3" in reward_discards(t)


@pytest.mark.rule("N-RIFT-6")
@pytest.mark.parametrize("kept", [True, False])
@pytest.mark.reading("rift-thrown-away")
def test_pickpocket_may_throw_a_rift_away(kept: bool) -> None:
    t = table(
        "pickpocket",
        "void",
        "mite",
        hands={1: []},
        rewards={1: ["rift-2"]},
        first=2,
        destiny=["red"],
        moves=[(1, 1, planet(1), planet(0, 4))],
        variants=("dominion-aliens",),
    )
    t.do(0, START, "pickpocket.lift")
    rift = t.state.seats[0].hand[-1]
    t.do(0, "pickpocket-kept", (rift,) if kept else ())
    assert bool(t.events("exploded")) is kept
    assert reward_discards(t) == ["rift-2"]


@pytest.mark.rule("N-RIFT-6")
@pytest.mark.parametrize("back", ["rift-2", "attack-08"])
def test_trader_may_give_a_rift_back(back: str) -> None:
    t = table(
        "void",
        "mite",
        "fido",
        hands={0: ["flare-trader", "attack-08", "attack-10"], 1: ["attack-06"]},
        rewards={1: ["rift-2"]},
    )
    waits(t).encounter(ships=1)
    t.do(0, "window-ALLIANCE_BEFORE", "flare-trader")
    t.do(0, "take-rewards", 1)
    t.do(0, "trader-card", back)
    assert bool(t.events("exploded")) is (back != "rift-2")


@pytest.mark.rule("N-RIFT-6")
@pytest.mark.reading("rift-thrown-away")
def test_unwanted_compensation_is_thrown_away_before_it_explodes() -> None:
    t = table(
        "void",
        "mite",
        "fido",
        hands={0: ["negotiate", "flare-barbarian"], 1: ["attack-30"]},
        rewards={1: ["rift-3"]},
    )
    waits(t).encounter(ships=1, cards=("negotiate", "attack-30"))
    t.do(0, "window-GAINS", "flare-barbarian")
    assert not t.events("exploded")
    assert reward_discards(t) == ["rift-3"]


@pytest.mark.rule("N-RIFT-5")
@pytest.mark.reading("rift-given")
def test_what_hacker_picks_for_its_opponent_is_given() -> None:
    t = table(
        "void",
        "hacker",
        "mite",
        hands={0: ["negotiate", "attack-08"], 1: ["attack-30", "attack-20"]},
        rewards={1: ["rift-1"]},
    )
    waits(t).encounter(ships=1, cards=("negotiate", "attack-30"))
    t.do(1, "window-COMPENSATION", "hacker.hack-pay")
    rift = next(card for card in t.state.seats[1].hand if t.state.faces[card] == "rift-1")
    t.do(1, "compensation-cards", (rift,))
    assert t.hand(0) == ["attack-08", "rift-1"]
    assert not t.events("exploded")


@pytest.mark.reading("rift-asked-for")
def test_what_hacker_picks_for_itself_is_taken() -> None:
    t = table(
        "hacker",
        "fido",
        "mite",
        hands={0: ["negotiate", "attack-08"], 1: ["attack-30"]},
        rewards={1: ["rift-1"]},
    )
    waits(t).encounter(ships=1, cards=("negotiate", "attack-30"))
    t.do(0, "window-COMPENSATION", "hacker.hack-collect")
    t.scripted({(0, "hacker-payer"): [1], (0, "compensation-face"): ["rift-1"]})
    assert t.events("exploded")


@pytest.mark.rule("N-RIFT-2", "N-REWARD-11")
def test_mutant_takes_by_backs_and_a_rift_explodes_before_the_next_card() -> None:
    t = table(
        "mutant",
        "void",
        "mite",
        hands={0: ["attack-06", "attack-08"], 1: ["attack-10", "attack-12"]},
        rewards={1: ["rift-3"]},
    )
    waits(t).encounter(ships=1)
    t.do(0, "window-ALLIANCE_BEFORE", "mutant.refill")
    t.do(0, "mutant-source", 1)
    t.do(0, "take-rewards", 1, options=[0, 1])
    t.do(0, "lose-ships", {planet(0, 1): 3})
    assert reward_discards(t) == ["rift-3"]
    assert t.open == [(0, "mutant-source")]
