"""The numbers of the steps, each under the name of its step: what a frame on the stack asks for."""

from __future__ import annotations

from typing import Final

DRAFT_DIE: Final = 0
SOLO_DISCARD: Final = 1
SOLO_PICK: Final = 2
FIRST_ROUND: Final = 3
CHOOSE_ACTION: Final = 4
SITE: Final = 5
SOLO_TOKEN: Final = 6
SOLO_NEIGHBOUR: Final = 7
VISIT_MENU: Final = 8
CHOOSE_BASIC: Final = 9
STONE_OR_FOOD: Final = 10
MILITARY_MODE: Final = 11
EXCHANGE: Final = 12
BUILD_TILE: Final = 13
BUILD_SIDE: Final = 14
BUILD_PLACE: Final = 15
ACTIVATE: Final = 16
TEMPLE: Final = 17
EXTRA_STEP: Final = 18
RECRUIT: Final = 19
SPEAKER: Final = 20
SAGITTARIUS: Final = 21
FOOD_STEP: Final = 22
CHOOSE_FREEMAN: Final = 23
RECOLOUR: Final = 24
SHIP: Final = 25
KEEP_TILE: Final = 26
COPY: Final = 27
SEAT: Final = 28
DISTRICT_CARD: Final = 29
ACTIVATION_ORDER: Final = 30
SUPERIORITY: Final = 31
PROMOTION_ORDER: Final = 32
ADVANCE: Final = 33
ATTACK_POINTS: Final = 34
ABILITY: Final = 35
TAKE_BACK: Final = 36
NEXT_TURN: Final = 37
ROUND_END: Final = 38
