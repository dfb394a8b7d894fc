"""Which tests share a worker when several run side by side, and in which order they run.

A worker takes the next group of tests when it has done its own. pytest-xdist 3.8 has a mark for groups, but together
with pytest 9.2 it has no effect; and it would begin with the groups that have the most tests, whatever they are.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

from warptable.kernel.events import Kinds

if TYPE_CHECKING:
    from xdist.scheduler import Scheduling  # type: ignore[import-untyped]

# Every event that a test logs holds what its kind says.
Kinds.check_values = True

# No property test fails because the machine is busy.
settings.register_profile("warptable", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("warptable")

POSTGRES = "postgres"


def pytest_configure(config: pytest.Config) -> None:
    """The second worker imports the tests from the last to the first. In a new checkout each file of tests has to be
    compiled, and so each worker finds half of them compiled by the other."""
    if getattr(config, "workerinput", {}).get("workerid") == "gw1" and len(config.args) == 1:
        config.args = list(from_last_to_first(config.rootpath / config.args[0])) or config.args


def from_last_to_first(folder: Path) -> Iterator[str]:
    """Everything in this folder that may be or hold a test; nothing if it is no folder."""
    for path in sorted(folder.iterdir(), reverse=True) if folder.is_dir() else ():
        if path.match("test_*.py") or (path.is_dir() and any(path.rglob("test_*.py"))):
            yield str(path)


gc.disable()


def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end: nobody needs to look through it again and again for garbage.
    Tests make many small things that live shortly, so that rare looks are enough."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(20_000, 20, 20)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests with a browser first, so that a worker opens it once; then files with slow tests. The end of a run is made
    of short tests, and no worker waits long for another. The order is the same in whatever order files were found."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: (place(item.nodeid, item.path in slow), item.path))


def place(nodeid: str, slow: bool) -> tuple[bool, bool, bool]:
    """What is smaller comes first."""
    return not nodeid.startswith("tests/table/browser/"), worker_group(nodeid) != POSTGRES, not slow


def worker_group(nodeid: str) -> str:
    """Tests of one group run on one worker, one after the other: those of a file, because they share what is expensive
    to make, and those with PostgreSQL."""
    return POSTGRES if "[postgres" in nodeid else nodeid.partition("::")[0]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Scheduling:
    from xdist.scheduler import LoadScopeScheduling

    class Grouped(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            return worker_group(nodeid)

    config.option.loadscopereorder = False  # the order of the tests is the order of the groups
    return Grouped(config, log)
