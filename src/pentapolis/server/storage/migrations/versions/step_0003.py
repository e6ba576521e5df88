"""Rights that end: when each was last used, links that are keys once, and links to look at a finished game."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

LINK_LASTS = 90 * 86_400_000  # milliseconds


def upgrade() -> None:
    """Adds what bounds rights, and ends the links of seats that are taken."""
    op.add_column("grants", sa.Column("used", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tokens", sa.Column("until", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tokens", sa.Column("used_by", sa.Text))
    op.create_index("grants_used", "grants", ["used"])
    op.create_index("tokens_until", "tokens", ["until"])
    op.create_index("tables_next", "tables", ["next"])
    op.create_table(
        "looks",
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, nullable=False
        ),
        sa.Column("secret", sa.Text, nullable=False),
    )
    op.execute("UPDATE grants SET used = at")
    op.execute(f"UPDATE tokens SET until = made + {LINK_LASTS}")
    _end_links_of_taken_seats()


def _end_links_of_taken_seats() -> None:
    """Whoever made the table had those links, and may not look into the seats of others."""
    connection = op.get_bind()
    spent = sa.text("DELETE FROM tokens WHERE table_id = :id AND seat = :seat")
    for id, seats in connection.execute(sa.text("SELECT id, seats FROM tables")).all():
        try:
            taken = [number for number, seat in enumerate(json.loads(seats)) if seat.get("taken")]
        except (ValueError, TypeError, AttributeError):  # such a table cannot be opened either
            continue
        for number in taken:
            connection.execute(spent, {"id": id, "seat": number})
