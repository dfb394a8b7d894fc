"""Build hook: takes what the browser loads out of wheels of the build environment, into a folder that git ignores.

htmx comes with django-htmx, the two fonts with font-fredoka-one and font-manrope. So nobody needs Node, nothing is
fetched from a foreign host when people play, and no copied code lies in the repository. The pins are in
pyproject.toml; the digests below make sure that we get what was tested.
"""

from __future__ import annotations

import hashlib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TARGET = Path("src/warptable/table/static/built")
SCRIPTS = {
    "htmx.js": ("htmx-4.min.js", "28fae7bbe8e8142b702debb9d5234a9a436d9435a4b5165b195aa1a7ed840d25"),
    "hx-ws.js": ("ext/hx-ws-4.min.js", "b20cdc95e0bc9ab49f8ab581251bb32cc96d7eaa2e68d1405114cee57b1eff7e"),
}
FONTS = {
    "fredoka": ("font_fredoka_one", "FredokaOne-Regular.ttf"),
    "manrope": ("font_manrope", "Manrope-VariableFont_wght.ttf"),
}
WEIGHTS = (500, 800)
"""Of the text in pictures that the server draws."""
LETTERS = "U+0020-007E,U+00A0-017F,U+2010-2027,U+2030-203A,U+20AC,U+2190-2193,U+2212,U+00D7"
"""Western and central European letters, quotation marks, dashes, arrows: what English and German texts need."""


class BrowserFiles(BuildHookInterface):
    """Called by hatchling before every build, editable ones included."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        folder = Path(self.root, TARGET)
        folder.mkdir(parents=True, exist_ok=True)
        scripts = _package("django_htmx") / "static" / "django_htmx"
        for name, (source, digest) in SCRIPTS.items():
            content = (scripts / source).read_bytes()
            if hashlib.sha256(content).hexdigest() != digest:
                raise RuntimeError(f"{source} of django-htmx is not the file that was tested")
            (folder / name).write_bytes(content)
        for name, (package, source) in FONTS.items():
            files = _package(package) / "files"
            _subset(files / source, folder / f"{name}.woff2")
            _instances(files / source, folder, name)
            (folder / f"{name}-OFL.txt").write_bytes((files / "OFL.txt").read_bytes())


def _package(name: str) -> Path:
    """Where a package lies, without importing it: django-htmx would want Django's settings."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise RuntimeError(f"{name} is missing in the build environment")
    return Path(spec.origin).parent


def _instances(source: Path, folder: Path, name: str) -> None:
    """The same as plain files for pictures that the server draws: a variable font becomes one file for each weight."""
    for weight in WEIGHTS if "fvar" in TTFont(source) else (400,):
        font = TTFont(source)
        if "fvar" in font:
            font = instancer.instantiateVariableFont(font, {"wght": weight}, updateFontNames=False)
            font["OS/2"].usWeightClass = weight
            for number in (1, 16):
                font["name"].setName(name.capitalize(), number, 3, 1, 0x409)
        plain = folder / f"{name}-{weight}.ttf"
        font.save(plain)
        _subset(plain, plain, flavor=None)


def _subset(source: Path, target: Path, flavor: str | None = "woff2") -> None:
    options = subset.Options(flavor=flavor, layout_features=["*"])
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(LETTERS.replace("U+", "")))
    subsetter.subset(font)
    subset.save_font(font, str(target), options)
