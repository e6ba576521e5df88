"""The tables of a club in the database. Secrets are kept as hashes only, as everywhere."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, Table, Text, UniqueConstraint

from ..schema import metadata


def _of_name() -> ForeignKey:
    return ForeignKey("names.id", ondelete="CASCADE")


def _of_table() -> ForeignKey:
    return ForeignKey("tables.id", ondelete="CASCADE")


names = Table(
    "names",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False, unique=True),  # names that look alike are one
    Column("passphrase", Text, nullable=False),  # scrypt; empty: only links open it
    Column("made", BigInteger, nullable=False),
    Column("muted", Integer, nullable=False, server_default="0"),
    Column("banned", Integer, nullable=False, server_default="0"),
    Column("moderator", Integer, nullable=False, server_default="0"),
    Column("lang", Text, nullable=False, server_default="en"),  # of notices
    Column("mail", Text, nullable=False, server_default=""),  # confirmed
    Column("webhook", Text, nullable=False, server_default=""),
)

name_devices = Table(
    "name_devices",
    metadata,
    Column("device", Text, primary_key=True),  # hash
    Column("name_id", Text, _of_name(), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),  # to the day
)

name_tokens = Table(
    "name_tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("name_id", Text, _of_name(), nullable=False, index=True),
    Column("purpose", Text, nullable=False),  # sign-in or mail
    Column("detail", Text, nullable=False),  # the address that is to be confirmed
    Column("until", BigInteger, nullable=False),
)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("hash", Text, primary_key=True),  # of the endpoint
    Column("name_id", Text, _of_name(), nullable=False, index=True),
    Column("device", Text, nullable=False),  # hash
    Column("subscription", Text, nullable=False),  # JSON, as the browser gives it
    Column("at", BigInteger, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("name_id", Text, _of_name(), primary_key=True),
    Column("table_id", Text, _of_table(), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True),
    Column("by", Text, nullable=False),  # the name of who invites; empty: they came by a link
    Column("at", BigInteger, nullable=False),
)

left_seats = Table(
    "left_seats",
    metadata,
    Column("table_id", Text, _of_table(), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name_id", Text, _of_name(), nullable=False),  # who has left the game for good, and so comes last in it
)

# Results outlive their tables: they are what statistics and ratings are made of.
results = Table(
    "results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("rated", Integer, nullable=False),
)

result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", Text, ForeignKey("results.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", Text, nullable=False),  # the id of a name, bot:LEVEL, or empty: somebody without one
    Column("name", Text, nullable=False),  # as it was shown
    Column("rank", Integer, nullable=False),  # 1 is the winner's
    Column("score", Integer, nullable=False),
)
Index("result_seats_who", result_seats.c.who)

ratings = Table(
    "ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("who", Text, primary_key=True),  # the id of a name, or bot:LEVEL
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("name_id", Text, _of_name(), nullable=False),
    Column("table_id", Text, _of_table(), nullable=False, index=True),
    Column("kind", Text, nullable=False),  # turn or invited
    Column("turn", Integer, nullable=False),  # moves that were played when it began
    Column("ways", Text, nullable=False),  # JSON: by which ways it is still to be sent; empty: it was
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    UniqueConstraint("name_id", "table_id", "kind"),
)
Index("notices_due", notices.c.due)

club_state = Table(
    "club_state",
    metadata,
    Column("id", Text, primary_key=True),  # push: the key of this server; changed: raised when rights were taken
    Column("value", Text, nullable=False),
)
