"""What is kept in the database. Secrets of visitors are kept as hashes only."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData()


def _of_table() -> ForeignKey:
    return ForeignKey("tables.id", ondelete="CASCADE")


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("record_version", Integer, nullable=False, server_default="1"),  # 1: forced choices have no moves
    Column("options", Text, nullable=False),  # JSON
    Column("seed", Text, nullable=False),
    Column("start", Text),  # JSON: the position at which the game began, if it was not dealt
    Column("hints", Integer),  # 1: allowed, 0: not; no value: where only one person sits
    Column("name", Text, nullable=False),
    Column("seats", Text, nullable=False),  # JSON
    Column("status", Text, nullable=False),
    Column("version", Integer, nullable=False),  # of the position
    Column("revision", Integer, nullable=False),  # of anything at all: two writers cannot both raise it
    Column("committed", Integer, nullable=False),  # moves after that many are a draft
    Column("held", Integer, nullable=False),
    Column("lowest_cut", Integer),
    Column("clock", Text),  # JSON
    Column("proposal", Text),  # JSON
    Column("proposals_made", Integer, nullable=False),
    Column("next", Text),
    Column("creator", Text, nullable=False),  # hash
    Column("to_move", Integer),
    Column("scores", Text, nullable=False),  # JSON
    Column("created", BigInteger, nullable=False),  # times are milliseconds since 1970
    Column("changed", BigInteger, nullable=False),
    Column("wakes", BigInteger),  # when the table goes on without a person
    Column("driver", Text),  # the server process that lets the bots of this table think
    Column("driven_until", BigInteger, nullable=False, server_default="0"),
    Column("public", Integer, nullable=False, server_default="0"),  # 1: everybody finds it in the lobby
)
Index("tables_public", tables.c.public, tables.c.changed)
Index("tables_wakes", tables.c.wakes)
Index("tables_changed", tables.c.changed)
Index("tables_next", tables.c.next)

moves = Table(
    "moves",
    metadata,
    Column("table_id", Text, _of_table(), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("play", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("secret", Integer),  # 1: only its player may know it before the end; no value: nobody has looked
    Column("draws", Text),  # JSON: what everybody got to see by it
)

cut_moves = Table(
    "cut_moves",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Text, _of_table(), nullable=False, index=True),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("play", Text, nullable=False),
    Column("cut", BigInteger, nullable=False),
)

archives = Table(
    "archives",
    metadata,
    Column("table_id", Text, _of_table(), primary_key=True),
    Column("rules_version", Integer, nullable=False),
    Column("seats", Text, nullable=False),  # JSON, as they were then: names are part of what is kept
    Column("body", LargeBinary, nullable=False),  # the ended game as it was shown, packed
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, _of_table(), primary_key=True),
    Column("id", Integer, primary_key=True),
    Column("note", Text, nullable=False),  # JSON
)

grants = Table(
    "grants",
    metadata,
    Column("device", Text, primary_key=True),  # hash
    Column("table_id", Text, _of_table(), primary_key=True),
    Column("seat", Integer, primary_key=True),  # -1: to watch
    Column("at", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False, server_default="0"),  # to the day; unused ones end
)
Index("grants_table", grants.c.table_id)
Index("grants_used", grants.c.used)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, _of_table(), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, server_default="0"),
    Column("used_by", Text),  # hash of the device that took the seat with it; nobody else can any more
)
Index("tokens_until", tokens.c.until)

looks = Table(
    "looks",
    metadata,
    Column("table_id", Text, _of_table(), primary_key=True),
    # Not a hash: it opens a finished game and nothing else, which is here in full, and it is told again and again.
    Column("secret", Text, nullable=False),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # always 1
    Column("at", BigInteger, nullable=False),  # when a server was last there; 0: never
)

records = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("archive", LargeBinary),  # the game as it was shown, packed
)

analyses = Table(
    "analyses",
    metadata,
    Column("of", Text, primary_key=True),  # tables/ID or records/ID
    Column("setting", Text, primary_key=True),  # quick or deep
    Column("table_id", Text, _of_table(), index=True),
    Column("record_id", Text, ForeignKey("records.id", ondelete="CASCADE"), index=True),
    Column("header", Text, nullable=False),  # JSON: what is analysed, how, and by what
    Column("moves", Text, nullable=False),  # JSON: the numbers of all decisions
    Column("wanted", Integer, nullable=False),  # 1: somebody waits for it
    Column("asked", BigInteger, nullable=False),
    Column("spent", BigInteger, nullable=False),  # milliseconds of work so far
    Column("problem", Text, nullable=False, server_default=""),  # why it stopped by itself: the key of a text
    Column("record", LargeBinary),  # what is analysed, packed; no value when it is done
    Column("result", LargeBinary),  # the analysis, packed, when it is done
    Column("driver", Text),  # the server process that works on it
    Column("driven_until", BigInteger, nullable=False, server_default="0"),
)
Index("analyses_wanted", analyses.c.wanted)

judged_moves = Table(
    "judged_moves",
    metadata,
    Column("of", Text, primary_key=True),
    Column("setting", Text, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),  # the judgement, packed
    ForeignKeyConstraint(["of", "setting"], ["analyses.of", "analyses.setting"], ondelete="CASCADE"),
)
