"""Makes packed replays for the development page from games of greedy bots: python web/dev/replays.py [SEED]."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

import pentapolis
from pentapolis import Rng
from pentapolis.bots import bot, decide
from pentapolis.core.record import Record
from pentapolis.wire.offline import offline_data
from pentapolis.wire.replay import Replay, presenter_of

NAMES = ["Ada", "Cypress", "Saffron", "Laurel", "Myrtle"]
FOLDER = Path(__file__).parent / "replays"


def replay(game: str, players: int, seed: int) -> Replay:
    """A whole game of greedy bots."""
    record = Record.start(pentapolis.game(game), players, seed, None, NAMES[:players])
    state, rng = record.first_state(), Rng(seed)
    while not state.over:
        record.append(state, decide(bot("greedy"), state, rng))
    return Replay(presenter_of("dev", record))


def main() -> None:
    """Makes one replay of each game for few and for many players."""
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    FOLDER.mkdir(exist_ok=True)
    for game, players in (("akropolis", 2), ("akropolis", 4), ("uchronia", 2), ("uchronia", 4)):
        path = FOLDER / f"{game}-{players}.json"
        path.write_bytes(msgspec.json.encode(offline_data(replay(game, players, seed), "en")))
        print(f"{path.name}: {path.stat().st_size // 1024} KB")


main()
