"""Small pictures of cards for the catalogues: an envoy with its icon, a destiny card with what it is about."""

from __future__ import annotations

from functools import lru_cache

from warptable.table.page.art.emblems import GROUND, INK, glyph
from warptable.table.page.html import Svg

from ...engine import facts

DECKS = {"discovery": "#23608F", "event": "#7A3A8E", "refresh": "#27744F"}
"""The colours of the three decks."""
ICONS = {
    "skull": '<path d="M-8,3 a8,8.4 0 1 1 16,0 l-2.4,2.6 v3.6 h-11.2 v-3.6Z"/><g class="c"><circle cx="-3.4" cy="0" '
    'r="2.3"/><circle cx="3.4" cy="0" r="2.3"/></g>',
    "heart": '<path d="M0,9 C-14,-1 -7,-10 0,-4 C7,-10 14,-1 0,9Z"/>',
    "orbit": '<circle r="4.6"/><ellipse rx="10.5" ry="4" transform="rotate(-28)" fill="none" stroke="currentColor" '
    'stroke-width="2"/>',
}
KINDS = {
    "duel": '<path d="M-17,15 L13,-15 M17,15 L-13,-15 M-21,9 l10,10 M21,9 l-10,10" fill="none" stroke="currentColor" '
    'stroke-width="5" stroke-linecap="round"/>',
    "contest": '<path d="M-15,-14 h30 v7 a15,15 0 0 1 -30,0Z M-3,7 h6 v7 h-6Z M-10,14 h20 v5 h-20Z"/><path d="M-15,-11 '
    'h-6 a9,9 0 0 0 8,11 M15,-11 h6 a9,9 0 0 1 -8,11" fill="none" stroke="currentColor" stroke-width="3"/>',
    "calamity": '<path d="M0,-24 L5,-8 L20,-16 L11,-2 L25,5 L9,8 L13,23 L0,12 L-13,23 L-9,8 L-25,5 L-11,-2 L-20,-16 '
    'L-5,-8Z"/>',
    "refresh": '<path d="M14,-9 A17,17 0 1 0 17,5" fill="none" stroke="currentColor" stroke-width="5" '
    'stroke-linecap="round"/><path d="M20,-17 L18,-1 L5,-9Z"/>',
}
SYMBOLS = {
    "blue": ("#5CAEFF", '<circle r="5.2"/>'),
    "pink": ("#FF7FB6", '<path d="M0,-6 L6,4.6 H-6Z"/>'),
    "green": ("#52D68F", '<rect x="-4.9" y="-4.9" width="9.8" height="9.8" rx="1"/>'),
}
"""Circle, triangle and square, as on the planets."""


@lru_cache(maxsize=64)
def envoy_picture(envoy: str, size: int = 64) -> Svg:
    """The emblem of the species with the icon of its deck."""
    icon = ICONS[facts.envoys()[envoy].deck]
    return Svg(
        f'<svg class="emblem" width="{size}" height="{size}" viewBox="-32 -32 64 64" style="color:{INK};--eb:{GROUND}" '
        f'aria-hidden="true"><rect x="-30" y="-30" width="60" height="60" rx="12" fill="{GROUND}" stroke="{INK}" '
        f'stroke-width="2.4"/><g fill="currentColor" transform="translate(0,-3) scale(.8)">{glyph(envoy)}</g>'
        f'<g transform="translate(20,20)" style="--eb:{INK}"><circle r="11" fill="{INK}"/><g fill="{GROUND}" '
        f'style="color:{GROUND}" transform="scale(.82)">{icon}</g></g></svg>'
    )


@lru_cache(maxsize=128)
def destiny_picture(card: str, width: int = 72) -> Svg:
    """A destiny card: the colour of its deck, its kind, the ship advantage, the planet bar and the next deck."""
    printed = facts.destiny()[card]
    ink = DECKS[printed.deck]
    number = f"+{printed.ship_advantage}" if printed.ship_advantage is not None else ""
    kind_at = 44 if number else 62
    bar = "".join(
        f'<g transform="translate({28 + 22 * place},111) scale(1.2)" fill="{SYMBOLS[symbol][0]}" stroke="#10131F" '
        f'stroke-width=".9">{SYMBOLS[symbol][1]}</g>'
        for place, symbol in enumerate(printed.planet_bar)
    )
    return Svg(
        f'<svg class="cardface" style="--ink:{ink};color:{ink};--eb:#FBF6EA" viewBox="0 0 100 140" width="{width}" '
        f'height="{round(width * 1.4)}" aria-hidden="true"><rect class="card-paper" x="1" y="1" width="98" '
        'height="138" '
        f'rx="10"/><path class="card-head" d="M1,11 A10,10 0 0 1 11,1 H89 A10,10 0 0 1 99,11 V17 H1Z"/>'
        f'<g fill="{ink}" transform="translate(50,{kind_at}) scale(.92)">{KINDS[printed.kind]}</g>'
        f'<text x="50" y="96" class="card-big" style="font-size:30px">{number}</text>{bar}'
        f'<path d="M1,127 H99 V129 A10,10 0 0 1 89,139 H11 A10,10 0 0 1 1,129Z" fill="{DECKS[printed.next]}"/></svg>'
    )
