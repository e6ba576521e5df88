"""How the moves of a table are written down: those of tables that are there leave forced choices out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the version of the record to every table."""
    op.add_column("tables", sa.Column("record_version", sa.Integer, nullable=False, server_default="1"))
