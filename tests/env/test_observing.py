"""What a seat sees: the right numbers in the right places, from its own chair, and nothing it may not know."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.env.games import TABLES, questions
from tests.games.encounter.scenario import table
from tests.properties.redeal import can_redeal, journal_for, reach, redealt, world
from warptable import new_game
from warptable.env.match import Match
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.encounter import INTIMIDATE
from warptable.games.encounter.engine.model.pieces import Token
from warptable.games.encounter.engine.model.state import State
from warptable.games.encounter.engine.model.views import CardView, View
from warptable.games.encounter.engine.verbs.facedown import lay_beside, lay_kicker
from warptable.games.encounter.engine.verbs.held import hold
from warptable.games.encounter.engine.verbs.planets import put_token
from warptable.games.encounter.engine.verbs.ships import move, turn_mark
from warptable.games.encounter.engine.view import FACEDOWN
from warptable.games.encounter.env.actions import Held
from warptable.games.encounter.env.fighting import OUTCOME, SIDE_FIELDS
from warptable.games.encounter.env.observer import Observer
from warptable.games.encounter.env.seeing import SEAT_FIELDS
from warptable.kernel import Composite, Rng, Session


def seen(match: Match, game: Session[State], seat: int) -> dict[str, list[int]]:
    """The parts of a seat's vector."""
    match.game = game
    vector = match.observe(seat)["observation"]
    return {name: vector[part.start : part.stop].tolist() for name, part in match.observer.layout.parts.items()}


def named(match: Match, part: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {name: number for name, number in zip(names, part, strict=True) if number}


def test_cards_and_ships_lie_where_they_should() -> None:
    t = table(players=3, hands={0: ["attack-06", "attack-06", "plague"], 1: ["negotiate"]})
    match = Match("ffg", 3)
    mine, theirs = seen(match, t.session, 0), seen(match, t.session, 1)
    faces = match.actions.vocabulary.faces
    assert named(match, mine["hand"], faces) == {"attack-06": 2, "plague": 1}
    assert named(match, theirs["hand"], faces) == {"negotiate": 1}
    assert not any(mine["known"])
    width = len(SEAT_FIELDS)
    assert [mine["seats"][width * seat] for seat in range(3)] == [3, 1, len(t.session.state.seats[2].hand)]
    assert [theirs["seats"][width * seat] for seat in range(3)] == [1, len(t.session.state.seats[2].hand), 3]
    assert mine["planets"][:3] == [4, 0, 0]
    assert theirs["planets"] == mine["planets"]  # the start looks the same from every chair
    assert mine["turn"] == [1, 0, 0]
    assert theirs["turn"] == [0, 0, 1]


def test_an_encounter_is_seen_from_both_sides() -> None:
    t = table(players=3, hands={0: ["attack-20"], 1: ["attack-08"]})
    t.encounter(ships=2, cards=("attack-20", "attack-08"))
    match = Match("ffg", 3)
    mine, theirs = seen(match, t.session, 0), seen(match, t.session, 1)
    assert named(match, mine["discard"], match.actions.vocabulary.faces) == {"attack-20": 1, "attack-08": 1}
    assert mine["discard"] == theirs["discard"]
    assert len(OUTCOME) == len(mine["outcome"])
    assert len(mine["sides"]) == 3 * len(SIDE_FIELDS)


def test_a_facedown_card_is_seen_by_its_player_only() -> None:
    match = Match("ffg", 4, uniform=True)  # many are asked while the cards are down
    for decision, _, _ in questions(match, 3, 400):
        encounter = match.game.view(None).encounter
        if encounter is None or encounter.cards[0] != FACEDOWN:
            continue
        player, faces = match.game.state.frames[-1].sides[0].laid_by, len(match.actions.vocabulary.faces)
        slots = [seen(match, match.game, seat)["slots"][: 2 + faces] for seat in range(4)]
        for seat, slot in enumerate(slots):
            assert slot[0] == (seat != player), decision
            assert sum(slot[2:]) == (seat == player), decision
        return
    pytest.fail("no card was laid")


def test_the_question_and_the_picks_so_far_are_in_it() -> None:
    match = Match("ffg", 4, (), ("zombie", "void", "mite", "virus"))
    halfway = 0
    for decision, held, _ in questions(match, 5, 400):
        parts = seen(match, match.game, decision.seat)
        assert parts["prompt"].index(1) == match.actions.vocabulary.prompts.index(decision.prompt)
        assert sum(parts["kind"]) == 1
        if isinstance(decision, Composite) and decision.partial:
            halfway += 1
            picks = [match.actions.action(decision, pick, held) for pick in decision.partial]
            assert sum(parts["picked"]) == len(picks)
            assert all(parts["picked"][pick] for pick in picks if pick is not None)
        for idle in [seat for seat in range(4) if match.asked(seat) is None][:1]:
            assert not any(seen(match, match.game, idle)["prompt"])
    assert halfway > 20


def test_techs_are_seen_by_name_where_they_are_own_or_open_and_else_by_their_ships() -> None:
    techs: dict[int, list[tuple[str, int] | str]] = {
        0: [("energy-cloak", 2), "xenon-lasers"],
        1: [("gluon-mines", 3), ("enigma-device", 0)],
    }
    t = table(players=3, techs=techs)
    match = Match("ffg", 3, ("technology",))
    names = match.actions.vocabulary.techs
    mine, theirs = seen(match, t.session, 0), seen(match, t.session, 1)
    assert named(match, mine["techs"][: len(names)], names) == {"energy-cloak": 3, "xenon-lasers": 100}
    assert not any(mine["techs"][len(names) :])
    assert named(match, theirs["techs"][2 * len(names) :], names) == {"xenon-lasers": 100}
    assert mine["facedown_techs"][:16] == [3, *[0] * 7, 4, 1, *[0] * 6]
    assert mine["tech_deck"] == [16]
    assert seen(Match("ffg", 3), table(players=3).session, 0).get("techs") is None


def test_reward_cards_are_told_by_their_backs_and_own_ones_by_face() -> None:
    t = table(players=3, hands={0: ["attack-06"]}, rewards={0: ["kicker-4-overload", "rift-2"], 1: ["retreat"]})
    match = Match("ffg", 3, ("reward-deck",))
    faces, rewards = match.actions.vocabulary.faces, match.actions.vocabulary.rewards
    assert len(set(faces)) == len(faces)
    assert set(rewards) <= set(faces)
    mine, theirs = seen(match, t.session, 0), seen(match, t.session, 1)
    assert named(match, mine["hand"], faces) == {"attack-06": 1, "kicker-4-overload": 1, "rift-2": 1}
    assert (mine["rewards"], theirs["rewards"]) == ([2, 1, 0], [1, 0, 2])
    assert mine["reward_deck"] == [29]
    assert not any(mine["reward_discard"])
    assert seen(Match("ffg", 3), table(players=3).session, 0).get("rewards") is None


def test_what_lies_beside_encounter_cards_is_told_by_kind_and_own_cards_by_face() -> None:
    t = table(players=3, rewards={0: ["kicker-4-overload", "intimidate-39"]})
    g = t.session.game
    kicker, intimidate = (next(c for c in g.hand(0) if g.s.faces[c].startswith(kind)) for kind in ("k", "i"))
    lay_kicker(g, 0, kicker)
    lay_beside(g, 0, intimidate, INTIMIDATE, "N-INTIM-2")
    g.e.hazard = True
    match = Match("ffg", 3, ("reward-deck",))
    faces = match.actions.vocabulary.faces
    mine, theirs = seen(match, t.session, 0), seen(match, t.session, 2)
    assert mine["hazard"] == theirs["hazard"] == [1]
    assert (mine["laid"], theirs["laid"]) == ([1, 0, 0], [0, 1, 0])
    assert named(match, mine["laid_own"], faces) == {"intimidate-39": 1}
    assert not any(theirs["laid_own"])
    assert named(match, mine["kickers"][1 : 1 + len(faces)], faces) == {"kicker-4-overload": 1}
    assert (mine["kickers"][0], theirs["kickers"][0]) == (0, 1)
    assert not any(theirs["kickers"][1:])


def test_special_ships_are_seen_where_they_are_and_whether_they_are_used() -> None:
    def used(g: Game) -> None:
        move(g, 1, 5, 7, 1, ("salvage-vessel",))
        turn_mark(g, next(m for m in g.s.marks if (m.seat, m.kind) == (1, "salvage-vessel")), "test", ready=False)

    t = table(players=3, variants=("two-ships",), prepare=used)
    match = Match("ffg", 3, ("two-ships",))
    parts = seen(match, t.session, 1)
    width = 15 + 7
    assert [place for place, there in enumerate(parts["special_ships"][: 2 * width]) if there] == [0, width + 2]
    assert parts["special_ready"] == [1, 0, 1, 1, 1, 1]
    assert "special_ships" not in seen(Match("ffg", 3), table(players=3).session, 0)


def test_ships_on_sheets_and_tokens_beside_suns_are_seen_from_the_own_chair() -> None:
    def crewed(g: Game) -> None:
        hold(g, g.seats[2].sheets[0], 0, 0, 3, "test")
        put_token(g, "mite", Token(-1, system=0), "test")

    t = table("mite", "virus", "void", variants=("dominion-aliens",), prepare=crewed)
    parts = seen(Match("ffg", 3, ("dominion-aliens",)), t.session, 1)
    assert parts["crews"] == [0, 0, 0, 0, 0, 3, 0, 0, 0]  # the next seat's sheet holds ships of the one after
    assert parts["suns"] == [0, 0, 1]
    assert "crews" not in seen(Match("ffg", 3), table(players=3).session, 0)


@pytest.mark.parametrize(("edition", "players", "variants", "uniform"), TABLES)
def test_observations_fit_their_space(edition: str, players: int, variants: tuple[str, ...], uniform: bool) -> None:
    match = Match(edition, players, variants, uniform=uniform)
    space, actions = match.spaces()
    for seed in range(2):
        for number, (decision, _, choices) in enumerate(questions(match, seed, 300)):
            if number % 5 == 0:
                observation = match.observe(decision.seat)
                assert space.contains(observation)
                assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(choices)
                assert all(actions.contains(action) for action in choices)
                assert match.observe((decision.seat + 1) % players)["action_mask"].any()


# ---------------------------------------------------------------- nothing hidden


def told(observer: Observer, game: Session[State], seat: int) -> list[Any]:
    """The vector and the mask of a seat."""
    view = game.view(seat)
    decision = next((decision for decision in game.decisions if decision.seat == seat), None)
    held = Held(view)
    mask = sorted(observer.asked.actions.choices(decision, held)) if decision is not None else []
    return [bytes(observer.vector(view, decision, held)), mask]


def compare(observer: Observer, game: Session[State], seat: int, rng: Rng) -> bool:
    """What a seat observes in this world and in one with other hidden cards; False if they cannot be compared."""
    here = world(game, *game.basis())
    there = world(game, redealt(game, seat, rng, by_type=True), journal_for(game, seat))
    if any(decision.seat == seat for decision in here.decisions):
        reach(there, seat)
    elif here.waiting() != there.waiting() or len(here.log) != len(there.log):
        return False
    assert told(observer, here, seat) == told(observer, there, seat), f"seat {seat} at {game.where()}"
    return True


@pytest.mark.parametrize(
    ("edition", "players", "variants"),
    [
        ("ffg", 4, ()),
        ("ffg", 3, ("hidden-powers",)),
        ("ffg", 3, ("technology",)),
        ("ffg", 3, ("reward-deck", "dominion-aliens")),
    ],
)
def test_what_a_seat_cannot_know_changes_nothing_it_observes(
    edition: str, players: int, variants: tuple[str, ...]
) -> None:
    observer, compared = Match(edition, players, variants).observer, 0
    for seed in range(3):
        game = new_game(edition, players, seed, None, variants, keep=1)
        rng = Rng.seeded("observed", edition, seed)
        for _ in range(300):
            if not game.decisions:
                break
            seat = rng.below(players)
            half_built = any(isinstance(d, Composite) and d.partial for d in game.decisions)
            if rng.below(3) == 0 and not half_built and can_redeal(game, seat):
                compared += compare(observer, game, seat, rng)
            decision = rng.choice(game.decisions)
            game.answer(decision, rng.choice(decision.options))
    assert compared > 60


def test_the_comparison_sees_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("ffg", 3, (), ("void", "virus", "mite"))
    game = new_game("ffg", 3, 1, ("void", "virus", "mite"), keep=1)
    while not can_redeal(game, 0):
        game.answer(game.decisions[0], game.decisions[0].options[0])
    honest = game.rules.view

    def leaky(state: State, seat: int | None) -> View:
        view: View = honest(state, seat)
        return replace(view, discard=[CardView(-1, state.faces[state.piles["cosmic"].draw[-1]]), *view.discard])

    monkeypatch.setattr(type(game.rules), "view", lambda _, state, seat: leaky(state, seat))
    with pytest.raises(AssertionError, match="seat 0 at"):
        assert all(compare(match.observer, game, 0, Rng.seeded(n)) for n in range(20))
