"""`warptable report`: a bug report, opened at the moment at which it was made."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import Refused
from .game_options import packs_from
from .options import language
from .replay import rerun, tell

if TYPE_CHECKING:
    from warptable.kernel import Session
    from warptable.kernel.packs import Packs
    from warptable.table.store.reports import Report


def report(
    which: str,
    /,
    *,
    database: str = "",
    page: str = "",
    save: str = "",
    lang: str | None = None,
    aliens_from: str | None = None,
) -> None:
    """Open a bug report: the game through the eyes of whoever made it, at that moment.

    Parameters
    ----------
    which
        The number of a report on this server, or a file.
    database
        The database that the server was started with; empty: the usual one.
    page
        Write the page that they saw to this file.
    save
        Write the game to this file, to go on with it: warptable play --load FILE.
    lang
        en or de; else the language of your system.
    aliens_from
        The packs of aliens that the game was played with, separated by commas.
    """
    from warptable.text import t  # loaded here: `--help` need not wait for the engine

    locale = language(lang)
    made = read(which, database)
    for name, data in ((page, made.page.encode()), (save, made.save)):
        if name:
            write(name, data)
    when = f"{datetime.fromtimestamp(made.made_at, UTC):%Y-%m-%d %H:%M:%S} UTC"
    seat = "" if made.seat is None else str(made.seat)
    print(t(locale, "report-title", table=made.table, when=when, seat=seat, spectator=int(made.seat is None)))
    for name, value in {**made.versions, "browser": made.browser, "looks": looks_of(made)}.items():
        print(f"  {name}: {value}")
    if made.words:
        print(t(locale, "report-words", words=made.words))
    if made.fault:
        print(t(locale, "report-fault"), made.fault, sep="\n")
    print(t(locale, "report-where", where=made.where))
    print()
    packs = packs_from(aliens_from)
    tell(moment_of(made, packs), locale, made.seat, packs)


def read(which: str, database: str) -> Report:
    """The report of this number, or in this file."""
    from warptable.table.store import default_url
    from warptable.table.store.reports import BadReport, Reports, read_report, reports_folder

    try:
        if which.isdecimal():
            return Reports(reports_folder(database or default_url())).read(int(which))
        return read_report(Path(which).expanduser())
    except BadReport as error:
        raise Refused(str(error)) from error


def moment_of(made: Report, packs: Packs) -> Session[Any]:
    """The game as its maker saw it."""
    from warptable import load
    from warptable.kernel import BadSave

    try:
        saved = load(made.save, packs)
    except BadSave as error:
        raise Refused(str(error)) from error
    return saved if made.answers == len(saved.history) else rerun(saved, made.answers)


def looks_of(made: Report) -> str:
    return ", ".join(f"{name} {value}" for name, value in made.looks.items())


def write(name: str, data: bytes) -> None:
    try:
        Path(name).expanduser().write_bytes(data)
    except OSError as error:
        raise Refused(f"cannot write {name}: {error.strerror or error}") from error
