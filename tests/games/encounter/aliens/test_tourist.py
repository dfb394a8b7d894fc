"""Tourist: the liner and its crew, landing, postcards. Wild: a look at anything facedown. Super: boarding abroad."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import BEFORE, START, ZAP, dominion
from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import uses
from warptable import new_game
from warptable.games.encounter.engine.checks import problems
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.pieces import Token
from warptable.games.encounter.engine.model.places import HELD
from warptable.games.encounter.engine.verbs.encounter import begin, name_defense
from warptable.games.encounter.engine.verbs.held import hold
from warptable.games.encounter.engine.verbs.planets import put_token
from warptable.games.encounter.engine.verbs.powers import exchange
from warptable.games.encounter.engine.verbs.techs import lab_of

FLARE, END = "flare-tourist", "window-DESTINY_END"
LAND, POSTCARD = "tourist.land", "tourist.postcard"
ALIENS = ("tourist", "hacker", "mite", "void")


def at_sea(
    system: int,
    aboard: int = 2,
    *,
    first: int = 1,
    touch: Callable[[Game], object] | None = None,
    aliens: tuple[str, ...] = ALIENS,
    **rest: Any,
) -> Table:
    """The liner is in this system with so many ships of seat 0. Seat 1 has drawn its destiny: it attacks seat 2."""

    def prepare(g: Game) -> None:
        put_token(g, "tourist", Token(-1, system=system), "test")
        hold(g, g.seats[0].sheets[0], 0, planet(0), aboard, "test")
        if touch is not None:
            touch(g)

    return dominion(*aliens, first=first, prepare=prepare, **{"destiny": ["green"], **rest})


def where(t: Table) -> tuple[int, int]:
    """In whose system the liner is, and how many ships are aboard."""
    assert not problems(t.session)
    return t.state.tokens["tourist"].system, t.state.ships[HELD][0]


def test_at_set_up_the_liner_is_home_and_up_to_four_ships_may_board() -> None:
    game = new_game("ffg", 3, 1, ("tourist", "mite", "void"), ("dominion-aliens",))
    [decision] = game.decisions
    assert (decision.seat, str(decision.prompt), decision.high) == (0, "tourist-board", 4)  # type: ignore[attr-defined]
    game.answer(decision, ((0, 3), (1, 1)))
    assert game.state.tokens == {"tourist": Token(-1, system=0)}
    assert game.state.seats[0].sheets[0].crew == (4, 0, 0)
    assert not problems(game)


@pytest.mark.parametrize(("way", "system"), [("clockwise", 3), ("counterclockwise", 1)])
def test_it_goes_one_system_on_in_either_direction(way: str, system: int) -> None:
    t = at_sea(2).do(0, "tourist-direction", way, options=["clockwise", "counterclockwise"])
    assert where(t) == (system, 2)
    assert uses(t) == [(0, "tourist.cruise")]


def test_the_last_system_is_followed_by_the_first() -> None:
    assert where(at_sea(3).do(0, "tourist-direction", "clockwise"))[0] == 0


@pytest.mark.reading("tourist-order")
def test_in_the_system_of_the_defense_the_crew_may_land() -> None:
    t = at_sea(1).do(0, "tourist-direction", "clockwise").do(0, END, LAND, options=["pass", LAND, POSTCARD])
    t.do(0, "tourist-planet", planet(2, 3), options=[planet(2, n) for n in range(5)])
    assert where(t) == (2, 0)
    assert (t.ships(0, planet(2, 3)), t.state.seats[0].foreign) == (2, 1)
    assert (0, END) not in t.open


def test_not_where_it_has_a_colony_already() -> None:
    t = at_sea(1, moves=[(0, 1, planet(0, 1), planet(2))]).do(0, "tourist-direction", "clockwise")
    assert t.options(0, END) == ["pass", POSTCARD]


def test_not_in_the_system_of_anybody_else() -> None:
    t = at_sea(2).do(0, "tourist-direction", "clockwise")
    assert t.options(0, END) == ["pass", POSTCARD]


@pytest.mark.reading("tourist-order")
def test_a_postcard_brings_a_card_for_a_ship_that_goes_home() -> None:
    t = at_sea(2, hands={3: ["attack-40"]}).do(0, "tourist-direction", "clockwise").do(0, END, POSTCARD)
    t.do(0, "ships-home", {planet(0, 2): 1})
    assert where(t) == (3, 1)
    assert "attack-40" in t.hand(0)
    assert t.hand(3) == []


def test_who_has_landed_sends_no_postcard() -> None:
    t = at_sea(1).do(0, "tourist-direction", "clockwise").do(0, END, LAND).do(0, "tourist-planet", planet(2))
    assert POSTCARD not in [ability for _, ability in uses(t)]
    assert (0, END) not in t.open


def test_the_own_system_has_no_postcards_but_ships_may_board_or_leave() -> None:
    t = at_sea(3).do(0, "tourist-direction", "clockwise")
    t.do(0, "tourist-at-home", "go-aboard", options=["stay-put", "go-aboard", "go-ashore"])
    t.do(0, "tourist-board", {planet(0, 1): 4})
    assert where(t) == (0, 6)
    assert t.state.seats[0].home == 4
    hand = t.hand(0)
    t.do(0, END, POSTCARD).do(0, "ships-home", {planet(0): 1})
    assert t.hand(0) == hand


def test_ships_may_leave_at_home() -> None:
    t = at_sea(3).do(0, "tourist-direction", "clockwise").do(0, "tourist-at-home", "go-ashore")
    t.do(0, "tourist-leave", {planet(0, 4): 2})
    assert where(t) == (0, 0)
    assert t.ships(0, planet(0, 4)) == 6


def warned(system: int, aboard: int = 2) -> Table:
    """At the end of a destiny phase with a hazard warning: seat 1 attacks seat 2."""

    def prepare(g: Game) -> None:
        put_token(g, "tourist", Token(-1, system=system), "test")
        hold(g, g.seats[0].sheets[0], 0, planet(0), aboard, "test")
        begin(g, 1, 1).hazard = True
        name_defense(g, 2, 2)

    return dominion(*ALIENS, first=1, step="destiny.end", prepare=prepare)


def test_a_hazard_warning_costs_a_ship_and_the_liner_stays() -> None:
    t = warned(1)
    assert where(t) == (1, 1)
    assert t.ships(0, WARP) == 1
    assert uses(t) == [(0, "tourist.hazard-loss")]
    assert (0, END) not in t.open


@pytest.mark.rule("N-HAZ-3", "N-HAZ-5")
def test_a_warning_on_a_card_that_is_drawn_again_counts_and_it_happens_in_every_encounter() -> None:
    """Blue draws its own colour with a warning and draws again; Tourist has nothing to do with the encounter."""
    t = at_sea(3, destiny=["blue-hazard", "green"])
    assert len(t.events("redraw")) == 1
    assert where(t) == (3, 1)
    assert uses(t) == [(0, "tourist.hazard-loss")]


def test_an_empty_liner_loses_nothing_to_a_hazard() -> None:
    t = warned(1, 0)
    assert where(t) == (1, 0)
    assert uses(t) == []


def test_a_zap_stops_everything_of_the_phase() -> None:
    t = at_sea(1, hands={3: ["attack-06", "cosmic-zap"]}).do(3, ZAP, "cosmic-zap")
    assert where(t) == (1, 2)
    assert (0, END) not in t.open


@pytest.mark.rule("F-GOAL-2", "F-GOAL-9")
def test_the_fifth_colony_wins_at_once() -> None:
    abroad = [(0, 1, planet(0, n), planet(home, n)) for home, n in ((1, 1), (1, 2), (3, 1), (3, 2))]
    t = at_sea(1, moves=abroad).do(0, "tourist-direction", "clockwise").do(0, END, LAND)
    t.do(0, "tourist-planet", planet(2))
    assert t.session.over
    assert t.session.winners == (0,)


@pytest.mark.reading("tourist-former-owner")
def test_ships_aboard_of_a_former_owner_go_home_with_the_next_move() -> None:
    t = at_sea(1, touch=lambda g: exchange(g, 0, 3, "test")).do(3, "tourist-direction", "clockwise")
    t.do(0, "ships-home", {planet(0): 2})
    assert where(t) == (2, 0)


def test_the_liner_leaves_with_its_sheet() -> None:
    def rebirth(g: Game) -> None:
        g.s.unused[:] = ["virus"]

    hands = {0: ["attack-04"], 1: ["attack-40"], 2: ["flare-reincarnator"]}
    t = at_sea(2, 0, first=0, destiny=["blue"], hands=hands, touch=rebirth)
    t.do(0, "tourist-direction", "clockwise")
    t.encounter(cards=("attack-04", "attack-40")).do(2, "window-AFTERMATH", "flare-reincarnator")
    while t.state.seats[0].sheets[0].alien == "tourist":
        decision = t.session.decisions[0]
        t.do(decision.seat, decision.prompt, decision.default)
    assert t.state.tokens == {}


def test_asked_alike_it_is_offered_only_what_it_can_do() -> None:
    t = at_sea(2, 0, uniform=True)
    while (0, "tourist-direction") not in t.open:
        decision = t.session.decisions[0]
        t.do(decision.seat, decision.prompt, decision.default)
    t.do(0, "tourist-direction", "clockwise")
    assert (0, END) not in t.open


# ---------------------------------------------------------------- the flare


def test_the_super_flare_lets_ships_board_abroad() -> None:
    t = at_sea(2, hands={0: ["attack-06", FLARE]}, moves=[(0, 3, planet(0, 1), planet(3))])
    t.do(0, "tourist-direction", "clockwise").do(0, END, FLARE).do(0, "tourist-crew", 2, options=[1, 2, 3])
    assert where(t) == (3, 4)
    assert t.ships(0, planet(3)) == 1


@pytest.mark.parametrize("answer", ["with-it", "without-it"])
def test_whether_a_special_ship_boards_or_leaves_its_owner_says(answer: str) -> None:
    def prepare(g: Game) -> None:
        put_token(g, "tourist", Token(-1, system=3), "test")
        if way == "go-ashore":
            hold(g, g.seats[0].sheets[0], 0, planet(0), 4, "test", ("flagship",))

    for way, question, stays in (("go-aboard", "tourist-board", planet(0)), ("go-ashore", "tourist-leave", HELD)):
        t = table(*ALIENS, variants=("dominion-aliens", "flagships"), first=1, destiny=["green"], prepare=prepare)
        while (0, "tourist-direction") not in t.open:
            t.passes(t.open[0][0])
        t.do(0, "tourist-direction", "clockwise").do(0, "tourist-at-home", way)
        goes = planet(0) if way == "go-aboard" else planet(0, 1)
        t.do(0, question, {goes: 1}).do(0, "which-ships", answer, options=["with-it", "without-it"])
        (flag,) = [mark for mark in t.state.marks if (mark.seat, mark.kind) == (0, "flagship")]
        arrives = HELD if way == "go-aboard" else planet(0, 1)
        assert flag.place == (arrives if answer == "with-it" else stays)
        assert not problems(t.session)


def looking(**rest: Any) -> Table:
    """Seat 1, the offense, holds the flare."""
    rest.setdefault("hands", {1: ["attack-06", FLARE]})
    return dominion("hacker", "virus", "mite", "void", first=1, destiny=["green"], **rest)


def told(t: Table, seat: int) -> dict[str, Any]:
    """What a seat is told about the last look."""
    event = next(event for event in reversed(t.session.log) if event.kind.startswith("peeked"))
    return dict(event.seen_by(seat))


def test_the_wild_flare_looks_at_the_top_of_the_deck_in_private() -> None:
    t = looking(deck=["attack-23"]).do(1, START, FLARE)
    t.do(1, "peek", "top-of-deck", options=["top-of-deck", "top-of-destiny"])
    assert told(t, 1)["face"] == "attack-23"
    assert "face" not in told(t, 0)
    assert told(t, 0)["what"] == "top-of-deck"


def test_it_looks_at_the_next_destiny() -> None:
    t = looking().do(1, START, FLARE).do(1, "peek", "top-of-destiny")
    assert told(t, 1)["face"] == "destiny-green"


@pytest.mark.parametrize("what", ["top-of-deck", "top-of-rewards", "top-of-destiny", "top-of-techs"])
def test_what_is_nobodys_is_anybodys_to_look_at(what: str) -> None:
    """Also for the first seat, and nobody is told to be looked at."""
    t = table(
        *("hacker", "virus", "mite"),
        variants=("dominion-aliens", "reward-deck", "technology"),
        hands={0: ["attack-06", FLARE]},
        techs={0: ["quark-battery"]},
    )
    t.do(0, START, FLARE).do(0, "peek", what)
    assert told(t, 1) == {"kind": "peeked", "source": "tourist", "seat": 0, "what": what}


@pytest.mark.reading("tourist-wild-look")
@pytest.mark.parametrize(("seed", "card"), [(1, "attack-40"), (4, "attack-01")])
def test_it_looks_at_an_encounter_card_before_the_reveal(seed: int, card: str) -> None:
    """The second one has the number nought."""
    hands = {1: ["attack-06", FLARE], 2: [card]}
    t = looking(hands=hands, seed=seed).passes(1)
    t.encounter(offense=1, defense=2)
    t.passes(1)
    assert (t.state.frames[-1].sides[1].card == 0) is (seed == 4)
    t.do(1, "window-FREE_5", FLARE).do(1, "peek", "slot-card")
    assert told(t, 1)["face"] == card


def test_it_looks_at_techs_under_research_and_at_hidden_sheets() -> None:
    t = table(
        *("hacker", "virus", "mite"),
        variants=("dominion-aliens", "technology", "hidden-powers"),
        hands={1: ["attack-06", FLARE]},
        first=1,
        destiny=["green"],
        techs={0: [("omega-missile", 2)]},
    )
    while (1, START) not in t.open:
        decision = t.session.decisions[0]
        t.do(decision.seat, decision.prompt, decision.default)
    t.do(1, START, FLARE)
    assert {"facedown-tech", "top-of-techs"} <= set(t.options(1, "peek"))
    top = Table(t.session.fork()).do(1, "peek", "top-of-techs")
    assert t.state.laboratory is not None
    assert told(top, 1)["tech"] == t.state.laboratory.deck.draw[-1]
    t.do(1, "peek", "facedown-tech")
    assert (told(t, 1)["tech"], told(t, 2)["victim"]) == ("omega-missile", 0)


def test_it_does_not_look_at_its_own_tech() -> None:
    variants = ("dominion-aliens", "technology")
    hands = {1: ["attack-06", FLARE]}
    t = table("hacker", "virus", "mite", variants=variants, hands=hands, first=1, techs={1: [("omega-missile", 2)]})
    t.do(1, "window-REGROUP_TECH", "pass").do(1, START, FLARE)
    assert t.options(1, "peek") == ["top-of-deck", "top-of-destiny", "top-of-techs"]


def test_it_looks_at_a_card_under_a_tech_whatever_its_number() -> None:
    def charged(game: Game) -> None:
        game.s.piles["cosmic"].draw.remove(0)
        tech = lab_of(game).named("quark-battery")
        assert tech is not None
        tech.card = 0

    t = table(
        *("hacker", "virus", "mite"),
        variants=("dominion-aliens", "technology"),
        hands={1: ["attack-06", FLARE]},
        first=1,
        techs={0: ["quark-battery"]},
        prepare=charged,
    )
    t.do(1, START, FLARE).do(1, "peek", "tech-card")
    assert (told(t, 1)["victim"], told(t, 1)["face"]) == (0, t.state.faces[0])


def test_it_looks_at_cards_that_laser_has_set_aside() -> None:
    hands = {0: ["attack-10"], 1: ["attack-08"] * 2, 2: ["attack-06", FLARE]}
    t = dominion("laser", "virus", "hacker", hands=hands).passes(2).encounter(ships=1)
    t.do(0, "laser-hidden", 1).encounter().do(2, BEFORE, FLARE).do(2, "peek", "aside-card")
    assert (told(t, 2)["victim"], told(t, 2)["face"]) == (1, "attack-08")
    assert "face" not in told(t, 0)


def test_it_looks_at_cards_that_the_flare_of_voyager_has_put_into_the_warp() -> None:
    hands = {1: ["attack-06", FLARE], 2: ["attack-40"], 3: ["attack-30", "flare-voyager"]}
    t = looking(hands=hands).passes(1).do(3, START, "flare-voyager").passes(3, 1)
    t.encounter(offense=1, defense=2).do(1, BEFORE, FLARE).do(1, "peek", "aside-card")
    assert (told(t, 1)["victim"], told(t, 1)["face"]) == (3, "attack-30")
    assert "face" not in told(t, 0)


def test_hands_do_not_lie_facedown() -> None:
    t = looking().passes(1).encounter(offense=1, defense=2)
    assert (1, BEFORE) in t.open
    t.do(1, BEFORE, FLARE)
    assert set(t.options(1, "peek")) == {"top-of-deck", "top-of-destiny"}
