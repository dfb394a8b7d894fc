"""Bug reports: one file each, in a folder of the server.

A report holds the whole game, so whoever makes one gets its number and nothing else; the file is for those who run the
server, who could look into every game anyway.
"""

from __future__ import annotations

import zlib
from pathlib import Path

import msgspec
from sqlalchemy import make_url

from warptable.kernel import WarptableError

from .address import data_folder, is_sqlite

ENDING = ".report"
MOST = 500
"""Reports in a folder; more are refused, so that nobody fills the disk."""
LARGEST = 32 << 20  # bytes of an unpacked report


class BadReport(WarptableError):
    """This is not a report, or there is none of that number."""


class TooMany(WarptableError):
    """The folder is full."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """One report. `answers`: how many had been given at the moment that its maker saw, which may be earlier than where
    the save is. `seat`: that of its maker; None: a spectator. `page`: what its maker saw, as the server drew it;
    `fault`: why it could not be drawn."""

    made_at: float
    table: str
    edition: str
    seat: int | None
    answers: int
    where: str
    words: str
    versions: dict[str, str]
    looks: dict[str, str | bool]
    browser: str
    page: str
    fault: str
    save: bytes


def packed(report: Report) -> bytes:
    return zlib.compress(msgspec.json.encode(report), 6)


def unpacked(data: bytes) -> Report:
    """Raises BadReport."""
    try:
        return msgspec.json.decode(zlib.decompressobj().decompress(data, LARGEST), type=Report)
    except (zlib.error, msgspec.MsgspecError, UnicodeDecodeError):
        raise BadReport("this is not a report, or it is damaged") from None


def reports_folder(database: str) -> Path:
    """Where a server with this database keeps reports: beside its file, or in the data folder of whoever runs it."""
    url = make_url(database)
    if is_sqlite(url) and url.database:
        return Path(url.database).parent / "reports"
    return data_folder() / "warptable" / "reports"


class Reports:
    """The reports of one server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def add(self, report: Report) -> int:
        """Write it down; returns its number. Raises TooMany."""
        self.folder.mkdir(parents=True, exist_ok=True)
        numbers = [int(file.stem) for file in self.folder.glob(f"*{ENDING}") if file.stem.isdecimal()]
        if len(numbers) >= MOST:
            raise TooMany("there are too many reports already")
        number = max(numbers, default=0) + 1
        while True:
            try:
                with (self.folder / f"{number}{ENDING}").open("xb") as file:
                    file.write(packed(report))
                return number
            except FileExistsError:  # somebody else was faster
                number += 1

    def read(self, number: int) -> Report:
        """Raises BadReport."""
        return read_report(self.folder / f"{number}{ENDING}")


def read_report(file: Path) -> Report:
    """The report in a file; raises BadReport."""
    try:
        return unpacked(file.read_bytes())
    except OSError as error:
        raise BadReport(f"cannot read {file}: {error.strerror or error}") from None
