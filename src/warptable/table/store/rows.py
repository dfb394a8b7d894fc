"""What goes into the store and comes out of it. Times are seconds since 1970."""

from __future__ import annotations

from typing import Literal

import msgspec

Phase = Literal["waiting", "playing", "over"]


class GuestRow(msgspec.Struct, frozen=True):
    """Somebody who has been here, recognised by a cookie."""

    id: str
    name: str
    seen_at: float


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table without its game. `body` holds settings and seats, encoded by the rooms; `guests` are the guests who sit
    there, so that they can find their tables again; `seed` has at most 63 bits because databases store no more."""

    id: str
    phase: Phase
    created_at: float
    changed_at: float
    host: str
    seed: int
    body: bytes = b""
    listed: bool = False
    guests: tuple[str, ...] = ()


class AnswerRow(msgspec.Struct, frozen=True):
    """One answer of one game; `seq` counts from 1 without a gap."""

    table: str
    seq: int
    seat: int
    at: float
    body: bytes


class ChatRow(msgspec.Struct, frozen=True, kw_only=True):
    """One line of chat. `seat` -1: a spectator. The store assigns `number`, which increases."""

    at: float
    seat: int
    guest: str
    name: str
    text: str
    number: int = 0


class CampaignGameRow(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a campaign; `number` counts from 1 without a gap. `result`: encoded by the rooms;
    None: it goes on."""

    campaign: str
    number: int
    table: str
    began_at: float
    ended_at: float | None = None
    result: bytes | None = None


class CampaignRow(msgspec.Struct, frozen=True, kw_only=True):
    """Games that belong together. It has the code of its first table."""

    id: str
    phase: Literal["playing", "over"]
    changed_at: float
    games: tuple[CampaignGameRow, ...]


class StoryRow(msgspec.Struct, frozen=True):
    """What was reckoned of a finished game, as JSON. `version`: that of the reckoning."""

    table: str
    version: int
    body: bytes


class UploadRow(msgspec.Struct, frozen=True, kw_only=True):
    """A game that somebody has uploaded to watch it: the save (`data`) and its digest, what is in it in short (`about`,
    encoded by the rooms), and when somebody last looked at it. Whoever knows the id may."""

    id: str
    guest: str
    digest: str
    added_at: float
    seen_at: float
    about: bytes
    data: bytes = b""


class DeviceRow(msgspec.Struct, frozen=True, kw_only=True):
    """Where pushes reach a browser of a guest. `key` and `auth`: what its messages are encrypted with (RFC 8291)."""

    endpoint: str
    guest: str
    key: bytes
    auth: bytes
    locale: str
    added_at: float


class MailboxRow(msgspec.Struct, frozen=True, kw_only=True):
    """The mail address of a guest. `token`: whoever has it may confirm and delete the address; it is in every mail."""

    guest: str
    address: str
    locale: str
    token: str
    confirmed: bool
    added_at: float


class LinkRow(msgspec.Struct, frozen=True, kw_only=True):
    """The private link of a guest. Only the `digest` of its token is kept: whoever reads the database cannot use it."""

    guest: str
    digest: bytes
    made_at: float


class ToldRow(msgspec.Struct, frozen=True):
    """What a guest was told last at a table, by which way: push, mail or webhook. `wait` names the question."""

    table: str
    guest: str
    way: str
    wait: str
