"""The technology variant: techs are dealt, researched, completed, abandoned and replaced (F-TECH)."""

import pytest

from tests.games.encounter.scenario import GATE, WARP, Table, planet, table
from tests.readings import lab
from warptable import new_game
from warptable.games.encounter.engine.content.registry import all_techs
from warptable.games.encounter.engine.editions.ffg import TECHS
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.laboratory import Tech
from warptable.games.encounter.engine.model.places import LAB
from warptable.games.encounter.engine.model.windows import W
from warptable.games.encounter.engine.verbs.techs import lab_of
from warptable.kernel import Rng

ACT = "window-REGROUP_TECH"


def tech(t: Table, name: str) -> Tech:
    found = lab(t).named(name)
    assert found is not None
    return found


def homeless(seat: int) -> list[tuple[int, int, int, int]]:
    """Moves that leave a seat without colonies and with all ships in the warp."""
    return [(seat, 4, planet(seat, number), WARP) for number in range(5)]


# ---------------------------------------------------------------- set-up


@pytest.mark.rule("F-TECH-1", "F-TECH-2")
def test_everybody_keeps_one_of_two_techs_and_discards_the_other_faceup() -> None:
    game = new_game("ffg", 4, 1, (), ("technology",))
    assert [(d.seat, str(d.prompt), list(d.options), d.secret) for d in game.decisions] == [
        (seat, "keep-tech", [0, 1], True) for seat in range(4)
    ]
    dealt = [[held.id for held in game.view(seat).seats[seat].techs] for seat in range(4)]
    assert len({name for pair in dealt for name in pair}) == 8
    assert [[held.id for held in game.view(0).seats[seat].techs] for seat in (1, 2, 3)] == [["", ""]] * 3
    for seat in (2, 0, 3, 1):  # in any order, at the same time
        game.answer(next(d for d in game.decisions if d.seat == seat), seat % 2)
    assert game.view(None).tech_discard == [dealt[seat][1 - seat % 2] for seat in range(4)]
    assert game.view(None).tech_deck == len(all_techs()) - 8
    for seat in range(4):
        assert [(held.id, held.ships, held.open) for held in game.view(seat).seats[seat].techs] == [
            (dealt[seat][seat % 2], 0, False)
        ]
        assert game.view(seat).seats[seat].hand == 8  # F-TECH-2: it is no part of the hand
    assert {event.source for event in game.log if event.kind in ("techs_drawn", "tech_kept", "tech_discarded")} == {
        "F-TECH-1"
    }


@pytest.mark.rule("F-TECH-1")
def test_others_learn_neither_what_was_dealt_nor_what_was_kept() -> None:
    game = new_game("ffg", 3, 1, (), ("technology",))
    mine = [held.id for held in game.view(0).seats[0].techs]
    for decision in list(game.decisions):
        game.answer(decision, 0)
    heard = [event.seen_by(1) for event in game.log]
    assert [event for event in heard if event["kind"] in ("techs_drawn", "tech_kept") and event["seat"] == 0] == [
        {"kind": "techs_drawn", "source": "F-TECH-1", "seat": 0, "number": 2},
        {"kind": "tech_kept", "source": "F-TECH-1", "seat": 0},
    ]
    told = [event.seen_by(0) for event in game.log]
    assert [event["techs"] for event in told if event["kind"] == "techs_drawn" and event["seat"] == 0] == [mine]
    assert [event["tech"] for event in told if event["kind"] == "tech_kept" and event["seat"] == 0] == [mine[0]]


@pytest.mark.rule("F-V4P-4")
def test_with_four_planets_techs_of_eight_and_more_are_not_in_the_game() -> None:
    game = new_game("ffg", 3, 1, (), ("technology", "four-planets"))
    other = new_game("ffg", 3, 1, (), ("four-planets", "technology"))
    assert game.state.laboratory == other.state.laboratory
    assert game.state.laboratory is not None
    deck = game.state.laboratory.deck.draw + [held.id for held in game.state.laboratory.techs]
    assert {"coldsleep-ship", "omega-missile", "precursor-seed"}.isdisjoint(deck)
    assert set(deck) == {name for name, kind in all_techs().items() if kind.research < 8}


def test_without_the_variant_there_is_no_laboratory() -> None:
    game = new_game("ffg", 3, 1, ())
    assert game.state.laboratory is None
    assert len(game.state.ships) == 15 + 5
    assert (game.view(0).tech_deck, game.view(0).tech_discard, game.view(0).seats[0].techs) == (0, [], [])


# ---------------------------------------------------------------- research


@pytest.mark.rule("F-TECH-3", "F-TECH-20")
@pytest.mark.reading("tech-order")
def test_everybody_has_one_offer_the_offense_first_before_a_ship_comes_from_the_warp() -> None:
    held = {seat: [("xenon-lasers", 0), ("vacuum-turbines", 0), ("the-qax", 0)][seat : seat + 1] for seat in range(3)}
    t = table(players=3, first=1, techs=held, moves=[(1, 1, planet(1), WARP)])
    assert t.open == [(1, ACT)]
    assert t.decision(1, ACT).source == "F-TECH-3"
    t.do(1, ACT, "pass", options=["pass", ("research", 0), ("abandon", 0)])
    assert t.open == [(2, ACT)]
    t.do(2, ACT, ("research", 0)).do(2, "research", planet(2))
    assert t.open == [(0, ACT)]
    t.do(0, ACT, "pass")
    assert t.open == [(1, "regroup")]  # nobody is asked twice, though somebody has acted after the first pass
    assert t.ships(1, WARP) == 1


@pytest.mark.rule("F-TECH-3")
def test_each_player_has_one_action_in_a_phase_however_many_others_have_acted() -> None:
    held = {1: [("xenon-lasers", 0)], 2: [("vacuum-turbines", 0)]}
    t = table(players=3, first=1, destiny=["green"], techs=held)
    t.do(1, ACT, ("research", 0)).do(1, "research", planet(1))
    t.do(2, ACT, ("research", 0)).do(2, "research", planet(2))
    assert t.open == [(1, "aim")]


@pytest.mark.rule("F-TECH-3", "F-TECH-12")
def test_each_encounter_has_its_own_regroup_phase_and_tech_actions() -> None:
    t = table(players=3, techs={0: [("xenon-lasers", 0)], 2: [("the-qax", 0)]}, hands={0: ["attack-40", "attack-08"]})
    t.do(0, ACT, ("research", 0)).do(0, "research", planet(0)).do(2, ACT, "pass")
    t.encounter(cards=("attack-40", "attack-06"))
    t.do(0, "second-encounter", "go-on")
    assert t.open == [(0, ACT)]
    t.do(0, ACT, ("research", 0)).do(0, "research", planet(0, 1)).do(2, ACT, ("research", 0))
    assert tech(t, "xenon-lasers").ships == 2


@pytest.mark.rule("F-TECH-4", "F-TECH-15")
def test_research_moves_a_ship_from_any_colony_and_it_stays_there() -> None:
    t = table(players=3, techs={0: [("xenon-lasers", 1)]}, moves=[(0, 1, planet(0), planet(1))])
    before = t.state.seats[0].home, t.state.seats[0].foreign
    t.do(0, ACT, ("research", 0), options=["pass", ("research", 0), ("abandon", 0)])
    t.do(0, "research", planet(0, 2), options=[*range(5), planet(1)])
    assert tech(t, "xenon-lasers").ships == 2 == t.ships(0, LAB)
    assert t.ships(0, planet(0, 2)) == 3
    assert t.view(1).seats[0].techs[0][:3] == ("", 2, False)  # everybody can count the ships
    assert (t.state.seats[0].home, t.state.seats[0].foreign) == before
    assert t.events("researched") == [{"source": "F-TECH-4", "seat": 0, "place": planet(0, 2), "ships": 2, "slot": 0}]


@pytest.mark.rule("F-TECH-15", "F-TECH-5")
@pytest.mark.reading("researching-ships-count")
def test_researching_ships_take_no_part_in_an_encounter_and_are_no_colony() -> None:
    """Only completing or abandoning the tech would bring them back; nothing else that its owner is asked does."""
    t = table(players=3, techs={0: [("xenon-lasers", 3)]}, moves=[(0, 1, planet(0, 4), WARP)])
    t.do(0, ACT, "pass", options=["pass", ("research", 0), ("complete", 0)])
    t.do(0, "regroup", planet(0), options=range(5)).do(0, "aim", planet(1))
    places = dict(t.decision(0, "launch").places)  # type: ignore[attr-defined]
    assert LAB not in places
    assert sum(places.values()) == 17
    assert (t.state.seats[0].home, t.state.seats[0].foreign) == (5, 0)


@pytest.mark.rule("F-TECH-15")
@pytest.mark.reading("researching-ships-count")
def test_researching_ships_are_neither_lost_nor_out_of_the_game() -> None:
    moves = [(0, 4, planet(0, number), WARP) for number in range(5)]
    t = table("masochist", "human", "virus", techs={0: [("xenon-lasers", 0)]}, moves=moves)
    t.do(0, ACT, "pass")
    assert t.session.winners == (0,)  # all ships are lost
    rest = [(0, 4, planet(0, number), WARP) for number in range(1, 5)] + [(0, 3, planet(0), WARP)]
    t = table("masochist", "human", "virus", techs={0: [("xenon-lasers", 1)]}, moves=rest)
    t.do(0, ACT, "pass")
    assert not t.session.over


@pytest.mark.rule("F-TECH-4")
@pytest.mark.reading("research-last-ship")
def test_the_last_ship_of_a_colony_gives_it_up_and_without_a_colony_nobody_researches() -> None:
    moves = [(0, 4, planet(0, number), WARP) for number in range(1, 5)] + [(0, 3, planet(0), WARP)]
    t = table("human", "virus", "zombie", techs={0: [("xenon-lasers", 0)], 2: [("the-qax", 0)]}, moves=moves)
    t.do(0, ACT, ("research", 0))  # from the only colony there is
    assert (t.state.seats[0].home, t.state.seats[0].foreign) == (0, 0)
    t = table(players=3, techs={0: [("xenon-lasers", 0)]}, moves=homeless(0))
    assert t.options(0, ACT) == ["pass", ("abandon", 0)]


# ---------------------------------------------------------------- completing and abandoning


@pytest.mark.rule("F-TECH-6", "F-TECH-7", "F-TECH-9", "F-TECH-10")
def test_a_completed_tech_lies_faceup_and_its_ships_return_to_any_colonies() -> None:
    t = table(players=3, techs={0: [("xenon-lasers", 3)]})
    t.do(0, ACT, ("complete", 0), options=["pass", ("research", 0), ("complete", 0)])
    home = t.decision(0, "ships-home")
    assert dict(home.places) == dict.fromkeys(range(5), 3)  # type: ignore[attr-defined]
    t.do(0, "ships-home", {0: 1, 3: 2})
    assert [(held.id, held.ships, held.open) for held in t.view(1).seats[0].techs] == [("xenon-lasers", 0, True)]
    assert (t.ships(0, 0), t.ships(0, 3), t.ships(0, LAB)) == (4, 6, 0)
    assert t.events("tech_completed") == [{"source": "F-TECH-7", "seat": 0, "tech": "xenon-lasers", "ships": 3}]
    assert t.events("ships_home")[0]["source"] == "F-TECH-9"
    assert lab(t).deck.discard == []


@pytest.mark.rule("F-TECH-7")
@pytest.mark.reading("tech-more-ships")
def test_more_ships_than_needed_complete_it_too() -> None:
    t = table(players=3, techs={0: [("vacuum-turbines", 4)]})
    t.do(0, ACT, ("complete", 0)).do(0, "ships-home", {0: 4})
    assert tech(t, "vacuum-turbines").open


@pytest.mark.rule("F-TECH-8", "F-TECH-9")
@pytest.mark.reading("tech-too-few-ships")
def test_with_too_few_ships_it_is_abandoned_and_discarded_faceup() -> None:
    t = table(players=3, techs={0: [("xenon-lasers", 2)]})
    t.do(0, ACT, ("abandon", 0), options=["pass", ("research", 0), ("abandon", 0)])
    t.do(0, "ships-home", {4: 2})
    assert lab(t).techs == []
    assert t.view(2).tech_discard == ["xenon-lasers"]
    assert t.events("tech_abandoned") == [{"source": "F-TECH-8", "seat": 0, "tech": "xenon-lasers"}]
    assert t.events("tech_discarded") == [{"source": "F-TECH-8", "seat": 0, "tech": "xenon-lasers"}]
    assert t.ships(0, LAB) == 0


@pytest.mark.rule("F-TECH-8", "F-TECH-9")
def test_an_abandoned_tech_lies_open_while_its_ships_return() -> None:
    t = table(players=3, techs={0: [("xenon-lasers", 1)]}).do(0, ACT, ("abandon", 0))
    assert t.open == [(0, "ships-home")]
    assert [held.id for held in t.view(1).seats[0].techs] == ["xenon-lasers"]


@pytest.mark.rule("F-TECH-18")
@pytest.mark.parametrize("action", ["complete", "abandon"])
def test_without_a_colony_the_ships_go_to_the_warp(action: str) -> None:
    ships = 3 if action == "complete" else 2
    moves = [(0, 4, planet(0, number), WARP) for number in range(4)]
    t = table(players=3, techs={0: [("xenon-lasers", ships)]}, moves=[*moves, (0, 4 - ships, 4, WARP)])
    assert t.state.seats[0].home == 0
    t.do(0, ACT, (action, 0), options=["pass", (action, 0)])
    assert t.ships(0, LAB) == 0
    assert t.ships(0, WARP) + t.ships(0, GATE) == 20  # one of them has regrouped by now
    assert t.events("to_warp") == [{"source": "F-TECH-18", "seat": 0, "ships": ships}]


@pytest.mark.rule("F-TECH-12")
def test_there_is_no_limit_to_facedown_techs_but_one_action_for_all_of_them() -> None:
    held = [("xenon-lasers", 3), ("vacuum-turbines", 1), ("the-qax", 0)]
    t = table(players=3, techs={0: held})
    t.do(
        0,
        ACT,
        ("research", 1),
        options=["pass", ("research", 0), ("complete", 0), *((w, n) for n in (1, 2) for w in ("research", "abandon"))],
    )
    t.do(0, "research", planet(0))
    assert t.open == [(0, "aim")]  # the Xenon Lasers have to wait for the next regroup phase
    assert [held.ships for held in lab(t).techs] == [3, 2, 0]


@pytest.mark.rule("F-TECH-17")
def test_any_number_of_ships_but_none_is_enough_for_x() -> None:
    for ships in (1, 2, 5):
        assert all_techs()["gluon-mines"].enough(ships)
        t = table(players=3, first=1, destiny=["red"], techs={0: [("gluon-mines", ships)]})
        t.do(0, ACT, "pass", options=["pass", ("research", 0)])  # it stays facedown until it is used: no completing
        t.encounter(offense=1, defense=0, ships=1)
        t.encounter(offense=1, defense=0, cards=("attack-06", "attack-06"))
        assert t.open == [(0, "window-CARDS_SELECTED")]
    t = table(players=3, techs={0: [("gluon-mines", 0)]})
    assert t.options(0, ACT) == ["pass", ("research", 0), ("abandon", 0)]


@pytest.mark.rule("F-TECH-19")
def test_revealing_a_facedown_tech_is_no_tech_action() -> None:
    t = table(players=3, techs={0: [("tech-scrambler", 3), ("vacuum-turbines", 0)], 1: ["xenon-lasers"]})
    t.do(0, ACT, ("research", 1)).do(0, "research", planet(0))
    t.do(0, "window-ENCOUNTER_START", "tech-scrambler.shut-down", options=["pass", "tech-scrambler.shut-down"])
    t.do(0, "ships-home", {0: 3})
    assert lab(t).deck.discard == ["xenon-lasers", "tech-scrambler"]
    assert t.events("tech_revealed") == [{"source": "F-TECH-19", "seat": 0, "tech": "tech-scrambler", "ships": 3}]


# ---------------------------------------------------------------- new techs


@pytest.mark.rule("F-TECH-11", "F-TECH-21")
def test_a_second_encounter_may_be_given_up_for_the_best_of_several_new_techs() -> None:
    t = table(players=3, techs={}, hands={0: ["attack-40", "attack-08"]}, moves=[(0, 1, 0, planet(2))])
    top = list(reversed(lab(t).deck.draw[-3:]))
    t.encounter(ships=1, cards=("attack-40", "attack-06"))  # now with two foreign colonies
    t.do(0, "second-encounter", "new-tech", options=["stop", "go-on", "new-tech"])
    assert [held.id for held in t.view(0).seats[0].techs] == top
    t.do(0, "keep-tech", 1, options=[0, 1, 2])
    assert [(held.id, held.ships, held.open) for held in t.view(0).seats[0].techs] == [(top[1], 0, False)]
    assert t.view(1).tech_discard == [top[0], top[2]]
    assert {event["source"] for event in t.events("tech_kept")} == {"F-TECH-11"}
    assert t.state.player == 1  # the turn is over


@pytest.mark.rule("F-TECH-21")
def test_a_tech_obtained_later_has_to_be_researched_like_the_first() -> None:
    t = table(players=3, techs={}, hands={0: ["attack-40", "attack-08"], 1: ["attack-06", "attack-07"]})
    t.encounter(ships=1, cards=("attack-40", "attack-06"))
    t.do(0, "second-encounter", "new-tech").do(0, "keep-tech", 0)
    assert t.open == [(0, ACT)]
    assert t.options(0, ACT) == ["pass", ("research", 0), ("abandon", 0)]


@pytest.mark.rule("F-TECH-11")
@pytest.mark.reading("tech-instead-of-encounter")
def test_without_an_encounter_card_nobody_is_entitled_to_a_second_encounter_or_a_tech() -> None:
    t = table(players=3, techs={}, hands={0: ["attack-40"]})
    t.encounter(ships=1, cards=("attack-40", "attack-06"))
    assert t.state.player == 1
    assert t.events("techs_drawn") == []


@pytest.mark.rule("F-TECH-11")
def test_after_a_failure_there_is_no_new_tech() -> None:
    t = table(players=3, techs={}, hands={0: ["attack-04", "attack-08"], 1: ["attack-40"]})
    t.encounter(ships=1, cards=("attack-04", "attack-40"))
    assert t.state.player == 1


@pytest.mark.rule("F-TECH-13")
def test_an_empty_tech_deck_is_made_of_its_discards() -> None:
    def empty(game: Game) -> None:
        deck = lab_of(game).deck
        deck.discard, deck.draw = deck.draw[:3], []

    t = table(players=3, techs={}, hands={0: ["attack-40", "attack-08"]}, prepare=empty)
    lying = set(lab(t).deck.discard)
    t.encounter(ships=1, cards=("attack-40", "attack-06"))
    t.do(0, "second-encounter", "new-tech")
    assert {held.id for held in t.view(0).seats[0].techs} < lying
    assert t.events("techs_reshuffled") == [{"source": "F-TECH-13", "number": 3}]
    assert t.view(0).tech_discard == []


@pytest.mark.rule("F-TECH-13")
@pytest.mark.reading("tech-deck-dry")
def test_with_nothing_to_draw_no_new_tech_is_offered() -> None:
    def nothing(game: Game) -> None:
        lab_of(game).deck.draw = []

    t = table(players=3, techs={}, hands={0: ["attack-40", "attack-08"]}, prepare=nothing)
    t.encounter(ships=1, cards=("attack-40", "attack-06"))
    assert t.options(0, "second-encounter") == ["stop", "go-on"]


@pytest.mark.rule("F-TECH-14")
@pytest.mark.reading("tech-instead-of-encounter")
def test_the_machine_may_give_up_a_later_encounter_for_a_tech_and_that_ends_its_turn() -> None:
    hand = ["attack-40", "attack-30", "attack-08"]
    t = table("machine", "human", "virus", techs={}, destiny=["blue", "green"], hands={0: hand, 1: ["attack-06"] * 2})
    t.encounter(ships=1, cards=("attack-40", "attack-06"))
    t.do(0, "second-encounter", "go-on", options=["stop", "go-on", "new-tech"])
    t.encounter(offense=0, defense=2, ships=1, cards=("attack-30", "attack-06"))
    t.do(0, "window-ENCOUNTER_END", "machine.continue")
    t.do(0, "next-or-tech", "new-tech", options=["go-on", "new-tech"])
    t.do(0, "keep-tech", 0)
    assert t.state.player == 1
    assert t.events("tech_kept")[0]["source"] == "F-TECH-11"


@pytest.mark.rule("F-TECH-14")
def test_the_machine_may_also_have_its_encounter() -> None:
    t = table("machine", "human", "virus", techs={}, hands={0: ["attack-04", "attack-08"], 1: ["attack-40"]})
    t.encounter(ships=1, cards=("attack-04", "attack-40"))
    t.do(0, "window-ENCOUNTER_END", "machine.continue").do(0, "next-or-tech", "go-on")
    assert (t.state.player, t.state.frames[-1].number) == (0, 2)


# ---------------------------------------------------------------- ships on techs in other rules


@pytest.mark.rule("F-TECH-16")
@pytest.mark.reading("researching-ships-lost")
def test_the_gate_is_not_aimed_at_a_tech_but_the_shadow_takes_a_ship_from_it() -> None:
    t = table("shadow", "human", "virus", techs={1: [("xenon-lasers", 2)]}, moves=[(1, 1, planet(1, 4), planet(0))])
    t.do(1, ACT, "pass")
    t.do(0, "shadow-ship", LAB, options=[*range(5, 10), planet(0), LAB])
    assert tech(t, "xenon-lasers").ships == 1 == t.ships(1, LAB)
    assert t.ships(1, WARP) == 1
    assert t.options(0, "aim") == [planet(1, number) for number in range(5)]


@pytest.mark.rule("F-TECH-16")
def test_the_shadow_names_one_of_several_techs_by_its_place() -> None:
    t = table("shadow", "human", "virus", techs={1: [("xenon-lasers", 2), ("the-qax", 0), ("gluon-mines", 1)]})
    t.do(1, ACT, "pass").do(0, "shadow-ship", LAB)
    t.do(0, "which-tech", 2, options=[0, 2])
    assert [held.ships for held in lab(t).techs] == [2, 0, 0]


@pytest.mark.rule("F-TECH-16")
@pytest.mark.reading("researching-ships-lost")
def test_losses_of_ones_own_choice_are_not_paid_with_researching_ships() -> None:
    t = table(players=3, techs={1: [("xenon-lasers", 2)]}, hands={0: ["plague", "attack-06"], 1: ["attack-06"]})
    t.do(1, ACT, "pass").do(0, "window-ENCOUNTER_START", "plague").do(0, "plague-victim", 1)
    assert LAB not in dict(t.decision(1, "lose-ships").places)  # type: ignore[attr-defined]


# ---------------------------------------------------------------- hidden


@pytest.mark.rule("F-TECH-1")
def test_asked_uniformly_whoever_might_have_a_facedown_tech_is_asked() -> None:
    """A tech that cannot be used now looks from outside like one that can."""
    asked = []
    for name in ("gluon-mines", "the-qax"):
        t = table(players=3, first=1, destiny=["red"], uniform=True, techs={0: [(name, 1)]})
        seen = []
        while "reveal" not in t.state.step:
            decision = t.session.decisions[0]
            seen.append((decision.seat, str(decision.prompt)))
            plain = {"aim": planet(0), "launch": 1, "invite": ()}.get(decision.prompt)
            answer = decision.options[0] if plain is None else plain
            t.do(decision.seat, decision.prompt, answer)
        asked.append(seen)
    assert asked[0] == asked[1]
    assert (0, "window-CARDS_SELECTED") in asked[0]


@pytest.mark.parametrize(("discards", "asked"), [((), True), (("gluon-mines",), False)])
def test_asked_uniformly_nobody_is_asked_for_a_tech_that_lies_open_elsewhere(
    discards: tuple[str, ...], asked: bool
) -> None:
    def prepare(game: Game) -> None:
        deck = lab_of(game).deck
        for name in discards:
            deck.draw.remove(name)
            deck.discard.append(name)
        game.update_all_masks()

    t = table(players=3, first=1, destiny=["red"], uniform=True, techs={0: [("the-qax", 1)]}, prepare=prepare)
    assert bool(t.game.masks[0] >> W.CARDS_SELECTED & 1) is asked


def test_a_random_game_with_technology_comes_to_its_end() -> None:
    game = new_game("ffg", 4, 7, None, ("technology",))
    rng = Rng.seeded("technology")
    while not game.over:
        decision = rng.choice(game.decisions)
        game.answer(decision, rng.choice(decision.options))
    assert game.winners


def test_the_deck_is_that_of_the_edition() -> None:
    assert set(all_techs()) == set(TECHS)
