"""The table in words: headings, tables and the same forms, without the picture. It needs no script."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from warptable.table.page.game.rail.panes import may_order, orders_pane
from warptable.table.page.html import Html, tag
from warptable.table.page.names import coloured, named
from warptable.table.page.render import render
from warptable.table.scene.data import OrdersPart, PeoplePart

from ...engine.model.encounter import INTIMIDATE
from ...engine.model.roles import WITH_DEFENSE, WITH_OFFENSE
from ...engine.model.views import SheetView
from ...words.hands import hand_order, own_rewards
from ...words.pieces import crew_words, notes_on, sheet_words
from ...words.speaker import Speaker
from ..panes import Deals, deals_shown, drawn_powers, powers_shown
from ..scene.data import DealsPart, EncounterPart, PlayersPart, SituationPart

SHAPES = ("dart", "disc", "diamond", "star", "hexagon")
"""The shapes of the ships, by seat."""


@dataclass(frozen=True, slots=True)
class Player:
    """A row of the table of players."""

    seat: int
    aliens: str
    role: str
    foreign: int
    home: int
    cards: str
    warp: int
    laboratory: str


@dataclass(frozen=True, slots=True)
class Planet:
    """A row of the table of a star system. `ships` are pairs of seat and number, `notes` what else is there."""

    name: str
    ships: tuple[tuple[int, int], ...]
    target: bool
    notes: tuple[str, ...]


def players_table(scene: SituationPart) -> Html:
    """`<div id="players">`."""
    return render(
        "encounter/text_view/players.html",
        t=scene.t,
        scene=scene,
        players=players(scene),
        shapes=SHAPES,
        who=_named(scene.speaker),
    )


def powers_list(scene: PlayersPart) -> Html:
    """`<div id="powers">`."""
    return drawn_powers("encounter/text_view/powers.html", powers_shown(scene))


def planets_tables(scene: PlayersPart) -> Html:
    """`<div id="planets">`."""
    return render(
        "encounter/text_view/planets.html", t=scene.t, scene=scene, systems=systems(scene), who=_named(scene.speaker)
    )


def hand_list(scene: EncounterPart) -> Html:
    """`<ol id="text-hand">`."""
    return render("encounter/text_view/hand.html", t=scene.t, cards=hand(scene))


def deals_list(scene: DealsPart) -> Deals:
    """`<div id="deals">`."""
    return deals_shown("encounter/text_view/deals.html", scene)


def orders(scene: OrdersPart) -> Html:
    """`<section id="orders">`, or a line that says why there is none."""
    if may_order(scene):
        return orders_pane(scene)
    return tag("p", scene.t("shell-text-no-orders"), id="orders")


def _named(speaker: Speaker) -> Callable[[int], Html]:
    return partial(named, speaker)


def _coloured(scene: PeoplePart) -> Callable[[str], Html]:
    return partial(coloured, scene.speaker, len(scene.people))


def players(scene: SituationPart) -> list[Player]:
    """Everybody, the offense first and then in the order of turns."""
    view = scene.view
    first = max(view.player, 0)
    order = [*range(first, len(scene.people)), *range(first)]
    return [_player(scene, seat) for seat in order]


def _player(scene: SituationPart, seat: int) -> Player:
    known = scene.view.seats[seat]
    aliens = [_sheet(scene, sheet) for sheet in known.sheets]
    return Player(
        seat=seat,
        aliens=", ".join(aliens),
        role=role(scene, seat),
        foreign=known.foreign,
        home=known.home,
        cards=by_backs(scene, known.hand, known.rewards),
        warp=scene.view.warp[seat],
        laboratory=scene.speaker.laboratory(known.techs),
    )


def by_backs(scene: SituationPart, cards: int, rewards: int) -> str:
    """How many cards a hand has; by their backs if some are reward cards."""
    if not rewards:
        return str(cards)
    return scene.t("board-hand-backs", cosmic=cards - rewards, rewards=rewards)


def _sheet(scene: SituationPart, sheet: SheetView) -> str:
    """An alien, and what lies on its sheet."""
    name = scene.speaker.alien(sheet.alien) if sheet.alien else "?"
    crew = crew_words(scene.speaker, sheet.crew) if any(sheet.crew) else ""
    lying = "; ".join(filter(None, (crew, sheet_words(scene.speaker, sheet))))
    return f"{name} ({lying})" if lying else name


def role(scene: SituationPart, seat: int) -> str:
    """What a seat is in this encounter, and whether the table waits for it."""
    encounter = scene.view.encounter
    words = []
    if encounter is not None:
        allied = encounter.allied[seat] if encounter.allied else 0
        sides = {
            "shell-role-offense": encounter.offense == seat,
            "shell-role-defense": encounter.defense == seat,
            "shell-role-with-offense": allied & WITH_OFFENSE,
            "shell-role-with-defense": allied & WITH_DEFENSE,
        }
        words = [scene.t(message) for message, true in sides.items() if true]
        if ships := scene.view.gate[seat] + scene.view.beside[seat]:
            words.append(scene.t("count-ships", n=ships, case="nom"))
        if any(laid.seat == seat and laid.kind == INTIMIDATE for laid in encounter.laid):
            words.append(scene.t("board-intimidates"))
    if any(waiting.seat == seat for waiting in scene.waiting):
        words.append(scene.t("shell-role-deciding"))
    return ", ".join(words)


def systems(scene: PlayersPart) -> list[tuple[int, list[Planet]]]:
    """(owner, planets), the reader's own system first."""
    view = scene.view
    first = scene.me or 0
    order = [*range(first, len(scene.people)), *range(first)]
    target = -1 if view.encounter is None else view.encounter.target
    found: dict[int, list[Planet]] = {owner: [] for owner in order}
    notes = notes_on(scene.speaker, view.gone, view.marks, view.tokens.items(), view.adrift)
    for owner, planets in found.items():
        for planet in (p for p, home in enumerate(view.home_of) if home == owner and p not in view.gone):
            ships = tuple((seat, number) for seat, number in enumerate(view.planets[planet]) if number)
            name, told = scene.speaker.planet(planet), notes.get(planet, ())
            planets.append(Planet(name, ships, planet == target, told))
    return [(owner, planets) for owner, planets in found.items() if planets]


def hand(scene: EncounterPart) -> list[tuple[str, str]]:
    """(face, name) of the reader's cards, in the order of the hand in the picture; reward cards say that they are."""
    rewards, speaker = own_rewards(scene.view), scene.speaker
    return [
        (face, scene.t("text-reward-card", card=speaker.card(face)) if number in rewards else speaker.card(face))
        for number, face in hand_order(scene.view)
    ]
