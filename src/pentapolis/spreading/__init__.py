"""Work that is spread over the cores of this machine, or the machines of a Ray cluster: games, lessons, judgements."""

from .executors import Executor, SpreadError
from .force import Force
from .processes import cores, interruptible
from .spread import spread

__all__ = ["Executor", "Force", "SpreadError", "cores", "interruptible", "spread"]
