"""The Reincarnator's flare: a beaten player gets a new alien; an incarnation may be kept."""

from collections.abc import Callable, Sequence

import pytest

from tests.games.encounter.scenario import Table, table
from tests.readings import aliens, uses, zapped
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.verbs.powers import gain

FLARE = "flare-reincarnator"
REINCARNATE = "reincarnator.reincarnate"
BOX = ("pacifist",)

# ---- the wild flare ----------------------------------------------------------------------------------


def boxed(left: Sequence[str]) -> Callable[[Game], None]:
    """Only these aliens are left in the box."""

    def prepare(g: Game) -> None:
        g.s.unused[:] = left

    return prepare


def beaten(
    *powers: str,
    holder: int = 1,
    zap: str = "",
    cards: tuple[str, str] = ("attack-04", "attack-40"),
    box: Sequence[str] = BOX,
) -> Table:
    """Seat 0 and its ally at seat 2 are beaten by seat 1; somebody holds the flare."""
    hands = {0: [cards[0], "attack-06"], 1: [cards[1], "attack-06"], 2: ["attack-13"]}
    hands[holder].append(FLARE)
    if zap:
        hands[0].append(zap)
    t = table(*powers, hands=hands, destiny=["blue", "red"], prepare=boxed(box))
    return t.encounter(ships=1, allies={2: ("offense", 1)}, cards=cards)


@pytest.mark.rule("F-FAQ-5", "F-FLARE-5", "F-FLARE-2", "F-GOAL-7")
def test_wild_a_beaten_player_gets_the_flare_and_after_the_encounter_a_new_alien() -> None:
    t = beaten("mite", "virus", "human")
    t.do(1, "window-AFTERMATH", FLARE, options=["pass", FLARE]).do(1, "reincarnator-victim", 2, options=[2, 0])
    assert (aliens(t, 2), aliens(t, 0)) == (["pacifist"], ["mite"])
    assert (t.hand(1), t.hand(2)) == (["attack-06"], ["attack-13", FLARE])
    assert [event["source"] for event in t.events("power_gained")] == ["reincarnator"]
    kinds = [event.kind for event in t.session.log]
    assert kinds.index("encounter_cards_discarded") < kinds.index("power_gained") < kinds.index("encounter_over")


@pytest.mark.rule("F-FLARE-5", "F-DEAL-11")
def test_wild_also_after_a_failed_deal_for_main_players_only() -> None:
    t = beaten("mite", "virus", "human", holder=2, cards=("negotiate", "negotiate"))
    t.do(2, "ships-home", 1).do(0, "deal", ("refuse",)).do(0, "lose-ships", 3).do(1, "lose-ships", 3)
    t.do(0, "ships-home", 1)
    t.do(2, "window-AFTERMATH", FLARE).do(2, "reincarnator-victim", 1, options=[0, 1])
    assert aliens(t, 1) == ["pacifist"]


@pytest.mark.rule("F-FAQ-5", "F-FLARE-5")
def test_wild_never_the_reincarnator_nor_oneself() -> None:
    t = beaten("reincarnator", "virus", "human", box=("pacifist", "void")).do(1, "window-AFTERMATH", FLARE)
    assert aliens(t, 2) in (["pacifist"], ["void"])  # the only one left to choose
    t = beaten("mite", "virus", "human", holder=0).do(0, "window-AFTERMATH", FLARE)
    assert aliens(t, 2) == ["pacifist"]


@pytest.mark.rule("F-FAQ-5", "F-FLARE-5", "F-SETUP-12")
def test_wild_aliens_with_set_up_text_are_drawn_again_and_without_any_the_old_one_stays() -> None:
    t = beaten("mite", "virus", "human", box=("tick-tock", "pacifist"))
    t.do(1, "window-AFTERMATH", FLARE).do(1, "reincarnator-victim", 2)
    assert aliens(t, 2) == ["pacifist"]
    t = beaten("mite", "virus", "human", box=("tick-tock",))
    t.do(1, "window-AFTERMATH", FLARE).do(1, "reincarnator-victim", 2)
    assert aliens(t, 2) == ["human"]


@pytest.mark.rule("F-FLARE-5", "F-TIMING-1")
def test_wild_not_against_winners() -> None:
    hands = {0: ["attack-40", "attack-06"], 1: ["attack-04", FLARE]}
    t = table("mite", "virus", "human", hands=hands).encounter(ships=1, cards=("attack-40", "attack-04"))
    assert t.open == [(0, "second-encounter")]
    assert t.events("flare_played") == []


@pytest.mark.rule("F-ART-2")
def test_wild_card_zapped_nobody_changes() -> None:
    t = beaten("mite", "virus", "human", zap="card-zap").do(1, "window-AFTERMATH", FLARE)
    t.do(0, "window-CARD_PLAYED", "card-zap")
    assert (aliens(t, 0), aliens(t, 2), t.hand(1)) == (["mite"], ["human"], ["attack-06"])


@pytest.mark.rule("F-FLARE-6")
def test_wild_not_for_the_owner_in_force() -> None:
    t = beaten("mite", "reincarnator", "human")
    assert (aliens(t, 0), t.events("flare_played")) == (["mite"], [])


# ---- the super flare ---------------------------------------------------------------------------------


def incarnated(hand: Sequence[str] = (FLARE,), *, zap: str = "", incarnation: str = "void") -> Table:
    """The Reincarnator, at present also something else, is beaten as offense."""
    hands = {0: ["attack-04", "attack-06", *hand], 1: ["attack-40", "attack-06"]}
    if zap:
        hands[1].append(zap)

    def prepare(g: Game) -> None:
        if incarnation:
            gain(g, 0, incarnation, "incarnation", "reincarnator")
        g.s.unused[:] = BOX

    t = table("reincarnator", "mite", "loser", hands=hands, destiny=["blue", "red"], prepare=prepare)
    return t.encounter(ships=1, cards=("attack-04", "attack-40"))


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2")
def test_super_it_keeps_its_present_incarnation() -> None:
    t = incarnated().do(0, "window-RIDER", FLARE, options=["pass", FLARE])
    assert (aliens(t, 0), uses(t)) == (["reincarnator", "void"], [(0, REINCARNATE)])
    assert t.hand(0) == ["attack-06", FLARE]


@pytest.mark.rule("F-FLARE-6")
def test_super_declined_it_reincarnates() -> None:
    assert aliens(incarnated().passes(0), 0) == ["reincarnator", "pacifist"]


@pytest.mark.rule("F-FLARE-6")
def test_super_not_without_an_incarnation() -> None:
    t = incarnated(incarnation="")
    assert (aliens(t, 0), t.events("flare_played")) == (["reincarnator", "pacifist"], [])


@pytest.mark.rule("F-FAQ-6", "F-ART-2")
def test_super_card_zapped_it_reincarnates() -> None:
    t = incarnated(zap="card-zap").do(0, "window-RIDER", FLARE).do(1, "window-CARD_PLAYED", "card-zap")
    assert (aliens(t, 0), t.hand(0)) == (["reincarnator", "pacifist"], ["attack-06"])


@pytest.mark.rule("F-FAQ-6", "F-ZAP-1")
def test_super_cosmic_zapped_the_flare_goes_back_and_the_power_does_nothing_at_all() -> None:
    t = incarnated(zap="cosmic-zap").do(0, "window-RIDER", FLARE).do(1, "window-USE_ANNOUNCED", "cosmic-zap")
    assert FLARE in t.hand(0)
    assert zapped(t, 0) == [False, False]  # the encounter is over
    assert aliens(t, 0) == ["reincarnator", "void"]
