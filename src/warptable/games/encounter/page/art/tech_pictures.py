"""The picture of each tech, around (0, 0), some 22 to each side. Drawn by us in two tones: the colour of the text around
it, and what lies behind it (`c` fills with that, `cs` draws lines in it)."""

from __future__ import annotations

import math

from warptable.table.page.html import Svg


def _turned(shape: str, number: int) -> Svg:
    """The same shape several times round the middle."""
    return Svg("".join(f'<g transform="rotate({360 * i / number:g})">{shape}</g>' for i in range(number)))


def _line(path: str, width: float = 4) -> Svg:
    return Svg(
        f'<path d="{path}" fill="none" stroke="currentColor" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _solid(path: str) -> Svg:
    return Svg(f'<path d="{path}" fill="currentColor"/>')


def _cut(path: str) -> Svg:
    """Lines in the colour of what lies behind."""
    return Svg(f'<path d="{path}" class="cs"/>')


def _teeth(number: int, inner: float, outer: float) -> str:
    """The outline of a gear."""
    points = []
    for i in range(number * 4):
        turn = 2 * math.pi * (i + 0.5) / (number * 4)
        radius = outer if i % 4 in (0, 1) else inner
        points.append(f"{radius * math.cos(turn):.1f},{radius * math.sin(turn):.1f}")
    return f"M{'L'.join(points)}Z"


GLYPHS = {
    # a hull with a flake of ice
    "coldsleep-ship": _solid("M0,-22 Q14,-13 14,6 L20,14 V20 H-20 V14 L-14,6 Q-14,-13 0,-22Z")
    + _turned(_cut("M0,-7 V7"), 3),
    # three plates, one behind the other
    "collapsium-hulls": _solid("M0,-21 L18,-13 V2 Q16,15 0,21 Q-16,15 -18,2 V-13Z")
    + _cut("M-11,-7 L0,-12 L11,-7 M-11,1 L0,-4 L11,1 M-10,9 L0,4 L10,9"),
    # a bolt in a field
    "cosmic-field-generator": _solid("M5,-14 L-9,2 H-1 L-5,14 L9,-3 H1Z")
    + _line("M-9,-17 A19,19 0 0 0 -9,17 M9,-17 A19,19 0 0 1 9,17", 4),
    # a delta with an eye
    "delta-scanners": _line("M0,-17 L19,16 H-19Z", 5) + Svg('<circle cy="6" r="5" fill="currentColor"/>'),
    # a hooded cloak
    "energy-cloak": _solid("M0,-22 Q13,-18 13,-5 L20,20 Q10,15 0,20 Q-10,15 -20,20 L-13,-5 Q-13,-18 0,-22Z")
    + Svg('<path d="M0,-14 Q8,-11 7,-3 Q0,4 -7,-3 Q-8,-11 0,-14Z" class="c"/>')
    + _cut("M-5,9 L-7,14 M5,9 L7,14"),
    # a box with two rotors
    "enigma-device": Svg(
        '<rect x="-21" y="-16" width="42" height="32" rx="5" fill="currentColor"/><circle cx="-9" cy="-4" r="6" class="c"/><circle cx="9" cy="-4" r="6" class="c"/>'
    )
    + _cut("M-9,-4 V-8 M9,-4 L12,-1 M-13,9 H-9 M-2,9 H2 M9,9 H13")
    + Svg('<circle cx="-9" cy="-4" r="2.6" fill="currentColor"/><circle cx="9" cy="-4" r="2.6" fill="currentColor"/>'),
    # a bomb with a leaf
    "genesis-bomb": Svg('<circle cx="-3" cy="5" r="15.5" fill="currentColor"/>')
    + _line("M7,-7 Q10,-17 19,-16", 4)
    + Svg('<path d="M-12,9 Q-8,-6 7,-2 Q6,13 -12,9Z" class="c"/>'),
    # a ball with horns
    "gluon-mines": _turned(_line("M0,-13 V-20", 4.4), 8)
    + Svg('<circle r="13" fill="currentColor"/><circle cx="-4" cy="-4" r="3.6" class="c"/>'),
    # the sign of infinity, running
    "infinity-drive": _line("M0,0 C-6,-13 -20,-13 -20,0 C-20,13 -6,13 0,0 C6,-13 20,-13 20,0 C20,13 6,13 0,0Z", 6),
    # a barrel on its carriage
    "lunar-cannon": _solid("M-16,3 L10,-17 L19,-6 L-7,14Z")
    + Svg('<circle cx="-6" cy="12" r="8.4" fill="currentColor"/><circle cx="-6" cy="12" r="3.2" class="c"/>'),
    # a rocket with fins
    "omega-missile": _solid("M0,-22 Q9,-12 8,4 H-8 Q-9,-12 0,-22Z")
    + _solid("M-8,0 L-17,13 L-8,9Z M8,0 L17,13 L8,9Z M-5,8 L0,21 L5,8Z")
    + Svg('<circle cy="-7" r="3.2" class="c"/>'),
    # two nozzles at work
    "plasma-thrusters": _solid("M-18,-20 H-6 L-3,-3 H-21Z M6,-20 H18 L21,-3 H3Z")
    + _solid("M-18,1 H-6 Q-8,13 -12,21 Q-16,13 -18,1Z M6,1 H18 Q16,13 12,21 Q8,13 6,1Z"),
    # a seed that sprouts
    "precursor-seed": _solid("M0,22 Q-12,14 -9,4 Q-5,-1 0,-1 Q5,-1 9,4 Q12,14 0,22Z")
    + _line("M0,0 V-9", 4)
    + _solid("M0,-8 Q-4,-21 -19,-20 Q-18,-7 0,-8Z M1,-9 Q4,-22 19,-22 Q18,-8 1,-9Z"),
    # a ship with a star
    "the-prometheus": _solid("M0,-22 L17,18 L0,10 L-17,18Z")
    + Svg('<path d="M0,-10 L2.4,-3.6 L9,-3.2 L4,1 L5.6,7.4 L0,4 L-5.6,7.4 L-4,1 L-9,-3.2 L-2.4,-3.6Z" class="c"/>'),
    # a creature with three arms
    "the-qax": _solid("M-18,3 A18,20 0 0 1 18,3Q0,9 -18,3Z")
    + _line("M-12,8 Q-18,14 -13,20 M0,10 V20 M12,8 Q18,14 13,20", 4.4)
    + Svg('<circle cx="-6.5" cy="-5" r="3.4" class="c"/><circle cx="6.5" cy="-5" r="3.4" class="c"/>'),
    # a battery with three quarks
    "quark-battery": Svg(
        '<rect x="-14" y="-16" width="28" height="37" rx="4.5" fill="currentColor"/><rect x="-6" y="-22" width="12" height="8" rx="2" fill="currentColor"/><g class="c"><circle cy="-6" r="4.4" class="c"/><circle cx="-5.6" cy="8" r="4.4" class="c"/><circle cx="5.6" cy="8" r="4.4" class="c"/></g>'
    ),
    # a gear with a crack
    "tech-scrambler": _solid(_teeth(8, 15, 21)) + _cut("M-17,8 L-7,-5 L0,6 L7,-6 L17,-8"),
    # a fan in its ring
    "vacuum-turbines": Svg('<circle r="19" fill="none" stroke="currentColor" stroke-width="4"/>')
    + _turned(_solid("M0,0 Q-2,-13 8,-14 Q10,-6 0,0Z"), 5),
    # a key
    "warpspace-key": Svg('<circle cx="-8" cy="-8" r="10" fill="none" stroke="currentColor" stroke-width="5.4"/>')
    + _line("M0,0 L17,17 M9,9 L15,3 M15,15 L20,10", 5),
    # a gun that fires
    "xenon-lasers": _solid("M-20,11 L8,-13 L15,-6 L-13,18Z") + _line("M14,-13 L21,-20 M0,-15 V-21 M17,1 H22", 3.6),
}
"""By tech."""
