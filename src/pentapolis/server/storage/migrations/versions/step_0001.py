"""Tables, moves, chat, rights and uploaded records."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _of_table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")


def upgrade() -> None:
    """Makes the first layout."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("committed", sa.Integer, nullable=False),
        sa.Column("held", sa.Integer, nullable=False),
        sa.Column("lowest_cut", sa.Integer),
        sa.Column("clock", sa.Text),
        sa.Column("proposal", sa.Text),
        sa.Column("proposals_made", sa.Integer, nullable=False),
        sa.Column("next", sa.Text),
        sa.Column("creator", sa.Text, nullable=False),
        sa.Column("to_move", sa.Integer),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("wakes", sa.BigInteger),
        sa.Column("driver", sa.Text),
        sa.Column("driven_until", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_index("tables_wakes", "tables", ["wakes"])
    op.create_index("tables_changed", "tables", ["changed"])
    op.create_table(
        "moves",
        sa.Column("table_id", sa.Text, _of_table(), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("play", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "cut_moves",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.Text, _of_table(), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("play", sa.Text, nullable=False),
        sa.Column("cut", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_cut_moves_table_id", "cut_moves", ["table_id"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, _of_table(), primary_key=True),
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_table(
        "grants",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, _of_table(), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("grants_table", "grants", ["table_id"])
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, _of_table(), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tokens_table_id", "tokens", ["table_id"])
    op.create_table(
        "records",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Takes everything away again."""
    for name in ("records", "tokens", "grants", "chat", "cut_moves", "moves", "tables"):
        op.drop_table(name)
