"""The guide to a first game: one encounter of a real game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from warptable.games.encounter.engine.model.views import View
from warptable.games.encounter.words.hands import hand_order
from warptable.games.encounter.words.speaker import Speaker
from warptable.table.page.frames import whole
from warptable.table.page.html import Html, joined
from warptable.table.page.library.guide import Guide, Step
from warptable.table.page.render import render
from warptable.table.reader import Reader
from warptable.table.scene.data import Asked, Person

from ...art.cards import card
from ...board import board
from ...scene.data import EncounterScene
from ...stage import stage
from ..chapters import CHAPTERS, drawn
from ..story import ATTACK, HELPING, HINDERING, ME, MOMENTS, SENT, story

RIGHT = ("a", "b", "c", "a", "b", "c", "b")
POSSIBLE = {"destiny": "a", "planning": "ac"}
STEPS = (
    *(Step(name, f"phase-{name}", right, POSSIBLE.get(name, "")) for name, right in zip(MOMENTS, RIGHT, strict=True)),
    Step("win", "guide-win-name", "b"),
)
CHOOSING = ("regroup", "destiny")
"""Moments whose picture shows what may be chosen."""


def _speaker(locale: str) -> Speaker:
    view = story().moments["regroup"].view
    return Speaker(locale, ME, view.home_of, view.edition)


def _values(speaker: Speaker) -> dict[str, Any]:
    """The values that sentences may name."""
    told = story()
    before, laid = told.moments["destiny"].view, told.moments["planning"].view
    there = {planet: before.planets[planet][told.defense] for planet in _planets(before, told.defense)}
    strong = max(there, key=lambda planet: there[planet])
    attacks = sorted({int(face.removeprefix(ATTACK)) for _, face in laid.hand if face.startswith(ATTACK)})
    return {
        "me": speaker.name(ME),
        "defense": speaker.who(told.defense),
        "helper": speaker.who(told.helper),
        "hinderer": speaker.who(told.hinderer),
        "lost": told.moments["regroup"].view.warp[ME],
        "target": speaker.planet(told.target),
        "weak": speaker.planet(told.target),
        "least": there[told.target],
        "strong": speaker.planet(strong),
        "most": there[strong],
        "own": speaker.planet(_planets(before, ME)[0]),
        "sent": SENT,
        "helping": HELPING,
        "hindering": HINDERING,
        "standing": there[told.target],
        "card": told.cards[0],
        "other": told.cards[1],
        "low": attacks[-2],
        "total": told.totals[0],
        "against": told.totals[1],
    }


def _planets(view: View, seat: int) -> list[int]:
    return [planet for planet, home in enumerate(view.home_of) if home == seat]


def _caption(speaker: Speaker, name: str, values: Mapping[str, Any]) -> str:
    """The picture in words."""
    if name == "planning":
        held = hand_order(story().moments["planning"].view)
        return speaker.t("guide-hand", cards=speaker.cards(face for _, face in held))
    if name == "reveal":
        ships, others = SENT + HELPING, values["standing"] + HINDERING
        return speaker.t("guide-totals", card=values["card"], ships=ships, other=values["other"], others=others)
    if name == "win":
        view = story().moments["resolution"].view
        return speaker.t("guide-track", held=view.seats[ME].foreign, wanted=view.colonies_to_win)
    return speaker.t("guide-picture", me=values["me"])


@lru_cache(maxsize=len(STEPS) * 4)
def _picture(locale: str, name: str) -> Html:
    """Drawn once for each language: the game is always the same."""
    speaker = _speaker(locale)
    if name == "planning":
        held = hand_order(story().moments["planning"].view)
        return joined(card(face, speaker.card(face), 92) for _, face in held)
    if name == "win":
        view = story().moments["resolution"].view
        return render(
            "encounter/library/guide/track.html", me=ME, held=view.seats[ME].foreign, wanted=view.colonies_to_win
        )
    scene = _scene(speaker, name)
    return whole(stage(scene)) if name == "reveal" else board(scene)


def _scene(speaker: Speaker, name: str) -> EncounterScene:
    """The table at one moment of the story, with the planets to choose from where one is to be chosen."""
    moment = story().moments[name]
    people = [Person(speaker.name(seat), "" if seat == ME else "steady") for seat in range(len(moment.view.seats))]
    return EncounterScene(
        reader=Reader("", locale=speaker.locale),
        table="",
        title="",
        view=moment.view,
        speaker=speaker,
        people=people,
        asked=Asked(moment.decision, 0) if name in CHOOSING and moment.decision is not None else None,
        totals=moment.totals,
    )


GUIDE = Guide(
    prefix="",
    edition="ffg",
    preset="first",
    steps=STEPS,
    speaker=_speaker,
    goal=lambda: story().moments["regroup"].view.colonies_to_win,
    values=_values,
    picture=_picture,
    caption=_caption,
    lessons=True,
    chapters=CHAPTERS,
    drawn=drawn,
)
