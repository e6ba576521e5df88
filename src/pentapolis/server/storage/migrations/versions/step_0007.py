"""Games that begin at a position, and whether a table allows hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes room for both; tables from before were dealt, and have hints where only one person sits."""
    op.add_column("tables", sa.Column("start", sa.Text))
    op.add_column("tables", sa.Column("hints", sa.Integer))
