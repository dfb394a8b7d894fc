"""Cards: paper, the value twice, the kind as colour, icon and word. Names come in from the message files."""

from __future__ import annotations

from functools import lru_cache

from warptable.kernel.packs import Packs
from warptable.table.page.art.emblems import packs_drawn
from warptable.table.page.art.lettering import lines_of, name_lines, sub_line
from warptable.table.page.art.palette import CARD_INK, HAZARD, PAPER, REWARD_FOLD, REWARD_INK
from warptable.table.page.html import EMPTY, Svg

from ...engine import facts
from ...engine.model.cards import FACES
from ...engine.model.piles import REWARD
from ...words.rewards import signed
from ...words.techs import tech_kind
from .card_pictures import FLARE, picture
from .tech_pictures import GLYPHS

INKS = {**CARD_INK, "destiny": "#5A3A8A", "tech": "#1F5A4C"}
CORNERS = {"negotiate": "N", "morph": "M", "artifact": "A", "flare": "F", "destiny": "D", "retreat": "R"}
SIGNS = {
    "attack": '<path d="M-8,7 L-4,3 M-7,2 L-3,6 M-4,4 L7,-8 V-4 L-2,5Z"/>',
    "negotiate": '<circle cx="-4" r="5"/><circle cx="4" r="5"/>',
    "morph": '<path d="M-7,0 Q-7,-7 0,-7 T6,0 Q3,7 -2,6 T-7,0Z"/>',
    "reinforcement": '<path d="M-7,2 L0,-5 L7,2 M-7,8 L0,1 L7,8"/>',
    "artifact": '<path d="M0,-8 L8,0 L0,8 L-8,0Z"/>',
    "flare": '<path d="M0,-8 V8 M-8,0 H8 M-5.5,-5.5 L5.5,5.5 M5.5,-5.5 L-5.5,5.5"/>',
    "destiny": '<path d="M0,-8 L2,-2 L8,0 L2,2 L0,8 L-2,2 L-8,0 L-2,-2Z"/>',
    "retreat": '<path d="M6,-5 H-2 Q-7,-5 -7,0 Q-7,5 -2,5 H7 M4,2 L7,5 L4,8"/>',
    "intimidate": '<path d="M-8,0 Q-4,-5 0,0 Q-4,4 -8,0Z M0,0 Q4,-5 8,0 Q4,4 0,0Z"/>',
    "kicker": '<path d="M-6,-7 Q2,-9 4,-2 Q2,2 -4,1 Q-9,-3 -6,-7Z M-4,4 Q2,5 3,3 Q5,8 0,9 Q-4,8 -4,4Z"/>',
    "rift": '<path d="M2,-9 L-3,-3 L2,0 L-3,4 L0,9"/>',
    "one-shot": '<path d="M-6,-6 L0,0 L-6,6 M1,-6 L7,0 L1,6"/>',
    "lasting": '<path d="M0,0 C-3,-6 -9,-6 -9,0 C-9,6 -3,6 0,0 C3,-6 9,-6 9,0 C9,6 3,6 0,0Z"/>',
    "passed-on": '<path d="M-8,-3 H6 L2,-7 M8,4 H-6 L-2,8"/>',
    "facedown": '<path d="M-9,0 Q0,-10 9,0 Q0,10 -9,0Z M-7,8 L7,-8"/>',
}
"""The small icon of each kind, and of each kind of tech."""
BACKS = {"cosmic": "#2B3A74", "destiny": "#5A3A8A", "tech": INKS["tech"], REWARD: REWARD_INK}

NAME, NAME_WITH_SUB, SUB_BELOW = 128, 118, 13
"""How low the last line of a name is, alone and with a second line, and how far below it that is."""
FOLD_ROOM = 10
"""How much higher the words of a card stand that has a folded corner."""
SMALL_NUMERAL = 36


@lru_cache(maxsize=1024)
def kind_of(face: str) -> str:
    """attack, negotiate, morph, reinforcement, artifact, flare, retreat, intimidate, kicker, rift, destiny or tech."""
    if face.startswith(FLARE):
        return "flare"
    if face in facts.techs():
        return "tech"
    if face in facts.destiny():
        return "destiny"
    printed = facts.cards().get(face) or facts.rewards().get(face)
    return printed.type if printed is not None else str(FACES[face].type.value)


def value_of(face: str, hazard: bool = False) -> str:
    """The number on a card as people write it; empty for a card without one. Some attacks count another number once a
    hazard warning was drawn."""
    kind, reward = kind_of(face), facts.rewards().get(face)
    if kind == "attack" and reward is None:
        return f"{FACES[face].value}"
    if kind == "reinforcement":
        value = FACES[face].value if reward is None else reward.value or "X"
        return f"+{value}"
    if reward is None or reward.value is None:
        return ""
    value = reward.value_hazard if hazard and reward.value_hazard is not None else reward.value
    return f"x{signed(value)}" if kind == "kicker" else signed(value)


def card(
    face: str, name: str, width: int = 88, sub: str = "", *, hazard: bool = False, reward: bool | None = None
) -> Svg:
    """The front of a card; `name` and `sub` are words for people and are escaped. `hazard`: a warning was drawn.
    `reward`: does it have the back of the reward deck? None: as most cards of this face."""
    if reward is None:
        reward = face in facts.rewards() and face not in facts.cards()
    return _card(face, name, width, sub, hazard, reward, packs_drawn())


@lru_cache(maxsize=4096)
def _card(face: str, name: str, width: int, sub: str, hazard: bool, reward: bool, packs: Packs) -> Svg:
    """The picture of a flare is the emblem of its alien, which may come from one of these packs."""
    kind = kind_of(face)
    ink, big = INKS[kind], value_of(face, hazard)
    lines = lines_of(name)
    middle = (78 if not name else 74 if len(lines) == 1 else 68) - (7 if sub else 0) - (6 if reward and name else 0)
    scale = 0.8 if kind == "flare" else 0.9 if len(lines) > 1 else 1
    low = (NAME_WITH_SUB if sub else NAME) - (FOLD_ROOM if reward else 0)
    numeral = (
        f'<text y="{31 if kind == "intimidate" else 15.5}" class="card-big" '
        f'style="font-size:{SMALL_NUMERAL if len(big) > 2 or kind == "intimidate" else 44}px">{big}</text>'
    )
    return Svg(
        f'<svg class="cardface" style="--ink:{ink}" viewBox="0 0 100 140" width="{width}" '
        f'height="{round(width * 1.4)}" aria-hidden="true">'
        f'<rect class="card-paper" x="1" y="1" width="98" height="138" rx="10"/>'
        f'<path class="card-head" d="M1,11 A10,10 0 0 1 11,1 H89 A10,10 0 0 1 99,11 V29 H1Z"/>'
        f'<text x="10" y="21.5" class="card-corner">{big or _corner(kind, face)}</text>'
        f'<g class="card-sign" transform="translate(80,15)">{SIGNS[kind if kind != "tech" else tech_kind(face)]}</g>'
        f'<g class="card-middle" transform="translate(50,{middle}) scale({scale})">{picture(kind, face, ink)}'
        f"{numeral if big else ''}</g>{_other_value(face, hazard)}"
        f"{name_lines(lines, low)}{sub_line(sub, low + SUB_BELOW)}{CORNER if reward else ''}</svg>"
    )


def _other_value(face: str, hazard: bool) -> Svg:
    """The value that an attack with two of them does not have now; red while the warning holds."""
    printed = facts.rewards().get(face)
    if printed is None or printed.value_hazard is None:
        return EMPTY
    return Svg(
        '<g class="card-triangle" transform="translate(81,90)"><path d="M0,-15 L16,11 H-16Z" '
        f'fill="{HAZARD if hazard else PAPER}" stroke="{PAPER if hazard else HAZARD}" stroke-width="2.4" '
        'stroke-linejoin="round"/>'
        f'<text y="8" class="card-hazard" fill="{"#fff" if hazard else HAZARD}">{value_of(face, not hazard)}</text></g>'
    )


def _corner(kind: str, face: str) -> str:
    """What stands in the corner of a card without a value: on a tech the number of ships that complete it."""
    return str(facts.techs()[face].research or "X") if kind == "tech" else CORNERS[kind]


@lru_cache(maxsize=256)
def tech_glyph(tech: str, size: int = 16) -> Svg:
    """The picture of a tech by itself, in the colour of the text around it."""
    frame = f'<svg class="emblem" width="{size}" height="{size}" viewBox="-23 -23 46 46" aria-hidden="true">'
    return Svg(f"{frame}{GLYPHS[tech]}</svg>")


@lru_cache(maxsize=64)
def card_back(width: int = 60, deck: str = "cosmic") -> Svg:
    """The back of a deck, the same for every seat."""
    return Svg(
        f'<svg class="cardback" width="{width}" height="{round(width * 1.4)}" viewBox="0 0 100 140" aria-hidden="true">'
        f'<rect x="1" y="1" width="98" height="138" rx="10" fill="{BACKS[deck]}" stroke="{PAPER}" stroke-width="3"/>'
        f'<g transform="translate(50,70)" fill="none" stroke="{PAPER}" stroke-opacity=".7" stroke-width="2.4">'
        f"{SYMBOLS.get(deck, RINGS)}</g></svg>"
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


LEAVES = "".join(f"M{x},{y} q0,-13 12,-15 q1,12 -12,15z" for x, y in ((8, 38), (20, 27), (27, 12), (28, -5), (21, -21)))
LAUREL = (
    f'<g fill="{PAPER}" stroke="none"><path d="{LEAVES}"/><path d="{LEAVES}" transform="scale(-1,1)"/>'
    '<path d="M0,-15 L4.3,-4.6 L15,-3.6 L7,3.6 L9.3,14.3 L0,8.6 L-9.3,14.3 L-7,3.6 L-15,-3.6 L-4.3,-4.6Z"/></g>'
)
EYES = Svg(
    '<svg class="eyes" viewBox="-10 -6 20 12" width="20" height="12" aria-hidden="true"><g fill="none" '
    f'stroke="currentColor" stroke-width="1.8" stroke-linejoin="round">{SIGNS["intimidate"]}</g></svg>'
)
"""Two eyes: somebody intimidates."""
SYMBOLS = {"tech": GEAR, REWARD: LAUREL}
CORNER = (
    f'<path d="M99,124 V129 A10,10 0 0 1 89,139 H84Z" fill="{REWARD_INK}"/><path d="M99,124 L84,139 L86,126.5 '
    f'Q86.5,124.8 88.5,124.5Z" fill="{REWARD_FOLD}" stroke="{REWARD_INK}"/>'
)
"""The corner of a reward card is folded over and shows its back."""
