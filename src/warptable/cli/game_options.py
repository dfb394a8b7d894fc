"""Options of the commands that play: aliens, and games that were saved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .. import load, load_aliens
from ..encounter.content.registry import all_aliens
from ..kernel import BadSave, Session
from .errors import Refused
from .options import listed


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


def read_save(name: str) -> Session[Any]:
    """The game in a file; Refused with one line if there is none."""
    try:
        return load(Path(name).expanduser().read_bytes())
    except OSError as error:
        raise Refused(f"cannot read {name}: {error.strerror or error}") from error
    except BadSave as error:
        raise Refused(f"{name}: {error}") from error
