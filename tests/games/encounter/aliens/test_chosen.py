"""Chosen: prays for a better card once the cards lie open."""

import pytest

from tests.games.encounter.scenario import WARP, Table, table
from tests.readings import homes, outcome, totals, uses
from warptable.games.encounter.engine.model.occurrences import CardsDiscarded
from warptable.games.encounter.engine.model.windows import W
from warptable.games.encounter.engine.rules.aliens import Alien
from warptable.games.encounter.engine.rules.use import Use
from warptable.kernel.packs import Pack

REVEALED = "window-REVEALED_CARD"
RIDER = "window-RIDER"
SELECTED = "window-CARDS_SELECTED"
PLANNING = "window-PLANNING_BEFORE"
ZAP = "window-USE_ANNOUNCED"
CARD_ZAP = "window-CARD_PLAYED"
PRAYER = ("attack-20", "negotiate", "plague")


def prayer(
    *drawn: str, own: str = "attack-04", other: str = "attack-10", more: tuple[str, ...] = (), seat1: str = "mite"
) -> Table:
    """Chosen attacks with two ships against four and prays; these are the next cards of the deck."""
    hands = {0: [own, "attack-12", *more], 1: [other, "attack-06"], 2: ["attack-06"]}
    t = table("chosen", seat1, "void", hands=hands, deck=drawn or PRAYER, destiny=["blue", "green"])
    t.encounter(ships=2, cards=(own, other))
    return t.do(0, REVEALED, "chosen.pray")


@pytest.mark.rule("F-REVEAL-2", "F-DRAW-2")
def test_a_drawn_attack_takes_the_place_of_the_revealed_one() -> None:
    t = prayer().do(0, "chosen-card", "attack-20", options=["old-card", "attack-20", "negotiate"])
    t.do(0, "chosen-way", "replace", options=["replace", "add"])
    assert totals(t) == (20 + 2, 10 + 4)
    assert t.discards() == ["attack-04", "negotiate", "plague", "attack-20", "attack-10"]
    assert t.hand(0) == ["attack-12"]
    assert [(event["source"], event["face"]) for event in t.events("card_replaced")] == [("chosen", "attack-20")]


def test_the_old_card_is_a_discard_that_may_be_answered() -> None:
    """Nobody in the box answers encounter cards; a home-made alien does. The card has the number nought."""
    mourner = Alien("mourner")
    answered: set[tuple[int, str]] = set()

    @mourner.ability(W.DISCARDED, must=True, once=False)
    def mourn(use: Use[CardsDiscarded]) -> None:
        answered.update((use.event.seat, use.g.s.faces[card]) for card in use.event.cards)

    hands = {0: ["attack-07", "attack-12"], 1: ["attack-10"], 2: ["attack-06"]}
    packs = [Pack("test", "1", {"mourner": mourner})]
    t = table("chosen", "mite", "mourner", hands=hands, deck=PRAYER, packs=packs, seed=30)
    t.encounter(ships=2, cards=("attack-07", "attack-10")).do(0, REVEALED, "chosen.pray")
    assert t.state.frames[-1].sides[0].card == 0
    t.do(0, "chosen-card", "attack-20").do(0, "chosen-way", "replace")
    assert (0, "attack-07") in answered


@pytest.mark.rule("F-REVEAL-2")
def test_attack_on_attack_both_values_may_count_together() -> None:
    t = prayer().do(0, "chosen-card", "attack-20").do(0, "chosen-way", "add")
    assert totals(t) == (4 + 20 + 2, 10 + 4)
    assert t.discards() == ["attack-20", "negotiate", "plague", "attack-04", "attack-10"]


@pytest.mark.rule("F-DRAW-2")
def test_it_may_decline_all_drawn_cards_after_a_look() -> None:
    t = prayer().do(0, "chosen-card", "old-card")
    assert totals(t) == (4 + 2, 10 + 4)
    assert t.discards()[:3] == list(PRAYER)


@pytest.mark.rule("F-DRAW-2")
def test_without_an_encounter_card_among_them_they_are_discarded() -> None:
    t = prayer("plague", "quash", "reinforcement-2")
    assert totals(t) == (4 + 2, 10 + 4)
    assert t.discards()[:3] == ["plague", "quash", "reinforcement-2"]
    assert t.hand(0) == ["attack-12"]


@pytest.mark.rule("F-COMPONENT-4")
def test_it_need_not_pray() -> None:
    hands = {0: ["attack-04"], 1: ["attack-10", "attack-06"]}
    t = table("chosen", "mite", "void", hands=hands).encounter(ships=2, cards=("attack-04", "attack-10"))
    t.do(0, REVEALED, "pass", options=["pass", "chosen.pray"])
    assert totals(t) == (4 + 2, 10 + 4)
    assert t.events("drew") == []


@pytest.mark.rule("F-REVEAL-5", "F-COMP-1")
def test_a_drawn_negotiate_loses_with_compensation() -> None:
    t = prayer("negotiate", "plague", "quash").do(0, "chosen-card", "negotiate")
    assert outcome(t) == ("won", 1, "faces")
    assert t.hand(0) == ["attack-06", "attack-12"]


@pytest.mark.rule("F-REVEAL-6")
def test_a_drawn_negotiate_against_a_negotiate_opens_a_deal() -> None:
    t = prayer("negotiate", "plague", "quash", other="negotiate").do(0, "chosen-card", "negotiate")
    assert t.open == [(0, "deal")]


@pytest.mark.rule("F-REVEAL-5")
def test_a_drawn_attack_rescues_a_revealed_negotiate() -> None:
    t = prayer(own="negotiate").do(0, "chosen-card", "attack-20")
    assert totals(t) == (20 + 2, 10 + 4)  # no choice to add: the old card is no attack
    assert t.ships(1, WARP) == 4


@pytest.mark.rule("F-MORPH-1")
def test_a_drawn_morph_copies_the_opponents_card() -> None:
    t = prayer("morph", "plague", "quash").do(0, "chosen-card", "morph")
    assert totals(t) == (10 + 2, 10 + 4)
    assert t.discards()[-2:] == ["morph", "attack-10"]


@pytest.mark.rule("F-RES-10")
def test_the_replaced_card_is_not_the_one_that_filch_gets() -> None:
    t = prayer(seat1="filch").do(0, "chosen-card", "attack-20").do(0, "chosen-way", "replace")
    t.do(1, "window-CARDS_DISCARDED", "filch.theft")
    assert "attack-20" in t.hand(1)


@pytest.mark.rule("F-RES-10")
def test_a_card_that_is_only_added_is_not_the_one_that_filch_gets() -> None:
    t = prayer(seat1="filch").do(0, "chosen-card", "attack-20").do(0, "chosen-way", "add")
    t.do(1, "window-CARDS_DISCARDED", "filch.theft")
    assert "attack-04" in t.hand(1)


@pytest.mark.rule("F-REVEAL-2")
@pytest.mark.parametrize(("way", "card"), [("replace", 20 - 10), ("add", 4 + 20)])
@pytest.mark.reading("order-at-the-reveal")
def test_calculator_changes_a_replacement_but_not_an_added_card(way: str, card: int) -> None:
    """Replaced: 20 against 10 becomes 10. Added: 4 against 10 becomes 4 against 6, and 20 more."""
    hands = {0: ["attack-04"], 1: ["attack-10"]}
    t = table("chosen", "calculator", "void", hands=hands, deck=PRAYER)
    t.encounter(ships=2, cards=("attack-04", "attack-10")).do(1, SELECTED, "calculator.equalize")
    t.do(0, REVEALED, "chosen.pray").do(0, "chosen-card", "attack-20").do(0, "chosen-way", way)
    assert totals(t) == (card + 2, (10 if way == "replace" else 6) + 4)


@pytest.mark.rule("F-REVEAL-2")
@pytest.mark.reading("chosen-after-emotion-control")
def test_an_emotion_control_played_before_does_not_touch_the_replacement() -> None:
    hands = {0: ["attack-04"], 1: ["attack-10", "emotion-control"]}
    t = table("chosen", "mite", "void", hands=hands, deck=PRAYER).encounter(ships=2, cards=("attack-04", "attack-10"))
    t.passes(0).do(1, REVEALED, "emotion-control").do(0, REVEALED, "chosen.pray").do(0, "chosen-card", "attack-20")
    assert outcome(t) == ("won", 0, "faces")


@pytest.mark.rule("F-COMPONENT-4")
def test_an_ally_may_not_pray() -> None:
    t = table("mite", "void", "chosen", hands={0: ["attack-10"], 1: ["attack-08"]})
    t.encounter(ships=2, allies={2: ("offense", 1)}, cards=("attack-10", "attack-08"))
    assert totals(t) == (10 + 3, 8 + 4)


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-SECOND-1")
def test_zapped_nothing_is_drawn_and_it_may_pray_again_in_the_next_encounter() -> None:
    hands = {0: ["attack-20", "attack-12"], 1: ["attack-06", "cosmic-zap"]}
    t = table("chosen", "mite", "void", hands=hands, destiny=["blue", "green"])
    t.encounter(ships=2, cards=("attack-20", "attack-06")).do(0, REVEALED, "chosen.pray").do(1, ZAP, "cosmic-zap")
    assert t.events("drew") == []
    t.do(0, "second-encounter", "go-on").encounter(defense=2, ships=2)
    assert t.options(0, REVEALED) == ["pass", "chosen.pray"]


@pytest.mark.rule("F-POWER-1")
def test_without_home_colonies_it_cannot_pray() -> None:
    t = table("chosen", "mite", "void", hands={0: ["attack-10"], 1: ["attack-08"]}, moves=homes(0, 2))
    t.encounter(ships=2, cards=("attack-10", "attack-08"))
    assert totals(t) == (10 + 2, 8 + 4)


@pytest.mark.rule("F-DRAW-2")
def test_nobody_else_sees_the_drawn_cards_before_they_are_discarded() -> None:
    t = prayer()
    assert t.view(1).seats[0].known == []
    assert t.view(0).hand[-1][1] == "plague"


# ---------------------------------------------------------------- wild


def planned(seat: int = 0, *more: str) -> Table:
    hands = {0: ["attack-10"], 1: ["attack-08", "attack-06", *more], 2: ["attack-06"]}
    hands[seat] = [*hands[seat], "flare-chosen"]
    return table("mite", "void", "oracle", hands=hands, deck=["attack-40"]).encounter(ships=2)


@pytest.mark.rule("F-FLARE-5", "F-FLARE-2")
@pytest.mark.parametrize("seat", [0, 1])
def test_wild_a_main_player_draws_a_card_before_the_selection(seat: int) -> None:
    t = planned(seat).do(seat, PLANNING, "flare-chosen", options=["pass", "flare-chosen"])
    assert "attack-40" in t.options(seat, "encounter-card")
    assert "flare-chosen" in t.hand(seat)
    assert [(event["source"], event["number"]) for event in t.events("drew")] == [("chosen", 1)]


@pytest.mark.rule("F-FLARE-8")
def test_wild_others_may_not() -> None:
    t = planned(2)
    assert t.open == [(1, "encounter-card")]
    assert t.events("drew") == []


@pytest.mark.rule("F-TIMING-4")
def test_wild_a_card_zap_stops_it() -> None:
    t = planned(0, "card-zap").do(0, PLANNING, "flare-chosen").do(1, CARD_ZAP, "card-zap")
    assert (t.events("drew"), t.discards()[:2]) == ([], ["flare-chosen", "card-zap"])


@pytest.mark.rule("F-FLARE-6")
def test_wild_the_owner_in_force_may_not_play_it() -> None:
    t = table("chosen", "mite", "void", hands={0: ["attack-10", "flare-chosen"], 1: ["attack-08"]})
    t.encounter(ships=2, cards=("attack-10", "attack-08"))
    assert t.open == [(0, REVEALED)]
    assert t.options(0, REVEALED) == ["pass", "chosen.pray"]


# ---------------------------------------------------------------- super

GIFTS = ("attack-20", "quash", "plague")


def kept(t: Table, *faces: str) -> tuple[int, ...]:
    return tuple(card for card in t.state.seats[0].hand if t.state.faces[card] in faces)


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2")
def test_super_drawn_cards_that_are_no_encounter_cards_may_go_to_the_hand() -> None:
    """Decided after the look: the flare is offered when the cards are drawn."""
    t = prayer(*GIFTS, more=("flare-chosen",))
    assert t.events("drew")[-1]["number"] == 3
    t.do(0, RIDER, "flare-chosen", options=["pass", "flare-chosen"])
    t.do(0, "chosen-keep", kept(t, "quash")).do(0, "chosen-card", "attack-20").do(0, "chosen-way", "replace")
    assert totals(t) == (20 + 2, 10 + 4)
    assert t.hand(0) == ["attack-12", "flare-chosen", "quash"]
    assert "plague" in t.discards()


@pytest.mark.rule("F-FLARE-6")
def test_super_also_without_an_encounter_card_among_them() -> None:
    t = prayer("quash", "plague", "reinforcement-2", more=("flare-chosen",)).do(0, RIDER, "flare-chosen")
    t.do(0, "chosen-keep", kept(t, "quash", "plague", "reinforcement-2"))
    t.passes(0)  # the reinforcement
    assert t.hand(0) == ["attack-12", "flare-chosen", "plague", "quash", "reinforcement-2"]


@pytest.mark.rule("F-FLARE-6")
def test_super_it_may_be_declined_or_there_is_nothing_to_keep() -> None:
    t = prayer(*GIFTS, more=("flare-chosen",)).passes(0).do(0, "chosen-card", "old-card")
    assert t.hand(0) == ["attack-12", "flare-chosen"]
    t = prayer("attack-20", "attack-08", "negotiate", more=("flare-chosen",))
    assert t.open == [(0, "chosen-card")]


@pytest.mark.rule("F-FLARE-6")
def test_super_the_flare_itself_may_be_one_of_the_drawn_cards() -> None:
    t = prayer("flare-chosen", "quash", "plague").do(0, RIDER, "flare-chosen")
    t.do(0, "chosen-keep", kept(t, "quash"))
    assert t.hand(0) == ["attack-12", "flare-chosen", "quash"]
    t = prayer("flare-chosen", "attack-20", "negotiate").passes(0).do(0, "chosen-card", "old-card")
    assert t.hand(0) == ["attack-12"]


@pytest.mark.rule("F-FAQ-6", "F-FLARE-6")
@pytest.mark.reading("chosen-super-zapped")
def test_super_a_cosmic_zap_comes_too_late_for_the_prayer_itself() -> None:
    hands = {0: ["attack-04", "attack-12", "flare-chosen"], 1: ["attack-10", "cosmic-zap"]}
    t = table("chosen", "mite", "void", hands=hands, deck=GIFTS).encounter(ships=2, cards=("attack-04", "attack-10"))
    t.do(0, REVEALED, "chosen.pray").do(1, ZAP, "pass").do(0, RIDER, "flare-chosen").do(1, ZAP, "cosmic-zap")
    t.do(0, "chosen-card", "attack-20").do(0, "chosen-way", "replace")
    assert totals(t) == (20 + 2, 10 + 4)
    assert t.hand(0) == ["attack-12", "flare-chosen"]
    assert [ability for _, ability in uses(t)] == ["chosen.pray"]


@pytest.mark.rule("F-TIMING-4")
def test_super_a_card_zap_discards_it_and_the_gifts() -> None:
    hands = {0: ["attack-04", "attack-12", "flare-chosen"], 1: ["attack-10", "card-zap"]}
    t = table("chosen", "mite", "void", hands=hands, deck=GIFTS).encounter(ships=2, cards=("attack-04", "attack-10"))
    t.do(0, REVEALED, "chosen.pray").do(0, RIDER, "flare-chosen").do(1, CARD_ZAP, "card-zap").do(
        0, "chosen-card", "old-card"
    )
    assert t.hand(0) == ["attack-12"]
