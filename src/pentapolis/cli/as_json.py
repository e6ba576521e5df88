"""What a command tells, as JSON on standard output."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

STANDARD = "-"  # standard output, where a file is expected
WITH_FILES = ("simulate", "analyse")  # their --json may be followed by a file


def print_json(told: object) -> None:
    """Prints it, indented, with nothing else beside it."""
    print(msgspec.json.format(msgspec.json.encode(told), indent=1).decode())


def with_standard_output(given: Sequence[str]) -> list[str]:
    """The arguments, where `--json` without a file means standard output as it does in all other commands."""
    found: list[str] = []
    for at, argument in enumerate(given):
        found.append(argument)
        following = given[at + 1] if at + 1 < len(given) else "--"
        if argument == "--json" and following.startswith("--") and any(name in given[:at] for name in WITH_FILES):
            found.append(STANDARD)
    return found
