"""Moments of seeded games and their scenes: what the elements of the page show as examples of themselves, and what
their tests look at."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any

from warptable.games.duel.engine.model.state import State
from warptable.games.duel.page.scene import build
from warptable.games.duel.page.scene.data import DuelScene
from warptable.games.duel.words.layer import speaker_for
from warptable.kernel import Compose, Session
from warptable.opening import new_game
from warptable.table.reader import Reader
from warptable.table.rooms.chat import ChatLine
from warptable.table.scene.data import Asked, Person, WaitedFor

Game = Session[State]


def new_duel(seed: int = 7, **more: Any) -> Game:
    """A game as tables have it: being asked tells nothing."""
    return new_game("duel", 2, seed, uniform=True, **more)


def played(until: Callable[[Game], bool], *, seed: int = 7, most: int = 4000, **more: Any) -> Game:
    """A game played by chance up to this moment."""
    session, chance = new_duel(seed, **more), random.Random(seed)
    for _ in range(most):
        if session.over or until(session):
            break
        decision = session.decisions[0]
        session.answer(decision, chance.choice(list(decision.options)))
    return session


@lru_cache(maxsize=32)
def game_at(prompt: str, seat: int = 0) -> Game:
    """A game in which this seat is asked this; fork it before answering."""
    for seed in range(7, 80):
        session = played(lambda game: is_asked(game, prompt, seat), seed=seed, most=1500)
        if is_asked(session, prompt, seat):
            return session
    raise AssertionError(f"nobody asks {prompt}")


def is_asked(session: Game, prompt: str, seat: int) -> bool:
    return any(one.prompt == prompt and one.seat == seat for one in session.decisions)


def scene_of(session: Game, seat: int | None = 0, locale: str = "en", **changes: Any) -> DuelScene:
    """The table as this seat sees it."""
    view = session.view(seat)
    speaker = speaker_for(locale, view, seat)
    memory = build.Memory()
    memory.look(session, session.view(None))
    asked = next((Asked(one, one.serial) for one in session.decisions if one.seat == seat), None)
    made = DuelScene(
        reader=Reader("guest", "Ada", locale),
        table="abc",
        title="Comet",
        view=view,
        speaker=speaker,
        people=[Person("Ada", host=True), Person("Bix", "steady")],
        log=build.SCENES.lines(speaker, session.log, seat),
        asked=asked,
        waiting=[WaitedFor(one.seat, one.prompt) for one in session.decisions],
        chat=(ChatLine(0, 1, "Bix", "Stay out & I owe you <one>."),),
        winners=session.winners,
        seed_hash="9f2c41d0",
        locked=tuple(sorted(session.given())),
        chosen=session.chosen(seat) if seat is not None else None,
        what_if=build.what_if(session, asked.decision) if asked is not None else {},
        crews=memory.crews,
        clouts=memory.clouts,
        ahead=memory.ahead,
        fought=memory.fought,
        ended=memory.ended,
        told=memory.told,
        announced=build.announced_in(session, speaker, seat),
    )
    return replace(made, **changes)


SEEDS, STEPS = range(7, 30), 1500
MOMENTS = ("destiny_drawn", "envoy_revealed", "volley", "won")
"""Events that are shown for a moment."""


@cache
def asked_first() -> dict[str, Game]:
    """For each prompt of random games: the first game in which the first seat is asked so."""
    found: dict[str, Game] = {}
    for seed in SEEDS:

        def look(game: Game) -> bool:
            for decision in game.decisions:
                if decision.seat == 0 and decision.prompt not in found:
                    found[decision.prompt] = game.fork()
            return False

        played(look, seed=seed, most=STEPS)
    return found


def asked_scene(prompt: str, locale: str, seen_by: int | None = 0) -> DuelScene:
    return scene_of(asked_first()[prompt], seen_by, locale)


def locked_in(locale: str) -> DuelScene:
    """The first seat has chosen, and the other one has not."""
    game = asked_first()["lock-in"].fork()
    decision = next(one for one in game.decisions if one.seat == 0)
    assert isinstance(decision, Compose)
    partial: list[Any] = []
    while following := decision.following(partial):
        partial.append(following[0])
    game.answer(decision, decision.whole(partial))
    return scene_of(game, 0, locale)


@cache
def round_event(kind: str) -> tuple[Game, Game]:
    """The moments of a random game before and after an event of this kind."""
    before: list[Game] = []

    def happened(game: Game) -> bool:
        if before and any(event.kind == kind for event in game.log[len(before[-1].log) :]):
            return True
        before[:] = [game.fork()]
        return False

    after = played(happened)
    return before[-1], after
