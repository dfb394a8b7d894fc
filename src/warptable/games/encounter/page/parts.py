"""Whole pages of the multi-player game, as examples: rare kinds of tables, the page in words, lessons, and what is
fetched when somebody opens it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from warptable.games.encounter.engine.model.views import CardView
from warptable.lessons import LESSONS, begin
from warptable.table.page.game.page import fetched_page, log_page
from warptable.table.page.html import Html
from warptable.table.page.parts import Draw, of_game
from warptable.table.reader import Reader
from warptable.table.scene.campaign import InCampaign
from warptable.table.scene.data import Taught

from . import examples
from .dock import discards
from .scene.data import EncounterScene


def hidden_powers(locale: str) -> EncounterScene:
    game = examples.played(lambda game: game.state.encounters >= 2, variants=("hidden-powers",))
    return examples.scene_of(game, 0, locale)


def campaign_game(locale: str) -> EncounterScene:
    aliens = ["zombie", "laser", "virus"]
    game = examples.played(lambda game: game.state.encounters >= 3, players=3, edition="avalon", aliens=aliens)
    return examples.scene_of(game, 0, locale, campaign=InCampaign("camp", 3, (8, 0, 8)))


def lesson(number: int, locale: str, **more: Any) -> EncounterScene:
    game = begin(LESSONS[number - 1], 1, uniform=True)
    taught = Taught(number, len(LESSONS), LESSONS[number - 1].id)
    return examples.scene_of(game, 0, locale, lesson=number, taught=taught, **more)


OURS = [number for number, one in enumerate(LESSONS, 1) if one.edition in ("ffg", "avalon")]


def log_of(reader: Reader) -> Html:
    scene = examples.scene_of_five(examples.finished(8), 0, reader.locale)
    return log_page(replace(scene, reader=reader))


OPEN = ("attack-08", "negotiate", "quash", "morph", "reinforcement-3", "flare-mesmer", "cosmic-zap")


def pile_of(reader: Reader) -> Html:
    scene = examples.scene_at("aim", locale=reader.locale)
    view = replace(scene.view, discard=[CardView(-1, face) for face in OPEN])
    scene = replace(scene, reader=reader, view=view)
    return fetched_page(scene, discards(scene))


aimed = partial(examples.asked_scene, "aim")
PARTS: dict[str, Draw] = {
    "board-coached": of_game(aimed, coach=True),
    "board-chat": of_game(partial(examples.asked_scene, "aim", unread=True)),
    "hidden-powers": of_game(hidden_powers),
    "campaign-game": of_game(campaign_game),
    "text-aim": of_game(aimed, text_view=True),
    "text-deal": of_game(partial(examples.staged, examples.answering), text_view=True),
    "text-over": of_game(partial(examples.ended), text_view=True),
    **{f"lesson-{number}": of_game(partial(lesson, number)) for number in OURS},
    "lesson-opening": of_game(partial(lesson, OURS[0], unread=True)),
    "log": log_of,
    "pile": pile_of,
}
