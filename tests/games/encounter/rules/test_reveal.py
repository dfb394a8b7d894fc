"""Reveal: cards turned up together, totals, faces (F-REVEAL, F-VEC-1, F-VEC-5, F-FAQ-11)."""

import pytest

from tests.games.encounter.scenario import GATE, WARP, Table, planet, table
from tests.readings import uses
from warptable.games.encounter.engine.model.cards import FACES
from warptable.games.encounter.engine.rules.reckoning import seen
from warptable.games.encounter.engine.rules.totals import fight
from warptable.games.encounter.engine.view import FACEDOWN


def outcome(t: Table) -> dict[str, object]:
    event = t.events("outcome")[-1]
    return {key: event[key] for key in ("source", "result", "winner", "how", "margin")}


@pytest.mark.rule("F-VEC-1", "F-REVEAL-2", "F-REVEAL-3", "F-REVEAL-4", "F-RES-6", "F-RES-7")
def test_the_rulebooks_first_example() -> None:
    """Four ships and two allies with a 10 against two ships and two allies with a 15: 16 to 19."""
    t = table(
        players=4,
        hands={0: ["attack-10"], 1: ["attack-15"]},
        moves=[(1, 2, planet(1), planet(1, 1))],
    )
    t.encounter(ships=4, allies={2: ("defense", 2), 3: ("offense", 2)}, cards=("attack-10", "attack-15"))
    assert t.open == [(2, "ships-home")]
    assert t.events("totals")[-1]["offense"] == 16
    assert t.events("totals")[-1]["defense"] == 19
    assert t.ships(0, GATE) == 0
    assert (t.ships(0, WARP), t.ships(3, WARP)) == (4, 2)


@pytest.mark.rule("F-REVEAL-1")
def test_both_cards_lie_facedown_until_they_are_turned_up_together() -> None:
    t = table("sorcerer", "mite", "void", hands={0: ["attack-10", "attack-08"], 1: ["negotiate", "attack-04"]})
    t.encounter(ships=1)
    t.do(0, "encounter-card", "attack-10")
    assert t.view(None).current.cards == [None, None], "one choice shows nothing"
    t.do(1, "encounter-card", "negotiate")
    assert t.open == [(0, "window-CARDS_SELECTED")]
    assert t.view(None).current.cards == [FACEDOWN, FACEDOWN]
    assert (t.seen_card(0, 0), t.view(0).current.cards[1]) == ("attack-10", FACEDOWN)
    assert t.events("revealed") == []
    t.passes(0)
    revealed = t.events("revealed")
    assert len(revealed) == 1
    assert (revealed[0]["source"], revealed[0]["faces"]) == ("F-REVEAL-1", ["attack-10", "negotiate"])


@pytest.mark.rule("F-REVEAL-2", "F-REVEAL-3")
def test_a_total_is_the_card_and_the_ships_of_main_player_and_allies_and_nothing_else() -> None:
    """Bystanders on the planet, and ships of the defense elsewhere, count for nobody."""
    bystanders = [(2, 3, planet(2), planet(1)), (0, 1, planet(0), planet(1)), (4, 2, planet(4), planet(1))]
    t = table(
        players=5,
        hands={0: ["attack-08", "attack-10"], 1: ["attack-12", "attack-04"]},
        moves=[*bystanders, (1, 1, planet(1), planet(1, 1))],
    )
    t.encounter(
        ships={planet(0, 1): 3},
        allies={2: ("defense", {planet(2, 1): 1}), 3: ("offense", {planet(3): 4})},
        cards=("attack-08", "attack-12"),
    )
    totals = t.events("totals")[-1]
    assert totals["source"] == "F-REVEAL-2"
    assert totals["trail"] == ["8 + 3 + 4 = 15", "12 + 3 + 1 = 16"]
    assert outcome(t) == {"source": "F-REVEAL-4", "result": "won", "winner": 1, "how": "totals", "margin": 1}


@pytest.mark.rule("F-REVEAL-4")
def test_the_higher_total_wins() -> None:
    t = table(players=3, hands={0: ["attack-08", "attack-01"], 1: ["attack-06", "attack-04"]})
    t.encounter(ships=3, cards=("attack-08", "attack-06"))
    assert t.events("totals")[-1]["trail"] == ["8 + 3 = 11", "6 + 4 = 10"]
    assert outcome(t) == {"source": "F-REVEAL-4", "result": "won", "winner": 0, "how": "totals", "margin": 1}


@pytest.mark.rule("F-REVEAL-4", "F-VEC-5")
def test_a_tie_goes_to_the_defense() -> None:
    t = table(players=3, hands={0: ["attack-08"], 1: ["attack-06", "attack-04"]})
    t.encounter(ships=2, cards=("attack-08", "attack-06"))
    assert t.events("totals")[-1]["trail"] == ["8 + 2 = 10", "6 + 4 = 10"]
    assert outcome(t) == {"source": "F-REVEAL-4", "result": "won", "winner": 1, "how": "totals", "margin": 0}
    assert t.ships(0, WARP) == 2


@pytest.mark.rule("F-REVEAL-5", "F-FAQ-11")
@pytest.mark.parametrize(
    ("cards", "winner"), [(("attack-00", "negotiate"), 0), (("negotiate", "attack-00"), 1)], ids=["defense", "offense"]
)
def test_a_negotiate_loses_to_the_weakest_attack_whatever_the_ships(cards: tuple[str, str], winner: int) -> None:
    """There is no margin then: nobody won by any number of points."""
    hands = {0: [cards[0], "attack-08"], 1: [cards[1], "attack-04"]}
    t = table(players=4, hands=hands)
    loser = 1 - winner
    helper = "offense" if loser == 0 else "defense"
    t.encounter(ships=4 if loser == 0 else 1, allies={2: (helper, 4), 3: (helper, 4)}, cards=cards)
    assert outcome(t) == {"source": "F-REVEAL-5", "result": "won", "winner": winner, "how": "faces", "margin": -1}
    assert t.events("totals") == []
    assert t.ships(loser, WARP) == 4
    assert (t.ships(2, WARP), t.ships(3, WARP)) == (4, 4)


@pytest.mark.rule("F-FAQ-11")
def test_only_totals_give_a_margin() -> None:
    t = table(players=3, hands={0: ["attack-20", "attack-01"], 1: ["attack-06", "attack-04"]})
    t.encounter(ships=3, cards=("attack-20", "attack-06"))
    assert outcome(t)["margin"] == 13


@pytest.mark.rule("F-REVEAL-6")
def test_two_negotiates_lead_to_talks_not_to_totals() -> None:
    t = table(players=3, hands={0: ["negotiate"], 1: ["negotiate"]})
    t.encounter(ships=2, cards=("negotiate", "negotiate"))
    assert t.open == [(0, "deal")]
    assert t.events("totals") == []
    assert (t.ships(0, GATE), t.ships(1, planet(1))) == (2, 4), "nothing is lost yet"
    t.do(0, "deal", (("want", planet(1)), "propose"))
    t.do(1, "deal", ("accept",))
    assert outcome(t) == {"source": "F-REVEAL-6", "result": "deal", "winner": -1, "how": "faces", "margin": -1}


@pytest.mark.rule("F-REVEAL-7", "F-REINF-2")
def test_reinforcements_are_played_after_the_cards_are_revealed() -> None:
    t = table(players=3, hands={0: ["attack-08", "reinforcement-5"], 1: ["attack-10", "attack-04"]})
    t.encounter(ships=1, cards=("attack-08", "attack-10"))
    assert t.open == [(0, "reinforce")]
    assert t.view(None).current.revealed is True
    assert t.view(None).step == "reveal.reinforce"
    t.do(0, "reinforce", ("reinforcement-5", 0))
    assert t.events("totals")[-1]["trail"] == ["8 + 1 + 5 = 14", "10 + 4 = 14"]
    assert [event.kind for event in t.session.log if event.kind in ("revealed", "reinforced", "totals")] == [
        "revealed",
        "reinforced",
        "totals",
    ]


@pytest.mark.rule("F-REVEAL-2", "F-REVEAL-3")
@pytest.mark.parametrize(("alien", "automatic"), [("pacifist", 0), ("virus", -1)])
def test_every_seat_reckons_from_what_it_sees_as_the_rules_do(alien: str, automatic: int) -> None:
    """The first planet of the first player is attacked; nobody and nothing is named before that."""
    hands = {0: ["attack-10", "cosmic-zap"], 1: ["negotiate", "attack-08"], 3: ["attack-06"]}
    t = table("void", alien, "filch", "human", first=1, hands=hands, destiny=["red"])
    start = seen(t.view(2), (FACES["attack-10"], FACES["negotiate"]), t.game.registry.ops)
    assert (start.crews, start.automatic) == (([(1, 0)], [(0, 0)]), -1)
    t.encounter(offense=1, defense=0, ships=3, allies={2: ("offense", 2), 3: ("defense", 1)})
    t.encounter(offense=1, defense=0, cards=("negotiate", "attack-10"))
    if alien == "pacifist":
        t.passes(0)
    assert (t.open, uses(t)[-1]) == ([(0, "window-USE_ANNOUNCED")], (3, "human.humanity"))
    for viewer in (None, 0, 1, 2, 3):
        found = seen(t.view(viewer), (FACES["negotiate"], FACES["attack-10"]), t.game.registry.ops)
        mine = fight(t.game)
        assert (found.cards, found.crews, found.automatic) == (mine.cards, mine.crews, mine.automatic)
        assert found.crews == ([(1, 3), (2, 2)], [(0, 4), (3, 1)])
        assert found.automatic == automatic
