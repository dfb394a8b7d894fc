"""The board as one piece."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache, partial

from warptable.kernel import Distribute, PickSome
from warptable.table.page.art.palette import look_of
from warptable.table.page.art.ships import hull
from warptable.table.page.art.space import sky, space_defs, swirl
from warptable.table.page.art.stacks import pill, shadow, top_of
from warptable.table.page.frames import Drawn, Frame, slot
from warptable.table.page.html import Html, Svg, svg_text, tag
from warptable.table.page.render import KEPT_PAGES, render
from warptable.table.scene.fleet import Crews
from warptable.text import t

from ...engine.model.places import SUPPLY, SYMBOLS, WARP, planet_id
from ...words.asking import PLACES
from ...words.speaker import Speaker
from ..art.planets import globe, planet_defs, symbol
from ..scene.data import BoardPart
from .geometry import HEIGHT, STACK, VORTEX, WARPPLANET, WIDTH, Spot, Stand, spots, stand, stand_off
from .strip import strip
from .waitline import wait_line

PLACE_IDS = {SUPPLY: "supply", WARP: "warp"}


@lru_cache(maxsize=16)
def board_shell(locale: str, watched: bool) -> Html:
    """`<section id="board">` with slots for its regions: what stays the same while a game goes on."""
    return render("duel/board/board.html", t=partial(t, locale), watched=watched, high=HEIGHT).strip()


def regions(scene: BoardPart) -> Mapping[str, Drawn]:
    """Every reader gets the same row, except for who is at the upper edge and for what may be chosen."""
    from ..rail import folded  # the rail draws the destiny card, which small screens show under the row

    part = row_part(scene)
    drawn: dict[str, Drawn] = {
        "focus": focus(part, chosen_places(scene), about(scene)),
        "waitline": wait_line(scene),
        "strip-upper": strip(scene, scene.upper, "upper"),
        "fold": folded(scene),
        **row_of_planets(part),
    }
    if scene.watched:
        drawn["strip-lower"] = strip(scene, 1 - scene.upper, "lower")
    return drawn


# ---- the row: public facts -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RowPart:
    """All that the row shows one reader, whatever is asked."""

    speaker: Speaker
    upper: int
    row: tuple[int, ...]
    dueled: int
    warpplanet: int
    stack: int
    crews: Crews

    @property
    def spots(self) -> dict[int, Spot]:
        return spots(self.row, self.dueled, self.warpplanet)

    def there(self, place: int) -> dict[int, tuple[int, ...]]:
        """The ships at a place by seat."""
        return {seat: numbers for where, seat, numbers in self.crews if where == place}


def row_part(scene: BoardPart) -> RowPart:
    view = scene.view
    dueled = view.frame.planet if view.frame is not None else -1
    speaker = scene.speaker
    return RowPart(speaker, scene.upper, tuple(view.row), dueled, view.warpplanet, view.stack, scene.crews)


@lru_cache(maxsize=KEPT_PAGES)
def row_of_planets(part: RowPart) -> Mapping[str, Frame]:
    """The picture, and what its places are called for those who cannot see it."""
    drawn: dict[str, Drawn] = {f"planet-{tile}": _planet(part, tile, spot) for tile, spot in part.spots.items()}
    drawn |= {"warp": _warp(part), "stack": _stack(part), "supplies": _supplies(part), "fleet": _fleet(part)}
    says: dict[str, Drawn] = {f"says-planet-{tile}": _planet_says(part, tile) for tile in part.row}
    says |= {f"says-{word}": _place_says(part, place) for place, word in PLACE_IDS.items()}
    return {
        "stars": Frame(_stars(part.speaker.locale, part.row), drawn),
        "says": Frame(_says(part.speaker.locale, tuple(says)), says),
    }


@lru_cache(maxsize=64)
def _stars(locale: str, row: tuple[int, ...]) -> Svg:
    planets = "".join(slot(f"planet-{tile}") for tile in row)
    orbit = f'<path class="orbitline" d="M130,{HEIGHT / 2:g} H{STACK[0]:g}"/>'
    return Svg(
        f'<svg id="stars" class="stars" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" '
        f'aria-label="{svg_text(t(locale, "duel-web-row"))}">{_ground()}{orbit}{slot("stack")}{slot("warp")}'
        f'{slot("supplies")}<g id="row">{planets}</g><g id="crews" aria-hidden="true">{slot("fleet")}</g></svg>'
    )


@lru_cache(maxsize=1)
def _ground() -> Svg:
    looks = [look_of(Speaker.colors, seat) for seat in (0, 1)]
    ships = "".join(f'<g id="s{seat}">{hull(look, letter=False)}</g>' for seat, look in enumerate(looks))
    ships += "".join(f'<g id="t{seat}">{hull(look)}</g>' for seat, look in enumerate(looks))
    defs = f"<defs>{planet_defs()}{space_defs()}{ships}</defs>"
    x, y, radius = VORTEX
    return Svg(
        f'{defs}<g id="sky" aria-hidden="true">{sky(WIDTH, HEIGHT)}</g><g transform="translate({x:g},{y:g})" '
        f'aria-hidden="true"><circle r="{radius:g}" fill="url(#warpfill)"/>{swirl(radius)}</g>'
    )


def _planet(part: RowPart, tile: int, spot: Spot) -> Svg:
    """`<g id="planet-N">`. What may be chosen is marked by the script."""
    dueled, radius = tile == part.dueled, spot.r
    kind = "planet dueled" if dueled else "planet inwarp" if tile == part.warpplanet else "planet"
    name = svg_text(part.speaker.planet(tile))
    scale = 1.5 if dueled else 1 if radius > WARPPLANET[2] else 0.7
    glow = (
        f'<circle class="duelglow" r="{radius + 15:g}"/><circle class="duelring" r="{radius + 8:g}"/>' if dueled else ""
    )
    entry = 0 if tile == part.row[0] else -1
    return Svg(
        f'<g id="planet-{tile}" class="{kind}" style="transform:translate({spot.x:.1f}px,{spot.y:.1f}px)" '
        f'role="button" tabindex="{entry}" data-sys="row" data-place="{tile}" data-help="{planet_id(tile)}" '
        f'aria-labelledby="says-planet-{tile}">'
        f'<circle class="hit" r="{radius + 7:g}"/><circle class="halo" r="{radius + 10:g}"/>'
        f'<circle class="rim" r="{radius + 8:g}"/>{glow}{globe(tile, radius)}'
        f"{symbol(tile, radius * 0.74, -radius * 0.74, scale)}"
        f'<text class="planet-label" y="{radius + (26 if dueled else 17):g}">{name}</text></g>'
    )


def _warp(part: RowPart) -> Svg:
    """`<g id="warp">`: how many ships are in the Warp."""
    x, y, radius = VORTEX
    ships = sum(len(numbers) for numbers in part.there(WARP).values())
    word = svg_text(part.speaker.t("duel-web-warp"))
    return Svg(
        f'<g id="warp" class="place" role="button" tabindex="-1" data-sys="off" data-place="{WARP}" '
        f'data-help="term-warp" aria-labelledby="says-warp" '
        f'transform="translate({x:g},{y:g})"><circle class="rim" r="{radius:g}"/>'
        f'<circle r="24" fill="#070A14" opacity=".82"/><text class="warp-word" y="-3">{word}</text>'
        f'<text class="warp-number" y="13">{ships}</text></g>'
    )


def _stack(part: RowPart) -> Svg:
    """`<g id="stack">`: the planets to be discovered."""
    x, y = STACK
    words = svg_text(part.speaker.t("duel-web-stack"))
    return Svg(
        f'<g id="stack" class="tilestack" transform="translate({x:g},{y:g})" data-help="term-discovery">'
        f'<rect x="-34" y="-45" width="68" height="90" rx="12"/><text class="stackword" y="-10">{words}</text>'
        f'<text class="stacknumber" y="22">{part.stack}</text></g>'
    )


def _supplies(part: RowPart) -> Svg:
    """`<g id="supplies">`: from where ships are sent."""
    word = svg_text(part.speaker.t("duel-web-supply"))
    drawn = []
    for seat in (part.upper, 1 - part.upper):
        at, number = stand_off(SUPPLY, seat == part.upper), len(part.there(SUPPLY).get(seat, ()))
        drawn.append(
            f'<g class="dock-bay seat-{seat}" transform="translate({at.x:g},{at.y:g})"><rect x="-46" y="-40" '
            f'width="92" height="74" rx="14"/><text class="supplyword" y="50">{word} <tspan>{number}</tspan></text></g>'
        )
    return Svg(
        f'<g id="supplies" class="place" data-place="{SUPPLY}" data-sys="off" role="button" tabindex="-1" '
        f'data-help="term-supply" aria-labelledby="says-supply">{"".join(drawn)}</g>'
    )


@lru_cache(maxsize=KEPT_PAGES)
def _fleet(part: RowPart) -> Frame:
    """`<g id="fleet">`: ships with shadows and numbers. A page gets the ships that have moved, and no others."""
    places = part.spots
    drawn: dict[str, Drawn] = {}
    ships: list[tuple[int, int]] = []
    shadows, pills = (list[str](), list[str]()), (list[Svg](), list[Svg]())
    for place, seat, numbers in part.crews:
        if place >= 0 and place not in places:
            continue
        upper = seat == part.upper
        at = stand(places[place], upper, len(part.there(place)) == 1) if place >= 0 else stand_off(place, upper)
        ships += [(seat, number) for number in numbers]
        for index, number in enumerate(numbers):
            drawn[f"ship-{seat}-{number}"] = _ship(seat, number, index, len(numbers), at)
        shadows[seat].append(shadow(at.x, at.y, at.scale))
        if len(numbers) > 1 and place != SUPPLY:
            key = f"pill-{PLACE_IDS.get(place, place)}-{seat}"
            size = f" scale({at.scale:.2g})" if at.scale > 1.1 else ""
            pills[seat].append(pill(key, at.x + 12 * at.scale, at.y + 7 * at.scale, size, str(len(numbers)), "pill"))
    for seat in (0, 1):
        drawn[f"shadow-{seat}"] = Svg(f'<path id="shadow-{seat}" d="{"".join(shadows[seat])}"/>')
        drawn[f"pills-{seat}"] = Svg(f'<g id="pills-{seat}" class="seat-{seat}">{"".join(pills[seat])}</g>')
    return Frame(_fleet_shell(tuple(f"ship-{seat}-{number}" for seat, number in sorted(ships))), drawn)


def _ship(seat: int, number: int, index: int, size: int, at: Stand) -> Svg:
    face, y = "t" if index == size - 1 else "s", top_of(at.y, index, size, at.scale)
    return Svg(
        f'<use id="ship-{seat}-{number}" class="ship" href="#{face}{seat}" '
        f'style="transform:translate({at.x:.1f}px,{y:.1f}px) scale({at.scale:.2g})"/>'
    )


@lru_cache(maxsize=512)
def _fleet_shell(ships: tuple[str, ...]) -> Svg:
    return Svg(
        f'<g id="fleet"><g id="shadows" opacity=".5" fill="#070A14">{slot("shadow-0")}{slot("shadow-1")}</g>'
        f'<g id="ships">{"".join(map(slot, ships))}</g><g id="pills">{slot("pills-0")}{slot("pills-1")}</g></g>'
    )


# ---- what may be chosen ----------------------------------------------------------------------------------------


def chosen_places(scene: BoardPart) -> frozenset[int]:
    """The places among which the reader may choose."""
    if scene.asked is None:
        return frozenset()
    decision = scene.asked.decision
    if isinstance(decision, Distribute):
        return frozenset(place for place, most in decision.places if most)
    if decision.of not in PLACES:
        return frozenset()
    items = decision.items if isinstance(decision, PickSome) else decision.options
    return frozenset(option for option in items if isinstance(option, int))


def about(scene: BoardPart) -> str:
    """Changes when a small screen has a new reason to move the picture."""
    frame = scene.view.frame
    planet = frame.planet if frame is not None else -1
    return f"{scene.view.rounds}.{planet}.{len(scene.view.row)}"


@lru_cache(maxsize=KEPT_PAGES)
def focus(part: RowPart, places: frozenset[int], about: str) -> Svg:
    """`<style id="focus">`: the rings of planets that may be chosen, and the part of the row that a small screen shows:
    what may be chosen, else the dueled planet, else the newest one."""
    row = part.spots
    meant = [row[tile] for tile in sorted(places) if tile in row]
    near = [row[part.dueled]] if part.dueled in row else [row[part.row[-1]]] if part.row else [Spot(552, 180, 60)]
    ringed = ",".join(f"#planet-{tile}" for tile in sorted(places) if tile in row)
    rings = f":is({ringed})>:is(.halo,.rim){{display:inline}}" if ringed else ""
    entry = f"planet-{min(places, default=part.row[0] if part.row else 0)}"
    return Svg(
        f'<style id="focus" data-frame="{_frame(meant or near)}" data-near="{_frame(near)}" data-about="{about}" '
        f'data-places="{" ".join(map(str, sorted(places)))}" data-seats="" data-entry="{entry}">{rings}</style>'
    )


def _frame(found: list[Spot]) -> str:
    left, right = min(spot.x - spot.r for spot in found), max(spot.x + spot.r for spot in found)
    top, bottom = min(spot.y - spot.r for spot in found), max(spot.y + spot.r for spot in found)
    return f"{left:.0f},{top:.0f},{right:.0f},{bottom:.0f}"


# ---- in words ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _says(locale: str, names: tuple[str, ...]) -> Html:
    may, may_not = (tag("span", f"({t(locale, f'board-{id_}')})", id=id_) for id_ in ("may", "may-not"))
    return tag("div", may, may_not, *map(slot, names), id="says", hidden=True)


def _crew_words(part: RowPart, place: int) -> str:
    speaker = part.speaker
    crew = [
        speaker.t("duel-web-crew", who=speaker.who(seat), n=len(numbers)) for seat, numbers in part.there(place).items()
    ]
    return speaker.join(crew) if crew else speaker.t("duel-web-empty")


def _planet_says(part: RowPart, tile: int) -> Html:
    speaker = part.speaker
    kind = "dueled" if tile == part.dueled else "warp" if tile == part.warpplanet else "plain"
    words = speaker.t(
        "duel-web-planet-is",
        planet=speaker.planet(tile),
        symbol=speaker.t(f"duel-symbol-{SYMBOLS[tile]}"),
        kind=kind,
        crew=_crew_words(part, tile),
    )
    return tag("span", words, id=f"says-planet-{tile}")


def _place_says(part: RowPart, place: int) -> Html:
    word = PLACE_IDS[place]
    return tag("span", part.speaker.t(f"duel-web-{word}-is", crew=_crew_words(part, place)), id=f"says-{word}")
