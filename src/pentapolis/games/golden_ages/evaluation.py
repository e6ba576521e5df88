"""What programs that search are told about positions of The Golden Ages."""

from __future__ import annotations

from ...core.evaluation import Evaluation


class GoldenEvaluation(Evaluation):
    """The score so far."""
