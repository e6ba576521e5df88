"""Pictures of results, as PNG and SVG. Words come from whoever calls: `say` turns a text key into one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure as Picture

from .lab import Group, LabReport
from .pairs import Judge
from .play import Played
from .report import Report
from .stats import Figure

Say = Callable[[str], str]

INK, LINE, SOFT = "#20313a", "#0b6e8a", "#b9c7cc"
WARM = "#b4552d"


def save(picture: Picture, folder: Path, name: str) -> list[Path]:
    """Writes the picture twice, the same bytes for the same picture."""
    paths = [folder / f"{name}.png", folder / f"{name}.svg"]
    with mpl.rc_context({"svg.hashsalt": name, "svg.fonttype": "none"}):
        picture.savefig(paths[0], dpi=150, metadata={"Software": None})
        picture.savefig(paths[1], metadata={"Date": None})
    return paths


def arena_plots(folder: Path, report: Report, judge: Judge, games: list[Played], say: Say) -> list[Path]:
    """Ratings, scores, the cross table and the course of the comparison."""
    return [
        *save(ratings(report, say), folder, "ratings"),
        *save(scores(report, games, say), folder, "scores"),
        *save(cross_table(report, say), folder, "cross"),
        *save(course(report, judge, say), folder, "course"),
    ]


def lab_plots(folder: Path, report: LabReport, say: Say) -> list[Path]:
    """A picture for every key."""
    paths: list[Path] = []
    for key, groups in report.tables.items():
        if groups:
            name = "".join(sign if sign.isalnum() or sign in "._-" else "-" for sign in key)
            paths += save(balance(key, groups, say), folder, f"lab-{name}")
    return paths


def ratings(report: Report, say: Say) -> Picture:
    """A dot for every bot, with its interval."""
    picture, axes = _sheet(len(report.ratings))
    names = list(report.ratings)
    _dots(axes, names, [report.ratings[name].rating for name in names])
    axes.axvline(25, color=SOFT, linewidth=1, zorder=0)
    axes.set_xlabel(say("arena-plot-rating"))
    return picture


def scores(report: Report, games: list[Played], say: Say) -> Picture:
    """How the scores of every bot are spread."""
    picture, axes = _sheet(len(report.ratings))
    names = list(report.ratings)
    spread = [
        [score for played in games for score, sitter in zip(played.scores, played.seats, strict=True) if sitter == name]
        for name in names
    ]
    boxes = axes.boxplot(spread, orientation="horizontal", patch_artist=True, widths=0.5, medianprops={"color": INK})
    for box in boxes["boxes"]:
        box.set(facecolor=SOFT, edgecolor=INK)
    _names_on_the_left(axes, names, first=1)
    axes.set_xlabel(say("arena-plot-score"))
    return picture


def cross_table(report: Report, say: Say) -> Picture:
    """How often the bot of a row was ahead of the bot of a column."""
    names = list(report.ratings)
    rate: dict[tuple[str, str], float] = {}
    for pair in report.pairs:
        if pair.ahead.value is not None:
            rate[pair.first, pair.second] = pair.ahead.value
            rate[pair.second, pair.first] = 1 - pair.ahead.value
    side = 1.6 + 0.9 * len(names)
    picture = Picture(figsize=(side + 1.2, side), layout="constrained")
    axes = picture.subplots()
    grid = [[rate.get((row, column), float("nan")) for column in names] for row in names]
    axes.imshow(grid, vmin=0, vmax=1, cmap="RdBu")
    for y, row in enumerate(names):
        for x, column in enumerate(names):
            if (row, column) in rate:
                value = rate[row, column]
                colour = "white" if abs(value - 0.5) > 0.3 else INK
                axes.text(x, y, f"{100 * value:.0f} %", ha="center", va="center", color=colour)
    axes.set_xticks(range(len(names)), [_short(name) for name in names], rotation=45, ha="right")
    axes.set_yticks(range(len(names)), [_short(name) for name in names])
    axes.set_title(say("arena-plot-cross"), fontsize=10)
    return picture


def course(report: Report, judge: Judge, say: Say) -> Picture:
    """The rate of the pair that took longest, deal by deal, with the interval that holds at every moment."""
    pair = max(judge.pairs, key=lambda pair: -abs(judge.courses[pair][-1][0] - 0.5) if judge.courses[pair] else -1.0)
    points = judge.courses[pair]
    picture = Picture(figsize=(7, 3.6), layout="constrained")
    axes = picture.subplots()
    numbers = range(1, len(points) + 1)
    axes.fill_between(numbers, [p[1] for p in points], [p[2] for p in points], color=SOFT, linewidth=0)
    axes.plot(numbers, [p[0] for p in points], color=LINE)
    axes.axhline(0.5, color=INK, linewidth=1)
    for edge in (0.5 - report.rule.margin, 0.5 + report.rule.margin):
        axes.axhline(edge, color=WARM, linewidth=0.8, linestyle="--")
    axes.set_ylim(0, 1)
    axes.set_xlabel(say("arena-plot-deals"))
    axes.set_title(f"{_short(pair[0])} – {_short(pair[1])}: {say('arena-plot-ahead')}", fontsize=10)
    _bare(axes)
    return picture


def balance(key: str, groups: Sequence[Group], say: Say) -> Picture:
    """Win rate and score difference of every group; what is clear is marked."""
    picture = Picture(figsize=(8, 1.4 + 0.28 * len(groups)), layout="constrained")
    left, right = picture.subplots(1, 2, sharey=True)
    values = [group.value for group in groups]
    _dots(left, values, [group.win_rate for group in groups])
    fair = [group.fair_share for group in groups]
    left.scatter(fair, range(len(groups)), marker="|", s=80, color=INK, zorder=2)
    left.set_xlabel(say("arena-plot-win-rate"))
    left.set_ylabel(key)
    _dots(right, values, [group.difference for group in groups], [group.clear for group in groups])
    right.axvline(0, color=INK, linewidth=1, zorder=0)
    right.set_xlabel(say("arena-plot-difference"))
    return picture


def _sheet(rows: int) -> tuple[Picture, Axes]:
    picture = Picture(figsize=(7, 1.4 + 0.4 * rows), layout="constrained")
    return picture, picture.subplots()


def _dots(axes: Axes, names: list[str], figures: list[Figure], marked: list[bool] | None = None) -> None:
    """A row for each figure: its interval as a line, its value as a dot."""
    for row, figure in enumerate(figures):
        if figure.value is None:
            continue
        colour = WARM if marked and marked[row] else LINE
        if figure.low is not None and figure.high is not None:
            axes.plot([figure.low, figure.high], [row, row], color=colour, linewidth=2, solid_capstyle="butt")
        axes.plot([figure.value], [row], "o", color=colour, markersize=5)
    _names_on_the_left(axes, names)


def _names_on_the_left(axes: Axes, names: list[str], first: int = 0) -> None:
    axes.set_yticks(range(first, first + len(names)), [_short(name) for name in names])
    axes.set_ylim(first + len(names) - 0.5, first - 0.5)
    _bare(axes)


def _bare(axes: Axes) -> None:
    axes.spines[["top", "right"]].set_visible(False)


def _short(name: str) -> str:
    return name if len(name) <= 24 else f"{name[:23]}…"
