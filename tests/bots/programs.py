"""Programs that play, well or badly, for the tests of external bots."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

FRAME = """
import json, os, signal, subprocess, sys, time

def say(message):
    print(json.dumps(message), flush=True)

def greet():
    say({"type": "hello", "protocol": 1, "name": "test"})

def play(message, action=None):
    say({"type": "play", "id": message["id"], "action": message["legal"][0] if action is None else action})

"""

LOOP = """
count = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        greet()
    elif message["type"] == "decide":
        count += 1
        decide(message)
"""


def command(tmp_path: Path, body: str, loop: bool = True) -> str:
    """The command that runs a program with this body; `decide(message)` in it is called for every decision."""
    script = tmp_path / "program.py"
    script.write_text(FRAME + body + (LOOP if loop else ""))
    return f"{shlex.quote(sys.executable)} -S {shlex.quote(str(script))}"


def running(pid: str) -> bool:
    """Whether the process lives; one that only waits to be reaped does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
