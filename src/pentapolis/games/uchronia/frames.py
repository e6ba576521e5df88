"""The numbers of the steps, each under the name of its step: what a frame on the stack asks for."""

from __future__ import annotations

from typing import Final

SETUP_DISCARD: Final = 0
TURN: Final = 1
ACTION: Final = 2
COPY: Final = 3
LATRINES: Final = 4
PLOT_DRAW: Final = 5
TENEMENT: Final = 6
RELAY: Final = 7
TURN_END: Final = 8
PRODUCTION: Final = 9
EXPLORATION: Final = 10
REVEAL: Final = 11
WITHHOLD: Final = 12
VIADUCT: Final = 13
GIVE: Final = 14
TRADE: Final = 15
CONSTRUCTION: Final = 16
PAVED: Final = 17
SAWMILL: Final = 18
FINISH: Final = 19
MONOPOLY_TAKE: Final = 20
BASILICA: Final = 21
PLAZA: Final = 22
SCHOOL: Final = 23
ARCH: Final = 24
FOUNDRY: Final = 25
CHOOSE_BONUS: Final = 26
MARKET: Final = 27
CRANE: Final = 28
WORKSHOP: Final = 29
QUARRY: Final = 30
COLOSSEUM: Final = 31
BATHS_OUT: Final = 32
BATHS_IN: Final = 33
PADDOCK: Final = 34
BRIDGE: Final = 35
LOOK: Final = 36
LIGHTHOUSE: Final = 37
DRAW: Final = 38
