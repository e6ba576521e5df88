"""Positions and records as HTML, for notebooks: what one looks at there, and can copy from."""

from __future__ import annotations

from html import escape

from ..core.record import BOT, Record
from ..core.state import State
from ..texts import texts
from . import picture, seat_names

CELL = ' style="text-align:right"'
TALLEST = "max-height:24em;overflow:auto"  # of a list of moves; the rest is scrolled to


def position_html(state: State, viewer: int | None, language: str = "en") -> str:
    """The picture of the position as that seat (None: a spectator) sees it, with its score sheets as a table."""
    words = texts(language)
    sheets = state.score_sheets(viewer)
    names = seat_names(state.game, state.options, [""] * state.players, state.seats, language)
    head = "".join(f"<th{CELL}>{escape(name)}</th>" for name in names)
    rows = [
        f"<tr><th>{escape(words.say(f'{state.game.id}-term-{line.term}'))}</th>"
        f"{''.join(f'<td{CELL}>{sheet[at].points}</td>' for sheet in sheets)}</tr>"
        for at, line in enumerate(sheets[0])
    ]
    total, sheet = escape(words.say("cli-total")), escape(words.say("cli-score-sheet"))
    sums = "".join(f"<td{CELL}><b>{points}</b></td>" for points in state.scores_seen(viewer))
    table = f"<tr><th></th>{head}</tr>{''.join(rows)}<tr><th>{total}</th>{sums}</tr>"
    drawn = picture(state, viewer, language)
    return f"<div>{drawn}<details><summary>{sheet}</summary><table>{table}</table></details></div>"


def record_html(record: Record, language: str = "en") -> str:
    """The game with its settings, who played, the points at the end, and every move in notation."""
    words = texts(language)
    header, result = record.header, record.result
    given = [name.removeprefix(BOT) for name in [*header.names, *[""] * header.players][: header.players]]
    scores = [] if result is None else result.scores
    names = seat_names(record.game, header.options, given, max(len(scores), header.players), language)
    defaults = {option.name: option.default for option in record.game.options.values()}
    chosen = [f"{name}: {value}" for name, value in header.options.items() if value != defaults.get(name)]
    points = [*map(str, scores), *[""] * (len(names) - len(scores))]
    told = [f"<tr><th>{escape(name)}</th><td{CELL}>{points[seat]}</td></tr>" for seat, name in enumerate(names)]
    moves = [
        f"<tr><td{CELL}>{number}</td><td>{escape(_name(names, move.seat))}</td>"
        f"<td><code>{escape(move.play)}</code></td></tr>"
        for number, move in enumerate(record.moves, start=1)
    ]
    title = escape(words.say(f"{header.game}-name"))
    return (
        f"<div><b>{title}</b> {escape(', '.join(chosen))}<table>{''.join(told)}</table>"
        f'<div style="{TALLEST}"><table>{"".join(moves)}</table></div></div>'
    )


def _name(names: list[str], seat: int) -> str:
    """Who sits there; the number of the seat, where a record that nobody has checked names one too many."""
    return names[seat] if seat < len(names) else str(seat)
