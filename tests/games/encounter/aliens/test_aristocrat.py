"""Aristocrat: a first hand of its choice, flares out of the box. Wild: a card of the deck. Super: more flares."""

from collections.abc import Callable
from typing import Any

import pytest

import warptable
from tests.games.encounter.aliens.dominion import RIDER, ZAP, dominion
from tests.games.encounter.scenario import Table
from tests.readings import homes, uses
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.imagine import imagined
from warptable.games.encounter.engine.rulebook import Settings
from warptable.kernel import Rng

PRIVILEGE, FLARE, TURN = "aristocrat.privilege", "flare-aristocrat", "window-TURN_START"
VARIANTS = ("dominion-aliens",)


def box(*aliens: str) -> Callable[[Game], None]:
    """Only the flares of these aliens are in the box."""

    def fill(game: Game) -> None:
        assert game.s.box is not None
        game.s.box.flares = sorted(f"flare-{alien}" for alien in aliens)

    return fill


def ready(*own: str, left: tuple[str, ...] = ("mite",), second: tuple[str, ...] = (), **more: Any) -> Table:
    """Aristocrat, seat 0, begins its turn with these cards besides an attack."""
    hands = {
        0: ["attack-10", "attack-07", "flare-hacker", *own],
        1: ["attack-08", "attack-05", *second],
        2: ["attack-06", "attack-04"],
    }
    return dominion("aristocrat", "hacker", "pacifist", hands=hands, prepare=box(*left), **more)


# ---------------------------------------------------------------- set-up


@pytest.mark.rule("F-SETUP-9")
def test_at_set_up_it_takes_eight_cards_of_its_choice_and_the_others_are_dealt_theirs() -> None:
    game = warptable.new_game("ffg", 3, 5, ("hacker", "aristocrat", "pacifist"), VARIANTS)
    wanted = ["attack-40", "attack-30", "cosmic-zap", "cosmic-zap", "card-zap", "negotiate", "morph", "attack-23"]
    for face in wanted:
        (decision,) = game.decisions
        assert (decision.seat, decision.prompt, decision.secret) == (1, "aristocrat-start", True)
        assert FLARE not in decision.options
        assert all(not seat.hand for seat in game.state.seats)
        game.answer(decision, face)
    hands = [sorted(game.state.faces[card] for card in seat.hand) for seat in game.state.seats]
    assert (hands[1], [len(hand) for hand in hands]) == (sorted(wanted), [8, 8, 8])
    assert game.view(0).seats[1].known == []
    (searched,) = [event for event in game.log if event.kind == "searched_deck"]
    assert "faces" not in searched.seen_by(0)
    assert searched.seen_by(1)["faces"] == wanted


def test_flares_that_lie_on_another_sheet_are_not_in_the_deck_for_it() -> None:
    game = warptable.new_game("ffg", 3, 5, ("aristocrat", "hacker", "reactor"), VARIANTS)
    assert "flare-hacker" not in game.decisions[0].options
    assert "flare-hacker" in [game.state.faces[card] for card in game.state.seats[2].sheets[0].cards]


@pytest.mark.rule("F-SETUP-7")
def test_without_flares_it_is_neither_named_nor_dealt() -> None:
    named = Settings("ffg", 3, ("aristocrat", "hacker", "pacifist"), VARIANTS, ())
    with pytest.raises(ValueError, match="aristocrat needs flares in the game"):
        named.checked()
    game = warptable.new_game("ffg", 4, 3, None, VARIANTS, flares=())
    there = {*game.state.unused, *(alien for seat in game.state.seats for alien in seat.dealt)}
    assert "aristocrat" not in there
    assert "pentaform" in there
    assert game.state.box is None


# ---------------------------------------------------------------- power


def test_it_draws_a_flare_out_of_the_box() -> None:
    t = ready()
    assert (t.view(1).flare_box, t.view(1).removed) == (1, 0)
    t.do(0, TURN, PRIVILEGE, options=["pass", PRIVILEGE])
    assert t.hand(0) == ["attack-07", "attack-10", "flare-hacker", "flare-mite"]
    assert (t.view(1).flare_box, t.view(1).removed) == (0, 0)
    assert t.events("drew_flares") == [{"source": "aristocrat", "seat": 0, "number": 1}]
    assert t.view(1).seats[0].known == []
    card = t.state.seats[0].hand[-1]
    assert (t.game.back(card), card) == ("cosmic", len(t.state.faces) - 1)


@pytest.mark.reading("aristocrat-one-leaves")
def test_of_two_that_match_nobody_one_leaves_the_game() -> None:
    """The flare of an alien at the table is never among them."""
    t = ready("flare-zombie").do(0, TURN, PRIVILEGE)
    mite, zombie = (
        next(c for c in t.state.seats[0].hand if t.state.faces[c] == f"flare-{a}") for a in ("mite", "zombie")
    )
    t.do(0, "aristocrat-surplus", zombie, options=[mite, zombie])
    assert t.hand(0) == ["attack-07", "attack-10", "flare-hacker", "flare-mite"]
    assert t.events("removed") == [{"source": "aristocrat", "seat": 0, "faces": ["flare-zombie"]}]
    assert (t.view(1).removed, t.discards()) == (1, [])


@pytest.mark.reading("aristocrat-when")
def test_once_in_an_encounter_and_not_without_a_flare_in_the_box() -> None:
    t = ready(left=("mite", "virus")).do(0, TURN, PRIVILEGE).encounter(ships=1)
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]
    assert ready(left=()).open == [(0, "aim")]


@pytest.mark.reading("aristocrat-when")
def test_as_the_defense_after_destiny_and_never_as_an_outsider() -> None:
    t = ready(first=1, destiny=["red", "green"])
    assert t.open == [(0, "window-FREE_2")]
    t = ready(first=1, destiny=["green"])
    t.encounter(offense=1, defense=2, ships=1)
    assert t.open == [(1, "encounter-card"), (2, "encounter-card")]


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-POWER-1")
def test_zapped_or_without_power_it_draws_nothing() -> None:
    t = ready(second=("cosmic-zap",)).do(0, TURN, PRIVILEGE).do(1, ZAP, "cosmic-zap")
    assert (t.hand(0), t.view(0).flare_box) == (["attack-07", "attack-10", "flare-hacker"], 1)
    assert uses(ready(moves=homes(0, 2))) == []


@pytest.mark.rule("F-DRAW-7")
def test_a_flare_out_of_the_box_is_an_ordinary_card_from_then_on() -> None:
    t = ready("flare-zombie").do(0, TURN, PRIVILEGE)
    t.do(0, "aristocrat-surplus", t.options(0, "aristocrat-surplus")[1])
    assert t.game.pile(len(t.state.faces) - 1) is t.state.piles["cosmic"]


# ---------------------------------------------------------------- super and wild


def planning(*left: str) -> Table:
    """Aristocrat, with its flare, has waited until the planning phase and uses its power."""
    t = ready(FLARE, left=left).passes(0, 0, 0).encounter(ships=1)
    return t.do(0, "window-PLANNING_BEFORE", PRIVILEGE, options=["pass", PRIVILEGE])


@pytest.mark.rule("F-FLARE-6", "F-TIMING-1")
def test_super_in_the_planning_phase_only() -> None:
    t = ready(FLARE, left=("mite", "virus")).do(0, TURN, PRIVILEGE)
    assert RIDER not in [prompt for _, prompt in t.open]
    assert (0, RIDER) in planning("mite", "virus").open


@pytest.mark.rule("F-FLARE-6")
@pytest.mark.reading("aristocrat-one-leaves")
def test_super_the_flare_is_discarded_for_three() -> None:
    t = planning("mite", "virus", "void").do(0, RIDER, FLARE)
    t.do(0, "aristocrat-more", "three-flares", options=["three-flares", "search-box"])
    assert len(t.options(0, "aristocrat-surplus")) == 3
    t.do(0, "aristocrat-surplus", t.options(0, "aristocrat-surplus")[0])
    assert (len(t.hand(0)), t.discards(), t.view(1).removed) == (5, [FLARE], 1)


@pytest.mark.rule("F-FLARE-6")
def test_super_or_for_any_one_of_them() -> None:
    t = planning("mite", "virus", "void").do(0, RIDER, FLARE)
    t.do(0, "aristocrat-more", "search-box")
    t.do(0, "aristocrat-flare", "flare-virus", options=["flare-mite", "flare-virus", "flare-void"])
    assert t.hand(0) == ["attack-07", "attack-10", "flare-hacker", "flare-virus"]
    assert (t.view(2).flare_box, t.discards()) == (2, [FLARE])


def searching(*aliens: str) -> Table:
    """Seat 2 holds the flare at the start of an encounter."""
    hands = {0: ["attack-10"], 1: ["attack-08"], 2: ["attack-06", FLARE]}
    return dominion(*aliens, hands=hands, deck=["morph"])


@pytest.mark.rule("F-SETUP-9")
def test_at_set_up_the_deck_is_shuffled_when_it_has_looked_through_it() -> None:
    game = warptable.new_game("ffg", 3, 5, ("hacker", "aristocrat", "pacifist"), VARIANTS)
    order = [game.state.faces[card] for card in reversed(game.state.piles["cosmic"].draw)]
    for face in [face for face in order if order.count(face) == 1 and not face.startswith("flare-")][:8]:
        order.remove(face)
        game.answer(game.decisions[0], face)
    hand, faces = game.state.seats[0].hand, game.state.faces
    left = [faces[card] for seat in (0, 2) for card in game.state.seats[seat].hand]
    left += [faces[card] for card in game.state.piles["cosmic"].draw]
    assert sorted(left) == sorted(order)
    assert sorted(faces[card] for card in hand) != sorted(order[:8]), "not dealt as it lay"


@pytest.mark.rule("F-FLARE-5")
def test_wild_one_card_of_the_deck_which_is_shuffled_with_the_discards() -> None:
    t = searching("clone", "hacker", "pacifist").do(2, "window-ENCOUNTER_START", FLARE)
    assert t.decision(2, "aristocrat-found").secret
    before = len(t.state.piles["cosmic"].draw)
    t.do(2, "aristocrat-found", "attack-40")
    assert (t.hand(2), t.discards()) == (["attack-06", "attack-40"], [FLARE])
    assert (len(t.state.piles["cosmic"].draw), t.view(0).seats[2].known) == (before - 1, [])
    assert not any(t.state.seen[card] for card in t.state.piles["cosmic"].draw)


@pytest.mark.rule("F-FLARE-5")
def test_wild_others_may_answer_that_the_discards_were_shuffled() -> None:
    """Tick-Tock's flare founds a colony then."""
    hands = {0: ["attack-10"], 1: ["attack-08", "flare-tick-tock"], 2: ["attack-06", FLARE]}
    t = dominion("clone", "hacker", "pacifist", hands=hands, deck=["morph"])
    t.do(2, "window-ENCOUNTER_START", FLARE).do(2, "aristocrat-found", "attack-40")
    assert t.open == [(1, "window-RESHUFFLED")]


@pytest.mark.rule("F-FLARE-5")
def test_wild_the_flare_goes_to_whoever_plays_aristocrat() -> None:
    t = searching("hacker", "aristocrat", "pacifist").do(2, "window-ENCOUNTER_START", FLARE)
    t.do(2, "aristocrat-found", "attack-40")
    assert FLARE in t.hand(1)


# ---------------------------------------------------------------- what others may think


def test_imagined_games_mix_the_box_with_the_flares_that_nobody_has_seen() -> None:
    """Seat 1 cannot know which flare was drawn: of many worlds it is not always the same one."""
    t = ready("flare-zombie", left=("mite", "virus", "void", "will")).do(0, TURN, PRIVILEGE)
    t.do(0, "aristocrat-surplus", t.options(0, "aristocrat-surplus")[0])
    t.encounter(ships=1)
    real = {*t.state.box.flares, *(face for face in t.hand(0) if face.startswith("flare-"))} if t.state.box else set()
    seen = set()
    for seed in range(40):
        world = imagined(t.session, 1, Rng.seeded("box", seed))
        assert world is not None
        assert world.state.box is not None
        held = {face for face in world.state.faces if face.startswith("flare-")}
        assert not held & set(world.state.box.flares)
        assert {*world.state.box.flares, *held} >= real
        seen.add(tuple(world.state.box.flares))
    assert len(seen) > 2
