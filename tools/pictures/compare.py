"""Two folders of pictures, compared."""

from __future__ import annotations

from dataclasses import dataclass, field
from difflib import unified_diff
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw

DIFFERENCES = "differences"
RED = (255, 0, 60)
FEW = 10
"""So many pages of which only the HTML has changed are named; a change of one macro is on most of them."""
EDGE = 6
"""Pixels between what differs and the frame round it."""


@dataclass(slots=True)
class Comparison:
    """What differs, by the names of the pages."""

    equal: int = 0
    pictures: dict[str, str] = field(default_factory=dict)
    """Name -> how much of it differs."""
    html: list[str] = field(default_factory=list)
    """Those whose HTML is another one, also if they look the same."""
    missing: list[str] = field(default_factory=list)
    new: list[str] = field(default_factory=list)
    kept: Path = Path()
    """Where pictures of the differences are."""

    @property
    def failed(self) -> bool:
        return bool(self.pictures or self.missing)

    def report(self) -> str:
        lines = [f"differs: {name} ({how})" for name, how in self.pictures.items()]
        lines += [f"missing: {name}" for name in self.missing]
        lines += [f"new: {name}" for name in self.new]
        alike = [name for name in self.html if name not in self.pictures]
        lines += [f"looks the same, other HTML: {name}" for name in alike[:FEW]]
        lines += [f"    and {len(alike) - FEW} more"] if len(alike) > FEW else []
        lines.append(f"{self.equal} equal, {len(self.pictures)} differ, {len(self.missing)} missing")
        if self.pictures or self.html:
            lines.append(f"what differs is shown in {self.kept}")
        return "\n".join(lines)


def compare(before: Path, after: Path) -> Comparison:
    """What differs between the pictures of two folders. What is new is told and is no difference."""
    old, now = names(before), names(after)
    found = Comparison(missing=sorted(old - now), new=sorted(now - old), kept=after / DIFFERENCES)
    for name in sorted(old & now):
        how = _difference(before / f"{name}.png", after / f"{name}.png", found.kept / f"{name}.png")
        if how:
            found.pictures[name] = how
        else:
            found.equal += 1
        if changes := _changes(before / f"{name}.html", after / f"{name}.html"):
            found.html.append(name)
            found.kept.mkdir(parents=True, exist_ok=True)
            (found.kept / f"{name}.diff").write_text(changes, encoding="utf-8")
    return found


def names(folder: Path) -> set[str]:
    found = {path.stem for path in folder.glob("*.png")}
    if not found:
        raise SystemExit(f"no pictures in {folder}")
    return found


def _changes(before: Path, after: Path) -> str:
    """What differs between two texts; empty: nothing."""
    old, now = (path.read_text(encoding="utf-8").splitlines() for path in (before, after))
    return "\n".join(unified_diff(old, now, before.name, after.name, lineterm="", n=1)) if old != now else ""


def _difference(before: Path, after: Path, kept: Path) -> str:
    """How two pictures differ, shown in a third one; empty: they do not."""
    if before.read_bytes() == after.read_bytes():
        return ""
    with Image.open(before) as old, Image.open(after) as now:
        one, other = old.convert("RGB"), now.convert("RGB")
    size = max(one.width, other.width), max(one.height, other.height)
    changed = _changed(_on(one, size), _on(other, size))
    box = changed.getbbox()
    if box is None and one.size == other.size:
        return ""
    kept.parent.mkdir(parents=True, exist_ok=True)
    marked = Image.blend(_on(other, size), Image.new("RGB", size, "white"), 0.6)
    marked.paste(RED, mask=changed)
    if box is not None:
        left, top, right, bottom = box
        ImageDraw.Draw(marked).rectangle((left - EDGE, top - EDGE, right + EDGE, bottom + EDGE), outline=RED, width=2)
    shown = Image.new("RGB", (3 * size[0], size[1]))
    for place, picture in enumerate((one, other, marked)):
        shown.paste(picture, (place * size[0], 0))
    shown.save(kept)
    if one.size != other.size:
        return f"{one.width} x {one.height} was, {other.width} x {other.height} is"
    return f"{changed.histogram()[255]} pixels in {box}"


def _changed(one: Image.Image, other: Image.Image) -> Image.Image:
    """White where any of the three colours differs."""
    red, green, blue = ImageChops.difference(one, other).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue).point([0] + 255 * [255])


def _on(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    ground = Image.new("RGB", size)
    ground.paste(picture)
    return ground
