"""Addresses as pictures that a phone reads."""

from __future__ import annotations

from functools import lru_cache

import segno
from markupsafe import Markup, escape


@lru_cache(maxsize=256)
def qr_code(address: str, label: str) -> Markup:
    """Black on white in both themes: many cameras read nothing else."""
    code = segno.make(address, micro=False)
    drawn = code.svg_inline(border=3, omitsize=True, dark="#000", light="#fff", svgclass="qr", lineclass=None)
    return Markup(drawn.replace("<svg ", f'<svg role="img" aria-label="{escape(label)}" ', 1))
