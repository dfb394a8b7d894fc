"""The home systems: suns with the emblems of their aliens, orbits, planets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup, escape

from .....encounter.model.cards import FACES
from .....encounter.model.views import View
from .....kernel.packs import Packs
from .....text.encounter.speaker import LETTERS, Speaker
from ...art.emblems import drawing, emblem_at
from ...art.palette import PAPER
from ...render import KEPT_PAGES
from ..art.planets import planet as globe
from .geometry import ARC_RADIUS, PLANET, SUN, Chart, Point
from .selectable import Selectable
from .words import Name, Voice, has_powers, power_state, power_words, ship_words

RING = PLANET + 6
TICKS = "".join(
    f'<path d="M0,{-RING - 6:g} V{-RING + 3:g}" transform="rotate({turn})"/>' for turn in (45, 135, 225, 315)
)
TARGET = f'<g class="aimed"><circle r="{RING:g}"/>{TICKS}</g>'
"""Round the planet that the gate points at."""
RINGS = f'<circle class="halo" r="{RING + 4:g}"/><circle class="rim" r="{RING:g}"/>'
"""Round a planet that may be chosen, or is."""
BOLT = '<path class="bolt" d="M5,-27 L-17,5 H-2 L-6,27 L18,-8 H3Z" transform="translate({x:.1f},{y:.1f}) scale(.62)"/>'
PLAIN = '<circle class="star" cx="{0:.1f}" cy="{1:.1f}" r="{2:.1f}"/>'
"""The sun of a game without powers."""
STRIKE = '<path class="strike" d="M{0:.1f},{1:.1f} l{2:.1f},{3:.1f}"/>'


def orbits(chart: Chart) -> Markup:
    """The glow of the suns and the lines on which planets lie."""
    drawn = []
    for seat in range(chart.players):
        system = chart.system(seat)
        x, y = system.middle if system.orbit is None else system.sun
        rx, ry = (340, 78) if system.orbit is None else (150, 112)
        drawn.append(f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{rx}" ry="{ry}" fill="url(#glow{seat})"/>')
        drawn.append(f'<g class="orbit seat-{seat}">{_orbit(chart, seat)}</g>')
    return Markup("".join(drawn))


def _orbit(chart: Chart, seat: int) -> str:
    system = chart.system(seat)
    x, y = system.sun
    if system.orbit is not None:
        rx, ry = system.orbit
        inner = f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx * 0.55:.1f}" ry="{ry * 0.55:.1f}" stroke-dasharray="2 5"/>'
        return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}"/>{inner}'
    end_x, end_y = system.planets[-1]
    sweep = 1 if system.slot == "top" else 0
    return f'<path d="M{x:.1f},{y:.1f} A{ARC_RADIUS:g},{ARC_RADIUS:g} 0 0 {sweep} {end_x:.1f},{end_y:.1f}"/>'


@dataclass(frozen=True, slots=True)
class SunPart:
    """The sun of a seat: its aliens with what is wrong with their powers, and what is said about the first."""

    seat: int
    at: Point
    sheets: tuple[tuple[str, str], ...]  # alien, state of its power
    words: str
    powers: bool
    legal: bool
    packs: Packs


def suns(view: View, voice: Voice, chart: Chart, choices: Selectable) -> dict[str, str]:
    """`<g id="sun-N">` of every seat."""
    powers, packs = has_powers(view), voice.speaker.packs
    drawn = {}
    for seat in range(chart.players):
        sheets = view.seats[seat].sheets
        words = power_words(voice, seat, sheets[0] if sheets else None) if powers else _star_words(voice, seat)
        states = tuple((sheet.alien, power_state(sheet)) for sheet in sheets)
        part = SunPart(seat, chart.system(seat).sun, states, words, powers, seat in choices.seats, packs)
        drawn[f"sun-{seat}"] = _sun(part)
    return drawn


@dataclass(frozen=True, slots=True)
class PlanetsPart:
    """All planets as one reader sees them. `names` says how players are called, and who is the reader; `current` is
    the planet that the tab key reaches."""

    chart: Chart
    locale: str
    edition: str
    names: tuple[Name, ...]
    ships: tuple[tuple[int, ...], ...]
    cards: tuple[tuple[int, tuple[str, ...]], ...]
    target: int
    places: frozenset[int]
    choosing: bool
    current: str


def planets_part(view: View, voice: Voice, chart: Chart, choices: Selectable, current: str) -> PlanetsPart:
    return PlanetsPart(
        chart,
        voice.speaker.locale,
        view.edition,
        voice.names,
        tuple(map(tuple, view.planets)),
        tuple((planet, tuple(faces)) for planet, faces in view.planet_cards.items()),
        -1 if view.encounter is None else view.encounter.target,
        choices.places,
        bool(choices),
        current,
    )


@lru_cache(maxsize=KEPT_PAGES)
def planets(part: PlanetsPart) -> dict[str, str]:
    """`<g id="planet-N">`."""
    return {f"planet-{planet}": _planet(part, planet, dict(part.cards)) for planet in range(len(part.ships))}


@lru_cache(maxsize=4 * KEPT_PAGES)
def _sun(part: SunPart) -> str:
    """The emblem of the alien: hollow and crossed out if its power is lost, with a bolt over it if it is zapped."""
    seat, (x, y) = part.seat, part.at
    alien = part.sheets[0][0] if part.sheets else ""
    said = f' data-help="{escape(alien)}"' if alien else ""
    legal, pick = (" legal", f' data-pick-seat="{seat}"') if part.legal else ("", "")
    with drawing(part.packs):
        marks = [
            _power(*sheet, seat, x + 22 * index, y + 16 * index, SUN / (1 + index))
            for index, sheet in enumerate(part.sheets)
        ]
        nothing = (
            str(emblem_at("", round(x, 1), round(y, 1), SUN, seat, off=True))
            if part.powers
            else PLAIN.format(x, y, SUN * 0.6)
        )
    return (
        f'<g id="sun-{seat}" class="sun{legal}" role="button" tabindex="-1" data-sys="{seat}"{said}{pick} '
        f'aria-label="{escape(part.words)}"><circle class="rim" cx="{x:.1f}" cy="{y:.1f}" r="{SUN + 6:g}"/>'
        f"{''.join(marks) or nothing}</g>"
    )


def _star_words(voice: Voice, seat: int) -> str:
    return voice.say("board-star", ("who", voice.names[seat]))


def _power(alien: str, state: str, seat: int, x: float, y: float, radius: float) -> str:
    off = state in ("lost", "zapped")
    mark = str(emblem_at(alien, round(x, 1), round(y, 1), radius, seat, off=off))
    if state == "zapped":
        return mark + BOLT.format(x=x, y=y)
    if state == "lost":
        reach = radius * 0.7
        return mark + STRIKE.format(x - reach, y + reach, 2 * reach, -2 * reach)
    return mark


def _planet(part: PlanetsPart, planet: int, cards: Mapping[int, tuple[str, ...]]) -> str:
    chart, faces = part.chart, cards.get(planet, ())
    return _drawn(
        chart.planet(planet),
        chart.owner(planet),
        planet,
        planet % chart.per_system,
        planet_words(part, planet, faces),
        planet in part.places,
        part.target == planet,
        bool(part.places),
        part.current == f"planet-{planet}",
        faces,
    )


def planet_words(part: PlanetsPart, planet: int, faces: tuple[str, ...]) -> str:
    """A planet for those who cannot see it: its owner, what happens to it, who is there, whether it may be chosen."""
    voice = Voice(Speaker(part.locale, edition=part.edition), part.names)
    owner, number = part.chart.owner(planet), planet % part.chart.per_system + 1
    words = [voice.say("board-planet", ("owner", part.names[owner]), ("number", number))]
    if part.target == planet:
        words.append(voice.say("board-target"))
    words += ship_words(voice, part.ships[planet])
    words += [voice.speaker.card(face) for face in faces]
    if part.choosing:
        words.append(voice.say("board-may" if planet in part.places else "board-may-not"))
    return ", ".join(words)


@lru_cache(maxsize=4096)
def _drawn(
    at: Point,
    seat: int,
    planet: int,
    number: int,
    label: str,
    legal: bool,
    aimed: bool,
    choosing: bool,
    reached: bool,
    faces: tuple[str, ...],
) -> str:
    """A planet. Most planets look as they did in the last picture, so drawings are cached."""
    state = (" legal" if legal else "") + (" target" if aimed else "")
    pick = f' data-pick="{planet}"' if legal else ' aria-disabled="true"' if choosing else ""
    return (
        f'<g id="planet-{planet}" class="planet{state}" transform="translate({at[0]:.1f},{at[1]:.1f})" role="button" '
        f'tabindex="{0 if reached else -1}" data-sys="{seat}" data-place="{planet}"{pick} aria-label="{escape(label)}">'
        f'<circle class="hit" r="{RING:g}"/>{RINGS if legal else ""}{TARGET if aimed else ""}'
        f"{globe(seat, number, PLANET)}{_cards(faces)}"
        f'<text class="plbl" y="{PLANET + (20 if legal or aimed else 13):g}">{LETTERS[seat]}{number + 1}</text></g>'
    )


def _cards(faces: tuple[str, ...]) -> str:
    """Cards that lie open at a planet (citadels): their values."""
    return "".join(
        f'<g transform="translate({-22 + 5 * index},{-20 - 4 * index})">'
        f'<rect class="pcard" x="-8" y="-10" width="16" height="21" rx="3" fill="{PAPER}"/>'
        f'<text class="lies" y="4.5">{FACES[face].value}</text></g>'
        for index, face in enumerate(faces)
    )
