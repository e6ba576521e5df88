"""What docs/bots.md shows is what happens."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pentapolis
from pentapolis import Rng, State
from pentapolis.bots import External, decide
from tests.bots.programs import command

TEXT = (Path(__file__).parent.parent.parent / "docs" / "bots.md").read_text("utf-8")


def exchange() -> list[str]:
    """The lines of the example."""
    found = re.search(r"```text\n(.*?)```", TEXT, re.DOTALL)
    assert found
    return found[1].splitlines()


def fits(shown: Any, real: Any) -> bool:
    """Whether the real message is what is shown; "..." fits everything, at the end of a list any rest of it."""
    if shown == "...":
        return True
    if isinstance(shown, dict):
        return isinstance(real, dict) and list(shown) == list(real) and all(fits(shown[k], real[k]) for k in shown)
    if isinstance(shown, list) and shown and shown[-1] == "...":
        return isinstance(real, list) and len(real) >= len(shown) and fits(shown[:-1], real[: len(shown) - 1])
    if isinstance(shown, list):
        return isinstance(real, list) and len(shown) == len(real) and all(map(fits, shown, real))
    return type(shown) is type(real) and shown == real


def test_the_exchange_in_the_documentation_is_real(tmp_path: Path) -> None:
    lines = exchange()
    assert {line[0] for line in lines} == set("→←…")
    answers = [line[2:] for line in lines if line.startswith("←")]
    log = tmp_path / "heard"
    body = f"""
answers = {answers!r}
for line in sys.stdin:
    with open({str(log)!r}, "a") as file:
        file.write(line)
    message = json.loads(line)
    if message["type"] in ("hello", "decide"):
        print(answers.pop(0), flush=True) if answers else play(message)
"""
    state = pentapolis.game("akropolis").new(2, 7)
    with External(command(tmp_path, body, loop=False)) as external:
        _play(external, state)
        external.finish(state, 0)
    assert external.incidents == []
    assert external.name == "example"
    heard = [json.loads(line) for line in log.read_text().splitlines()]
    shown = [json.loads(line[2:]) for line in lines if line.startswith("→")]
    assert len(heard) > len(shown), "the rest of the game is left out"
    for expected, real in zip(shown, [*heard[: len(shown) - 1], heard[-1]], strict=True):
        assert fits(expected, real), f"shown: {expected}\nreal: {real}"


def _play(external: External, state: State) -> None:
    rng = Rng(1)
    while not state.over:
        state.play(decide(external, state, rng) if state.player == 0 else state.sample(rng))


def test_the_comparison_sees_differences() -> None:
    assert fits({"a": [1, "..."], "b": "..."}, {"a": [1, 2], "b": {}})
    assert not fits({"a": 1}, {"a": True})
    assert not fits({"a": 1}, {"a": 1, "b": 2})
    assert not fits([1, "..."], [1])
    assert not fits([1, 2], [2, 1])


def test_the_bot_in_the_documentation_plays() -> None:
    found = re.search(r"```python\n(from pentapolis import.*?)```", TEXT, re.DOTALL)
    assert found
    namespace: dict[str, Any] = {}
    exec(found[1], namespace)
    state = pentapolis.game("akropolis").new(2, 3)
    rng = Rng(1)
    while not state.over and state.turn < 8:
        state.play(decide(namespace["Tidy"](), state, rng))
    assert state.turn == 8
