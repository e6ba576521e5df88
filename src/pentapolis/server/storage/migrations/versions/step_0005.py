"""What outlives a change of rules: ended games as they were shown, and for each move what its record tells."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes room for it; the server fills it in for what is there."""
    op.create_table(
        "archives",
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, nullable=False
        ),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.add_column("moves", sa.Column("secret", sa.Integer))
    op.add_column("moves", sa.Column("draws", sa.Text))
    op.add_column("records", sa.Column("archive", sa.LargeBinary))
