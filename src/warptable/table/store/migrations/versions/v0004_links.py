"""Private links by which a guest moves to another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "links",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_links"),
    )
    op.create_index("ix_links_digest", "links", ["digest"], unique=True)


def downgrade() -> None:
    op.drop_table("links")
