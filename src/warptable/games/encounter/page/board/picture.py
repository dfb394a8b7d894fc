"""The board as one piece: the star map, the plates around it, the line that says whom the table waits for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from warptable.table.page.art.space import sky, space_defs
from warptable.table.page.frames import Drawn, Frame, slot
from warptable.table.page.html import Html, Svg, svg_text, tag
from warptable.table.page.render import KEPT_PAGES, render
from warptable.table.scene.fleet import Crews, crews

from ...engine.model.pieces import Mark, Token
from ...engine.model.places import AIR, BESIDE, GATE, OUT, WARP
from ...words.pieces import crew_words, notes_on, remembered
from ..art.planets import planet_defs
from ..plates import plate_order, plates, plates_part
from ..scene.data import BoardPart
from ..scene.fleet import assign, counts_of
from .focus import focus, focus_part
from .geometry import HEIGHT, WIDTH, Chart, chart_of, systems
from .geometry import WARP as CENTRE
from .picker import ghost, picker
from .pieces import by_planet
from .selectable import selectable_in
from .stacks import FleetPart, counted, fleet, ship_defs, used_ships, worth_of
from .systems import Sheets, orbits, planet, sun
from .waitline import wait_line, wait_part
from .warp import beside_layer, destiny_layer, gate_layer, markers, outside_layer, track, vortex, warp_layer
from .words import Crew, Voice, has_powers, places_say, planet_says, power_state, sentence, voice_of

WORDS = ("title", "map", "view", "nearer", "further", "recentre")


def board(scene: BoardPart) -> Html:
    """The whole board."""
    view = scene.view
    chart = chart_of(view.home_of, view.gone, len(view.seats), scene.me, view.adrift)
    shell = board_shell(chart, scene.watched, view.colonies_to_win, scene.speaker.locale)
    return Frame(shell, regions(scene)).whole


@lru_cache(maxsize=64)
def board_shell(chart: Chart, watched: bool, goal: int, locale: str) -> Html:
    """`<section id="board">` with slots for its regions: what stays the same while a game goes on."""
    words = {word: sentence(locale, f"board-{word}") for word in WORDS}
    return render(
        "encounter/board/board.html",
        chart=chart,
        watched=watched,
        words=words,
        plates=plate_order(chart, watched),
        mini=_mini(chart),
    )


def regions(scene: BoardPart) -> Mapping[str, Drawn]:
    """Every reader gets the same map, except for its rotation and for what the reader may choose."""
    view, voice = scene.view, voice_of(scene)
    chart = chart_of(view.home_of, view.gone, len(view.seats), scene.me, view.adrift)
    choices = selectable_in(scene)
    sheets = tuple(
        tuple((sheet.alien, power_state(sheet)) for sheet in seat.sheets if not sheet.rests) for seat in view.seats
    )
    return {
        "focus": focus(focus_part(scene, chart, choices)),
        "waitline": wait_line(wait_part(scene, voice)),
        "picker": picker(scene, voice, chart, choices),
        **plates(plates_part(scene, voice, chart, sheets)),
        **star_map(map_part(scene, voice, chart, sheets)),
    }


# ---- the map: public facts ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MapPart:
    """All that the map shows one reader, whatever is asked."""

    chart: Chart
    voice: Voice
    crews: Crews
    cards: tuple[tuple[int, tuple[str, ...]], ...]  # that lie open at planets
    tokens: tuple[tuple[str, Token], ...]
    marks: tuple[Mark, ...]
    target: int
    offense: int
    worth: tuple[tuple[int, str], ...]
    allies: bool  # may there be ships beside the target now?
    destiny: str
    hazard: bool | None  # a hazard warning was drawn; None: nothing at this table asks for it
    sheets: tuple[Sheets, ...]
    powers: bool
    crews_held: tuple[tuple[int, tuple[int, ...]], ...]  # ships on sheets: whose sheet, ships by owner
    remembered: tuple[tuple[int, str], ...]  # what else lies on sheets: whose sheet, in words
    foreign: tuple[int, ...]
    goal: int
    stash: tuple[int, ...]  # whose cards are in the warp


def map_part(scene: BoardPart, voice: Voice, chart: Chart, sheets: tuple[Sheets, ...]) -> MapPart:
    view = scene.view
    encounter = view.encounter
    return MapPart(
        chart,
        voice,
        scene.fleet.crews if scene.fleet is not None else crews(assign({}, counts_of(view), view.marks)),
        tuple((planet, tuple(faces)) for planet, faces in view.planet_cards.items()),
        tuple(view.tokens.items()),
        tuple(view.marks),
        -1 if encounter is None else encounter.target,
        0 if encounter is None else encounter.offense,
        () if encounter is None else worth_of(encounter.modifiers),
        view.step.startswith(("alliance", "planning")),
        "" if encounter is None else encounter.destiny,
        encounter.hazard if encounter is not None and view.hazards else None,
        sheets,
        has_powers(view),
        tuple((seat, sheet.crew) for seat, player in enumerate(view.seats) for sheet in player.sheets if sheet.crew),
        remembered(voice.speaker, view),
        tuple(seat.foreign for seat in view.seats),
        view.colonies_to_win,
        tuple(card.seat for card in view.stash),
    )


@lru_cache(maxsize=KEPT_PAGES)
def star_map(part: MapPart) -> Mapping[str, Frame]:
    """The map, and what its places are called for those who cannot see it."""
    chart, voice, target, locale = part.chart, part.voice, part.target, part.voice.speaker.locale
    crew_at = counted(part.crews)
    gate, beside, warp = (crew_at.get(place, ()) for place in (GATE, BESIDE, WARP))
    drawn: dict[str, Drawn] = {
        "gate": gate_layer(chart, target),
        "track": track(part.goal, part.goal - 1 in part.foreign),
        "warp": warp_layer(locale, sum(ships for _, ships in warp), _stashed(chart, part.stash)),
        "markers": markers(part.foreign, part.goal),
        "beside": beside_layer(chart, target, part.allies or bool(beside), bool(beside)),
        "destiny": destiny_layer(voice, part.destiny, part.hazard),
        "outside": outside_layer(locale, AIR in crew_at, OUT in crew_at),
        "fleet": fleet(FleetPart(chart, part.crews, target, part.offense, part.worth, used_ships(part.marks))),
    }
    cards, tokens = dict(part.cards), by_planet(part.tokens)
    notes = notes_on(voice.speaker, tuple(chart.gone), part.marks, part.tokens, chart.adrift, part.stash)
    noted = notes.get(GATE, ()), notes.get(BESIDE, ()), notes.get(WARP, ())
    says = dict(places_say(voice, target, (gate, beside, warp), noted))
    for seat in range(chart.players):
        lying = tuple(kind for kind, token in part.tokens if token.system == seat)
        drawn[f"sun-{seat}"] = sun(
            chart, voice, seat, part.sheets[seat], part.powers, lying, _beside_sun(part, seat, lying)
        )
        planets = tuple(
            (
                number,
                number == target,
                crew_at.get(number, ()),
                cards.get(number, ()),
                tokens.get(number, ()),
                notes.get(number, ()),
            )
            for number in chart.orbit(seat)
        )
        pictures, words = _planets(chart, voice, planets)
        drawn |= pictures
        says |= words
    return {"stars": Frame(_stars(chart, locale), drawn), "says": Frame(_says(tuple(says), locale), says)}


def _stashed(chart: Chart, stash: tuple[int, ...]) -> tuple[tuple[float, float, int], ...]:
    """Where cards lie in the warp, seen from its middle, and how many."""
    spots = [(*chart.cards_in_warp(seat), number) for seat, number in Counter(stash).items()]
    return tuple((x - CENTRE[0], y - CENTRE[1], number) for x, y, number in spots)


def _beside_sun(part: MapPart, seat: int, lying: tuple[str, ...]) -> tuple[str, ...]:
    """What is said of a sun besides the power: ships and what else is on the sheet, tokens beside it."""
    speaker = part.voice.speaker
    crews = (crew_words(speaker, crew) for holder, crew in part.crews_held if holder == seat and any(crew))
    words = [words for holder, words in part.remembered if holder == seat]
    return (*crews, *words, *map(speaker.source, lying))


PlanetPart = tuple[int, bool, Crew, tuple[str, ...], tuple[tuple[str, bool], ...], tuple[str, ...]]
"""Its number, whether it is aimed at, its crew, the cards and tokens that lie there, what else is said of it."""


@lru_cache(maxsize=4 * KEPT_PAGES)
def _planets(
    chart: Chart, voice: Voice, planets: tuple[PlanetPart, ...]
) -> tuple[Mapping[str, Svg], Mapping[str, Html]]:
    """The planets of a home system, and what they are called: most systems are as they were in the last picture."""
    drawn, says = {}, {}
    for number, aimed, crew, faces, tokens, notes in planets:
        drawn[f"planet-{number}"] = planet(chart, number, aimed, faces, tokens)
        if number not in chart.gone:
            says[f"says-planet-{number}"] = planet_says(voice, chart, number, aimed, crew, faces, notes)
    return drawn, says


@lru_cache(maxsize=64)
def _stars(chart: Chart, locale: str) -> Svg:
    """`<svg id="stars">` with its slots. Ships are one flat layer, and above all that can be chosen."""
    homes = [
        f'<g id="system-{seat}" class="seat-{seat}">{slot(f"sun-{seat}")}'
        f"{''.join(slot(f'planet-{number}') for number in chart.orbit(seat))}</g>"
        for seat in range(chart.players)
    ]
    return Svg(
        f'<svg id="stars" class="stars" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" '
        f'aria-label="{svg_text(sentence(locale, "board-map"))}">{_ground()}<g id="orbits">{orbits(chart)}</g>'
        f"{slot('gate')}{slot('track')}{vortex()}{slot('warp')}{slot('markers')}{slot('beside')}"
        f'<g id="systems">{"".join(homes)}</g>{slot("destiny")}{slot("outside")}'
        f'<g id="crews" aria-hidden="true">{slot("fleet")}{ghost(chart.bottom)}</g></svg>'
    )


@lru_cache(maxsize=64)
def _says(names: tuple[str, ...], locale: str) -> Html:
    """`<div id="says">`; the script adds to the name of a place whether it may be chosen."""
    may, may_not = (tag("span", f"({sentence(locale, f'board-{id_}')})", id=id_) for id_ in ("may", "may-not"))
    return tag("div", may, may_not, *map(slot, names), id="says", hidden=True)


# ---- what never changes --------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _ground() -> Svg:
    defs = planet_defs() + space_defs() + ship_defs()
    return Svg(f'<defs>{defs}</defs><g id="sky" aria-hidden="true">{sky(WIDTH, HEIGHT)}</g>')


@lru_cache(maxsize=32)
def _mini(chart: Chart) -> Svg:
    """The map in small, with the part that a small screen shows. It stays the same when a system gets a planet more."""
    small = systems((min(chart.sizes),) * chart.players)
    dots = "".join(
        f'<circle class="seat-{seat}" cx="{x:.0f}" cy="{y:.0f}" r="52"/>'
        for seat in range(chart.players)
        for x, y in (small[chart.slot(seat)].middle,)
    )
    return Svg(
        f'<svg id="mini" class="mini" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{dots}'
        f'<circle class="hole" cx="{CENTRE[0]:g}" cy="{CENTRE[1]:g}" r="70"/>'
        '<rect id="frame" width="0" height="0"/></svg>'
    )
