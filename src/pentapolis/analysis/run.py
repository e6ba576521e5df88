"""A whole analysis: its decisions handed out, judged, kept as they come, and put together."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import ExitStack, closing
from functools import lru_cache, partial
from importlib import resources
from pathlib import Path

import msgspec

from ..core.record import Record
from ..core.state import State
from ..spreading import Force, interruptible, spread
from ..version import VERSION
from .balance import balance, chance_events
from .judging import judge
from .kept import HEAD, Log, header_of, kept_decisions
from .positions import Position, better_line, positions, record_digest
from .result import CONFIDENCE, FORMAT, FORMAT_VERSION, Analysis, JudgedDecision, decode
from .settings import QUICK, Setting, problem, thresholds

SEED = 1
OURS = Path(str(resources.files("pentapolis")))


class Progress(msgspec.Struct, frozen=True):
    """How many decisions have been judged, of how many."""

    judged: int
    decisions: int


Watcher = Callable[[Progress], None]


class Job(msgspec.Struct, frozen=True):
    """What a worker must know to judge any decision of a game."""

    record: str  # its JSON lines, with the seed
    setting: Setting
    seed: int


def analyse(
    record: Record,
    setting: Setting = QUICK,
    seed: int = SEED,
    workers: int | None = None,
    log: Path | None = None,
    watch: Watcher | None = None,
    fresh: bool = False,
    ray: str | None = None,
    waits: Callable[[], None] | None = None,
) -> Analysis | None:
    """The analysis of a finished game; None if Ctrl-C ended it before its end.

    With a `log` every decision is kept there as soon as it is judged, and what is there is not judged again; with
    `fresh` it is thrown away. Workers are processes, one for every core if no number is given; 1 is this process.
    `ray` is a cluster that works instead. `waits` is called where Ctrl-C waits for decisions that are being judged.
    The same record, setting and seed give the same analysis, whoever works on it.
    """
    setting.check()
    found, end = positions(record)
    with ExitStack() as stack:
        judged: dict[int, JudgedDecision] = {}
        kept: Log | None = None
        if log is not None:
            header = header_of(record_digest(record), engine_digest(record.header.game), setting, seed)
            kept = stack.enter_context(Log(log, header, fresh))
            judged = kept.decisions
        job = Job("\n".join(record.lines(tell_seed=True)), setting, seed)
        if not _judge_all(job, found, Force(workers, ray), judged, kept, watch, waits):
            return None
    return put_together(record, setting, seed, found, end, [judged[position.n] for position in found])


def kept_analysis(record: Record, data: bytes) -> Analysis:
    """The analysis of the record in a file: as JSON, or a log that has all of it; raises AnalysisError."""
    if not data.startswith(HEAD):
        found = decode(data)
        if found.record != record_digest(record):
            raise problem("analysis-other-record")
        return found
    header, decisions = kept_decisions(data)
    if header.record != record_digest(record):
        raise problem("analysis-other-record")
    all_, end = positions(record)
    if [decision.n for decision in decisions] != [position.n for position in all_]:
        raise problem("analysis-not-done", judged=len(decisions), decisions=len(all_))
    return put_together(record, header.setting, header.seed, all_, end, decisions)


def _judge_all(
    job: Job,
    found: list[Position],
    force: Force,
    judged: dict[int, JudgedDecision],
    kept: Log | None,
    watch: Watcher | None,
    waits: Callable[[], None] | None,
) -> bool:
    """Has all decisions judged that are not; whether they are now."""
    missing = [number for number, position in enumerate(found) if position.n not in judged]

    def tell() -> None:
        if watch is not None:
            watch(Progress(len(judged), len(found)))

    tell()
    if not missing:
        return True
    with (
        closing(force.executor(len(missing))) as executor,
        interruptible(executor.abandon, waits) as interrupt,
    ):
        for _, decision in spread(executor, partial(judged_decision, job), missing, interrupt):
            judged[decision.n] = decision
            if kept is not None:
                kept.append(decision)
            tell()
    return all(position.n in judged for position in found)


@lru_cache(maxsize=1)
def _positions(record: str) -> tuple[list[Position], State]:
    """The decisions of the game that this process works on."""
    return positions(Record.read(record.split("\n")))


def judged_decision(job: Job, number: int) -> JudgedDecision:
    """The decision of that number, judged."""
    return judge_position(_positions(job.record)[0][number], job.setting, job.seed)


def judge_position(position: Position, setting: Setting, seed: int) -> JudgedDecision:
    """The decision, judged, with the better line if there is a better one."""
    state = position.state
    own = f"{seed} {position.n}"
    judgement = judge(state, position.played, setting, own)
    played = state.notation(position.played)
    line = [] if judgement.best == played else better_line(state, judgement.best, own)
    decision = state.decision
    kind = decision.kind if decision is not None else ""
    return JudgedDecision(position.n, state.turn, state.player, kind, played, judgement, line)


def put_together(
    record: Record, setting: Setting, seed: int, found: list[Position], end: State, decisions: list[JudgedDecision]
) -> Analysis:
    """The whole analysis of judged decisions."""
    header = record.header
    return Analysis(
        FORMAT,
        FORMAT_VERSION,
        VERSION,
        header.game,
        header.rules_version,
        header.players,
        end.seats,
        record_digest(record),
        engine_digest(header.game),
        setting,
        seed,
        CONFIDENCE,
        list(thresholds(end.seats)),
        decisions,
        chance_events(decisions, found, end),
        balance(decisions, found, end),
        end.scores(),
        end.winners(),
    )


@lru_cache
def engine_digest(game: str) -> str:
    """A digest of what judges a game: what was judged before it changed is not mixed with what is judged now."""
    folders = (f"games/{game}", "games/common", "core", "bots", "analysis")
    patterns = [*[f"{folder}/**/*.py" for folder in folders], f"games/{game}/data/*.json"]
    whole = hashlib.sha256(VERSION.encode())
    for path in [path for pattern in patterns for path in sorted(OURS.glob(pattern))]:
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()
