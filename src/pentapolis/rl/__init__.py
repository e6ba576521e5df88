"""The games as environments for programs that learn: Gymnasium, PettingZoo, vectors of processes, OpenSpiel.

Importing this package registers `pentapolis/<Game>-v<version>` with Gymnasium for every game that has planes.
OpenSpiel is an extra of its own: `import pentapolis.rl.openspiel` registers the games there.
"""

from __future__ import annotations

from . import extra as extra  # says what is missing before anything else is imported
from .encoders import NoPlanes, encoded_games, encoder, register_encoder
from .gymnasium_env import SeatEnv, env_id, register_ids
from .pettingzoo_env import TableEnv, table_env
from .rewards import REWARDS
from .spaces import Spaces
from .vector import vector

__all__ = [
    "REWARDS",
    "NoPlanes",
    "SeatEnv",
    "Spaces",
    "TableEnv",
    "encoded_games",
    "encoder",
    "env_id",
    "register_encoder",
    "table_env",
    "vector",
]

register_ids()
