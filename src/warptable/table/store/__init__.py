"""What is kept: guests, tables, every answer of every game, campaigns, chat. SQLite by default, PostgreSQL if wished.

address, errors, rows -> schema -> writes -> writer -> engine, migrate -> store
"""

from __future__ import annotations

from .address import default_url
from .errors import CannotOpen, Missing, NewerSchema, StoreError, Taken, Unavailable
from .rows import (
    AnswerRow,
    CampaignGameRow,
    CampaignRow,
    ChatRow,
    DeviceRow,
    GuestRow,
    LinkRow,
    MailboxRow,
    Phase,
    StoryRow,
    TableRow,
    ToldRow,
)
from .store import Store

__all__ = [
    "AnswerRow",
    "CampaignGameRow",
    "CampaignRow",
    "CannotOpen",
    "ChatRow",
    "DeviceRow",
    "GuestRow",
    "LinkRow",
    "MailboxRow",
    "Missing",
    "NewerSchema",
    "Phase",
    "Store",
    "StoreError",
    "StoryRow",
    "TableRow",
    "Taken",
    "ToldRow",
    "Unavailable",
    "default_url",
]
