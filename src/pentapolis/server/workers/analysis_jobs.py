"""What workers do for analyses: find the decisions of a record, judge one, put all together, show one."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ...analysis.kept import Header, header_of
from ...analysis.positions import positions, record_digest
from ...analysis.result import JudgedDecision
from ...analysis.run import SEED, Job, engine_digest, judged_decision, put_together
from ...analysis.settings import Setting
from ...core.record import Record


class Prepared(NamedTuple):
    """What an analysis of a record belongs to, and the moves that were real decisions."""

    header: Header
    moves: list[int]


def prepare(record: str, setting: Setting) -> Prepared:
    """What is to be done; raises InvalidRecord, and AnalysisError for a game that is not over."""
    read = Record.read(record.split("\n"))
    found, _ = positions(read)
    header = header_of(record_digest(read), engine_digest(read.header.game), setting, SEED)
    return Prepared(header, [position.n for position in found])


def judge_move(record: str, setting: Setting, seed: int, place: int) -> JudgedDecision:
    """The decision at that place among all, judged."""
    return judged_decision(Job(record, setting, seed), place)


def put_together_all(record: str, setting: Setting, seed: int, decisions: bytes) -> bytes:
    """The whole analysis, of which these are all decisions."""
    read = Record.read(record.split("\n"))
    found, end = positions(read)
    judged = msgspec.json.decode(decisions, type=list[JudgedDecision])
    return put_together(read, setting, seed, found, end, judged).encode()
