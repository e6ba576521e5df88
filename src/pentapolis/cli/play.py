"""`pentapolis play`: a game at the terminal, against bots or with several people at one keyboard."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ..arena.play import traced
from ..bots.own import bring, own_bots
from .arguments import Lang, Long, MaybeGame, NoColour, Options, OwnBots, Players, Seed, Solo
from .own_modules import allow_own_modules
from .problems import INTERRUPTED, Problem, sentence_of, wrong_usage
from .prompt import Prompt, Quit, log_line
from .record_files import check_writable, new_record_file, sound_record
from .safe_text import clean, last_lines
from .scores import ranking_lines, score_sheet
from .screen import GameScreen
from .screens import screen_of
from .seats import chosen_seats, written_out
from .seeds import table_seed
from .session import TerminalSession
from .settings import chosen_game, chosen_options, chosen_players
from .terminal import Terminal

NEWS = 6  # lines of the log shown before a decision
FEW_NEWS = 3  # on a terminal with few rows
FEW_ROWS = 30
PAUSE = 0.4  # seconds before each move of a bot, at a terminal


def play(
    context: typer.Context,
    game: MaybeGame = None,
    players: Players = None,
    seat: Annotated[
        list[str] | None, typer.Option("--seat", metavar="NAME", help="cli-help-seat", show_default=False)
    ] = None,
    option: Options = None,
    solo: Solo = None,
    long: Long = False,
    seed: Seed = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="cli-help-save", show_default=False)
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="cli-help-resume", show_default=False)
    ] = None,
    forced_delay: Annotated[
        str | None,
        typer.Option("--forced-delay", metavar="SECONDS", help="cli-help-forced-delay", show_default=False),
    ] = None,
    no_colour: NoColour = False,
    bot: OwnBots = None,
    lang: Lang = None,
) -> int:
    """Plays a game."""
    terminal: Terminal = context.obj
    if no_colour:
        terminal.without_colour()
    pause = _pause(forced_delay, terminal)
    if resume is not None and any((players is not None, seat, option, solo is not None, long, seed is not None)):
        raise wrong_usage("cli-resume-alone", file=str(resume))
    if save is not None and save != resume:
        if save.exists():
            raise Problem("cli-save-exists", file=str(save))
        check_writable(save)
    allow_own_modules()
    bring({**own_bots(bot or []), **written_out(seat)})
    if resume is not None:
        session = _resumed(terminal, resume, game, save)
    else:
        if game is None:
            raise wrong_usage("cli-which-game")
        of = chosen_game(game)
        options = chosen_options(of, option, solo, long)
        if players is not None:
            chosen_players(of, players)
        seats = chosen_seats(of, terminal.texts, seat, players, alone=of.plays_alone(options))
        chosen_players(of, len(seats))
        path = save if save is not None else new_record_file(of.id)
        session = TerminalSession.start(terminal.texts, of, seats, table_seed(seed), options, path)
    return Play(terminal, session, pause).run()


def _resumed(terminal: Terminal, path: Path, game: str | None, save: Path | None) -> TerminalSession:
    record = sound_record(path)
    if game is not None and record.header.game != chosen_game(game).id:
        raise Problem("cli-other-game", file=str(path), game=record.header.game[:40])
    return TerminalSession.resume(terminal.texts, record, save if save is not None else path)


def _pause(text: str | None, terminal: Terminal) -> float:
    """Seconds to wait before a bot's move."""
    if text is None:
        return PAUSE if terminal.out.is_terminal else 0.0
    if text == "none":
        return 0.0
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise wrong_usage("cli-bad-delay", value=text[:40])
    return seconds


class Play:
    """The loop: bots move, people are asked, everything is saved as it happens."""

    def __init__(self, terminal: Terminal, session: TerminalSession, pause: float) -> None:
        self.terminal = terminal
        self.session = session
        self.screen: GameScreen = screen_of(session.game)(terminal, session)
        self.prompt = Prompt(terminal, session, self.screen)
        self.pause = pause
        self._told = [len(session.moves())] * session.state.players  # moves whose log each seat has read
        self._seated = -1  # the person who sees the screen; -1 while it shows nothing that is hidden

    def run(self) -> int:
        """Plays until the game is over or somebody leaves; returns the exit code."""
        try:
            self._welcome()
            while not self.session.state.over:
                self._step()
            self._finish()
        except (Quit, EOFError):
            self._leave()
        except KeyboardInterrupt:
            with suppress(KeyboardInterrupt):
                self._leave()
            return INTERRUPTED
        finally:
            self.session.close()
        return 0

    def _welcome(self) -> None:
        name = self.session.game.id
        self.terminal.out.print(
            Text.assemble((self.terminal.say(f"{name}-name"), "bold"), "  ", self.terminal.say(f"{name}-tagline"))
        )
        self.terminal.out.print(Text(self.terminal.say("cli-welcome"), style="dim"))
        self.terminal.out.print()

    def _step(self) -> None:
        if self.session.bot_plays():
            time.sleep(self.pause)
            self._let_bot_play()
            return
        seat = self.session.state.player
        if self._must_hand_over(seat):
            self.prompt.hand_over()
        elif self.terminal.out.is_terminal and self.session.moves():
            self.terminal.out.clear()
        self._seated = seat
        action = self.prompt.ask(self._news(seat)[-self._most_news() :])
        now = len(self.session.moves())
        self._told = [min(told, now) for told in self._told]  # something may have been taken back
        self.session.play(action)
        self._autosave()

    def _let_bot_play(self) -> None:
        """Lets a bot move; where one of somebody else fails, that is told with what it left behind."""
        name = self.session.names[self.session.state.player]
        try:
            self.session.play_bot()
        except (KeyboardInterrupt, Problem):
            raise
        except BaseException as error:  # a bot may fail in any way, or call sys.exit
            self._autosave()
            raise Problem("cli-bot-failed", bot=name, detail=traced(error)) from error
        for seat, incident in self.session.incidents():
            told: dict[str, int | str] = {"kind": incident.kind, "turn": incident.turn, "played": incident.played}
            told["detail"] = clean(incident.detail)
            self.terminal.complain(self.terminal.say("cli-bot-trouble", bot=self.session.names[seat], **told))
            for line in last_lines(incident.noise):
                self.terminal.err.print(f"  {line}", style="dim", soft_wrap=True)

    def _most_news(self) -> int:
        return NEWS if self.terminal.out.height >= FEW_ROWS else FEW_NEWS

    def _must_hand_over(self, seat: int) -> bool:
        """Whether somebody else could see what only the seat may see."""
        return self.screen.secrets and len(self.session.people()) > 1 and seat != self._seated

    def _news(self, seat: int) -> list[Text]:
        """The log since the seat last read it, as far as it may know."""
        moves = self.session.moves()[self._told[seat] :]
        self._told[seat] = len(self.session.moves())
        return [log_line(sentence, rule) for sentence, rule in self.session.lines(moves, seat)]

    def _last_news(self) -> list[Text]:
        """What happened since anybody last read the log, as everybody may know it."""
        moves = self.session.moves()[max(self._told) :]
        return [log_line(sentence, rule) for sentence, rule in self.session.lines(moves)]

    def _autosave(self) -> None:
        """Saves without a word; a file that cannot be written is told once and then forgotten."""
        try:
            self.session.save()
        except Problem as problem:
            self.session.path = None
            self.terminal.complain(sentence_of(self.terminal, problem)[0])

    def _leave(self) -> None:
        self._autosave()
        self.terminal.out.print()
        if self.session.path is not None:
            file = str(self.session.path)
            self.terminal.out.print(self.terminal.say("cli-left", file=file), soft_wrap=True)
        else:
            self.terminal.out.print(self.terminal.say("cli-left-unsaved"))

    def _finish(self) -> None:
        self._autosave()
        for line in self._last_news()[-NEWS:]:
            self.terminal.out.print(line)
        state, names = self.session.state, self.session.names
        cities = self.screen.at_end()
        if cities is not None:
            self.terminal.out.print(cities)
        self.terminal.out.print()
        self.terminal.out.print(score_sheet(self.terminal, state, names))
        for place in ranking_lines(self.terminal, state, names):
            self.terminal.out.print(place)
        if self.session.path is not None:
            self.terminal.out.print(self.terminal.say("cli-record-saved", file=str(self.session.path)), soft_wrap=True)
