"""The Anti-Matter flare: stops another player's flare, which goes back uncounted."""

import pytest

from tests.games.encounter.scenario import Table, table
from tests.readings import homes, totals, zapped

SELECTED = "window-CARDS_SELECTED"
REVEALED = "window-REVEALED_CARD"
STOP = "window-CARD_PLAYED"
ZAP = "window-USE_ANNOUNCED"
CALL = "flare-calculator"
FLARE = "flare-anti-matter"


def called(*seat1: str, own: tuple[str, ...] = (), aliens: tuple[str, ...] = ("mite", "void", "oracle")) -> Table:
    """The offense calls with the Calculator flare; the defense holds the Anti-Matter flare."""
    hands = {0: ["attack-08", "attack-12", CALL, *own], 1: ["attack-15", "attack-06", FLARE, *seat1]}
    t = table(*aliens, hands=hands, destiny=["blue", "green"])
    return t.encounter(ships=3, cards=("attack-08", "attack-15")).do(0, SELECTED, CALL)


@pytest.mark.rule("F-FLARE-5", "F-FLARE-2")
def test_wild_a_wild_flare_is_stopped_and_both_flares_are_back_in_their_hands() -> None:
    t = called().do(1, STOP, FLARE, options=["pass", FLARE])
    assert totals(t) == (8 + 3, 15 + 4)
    assert (t.hand(0), t.hand(1)) == (["attack-12", CALL], ["attack-06", FLARE])
    assert [(event["source"], event["ability"]) for event in t.events("cancelled")] == [
        ("anti-matter.wild", "calculator.wild")
    ]


@pytest.mark.rule("F-FLARE-5")
def test_wild_it_may_be_declined() -> None:
    t = called().passes(1).do(0, "calculator-call", "odd")
    assert totals(t) == (8 + 3, 15 - 8 + 4)


@pytest.mark.rule("F-FLARE-3", "F-FLARE-4")
@pytest.mark.reading("anti-matter-stopped")
def test_wild_the_stopped_flare_is_barred_but_its_player_may_still_play_another() -> None:
    """The call is not offered again at the same moment; the Human flare is, after the reveal."""
    t = called(own=("flare-human",)).do(1, STOP, FLARE)
    t.do(0, REVEALED, "flare-human", options=["pass", "flare-human"])
    assert totals(t) == (42 + 3, 15 + 4)


@pytest.mark.rule("F-FLARE-3", "F-FLARE-4")
def test_wild_it_stops_a_single_flare_per_encounter() -> None:
    t = called(own=("flare-human",)).do(1, STOP, FLARE).do(0, REVEALED, "flare-human")
    assert t.events("flare_played")[-1]["face"] == "flare-human"
    assert totals(t) == (42 + 3, 15 + 4)  # nobody was asked to stop it


@pytest.mark.rule("F-FLARE-3", "F-SECOND-1")
def test_wild_in_the_next_encounter_the_stopped_flare_may_be_played_again() -> None:
    hands = {0: ["attack-30", "attack-12", CALL], 1: ["attack-06", "attack-06", FLARE]}
    t = table("mite", "void", "oracle", hands=hands, destiny=["blue", "green"])
    t.encounter(ships=3, cards=("attack-30", "attack-06")).do(0, SELECTED, CALL).do(1, STOP, FLARE)
    t.do(0, "second-encounter", "go-on").encounter(defense=2, ships=1)
    t.do(0, SELECTED, CALL, options=["pass", CALL])


@pytest.mark.rule("F-FLARE-8")
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_wild_an_ally_may_stop_a_flare(side: str) -> None:
    hands = {0: ["attack-08", CALL], 1: ["attack-15"], 2: ["attack-06", FLARE]}
    t = table("mite", "void", "oracle", hands=hands)
    t.encounter(ships=3, allies={2: (side, 1)}, cards=("attack-08", "attack-15")).do(0, SELECTED, CALL)
    t.do(2, STOP, FLARE)
    assert totals(t) == ((8 + 4, 15 + 4) if side == "offense" else (8 + 3, 15 + 5))


@pytest.mark.rule("F-FLARE-8")
def test_wild_an_outsider_may_not() -> None:
    hands = {0: ["attack-08", CALL], 1: ["attack-15"], 2: ["attack-06", FLARE]}
    t = table("mite", "void", "oracle", hands=hands).encounter(ships=3, cards=("attack-08", "attack-15"))
    t.do(0, SELECTED, CALL)
    assert t.open == [(0, "calculator-call")]


@pytest.mark.rule("F-FLARE-5")
def test_wild_it_answers_neither_artifacts_nor_super_flares() -> None:
    hands = {0: ["attack-08", "flare-human"], 1: ["attack-15", FLARE, "emotion-control"]}
    t = table("human", "void", "oracle", hands=hands).encounter(ships=3, cards=("attack-08", "attack-15"))
    t.passes(1).do(0, "window-RIDER", "flare-human")
    assert t.open == [(0, "human-flare")]
    t = table("mite", "void", "oracle", hands={0: ["attack-08", "emotion-control"], 1: ["attack-15", FLARE]})
    t.encounter(ships=3, cards=("attack-08", "attack-15")).do(0, REVEALED, "emotion-control")
    assert t.open == [(0, "deal")]


@pytest.mark.rule("F-FLARE-5")
def test_wild_nobody_stops_its_own_flare() -> None:
    hands = {0: ["attack-08", "flare-human", FLARE], 1: ["attack-15"]}
    t = table("mite", "void", "oracle", hands=hands).encounter(ships=3, cards=("attack-08", "attack-15"))
    t.do(0, REVEALED, "flare-human")
    assert totals(t) == (42 + 3, 15 + 4)


@pytest.mark.rule("F-TIMING-4", "F-FLARE-5")
def test_wild_a_card_zap_on_it_lets_the_first_flare_stand() -> None:
    t = called(own=("card-zap",)).do(1, STOP, FLARE).do(0, STOP, "card-zap").do(0, "calculator-call", "odd")
    assert totals(t) == (8 + 3, 15 - 8 + 4)
    assert t.discards()[:2] == [FLARE, "card-zap"]
    assert CALL in t.hand(0)


# ---------------------------------------------------------------- super

OWNER = ("pacifist", "anti-matter", "oracle")


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2")
def test_super_it_stops_a_wild_flare() -> None:
    t = called(aliens=OWNER).do(1, STOP, FLARE, options=["pass", FLARE])
    assert totals(t) == (8 + 3, 15 - 4)
    assert [event["side"] for event in t.events("flare_played")] == ["wild", "super"]


@pytest.mark.rule("F-FLARE-6", "F-FLARE-8")
def test_super_it_stops_a_super_flare_also_from_outside_the_encounter() -> None:
    hands = {0: ["attack-08", "flare-human"], 1: ["attack-15"], 2: ["attack-06", FLARE]}
    t = table("human", "void", "anti-matter", hands=hands).encounter(ships=3, cards=("attack-08", "attack-15"))
    t.do(0, "window-RIDER", "flare-human").do(2, STOP, FLARE)
    assert totals(t) == (8 + 3 + 4, 15 + 4)
    assert "flare-human" in t.hand(0)


@pytest.mark.rule("F-FLARE-3")
@pytest.mark.reading("anti-matter-stopped")
def test_super_the_stopped_flare_is_not_offered_again_although_it_did_not_count() -> None:
    hands = {0: ["attack-08"], 1: ["attack-15"], 2: ["attack-06", CALL], 3: ["attack-06", FLARE]}
    t = table("mite", "void", "calculator", "anti-matter", hands=hands)
    t.encounter(ships=3, allies={2: ("offense", 1)}, cards=("attack-08", "attack-15")).do(2, SELECTED, CALL)
    t.do(3, STOP, FLARE)
    assert totals(t) == (8 + 4, 15 + 4)
    assert [event["face"] for event in t.events("flare_played")] == [CALL, FLARE]


@pytest.mark.rule("F-FAQ-6", "F-ZAP-2", "F-FLARE-7")
def test_super_a_cosmic_zap_turns_the_power_off_and_the_flare_back_into_a_wild() -> None:
    t = called("reinforcement-2", own=("cosmic-zap",), aliens=OWNER).do(1, STOP, FLARE).do(0, ZAP, "cosmic-zap")
    assert zapped(t, 1) == [True]
    t.do(1, STOP, FLARE, options=["pass", FLARE])  # once more, now as a wild
    assert [event["side"] for event in t.events("flare_played")] == ["wild", "super", "wild"]
    t.passes(1)
    assert totals(t) == (8 + 3, 15 + 4)  # not negated: the power is off


@pytest.mark.rule("F-FLARE-7")
def test_super_without_home_colonies_it_is_a_wild() -> None:
    hands = {0: ["attack-08", "flare-human"], 1: ["attack-15", FLARE]}
    t = table("human", "anti-matter", "void", hands=hands, moves=homes(1, 2))
    t.encounter(target=8, ships=3, cards=("attack-08", "attack-15")).do(0, "window-RIDER", "flare-human")
    assert t.open == [(0, "human-flare")]


@pytest.mark.rule("F-TIMING-4")
def test_super_a_card_zap_discards_it() -> None:
    t = called(own=("card-zap",), aliens=OWNER).do(1, STOP, FLARE).do(0, STOP, "card-zap")
    assert t.open == [(0, "calculator-call")]
    assert FLARE not in t.hand(1)


@pytest.mark.rule("F-FLARE-6")
def test_super_neither_an_artifact_nor_an_own_flare_is_an_occasion() -> None:
    for own in ("plague", "flare-citadel"):
        hands = {0: ["attack-08", FLARE, own], 1: ["attack-15", "attack-06"], 2: ["attack-05"]}
        t = table("anti-matter", "mite", "void", hands=hands)
        prompt = "window-ENCOUNTER_START"
        if own == "plague":
            t.do(0, prompt, own).do(0, "plague-victim", 2)
        else:
            t.encounter(ships=3, cards=("attack-08", "attack-15"))
            t.do(0, "window-REVEALED_TOTAL", own)
        assert (0, STOP) not in t.open
    hands = {0: ["attack-08", FLARE], 1: ["attack-15", "plague"], 2: ["attack-05"]}
    t = table("anti-matter", "mite", "void", hands=hands)
    t.do(1, "window-ENCOUNTER_START", "plague")
    assert t.open == [(1, "plague-victim")]


@pytest.mark.rule("F-FLARE-5")
def test_wild_an_own_flare_is_no_occasion() -> None:
    hands = {0: ["attack-08", "attack-12", CALL, FLARE], 1: ["attack-15", "attack-06"], 2: ["attack-05"]}
    t = table("mite", "void", "zombie", hands=hands).encounter(ships=3, cards=("attack-08", "attack-15"))
    t.do(0, SELECTED, CALL)
    assert (0, STOP) not in t.open
