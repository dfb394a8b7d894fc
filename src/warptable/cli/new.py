"""`warptable new`: a game or an alien of one's own to start from."""

from __future__ import annotations

import re
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Literal

from warptable.text import t

from .errors import Refused
from .options import language

STARTS = Path(__file__).parent / "starts"
"""The files that are written, by kind: names and texts with `@name@` in them, and `.txt` behind the name."""
FOLDERS = {"game": ".", "alien": "my-aliens"}
"""Where to, if nobody says so."""
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def new(kind: Literal["game", "alien"], name: str, /, *, to: str | None = None, lang: str | None = None) -> None:
    """Write a game or an alien of your own to start from, with its test.

    Parameters
    ----------
    kind
        game or alien.
    name
        What its folder or file is called: small letters, digits and underscores.
    to
        The folder to write to; without it a game goes into this folder, an alien into my-aliens.
    lang
        en or de; else the language of your system.
    """
    locale, name = language(lang), name.replace("-", "_")
    _check(kind, name)
    folder = Path(to or FOLDERS[kind])
    files = {folder / path: text for path, text in _filled(kind, name)}
    if there := [str(file) for file in files if file.exists()]:
        raise Refused(f"{there[0]} is there already; nothing was written")
    try:
        for file, text in files.items():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused(f"{error.filename}: {error.strerror}") from None
    print(t(locale, "new-written", files=", ".join(map(str, files))))
    print(t(locale, f"new-{kind}-next", name=name, id=_id(name), folder=str(folder), own=str(folder / name)))


def _id(name: str) -> str:
    return name.replace("_", "-")


def _check(kind: str, name: str) -> None:
    """Raises Refused if nothing can be called so."""
    from warptable.game import all_aliens, editions, games  # loaded here: `--help` need not wait for the engines

    if not NAME.fullmatch(name) or iskeyword(name):
        raise Refused(f"{name!r} is no name for a file: take small letters, digits and underscores")
    if kind == "alien" and _id(name) in all_aliens():
        raise Refused(f"there is already an alien {_id(name)!r}")
    if kind == "game" and name in {*games(), *editions()}:
        raise Refused(f"there is already a game {name!r}")
    if kind == "game" and find_spec(name) is not None:
        raise Refused(f"there is already a Python module {name!r}")


def _filled(kind: str, name: str) -> list[tuple[Path, str]]:
    """The files with their places in the folder, for something of this name."""
    words = name.split("_")
    meant = {"name": name, "id": _id(name), "NAME": name.upper(), "title": " ".join(words).title()}
    meant["Name"] = "".join(word.title() for word in words)

    def fill(text: str) -> str:
        return re.sub(r"@(\w+)@", lambda found: meant[found[1]], text)

    home = STARTS / kind
    files = sorted(file for file in home.rglob("*.txt"))
    return [(Path(fill(str(file.relative_to(home).with_suffix("")))), fill(file.read_text("utf-8"))) for file in files]
