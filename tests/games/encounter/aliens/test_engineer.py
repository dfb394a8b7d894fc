"""Engineer: a defeat brings a tech. Wild: an artifact. Super: the tech of its choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import RIDER, START, STOP, VARIANT, ZAP, dominion
from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import homes, lab, uses
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.laboratory import Laboratory, Tech
from warptable.games.encounter.engine.model.piles import NamedPile
from warptable.games.encounter.engine.model.places import LAB
from warptable.games.encounter.engine.verbs.powers import gain

POWER, FLARE = "engineer.technology", "flare-engineer"
SPOILS, LAB_TIME = "window-SPOILS", "window-REGROUP_TECH"


def beaten(
    *own: str, seat: int = 0, third: tuple[str, ...] = ("attack-07",), deck: tuple[str, ...] = (), **more: Any
) -> Table:
    """Seat 0 has attacked seat 1; Engineer, on this seat, has lost. These techs are on top of their deck."""
    aliens = ["hacker", "pacifist", "clone"]
    aliens[seat] = "engineer"
    faces = ("attack-04", "attack-30") if seat == 0 else ("attack-30", "attack-04")
    hands: dict[int, list[str]] = {0: [faces[0], "attack-01"], 1: [faces[1]], 2: [*third]}
    hands[seat] += own
    t = dominion(*aliens, hands=hands, destiny=["blue", "green"], **more)
    return t.encounter(ships=3, cards=faces)


def tech_on_sheet(name: str, ships: int = 0, warp: int = 0, seat: int = 0) -> Callable[[Game], None]:
    """A tech lies on the sheet of a seat at a table without technology."""

    def prepare(game: Game) -> None:
        deck = [other for other in game.registry.techs if other != name]
        game.s.laboratory = Laboratory(NamedPile(deck), [Tech(name, seat, ships, on_sheet=True)])
        home = game.s.ships[planet(seat)]
        home[seat] -= ships + warp
        game.s.ships[LAB][seat] += ships
        game.s.ships[WARP][seat] += warp
        game.update_all_masks()

    return prepare


@pytest.mark.rule("F-TECH-1")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.reading("engineer-without-technology")
def test_a_defeat_brings_a_tech_also_without_technology(seat: int) -> None:
    t = beaten(seat=seat)
    assert t.state.laboratory is None
    t.do(seat, SPOILS, POWER, options=["pass", POWER])
    first = lab(t).of(seat)[0].id
    t.do(seat, "engineer-kept", 0, options=[0, 1, "keep-none"])
    [tech] = lab(t).of(seat)
    assert (tech.id, tech.on_sheet, tech.open, tech.drawn) == (first, True, False, False)
    assert len(lab(t).deck.discard) == 1
    assert (len(lab(t).deck.draw), t.view(None).technology) == (18, True)
    other = t.view(1 - seat).seats[seat].techs[0]
    assert (other.id, other.on_sheet) == ("", True)


def test_it_may_keep_none() -> None:
    t = beaten().do(0, SPOILS, POWER).do(0, "engineer-kept", "keep-none")
    assert (lab(t).techs, len(lab(t).deck.discard)) == ([], 2)


@pytest.mark.rule("F-TECH-9")
def test_a_new_tech_replaces_the_old_one_and_its_ships_return() -> None:
    t = beaten(prepare=tech_on_sheet("xenon-lasers", 1)).scripted({(0, LAB_TIME): ["pass"]})
    t.encounter(ships=3, cards=("attack-04", "attack-30")).do(0, SPOILS, POWER).do(0, "engineer-kept", 1)
    t.do(0, "ships-home", 1)
    assert [tech.on_sheet for tech in lab(t).of(0)] == [True]
    assert "xenon-lasers" in lab(t).deck.discard
    assert t.ships(0, LAB) == 0


@pytest.mark.rule("F-TECH-3", "F-TECH-7")
def test_ships_in_the_warp_count_toward_it_and_stay_there() -> None:
    t = dominion("engineer", "pacifist", "clone", hands={0: ["attack-10"]}, prepare=tech_on_sheet("xenon-lasers", 1, 2))
    actions = [("research", 0), ("complete", 0)]
    t.do(0, LAB_TIME, ("complete", 0), options=["pass", *actions]).do(0, "ships-home", 1)
    [tech] = lab(t).of(0)
    assert (tech.open, tech.on_sheet, t.ships(0, WARP)) == (True, False, 2)


@pytest.mark.rule("F-TECH-8")
def test_with_too_few_even_so_it_can_only_be_abandoned() -> None:
    t = dominion("engineer", "pacifist", "clone", hands={0: ["attack-10"]}, prepare=tech_on_sheet("xenon-lasers", 1, 1))
    t.do(0, LAB_TIME, ("research", 0), options=["pass", ("research", 0), ("abandon", 0)])


def test_what_a_tech_does_with_its_ships_may_use_those_in_the_warp() -> None:
    prepare = tech_on_sheet("genesis-bomb", 1, 3)
    t = dominion("engineer", "pacifist", "clone", hands={0: ["attack-10"]}, prepare=prepare).passes(0)
    t.do(0, "window-ENCOUNTER_START", "genesis-bomb.create").do(0, "genesis-bomb-settlers", 4)
    assert (t.ships(0, 15), t.ships(0, WARP), t.ships(0, LAB)) == (4, 0, 0)


@pytest.mark.rule("F-TECH-9")
def test_settlers_from_the_warp_come_back_from_there() -> None:
    """The Remora clings to them; with settlers off the tech alone it has nothing to gain."""
    for settlers, gains in ((1, False), (4, True)):
        prepare = tech_on_sheet("genesis-bomb", 1, 3)
        moves = [(2, 1, planet(2), WARP)]
        hands = {0: ["attack-10"]}
        t = dominion("engineer", "pacifist", "remora", hands=hands, moves=moves, prepare=prepare).passes(0)
        t.do(0, "window-ENCOUNTER_START", "genesis-bomb.create").do(0, "genesis-bomb-settlers", settlers)
        assert ((2, "window-FROM_WARP") in t.open) is gains


@pytest.mark.rule("F-TECH-9")
@pytest.mark.reading("engineer-sheet-leaves")
def test_beside_another_power_its_tech_stays() -> None:
    def prepare(game: Game) -> None:
        tech_on_sheet("xenon-lasers", 2)(game)
        gain(game, 0, "void", "test", "test")

    t = dominion("engineer", "pacifist", "clone", hands={0: ["attack-10"]}, prepare=prepare)
    assert t.open == [(0, LAB_TIME)]
    assert [(tech.id, tech.ships) for tech in lab(t).techs] == [("xenon-lasers", 2)]


@pytest.mark.rule("F-POWER-1")
def test_without_the_power_only_ships_on_the_tech_count() -> None:
    prepare = tech_on_sheet("xenon-lasers", 1, 2)
    moves = [(0, 4, planet(0, number), planet(0)) for number in (1, 2, 3)]
    t = dominion("engineer", "pacifist", "clone", hands={0: ["attack-10"]}, moves=moves, prepare=prepare)
    assert ("complete", 0) not in t.options(0, LAB_TIME)


@pytest.mark.rule("F-TECH-11")
@pytest.mark.reading("engineer-without-technology")
def test_without_technology_nobody_takes_a_tech_instead_of_an_encounter() -> None:
    hands = {0: ["attack-30", "attack-20"], 1: ["attack-08"]}
    t = dominion(
        "engineer", "pacifist", "clone", hands=hands, destiny=["blue", "green"], prepare=tech_on_sheet("xenon-lasers")
    )
    t.passes(0).encounter(ships=3, cards=("attack-30", "attack-08"))
    assert t.options(0, "second-encounter") == ["stop", "go-on"]


@pytest.mark.rule("F-TECH-1")
def test_with_technology_it_has_that_tech_besides_the_others() -> None:
    hands = {0: ["attack-04", "attack-01"], 1: ["attack-30"]}
    t = table("engineer", "pacifist", "clone", variants=VARIANT, hands=hands, techs={0: [("gluon-mines", 0)]})
    t.scripted({(0, LAB_TIME): ["pass"]}).encounter(ships=3, cards=("attack-04", "attack-30"))
    t.do(0, SPOILS, POWER).do(0, "engineer-kept", 1, options=[1, 2, "keep-none"])
    assert [tech.on_sheet for tech in lab(t).of(0)] == [False, True]


@pytest.mark.rule("F-TECH-9")
@pytest.mark.reading("engineer-sheet-leaves")
def test_when_the_sheet_leaves_its_player_the_tech_goes_and_its_ships_return() -> None:
    prepare = tech_on_sheet("xenon-lasers", 2, seat=1)
    t = dominion("hacker", "pacifist", "clone", hands={0: ["attack-10"]}, prepare=prepare)
    t.do(1, "ships-home", 2)
    assert (lab(t).techs, t.ships(1, LAB)) == ([], 0)


@pytest.mark.rule("F-ZAP-1")
def test_not_after_a_win_and_zapped_nothing_is_drawn() -> None:
    hands = {0: ["attack-30"], 1: ["attack-08"]}
    t = dominion("engineer", "pacifist", "clone", hands=hands).encounter(ships=3, cards=("attack-30", "attack-08"))
    assert uses(t) == []
    t = beaten(third=("cosmic-zap",)).do(0, SPOILS, POWER).do(2, ZAP, "cosmic-zap")
    assert t.state.laboratory is None
    assert uses(beaten(moves=homes(0, 2))) == []


# ---------------------------------------------------------------- super


@pytest.mark.rule("F-FLARE-6")
def test_super_it_looks_for_the_tech_of_its_choice() -> None:
    t = beaten(FLARE).do(0, SPOILS, POWER).do(0, RIDER, FLARE)
    t.do(0, "engineer-wanted", "the-prometheus").do(0, "engineer-kept", 0, options=[0, "keep-none"])
    assert [tech.id for tech in lab(t).of(0)] == ["the-prometheus"]
    assert t.events("techs_searched") == [{"source": "engineer", "seat": 0}]


# ---------------------------------------------------------------- wild


def start(*own: str, **more: Any) -> Table:
    hands = {0: ["attack-10", "card-zap"], 1: ["attack-08"], 2: ["attack-07", FLARE, *own]}
    return dominion("hacker", "pacifist", "clone", hands=hands, **more).do(2, START, FLARE)


@pytest.mark.rule("F-FLARE-5")
def test_wild_cards_are_drawn_until_an_artifact_comes() -> None:
    t = start(deck=["attack-20", "negotiate", "quash", "morph"]).passes(0)
    assert t.hand(2) == ["attack-07", "quash"]
    assert t.discards()[:2] == ["attack-20", "negotiate"]
    assert FLARE in t.discards()


@pytest.mark.rule("F-FLARE-5")
def test_wild_the_flare_goes_to_the_engineer() -> None:
    hands = {0: ["attack-10"], 1: ["attack-08"], 2: ["attack-07", FLARE]}
    t = dominion("hacker", "engineer", "clone", hands=hands, deck=["quash"]).do(2, START, FLARE)
    assert FLARE in t.hand(1)


@pytest.mark.rule("F-FLARE-5")
def test_wild_with_an_empty_deck_an_artifact_of_the_discards_is_taken() -> None:
    def empty(game: Game) -> None:
        """One card is left in the deck, all others are discarded."""
        pile = game.s.piles["cosmic"]
        pile.draw, pile.discard = pile.draw[-1:], pile.draw[:-1]
        for card in pile.discard:
            game.s.seen[card] = (1 << game.n) - 1

    t = start(deck=["attack-20"], prepare=empty).passes(0)
    assert "quash" in t.options(2, "engineer-found")
    t.do(2, "engineer-found", "quash")
    assert t.hand(2) == ["attack-07", "quash"]
    assert "attack-20" in t.discards()


@pytest.mark.rule("F-FLARE-8")
def test_wild_a_card_zap_stops_it() -> None:
    t = start(deck=["quash"]).do(0, STOP, "card-zap")
    assert "quash" not in t.hand(2)


@pytest.mark.rule("F-FLARE-5")
def test_wild_where_no_artifact_is_left_nothing_is_found() -> None:
    def no_artifacts(game: Game) -> None:
        """Three cards are left in the deck, none of them an artifact; the others lie where nobody plays them."""
        pile = game.s.piles["cosmic"]
        keep = [card for card in pile.draw if game.face(card).encounter][:3]
        game.s.planet_cards[19] = tuple(card for card in pile.draw if card not in keep)
        pile.draw = keep
        for card in game.s.planet_cards[19]:
            game.s.seen[card] = (1 << game.n) - 1

    hands = {0: ["attack-10", FLARE], 1: ["attack-08"], 2: ["attack-06"]}
    t = dominion("hacker", "pacifist", "clone", hands=hands, prepare=no_artifacts).do(0, START, FLARE)
    assert (t.state.piles["cosmic"].draw, len(t.hand(0))) == ([], 1)
