"""File handles: every connection needs one, and what the system gives at first is little."""

from __future__ import annotations

import contextlib

KEPT = 128  # for the database, for bots and for files that are being read
PLENTY = 65_536  # more are not asked for


def handles() -> tuple[int, int] | None:
    """How many this process may have now, and how many it may ask for; None where the system does not say."""
    try:
        import resource
    except ImportError:
        return None
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    return (PLENTY if now == endless else now), (PLENTY if most == endless else most)


def raise_handles() -> int:
    """Asks for as many as there may be; how many there are then."""
    known = handles()
    if known is None:
        return PLENTY
    now, most = known
    wanted = min(most, PLENTY)
    if now < wanted:
        import resource

        with contextlib.suppress(OSError, ValueError):  # what cannot be had is done without
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    again = handles()
    return again[0] if again is not None else PLENTY


def room(count: int) -> int:
    """How many connections fit where there are so many handles."""
    return max(1, count - KEPT)
