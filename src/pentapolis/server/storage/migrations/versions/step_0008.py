"""Clubs: protected names, public tables, invitations, results with ratings, and notices."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes room for all of it; tables from before are not public."""
    op.add_column("tables", sa.Column("public", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_public", "tables", ["public", "changed"])
    _names()
    _results()
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _name(nullable=False),
        _table(nullable=False, index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("ways", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.UniqueConstraint("name_id", "table_id", "kind"),
    )
    op.create_index("notices_due", "notices", ["due"])
    state = op.create_table(
        "club_state", sa.Column("id", sa.Text, primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )
    op.bulk_insert(state, [{"id": "changed", "value": "0"}])


def _name(**more: Any) -> sa.Column[str]:
    return sa.Column("name_id", sa.Text, sa.ForeignKey("names.id", ondelete="CASCADE"), **more)


def _table(**more: Any) -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), **more)


def _names() -> None:
    op.create_table(
        "names",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False, unique=True),
        sa.Column("passphrase", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("muted", sa.Integer, nullable=False, server_default="0"),
        sa.Column("banned", sa.Integer, nullable=False, server_default="0"),
        sa.Column("moderator", sa.Integer, nullable=False, server_default="0"),
        sa.Column("lang", sa.Text, nullable=False, server_default="en"),
        sa.Column("mail", sa.Text, nullable=False, server_default=""),
        sa.Column("webhook", sa.Text, nullable=False, server_default=""),
    )
    op.create_table(
        "name_devices",
        sa.Column("device", sa.Text, primary_key=True),
        _name(nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "name_tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        _name(nullable=False, index=True),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("hash", sa.Text, primary_key=True),
        _name(nullable=False, index=True),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("subscription", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "invitations",
        _name(primary_key=True),
        _table(primary_key=True, index=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "left_seats", _table(primary_key=True), sa.Column("seat", sa.Integer, primary_key=True), _name(nullable=False)
    )


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
    )
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("results.table_id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
    )
    op.create_index("result_seats_who", "result_seats", ["who"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
