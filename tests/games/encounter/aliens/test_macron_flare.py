"""The Macron flare. Wild: each own ship is worth one more. Super: up to four ships, each still worth four."""

import pytest

from tests.games.encounter.scenario import GATE, Table, planet, table
from tests.readings import totals
from warptable.kernel import IllegalAnswer

TOTAL, SEND = "window-REVEALED_TOTAL", "window-SEND"
FLARE = ["pass", "flare-macron"]


def wild(seat: int = 0, cards: tuple[str, str] = ("attack-10", "attack-12"), **more: list[str]) -> Table:
    """Three ships against four, two allied ones with each; this seat holds the flare, without the power."""
    hands: dict[int, list[str]] = {0: [cards[0]], 1: [cards[1]], 2: ["attack-06"], 3: ["attack-06"], 4: ["attack-06"]}
    hands[seat].append("flare-macron")
    for name, extra in more.items():
        hands[int(name[-1])] += extra
    t = table(*("mite", "void", "filch", "zombie", "trader"), hands=hands)
    return t.encounter(ships=3, allies={2: ("offense", 2), 3: ("defense", 2)})


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
@pytest.mark.parametrize(("seat", "sums"), [(0, (18, 18)), (1, (15, 22)), (2, (17, 18)), (3, (15, 20))])
def test_each_ship_of_a_main_player_or_ally_is_worth_one_more(seat: int, sums: tuple[int, int]) -> None:
    t = wild(seat).do(seat, TOTAL, "flare-macron", options=FLARE)
    assert totals(t) == sums
    assert "flare-macron" in t.hand(seat)
    assert t.events("flare_played")[0]["side"] == "wild"


@pytest.mark.rule("F-FLARE-5")
def test_declined_ships_are_worth_one() -> None:
    assert totals(wild().do(0, TOTAL, "pass", options=FLARE)) == (15, 18)


@pytest.mark.rule("F-FLARE-8")
def test_a_bystander_cannot_play_it() -> None:
    t = wild(4)
    assert t.events("totals")
    assert t.events("flare_played") == []


@pytest.mark.rule("F-FLARE-8")
def test_it_needs_an_attack_on_the_own_side_only() -> None:
    assert (0, TOTAL) not in wild(0, ("negotiate", "attack-12")).open
    t = wild(0, ("attack-10", "negotiate")).do(0, TOTAL, "flare-macron", options=FLARE)
    assert t.events("outcome")[-1]["winner"] == 0


@pytest.mark.rule("F-FLARE-3", "F-ART-3")
def test_a_card_zap_stops_it_and_discards_it() -> None:
    t = wild(hand1=["card-zap"]).do(0, TOTAL, "flare-macron").do(1, "window-CARD_PLAYED", "card-zap")
    assert totals(t) == (15, 18)
    assert {"flare-macron", "card-zap"} <= set(t.discards())


def super_(*own: str, zapper: str = "") -> Table:
    """Macron with its flare is about to launch."""
    hands = {0: ["attack-10", "flare-macron", *own], 1: ["attack-08"], 2: ["attack-06", *([zapper] if zapper else [])]}
    return table("macron", "void", "filch", hands=hands).do(0, "aim", planet(1))


@pytest.mark.rule("F-FLARE-2", "F-FLARE-6")
def test_super_the_offense_may_launch_four_ships_worth_four_each() -> None:
    t = super_().do(0, SEND, "flare-macron", options=FLARE).do(0, "launch", {planet(0): 2, planet(0, 1): 2})
    assert t.ships(0, GATE) == 4
    t.encounter()
    assert totals(t) == (10 + 16, 8 + 4)
    assert (t.hand(0), t.events("flare_played")[0]["side"]) == (["flare-macron"], "super")


@pytest.mark.rule("F-FLARE-6")
def test_super_declined_a_single_ship_goes() -> None:
    t = super_().do(0, SEND, "pass")
    with pytest.raises(IllegalAnswer):
        t.do(0, "launch", {planet(0): 2})


@pytest.mark.rule("F-FLARE-6", "F-ALLIANCE-7")
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_super_an_ally_may_commit_four_ships(side: str) -> None:
    hands = {0: ["attack-10"], 1: ["attack-10"], 2: ["attack-06", "flare-macron"]}
    t = table("mite", "void", "macron", hands=hands).encounter(allies={2: (side, 3)})
    t.do(2, SEND, "flare-macron", options=FLARE).do(2, "ally-ships", 3).encounter()
    assert totals(t) == ((11 + 12, 14) if side == "offense" else (11, 14 + 12))


@pytest.mark.rule("F-FLARE-6")
def test_the_owner_of_the_power_has_no_wild_side() -> None:
    t = super_().do(0, SEND, "pass").do(0, "launch", 1).encounter()
    assert totals(t) == (10 + 4, 8 + 4)
    assert t.events("flare_played") == []


@pytest.mark.rule("F-FLARE-7", "F-ZAP-2")
def test_zapped_at_the_launch_its_owner_has_only_the_wild_side() -> None:
    t = super_(zapper="cosmic-zap").do(2, "window-USE_ANNOUNCED", "cosmic-zap").do(0, "launch", 4).encounter()
    t.do(0, TOTAL, "flare-macron", options=FLARE)
    assert totals(t) == (10 + 8, 8 + 4)


@pytest.mark.rule("F-FAQ-6", "F-FLARE-7")
def test_a_cosmic_zap_of_the_super_returns_it_uncounted_and_the_single_ship_stands() -> None:
    t = super_(zapper="cosmic-zap").passes(2).do(0, SEND, "flare-macron").do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    with pytest.raises(IllegalAnswer):
        t.do(0, "launch", {planet(0): 2})
    t.do(0, "launch", 1).encounter()
    t.do(0, TOTAL, "flare-macron", options=FLARE)  # not counted: now it is wild
    assert totals(t) == (10 + 2, 8 + 4)


@pytest.mark.rule("F-FLARE-3", "F-ART-3")
def test_a_card_zap_of_the_super_leaves_the_limit() -> None:
    t = super_(zapper="card-zap").do(0, SEND, "flare-macron").do(2, "window-CARD_PLAYED", "card-zap")
    with pytest.raises(IllegalAnswer):
        t.do(0, "launch", {planet(0): 2})
    assert t.discards() == ["flare-macron", "card-zap"]
