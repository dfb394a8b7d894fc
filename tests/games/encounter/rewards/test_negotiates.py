"""Unique negotiates (N-NEG)."""

from typing import Any

import pytest

from tests.games.encounter.scenario import GATE, WARP, Table, planet, table

ORATORY, TRANSLATOR, REFUSAL, DEFENSE = (
    "negotiate-epic-oratory",
    "negotiate-faulty-translator",
    "negotiate-right-of-refusal",
    "negotiate-self-defense",
)
ALLIES: dict[int, tuple[str, Any]] = {2: ("offense", {planet(2): 2}), 3: ("defense", {planet(3): 2})}
FULL = ["attack-00", "attack-01", "attack-04", "attack-06", "attack-13", "attack-15"]


def met(
    cards: tuple[str, str],
    *aliens: str,
    more: dict[int, list[str]] | None = None,
    ships: int = 2,
    rewards_of: Any = None,
    **given: Any,
) -> Table:
    """An encounter of four players in which these two cards meet."""
    hands: dict[int, list[str]] = {0: ["attack-09"], 1: ["attack-11"], 2: ["attack-05"], 3: ["attack-07"]}
    rewards: dict[int, list[str]] = dict(rewards_of or {})
    for seat, face in enumerate(cards):
        (rewards if face.startswith("negotiate-") else hands).setdefault(seat, []).append(face)
    for seat, faces in (more or {}).items():
        (rewards if faces[0].startswith("kicker") else hands).setdefault(seat, []).extend(faces)
    t = table(*aliens, players=len(aliens) or 4, hands=hands, rewards=rewards, **given)
    while t.open[0][1] == "window-ENCOUNTER_START":  # nobody plays a rift now
        t.passes(t.open[0][0])
    t.encounter(ships={planet(0): ships}, allies=ALLIES if not aliens else {})
    for seat, faces in rewards.items():
        for kicker in [face for face in faces if face.startswith("kicker")]:
            t.do(seat, "window-PLANNING_BEFORE", kicker)
    return t.encounter(cards=cards)


def failed(t: Table) -> Table:
    t.scripted({(2, "ships-home"): [{planet(2): 2}], (3, "ships-home"): [{planet(3): 2}]})
    return t.do(0, "deal", ("refuse",))


@pytest.mark.rule("N-NEG-1", "F-DEAL-11")
def test_where_an_attack_becomes_a_negotiate_the_other_card_keeps_its_text() -> None:
    """Emotion Control turns attacks only: the Right of Refusal still spares its player."""
    t = table(
        players=3,
        hands={0: ["attack-10", "attack-09"], 1: ["attack-11"], 2: ["attack-05", "emotion-control"]},
        rewards={1: [REFUSAL]},
    )
    t.encounter(ships={planet(0): 2}, cards=("attack-10", REFUSAL)).do(2, "window-REVEALED_CARD", "emotion-control")
    t.do(0, "deal", ("refuse",)).do(0, "lose-ships", {GATE: 2, planet(0): 1})
    assert (t.ships(0, WARP), t.ships(1, WARP), t.events("deal_failed") != []) == (3, 0, True)


@pytest.mark.rule("N-NEG-1")
@pytest.mark.parametrize("face", [ORATORY, TRANSLATOR, REFUSAL, DEFENSE])
def test_they_are_negotiates_in_every_respect(face: str) -> None:
    """Against a negotiate a deal is tried; an attack beats them."""
    t = met((face, "negotiate"))
    t.do(2, "ships-home", {planet(2): 2}).do(3, "ships-home", {planet(3): 2})
    assert t.open == [(0, "deal")]
    t = met((face, "attack-20"))
    if face == ORATORY:
        t.do(1, f"{ORATORY}-choice", "refuse-to-listen")
    assert t.events("outcome")[-1]["winner"] == 1


@pytest.mark.rule("N-NEG-1")
def test_epic_oratory_the_opponent_may_listen_and_a_deal_is_tried() -> None:
    t = met((ORATORY, "attack-20"))
    t.do(1, f"{ORATORY}-choice", "listen", options=["listen", "refuse-to-listen"])
    t.do(2, "ships-home", {planet(2): 2}).do(3, "ships-home", {planet(3): 2})
    about = t.decision(0, "deal").about or {}
    assert about["offers_left"] == 5, "two more proposals each"
    t.do(0, "deal", (("want", planet(1, 1)), "propose")).do(1, "deal", ("accept",)).do(0, "deal-colony", {GATE: 2})
    t.do(0, "reward-backs", 1, options=[0, 1])
    assert t.events("rewarded_with_rewards")[-1] | {"ships": 0} == {
        "source": ORATORY,
        "seat": 0,
        "ships": 0,
        "cards": 0,
        "rewards": 1,
    }


@pytest.mark.rule("N-NEG-1")
@pytest.mark.parametrize(("kicker", "number"), [("", 4), ("kicker-2-duplicity", 6)])
def test_epic_oratory_refused_brings_two_cards_after_a_kicker_has_multiplied(kicker: str, number: int) -> None:
    t = met((ORATORY, "attack-20"), more={1: FULL, **({0: [kicker]} if kicker else {})})
    t.do(1, f"{ORATORY}-choice", "refuse-to-listen").do(3, "ships-home", {planet(3): 2})
    assert t.ships(0, WARP) == 2
    assert t.events("took")[-1]["number"] == number


@pytest.mark.reading("epic-oratory-two-cards")
def test_epic_oratory_brings_two_cards_even_if_none_are_due() -> None:
    """Zombie loses no ships."""
    t = met((ORATORY, "attack-20"), "zombie", "tripler", "void", more={1: FULL})
    t.do(1, f"{ORATORY}-choice", "refuse-to-listen").do(0, "ships-home", {planet(0): 2})
    assert t.events("took")[-1]["number"] == 2


def test_a_deal_with_epic_oratory_that_fails_brings_no_reward() -> None:
    t = failed(met((ORATORY, "negotiate")))
    t.do(0, "lose-ships", {GATE: 2, planet(0): 1}).do(1, "lose-ships", {planet(1): 3})
    assert t.events("rewarded") == t.events("rewarded_with_rewards") == []


@pytest.mark.rule("N-NEG-1")
def test_faulty_translator_a_failed_deal_costs_both_two_ships() -> None:
    t = failed(met(("negotiate", TRANSLATOR)))
    t.do(0, "lose-ships", {GATE: 2}).do(1, "lose-ships", {planet(1): 2})
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (2, 2)


@pytest.mark.rule("N-NEG-1")
@pytest.mark.reading("failed-deal-calculation")
def test_faulty_translator_with_another_effect_on_the_losses_both_work() -> None:
    """Pacifist's flare shifts two ships of the loss to the opponent."""
    t = met(("negotiate", TRANSLATOR), "void", "pacifist", "oracle", more={1: ["flare-pacifist"]})
    failed(t)
    t.do(1, "window-DEAL_FAILED", "flare-pacifist")
    t.do(0, "lose-ships", {GATE: 2, planet(0): 2})
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (4, 0), "two each, then two fewer and two more"


@pytest.mark.reading("failed-deal-calculation")
def test_faulty_translator_a_kicker_multiplies_the_two_ships() -> None:
    t = failed(met(("negotiate", TRANSLATOR), more={1: ["kicker-2-duplicity"]}))
    t.do(0, "lose-ships", {GATE: 2, planet(0): 2}).do(1, "lose-ships", {planet(1): 2})


@pytest.mark.rule("N-NEG-1")
def test_faulty_translator_compensation_may_come_from_another_hand() -> None:
    t = met((TRANSLATOR, "attack-20"), more={3: FULL}).do(3, "ships-home", {planet(3): 2})
    t.do(0, f"{TRANSLATOR}-payer", 3, options=[1, 2, 3])
    assert t.events("took")[-1] == {"source": "F-COMP-2", "seat": 0, "victim": 3, "number": 2}


@pytest.mark.rule("N-NEG-1")
def test_faulty_translator_compensation_may_come_from_the_only_hand_that_has_cards() -> None:
    hands = {0: ["attack-09"], 1: ["attack-20"], 2: ["attack-05", "attack-07"]}
    t = table(players=3, hands=hands, rewards={0: [TRANSLATOR]}).encounter(ships=2, cards=(TRANSLATOR, "attack-20"))
    t.do(0, f"{TRANSLATOR}-payer", 2, options=[1, 2])
    assert t.hand(0) == ["attack-05", "attack-07", "attack-09"]


@pytest.mark.rule("N-NEG-1")
def test_self_defense_the_winner_loses_as_many_ships_but_one() -> None:
    t = met(("attack-20", DEFENSE), ships=3)
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (2, 4)
    assert t.ships(0, planet(1)) == 1, "it lands with what is left"
    assert t.ships(2, planet(1)) == 2, "allies of the winner lose nothing"
    assert t.events("took")[-1]["number"] == 1, "compensation as usual: all cards that are left"


def test_self_defense_of_the_offense_costs_ships_of_the_targeted_planet() -> None:
    t = met((DEFENSE, "attack-20"), more={1: FULL})
    assert (t.ships(0, WARP), t.ships(1, WARP), t.ships(1, planet(1))) == (2, 2, 2)


def test_a_morph_that_copies_one_has_its_effect() -> None:
    """Both are Faulty Translators then; the deal costs two each."""
    t = failed(met(("morph", TRANSLATOR)))
    t.do(0, "lose-ships", {GATE: 2}).do(1, "lose-ships", {planet(1): 2})


@pytest.mark.reading("negotiates-act-by-lying")
def test_nothing_zaps_what_a_card_does_where_it_lies() -> None:
    t = met(("attack-20", DEFENSE), ships=3, more={0: ["card-zap", "cosmic-zap"]})
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (2, 4)
    assert t.events("power_used") == t.events("card_played") == []


@pytest.mark.rule("N-NEG-1")
def test_right_of_refusal_a_failed_deal_costs_only_the_opponent() -> None:
    t = failed(met((REFUSAL, "negotiate")))
    t.do(1, "lose-ships", {planet(1): 3})
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (0, 3)


@pytest.mark.reading("failed-deal-calculation")
def test_right_of_refusal_against_a_kicker_and_faulty_translator() -> None:
    """Nothing multiplied is nothing; whoever has Faulty Translator loses two."""
    t = failed(met((REFUSAL, TRANSLATOR), more={1: ["kicker-2-duplicity"]}))
    t.do(1, "lose-ships", {planet(1): 2})
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (0, 2)


def refusing(**more: Any) -> Table:
    return met((REFUSAL, "attack-20"), "oracle", "tripler", "void", **more)


@pytest.mark.rule("N-NEG-1")
def test_right_of_refusal_cards_of_the_compensation_may_be_put_back_once() -> None:
    t = refusing(more={1: FULL})
    taken = [card for card in t.state.seats[0].hand if t.state.faces[card] != "attack-09"]
    assert len(taken) == 2
    t.do(0, f"{REFUSAL}-refused", tuple(taken))
    assert not set(taken) & set(t.state.seats[0].hand), "others were taken"
    assert len(t.hand(0)) == 3
    assert [event["number"] for event in t.events("took")] == [2, 2]
    assert t.events("gave")[-1] | {"number": 2} == {"source": REFUSAL, "seat": 0, "receiver": 1, "number": 2}


def test_right_of_refusal_may_keep_everything() -> None:
    t = refusing(more={1: FULL})
    t.do(0, f"{REFUSAL}-refused", ())
    assert [event["number"] for event in t.events("took")] == [2]


def test_right_of_refusal_no_others_left_nothing_to_refuse() -> None:
    t = refusing()
    assert [event["number"] for event in t.events("took")] == [1]
    assert t.events("gave") == []


@pytest.mark.rule("N-RIFT-6")
@pytest.mark.parametrize("refused", [True, False])
def test_a_rift_that_is_refused_does_not_explode(refused: bool) -> None:
    t = refusing(more={1: FULL}, rewards_of={1: ["rift-2"]})
    t.do(0, "take-rewards", 1, options=[0, 1])
    (rift,) = [card for card in t.state.seats[0].hand if t.state.faces[card] == "rift-2"]
    t.do(0, f"{REFUSAL}-refused", (rift,) if refused else ())
    assert bool(t.events("exploded")) is not refused
    assert ("rift-2" in t.hand(1)) is refused
