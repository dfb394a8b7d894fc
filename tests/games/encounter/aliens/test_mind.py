"""Mind: reads a hand before allies are invited. Its flare: cards seen as they are drawn, or both hands at once."""

import pytest

from tests.games.encounter.scenario import Table, planet, table
from tests.readings import homes, uses, zapped
from warptable.games.encounter.engine.model.constraints import ShowsDraws

READ = "mind.read"
FLARE = "flare-mind"
BEFORE = "window-ALLIANCE_BEFORE"
DRAWN = "window-DRAWN"
ZAP = ["attack-06", "cosmic-zap"]
OFF = ["attack-08", "attack-20"]
DEF = ["attack-10", "negotiate"]


def watched(t: Table) -> list[tuple[int, int]]:
    """Whose draws are seen, and by whom."""
    return [(held.seat, held.viewer) for held in t.state.frames[-1].all_of(ShowsDraws)]


def looks(t: Table) -> list[tuple[int, int]]:
    return [(event["seat"], event["victim"]) for event in t.events("hand_seen")]


def outsider(extra: list[str] | None = None, fourth: list[str] | None = None) -> Table:
    """The Mind is seat 2 and takes no part."""
    hands = {0: OFF, 1: DEF, 2: ["attack-06", *(extra or [])], 3: fourth or ["attack-06"]}
    return table("parasite", "void", "mind", "filch", hands=hands).encounter(ships=3)


@pytest.mark.rule("F-GOAL-7")
@pytest.mark.parametrize(("seat", "hand"), [(0, OFF), (1, DEF)])
def test_an_outsider_reads_either_main_players_hand_and_nobody_else_sees_it(seat: int, hand: list[str]) -> None:
    t = outsider().do(2, BEFORE, READ, options=["pass", READ])
    t.do(2, "mind-hand", seat, options=[0, 1])
    assert looks(t) == [(2, seat)]
    assert t.view(2).seats[seat].known == hand
    assert t.view(2).seats[1 - seat].known == []
    assert t.view(3).seats[seat].known == []
    assert t.view(1 - seat).seats[seat].known == []
    assert "faces" not in t.events("hand_seen")[0]


@pytest.mark.rule("F-GOAL-7")
@pytest.mark.parametrize(("aliens", "mind"), [(("mind", "void", "filch"), 0), (("void", "mind", "filch"), 1)])
def test_a_main_player_reads_the_opponent(aliens: tuple[str, ...], mind: int) -> None:
    t = table(*aliens, hands={0: OFF, 1: DEF}).encounter(ships=3).do(mind, BEFORE, READ)
    assert looks(t) == [(mind, 1 - mind)]


@pytest.mark.rule("F-TIMING-1")
def test_it_may_look_away() -> None:
    t = outsider().passes(2)
    assert looks(t) == []
    assert t.open == [(0, "invite")]


@pytest.mark.rule("F-TIMING-1")
def test_it_reads_once_in_an_encounter() -> None:
    t = outsider().do(2, BEFORE, READ).do(2, "mind-hand", 0)
    assert t.open == [(0, "invite")]


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_it_sees_nothing_in_this_encounter() -> None:
    t = outsider(fourth=ZAP).do(2, BEFORE, READ).do(3, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (looks(t), uses(t), zapped(t, 2)) == ([], [(2, READ)], [True])
    assert t.open == [(0, "invite")]


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_it_is_not_asked() -> None:
    t = table("mind", "void", "filch", hands={0: OFF, 1: DEF}, moves=homes(0, 2)).encounter(ships=3)
    assert sorted(t.open) == [(0, "encounter-card"), (1, "encounter-card")]


# ---------------------------------------------------------------- wild


def drawing(watcher: list[str] | None = None, fourth: list[str] | None = None) -> Table:
    """The offense begins its turn without encounter card: it draws a new hand."""
    deck = ["attack-40", "attack-30", "attack-20", "attack-15", "attack-14", "attack-13", "attack-12", "attack-11"]
    hands = {0: ["force-field"], 1: DEF, 2: watcher or ["attack-06", FLARE], 3: fourth or ["attack-06"]}
    aliens = ("parasite", "void", "zombie", "filch")
    return table(*aliens, hands=hands, deck=[*deck, "attack-10"], moves=[(2, 4, planet(2), planet(3))])


@pytest.mark.rule("F-FAQ-4", "F-FLARE-2", "F-FLARE-5")
@pytest.mark.reading("mind-wild-first")
def test_wild_the_cards_another_draws_are_seen() -> None:
    t = drawing().do(2, DRAWN, FLARE, options=["pass", FLARE])
    assert len(t.view(2).seats[0].known) == 8
    assert t.view(3).seats[0].known == []
    seen = t.events("cards_seen")
    assert [(event["source"], event["seat"], event["victim"], event["number"]) for event in seen] == [("mind", 2, 0, 8)]
    assert "faces" not in seen[0]
    assert FLARE in t.hand(2)


@pytest.mark.rule("F-FAQ-4")
@pytest.mark.reading("mind-wild-first")
def test_wild_it_lasts_until_the_encounter_ends_and_for_that_player_only() -> None:
    t = drawing().do(2, DRAWN, FLARE)
    assert watched(t) == [(0, 2)]
    t.encounter(ships=1, cards=("attack-40", "attack-10"))
    t.do(0, "second-encounter", "go-on")
    assert watched(t) == []


@pytest.mark.rule("F-FLARE-5")
def test_wild_own_draws_are_no_occasion() -> None:
    t = table("parasite", "void", "filch", hands={0: ["force-field", FLARE], 1: DEF})
    assert t.events("new_hand") != []
    assert t.events("flare_played") == []


@pytest.mark.rule("F-TIMING-4")
def test_wild_card_zapped_nothing_is_seen() -> None:
    t = drawing(fourth=["attack-06", "card-zap"]).do(2, DRAWN, FLARE).do(3, "window-CARD_PLAYED", "card-zap")
    assert t.view(2).seats[0].known == []
    assert watched(t) == []


# ---------------------------------------------------------------- super


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2")
def test_super_an_outsider_reads_both_hands_at_once() -> None:
    t = outsider([FLARE]).do(2, BEFORE, READ).do(2, "window-RIDER", FLARE, options=["pass", FLARE])
    assert looks(t) == [(2, 0), (2, 1)]
    assert uses(t) == [(2, READ)]
    assert FLARE in t.hand(2)


@pytest.mark.rule("F-FLARE-6")
def test_super_left_alone_one_hand_is_read() -> None:
    t = outsider([FLARE]).do(2, BEFORE, READ).passes(2).do(2, "mind-hand", 1)
    assert looks(t) == [(2, 1)]


@pytest.mark.rule("F-FLARE-8")
def test_super_a_main_player_cannot_play_it() -> None:
    t = table("mind", "void", "filch", hands={0: [*OFF, FLARE], 1: DEF}).encounter(ships=3).do(0, BEFORE, READ)
    assert looks(t) == [(0, 1)]
    assert t.open == [(0, "invite")]


@pytest.mark.rule("F-TIMING-4")
def test_super_card_zapped_one_hand_is_read() -> None:
    t = outsider([FLARE], ["attack-06", "card-zap"]).do(2, BEFORE, READ).do(2, "window-RIDER", FLARE)
    t.do(3, "window-CARD_PLAYED", "card-zap").do(2, "mind-hand", 0)
    assert looks(t) == [(2, 0)]
    assert FLARE in t.discards()


@pytest.mark.rule("F-FAQ-6")
def test_super_cosmic_zapped_nothing_is_read_and_the_flare_is_back() -> None:
    t = outsider([FLARE], ZAP).do(2, BEFORE, READ).do(2, "window-RIDER", FLARE)
    t.do(3, "window-USE_ANNOUNCED", "cosmic-zap")
    assert looks(t) == []
    assert FLARE in t.hand(2)
    assert t.state.frames[-1].flares == {}


@pytest.mark.rule("F-ZAP-1", "F-ART-2")
def test_a_hand_whose_last_card_was_the_stopped_zap_shows_nothing() -> None:
    """The defense zaps with its only card, the zap is zapped: there is no hand left to read."""
    t = table("mind", "void", "filch", hands={0: OFF, 1: ["cosmic-zap"], 2: ["attack-06", "card-zap"]})
    t.encounter(ships=2).do(0, BEFORE, READ).do(1, "window-USE_ANNOUNCED", "cosmic-zap")
    t.do(2, "window-CARD_PLAYED", "card-zap")
    assert looks(t) == []
    assert t.open == [(0, "invite")]


@pytest.mark.rule("F-TIMING-1")
def test_against_an_empty_hand_it_is_not_asked() -> None:
    t = table("mind", "void", "filch", hands={0: OFF, 1: []}).encounter(ships=3)
    assert (0, BEFORE) not in t.open
    assert looks(t) == []


@pytest.mark.rule("F-FLARE-5")
def test_wild_an_own_reward_is_no_occasion() -> None:
    hands = {0: ["attack-04", "attack-08"], 1: ["attack-20", "attack-23"], 2: ["attack-06", FLARE]}
    t = table("parasite", "void", "zombie", hands=hands, deck=["attack-40"])
    t.encounter(ships=1, allies={2: ("defense", {planet(2): 1})}, cards=("attack-04", "attack-20"))
    t.do(2, "ships-home", {planet(2): 1})
    assert t.hand(2) == ["attack-06", "attack-40", FLARE]
    assert t.events("flare_played") == []
