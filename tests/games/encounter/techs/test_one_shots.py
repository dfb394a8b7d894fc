"""Techs that are used once, at the start of an encounter or in the regroup phase, and then discarded."""

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table

START = "window-ENCOUNTER_START"


def discarded(t: Table) -> list[str]:
    assert t.state.laboratory is not None
    return t.state.laboratory.deck.discard


# ---------------------------------------------------------------- Vacuum Turbines


@pytest.mark.rule("F-TECH-10")
def test_vacuum_turbines_draw_four_cards_and_keep_any_of_them() -> None:
    deck = ["attack-40", "negotiate", "attack-01", "quash"]
    t = table(players=3, techs={2: ["vacuum-turbines"]}, deck=deck)
    t.do(2, START, "vacuum-turbines.draw-four", options=["pass", "vacuum-turbines.draw-four"])
    decision = t.decision(2, "vacuum-turbines-keep")
    drawn = {t.state.faces[card]: card for card in decision.options if isinstance(card, int)}
    assert list(drawn) == deck
    t.do(2, "vacuum-turbines-keep", (drawn["attack-40"], drawn["quash"]))
    assert t.hand(2) == ["attack-06", "attack-40", "quash"]
    assert t.discards() == ["negotiate", "attack-01"]
    assert discarded(t) == ["vacuum-turbines"]


# ---------------------------------------------------------------- Delta Scanners


def test_delta_scanners_take_any_card_of_the_discards_openly() -> None:
    def lay(game: object) -> None:
        pile = game.s.piles["cosmic"]  # type: ignore[attr-defined]
        for face in ("attack-40", "negotiate", "negotiate"):
            card = next(card for card in pile.draw if game.s.faces[card] == face)  # type: ignore[attr-defined]
            pile.draw.remove(card)
            pile.discard.append(card)
            game.s.seen[card] = 7  # type: ignore[attr-defined]

    t = table(players=3, techs={1: ["delta-scanners"]}, prepare=lay)
    t.do(1, START, "delta-scanners.salvage")
    t.do(1, "delta-scanners-face", "attack-40", options=["attack-40", "negotiate"])
    assert t.hand(1) == ["attack-06", "attack-40"]
    assert t.view(0).seats[1].known == ["attack-40"]
    assert t.events("took_discard")[0]["source"] == "delta-scanners"
    assert discarded(t) == ["delta-scanners"]


def test_delta_scanners_wait_while_nothing_lies_there() -> None:
    t = table(players=3, techs={1: ["delta-scanners"]})
    assert t.open == [(0, "aim")]


# ---------------------------------------------------------------- Warpspace Key


def test_the_warpspace_key_frees_all_own_ships_in_the_regroup_phase_of_an_own_encounter() -> None:
    moves = [(0, 3, 0, WARP), (1, 2, planet(1), WARP)]
    t = table(players=3, techs={0: ["warpspace-key"]}, moves=moves)
    t.do(0, "regroup", 1)
    t.do(0, "window-REGROUP_OPEN", "warpspace-key.free-own", options=["pass", "warpspace-key.free-own"])
    t.do(0, "ships-home", {0: 1, 4: 1})
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (0, 2)
    assert discarded(t) == ["warpspace-key"]


@pytest.mark.parametrize(("owner", "lost"), [(1, 2), (0, 0), (0, 1)])
def test_the_warpspace_key_is_for_the_offense_and_for_ships_that_are_left(owner: int, lost: int) -> None:
    t = table(players=3, techs={owner: ["warpspace-key"]}, moves=[(owner, lost, planet(owner), WARP)])
    if owner == 0 and lost:
        t.do(0, "regroup", 1)
    assert t.open == [(0, "aim")]


# ---------------------------------------------------------------- Enigma Device


@pytest.mark.reading("enigma-eight")
def test_the_enigma_device_brings_every_hand_to_eight_the_owner_first() -> None:
    hands = {0: ["attack-06", "negotiate"], 1: ["attack-08"] * 6 + ["attack-10"] * 4, 2: ["attack-06"] * 4}
    t = table(players=3, hands=hands, techs={2: ["enigma-device"]}, deck=["attack-40", "attack-30"])
    t.do(2, START, "enigma-device.even-out", options=["pass", "enigma-device.even-out"])
    gone = tuple(t.state.seats[2].hand[:2])
    t.do(2, "enigma-device-gone", gone)
    assert [len(player.hand) for player in t.state.seats] == [8, 8, 8]
    assert {"attack-40", "attack-30"} <= set(t.hand(2))
    assert [event["seat"] for event in t.events("drew")] == [2, 0]
    assert [(event["seat"], len(event["faces"])) for event in t.events("discarded")] == [(2, 2), (1, 2)]
    assert discarded(t) == ["enigma-device"]


def test_the_enigma_device_takes_nothing_from_a_hand_of_seven() -> None:
    seven = ["attack-00", "attack-01", "attack-04", "attack-05", "attack-06", "attack-07", "attack-08"]
    t = table(players=3, hands={1: seven}, techs={0: ["enigma-device"]})
    t.do(0, START, "enigma-device.even-out")
    t.do(0, "enigma-device-gone", ())
    assert set(seven) <= set(t.hand(1))
    assert len(t.hand(1)) == 8


# ---------------------------------------------------------------- Energy Cloak


@pytest.mark.reading("energy-cloak-invitations")
def test_the_energy_cloak_keeps_the_defense_from_inviting() -> None:
    t = table(players=4, techs={0: ["energy-cloak"]})
    t.do(0, "aim", planet(1)).do(0, "window-AIMED", "energy-cloak.hide", options=["pass", "energy-cloak.hide"])
    t.do(0, "launch", 1).do(0, "invite", (2,)).do(2, "ally", "decline", options=["decline", "offense"])
    assert [event["seat"] for event in t.events("invited")] == [0]
    assert discarded(t) == ["energy-cloak"]


def test_the_energy_cloak_does_not_stop_a_parasite() -> None:
    t = table("human", "virus", "parasite", techs={0: ["energy-cloak"]})
    t.do(0, "aim", planet(1)).do(0, "window-AIMED", "energy-cloak.hide")
    t.do(0, "launch", 1).do(0, "invite", ())
    t.do(2, "window-ANSWER", "parasite.infest").do(2, "parasite-side", "defense", options=["offense", "defense"])
    t.do(2, "ally-ships", 4)
    assert t.state.frames[-1].seats[2].committed == (0, 4)


def test_the_energy_cloak_is_for_the_offense() -> None:
    t = table(players=3, techs={1: ["energy-cloak"]})
    t.do(0, "aim", planet(1))
    assert t.open == [(0, "launch")]


# ---------------------------------------------------------------- Coldsleep Ship


def test_the_coldsleep_ship_founds_a_colony_in_another_system() -> None:
    t = table(players=3, techs={2: ["coldsleep-ship"]}, moves=[(2, 1, planet(2), planet(0))])
    t.do(2, START, "coldsleep-ship.land", options=["pass", "coldsleep-ship.land"])
    others = [place for place in range(10) if place != planet(0)]
    t.do(2, "found-planet", planet(1, 3), options=others)
    decision = t.decision(2, "deal-colony")
    assert (decision.low, decision.high) == (1, 4)  # type: ignore[attr-defined]
    t.do(2, "deal-colony", {planet(2, 1): 3, planet(0): 1})
    assert t.ships(2, planet(1, 3)) == 4
    assert t.state.seats[2].foreign == 1  # the colony it took a last ship from is given up
    assert discarded(t) == ["coldsleep-ship"]


def test_the_coldsleep_ship_may_win_the_game_at_once() -> None:
    moves = [(2, 1, planet(2), planet(0, number)) for number in range(3)] + [(2, 1, planet(2, 1), planet(1))]
    t = table(players=3, techs={2: ["coldsleep-ship"]}, moves=moves)
    t.do(2, START, "coldsleep-ship.land").do(2, "found-planet", planet(1, 4)).do(2, "deal-colony", {planet(2, 2): 1})
    assert t.session.winners == (2,)


@pytest.mark.parametrize(("answer", "landed"), [("land-now", 9), ("keep-tech", 0)])
@pytest.mark.reading("coldsleep-landing")
def test_completed_by_an_owner_without_colonies_the_coldsleep_ship_may_land_all_research_ships(
    answer: str, landed: int
) -> None:
    moves = [(0, 4, planet(0, number), WARP) for number in range(2)] + [(0, 3, planet(0, 2), WARP)]
    t = table(players=3, techs={0: [("coldsleep-ship", 9)]}, moves=moves)
    assert t.state.seats[0].home == 0
    t.do(0, "window-REGROUP_TECH", ("complete", 0))
    t.do(0, "coldsleep-ship-now", answer, options=["keep-tech", "land-now"])
    if landed:
        t.do(0, "coldsleep-ship-planet", planet(2), options=list(range(5, 15)))
    assert sum(event["ships"] for event in t.events("landed")) == landed
    assert discarded(t) == (["coldsleep-ship"] if landed else [])
    assert bool(t.events("to_warp")) is not bool(landed)


@pytest.mark.reading("coldsleep-landing")
def test_completed_by_an_owner_with_colonies_the_coldsleep_ship_waits() -> None:
    t = table(players=3, techs={0: [("coldsleep-ship", 9)]}, moves=[(0, 4, planet(0, 1), WARP)])
    t.do(0, "window-REGROUP_TECH", ("complete", 0))
    assert "coldsleep-ship-now" not in [prompt for _, prompt in t.open]
    assert t.events("landed") == []


def test_none_of_the_cards_that_vacuum_turbines_draw_need_be_kept() -> None:
    deck = ["attack-40", "negotiate", "attack-01", "quash"]
    t = table(players=3, techs={2: ["vacuum-turbines"]}, deck=deck)
    t.do(2, START, "vacuum-turbines.draw-four").do(2, "vacuum-turbines-keep", ())
    assert (t.hand(2), t.discards()) == (["attack-06"], deck)
