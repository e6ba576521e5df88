"""Players' boards: the own one with columns, tracks and cards, the others in a few lines."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ...games.horizon.cards import CAPACITY, COLUMNS, INVESTMENT_SPACES, SPOT_IDS, SPOTS, TRACK_CUBES, TRACKS
from ...games.horizon.wording import action_key
from ..terminal import Terminal
from .tree import seat_mark, tech_ink


class Boards:
    """Draws the boards of a view."""

    def __init__(self, terminal: Terminal, names: list[str]) -> None:
        self.terminal = terminal
        self.names = names

    def own(self, view: dict[str, Any], seat: int) -> Text:
        """Everything on the board of the seat."""
        board = view["boards"][seat]
        text = self.heading(view, seat)
        text.append("\n").append_text(self._columns(board)).append("\n")
        for at, track in enumerate(TRACKS):
            text.append_text(self._track(board, at, track)).append("\n")
        text.append_text(self._cards(board))
        return text

    def other(self, view: dict[str, Any], seat: int) -> Text:
        """The board of a rival in short."""
        board = view["boards"][seat]
        text = self.heading(view, seat)
        cubes = " ".join(
            f"{self.terminal.say(f'horizon-track-{track}')[:4]} {board['cubes'][track]}" for track in TRACKS
        )
        text.append(f"\n  {cubes} · {self.terminal.say('horizon-track-investment')[:6]} {board['invested']}\n  ", "dim")
        return text.append_text(self._cards(board))

    def heading(self, view: dict[str, Any], seat: int) -> Text:
        """Name, points, coins, pawns, tokens and where the Action pawn stands."""
        board = view["boards"][seat]
        mark, style = seat_mark(seat)
        text = Text.assemble((f"{mark} {self.names[seat]}", style), "  ")
        figures = {
            "score": board["score"],
            "coins": board["coins"],
            "active": board["active"],
            "settle": board["settle_tokens"],
            "fortify": board["fortify_tokens"],
        }
        text.append(self.terminal.say("cli-horizon-figures", **figures))
        if board["pawn"] is not None:
            spot = SPOTS[SPOT_IDS.index(board["pawn"])]
            letter = board["pawn"].rpartition(".")[2].upper()
            text.append(f" · ♟ {self.terminal.say(action_key(spot.action))} ({letter})", style="dim")
        return text

    def _columns(self, board: dict[str, Any]) -> Text:
        """Pawns in the columns; activated ones in bold."""
        text = Text("  ")
        for at, column in enumerate(COLUMNS):
            style = "bold" if column in board["open_columns"] else "dim"
            text.append(f"{column} {board['columns'][column]}/{CAPACITY[at]}  ", style=style)
        return text

    def _track(self, board: dict[str, Any], at: int, track: str) -> Text:
        """Cubes left, and what the next one uncovers."""
        left = board["cubes"][track]
        gone = TRACK_CUBES[at] - left
        name = self.terminal.say(f"horizon-track-{track}")
        text = Text.assemble(f"  {name:<15}", ("□" * gone, "dim"), "■" * left)
        if left:
            text.append("  → " + self.terminal.say(f"horizon-space-{track}_{gone + 1}-text"), style="dim")
        return text

    def _cards(self, board: dict[str, Any]) -> Text:
        """Investment, government, technologies, leaders and tiles in the reserve."""
        terminal = self.terminal
        text = Text(f"  {terminal.say('horizon-track-investment')} {board['invested']}/{INVESTMENT_SPACES}")
        if board["government"] is not None:
            stages = ", ".join(terminal.say(f"horizon-stage-{stage}") for stage in board["stages"])
            text.append(f" · {terminal.say('horizon-government-' + board['government'])} ({stages})")
        for id in board["technologies"]:
            text.append(" · ").append(terminal.say(f"horizon-technology-{id}"), style=tech_ink(id))
        for kind, ids in (("leader", board["leaders"]), ("building", board["reserve"])):
            for id in ids:
                text.append(" · ").append(terminal.say(f"horizon-{kind}-{id}"), style="italic")
        return text
