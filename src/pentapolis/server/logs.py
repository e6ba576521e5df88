"""The log: a line for everything that a host should know, for people or for programs, on standard error."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

access_log = logging.getLogger("pentapolis.access")


class OneLine(logging.Filter):
    """Takes the traceback from lines about text that is no UTF-8: it tells nothing about the server."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Lets every line pass."""
        if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
            record.exc_info = None
            record.levelno, record.levelname = logging.WARNING, "WARNING"
        return True


class TextLines(logging.Formatter):
    """Time, level, and what there is to say."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:
        """The time of the world, to the millisecond."""
        return time_of(record)


class JsonLines(logging.Formatter):
    """One JSON object a line; what a line is about has fields of its own where the caller gives them as `fields`."""

    def format(self, record: logging.LogRecord) -> str:
        """The whole line; a traceback is one of its fields."""
        line: dict[str, object] = {
            "time": time_of(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def time_of(record: logging.LogRecord) -> str:
    """When the line was written."""
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def set_up(level: str, form: str, access: bool) -> None:
    """What is written from now on: ours from that level on; of the libraries below only what went wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    for name in ("pentapolis", "uvicorn"):
        log = logging.getLogger(name)
        log.handlers = [handler]
    logging.getLogger("pentapolis").setLevel(level.upper())
    # Not every request that is no HTTP, unless somebody looks for a fault.
    logging.getLogger("uvicorn").setLevel(logging.DEBUG if level == "debug" else logging.ERROR)
    access_log.setLevel(logging.INFO if access else logging.CRITICAL)


def shorten_tracebacks() -> None:
    """To be called once the log is set up."""
    log = logging.getLogger("uvicorn.error")
    if not any(isinstance(known, OneLine) for known in log.filters):
        log.addFilter(OneLine())
