"""Many games side by side, each in a process of its own."""

from __future__ import annotations

from functools import partial
from types import TracebackType
from typing import Any

from gymnasium.vector import AsyncVectorEnv, AutoresetMode

from ..core.errors import InvalidOptions, short_repr
from .gymnasium_env import SeatEnv

PATIENCE = 5.0  # seconds that a process is given to finish its step when all are closed


class GameProcesses(AsyncVectorEnv):
    """Gymnasium's vector of processes that leaves none behind, however it ends: `with vector(...) as games:`."""

    def __enter__(self) -> GameProcesses:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close(terminate=error is not None)

    def close_extras(self, timeout: float | None = PATIENCE, terminate: bool = False) -> None:
        """Asks every process to stop, and stops those that cannot be asked any more."""
        try:
            super().close_extras(timeout, terminate)
        except (OSError, EOFError):
            pass  # a process was gone already
        finally:
            for process in self.processes:
                process.terminate()
                process.join()


def vector(
    game: str,
    num_envs: int,
    *,
    context: str | None = None,
    autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP,
    **settings: Any,
) -> GameProcesses:
    """That many SeatEnvs with the same settings behind one step, each in its own process.

    `context` is how Python starts the processes: fork, spawn or forkserver; None leaves it to the system. A finished
    game is followed by the next one in the same step, so that there is always something legal to do; how it ended is in
    `final_obs` and `final_info`.
    """
    if not isinstance(num_envs, int) or num_envs < 1:
        raise InvalidOptions(f"a vector needs one environment or more, not {short_repr(num_envs)}")
    makers = [partial(SeatEnv, game, **settings)] * num_envs
    return GameProcesses(makers, context=context, autoreset_mode=autoreset_mode)
