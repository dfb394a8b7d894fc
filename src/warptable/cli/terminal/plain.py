"""Output for terminals that know ASCII only: every sign gets a stand-in, in one place."""

from typing import TextIO

STAND_INS = str.maketrans(
    {
        **dict(zip("→▸›■□·×’‘„“”─✓", '>>>#--x\'\'"""-+', strict=True)),
        **dict(zip("▲●◆★⬢", "rbgyp", strict=True)),
        "–": "-",
        "±": "+/-",
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
    }
)


class PlainFile:
    """A text file in front of another one that replaces what ASCII lacks."""

    def __init__(self, file: TextIO) -> None:
        self.file = file
        self.encoding = "ascii"

    def write(self, text: str) -> int:
        return self.file.write(text.translate(STAND_INS).encode("ascii", "replace").decode("ascii"))

    def flush(self) -> None:
        self.file.flush()

    def isatty(self) -> bool:
        return self.file.isatty()

    def fileno(self) -> int:
        return self.file.fileno()
