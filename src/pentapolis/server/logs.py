"""The log: what clients send wrongly is one line in it, not a traceback."""

from __future__ import annotations

import logging


class OneLine(logging.Filter):
    """Takes the traceback from lines about text that is no UTF-8: it tells nothing about the server."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Lets every line pass."""
        if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
            record.exc_info = None
            record.levelno, record.levelname = logging.WARNING, "WARNING"
        return True


def shorten_tracebacks() -> None:
    """To be called once uvicorn has set up its log."""
    log = logging.getLogger("uvicorn.error")
    if not any(isinstance(known, OneLine) for known in log.filters):
        log.addFilter(OneLine())
