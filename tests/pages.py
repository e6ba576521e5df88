"""Reading README and docs."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def page(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def blocks(text: str, language: str) -> list[str]:
    return [match[2] for match in BLOCK.finditer(text) if match[1] == language]


def table_names(text: str, heading: str) -> list[str]:
    """The names in the first column of the table below a heading."""
    section = text.split(f"\n{heading}\n")[1].split("\n#", maxsplit=1)[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("|")]
    return [name for cell in rows for name in re.findall(r"`([^`]+)`", cell)]
