"""What this package needs beyond the plain install."""

from __future__ import annotations

from importlib.util import find_spec


def missing(extra: str, module: str) -> ModuleNotFoundError:
    """The error that tells which module is not there and what brings it."""
    message = f"{module} is not installed; pip install 'pentapolis[{extra}]' brings it"
    return ModuleNotFoundError(message, name=module)


for _module in ("numpy", "gymnasium", "pettingzoo"):
    if find_spec(_module) is None:
        raise missing("rl", _module)
