"""`pentapolis rules`: the numbered rules of a game by section, one of them, or those with a word in them."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from ..core.game import Game
from .arguments import AsJson, GameName, Lang
from .as_json import print_json
from .problems import Problem, wrong_usage
from .safe_text import folded
from .settings import chosen_game
from .terminal import Terminal


def rules(
    context: typer.Context,
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="RULE", help="cli-help-rule", show_default=False)] = None,
    search: Annotated[
        str | None, typer.Option("--search", metavar="WORD", help="cli-help-search", show_default=False)
    ] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Prints rules."""
    terminal: Terminal = context.obj
    of = chosen_game(game)
    if json:
        _tell(terminal, of, rule, search)
    elif rule is not None and rule.lower() in of.rule_sections():
        print_section(terminal, of, rule.lower(), of.rule_sections()[rule.lower()])
    elif rule is not None:
        print_rule(terminal, of, rule_id(of, rule))
    elif search is not None:
        _print_found(terminal, of, search)
    else:
        for section, numbers in of.rule_sections().items():
            print_section(terminal, of, section, numbers)


def _tell(terminal: Terminal, of: Game, rule: str | None, search: str | None) -> None:
    """The rules that would be printed, as JSON."""
    sections = of.rule_sections()
    if rule is not None:
        wanted = sections[rule.lower()] if rule.lower() in sections else [rule_id(of, rule)]
    else:
        wanted = of.rule_ids() if search is None else _found(terminal, of, search)
    titles = {section: terminal.say(f"{of.id}-rules-{section}") for section in sections}
    print_json(
        [
            {"id": number, "section": section, "title": titles[section], "text": rule_text(terminal, of, number)}
            for section, numbers in sections.items()
            for number in numbers
            if number in wanted
        ]
    )


def rule_id(of: Game, text: str) -> str:
    """The rule meant by R42, r42 or 42."""
    wanted = "R" + text.strip().upper().removeprefix("R")
    if wanted not in of.rule_ids():
        ids = of.rule_ids()
        sections = ", ".join(of.rule_sections())
        raise wrong_usage("cli-no-such-rule", rule=text[:20], first=ids[0], last=ids[-1], sections=sections)
    return wanted


def rule_text(terminal: Terminal, of: Game, rule: str) -> str:
    """The sentences of a rule."""
    return terminal.say(f"{of.id}-{rule.lower()}")


def print_rule(terminal: Terminal, of: Game, rule: str) -> None:
    """Prints one rule, its number before it."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold #e08a5c", width=5, justify="right")
    grid.add_column()
    grid.add_row(rule, rule_text(terminal, of, rule))
    terminal.out.print(grid)


def print_section(terminal: Terminal, of: Game, section: str, numbers: list[str]) -> None:
    """Prints the rules of a section under its heading."""
    heading = Text(terminal.say(f"{of.id}-rules-{section}"), style="bold")
    terminal.out.print(Text.assemble(heading, (f"  ({section})", "dim")))
    for rule in numbers:
        print_rule(terminal, of, rule)
    terminal.out.print()


def _found(terminal: Terminal, of: Game, word: str) -> list[str]:
    """The rules with that word in them; raises Problem if there are none."""
    found = [rule for rule in of.rule_ids() if folded(word) in folded(rule_text(terminal, of, rule))]
    if not found:
        raise Problem("cli-nothing-found", word=word[:40])
    return found


def _print_found(terminal: Terminal, of: Game, word: str) -> None:
    for rule in _found(terminal, of, word):
        print_rule(terminal, of, rule)
