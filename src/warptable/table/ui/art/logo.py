"""The name and its mark."""

from markupsafe import Markup


def logo(size: int = 26) -> Markup:
    return Markup(
        f'<span class="logo"><svg width="{size}" height="{size}" viewBox="-16 -16 32 32" aria-hidden="true">'
        '<ellipse rx="14" ry="14" fill="none" stroke="#8D84F0" stroke-width="2"/>'
        '<ellipse rx="9.4" ry="13.6" fill="none" stroke="#FFC24B" stroke-width="2.2" transform="rotate(28)"/>'
        '<ellipse rx="4.6" ry="13" fill="none" stroke="#FFC24B" stroke-width="2.2" transform="rotate(28)"/>'
        '<circle r="3" fill="#6FF2DC"/></svg><span class="wordmark">warptable</span></span>'
    )
