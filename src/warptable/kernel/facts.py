"""Reading the facts of a family: JSON beside its loader, made into immutable objects of a checked shape."""

import json
from collections.abc import Iterable, Mapping
from importlib import resources
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

from .shape import from_data


class HasId(Protocol):
    @property
    def id(self) -> str: ...


T = TypeVar("T", bound=HasId)


def read_json(package: str, name: str) -> Any:
    """The content of a JSON file of this package."""
    return json.loads(resources.files(package).joinpath(name).read_text(encoding="utf-8"))


def by_id(kind: type[T], entries: Iterable[Any]) -> Mapping[str, T]:
    """The entries as objects of this class, by their ids and in their order; raises BadData or ValueError."""
    table: dict[str, T] = {}
    for entry in entries:
        item = from_data(kind, entry)
        if item.id in table:
            raise ValueError(f"{item.id} stands twice in the facts")
        table[item.id] = item
    return MappingProxyType(table)
