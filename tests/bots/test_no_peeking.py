"""No bot reads what its seat cannot know: in two worlds that differ only in that, it does the same."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tests.properties.redeal import can_redeal, journal_for, known_to, reach, redealt, world
from warptable import new_game
from warptable.bots import Sight, bots_at, make_bot
from warptable.bots.search import halving
from warptable.games.encounter.engine.checks import problems
from warptable.games.encounter.engine.imagine import imagined
from warptable.games.encounter.engine.model.constraints import Secret
from warptable.games.encounter.engine.model.state import State
from warptable.games.encounter.lab.modules import COSMOS
from warptable.kernel import Composite, Rng, Session

TECHNOLOGY = ("ffg", 3, ("technology",), False)
EVERYTHING = ("ffg", 4, COSMOS, False)
TABLES = [("ffg", 4, (), False), ("ffg", 4, (), True), TECHNOLOGY, EVERYTHING, ("avalon", 3, (), False)]


EVERY = {"seer": 60, "shrewd": 24}
"""Bots that think long are asked at fewer of the decisions of a game."""


def moments(
    edition: str, players: int, variants: tuple[str, ...], uniform: bool, every: int, seeds: int
) -> Iterator[Any]:
    """(game, seat, source of chance) at some decisions of games between steady bots."""
    for seed in range(seeds):
        game = new_game(edition, players, 40 + seed, None, variants, uniform=uniform)
        game.keep = 1
        bot, rng = make_bot("steady"), Rng.seeded("moments", edition, seed, uniform)
        while game.decisions and game.state.encounters < 14:
            decision = rng.choice(game.decisions)
            half_built = any(isinstance(d, Composite) and d.partial for d in game.decisions)
            if rng.below(every) == 0 and len(decision.options) > 1 and not half_built:
                yield game, decision.seat, rng
            game.answer(decision, bot.choose(Sight(game, decision.seat), decision, rng))


def other_world(game: Session[State], seat: int, rng: Rng, by_type: bool) -> Session[State] | None:
    """Another world at the same question, if the rules did not make the difference public on the way there."""
    here = world(game, *game.basis())
    try:
        there = world(game, redealt(game, seat, rng, by_type=by_type), journal_for(game, seat))
    except Exception:  # answers of others, fed to hands that could not give them
        return None
    if not game.uniform:
        reach(there, seat)
    return there if known_to(here, seat) == known_to(there, seat) else None


def choice(name: str, game: Session[State], seat: int, seed: int) -> Any:
    decision = next(decision for decision in game.decisions if decision.seat == seat)
    return make_bot(name).choose(Sight(game, seat), decision.twin(), Rng.seeded(seed))


def bots_and_tables() -> Iterator[Any]:
    """Every bot at every table; the seer, which thinks longest, is at one of them in a plain run, and the shrewd bot at
    all but those with technology."""
    for name, table in product(sorted(bots_at("ffg")), TABLES):
        long = (name == "seer" and table[0] == "ffg") or (name == "shrewd" and table in (TECHNOLOGY, EVERYTHING))
        yield pytest.param(name, *table, marks=pytest.mark.soak if long else ())


@pytest.mark.parametrize(("name", "edition", "players", "variants", "uniform"), [*bots_and_tables()])
def test_a_bot_does_the_same_whatever_it_cannot_know(
    name: str, edition: str, players: int, variants: tuple[str, ...], uniform: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halving, "GAMES", 8)
    every, seeds = EVERY.get(name, 12), 5 if name == "seer" else 3
    compared = 0
    for game, seat, rng in moments(edition, players, variants, uniform, every, seeds):
        there = other_world(game, seat, rng, rng.chance(50)) if can_redeal(game, seat) else None
        if there is not None:
            compared += 1
            seed = rng.bits()
            assert choice(name, there, seat, seed) == choice(name, game, seat, seed), f"{name} at {game.where()}"
    assert compared >= 8


def test_the_comparison_catches_a_bot_that_peeks() -> None:
    """A choice that hangs on a card in the deck is not the same in all worlds."""
    different = 0
    for game, seat, rng in moments("ffg", 4, (), False, 10, 2):
        there = other_world(game, seat, rng, by_type=False) if can_redeal(game, seat) else None
        if there is not None:
            different += (
                there.state.faces[there.state.piles["cosmic"].draw[-1]]
                != game.state.faces[game.state.piles["cosmic"].draw[-1]]
            )
    assert different >= 8


# ---------------------------------------------------------------- imagined games


def test_an_imagined_game_agrees_with_all_that_the_seat_knows() -> None:
    told = tried = 0
    for game, seat, rng in moments("ffg", 4, (), False, 6, 5):
        if not game.state.frames:
            continue
        tried += 1
        made = imagined(game, seat, rng)
        if made is None:
            continue
        told += 1
        asked = next(d for d in game.decisions if d.seat == seat)
        again = next(d for d in made.decisions if d.seat == seat)
        assert made.view(seat) == game.view(seat)
        assert (again.key, list(again.options)) == (asked.key, list(asked.options))
        assert problems(made) == []
    assert told > 0.85 * tried > 50


@pytest.mark.parametrize("variants", [(), COSMOS])
def test_the_same_is_imagined_in_worlds_that_look_alike(variants: tuple[str, ...]) -> None:
    compared = 0
    for game, seat, rng in moments("ffg", 4, variants, False, 12, 2):
        there = other_world(game, seat, rng, rng.chance(50)) if can_redeal(game, seat) else None
        if there is not None:
            compared, seed = compared + 1, rng.bits()
            here, elsewhere = (imagined(one, seat, Rng.seeded(seed)) for one in (game, there))
            assert (here and here.state) == (elsewhere and elsewhere.state), game.where()
    assert compared >= 8


def test_facedown_techs_of_others_are_imagined_anew_and_everything_known_about_techs_stays() -> None:
    told, unknown, moved = 0, 0, 0
    for game, seat, rng in moments(*TECHNOLOGY, 8, 2):
        made = imagined(game, seat, rng) if game.state.frames else None
        if made is None:
            continue
        told += 1
        here, there = game.state.laboratory, made.state.laboratory
        assert here is not None
        assert there is not None
        assert made.view(seat) == game.view(seat)
        assert problems(made) == []
        assert [(tech.owner, tech.ships, tech.open) for tech in there.techs] == [
            (tech.owner, tech.ships, tech.open) for tech in here.techs
        ]
        hidden = [slot for slot, tech in enumerate(here.techs) if tech.owner != seat and not tech.open]
        unknown += bool(hidden)
        moved += any(here.techs[slot].id != there.techs[slot].id for slot in hidden)
    assert told > 40
    assert moved > 0.8 * unknown > 20


def test_an_imagined_game_does_not_tell_what_others_did_unseen() -> None:
    """Somebody cheats, and others think about an accusation: where they think it over, there was no cheating."""
    tried = 0
    for seed in range(40):
        game = new_game("ffg", 4, seed, ("mite", "void", "oracle", "human"), ("classic-filch",))
        game.keep = 1
        bot, rng = make_bot("random"), Rng.seeded("cheats", seed)
        while game.decisions and game.state.encounters < 6:
            decision = game.decisions[0]
            secrets = [held for held in game.state.frames[-1:] for held in held.all_of(Secret)]
            if secrets and "accuse" in decision.options and secrets[0].seat != decision.seat:
                made = imagined(game, decision.seat, rng)
                if made is not None:
                    tried += 1
                    assert made.state.frames[-1].constraint(Secret, secrets[0].seat) is None
                    made.answer(made.decisions[0], "accuse")
                    made.answer(made.decisions[0], secrets[0].seat)
            game.answer(decision, bot.choose(Sight(game, decision.seat), decision, rng))
    assert tried >= 4


def test_imagined_games_differ_in_hands_deck_destiny_and_chance_and_so_do_their_forks() -> None:
    game, seat, rng = next(m for m in moments("ffg", 4, (), False, 6, 1) if m[0].state.encounters >= 2)
    worlds = [made for _ in range(12) if (made := imagined(game, seat, rng)) is not None]
    assert len(worlds) >= 10
    other = (seat + 1) % 4
    for made in worlds:
        assert made.state.rng != game.state.rng
        assert made.fork().state.rng == made.state.rng
        assert made.fork().state.destiny.draw == made.state.destiny.draw
    hands = {tuple(made.state.faces[card] for card in made.state.seats[other].hand) for made in worlds}
    assert len(hands) == len(worlds)
    assert len({tuple(made.state.destiny.draw) for made in worlds}) > 1
    assert len({made.state.rng.state for made in worlds}) == len(worlds)


def test_unseen_cards_are_dealt_evenly() -> None:
    """The high cards this seat has not seen are in a given other hand as often as their number says."""
    game, seat, rng = next(m for m in moments("ffg", 4, (), False, 6, 1) if m[0].state.encounters >= 2)
    state, other = game.state, (seat + 1) % 4
    unseen = [card for card, seen in enumerate(state.seen) if not seen >> seat & 1]
    faces = Counter(state.faces[card] for card in unseen)
    face, count = max(((f, n) for f, n in faces.items() if f.startswith("reinforcement")), key=lambda pair: pair[1])
    expected = count * sum(card in unseen for card in state.seats[other].hand) / len(unseen)
    made = [world for _ in range(300) if (world := imagined(game, seat, rng)) is not None]
    found = sum(world.state.faces[card] == face for world in made for card in world.state.seats[other].hand)
    assert abs(found / len(made) - expected) < 0.15
