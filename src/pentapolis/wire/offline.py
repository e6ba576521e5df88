"""A whole replay packed small: every position of every viewpoint in every language, as patches where it repeats."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec

from ..analysis.result import Analysis
from ..texts import LANGUAGES
from .analysed import AnalysedMove
from .analysis_teller import told_analysis, told_moves
from .patch import patch
from .replay import Replay

FORMAT = 1


def packed_analysis(replay: Replay, analysis: Analysis) -> dict[str, Any]:
    """The analysis of the game in every language; positions of better lines as patches, from the move before on."""
    presenter = replay.presenter
    views = [replay.views(seat) for seat in replay.viewpoints[1:]]
    moves = {each: told_moves(presenter, analysis.decisions, analysis.setting.worlds, each) for each in LANGUAGES}
    return {
        "infos": {each: msgspec.to_builtins(told_analysis(presenter, analysis, each)) for each in LANGUAGES},
        "moves": {
            each: {str(n): _packed_move(move, views[move.seat][n - 1]) for n, move in told.items()}
            for each, told in moves.items()
        },
    }


def _packed_move(move: AnalysedMove, before: dict[str, Any]) -> dict[str, Any]:
    """The move with the positions of its line as patches."""
    packed: dict[str, Any] = msgspec.to_builtins(move)
    for frame in packed["line"]:
        view = frame.pop("view")
        frame["patch"] = patch(before, view)
        before = view
    return packed


def offline_data(replay: Replay, lang: str) -> dict[str, Any]:
    """Everything a page needs to play the replay by itself, beginning in that language."""
    views = replay.views(None)
    return {
        "format": FORMAT,
        "lang": lang,
        "components": replay.components(),
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
