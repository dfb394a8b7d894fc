"""What is in the middle of a card, around (0, 0), some 28 to each side. Drawn by us; INK stands for the kind's colour."""

from __future__ import annotations

import math

from warptable.kernel.colors import COLORS
from warptable.table.page.art.emblems import glyph
from warptable.table.page.art.palette import HAZARD, PAPER
from warptable.table.page.art.ships import hull
from warptable.table.page.html import Svg

from ...engine.model.cards import flare_of
from ...engine.model.destiny import without_warning
from .tech_pictures import GLYPHS

FLARE = flare_of("")
DESTINY = "destiny-"
TRIANGLE = f'<path d="M-24,8 L-10,33 H-38Z" fill="{HAZARD}" stroke="{PAPER}" stroke-width="3" stroke-linejoin="round"/><path d="M-24,17 V24 M-24,28.5 V28.6" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>'
"""A hazard warning."""


def _rays(number: int, tip: float, bases: tuple[float, float], half: float) -> str:
    """Triangles that point outwards, every second one longer."""
    path = []
    for i in range(number):
        turn = 2 * math.pi * i / number
        base = bases[i % 2]
        points = [(0.0, -tip), (half, -base), (-half, -base)]
        turned = [(x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)) for x, y in points]
        path.append("M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in turned) + "Z")
    return "".join(path)


SUN = f'<path d="{_rays(16, 47, (28, 33), 3.4)}" fill="INK" opacity=".2"/><circle r="26" fill="INK" opacity=".11"/>'
HALO = f'<path d="{_rays(12, 41, (33, 33), 1.8)}" fill="INK" stroke="INK" stroke-width="1.6" stroke-linejoin="round"/>'

PICTURES = {
    "attack": SUN,
    "reinforcement": '<path d="M-22,-12 L0,-25 L22,-12 V-4 L0,-17 L-22,-4Z M-22,4 L0,-9 L22,4 V12 L0,-1 L-22,12Z M-22,20 L0,7 L22,20 V28 L0,15 L-22,28Z" fill="INK" opacity=".16"/>',
    "negotiate": '<circle cx="-12" r="21" fill="none" stroke="INK" stroke-width="7" opacity=".9"/><circle cx="12" r="21" fill="none" stroke="INK" stroke-width="7" opacity=".45"/>',
    "morph": '<path d="M-24,0 Q-24,-22 0,-22 Q24,-22 16,0 Q8,22 -8,20 Q-24,18 -24,0Z" fill="INK" opacity=".85"/><path d="M-6,-4 Q8,-16 14,0 Q12,14 0,12 Q-12,8 -6,-4Z" fill="#F8F0DE" opacity=".75"/>',
    "artifact": '<rect x="-19" y="-19" width="38" height="38" rx="6" fill="none" stroke="INK" stroke-width="4.5" transform="rotate(45)"/><circle r="8" fill="INK"/>',
    # a card, split by a bolt
    "card-zap": '<rect x="-19" y="-26" width="38" height="52" rx="6" fill="INK" opacity=".16"/><rect x="-19" y="-26" width="38" height="52" rx="6" fill="none" stroke="INK" stroke-width="4"/><path d="M7,-31 L-16,5 H-3 L-9,31 L17,-8 H3Z" fill="INK" stroke="#F8F0DE" stroke-width="3" stroke-linejoin="round"/>',
    # a disc with a bolt
    "cosmic-zap": '<circle r="27" fill="INK" opacity=".14"/><circle r="27" fill="none" stroke="INK" stroke-width="4"/><path d="M5,-21 L-14,4 H-1 L-6,21 L15,-6 H2Z" fill="INK"/>',
    # a heart with sliders in it
    "emotion-control": '<path d="M0,26 Q-30,4 -27,-11 Q-24,-25 -11,-23 Q-3,-21 0,-13 Q3,-21 11,-23 Q24,-25 27,-11 Q30,4 0,26Z" fill="INK"/><path d="M-15,-9 H15 M-13,1 H13 M-7,11 H7" stroke="#F8F0DE" stroke-width="2.6" stroke-linecap="round"/><g fill="#F8F0DE"><circle cx="7" cy="-9" r="4.4"/><circle cx="-6" cy="1" r="4.4"/><circle cx="3" cy="11" r="4.4"/></g>',
    # a dome over something small
    "force-field": '<g fill="none" stroke="INK" stroke-linecap="round"><path d="M-28,18 A28,28 0 0 1 28,18" stroke-width="5"/><path d="M-17,18 A17,17 0 0 1 17,18" stroke-width="4" opacity=".6"/><path d="M-30,25 H30" stroke-width="4"/></g><circle cy="16" r="5.5" fill="INK"/>',
    # a cloud with loaded particles
    "ionic-gas": '<path d="M-17,17 A11,11 0 0 1 -19,-4 A14,14 0 0 1 6,-15 A13,13 0 0 1 25,2 A9,9 0 0 1 19,17Z" fill="INK"/><g stroke="#F8F0DE" stroke-width="2.6" stroke-linecap="round"><path d="M-11,1 H-3 M-7,-3 V5 M7,-3 H15 M1,10 H9 M5,6 V14"/></g><g fill="none" stroke="INK" stroke-width="3" stroke-linecap="round"><path d="M-12,24 Q-8,20 -4,24 T4,24 T12,24"/></g>',
    # a cloud with a star
    "stellar-gas": '<path d="M-17,19 A11,11 0 0 1 -19,-2 A14,14 0 0 1 6,-13 A13,13 0 0 1 25,4 A9,9 0 0 1 19,19Z" fill="INK"/><path d="M1,-8 L4.4,0 L13,0.6 L6.4,6.2 L8.6,14.6 L1,10 L-6.6,14.6 L-4.4,6.2 L-11,0.6 L-2.4,0Z" fill="#F8F0DE"/>',
    # a tube that runs into itself
    "mobius-tubes": '<g fill="none" stroke-linecap="round"><path d="M-4,6 C-12,20 -29,16 -28,0 C-27,-16 -11,-18 0,0 C11,18 27,16 28,0 C29,-16 12,-20 4,-6" stroke="INK" stroke-width="9"/><path d="M-4,6 C-12,20 -29,16 -28,0 C-27,-16 -11,-18 0,0 C11,18 27,16 28,0 C29,-16 12,-20 4,-6" stroke="#F8F0DE" stroke-width="2.4" stroke-dasharray="1 6"/></g>',
    # a germ
    "plague": f'<path d="{_rays(10, 30, (17, 17), 3.2)}" fill="INK"/><circle r="19" fill="INK"/><g fill="#F8F0DE"><circle cx="-6" cy="-6" r="4.6"/><circle cx="8" cy="-3" r="3.2"/><circle cx="1" cy="8" r="5"/><circle cx="-10" cy="6" r="2.2"/><circle cx="3" cy="-13" r="2"/></g>',
    # two rings that let go, crossed out
    "quash": '<g fill="none" stroke="INK"><circle cx="-11" r="17" stroke-width="5.5" opacity=".5"/><circle cx="11" r="17" stroke-width="5.5" opacity=".5"/><path d="M-24,-24 L24,24" stroke="#F8F0DE" stroke-width="13"/><path d="M-24,-24 L24,24" stroke-width="7" stroke-linecap="round"/></g>',
    # an arrow that turns back
    "retreat": '<path d="M24,-14 H-6 Q-24,-14 -24,3 Q-24,19 -6,19 H12" fill="none" stroke="INK" stroke-width="8" stroke-linecap="round"/><path d="M8,5 L25,19 L8,33Z" fill="INK"/>',
    # two eyes that stare, above the number
    "intimidate": '<g transform="translate(0,-14)"><g fill="none" stroke="INK" stroke-width="4.5" stroke-linejoin="round"><path d="M-30,0 Q-15,-16 -2,0 Q-15,14 -30,0Z M2,0 Q15,-16 30,0 Q15,14 2,0Z"/></g><circle cx="-15" r="5" fill="INK"/><circle cx="15" r="5" fill="INK"/><path d="M-32,-16 L-6,-10 M32,-16 L6,-10" stroke="INK" stroke-width="5" stroke-linecap="round"/></g>',
    # the print of a boot
    "kicker": '<path d="M-10,-28 Q4,-34 11,-24 Q15,-12 9,-2 Q2,4 -8,0 Q-18,-10 -10,-28Z M-8,8 Q2,11 8,6 Q13,16 6,24 Q-2,29 -8,22 Q-12,14 -8,8Z" fill="INK" opacity=".24"/>',
    # a crack in space
    "rift": '<path d="M9,-34 L-9,-13 L5,-4 L-11,12 L2,33 L5,13 L20,0 L3,-9 L14,-25Z" fill="INK" opacity=".24"/><path d="M-26,-18 L-15,-13 M26,18 L15,13 M-24,17 L-14,11 M25,-19 L16,-14" stroke="INK" stroke-width="3" stroke-linecap="round" opacity=".35"/>',
    # a mouth that tells and tells
    "negotiate-epic-oratory": '<g fill="none" stroke="INK" stroke-width="5.5"><circle cx="-12" r="16" opacity=".9"/><circle cx="12" r="16"/></g><path d="M-24,-22 Q0,-33 24,-22" fill="none" stroke="INK" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="1 7"/><path d="M-24,22 Q0,33 24,22" fill="none" stroke="INK" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="1 7"/>',
    # two rings, one of them broken
    "negotiate-faulty-translator": '<g fill="none" stroke="INK" stroke-width="5.5"><circle cx="-12" r="16"/><circle cx="12" r="16" stroke-dasharray="9 6.5"/></g>',
    # two rings and a hand raised against them
    "negotiate-right-of-refusal": '<g fill="none" stroke="INK" stroke-width="5.5"><circle cx="-12" r="16"/><circle cx="12" r="16"/></g><path d="M-22,22 L22,-22" stroke="#F8F0DE" stroke-width="11"/><path d="M-22,22 L22,-22" stroke="INK" stroke-width="5" stroke-linecap="round"/>',
    # two rings with spines
    "negotiate-self-defense": f'<path d="{_rays(14, 33, (20, 24), 3)}" fill="INK" opacity=".45"/><g fill="none" stroke="INK" stroke-width="5.5"><circle cx="-8" r="13" fill="#F8F0DE"/><circle cx="8" r="13"/></g>',
    # a bolt in a ring of bolts
    "omni-zap": f'<path d="{_rays(8, 34, (24, 27), 4)}" fill="INK" opacity=".4"/><circle r="21" fill="INK"/><path d="M4,-16 L-9,3 H-1 L-4,16 L9,-4 H1Z" fill="#F8F0DE"/>',
    # a planet from which something grows
    "rebirth": '<circle cy="8" r="20" fill="INK"/><path d="M0,8 V-12 M0,-2 Q-15,-4 -16,-19 Q-2,-18 0,-4 M0,-8 Q1,-23 16,-25 Q17,-11 0,-8" fill="#F8F0DE" stroke="INK" stroke-width="3" stroke-linejoin="round"/>',
    # a ship that is struck
    "ship-zap": '<path d="M-14,26 L-14,-6 Q-14,-22 -4,-30 Q6,-22 6,-6 L6,26 L-4,18Z" fill="INK" opacity=".5"/><path d="M17,-30 L-2,0 H9 L0,29 L26,-6 H13 L24,-30Z" fill="INK" stroke="#F8F0DE" stroke-width="3" stroke-linejoin="round"/>',
    # a sun and what blows from it
    "solar-wind": '<circle cx="-12" cy="-8" r="15" fill="INK"/><g fill="none" stroke="INK" stroke-width="4" stroke-linecap="round"><path d="M8,-16 Q18,-24 28,-16 M8,-2 Q19,-10 30,-2 M2,12 Q15,4 28,12 M-8,25 Q6,17 20,25" opacity=".75"/></g>',
    # a cup on a shield
    "victory-boon": '<path d="M0,-32 L25,-23 V2 Q25,22 0,33 Q-25,22 -25,2 V-23Z" fill="INK"/><path d="M-11,-15 H11 Q11,3 2,5 V12 H8 V17 H-8 V12 H-2 V5 Q-11,3 -11,-15Z M-11,-12 H-16 Q-16,-3 -9,-2 M11,-12 H16 Q16,-3 9,-2" fill="#F8F0DE" stroke="#F8F0DE" stroke-width="2" stroke-linejoin="round" fill-rule="evenodd"/>',
    "destiny-wild": '<g stroke="INK" stroke-width="2.4" stroke-linejoin="round"><path d="M0,0 L0,-29 Q20,-24 20.5,-20.5Z" fill="#FF6F61"/><path d="M0,0 L27.6,-9 Q28,12 17,23.5Z" fill="#FFD550"/><path d="M0,0 L17,23.5 Q-3,33 -17,23.5Z" fill="#52D68F"/><path d="M0,0 L-17,23.5 Q-30,8 -27.6,-9Z" fill="#5CAEFF"/><path d="M0,0 L-27.6,-9 Q-20,-27 0,-29Z" fill="#B583FF"/><path d="M0,0 L20.5,-20.5 L27.6,-9Z" fill="#FF9F4A"/></g><circle r="7" fill="#F8F0DE" stroke="INK" stroke-width="2.4"/>',
    "destiny-most-colonies": '<circle cy="7" r="19" fill="INK" opacity=".9"/><ellipse cy="7" rx="29" ry="8" fill="none" stroke="INK" stroke-width="3.4" transform="rotate(-16 0 7)"/><path d="M0,-12 V-30 L16,-24.5 L0,-19" fill="INK" stroke="INK" stroke-width="2.6" stroke-linejoin="round"/>',
    "destiny-most-cards": '<g fill="#F8F0DE" stroke="INK" stroke-width="3" stroke-linejoin="round"><rect x="-11" y="-20" width="22" height="34" rx="3" transform="rotate(-24 0 24)"/><rect x="-11" y="-22" width="22" height="34" rx="3" transform="rotate(0 0 24)"/><rect x="-11" y="-20" width="22" height="34" rx="3" transform="rotate(24 0 24)"/></g>',
    "destiny-fewest-in-warp": '<g fill="none" stroke="INK" stroke-width="4" stroke-linecap="round"><path d="M0,0 C10,-6 16,6 5,12 C-10,19 -22,4 -15,-10 C-6,-26 20,-24 26,-4"/><path d="M-26,6 C-20,26 8,32 22,14" opacity=".45"/></g><circle r="3.4" fill="INK"/>',
}
"""By face, else by kind. The shape of a seat stands on its destiny card."""


def picture(kind: str, face: str, ink: str) -> Svg:
    """The picture of a face."""
    if kind == "flare":
        inner = f'<g class="emblem" fill="currentColor" transform="scale(.78)">{glyph(face.removeprefix(FLARE))}</g>'
        return Svg(
            f'{HALO.replace("INK", ink)}<g style="color:{PAPER};--eb:{ink}"><circle r="29" fill="{ink}"/>{inner}</g>'
        )
    if kind == "tech":
        return Svg(f'<g class="emblem" style="color:{ink};--eb:{PAPER}" transform="scale(1.35)">{GLYPHS[face]}</g>')
    colour = without_warning(face).removeprefix(DESTINY)
    if kind == "destiny" and colour in COLORS:
        ship = hull(COLORS.index(colour), letter=False)
        warning = "" if face == without_warning(face) else TRIANGLE
        return Svg(f'<circle r="30" fill="{ink}" opacity=".9"/><g transform="scale(1.9)">{ship}</g>{warning}')
    return Svg(PICTURES.get(face, PICTURES.get(kind, PICTURES["artifact"])).replace("INK", ink))
