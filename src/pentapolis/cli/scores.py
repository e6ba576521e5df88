"""Scores as tables: the live panel beside the game, and the sheet at its end."""

from __future__ import annotations

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from ..core.score import ScoreLine
from ..core.state import ALL, State
from .terminal import Terminal

CURRENT = "bold #e08a5c"
LONGEST = 12  # letters of a name in the live panel


def factors(line: ScoreLine) -> str:
    """The parts of a term as one would write them on the pad; empty if it has none."""
    return line.sign.join(str(part) for part in line.parts.values()).replace("+-", "−")


def term_name(terminal: Terminal, state: State, term: str) -> str:
    """What people call the term."""
    return terminal.say(f"{state.game.id}-term-{term}")


def live_scores(
    terminal: Terminal, state: State, names: list[str], seats: list[int] | None = None, viewer: int | None = ALL
) -> Grid:
    """Every term of every seat, or of those seats, as the viewer may know it; the one that decides is in colour."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_footer=True)
    grid.add_column("", footer=terminal.say("cli-total"), no_wrap=True)
    shown = list(range(len(names))) if seats is None else seats
    sheets = {seat: state.score_sheet(seat, viewer) for seat in shown}
    for seat in shown:
        style = CURRENT if seat == state.player and not state.over else "bold"
        grid.add_column(
            Text(shortened(names[seat], LONGEST), style=style),
            footer=Text(str(sum(line.points for line in sheets[seat])), style=style),
            justify="right",
            no_wrap=True,
        )
    for lines in zip(*sheets.values(), strict=True):
        grid.add_row(term_name(terminal, state, lines[0].term), *[_cell(line) for line in lines])
    return grid


def _cell(line: ScoreLine) -> Text:
    if len(line.parts) < 2:
        return Text(str(line.points))
    return Text(f"{factors(line)} = {line.points}", style="" if line.points else "dim")


def score_sheet(terminal: Terminal, state: State, names: list[str]) -> Grid:
    """The pad of the box: factors and points of every seat, the total, the winners marked."""
    grid = Grid(box=box.ROUNDED, title=terminal.say("cli-score-sheet"), title_style="bold", show_footer=True)
    grid.add_column("", footer=Text(terminal.say("cli-total"), style="bold"), no_wrap=True)
    winners = state.winners()
    for seat, score in enumerate(state.scores()):
        style = CURRENT if seat in winners else "bold"
        heading = shortened(names[seat], 20) + (" ★" if seat in winners else "")
        grid.add_column(Text(heading, style=style), justify="right", footer=Text(str(score), style=style))
    sheets = [state.score_sheet(seat) for seat in range(len(names))]
    for lines in zip(*sheets, strict=True):
        cells = [_cell(line).plain for line in lines]
        grid.add_row(term_name(terminal, state, lines[0].term), *cells)
    return grid


def ranking_lines(terminal: Terminal, state: State, names: list[str]) -> list[str]:
    """Who came where, the best first."""
    places = state.ranking()
    scores = state.scores()
    order = sorted(range(len(names)), key=lambda seat: (places[seat], seat))
    return [terminal.say("cli-rank", place=places[seat], name=names[seat], score=scores[seat]) for seat in order]


def changes_text(terminal: Terminal, state: State, terms: dict[str, int]) -> Text:
    """The changes of terms, in the order of the score sheet."""
    found = [f"{term_name(terminal, state, term)} {change:+d}" for term, change in ordered(state, terms)]
    return Text(", ".join(found) if found else terminal.say("cli-no-change"))


def preview_sheet(terminal: Terminal, state: State, action: int) -> Grid:
    """What the action would do to the terms of the seat that decides."""
    seat = state.player
    terms = state.preview(action).terms[seat]
    before = state.score_terms(seat)
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, title=state.notation(action), title_style="bold")
    grid.add_column("")
    grid.add_column(terminal.say("cli-now"), justify="right")
    grid.add_column(terminal.say("cli-then"), justify="right")
    grid.add_column(terminal.say("cli-change"), justify="right")
    for term, change in ordered(state, terms):
        grid.add_row(term_name(terminal, state, term), str(before[term]), str(before[term] + change), f"{change:+d}")
    now, change = sum(before.values()), sum(terms.values())
    grid.add_section()
    grid.add_row(terminal.say("cli-total"), str(now), str(now + change), f"{change:+d}")
    return grid


def ordered(state: State, terms: dict[str, int]) -> list[tuple[str, int]]:
    """The changes in the order of the score sheet."""
    return [(term, terms[term]) for term in state.game.terms if term in terms]


def shortened(name: str, longest: int) -> str:
    """The name, cut if it is long."""
    return name if len(name) <= longest else name[: longest - 1] + "…"
