"""The Buildings, from the data, and which of them carry which effect.

An Order Bonus or an effect on completion lists its `effects`, ops of effects.py with their parameters. Other effects
are named by their `hook`: for scoring it is a function of scoring.py; a permanent effect is one of the modifiers below,
which the flow asks about by its mask. Another list of Buildings needs other data, and code only for ops and hooks that
do not exist yet.
"""

from __future__ import annotations

from typing import Any, Final

from ...core.effects import DataError, Programs
from ...core.state import State
from .cards import BITS, COLOURS, ORDERS, read_data
from .effects import BONUSES, COMPLETIONS, NO_PROGRAM, STEP_OF

PERMANENT: Final = "permanent"
ORDER_BONUS: Final = "order_bonus"
ON_COMPLETE: Final = "on_complete"
SCORING: Final = "scoring"

SCORING_HOOKS: Final = ("all_colours", "per_building", "per_monopoly")
MODIFIERS: Final = (
    "outpost",
    "garrison",
    "viaduct",
    "tenement",
    "latrines",
    "granary",
    "tavern",
    "brickworks",
    "paved_road",
    "relay",
    "sawmill",
    "menagerie",
    "barracks",
    "embassy",
    "gate",
    "arcades",
    "tower",
    "aqueduct",
    "ramparts",
    "basilica",
    "fountain",
    "senate",
)
HOOKS: Final[dict[str, tuple[str, ...]]] = {
    PERMANENT: MODIFIERS,
    ORDER_BONUS: tuple(BONUSES.ops),
    ON_COMPLETE: tuple(COMPLETIONS.ops),
    SCORING: SCORING_HOOKS,
}
PROGRAMS: Final[dict[str, Programs[State]]] = {ORDER_BONUS: BONUSES, ON_COMPLETE: COMPLETIONS}


class Building:
    """A name of which there are two cards. `source` says whether its effect is printed in the rulebook."""

    __slots__ = (
        "alpha_key",
        "amount",
        "card",
        "colour",
        "colours",
        "copies",
        "cost",
        "hook",
        "id",
        "kind",
        "mask",
        "number",
        "optional",
        "order",
        "program",
        "reconstructed",
        "source",
        "vp",
    )

    def __init__(self, number: int, data: dict[str, Any]) -> None:
        self.number = number
        self.mask = 1 << number
        self.id: str = data["id"]
        self.alpha_key: str = data["alpha_key"]  # R9
        self.colour = COLOURS.index(data["colour"])
        self.cost: int = data["cost"]
        self.vp: int = data["vp"]
        self.copies: int = data["copies"]
        self.kind: str = data["kind"]
        self.order = ORDERS.index(data["order"]) if "order" in data else -1
        self.hook: str = data.get("hook", "")  # or its op
        self.amount: int = data.get("amount", 0)
        # The colours the effect is about, as bits, and the card that stands in for another.
        self.colours = sum(BITS[COLOURS.index(colour)] for colour in data.get("colours", []))
        self.card = COLOURS.index(data["card"]) if "card" in data else -1
        self.optional = False
        self.program = NO_PROGRAM
        self.source: str = data["source"]
        self.reconstructed: list[str] = data["reconstructed"]  # what of the card is not printed
        where = f"buildings.json[{number}] ({self.id})"
        if (self.kind == ORDER_BONUS) != (self.order >= 0):
            raise DataError(f"{where}: an Order Bonus, and only that, names its order")
        if self.kind in PROGRAMS:
            self._read_effects(data, where)
        elif self.hook not in HOOKS[self.kind]:
            raise DataError(f"{where}: there is no {self.kind} hook {self.hook!r}")

    def _read_effects(self, data: dict[str, Any], where: str) -> None:
        """What an Order Bonus or an effect on completion does."""
        told = sorted({"hook", "amount", "colours", "card"} & set(data))
        if told:
            raise DataError(f"{where}: {', '.join(told)} cannot stand beside effects")
        programs = PROGRAMS[self.kind]
        self.program = programs.compile(data.get("effects"), f"{where}.effects")
        effects = programs.listed[self.program]
        if len(effects) != 1:  # its decisions look their parameters up by the Building
            raise DataError(f"{where}.effects: one effect expected, not {len(effects)}")
        self.hook = effects[0].op.name
        self.amount = effects[0].arg("amount")
        self.colours = effects[0].arg("colours")
        self.optional = effects[0].arg("may") == 1

    def json(self) -> dict[str, Any]:
        """The card as plain JSON, with what of it is printed and what is reconstructed."""
        return {
            "colour": COLOURS[self.colour],
            "cost": self.cost,
            "vp": self.vp,
            "kind": self.kind,
            "order": ORDERS[self.order] if self.order >= 0 else None,
            "source": self.source,
            "reconstructed": self.reconstructed,
        }


BUILDINGS: Final[list[Building]] = [Building(number, data) for number, data in enumerate(read_data("buildings.json"))]
BUILDING_IDS: Final[dict[str, int]] = {building.id: building.number for building in BUILDINGS}
COUNT: Final[int] = len(BUILDINGS)
CATALOGUE: Final[dict[str, Any]] = {building.id: building.json() for building in BUILDINGS}

# The same facts as short lists, for the hot paths.
COLOUR_OF: Final[list[int]] = [building.colour for building in BUILDINGS]
COST_OF: Final[list[int]] = [building.cost for building in BUILDINGS]
MASK_OF: Final[list[int]] = [building.mask for building in BUILDINGS]

OF_COLOUR: Final[list[int]] = [sum(b.mask for b in BUILDINGS if b.colour == colour) for colour in range(5)]
BONUSES_OF: Final[list[int]] = [sum(b.mask for b in BUILDINGS if b.order == order) for order in range(5)]
BONUS_OF: Final[list[int]] = [b.program if b.kind == ORDER_BONUS else NO_PROGRAM for b in BUILDINGS]
COMPLETION_OF: Final[list[int]] = [b.program if b.kind == ON_COMPLETE else NO_PROGRAM for b in BUILDINGS]
# The step of its effect, -1 for none.
BONUS_STEP: Final[list[int]] = [STEP_OF[b.hook] if b.kind == ORDER_BONUS else -1 for b in BUILDINGS]
COMPLETION_STEP: Final[list[int]] = [STEP_OF[b.hook] if b.kind == ON_COMPLETE else -1 for b in BUILDINGS]
SCORERS: Final[int] = sum(b.mask for b in BUILDINGS if b.kind == SCORING)


def with_hook(hook: str) -> int:
    """The Buildings that carry the effect, as bits."""
    return sum(building.mask for building in BUILDINGS if building.hook == hook)


def amount_of(hook: str) -> int:
    """The number that belongs to the effect; 0 if no Building carries it."""
    return max([building.amount for building in BUILDINGS if building.hook == hook], default=0)


def colours_of(hook: str) -> int:
    """The colours that the effect is about, as bits."""
    return max([building.colours for building in BUILDINGS if building.hook == hook], default=0)


def optional(hook: str) -> bool:
    """Whether the text of a Building with the effect says "may" (R87)."""
    return any(building.optional for building in BUILDINGS if building.hook == hook)


def id_of(hook: str) -> str:
    """The Building that carries the effect."""
    return next((building.id for building in BUILDINGS if building.hook == hook), "")


OUTPOST: Final[int] = with_hook("outpost")
GARRISON: Final[int] = with_hook("garrison")
VIADUCT: Final[int] = with_hook("viaduct")
TENEMENT: Final[int] = with_hook("tenement")
LATRINES: Final[int] = with_hook("latrines")
GRANARY: Final[int] = with_hook("granary")
TAVERN: Final[int] = with_hook("tavern")
BRICKWORKS: Final[int] = with_hook("brickworks")
PAVED_ROAD: Final[int] = with_hook("paved_road")
RELAY: Final[int] = with_hook("relay")
SAWMILL: Final[int] = with_hook("sawmill")
MENAGERIE: Final[int] = with_hook("menagerie")
BARRACKS: Final[int] = with_hook("barracks")
EMBASSY: Final[int] = with_hook("embassy")
GATE: Final[int] = with_hook("gate")
ARCADES: Final[int] = with_hook("arcades")
TOWER: Final[int] = with_hook("tower")
AQUEDUCT: Final[int] = with_hook("aqueduct")
RAMPARTS: Final[int] = with_hook("ramparts")
BASILICA: Final[int] = with_hook("basilica")
FOUNTAIN: Final[int] = with_hook("fountain")
SENATE: Final[int] = with_hook("senate")
BRIDGE: Final[int] = with_hook("bridge")
COLOSSEUM: Final[int] = with_hook("colosseum")

TENEMENT_ID: Final[str] = id_of("tenement")
LATRINES_CARDS: Final[int] = amount_of("latrines")
GRANARY_CARDS: Final[int] = amount_of("granary")
MENAGERIE_CARDS: Final[int] = amount_of("menagerie")
AQUEDUCT_ACTIVITIES: Final[int] = amount_of("aqueduct")
SENATE_COPIES: Final[int] = amount_of("senate")
# Buildings whose unfinished effects a Gate makes active.
GATED: Final[int] = sum(OF_COLOUR[colour] for colour in range(5) if colours_of("gate") & BITS[colour])
# R125: which card may be added in place of another, and to Buildings of which colours.
STAND_IN: Final[int] = max([b.card for b in BUILDINGS if b.hook == "brickworks"], default=-1)
STAND_IN_FOR: Final[int] = colours_of("brickworks")
