"""The scores of all seats, term by term, as far as the viewer of the picture knows them."""

from __future__ import annotations

from .canvas import Canvas, lines_of
from .table import Table

ROW = 22
FIRST = 150  # the column of names
NARROW = 74  # a column of points
SIZE = 11  # of the names of terms
LINE = 13


def narrowest(table: Table) -> float:
    """The width from which on the names of all terms can be read."""
    return FIRST + 60 + NARROW * len(table.view["score_sheets"][0])


def draw_scores(canvas: Canvas, table: Table, width: float) -> float:
    """A row for each seat; returns how tall they are together."""
    sheets = table.view["score_sheets"]
    terms = [line["term"] for line in sheets[0]]
    step = min(110.0, (width - FIRST - 60) / max(1, len(terms)))
    heads = [lines_of(table.word(f"term-{term}"), SIZE, step - 10) for term in terms]
    top = LINE * (max([len(lines) for lines in heads], default=1) - 1)
    height = top + ROW * (len(sheets) + 1) + 8
    canvas.box(0, 0, width, height, "panel", "line")
    for at, lines in enumerate(heads):
        for number, words in enumerate(lines):
            y = 17 + top - LINE * (len(lines) - 1 - number)
            canvas.text(FIRST + 60 + step * (at + 1) - 8, y, words, SIZE, "ink-3", anchor="end", width=step - 10)
    for seat, sheet in enumerate(sheets):
        y = top + ROW * (seat + 1) + 17
        canvas.seat(seat, 16, y - 4, 6)
        canvas.text(30, y, table.names[seat], 13, weight=600, width=FIRST - 30)
        canvas.text(FIRST + 45, y, sum(line["points"] for line in sheet), 14, weight=700, anchor="end")
        for at, line in enumerate(sheet):
            canvas.text(FIRST + 60 + step * (at + 1) - 8, y, line["points"], 13, "ink-2", anchor="end")
    return height
