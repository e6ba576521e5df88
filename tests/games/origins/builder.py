"""A bot for tests that lays the pattern of a District card beside its Agora and completes it, and does little else."""

from __future__ import annotations

from pentapolis import Rng, State
from pentapolis.games.origins import actions
from pentapolis.games.origins.board import Board
from pentapolis.games.origins.catalogue import DISTRICTS, NO_COLOUR, STONE
from pentapolis.games.origins.catalogue import _images as images
from pentapolis.games.origins.city import AGORA_CELL, CORNERS
from pentapolis.games.origins.decisions.districts import matching
from pentapolis.games.origins.frames import BUILD_PLACE
from pentapolis.games.origins.market import can_afford, space_of, wisdom_cost
from pentapolis.games.origins.state import OriginsState

SEAT = AGORA_CELL  # the Agora is the south-western tile of the block
STONES, BUILDS, WISDOMS = actions.SITE, actions.SITE + 1, actions.SITE + 2
NOTHING_MORE = (actions.LEAVE, actions.DECLINE, actions.STOP, actions.DONE, actions.PASS)


def wanted(state: OriginsState, board: Board) -> dict[int, int]:
    """The colours that are still missing, by cell, of the first card that leaves one tile open."""
    for number in state.districts:
        for image in images(DISTRICTS[number].pattern):
            if image[0] == NO_COLOUR and NO_COLOUR not in image[1:]:
                cells = {SEAT + corner: colour for corner, colour in zip(CORNERS, image, strict=True)}
                return {cell: colour for cell, colour in cells.items() if cell not in board.tiles}
    return {}


class Builder:
    """Fetches Stone and Wisdom, builds what is missing, and keeps a Freeman for the Seat."""

    def choose(self, world: State, rng: Rng) -> int:
        """A legal action."""
        assert isinstance(world, OriginsState)
        legal, board = world.legal(), world.boards[world.player]
        missing = wanted(world, board)
        for action in self.preferred(world, board, missing):
            if action in legal:
                return action
        ending = [action for action in NOTHING_MORE if action in legal]
        return ending[0] if ending else legal[0]

    def preferred(self, state: OriginsState, board: Board, missing: dict[int, int]) -> list[int]:
        """What it would like to do, the best first; what is asked decides which of it is possible."""
        found: list[int] = []
        if any(matching(state, state.player, seat) for seat in board.seats):
            found += [actions.COMPLETE + die for die in board.unused]
            found += [actions.SEAT + seat for seat in board.seats if matching(state, state.player, seat)]
        kinds = {actions.TILE + colour: colour for colour in missing.values()}
        found += [tile for tile, colour in kinds.items() if self.payable(state, colour)]
        found += [actions.BUILDING, *[actions.PLACE + cell for cell in missing if missing[cell] == self.in_hand(state)]]
        ready = any(self.payable(state, colour) for colour in missing.values())
        if ready:
            found += [BUILDS, actions.BOTTOM]
        short = STONES if board.resources[STONE] < 3 else WISDOMS
        found += [short, WISDOMS if short == STONES else STONES, actions.TOP]
        found += [actions.VISIT + worker for worker in range(actions.COMPLETE - actions.VISIT - 1, -1, -1)]
        if len(board.unused) < 2:  # the last Freeman is for the Seat
            found = [action for action in found if action not in [actions.VISIT + die for die in board.unused]]
        return found

    def in_hand(self, state: OriginsState) -> int:
        """The colour of the tile that is being built, which the market names; -1 for none."""
        return state.stack[-1].a if state.stack[-1].step == BUILD_PLACE else -1

    def payable(self, state: OriginsState, colour: int) -> bool:
        """Whether the tile of that colour in the market can be built as a building."""
        space = space_of(state, colour)
        seat = state.player
        return space >= 0 and can_afford(state, seat, wisdom_cost(state, seat, space), state.market[space])
