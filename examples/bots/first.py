"""A bot that plays the first legal action. It needs nothing but Python: python3 examples/bots/first.py

Copy it, and put something better where `legal[0]` stands. The protocol is explained in docs/bots.md.
"""

import json
import sys


def main() -> None:
    """Answers line by line until there is nothing more to read."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer({"type": "hello", "protocol": 1, "name": "first"})
        elif message["type"] == "decide":
            answer({"type": "play", "id": message["id"], "action": message["legal"][0]})


def answer(message: dict[str, object]) -> None:
    """Writes one line and sends it off at once: a line that waits in a buffer is an answer that came too late."""
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main()
