"""Cards: paper, the value twice, the kind as colour, icon and word. Names come in from the message files."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup, escape

from .....encounter import facts
from .....encounter.model.cards import FACES
from .....kernel.packs import Packs
from .....text.encounter.techs import tech_kind
from ...art.emblems import packs_drawn
from ...art.palette import CARD_INK, PAPER
from .card_pictures import FLARE, picture
from .tech_pictures import GLYPHS

INKS = {**CARD_INK, "destiny": "#5A3A8A", "tech": "#1F5A4C"}
CORNERS = {"negotiate": "N", "morph": "M", "artifact": "A", "flare": "F", "destiny": "D"}
SIGNS = {
    "attack": '<path d="M-8,7 L-4,3 M-7,2 L-3,6 M-4,4 L7,-8 V-4 L-2,5Z"/>',
    "negotiate": '<circle cx="-4" r="5"/><circle cx="4" r="5"/>',
    "morph": '<path d="M-7,0 Q-7,-7 0,-7 T6,0 Q3,7 -2,6 T-7,0Z"/>',
    "reinforcement": '<path d="M-7,2 L0,-5 L7,2 M-7,8 L0,1 L7,8"/>',
    "artifact": '<path d="M0,-8 L8,0 L0,8 L-8,0Z"/>',
    "flare": '<path d="M0,-8 V8 M-8,0 H8 M-5.5,-5.5 L5.5,5.5 M5.5,-5.5 L-5.5,5.5"/>',
    "destiny": '<path d="M0,-8 L2,-2 L8,0 L2,2 L0,8 L-2,2 L-8,0 L-2,-2Z"/>',
    "one-shot": '<path d="M-6,-6 L0,0 L-6,6 M1,-6 L7,0 L1,6"/>',
    "lasting": '<path d="M0,0 C-3,-6 -9,-6 -9,0 C-9,6 -3,6 0,0 C3,-6 9,-6 9,0 C9,6 3,6 0,0Z"/>',
    "passed-on": '<path d="M-8,-3 H6 L2,-7 M8,4 H-6 L-2,8"/>',
    "facedown": '<path d="M-9,0 Q0,-10 9,0 Q0,10 -9,0Z M-7,8 L7,-8"/>',
}
"""The small icon of each kind, and of each kind of tech."""
BACKS = {"cosmic": "#2B3A74", "destiny": "#5A3A8A", "tech": INKS["tech"]}

SIZES = (15.0, 13.4, 11.8)
"""Type sizes of a name, the first that fits; after that it is set narrower."""
WIDEST = 88.0
"""The most width that a name may take; a card is 100 wide."""
NARROW, WIDE = frozenset("ijlrtfI.,:;'’()-1 "), frozenset("mwMW")


@lru_cache(maxsize=1024)
def kind_of(face: str) -> str:
    """attack, negotiate, morph, reinforcement, artifact, flare, destiny or tech."""
    if face.startswith(FLARE):
        return "flare"
    if face in facts.techs():
        return "tech"
    if face in facts.destiny():
        return "destiny"
    return facts.cards()[face].type if face in facts.cards() else str(FACES[face].type.value)


def value_of(face: str) -> str:
    """The number on a card as people write it; empty for a card without one."""
    kind = kind_of(face)
    if kind == "attack":
        return f"{FACES[face].value}"
    return f"+{FACES[face].value}" if kind == "reinforcement" else ""


def card(face: str, name: str, width: int = 88, sub: str = "") -> Markup:
    """The front of a card; `name` and `sub` are words for people and are escaped."""
    return _card(face, name, width, sub, packs_drawn())


@lru_cache(maxsize=4096)
def _card(face: str, name: str, width: int, sub: str, packs: Packs) -> Markup:
    """The picture of a flare is the emblem of its alien, which may come from one of these packs."""
    kind = kind_of(face)
    ink, big = INKS[kind], value_of(face)
    lines = lines_of(name)
    middle = (78 if not name else 74 if len(lines) == 1 else 68) - (7 if sub else 0)
    scale = 0.8 if kind == "flare" else 0.9 if len(lines) > 1 else 1
    numeral = f'<text y="15.5" class="cbig" style="font-size:{44 if len(big) < 3 else 36}px">{big}</text>'
    return Markup(
        f'<svg class="cardface" style="--ink:{ink}" viewBox="0 0 100 140" width="{width}" '
        f'height="{round(width * 1.4)}" aria-hidden="true">'
        f'<rect class="cpaper" x="1" y="1" width="98" height="138" rx="10"/>'
        f'<path class="chead" d="M1,11 A10,10 0 0 1 11,1 H89 A10,10 0 0 1 99,11 V29 H1Z"/>'
        f'<text x="10" y="21.5" class="ccor">{big or _corner(kind, face)}</text>'
        f'<g class="csign" transform="translate(80,15)">{SIGNS[kind if kind != "tech" else tech_kind(face)]}</g>'
        f'<g class="cmid" transform="translate(50,{middle}) scale({scale})">{picture(kind, face, ink)}'
        f"{numeral if big else ''}</g>"
        f"{_name(lines, 118 if sub else 128)}{_sub(sub)}</svg>"
    )


def _corner(kind: str, face: str) -> str:
    """What stands in the corner of a card without a value: on a tech the number of ships that complete it."""
    return str(facts.techs()[face].research or "X") if kind == "tech" else CORNERS[kind]


@lru_cache(maxsize=256)
def tech_glyph(tech: str, size: int = 16) -> Markup:
    """The picture of a tech by itself, in the colour of the text around it."""
    frame = f'<svg class="em" width="{size}" height="{size}" viewBox="-23 -23 46 46" aria-hidden="true">'
    return Markup(f"{frame}{GLYPHS[tech]}</svg>")


@lru_cache(maxsize=64)
def card_back(width: int = 60, deck: str = "cosmic") -> Markup:
    """The back of a deck, the same for every seat."""
    return Markup(
        f'<svg class="cardback" width="{width}" height="{round(width * 1.4)}" viewBox="0 0 100 140" aria-hidden="true">'
        f'<rect x="1" y="1" width="98" height="138" rx="10" fill="{BACKS[deck]}" stroke="{PAPER}" stroke-width="3"/>'
        f'<g transform="translate(50,70)" fill="none" stroke="{PAPER}" stroke-opacity=".7" stroke-width="2.4">'
        f"{GEAR if deck == 'tech' else RINGS}</g></svg>"
    )


RINGS = "".join(
    f'<ellipse rx="{8 + i * 8}" ry="{14 + i * 12}" transform="rotate(24)" opacity="{1 - 0.2 * i:.1f}"/>'
    for i in range(4)
)
SPOKES = (
    "0,-25 V-37",
    "0,25 V37",
    "21.7,-12.5 L32,-18.5",
    "-21.7,-12.5 L-32,-18.5",
    "21.7,12.5 L32,18.5",
    "-21.7,12.5 L-32,18.5",
)
GEAR = (
    '<circle r="26" stroke-width="7"/><circle r="3.5" stroke-width="7"/>'
    f'<path d="{"".join(f"M{spoke}" for spoke in SPOKES)}" stroke-width="13"/>'
)


# ---- names: never wider than the card -----------------------------------------------------------------------


@lru_cache(maxsize=4096)
def width_of(text: str, size: float) -> float:
    """Roughly how wide a name will be in the bold face that cards use."""
    return size * sum(0.37 if c in NARROW else 0.92 if c in WIDE else 0.71 if c.isupper() else 0.61 for c in text)


def lines_of(name: str) -> list[str]:
    """One line if it fits in the smallest size, else two, cut at the space nearest to the middle."""
    words = name.split()
    if len(words) < 2 or width_of(name, SIZES[-1]) <= WIDEST:
        return [name]
    cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return list(min(cuts, key=lambda cut: max(map(len, cut))))


def _name(lines: list[str], low: int) -> str:
    """The name, with its last line at this height."""
    widest = max(lines, key=lambda line: width_of(line, 1))
    size = next((size for size in SIZES if width_of(widest, size) <= WIDEST), SIZES[-1])
    if len(lines) > 1:
        size = min(size, SIZES[1])
    top = low - (len(lines) - 1) * size
    return "".join(_line(line, size, top + i * size) for i, line in enumerate(lines))


def _line(line: str, size: float, y: float) -> str:
    fit = f' textLength="{WIDEST:g}" lengthAdjust="spacingAndGlyphs"' if width_of(line, size) > WIDEST else ""
    return f'<text x="50" y="{y:g}" class="cname" style="font-size:{size:g}px"{fit}>{escape(line)}</text>'


def _sub(sub: str) -> Markup:
    return Markup('<text x="50" y="131" class="csub">{}</text>').format(sub) if sub else Markup()
