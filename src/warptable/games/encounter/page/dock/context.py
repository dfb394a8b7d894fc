"""What a player should know before answering: what has happened to them, how the sides stand, who would win the
game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from warptable.kernel import Decision
from warptable.table.page.html import Html
from warptable.table.page.names import coloured
from warptable.table.scene.data import NewsPart
from warptable.text import capital

from ...engine.model.nearness import almost
from ...engine.model.roles import WITH_DEFENSE, WITH_OFFENSE
from ..scene.data import DockPart, EncounterPart
from ..stage.consequences import deal_wins_warning, one_colony_short

SUFFERED = frozenset({"card_turned", "nothing_to_choose", "power_back", "power_gone", "power_lost"})
"""Events that are told to the player they happen to."""
USUAL = frozenset({"aimed", "deal_agreed", "deal_offered", "talk_offered", "defense", "driving_out", "invited"})
"""What others do to a player in the normal course of play; the question itself and the board already show it."""
MOST_NEWS = 2
"""Lines before a question; the log has the others."""
HOME_BY_RULE = {
    "F-DEAL-1": "talks",
    "F-DEAL-10": "deal-made",
    "F-DEAL-15": "talks-over",
    "F-DRAW-5": "broken-off",
    "F-RES-1": "turned-gains",
    "F-RES-7": "defended",
    "F-RES-9": "released",
    "F-REWARD-3": "reward",
    "F-TECH-9": "researched",
    "N-RETREAT-5": "retreated",
}
"""Why ships come back, by the rule that sends them."""
COUNTED = ("alliance", "planning")
"""Phases in which ships stand face to face and no stage shows their numbers."""
OPEN = (*COUNTED, "reveal")
"""Phases in which it is open who wins the encounter."""


@dataclass(frozen=True, slots=True)
class Context:
    """Lines that belong to a question. `warnings` are those about the end of the game, each with
    whether the reader would win too."""

    news: tuple[Html, ...]
    sides: Html
    warnings: tuple[tuple[Html, bool], ...]


def context_of(scene: DockPart, decision: Decision[Any]) -> Context:
    """The context of a question to the reader."""
    return Context(
        tuple(_say(scene, text) for text in (*news(scene), *why_ships(scene, decision))),
        _say(scene, sides(scene)),
        warnings_of(scene, decision),
    )


def warnings_of(scene: DockPart, decision: Decision[Any]) -> tuple[tuple[Html, bool], ...]:
    """Who would win the game; a reaction says nothing else."""
    return tuple((_say(scene, text), good) for text, good in warnings(scene, decision))


def _say(scene: DockPart, text: str) -> Html:
    return coloured(scene.speaker, len(scene.people), text)


def news(scene: NewsPart) -> list[str]:
    """What others have done to the reader since the reader's last answer, and what became of it."""
    if scene.since is None:
        return []
    since = scene.since
    recent = takewhile(lambda line: line.number >= since, reversed(scene.log))
    found = [
        line.text
        for line in recent
        if line.mine and (line.kind in SUFFERED or (line.seat != scene.me and line.kind not in USUAL))
    ]
    return found[:MOST_NEWS][::-1]


def why_ships(scene: DockPart, decision: Decision[Any]) -> list[str]:
    """Why ships come back: a rule says it, or a power or card has done it."""
    if decision.prompt != "ships-home":
        return []
    if decision.source in HOME_BY_RULE:
        return [scene.t(f"context-why-{HOME_BY_RULE[decision.source]}")]
    return [scene.t("context-because", source=scene.speaker.source(decision.source))]


# ---- the sides ------------------------------------------------------------------------------------------------


def sides(scene: DockPart) -> str:
    """Ships against ships, with everybody's share; empty as long as nobody is attacked."""
    encounter = scene.view.encounter
    if scene.phase not in COUNTED or encounter is None or encounter.target < 0 or encounter.defense < 0:
        return ""
    attacking, defending = (
        " + ".join(_share(scene, *one) for one in side) for side in (_offense(scene), _defense(scene))
    )
    return scene.t(
        "context-sides",
        planet=scene.speaker.planet(encounter.target),
        offense=capital(attacking),
        defense=defending,
    )


def _share(scene: DockPart, seat: int, ships: int, case: str) -> str:
    return f"{scene.t(f'me-{case}') if seat == scene.me else scene.speaker.name(seat)} {ships}"


def _offense(scene: EncounterPart) -> Iterator[tuple[int, int, str]]:
    view, encounter = scene.view, scene.view.current
    for seat in _with(scene, encounter.offense, WITH_OFFENSE):
        yield seat, view.gate[seat], "nom"


def _defense(scene: EncounterPart) -> Iterator[tuple[int, int, str]]:
    view, encounter = scene.view, scene.view.current
    for seat in _with(scene, encounter.defense, WITH_DEFENSE):
        own = seat == encounter.defense
        yield seat, view.planets[encounter.target][seat] if own else view.beside[seat], "acc"


def _with(scene: EncounterPart, main: int, side: int) -> list[int]:
    """A main player and the allies of that side."""
    allied = scene.view.current.allied
    return [main, *(seat for seat, bits in enumerate(allied) if bits & side and seat != main)]


def own_ships(scene: EncounterPart) -> int | None:
    """The ships on the reader's side if the reader is a main player."""
    encounter = scene.view.encounter
    if encounter is None or scene.me is None or encounter.target < 0:
        return None
    own = {encounter.offense: _offense, encounter.defense: _defense}.get(scene.me)
    return None if own is None else sum(ships for _, ships, _ in own(scene))


# ---- who would win --------------------------------------------------------------------------------------------


def warnings(scene: DockPart, decision: Decision[Any]) -> list[tuple[str, bool]]:
    """Answers that let somebody reach the goal (F-GOAL-1), including the reader."""
    if decision.prompt == "deal":
        return _by_deal(scene)
    encounter = scene.view.encounter
    if scene.phase not in OPEN or encounter is None or encounter.target < 0 or encounter.result is not None:
        return []
    found = []
    if seats := winners(scene):
        who = scene.speaker.everyone(seats)
        found.append((scene.t("context-would-win", who=who, n=scene.view.colonies_to_win), scene.me in seats))
    if (
        decision.prompt == "ally"
        and "offense" in decision.options
        and scene.me is not None
        and _arrives(scene, scene.me)
    ):
        found.append((scene.t("context-join-and-win", n=scene.view.colonies_to_win), True))
    return found + _by_power(scene)


def _by_power(scene: DockPart) -> list[tuple[str, bool]]:
    """Who is about to win by a power, whatever becomes of this encounter."""
    near = [(seat, player.near) for seat, player in enumerate(scene.view.seats) if almost(player.near)]
    return [
        (scene.t("context-near", who=scene.speaker.who(seat), done=way.done, of=way.of), seat == scene.me)
        for seat, way in near
    ]


def winners(scene: DockPart) -> list[int]:
    """The seats with ships on the gate that would have enough colonies if they landed."""
    return [seat for seat, ships, _ in _offense(scene) if ships and _arrives(scene, seat)]


def _arrives(scene: DockPart, seat: int) -> bool:
    view = scene.view
    target = view.current.target
    new = view.home_of[target] != seat and not view.planets[target][seat]
    return bool(new and view.seats[seat].foreign + 1 >= view.colonies_to_win)


def _by_deal(scene: DockPart) -> list[tuple[str, bool]]:
    close = one_colony_short(scene)
    return [(words, scene.me in close)] if (words := deal_wins_warning(scene)) else []
