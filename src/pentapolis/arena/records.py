"""Games of an arena as records, so that they can be replayed, verified and analysed."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ..core.record import BOT, Record
from .plan import Plan, problem
from .play import Played
from .results_log import FORMAT, Header


def record_of(plan: Plan, played: Played, number: int = 0) -> Record:
    """The record of a game of that plan; raises ArenaError if its moves were not kept."""
    if not played.plays:
        raise problem("arena-no-moves", number=number)
    names = [f"{BOT}{name}" for name in played.seats]
    options = plan.settings[played.setting]
    record = Record.start(plan.rules, len(played.seats), plan.deal_seed(played.deal), options, names)
    state = record.first_state()
    while (forced := state.forced) is not None:
        record.append(state, forced)
    for notation in played.plays:
        record.append(state, notation)
    return record


def is_log(path: Path) -> bool:
    """Whether the file is the log of an arena."""
    try:
        with path.open("rb") as file:
            return file.read(len(FORMAT) + 12).startswith(b'{"format":"%s"' % FORMAT.encode())
    except OSError:
        return False


def logged_record(path: Path, number: int) -> Record:
    """The record of the game with that number, from 1 on, in the log; raises ArenaError."""
    with path.open("rb") as file:
        lines = file.read().splitlines()
    if not lines or not is_log(path):
        raise problem("arena-not-a-log", file=str(path))
    if not 1 <= number < len(lines):
        raise problem("arena-no-game", number=number, file=str(path), games=len(lines) - 1)
    plan = msgspec.json.decode(lines[0], type=Header).plan
    return record_of(plan, msgspec.json.decode(lines[number], type=Played), number)
