"""The Mite flare. Wild: all allies go home. Super: what the threatened defense discards may be taken."""

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, Table, table

FORMED, RIDER = "window-ALLIANCES_FORMED", "window-RIDER"
FLARE = ["pass", "flare-mite"]
FOUR = ["attack-04", "attack-10", "negotiate", "quash"]


def wild(holder: int, mine: int, theirs: int, *zap: str) -> Table:
    """Seat 2 allies with the offense, seat 3 with the defense; the holder of the flare has no Mite."""
    hands: dict[int, list[str]] = {0: ["attack-10"], 1: ["attack-08"], 2: ["attack-06"], 3: ["attack-06", *zap]}
    hands[holder].append("flare-mite")
    t = table("human", "void", "filch", "zombie", hands=hands)
    allies: dict[int, tuple[str, int]] = {}
    if mine:
        allies[2] = ("offense", mine)
    if theirs:
        allies[3] = ("defense", theirs)
    return t.encounter(ships=3, allies=allies)


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
def test_the_outnumbered_main_player_sends_all_allies_home() -> None:
    t = wild(0, 1, 2).do(0, FORMED, "flare-mite", options=FLARE).do(2, "ships-home", 1).do(3, "ships-home", 2)
    assert [seat.allied for seat in t.state.frames[-1].seats] == [0, 0, 0, 0]
    assert (t.ships(2, GATE), t.ships(3, BESIDE)) == (0, 0)
    assert [(e["seat"], e["source"]) for e in t.events("ally_left")] == [(2, "mite"), (3, "mite")]
    assert t.events("totals")[-1]["trail"] == ["10 + 3 + 4 = 17", "8 + 4 = 12"]
    assert t.hand(0) == ["flare-mite"]
    assert t.events("rewarded") == []


@pytest.mark.rule("F-FLARE-5")
def test_the_defense_may_play_it_too() -> None:
    t = wild(1, 2, 1).do(1, FORMED, "flare-mite", options=FLARE)
    assert [e["seat"] for e in t.events("ally_left")] == [2]


@pytest.mark.rule("F-FLARE-8")
@pytest.mark.parametrize(("mine", "theirs"), [(2, 2), (2, 1), (0, 0), (1, 0)])
def test_not_without_more_allied_ships_on_the_other_side(mine: int, theirs: int) -> None:
    t = wild(0, mine, theirs)
    assert t.events("totals")
    assert t.events("flare_played") == []


@pytest.mark.rule("F-FLARE-8")
@pytest.mark.parametrize("holder", [2, 3])
def test_an_ally_cannot_play_it(holder: int) -> None:
    assert wild(holder, 1, 3).events("flare_played") == []
    assert wild(holder, 3, 1).events("flare_played") == []


@pytest.mark.rule("F-FLARE-3")
def test_a_card_zap_stops_it() -> None:
    t = wild(0, 1, 2, "card-zap").do(0, FORMED, "flare-mite").do(3, "window-CARD_PLAYED", "card-zap")
    assert t.events("ally_left") == []
    assert "flare-mite" in t.discards()


def super_(*zap: str, cards: list[str] | None = None) -> Table:
    """Mite, with its flare, threatens a defense with these cards; seat 2 may hold a zap."""
    hands = {0: ["attack-12", "flare-mite"], 1: cards or FOUR, 2: ["attack-06", *zap]}
    return table("mite", "void", "filch", hands=hands).encounter(ships=3)


@pytest.mark.rule("F-FLARE-2", "F-FLARE-6")
def test_super_any_discarded_cards_may_be_taken() -> None:
    t = super_(cards=["attack-04"] * 4 + ["attack-10"]).do(1, "mite-bluster", "discard")
    gone = t.discards()
    assert len(gone) == 2
    t.do(0, RIDER, "flare-mite", options=FLARE).do(0, "mite-face", gone[0], options=["done", *set(gone)])
    assert t.discards() == gone[1:]
    t.do(0, "mite-face", "done", options=["done", gone[1]])
    assert t.hand(0) == sorted(["attack-12", gone[0], "flare-mite"])
    assert (t.discards(), len(t.hand(1))) == ([gone[1]], 3)


@pytest.mark.rule("F-FLARE-6")
def test_super_even_all_of_them() -> None:
    t = super_().do(1, "mite-bluster", "discard")
    gone = t.discards()[0]
    t.do(0, RIDER, "flare-mite").do(0, "mite-face", gone)
    assert (t.hand(0), t.discards()) == (sorted(["attack-12", gone, "flare-mite"]), [])


@pytest.mark.rule("F-FLARE-6")
def test_super_declined_the_cards_stay_discarded() -> None:
    t = super_().do(1, "mite-bluster", "discard").do(0, RIDER, "pass", options=FLARE)
    assert (t.hand(0), len(t.discards())) == (["attack-12", "flare-mite"], 1)


@pytest.mark.rule("F-FLARE-6")
def test_super_it_is_not_offered_when_the_defense_yields_or_is_spared() -> None:
    t = super_().do(1, "mite-bluster", "yield")
    assert (t.open, t.events("flare_played")) == ([(0, "second-encounter")], [])
    assert super_(cards=FOUR[:3]).open == [(1, "encounter-card")]


@pytest.mark.rule("F-FLARE-3")
def test_super_a_card_zap_stops_it_and_the_discard_stands() -> None:
    t = super_("card-zap").do(1, "mite-bluster", "discard").do(0, RIDER, "flare-mite")
    t.do(2, "window-CARD_PLAYED", "card-zap")
    assert (t.hand(0), len(t.hand(1)), len(t.discards())) == (["attack-12"], 3, 3)


@pytest.mark.rule("F-FAQ-6", "F-FLARE-7")
def test_super_a_cosmic_zap_returns_it_uncounted_and_the_discard_stands() -> None:
    t = super_("cosmic-zap").passes(2).do(1, "mite-bluster", "discard").do(0, RIDER, "flare-mite")
    t.do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (t.hand(0), len(t.hand(1)), len(t.discards())) == (["attack-12", "flare-mite"], 3, 2)
    assert t.state.frames[-1].flares == {}


@pytest.mark.rule("F-FLARE-6")
def test_the_mite_itself_has_no_wild_side() -> None:
    hands = {0: ["attack-12", "flare-mite"], 1: FOUR[:2], 2: ["attack-06"]}
    t = table("mite", "void", "filch", hands=hands).encounter(ships=3, allies={2: ("defense", 2)})
    assert t.open == [(1, "encounter-card")]


@pytest.mark.rule("F-FLARE-5", "F-FLARE-6")
def test_the_super_side_is_only_for_the_mite() -> None:
    hands = {0: ["attack-12"], 1: FOUR, 2: ["attack-06", "flare-mite"]}
    t = table("mite", "void", "filch", hands=hands).encounter(ships=3).do(1, "mite-bluster", "discard")
    assert t.open == [(0, "invite")]
