"""Environments for learning programs. All of this is skipped where the extra is not installed."""

import pytest

for module in ("numpy", "gymnasium", "pettingzoo"):
    pytest.importorskip(module, reason=f"{module} is not installed: pip install -r requirements-rl.txt")
