"""Bride: weddings, swaps and divorces. Wild: the defense runs off. Super: marries again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import BEFORE, ZAP, cards, dominion
from tests.games.encounter.scenario import GATE, WARP, Table, planet, table
from tests.readings import uses
from warptable.games.encounter.engine.checks import problems
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.state import BOND
from warptable.games.encounter.engine.model.windows import W
from warptable.games.encounter.engine.verbs.held import hold
from warptable.games.encounter.engine.verbs.powers import check_power, exchange, remember
from warptable.games.encounter.engine.verbs.ships import move

FLARE, WED = "flare-bride", "window-ALLIANCE_BEFORE"
MARRY, SWAP, SHOW, DIVORCE = "bride.marry", "bride.swap-card", "bride.show-hands", "bride.divorce"
ALIENS = ("bride", "hacker", "mite", "void")


def wedding(**rest: Any) -> Table:
    """Bride attacks seat 1; nobody is invited yet."""
    return dominion(*ALIENS, **rest).encounter(ships=2)


def married(to: int = 1, *, touch: Callable[[Game], object] | None = None, **rest: Any) -> Table:
    """Bride is married, with a ring of that seat."""

    def prepare(g: Game) -> None:
        sheet = g.seats[0].sheets[0]
        hold(g, sheet, to, planet(to), 1, "test")
        remember(sheet, BOND, to)
        if touch is not None:
            touch(g)

    return dominion(*ALIENS, prepare=prepare, **rest)


def memory(t: Table) -> dict[str, Any]:
    assert not problems(t.session)
    return dict(t.state.seats[0].sheets[0].memory)


def test_the_opponent_becomes_the_spouse_and_gives_a_ship_of_its_choice() -> None:
    t = wedding().do(0, WED, MARRY, options=["pass", MARRY])
    t.do(1, "bride-ring", planet(1, 2), options=[planet(1, n) for n in range(5)])
    assert memory(t) == {BOND: 1}
    assert t.state.seats[0].sheets[0].crew == (0, 1, 0, 0)
    assert t.ships(1, planet(1, 2)) == 3
    assert uses(t) == [(0, MARRY)]


@pytest.mark.reading("bride-ring")
def test_as_the_defense_too_and_the_offense_may_give_a_ship_of_the_gate() -> None:
    t = dominion("hacker", "bride", "mite", "void").encounter(ships=2)
    t.do(1, WED, MARRY).do(0, "bride-ring", GATE)
    assert t.state.seats[1].sheets[0].crew == (1, 0, 0, 0)
    assert t.ships(0, GATE) == 1


def test_one_spouse_at_a_time() -> None:
    t = married(2).encounter(ships=2)
    assert (0, WED) not in t.open


def test_a_zapped_wedding_is_none() -> None:
    t = wedding(hands={1: ["attack-06", "cosmic-zap"]}).do(0, WED, MARRY).do(1, ZAP, "cosmic-zap")
    assert memory(t) == {}


def played(t: Table, until: tuple[int, str]) -> Table:
    """Everybody gives the default answer until this question comes."""
    for _ in range(40):
        if until in t.open:
            return t
        decision = t.session.decisions[0]
        t.do(decision.seat, decision.prompt, decision.default)
    raise AssertionError(f"{until} is never asked")


@pytest.mark.rule("F-ALLIANCE-5")
def test_bride_may_help_her_spouse_uninvited() -> None:
    t = played(married(2, first=2, destiny=["yellow"]), (0, "ally"))
    assert t.options(0, "ally") == ["decline", "offense"]
    assert t.events("free_to_join") == [{"source": "bride", "seat": 0, "other": 2}]
    assert [event["guests"] for event in t.events("invited")] == [[], []], "nobody has invited her"


@pytest.mark.rule("F-ALLIANCE-5")
def test_and_the_spouse_may_help_bride() -> None:
    t = played(married(2, destiny=["yellow"]), (2, "ally"))
    assert t.options(2, "ally") == ["decline", "offense"]


def test_others_still_need_an_invitation() -> None:
    t = played(married(2, destiny=["yellow"]), (2, "ally"))
    assert [there.may_join for there in t.state.frames[-1].seats] == [0, 0, 1, 0]


def test_they_swap_a_card_if_both_agree() -> None:
    hands = {0: ["attack-04", "attack-06"], 1: ["attack-40", "attack-08"]}
    t = played(married(hands=hands, first=2, destiny=["yellow"]), (0, BEFORE))
    assert t.options(0, BEFORE) == ["pass", SWAP, SHOW, DIVORCE]
    t.do(0, BEFORE, SWAP)
    t.do(0, "bride-given-card", cards(t, 0, "attack-04")[0])
    t.do(1, "bride-returned-card", cards(t, 1, "attack-40")[0])
    assert (t.hand(0), t.hand(1)) == (["attack-06", "attack-40"], ["attack-04", "attack-08"])
    assert SWAP not in t.options(0, BEFORE)
    assert uses(t) == [(0, SWAP)]


def test_the_spouse_may_refuse() -> None:
    t = played(married(first=2, destiny=["yellow"]), (0, BEFORE)).do(0, BEFORE, SWAP)
    t.do(1, "bride-returned-card", "refuse")
    assert (t.hand(0), t.hand(1)) == (["attack-06"], ["attack-06"])
    assert len(t.events("swap_refused")) == 1


@pytest.mark.reading("bride-show-hands")
def test_they_may_show_each_other_their_hands() -> None:
    hands = {0: ["attack-04"], 1: ["attack-40"]}
    t = played(married(hands=hands, first=2, destiny=["yellow"]), (0, BEFORE))
    t.do(0, BEFORE, SHOW).do(1, "bride-shown", "show", options=["show", "keep-hidden"])
    assert t.view(1).seats[0].known == ["attack-04"]
    assert t.view(0).seats[1].known == ["attack-40"]
    assert t.view(3).seats[1].known == []
    assert "power_used" not in [event.kind for event in t.session.log]


@pytest.mark.rule("N-RIFT-2", "N-REWARD-11")
def test_alimony_is_taken_by_backs_and_a_rift_explodes() -> None:
    t = married(hands={1: ["attack-08", "attack-10"]}, rewards={1: ["rift-3", "morph"]})
    t.do(0, "window-ENCOUNTER_START", DIVORCE).do(0, "take-rewards", 2, options=[0, 1, 2])
    t.do(0, "lose-ships", {planet(0, 1): 3})
    assert [event["face"] for event in t.events("exploded")] == ["rift-3"]
    assert "morph" in t.hand(0)


@pytest.mark.parametrize(("held", "taken"), [(5, 2), (1, 0)])
def test_a_divorce_takes_half_of_the_hand_and_is_no_use(held: int, taken: int) -> None:
    hands = {0: ["attack-06"], 1: ["attack-08"] * held, 2: ["attack-06", "cosmic-zap"]}
    t = married(hands=hands).do(0, "window-ENCOUNTER_START", DIVORCE, options=["pass", SWAP, SHOW, DIVORCE])
    assert (len(t.hand(0)), len(t.hand(1))) == (1 + taken, held - taken)
    assert memory(t) == {"divorced": (1,)}
    assert t.state.seats[0].sheets[0].crew == (0, 1, 0, 0)
    assert uses(t) == []


@pytest.mark.rule("N-REWARD-11")
def test_alimony_is_taken_by_backs() -> None:
    """Bride says how many of the cards she takes have the reward back."""
    t = rich(hands={0: ["attack-06"], 1: ["attack-08"] * 2}, rewards={1: ["retreat", "kicker-2-duplicity"]})
    t.do(0, "window-ENCOUNTER_START", DIVORCE)
    [(seat, prompt)] = t.open
    assert seat == 0
    t.do(0, prompt, 2)
    assert t.view(0).seats[0].rewards == 2
    assert t.hand(1) == ["attack-08", "attack-08"]


@pytest.mark.rule("N-RIFT-2")
def test_a_rift_among_the_alimony_explodes() -> None:
    t = rich(hands={0: ["attack-06"], 1: ["attack-08"]}, rewards={1: ["rift-2"]})
    t.do(0, "window-ENCOUNTER_START", DIVORCE)
    [(_, prompt)] = t.open
    t.do(0, prompt, 1)
    assert len(t.events("exploded")) == 1


def rich(**rest: Any) -> Table:
    """Bride is married at a table with a reward deck."""

    def prepare(g: Game) -> None:
        hold(g, g.seats[0].sheets[0], 1, planet(1), 1, "test")
        remember(g.seats[0].sheets[0], BOND, 1)

    return table(*ALIENS, variants=("dominion-aliens", "reward-deck"), prepare=prepare, **rest)


def test_it_may_come_in_each_phase() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08"] * 3}
    t = married(hands=hands)
    moments = []
    while not t.session.over and t.state.turn == 1:
        decision = t.session.decisions[0]
        if DIVORCE in decision.options:
            moments.append(str(decision.prompt))
        t.do(decision.seat, decision.prompt, decision.default)
    assert moments == [f"window-{moment.name}" for moment in W.EACH_PHASE]


def test_a_divorced_player_cannot_be_married_again() -> None:
    t = married(first=0).do(0, "window-ENCOUNTER_START", DIVORCE).encounter(ships=2)
    assert (0, WED) not in t.open


@pytest.mark.rule("F-POWER-1")
def test_the_marriage_ends_with_the_power_and_brings_no_cards() -> None:
    def overrun(g: Game) -> None:
        for number in range(3):
            move(g, 0, planet(0, number), WARP, 4)
        check_power(g, 0)

    t = married(touch=overrun, first=1, destiny=["green"])
    assert memory(t) == {}
    assert t.state.seats[0].sheets[0].crew == (0, 1, 0, 0)
    assert t.hand(1) == ["attack-06"]


def test_whoever_gets_the_sheet_of_the_own_marriage_is_single() -> None:
    t = married(touch=lambda g: exchange(g, 0, 1, "test"), first=2, destiny=["yellow"])
    assert (1, "window-ENCOUNTER_START") not in t.open


def test_the_ring_is_not_lost_to_its_owner() -> None:
    """Masochist with all other ships in the warp has not won."""

    def lose(g: Game) -> None:
        move(g, 1, planet(1), WARP, 3)
        for number in range(1, 5):
            move(g, 1, planet(1, number), WARP, 4)

    def prepare(g: Game) -> None:
        hold(g, g.seats[0].sheets[0], 1, planet(1), 1, "test")
        lose(g)

    t = dominion("bride", "masochist", "mite", "void", first=2, destiny=["yellow"], prepare=prepare)
    assert not t.session.over


# ---------------------------------------------------------------- the flare


def jilted(*moves: tuple[int, int, int, int]) -> Table:
    """Seat 1, the defense, has run off."""
    hands = {0: ["attack-06"], 1: ["attack-06", FLARE]}
    t = dominion("hacker", "virus", "mite", "void", hands=hands, moves=list(moves)).encounter(ships=2)
    return t.do(1, "window-LAUNCHED", FLARE)


@pytest.mark.reading("bride-wild-where")
def test_the_wild_flare_ends_the_turn_of_the_offense() -> None:
    t = jilted().do(0, "bride-refuge", planet(0, 3), options=[planet(0, n) for n in range(5)])
    assert (t.ships(0, planet(0, 3)), t.ships(0, GATE)) == (6, 0)
    assert t.state.player == 1
    assert FLARE in t.hand(1)


@pytest.mark.reading("bride-wild-where")
def test_the_ships_may_settle_an_empty_planet() -> None:
    t = jilted((2, 4, planet(2, 3), planet(2, 4))).do(0, "bride-refuge", planet(2, 3))
    assert t.state.seats[0].foreign == 1


def test_the_super_flare_marries_a_divorced_opponent_again_without_a_second_alimony() -> None:
    def divorced(g: Game) -> None:
        remember(g.seats[0].sheets[0], "divorced", (1,))

    hands = {0: ["attack-06", FLARE], 1: ["attack-08"] * 4}
    t = dominion(*ALIENS, hands=hands, prepare=divorced).do(0, "window-DESTINY_SETTLED", FLARE)
    assert memory(t) == {"divorced": (1,), BOND: 1}
    t.do(0, "window-FREE_2", DIVORCE)
    assert len(t.hand(1)) == 4
    assert memory(t) == {"divorced": (1,)}


def test_asked_alike_an_unmarried_bride_is_asked_nothing() -> None:
    t = dominion(*ALIENS, uniform=True, first=2, destiny=["yellow"])
    asked = set()
    while not t.session.over and t.state.turn < 2:
        decision = t.session.decisions[0]
        if decision.seat == 0:
            asked |= {option for option in decision.options if isinstance(option, str)}
        t.do(decision.seat, decision.prompt, decision.default)
    assert not any(option.startswith("bride.") for option in asked)
