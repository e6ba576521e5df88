"""`pentapolis replay`: a record move by move, all at once, step by step, as a film, or as a page to keep."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ..core.events import Event
from ..core.undo import Moment
from ..server.offline_replay import PageNotBuilt, offline_html, template
from ..wire.replay import Replay, presenter_of
from .arguments import Lang, NoColour
from .desk import Desk
from .files import check_writable, sound_record, write_text
from .problems import Problem, wrong_usage
from .prompt import log_line
from .scores import ranking_lines, score_sheet
from .session import Session
from .tables import table_of

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
    no_colour: NoColour = False,
    lang: Lang = None,
) -> None:
    """Shows a record."""
    desk: Desk = context.obj
    if no_colour:
        desk.without_colour()
    if speed is not None and not 0 < speed <= 1000:
        raise wrong_usage("cli-bad-speed", value=str(speed))
    if html is not None:
        write_page(desk, file, html)
        return
    session = Session.resume(desk.texts, sound_record(file), None)
    moves = len(session.history.moments)
    if at is not None and not 0 <= at <= moves:
        raise wrong_usage("cli-no-such-move", number=at, last=moves)
    film = Screening(desk, session)
    if step:
        film.by_step(at or 0)
    elif at is not None and speed is None:
        film.show(at)
    else:
        film.through(at or 0, 0.0 if speed is None else 1 / speed)


def write_page(desk: Desk, file: Path, to: Path) -> None:
    """Writes the record as one HTML file that opens without a network."""
    check_writable(to)
    presenter = presenter_of("", sound_record(file))
    try:
        write_text(to, offline_html(Replay(presenter), desk.texts.language, template()))
    except PageNotBuilt:
        raise Problem("cli-page-not-built") from None
    desk.out.print(desk.say("cli-html-saved", file=str(to)))


class Screening:
    """The moments of a record, to be shown in any order."""

    def __init__(self, desk: Desk, session: Session) -> None:
        self.desk = desk
        self.session = session
        self.moments: list[Moment] = session.history.moments
        self.last = session.state

    def through(self, first: int, pause: float) -> None:
        """Shows every move after the first ones, then the score sheet."""
        for number in range(first + 1, len(self.moments) + 1):
            self.show(number, always=False)
            time.sleep(pause)

    def by_step(self, number: int) -> None:
        """Asks after every move where to go."""
        while True:
            if self.desk.out.is_terminal:
                self.desk.out.clear()
            self.show(number)
            self.desk.out.print(Text(self.desk.say("cli-replay-ways", last=len(self.moments)), style="dim"))
            try:
                answer = input("> ").strip().lower()
            except EOFError:
                return
            if answer in LEAVE:
                return
            number = self._goal(answer, number)

    def _goal(self, answer: str, number: int) -> int:
        if answer in NEXT:
            return min(number + 1, len(self.moments))
        if answer in BACK:
            return max(number - 1, 0)
        if answer.isascii() and answer.isdigit() and int(answer) <= len(self.moments):
            return int(answer)
        self.desk.out.print(self.desk.say("cli-replay-unclear", last=len(self.moments)))
        return number

    def show(self, number: int, always: bool = True) -> None:
        """The log lines of a move and what is to be seen after it, if something has changed or always."""
        desk = self.desk
        desk.out.print(Text(desk.say("cli-replay-move", number=number, last=len(self.moments)), style="bold"))
        state = self.moments[number].before if number < len(self.moments) else self.last
        events: list[Event] = self.moments[number - 1].events if number else []
        self.session.history.state = state
        for sentence, rule in self.session.lines_of(events):
            desk.out.print(log_line(sentence, rule))
        table = table_of(self.session.game)(desk, self.session)
        seat = self.moments[number - 1].seat if number else state.player
        if always or table.grew(events):
            desk.out.print(table.after(seat))
        if state.over:
            desk.out.print(score_sheet(desk, state, self.session.names))
            for line in ranking_lines(desk, state, self.session.names):
                desk.out.print(line)
