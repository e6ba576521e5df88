"""Things that happen only if everybody agrees: a takeback, an end without a result, another game."""

from __future__ import annotations

import msgspec

from .protocol import ProposalInfo, ProposalKind


class Proposal(msgspec.Struct):
    """What was proposed by whom, and who has agreed; only people are asked."""

    id: int
    kind: ProposalKind
    by: int
    to: int | None
    agreed: list[int]

    def waiting(self, people: list[int]) -> list[int]:
        """The people who have not answered yet."""
        return [seat for seat in people if seat not in self.agreed]

    def info(self, people: list[int]) -> ProposalInfo:
        """The proposal as readers get it."""
        return ProposalInfo(self.id, self.kind, self.by, self.to, sorted(self.agreed), self.waiting(people))
