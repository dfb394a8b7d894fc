"""Printing for scripts."""

from __future__ import annotations

import json
import sys
from typing import Any


def print_json(data: Any) -> None:
    """One JSON value on stdout, in UTF-8 whatever the terminal is."""
    sys.stdout.write(json.dumps(data, ensure_ascii=not _speaks_unicode(), indent=1) + "\n")


def _speaks_unicode() -> bool:
    return (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
