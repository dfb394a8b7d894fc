"""Card Zap: answers an artifact just played."""

import pytest

from tests.games.encounter.artifacts.helpers import KINDS, ROLES, held_by, moments, offers, on_the_table, with_faces
from tests.games.encounter.scenario import WARP, Table, planet, table


def plague_is_played(*zappers: int, red: tuple[str, ...] = ()) -> Table:
    """Red plays the Plague; these seats hold a Card Zap."""
    hands = {seat: ["attack-06", *(["card-zap"] if seat in zappers else [])] for seat in (1, 2, 3)}
    t = table(players=4, hands={0: ["attack-08", "plague", *red], **hands})
    return t.do(0, "window-ENCOUNTER_START", "plague", options=["pass", "plague"])


@pytest.mark.rule("F-ART-2")
def test_without_a_card_to_answer_it_is_never_offered() -> None:
    """Encounter cards, ships and deals give no occasion, whatever the role of its holder."""
    assert moments("card-zap") == {}


@pytest.mark.rule("F-ART-2")
@pytest.mark.parametrize("role", ROLES)
def test_whatever_the_role_it_may_answer_another_players_artifact(role: str) -> None:
    player = 1 if role == "no part" else 4
    hands = {0: ["attack-10"], 1: ["attack-08"], 4: ["attack-06"]}
    hands[player] = [*hands[player], "emotion-control"]
    hands[ROLES[role]] = [*hands.get(ROLES[role], ["attack-06"]), "card-zap"]
    t = table(players=5, hands=hands)
    t.encounter(ships=1, allies={2: ("offense", 1), 3: ("defense", 1)})
    t.do(player, "window-REVEALED_CARD", "emotion-control")
    t.do(ROLES[role], "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])
    assert t.events("cancelled")[-1]["ability"] == "emotion-control"
    assert t.events("totals"), "the attacks stay attacks"


@pytest.mark.rule("F-ART-2")
def test_encounter_cards_and_reinforcements_are_no_targets() -> None:
    t = table(players=3, hands={0: ["attack-08", "reinforcement-5"], 1: ["attack-04", "attack-06", "card-zap"]})
    t.encounter(ships=1, cards=("attack-08", "attack-04"))
    t.do(0, "reinforce", ("reinforcement-5", 0))
    assert t.events("outcome")[-1]["winner"] == 0, "nobody was asked"
    assert t.hand(1) == ["attack-06", "card-zap"]


@pytest.mark.rule("F-ART-2")
@pytest.mark.parametrize("kind", KINDS)
def test_alien_powers_are_no_targets(kind: str) -> None:
    t = held_by("no part", "card-zap", kind, ("macron", "human", "virus", "void", "mite"))
    assert offers(t, kind) == []
    assert t.events("power_used"), "powers were used"


@pytest.mark.rule("F-ART-3")
def test_the_artifact_has_no_effect_and_both_cards_are_discarded_in_order_of_play() -> None:
    t = plague_is_played(1)
    t.do(1, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])
    assert t.events("plagued") == t.events("to_warp") == []
    assert t.events("cancelled") == [{"source": "card-zap", "seat": 1, "ability": "plague", "of": 0}]
    assert t.discards() == ["plague", "card-zap"]
    assert (t.hand(0), t.hand(1)) == (["attack-08"], ["attack-06"])
    assert t.open == [(0, "aim")]


def test_declined_the_artifact_takes_effect() -> None:
    t = plague_is_played(1)
    t.passes(1)
    assert t.open == [(0, "plague-victim")]
    assert t.hand(1) == ["attack-06", "card-zap"]


def test_it_is_played_at_the_moment_of_the_attempt_and_not_later() -> None:
    t = plague_is_played(1)
    t.passes(1)
    t.do(0, "plague-victim", 2)
    assert t.open == [(2, "lose-ships")], "no second chance once the effect has begun"
    t.do(2, "lose-ships", 3)
    t.encounter(ships=1)
    assert [event["face"] for event in t.events("card_played")] == ["plague"]


def test_the_seats_are_asked_in_conflict_order_and_one_zap_is_enough() -> None:
    t = plague_is_played(2, 1)
    t.passes(1)
    t.do(2, "window-CARD_PLAYED", "card-zap")
    assert t.open == [(1, "window-CARD_PLAYED")], "blue may still save the Plague by zapping the zap"
    t.passes(1)
    assert t.events("plagued") == []
    assert t.discards() == ["plague", "card-zap"]
    assert t.hand(1) == ["attack-06", "card-zap"]


@pytest.mark.rule("F-ART-3")
def test_a_zap_may_be_zapped_and_then_the_first_card_takes_effect() -> None:
    t = plague_is_played(1, red=("card-zap",))
    t.do(1, "window-CARD_PLAYED", "card-zap")
    assert on_the_table(t) == ["plague", "card-zap"], "nothing is discarded before the exchange is over"
    t.do(0, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])
    assert t.events("cancelled") == [{"source": "card-zap", "seat": 0, "ability": "card-zap", "of": 1}]
    assert on_the_table(t) == ["plague", "card-zap", "card-zap"]
    assert t.discards() == []
    t.do(0, "plague-victim", 2).do(2, "lose-ships", {planet(2): 3})
    assert t.ships(2, WARP) == 3
    assert t.discards() == ["attack-06", "plague", "card-zap", "card-zap"]
    assert on_the_table(t) == []


@pytest.mark.rule("F-ART-3")
def test_a_zap_on_a_zap_on_a_zap_on_a_card_stops_the_card() -> None:
    """There are two in the deck; with a third one the exchange goes one deeper."""
    t = table(
        players=4, hands={0: ["plague", "attack-08", "card-zap"], 1: ["card-zap", "attack-06"], 2: ["attack-06"] * 2}
    )
    t = with_faces(t, {(2, 0): "card-zap"})
    t.do(0, "window-ENCOUNTER_START", "plague")
    t.do(1, "window-CARD_PLAYED", "card-zap")
    t.do(0, "window-CARD_PLAYED", "card-zap")
    t.do(2, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])
    assert t.events("plagued") == [], "the last zap stands, so red's falls, so blue's stands, so the Plague falls"
    assert [(event["seat"], event["of"], event["ability"]) for event in t.events("cancelled")] == [
        (2, 0, "card-zap"),
        (1, 0, "plague"),
    ]
    assert t.discards() == ["plague", "card-zap", "card-zap", "card-zap"]


def test_after_a_zap_was_zapped_another_holder_may_try_again() -> None:
    t = table(
        players=4, hands={0: ["plague", "attack-08", "card-zap"], 1: ["card-zap", "attack-06"], 2: ["attack-06"] * 2}
    )
    t = with_faces(t, {(2, 0): "card-zap"})
    t.do(0, "window-ENCOUNTER_START", "plague")
    t.do(1, "window-CARD_PLAYED", "card-zap")
    t.do(0, "window-CARD_PLAYED", "card-zap")
    t.passes(2)  # does not answer red's zap ...
    t.do(2, "window-CARD_PLAYED", "card-zap", options=["pass", "card-zap"])  # ... but the Plague itself
    assert t.events("plagued") == []
    assert t.discards() == ["plague", "card-zap", "card-zap", "card-zap"]


@pytest.mark.reading("card-zap-on-own")
def test_nobody_is_asked_to_zap_the_own_card() -> None:
    t = plague_is_played(red=("card-zap",))
    assert t.open == [(0, "plague-victim")]
