"""What a running table must know of a game that says nothing about it."""

from __future__ import annotations

from warptable.table.play.hooks import GameHooks

hooks = GameHooks(prefix="plain-")
