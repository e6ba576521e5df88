"""What differs between two JSON values, so that a thousand positions take little more room than one.

A patch is `[value]` (put this here) or `{key: patch}` (go on inside, by name or index as text); `{}` changes nothing.
"""

from __future__ import annotations

from typing import Any


def patch(old: Any, new: Any) -> Any:
    """The patch that makes `new` of `old`."""
    if old == new and type(old) is type(new):
        return {}
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return _inside((key, old[key], new[key]) for key in new)
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return _inside((str(index), *pair) for index, pair in enumerate(zip(old, new, strict=True)))
    return [new]


def _inside(parts: Any) -> dict[str, Any]:
    return {key: patch(old, new) for key, old, new in parts if old != new or type(old) is not type(new)}


def apply_patch(old: Any, change: Any) -> Any:
    """What the patch makes of `old`, which stays as it is."""
    if isinstance(change, list):
        return change[0]
    if not change:
        return old
    if isinstance(old, list):
        return [apply_patch(part, change.get(str(index), {})) for index, part in enumerate(old)]
    return {key: apply_patch(part, change.get(key, {})) for key, part in old.items()}
