"""Muckraker: accused winners pay or go home. Wild: an ally is sent home. Super: the winning main player, too."""

import pytest

from tests.games.encounter.aliens.dominion import RIDER, STOP, ZAP, dominion
from tests.games.encounter.scenario import GATE, WARP, Table, planet
from tests.readings import homes, outcome, uses

POWER, FLARE = "muckraker.slander", "flare-muckraker"
KNOWN = "window-RESOLUTION_START"


def won(
    *own: str,
    second: tuple[str, ...] = (),
    third: tuple[str, ...] = (),
    main: tuple[str, ...] = (),
    seat: int = 1,
    side: str = "offense",
    allies: bool = True,
) -> Table:
    """Seat 0 has attacked seat 1 and won, with seats 2 and 3 as its allies; or seat 1 has won with them. Muckraker sits
    on this seat."""
    aliens = ["hacker", "pacifist", "clone", "trader"]
    aliens[seat] = "muckraker"
    cards = ("attack-30", "attack-08") if side == "offense" else ("attack-04", "attack-30")
    hands: dict[int, list[str]] = {0: [cards[0], *main], 1: [cards[1]], 2: ["attack-07", *second], 3: [*third]}
    hands[seat] += own
    t = dominion(*aliens, hands=hands, destiny=["blue", "green"])
    joining = {2: (side, 2), 3: (side, 1)} if allies else {}
    return t.encounter(ships=3, allies=joining, cards=cards)


def accuse(t: Table, face: str, accused: tuple[int, ...], seat: int = 1) -> Table:
    t.do(seat, KNOWN, POWER, options=["pass", POWER])
    if t.open == [(seat, "muckraker-card")]:
        t.do(seat, "muckraker-card", face)
    return t.do(seat, "muckraker-accused", accused) if t.open == [(seat, "muckraker-accused")] else t


@pytest.mark.rule("F-RES-1")
def test_an_accused_ally_who_does_not_pay_goes_home_with_nothing() -> None:
    t = accuse(won("attack-05", third=("quash",)), "attack-05", (2,)).do(2, "muckraker-payment-card", "go-home")
    t.do(2, "ships-home", 2)
    assert t.events("slandered") == [{"source": "muckraker", "seat": 1, "guests": [2]}]
    assert (t.ships(2, planet(1)), t.ships(3, planet(1)), t.ships(0, planet(1))) == (0, 1, 3)
    assert t.discards()[0] == "attack-05"
    assert outcome(t) == ("won", 0, "totals")


def test_one_who_pays_stays_and_the_card_is_given() -> None:
    t = accuse(won("attack-05", second=("quash", "negotiate", "attack-04")), "attack-05", (2,))
    options = ["go-home", "attack-07", "quash"]
    t.do(2, "muckraker-payment-card", "attack-07", options=options)
    assert "attack-07" in t.hand(1)
    assert t.ships(2, planet(1)) == 2


def test_for_another_card_one_of_its_type_or_none_of_the_encounter_cards() -> None:
    t = accuse(won("quash", second=("negotiate", "flare-pacifist")), "quash", (2,))
    t.do(2, "muckraker-payment-card", "flare-pacifist", options=["go-home", "flare-pacifist"])
    assert [(event["seat"], event["receiver"]) for event in t.events("gave")] == [(2, 1)]
    t = accuse(won("negotiate", second=("negotiate",)), "negotiate", (2,))
    t.do(2, "muckraker-payment-card", "negotiate", options=["go-home", "negotiate"])
    assert "negotiate" in t.hand(1)


@pytest.mark.rule("F-REWARD-1")
@pytest.mark.reading("muckraker-order")
def test_all_of_them_answer_clockwise_and_defensive_allies_get_no_reward() -> None:
    t = won("attack-05", seat=0, side="defense", second=("quash",))
    accuse(t, "attack-05", (2, 3), 0).do(2, "muckraker-payment-card", "quash")
    t.do(3, "ships-home", 1).do(2, "ships-home", 2)  # seat 3 has no card to give
    assert [event["seat"] for event in t.events("rewarded")] == [2]


@pytest.mark.reading("muckraker-order")
def test_the_main_player_of_an_accuser_on_the_winning_side_may_exempt_allies() -> None:
    t = accuse(won("attack-05", seat=3), "attack-05", (2,), 3)
    t.do(0, "muckraker-exempt", (2,))
    assert t.events("exempted") == [{"source": "muckraker", "seat": 0, "guests": [2]}]
    assert t.ships(2, planet(1)) == 2
    t = accuse(won("attack-05", seat=3), "attack-05", (2,), 3).do(0, "muckraker-exempt", ())
    assert t.open == [(2, "muckraker-payment-card")]


def test_a_winning_main_player_accuses_its_own_allies_unhindered() -> None:
    t = accuse(won("attack-05", seat=0), "attack-05", (2, 3), 0)
    assert t.open == [(2, "muckraker-payment-card")]


@pytest.mark.rule("F-TIMING-1", "F-POWER-1")
def test_not_without_winning_allies_or_cards_and_not_as_an_outsider() -> None:
    assert uses(won("attack-05", allies=False)) == []
    assert uses(won()) == []
    hands = {0: ["attack-30"], 1: ["attack-08"], 2: ["attack-07"], 3: ["attack-09"]}
    t = dominion("hacker", "pacifist", "clone", "muckraker", hands=hands)
    t.encounter(ships=3, allies={2: ("offense", 1)}, cards=("attack-30", "attack-08"))
    assert (3, KNOWN) not in t.open
    t = dominion(
        "citadel", "muckraker", "warpish", "shadow", hands=hands | {1: ["attack-08", "quash"]}, moves=homes(1, 2)
    )
    t.encounter(ships=3, allies={2: ("offense", 1)}, cards=("attack-30", "attack-08"))
    assert (1, KNOWN) not in t.open


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_nothing_is_discarded() -> None:
    t = won("attack-05", third=("cosmic-zap",)).do(1, KNOWN, POWER).do(3, ZAP, "cosmic-zap")
    assert t.hand(1) == ["attack-05"]
    assert t.ships(2, planet(1)) == 2


# ---------------------------------------------------------------- super


@pytest.mark.rule("F-FLARE-6")
def test_super_a_winning_offense_takes_its_ships_home_and_has_still_won() -> None:
    t = won("attack-05", FLARE, main=("attack-09",)).do(1, KNOWN, POWER, options=["pass", POWER]).do(1, RIDER, FLARE)
    t.do(1, "muckraker-accused", (0,)).do(0, "muckraker-payment-card", "go-home").do(0, "ships-home", 3)
    assert (t.ships(0, planet(1)), t.ships(2, planet(1)), t.ships(0, GATE)) == (0, 2, 0)
    assert t.state.seats[0].foreign == 0
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-FLARE-6", "F-STRIP-2")
def test_super_a_winning_defense_leaves_its_planet() -> None:
    t = won("attack-05", FLARE, seat=0, side="defense", allies=False)
    t.do(0, KNOWN, FLARE, options=["pass", FLARE])
    t.do(1, "ships-home", {planet(1, 1): 4})
    assert (t.ships(1, planet(1)), t.ships(1, planet(1, 1)), t.ships(0, WARP)) == (0, 8, 3)
    assert uses(t)[0] == (0, POWER)


@pytest.mark.rule("F-FLARE-6")
def test_super_a_main_player_who_pays_lands_as_usual() -> None:
    t = won("attack-05", FLARE, main=("quash", "attack-04"), allies=False).do(1, KNOWN, FLARE)
    t.do(0, "muckraker-payment-card", "quash")
    assert (t.ships(0, planet(1)), t.hand(1)) == (3, [FLARE, "quash"])


# ---------------------------------------------------------------- wild


FORMED = "window-ALLIANCES_FORMED"


def formed(holder: int = 0, third: tuple[str, ...] = (), allies: bool = True) -> Table:
    hands: dict[int, list[str]] = {0: ["attack-30"], 1: ["attack-08"], 2: ["attack-07", *third], 3: ["attack-09"]}
    hands[holder].append(FLARE)
    t = dominion("hacker", "pacifist", "clone", "trader", hands=hands)
    return t.encounter(ships=3, allies={2: ("offense", 2), 3: ("defense", 1)} if allies else {})


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
@pytest.mark.parametrize("holder", [0, 1, 3])
def test_wild_one_ally_of_either_side_goes_home(holder: int) -> None:
    t = formed(holder).do(holder, FORMED, FLARE, options=["pass", FLARE])
    t.do(holder, "muckraker-expelled", 2, options=[2, 3]).do(2, "ships-home", 2)
    assert t.ships(2, GATE) == 0
    assert [event["seat"] for event in t.events("ally_left")] == [2]


@pytest.mark.rule("F-FLARE-3", "F-FLARE-8")
def test_wild_not_without_allies_and_a_card_zap_stops_it() -> None:
    assert FORMED not in [prompt for _, prompt in formed(allies=False).open]
    t = formed(third=("card-zap",)).do(0, FORMED, FLARE).do(2, STOP, "card-zap")
    assert t.events("ally_left") == []
