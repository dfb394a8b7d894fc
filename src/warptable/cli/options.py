"""What several commands share and what needs no engine: options, and printing for scripts."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from typing import Any

from warptable.text.bundles import LOCALES

from .errors import Refused


def language(wanted: str | None) -> str:
    """The language asked for, or that of the environment."""
    if wanted is not None:
        if wanted not in LOCALES:
            raise Refused(f"unknown language {wanted!r} (there are: {', '.join(LOCALES)})")
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LOCALES else LOCALES[0]
    return LOCALES[0]


def listed(text: str | None) -> tuple[str, ...]:
    """`a,b` as names."""
    return tuple(name.strip().lower() for name in (text or "").split(",") if name.strip())


def one_of(name: str, known: Sequence[str], what: str) -> str:
    if name not in known:
        raise Refused(f"unknown {what} {name!r} (there are: {', '.join(known)})")
    return name


def print_json(data: Any) -> None:
    """One JSON value on stdout, in UTF-8 whatever the terminal is."""
    sys.stdout.write(json.dumps(data, ensure_ascii=not _speaks_unicode(), indent=1) + "\n")


def _speaks_unicode() -> bool:
    return (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
