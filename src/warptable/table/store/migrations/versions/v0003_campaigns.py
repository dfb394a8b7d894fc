"""Campaigns: several games that belong together, and the result of each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    first = sa.ForeignKey("tables.id", name="fk_campaigns_id", ondelete="CASCADE")
    op.create_table(
        "campaigns",
        sa.Column("id", sa.Text, first, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_campaigns"),
    )
    campaign = sa.ForeignKey("campaigns.id", name="fk_campaign_games_campaign_id", ondelete="CASCADE")
    table = sa.ForeignKey("tables.id", name="fk_campaign_games_table_id", ondelete="CASCADE")
    op.create_table(
        "campaign_games",
        sa.Column("campaign_id", sa.Text, campaign, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text, table, nullable=False),
        sa.Column("began_at", sa.Double, nullable=False),
        sa.Column("ended_at", sa.Double, nullable=True),
        sa.Column("result", sa.LargeBinary, nullable=True),
        sa.PrimaryKeyConstraint("campaign_id", "number", name="pk_campaign_games"),
    )
    op.create_index("ix_campaign_games_table", "campaign_games", ["table_id"], unique=True)


def downgrade() -> None:
    op.drop_table("campaign_games")
    op.drop_table("campaigns")
