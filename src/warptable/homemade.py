"""Aliens from a folder outside the package: one file each, as in `encounter/content/aliens`.

A file holds `ALIEN = Alien("my-alien")` and imports from `warptable.encounter.content.api` only what that offers.
It is ordinary Python and runs with your rights: load only files you trust.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

from .encounter.content.api import Alien
from .encounter.content.registry import add_alien


def load_aliens(folder: str | Path) -> list[str]:
    """Load every alien of a folder, by file name; their ids. Raises ValueError with one clear line."""
    path = Path(folder)
    if not path.is_dir():
        raise ValueError(f"there is no folder {str(folder)!r}")
    files = sorted(file for file in path.glob("*.py") if not file.name.startswith("_"))
    if not files:
        raise ValueError(f"there is no alien file (NAME.py) in {str(folder)!r}")
    return [load_alien(file) for file in files]


def load_alien(file: str | Path) -> str:
    """Load one alien from its file; its id."""
    path = Path(file)
    name = f"warptable_homemade_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise ValueError(f"{str(file)!r} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise ValueError(f"{path.name}: {type(error).__name__}: {error}") from error
    alien = getattr(module, "ALIEN", None)
    if not isinstance(alien, Alien):
        raise ValueError(f"{path.name} does not define ALIEN")
    add_alien(alien, " ".join((module.__doc__ or "").split()))
    return alien.id
