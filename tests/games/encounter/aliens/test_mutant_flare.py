"""The Mutant's flare: tribute after a win or a deal; room in the hand before the refill."""

import pytest

from tests.games.encounter.scenario import Table, table
from tests.readings import zapped

FLARE = "flare-mutant"
SPOILS = "window-SPOILS"
BEFORE = "window-ALLIANCE_BEFORE"
ZAP = ["attack-06", "cosmic-zap"]
NEXT = ["attack-40", "attack-30", "attack-20", "attack-15"]


def won(own: str = "attack-40", allied: str = "defense", bystander: str = "attack-06") -> Table:
    hands = {0: [own, FLARE], 1: ["attack-08", "attack-10"], 2: ["attack-12"], 3: ["attack-13"], 4: [bystander]}
    t = table("parasite", "void", "trader", "virus", "human", hands=hands)
    return t.encounter(ships=3, allies={2: (allied, 1)}, cards=(own, "attack-08"))


def robbed(t: Table) -> list[tuple[int, int, int]]:
    return [(event["seat"], event["victim"], event["number"]) for event in t.events("took")]


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5", "F-RES-9")
def test_wild_the_opponent_and_its_allies_pay_a_card_each() -> None:
    t = won().do(0, SPOILS, FLARE, options=["pass", FLARE])
    assert robbed(t) == [(0, 1, 1), (0, 2, 1)]
    assert t.hand(0) == ["attack-10", "attack-12", FLARE]
    assert [event["source"] for event in t.events("took")] == ["mutant", "mutant"]


@pytest.mark.rule("F-FLARE-5")
def test_wild_own_allies_pay_nothing() -> None:
    t = won(allied="offense").do(0, SPOILS, FLARE)
    assert robbed(t) == [(0, 1, 1)]


@pytest.mark.rule("F-DEAL-1", "F-RES-9")
def test_wild_after_a_deal_only_the_opponent_pays() -> None:
    hands = {0: ["negotiate", FLARE, "attack-20"], 1: ["negotiate", "attack-10"], 2: ["attack-12"]}
    t = table("parasite", "void", "trader", hands=hands)
    t.encounter(ships={0: 1}, allies={2: ("defense", {10: 1})}, cards=("negotiate", "negotiate"))
    t.do(2, "ships-home", {10: 1}).do(0, "deal", (("give", "attack-20"), "propose")).do(1, "deal", ("accept",))
    t.do(0, "ships-home", {0: 1}).do(0, SPOILS, FLARE)
    assert robbed(t) == [(0, 1, 1)]


@pytest.mark.rule("F-FLARE-5")
def test_wild_a_loser_cannot_play_it() -> None:
    t = won("attack-01", allied="offense")
    assert t.events("outcome")[-1]["winner"] == 1
    assert t.events("flare_played") == []


@pytest.mark.rule("F-FLARE-8")
def test_wild_an_ally_cannot_play_it() -> None:
    hands = {0: ["attack-40"], 1: ["attack-08", "attack-10"], 2: ["attack-12", FLARE]}
    t = table("parasite", "void", "trader", hands=hands)
    t.encounter(ships=3, allies={2: ("offense", 1)}, cards=("attack-40", "attack-08"))
    assert t.events("outcome")[-1]["winner"] == 0
    assert t.events("flare_played") == []


@pytest.mark.rule("F-TIMING-4")
def test_wild_card_zapped_nobody_pays() -> None:
    t = won(bystander="card-zap").do(0, SPOILS, FLARE).do(4, "window-CARD_PLAYED", "card-zap")
    assert robbed(t) == []
    assert FLARE in t.discards()


# ---------------------------------------------------------------- super


def mutant(hand: list[str], bystander: list[str] | None = None) -> Table:
    hands = {0: [*hand, FLARE], 1: ["attack-08", "attack-10"], 2: bystander or ["attack-06"]}
    return table("mutant", "void", "filch", hands=hands, deck=NEXT).encounter(ships=1)


def discard(t: Table, *faces: str) -> Table:
    held = t.state.seats[0].hand
    cards = tuple(card for card in held if t.state.faces[card] in faces)
    return t.do(0, "mutant-cards", cards)


FULL = ["attack-01", "attack-04", "attack-05", "attack-06", "attack-06", "attack-07", "negotiate"]


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2")
@pytest.mark.reading("mutant-super-before")
def test_super_up_to_three_cards_make_room_for_the_refill() -> None:
    t = mutant(FULL).do(0, BEFORE, FLARE, options=["pass", FLARE])
    decision = t.decision(0, "mutant-cards")
    assert (decision.low, decision.high) == (1, 3)  # type: ignore[attr-defined]
    discard(t, "attack-01", "attack-04", "attack-05")
    assert t.discards() == ["attack-01", "attack-04", "attack-05"]
    t.do(0, BEFORE, "mutant.refill", options=["pass", "mutant.refill"])
    for _ in range(3):
        t.do(0, "mutant-source", "deck")
    assert t.hand(0) == sorted([*FULL[3:], FLARE, *NEXT[:3]])


@pytest.mark.rule("F-FLARE-6")
@pytest.mark.reading("mutant-super-before")
def test_super_the_power_need_not_follow() -> None:
    t = discard(mutant(FULL).do(0, BEFORE, FLARE), "attack-01").passes(0)
    assert len(t.hand(0)) == 7


@pytest.mark.rule("F-FLARE-6")
@pytest.mark.reading("mutant-super-before")
def test_super_after_the_refill_it_is_too_late() -> None:
    t = mutant(FULL[:-1]).do(0, BEFORE, "mutant.refill", options=["pass", "mutant.refill", FLARE])
    t.do(0, "mutant-source", "deck")
    assert t.open == [(0, "invite")]


@pytest.mark.rule("F-FLARE-5")
def test_super_is_not_for_others() -> None:
    t = table("void", "parasite", "filch", hands={0: [*FULL, FLARE]}).encounter(ships=1)
    assert t.open == [(0, "encounter-card")]


@pytest.mark.rule("F-TIMING-4")
def test_super_card_zapped_the_power_is_not_touched() -> None:
    t = mutant(FULL, ["card-zap"]).do(0, BEFORE, FLARE).do(2, "window-CARD_PLAYED", "card-zap")
    assert sorted(t.discards()) == ["card-zap", FLARE]
    t.do(0, BEFORE, "mutant.refill", options=["pass", "mutant.refill"])


@pytest.mark.rule("F-FAQ-6", "F-FLARE-7")
def test_super_cosmic_zapped_the_power_is_off_and_the_flare_turns_wild() -> None:
    t = mutant(["attack-23"], ZAP).do(0, BEFORE, FLARE).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert zapped(t, 0) == [True]
    t.encounter(ships=1, cards=("attack-23", "attack-08"))
    t.do(0, SPOILS, FLARE, options=["pass", FLARE])
    assert t.hand(0) == ["attack-10", FLARE]
    assert t.events("power_used") == []


@pytest.mark.rule("F-FLARE-6")
def test_super_with_nothing_to_discard_but_itself_it_is_not_offered() -> None:
    hands = {0: ["attack-20"], 1: ["flare-mutant"], 2: ["attack-23"]}
    t = table("mite", "mutant", "pacifist", hands=hands).encounter(ships=3)
    assert t.options(1, "window-ALLIANCE_BEFORE") == ["pass", "mutant.refill"]
