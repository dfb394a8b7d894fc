"""Makes the pictures of the emblem in table/static/icons. Run it after a change of table/page/art/mark.py.

Each picture notes from which drawing it was made, so that a test finds one that is out of date.
"""

from __future__ import annotations

import hashlib
import struct
import sys
import zlib
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "src/warptable/table/static/icons"
SIGNATURE = b"\x89PNG\r\n\x1a\n"
HEADER = 33
"""Bytes before the first place for a note: the signature and the chunk with the size."""
NOTE = b"drawing\0"


def note_of(drawing: str) -> bytes:
    """What a picture of this drawing notes."""
    return NOTE + hashlib.sha256(drawing.encode()).hexdigest().encode()


def noted(picture: bytes, drawing: str) -> bytes:
    """The picture with a note from which drawing it was made."""
    content = b"tEXt" + note_of(drawing)
    chunk = struct.pack(">I", len(content) - 4) + content + struct.pack(">I", zlib.crc32(content))
    return picture[:HEADER] + chunk + picture[HEADER:]


def size_of(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(SIGNATURE)
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def main() -> int:
    from playwright.sync_api import sync_playwright

    from tools.browser import chromium
    from warptable.table.page.art.mark import PICTURES

    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name, (draw, size) in PICTURES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{margin: 0}} svg {{display: block}}</style>{draw()}")
            (FOLDER / name).write_bytes(noted(page.screenshot(omit_background=True), draw()))
            page.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    raise SystemExit(main())
