"""Classes as JSON data by field name and back, strictly; and the shape of that data as one short word.

An object holds only the fields that differ from their defaults, which keeps saves small. Reading refuses a field that
the class does not have, a missing field without a default, and a value of another type. So data fits only as long as
the classes keep their shape: `digest` moves whenever a class, a field, a type or a default changes.
"""

import hashlib
import types
import typing
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields
from enum import Enum
from functools import cache
from typing import Any, Literal, get_args, get_origin

from .plain import Variant

_ATOMS = (str, int, bool, float, type(None))
_UNIONS = (types.UnionType, typing.Union)
TAG = "is"
"""Under this word the data of one of several classes names its class; no field can have that name."""
UNSAVED = {"saved": False}
"""The metadata of a field that is not part of the data: it is found again by the other fields."""


class BadData(ValueError):
    """Data that does not have the shape of the class it should become."""


def to_data(item: Any) -> Any:
    """The JSON-able form: a class becomes an object of the fields that differ from their defaults, a dictionary a list
    of pairs (its keys need not be strings), a tuple a list."""
    kind: Any = type(item)
    if kind in _ATOMS:
        return item
    if isinstance(item, (list, tuple)):
        return [part if type(part) in _ATOMS else to_data(part) for part in item]
    if isinstance(item, dict):
        return [[to_data(key), to_data(part)] for key, part in item.items()]
    if hasattr(kind, "__dataclass_fields__"):
        made: dict[str, Any] = {TAG: kind.__name__} if issubclass(kind, Variant) else {}
        for name, default in _defaults(kind):
            part = getattr(item, name)
            if type(part) is not type(default) or part != default:
                made[name] = part if type(part) in _ATOMS else to_data(part)
        return made
    if isinstance(item, Enum):
        return item.value
    if isinstance(item, str):  # one with more to it, such as a declared question
        return str(item)
    raise BadData(f"not plain data: {kind.__name__}")


def from_data(kind: Any, data: Any) -> Any:
    """Rebuild a value of type `kind`, checking every part; raises BadData."""
    if kind in _ATOMS:
        if type(data) is kind:
            return data
        raise BadData(f"expected {_named(kind)}, got {type(data).__name__}")
    if hasattr(kind, "__dataclass_fields__"):
        return _from_fields(kind, data)
    origin, args = get_origin(kind), get_args(kind)
    if origin in _UNIONS:
        return _from_union(kind, args, data)
    if origin is Literal and any(type(data) is type(word) and data == word for word in args):
        return data
    if isinstance(data, list):
        if origin is list:
            return [from_data(args[0], part) for part in data]
        if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
            return tuple(from_data(args[0], part) for part in data)
        if origin is tuple and len(args) == len(data):
            return tuple(from_data(part, item) for part, item in zip(args, data, strict=True))
        if origin is dict and all(isinstance(part, list) and len(part) == 2 for part in data):
            return {from_data(args[0], key): from_data(args[1], part) for key, part in data}
    if isinstance(kind, type) and issubclass(kind, Enum):
        for member in kind:
            if type(data) in (int, str) and member.value == data:
                return member
    raise BadData(f"expected {_named(kind)}, got {type(data).__name__}")


def _from_union(kind: Any, args: tuple[Any, ...], data: Any) -> Any:
    if data is None and type(None) in args:
        return None
    rest = [part for part in args if part is not type(None)]
    if len(rest) == 1:
        return from_data(rest[0], data)
    for part in rest:
        try:
            return from_data(part, data)
        except BadData:
            continue
    raise BadData(f"expected {_named(kind)}, got {type(data).__name__}")


def _from_fields(kind: Any, data: Any) -> Any:
    if not isinstance(data, dict):
        raise BadData(f"expected the fields of {kind.__name__}, got {type(data).__name__}")
    if issubclass(kind, Variant):
        kind, data = _variant(kind, data), {name: item for name, item in data.items() if name != TAG}
    hints = _hints(kind)
    filled = {}
    for name, item in data.items():
        if name not in hints:
            raise BadData(f"{kind.__name__} has no field {name!r}")
        try:
            filled[name] = from_data(hints[name], item)
        except BadData as error:
            raise BadData(f"{kind.__name__}.{name}: {error}") from None
    for name, default in _defaults(kind):
        if default is MISSING and name not in filled:
            raise BadData(f"{kind.__name__} lacks {name!r}")
    return kind(**filled)


def _variant(kind: type[Variant], data: dict[str, Any]) -> type:
    """The class that this data of a family is of."""
    found = kind.variants.get(data.get(TAG, ""))
    if found is None or not issubclass(found, kind):
        raise BadData(f"expected one kind of {kind.__name__}, got {data.get(TAG)!r}")
    return found


@cache
def _hints(kind: Any) -> dict[str, Any]:
    hints = typing.get_type_hints(kind)
    return {field.name: hints[field.name] for field in _saved(kind)}


@cache
def _defaults(kind: Any) -> tuple[tuple[str, Any], ...]:
    """The fields with their defaults, MISSING where there is none. They are only compared with."""
    return tuple((field.name, _default(field)) for field in _saved(kind))


def _saved(kind: Any) -> list[Field[Any]]:
    return [field for field in fields(kind) if field.metadata.get("saved", True)]


def _default(field: Field[Any]) -> Any:
    return field.default if field.default_factory is MISSING else field.default_factory()


# ---------------------------------------------------------------- the shape itself


def described(*roots: type) -> list[str]:
    """One line for every field of every class that can be reached from these, in an order that does not depend on the
    order of declarations."""
    found: dict[str, type] = {}
    for root in roots:
        _reach(root, found)
    return sorted(line for kind in found.values() for line in _lines(kind))


def digest(*roots: type) -> str:
    """The shape of these classes as one short word."""
    return hashlib.sha256("\n".join(described(*roots)).encode()).hexdigest()[:16]


def _reach(kind: Any, found: dict[str, type]) -> None:
    for part in get_args(kind):
        _reach(part, found)
    if not isinstance(kind, type) or found.get(kind.__name__) is kind:
        return
    if hasattr(kind, "__dataclass_fields__") or issubclass(kind, Enum):
        if kind.__name__ in found:
            raise TypeError(f"two classes are called {kind.__name__}")
        found[kind.__name__] = kind
        if hasattr(kind, "__dataclass_fields__"):
            for part in _hints(kind).values():
                _reach(part, found)
        if issubclass(kind, Variant):
            for one in kind.variants.values():
                _reach(one, found)


def _lines(kind: Any) -> Iterator[str]:
    if issubclass(kind, Enum):
        yield f"{kind.__name__} is one of {sorted(str(member.value) for member in kind)}"
        return
    if Variant in kind.__bases__:
        yield f"{kind.__name__} is one of {sorted(kind.variants)}"
    for name, default in _defaults(kind):
        shown = "" if default is MISSING else f" = {default!r}"
        yield f"{kind.__name__}.{name}: {_named(_hints(kind)[name])}{shown}"


def _named(kind: Any) -> str:
    """A type as it is written, without the modules it comes from."""
    args = get_args(kind)
    if kind is Ellipsis:
        return "..."
    if get_origin(kind) in _UNIONS:
        return " | ".join(_named(part) for part in args)
    if get_origin(kind) is Literal:
        return f"one of {list(args)}"
    if args:
        return f"{get_origin(kind).__name__}[{', '.join(_named(part) for part in args)}]"
    return "None" if kind is type(None) else getattr(kind, "__name__", str(kind))
