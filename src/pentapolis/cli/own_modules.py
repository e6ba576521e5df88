"""Where bots that are named `module:Class` are looked for."""

from __future__ import annotations

import os
import sys


def allow_own_modules() -> None:
    """Lets `module:Class` find modules where the user stands, as `python -m` would."""
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.insert(0, here)
