"""Laser: cards of the opponent's hand lie aside. Wild: for cards of its own. Super: as an ally, too."""

from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import STOP, ZAP, cards, dominion
from tests.games.encounter.scenario import WARP, Table, planet
from tests.readings import homes, outcome, uses

POWER, FLARE = "laser.blind", "flare-laser"
HIDDEN, FORMED = "laser-hidden", "window-ALLIANCES_FORMED"
THEIRS = ["attack-08", "attack-20", "morph", "negotiate"]


def aimed(*theirs: str, own: tuple[str, ...] = (), laser: int = 0, ships: int = 3, **more: Any) -> Table:
    """Seat 0 attacks seat 1; Laser sits on this seat."""
    aliens = ["hacker", "pacifist", "clone"]
    aliens[laser] = "laser"
    hands: dict[int, list[str]] = {laser: ["attack-10", *own], 1 - laser: list(theirs), 2: ["attack-07"]}
    return dominion(*aliens, hands=hands, **more).encounter(ships=ships)


def aside(t: Table, viewer: int | None) -> list[tuple[int, str]]:
    return [(card.seat, card.face) for card in t.view(viewer).current.aside]


@pytest.mark.rule("F-COMPONENT-5")
@pytest.mark.parametrize("laser", [0, 1])
def test_as_many_cards_as_the_opponent_has_ships_lie_aside_until_the_encounter_ends(laser: int) -> None:
    t = aimed(*THEIRS, laser=laser)
    assert uses(t) == [(laser, POWER)]  # mandatory: nobody was asked
    most = 4 if laser == 0 else 3  # four ships on the planet, three in the gate
    t.do(laser, HIDDEN, 2, options=range(most + 1))
    other = 1 - laser
    assert len(t.hand(other)) == 2
    assert sorted([*t.hand(other), *(face for _, face in aside(t, other))]) == sorted(THEIRS)
    assert aside(t, laser) == aside(t, None) == [(other, ""), (other, "")]
    assert t.events("cards_aside") == [{"source": "laser", "seat": other, "number": 2}]


def test_at_the_end_the_cards_return() -> None:
    t = aimed("attack-08", "attack-08", "attack-08", "attack-08").do(0, HIDDEN, 2)
    t.encounter(cards=("attack-10", "attack-08"))
    assert t.hand(1) == ["attack-08"] * 3
    assert t.events("aside_back") == [{"source": "laser", "seat": 1, "number": 2}]
    assert t.state.frames[-1].aside == []


def test_when_an_encounter_is_called_off_they_return_as_well() -> None:
    hand = ["attack-08", "attack-08", "attack-08", "flare-oracle"]
    t = dominion("laser", "oracle", "clone", hands={0: ["attack-10", "attack-20"], 1: hand}, seed=2).encounter(ships=3)
    t.do(0, HIDDEN, 1)
    assert t.hand(1) == hand[1:]  # by chance
    t.encounter(cards=("attack-10", "")).do(1, "window-SELECTION", "flare-oracle").scripted({(0, "ships-home"): [3]})
    assert t.events("called_off")
    assert t.hand(1) == hand


def test_cards_aside_can_neither_be_played_nor_taken() -> None:
    t = aimed("attack-08", "attack-08", "attack-08", "attack-08").do(0, HIDDEN, 2)
    assert (t.view(None).seats[1].hand, len(t.state.seats[1].hand)) == (2, 2)
    t.encounter()
    assert len(t.options(1, "encounter-card")) == 2


@pytest.mark.rule("F-GOAL-7")
@pytest.mark.parametrize("laser", [0, 1])
@pytest.mark.reading("laser-none")
def test_an_opponent_without_an_encounter_card_left_has_lost(laser: int) -> None:
    t = aimed("attack-20", "quash", laser=laser).do(laser, HIDDEN, 2)
    assert outcome(t) == ("won", laser, "declared")
    if laser == 0:
        assert (t.ships(0, planet(1)), t.ships(1, WARP)) == (3, 4)
    else:
        assert t.ships(0, WARP) == 3
    assert t.hand(1 - laser) == ["attack-20", "quash"]


@pytest.mark.rule("F-PLAN-2")
@pytest.mark.reading("laser-none")
def test_a_defense_without_an_encounter_card_draws_its_new_hand_before() -> None:
    seven = ["attack-08"] * 6 + ["negotiate"] * 2
    t = aimed("quash", deck=seven)
    assert t.events("new_hand")[0]["seat"] == 1
    t.do(0, HIDDEN, 4)
    assert len(t.hand(1)) == 4


@pytest.mark.reading("laser-none")
def test_picking_none_changes_nothing() -> None:
    t = aimed(*THEIRS).do(0, HIDDEN, 0)
    assert t.hand(1) == sorted(THEIRS)
    assert aside(t, 1) == []


def test_nothing_to_use_against_an_empty_planet() -> None:
    t = aimed(*THEIRS, moves=[(1, 4, planet(1), planet(1, 1))])
    assert uses(t) == []


@pytest.mark.rule("F-ZAP-1", "F-POWER-1")
def test_zapped_or_lost_no_card_lies_aside() -> None:
    t = aimed("cosmic-zap", "attack-20").do(1, ZAP, "cosmic-zap")
    assert t.hand(1) == ["attack-20"]
    t = aimed(*THEIRS, moves=homes(0, 2))
    assert uses(t) == []


def test_nobody_can_tell_any_more_which_of_the_cards_that_they_knew_are_left() -> None:
    t = aimed(*THEIRS, prepare=lambda game: [game.s.seen.__setitem__(card, 7) for card in game.s.seats[1].hand])
    assert len(t.view(2).seats[1].known) == 4
    t.do(0, HIDDEN, 2)
    assert t.view(2).seats[1].known == []
    assert aside(t, 2) == [(1, ""), (1, "")]


# ---------------------------------------------------------------- wild


def formed(*own: str, holder: int = 0, third: tuple[str, ...] = (), theirs: tuple[str, ...] = ("negotiate",)) -> Table:
    hands: dict[int, list[str]] = {0: ["attack-10"], 1: ["attack-20", *theirs], 2: ["attack-07"], 3: list(third)}
    hands[holder] += [FLARE, *own]
    t = dominion("hacker", "pacifist", "clone", "trader", hands=hands)
    return t.encounter(ships=3, allies={2: ("offense", 1)})


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
@pytest.mark.parametrize("holder", [0, 2])
def test_wild_cards_are_discarded_and_as_many_of_a_hand_lie_aside(holder: int) -> None:
    t = formed("reinforcement-2", "reinforcement-3", holder=holder, theirs=("negotiate", "morph", "attack-08"))
    t.do(holder, FORMED, FLARE, options=["pass", FLARE])
    t.do(holder, "laser-price", cards(t, holder, "reinforcement-2", "reinforcement-3"))
    t.do(holder, "laser-victim", 1, options=[0, 1, 2]).do(holder, HIDDEN, 2, options=[0, 1, 2])
    assert sorted(t.discards()) == ["reinforcement-2", "reinforcement-3"]
    assert (len(t.hand(1)), aside(t, 0)) == (2, [(1, ""), (1, "")])


@pytest.mark.rule("F-FLARE-5")
def test_wild_also_the_own_hand_and_never_more_than_it_holds() -> None:
    t = formed("reinforcement-2", "reinforcement-3").do(0, FORMED, FLARE)
    t.do(0, "laser-price", cards(t, 0, "reinforcement-2", "reinforcement-3"))
    t.do(0, "laser-victim", 0).do(0, HIDDEN, 1, options=[0, 1])
    assert aside(t, 0) == [(0, "attack-10")]
    assert [event["source"] for event in t.events("turn_breaks_off")] == ["F-PLAN-3"]
    t.scripted({(0, "ships-home"): [3], (2, "ships-home"): [1]})
    assert t.hand(0) == ["attack-10", FLARE]


@pytest.mark.rule("F-FLARE-5", "F-FLARE-8")
def test_wild_not_without_another_card_nor_for_outsiders_and_a_card_zap_stops_it() -> None:
    assert FORMED not in [prompt for _, prompt in formed(holder=3).open]
    hands = {0: ["attack-10"], 1: ["attack-20"], 2: [FLARE]}
    t = dominion("hacker", "pacifist", "clone", hands=hands).encounter(ships=3, allies={2: ("offense", 1)})
    assert FORMED not in [prompt for _, prompt in t.open]
    t = formed("quash", third=("card-zap",)).do(0, FORMED, FLARE).do(3, STOP, "card-zap")
    assert t.events("cards_aside") == []


# ---------------------------------------------------------------- super


def allied(*theirs: str, side: str = "offense") -> Table:
    hands = {0: ["attack-10", "quash"], 1: ["attack-20", *theirs], 2: ["attack-07", FLARE]}
    t = dominion("hacker", "pacifist", "laser", hands=hands, destiny=["blue", "green"])
    return t.encounter(ships=2, allies={2: (side, 1)})


@pytest.mark.rule("F-FLARE-6")
def test_super_an_ally_uses_the_power_against_either_main_player() -> None:
    t = allied("negotiate", "morph").do(2, FORMED, FLARE, options=["pass", FLARE])
    t.do(2, "laser-blinded", 1, options=[0, 1]).do(2, HIDDEN, 1, options=[0, 1, 2, 3])
    assert uses(t) == [(2, POWER)]
    assert aside(t, None) == [(1, "")]


@pytest.mark.rule("F-FLARE-6", "F-GOAL-7")
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_super_a_main_player_without_an_encounter_card_loses_whoever_its_ally_is(side: str) -> None:
    t = allied(side=side).do(2, FORMED, FLARE).do(2, "laser-blinded", 0).do(2, HIDDEN, 2)
    t.scripted({(2, "ships-home"): [1]})
    assert outcome(t) == ("won", 1, "declared")
    assert t.ships(0, WARP) == 2
    assert FLARE in t.hand(2)


@pytest.mark.rule("F-FLARE-6", "F-TIMING-1")
@pytest.mark.reading("vote-after-alliances")
def test_super_what_else_is_used_when_alliances_stand_comes_before_the_result() -> None:
    t = allied("force-field").passes(1).do(2, FORMED, FLARE).do(2, "laser-blinded", 0).do(2, HIDDEN, 2)
    t.do(1, FORMED, "force-field", options=["pass", "force-field"]).do(2, "ships-home", {planet(2): 1})
    assert outcome(t) == ("won", 1, "declared")
    assert t.ships(0, WARP) == 2
