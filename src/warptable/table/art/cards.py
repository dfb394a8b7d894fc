"""Cards: paper, the value twice, the kind as colour, icon and word. Names come in from the message files."""

from __future__ import annotations

from markupsafe import Markup, escape

from ...encounter import facts
from ...encounter.model.cards import FACES, flare_of
from .emblems import glyph
from .palette import CARD_INK, PAPER

FLARE = flare_of("")
CORNERS = {"negotiate": "N", "morph": "M", "artifact": "A", "flare": "F"}
SIGNS = {
    "attack": '<path d="M-8,7 L-4,3 M-7,2 L-3,6 M-4,4 L7,-8 V-4 L-2,5Z"/>',
    "negotiate": '<circle cx="-4" r="5"/><circle cx="4" r="5"/>',
    "morph": '<path d="M-7,0 Q-7,-7 0,-7 T6,0 Q3,7 -2,6 T-7,0Z"/>',
    "reinforcement": '<path d="M-7,2 L0,-5 L7,2 M-7,8 L0,1 L7,8"/>',
    "artifact": '<path d="M0,-8 L8,0 L0,8 L-8,0Z"/>',
    "flare": '<path d="M0,-8 V8 M-8,0 H8 M-5.5,-5.5 L5.5,5.5 M5.5,-5.5 L-5.5,5.5"/>',
}
"""The small icon of each kind."""
BACKS = {"cosmic": "#2B3A74", "destiny": "#5A3A8A"}


def kind_of(face: str) -> str:
    """attack, negotiate, morph, reinforcement, artifact or flare."""
    if face.startswith(FLARE):
        return "flare"
    return facts.cards()[face].type if face in facts.cards() else str(FACES[face].type.value)


def card(face: str, name: str, width: int = 88, sub: str = "") -> Markup:
    """The front of a card; `name` and `sub` are words for people and are escaped."""
    kind, ink = kind_of(face), CARD_INK[kind_of(face)]
    value = FACES[face].value
    big = {"attack": f"{value}", "reinforcement": f"+{value}"}.get(kind, "")
    size = 15 if len(name) <= 10 else 13.4 if len(name) <= 12 else 11.8
    fit = ' textLength="90" lengthAdjust="spacingAndGlyphs"' if len(name) > 14 else ""
    middle = 67 if sub else 74
    numeral = f'<text y="15" class="cbig" style="font-size:{44 if len(big) < 3 else 36}px" fill="{ink}">{big}</text>'
    return Markup(
        f'<svg class="cardface" viewBox="0 0 100 140" width="{width}" height="{round(width * 1.4)}" aria-hidden="true">'
        f'<rect x="1" y="1" width="98" height="138" rx="10" fill="{PAPER}" stroke="{ink}" stroke-width="2"/>'
        f'<path d="M1,11 A10,10 0 0 1 11,1 H89 A10,10 0 0 1 99,11 V29 H1Z" fill="{ink}"/>'
        f'<text x="10" y="21.5" class="ccor" fill="#fff">{big or CORNERS[kind]}</text>'
        '<g transform="translate(78,15)" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" '
        f'stroke-linejoin="round">{SIGNS[kind]}</g>'
        f'<g transform="translate(50,{middle}) scale({0.8 if kind == "flare" else 1})">{_art(kind, face, ink)}'
        f"{numeral if big else ''}</g>"
        f'<text x="50" y="{118 if sub else 127}" class="cname" style="font-size:{size}px" fill="{ink}"{fit}>'
        f"{escape(name)}</text>"
        f"{_sub(sub)}</svg>"
    )


def card_back(width: int = 60, deck: str = "cosmic") -> Markup:
    """One back a deck, the same for every seat."""
    rings = "".join(
        f'<ellipse rx="{8 + i * 8}" ry="{14 + i * 12}" transform="rotate(24)" opacity="{1 - 0.2 * i:.1f}"/>'
        for i in range(4)
    )
    return Markup(
        f'<svg class="cardback" width="{width}" height="{round(width * 1.4)}" viewBox="0 0 100 140" aria-hidden="true">'
        f'<rect x="1" y="1" width="98" height="138" rx="10" fill="{BACKS[deck]}" stroke="{PAPER}" stroke-width="3"/>'
        f'<g transform="translate(50,70)" fill="none" stroke="{PAPER}" stroke-opacity=".7" stroke-width="2.4">'
        f"{rings}</g></svg>"
    )


def _sub(sub: str) -> Markup:
    return Markup('<text x="50" y="130" class="csub" fill="#4A4232">{}</text>').format(sub) if sub else Markup()


def _art(kind: str, face: str, ink: str) -> str:
    """The picture in the middle."""
    if kind == "attack":
        rays = "".join(
            f'<path d="M0,-47 L3.4,{-33 if i % 2 else -28} h-6.8Z" transform="rotate({i * 22.5})"/>'
            for i in range(16)
        )
        return f'<g fill="{ink}" opacity=".2">{rays}</g><circle r="26" fill="{ink}" opacity=".11"/>'
    if kind == "reinforcement":
        return "".join(
            f'<path d="M-22,{y} L0,{y - 13} L22,{y} V{y + 8} L0,{y - 5} L-22,{y + 8}Z" fill="{ink}" opacity=".16"/>'
            for y in (-12, 4, 20)
        )
    if kind == "flare":
        rays = "".join(
            f'<path d="M0,-33 V-41" stroke="{ink}" stroke-width="3.4" stroke-linecap="round" transform="rotate({a})"/>'
            for a in range(0, 360, 30)
        )
        inner = glyph(face.removeprefix(FLARE))
        return (
            f'{rays}<g style="color:{PAPER};--eb:{ink}"><circle r="29" fill="{ink}"/>'
            f'<g class="em" fill="currentColor" transform="scale(.78)">{inner}</g></g>'
        )
    return PICTURES.get(face, PICTURES[kind]).replace("INK", ink)


PICTURES = {
    "negotiate": '<circle cx="-12" r="21" fill="none" stroke="INK" stroke-width="7" opacity=".9"/>'
    '<circle cx="12" r="21" fill="none" stroke="INK" stroke-width="7" opacity=".45"/>',
    "morph": '<path d="M-24,0 Q-24,-22 0,-22 Q24,-22 16,0 Q8,22 -8,20 Q-24,18 -24,0Z" fill="INK" opacity=".85"/>'
    '<path d="M-6,-4 Q8,-16 14,0 Q12,14 0,12 Q-12,8 -6,-4Z" fill="#F8F0DE" opacity=".75"/>',
    "cosmic-zap": '<circle r="26" fill="none" stroke="INK" stroke-width="4"/>'
    '<path d="M4,-20 L-13,4 H-1 L-5,20 L14,-6 H2Z" fill="INK"/>',
    "force-field": '<path d="M-26,14 A26,26 0 0 1 26,14" fill="none" stroke="INK" stroke-width="5"/>'
    '<path d="M-15,14 A15,15 0 0 1 15,14" fill="none" stroke="INK" stroke-width="4" opacity=".6"/>'
    '<circle cy="14" r="5" fill="INK"/>',
    "artifact": '<rect x="-19" y="-19" width="38" height="38" rx="6" fill="none" stroke="INK" stroke-width="4.5" '
    'transform="rotate(45)"/><circle r="8" fill="INK"/>',
}
"""Pictures of cards by face, else by kind; INK stands for the colour of the kind."""
