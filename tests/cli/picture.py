"""Draws the picture of the README: `python -m tests.cli.picture`. It needs no font from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from pentapolis.cli.record_files import sound_record
from pentapolis.cli.screens import screen_of
from pentapolis.cli.session import TerminalSession
from pentapolis.cli.terminal import Terminal

RECORD = Path(__file__).with_name("picture.jsonl")
PICTURE = Path(__file__).parents[2] / "docs" / "picture.svg"
FONTS = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"
STEP = 12.2  # width of a character in the drawing


def picture() -> str:
    """The screen before a decision in the middle of a game, as SVG."""
    terminal = Terminal("en")
    with Path("/dev/null").open("w") as nowhere:
        terminal.out = Console(
            record=True,
            width=78,
            height=44,
            file=nowhere,
            force_terminal=True,
            color_system="truecolor",
            highlight=False,
        )
        session = TerminalSession.resume(terminal.texts, sound_record(RECORD), None)
        screen = screen_of(session.game)(terminal, session)
        terminal.out.print(screen.render())
        terminal.out.print(Text(screen.question(), style="bold"))
        terminal.out.print(Text(screen.ways(), style="dim"))
        terminal.out.print("> ", end="", highlight=False)
        drawn = terminal.out.export_svg(title="pentapolis play akropolis", unique_id="pentapolis")
    return _tidy(drawn)


def _tidy(drawn: str) -> str:
    """Without fonts from other places, and with every run of characters where it begins to be seen."""
    drawn = re.sub(r"@font-face\s*\{.*?\}\s*", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r"font-family: (?:Fira Code, monospace|arial);", f"font-family: {FONTS};", drawn)
    drawn = re.sub(r"<!-- Generated.*?-->\s*", "", drawn)
    run = re.compile(
        r'<text class="([^"]+)" x="([^"]+)" y="([^"]+)" textLength="([^"]+)"([^>]*)>((?:&#160;)*)([^<]*)</text>'
    )
    return run.sub(_moved, drawn)


def _moved(match: re.Match[str]) -> str:
    kind, x, y, length, rest, blanks, text = match.groups()
    if not text.strip():
        return ""
    shift = STEP * blanks.count("&#160;")
    place = f'x="{float(x) + shift:g}" y="{y}" textLength="{float(length) - shift:g}"'
    return f'<text class="{kind}" {place}{rest}>{text}</text>'


if __name__ == "__main__":
    PICTURE.write_text(picture(), "utf-8")
