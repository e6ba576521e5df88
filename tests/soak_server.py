"""Many tables with bots and many clients for minutes, a stranger who attacks, a crowd that waits for its bots, then
kill -9 again and again: `make soak-server`.

Every client checks what it is sent. Told are the time until a move is answered, processor time, memory and every error;
errors, lost moves and memory that grows make it fail.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from .attacks import ATTACKS
from .load import Totals, memory_of, one_table, seconds_of, workers_of
from .server.served import Process
from .server.test_kill import kills
from .soak_attack import attacked
from .soak_crowd import crowded

COLUMNS = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[news]}"), TimeRemainingColumn())
LOOK = 1.0  # seconds between two looks at the server
MAY_GROW = 1.05  # of its memory, from the second quarter of the time to the last
LONG_ENOUGH = 540.0  # seconds; a long game takes five minutes, and until then the logs of all tables grow together


async def load(process: Process, given: argparse.Namespace, totals: Totals, progress: Progress, bar: TaskID) -> None:
    """All tables at once for that long; `totals` is up to date at any moment."""
    start, before, own = time.monotonic(), _processor_time(process), time.process_time()
    work = [
        asyncio.create_task(one_table(process.base, number, given.level, given.think, totals))
        for number in range(given.tables)
    ]
    try:
        while (passed := time.monotonic() - start) < 60 * given.minutes:
            await asyncio.sleep(min(LOOK, 60 * given.minutes - passed))
            totals.memory.append((time.monotonic() - start, memory_of(process.pid)))
            server, bots = _processor_time(process)
            totals.server, totals.bots = server - before[0], bots - before[1]
            totals.clients = time.process_time() - own
            news = f"{len(totals.moves)} moves, {totals.memory[-1][1] // 1024} MB, {len(totals.errors)} errors"
            progress.update(bar, completed=totals.memory[-1][0], news=news)
    finally:
        for task in work:
            task.cancel()
        ended = await asyncio.gather(*work, return_exceptions=True)
        totals.errors += [repr(end) for end in ended if isinstance(end, Exception)]


def _processor_time(process: Process) -> tuple[float, float]:
    """Seconds of the server and of its bots, those that have ended included."""
    server, ended = seconds_of(process.pid)
    return server, ended + sum(seconds_of(worker)[0] for worker in workers_of(process.pid))


def told(totals: Totals) -> bool:
    """Prints what was measured; whether all is well."""
    moves = sorted(totals.moves)
    seconds = totals.memory[-1][0] if totals.memory else 0.0
    print(
        f"{len(moves)} moves acknowledged, {totals.games} games finished and {totals.messages} messages "
        f"({totals.bytes / 1e6:.0f} MB before compression) in {seconds:.0f} s"
    )
    if moves:
        p99 = moves[min(len(moves) - 1, int(len(moves) * 0.99))]
        print(
            f"answer to a move: p50 {1000 * statistics.median(moves):.0f} ms, p99 {1000 * p99:.0f} ms, "
            f"longest {1000 * moves[-1]:.0f} ms"
        )
        print(
            f"processor time: server {totals.server:.1f} s, {1000 * totals.server / totals.messages:.2f} ms "
            f"for each message; bots {totals.bots:.1f} s, clients {totals.clients:.1f} s"
        )
    flat = _flat(totals.memory)
    print(f"{len(totals.errors)} errors")
    for error in totals.errors[:10]:
        print("  ", error)
    return flat and not totals.errors


def _flat(memory: list[tuple[float, int]]) -> bool:
    """Prints the memory of the server over time; whether it does not grow."""
    if len(memory) < 8:
        return True
    megabytes = [kilobytes / 1024 for _, kilobytes in memory]
    quarter = len(memory) // 4
    steps = range(0, len(memory), max(1, len(memory) // 20))
    print("memory of the server: " + ", ".join(f"{memory[n][0]:.0f} s {megabytes[n]:.0f}" for n in steps) + " MB")
    second, last = statistics.median(megabytes[quarter : 2 * quarter]), statistics.median(megabytes[-quarter:])
    print(f"second quarter {second:.1f} MB, last quarter {last:.1f} MB (medians): ", end="")
    if memory[-1][0] < LONG_ENOUGH:
        print(f"not judged before {LONG_ENOUGH / 60:.0f} minutes")
        return True
    flat = last <= MAY_GROW * second
    print("flat" if flat else f"grows by more than {MAY_GROW - 1:.0%}")
    return flat


def loaded(folder: Path, given: argparse.Namespace) -> bool:
    """The first part; whether all is well. Ctrl+C ends it, and what was measured is told."""
    totals, interrupted = Totals(), False
    process = Process(f"--data={folder}/soak.sqlite")
    try:
        with Progress(*COLUMNS) as progress:
            bar = progress.add_task(f"{given.tables} tables", total=60 * given.minutes, news="")
            asyncio.run(load(process, given, totals, progress, bar))
    except KeyboardInterrupt:
        interrupted = True
    finally:
        said = process.stop()
    well = told(totals) and "Traceback" not in said
    if "Traceback" in said:
        print(said.strip())
    if interrupted:
        raise KeyboardInterrupt
    return well


def killed(folder: Path, given: argparse.Namespace) -> None:
    """The second part; raises AssertionError if an acknowledged move is gone."""
    done = moves = 0
    with Progress(*COLUMNS) as progress:
        bar = progress.add_task("kill -9", total=given.kills, news="")
        try:
            for moves in kills(folder, given.kills, given.kill_tables, given.kill_moves):
                done += 1
                progress.update(bar, completed=done, news=f"{done} times, {moves} moves")
        except KeyboardInterrupt:
            progress.stop()
            print(f"killed with -9 {done} times so far; {moves} moves acknowledged, none lost")
            raise
    under = f"while {given.kill_tables} tables were played"
    print(f"{done} times killed with -9 {under}; {moves} moves acknowledged, none lost")


def main() -> int:
    """Runs all parts; exit code 1 if anything is wrong, 130 if interrupted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="each with a player, a spectator and two bots")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--level", default="level-1", help="of the bots")
    parser.add_argument("--think", type=float, default=2.0, help="seconds a player thinks about a decision, on average")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--kill-tables", type=int, default=20, help="tables that are played when the server is killed")
    parser.add_argument("--kill-moves", type=int, default=60, help="moves that are acknowledged between two kills")
    parser.add_argument("--attack", nargs="*", choices=[*ATTACKS, []], help="only these attacks; none named: all")
    parser.add_argument("--attack-seconds", type=float, default=15.0, help="for each attack; 0: none")
    parser.add_argument("--crowd", action="store_true", help="only the crowd: how long people wait for their bots")
    parser.add_argument("--crowd-seconds", type=float, default=40.0, help="for each of both crowds; 0: none")
    given = parser.parse_args()
    if given.attack is not None or given.crowd:
        given.minutes = given.kills = 0
        given.attack_seconds *= given.attack is not None
        given.crowd_seconds *= given.crowd
    well = True
    try:
        with tempfile.TemporaryDirectory() as folder:
            if given.minutes > 0:
                well = loaded(Path(folder), given)
            if given.attack_seconds > 0:
                well = attacked(Path(folder), given) and well
            if given.crowd_seconds > 0:
                well = crowded(Path(folder), given.crowd_seconds) and well
            if given.kills > 0:
                killed(Path(folder), given)
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
