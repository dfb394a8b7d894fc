"""The Pacifist's flare: a negotiate becomes an attack of 15; a failed deal costs the other more."""

import pytest

from tests.games.encounter.scenario import WARP, Table, table
from tests.readings import outcome, totals, uses

FLARE = "flare-pacifist"
OPEN = "window-REVEALED_CARD"
FAILED = "window-DEAL_FAILED"
ZAP = ["attack-06", "cosmic-zap"]


def revealed(own: str = "negotiate", other: str = "attack-08", bystander: str = "attack-06") -> Table:
    t = table(players=3, hands={0: [own, FLARE], 1: [other, "attack-10"], 2: [bystander]})
    return t.encounter(ships=3, cards=(own, other))


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-REVEAL-4")
def test_wild_a_negotiate_becomes_an_attack_of_fifteen() -> None:
    t = revealed().do(0, OPEN, FLARE, options=["pass", FLARE])
    assert totals(t) == (15 + 3, 8 + 4)
    assert outcome(t) == ("won", 0, "totals")
    assert t.hand(0) == [FLARE]
    assert t.discards() == ["negotiate", "attack-08"]


@pytest.mark.rule("F-COMP-1")
def test_wild_the_armed_negotiate_earns_no_compensation() -> None:
    t = revealed(other="attack-40").do(0, OPEN, FLARE)
    assert outcome(t) == ("won", 1, "totals")
    assert t.events("took") == []


@pytest.mark.rule("F-COMP-1")
def test_wild_left_alone_the_negotiate_loses_as_usual() -> None:
    t = revealed().passes(0)
    assert outcome(t) == ("won", 1, "faces")
    assert t.hand(0) == ["attack-10", FLARE]


@pytest.mark.rule("F-FLARE-8")
@pytest.mark.parametrize(("own", "other"), [("attack-04", "attack-08"), ("negotiate", "negotiate")])
def test_wild_it_needs_an_own_negotiate_and_an_attack(own: str, other: str) -> None:
    t = revealed(own, other)
    assert t.events("flare_played") == []
    assert (0, OPEN) not in t.open


@pytest.mark.rule("F-TIMING-4", "F-ART-3")
def test_wild_card_zapped_the_negotiate_stays_one() -> None:
    t = revealed(bystander="card-zap").do(0, OPEN, FLARE).do(2, "window-CARD_PLAYED", "card-zap")
    assert outcome(t) == ("won", 1, "faces")
    assert FLARE in t.discards()


@pytest.mark.rule("F-FLARE-6")
def test_the_pacifist_itself_cannot_play_the_wild_side() -> None:
    t = table("pacifist", "void", "filch", hands={0: ["negotiate", FLARE], 1: ["attack-08"]})
    t.encounter(ships=3, cards=("negotiate", "attack-08"))
    assert outcome(t) == ("won", 0, "automatic")


@pytest.mark.rule("F-FLARE-7")
def test_zapped_the_pacifist_has_no_moment_left_for_the_wild_side() -> None:
    """The use comes after the moment of the wild effect: only the next encounter brings it again."""
    t = table("pacifist", "void", "filch", hands={0: ["negotiate", FLARE], 1: ["attack-08"], 2: ZAP})
    t.encounter(ships=3, cards=("negotiate", "attack-08")).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert outcome(t) == ("won", 1, "faces")
    assert t.events("flare_played") == []


# ---------------------------------------------------------------- super


def failed(bystander: list[str] | None = None, alien: str = "pacifist") -> Table:
    hands = {0: ["negotiate", FLARE], 1: ["negotiate", "attack-10"], 2: bystander or ["attack-06"]}
    t = table(alien, "void", "filch", hands=hands).encounter(ships=1, cards=("negotiate", "negotiate"))
    return t.do(0, "deal", ("refuse",))


def losses(t: Table) -> dict[int, int]:
    return {d.seat: d.high for d in t.session.decisions if d.prompt == "lose-ships"}  # type: ignore[attr-defined]


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2", "F-DEAL-11")
def test_super_it_loses_one_ship_and_the_opponent_five() -> None:
    t = failed().do(0, FAILED, FLARE, options=["pass", FLARE])
    assert losses(t) == {0: 1, 1: 5}
    t.do(0, "lose-ships", 1).do(1, "lose-ships", 5)
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (1, 5)
    assert FLARE in t.hand(0)


@pytest.mark.rule("F-DEAL-11")
def test_super_left_alone_both_lose_three() -> None:
    assert losses(failed().passes(0)) == {0: 3, 1: 3}


@pytest.mark.rule("F-FLARE-5")
def test_super_is_not_for_others() -> None:
    assert losses(failed(alien="parasite")) == {0: 3, 1: 3}


@pytest.mark.rule("F-TIMING-4")
def test_super_card_zapped_both_lose_three() -> None:
    t = failed(["card-zap"]).do(0, FAILED, FLARE).do(2, "window-CARD_PLAYED", "card-zap")
    assert losses(t) == {0: 3, 1: 3}
    assert FLARE in t.discards()


@pytest.mark.rule("F-FAQ-6")
def test_super_cosmic_zapped_both_lose_three_and_the_flare_is_back() -> None:
    t = failed(ZAP).do(0, FAILED, FLARE).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert losses(t) == {0: 3, 1: 3}
    assert FLARE in t.hand(0)
    assert t.state.frames[-1].flares == {}
    assert uses(t) == []
