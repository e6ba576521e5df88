"""The players of the second telling: boards, pieces, and what their technologies and civilizations are worth."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .reference_map import COMPONENTS, Cell

AGORA = "agora"
NOWHERE = "nowhere"


def by_id(group: str) -> dict[str, dict[str, Any]]:
    return {thing["id"]: thing for thing in COMPONENTS[group]}


TECHNOLOGIES = by_id("technologies")
ROWS_OF_TECHNOLOGIES: list[list[str]] = [row["order"] for row in COMPONENTS["technology_rows"]]
WONDERS = by_id("wonders")
BUILDINGS = by_id("buildings")
CIVILIZATIONS = by_id("civilizations")
JUDGEMENTS = by_id("judgements")
FUTURES = by_id("future_technologies")
GLORY = by_id("glory_tiles")
INVASION_COSTS: list[int] = [space["gold_cost"] for space in COMPONENTS["invasion_track"]]
STARTING = ["wheel", "hunting", "fire", "barter"]


@dataclass
class Colonist:
    """A colonist: on a cell, in the Agora or nowhere yet; standing or lying."""

    place: Any = NOWHERE
    standing: bool = False

    @property
    def on_board(self) -> bool:
        return isinstance(self.place, tuple)


@dataclass
class Card:
    """A building or wonder in play, and whether it was activated in this era."""

    id: str
    used: bool = False

    @property
    def ops(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = (BUILDINGS | WONDERS)[self.id]["ops"]
        return found


@dataclass
class Player:
    """One player: what lies on the own board and what the own pieces do on the common one."""

    seat: int
    hand: dict[int, str]
    future: str
    gold: int = 3  # R9
    vp: int = 0
    developed: list[str] = field(default_factory=lambda: list(STARTING))  # R15
    cubes_on_tiles: dict[str, int] = field(  # R8
        default_factory=lambda: {
            "carriage": 1,
            "agriculture": 1,
            "metallurgy": 1,
            "writing": 1,
            "railroad": 1,
            "architecture": 2,
        }
    )
    reserve: int = 5
    cities: dict[Cell, int] = field(default_factory=dict)
    colonists: list[Colonist] = field(default_factory=lambda: [Colonist(), Colonist(), Colonist()])
    capital: Cell | None = None
    capital_active: bool = True
    civilization: str = ""
    buildings: list[Card] = field(default_factory=list)
    wonders: list[Card] = field(default_factory=list)
    glory: list[str] = field(default_factory=list)
    golden_age: bool = False
    greece_used: bool = False

    # --- technologies ---

    def has(self, technology: str) -> bool:
        return technology in self.developed

    def own_developments(self) -> list[str]:
        """The technology tiles developed; the four printed ones are nobody's merit (G42)."""
        return [technology for technology in self.developed if technology not in STARTING]

    def next_technologies(self) -> list[str]:
        """The lowest missing technology of each row (R128, G30)."""
        found = []
        for row in ROWS_OF_TECHNOLOGIES:
            missing = [technology for technology in row if not self.has(technology)]
            found += missing[:1]
        return found

    def price(self, technology: str, discount: int = 0) -> int:
        """R129, R148, G29: all discounts add up, never below nothing."""
        japan = 2 if self.civilization == "japan" else 0
        return max(0, int(TECHNOLOGIES[technology]["cost"]) - japan - discount)

    def range(self) -> int | None:
        """R48; None is without limit."""
        if self.has("aviation"):
            return None
        if self.has("railroad"):
            return 3
        return 2 if self.has("carriage") else 1

    def slots(self) -> int:
        """R79."""
        return 1 + self.has("writing") + self.has("architecture")

    def gold_for_taking(self, symbol: str) -> int:
        """R57 to R60, R141, R144, R177."""
        if symbol == "game":
            return 1
        if symbol == "wheat":
            base = 3 if self.has("medicine") else 1 if self.has("agriculture") else 0
            return base + (2 if self.civilization == "inca" else 0)
        if symbol == "stone":
            base = 3 if self.has("engineering") else 1 if self.has("metallurgy") else 0
            return base + (2 if self.civilization == "mongolia" else 0)
        assert symbol == "gem"
        base = 4 if self.has("economy") else 2 if self.has("currency") else 0
        return base + {"aztec": 2, "spain": 3, "brazil": 4}.get(self.civilization, 0)

    def gold_per_cube(self) -> int:
        """R73, R74."""
        return (2 if self.has("commerce") else 1) + (2 if self.owns("hagia_sophia") else 0)

    def builds_without_colonist(self) -> bool:
        """R84."""
        return self.has("genetics") or self.civilization in ("rome", "arabia")

    # --- cards ---

    def owns(self, wonder: str) -> bool:
        return any(card.id == wonder for card in self.wonders)

    def walls(self) -> int:
        return sum(BUILDINGS[card.id]["type"] == "wall" for card in self.buildings)

    # --- pieces ---

    def standing_places(self) -> list[Cell]:
        """The cells with own standing colonists, each once: equal colonists are one choice."""
        return sorted({colonist.place for colonist in self.colonists if colonist.on_board and colonist.standing})

    def lying_places(self) -> list[Cell]:
        return sorted({colonist.place for colonist in self.colonists if colonist.on_board and not colonist.standing})

    def colonist(self, place: Any, standing: bool) -> Colonist:
        return next(one for one in self.colonists if one.place == place and one.standing == standing)

    def colonists_on(self, place: Any) -> list[Colonist]:
        return [colonist for colonist in self.colonists if colonist.place == place]

    def in_agora(self) -> int:
        return len(self.colonists_on(AGORA))

    def is_on(self, cell: Cell) -> bool:
        """Whether the player has a colonist or a city there: R56, R62, R64, R65."""
        return cell in self.cities or bool(self.colonists_on(cell))

    def targets_on(self, cell: Cell) -> bool:
        """R88, R89, G19: a city, or a colonist that is not at home."""
        return cell in self.cities or (cell != self.capital and bool(self.colonists_on(cell)))

    def cubes_on_board(self) -> int:
        return sum(self.cities.values())

    def go_home(self, colonist: Colonist) -> None:
        """R34, R94: posture kept."""
        assert self.capital is not None
        colonist.place = self.capital
