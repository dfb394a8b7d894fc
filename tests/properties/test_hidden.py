"""Nobody is told what it cannot know: change that, and everything it is told stays the same, byte for byte."""

import json
from dataclasses import asdict, replace

import pytest

from tests.games.encounter.scenario import Table, planet, table
from tests.properties.redeal import can_redeal, journal_for, known_to, reach, redealt, world
from warptable import new_game
from warptable.games.encounter.engine.model.state import State
from warptable.games.encounter.engine.model.views import CardView, View
from warptable.kernel import Composite, Rng, Session

TECHNOLOGY = ("ffg", 3, ("four-planets", "technology"))
TABLES = [("ffg", 4, ()), ("ffg", 3, ("four-planets",)), TECHNOLOGY, ("avalon", 3, ()), ("avalon", 2, ())]


def compare(game: Session[State], seat: int, rng: Rng, by_type: bool) -> bool:
    """Compare what a seat is told in this world and in another; False if the two cannot be compared.

    When only cards of one type change places, everything must be the same. Otherwise the rules themselves may make
    the difference public (a Plague takes other types): then the other world is put aside.
    """
    here = world(game, *game.basis())
    asked = any(decision.seat == seat for decision in here.decisions)
    assert here.state == game.state
    try:
        there = world(game, redealt(game, seat, rng, by_type=by_type), journal_for(game, seat))
    except Exception:  # answers of others, fed to hands that could not give them
        if by_type:
            raise
        return False
    if not game.uniform:
        if asked:
            reach(there, seat)
        if not asked and (here.waiting() != there.waiting() or len(here.log) != len(there.log)):
            return False  # somebody else is asked something first: no news for this seat yet
    mine, other = known_to(here, seat), known_to(there, seat)
    if not by_type and mine["events"] != other["events"]:
        return False
    assert mine == other, f"seat {seat} at {game.where()}"
    return True


@pytest.mark.parametrize("uniform", [False, True])
@pytest.mark.parametrize(
    ("edition", "players", "variants"),
    [
        pytest.param(*table, marks=() if table in (TABLES[0], TECHNOLOGY, TABLES[-1]) else pytest.mark.soak)
        for table in TABLES
    ],
)
def test_what_a_seat_cannot_know_changes_nothing_it_is_told(
    edition: str, players: int, variants: tuple[str, ...], uniform: bool
) -> None:
    compared, tried = 0, 0
    for seed in range(12):
        game = new_game(edition, players, seed, None, variants, uniform=uniform)
        game.keep = 1  # many checkpoints: few answers are re-fed, and chance is seldom spent between
        rng = Rng.seeded("hidden", edition, seed, uniform)
        for _ in range(500):
            if not game.decisions:
                break
            seat = rng.below(players)
            half_built = any(isinstance(d, Composite) and d.partial for d in game.decisions)
            if rng.below(3) == 0 and not half_built and can_redeal(game, seat):
                tried += 1
                compared += compare(game, seat, rng, by_type=rng.chance(50))
            decision = rng.choice(game.decisions)
            game.answer(decision, rng.choice(decision.options))
    assert tried > 600
    assert compared > 0.8 * tried


def test_the_comparison_sees_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that shows one more thing than it should is caught."""
    game = new_game("ffg", 3, 1, ("void", "virus", "mite"))
    game.keep = 1
    while not can_redeal(game, 0):
        game.answer(game.decisions[0], game.decisions[0].options[0])
    honest = game.rules.view

    def leaky(state: State, seat: int | None) -> View:
        view: View = honest(state, seat)
        return replace(view, dealt=("leak", state.faces[state.piles["cosmic"].draw[-1]]))

    monkeypatch.setattr(type(game.rules), "view", lambda _, state, seat: leaky(state, seat))
    with pytest.raises(AssertionError, match="seat 0 at"):
        assert all(compare(game, 0, Rng.seeded(n), by_type=False) for n in range(20))


def test_asked_uniformly_the_table_waits_for_the_same_seats_whatever_they_hold() -> None:
    """A Plague victim with one attack is asked as one with two; the offense without a card as one with many."""
    for hand in (["attack-06", "negotiate"], ["attack-06", "attack-08", "negotiate"]):
        t = table(players=3, uniform=True, hands={0: ["plague", "attack-04"], 1: hand})
        t.do(0, "window-ENCOUNTER_START", "plague")
        while t.open == [(t.open[0][0], "window-CARD_PLAYED")]:
            t.passes(t.open[0][0])
        t.do(0, "plague-victim", 1).do(1, "lose-ships", {planet(1): 3})
        assert t.open == [(1, "plague-card")]


@pytest.mark.rule("F-SECOND-5")
@pytest.mark.parametrize(("spare", "options"), [([], ["stop"]), (["attack-04"], ["stop", "go-on"])])
def test_asked_uniformly_stopping_after_one_encounter_does_not_tell_of_an_empty_hand(
    spare: list[str], options: list[str]
) -> None:
    t = table(players=3, uniform=True, hands={0: ["attack-40", "quash", *spare]})
    t.encounter(ships=2)
    while t.open != [(0, "second-encounter")]:
        if t.session.decisions[0].kind == "offer":
            t.passes(t.open[0][0])
        else:
            t.encounter(ships=2, cards=("attack-40", "attack-06"))
    t.do(0, "second-encounter", "stop", options=options)


# ---------------------------------------------------------------- numbers and equal cards


def shown(t: Table, seat: int | None) -> str:
    return json.dumps([event.seen_by(seat) for event in t.session.log]) + json.dumps(asdict(t.view(seat)))


def test_the_number_of_a_card_is_told_only_to_its_holder() -> None:
    t = table(players=3, hands={0: ["attack-20", "attack-04"], 1: ["attack-08", "attack-06"]})
    t.encounter(ships=1, cards=("attack-20", "attack-08"))
    revealed = next(event for event in t.session.log if event.kind == "revealed")
    assert "cards" not in revealed.seen_by(0)
    assert [number for number, _ in t.view(2).discard] == [-1, -1]
    assert t.view(2).discard == t.view(None).discard == t.view(0).discard
    laid = [event for event in t.session.log if event.kind == "card_laid"]
    assert ["card" in laid[0].seen_by(seat) for seat in (0, 1, 2, None)] == [True, False, False, False]


def test_played_cards_carry_no_number_for_the_others() -> None:
    t = table(players=3, hands={0: ["plague", "attack-04"]})
    t.do(0, "window-ENCOUNTER_START", "plague")
    played = next(event for event in t.session.log if event.kind == "card_played")
    assert ["card" in played.seen_by(seat) for seat in (0, 1, 2, None)] == [True, False, False, False]
    assert t.view(1).flight == [CardView(-1, "plague")]


def teach(t: Table, viewer: int, card: int) -> None:
    """From the start of the scenario on, the viewer knows this card."""
    for state in (t.state, t.session.basis()[0]):
        state.seen[card] |= 1 << viewer


def eights_of(t: Table, seat: int) -> list[int]:
    return [card for card in t.state.seats[seat].hand if t.state.faces[card] == "attack-08"]


def known(t: Table, viewer: int, holder: int) -> list[str]:
    faces: list[str] = t.view(viewer).seats[holder].known
    return faces


@pytest.mark.parametrize("played", [0, 1])
def test_who_knows_of_one_of_two_equal_cards_cannot_tell_which_is_played(played: int) -> None:
    t = table(players=3, hands={0: ["negotiate", "attack-08", "attack-08"], 1: ["negotiate", "attack-06"]})
    eights = eights_of(t, 0)
    teach(t, 2, eights[0])
    assert known(t, 2, 0) == ["attack-08"]
    t.encounter(ships=1)
    t.session.answer(t.decision(0, "encounter-card"), eights[played])
    assert known(t, 2, 0) == ["attack-08"], "facedown tells nothing"
    t.do(1, "encounter-card", "negotiate")
    assert t.events("revealed")
    assert known(t, 2, 0) == []


@pytest.mark.parametrize("seed", range(6))
def test_a_card_taken_at_random_tells_nothing_of_an_equal_one_left_behind(seed: int) -> None:
    """Seat 1 knows one of two eights of seat 0 and takes one of them: the same as if there had been one only."""
    hands = {0: ["attack-20", "attack-08", "attack-08"], 1: ["negotiate"]}
    t = table(players=3, seed=seed, hands=hands, moves=[(1, 3, planet(1), planet(1, 1))])
    eights = eights_of(t, 0)
    teach(t, 1, eights[seed % 2])
    t.encounter(ships=2, cards=("attack-20", "negotiate"))
    assert t.hand(1) == ["attack-08"]
    assert known(t, 1, 0) == []


@pytest.mark.parametrize("named", [0, 1])
def test_naming_a_card_in_a_deal_tells_nothing_of_an_equal_one(named: int) -> None:
    t = table(players=3, hands={0: ["negotiate", "attack-08", "attack-08"], 1: ["negotiate"]})
    eights = eights_of(t, 0)
    teach(t, 1, eights[0])
    t.encounter(ships=1, cards=("negotiate", "negotiate"))
    t.session.answer(t.decision(0, "deal"), (("give", eights[named]), "propose"))
    assert known(t, 1, 0) == ["attack-08"]
