"""The tables of the database as they are today. Their history is in migrations/.

Answers are only ever added: nothing updates or deletes one, except that deleting a table takes its game along. Their
primary key is the lock of a game: of two who write the same number, one succeeds. The games of a campaign are locked in
the same way: of two who begin its third game, one does.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator


class Words(TypeDecorator[str]):
    """Text that people typed. PostgreSQL cannot store zero characters in text; they are removed for both databases, so
    that both store the same."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return None if value is None else value.replace("\0", "")


metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }  # so migrations find them
)


def _of_table() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


meta = Table("meta", metadata, Column("key", Text, primary_key=True), Column("value", LargeBinary, nullable=False))

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Words, nullable=False),
    Column("seen_at", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("phase", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("changed_at", Double, nullable=False),
    Column("host", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("ix_tables_phase", "phase", "changed_at"),
)

seated = Table(
    "seated",
    metadata,
    _of_table(),
    Column("place", Integer, nullable=False),
    Column("guest", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "place"),
    Index("ix_seated_guest", "guest"),
)

answers = Table(
    "answers",
    metadata,
    _of_table(),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

chat = Table(
    "chat",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    _of_table(),
    Column("at", Double, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", Text, nullable=False),
    Column("name", Words, nullable=False),
    Column("text", Words, nullable=False),
    Index("ix_chat_table", "table_id", "number"),
)

devices = Table(
    "devices",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("locale", Text, nullable=False),
    Column("added_at", Double, nullable=False),
    Index("ix_devices_guest", "guest"),
)

mailboxes = Table(
    "mailboxes",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("address", Words, nullable=False),
    Column("locale", Text, nullable=False),
    Column("token", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("added_at", Double, nullable=False),
    Index("ix_mailboxes_token", "token"),
)

links = Table(
    "links",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("digest", LargeBinary, nullable=False),
    Column("made_at", Double, nullable=False),
    Index("ix_links_digest", "digest", unique=True),
)

told = Table(
    "told",
    metadata,
    _of_table(),
    Column("guest", Text, nullable=False),
    Column("way", Text, nullable=False),
    Column("wait", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "guest", "way"),
)

uploads = Table(
    "uploads",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("added_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Column("about", LargeBinary, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Index("ix_uploads_guest", "guest"),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("phase", Text, nullable=False),
    Column("changed_at", Double, nullable=False),
)

campaign_games = Table(
    "campaign_games",
    metadata,
    Column("campaign_id", Text, ForeignKey("campaigns.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    _of_table(),
    Column("began_at", Double, nullable=False),
    Column("ended_at", Double, nullable=True),
    Column("result", LargeBinary, nullable=True),
    PrimaryKeyConstraint("campaign_id", "number"),
    Index("ix_campaign_games_table", "table_id", unique=True),
)

stories = Table(
    "stories",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
