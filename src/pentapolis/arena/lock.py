"""Files that one process at a time may write to."""

from __future__ import annotations

import sys
from typing import IO

if sys.platform != "win32":
    import fcntl


def lock(file: IO[bytes]) -> bool:
    """Takes the file until it is closed; whether nobody else has it. Where there is no flock nobody ever has."""
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True
