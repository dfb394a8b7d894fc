"""Who plays the games of a run: this process, all cores of the machine, or a Ray cluster.

An engine is a `map` without order: it applies one function to many jobs and yields each result as soon as it is there.
Games do not depend on the process that plays them, so all engines give the same results.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children
from typing import Any, Protocol, TypeVar

J = TypeVar("J")
R = TypeVar("R")
ENGINES = ("processes", "ray")
WAITING = 4  # jobs in the queue for each process, so that none is ever idle


class WorkerDied(Exception):
    """A worker process ended before its job was done: it was killed, or ran out of memory."""


class Engine(Protocol):
    """Applies a function to jobs, in any order. Raises WorkerDied after all results that are there."""

    def __call__(self, work: Callable[[J], R], jobs: Sequence[J], /) -> Iterator[R]: ...


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def make_engine(name: str = "processes", workers: int | None = None) -> Engine:
    """An engine by name; `workers` None: all cores. Raises ValueError with one clear line."""
    if name not in ENGINES:
        raise ValueError(f"unknown engine {name!r} (there are: {', '.join(ENGINES)})")
    if workers is not None and workers < 1:
        raise ValueError("at least one worker is needed")
    if name == "ray":
        return ray_cluster(workers)
    number = cores() if workers is None else workers
    return alone if number == 1 else processes(number)


def alone(work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
    """In this process, one after another."""
    return map(work, jobs)


def processes(workers: int) -> Engine:
    """On several cores of this machine."""

    def engine(work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        if len(jobs) < 2:
            yield from map(work, jobs)
            return
        others = set(active_children())
        with ProcessPoolExecutor(min(workers, len(jobs)), initializer=_leave_quietly) as pool:
            try:
                yield from _through_pool(pool, work, jobs, WAITING * workers)
            except BrokenProcessPool as broken:
                raise WorkerDied from broken
            except BaseException:  # Ctrl-C too: do not wait for half-played games
                pool.shutdown(wait=False, cancel_futures=True)
                for child in set(active_children()) - others:
                    child.terminate()
                raise

    return engine


def _through_pool(pool: ProcessPoolExecutor, work: Callable[[J], R], jobs: Sequence[J], most: int) -> Iterator[R]:
    """Keep at most this many jobs in the queue: to hand over a million games at once would take very long. When a
    worker dies, all unfinished jobs fail; the finished ones come first."""
    left = iter(jobs)
    open_: set[Future[R]] = {pool.submit(work, job) for job in islice(left, most)}
    while open_:
        done, open_ = wait(open_, return_when=FIRST_COMPLETED)
        for one in sorted(done, key=lambda future: future.exception() is not None):
            yield one.result()
        open_ |= {pool.submit(work, job) for job in islice(left, len(done))}


def _leave_quietly() -> None:
    """Ctrl-C ends a worker without a traceback; the program that started it does the talking."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def has_ray() -> bool:
    return importlib.util.find_spec("ray") is not None


def ray_cluster(workers: int | None = None) -> Engine:
    """On a Ray cluster: the one that RAY_ADDRESS names, or one started on this machine for this run.

    `workers` limits how many jobs are under way at once.
    """
    if not has_ray():
        raise ValueError("the engine ray needs the package: pip install 'warptable[ray]'")

    def engine(work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        ray = importlib.import_module("ray")
        started = not ray.is_initialized()
        if started:
            ray.init(log_to_driver=False, logging_level="ERROR")
        try:
            yield from _through_ray(ray, work, jobs, workers)
        finally:
            if started:
                ray.shutdown()

    return engine


def _through_ray(ray: Any, work: Callable[[J], R], jobs: Sequence[J], workers: int | None) -> Iterator[R]:
    """Keep at most this many jobs in the queue, so that a long run does not fill the memory of the cluster."""
    remote = ray.remote(work)
    most = workers or max(2, 2 * int(ray.cluster_resources().get("CPU", 1)))
    waiting = list(reversed(jobs))
    open_: list[Any] = []
    while waiting or open_:
        while waiting and len(open_) < most:
            open_.append(remote.remote(waiting.pop()))
        ready, open_ = ray.wait(open_, num_returns=1)
        try:
            results = ray.get(ready)
        except (
            ray.exceptions.WorkerCrashedError,
            ray.exceptions.NodeDiedError,
            ray.exceptions.OutOfMemoryError,
        ) as died:
            raise WorkerDied from died
        yield from results
