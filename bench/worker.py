"""A process that measures what it is asked to: one JSON line in, one JSON line out."""

from __future__ import annotations

import json
import sys
from typing import Any

from . import measures, peers
from .fingerprint import fingerprints
from .setups import Setup

_peers: dict[str, peers.Peer] = {}


def build() -> str:
    """Whether the rules that this process runs are compiled or plain."""
    import pentapolis.core.state as state

    return "plain" if str(state.__file__).endswith(".py") else "compiled"


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """The figures, or whatever else was asked for."""
    kind = request["kind"]
    if kind == "build":
        return {"build": build()}
    if kind == "fingerprints":
        return fingerprints(request["games"], request["only"])
    if kind == "ours":
        measure = measures.MEASURES[request["measure"]]
        return dict(measure(Setup(**request["setup"]), request["seed"], request["seconds"]))
    name = request["peer"]
    if name not in _peers:
        _peers[name] = peers.PEERS[name]()
    return dict(peers.MEASURES[request["measure"]](_peers[name], request["seed"], request["seconds"]))


def main() -> None:
    """Answers until there is nothing more to read; what fails is told, not raised."""
    for line in sys.stdin:
        try:
            reply = answer(json.loads(line))
        except Exception as error:  # the run goes on without this figure
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
