"""Where people are told that they are asked: their devices and mailboxes, and what they were told already."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("auth", sa.LargeBinary, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("added_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("endpoint", name="pk_devices"),
    )
    op.create_index("ix_devices_guest", "devices", ["guest"])
    op.create_table(
        "mailboxes",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("added_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_mailboxes"),
    )
    op.create_index("ix_mailboxes_token", "mailboxes", ["token"])
    key = sa.ForeignKey("tables.id", name="fk_told_table_id", ondelete="CASCADE")
    op.create_table(
        "told",
        sa.Column("table_id", sa.Text, key, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("way", sa.Text, nullable=False),
        sa.Column("wait", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest", "way", name="pk_told"),
    )


def downgrade() -> None:
    for name in ("told", "mailboxes", "devices"):
        op.drop_table(name)
