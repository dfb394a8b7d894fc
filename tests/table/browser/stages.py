"""Scenes with a stage, and what is ticked on it, for the tests of stages in a browser."""

from __future__ import annotations

from playwright.sync_api import Page

from warptable.games.encounter.page.examples import answering, both_attack, found
from warptable.games.encounter.page.examples import scene_of_five as scene_of
from warptable.games.encounter.page.scene.data import EncounterScene


def asked(locale: str = "en") -> EncounterScene:
    game = found(answering)
    return scene_of(game, game.decisions[0].seat, locale)


def idle() -> EncounterScene:
    """The reveal as somebody sees it who has nothing to answer."""
    game = found(both_attack)
    scenes = (scene_of(game, seat) for seat in range(5))
    return next(scene for scene in scenes if scene.reaction is None or not scene.reaction.answers)


def tick(page: Page, name: str) -> str:
    """Choose the first thing of this kind that may be chosen; returns what it says."""
    choice = page.locator(f"#deal-form input[name={name}]:enabled:not([value='']):not([value='0'])").first
    choice.check(force=True)
    return choice.get_attribute("data-said") or ""
