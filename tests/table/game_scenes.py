"""Scenes of real games, for the tests of what stands round the board."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any

import warptable
from warptable.games.encounter.engine.model.state import State
from warptable.games.encounter.page.scene import answering
from warptable.games.encounter.page.scene import build as staging
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.games.encounter.words.speaker import Speaker
from warptable.kernel import Session
from warptable.table.play import reactions as pauses
from warptable.table.reader import Reader
from warptable.table.rooms.chat import ChatLine
from warptable.table.scene.data import Answer, Asked, Person, Reaction, WaitedFor

Game = Session[State]


def played(until: Callable[[Game], bool], *, players: int = 4, seed: int = 7) -> Game:
    """A game played by chance up to this moment."""
    session = warptable.new_game("ffg", players, seed, uniform=True)
    chance = random.Random(seed)
    while not session.over and not until(session):
        decision = session.decisions[0]
        session.answer(decision, chance.choice(decision.options))
    return session


def scene_of(session: Game, seat: int | None = 0, locale: str = "en", **changes: Any) -> EncounterScene:
    """The table as this seat sees it."""
    view = session.view(seat)
    speaker = Speaker(locale, seat, view.home_of, view.edition, packs=session.options.packs)
    pause = pauses.pause_at(session)
    reaction, asked = None, None
    if pause is not None:
        choices = pause.choices.get(seat, ()) if seat is not None else ()
        answers = tuple(Answer(str(key), choice.decision, choice.option) for key, choice in enumerate(choices))
        first = answering.worded(pause.first, session.log, session.game.registry)
        reaction = Reaction(1, first, 5, 4, reader_asked=seat in pause.seats_asked, answers=answers)
    else:
        asked = next((Asked(d, d.serial) for d in session.decisions if d.seat == seat), None)
    foreseen, outlooks = staging.outlook_of(session)
    made = EncounterScene(
        reader=Reader("guest", "Ada", locale),
        table="abc",
        title="Comet",
        view=view,
        speaker=speaker,
        people=[Person(f"Person {n}", "" if n < 2 else "steady", host=n == 0) for n in range(len(view.seats))],
        log=staging.lines(speaker, session.log, seat),
        asked=asked,
        reaction=reaction,
        waiting=[WaitedFor(d.seat, d.prompt) for d in session.decisions],
        talks=staging.talks_of(session, seat, 41, 60),
        foreseen=foreseen,
        outlooks=outlooks,
        chat=(ChatLine(0, 1, "Bix", "Stay out & I owe you <one>."), ChatLine(1, -1, "", "Hello")),
        winners=session.winners,
        seed_hash="9f2c41d0",
    )
    return replace(made, **changes)


@lru_cache(maxsize=8)
def _game_at(prompt: str, seat: int, players: int) -> Game:
    for seed in range(7, 60):
        session = played(
            lambda game: (
                any(d.prompt == prompt and d.seat == seat for d in game.decisions) or game.state.encounters > 12
            ),
            players=players,
            seed=seed,
        )
        if any(d.prompt == prompt and d.seat == seat for d in session.decisions):
            return session
    raise AssertionError(f"nobody asks {prompt}")


def scene_at(prompt: str, seat: int = 0, locale: str = "en", *, players: int = 4, **changes: Any) -> EncounterScene:
    """The first scene in which this seat is asked so."""
    return scene_of(_game_at(prompt, seat, players), seat, locale, **changes)


def with_reader(scene: EncounterScene, **changes: Any) -> EncounterScene:
    return replace(scene, reader=replace(scene.reader, **changes))
