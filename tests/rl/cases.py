"""The cases of the kit whose games have planes: a game that gets planes is tested here without further ado."""

from __future__ import annotations

from pentapolis.rl import encoded_games
from tests.kit.cases import CASES as ALL

CASES = [case for case in ALL if case.id in encoded_games()]
