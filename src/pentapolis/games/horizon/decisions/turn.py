"""The draft of governments, the Action pawn, and the end of a turn."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import BOTTOM, NOTHING, OPEN, Frame
from ..actions import GO, GOVERN
from ..board import Board
from ..cards import ACTION_OF_TECH, ACTIONS, BOARD_ACTIONS, GOVERNMENT_IDS, SPOTS, TECH_IDS, Action, ActionSpot
from ..effects import ACTION_PROGRAMS, do_action, possible_after
from ..scoring import holds
from ..scripts import hooks_of
from ..state import HorizonState
from .base import Automatic, HorizonStep, thing


class Government(HorizonStep):
    """R20: everybody takes a government, the last player first."""

    def __init__(self) -> None:
        super().__init__(
            "government", "R20", ("govern",), events=("govern",), refusals=("not-offered",), on=("turn", "government")
        )

    def legal(self, state: HorizonState, frame: Frame) -> list[int]:
        """Those on the table."""
        return [GOVERN + number for number in state.offered]

    def apply(self, state: HorizonState, frame: Frame, action: int) -> None:
        """R185: its Despotism is in force at once."""
        board = state.boards[frame.seat]
        board.government = action - GOVERN
        board.hooks = hooks_of(board)
        state.offered = [number for number in state.offered if number != board.government]
        if state.events is not None:
            state.emit(Event("govern", frame.seat, "R20", {"government": GOVERNMENT_IDS[board.government]}))

    def targets(self, state: HorizonState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """The card."""
        return [thing("governments", frame.seat, government=args["government"])]

    def effect(self, state: HorizonState, frame: Frame, action: int) -> str:
        """What the government does."""
        return f"horizon-government-{GOVERNMENT_IDS[action - GOVERN]}-text"

    def why_not(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """Somebody has it, or it is not in this game."""
        return self.no("not-offered", action)


class Turn(Automatic):
    """The first turn, once everybody has a government."""

    def __init__(self) -> None:
        super().__init__("turn", events=("round",), on=(BOTTOM,))

    def run(self, state: HorizonState, frame: Frame) -> None:
        """Begins it."""
        state.begin_turn(frame.seat)


def spot_is_open(state: HorizonState, board: Board, spot: ActionSpot) -> bool:
    """R28 to R31, R39: enough players, not the own space, no other pawn there."""
    if spot.least_players > state.players:
        return False
    if board.pawn == spot.number:
        return spot.may_stay
    if spot.unlimited:
        return True
    for other in state.boards:
        if other.pawn == spot.number:
            return False
    return True


def may_do(board: Board, action: Action) -> bool:
    """R27, R33 to R35: whether the player may use spaces of the action at all."""
    if action.basic:
        return True
    if board.pawn < 0:
        return False
    if action.tech >= 0:
        return action.tech in board.techs
    return action.requirement is None or holds(board, action.requirement)


def is_payable(state: HorizonState, seat: int, action: Action, spot: ActionSpot) -> bool:
    """R32, R36, R37: the coin of the space, then the cost, and then some effect is possible."""
    coins = spot.coins + action.cost.coins
    return possible_after(state, seat, coins, action.cost.exhaust, ACTION_PROGRAMS[action.number])


class Space(HorizonStep):
    """R26: the Action pawn moves to a space, and its action is performed."""

    def __init__(self) -> None:
        super().__init__(
            "space",
            "R26",
            ("go",),
            events=("go", "pay"),
            refusals=(
                "first-turn",
                "not-researched",
                "requirement",
                "players",
                "stay",
                "occupied",
                "too-dear",
                "no-effect",
            ),
            on=("expansion",),
        )

    def legal(self, state: HorizonState, frame: Frame) -> list[int]:
        """Basic actions, advanced ones, then technologies in the order of their numbers."""
        board = state.boards[frame.seat]
        found: list[int] = []
        for number in range(BOARD_ACTIONS):
            action = ACTIONS[number]
            if may_do(board, action):
                self._add(state, board, action, found)
        if board.pawn >= 0:
            for tech in board.techs:
                if ACTION_OF_TECH[tech] >= 0:
                    self._add(state, board, ACTIONS[ACTION_OF_TECH[tech]], found)
        return found

    def _add(self, state: HorizonState, board: Board, action: Action, found: list[int]) -> None:
        for number in action.spaces:
            spot = SPOTS[number]
            if spot_is_open(state, board, spot) and is_payable(state, board.seat, action, spot):
                found.append(GO + number)

    def allows(self, state: HorizonState, frame: Frame, action: int) -> bool:
        """Looks at that space alone."""
        if not GO <= action < GO + len(SPOTS):
            return False
        spot = SPOTS[action - GO]
        board = state.boards[frame.seat]
        what = ACTIONS[spot.action]
        return may_do(board, what) and spot_is_open(state, board, spot) and is_payable(state, frame.seat, what, spot)

    def forced(self, state: HorizonState, frame: Frame) -> int:
        """R40: basic action 4 is always there; is there anything else?"""
        board = state.boards[frame.seat]
        only = NOTHING
        for number in range(BOARD_ACTIONS):
            action = ACTIONS[number]
            if may_do(board, action):
                for place in action.spaces:
                    spot = SPOTS[place]
                    if spot_is_open(state, board, spot) and is_payable(state, board.seat, action, spot):
                        if only != NOTHING:
                            return OPEN
                        only = GO + place
        return self._forced_by_cards(state, board, only)

    def _forced_by_cards(self, state: HorizonState, board: Board, only: int) -> int:
        found: list[int] = []
        if board.pawn >= 0:
            for tech in board.techs:
                if ACTION_OF_TECH[tech] >= 0:
                    self._add(state, board, ACTIONS[ACTION_OF_TECH[tech]], found)
                    if found:
                        return OPEN
        return only

    def apply(self, state: HorizonState, frame: Frame, action: int) -> None:
        """The coin of the space, the cost, the effects (R32, R36, R38)."""
        spot = SPOTS[action - GO]
        board = state.boards[frame.seat]
        board.pawn = spot.number
        board.coins -= spot.coins
        if state.events is not None:
            state.emit(Event("go", frame.seat, "R26", {"space": spot.id, "coins": spot.coins}))
        do_action(state, frame.seat, spot.action)

    def more(self, state: HorizonState, frame: Frame, action: int) -> dict[str, Any]:
        """What it costs altogether."""
        spot = SPOTS[action - GO]
        cost = ACTIONS[spot.action].cost
        return {"coins": spot.coins + cost.coins, "exhausted": cost.exhaust}

    def effect(self, state: HorizonState, frame: Frame, action: int) -> str:
        """What the action does."""
        what = ACTIONS[SPOTS[action - GO].action]
        if what.tech >= 0:
            return f"horizon-technology-{TECH_IDS[what.tech]}-action"
        return f"horizon-action-{what.id}-text"

    def targets(self, state: HorizonState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """The space."""
        return [thing("spaces", frame.seat, space=args["space"])]

    def why_not(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """The first rule that closes the space."""
        spot = SPOTS[action - GO]
        board = state.boards[frame.seat]
        what = ACTIONS[spot.action]
        if spot.least_players > state.players:
            return self.no("players", action, "R31", least=spot.least_players)
        if board.pawn < 0 and not what.basic:
            return self.no("first-turn", action, "R27")
        if not may_do(board, what):
            if what.tech >= 0:
                return self.no("not-researched", action, "R33", technology=TECH_IDS[what.tech])
            return self.no("requirement", action, "R35", what=what.id)
        if board.pawn == spot.number:
            return self.no("stay", action, "R28")
        if not spot_is_open(state, board, spot):
            return self.no("occupied", action, "R30")
        coins = spot.coins + what.cost.coins
        if coins > board.coins or what.cost.exhaust > board.active:
            return self.no(
                "too-dear",
                action,
                "R36",
                coins=coins,
                exhausted=what.cost.exhaust,
                held=board.coins,
                active=board.active,
            )
        return self.no("no-effect", action, "R37")


class TurnEnd(Automatic):
    """R23, R165: the next player's turn begins, or the game is over."""

    def __init__(self) -> None:
        super().__init__("turn_end", events=("round", "round_limit", "end"), on=(BOTTOM,))

    def run(self, state: HorizonState, frame: Frame) -> None:
        """R167: everybody has had as many turns when the last round is over."""
        after = (frame.seat + 1) % state.seats
        if after == state.first and state.end_round and state.round >= state.end_round:
            if state.events is not None:
                state.emit(Event("end", frame.seat, "R165", {"round": state.round}))
            return
        state.begin_turn(after)
