"""What a player's cards change for good, added up: one object for a player, made anew whenever a card comes."""

from __future__ import annotations

from typing import Final

from .cards import PRICE_OF_PAWN

HOOKS: Final[tuple[str, ...]] = (
    "move_points",
    "recruit_strength",
    "produce_coins",
    "trade_pop_cost",
    "build_discount",
    "research_discount",
    "force_discount",
    "basic_bonus",
    "on_produce_pop",
    "on_explore",
    "on_settle",
    "on_fortify",
    "on_build",
    "on_discover",
    "first_invest_each_turn",
    "on_cube_placed_outside",
)
MOVE_POINTS: Final = 0
RECRUIT_STRENGTH: Final = 1
PRODUCE_COINS: Final = 2
TRADE_POP_COST: Final = 3
BUILD_DISCOUNT: Final = 4
RESEARCH_DISCOUNT: Final = 5
FORCE_DISCOUNT: Final = 6
BASIC_BONUS: Final = 7
ON_PRODUCE_POP: Final = 8  # from here on: a program that is run at that moment
ON_EXPLORE: Final = 9
ON_SETTLE: Final = 10
ON_FORTIFY: Final = 11
ON_BUILD: Final = 12
ON_DISCOVER: Final = 13
FIRST_INVEST: Final = 14
ON_CUBE: Final = 15


class Hook:
    """One lasting effect: its kind, what it is about (a kind of unit or token, levels as bits, an action), how much."""

    __slots__ = ("about", "amount", "kind")

    def __init__(self, kind: int, about: int, amount: int) -> None:
        self.kind = kind
        self.about = about
        self.amount = amount


class Hooks:
    """The sum of a player's lasting effects. Never changed once made: copies share it."""

    __slots__ = (
        "basics",
        "build_discount",
        "force",
        "move_points",
        "produce_coins",
        "programs",
        "recruit",
        "research",
        "trade_cost",
    )

    def __init__(self, hooks: list[Hook]) -> None:
        self.move_points = 0  # R105
        self.recruit = [0, 0]  # by kind of unit
        self.produce_coins = 0
        self.trade_cost = PRICE_OF_PAWN
        self.build_discount = 0
        self.research = [0] * 5  # by level
        self.force = [0, 0]  # by kind of token
        self.basics: list[list[int]] = [[] for _ in range(5)]  # by basic action: programs
        self.programs: list[list[int]] = [[] for _ in HOOKS]  # by kind of hook, in the order of Q51
        for hook in hooks:
            self._add(hook)

    def _add(self, hook: Hook) -> None:
        kind = hook.kind
        if kind >= ON_PRODUCE_POP:
            self.programs[kind].append(hook.amount)
        elif kind == MOVE_POINTS:
            self.move_points += hook.amount
        elif kind == RECRUIT_STRENGTH:
            self.recruit[hook.about] += hook.amount
        elif kind == PRODUCE_COINS:
            self.produce_coins += hook.amount
        elif kind == TRADE_POP_COST:
            self.trade_cost = min(self.trade_cost, hook.amount)
        elif kind == BUILD_DISCOUNT:
            self.build_discount += hook.amount
        elif kind == RESEARCH_DISCOUNT:
            for level in range(1, 5):
                if hook.about & 1 << level:
                    self.research[level] += hook.amount
        elif kind == FORCE_DISCOUNT:
            self.force[hook.about] += hook.amount
        else:
            self.basics[hook.about].append(hook.amount)


NO_HOOKS: Final = Hooks([])
