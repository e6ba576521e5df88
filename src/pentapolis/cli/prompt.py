"""Asking a person: reads a line, carries out commands, and comes back with an action."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from ..analysis.hints import hint
from ..analysis.judging import numbers
from ..bots import shown_world
from ..texts.words import refusal_line, told
from ..wire.hint_words import PLANS, HintWords
from .problems import Problem, sentence_of
from .record_files import write_record
from .rules import print_rule, rule_id
from .safe_text import folded
from .scores import live_scores
from .screen import Command, GameScreen, Unclear
from .session import TerminalSession
from .terminal import Terminal

LOG_LINES = 20
COMMAND = "cli-command-"  # how the keys of commands begin; the rest is the English word


class Quit(Exception):
    """The player leaves the table."""


class Prompt:
    """One person at a time answers here; hot seats share it."""

    def __init__(self, terminal: Terminal, session: TerminalSession, screen: GameScreen) -> None:
        self.terminal = terminal
        self.session = session
        self.screen = screen
        self._redraw = True
        self._hint: tuple[tuple[int, int], HintWords, int] | None = None  # where, what, and how much of it was told
        self._news: list[Text] = []  # what happened since the last question
        self._commands = [*screen.commands(), *self._own_commands()]
        self._words = {word: command for command in self._commands for word in self._names(command)}

    def _own_commands(self) -> list[Command]:
        return [
            Command("cli-command-undo", "cli-help-undo", self.undo),
            Command("cli-command-why", "cli-help-why", self.why),
            Command("cli-command-explain", "cli-help-explain", self.explain),
            Command("cli-command-hint", "cli-help-hint", self.hint),
            Command("cli-command-rules", "cli-help-rules-word", self.rules),
            Command("cli-command-log", "cli-help-log", self.log),
            Command("cli-command-scores", "cli-help-scores", self.scores),
            Command("cli-command-show", "cli-help-show", self.show),
            Command("cli-command-save", "cli-help-save-word", self.save),
            Command("cli-command-help", "cli-help-help", self.help),
            Command("cli-command-quit", "cli-help-quit", self.quit),
        ]

    def _names(self, command: Command) -> set[str]:
        """The word in the language of the table; the English one is understood everywhere."""
        return {folded(self.terminal.say(command.name)), command.name.removeprefix(COMMAND)}

    def ask(self, news: list[Text]) -> int:
        """The action the player wants; raises Quit, EOFError or KeyboardInterrupt when there is none."""
        self.screen.forget()
        self.screen.news = len(news)
        self._news = news
        self._redraw = True
        while True:
            if self._redraw:
                self._redraw = False
                self._show()
            line = input("> ").strip()
            try:
                action = self._answered(line)
            except (Unclear, Problem) as error:
                self._excuse(error)
                continue
            if action is not None:
                return action

    def hand_over(self) -> None:
        """Hides what the player before has seen, and waits until the next one sits at the keyboard alone."""
        self.terminal.wipe()
        self.terminal.out.print(Text(self.terminal.say("cli-hand-over", name=self._next_name()), style="bold"))
        command = self._words.get(folded(input("> ").strip()))
        if command is not None and command.name == "cli-command-quit":
            raise Quit
        self.terminal.wipe()

    def _next_name(self) -> str:
        return self.session.names[self.session.state.player]

    def _answered(self, line: str) -> int | None:
        """The action behind the line; None if it was a command or only half an answer."""
        word, _, rest = line.partition(" ")
        command = self._words.get(folded(word))
        if not line:
            raise Unclear(self.screen.ways())
        if command is not None:
            command.run(rest.strip())
            return None
        action = self.screen.read(line)
        self._redraw = action is None
        return action

    def _show(self) -> None:
        self.terminal.out.print(self.screen.render())
        for line in self._news:
            self.terminal.out.print(line)
        self._news = []
        self.terminal.out.print(Text(self.screen.question(), style="bold"))
        self.terminal.out.print(Text(self.screen.ways(), style="dim"))

    def _excuse(self, error: Unclear | Problem) -> None:
        sentence = str(error) if isinstance(error, Unclear) else sentence_of(self.terminal, error)[0]
        self.terminal.out.print(Text(sentence, style="yellow"))

    # --- words that every game knows ---

    def undo(self, rest: str) -> None:
        """Takes the last step back."""
        seat = self.session.state.player
        if not self.session.history.undoable(seat):
            raise Unclear(self.terminal.say("cli-nothing-to-undo"))
        self.session.history.undo(seat)
        self.screen.forget()
        self._redraw = True

    def why(self, rest: str) -> None:
        """Says why a move is not possible, or that it is."""
        if not rest:
            raise Unclear(self.terminal.say("cli-why-what"))
        refusal = self.session.state.explain(rest)
        if refusal is None:
            self.terminal.out.print(self.terminal.say("cli-why-legal", move=rest))
            return
        self.terminal.out.print(refusal_line(self.terminal.texts, refusal, self.session.names))
        if refusal.rule:
            print_rule(self.terminal, self.session.game, refusal.rule)

    def hint(self, rest: str) -> None:
        """Helps with the open decision: each time it is asked again a little more, as at a table on the network."""
        state = self.session.state
        position = (len(self.session.moves()), state.turn)
        if self._hint is None or self._hint[0] != position:
            seed = f"{self.session.header.seed_hash} {position}"
            world = shown_world(state, numbers(seed, "door"))
            self._hint = (position, HintWords(self.terminal.texts, world, hint(world, seed), self.session.names), 0)
        _, words, rung = self._hint
        rung = min(rung + 1, PLANS)
        self._hint = (position, words, rung)
        for line in words.lines(rung):
            self.terminal.out.print(Text(line))
        if rung < PLANS:
            self.terminal.out.print(Text(self.terminal.say("cli-hint-more"), style="dim"))

    def explain(self, rest: str) -> None:
        """Says what the things are that a choice touches, or one thing by its name: `explain site=2`."""
        state, game = self.session.state, self.session.game
        if not rest:
            raise Unclear(self.terminal.say("cli-explain-what"))
        if "=" in rest:
            targets = [dict(map(_named, rest.split()))]
        else:
            action = self.screen.read(rest)
            targets = [] if action is None else state.choice(action).targets
        found = [fact for target in targets if (fact := state.fact(target, state.player)) is not None]
        if not found:
            raise Unclear(self.terminal.say("cli-explain-nothing"))
        for fact in {str(fact.json()): fact for fact in found}.values():
            title, *texts = [
                told(self.terminal.texts, game, key, fact.args, names=self.session.names)
                for key in (fact.title, fact.text)
                if key
            ]
            self.terminal.out.print(Text(title, style="bold"))
            for text in texts:
                self.terminal.out.print(log_line(text, fact.rule))
            for line in fact.score:
                parts = f" {line.sign} ".join(str(value) for value in line.parts.values()).replace("+ -", "− ")
                term = self.terminal.say(f"{game.id}-term-{line.term}")
                self.terminal.out.print(f"  {term}: {line.points}" + (f" = {parts}" if parts else ""))

    def rules(self, rest: str) -> None:
        """Shows one rule, or where to find them all."""
        if rest:
            print_rule(self.terminal, self.session.game, rule_id(self.session.game, rest))
        else:
            self.terminal.out.print(self.terminal.say("cli-rules-where", game=self.session.game.id))

    def log(self, rest: str) -> None:
        """Shows what has happened lately."""
        viewer = self.session.state.player
        lines = self.session.lines(self.session.moves(), viewer)[-LOG_LINES:]
        for sentence, rule in lines:
            self.terminal.out.print(log_line(sentence, rule))
        if not lines:
            self.terminal.out.print(self.terminal.say("cli-log-empty"))

    def scores(self, rest: str) -> None:
        """Shows the live scores."""
        self.terminal.out.print(live_scores(self.terminal, self.session.state, self.session.names))

    def show(self, rest: str) -> None:
        """Draws everything again."""
        self._redraw = True

    def save(self, rest: str) -> None:
        """Saves the game, from now on in the named file if there is one."""
        path = Path(rest).expanduser() if rest else self.session.path
        if path is None:
            raise Unclear(self.terminal.say("cli-save-where"))
        if path != self.session.path and path.exists():
            raise Problem("cli-save-exists", file=str(path))
        write_record(path, self.session.record())
        self.session.path = path
        self.terminal.out.print(self.terminal.say("cli-saved", file=str(self.session.path)), soft_wrap=True)

    def help(self, rest: str) -> None:
        """The introduction and all words."""
        self.terminal.out.print(self.screen.introduction())
        grid = Grid(box=box.SIMPLE, show_header=False, pad_edge=False)
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        for command in self._commands:
            grid.add_row(self.terminal.say(command.name), self.terminal.say(command.help))
        self.terminal.out.print(grid)
        self.terminal.out.print(Text(self.screen.ways(), style="dim"))

    def quit(self, rest: str) -> None:
        """Leaves the table."""
        raise Quit


def _named(word: str) -> tuple[str, Any]:
    """A name and its value: numbers, and pairs such as 1,-2, are what they look like."""
    name, _, value = word.partition("=")
    try:
        parts = [int(part) for part in value.split(",")]
    except ValueError:
        return name, value
    return name, parts[0] if len(parts) == 1 else parts


def log_line(sentence: str, rule: str) -> Text:
    """A line of the log with its rule."""
    return Text.assemble(("· ", "dim"), sentence, (f"  {rule}" if rule else "", "dim"))
