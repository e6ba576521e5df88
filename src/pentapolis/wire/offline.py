"""A whole replay packed small: every position of every viewpoint in every language, as patches where it repeats."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec

from ..texts import LANGUAGES
from .patch import patch
from .replay import Replay

FORMAT = 1


def offline_data(replay: Replay, lang: str) -> dict[str, Any]:
    """Everything a page needs to play the replay by itself, beginning in that language."""
    views = replay.views(None)
    return {
        "format": FORMAT,
        "lang": lang,
        "infos": {each: _infos(replay, each) for each in LANGUAGES},
        "first": views[0],
        "steps": [patch(before, after) for before, after in pairwise(views)],
        "seats": [_otherwise(views, replay.views(seat)) for seat in replay.viewpoints[1:]],
    }


def _infos(replay: Replay, lang: str) -> list[Any]:
    """What a spectator is told, then what changes for every seat."""
    infos = [msgspec.to_builtins(replay.info(seat, lang)) for seat in replay.viewpoints]
    return [infos[0], *[patch(infos[0], info) for info in infos[1:]]]


def _otherwise(views: list[Any], seen: list[Any]) -> list[Any]:
    """What somebody sees otherwise than a spectator, position by position."""
    return [patch(view, own) for view, own in zip(views, seen, strict=True)]
