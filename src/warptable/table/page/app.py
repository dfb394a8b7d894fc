"""The table as an app that people install on their devices: what it is called and how it looks there."""

from __future__ import annotations

from typing import Any

from warptable.text import t

from .art.mark import NIGHT, PICTURES


def manifest(locale: str) -> dict[str, Any]:
    """What a browser wants to know of an app. iPhones send notifications only to pages that have been installed."""
    return {
        "id": "/",
        "name": t(locale, "shell-name"),
        "short_name": t(locale, "shell-name"),
        "description": t(locale, "shell-unofficial"),
        "lang": locale,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": NIGHT,
        "theme_color": NIGHT,
        "icons": [
            {"src": "/icons/mark.svg", "sizes": "any", "type": "image/svg+xml"},
            *(_icon(name, size) for name, (_, size) in PICTURES.items() if name.startswith(("icon", "maskable"))),
        ],
    }


def _icon(name: str, size: int) -> dict[str, str]:
    purpose = "maskable" if name.startswith("maskable") else "any"
    return {"src": f"/icons/{name}", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
