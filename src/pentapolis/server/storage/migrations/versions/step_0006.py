"""Analyses of finished games: what is asked for, what has been judged so far, and what is complete."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes room for them."""
    op.create_table(
        "analyses",
        sa.Column("of", sa.Text, primary_key=True, nullable=False),
        sa.Column("setting", sa.Text, primary_key=True, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE")),
        sa.Column("record_id", sa.Text, sa.ForeignKey("records.id", ondelete="CASCADE")),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("wanted", sa.Integer, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("spent", sa.BigInteger, nullable=False),
        sa.Column("problem", sa.Text, nullable=False, server_default=""),
        sa.Column("record", sa.LargeBinary),
        sa.Column("result", sa.LargeBinary),
        sa.Column("driver", sa.Text),
        sa.Column("driven_until", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_index("ix_analyses_table_id", "analyses", ["table_id"])
    op.create_index("ix_analyses_record_id", "analyses", ["record_id"])
    op.create_index("analyses_wanted", "analyses", ["wanted"])
    op.create_table(
        "judged_moves",
        sa.Column("of", sa.Text, primary_key=True, nullable=False),
        sa.Column("setting", sa.Text, primary_key=True, nullable=False),
        sa.Column("n", sa.Integer, primary_key=True, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["of", "setting"], ["analyses.of", "analyses.setting"], ondelete="CASCADE"),
    )
