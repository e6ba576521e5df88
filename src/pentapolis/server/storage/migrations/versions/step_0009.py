"""Names that look alike in other alphabets are one from now on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from pentapolis.server.storage.club.names import folded

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Writes anew how names are told apart. Of two that look alike the older one keeps the look; both stay."""
    names = sa.table("names", sa.column("id"), sa.column("name"), sa.column("folded"), sa.column("made"))
    connection = op.get_bind()
    rows = connection.execute(sa.select(names).order_by(names.c.made, names.c.id)).all()
    looks: dict[str, str] = {}
    for row in rows:
        look = folded(row.name)
        looks[row.id] = look if look not in looks.values() else f"{look} {row.id}"  # no look has a blank
    changed = [row for row in rows if row.folded != looks[row.id]]
    for row in changed:  # first out of each other's way
        connection.execute(names.update().where(names.c.id == row.id).values(folded=f" {row.id}"))
    for row in changed:
        connection.execute(names.update().where(names.c.id == row.id).values(folded=looks[row.id]))
