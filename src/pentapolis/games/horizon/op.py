"""A word of the effect language."""

from __future__ import annotations

from ...core.effects import Op, Param
from .state import HorizonState


class HorizonOp(Op[HorizonState]):
    """A word of the language; `optional` as the data say of it."""

    def __init__(self, name: str, *params: Param, optional: bool = False) -> None:
        super().__init__(name, *params)
        self.optional = optional

    def may_be_declined(self, state: HorizonState, seat: int, args: list[int], chosen: bool) -> bool:
        """Whether it is one of those that can be declined at all."""
        return self.optional
