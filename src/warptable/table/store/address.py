"""Where a database is: from what people write to what the drivers want."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from .errors import CannotOpen

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
FILE = "warptable.sqlite3"


def default_url() -> str:
    """A file in this person's data folder."""
    return URL.create("sqlite", database=str(data_folder() / "warptable" / FILE)).render_as_string()


def driver_url(url: str) -> URL:
    """The same address for the asynchronous driver; raises CannotOpen for anything but SQLite files and PostgreSQL."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise CannotOpen(
            url.partition(":")[0], "an address looks like sqlite:///file or postgresql://host/db"
        ) from None
    if parsed.drivername not in DRIVERS:
        raise CannotOpen(place(parsed), "only sqlite:/// and postgresql:// are known")
    found = parsed.set(drivername=DRIVERS[parsed.drivername])
    if is_sqlite(found) and found.database in (None, "", ":memory:"):
        raise CannotOpen(place(parsed), "SQLite needs the name of a file")
    return found if is_sqlite(found) else _with_ssl(found)


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def place(url: URL) -> str:
    """The address in a form that may be shown: without a password."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def _with_ssl(url: URL) -> URL:
    """asyncpg calls `ssl` what PostgreSQL's own tools write as `sslmode`."""
    mode = url.query.get("sslmode")
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode}) if isinstance(mode, str) else url


def data_folder() -> Path:
    """Where this person's programs keep their data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    # "All paths set in these environment variables must be absolute", says the specification; others are ignored.
    wished = Path(os.environ.get("XDG_DATA_HOME", ""))
    return wished if wished.is_absolute() else Path.home() / ".local" / "share"
