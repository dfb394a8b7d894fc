"""Greenhorn: shows a card and asks; five privileges. Wild: a new hand. Super: another defense in the same system."""

from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import START, ZAP, cards, dominion
from tests.games.encounter.scenario import WARP, Table, planet
from tests.readings import homes, outcome, totals, uses

IGNORANCE, FLARE = "greenhorn.ignorance", "flare-greenhorn"
KICKER = "kicker-2-team-spirit"
NEW_CARDS, REGROUP = "greenhorn.new-cards", "greenhorn.regroup-all"


def asking(*own: str, second: tuple[str, ...] = (), third: tuple[str, ...] = (), **more: Any) -> Table:
    """Greenhorn, seat 0, with these cards besides an attack and a negotiate."""
    others = {1: ["attack-08", "attack-05", *second], 2: ["attack-06", "attack-04", *third]}
    hands = {0: ["attack-10", "negotiate", *own], **others}
    return dominion("greenhorn", "hacker", "pacifist", hands=hands, **more)


def asked(t: Table, card: str = "attack-10", whom: int = 1) -> Table:
    """The question at the start of an encounter, and no new order of ships."""
    t.do(0, "greenhorn-card", cards(t, 0, card)[0]).do(0, "greenhorn-asked", whom)
    while t.open and t.open[0] == (0, "window-REGROUP_OPEN"):
        t.do(0, "window-REGROUP_OPEN", "pass")
    return t


# ---------------------------------------------------------------- the question


@pytest.mark.reading("greenhorn-question")
def test_it_shows_a_card_to_somebody_and_asks() -> None:
    t = asking()
    assert t.decision(0, "greenhorn-card").secret
    asked(t, "negotiate", 2)
    assert (t.view(2).seats[0].known, t.view(1).seats[0].known) == (["negotiate"], [])
    assert uses(t) == [(0, IGNORANCE)]
    event = t.events("asked_innocently")[0]
    assert (event["seat"], event["other"]) == (0, 2)
    assert 1 <= event["number"] <= 6


@pytest.mark.rule("F-ZAP-1", "F-ZAP-3", "F-POWER-1")
def test_zapped_it_shows_nothing_but_keeps_its_privileges() -> None:
    t = asking(second=("cosmic-zap",)).do(1, ZAP, "cosmic-zap")
    assert t.view(1).seats[0].known == []
    assert t.open == [(0, "window-REGROUP_OPEN")]
    assert asking(moves=homes(0, 2)).open == [(0, "aim")]


# ---------------------------------------------------------------- privileges


@pytest.mark.rule("F-ZAP-3")
def test_without_an_attack_it_may_draw_a_new_hand() -> None:
    hands = {0: ["negotiate", "morph"], 1: ["attack-08", "attack-05"], 2: ["attack-06"]}
    t = asked(dominion("greenhorn", "hacker", "pacifist", hands=hands, first=1, destiny=["green"]), "morph")
    t.do(0, START, NEW_CARDS, options=["pass", NEW_CARDS])
    assert (len(t.hand(0)), sorted(t.discards())) == (8, ["morph", "negotiate"])
    assert uses(t) == [(0, IGNORANCE)]
    assert asked(asking(first=1, destiny=["green"])).open == [(1, "aim")]


def test_in_any_regroup_phase_it_spreads_its_ships_anew() -> None:
    """Onto a home planet without a colony, too."""
    moves = [(0, 4, planet(0), planet(0, 1)), (0, 1, planet(0, 1), planet(2, 1))]
    t = asking(moves=moves, first=1, destiny=["green"])
    t.do(0, "greenhorn-card", cards(t, 0, "negotiate")[0]).do(0, "greenhorn-asked", 2)
    t.do(0, "window-REGROUP_OPEN", REGROUP, options=["pass", REGROUP])
    t.do(0, "greenhorn-ships", {planet(0): 6, planet(0, 2): 9, planet(0, 3): 3, planet(0, 4): 1, planet(2, 1): 1})
    assert [t.ships(0, planet(0, n)) for n in range(5)] == [6, 0, 9, 3, 1]
    assert (t.ships(0, planet(2, 1)), t.state.seats[0].home, t.state.seats[0].foreign) == (1, 4, 1)
    assert t.events("ships_spread")[0]["seat"] == 0


@pytest.mark.rule("F-REINF-3")
def test_it_reinforces_though_it_has_no_part_in_the_encounter() -> None:
    t = asked(asking("reinforcement-5", first=1, destiny=["green"]))
    t.encounter(offense=1, defense=2, ships=1, cards=("attack-08", "attack-06"))
    t.do(0, "reinforce", ("reinforcement-5", 1), options=["pass", ("reinforcement-5", 0), ("reinforcement-5", 1)])
    assert t.events("reinforced")[0]["side"] == 1
    assert outcome(t)[1] == 2


@pytest.mark.rule("F-TIMING-1")
def test_artifacts_of_the_regroup_phase_are_played_by_it_in_any_role_and_phase() -> None:
    """Mobius Tubes: else only for the offense, at the start of an encounter."""
    t = asked(asking("mobius-tubes", first=1, destiny=["green"], moves=[(2, 3, planet(2), WARP)]))
    t.do(0, START, "mobius-tubes", options=["pass", "mobius-tubes"])
    t.do(2, "ships-home", {planet(2, 1): 3})
    assert (t.ships(2, WARP), t.discards(), uses(t)) == (0, ["mobius-tubes"], [(0, IGNORANCE)])


@pytest.mark.rule("F-TIMING-1")
def test_artifacts_of_the_alliance_phase_too() -> None:
    """Force Field after the cards are revealed; not those of other phases."""
    t = asked(asking("force-field", "ionic-gas"))
    t.encounter(ships=1, allies={2: ("defense", 2)})
    while t.open[0][0] == 0 and t.open[0][1].startswith("window-"):
        t.passes(0)
    t.encounter(cards=("attack-10", "attack-08"), allies={})
    while t.open[0] != (0, "window-FREE_6"):
        t.passes(t.open[0][0])
    t.do(0, "window-FREE_6", "force-field", options=["pass", "force-field"])
    assert t.game.allies(1) == []


@pytest.mark.rule("N-RIFT-1")
def test_rifts_and_rebirth_too() -> None:
    """A rift before cards are selected: two cards from the deck."""
    t = asked(asking(rewards={0: ["rift-2", "rebirth"]}, deck=["attack-30", "attack-40"]))
    while t.open[0] != (0, "window-FREE_4"):
        t.encounter(ships=1)
        t.passes(*(seat for seat, prompt in t.open[:1] if prompt.startswith("window-") and prompt != "window-FREE_4"))
    t.do(0, "window-FREE_4", "rift-2", options=["pass", "rebirth", "rift-2"])
    assert {"attack-30", "attack-40"} <= set(t.hand(0))


@pytest.mark.rule("F-TIMING-1")
def test_asked_alike_it_is_asked_whatever_it_holds() -> None:
    met = []
    for own in ("mobius-tubes", "morph"):
        t = asking(own, uniform=True, moves=[(2, 3, planet(2), WARP)])
        prompts = []
        for _ in range(60):
            seat, prompt = t.open[0]
            if prompt == "encounter-card":
                break
            prompts.append((seat, prompt))
            t.do(seat, prompt, t.decision(seat, prompt).default)
        met.append(prompts)
    assert met[0] == met[1]


@pytest.mark.rule("N-KICK-6")
@pytest.mark.reading("greenhorn-late-kicker")
def test_it_plays_its_kicker_after_the_reveal() -> None:
    """Ten and one ship against eight and four: with it, 21 to 12."""
    t = asking(rewards={0: [KICKER]})
    asked(t).encounter(ships=1)
    t.do(0, "window-PLANNING_BEFORE", "pass").encounter(cards=("attack-10", "attack-08"))
    t.do(0, "window-REVEALED_CARD", KICKER, options=["pass", KICKER])
    assert t.events("kicker_turned")[0]["face"] == KICKER
    assert totals(t) == (21, 12)
    assert outcome(t)[:2] == ("won", 0)


@pytest.mark.rule("N-KICK-11")
@pytest.mark.reading("greenhorn-late-kicker")
def test_a_late_kicker_that_ends_the_encounter_ends_it_at_once() -> None:
    hands = {0: ["attack-04", "negotiate"], 1: ["attack-20", "attack-05"], 2: ["attack-06"]}
    t = dominion("greenhorn", "hacker", "pacifist", hands=hands, rewards={0: ["kicker-1-self-destruct"]})
    asked(t, "attack-04").encounter(ships=1)
    t.do(0, "window-PLANNING_BEFORE", "pass").encounter(cards=("attack-04", "attack-20"))
    t.do(0, "window-REVEALED_CARD", "kicker-1-self-destruct")
    assert outcome(t)[0] == "both_lost"


# ---------------------------------------------------------------- super and wild


@pytest.mark.rule("F-FLARE-6")
@pytest.mark.reading("greenhorn-super-system")
def test_super_somebody_else_in_that_system_is_the_defense() -> None:
    moves = [(2, 2, planet(2), planet(1, 3)), (2, 1, planet(2), planet(1, 4))]
    t = asking(FLARE, moves=moves)
    t.do(0, "greenhorn-card", cards(t, 0, "negotiate")[0]).do(0, "greenhorn-asked", 2)
    t.passes(0)
    t.do(0, "window-DESTINY_CHOICE", FLARE, options=["pass", FLARE])
    t.do(0, "greenhorn-defense", 2, options=[1, 2])
    t.do(0, "aim", planet(1, 3), options=[planet(1, 3), planet(1, 4)])
    assert (t.state.frames[-1].defense, t.state.frames[-1].system) == (2, 1)


@pytest.mark.rule("F-FLARE-6")
@pytest.mark.parametrize(("defense", "system", "colour"), [(0, 2, "green"), (2, 0, "red")])
def test_super_neither_the_defense_nor_the_system_is_named_again(defense: int, system: int, colour: str) -> None:
    hands = {0: ["attack-08"], 1: ["attack-10", "negotiate", FLARE], 2: ["attack-06"]}
    moves = [(defense, 2, planet(defense), planet(system, 3))]
    t = dominion("hacker", "greenhorn", "pacifist", hands=hands, first=1, destiny=[colour], moves=moves)
    t.do(1, "greenhorn-card", cards(t, 1, "negotiate")[0]).do(1, "greenhorn-asked", 2)
    while t.open[0][1] != "window-DESTINY_CHOICE":
        t.passes(1)
    t.do(1, "window-DESTINY_CHOICE", FLARE)
    t.scripted({(1, "greenhorn-defense"): [defense], (1, "aim"): [planet(system, 3)]})
    assert (t.state.frames[-1].defense, t.state.frames[-1].system) == (defense, system)
    assert [event["seat"] for event in t.events("defense")] == [defense]


@pytest.mark.rule("F-DESTINY-9", "F-DESTINY-10", "F-FLARE-6")
@pytest.mark.reading("greenhorn-super-system")
def test_super_a_special_indicates_the_system_that_it_named_when_it_was_turned_up() -> None:
    hands = {0: ["attack-10", "negotiate", FLARE]}
    moves = [(2, 1, planet(2), planet(1, 3)), (1, 1, planet(1), planet(2))]
    t = asked(dominion("greenhorn", "hacker", "shadow", hands=hands, destiny=["most-colonies"], moves=moves))
    t.do(2, "shadow-ship", planet(2), options=[*(planet(1, number) for number in range(5)), planet(2)])
    t.do(0, "window-DESTINY_CHOICE", FLARE, options=["pass", FLARE]).do(0, "greenhorn-defense", 2, options=[1, 2])
    encounter = t.state.frames[-1]
    assert (encounter.defense, encounter.system, encounter.target) == (2, 1, planet(1, 3))


@pytest.mark.rule("F-FLARE-6")
def test_super_not_if_nobody_else_is_there() -> None:
    t = asking(FLARE)
    t.do(0, "greenhorn-card", cards(t, 0, "negotiate")[0]).do(0, "greenhorn-asked", 2).passes(0)
    assert t.open == [(0, "aim")]


@pytest.mark.rule("F-FLARE-5")
def test_wild_a_hand_without_negotiate_is_replaced() -> None:
    hands = {0: ["attack-10", "attack-07"], 1: ["attack-08"], 2: ["attack-06", "plague", FLARE]}
    t = dominion("clone", "hacker", "pacifist", hands=hands)
    t.do(2, START, FLARE, options=["pass", "plague", FLARE])
    assert (len(t.hand(2)), FLARE in t.hand(2)) == (9, True)
    assert sorted(t.discards()) == ["attack-06", "plague"]


@pytest.mark.rule("F-FLARE-5")
def test_wild_not_with_both_kinds_in_hand() -> None:
    hands = {0: ["attack-10", "attack-07"], 1: ["attack-08"], 2: ["attack-06", "negotiate", FLARE]}
    t = dominion("clone", "hacker", "pacifist", hands=hands)
    assert t.open == [(0, "aim")]
