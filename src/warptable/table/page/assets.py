"""What the browser loads: style, scripts, fonts. Each kind is joined into one file named by its content.

A name that changes with the content lets browsers cache a file forever, and a new page never gets an old style.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from warptable.game import editions

from . import folders

STATIC = resources.files("warptable.table").joinpath("static")
TYPES = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "woff2": "font/woff2",
    "txt": "text/plain; charset=utf-8",
}
FIRST = ("base/tokens.css", "base/base.css", "site/site.css", "base/shared.js")
LAST = ("base/touch.css",)
"""The files that stand before and after all others. Those are joined in the order of the tree: what all pages share,
then what belongs to games."""
LIGHT, AUTO = '[data-theme="light"]', '[data-theme="auto"]'
_LIGHT_RULE = re.compile(rf"^{re.escape(LIGHT)}[^{{}}]*{{[^{{}}]*}}\n", re.MULTILINE)


class NotBuilt(RuntimeError):
    """The files that the build extracts from wheels are missing."""


@dataclass(frozen=True, slots=True)
class Asset:
    """One file to serve."""

    name: str
    content: bytes
    type: str


@lru_cache(maxsize=1)
def assets() -> dict[str, Asset]:
    """Every file by its address under /static/."""
    built = {entry.name: entry.read_bytes() for entry in _files(STATIC.joinpath("built"))}
    if "htmx.js" not in built:
        raise NotBuilt("the browser's files are missing: install the package again (pip install . or uv sync)")
    sheets = "\n".join(own(".css").values())
    style = named_media(with_auto_theme(for_each_edition(sheets, editions()))).encode()
    scripts = [script.encode() for script in own(".js").values()]
    script = b"\n;\n".join([built["htmx.js"], built["hx-ws.js"], *scripts])
    found = {"style.css": style, "script.js": script}
    found |= {name: content for name, content in built.items() if not name.endswith((".js", ".ttf"))}
    return {name: Asset(name, content, TYPES[name.rpartition(".")[2]]) for name, content in found.items()}


def own(suffix: str) -> dict[str, str]:
    """All our files of a kind by path, in the order in which they are joined."""
    found = {path: entry.read_text(encoding="utf-8") for path, entry in folders.files(suffix)}
    between = [path for path in found if path not in FIRST + LAST]
    return {path: found[path] for path in (*FIRST, *between, *LAST) if path in found}


@lru_cache(maxsize=1)
def icons() -> dict[str, bytes]:
    """The pictures of the emblem by their names (art/mark.py), for systems that take no drawing."""
    return {entry.name: entry.read_bytes() for entry in _files(STATIC.joinpath("icons"))}


@lru_cache(maxsize=1)
def worker() -> bytes:
    """The service worker: a script that runs without a page."""
    return STATIC.joinpath("worker", "worker.js").read_bytes()


def with_auto_theme(style: str) -> str:
    """The style with every rule of the light theme repeated for readers who leave the choice to their system."""
    return _LIGHT_RULE.sub(lambda rule: f"{rule[0]}@media (--light) {{\n{rule[0].replace(LIGHT, AUTO)}}}\n", style)


def named_media(style: str) -> str:
    """The style with its names for screen sizes replaced: `@custom-media --phone (max-width: 599px);` defines what
    `@media (--phone)` means. Browsers do not know these names yet."""
    named = dict(re.findall(r"@custom-media (--[\w-]+) ([^;]+);\n", style))
    plain = re.sub(r"@custom-media [^;]+;\n", "", style)
    return re.sub(r"(?<=[ (])\((--[\w-]+)\)(?=[^{};]*\{)", lambda found: named[found[1]], plain)


def for_each_edition(style: str, known: Iterable[str]) -> str:
    """The style with what stands in `@each-edition { ... }` once for each edition, whose id takes the place of
    `EDITION`."""

    def repeated(rules: re.Match[str]) -> str:
        return "".join(rules[1].replace("EDITION", edition) for edition in known)

    return re.sub(r"@each-edition \{\n(.*?)^\}\n", repeated, style, flags=re.DOTALL | re.MULTILINE)


@lru_cache(maxsize=1)
def version() -> str:
    """Changes whenever any of the files does."""
    digest = hashlib.sha256()
    for name, asset in sorted(assets().items()):
        digest.update(name.encode() + asset.content)
    return digest.hexdigest()[:12]


def url(name: str) -> str:
    return f"/static/{version()}/{name}"


def _files(folder: Traversable) -> list[Traversable]:
    return sorted((entry for entry in folder.iterdir() if entry.is_file()), key=lambda entry: entry.name)
