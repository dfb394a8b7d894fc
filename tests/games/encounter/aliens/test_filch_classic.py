"""The classic Filch flare, an option of the table: a licence to cheat, of which nobody is told."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from tests.games.encounter.aliens.filch_classic import (
    CLASSIC,
    DECK,
    DISCARDS,
    FIRST,
    FLARE,
    FREE_PROMPTS,
    GRAB,
    SHIP,
    cheated,
    classic,
    on_top,
    quiet,
    quiet_step,
    told,
)
from tests.games.encounter.scenario import WARP, planet, table
from warptable.games.encounter.engine.editions import edition_for
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.views import View
from warptable.games.encounter.engine.verbs.planets import set_adrift

# ---------------------------------------------------------------- off by default


@pytest.mark.rule("F-FLARE-5")
def test_without_the_variant_the_flare_grabs_and_nobody_cheats_or_accuses() -> None:
    hands = {0: ["attack-10", "mobius-tubes"], 2: ["attack-06", "negotiate", FLARE]}
    t = table("mite", "void", "oracle", hands=hands, moves=[(0, 4, planet(0), WARP)])
    assert t.open == [(0, "window-ENCOUNTER_START")]
    t.do(0, "window-ENCOUNTER_START", "mobius-tubes").do(2, GRAB, FLARE, options=["pass", FLARE])
    assert t.hand(2) == ["attack-06", FLARE, "mobius-tubes"]


def test_only_the_named_variant_turns_the_flare_into_its_classic_version() -> None:
    assert edition_for("ffg", (), 3).classic == ()
    assert edition_for("ffg", (CLASSIC,), 3).classic == ("filch",)


@pytest.mark.rule("F-FLARE-5")
def test_with_the_variant_the_flare_grabs_nothing() -> None:
    t = classic("negotiate", own=("mobius-tubes",)).passes(0, 1, 2)
    t.do(0, "window-ENCOUNTER_START", "mobius-tubes").do(2, "ships-home", {planet(2, 1): 1})
    assert (t.discards(), t.hand(2)) == (["mobius-tubes"], ["attack-06", FLARE, "negotiate"])


# ---------------------------------------------------------------- cheating


@pytest.mark.rule("F-FLARE-5")
def test_a_ship_on_a_planet_adrift_is_not_within_reach() -> None:
    def cast_off(game: Game) -> None:
        set_adrift(game, planet(2, 4), "voyager")
        game.changes.clear()

    t = classic(aliens=("mite", "void", "voyager"), variants=(CLASSIC, "dominion-aliens"), prepare=cast_off, moves=())
    assert t.game.in_warp(2) == 4
    t.passes(0, 1)
    assert [one for one in t.decision(2, FIRST).options if one[0] == SHIP] == []


@pytest.mark.rule("F-FLARE-5")
@pytest.mark.reading("cheat-how")
def test_everything_within_reach_is_offered_at_once() -> None:
    t = classic(prepare=on_top("attack-15")).passes(0, 1)
    ships = [(SHIP, planet(2, n)) for n in range(5)]
    t.do(2, FIRST, "pass", options=["pass", "accuse", *ships, DECK, DISCARDS])


def test_without_ships_in_the_warp_or_discards_only_the_deck_is_left() -> None:
    classic(moves=()).passes(0, 1).do(2, FIRST, "pass", options=["pass", "accuse", DECK])


def test_a_ship_comes_back_from_the_warp() -> None:
    t = cheated(classic(), (SHIP, planet(2, 1)))
    assert (t.ships(2, WARP), t.ships(2, planet(2, 1))) == (0, 5)


def test_ships_fresh_in_the_warp_are_the_last_to_leave_it() -> None:
    t = classic("flare-human", own=("plague",)).passes(0, 1, 2)
    t.do(0, "window-ENCOUNTER_START", "plague").do(0, "plague-victim", 2)
    t.do(2, "lose-ships", {planet(2, 1): 3}).do(2, "plague-card", "flare-human")
    assert (t.game.e.seats[2].warped, t.ships(2, WARP)) == (3, 4)
    quiet(t, "window-FREE_1").passes(0, 1).do(2, "window-FREE_1", (SHIP, planet(2, 2)))
    assert (t.game.e.seats[2].warped, t.ships(2, WARP)) == (3, 3)


def test_the_top_card_of_the_deck_goes_to_the_hand() -> None:
    t = cheated(classic(), DECK)
    assert t.hand(2) == ["attack-06", "attack-30", FLARE]


def test_the_top_card_of_the_discards_goes_to_the_hand() -> None:
    t = cheated(classic(prepare=on_top("attack-15")), DISCARDS)
    assert (t.hand(2), t.discards()) == (["attack-06", "attack-15", FLARE], [])


@pytest.mark.rule("F-FLARE-3", "F-FLARE-4")
@pytest.mark.reading("cheat-how")
def test_cheating_is_once_in_an_encounter_and_does_not_count_as_a_flare() -> None:
    t = cheated(classic("flare-human"), DECK)
    assert t.game.e.flares == {}
    quiet(t, "window-FREE_1").passes(0, 1).do(2, "window-FREE_1", "pass", options=["pass", "accuse"])


def test_in_the_next_encounter_it_may_cheat_again() -> None:
    t = cheated(classic(), DECK)
    quiet(t, "second-encounter").do(0, "second-encounter", "go-on")
    t.passes(0, 1).do(2, "window-FREE_1", DECK)
    assert t.hand(2) == ["attack-06", "attack-20", "attack-30", FLARE]


@pytest.mark.rule("F-FLARE-4")
@pytest.mark.reading("cheat-who-may-not")
def test_who_has_played_another_flare_in_this_encounter_cannot_cheat() -> None:
    hands = {0: ["attack-10", FLARE, "flare-calculator"], 1: ["attack-06", "attack-08"]}
    t = table("mite", "void", "oracle", hands=hands, variants=(CLASSIC,))
    quiet(t, "window-CARDS_SELECTED").do(0, "window-CARDS_SELECTED", "flare-calculator")
    t.do(0, "calculator-call", "odd").do(0, "window-FREE_5", "pass", options=["pass", "accuse"])


@pytest.mark.rule("F-FLARE-6")
@pytest.mark.reading("cheat-who-may-not")
def test_filch_in_force_cannot_cheat_and_has_its_super() -> None:
    t = classic(aliens=("mite", "void", "filch")).passes(0, 1)
    t.do(2, FIRST, "pass", options=["pass", "accuse"])
    quiet(t, "window-CARDS_DISCARDED").do(2, "window-CARDS_DISCARDED", FLARE).do(2, "filch-card", "attack-10")
    assert t.hand(2) == ["attack-06", "attack-10", FLARE]


@pytest.mark.rule("F-TIMING-4")
def test_a_card_zap_finds_nothing_to_answer() -> None:
    t = cheated(classic(own=("card-zap",)), DECK)
    assert t.open == [(0, "window-FREE_1")]


def test_a_flare_on_a_sheet_is_no_licence() -> None:
    """Playing off the hoard is a use of the power, which everybody sees."""
    hands = {0: ["attack-10", "attack-04"], 1: ["attack-06"], 2: ["attack-06"]}
    t = table("mite", "void", "miser", hands=hands, stored={2: [FLARE, "attack-08"]}, variants=(CLASSIC,))
    t.passes(0, 1).do(2, FIRST, "pass", options=["pass", "accuse"])


# ---------------------------------------------------------------- nobody is told


@pytest.mark.parametrize("loot", [(SHIP, planet(2, 1)), DECK, DISCARDS])
@pytest.mark.reading("cheat-how")
def test_the_holder_learns_of_it_and_nobody_else(loot: Any) -> None:
    t = classic(prepare=on_top("attack-15"))
    fair = classic(prepare=on_top("attack-15")).passes(0, 1, 2)
    cheated(t, loot)
    for seat in (0, 1, None):
        assert told(t, seat) == told(fair, seat)
        assert t.session.waiting() == fair.session.waiting()
    last = next(event for event in told(t, 2) if event["kind"] == "cheated")
    assert last["loot"] == (loot[0] if isinstance(loot, tuple) else loot)
    assert len(told(t, 2)) == len(told(fair, 2)) + 1


def differs(field: str, one: View, other: View) -> bool:
    return bool(getattr(one, field) != getattr(other, field))


@pytest.mark.parametrize(
    ("loot", "changed"),
    [((SHIP, planet(2, 1)), {"planets", "warp"}), (DECK, {"seats", "deck"}), (DISCARDS, {"seats", "discard"})],
)
def test_in_the_view_of_the_others_only_counters_change(loot: Any, changed: set[str]) -> None:
    t = classic(prepare=on_top("attack-15")).passes(0, 1)
    before = t.view(0), t.view(None)
    fair = classic(prepare=on_top("attack-15")).passes(0, 1, 2)
    t.do(2, FIRST, loot)
    for old, seat in zip(before, (0, None), strict=True):
        now = t.view(seat)
        assert {field.name for field in fields(now) if differs(field.name, now, fair.view(seat))} == changed
        for number, (mine, theirs) in enumerate(zip(now.seats, old.seats, strict=True)):
            more = 1 if number == 2 and loot in (DECK, DISCARDS) else 0
            assert mine == replace(theirs, hand=theirs.hand + more)


def test_who_knew_the_top_of_the_deck_does_not_see_it_in_the_hand() -> None:
    def known_to_all(game: Any) -> None:
        game.s.seen[game.s.piles["cosmic"].draw[-1]] = 7

    t = cheated(classic(prepare=known_to_all), DECK)
    assert t.view(0).seats[2].known == []


@pytest.mark.parametrize("uniform", [False, True])
@pytest.mark.parametrize("loot", [(SHIP, planet(2, 1)), DECK])
def test_the_questions_of_a_whole_encounter_do_not_betray_it(loot: Any, uniform: bool) -> None:
    """Who is asked, and in which order, is the same with and without a cheat."""

    def asked(answer: Any) -> list[tuple[tuple[int, str], ...]]:
        t = classic(uniform=uniform, moves=((2, 2, planet(2), WARP),))  # one ship is left in the warp in any case
        seen = []
        done = False
        while t.open != [(0, "second-encounter")]:
            seen.append(t.session.waiting())
            if not done and t.open == [(2, FIRST)]:
                t.do(2, FIRST, answer)
                done = True
            else:
                quiet_step(t)
        assert done
        return seen

    assert asked(loot) == asked("pass")


@pytest.mark.rule("F-TIMING-1")
def test_asked_uniformly_also_who_holds_no_flare_is_asked_after_its_accusation() -> None:
    def asked(second: str) -> list[tuple[int, str]]:
        hands = {0: ["attack-10"], 1: ["attack-06", second], 2: ["attack-06"]}
        deck = [FLARE] if second != FLARE else []
        t = table("mite", "void", "oracle", hands=hands, deck=deck, variants=(CLASSIC,), uniform=True)
        while t.open != [(1, FIRST)]:
            t.passes(t.open[0][0])
        t.do(1, FIRST, "accuse").do(1, "accuse", 0)
        seen = []
        while t.open != [(0, "second-encounter")]:
            seen.append(t.open[0])
            quiet_step(t)
        return seen

    holder, other = asked(FLARE), asked("attack-08")
    assert holder == other
    assert [prompt for seat, prompt in other if seat == 1 and prompt in FREE_PROMPTS] != []
