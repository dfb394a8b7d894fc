"""A home-made alien that asks a question of every shape: without words (the Curious), and with its own (the Polite)."""

from pathlib import Path

from tests.packs.curious_words import DE, EN

FOLDER = Path(__file__).parent / "packs" / "curious"
LAST = "together"
"""The last of its questions."""
QUESTIONS = (
    *("seat", "card", "face", "place", "planet", "count", "word", "ability", "species", "offer", "number"),
    *("some-cards", "some-seats", "some-words", "some-planets", "some-faces", "leaving", "arriving", "compose"),
    LAST,
)


def polite(folder: Path) -> Path:
    """A folder with the Polite: the Curious under another name, with words of its own in its file."""
    text = (FOLDER / "curious.py").read_text(encoding="utf-8").replace("Curious", "Polite").replace("curious", "polite")
    words = f"ALIEN.words(en={EN!r}, de={DE!r})\n"
    (folder / "polite.py").write_text(text.replace("SEAT = ALIEN.prompt", f"{words}SEAT = ALIEN.prompt", 1), "utf-8")
    return folder
