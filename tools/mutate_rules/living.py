"""Puts changed code into the functions that are alive, wherever they are held: tables, closures, decorators."""

from __future__ import annotations

import functools
import gc
import types
from collections import defaultdict
from collections.abc import Iterator

Key = tuple[str, int]
KEPT_APART = ("warptable.games.encounter.engine.facts", "warptable.games.duel.engine.facts")
"""Facts are read from files that no mutant changes."""
FAMILIES = ("warptable.games.encounter.engine.", "warptable.games.duel.engine.")


def functions_by_file(folder: str) -> dict[str, list[types.FunctionType]]:
    """All functions alive whose code is in a file below this folder."""
    found: dict[str, list[types.FunctionType]] = defaultdict(list)
    for thing in gc.get_objects():
        if isinstance(thing, types.FunctionType) and thing.__code__.co_filename.startswith(folder):
            found[thing.__code__.co_filename].append(thing)
    return dict(found)


def caches() -> list[functools._lru_cache_wrapper[object]]:
    """What the families keep because it is asked often: a changed function has to be asked again."""
    return [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, functools._lru_cache_wrapper)
        and thing.__module__.startswith(FAMILIES)
        and not thing.__module__.startswith(KEPT_APART)
    ]


def swap(functions: list[types.FunctionType], old: types.CodeType, new: types.CodeType) -> int:
    """Give each function the code that the changed module has for it; how many have other code now."""
    before, after = _by_key(old), _by_key(new)
    swapped = 0
    for function in functions:
        key = _key(function.__code__)
        ours, theirs = before[key], after[key]
        if len(ours) != len(theirs):
            continue  # a lambda of a statement that was left out
        place = next((n for n, code in enumerate(ours) if _same(code, function.__code__)), None)
        if place is not None and ours[place] != theirs[place]:
            function.__code__ = theirs[place]
            swapped += 1
    return swapped


def _key(code: types.CodeType) -> Key:
    return code.co_qualname, code.co_firstlineno


def _same(one: types.CodeType, other: types.CodeType) -> bool:
    """Tells lambdas of one line apart. (`==` would also compare what the interpreter notes in code that has run.)"""
    return (one.co_code, one.co_names, one.co_freevars) == (other.co_code, other.co_names, other.co_freevars) and (
        [value for value in one.co_consts if not isinstance(value, types.CodeType)]
        == [value for value in other.co_consts if not isinstance(value, types.CodeType)]
    )


def _by_key(code: types.CodeType) -> dict[Key, list[types.CodeType]]:
    found: dict[Key, list[types.CodeType]] = defaultdict(list)
    for one in _codes(code):
        found[_key(one)].append(one)
    return found


def _codes(code: types.CodeType) -> Iterator[types.CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield constant
            yield from _codes(constant)
