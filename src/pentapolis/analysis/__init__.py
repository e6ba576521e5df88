"""Where a finished game was won and lost: every decision judged by what its seat could know, luck and skill apart.

    record = Record.read(Path("game.jsonl").read_text("utf-8").splitlines())
    analysis = analyse(record, QUICK)

See docs/analysis.md.
"""

from __future__ import annotations

from .judging import judge
from .result import Analysis, JudgedDecision, Judgement, decode
from .run import Progress, analyse
from .settings import DEEP, QUALITIES, QUICK, SETTINGS, AnalysisError, Setting, quality, thresholds

__all__ = [
    "DEEP",
    "QUALITIES",
    "QUICK",
    "SETTINGS",
    "Analysis",
    "AnalysisError",
    "JudgedDecision",
    "Judgement",
    "Progress",
    "Setting",
    "analyse",
    "decode",
    "judge",
    "quality",
    "thresholds",
]
