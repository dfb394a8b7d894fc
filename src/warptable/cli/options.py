"""Options that several commands share."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .. import load, load_aliens
from ..encounter.content.registry import all_aliens
from ..encounter.editions import EDITIONS
from ..kernel import BadSave, Session
from ..text import LOCALES
from .errors import Refused


def language(wanted: str | None) -> str:
    """The language asked for, or that of the environment."""
    if wanted is not None:
        if wanted not in LOCALES:
            raise Refused(f"unknown language {wanted!r} (there are: {', '.join(LOCALES)})")
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LOCALES else LOCALES[0]
    return LOCALES[0]


def listed(text: str | None) -> tuple[str, ...]:
    """`a,b` as names."""
    return tuple(name.strip().lower() for name in (text or "").split(",") if name.strip())


def alien_names(text: str | None) -> tuple[str, ...] | None:
    """Aliens named for the seats; `none` plays without powers; None deals them."""
    if text is None:
        return None
    if text.strip().lower() == "none":
        return ()
    names = tuple(name.replace(" ", "-") for name in listed(text))
    for name in names:
        if name not in all_aliens():
            raise Refused(f"unknown alien {name!r} (playable: {', '.join(sorted(all_aliens()))})")
    return names


def homemade(folder: str | None) -> None:
    """Load the aliens of a folder, so that they can be named and dealt."""
    if folder is not None:
        try:
            load_aliens(folder)
        except ValueError as error:
            raise Refused(str(error)) from error


def known_edition(name: str) -> str:
    if name not in EDITIONS:
        raise Refused(f"unknown edition {name!r} (there are: {', '.join(EDITIONS)})")
    return name


def read_save(name: str) -> Session[Any]:
    """The game in a file; Refused with one line if there is none."""
    try:
        return load(Path(name).expanduser().read_bytes())
    except OSError as error:
        raise Refused(f"cannot read {name}: {error.strerror or error}") from error
    except BadSave as error:
        raise Refused(f"{name}: {error}") from error


def one_of(name: str, known: Sequence[str], what: str) -> str:
    if name not in known:
        raise Refused(f"unknown {what} {name!r} (there are: {', '.join(known)})")
    return name
