"""Saying no politely."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """Something that cannot be done; `message_id` and its values say why, in the reader's language. Nothing changed."""

    def __init__(self, message_id: str, **values: Any) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.values = values
