"""The Human flare: an attack 42 that passes to Human; for Human itself eight points, or the power counts as zapped."""

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import outcome, totals, uses

REVEALED = "window-REVEALED_CARD"
RIDER = "window-RIDER"
ZAP = "window-USE_ANNOUNCED"
CARD_ZAP = "window-CARD_PLAYED"
FLARE = ["attack-04", "flare-human"]


# ---------------------------------------------------------------- wild


def lowly(own: str = "attack-04", other: str = "attack-20", seat1: str = "void", seat2: str = "oracle") -> Table:
    """A Mite with the flare attacks with two ships against four; stops when the cards lie open."""
    t = table("mite", seat1, seat2, hands={0: [own, "attack-12", "flare-human"], 1: [other, "attack-06", "card-zap"]})
    return t.encounter(ships=2, cards=(own, other))


@pytest.mark.rule("F-FLARE-5")
def test_wild_the_own_card_becomes_an_attack_42_and_the_flare_is_discarded_without_a_human() -> None:
    t = lowly().do(0, REVEALED, "flare-human", options=["pass", "flare-human"]).passes(1)
    assert totals(t) == (42 + 2, 20 + 4)
    assert "flare-human" in t.discards()
    assert "flare-human" not in t.hand(0)
    told = [(event["source"], event["side"], event["face"]) for event in t.events("modified")]
    assert told == [("human", 0, "attack-42")]


@pytest.mark.rule("F-FLARE-5")
def test_wild_the_flare_passes_to_the_player_of_human() -> None:
    t = lowly(seat2="human").do(0, REVEALED, "flare-human").passes(1)
    assert totals(t) == (44, 24)
    assert t.hand(2) == ["attack-06", "flare-human"]
    assert t.view(1).seats[2].known == ["flare-human"]


@pytest.mark.rule("F-FLARE-5")
def test_wild_it_does_not_work_against_human() -> None:
    t = lowly(seat1="human")
    assert totals(t) == (4 + 2, 20 + 4 + 4)
    assert t.events("flare_played") == []


@pytest.mark.rule("F-FLARE-5", "F-POWER-1")
@pytest.mark.reading("human-wild-lost")
def test_wild_a_human_without_its_power_is_human_all_the_same() -> None:
    moves = [(1, 4, planet(1, n), planet(1, 4)) for n in (1, 2, 3)]
    t = table("mite", "human", "void", hands={0: FLARE, 1: ["attack-20"]}, moves=moves)
    t.encounter(ships=2, cards=("attack-04", "attack-20"))
    assert totals(t) == (4 + 2, 20 + 4)
    assert t.events("flare_played") == []


@pytest.mark.rule("F-FLARE-7")
@pytest.mark.reading("human-wild-lost")
def test_wild_a_human_who_lost_its_power_gets_the_flare_back() -> None:
    moves = [(0, 4, planet(0, n), planet(0, 4)) for n in (1, 2, 3)]
    t = table(
        "human", "mite", "void", hands={0: ["attack-04", "attack-12", "flare-human"], 1: ["attack-20"]}, moves=moves
    )
    t.encounter(ships={planet(0, 4): 2}, cards=("attack-04", "attack-20")).do(0, REVEALED, "flare-human")
    assert totals(t) == (42 + 2, 20 + 4)
    assert t.hand(0) == ["attack-12", "flare-human"]


@pytest.mark.rule("F-FLARE-5", "F-REVEAL-5")
def test_wild_a_revealed_negotiate_becomes_an_attack() -> None:
    t = lowly("negotiate", "negotiate").do(0, REVEALED, "flare-human").passes(1)
    assert outcome(t) == ("won", 0, "faces")
    assert t.ships(1, WARP) == 4


@pytest.mark.rule("F-FLARE-5", "F-MORPH-1")
def test_wild_a_morph_has_copied_the_card_that_was_revealed() -> None:
    t = lowly("attack-04", "morph").do(0, REVEALED, "flare-human").passes(1)
    assert totals(t) == (42 + 2, 4 + 4)


@pytest.mark.rule("F-RES-10")
def test_wild_the_card_is_discarded_as_what_it_is() -> None:
    t = lowly().do(0, REVEALED, "flare-human").passes(1)
    assert t.discards() == ["flare-human", "attack-04", "attack-20"]


@pytest.mark.rule("F-FLARE-5")
def test_wild_it_may_be_declined() -> None:
    t = lowly().passes(0)
    assert totals(t) == (4 + 2, 20 + 4)
    assert t.hand(0) == ["attack-12", "flare-human"]


@pytest.mark.rule("F-TIMING-4", "F-FLARE-5")
def test_wild_a_card_zap_stops_it_even_where_human_would_get_it() -> None:
    t = lowly(seat2="human").do(0, REVEALED, "flare-human").do(1, CARD_ZAP, "card-zap")
    assert totals(t) == (4 + 2, 20 + 4)
    assert t.discards()[:2] == ["flare-human", "card-zap"]
    assert t.hand(2) == ["attack-06"]


@pytest.mark.rule("F-FLARE-8")
def test_wild_an_ally_may_not_play_it() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["attack-06", "flare-human"]}
    t = table("mite", "void", "oracle", hands=hands)
    t.encounter(ships=2, allies={2: ("offense", 1)}, cards=("attack-04", "attack-20"))
    assert totals(t) == (4 + 3, 20 + 4)


# ---------------------------------------------------------------- super


def humans(*third: str, own: str = "attack-04", other: str = "attack-20") -> Table:
    """Human with its flare attacks with two ships against four; stops when it may ride its own power."""
    hands = {0: [own, "attack-12", "flare-human"], 1: [other, "attack-06"], 2: ["attack-06", *third]}
    return table("human", "mite", "void", hands=hands).encounter(ships=2, cards=(own, other))


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2")
def test_super_the_bonus_becomes_eight() -> None:
    t = humans().do(0, RIDER, "flare-human", options=["pass", "flare-human"])
    t.do(0, "human-flare", "eight", options=["eight", "zapped"])
    assert totals(t) == (4 + 2 + 8, 20 + 4)
    assert t.hand(0) == ["attack-12", "flare-human"]


@pytest.mark.rule("F-FLARE-6")
def test_super_declined_the_bonus_is_four() -> None:
    t = humans().passes(0)
    assert totals(t) == (4 + 2 + 4, 20 + 4)


@pytest.mark.rule("F-FLARE-6", "F-ZAP-2")
def test_super_thrown_away_the_power_counts_as_zapped_and_its_side_wins() -> None:
    t = humans("ionic-gas").do(0, RIDER, "flare-human").do(0, "human-flare", "zapped")
    assert outcome(t) == ("won", 0, "automatic")
    assert "flare-human" in t.discards()
    assert [sheet.zapped for sheet in t.view(1).seats[0].sheets] == [True]
    t.passes(2)
    assert (t.ships(0, planet(1)), t.ships(1, WARP)) == (2, 4)


@pytest.mark.rule("F-FLARE-6", "F-ZAP-1")
def test_super_thrown_away_there_is_no_use_left_to_zap() -> None:
    """The holder of a Cosmic Zap may answer the flare, but is not asked about the use again."""
    t = humans("cosmic-zap").do(0, RIDER, "flare-human").do(2, ZAP, "pass").do(0, "human-flare", "zapped")
    assert outcome(t) == ("won", 0, "automatic")
    assert t.hand(2) == ["attack-06", "cosmic-zap"]


@pytest.mark.rule("F-FLARE-6", "F-FLARE-8")
@pytest.mark.parametrize(("side", "sums"), [("offense", (4 + 2 + 1 + 8, 24)), ("defense", (6, 20 + 4 + 1 + 8))])
def test_super_an_allied_human_may_ride_too(side: str, sums: tuple[int, int]) -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["attack-06", "flare-human"]}
    t = table("mite", "void", "human", hands=hands)
    t.encounter(ships=2, allies={2: (side, 1)}, cards=("attack-04", "attack-20")).do(2, RIDER, "flare-human")
    t.do(2, "human-flare", "eight")
    assert totals(t) == sums


@pytest.mark.rule("F-FAQ-6", "F-ZAP-2")
@pytest.mark.reading("rider-zapped")
def test_super_a_cosmic_zap_on_the_flare_zaps_the_power_and_its_side_wins() -> None:
    t = humans("cosmic-zap").do(0, RIDER, "flare-human").do(2, ZAP, "cosmic-zap")
    assert outcome(t) == ("won", 0, "automatic")
    assert t.hand(0) == ["attack-12", "flare-human"]
    assert [ability for _, ability in uses(t)] == ["human.humanity"]


@pytest.mark.rule("F-TIMING-4", "F-FLARE-6")
def test_super_a_card_zap_leaves_the_plain_bonus() -> None:
    t = humans("card-zap").do(0, RIDER, "flare-human").do(2, CARD_ZAP, "card-zap")
    assert totals(t) == (4 + 2 + 4, 20 + 4)
    assert t.discards()[:2] == ["flare-human", "card-zap"]


@pytest.mark.rule("F-FLARE-6")
def test_super_human_in_force_has_no_attack_42() -> None:
    t = humans()
    assert t.open == [(0, RIDER)]  # and was not asked when the cards lay open
    assert [event["faces"] for event in t.events("revealed")] == [["attack-04", "attack-20"]]
