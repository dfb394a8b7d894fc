"""The first-game guide: one encounter in a few screens, each with a picture of a real game and a question."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup

from warptable.table.page.frames import whole
from warptable.table.page.library.games import games, guides, place_of_guide
from warptable.table.page.page import page
from warptable.table.page.render import render
from warptable.table.reader import Reader
from warptable.table.scene.data import Asked, Person

from ...engine.model.views import View
from ...words.hands import hand_order
from ...words.speaker import Speaker
from ..art.cards import card
from ..board import board
from ..scene.data import EncounterScene
from ..stage import stage
from .chapters import listed
from .story import ATTACK, HELPING, HINDERING, ME, MOMENTS, SENT, Story, story

STEPS = (*MOMENTS, "win")
ANSWERS = ("a", "b", "c")
RIGHT = dict(zip(STEPS, "abcabcbb", strict=True))
"""The right answer of each step."""
POSSIBLE = {("destiny", "a"), ("planning", "a"), ("planning", "c")}
"""Acceptable answers that are not the best one."""


CHOOSING = ("regroup", "destiny")
"""Moments whose picture shows what may be chosen."""


def guide(reader: Reader, step: int = 1) -> Markup:
    """One screen of the guide; a number outside the guide leads to its first or last one."""
    number = min(max(step, 1), len(STEPS))
    speaker, name = _speaker(reader.locale), STEPS[number - 1]
    values = _values(speaker, story())
    goal = story().moments["regroup"].view.colonies_to_win
    body = render(
        "guide.html",
        t=speaker.t,
        step=name,
        edition=story().moments["regroup"].view.edition,
        address="/guide?step=",
        heading=speaker.t("guide-title"),
        preset="first",
        hint=speaker.t("guide-start-hint"),
        games=games(speaker.t, guides(), place_of_guide("encounter")),
        lessons=True,
        chapters=listed(speaker),
        number=number,
        goal=speaker.t("opening-goal", goal=goal),
        goal_line=speaker.t("opening-goal-line", goal=goal),
        steps=[_title(speaker, one) for one in STEPS],
        title=_title(speaker, name),
        text=speaker.t(f"guide-{name}-text", **values),
        question=speaker.t(f"guide-{name}-question", **values),
        answers=[_answer(speaker, name, letter, values) for letter in ANSWERS],
        picture=_picture(reader.locale, name),
        caption=_caption(speaker, name, values),
    )
    address = f"/guide?step={number}"
    return page(reader, speaker.t("guide-title"), body, path=address, current="guide")


def _speaker(locale: str) -> Speaker:
    view = story().moments["regroup"].view
    return Speaker(locale, ME, view.home_of, view.edition)


def _title(speaker: Speaker, name: str) -> str:
    return speaker.t("guide-win-name") if name == "win" else speaker.t(f"phase-{name}")


def _answer(speaker: Speaker, name: str, letter: str, values: dict[str, Any]) -> tuple[str, str, str, str]:
    """(letter, answer, verdict, explanation)."""
    verdict = "right" if RIGHT[name] == letter else "possible" if (name, letter) in POSSIBLE else "wrong"
    said = speaker.t(f"guide-{name}-{letter}", **values)
    return letter, said, verdict, speaker.t(f"guide-{name}-{letter}-why", **values)


def _values(speaker: Speaker, told: Story) -> dict[str, Any]:
    """The values that sentences may name, all read from the game."""
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


def _caption(speaker: Speaker, name: str, values: dict[str, Any]) -> str:
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
def _picture(locale: str, name: str) -> Markup:
    """Drawn once for each language: the game is always the same."""
    speaker = _speaker(locale)
    if name == "planning":
        held = hand_order(story().moments["planning"].view)
        return Markup().join(card(face, speaker.card(face), 92) for _, face in held)
    if name == "win":
        view = story().moments["resolution"].view
        return render("guide_track.html", me=ME, held=view.seats[ME].foreign, wanted=view.colonies_to_win)
    scene = _scene(speaker, name)
    return Markup(whole(stage(scene))) if name == "reveal" else board(scene)


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
