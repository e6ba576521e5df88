"""An analysis as one HTML file that needs nothing else: no script, no network."""

from __future__ import annotations

from html import escape

from ..analysis.result import Analysis, JudgedDecision, Share
from ..wire.analysis_words import BALANCE_KEYS, SIGNS, AnalysisWords, parts

WIDTH, HEIGHT, LEFT, TOP = 960, 240, 40, 12
COLOURS = ("#b8432f", "#2f5fb0", "#3f7d3a", "#b98a1d", "#6b4a9a", "#555555")
STYLE = """
:root { color-scheme: light dark; --ink: #2b2620; --soft: #6f675c; --paper: #fbf7ee; --card: #fffdf8; --line: #d9cfbd; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #efe8da; --soft: #b3a995; --paper: #1f1c18; --card: #292520; --line: #4a4338; }
}
body { margin: 0 auto; max-width: 62rem; padding: 1rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; background: var(--card); }
th, td { padding: .3rem .5rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; }
th:first-child, td:first-child { text-align: left; }
.scroll { overflow-x: auto; } svg { width: 100%; height: auto; background: var(--card); }
details { background: var(--card); border: 1px solid var(--line); border-radius: .4rem; margin: .4rem 0;
  padding: .4rem .7rem; }
summary { cursor: pointer; min-height: 1.8rem; } .soft { color: var(--soft); } ol { margin: .3rem 0; }
text { fill: var(--soft); font-size: 12px; }
"""


def analysis_html(words: AnalysisWords) -> str:
    """The whole page."""
    found = words.analysis
    body = [
        f"<h1>{escape(words.title)}</h1>",
        f'<p class="soft">{escape(words.budget)}</p>',
        f"<h2>{_say(words, 'analysis-in-chances')}</h2>",
        curve(words),
        _balance(words, [balance.chances for balance in found.balance], True),
        f"<h2>{_say(words, 'analysis-in-points')}</h2>",
        _balance(words, [balance.leads for balance in found.balance], False),
        *[_costliest(words, seat) for seat in range(found.seats)],
        _luck(words),
        f"<h2>{_say(words, 'analysis-every')}</h2>",
        *[_decision(words, decision) for decision in found.decisions],
    ]
    return (
        f'<!doctype html>\n<html lang="{words.texts.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        f"<title>{escape(words.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(part for part in body if part)
        + "\n</body>\n</html>\n"
    )


def curve(words: AnalysisWords) -> str:
    """The chances of all seats at every decision, with their intervals."""
    found = words.analysis
    if not found.decisions:
        return ""
    drawn = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{_say(words, "analysis-in-chances")}">']
    for share in (0.0, 0.5, 1.0):
        y = _y(share)
        drawn.append(f'<line x1="{LEFT}" x2="{WIDTH}" y1="{y}" y2="{y}" stroke="currentColor" stroke-opacity=".2"/>')
        drawn.append(f'<text x="0" y="{y + 4}">{escape(words.percent(share))}</text>')
    for seat in range(found.seats):
        drawn += _seat_curve(found, seat)
        drawn.append(f'<text x="{LEFT + 8 + 150 * seat}" y="{HEIGHT - 4}" style="fill:{_colour(seat)}">')
        drawn.append(f"{escape(words.names[seat])}</text>")
    return "".join([*drawn, "</svg>"])


def _seat_curve(found: Analysis, seat: int) -> list[str]:
    figures = [decision.judgement.before.chances[seat] for decision in found.decisions]
    end = found.balance[seat].chances.result
    xs = [_x(number, len(figures)) for number in range(len(figures) + 1)]
    line = " ".join(f"{x},{_y(value)}" for x, value in zip(xs, [*[one.value for one in figures], end], strict=True))
    there = [f"{x},{_y(one.low)}" for x, one in zip(xs, figures, strict=False)]
    back = [f"{x},{_y(one.high)}" for x, one in zip(xs, figures, strict=False)]
    band = " ".join([*there, *reversed(back)])
    return [
        f'<polygon points="{band}" fill="{_colour(seat)}" fill-opacity=".12"/>',
        f'<polyline points="{line}" fill="none" stroke="{_colour(seat)}" stroke-width="2"/>',
    ]


def _x(number: int, count: int) -> float:
    return round(LEFT + (WIDTH - LEFT) * number / max(1, count), 1)


def _y(share: float) -> float:
    return round(TOP + (HEIGHT - 3 * TOP) * (1 - share), 1)


def _colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def _say(words: AnalysisWords, key: str) -> str:
    return escape(words.say(key))


def _balance(words: AnalysisWords, shares: list[Share], chances: bool) -> str:
    rows = []
    for seat, share in enumerate(shares):
        values = parts(share, seat)
        cells = [words.percent(value, sign=True) if chances else words.number(value, sign=True) for value in values]
        rows.append([words.names[seat], *cells])
    return _table(["", *[words.say(key) for key in BALANCE_KEYS]], rows)


def _table(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div>'


def _costliest(words: AnalysisWords, seat: int) -> str:
    decisions = words.analysis.costliest(seat)
    if not decisions:
        return ""
    title = words.say("analysis-costliest", name=words.names[seat])
    rows = [_row(words, decision) for decision in decisions]
    advice = f"<p>{escape(' '.join(words.advice(seat)))}</p>" if words.advice(seat) else ""
    return f"<h2>{escape(title)}</h2>" + advice + _table(["", *[words.say(key) for key in COLUMNS]], rows)


COLUMNS = ("analysis-column-cost", "analysis-column-points", "analysis-column-played", "analysis-column-better")


def _row(words: AnalysisWords, decision: JudgedDecision) -> list[str]:
    judgement = decision.judgement
    head = words.say("analysis-head", n=decision.n, turn=decision.turn, quality=words.quality(decision))
    return [
        f"{SIGNS[judgement.quality]} {head}",
        words.percent(judgement.cost.value),
        words.number(judgement.cost_points.value),
        words.action(decision.n, decision.played),
        words.action(decision.n, judgement.best),
    ]


def _luck(words: AnalysisWords) -> str:
    events = words.analysis.chance_events
    if not events:
        return ""
    rows = []
    for one in events:
        moved = [words.percent(value, sign=True) for value in one.moved.chances]
        sure = words.percent(max(one.moved.sure))
        rows.append([words.luck(one), *moved, f"± {sure}"])
    title = words.say("analysis-luck-events")
    return (
        f"<details><summary>{escape(title)}</summary>"
        + _table(["", *words.names, words.say("analysis-column-interval")], rows)
        + "</details>"
    )


def _decision(words: AnalysisWords, decision: JudgedDecision) -> str:
    """One decision: a line that opens to all that was found."""
    judgement = decision.judgement
    head, *_ = _row(words, decision)
    chance = judgement.before.chances[decision.seat]
    title = f"{head} · {words.names[decision.seat]} · {words.action(decision.n, decision.played)}"
    shown = [f"<details><summary>{escape(title)}</summary>"]
    rows = [
        [
            words.action(decision.n, one.play),
            words.percent(one.chance.value),
            f"{words.percent(one.chance.low)}–{words.percent(one.chance.high)}",
            words.number(one.points.value),
        ]
        for one in judgement.candidates
    ]
    keys = ("analysis-column-chance", "analysis-column-interval", "analysis-column-points")
    shown.append(_table(["", *[words.say(key) for key in keys]], rows))
    if decision.line:
        sentences = [words.costs(decision), *words.reasons(judgement.why)]
        shown.append(f"<p>{escape(' '.join(sentences))}</p>")
        steps = "".join(f"<li>{escape(step)}</li>" for step in words.line(decision))
        shown.append(f"<ol>{steps}</ol>")
    expected = f"{words.percent(chance.value)} ({words.percent(chance.low)}–{words.percent(chance.high)})"
    shown.append(f'<p class="soft">{_say(words, "analysis-column-chance")}: {escape(expected)}</p></details>')
    return "".join(shown)
