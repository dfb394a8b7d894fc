"""Fodder: throws in attacks between the two revealed ones. Wild: a late ally. Super: all below the opponent's card."""

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, Table, planet, table
from tests.readings import totals
from warptable.kernel import IllegalAnswer

ASKED, ZAP = "window-REVEALED_TOTAL", "window-USE_ANNOUNCED"
OFFER, FLARE = ["pass", "fodder.overwhelm"], ["pass", "flare-fodder"]
HAND = ["attack-04", "attack-07", "attack-08", "attack-09", "attack-10"]


def fight(
    mine: str = "attack-06",
    theirs: str = "attack-10",
    hand: list[str] | None = None,
    third: tuple[str, ...] = (),
    second: str = "mite",
    moves: list[tuple[int, int, int, int]] | None = None,
) -> Table:
    """Fodder attacks with three ships against four."""
    hands = {0: [mine, *(HAND if hand is None else hand)], 1: [theirs], 2: ["attack-06", *third]}
    t = table("fodder", second, "filch", hands=hands, destiny=["blue", "green"], moves=moves or [])
    return t.encounter(ships={planet(0, 3): 3}, cards=(mine, theirs))


def throw(t: Table, *faces: str) -> Table:
    """Throw in these cards."""
    held = list(t.state.seats[0].hand)
    cards = []
    for face in faces:
        cards.append(next(card for card in held if t.state.faces[card] == face and card not in cards))
    return t.do(0, "fodder-cards", cards)


def sources(t: Table) -> list[str]:
    return [event["ability"] for event in t.events("power_used")]


@pytest.mark.rule("F-REVEAL-2", "F-GOAL-7")
def test_attacks_between_the_two_revealed_ones_are_thrown_in_and_count() -> None:
    t = throw(fight().do(0, ASKED, "fodder.overwhelm", options=OFFER), "attack-07", "attack-09")
    assert totals(t) == (6 + 3 + 16, 10 + 4)
    assert t.events("totals")[-1]["trail"][0] == "6 + 3 + 16 = 25"  # for the total, not for the card
    assert t.hand(0) == ["attack-04", "attack-08", "attack-10"]
    assert t.discards() == ["attack-07", "attack-09", "attack-06", "attack-10"]
    assert t.events("discarded")[0]["source"] == "fodder"


@pytest.mark.rule("F-COMPONENT-4")
def test_both_bounds_are_strict_and_at_least_one_card_is_thrown() -> None:
    t = fight().do(0, ASKED, "fodder.overwhelm")
    assert [t.state.faces[card] for card in t.decision(0, "fodder-cards").options] == [
        "attack-07",
        "attack-08",
        "attack-09",
    ]
    with pytest.raises(IllegalAnswer):
        t.do(0, "fodder-cards", [])


@pytest.mark.rule("F-COMPONENT-4")
def test_declined_nothing_is_added() -> None:
    t = fight().do(0, ASKED, "pass", options=OFFER)
    assert (totals(t), t.hand(0)) == ((9, 14), HAND)


@pytest.mark.rule("F-COMPONENT-4")
@pytest.mark.parametrize(
    ("mine", "theirs", "hand"),
    [
        ("attack-10", "attack-06", HAND),
        ("attack-06", "attack-06", HAND),
        ("attack-06", "attack-08", ["attack-06", "attack-08", "negotiate"]),
        ("negotiate", "attack-12", HAND),
        ("attack-06", "negotiate", HAND),
    ],
)
def test_it_is_not_asked_where_nothing_fits(mine: str, theirs: str, hand: list[str]) -> None:
    assert sources(fight(mine, theirs, hand)) == []


@pytest.mark.rule("F-COMPONENT-4")
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_an_ally_throws_nothing_in(side: str) -> None:
    hands = {0: ["attack-06"], 1: ["attack-20"], 2: HAND}
    t = table("mite", "void", "fodder", hands=hands).encounter(ships=3, allies={2: (side, 1)})
    assert t.events("totals")
    assert "fodder.overwhelm" not in sources(t)


@pytest.mark.rule("F-COMPONENT-4")
def test_the_defense_may_use_it_too() -> None:
    t = table("mite", "fodder", "filch", hands={0: ["attack-12"], 1: ["attack-06", "attack-07"]})
    t.encounter(ships=3, cards=("attack-12", "attack-06")).do(1, ASKED, "fodder.overwhelm", options=OFFER)
    assert totals(t) == (15, 17)


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_it_is_not_asked() -> None:
    away = [(0, 4, planet(0, number), planet(2, number)) for number in range(3)]
    assert sources(fight(moves=away)) == []


@pytest.mark.rule("F-TIMING-3")
def test_the_cards_are_compared_as_they_count_at_that_moment() -> None:
    """Mirror reads 06 against 12 backwards: 60 against 21, so nothing lies between."""
    t = fight("attack-06", "attack-12", second="mirror").do(1, "window-CARDS_SELECTED", "mirror.reverse")
    assert sources(t) == ["mirror.reverse"]
    t = fight("attack-10", "attack-15", ["attack-12", "attack-40"], second="mirror")
    t.do(1, "window-CARDS_SELECTED", "mirror.reverse").do(0, ASKED, "fodder.overwhelm")
    throw(t, "attack-12", "attack-40")
    assert totals(t) == (1 + 3 + 52, 51 + 4)


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_nothing_is_discarded_or_added_until_the_encounter_ends() -> None:
    t = fight("attack-06", "attack-08", third=("cosmic-zap",)).do(0, ASKED, "fodder.overwhelm")
    t.do(2, ZAP, "cosmic-zap")
    assert (totals(t), t.hand(0)) == ((9, 12), HAND)
    assert not t.state.seats[0].sheets[0].zapped


@pytest.mark.rule("F-RES-10")
def test_cards_thrown_in_are_no_encounter_cards_for_filch() -> None:
    hands = {0: ["attack-06", "attack-07"], 1: ["attack-08"]}
    t = table("fodder", "filch", "mite", hands=hands).encounter(ships=3, cards=("attack-06", "attack-08"))
    t.do(0, ASKED, "fodder.overwhelm")
    t.do(1, "window-CARDS_DISCARDED", "filch.theft")
    assert (t.hand(1), t.discards()) == (["attack-06"], ["attack-07", "attack-08"])


# ---------------------------------------------------------------- super


@pytest.mark.rule("F-FLARE-2", "F-FLARE-6")
def test_super_everything_below_the_opponents_card_fits() -> None:
    t = fight(hand=[*HAND, "attack-06", "flare-fodder"]).do(0, ASKED, "flare-fodder", options=[*OFFER, "flare-fodder"])
    throw(t, "attack-04", "attack-06", "attack-07", "attack-08", "attack-09")
    assert totals(t) == (6 + 3 + 34, 14)
    assert t.hand(0) == ["attack-10", "flare-fodder"]
    assert sources(t) == ["fodder.overwhelm"]


@pytest.mark.rule("F-FLARE-6")
def test_super_it_helps_even_with_the_higher_card() -> None:
    t = fight("attack-12", "attack-10", [*HAND, "flare-fodder"]).do(0, ASKED, "flare-fodder", options=FLARE)
    throw(t, "attack-04")
    assert totals(t) == (12 + 3 + 4, 14)


@pytest.mark.rule("F-FLARE-6")
def test_super_not_where_it_adds_nothing_nor_after_the_power() -> None:
    t = fight(hand=["attack-07", "attack-20", "flare-fodder"])
    t.do(0, ASKED, "fodder.overwhelm", options=OFFER)
    assert totals(t) == (16, 14)
    t = fight(hand=["attack-04", "attack-07", "flare-fodder"]).do(0, ASKED, "fodder.overwhelm")
    assert totals(t) == (16, 14)
    assert t.events("flare_played") == []


@pytest.mark.rule("F-FLARE-3")
def test_super_a_card_zap_stops_it_and_the_power_may_still_be_used() -> None:
    t = fight(hand=[*HAND, "flare-fodder"], third=("card-zap",)).do(0, ASKED, "flare-fodder")
    t.do(2, "window-CARD_PLAYED", "card-zap").do(0, ASKED, "fodder.overwhelm", options=OFFER)
    throw(t, "attack-09")
    assert totals(t) == (18, 14)


@pytest.mark.rule("F-FAQ-6", "F-FLARE-7")
def test_super_a_cosmic_zap_returns_it_and_turns_the_power_off() -> None:
    t = fight(hand=[*HAND, "flare-fodder"], third=("cosmic-zap",)).do(0, ASKED, "flare-fodder")
    t.do(2, ZAP, "cosmic-zap")
    assert (totals(t), t.hand(0)) == ((9, 14), [*HAND, "flare-fodder"])


# ---------------------------------------------------------------- wild


def late(invited: tuple[str, ...] = ("offense",), *, zap: tuple[str, ...] = (), holder: int = 2) -> Table:
    """Seat 2 was invited by these sides, and joined nobody."""
    hands: dict[int, list[str]] = {0: ["attack-10"], 1: ["attack-08", *zap], 2: ["attack-06"]}
    hands[holder].append("flare-fodder")
    t = table("mite", "void", "filch", hands=hands)
    t.do(0, "aim", planet(1)).do(0, "launch", 3)
    t.do(0, "invite", (2,) if "offense" in invited else ()).do(1, "invite", (2,) if "defense" in invited else ())
    return t.do(2, "ally", "decline") if invited else t


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-ALLIANCE-7")
@pytest.mark.reading("fodder-wild-late")
def test_wild_who_turned_down_an_invitation_joins_late_with_one_ship() -> None:
    t = late().do(2, ASKED, "flare-fodder", options=FLARE)
    with pytest.raises(IllegalAnswer):
        t.do(2, "ally-ships", {planet(2): 2})
    t.do(2, "ally-ships", {planet(2): 1})
    assert totals(t) == (10 + 3 + 1, 12)
    assert (t.ships(2, planet(1)), t.hand(2)) == (1, ["attack-06", "flare-fodder"])


@pytest.mark.rule("F-FLARE-5", "F-REWARD-1")
def test_wild_a_late_defensive_ally_is_rewarded_for_its_ship() -> None:
    t = late(("defense",)).do(2, ASKED, "flare-fodder").do(2, "ally-ships", {planet(2): 1})
    assert (totals(t), t.events("outcome")[-1]["winner"], t.ships(2, BESIDE)) == ((13, 13), 1, 1)
    t.do(2, "ships-home", {planet(2): 1})
    assert t.events("rewarded") == [{"source": "F-REWARD-1", "seat": 2, "ships": 0, "cards": 1}]


@pytest.mark.rule("F-FLARE-5")
def test_wild_invited_by_both_it_chooses() -> None:
    t = late(("offense", "defense")).do(2, ASKED, "flare-fodder")
    t.do(2, "fodder-side", "defense", options=["offense", "defense"]).do(2, "ally-ships", 1)
    assert totals(t) == (13, 13)
    assert (t.events("outcome")[-1]["winner"], t.open) == (1, [(2, "ships-home")])


@pytest.mark.rule("F-FLARE-8")
def test_wild_not_without_an_invitation_nor_for_main_players() -> None:
    assert late(()).events("flare_played") == []
    t = late(holder=0)
    assert t.events("totals")
    assert t.events("flare_played") == []


@pytest.mark.rule("F-FLARE-8")
@pytest.mark.reading("fodder-wild-late")
def test_wild_not_for_an_ally_nor_for_one_who_was_removed() -> None:
    hands = {0: ["attack-10"], 1: ["attack-08", "force-field"], 2: ["attack-06", "flare-fodder"]}
    t = table("mite", "void", "filch", hands=hands).encounter(ships=3, allies={2: ("offense", 1)})
    t.do(1, "window-ALLIANCES_FORMED", "force-field")
    t.do(2, "ships-home", 1)
    assert t.ships(2, GATE) == 0
    assert t.events("totals")
    assert t.events("flare_played") == []


@pytest.mark.rule("F-FLARE-3")
def test_wild_a_card_zap_stops_it() -> None:
    t = late(zap=("card-zap",)).do(2, ASKED, "flare-fodder").do(1, "window-CARD_PLAYED", "card-zap")
    assert totals(t) == (13, 12)
    assert "flare-fodder" in t.discards()
