"""What holds for all tests."""

from __future__ import annotations

import signal

# What a shell starts in the background ignores Ctrl-C, and so does all that it starts; but some tests press it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
