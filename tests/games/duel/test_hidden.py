"""Nobody is told what it cannot know: change that, and everything it is told stays the same, byte for byte."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from tests.games.duel.scenario import duel
from warptable import new_game
from warptable.games.duel.engine.game import Game
from warptable.games.duel.engine.imagine import imagined
from warptable.games.duel.engine.model.state import State
from warptable.games.duel.engine.model.views import View
from warptable.kernel import Composite, Entry, Offer, Rng, Session


@pytest.fixture
def logging(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are told again keep a log from their checkpoint on."""

    def retold(self: Session[State], checkpoint: State, journal: Sequence[Entry]) -> Session[State]:
        return Session(self.rules, 0, self.options, checkpoint, self.uniform, True, [], None, journal, self.keep)

    monkeypatch.setattr(Session, "retold", retold)


def known_to(game: Session[State], seat: int) -> dict[str, Any]:
    """Everything that a seat is told."""
    return {
        "view": game.view(seat),
        "asked": [(one.key, list(one.options), one.about) for one in game.decisions if one.seat == seat],
        "waiting": game.waiting(),
        "events": [event.seen_by(seat) for event in game.log if event.known_to(seat)],
    }


def compare(game: Session[State], seat: int, rng: Rng) -> bool:
    """Is a seat told the same in another world? False if none could be made."""
    there = imagined(game, seat, rng)
    if there is None:
        return False
    here = game.retold(*game.basis())
    assert here.state == game.state
    assert known_to(here, seat) == known_to(there, seat), f"seat {seat} at {game.where()}"
    return True


@pytest.mark.reading("duel-backs")
@pytest.mark.usefixtures("logging")
@pytest.mark.rule("D-GAP-28", "D-TAC-03", "D-D01-01", "D-D04-01", "D-D04-02", "D-ENV-11")
@pytest.mark.parametrize("uniform", [False, True])
def test_what_a_seat_cannot_know_changes_nothing_it_is_told(uniform: bool) -> None:
    tried = compared = 0
    for seed in range(6):
        game = new_game("duel", 2, seed, uniform=uniform, limit=200)
        rng = Rng.seeded("hidden", seed, uniform)
        while game.decisions:
            decision = rng.choice(game.decisions)
            half_built = any(isinstance(one, Composite) and one.partial for one in game.decisions)
            assert not isinstance(decision, Offer), "there is no offer in this family"
            if rng.below(3) == 0 and not half_built and not game.given():
                tried += 1
                compared += compare(game, decision.seat, rng)
            game.answer(decision, rng.choice(list(decision.options)))
    assert tried > 60
    assert compared > 0.7 * tried


@pytest.mark.usefixtures("logging")
def test_the_comparison_sees_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that shows one more thing than it should is caught."""
    game = new_game("duel", 2, 3, ())
    honest = game.rules.view

    def leaky(state: State, seat: int | None) -> View:
        view: View = honest(state, seat)
        return replace(view, dealt=[state.faces[state.seats[1].hand[0]]] if seat == 0 else [])

    worlds = [world for number in range(6) if (world := imagined(game, 0, Rng.seeded(number))) is not None]
    assert worlds
    assert any(leaky(world.state, 0) != leaky(game.state, 0) for world in worlds)


@pytest.mark.rule("D-D04-01", "D-D04-02")
def test_the_order_of_answers_to_a_joint_choice_changes_nothing() -> None:
    games = []
    for order in ((0, 1), (1, 0)):
        t = duel("sponge", "bouncer", card="rich-veins")
        for seat in order:
            t.do(seat, "dial", seat + 2)
        t.do(1, "use", "pass")
        picks = [("plan-13", "shield-2"), ("plan-06", "blast-4")]
        for seat in order:
            t.do(seat, "lock-in", picks[seat])
        games.append(t)
    assert games[0].state == games[1].state
    for reader in (None, 0, 1):
        told = [[event.seen_by(reader) for event in t.session.log] for t in games]
        assert told[0] == told[1]


def test_a_locked_choice_may_be_taken_back_and_leaves_no_trace() -> None:
    t = duel("sponge", "bouncer", card="rich-veins")
    t.dials(2, 2).do(1, "use", "pass")
    before = (t.session.state.clone(), [t.view(seat) for seat in (None, 0, 1)], len(t.session.log))
    t.do(0, "lock-in", ("plan-13", "shield-2"))
    assert t.session.given() == (0,)
    assert t.view(1) == before[1][2]
    t.session.undo(0)
    while t.session.given():
        t.session.undo(0)
    assert (t.session.state, [t.view(seat) for seat in (None, 0, 1)], len(t.session.log)) == before
    decision = t.decision(0, "lock-in")
    decision.rebuild(())  # type: ignore[attr-defined]
    t.lock((0, "plan-06", "blast-4"), (1, "plan-06", "shield-4"))
    assert t.pile(0) == ["plan-06"]


@pytest.mark.rule("D-D01-01", "D-D02-01")
def test_a_dial_may_be_taken_back_until_the_other_is_set() -> None:
    t = duel(card="rich-veins")
    t.do(0, "dial", 4)
    t.session.undo(0)
    t.dials(1, 3)
    assert t.there() == [1, 3]


def test_uniformly_asked_a_seat_without_reinforcements_is_asked_like_one_with() -> None:
    asked = []
    for hand in (["plan-13", "plan-06", "plan-08"], ["plan-13", "plan-06", "loyal-support"]):
        t = duel(card="bake-off", uniform=True, hands={0: hand})
        t.lock((0, "plan-13"), (1, "plan-06"))
        asked.append((t.open, [event.seen_by(1) for event in t.session.log]))
    assert asked[0] == asked[1]
    assert asked[0][0] == [(0, "reinforce")]


def test_uniformly_asked_an_empty_hand_is_not() -> None:
    hands = {0: ["plan-13"], 1: ["plan-06", "plan-08"]}
    t = duel(card="bake-off", uniform=True, hands=hands).lock((0, "plan-13"), (1, "plan-06"))
    assert t.open == [(1, "reinforce")], "how many cards a hand has is no secret"


@pytest.mark.usefixtures("logging")
def test_a_plan_that_was_seen_and_came_back_is_no_other_one_in_imagined_games() -> None:
    def known(g: Game) -> None:
        for card in g.seats[1].hand:
            g.s.seen[card] = 3

    t = duel("preservationist", "", card="vacant-shipyard", prepare=known)
    t.fight((2, 1), ("plan-18", "plan-06"), ("blast-4", "recover-1"))
    t.do(0, "use", "preservationist.waste-not")
    assert all(compare(t.session, 0, Rng.seeded(number)) for number in range(8))


@pytest.mark.usefixtures("logging")
@pytest.mark.rule("D-HAND-06", "D-GAP-28")
def test_a_deck_made_of_one_discarded_card_is_no_secret() -> None:
    def dry(g: Game) -> None:
        g.seats[1].deck += g.seats[0].deck
        g.seats[0].deck = []

    t = duel(card="spring-cleaning", hands={0: ["plan-13", "plan-06"]}, prepare=dry)
    t.do(0, "discard", ["plan-13"])
    assert t.events("reshuffled") == [{"source": "D-HAND-06", "seat": 0, "number": 1}]
    assert t.hand(0) == ["plan-06", "plan-13"]
    assert t.view(1).seats[0].known == ["plan-13"]
    assert t.open == [(1, "discard")]
    assert all(compare(t.session, 1, Rng.seeded(number)) for number in range(4))


@pytest.mark.usefixtures("logging")
@pytest.mark.parametrize("anew", ["keep", "shield-4"])
def test_that_a_tactic_was_changed_is_so_in_imagined_games(anew: str) -> None:
    t = duel("bouncer", "spy", card="foggy-landing").dials(2, 3)
    t.lock((0, "plan-18", "shield-2"), (1, "plan-06", "blast-4"))
    t.do(1, "use", "spy.peek").do(1, "tactic-anew", [anew])
    assert t.open == [(0, "use")]
    worlds = [imagined(t.session, 0, Rng.seeded(number)) for number in range(8)]
    assert all(compare(t.session, 0, Rng.seeded(number)) for number in range(8))
    assert len({world.state.frame.laid[1].tactic for world in worlds if world and world.state.frame}) > 1


def test_uniformly_asked_whoever_has_no_card_at_all_gives_none() -> None:
    def nothing(g: Game) -> None:
        g.seats[1].deck += [*g.seats[0].deck, *g.seats[0].hand]
        g.seats[0].deck, g.seats[0].hand = [], []

    t = duel(card="lend-a-hand", uniform=True, prepare=nothing)
    assert (0, "give") not in t.open
