"""Stories: what was reckoned of a finished game, once for all."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    table = sa.ForeignKey("tables.id", name="fk_stories_table_id", ondelete="CASCADE")
    op.create_table(
        "stories",
        sa.Column("table_id", sa.Text, table, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_stories"),
    )


def downgrade() -> None:
    op.drop_table("stories")
