"""Mesmer: any artifact as any other. Wild: a low attack counts as a negotiate. Super: any card that is no encounter
card."""

from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import STOP, ZAP, dominion
from tests.games.encounter.scenario import WARP, Table, planet
from tests.readings import homes, outcome, uses
from warptable.games.encounter.engine.content.plays import artifacts

HYPNOSIS, FLARE = "mesmer.mass-hypnosis", "flare-mesmer"
START = "window-ENCOUNTER_START"


def ready(*own: str, second: tuple[str, ...] = (), third: tuple[str, ...] = (), **more: Any) -> Table:
    """Mesmer, seat 0, begins its turn with these cards besides two attacks."""
    others = {1: ["attack-08", "attack-05", *second], 2: ["attack-06", "attack-04", *third]}
    hands = {0: ["attack-10", "attack-07", *own], **others}
    return until_start(dominion("mesmer", "hacker", "pacifist", hands=hands, **more))


def until_start(t: Table) -> Table:
    """Nothing is played as one of the cards that can be played at any time."""
    while t.open[0][1] == "window-FREE_0":
        t.passes(t.open[0][0])
    return t


def as_others(t: Table, seat: int, prompt: str) -> set[tuple[str, ...]]:
    """What may be played as something else."""
    return {option for option in t.options(seat, prompt) if isinstance(option, tuple)}


@pytest.mark.rule("F-ART-2", "F-ART-3")
@pytest.mark.reading("mesmer-named-first")
def test_an_artifact_is_played_as_another_and_discarded_as_what_it_is() -> None:
    t = ready("quash").do(0, START, ("quash", "plague"))
    t.do(0, "plague-victim", 2)
    t.do(2, "lose-ships", {planet(2): 3})
    while t.open[0][1] == "plague-card":
        t.do(*t.open[0], t.decision(*t.open[0]).options[0])
    assert t.ships(2, WARP) == 3
    assert (uses(t), "quash" in t.discards()) == ([(0, HYPNOSIS)], True)
    assert t.events("played_as") == [
        {"source": "mesmer", "seat": 0, "face": "quash", "other_face": "plague"},
    ]


@pytest.mark.rule("F-TIMING-1")
def test_moment_role_and_condition_are_those_of_the_artifact_named() -> None:
    """Mobius Tubes only for the offense, and only if somebody has ships in the warp."""
    tubes, plague = ("quash", "mobius-tubes"), ("quash", "plague")
    both = ready("quash", moves=[(1, 2, planet(1), WARP)])
    assert as_others(both, 0, START) >= {tubes, plague}
    defense = ready("quash", moves=[(1, 2, planet(1), WARP)], first=2, destiny=["red"])
    assert as_others(defense, 0, START) & {tubes, plague} == {plague}
    empty = ready("quash")
    assert as_others(empty, 0, START) & {tubes, plague} == {plague}


@pytest.mark.reading("mesmer-named-first")
def test_of_equal_artifacts_one_is_offered() -> None:
    t = ready("card-zap", "card-zap")
    assert t.options(0, START).count(("card-zap", "plague")) == 1


@pytest.mark.rule("F-FLARE-6")
def test_super_without_the_flare_nothing_but_artifacts_is_played_as_another_card() -> None:
    t = ready("quash", "reinforcement-2")
    assert {card for card, *_ in as_others(t, 0, START)} == {"quash"}


@pytest.mark.rule("F-FLARE-6")
def test_super_the_flare_may_have_any_number() -> None:
    t = ready("reinforcement-2", FLARE, seed=48)
    assert t.state.faces[0] == FLARE
    assert {card for card, *_ in as_others(t, 0, START)} == {"reinforcement-2"}


@pytest.mark.rule("F-FLARE-5")
def test_an_artifact_that_rests_is_not_played_as_another_either() -> None:
    """The Clone's flare has kept it."""
    t = ready("quash", "flare-clone").do(0, START, ("quash", "plague")).do(0, "plague-victim", 2)
    t.do(2, "lose-ships", {planet(2): 3})
    while t.open[0][1] == "plague-card":
        t.do(*t.open[0], t.decision(*t.open[0]).options[0])
    t.do(0, "window-SPENT", "flare-clone")
    assert "quash" in t.hand(0)
    assert t.open == [(0, "aim")]


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
@pytest.mark.reading("mesmer-named-first")
def test_zapped_the_card_comes_back_and_may_be_played_for_what_it_says() -> None:
    t = ready("plague", second=("cosmic-zap",), moves=[(1, 2, planet(1), WARP)])
    assert ("plague", "plague") not in as_others(t, 0, START)
    t.do(0, START, ("plague", "mobius-tubes"))
    t.do(1, ZAP, "cosmic-zap")
    assert "plague" in t.hand(0)
    t.do(0, START, "plague", options=["pass", "plague"]).do(0, "plague-victim", 2)
    assert t.events("card_played")[-1]["face"] == "plague"


@pytest.mark.rule("F-ZAP-2")
def test_it_zaps_with_any_artifact() -> None:
    hands = {0: ["attack-10", "plague", "attack-07"], 1: ["attack-08", "attack-05"], 2: ["attack-06"]}
    t = dominion("mesmer", "tripler", "pacifist", hands=hands)
    while (0, ZAP) not in t.open:
        t.encounter(ships=2, cards=("attack-10", "attack-08"))
        t.passes(*(seat for seat, prompt in t.open[:1] if prompt.startswith("window-") and prompt != ZAP))
    t.do(0, ZAP, ("plague", "cosmic-zap"))
    assert t.events("cancelled")[-1] == {"source": "cosmic-zap", "seat": 0, "ability": "tripler.thrice", "of": 1}
    assert ("plague" in t.discards(), uses(t)) == (True, [(1, "tripler.thrice"), (0, HYPNOSIS)])


@pytest.mark.rule("F-ART-3")
def test_a_card_zap_answers_what_it_is_played_as() -> None:
    t = ready("quash", second=("card-zap",)).do(0, START, ("quash", "plague")).do(1, STOP, "card-zap")
    assert sorted(t.discards()) == ["card-zap", "quash"]
    assert t.events("cancelled")[-1]["ability"] == "plague"


@pytest.mark.rule("F-ART-3")
def test_it_answers_a_card_zap_with_another_artifact_played_as_one() -> None:
    t = ready("plague", "quash", second=("card-zap",)).do(0, START, "plague").do(1, STOP, "card-zap")
    t.do(0, STOP, ("quash", "card-zap"))
    assert (0, "plague-victim") in t.open


@pytest.mark.rule("F-POWER-1")
def test_not_without_power_nor_without_an_artifact() -> None:
    assert ready("quash", moves=homes(0, 2)).open == [(0, "aim")]
    assert ready("reinforcement-3").open == [(0, "aim")]


def test_artifacts_of_the_base_deck_and_of_the_reward_deck_may_be_named() -> None:
    named = {face for face, _, _ in artifacts(ready().game)}
    assert named >= {"card-zap", "cosmic-zap", "emotion-control", "force-field", "ionic-gas", "mobius-tubes", "plague"}
    assert named >= {"omni-zap", "rebirth", "ship-zap", "solar-wind", "victory-boon"}
    assert "stellar-gas" not in named


@pytest.mark.rule("F-TIMING-1")
def test_asked_alike_it_is_asked_whatever_it_holds() -> None:
    asked = []
    for own in ("quash", "negotiate"):
        t = ready(own, uniform=True)
        prompts = []
        for _ in range(60):
            seat, prompt = t.open[0]
            prompts.append((seat, prompt))
            if prompt == "encounter-card":
                break
            t.do(seat, prompt, t.decision(seat, prompt).default)
        asked.append(prompts)
    assert asked[0] == asked[1]
    assert (0, START) in asked[0]


# ---------------------------------------------------------------- super and wild


@pytest.mark.rule("F-FLARE-6")
def test_super_any_other_card_that_is_no_encounter_card() -> None:
    t = ready("reinforcement-3", FLARE)
    assert not any(card in (FLARE, "attack-10") for card, *_ in as_others(t, 0, START))
    t.do(0, START, ("reinforcement-3", "plague", FLARE))
    t.do(0, "plague-victim", 2)
    assert (uses(t), t.events("flare_played")[0]["side"]) == ([(0, HYPNOSIS)], "super")
    t.do(2, "lose-ships", {planet(2): 3})
    while t.open[0][1] == "plague-card":
        t.do(*t.open[0], t.decision(*t.open[0]).options[0])
    assert ("reinforcement-3" in t.discards(), FLARE in t.hand(0)) == (True, True)


@pytest.mark.rule("F-FLARE-4", "F-FLARE-6")
def test_super_once_in_an_encounter() -> None:
    t = ready("reinforcement-3", "reinforcement-5", FLARE, moves=[(1, 2, planet(1), WARP)])
    t.do(0, START, ("reinforcement-3", "mobius-tubes", FLARE)).do(1, "ships-home", {planet(1): 2})
    assert t.open == [(0, "aim")]


@pytest.mark.rule("F-FAQ-6")
@pytest.mark.reading("mesmer-super-stopped")
def test_super_stopped_the_card_comes_back() -> None:
    t = ready("reinforcement-3", FLARE, second=("cosmic-zap",)).do(0, START, ("reinforcement-3", "plague", FLARE))
    t.do(1, ZAP, "cosmic-zap")
    assert t.hand(0) == ["attack-07", "attack-10", FLARE, "reinforcement-3"]
    t = ready("reinforcement-3", FLARE, second=("card-zap",)).do(0, START, ("reinforcement-3", "plague", FLARE))
    t.do(1, STOP, "card-zap")
    assert t.hand(0) == ["attack-07", "attack-10", "reinforcement-3"]
    assert FLARE in t.discards()


def low(card: str) -> Table:
    """A main player with the flare and this attack."""
    hands = {0: [card, "attack-20", FLARE], 1: ["attack-08", "attack-05"], 2: ["attack-06"]}
    return dominion("clone", "hacker", "pacifist", hands=hands).encounter(ships=2, cards=(card, "attack-08"))


@pytest.mark.rule("F-FLARE-5")
def test_wild_an_attack_below_ten_counts_as_a_negotiate() -> None:
    t = low("attack-09").do(0, "window-REVEALED_CARD", FLARE, options=["pass", FLARE])
    assert outcome(t)[:2] == ("won", 1)
    assert t.events("outcome")[-1]["how"] == "faces"


@pytest.mark.rule("F-FLARE-5")
def test_wild_not_a_higher_one() -> None:
    assert low("attack-10").events("flare_played") == []
    assert (0, "window-REVEALED_CARD") not in low("attack-10").open


@pytest.mark.rule("F-FLARE-5")
def test_wild_a_negotiate_is_no_low_attack() -> None:
    hands = {0: ["negotiate", "attack-20", FLARE], 1: ["attack-08", "attack-05"], 2: ["attack-06"]}
    t = dominion("clone", "hacker", "pacifist", hands=hands).encounter(ships=2, cards=("negotiate", "attack-08"))
    assert t.events("flare_played") == []
