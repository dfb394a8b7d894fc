"""The turn and its start (F-TURN, F-START, F-FAQ-7, F-FAQ-13)."""

import re
from dataclasses import fields
from itertools import groupby

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from warptable.games.encounter.engine import facts, rulebook
from warptable.games.encounter.engine.content.registry import all_aliens, registry_for
from warptable.games.encounter.engine.editions import edition_for
from warptable.games.encounter.engine.model.occurrences import NewHand
from warptable.games.encounter.engine.model.views import EncounterView, SeatView, View
from warptable.games.encounter.engine.model.windows import MOMENTS, W
from warptable.games.encounter.engine.rules.aliens import Alien
from warptable.games.encounter.engine.rules.artifacts import Artifact
from warptable.games.encounter.engine.rules.use import Use
from warptable.games.encounter.engine.rules.wiring import Registry
from warptable.kernel.events import Kind
from warptable.kernel.packs import Pack

PHASES = ["regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution"]


def turns(t: Table) -> list[int]:
    """The seats that have had a turn so far, in order."""
    return [event["seat"] for event in t.events("turn")]


def play(t: Table, offense: int, defense: int, cards: tuple[str, str]) -> Table:
    """One plain encounter with one ship, on the defense's first planet."""
    return t.encounter(offense=offense, defense=defense, ships={planet(offense, 4): 1}, cards=cards)


@pytest.mark.rule("F-TURN-1")
@pytest.mark.parametrize("first", [0, 2])
def test_the_first_player_starts_and_turns_pass_to_the_left(first: int) -> None:
    hands = {seat: ["attack-06", "attack-08", "attack-20"] for seat in range(2)} | {2: ["attack-06", "attack-08"]}
    colors = ("red", "blue", "green")
    order = [(first + i) % 3 for i in range(4)]
    t = table(players=3, first=first, hands=hands, destiny=[colors[(seat + 1) % 3] for seat in order])
    for offense in order[:3]:
        assert t.open == [(offense, "aim")]
        defense = (offense + 1) % 3
        play(t, offense, defense, (t.hand(offense)[0], t.hand(defense)[-1]))
    assert turns(t) == order
    assert all(event["source"] == "F-TURN-1" for event in t.events("turn"))


@pytest.mark.rule("F-TURN-2")
def test_after_a_lost_first_encounter_the_turn_is_over() -> None:
    t = table(players=3, hands={0: ["attack-04", "attack-40"], 1: ["attack-20"]})
    play(t, 0, 1, ("attack-04", "attack-20"))
    assert turns(t) == [0, 1]
    assert len(t.events("encounter")) == 2


@pytest.mark.rule("F-TURN-2")
def test_after_a_win_the_offense_may_have_a_second_encounter_or_stop() -> None:
    for choice, seats in (("go-on", [0]), ("stop", [0, 1])):
        t = table(players=3, hands={0: ["attack-20", "attack-40"]}, destiny=["blue", "green"])
        play(t, 0, 1, ("attack-20", "attack-06"))
        t.do(0, "second-encounter", choice, options=["stop", "go-on"])
        assert turns(t) == seats
        assert t.events("encounter")[-1]["number"] == (2 if choice == "go-on" else 1)


@pytest.mark.rule("F-TURN-2")
def test_after_a_deal_the_offense_may_have_a_second_encounter() -> None:
    t = table(players=3, hands={0: ["negotiate", "attack-10", "attack-12"], 1: ["negotiate", "attack-06"]})
    play(t, 0, 1, ("negotiate", "negotiate"))
    t.do(0, "deal", (("give", "attack-10"), "propose"))
    t.do(1, "deal", ("accept",))
    t.do(0, "ships-home", {planet(0): 1})
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-TURN-2")
def test_after_a_failed_deal_the_turn_is_over() -> None:
    t = table(players=3, hands={0: ["negotiate", "attack-10"], 1: ["negotiate", "attack-06"]})
    play(t, 0, 1, ("negotiate", "negotiate"))
    t.do(0, "deal", ("refuse",))
    t.do(0, "lose-ships", {planet(0): 3})
    t.do(1, "lose-ships", {planet(1): 3})
    t.do(0, "ships-home", {planet(0): 1})
    assert turns(t) == [0, 1]


@pytest.mark.rule("F-TURN-3")
def test_an_encounter_has_seven_phases_in_this_order() -> None:
    steps = [step.split(".")[0] for step in edition_for("ffg", (), 3).steps]
    phases = [phase for phase, _ in groupby(steps)]
    assert phases == ["turn", *PHASES, "encounter", "turn"]


@pytest.mark.rule("F-TURN-3")
def test_what_happens_in_an_encounter_happens_in_the_order_of_the_phases() -> None:
    milestones = {
        "encounter": "regroup",
        "regrouped": "regroup",
        "destiny": "destiny",
        "aimed": "launch",
        "invited": "alliance",
        "card_laid": "planning",
        "revealed": "reveal",
        "outcome": "resolution",
    }
    t = table(players=3, hands={0: ["attack-20", "attack-08"]}, moves=[(0, 1, planet(0), WARP)])
    t.do(0, "regroup", planet(0))
    play(t, 0, 1, ("attack-20", "attack-06"))
    assert t.open == [(0, "second-encounter")]
    seen = [milestones[event.kind] for event in t.session.log if event.kind in milestones]
    assert [phase for phase, _ in groupby(seen)] == PHASES


@pytest.mark.rule("F-TURN-4")
def test_after_the_second_encounter_the_turn_ends_even_if_it_was_won() -> None:
    hands = {0: ["attack-20", "attack-30", "attack-40"]}
    t = table(players=3, hands=hands, destiny=["blue", "green", "red"])
    play(t, 0, 1, ("attack-20", "attack-06"))
    t.do(0, "second-encounter", "go-on")
    play(t, 0, 2, ("attack-30", "attack-06"))
    assert [event["winner"] for event in t.events("outcome")] == [0, 0]
    assert turns(t) == [0, 1]
    assert t.hand(0) == ["attack-40"]


@pytest.mark.rule("F-START-1")
@pytest.mark.parametrize("card", ["attack-00", "negotiate", "morph"])
def test_an_offense_with_any_encounter_card_keeps_its_hand(card: str) -> None:
    t = table(players=3, hands={0: [card, "reinforcement-2", "quash"]})
    assert t.open == [(0, "aim")]
    assert t.hand(0) == sorted([card, "reinforcement-2", "quash"])
    assert t.events("new_hand") == []


@pytest.mark.rule("F-START-1", "F-START-2")
def test_an_offense_without_encounter_card_shows_and_discards_its_hand_and_draws_eight() -> None:
    new = ["attack-01", "negotiate", "attack-40", "morph", "attack-23", "attack-30", "force-field", "attack-05"]
    t = table(players=3, hands={0: ["reinforcement-2", "quash", "mobius-tubes"]}, deck=new)
    shown = t.events("new_hand")
    assert [(event["seat"], event["source"]) for event in shown] == [(0, "F-START-2")]
    assert sorted(shown[0]["faces"]) == ["mobius-tubes", "quash", "reinforcement-2"]
    assert sorted(t.discards()) == ["mobius-tubes", "quash", "reinforcement-2"]
    assert t.hand(0) == sorted(new)
    assert t.events("drew") == [{"source": "F-START-2", "seat": 0, "number": 8}]
    assert t.open == [(0, "aim")]


@pytest.mark.rule("F-START-2")
@pytest.mark.parametrize("plays", [True, False])
def test_a_card_that_can_be_played_now_may_be_played_before_the_hand_goes(
    plays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No artifact of the base game is played at this moment, so one is made up for the test."""
    song = Artifact("ionic-gas")

    @song.play(W.NEW_HAND)
    def sing(use: Use[NewHand]) -> None:
        use.emit("sang")

    registry = Registry(all_aliens(), {**registry_for("ffg").artifacts, song.id: song})
    registry.events.add("sang", Kind("seat"), song.id)
    monkeypatch.setattr(rulebook, "registry_for", lambda *asked: registry)
    t = table(players=3, hands={0: ["ionic-gas", "quash"]}, deck=["attack-01"])
    t.do(0, "window-NEW_HAND", "ionic-gas" if plays else "pass", options=["pass", "ionic-gas"])
    assert len(t.events("sang")) == plays
    assert t.events("new_hand")[0]["faces"] == (["quash"] if plays else ["ionic-gas", "quash"])
    assert sorted(t.discards()) == ["ionic-gas", "quash"]
    assert len(t.hand(0)) == 8


@pytest.mark.rule("F-START-2")
def test_an_offense_with_an_empty_hand_draws_eight() -> None:
    t = table(players=3, hands={0: []}, deck=["attack-01"])
    assert len(t.hand(0)) == 8
    assert t.discards() == []


@pytest.mark.rule("F-START-2")
def test_only_the_offense_gets_a_new_hand_at_the_start_of_a_turn() -> None:
    t = table(players=3, hands={1: ["quash"], 2: []})
    assert t.open == [(0, "aim")]
    assert (t.hand(1), t.hand(2)) == (["quash"], [])


@pytest.mark.rule("F-START-3")
def test_an_offense_that_loses_its_encounter_cards_later_in_the_turn_gets_no_new_hand() -> None:
    """The Plague takes the offense's only encounter card in the regroup phase."""
    t = table(players=3, hands={0: ["attack-06", "quash"], 1: ["plague", "attack-10"]})
    t.do(1, "window-ENCOUNTER_START", "plague", options=["pass", "plague"])
    t.do(1, "plague-victim", 0)
    t.do(0, "lose-ships", {planet(0): 3})
    assert t.hand(0) == []
    t.do(0, "regroup", planet(0))
    t.encounter(ships={planet(0, 1): 1})
    t.do(0, "ships-home", {planet(0, 1): 1})
    assert t.events("turn_breaks_off") == [{"source": "F-PLAN-3", "seat": 0}]
    assert t.events("new_hand") == []
    assert t.hand(0) == []
    assert turns(t) == [0, 1]


@pytest.mark.rule("F-START-3")
def test_no_new_hand_is_drawn_for_the_second_encounter() -> None:
    t = table(players=3, hands={0: ["attack-20", "quash"]})
    play(t, 0, 1, ("attack-20", "attack-06"))
    assert turns(t) == [0, 1]
    assert t.hand(0) == ["quash"]
    assert [event["seat"] for event in t.events("new_hand")] == [1]


@pytest.mark.rule("F-START-4")
def test_a_new_hand_without_encounter_card_is_replaced_again() -> None:
    barren = [
        "card-zap",
        "card-zap",
        "cosmic-zap",
        "cosmic-zap",
        "ionic-gas",
        "quash",
        "reinforcement-5",
        "force-field",
    ]
    t = table(players=3, hands={0: ["reinforcement-2"]}, deck=[*barren, "attack-01", "negotiate"])
    shown = [sorted(event["faces"]) for event in t.events("new_hand")]
    assert shown == [["reinforcement-2"], sorted(barren)]
    assert sorted(t.discards()) == sorted([*barren, "reinforcement-2"])
    assert len(t.hand(0)) == 8
    assert {"attack-01", "negotiate"} <= set(t.hand(0))


@pytest.fixture
def early_bird() -> Pack:
    """An alien whose power is used at the start of its owner's turn, as that of Hate is."""
    alien = Alien("early-bird")
    alien.event("sang", "seat")

    @alien.ability(W.TURN_START, must=True)
    def sing(use: Use) -> None:
        use.emit("sang")

    return Pack("birds", "1", {alien.id: alien})


@pytest.mark.rule("F-FAQ-13")
def test_a_start_turn_power_is_not_used_again_before_the_second_encounter(early_bird: Pack) -> None:
    t = table(
        "early-bird",
        "pacifist",
        "zombie",
        hands={0: ["attack-20", "attack-40"]},
        destiny=["blue", "green"],
        packs=[early_bird],
    )
    assert len(t.events("sang")) == 1
    play(t, 0, 1, ("attack-20", "attack-06"))
    t.do(0, "second-encounter", "go-on")
    assert t.open == [(0, "aim")]
    assert t.events("encounter")[-1]["number"] == 2
    assert len(t.events("sang")) == 1


@pytest.mark.rule("F-FAQ-13")
def test_a_start_turn_power_comes_again_with_the_next_turn(early_bird: Pack) -> None:
    t = table(
        "early-bird", "oracle", "sorcerer", hands={0: ["attack-04"], 1: ["attack-20", "attack-08"]}, packs=[early_bird]
    )
    t.encounter(ships=1, cards=("attack-04", "attack-20"))
    assert turns(t) == [0, 1]
    assert len(t.events("sang")) == 2


@pytest.mark.rule("F-FAQ-7")
def test_the_rules_say_encounter_and_gate_never_the_old_words() -> None:
    old = re.compile(r"\b(challenge|cone)s?\b", re.IGNORECASE)
    assert [rule.id for rule in facts.rules().values() if old.search(rule.text)] == ["F-FAQ-7"]
    meanings = " ".join(window.meaning for window in MOMENTS)
    assert not old.search(meanings)
    assert "encounter" in meanings
    assert "gate" in meanings
    told = {field.name for shape in (View, SeatView, EncounterView) for field in fields(shape)}
    assert {"encounter", "gate"} <= told
    assert not any(old.search(name) for name in told)
