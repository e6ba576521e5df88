"""The games as environments for programs that learn: Gymnasium, PettingZoo, vectors of processes, OpenSpiel.

Importing this package registers `pentapolis/<Game>-v<version>` with Gymnasium for every game that has planes.
OpenSpiel is an extra of its own: `import pentapolis.rl.openspiel` registers the games there.
"""

from __future__ import annotations

from . import extra as extra  # says what is missing before anything else is imported
from .encoders import NoPlanes, encoded_games, encoder, register_encoder
from .gymnasium_env import SeatEnv, env_id, register_ids
from .pettingzoo_env import TableEnv, table_env
from .policies import BadPolicy, LearnedBot, Perceptron, load_policy, save_policy
from .rewards import REWARDS
from .spaces import Spaces
from .vector import vector

__all__ = [
    "REWARDS",
    "BadPolicy",
    "LearnedBot",
    "NoPlanes",
    "Perceptron",
    "SeatEnv",
    "Spaces",
    "TableEnv",
    "encoded_games",
    "encoder",
    "env_id",
    "load_policy",
    "register_encoder",
    "save_policy",
    "table_env",
    "vector",
]

register_ids()
