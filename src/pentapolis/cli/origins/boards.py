"""What the players have: all of the own board, the rivals in short."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from .signs import NOTHING, Signs

View = dict[str, Any]
SPACE = "  "


def own_lines(signs: Signs, view: View, seat: int, names: list[str]) -> list[Text]:
    """Resources, workers, Advisors and towers of the player who decides."""
    board = view["boards"][seat]
    first = title(signs, view, seat, names)
    first.append_text(resources(signs, board))
    second = Text(f"{signs.say('cli-origins-workers')} ", style="bold").append_text(workers(signs, board))
    second.append(SPACE + signs.say("cli-origins-bases", free=board["free_bases"], bases=board["bases"]), "not bold")
    second.append(SPACE + signs.say("cli-origins-tokens", count=board["tokens"]), "not bold")
    third = Text(f"{signs.say('cli-origins-towers')} ", style="bold").append_text(signs.counts(board["towers"]))
    third.append(f"  {signs.say('origins-term-advisors')} ").append_text(advisors(signs, board))
    if board["signs"]:
        held = ", ".join(signs.say(f"origins-sign-{sign}") for sign in board["signs"])
        third.append(f"  {signs.say('cli-origins-signs')} ").append(held, "not bold")
    lines = [first, second, third]
    if board["kept"]:
        kept = Text(f"{signs.say('cli-origins-kept')} ", style="bold")
        lines.append(kept.append_text(Text(" ").join([signs.building(id) for id in board["kept"]])))
    return lines


def rival_lines(signs: Signs, view: View, seat: int, names: list[str]) -> list[Text]:
    """A rival in two lines."""
    board = view["boards"][seat]
    first = title(signs, view, seat, names)
    first.append_text(resources(signs, board)).append(SPACE).append_text(workers(signs, board))
    second = Text("  ").append_text(signs.counts(board["towers"]))
    second.append(f"  {signs.say('origins-term-advisors')} ").append_text(advisors(signs, board))
    taken = sum(1 for seat in board["seats"] if seat["die"] is not None)
    second.append(SPACE + signs.say("cli-origins-city", tiles=len(board["city"]), seats=taken))
    for sign in board["signs"]:
        second.append(SPACE + signs.say(f"origins-sign-{sign}"))
    return [first, second]


def title(signs: Signs, view: View, seat: int, names: list[str]) -> Text:
    """The name and the points, and whether they have passed."""
    board = view["boards"][seat]
    line = Text.assemble((names[seat], "bold"), SPACE, signs.say("cli-origins-points", points=board["score"]), SPACE)
    if board["passed"]:
        line.append(f"({signs.say('cli-origins-passed')}) ", "dim")
    return line


def resources(signs: Signs, board: View) -> Text:
    """How much of each."""
    found = [f"{signs.say(f'origins-resource-{id}')} {count}" for id, count in board["resources"].items()]
    return Text(" · ".join(found))


def workers(signs: Signs, board: View) -> Text:
    """Unused Freemen, the Archon if it is there, Speakers."""
    found = [signs.die(die) for die in board["unused"]]
    if board["archon"] is None:
        found.append(Text(f" {signs.say('cli-origins-archon-letter')} ", style="reverse"))
    found += [signs.speaker(value) for value in board["speakers"]]
    return Text(" ").join(found) if found else Text(NOTHING, style="dim")


def advisors(signs: Signs, board: View) -> Text:
    """Their colours in order."""
    return Text("").join([signs.chip(colour) for colour in board["advisors"]]) if board["advisors"] else Text(NOTHING)
