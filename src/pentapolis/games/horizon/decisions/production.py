"""Production, trade and objectives (R149 to R163)."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import OPEN, Frame
from ..actions import BUY, CLAIM, PRODUCE, RECALL, SELL, STOP, unit_number, unit_of
from ..cards import OBJECTIVE_CONDITIONS, OBJECTIVE_IDS
from ..cubes import SENT, send_cube
from ..frames import TO_OBJECTIVE
from ..frames import TRADE as TRADE_STEP
from ..gain_ops import ANY_TRACK
from ..gains import produce_coins, produce_pawns
from ..places import ON_THE_WAY
from ..scoring import holds
from ..state import HorizonState
from .base import HorizonStep, thing
from .units import kinds_of, unit_data, unit_thing


class Production(HorizonStep):
    """R149: population, coins or trade."""

    def __init__(self) -> None:
        super().__init__("production", "R149", ("produce",), events=("produce_pop", "produce_coins"), on=("objective",))

    def legal(self, state: HorizonState, frame: Frame) -> list[int]:
        """All three, whatever they yield (Q25)."""
        return [PRODUCE, PRODUCE + 1, PRODUCE + 2]

    def allows(self, state: HorizonState, frame: Frame, action: int) -> bool:
        """Any of the three."""
        return PRODUCE <= action < PRODUCE + 3

    def forced(self, state: HorizonState, frame: Frame) -> int:
        """Always a choice."""
        return OPEN

    def apply(self, state: HorizonState, frame: Frame, action: int) -> None:
        """Produces, or opens the exchanges."""
        if action == PRODUCE:
            produce_pawns(state, frame.seat)
        elif action == PRODUCE + 1:
            produce_coins(state, frame.seat)
        else:
            state.push(Frame(TRADE_STEP, frame.seat))

    def more(self, state: HorizonState, frame: Frame, action: int) -> dict[str, Any]:
        """How much would come."""
        board = state.boards[frame.seat]
        if action == PRODUCE:
            opened = board.open_columns()
            return {"count": len([c for c in range(5) if opened & 1 << c and board.columns[c] > 0])}
        return {"count": board.hands() if action == PRODUCE + 1 else 0}

    def targets(self, state: HorizonState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """The columns that give pawns, the track whose hands give coins."""
        where = {"population": thing("columns", frame.seat), "coins": thing("tracks", frame.seat, track="economy")}
        return [where[args["what"]]] if args["what"] in where else []


class Trade(HorizonStep):
    """R153 to R156: exchanges until the player stops."""

    def __init__(self) -> None:
        super().__init__(
            "trade",
            "R153",
            ("stop", "buy", "sell", "recall"),
            events=("buy", "sell", "recall"),
            refusals=("pawn-price", "columns-empty", "no-active", "no-unit"),
            on=("objective",),
        )

    def legal(self, state: HorizonState, frame: Frame) -> list[int]:
        """Stop, the exchanges of pawns and coins, then a recall of every unit, alike ones once."""
        board = state.boards[frame.seat]
        found = [STOP]
        if board.coins >= board.hooks.trade_cost and board.leftmost() >= 0:
            found.append(BUY)
        if board.active > 0:
            found.append(SELL)
        for unit in kinds_of(board):
            found.append(RECALL + unit_number(unit))
        return found

    def allows(self, state: HorizonState, frame: Frame, action: int) -> bool:
        """Looks at that exchange alone."""
        board = state.boards[frame.seat]
        if action == BUY:
            return board.coins >= board.hooks.trade_cost and board.leftmost() >= 0
        if action == SELL:
            return board.active > 0
        if action >= RECALL:
            unit = unit_of(action - RECALL)
            return unit in board.units and unit >> 4 != ON_THE_WAY
        return action == STOP

    def forced(self, state: HorizonState, frame: Frame) -> int:
        """Stop, if nothing can be exchanged."""
        board = state.boards[frame.seat]
        if board.active > 0 or board.units or (board.coins >= board.hooks.trade_cost and board.leftmost() >= 0):
            return OPEN
        return STOP

    def apply(self, state: HorizonState, frame: Frame, action: int) -> None:
        """One exchange, and then perhaps another."""
        if action == STOP:
            return
        seat = frame.seat
        board = state.boards[seat]
        state.push(Frame(TRADE_STEP, seat))
        if action == BUY:  # R154
            coins = board.hooks.trade_cost
            board.coins -= coins
            board.activate(1)
            if state.events is not None:
                state.emit(Event("buy", seat, "R154", {"coins": coins}))
        elif action == SELL:  # R156
            board.exhaust(1)
            board.coins += 1
            if state.events is not None:
                state.emit(Event("sell", seat, "R156", {}))
        else:  # R155
            unit = unit_of(action - RECALL)
            board.remove_unit(unit)
            board.active += 1
            if state.events is not None:
                state.emit(Event("recall", seat, "R155", unit_data(unit)))

    def more(self, state: HorizonState, frame: Frame, action: int) -> dict[str, Any]:
        """The price of a pawn."""
        return {"coins": state.boards[frame.seat].hooks.trade_cost} if action == BUY else {}

    def targets(self, state: HorizonState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """The unit that is recalled."""
        return [unit_thing(frame.seat, args)] if verb == "recall" else []

    def why_not(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """What is missing."""
        board = state.boards[frame.seat]
        if action == BUY:
            if board.leftmost() < 0:
                return self.no("columns-empty", action, "R154")
            return self.no("pawn-price", action, "R154", coins=board.hooks.trade_cost, held=board.coins)
        if action == SELL:
            return self.no("no-active", action, "R156")
        return self.no("no-unit", action, "R155")


class Objective(HorizonStep):
    """R157 to R161: one of the objectives that are fulfilled now, if there is any."""

    def __init__(self) -> None:
        super().__init__(
            "objective",
            "R157",
            ("claim",),
            events=SENT,
            refusals=("not-in-game", "claimed", "unfulfilled"),
            on=("turn_end",),
        )

    def legal(self, state: HorizonState, frame: Frame) -> list[int]:
        """In the order of the groups."""
        board = state.boards[frame.seat]
        found: list[int] = []
        for group in range(3):
            objective = state.objectives[group]
            if frame.seat not in state.claims[group] and holds(board, OBJECTIVE_CONDITIONS[objective]):
                found.append(CLAIM + objective)
        return found

    def apply(self, state: HorizonState, frame: Frame, action: int) -> None:
        """R161: a cube from a track of the player's choice."""
        send_cube(state, frame.seat, ANY_TRACK, TO_OBJECTIVE, state.objectives.index(action - CLAIM))

    def effect(self, state: HorizonState, frame: Frame, action: int) -> str:
        """The condition."""
        return f"horizon-objective-{OBJECTIVE_IDS[action - CLAIM]}-text"

    def targets(self, state: HorizonState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """The card."""
        return [thing("objectives", frame.seat, objective=args["objective"])]

    def why_not(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """Not in this game, claimed before, or not fulfilled."""
        objective = action - CLAIM
        if objective not in state.objectives:
            return self.no("not-in-game", action, "R9")
        if frame.seat in state.claims[state.objectives.index(objective)]:
            return self.no("claimed", action, "R159")
        return self.no("unfulfilled", action, "R160")
