"""The numbers of the steps, each under the name of its step: what a frame on the stack asks for."""

from __future__ import annotations

from typing import Final

GOVERNMENT: Final = 0
SPACE: Final = 1
EXPANSION: Final = 2
PRODUCTION: Final = 3
TRADE: Final = 4
OBJECTIVE: Final = 5
TRACK: Final = 6
SLOT: Final = 7
COLOUR: Final = 8
CARD: Final = 9
RECRUIT: Final = 10
UPGRADE: Final = 11
STEP: Final = 12
BUILDING_TILE: Final = 13
OPTION: Final = 14
GAIN: Final = 15
BASIC: Final = 16
SETTLE: Final = 17
FORTIFY: Final = 18
ENGAGE: Final = 19
BUILD: Final = 20
BUILDER: Final = 21
TURN: Final = 22
EFFECTS: Final = 23
INVEST: Final = 24
PLACE_CUBE: Final = 25
INVESTED: Final = 26
FOUND: Final = 27
ARRIVE: Final = 28
TURN_END: Final = 29
DEED: Final = 30

# What the last int of a decision's frame says of a decision raised by an effect.
MAY_DECLINE: Final = 1
FIRST_EFFECT: Final = 2  # if it is declined, its list has had no effect so far (R38)
STARTED: Final = 4  # the effect is being used: a step has been made, a basic action done
# What the third int of the frame of a list of effects says.
CHOSEN: Final = 1  # R38, R191: the list was chosen; without it the list is a bonus (R190)
HAD_EFFECT: Final = 2  # an earlier effect of it was carried out

# Where a cube goes.
TO_INVESTMENT: Final = 0
TO_VILLAGE: Final = 1
TO_CITY: Final = 2
TO_LEFT: Final = 3
TO_RIGHT: Final = 4
TO_OBJECTIVE: Final = 5
