"""Which tests share a worker when several run side by side, and which come first.

Tests with a browser, and those with PostgreSQL, share what is dear to start, and two browsers are no faster than one.
pytest-xdist 3.8 has a mark for that, but together with pytest 9.2 it has no effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from xdist.scheduler import Scheduling  # type: ignore[import-untyped]

# No property test fails because the machine is busy.
settings.register_profile("warptable", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("warptable")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests first: the end of a run is then made of short ones, and no worker waits long for another."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def worker_group(nodeid: str) -> str:
    """Tests of one group run on one worker, one after the other; most are a group of their own."""
    if nodeid.startswith("tests/table/browser/"):
        return "browser"
    return "postgres" if "[postgres" in nodeid else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Scheduling:
    from xdist.scheduler import LoadScopeScheduling

    class Grouped(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            return worker_group(nodeid)

    return Grouped(config, log)
