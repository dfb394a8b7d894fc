"""Planning: encounter cards are selected facedown (F-PLAN)."""

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet, table
from warptable.games.encounter.engine.view import FACEDOWN
from warptable.kernel import IllegalAnswer

OFFENSE_HAND = ["attack-10", "attack-08", "negotiate", "morph", "reinforcement-3", "quash"]


def planning(hands: dict[int, list[str]], deck: list[str] | None = None, helpers: int = 0) -> Table:
    """Seat 0 has sent two ships against the first planet of seat 1; seat 2 helps to defend it, or not."""
    t = table(players=3, hands=hands, deck=deck or [])
    return t.encounter(ships={planet(0): 2}, allies={2: ("defense", helpers)} if helpers else {})


@pytest.mark.rule("F-PLAN-1", "F-PLAN-4")
def test_each_main_player_selects_an_attack_a_negotiate_or_a_morph() -> None:
    t = planning({0: OFFENSE_HAND, 1: ["attack-06", "negotiate", "reinforcement-2", "force-field"]})
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]
    t.do(0, "encounter-card", "morph", options=["attack-10", "attack-08", "negotiate", "morph"])
    t.do(1, "encounter-card", "attack-06", options=["attack-06", "negotiate"])
    laid = t.events("card_laid")
    assert [(event["source"], event["seat"], event["side"]) for event in laid] == [
        ("F-PLAN-1", 0, 0),
        ("F-PLAN-1", 1, 1),
    ]


@pytest.mark.rule("F-PLAN-4")
@pytest.mark.parametrize("card", ["reinforcement-3", "quash", "cosmic-zap"])
def test_other_cards_can_never_be_selected(card: str) -> None:
    t = planning({0: ["attack-10", "attack-08", card], 1: ["attack-06", "attack-04"]})
    number = next(n for n in t.state.seats[0].hand if t.state.faces[n] == card)
    with pytest.raises(IllegalAnswer):
        t.session.answer(t.decision(0, "encounter-card"), number)
    assert t.events("card_laid") == []


@pytest.mark.rule("F-PLAN-4")
def test_a_hand_of_other_cards_is_a_hand_without_encounter_card() -> None:
    t = planning({1: ["reinforcement-3", "force-field", "ionic-gas"]}, deck=["attack-01"])
    assert len(t.events("new_hand")) == 1


@pytest.mark.rule("F-PLAN-1")
def test_a_selected_card_leaves_the_hand_and_nobody_elses_does() -> None:
    t = planning({0: ["attack-10", "attack-08"], 1: ["attack-06", "negotiate", "attack-04"]}, helpers=1)
    t.do(0, "encounter-card", "attack-08")
    t.do(1, "encounter-card", "attack-04")
    assert t.events("revealed")[0]["faces"] == ["attack-08", "attack-04"]
    assert (t.hand(0), t.hand(1), t.hand(2)) == (["attack-10"], ["attack-06", "negotiate"], ["attack-06"])


@pytest.mark.rule("F-PLAN-2")
def test_a_defense_without_encounter_card_shows_and_discards_its_hand_and_draws_eight() -> None:
    new = ["attack-01", "negotiate", "attack-40", "reinforcement-5", "attack-23", "attack-30", "quash", "attack-05"]
    t = planning({0: ["attack-10", "attack-08"], 1: ["reinforcement-3", "force-field"]}, deck=new)
    assert t.events("new_hand") == [{"source": "F-PLAN-2", "seat": 1, "faces": ["reinforcement-3", "force-field"]}]
    assert sorted(t.discards()) == ["force-field", "reinforcement-3"]
    assert t.hand(1) == sorted(new)
    assert t.events("drew") == [{"source": "F-PLAN-2", "seat": 1, "number": 8}]
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]
    t.do(
        1,
        "encounter-card",
        "attack-40",
        options=["attack-01", "negotiate", "attack-40", "attack-23", "attack-30", "attack-05"],
    )


@pytest.mark.rule("F-PLAN-2")
def test_the_defense_draws_only_when_it_must_select() -> None:
    t = table(players=3, hands={0: ["attack-10", "attack-08"], 1: []}, deck=["attack-01"])
    t.do(0, "aim", planet(1))
    t.do(0, "launch", {planet(0): 2})
    t.do(0, "invite", ())
    assert t.hand(1) == []
    t.do(1, "invite", ())
    assert len(t.hand(1)) == 8


@pytest.mark.rule("F-PLAN-2")
def test_a_defense_with_an_encounter_card_draws_nothing() -> None:
    t = planning({0: ["attack-10", "attack-08"], 1: ["attack-06", "quash"]})
    assert t.events("new_hand") == []
    assert t.hand(1) == ["attack-06", "quash"]


@pytest.mark.rule("F-PLAN-3")
def test_the_turn_of_an_offense_without_encounter_card_ends_at_once() -> None:
    """Plague takes its last one in the regroup phase; all ships go home, no card is laid."""
    t = table(players=4, hands={0: ["attack-06", "quash"], 1: ["plague", "attack-10"]}, destiny=["blue", "green"])
    t.do(1, "window-ENCOUNTER_START", "plague")
    t.do(1, "plague-victim", 0)
    t.do(0, "lose-ships", {planet(0): 3})
    t.do(0, "regroup", planet(0))
    t.encounter(ships={planet(0, 1): 2}, allies={2: ("offense", {planet(2): 1}), 3: ("defense", {planet(3): 1})})
    assert t.events("turn_breaks_off") == [{"source": "F-PLAN-3", "seat": 0}]
    t.do(0, "ships-home", {planet(0, 2): 2})
    t.do(2, "ships-home", {planet(2, 1): 1})
    t.do(3, "ships-home", {planet(3, 1): 1})
    assert t.open == [(1, "aim")]
    assert [event["seat"] for event in t.events("turn")] == [0, 1]
    assert t.events("card_laid") == []
    assert t.state.ships[GATE] == t.state.ships[BESIDE] == [0, 0, 0, 0]
    assert t.ships(0, WARP) == 2
    assert t.hand(1) == ["attack-10"]


@pytest.mark.rule("F-PLAN-2", "F-PLAN-3")
@pytest.mark.reading("both-without-cards")
def test_with_no_encounter_card_on_either_side_the_turn_ends_before_the_defense_draws() -> None:
    t = table(players=3, hands={0: ["attack-06", "quash"], 1: ["plague"]}, destiny=["blue", "green"])
    t.do(1, "window-ENCOUNTER_START", "plague").do(1, "plague-victim", 0).do(0, "lose-ships", {planet(0): 3})
    t.do(0, "regroup", planet(0)).encounter(ships={planet(0, 1): 2}).do(0, "ships-home", {planet(0, 2): 2})
    assert t.events("turn_breaks_off") == [{"source": "F-PLAN-3", "seat": 0}]
    new = [event["source"] for event in t.events("new_hand")]
    assert new == ["F-START-2"], "the defense draws at the start of its own turn"


@pytest.mark.rule("F-PLAN-2", "F-PLAN-3")
@pytest.mark.reading("both-without-cards")
def test_an_offense_that_gets_an_encounter_card_in_time_goes_on_and_then_the_defense_draws() -> None:
    """Kamikaze draws cards before cards are selected."""
    hands = {0: ["attack-06"], 1: ["plague"]}
    t = table("kamikaze", "pacifist", "human", hands=hands, deck=["attack-20", "attack-08"], destiny=["blue", "green"])
    t.do(1, "window-ENCOUNTER_START", "plague").do(1, "plague-victim", 0).do(0, "lose-ships", {planet(0): 3})
    t.do(0, "regroup", planet(0)).encounter(ships={planet(0, 1): 2})
    assert t.events("new_hand") == []
    t.do(0, "window-PLANNING_BEFORE", "kamikaze.sacrifice").do(0, "kamikaze-ships", {planet(0, 2): 1})
    assert (t.hand(0), [event["seat"] for event in t.events("new_hand")]) == (["attack-08", "attack-20"], [1])
    assert sorted(t.open) == [(0, "encounter-card"), (1, "encounter-card")]


@pytest.mark.rule("F-PLAN-5")
def test_the_ships_of_both_sides_are_open_to_all() -> None:
    t = planning({0: ["attack-10", "attack-08"], 1: ["attack-06", "attack-04"]}, helpers=3)
    for viewer in (None, 0, 1, 2):
        view = t.view(viewer)
        assert view.gate == [2, 0, 0]
        assert view.beside == [0, 0, 3]
        assert view.planets[planet(1)] == [0, 4, 0]


@pytest.mark.rule("F-PLAN-5")
def test_a_card_selected_first_tells_nobody_anything() -> None:
    t = planning({0: ["attack-10", "attack-08"], 1: ["attack-06", "attack-04"]})
    before = {viewer: t.view(viewer) for viewer in (None, 1, 2)}
    log = len(t.session.log)
    t.do(0, "encounter-card", "attack-10")
    assert t.open == [(1, "encounter-card")]
    assert {viewer: t.view(viewer) for viewer in (None, 1, 2)} == before
    assert len(t.session.log) == log


@pytest.mark.rule("F-PLAN-1", "F-PLAN-5")
def test_the_selected_cards_lie_facedown_until_the_reveal() -> None:
    """The Sorcerer's offer stops the game between selection and reveal."""
    t = table("sorcerer", "zombie", "void", hands={0: ["attack-10", "attack-08"], 1: ["attack-06", "attack-04"]})
    t.encounter(ships=2, cards=("attack-10", "attack-04"))
    assert t.open == [(0, "window-CARDS_SELECTED")]
    cards = {viewer: t.view(viewer).current.cards for viewer in (None, 0, 1, 2)}
    assert cards[None] == cards[2] == [FACEDOWN, FACEDOWN]
    assert (t.seen_card(0, 0), cards[0][1]) == ("attack-10", FACEDOWN)
    assert (cards[1][0], t.seen_card(1, 1)) == (FACEDOWN, "attack-04")
    for event in t.session.log:
        if event.kind == "card_laid":
            assert [seat for seat in (0, 1, 2) if "face" in event.seen_by(seat)] == [event.data["seat"]]
    t.passes(0)
    assert t.events("revealed")[0]["faces"] == ["attack-10", "attack-04"]


# ---------------------------------------------------------------- the last encounter card goes while cards are selected


def paid_with_the_last(offense: int) -> Table:
    """While cards are selected, a zap hits the Oracle (seat 2). Its opponent (seat 1) takes that zap with Filch's
    flare, for the negotiate that was its last encounter card."""
    hands = {0: ["cosmic-zap"], 1: ["negotiate", "flare-filch"], 2: ["attack-10"]}
    destiny = ["blue", "green"] if offense == 2 else ["green", "blue"]
    t = table("amoeba", "virus", "oracle", hands=hands, deck=["attack-20"], first=offense, destiny=destiny)
    t.encounter(offense=offense, defense=3 - offense, target=planet(3 - offense))
    t.do(0, "window-USE_ANNOUNCED", "cosmic-zap").do(1, "window-CARD_PLAYED", "flare-filch")
    return t.do(1, "window-USE_ANNOUNCED", "pass")


@pytest.mark.rule("F-PLAN-2", "F-DRAW-6")
@pytest.mark.reading("last-card-while-selecting")
def test_a_defense_that_pays_its_last_encounter_card_while_cards_are_selected_draws_a_new_hand() -> None:
    t = paid_with_the_last(offense=2)
    assert [(event["source"], event["seat"]) for event in t.events("new_hand")] == [("F-PLAN-2", 1)]
    assert t.open == [(1, "encounter-card")]
    assert "attack-20" in t.hand(1)
    assert len(t.hand(1)) == 8
    t.do(1, "encounter-card", "attack-20")
    assert t.seen_card(0, 1) == "attack-20", "the power of the Oracle stands"


@pytest.mark.rule("F-PLAN-3", "F-DRAW-5")
@pytest.mark.reading("last-card-while-selecting")
def test_the_turn_of_an_offense_that_pays_its_last_encounter_card_while_cards_are_selected_ends() -> None:
    t = paid_with_the_last(offense=1).do(1, "ships-home", {planet(1, 1): 1})
    assert t.events("turn_breaks_off") == [{"source": "F-PLAN-3", "seat": 1}]
    assert t.events("card_laid") == []
    assert t.events("turn")[-1]["seat"] == 2


@pytest.mark.rule("F-PLAN-3", "F-DRAW-5")
@pytest.mark.reading("last-card-while-selecting")
def test_an_offense_that_pays_its_last_card_after_the_other_has_laid_openly_ends_its_turn() -> None:
    """The Oracle itself, as the offense: its opponent's card lies open and goes back to the hand."""
    hands = {0: ["card-zap", "card-zap"], 1: ["attack-08"], 2: ["negotiate", "flare-filch", "flare-oracle"]}
    t = table(
        "amoeba", "virus", "oracle", hands=hands, first=2, destiny=["blue", "red"], variants=["freewheeling-flares"]
    )
    t.encounter(offense=2, defense=1, target=planet(1)).do(2, "window-SELECTION", "flare-oracle")
    t.do(0, "window-CARD_PLAYED", "card-zap").do(2, "window-CARD_PLAYED", "flare-filch")
    t.do(0, "window-CARD_PLAYED", "pass").do(0, "window-CARD_PLAYED", "card-zap").do(2, "window-CARD_PLAYED", "pass")
    assert t.seen_card(0, 1) == "attack-08"
    t.do(2, "ships-home", {planet(2, 1): 1})
    assert t.events("turn_breaks_off") == [{"source": "F-PLAN-3", "seat": 2}]
    assert t.hand(1) == ["attack-08"]


@pytest.mark.rule("F-PLAN-2", "F-DRAW-6")
@pytest.mark.reading("last-card-while-selecting")
def test_a_defense_that_pays_its_last_card_after_the_offense_has_laid_its_own_draws_a_new_hand() -> None:
    """The Oracle as the defense: the offense has laid its only encounter card openly."""
    hands = {0: ["card-zap", "card-zap"], 1: ["attack-08"], 2: ["negotiate", "flare-filch", "flare-oracle"]}
    t = table(
        "amoeba", "virus", "oracle", hands=hands, deck=["attack-20"], first=1, destiny=["green"],
        variants=["freewheeling-flares"],
    )  # fmt: skip
    t.encounter(offense=1, defense=2, target=planet(2)).do(2, "window-SELECTION", "flare-oracle")
    t.do(0, "window-CARD_PLAYED", "card-zap").do(2, "window-CARD_PLAYED", "flare-filch")
    t.do(0, "window-CARD_PLAYED", "pass").do(0, "window-CARD_PLAYED", "card-zap").do(2, "window-CARD_PLAYED", "pass")
    assert t.seen_card(0, 0) == "attack-08"
    assert t.events("turn_breaks_off") == []
    assert [(event["source"], event["seat"]) for event in t.events("new_hand")] == [("F-PLAN-2", 2)]
