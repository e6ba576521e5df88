"""The two decisions of a turn: take a tile, then place it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.errors import Refusal
from ...core.rng import Rng
from ...core.steps import OPEN, Choice, Frame, Step
from .actions import TAKES, placed
from .grid import DIRECTIONS
from .state import PLACE, AkropolisState
from .tiles import QUARRY, TILES

if TYPE_CHECKING:
    from .city import City


class Take(Step[AkropolisState]):
    """R22, R23: any tile of the Site whose price, the number of tiles in front of it, the player can pay."""

    def __init__(self) -> None:
        super().__init__(
            "take",
            rule="R22",
            events=("take",),
            refusals=("take-first", "no-such-tile", "too-dear"),
            effects=("take",),
            explains=True,
        )

    def legal(self, state: AkropolisState, frame: Frame) -> list[int]:
        """Every affordable place in the Site."""
        return list(range(self._count(state, frame)))

    def allows(self, state: AkropolisState, frame: Frame, action: int) -> bool:
        """Whether the tile is there and affordable."""
        return action < self._count(state, frame)

    def sample(self, state: AkropolisState, frame: Frame, rng: Rng) -> int:
        """One of the affordable places."""
        return int(rng.below(self._count(state, frame)))

    def forced(self, state: AkropolisState, frame: Frame) -> int:
        """R102: without Stones there is only the first tile."""
        return OPEN if state.stones[frame.seat] > 0 else 0

    def apply(self, state: AkropolisState, frame: Frame, action: int) -> None:
        """Pays, takes, and goes on to the placing."""
        tile = state.take(frame.seat, action)
        state.push(Frame(PLACE, frame.seat, tile, action))

    def refusal(self, state: AkropolisState, frame: Frame, action: int) -> Refusal:
        """Nothing taken yet, no such tile, or too dear."""
        if action >= TAKES:
            return Refusal("R27", "akropolis-refuse-take-first")
        if action >= len(state.site):
            return Refusal("R22", "akropolis-refuse-no-such-tile", {"price": action, "most": len(state.site) - 1})
        return Refusal("R23", "akropolis-refuse-too-dear", {"price": action, "stones": state.stones[frame.seat]})

    def frame_error(self, state: AkropolisState, frame: Frame) -> str | None:
        """Nothing is in hand yet."""
        if frame.a or frame.b or frame.c or frame.d:
            return "the frame says more than its step knows"
        return alone(state, frame)

    def choice(self, state: AkropolisState, frame: Frame, action: int) -> Choice:
        """The tile and its price."""
        args: dict[str, Any] = {"tile": TILES[state.site[action]].id, "price": action}
        targets = [{"site": action}]
        return Choice(action, "take", args, targets, "akropolis-choice-take", effect="akropolis-effect-take")

    def _count(self, state: AkropolisState, frame: Frame) -> int:
        return min(state.stones[frame.seat] + 1, len(state.site))


class Place(Step[AkropolisState]):
    """R29 to R41: the tile in hand goes anywhere it fits, in any of its turns."""

    def __init__(self) -> None:
        super().__init__(
            "place",
            rule="R29",
            events=("place", "gain", "refill", "architect", "end"),
            refusals=("place-first", "not-adjacent", "overhang", "uneven", "one-tile"),
            effects=("place",),
        )

    def legal(self, state: AkropolisState, frame: Frame) -> list[int]:
        """Every placement, footprint by footprint, three turns each."""
        return state.cities[frame.seat].legal()

    def allows(self, state: AkropolisState, frame: Frame, action: int) -> bool:
        """Whether the tile fits there."""
        return action >= TAKES and state.cities[frame.seat].allows(action)

    def sample(self, state: AkropolisState, frame: Frame, rng: Rng) -> int:
        """A random placement."""
        return state.cities[frame.seat].sample(rng)

    def forced(self, state: AkropolisState, frame: Frame) -> int:
        """R99: there is always more than one placement."""
        return OPEN

    def apply(self, state: AkropolisState, frame: Frame, action: int) -> None:
        """Builds, and ends the turn."""
        state.place(frame.seat, frame.a, action)
        state.end_turn(frame.seat)

    def refusal(self, state: AkropolisState, frame: Frame, action: int) -> Refusal:
        """A tile is already in hand, or what is wrong with the ground."""
        if action < TAKES:
            return Refusal("R27", "akropolis-refuse-place-first", {"tile": TILES[frame.a].id})
        return _why_not(state.cities[frame.seat], action)

    def frame_error(self, state: AkropolisState, frame: Frame) -> str | None:
        """R27: the one tile in hand, and a price that its place in the Site can have had."""
        if frame.c or frame.d:
            return "the frame says more than its step knows"
        if not (0 <= frame.a < len(TILES) and 0 <= frame.b <= len(state.site)):
            return "no such tile or price in hand"
        return alone(state, frame)

    def about(self, state: AkropolisState, frame: Frame) -> dict[str, Any]:
        """The tile in hand and what it cost."""
        return {"tile": TILES[frame.a].id, "price": frame.b}

    def choice(self, state: AkropolisState, frame: Frame, action: int) -> Choice:
        """Where the tile would lie: its cells in the order of its hexes, and the level it would have."""
        q, r, rotation = placed(action)
        cells = footprint_cells(q, r, rotation)
        city = state.cities[frame.seat]
        level = 1 + city.height(q, r)
        args: dict[str, Any] = {"tile": TILES[frame.a].id, "q": q, "r": r, "rotation": rotation, "level": level}
        covered = [city.hex_at(x, y) for x, y in cells] if level > 1 else []
        args["covered"] = len({number for _, number in covered})
        args["quarries"] = len([kind for kind, _ in covered if kind == QUARRY])
        targets = [{"cell": list(cell)} for cell in cells]
        return Choice(action, "place", args, targets, "akropolis-choice-place", effect="akropolis-effect-place")


def alone(state: AkropolisState, frame: Frame) -> str | None:
    """R20: nothing else is to be done, and the Architect has no decisions."""
    if len(state.stack) > 1 or frame.seat >= state.players:
        return "exactly one player takes or places"
    return None


def footprint_cells(q: int, r: int, rotation: int) -> list[tuple[int, int]]:
    """The cells of the three hexes of a tile, in their order (R29)."""
    first, second = DIRECTIONS[rotation], DIRECTIONS[(rotation + 1) % 6]
    return [(q, r), (q + first[0], r + first[1]), (q + second[0], r + second[1])]


def _why_not(city: City, action: int) -> Refusal:
    """Which rule a placement breaks."""
    cells = footprint_cells(*placed(action))
    heights = [city.height(q, r) for q, r in cells]
    if max(heights) == 0:
        return Refusal("R32", "akropolis-refuse-not-adjacent")
    if min(heights) == 0:
        return Refusal("R34", "akropolis-refuse-overhang", {"empty": heights.count(0)})
    if min(heights) < max(heights):
        return Refusal("R35", "akropolis-refuse-uneven", {"low": min(heights), "high": max(heights)})
    return Refusal("R36", "akropolis-refuse-one-tile")
