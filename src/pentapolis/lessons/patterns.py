"""Whether moves and positions are those that lessons and cards mean."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ..core.state import State
from ..core.steps import Choice
from .shapes import Match, Position, Seen, Span, Target

TOTAL = "total"
_NOWHERE = object()


def plain(target: Any) -> Any:
    """The value as JSON has it, so that targets of choices and of files can be compared."""
    return msgspec.to_builtins(target)


def in_span(value: object, least: int | None, most: int | None) -> bool:
    """Whether it is a number from least to most."""
    if type(value) is not int:
        return False
    return (least is None or value >= least) and (most is None or value <= most)


def _spanned(span: Span, value: object) -> bool:
    return in_span(value, span.least, span.most)


def points(state: State, seat: int) -> dict[str, int]:
    """The score terms of the seat as it may know them itself, and their total."""
    terms = {line.term: line.points for line in state.score_sheet(seat, seat)}
    return {**terms, TOTAL: sum(terms.values())}


def lead(state: State, seat: int) -> int:
    """How far the seat is before the best of the others, by what it may know."""
    scores = state.scores_seen(seat)
    return scores[seat] - max([score for other, score in enumerate(scores) if other != seat], default=0)


def found(view: Any, path: list[str | int]) -> Any:
    """What lies at the end of the path; something that equals nothing where the path does not lead anywhere."""
    for part in path:
        try:
            view = view[part]
        except (LookupError, TypeError):
            return _NOWHERE
    return view


def passes(test: Seen, view: Any) -> bool:
    """Whether the view passes the test."""
    value = found(view, test.path)
    if test.size:
        value = len(value) if isinstance(value, list | dict | str) else _NOWHERE
    if test.is_ is not msgspec.UNSET and value != test.is_:
        return False
    return (test.least is None and test.most is None) or in_span(value, test.least, test.most)


def holds(wanted: Position, state: State, seat: int, before: dict[str, int]) -> bool:
    """Whether the position is such a one for the seat; `before` are the points from which gains are counted."""
    decision = state.decision
    if wanted.decision and (decision is None or decision.seat != seat or decision.kind not in wanted.decision):
        return False
    if wanted.over is not None and state.over != wanted.over:
        return False
    if wanted.round is not None and not _spanned(wanted.round, state.progress().round):
        return False
    if wanted.lead is not None and not _spanned(wanted.lead, lead(state, seat)):
        return False
    now = points(state, seat) if wanted.points or wanted.gain else {}
    if not all(_spanned(span, now.get(term)) for term, span in wanted.points.items()):
        return False
    if not all(_spanned(span, now[term] - before[term]) for term, span in wanted.gain.items()):
        return False
    if not wanted.view:
        return True
    view = plain(state.view(seat))
    return all(passes(test, view) for test in wanted.view)


def chosen(wanted: Match, choice: Choice, notation: str) -> bool:
    """Whether the choice is one of those meant, as far as can be said before it is played."""
    if wanted.moves and notation not in wanted.moves:
        return False
    if wanted.kinds and choice.kind not in wanted.kinds:
        return False
    for name, value in wanted.args.items():
        given = plain(choice.args.get(name))
        if isinstance(value, dict):
            if not in_span(given, value.get("least"), value.get("most")):
                return False
        elif given != value or type(given) is not type(value):
            return False
    targets = plain(choice.targets)
    if not all(target in targets for target in wanted.covers):
        return False
    return not wanted.touches or any(target in targets for target in wanted.touches)


def unlike(targets: Iterable[Target]) -> list[Target]:
    """The targets, each once, in their order."""
    once: list[Target] = []
    for target in targets:
        if target not in once:
            once.append(target)
    return once
