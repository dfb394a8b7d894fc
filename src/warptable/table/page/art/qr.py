"""Addresses as pictures that a phone reads."""

from __future__ import annotations

from functools import lru_cache

import segno

from ..html import Svg, svg_text


@lru_cache(maxsize=256)
def qr_code(address: str, label: str) -> Svg:
    """Black on white in both themes: many cameras read nothing else."""
    code = segno.make(address, micro=False)
    drawn = code.svg_inline(border=3, omitsize=True, dark="#000", light="#fff", svgclass="qr", lineclass=None)
    return Svg(drawn.replace("<svg ", f'<svg role="img" aria-label="{svg_text(label)}" ', 1))
