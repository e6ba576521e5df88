"""What lies in the middle of the table: Great Works, Monopolies, Forum and piles."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ...games.uchronia.cards import COLOURS
from ..terminal import Terminal
from .cards import NOTHING, Cards

MARK = "*"  # behind the name of a reconstructed Building


def header(terminal: Terminal, view: dict[str, Any]) -> Text:
    """Round, threshold and piles; whether the last turn has come."""
    status = terminal.say(
        "cli-uchronia-status",
        round=view["round"],
        threshold=view["threshold"],
        pile=view["pile"],
        discard=sum(view["discard"].values()),
        buildings=view["building_pile"],
    )
    line = Text.assemble((terminal.say("uchronia-name"), "bold"), "  ", status)
    if view["end_triggered"]:
        line.append(f"  {terminal.say('cli-uchronia-last-turn')}", "bold #e08a5c")
    return line


def building_name(terminal: Terminal, view: dict[str, Any], building: str) -> str:
    """The name, marked if the Building is reconstructed."""
    mark = MARK if view["buildings"][building]["source"] == "reconstructed" else ""
    return terminal.say(f"uchronia-building-{building}") + mark


def great_works(terminal: Terminal, cards: Cards, view: dict[str, Any]) -> Text:
    """A title, and a line for each Building: name, cost in its colour, points, and as much of its effect as fits."""
    rows = [_front(terminal, cards, view, id) for id in view["great_works"]]
    widths = [max(len(row[column]) for row in rows) for column in range(3)] if rows else []
    lines = [Text.assemble((terminal.say("uchronia-zone-great_works"), "bold"), _legend(terminal))]
    for id, row in zip(view["great_works"], rows, strict=True):
        line = Text()
        for part, width in zip(row, widths, strict=True):
            line.append_text(part).append(" " * (width - len(part) + 1))
        line.append(terminal.say(f"uchronia-building-{id}-text"), "dim")
        line.truncate(terminal.out.width, overflow="ellipsis")
        lines.append(line)
    return Text("\n").join(lines)


def _legend(terminal: Terminal) -> Text:
    """What the mark means."""
    return Text(f"  {MARK} {terminal.say('uchronia-source-reconstructed')}", style="dim")


def great_works_line(terminal: Terminal, cards: Cards, view: dict[str, Any]) -> Text:
    """The Buildings without their effects, for short terminals."""
    found = [Text(" ").join(_front(terminal, cards, view, id)) for id in view["great_works"]]
    return Text(" · ").join(found) if found else Text(NOTHING, style="dim")


def _front(terminal: Terminal, cards: Cards, view: dict[str, Any], building: str) -> tuple[Text, Text, Text]:
    """Name, cost and points of a Building."""
    card = view["buildings"][building]
    name = Text(building_name(terminal, view, building), style="bold")
    return name, cards.chips(cost_of(card)), Text(terminal.say("cli-uchronia-points", points=card["vp"]))


def cost_of(card: dict[str, Any]) -> dict[str, int]:
    """The cards a Building costs."""
    return {colour: card["cost"] if colour == card["colour"] else 0 for colour in COLOURS}


def monopolies(terminal: Terminal, cards: Cards, view: dict[str, Any], names: list[str]) -> Text:
    """Who holds what, and the points it gives."""
    line = Text(f"{terminal.say('cli-uchronia-monopolies')} ", style="bold")
    for number, (colour, holder) in enumerate(view["monopolies"].items()):
        line.append("  " if number else "", "not bold")
        line.append(cards.names[colour], f"not bold {cards.style(colour)}")
        if holder is None:
            line.append(f" {NOTHING}", "not bold dim")
        else:
            points = terminal.say("cli-uchronia-points", points=view["boards"][holder]["activities"][colour])
            line.append(f" {names[holder]} {points}", "not bold")
    return line


def building_card(terminal: Terminal, cards: Cards, view: dict[str, Any], building: str) -> Text:
    """Everything that is known about a Building."""
    card = view["buildings"][building]
    say = terminal.say
    drawn = Text.assemble((say(f"uchronia-building-{building}"), "bold"), "  ", cards.chips(cost_of(card)), "  ")
    drawn.append(say("cli-uchronia-points", points=card["vp"]))
    drawn.append(f"  {say('uchronia-kind-' + card['kind'])}  ", "dim")
    drawn.append(say("uchronia-source-" + card["source"]), "dim")
    return drawn.append(f"\n{say(f'uchronia-building-{building}-text')}", "not bold")
