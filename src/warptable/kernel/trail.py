"""Where a suspended flow stands, read off its chain of awaits."""

from __future__ import annotations

from collections.abc import Coroutine
from types import CoroutineType
from typing import Any


def trail(coro: Coroutine[Any, Any, Any] | None) -> list[str]:
    """Names from the outermost flow to the innermost. A flow may name itself with a local `here`."""
    names: list[str] = []
    while isinstance(coro, CoroutineType):
        frame = coro.cr_frame
        if frame is not None:
            here = frame.f_locals.get("here")
            names.append(str(here) if here is not None else coro.__name__)
        coro = coro.cr_await if isinstance(coro.cr_await, CoroutineType) else None
    return names
