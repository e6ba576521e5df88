"""Effects as data: a card's text is a list of words with parameters, compiled once and run by one step.

A game declares its words as `Op`s. Its data files say what a card does by lists of them; `Programs` compiles such lists
into numbers, and refuses what it does not know, naming the place. While a program runs, a frame holds its number and
how far it has come, so effects nest depth first and can be saved between any two of them. `Modifiers` add up what the
cards somebody has change for good.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .steps import Frame, Step

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")

# Makes a number of the value of a parameter; the text says where it stands in the data.
Reader = Callable[[object, str, "Programs[Any]"], int]
REQUIRED: Final = -(2**62)


class DataError(ValueError):
    """The data of a game say something that nobody understands; the message names the place."""


def whole(low: int = 0, high: int = 2**31) -> Reader:
    """A whole number in that range."""

    def read(value: object, where: str, programs: Programs[Any]) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise DataError(f"{where}: a whole number from {low} to {high} expected, not {value!r}")
        return value

    return read


def flag(value: object, where: str, programs: Programs[Any]) -> int:
    """True or false, as 1 or 0."""
    if not isinstance(value, bool):
        raise DataError(f"{where}: true or false expected, not {value!r}")
    return int(value)


def word(*words: str) -> Reader:
    """One of the words, as its place among them."""

    def read(value: object, where: str, programs: Programs[Any]) -> int:
        if value not in words:
            raise DataError(f"{where}: one of {', '.join(words)} expected, not {value!r}")
        return words.index(str(value))

    return read


def bits(*members: object) -> Reader:
    """A list of members, as a set of bits in their order."""

    def read(value: object, where: str, programs: Programs[Any]) -> int:
        if not isinstance(value, list):
            raise DataError(f"{where}: a list expected, not {value!r}")
        found = 0
        for at, item in enumerate(value):
            if item not in members:
                raise DataError(f"{where}[{at}]: {item!r} is none of {', '.join(map(str, members))}")
            bit = 1 << members.index(item)
            if found & bit:
                raise DataError(f"{where}[{at}]: {item!r} is there twice")
            found |= bit
        return found

    return read


def program(value: object, where: str, programs: Programs[Any]) -> int:
    """A list of effects inside an effect, as the number of its program."""
    return programs.compile(value, where)


class Param:
    """A parameter of an op: its name, what its values are, and the value where the data say nothing."""

    __slots__ = ("default", "name", "read")

    def __init__(self, name: str, read: Reader, default: int = REQUIRED) -> None:
        self.name = name
        self.read = read
        self.default = default


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Generic[S]):
    """A word of an effect language. `args` are the numbers of its parameters, in the order of their declaration."""

    def __init__(self, name: str, *params: Param) -> None:
        self.name = name
        self.params = list(params)

    def possible(self, state: S, seat: int, args: list[int]) -> bool:
        """Whether it could have any effect for the seat now; what could not is passed over."""
        return True

    def run(self, state: S, seat: int, args: list[int], frame: Frame) -> None:
        """Carries it out, or pushes the decision that does; the frame is that of the program, with flags and source."""


class Instruction(Generic[S]):
    """An op with its numbers."""

    __slots__ = ("args", "op")

    def __init__(self, op: Op[S], args: list[int]) -> None:
        self.op = op
        self.args = args

    def arg(self, name: str, default: int = 0) -> int:
        """The number of the parameter of that name; the default if the op has none such."""
        for param, value in zip(self.op.params, self.args, strict=True):
            if param.name == name:
                return value
        return default


class Programs(Generic[S]):
    """Every list of effects of a game, by number. Number 0 is the empty one."""

    def __init__(self, ops: Iterable[Op[S]]) -> None:
        self.ops: dict[str, Op[S]] = {}
        for op in ops:
            if op.name in self.ops:
                raise ValueError(f"two ops are called {op.name!r}")
            self.ops[op.name] = op
        self.listed: list[list[Instruction[S]]] = [[]]

    def compile(self, data: object, where: str) -> int:
        """The number of the list of effects; raises DataError with the place of what is not understood."""
        if not isinstance(data, list):
            raise DataError(f"{where}: a list of effects expected, not {data!r}")
        if not data:
            return 0
        found = [self._instruction(item, f"{where}[{at}]") for at, item in enumerate(data)]
        self.listed.append(found)  # after all that it contains: what is refused leaves nothing half done
        return len(self.listed) - 1

    def _instruction(self, item: object, where: str) -> Instruction[S]:
        if not isinstance(item, Mapping) or not isinstance(item.get("op"), str):
            raise DataError(f"{where}: an effect names its `op`, not {item!r}")
        op = self.ops.get(item["op"])
        if op is None:
            raise DataError(f"{where}: there is no op {item['op']!r}; there are {', '.join(sorted(self.ops))}")
        unknown = set(item) - {"op", *(param.name for param in op.params)}
        if unknown:
            raise DataError(f"{where}: {op.name} has no parameter {', '.join(sorted(map(str, unknown)))}")
        args: list[int] = []
        for param in op.params:
            if param.name in item:
                args.append(param.read(item[param.name], f"{where}.{param.name}", self))
            elif param.default == REQUIRED:
                raise DataError(f"{where}: {op.name} needs its parameter {param.name!r}")
            else:
                args.append(param.default)
        return Instruction(op, args)

    def carry_out(self, state: S, frame: Frame) -> None:
        """Carries out the next effect of the frame's program (see RunProgram); the rest waits in a frame below it.

        Where programs have one effect each nothing is ever left, and the frame need not be on the stack at all.
        """
        listed = self.listed[frame.a]
        if frame.b + 1 < len(listed):
            state.push(Frame(frame.step, frame.seat, frame.a, frame.b + 1, frame.c, frame.d))
        if frame.b < len(listed):
            instruction = listed[frame.b]
            if instruction.op.possible(state, frame.seat, instruction.args):
                instruction.op.run(state, frame.seat, instruction.args, frame)

    def possible(self, state: S, seat: int, number: int) -> bool:
        """Whether any effect of the program could have an effect now."""
        for instruction in self.listed[number]:
            if instruction.op.possible(state, seat, instruction.args):
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class RunProgram(Step[S]):
    """Carries out a program effect by effect: Frame(step, seat, program, place in it, flags of the game, source).

    What an effect pushes lies above the rest of the program, so it is finished first.
    """

    def __init__(self, programs: Programs[S], name: str = "run_program") -> None:
        super().__init__(name, automatic=True)
        self.programs = programs

    def run(self, state: S, frame: Frame) -> None:
        """The next effect."""
        self.programs.carry_out(state, frame)


class Modifiers:
    """Lasting effects: for every hook, which cards (as bits) add how much."""

    __slots__ = ("_by_hook", "_hooks")

    def __init__(self, hooks: Sequence[str]) -> None:
        self._hooks = {hook: at for at, hook in enumerate(hooks)}
        self._by_hook: list[list[tuple[int, int]]] = [[] for _ in hooks]

    def hook(self, name: str, where: str = "") -> int:
        """The number of the hook."""
        if name not in self._hooks:
            raise DataError(f"{where}: there is no hook {name!r}; there are {', '.join(self._hooks)}")
        return self._hooks[name]

    def add(self, hook: int, card: int, amount: int) -> None:
        """Lets the card, given by its bit, add the amount at the hook."""
        self._by_hook[hook].append((card, amount))

    def total(self, hook: int, cards: int) -> int:
        """What the cards of the set add at the hook."""
        found = 0
        for card, amount in self._by_hook[hook]:
            if cards & card:
                found += amount
        return found

    def amounts(self, hook: int, cards: int) -> list[int]:
        """The amounts of the cards of the set one by one, where they do not add up: programs, or the best of them."""
        return [amount for card, amount in self._by_hook[hook] if cards & card]
