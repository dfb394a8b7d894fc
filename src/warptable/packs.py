"""Loading packs: aliens from a folder of one's own, or from an installed package.

A pack is a folder with one file for each alien (`herald.py`, as in the engine's `content/aliens`), and if you like:

- `pack.toml`: `name`, `version` and `authors` (a list); without it the folder's name, and a version made of the files;
- `en.ftl`, `de.ftl`: its words;
- `herald.svg`: the emblem of an alien;
- `tests/`: tests, which are not loaded.

A package brings a pack by an entry point of the group `warptable.aliens` that names the package with these files. All
of it is ordinary Python and runs with your rights: load only what you trust.
"""

from __future__ import annotations

import hashlib
import importlib.util
import sys
import tomllib
import traceback
from collections.abc import Sequence
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from .game import families
from .kernel.packs import Pack, added

GROUP = "warptable.aliens"
MANIFEST = "pack.toml"
MODULE = "warptable_pack_"
"""What the names of modules begin with that are files of a pack."""
FIELDS: dict[str, tuple[type, str]] = {"name": (str, "text"), "version": (str, "text"), "authors": (list, "list")}


def load_pack(place: str | Path) -> Pack:
    """The pack in a folder, of one alien's file, or of an installed package by the name of its entry point. Raises
    ValueError with one clear line."""
    path = Path(place).expanduser()
    if path.is_dir():
        return _loaded(path, _alien_files(path), _manifest(path))
    if path.is_file():
        return _loaded(path.parent, [path], {"name": path.stem})
    points = {point.name: point for point in entry_points(group=GROUP)}
    if str(place) in points:
        return _installed(points[str(place)])
    known = f" or installed pack (there are: {', '.join(sorted(points))})" if points else ""
    raise ValueError(f"there is no folder {str(place)!r}{known}")


def load_packs(places: Sequence[str | Path]) -> tuple[Pack, ...]:
    """Several packs for one table; raises ValueError if two have the same name."""
    packs = tuple(load_pack(place) for place in places)
    for number, pack in enumerate(packs):
        if any(pack.name == other.name for other in packs[:number]):
            raise ValueError(f"two packs are called {pack.name!r}")
    return packs


def installed_packs() -> tuple[str, ...]:
    """The names of the packs that installed packages bring."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


def place_in_pack(error: BaseException) -> str:
    """Where in the file of a home-made alien this happened, for its author; empty if it happened elsewhere."""
    lines = [
        (Path(frame.f_code.co_filename).name, line)
        for frame, line in traceback.walk_tb(error.__traceback__)
        if frame.f_globals.get("__name__", "").startswith(MODULE)
    ]
    return f" ({lines[-1][0]}, line {lines[-1][1]})" if lines else ""


def _installed(point: EntryPoint) -> Pack:
    try:
        spec = importlib.util.find_spec(point.value)
    except ImportError as error:
        raise ValueError(f"the pack {point.name!r} cannot be imported: {error}") from error
    if spec is None or not spec.submodule_search_locations:
        raise ValueError(f"the pack {point.name!r} names {point.value!r}, which is not a package")
    folder = Path(next(iter(spec.submodule_search_locations)))
    usual = {"name": point.name} | ({"version": point.dist.version} if point.dist is not None else {})
    return _loaded(folder, _alien_files(folder), usual | _manifest(folder))


def _alien_files(folder: Path) -> list[Path]:
    files = sorted(file for file in folder.glob("*.py") if not file.name.startswith(("_", "test_", "conftest")))
    if not files:
        raise ValueError(f"there is no alien file (NAME.py) in {str(folder)!r}")
    return files


def _manifest(folder: Path) -> dict[str, Any]:
    file = folder / MANIFEST
    if not file.is_file():
        return {}
    try:
        said = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"{MANIFEST}: {error}") from None
    for name, value in said.items():
        if name not in FIELDS:
            raise ValueError(f"{MANIFEST}: unknown entry {name!r} (there are: {', '.join(FIELDS)})")
        kind, called = FIELDS[name]
        if not isinstance(value, kind) or not value:
            raise ValueError(f"{MANIFEST}: {name!r} must be a {called}")
    return said


def _loaded(folder: Path, files: Sequence[Path], said: dict[str, Any]) -> Pack:
    version = said.get("version") or _digest(files)
    name = said.get("name") or folder.resolve().name
    aliens: dict[str, Any] = {}
    texts: dict[str, str] = {}
    for file in files:
        module = _module(file)
        declared = next((found for family in families().values() if (found := family.declared_in(module))), ())
        if not declared:
            raise ValueError(f"{file.name} does not define ALIEN")
        try:
            added(aliens, declared)
        except ValueError as error:
            raise ValueError(f"{file.name}: {error}") from None
        texts[declared[0].id] = _about(declared[0].id, module.__doc__ or "")
    words = {file.stem: file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl"))}
    emblems = {file.stem: _picture(file) for file in sorted(folder.glob("*.svg"))}
    return Pack(name, version, aliens, texts, words, emblems, tuple(map(str, said.get("authors", ()))))


def _about(alien: str, said: str) -> str:
    """The first lines of an alien's file, without the name that they begin with: it is shown above them."""
    text = " ".join(said.split())
    name, colon, rest = text.partition(": ")
    return rest[:1].upper() + rest[1:] if colon and name.lower().replace(" ", "-") == alien else text


def _picture(file: Path) -> str:
    content = file.read_text(encoding="utf-8")
    if "<svg" not in content or "</svg>" not in content:
        raise ValueError(f"{file.name} is not an SVG picture")
    return content


def _digest(files: Sequence[Path]) -> str:
    """A version for a pack that does not say which it is: another one whenever a file changes."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:12]


def _module(file: Path) -> ModuleType:
    """The file as a module. It is compiled each time: bytecode beside it would hide a change made within a second."""
    if file.suffix != ".py":
        raise ValueError(f"{str(file)!r} is not a Python file")
    module = ModuleType(MODULE + file.stem)
    module.__file__ = str(file)
    sys.modules[module.__name__] = module  # for dataclasses, while it runs; two packs may have files of one name
    try:
        exec(compile(file.read_bytes(), file, "exec"), module.__dict__)
    except (Exception, SystemExit) as error:
        raise ValueError(f"{file.name}: {type(error).__name__}: {error}") from error
    finally:
        del sys.modules[module.__name__]
    return module
