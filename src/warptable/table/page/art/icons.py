"""Line icons of 20 x 20, drawn by us; they take the colour of the text around them. And the logo."""

from __future__ import annotations

from functools import lru_cache

from ..html import Html, Svg, svg_text, tag

PATHS = {
    "blast": '<path d="M10,1.5 L11.8,7 L17,4.5 L13.5,9 L19,11 L13.3,12 L15.5,17.5 L10.8,13.8 L8,18.5 L7.5,13 L2,14.5 L6,10.5 L1.5,7 L7.3,7.5Z"/>',
    "bot": '<rect x="4" y="7" width="12" height="9" rx="2"/><path d="M10,7 V3.5 M7.5,11 V12 M12.5,11 V12 M2,10 V13 M18,10 V13"/>',
    "branch": '<circle cx="5" cy="4" r="2"/><circle cx="15" cy="4" r="2"/><circle cx="5" cy="16" r="2"/><path d="M5,6 V14 M15,6 Q15,10 10,10 Q5.5,10 5,13"/>',
    "cards": '<rect x="3" y="5" width="9" height="12" rx="1.5"/><path d="M7,5 V3.5 H17 V15 H12"/>',
    "chat": '<path d="M3,4 H17 V13 H9 L5,17 V13 H3Z"/>',
    "check": '<path d="M4,10.5 L8.5,15 L16,5.5"/>',
    "clock": '<circle cx="10" cy="10" r="7.5"/><path d="M10,5.5 V10 L13,12"/>',
    "down": '<path d="M4,7 L10,13 L16,7"/>',
    "download": '<path d="M10,3 V12.5 M6,9 L10,13 L14,9 M3.5,16.5 H16.5"/>',
    "eye": '<path d="M1.5,10 Q10,1 18.5,10 Q10,19 1.5,10Z"/><circle cx="10" cy="10" r="2.6"/>',
    "first": '<path d="M15.5,4 L8.5,10 L15.5,16 M4.5,4 V16"/>',
    "flag": '<path d="M5,18 V3 H15 L12.5,6.5 L15,10 H5"/>',
    "flask": '<path d="M7.5,2.5 H12.5 M8.5,2.5 V8 L3.5,16 Q3,17.5 4.5,17.5 H15.5 Q17,17.5 16.5,16 L11.5,8 V2.5 M5.8,13 H14.2"/>',
    "gear": '<circle cx="10" cy="10" r="3"/><path d="M10,2 V5 M10,15 V18 M2,10 H5 M15,10 H18 M4.5,4.5 L6.5,6.5 M13.5,13.5 L15.5,15.5 M15.5,4.5 L13.5,6.5 M6.5,13.5 L4.5,15.5"/>',
    "hand": '<path d="M6,10 V5 Q6,3.5 7.2,3.5 T8.5,5 V9 V3.5 Q8.5,2 9.8,2 T11,3.5 V9 V4 Q11,3 12.2,3 T13.4,4 V10 V6.5 Q13.4,5.5 14.6,5.5 T15.8,6.5 V12 Q15.5,18 10.5,18 Q7.5,18 5,14 L3.5,11 Q4.5,9.5 6,10Z"/>',
    "heart": '<path d="M10,17 Q2,11 2.5,7 Q3.5,3 7,3.5 Q9,4 10,6 Q11,4 13,3.5 Q16.5,3 17.5,7 Q18,11 10,17Z"/>',
    "help": '<circle cx="10" cy="10" r="7.5"/><path d="M7.5,8 Q7.5,5.5 10,5.5 T12.5,8 Q12.5,9.5 10,11 V12 M10,14.2 V14.6"/>',
    "home": '<path d="M3,9.5 L10,3.5 L17,9.5 M5,8.5 V16.5 H15 V8.5"/>',
    "last": '<path d="M4.5,4 L11.5,10 L4.5,16 M15.5,4 V16"/>',
    "left": '<path d="M13,4 L7,10 L13,16"/>',
    "link": '<path d="M8,12 L12,8 M9,6 L11,4 Q14,2 16.5,4.5 Q18,7 16,9 L14,11 M11,14 L9,16 Q6,18 3.5,15.5 Q2,13 4,11 L6,9"/>',
    "list": '<path d="M7,5 H17 M7,10 H17 M7,15 H17 M3,5 H3.6 M3,10 H3.6 M3,15 H3.6"/>',
    "lock": '<rect x="4.5" y="9" width="11" height="8" rx="1.5"/><path d="M7,9 V6.5 Q7,3.5 10,3.5 T13,6.5 V9"/>',
    "menu": '<path d="M3,5 H17 M3,10 H17 M3,15 H17"/>',
    "minus": '<path d="M4,10 H16"/>',
    "mute": '<path d="M3,8 V12 H6 L11,16 V4 L6,8Z M14,8 L18,12 M18,8 L14,12"/>',
    "orbit": '<circle cx="10" cy="10" r="2.4"/><ellipse cx="10" cy="10" rx="8" ry="3.6" transform="rotate(-30 10 10)"/>',
    "pause": '<path d="M6.5,4 V16 M13.5,4 V16"/>',
    "people": '<circle cx="7" cy="7" r="3"/><path d="M1.5,17 Q2,11.5 7,11.5 T12.5,17"/><circle cx="14" cy="8" r="2.3"/><path d="M14,12 Q18,12 18.5,16"/>',
    "planet": '<circle cx="10" cy="10" r="5"/><path d="M2,13 Q10,14 18,6"/>',
    "play": '<path d="M6,3.5 L16,10 L6,16.5Z"/>',
    "plus": '<path d="M10,4 V16 M4,10 H16"/>',
    "qr": '<path d="M3,3 H8 V8 H3Z M12,3 H17 V8 H12Z M3,12 H8 V17 H3Z M12,12 H14 M17,12 V14 M12,16 V17 M15,17 H17"/>',
    "recover": '<path d="M15.5,6.5 A6.5,6.5 0 1 0 16.5,11 M16,2.5 V7 H11.5"/>',
    "right": '<path d="M7,4 L13,10 L7,16"/>',
    "search": '<circle cx="8.5" cy="8.5" r="5.5"/><path d="M12.5,12.5 L17.5,17.5"/>',
    "share": '<circle cx="5" cy="10" r="2.3"/><circle cx="14.5" cy="4.5" r="2.3"/><circle cx="14.5" cy="15.5" r="2.3"/><path d="M7,8.9 L12.5,5.7 M7,11.1 L12.5,14.3"/>',
    "shield": '<path d="M10,2 L17,5 V10 Q16,16 10,18 Q4,16 3,10 V5Z"/>',
    "skull": '<path d="M4,9 Q4,3 10,3 T16,9 Q16,12 13.5,13 V16.5 H6.5 V13 Q4,12 4,9Z M7.5,9 V9.5 M12.5,9 V9.5"/>',
    "sound": '<path d="M3,8 V12 H6 L11,16 V4 L6,8Z M14,7.5 Q16,10 14,12.5 M16.5,5.5 Q19.5,10 16.5,14.5"/>',
    "spark": '<path d="M10,2 L12,8 L18,10 L12,12 L10,18 L8,12 L2,10 L8,8Z"/>',
    "step": '<path d="M4.5,4 L12.5,10 L4.5,16Z M15.5,4 V16"/>',
    "stop": '<path d="M7,2.5 H13 L17.5,7 V13 L13,17.5 H7 L2.5,13 V7Z"/>',
    "sword": '<path d="M3,17 L7,13 M4,12 L8,16 M7.5,13.5 L17,3 V6 L9.5,14.5Z"/>',
    "text": '<path d="M4,5 H16 M4,9 H16 M4,13 H12"/>',
    "undo": '<path d="M4,8 H12 Q17,8 17,12.5 T12,17 H7 M4,8 L8,4 M4,8 L8,12"/>',
    "up": '<path d="M4,13 L10,7 L16,13"/>',
    "x": '<path d="M5,5 L15,15 M15,5 L5,15"/>',
    "zap": '<path d="M11,2 L4,11.5 H9 L8,18 L16,8 H11Z"/>',
}


@lru_cache(maxsize=1024)
def icon(name: str, size: int = 18, *, fill: bool = False, label: str = "") -> Svg:
    """An icon, from the pictures of the page. With a label it is an image in its own right, otherwise it only
    accompanies words."""
    said = f'role="img" aria-label="{svg_text(label)}"' if label else 'aria-hidden="true"'
    return Svg(
        f'<svg class="icon{" full" if fill else ""}" width="{size}" height="{size}" viewBox="0 0 20 20" {said}>'
        f'<use href="#icon-{name}"/></svg>'
    )


def icon_pictures() -> Svg:
    """What the icons refer to."""
    return Svg("".join(f'<g id="icon-{name}">{paths}</g>' for name, paths in PATHS.items()))


def logo(size: int = 26) -> Html:
    return tag("span", _orbits(size), tag("span", "warptable", class_="wordmark"), class_="logo")


def _orbits(size: int) -> Svg:
    return Svg(
        f'<svg width="{size}" height="{size}" viewBox="-16 -16 32 32" aria-hidden="true">'
        '<ellipse rx="14" ry="14" fill="none" stroke="#8D84F0" stroke-width="2"/>'
        '<ellipse rx="9.4" ry="13.6" fill="none" stroke="#FFC24B" stroke-width="2.2" transform="rotate(28)"/>'
        '<ellipse rx="4.6" ry="13" fill="none" stroke="#FFC24B" stroke-width="2.2" transform="rotate(28)"/>'
        '<circle r="3" fill="#6FF2DC"/></svg>'
    )
