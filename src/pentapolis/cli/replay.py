"""`pentapolis replay`: a record move by move, all at once, step by step, as a film, or as a page to keep."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from ..analysis import Analysis, AnalysisError
from ..analysis.run import kept_analysis
from ..core.events import Event
from ..core.move import Move
from ..core.record import Record
from ..server.offline_replay import PageNotBuilt, offline_html, template
from ..wire.replay import Replay, presenter_of
from .arguments import AsJson, Lang, NoColour
from .as_json import print_json
from .problems import Problem, file_problem, wrong_usage
from .prompt import log_line
from .record_files import analysis_beside, check_writable, sound_record, write_text
from .scores import ranking_lines, score_sheet
from .screens import screen_of
from .session import TerminalSession
from .terminal import Terminal

NEXT = ("", "n", "next", "s", "suivant")
BACK = ("p", "b", "previous", "précédent")
LEAVE = ("q", "quit", "quitter")


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-file", show_default=False)],
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="cli-help-at", show_default=False)] = None,
    step: Annotated[bool, typer.Option("--step", help="cli-help-step")] = False,
    speed: Annotated[
        float | None, typer.Option("--speed", metavar="MOVES", help="cli-help-speed", show_default=False)
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="cli-help-html", show_default=False)
    ] = None,
    analysis: Annotated[
        Path | None, typer.Option("--analysis", metavar="FILE", help="cli-help-analysis", show_default=False)
    ] = None,
    json: AsJson = False,
    no_colour: NoColour = False,
    lang: Lang = None,
) -> None:
    """Shows a record."""
    terminal: Terminal = context.obj
    if no_colour:
        terminal.without_colour()
    if speed is not None and not 0 < speed <= 1000:
        raise wrong_usage("cli-bad-speed", value=str(speed))
    if html is not None:
        write_page(terminal, file, html, analysis)
        return
    if analysis is not None:
        raise wrong_usage("cli-analysis-without-html")
    session = TerminalSession.resume(terminal.texts, sound_record(file), None)
    moves = len(session.moves())
    if at is not None and not 0 <= at <= moves:
        raise wrong_usage("cli-no-such-move", number=at, last=moves)
    film = Screening(terminal, session)
    if json:
        print_json(film.told(moves if at is None else at))
        return
    if step:
        film.by_step(at or 0)
    elif at is not None and speed is None:
        film.show(at)
    else:
        film.through(at or 0, 0.0 if speed is None else 1 / speed)


def write_page(terminal: Terminal, file: Path, to: Path, analysis: Path | None) -> None:
    """Writes the record as one HTML file that opens without a network, with its analysis if there is one."""
    check_writable(to)
    record = sound_record(file)
    found = _beside(file, record) if analysis is None else _analysis(analysis, record)
    try:
        page = offline_html(Replay(presenter_of("", record)), terminal.texts.language, template(), found)
    except PageNotBuilt:
        raise Problem("cli-page-not-built") from None
    write_text(to, page)
    terminal.out.print(terminal.say("cli-html-saved", file=str(to)))


def _analysis(path: Path, record: Record) -> Analysis:
    """The analysis in that file; raises AnalysisError if it belongs to another record or is not done."""
    try:
        return kept_analysis(record, path.read_bytes())
    except OSError as error:
        raise file_problem(error, path) from None


def _beside(file: Path, record: Record) -> Analysis | None:
    """The analysis that `pentapolis analyse` has left beside the record, the deeper one first, if it is done."""
    for name in ("deep", "quick"):
        path = analysis_beside(file, name)
        with suppress(AnalysisError, OSError):
            return kept_analysis(record, path.read_bytes())
    return None


class Screening:
    """The moves of a record, to be shown in any order."""

    def __init__(self, terminal: Terminal, session: TerminalSession) -> None:
        self.terminal = terminal
        self.session = session
        self.moves: list[Move] = session.moves()
        self.positions = [*(move.before for move in self.moves), session.state]

    def told(self, last: int) -> dict[str, Any]:
        """The moves up to that one with their lines of the log, and the scores after it, for programs."""
        state, header = self.positions[last], self.session.header
        assert state is not None  # a session of the command line keeps all of them
        moves = [
            {
                "number": number,
                "seat": move.seat,
                "turn": move.turn,
                "play": move.notation,
                "forced": move.forced,
                "lines": [{"text": text, "rule": rule} for text, rule in self.session.lines_of(move.events)],
            }
            for number, move in enumerate(self.moves[:last], start=1)
        ]
        return {
            "game": header.game,
            "rules_version": header.rules_version,
            "options": header.options,
            "names": self.session.names,
            "moves": moves,
            "over": state.over,
            "scores": state.scores(),
            "terms": [state.score_terms(seat) for seat in range(state.seats)],
            "ranking": state.ranking() if state.over else None,
            "winners": state.winners() if state.over else None,
        }

    def through(self, first: int, pause: float) -> None:
        """Shows every move after the first ones, then the score sheet."""
        for number in range(first + 1, len(self.moves) + 1):
            self.show(number, always=False)
            time.sleep(pause)

    def by_step(self, number: int) -> None:
        """Asks after every move where to go."""
        while True:
            if self.terminal.out.is_terminal:
                self.terminal.out.clear()
            self.show(number)
            self.terminal.out.print(Text(self.terminal.say("cli-replay-ways", last=len(self.moves)), style="dim"))
            try:
                answer = input("> ").strip().lower()
            except EOFError:
                return
            if answer in LEAVE:
                return
            number = self._goal(answer, number)

    def _goal(self, answer: str, number: int) -> int:
        if answer in NEXT:
            return min(number + 1, len(self.moves))
        if answer in BACK:
            return max(number - 1, 0)
        if answer.isascii() and answer.isdigit() and int(answer) <= len(self.moves):
            return int(answer)
        self.terminal.out.print(self.terminal.say("cli-replay-unclear", last=len(self.moves)))
        return number

    def show(self, number: int, always: bool = True) -> None:
        """The log lines of a move and what is to be seen after it, if something has changed or always."""
        terminal = self.terminal
        terminal.out.print(Text(terminal.say("cli-replay-move", number=number, last=len(self.moves)), style="bold"))
        state = self.positions[number]
        assert state is not None  # a session of the command line keeps all of them
        events: list[Event] = self.moves[number - 1].events if number else []
        self.session.history.state = state
        for sentence, rule in self.session.lines_of(events):
            terminal.out.print(log_line(sentence, rule))
        screen = screen_of(self.session.game)(terminal, self.session)
        seat = self.moves[number - 1].seat if number else state.player
        if always or screen.grew(events):
            terminal.out.print(screen.after(seat))
        if state.over:
            terminal.out.print(score_sheet(terminal, state, self.session.names))
            for line in ranking_lines(terminal, state, self.session.names):
                terminal.out.print(line)
