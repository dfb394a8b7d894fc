"""The home systems: suns with the emblems of their aliens, orbits, planets."""

from __future__ import annotations

from functools import lru_cache

from warptable.table.page.art.emblems import drawing, emblem_at
from warptable.table.page.art.palette import PAPER
from warptable.table.page.html import Svg, svg_text
from warptable.table.page.render import KEPT_PAGES

from ...engine.model.cards import FACES
from ...words.speaker import LETTERS
from ..art.planets import planet as globe
from .geometry import ADRIFT, ARC_RADIUS, PLANET, SUN, Chart
from .pieces import Lying, beside_sun, token_layer
from .words import Voice, power_words

RING = PLANET + 6
TICKS = "".join(
    f'<path d="M0,{-RING - 6:g} V{-RING + 3:g}" transform="rotate({turn})"/>' for turn in (45, 135, 225, 315)
)
TARGET = f'<g class="aimed"><circle r="{RING:g}"/>{TICKS}</g>'
"""Round the planet that the gate points at."""
RINGS = f'<circle class="halo" r="{RING + 4:g}"/><circle class="rim" r="{RING:g}"/>'
"""Round a planet that may be chosen, or is; hidden round all others."""
HOLLOW = f'<circle r="{PLANET:g}"/>'
"""What remains of a planet."""
BOLT = '<path class="bolt" d="M5,-27 L-17,5 H-2 L-6,27 L18,-8 H3Z" transform="translate({x:.1f},{y:.1f}) scale(.62)"/>'
PLAIN = '<circle class="star" cx="{0:.1f}" cy="{1:.1f}" r="{2:.1f}"/>'
"""The sun of a game without powers."""
STRIKE = '<path class="strike" d="M{0:.1f},{1:.1f} l{2:.1f},{3:.1f}"/>'


def orbits(chart: Chart) -> Svg:
    """The glow of the suns and the lines on which planets lie."""
    drawn = []
    for seat in range(chart.players):
        system = chart.system(seat)
        x, y = system.middle if system.orbit is None else system.sun
        rx, ry = (340, 78) if system.orbit is None else (150, 112)
        drawn.append(f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{rx}" ry="{ry}" fill="url(#glow{seat})"/>')
        drawn.append(f'<g class="orbit seat-{seat}">{_orbit(chart, seat)}</g>')
    return Svg("".join(drawn))


def _orbit(chart: Chart, seat: int) -> Svg:
    system = chart.system(seat)
    x, y = system.sun
    if system.orbit is not None:
        rx, ry = system.orbit
        inner = f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx * 0.55:.1f}" ry="{ry * 0.55:.1f}" stroke-dasharray="2 5"/>'
        return Svg(f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}"/>{inner}')
    end_x, end_y = system.planets[-1]
    sweep = 1 if system.slot == "top" else 0
    return Svg(f'<path d="M{x:.1f},{y:.1f} A{ARC_RADIUS:g},{ARC_RADIUS:g} 0 0 {sweep} {end_x:.1f},{end_y:.1f}"/>')


Sheets = tuple[tuple[str, str], ...]
"""The aliens of a seat with what is wrong with their powers."""


@lru_cache(maxsize=4 * KEPT_PAGES)
def sun(
    chart: Chart,
    voice: Voice,
    seat: int,
    sheets: Sheets,
    powers: bool,
    tokens: tuple[str, ...] = (),
    notes: tuple[str, ...] = (),
) -> Svg:
    """`<g id="sun-N">`: the emblem of the alien, hollow and crossed out if its power is lost, with a bolt over it if it
    is zapped. In a game without powers, a plain star. Beside it lie tokens; `notes` say what else is there."""
    x, y = chart.system(seat).sun
    alien, state = sheets[0] if sheets else ("", "none")
    words = power_words(voice, seat, alien, state) if powers else voice.say("board-star", ("who", voice.names[seat]))
    words = ", ".join((words, *notes))
    help_on = f' data-help="{svg_text(alien)}"' if alien else ""
    with drawing(voice.speaker.packs):
        marks = [
            _power(*sheet, seat, x + 22 * index, y + 16 * index, SUN / (1 + index))
            for index, sheet in enumerate(sheets)
        ]
        lost = emblem_at("", round(x, 1), round(y, 1), SUN, seat, off=True) if powers else PLAIN.format(x, y, SUN * 0.6)
    return Svg(
        f'<g id="sun-{seat}" class="sun" role="button" tabindex="-1" data-sys="{seat}" data-seat="{seat}"{help_on} '
        f'aria-label="{svg_text(words)}"><circle class="rim" cx="{x:.1f}" cy="{y:.1f}" r="{SUN + 6:g}"/>'
        f"{''.join(marks) or lost}{beside_sun(chart, seat) if tokens else ''}</g>"
    )


def _power(alien: str, state: str, seat: int, x: float, y: float, radius: float) -> Svg:
    off = state in ("lost", "zapped")
    mark = emblem_at(alien, round(x, 1), round(y, 1), radius, seat, off=off)
    if state == "zapped":
        return Svg(f"{mark}{BOLT.format(x=x, y=y)}")
    if state == "lost":
        reach = radius * 0.7
        return Svg(f"{mark}{STRIKE.format(x - reach, y + reach, 2 * reach, -2 * reach)}")
    return mark


@lru_cache(maxsize=4096)
def planet(chart: Chart, number: int, aimed: bool, faces: tuple[str, ...], tokens: Lying) -> Svg:
    """`<g id="planet-N">`. What may be chosen is marked by the script. Of a planet that has left the game a faint ring
    remains; so it does of one that is adrift in the warp, where it looks smaller."""
    seat, place = chart.owner(number), chart.order(number)
    x, y = chart.planet(number)
    if number in chart.gone:
        return Svg(f'<g id="planet-{number}" class="hollow" transform="translate({x:.1f},{y:.1f})">{HOLLOW}</g>')
    at = f"translate({x:.1f},{y:.1f})"
    kind, rest = "planet target" if aimed else "planet", ""
    if number in chart.adrift:
        kind, at, rest = "planet adrift", f"{at} scale({ADRIFT})", _left_behind(chart, number)
    entered = number == chart.planets(chart.bottom)[0]  # by the tab key, as long as nothing may be chosen
    return Svg(
        f'<g id="planet-{number}" class="{kind}" transform="{at}" '
        f'role="button" tabindex="{0 if entered else -1}" data-sys="{seat}" data-place="{number}" '
        f'aria-labelledby="says-planet-{number}"><circle class="hit" r="{RING:g}"/>{RINGS}{TARGET if aimed else ""}'
        f"{rest}{globe(seat, place, PLANET)}{_cards(faces)}{token_layer(chart, number, tokens) if tokens else ''}"
        f'<text class="planet-label" y="{PLANET + 13:g}">{LETTERS[seat]}{place + 1}</text></g>'
    )


def _left_behind(chart: Chart, planet: int) -> Svg:
    """The ring where a planet belongs that is adrift, seen from the planet."""
    (x, y), (home_x, home_y) = chart.planet(planet), chart.place(planet)
    at = f"scale({1 / ADRIFT:.3f}) translate({home_x - x:.1f},{home_y - y:.1f})"
    return Svg(f'<g class="hollow" transform="{at}">{HOLLOW}</g>')


def _cards(faces: tuple[str, ...]) -> Svg:
    """Cards that lie open at a planet (citadels): their values."""
    return Svg(
        "".join(
            f'<g transform="translate({-22 + 5 * index},{-20 - 4 * index})">'
            f'<rect class="plate-card" x="-8" y="-10" width="16" height="21" rx="3" fill="{PAPER}"/>'
            f'<text class="lies" y="4.5">{FACES[face].value}</text></g>'
            for index, face in enumerate(faces)
        )
    )
