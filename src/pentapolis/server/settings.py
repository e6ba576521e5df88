"""What a host may set: where things are kept, how quick bots are, and how much one visitor may ask for."""

from __future__ import annotations

from dataclasses import dataclass, field, fields

from ..analysis.settings import DEEP, QUICK, Setting


@dataclass(frozen=True)
class Limits:
    """How much is taken before it is refused in words. Rates are for one address or one connection."""

    body: int = 65_536  # bytes of a request
    record: int = 1_000_000  # bytes of an uploaded record
    head: int = 16_384  # bytes of the head of a request
    path: int = 1_024  # characters of an address
    head_seconds: int = 15  # until the head of a request must be there
    body_seconds: int = 60  # until its body must be there
    read_seconds: int = 20  # in which a client must read something of what it is sent
    connections: int = 4_000  # of any kind to this process; fewer where the system gives fewer file handles
    connections_of_one: int = 300  # from one address
    new_connections: int = 1_800  # from one address in a minute
    heads: int = 9_000  # requests of any kind in a minute; whoever sends more is read more slowly
    at_once: int = 8  # requests and messages of one address that are worked on at the same time
    requests: int = 600  # HTTP requests in a minute
    files: int = 6_000  # files of the page in a minute
    new_tables: int = 120  # tables made in an hour
    new_records: int = 120  # records uploaded in an hour
    tables: int = 100_000  # tables in the database
    records: int = 10_000  # uploaded records in the database; the oldest go
    sockets: int = 2_000  # connections to this process
    sockets_of_one: int = 100  # connections from one address
    message: int = 16_384  # bytes of a message
    messages: int = 1_200  # messages in a minute on one connection
    messages_of_one: int = 6_000  # messages in a minute from one address
    hellos: int = 600  # times in a minute that one address asks for a table from the start
    frames: int = 2_400  # frames of WebSocket in a minute on one connection, empty ones and pings included
    frames_of_one: int = 12_000  # from one address
    bytes: int = 2_000_000  # on one WebSocket in a minute
    bytes_of_one: int = 24_000_000  # from one address in a minute, requests included
    chats: int = 20  # lines of chat in a minute, of one address at one table
    acts: int = 60  # names, seats handed over, proposals and answers in a minute, of one address at one table
    hints: int = 20  # asked for in a minute from one address
    lessons: int = 480  # questions about lessons in a minute
    replays: int = 30  # replays as one file in a minute
    live_tables: int = 50  # tables kept in memory although nobody is connected
    analyses: int = 10_000  # analyses in the database; the oldest go
    analyses_waiting: int = 100  # analyses under way or waiting in this process
    analyses_of_one: int = 3  # of them, asked for from one address
    new_analyses: int = 60  # analyses that one address asks for in an hour
    analysis_move_seconds: int = 300  # that one decision may take
    analysis_seconds: int = 7_200  # that all decisions of a game may take together
    new_names: int = 10  # names claimed in an hour from one address
    sign_ins: int = 20  # tries of a passphrase in ten minutes from one address
    sign_ins_of_name: int = 30  # tries in an hour for one name, from wherever
    names: int = 100_000  # protected names in the database
    mails: int = 5  # mails in an hour that one name lets be sent to a new address


FEATURES = ("names", "lobby", "ratings", "notices")  # of a club


@dataclass(frozen=True)
class ClubSettings:
    """What a host offers beside tables; nothing, unless they say so. Ratings and notices need names."""

    features: frozenset[str] = frozenset()
    address: str = ""  # of the server as visitors write it, for links in notices
    mail: str = ""  # the mail server: smtps://USER:PASSWORD@HOST:PORT, or smtp:// for one that is asked for TLS
    mail_from: str = ""
    notice_hosts: tuple[str, ...] = ()  # to which webhooks may lead although they are inside of the host's network
    notice_after: float = 60.0  # seconds that somebody who is not there has to come by themselves

    def has(self, feature: str) -> bool:
        """Whether it is offered."""
        return feature in self.features


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    database: str
    pace: float = 0.6  # seconds between the last change and a bot's move
    workers: int = 2
    origins: tuple[str, ...] = ()  # other origins whose pages may use this server
    limits: Limits = field(default_factory=Limits)
    names: tuple[str, ...] | None = ()  # by which it is reached, beside localhost and addresses in figures; None: any
    analysts: int = 1  # processes that analyse finished games, when nobody else needs the cores; 0: none
    quick: Setting = QUICK  # how hard they think
    deep: Setting = DEEP
    alone: bool = False  # the process does nothing else, so that Python may be set for it
    metrics_token: str = ""  # for whoever may read /metrics; without one there is no such address
    metrics_port: int | None = None  # on which figures are told to everybody who can reach it
    log_level: str = "warning"
    log_format: str = "text"
    access_log: bool = False  # a line for every request
    club: ClubSettings = field(default_factory=ClubSettings)


def limit_names() -> list[str]:
    """Everything that can be limited."""
    return [entry.name for entry in fields(Limits)]
