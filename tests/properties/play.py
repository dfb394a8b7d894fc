"""Random games for properties, and digests of what must stay the same."""

import json
import os
from collections.abc import Iterator
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st

from warptable import new_game
from warptable.games.encounter.engine.model.state import State
from warptable.kernel import Rng, Session, to_data

TABLES: list[tuple[str, int, tuple[str, ...]]] = [
    ("ffg", 3, ()),
    ("ffg", 4, ()),
    ("ffg", 5, ()),
    ("ffg", 3, ("four-planets",)),
    ("ffg", 4, ("dominion-aliens",)),
    ("ffg", 4, ("technology",)),
    ("ffg", 4, ("reward-deck",)),
    ("ffg", 5, ("dominion-aliens", "flagships", "reward-deck", "technology")),
    ("ffg", 3, ("four-planets", "technology")),
    ("avalon", 2, ()),
    ("avalon", 4, ()),
]

tables = st.sampled_from(TABLES)
seeds = st.integers(0, 10_000)


def _text(value: Any) -> str:
    """Prompts are strings that know more than their letters."""
    if isinstance(value, str):
        return str(value)
    raise TypeError(f"a {type(value).__name__} is no plain data")


encoded = msgspec.json.Encoder(enc_hook=_text).encode


def examples(number: int) -> settings:
    """So many examples, always the same; WARPTABLE_SOAK=30 plays thirty times as many."""
    more = int(os.environ.get("WARPTABLE_SOAK", "1"))
    return settings(max_examples=number * more, deadline=None, derandomize=True)


def start(table: tuple[str, int, tuple[str, ...]], seed: int, **how: Any) -> Session[State]:
    edition, players, variants = table
    return new_game(edition, players, seed, None, variants, **how)


def step(game: Session[State], rng: Rng) -> None:
    """One small random pick in one of the open decisions."""
    decision = rng.choice(game.decisions)
    game.answer(decision, rng.choice(decision.options))


def walk(game: Session[State], rng: Rng, steps: int) -> Iterator[int]:
    """Play at random; gives the number of each step before it is made."""
    for number in range(steps):
        if not game.decisions:
            return
        yield number
        step(game, rng)


def asked(game: Session[State]) -> list[Any]:
    """Everything about the open decisions."""
    return [
        [
            d.seat,
            d.prompt,
            d.source,
            d.kind,
            list(d.options),
            d.default,
            d.about,
            d.secret,
            list(getattr(d, "partial", ())),
        ]
        for d in game.decisions
    ]


def image(game: Session[State]) -> bytes:
    """State, open decisions, views and history of a game."""
    seats = [None, *range(len(game.state.seats))]
    saved = json.dumps([to_data(game.state), to_data(game.history)])
    return encoded([saved, asked(game), [game.view(seat) for seat in seats], game.winners])


def told(game: Session[State]) -> bytes:
    """The log in the form of every seat."""
    seats = [None, *range(len(game.state.seats))]
    return encoded([[event.seen_by(seat) for event in game.log] for seat in seats])
