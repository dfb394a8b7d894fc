"""Turns the JSON of the facts into dataclasses, strictly: an unknown key or a wrong type is an error."""

import dataclasses
import json
import types
from importlib import resources
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

_T = TypeVar("_T")


def read(name: str) -> Any:
    """The content of a JSON file of this package."""
    return json.loads(resources.files(__package__).joinpath(name).read_text(encoding="utf-8"))


def build(cls: type[_T], data: Any) -> _T:
    """An instance of the dataclass ``cls`` made from a JSON object."""
    if not isinstance(data, dict):
        raise TypeError(f"{cls.__name__} needs an object, not {data!r}")
    hints = get_type_hints(cls)
    unknown = data.keys() - hints.keys()
    if unknown:
        raise TypeError(f"{cls.__name__} {data.get('id', '')} has unknown fields: {', '.join(sorted(unknown))}")
    return cls(**{key: _convert(hints[key], value) for key, value in data.items()})


def _convert(hint: Any, value: Any) -> Any:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is types.UnionType:  # only "X | None" occurs, and None is written by leaving the field out
        return _convert(arguments[0], value)
    if origin is tuple and isinstance(value, list):
        return tuple(_convert(arguments[0], item) for item in value)
    if origin is Literal and value in arguments:
        return value
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return build(hint, value)
    if isinstance(hint, type) and type(value) is hint:
        return value
    raise TypeError(f"{value!r} is no {hint}")
