"""Tracks on which markers share spaces: who lies on top of whom is kept, since ties are often settled by it."""

from __future__ import annotations


class Track:
    """One marker for each seat. `stacks` has the markers of every space that has any, the lowest marker first."""

    __slots__ = ("at", "stacks")

    def __init__(self, at: list[int], stacks: dict[int, list[int]]) -> None:
        self.at = at  # by seat: its space
        self.stacks = stacks  # the lists are replaced, never changed: copies share them

    def copy(self) -> Track:
        """An independent copy."""
        return Track(self.at[:], self.stacks.copy())

    def stack(self, space: int) -> list[int]:
        """The markers on the space, the lowest first."""
        return self.stacks.get(space, [])

    def put_on_top(self, seat: int, space: int) -> None:
        """Moves the marker onto the stack of the space; one that stays where it is keeps its place in the stack."""
        if self.at[seat] == space:
            return
        self._leave(seat)
        self.at[seat] = space
        self.stacks[space] = [*self.stack(space), seat]

    def put_under(self, space: int, to: int) -> None:
        """Moves all markers of a space, in their order, under those of another."""
        moving = self.stack(space)
        if space == to or not moving:
            return
        del self.stacks[space]
        self.stacks[to] = [*moving, *self.stack(to)]
        for seat in moving:
            self.at[seat] = to

    def furthest(self) -> int:
        """The marker in front; of several on one space the lowest."""
        return self.stacks[max(self.stacks)][0]

    def behind(self, seat: int) -> int:
        """How many markers are on spaces before that of the seat."""
        own = self.at[seat]
        return sum([1 for space in self.at if space < own])

    def _leave(self, seat: int) -> None:
        space = self.at[seat]
        left = [other for other in self.stacks[space] if other != seat]
        if left:
            self.stacks[space] = left
        else:
            del self.stacks[space]


def new_track(order: list[int], space: int = 0) -> Track:
    """All markers on one space, in that order from the lowest up; seats are numbered from 0 without a gap."""
    return Track([space] * len(order), {space: order[:]})
