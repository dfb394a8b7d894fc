"""What holds for all special ships: set-up, markers that turn, ships that are captured or gone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import VARIANT, buried
from tests.games.encounter.scenario import OUT, WARP, planet
from tests.games.encounter.ships.tables import (
    FLAG,
    FLAGS,
    SALVAGE,
    SECOND_FLAG,
    SECOND_SALVAGE,
    TWO,
    TWO_FLAGS,
    TWO_VESSELS,
    VESSELS,
    fight,
    mark,
    on,
    quiet,
    ships,
)
from tests.readings import totals
from warptable import new_game
from warptable.games.encounter.engine.checks import problems
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.places import GATE, HELD
from warptable.games.encounter.engine.verbs.held import hold
from warptable.games.encounter.engine.verbs.ships import move

OOZE = "window-CARDS_SELECTED"
HANDS = {0: ["attack-20", "attack-08"], 1: ["attack-06"]}


@pytest.mark.rule("N-SHIP-1", "N-SHIP-6", "N-SETUP-3")
@pytest.mark.parametrize(("variants", "kinds"), [(FLAGS, [FLAG]), (VESSELS, [SALVAGE]), (TWO, [FLAG, SALVAGE])])
def test_at_set_up_everybody_chooses_a_ship_at_the_same_time(variants: tuple[str, ...], kinds: list[str]) -> None:
    game = new_game("ffg", 3, 1, (), variants)
    for kind in kinds:
        assert [str(decision.prompt) for decision in game.decisions] == ["mark-ship"] * 3
        assert all((decision.about or {})["mark"] == kind for decision in game.decisions)
        for decision in list(game.decisions):
            game.answer(decision, planet(decision.seat, 2))
    assert [(mark.kind, mark.seat, mark.place) for mark in game.state.marks] == [
        (kind, seat, planet(seat, 2)) for kind in kinds for seat in range(3)
    ]
    assert all(mark.ready for mark in game.state.marks)
    assert game.view(None).marks == game.state.marks
    assert not problems(game)


@pytest.mark.rule("N-TWO-1")
def test_one_ship_cannot_carry_both_markers() -> None:
    """Tourist has taken all ships but one off its first planet."""
    game = new_game("ffg", 3, 1, ("tourist", "mite", "void"), (*TWO, *VARIANT))
    [boarding] = game.decisions
    game.answer(boarding, ((planet(0), 3),))
    for decision in list(game.decisions):
        game.answer(decision, planet(decision.seat))
    mine = next(decision for decision in game.decisions if decision.seat == 0)
    assert list(mine.options) == [planet(0, n) for n in range(1, 5)]


@pytest.mark.rule("N-SETUP-3")
@pytest.mark.parametrize("variants", [(), VARIANT, ("reward-deck",), ("technology",)])
def test_tables_without_the_variant_have_none(variants: tuple[str, ...]) -> None:
    game = new_game("ffg", 3, 1, (), variants)
    assert game.state.marks == []
    assert game.game.registry.ships == {}


@pytest.mark.rule("N-SHIP-2")
@pytest.mark.parametrize("place", [WARP, OUT])
def test_without_control_there_is_no_special_action(place: int) -> None:
    t = ships(hands=HANDS, at={(0, FLAG): place})
    assert (0, "window-ENCOUNTER_START") not in t.open


@pytest.mark.rule("N-SHIP-2")
def test_neither_for_a_prisoner() -> None:
    def capture(g: Game) -> None:
        hold(g, g.seats[1].sheets[0], 0, planet(0), 1, "test", (FLAG,))

    t = ships("mite", "virus", "void", variants=(*FLAGS, *VARIANT), hands=HANDS, touch=capture)
    assert mark(t).place == HELD
    assert (0, "window-ENCOUNTER_START") not in t.open


@pytest.mark.rule("N-SHIP-4")
@pytest.mark.reading("special-marker-up")
def test_the_marker_turns_up_when_the_ship_leaves_the_warp() -> None:
    def lose(g: Game) -> None:
        move(g, 0, planet(0), WARP, 1, (FLAG,))

    t = quiet(ships(hands=HANDS, used=((0, FLAG),), touch=lose))
    assert not mark(t).ready
    t.do(0, "regroup", planet(0, 2))
    assert (mark(t).place, mark(t).ready) == (planet(0, 2), True)


@pytest.mark.rule("N-SHIP-4")
@pytest.mark.reading("special-marker-up")
def test_the_marker_turns_up_after_an_own_turn_without_a_second_encounter() -> None:
    t = ships(hands=HANDS, used=((0, FLAG), (1, FLAG)))
    fight(t, (0, "second-encounter"), ships={planet(0, 1): 2}, cards=("attack-20", "attack-06"))
    assert not mark(t).ready
    quiet(t.do(0, "second-encounter", "stop"))
    assert mark(t).ready
    assert not mark(t, 1).ready


@pytest.mark.rule("N-SHIP-4")
def test_it_stays_down_after_a_second_encounter() -> None:
    t = ships(hands=HANDS, used=((0, FLAG),), destiny=["blue", "green"])
    fight(t, (0, "second-encounter"), ships={planet(0, 1): 2}, cards=("attack-20", "attack-06"))
    t.do(0, "second-encounter", "go-on")
    while t.state.player == 0 and not t.session.over:
        decision = t.session.decisions[0]
        t.do(decision.seat, decision.prompt, decision.default)
    assert not mark(t).ready


@pytest.mark.rule("N-SHIP-5")
@pytest.mark.reading("special-new-marker")
def test_the_marker_of_a_ship_out_of_the_game_comes_to_a_freed_ship_or_another() -> None:
    def gone(g: Game) -> None:
        move(g, 0, planet(0), OUT, 1, (FLAG,))
        move(g, 0, planet(0, 1), WARP, 1)

    t = ships(hands=HANDS, used=((0, FLAG),), touch=gone)
    quiet(t).do(0, "regroup", planet(0, 1))
    t.do(
        0,
        "new-marker",
        planet(0, 1),
        options=[planet(0, 1), planet(0), *(planet(0, n) for n in (2, 3, 4)), "no-marker"],
    )
    assert (mark(t).place, mark(t).ready) == (planet(0, 1), True)


@pytest.mark.rule("N-SHIP-5")
def test_so_does_that_of_a_prisoner_but_only_if_its_owner_wants() -> None:
    def capture(g: Game) -> None:
        hold(g, g.seats[1].sheets[0], 0, planet(0), 1, "test", (FLAG,))
        move(g, 0, planet(0, 1), WARP, 1)

    t = ships("mite", "pirate", "void", variants=(*FLAGS, *VARIANT), hands=HANDS, touch=capture)
    on(t, {}, (0, "regroup")).do(0, "regroup", planet(0, 1)).do(0, "new-marker", "no-marker")
    assert mark(t).place == HELD


@pytest.mark.rule("N-SHIP-5", "N-TWO-1")
def test_a_freed_ship_that_stands_alone_gets_one_marker_only() -> None:
    def all_gone(g: Game) -> None:
        for kind in (FLAG, SALVAGE):
            place = next(one.place for one in g.s.marks if (one.seat, one.kind) == (0, kind))
            move(g, 0, place, OUT, 1, (kind,))
        for place in range(5):
            move(g, 0, place, WARP, g.s.ships[place][0])

    t = quiet(ships(variants=TWO, hands=HANDS, touch=all_gone))
    t.do(0, "new-marker", GATE, options=[GATE, "no-marker"])  # without a colony the freed ship goes to the gate
    assert (0, "new-marker") not in t.open
    assert [mark(t, 0, kind).place for kind in (FLAG, SALVAGE)] == [GATE, OUT]


@pytest.mark.rule("N-SHIP-5")
def test_nobody_is_asked_while_the_ship_is_only_in_the_warp() -> None:
    t = quiet(ships(hands=HANDS, at={(0, FLAG): WARP}))
    t.do(0, "regroup", planet(0, 1))
    assert (0, "new-marker") not in t.open
    assert mark(t).place == planet(0, 1)


def _gone(seat: int) -> Callable[[Game], None]:
    """The flagship of this seat is out of the game, and another ship of it in the warp."""

    def touch(g: Game) -> None:
        move(g, seat, planet(seat), OUT, 1, (FLAG,))
        move(g, seat, planet(seat, 1), WARP, 1)

    return touch


@pytest.mark.rule("N-SHIP-5")
@pytest.mark.parametrize("card", ["mobius-tubes", "rift-3"])
@pytest.mark.reading("special-new-marker")
def test_a_ship_that_a_card_frees_in_the_own_regroup_phase_is_freed_too(card: str) -> None:
    rift = card == "rift-3"
    hands = HANDS if rift else HANDS | {0: [*HANDS[0], card]}
    t = quiet(ships(touch=_gone(0), hands=hands, rewards={0: [card]} if rift else None))
    while (0, "window-ENCOUNTER_START") not in t.open:
        t.passes(t.open[0][0])
    t.do(0, "window-ENCOUNTER_START", card)
    t.do(0, "ships-home", {planet(0, 1): 1})
    places = [planet(0, n) for n in range(5)]
    t.do(0, "new-marker", planet(0, 3), options=[*places, "no-marker"])
    assert (mark(t).place, mark(t).ready) == (planet(0, 3), True)


@pytest.mark.rule("N-SHIP-5")
@pytest.mark.reading("special-new-marker")
def test_not_in_the_regroup_phase_of_somebody_else() -> None:
    t = quiet(ships(touch=_gone(1), rewards={0: ["rift-3"]}))
    t.do(0, "window-ENCOUNTER_START", "rift-3").do(1, "ships-home", {planet(1): 1})
    assert (1, "new-marker") not in t.open
    assert mark(t, 1).place == OUT


@pytest.mark.rule("N-SHIP-5")
def test_new_marker_after_void() -> None:
    """Void removes the flagship; when its owner frees a ship in the own regroup phase, that ship may be the new one."""
    hands = {0: ["attack-40"], 1: ["attack-04"]}
    t = ships("void", "mite", "virus", hands=hands, moves=[(1, 1, planet(1, 1), WARP)], destiny=["blue", "green"])
    fight(t, (1, "regroup"), ships=4, cards=("attack-40", "attack-04"))
    while (1, "regroup") not in t.open:
        decision = t.session.decisions[0]
        t.do(decision.seat, decision.prompt, decision.default)
    assert mark(t, 1).place == OUT
    t.do(1, "regroup", planet(1, 1)).do(1, "new-marker", planet(1, 1))
    assert mark(t, 1).place == planet(1, 1)


# ---------------------------------------------------------------- two of them


@pytest.mark.rule("N-TWO-1")
def test_two_special_ships_are_for_four_players_at_most() -> None:
    with pytest.raises(ValueError, match=r"^two-ships is for at most 4 players, not 5$"):
        new_game("ffg", 5, 1, (), TWO)
    assert new_game("ffg", 4, 1, (), TWO).decisions


@pytest.mark.rule("N-TWO-1", "N-TWO-2")
@pytest.mark.parametrize(
    ("variants", "kinds"),
    [(TWO, (FLAG, SALVAGE)), (TWO_FLAGS, (FLAG, SECOND_FLAG)), (TWO_VESSELS, (SALVAGE, SECOND_SALVAGE))],
)
def test_players_have_one_of_each_or_two_equal_ships(variants: tuple[str, ...], kinds: tuple[str, str]) -> None:
    t = ships(variants=variants, hands=HANDS)
    assert {(mark.seat, mark.kind) for mark in t.state.marks} == {(s, k) for s in range(3) for k in kinds}
    with pytest.raises(ValueError, match=rf"^{variants[0]} is for at most 4 players, not 5$"):
        new_game("ffg", 5, 1, (), variants)


@pytest.mark.rule("N-TWO-2", "N-FLAG-1", "N-FLAG-2", "N-SHIP-3")
def test_each_of_two_flagships_has_a_marker_and_an_effect_of_its_own() -> None:
    """One is sent, the other jumps after it: each adds 3, and only the one that has jumped is used."""
    at = {(0, SECOND_FLAG): planet(0, 1)}
    t = fight(ships(variants=TWO_FLAGS, hands=HANDS, at=at), (0, "one-special"), ships={planet(0): 2})
    t.do(0, "one-special", FLAG, options=[FLAG, SECOND_FLAG]).do(0, "launch", {planet(0): 2})
    t.do(0, "which-ships", "with-it")
    on(t, {}, (0, "window-FREE_3")).do(
        0, "window-FREE_3", "second-flagship.drive", options=["pass", "flagship.drive", "second-flagship.drive"]
    )
    assert (t.decision(0, "flagship-to").about or {})["mark"] == SECOND_FLAG
    t.do(0, "flagship-to", GATE)
    assert t.events("ship_jumped") == [{"source": SECOND_FLAG, "seat": 0, "mark": SECOND_FLAG, "place": GATE}]
    assert (mark(t).ready, mark(t, 0, SECOND_FLAG).ready) == (True, False)
    fight(t, (0, "window-REVEALED_TOTAL"), cards=("attack-08", "attack-06"))
    for add in ("flagship.strengthen", "second-flagship.strengthen"):
        t.do(0, "window-REVEALED_TOTAL", add)
    quiet(t)
    assert totals(t) == (8 + 3 + 3 + 3, 6 + 4)


@pytest.mark.rule("N-TWO-2", "N-SALV-1", "N-SALV-3")
def test_each_of_two_salvage_vessels_has_a_marker_and_an_effect_of_its_own() -> None:
    cards = ("attack-20", "attack-06")
    lying = buried("negotiate", "attack-40")
    t = ships(variants=(*TWO_VESSELS, "reward-deck"), hands={0: [cards[0]], 1: [cards[1]]}, touch=lying)
    t.do(0, "window-ENCOUNTER_START", "second-salvage-vessel.beam").do(0, "salvage-vessel-face", "attack-40")
    assert (mark(t, 0, SALVAGE).ready, mark(t, 0, SECOND_SALVAGE).ready) == (True, False)
    t.do(0, "window-ENCOUNTER_START", "salvage-vessel.beam", options=["pass", "salvage-vessel.beam"])
    assert t.hand(0) == ["attack-20", "attack-40", "negotiate"]
    script: dict[str, list[Any]] = {"one-special": [SECOND_SALVAGE], "which-ships": ["with-it"]}
    script["launch"] = [{planet(0): 2}]
    fight(on(t, {}, (0, "aim")), (0, "one-special"), ships={planet(0): 2}, cards=cards)
    on(t, {(0, prompt): answer for prompt, answer in script.items()}, (0, "invite"))
    fight(t, (0, "window-SPOILS"), cards=cards)
    t.do(0, "window-SPOILS", "second-salvage-vessel.salvage", options=["pass", "second-salvage-vessel.salvage"])
    assert t.view(0).seats[0].rewards == 2


@pytest.mark.rule("N-SHIP-1")
def test_variants_of_special_ships_exclude_each_other() -> None:
    with pytest.raises(ValueError, match="exclude each other"):
        new_game("ffg", 4, 1, (), (*FLAGS, *TWO))


@pytest.mark.rule("N-TWO-3")
@pytest.mark.reading("two-special-ships-sent")
def test_both_cannot_be_sent_into_one_encounter() -> None:
    t = fight(ships(variants=TWO, hands=HANDS), (0, "one-special"), ships={planet(0): 3})
    t.do(0, "one-special", FLAG, options=[FLAG, SALVAGE])
    assert t.options(0, "launch").count(planet(0)) == 1
    t.do(0, "launch", {planet(0): 3})
    assert (mark(t).place, mark(t, 0, SALVAGE).place) == (-1, planet(0))
    assert t.ships(0, planet(0)) == 1


@pytest.mark.rule("N-TWO-3")
def test_alone_on_a_planet_the_other_one_cannot_be_sent_at_all() -> None:
    at = {(0, SALVAGE): planet(1, 2)}
    t = fight(ships(variants=TWO, hands=HANDS, at=at), (0, "one-special"))
    t.do(0, "one-special", FLAG)
    assert planet(1, 2) not in t.options(0, "launch")


@pytest.mark.rule("N-TWO-3")
@pytest.mark.reading("two-special-ships-sent")
def test_the_hyperspace_drive_may_bring_the_second_one() -> None:
    t = fight(ships(variants=TWO, hands=HANDS), (0, "one-special"))
    t.do(0, "one-special", SALVAGE).do(0, "launch", {planet(0): 1}).do(0, "which-ships", "with-it")
    on(t, {}, (0, "window-FREE_3")).do(0, "window-FREE_3", "flagship.drive").do(0, "flagship-to", -1)
    assert (mark(t).place, mark(t, 0, SALVAGE).place) == (-1, -1)


@pytest.mark.rule("N-TWO-3")
@pytest.mark.reading("two-special-ships-sent")
def test_amoeba_may_bring_both() -> None:
    t = ships("amoeba", "mite", "void", variants=TWO, hands=HANDS)
    fight(t, (0, "one-special"))
    t.do(0, "one-special", SALVAGE).do(0, "launch", {planet(0): 1}).do(0, "which-ships", "with-it")
    script: dict[tuple[int, str], list[Any]] = {
        (0, "invite"): [()],
        (1, "invite"): [()],
        (0, "encounter-card"): ["attack-20"],
    }
    on(t, script | {(1, "encounter-card"): ["attack-06"]}, (0, OOZE))
    t.do(0, OOZE, "amoeba.ooze").do(0, "amoeba-way", "ships-in").do(0, "amoeba-in", {planet(0): 1})
    t.do(0, "which-ships", "with-it")
    assert (mark(t).place, mark(t, 0, SALVAGE).place) == (-1, -1)


# ---------------------------------------------------------------- one batch


def test_nobody_is_asked_while_a_batch_has_moved_in_part() -> None:
    """The first of two ships would found the third home colony, and the power would still be lost while the owner says
    whether the flagship is the second one."""
    away = [(0, 4, planet(0, number), WARP) for number in (2, 3, 4)]
    variants, at = ("reward-deck", *FLAGS), {(0, FLAG): planet(0, 1)}
    t = ships("mite", "virus", "void", variants=variants, at=at, rewards={0: ["rift-1"]}, moves=away)
    quiet(t, (0, "window-ENCOUNTER_START"))
    lost = [t.state.seats[0].sheets[0].lost]
    t.do(0, "window-ENCOUNTER_START", "rift-1").do(0, "found-planet", planet(0, 4))
    t.do(0, "deal-colony", {planet(0): 1, planet(0, 1): 1})
    about = t.decision(0, "which-ships").about or {}
    assert (about["place"], about["destination"], about["lost"]) == (planet(0, 1), planet(0, 4), False)
    assert not problems(t.session)
    assert (t.ships(0, planet(0)), t.ships(0, planet(0, 4))) == (3, 0)  # nothing has moved yet
    t.do(0, "which-ships", "with-it")
    assert [*lost, t.state.seats[0].sheets[0].lost] == [True, False]
    assert mark(t).place == planet(0, 4)


def test_ships_that_are_spread_are_counted_once() -> None:
    """Of two planets the first one gets the flagship, so the second one is not asked about."""
    t = quiet(ships("greenhorn", "mite", "virus", variants=(*VARIANT, *FLAGS)))
    t.do(0, "greenhorn-asked", 1)
    quiet(t, (0, "window-REGROUP_OPEN")).do(0, "window-REGROUP_OPEN", "greenhorn.regroup-all")
    assert sum(t.ships(0, planet(0, number)) for number in range(5)) == 20  # nothing has moved yet
    t.do(0, "greenhorn-ships", {planet(0): 4, planet(0, 1): 4, planet(0, 2): 12})
    t.do(0, "which-ships", "without-it").do(0, "which-ships", "with-it")
    assert (0, "which-ships") not in t.open
    assert mark(t).place == planet(0, 1)
