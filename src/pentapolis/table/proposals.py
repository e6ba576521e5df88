"""Things that happen only if everybody agrees: a takeback, an end without a result, another game, a bot for a seat."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from .requests import ProposalKind


class Proposal(msgspec.Struct):
    """What was proposed by whom, and who has agreed; only people are asked."""

    id: int
    kind: ProposalKind
    by: int
    to: int | None
    agreed: list[int]
    seat: int | None = None
    level: str | None = None

    def waiting(self, people: list[int], away: Collection[int]) -> list[int]:
        """The people who must still answer: nobody waits for who is away, but what they played is not taken back."""
        excused = () if self.kind == "takeback" else away
        return [seat for seat in people if seat not in self.agreed and seat not in excused]
