"""What one player has: pawns, coins, cubes, units, tokens, cards."""

from __future__ import annotations

from typing import Final

from .cards import (
    ALWAYS_ACTIVE,
    CAPACITY,
    HANDS,
    OPENED,
    PAIRS,
    PRINTED_COINS,
    REACHED,
    START_ACTIVE,
    START_COINS,
    START_STRENGTH,
    TOKEN_PAIRS,
    TRACK_CUBES,
)
from .hooks import NO_HOOKS, Hooks
from .places import STARTS


def unit_code(place: int, kind: int, strength: int) -> int:
    """A unit as one number; alike units have the same."""
    return place * 16 + kind * 8 + strength


# What boards begin with and share. Never changed.
NONE: Final[list[int]] = []
NO_LEVELS: Final[list[int]] = [0, 0, 0, 0, 0]


class Board:
    """One player's things."""

    __slots__ = (
        "active",
        "buildings",
        "cities",
        "coins",
        "columns",
        "cubes",
        "government",
        "held",
        "homes",
        "hooks",
        "invested",
        "leader_vp",
        "leaders",
        "levels",
        "pawn",
        "private",
        "reserve",
        "scholars",
        "seat",
        "techs",
        "tokens",
        "units",
        "villages",
    )

    def __init__(
        self, seat: int, columns: list[int], cubes: list[int], units: list[int], tokens: list[int], held: list[int]
    ) -> None:
        self.seat = seat
        self.columns = columns  # inactive pawns by column
        self.cubes = cubes  # left on the tracks
        self.units = units  # codes, sorted
        self.tokens = tokens  # unit tokens in the reserve: three pairs of settlers, three of soldiers
        self.held = held  # Settle and Fortify tokens
        self.coins = START_COINS
        self.active = START_ACTIVE
        self.invested = 0
        self.pawn = -1  # the space of the Action pawn; off the board before the first turn
        self.government = -1
        self.leader_vp = 0
        self.scholars = 0  # slots as bits
        self.villages = 0
        self.cities = 0
        self.buildings = 0
        # All from here on is replaced, never changed in place: copies share it.
        self.hooks: Hooks = NO_HOOKS
        self.levels = NO_LEVELS  # technologies by level, private ones included
        self.techs = NONE  # cards in force, sorted
        self.private = NONE
        self.leaders = NONE
        self.reserve = NONE  # building tiles, sorted
        self.homes = NONE  # places that bear an own cube, sorted

    def copy(self) -> Board:
        """An independent copy."""
        other = Board(self.seat, self.columns[:], self.cubes[:], self.units[:], self.tokens[:], self.held[:])
        other.coins = self.coins
        other.active = self.active
        other.invested = self.invested
        other.pawn = self.pawn
        other.government = self.government
        other.leader_vp = self.leader_vp
        other.scholars = self.scholars
        other.villages = self.villages
        other.cities = self.cities
        other.buildings = self.buildings
        other.hooks = self.hooks
        other.levels = self.levels
        other.techs = self.techs
        other.private = self.private
        other.leaders = self.leaders
        other.reserve = self.reserve
        other.homes = self.homes
        return other

    # --- population ---

    @property
    def inactive(self) -> int:
        """The pawns in the columns."""
        columns = self.columns
        return columns[0] + columns[1] + columns[2] + columns[3] + columns[4]

    def leftmost(self) -> int:
        """The first column with a pawn (R41); -1 if all are empty."""
        columns = self.columns
        for column in range(5):
            if columns[column] > 0:
                return column
        return -1

    def take_inactive(self) -> bool:
        """Takes a pawn from the leftmost column that has one (R41); False if there is none."""
        column = self.leftmost()
        if column < 0:
            return False
        self.columns[column] -= 1
        return True

    def put_inactive(self) -> None:
        """R42, R43: a pawn goes to the rightmost column with a free slot, or beyond the slots of column A (Q6)."""
        columns = self.columns
        for column in range(4, 0, -1):
            if columns[column] < CAPACITY[column]:
                columns[column] += 1
                return
        columns[0] += 1

    def activate(self, number: int) -> int:
        """Makes so many pawns of the columns active, as far as there are any; how many came."""
        came = 0
        while came < number and self.take_inactive():
            came += 1
        self.active += came
        return came

    def exhaust(self, number: int) -> None:
        """Active pawns go back to the columns."""
        for _ in range(number):
            self.active -= 1
            self.put_inactive()

    def open_columns(self) -> int:
        """R151: the activated columns as bits."""
        found = ALWAYS_ACTIVE
        for track in range(3):
            found |= OPENED[track][self.cubes[track]]
        return found

    def hands(self) -> int:
        """R152: the coins of a coin production, hooks included."""
        found = PRINTED_COINS + self.hooks.produce_coins
        for track in range(3):
            found += HANDS[track][self.cubes[track]]
        return found

    def stages(self) -> int:
        """The government stages reached, as bits (R84 to R86)."""
        found = 0
        for track in range(3):
            found |= REACHED[track][self.cubes[track]]
        return found

    # --- cubes ---

    def cubes_left(self) -> int:
        """Cubes on the three tracks."""
        return self.cubes[0] + self.cubes[1] + self.cubes[2]

    # --- units and their tokens ---

    def best_token(self, kind: int, strength: int, own: int = 0) -> int:
        """The best strength up to that one for which a token is there (R97); 0 if none.

        `own` is the strength of a unit whose own token may be used again, on either side (R100).
        """
        first = kind * PAIRS
        pair = (strength - 1) // 2
        own_pair = (own - 1) // 2 if own > 0 else -1
        while pair >= 0:
            if self.tokens[first + pair] > 0 or pair == own_pair:
                return min(strength, 2 * pair + 2)
            pair -= 1
        return 0

    def add_unit(self, place: int, kind: int, strength: int) -> None:
        """A unit with a token from the reserve."""
        self.tokens[kind * PAIRS + (strength - 1) // 2] -= 1
        self._insert(unit_code(place, kind, strength))

    def remove_unit(self, code: int) -> None:
        """Takes a unit off the map; its token goes to the reserve (R102), its pawn is for the caller."""
        self.units.remove(code)
        self.tokens[(code >> 3 & 1) * PAIRS + ((code & 7) - 1) // 2] += 1

    def move_unit(self, code: int, place: int) -> int:
        """Brings a unit to another place; its new code."""
        self.units.remove(code)
        moved = place * 16 + (code & 15)
        self._insert(moved)
        return moved

    def change_strength(self, code: int, strength: int) -> int:
        """Exchanges the token of a unit; its new code."""
        self.remove_unit(code)
        self.add_unit(code >> 4, code >> 3 & 1, strength)
        return (code >> 3 << 3) + strength

    def _insert(self, code: int) -> None:
        units = self.units
        at = len(units)
        units.append(code)
        while at > 0 and units[at - 1] > code:
            units[at] = units[at - 1]
            at -= 1
        units[at] = code

    # --- cards and places ---

    def add_home(self, place: int) -> None:
        """R193: from now on the place bears an own cube."""
        if place not in self.homes:
            self.homes = sorted([*self.homes, place])

    def add_level(self, level: int) -> None:
        """One more technology of that level."""
        levels = self.levels[:]
        levels[level] += 1
        self.levels = levels

    def technologies(self) -> int:
        """Scholars on the tree and private technologies."""
        levels = self.levels
        return levels[1] + levels[2] + levels[3] + levels[4]


def new_board(seat: int) -> Board:
    """R15, R16: a player at the beginning, with a settler on the starting tile."""
    board = Board(seat, CAPACITY[:], TRACK_CUBES[:], [], TOKEN_PAIRS[:], [0, 0])
    board.add_unit(STARTS + seat, 0, START_STRENGTH)
    return board
