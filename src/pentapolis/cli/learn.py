"""`pentapolis learn`: the lessons of a game at the terminal, played by the real rules."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table as Grid
from rich.text import Text

from ..core.game import game_ids
from ..core.record import BOT, header_of
from ..core.state import State
from ..lessons import NOT_THAT, RIGHT, Attempt, Book, Lesson, Tried, attempt, begin, book, has_lessons
from ..texts.words import told
from .arguments import AsJson, Lang, NoColour
from .as_json import print_json
from .completion import game_names
from .problems import wrong_usage
from .prompt import Prompt, Quit, log_line
from .screen import Command
from .screens import screen_of
from .session import TerminalSession
from .settings import chosen_game
from .terminal import Terminal


def learn(
    context: typer.Context,
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="lesson-help-game", show_default=False, autocompletion=game_names),
    ] = None,
    lesson: Annotated[str | None, typer.Argument(metavar="LESSON", help="lesson-help-name", show_default=False)] = None,
    json: AsJson = False,
    no_colour: NoColour = False,
    lang: Lang = None,
) -> None:
    """Lists games with lessons, or the lessons of a game, or plays one."""
    terminal: Terminal = context.obj
    if no_colour:
        terminal.without_colour()
    if json:
        _tell(terminal, game, lesson)
        return
    if game is None:
        _print_games(terminal)
        return
    found = book(chosen_game(game).id)
    if lesson is None:
        _print_lessons(terminal, found)
    else:
        Learning(terminal, found, _chosen(found, lesson)).run()


def _chosen(found: Book, name: str) -> Lesson:
    """The lesson of that name or number."""
    if name.isascii() and name.isdigit() and 1 <= int(name[:4]) <= len(found.lessons):
        return found.lessons[int(name[:4]) - 1]
    return found.lesson(name)


def _tell(terminal: Terminal, game: str | None, lesson: str | None) -> None:
    """The list of games or lessons, as JSON."""
    if lesson is not None:
        raise wrong_usage("lesson-json-plays-none")
    if game is None:
        books = [(id, book(id)) for id in game_ids() if has_lessons(id)]
        print_json(
            [{"game": id, "name": terminal.say(f"{id}-name"), "lessons": len(found.lessons)} for id, found in books]
        )
        return
    found = book(chosen_game(game).id)
    print_json(
        [
            {"id": lesson.id, "title": terminal.say(lesson.title), "about": terminal.say(lesson.about)}
            for lesson in found.lessons
        ]
    )


def _print_games(terminal: Terminal) -> None:
    for id in game_ids():
        if has_lessons(id):
            count = len(book(id).lessons)
            title = Text(terminal.say(f"{id}-name"), style="bold")
            line = terminal.say("lesson-games-line", game=id, count=count)
            terminal.out.print(Text.assemble(title, "  ", line))


def _print_lessons(terminal: Terminal, found: Book) -> None:
    grid = Grid(box=box.SIMPLE, show_header=False, pad_edge=False)
    grid.add_column(justify="right")
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for number, lesson in enumerate(found.lessons, start=1):
        about = Text.assemble(terminal.say(lesson.title), (f"\n{terminal.say(lesson.about)}", "dim"))
        grid.add_row(str(number), lesson.id, about)
    terminal.out.print(Text(terminal.say("lesson-list-title", game=terminal.say(f"{found.game.id}-name")), "bold"))
    terminal.out.print(grid)
    terminal.out.print(terminal.say("lesson-list-next", game=found.game.id, lesson=found.lessons[0].id))


class Solve(Exception):
    """The learner wants to be shown."""


class LessonPrompt(Prompt):
    """Asks the learner: the words of a table that make sense here, and one for the solution."""

    def _own_commands(self) -> list[Command]:
        left_out = {"cli-command-log", "cli-command-save"}
        common = [command for command in super()._own_commands() if command.name not in left_out]
        return [Command("cli-command-solution", "lesson-help-solution", self.solution), *common]

    def solution(self, rest: str) -> None:
        """Shows how it is done."""
        raise Solve


class Learning:
    """The loop: the coach says something, the learner tries, the rules and the lesson answer."""

    def __init__(self, terminal: Terminal, found: Book, lesson: Lesson) -> None:
        self.terminal = terminal
        self.book = found
        self.lesson = lesson

    def run(self) -> None:
        """Plays the lesson until it is done or the learner leaves."""
        say, out = self.terminal.say, self.terminal.out
        out.print(Text.assemble((say(self.lesson.title), "bold"), "  ", (say(self.lesson.about), "dim")))
        out.print(Text(say("lesson-welcome"), style="dim"))
        out.print()
        at = begin(self.lesson)
        answer = self._task(at)
        try:
            while not at.done:
                at, answer = self._step(at, answer)
        except (Quit, EOFError):
            out.print(say("lesson-left", game=self.lesson.game, lesson=self.lesson.id))
            return
        for line in answer:
            out.print(line)
        out.print(self._end())

    def _step(self, at: Attempt, answer: list[Text]) -> tuple[Attempt, list[Text]]:
        """Asks once; where the learner stands then, and what they are told."""
        session = self._session(at.state)
        prompt = LessonPrompt(self.terminal, session, screen_of(self.book.game)(self.terminal, session))
        try:
            tried = at.play(prompt.ask(answer))
        except Solve:
            return self._shown(at)
        if tried.verdict == NOT_THAT:
            head = Text(self.terminal.say("lesson-not-that-one"), style="bold red")
            return at, [head, self._line(tried.text, tried.rule), *self._pointed(at, [], tried.missing)]
        assert tried.verdict == RIGHT  # what the rules refuse the screen has told already
        return tried.attempt, self._right(session, tried)

    def _shown(self, at: Attempt) -> tuple[Attempt, list[Text]]:
        """What `Show me` plays."""
        session = self._session(at.state)
        steps = at.show()[len(at.moves) - len(at.step_moves) :]
        lines = [Text(self.terminal.say("lesson-shown", moves=", ".join(steps)), style="bold")]
        on = attempt(self.lesson, at.moves[: len(at.moves) - len(at.step_moves)])
        for move in steps:
            tried = on.play(move)
            lines += self._right(session, tried)
            on = tried.attempt
        return on, lines

    def _right(self, session: TerminalSession, tried: Tried) -> list[Text]:
        """What happened, what the coach says of it, and the next task."""
        lines = [log_line(sentence, rule) for sentence, rule in session.lines(tried.played, self.lesson.seat)]
        if tried.step_done:
            lines.append(Text(self.terminal.say(tried.text), style="bold green"))
            if not tried.attempt.done:
                lines += [Text(), *self._task(tried.attempt)]
        return lines

    def _task(self, at: Attempt) -> list[Text]:
        count = {"number": at.number + 1, "count": len(self.lesson.steps)}
        title = self.terminal.say("lesson-step", title=self.terminal.say(self.lesson.step_title(at.step)), **count)
        task = Text(self.terminal.say(self.lesson.task(at.step)))
        return [Text(title, style="bold"), task, *self._pointed(at, at.step.look, at.step.missing)]

    def _line(self, key: str, rule: str) -> Text:
        return Text.assemble(self.terminal.say(key), (f"  {rule}" if rule else "", "dim"))

    def _pointed(self, at: Attempt, look: list[dict[str, Any]], missing: list[dict[str, Any]]) -> list[Text]:
        """The things that a board would ring, by name and place."""
        lines = []
        for key, targets in (("lesson-look", look), ("lesson-missing", missing)):
            named = [self._named(at, target) for target in targets]
            if any(named):
                things = " · ".join([name for name in dict.fromkeys(named) if name])
                lines.append(Text(self.terminal.say(key, things=things), style="cyan"))
        return lines

    def _named(self, at: Attempt, target: dict[str, Any]) -> str:
        fact = at.state.fact(target, at.seat)
        title = "" if fact is None else told(self.terminal.texts, self.book.game, fact.title, fact.args)
        cells = [",".join(map(str, value)) for value in target.values() if isinstance(value, list)]
        return " ".join([title, *cells]).strip()

    def _session(self, state: State) -> TerminalSession:
        """The position as the screens of tables show it."""
        learner = self.terminal.say("cli-name-player", number=self.lesson.seat + 1)
        names = [learner if seat == self.lesson.seat else f"{BOT}level-1" for seat in range(state.players)]
        return TerminalSession(header_of(state, names), state).told_in(self.terminal.texts, None)

    def _end(self) -> str:
        lessons = [lesson.id for lesson in self.book.lessons]
        at = lessons.index(self.lesson.id) + 1
        if at == len(lessons):
            return self.terminal.say("lesson-all-done", game=self.lesson.game)
        return self.terminal.say("lesson-done-next", game=self.lesson.game, lesson=lessons[at])
