"""Plans, reinforcements and the backs of all decks. Names come in from the message files."""

from __future__ import annotations

from functools import lru_cache

from warptable.table.page.art.lettering import lines_of, name_lines
from warptable.table.page.art.palette import BY_COLOR
from warptable.table.page.html import Svg, svg_text

from ...engine.model.cards import FACES
from ...words.numbers import number, signed

PLAN_INK, PLAN_PAPER = "#1F4E8C", "#E9F1FB"
GOOD_INK, BAD_INK, TURNING_INK = "#27662A", "#8E2A1C", "#6A35B5"
"""Reinforcements that add, that take away, and that do either."""
BACKS = {"discovery": "#23608F", "event": "#7A3A8E", "refresh": "#27744F", "reinforcement": "#27662A"}
RINGS = "".join(
    f'<ellipse rx="{8 + i * 8}" ry="{14 + i * 12}" transform="rotate(24)" opacity="{1 - 0.2 * i:.1f}"/>'
    for i in range(4)
)
DIAMONDS = "".join(f'<path d="M0,{-14 - 12 * i} L{9 + 8 * i},0 L0,{14 + 12 * i} L{-9 - 8 * i},0Z"/>' for i in range(3))


def value_of(face: str) -> str:
    """The number on a card as people write it; a parity card has none but the word for it."""
    card = FACES[face]
    if card.even:
        return f"±{abs(card.even)}"
    return number(card.value) if card.plan else signed(card.value)


def ink_of(face: str) -> str:
    card = FACES[face]
    if card.plan:
        return PLAN_INK
    return TURNING_INK if card.even else GOOD_INK if card.value > 0 else BAD_INK


@lru_cache(maxsize=512)
def card(face: str, name: str, kind: str, width: int = 84) -> Svg:
    """The front of a card. `name` is what it is called, `kind` the word in its head; empty: without words."""
    plan, big, ink = FACES[face].plan, value_of(face), ink_of(face)
    lines = lines_of(name)
    middle = 78 if not name else 74 if len(lines) == 1 else 69
    size = 44 if len(big) < 3 else 36
    paper = PLAN_PAPER if plan else "#F3F6EA" if FACES[face].value >= 0 else "#FBEFE8"
    shape = "M0,-37 L31,0 L0,37 L-31,0Z" if plan else "M0,-33 A33,33 0 1 1 -0.1,-33Z"
    beside = plan or not kind  # a longer word has the head to itself
    corner = 'x="9" y="21.5"' if beside else f'x="6" y="44" style="fill:{ink}"'
    at = 'x="91" y="21" class="duel-kind"' if beside else 'x="50" y="21" class="duel-kind alone"'
    head = f"<text {at}>{svg_text(kind)}</text>" if kind else ""
    return Svg(
        f'<svg class="cardface" style="--ink:{ink}" viewBox="0 0 100 140" width="{width}" '
        f'height="{round(width * 1.4)}" aria-hidden="true"><rect class="card-paper" x="1" y="1" width="98" height="138" '
        f'rx="10" style="fill:{paper}"/><path class="card-head" d="M1,11 A10,10 0 0 1 11,1 H89 A10,10 0 0 1 99,11 V29 '
        f'H1Z"/><text {corner} class="card-corner">{big}</text>{head}<g transform="translate(50,{middle})">'
        f'<path d="{shape}" fill="{ink}" fill-opacity=".13"/><path d="{shape}" fill="none" stroke="{ink}" '
        f'stroke-opacity=".45" stroke-width="1.6" transform="scale(.84)"/>'
        f'<text y="15.5" class="card-big" style="font-size:{size}px">{big}</text></g>{name_lines(lines, 128)}</svg>'
    )


@lru_cache(maxsize=64)
def card_back(width: int = 44, deck: str = "orange") -> Svg:
    """The back of a deck; the plans of a player have the player's colour."""
    hue = BY_COLOR.get(deck)
    ground, lines = (hue.shade, hue.tint) if hue is not None else (BACKS[deck], "#F8F0DE")
    edge = hue.color if hue is not None else lines
    return Svg(
        f'<svg class="cardback" width="{width}" height="{round(width * 1.4)}" viewBox="0 0 100 140" aria-hidden="true">'
        f'<rect x="2" y="2" width="96" height="136" rx="11" fill="{ground}" stroke="{edge}" stroke-width="4"/>'
        f'<g transform="translate(50,70)" fill="none" stroke="{lines}" stroke-opacity=".6" stroke-width="2.4">'
        f"{DIAMONDS if hue is not None or deck == 'reinforcement' else RINGS}</g></svg>"
    )
