"""The numbers of the steps, each under the name of its step: what a frame on the stack asks for."""

from __future__ import annotations

from typing import Final

ERA: Final = 0
CIV: Final = 1
INDIA_TECH: Final = 2
FIRST_PLAYER: Final = 3
EXTEND: Final = 4
PLACE_TILE: Final = 5
CAPITAL: Final = 6
TURN: Final = 7
ACTION: Final = 8
COLONIST: Final = 9
MOVE: Final = 10
FOUND_CITY: Final = 11
CUBES_FROM: Final = 12
LIE_DOWN: Final = 13
BUILDING: Final = 14
DISCARD: Final = 15
ATTACK: Final = 16
GLORY_KEEP: Final = 17
BUILD_WONDER: Final = 18
FREE_TECH: Final = 19
ACTIVATE: Final = 20
CARD_TECH: Final = 21
STAND_UP: Final = 22
SHIFT: Final = 23
DEVELOP: Final = 24
MORE: Final = 25
JUDGEMENT: Final = 26
TURN_END: Final = 27
