"""What a type checker sees who writes a program for a game: `mypy --strict` with the package as it is installed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import pentapolis

PROGRAM = """
import pentapolis
from pentapolis.games.akropolis.play_types import Choice

state = pentapolis.game("akropolis").new(players=2, seed=1)
reveal_type(state.view(0)["cities"][0]["cells"][0]["level"])
decision = state.decision
if decision is not None and decision.kind == "place":
    reveal_type(decision.about["price"])

def tile(choice: Choice) -> str:
    if choice.kind == "place":
        reveal_type(choice.targets[0]["cell"])
    else:
        choice.args["rotation"]  # wrong: a tile is taken without one
    return choice.args["tile"]

print([tile(choice) for choice in state.choices()])
for event in state.listen():
    if event.kind == "gain":
        reveal_type(event.data["stones"])
area = state.preview(0).area
if area is not None:
    reveal_type(area["lakes"])
state.view(0)["sites"]  # wrong: it is called site
if state.choices()[0].kind == "castle":  # wrong: there is no such choice
    print()
reveal_type(state.copy())
reveal_type(pentapolis.game("akropolis").load({}).resample(0, pentapolis.Rng(1)))

for name in pentapolis.game_ids():
    some = pentapolis.game(name).new(2, 1)
    reveal_type(some)
    print(some.choices()[0].args["anything"], some.view(None)["anything"])

reveal_type(pentapolis.game("uchronia").new(2, 1).view(0)["forum"])
reveal_type(pentapolis.game("golden_ages").new(2, 1).view(0)["boards"][0]["gold"])
reveal_type(pentapolis.game("origins").new(2, 1).view(0)["round"])
reveal_type(pentapolis.game("horizon").new(2, 1).view(0)["boards"][0]["coins"])
"""


def checked(folder: Path, program: str) -> list[str]:
    """What mypy says of the program, without the place in front."""
    (folder / "bot.py").write_text(program)
    package = Path(pentapolis.__file__).parent.parent
    installed = "site-packages" in package.parts  # where mypy finds it by itself
    environment = {**os.environ, "MYPYPATH": "" if installed else str(package)}
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--hide-error-codes", "bot.py"]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert not done.stderr, done.stderr
    return [line.split(": ", 1)[1] for line in done.stdout.splitlines() if line.startswith("bot.py")]


def test_a_program_is_told_what_a_game_holds(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    said = checked(tmp_path, PROGRAM)
    revealed = [line.split('"', 1)[1].rstrip('"') for line in said if line.startswith("note: Revealed")]
    state = "pentapolis.games.akropolis.state.AkropolisState"
    assert [re.sub(r"State\[Any.*", "State", line).replace("builtins.", "") for line in revealed[:8]] == [
        *("int", "int", "tuple[int, int]", "int", "list[tuple[int, int]]", state, state),
        "pentapolis.core.state.State",
    ]
    assert "dict[" in revealed[8] and revealed[9:] == ["int", "int", "int"]
    errors = [line.removeprefix("error: ") for line in said if line.startswith("error: ")]
    assert errors[0] == 'TypedDict "InHand" has no key "rotation"'
    assert errors[1] == 'TypedDict "View" has no key "sites"'
    assert errors[2].startswith("Non-overlapping equality check")
    assert len(errors) == 3
