"""Errors come back from other processes as what they were."""

from __future__ import annotations

import pickle

from pentapolis import IllegalAction, InvalidOptions, InvalidRecord, Refusal


def test_errors_survive_the_way_between_processes() -> None:
    reason = Refusal("R1", "record-empty", {})
    bad = pickle.loads(pickle.dumps(InvalidRecord(3, reason)))
    assert isinstance(bad, InvalidRecord) and (bad.line, bad.reason) == (3, reason)
    illegal = pickle.loads(pickle.dumps(IllegalAction(reason)))
    assert isinstance(illegal, IllegalAction) and illegal.refusal == reason
    options = pickle.loads(pickle.dumps(InvalidOptions("no")))
    assert isinstance(options, InvalidOptions) and str(options) == "no"
